export const id = 227;
export const ids = [227];
export const modules = {

/***/ 4227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _domain_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9304);
/* harmony import */ var _fixes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8831);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5327);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5883);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6257);





/**
 * The report as JUnit XML, as GitLab, Jenkins, Azure and others read it: a suite for each file, a case for each finding,
 * one passing case for a file without any. A finding below the threshold passes and keeps its text as output, since the
 * format knows no warnings; one that is accepted is skipped.
 */
function renderJunit(report, options = {}) {
    const suites = suitesOf(report);
    const fails = (finding) => isFailure(finding, report.failOn);
    const cases = suites.flatMap((suite) => casesOf(suite, fails)).length + report.notChecked.length;
    const failures = report.findings.filter(fails).length;
    const seconds = ((options.milliseconds ?? 0) / 1000).toFixed(3);
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="Skillgate" tests="${cases}" failures="${failures}" errors="0" time="${seconds}">`,
        ...suites.map((suite) => renderSuite(suite, fails)),
        ...(report.notChecked.length === 0 ? [] : [renderNotChecked(report.notChecked)]),
        '</testsuites>',
    ];
    return `${lines.join('\n')}\n`;
}
function suitesOf({ manifests, findings }) {
    const byPath = new Map(manifests.map(({ path }) => [path, []]));
    for (const finding of findings) {
        const others = byPath.get(finding.location.path);
        if (others)
            others.push(finding);
        else
            byPath.set(finding.location.path, [finding]);
    }
    return Array.from(byPath, ([path, ofOne]) => ({ path, findings: ofOne }));
}
function isFailure({ severity, suppressed }, failOn) {
    return failOn !== 'never' && suppressed === undefined && (0,_domain_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSeverity */ .zK)(severity, failOn) <= 0;
}
function renderSuite(suite, fails) {
    const cases = casesOf(suite, fails);
    const failures = suite.findings.filter(fails).length;
    const skipped = suite.findings.filter(({ suppressed }) => suppressed !== undefined).length;
    const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
    return [`  <testsuite name="${attribute(nameOf(suite.path))}" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
}
function nameOf(path) {
    return (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepository */ .Z6)({ path }) ? 'repository' : (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path);
}
function casesOf({ path, findings }, fails) {
    const className = attribute(nameOf(path));
    if (findings.length === 0)
        return [`    <testcase name="no findings" classname="${className}"/>`];
    return findings.map((finding) => {
        const { rule, location } = finding;
        const name = attribute(`${(0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .showValue */ .vp)(rule)} (${location.start.line}:${location.start.column})`);
        const file = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepository */ .Z6)(location) ? '' : ` file="${className}" line="${location.start.line}"`;
        const outcome = outcomeOf(finding, fails(finding));
        return `    <testcase name="${name}" classname="${className}"${file}>${outcome}</testcase>`;
    });
}
function outcomeOf(finding, fails) {
    const { suppressed, severity } = finding;
    if (suppressed !== undefined) {
        const reason = `accepted in ${(0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R3)(suppressed.source)}: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .showValue */ .vp)(suppressed.reason, 400)}`;
        return `<skipped message="${attribute(reason)}"/>`;
    }
    if (!fails)
        return `<system-out>${text(`${severity}: ${describe(finding)}`)}</system-out>`;
    const message = attribute((0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMessage */ .e4)(finding));
    return `<failure type="${severity}" message="${message}">${text(describe(finding))}</failure>`;
}
function describe(finding) {
    const fix = (0,_fixes_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFix */ .D)(finding);
    return [
        `${(0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R3)(finding.location)}: ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMessage */ .e4)(finding)}`,
        ...finding.effects.map(_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .renderEffect */ .sl),
        ...finding.related.map(({ location, note }) => `see ${(0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .showPlace */ .R3)(location)}: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .showValue */ .vp)(note, 200)}`),
        ...(fix === undefined ? [] : [fix]),
    ].join('\n');
}
function renderNotChecked(files) {
    const cases = files.map(({ path, why }) => {
        const skipped = `<skipped message="${attribute((0,_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .showValue */ .vp)(why, 200))}"/>`;
        return `    <testcase name="${attribute((0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .showPath */ .P8)(path))}" classname="not checked">${skipped}</testcase>`;
    });
    const counts = `tests="${files.length}" failures="0" errors="0" skipped="${files.length}"`;
    return [`  <testsuite name="not checked" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
}
/** What XML 1.0 cannot hold, not even as a reference. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;
const ENTITY = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    // A job's log is read for commands: `##[x]` anywhere, `::x::` at the start of a line.
    '##[': '##&#91;',
    '\n::': '\n&#58;:',
};
function text(value) {
    return value
        .replaceAll(FORBIDDEN, '\ufffd')
        .replaceAll(/##\[|\n::|[&<>"]/g, (found) => ENTITY[found] ?? found);
}
function attribute(value) {
    return text(value).replaceAll('\n', '&#10;');
}


/***/ })

};
