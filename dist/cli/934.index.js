export const id = 934;
export const ids = [934];
export const modules = {

/***/ 2934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   followSmoke: () => (/* binding */ followSmoke)
/* harmony export */ });
/* harmony import */ var _report_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8565);


/**
 * Shows on a terminal how far the smoke runs have come, and lets Ctrl-C end what runs: what is done is reported. A
 * second Ctrl-C ends the program.
 */
async function followSmoke(run) {
    const controller = new AbortController();
    const stop = () => controller.abort();
    process.once('SIGINT', stop);
    try {
        return await run({
            signal: controller.signal,
            ...((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .isWatched */ .Df)('stderr') ? { onProgress: (progress) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .printProgress */ .z0)(describe(progress)) } : {}),
        });
    }
    finally {
        process.removeListener('SIGINT', stop);
        if ((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .isWatched */ .Df)('stderr'))
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .printProgress */ .z0)('');
    }
}
function describe({ done, total, running }) {
    const names = running.map((name) => (0,_report_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(name).slice(0, 40)).join(', ');
    return `smoke runs: ${done} of ${total}${names === '' ? '' : `, now ${names}`}`;
}


/***/ })

};
