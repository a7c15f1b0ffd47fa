export const id = 820;
export const ids = [820];
export const modules = {

/***/ 820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6046);
/* harmony import */ var _engine_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8134);
/* harmony import */ var _platform_report_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7909);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7524);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9295);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8565);






/** Where the baseline goes when no policy names a place. */
const USUAL_PLACE = '.github/skillgate-baseline.json';
/**
 * `--write-baseline`: accepts all that is found now, so that an old repository can gate new findings from today.
 * Throws a ConfigurationError where only a part of the repository is looked at, which would forget the rest.
 */
async function writeBaseline(task, run) {
    if (task.options.paths || task.changes)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j('--write-baseline: a baseline speaks of the whole repository; name no paths and no --changed-since');
    const place = (0,_policy_load_js__WEBPACK_IMPORTED_MODULE_3__.readPolicy)(task.tree, task.policyFile)?.baseline;
    const { findings, smoke } = await run({ ...task, ignoresBaseline: true });
    if (smoke?.interrupted === true) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .printError */ .yJ)('skillgate: interrupted, so no baseline is written');
        return _engine_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.interrupted;
    }
    const file = (0,_platform_report_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeReportFile */ .a)(task.directory, place ?? USUAL_PLACE, (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .renderBaseline */ .qL)(findings));
    const hint = place === undefined ? `; name it in the policy: baseline: ${file}` : '';
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .print */ .yy)(`Accepted what is found now in ${file}${hint}.`);
    return _engine_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.pass;
}


/***/ })

};
