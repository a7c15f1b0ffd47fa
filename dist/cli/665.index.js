export const id = 665;
export const ids = [665];
export const modules = {

/***/ 9665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ printableJson),
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/* unused harmony exports REPORT_VERSION, toJsonReport */
/* harmony import */ var _domain_smoke_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9688);
/* harmony import */ var _domain_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6632);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5327);



/** Grows when a field changes its meaning or goes; new fields may come at any time. */
const REPORT_VERSION = 1;
/** The report as plain data, with the words of every finding. */
function toJsonReport(report) {
    const names = new Map(report.plan.map(({ path, name }) => [path, name]));
    return {
        version: REPORT_VERSION,
        result: report.result,
        counts: report.counts,
        skills: report.manifests.filter(_domain_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isSkill */ .g).map(({ path, kind, runtimes }) => {
            const name = names.get(path);
            return name === undefined ? { path, kind, runtimes } : { path, kind, name, runtimes };
        }),
        plan: report.plan,
        permissions: report.permissions.map(permissionsOf),
        smoke: report.smoke ? smokeOf(report.smoke) : null,
        findings: report.findings.map(findingOf),
        notChecked: report.notChecked,
        personas: report.personas,
    };
}
/** What was observed stands among the findings. */
function smokeOf(smoke) {
    const results = smoke.results.map(({ observations: _observations, ...result }) => result);
    return { verdict: (0,_domain_smoke_js__WEBPACK_IMPORTED_MODULE_0__/* .overallVerdict */ .Bn)(smoke), ...smoke, results };
}
/** What workflow commands are made of, and what terminals act on; within JSON strings an escape means the same. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSAFE = /##\[|[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** The JSON report as text, ended by a line feed. */
function renderJson(report) {
    return printableJson(toJsonReport(report));
}
/** JSON as text, ended by a line feed. It is safe to print: no line of it is a workflow command or moves a cursor. */
function printableJson(value) {
    const text = JSON.stringify(value, undefined, 2);
    return `${text.replace(UNSAFE, escapeUnsafe)}\n`;
}
function escapeUnsafe(unsafe) {
    if (unsafe === '##[')
        return String.raw `##\u005b`;
    return String.raw `\u${unsafe.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function findingOf(finding) {
    const { suppressed, isNew } = finding;
    return {
        rule: finding.rule,
        severity: finding.severity,
        message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMessage */ .e4)(finding),
        location: locationOf(finding.location),
        effects: finding.effects.map(({ runtime, outcome, detail }) => ({ runtime, outcome, detail })),
        related: finding.related.map(({ location, note }) => ({ location: locationOf(location), note })),
        fingerprint: finding.fingerprint,
        ...(isNew === undefined ? {} : { isNew }),
        ...(suppressed === undefined
            ? {}
            : { suppressed: { reason: suppressed.reason, source: locationOf(suppressed.source) } }),
    };
}
function locationOf({ path, start, end }) {
    return {
        path,
        start: { line: start.line, column: start.column },
        end: { line: end.line, column: end.column },
    };
}
function permissionsOf({ path, rules, decisions }) {
    return {
        path,
        rules: rules.map(({ pattern, action, patternLocation }) => ({
            pattern,
            action,
            location: locationOf(patternLocation),
        })),
        decisions: decisions.map(decisionOf),
    };
}
function decisionOf({ skill, action, rule, runnerUp, }) {
    return { skill, action, rule, runnerUp };
}


/***/ })

};
