export const id = 278;
export const ids = [278];
export const modules = {

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderGithubCommands: () => (/* binding */ renderGithubCommands)
});

// EXTERNAL MODULE: ./build/domain/finding.js
var finding = __webpack_require__(9304);
// EXTERNAL MODULE: ./build/report/counted.js
var counted = __webpack_require__(1109);
// EXTERNAL MODULE: ./build/report/fixes.js
var fixes = __webpack_require__(8831);
// EXTERNAL MODULE: ./build/report/messages.js
var messages = __webpack_require__(5327);
// EXTERNAL MODULE: ./build/report/places.js
var places = __webpack_require__(5883);
// EXTERNAL MODULE: ./build/report/verdict.js
var verdict = __webpack_require__(7342);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
;// CONCATENATED MODULE: ./build/report/github.js







/** How many annotations of each severity GitHub shows of a step; the rest is dropped in silence. */
const ANNOTATION_LIMIT = 10;
/** The longest message that is not cut, in UTF-16 units. */
const MESSAGE_LIMIT = 4096;
/**
 * Picks what GitHub will show. Where the result is not `pass`, or where findings have to be left out, a closing sentence
 * takes a slot of its own and comes first: the outcome, what was left out, and where it is (`restIn`: `the job summary`).
 */
function selectAnnotations(report, restIn) {
    const findings = finding/* SEVERITIES */.oC.map((severity) => byNewness((0,counted/* countedFindings */.H)(report).filter((finding) => finding.severity === severity)));
    const isOverfull = findings.some((ofOne) => ofOne.length > ANNOTATION_LIMIT);
    const closing = closingSeverity(report, isOverfull);
    const shown = findings.map((ofOne) => ofOne.slice(0, ANNOTATION_LIMIT - (ofOne[0]?.severity === closing ? 1 : 0)));
    const [error = 0, warning = 0, notice = 0] = findings.map((ofOne, index) => ofOne.length - (shown[index]?.length ?? 0));
    const leftOut = { error, warning, notice };
    const annotations = shown.flat().map(annotationOf);
    if (closing === undefined)
        return { annotations, leftOut };
    const message = closingSentence(report, leftOut, restIn);
    return { annotations: [{ severity: closing, title: 'Skillgate', message }, ...annotations], leftOut };
}
/** The findings that count as annotations, all of them: gravest first, then new ones, files in order. */
function allAnnotations(report) {
    return SEVERITIES.flatMap((severity) => byNewness(countedFindings(report).filter((finding) => finding.severity === severity))).map(annotationOf);
}
/** What the change at hand brought comes before what was there; otherwise the order stays. */
function byNewness(findings) {
    return findings.toSorted((a, b) => Number(b.isNew === true) - Number(a.isNew === true));
}
function closingSeverity({ result }, isOverfull) {
    if (result !== 'pass')
        return 'error';
    return isOverfull ? 'notice' : undefined;
}
function closingSentence(report, leftOut, restIn) {
    const number = leftOut.error + leftOut.warning + leftOut.notice;
    if (number === 0)
        return (0,verdict/* verdict */.WJ)(report);
    return `${(0,verdict/* verdict */.WJ)(report)} Not shown here: ${(0,verdict/* countFindings */.Gt)(leftOut)}; all of them are in ${restIn}.`;
}
function annotationOf(finding) {
    const { severity, location } = finding;
    const head = { severity, title: (0,visible/* showValue */.vp)(finding.rule), message: messageOf(finding) };
    return (0,places/* isRepository */.Z6)(location) ? head : { ...head, path: location.path, ...linesOf(location) };
}
/** The words first, since they say how to mend it and what is too long is cut at its end; then fix, effects and related places. */
function messageOf(finding) {
    const fix = (0,fixes/* describeFix */.D)(finding);
    const lines = [
        (0,messages/* renderMessage */.e4)(finding),
        ...(fix === undefined ? [] : [fix]),
        ...finding.effects.map(messages/* renderEffect */.sl),
        ...finding.related.map(({ location, note }) => `see ${(0,places/* showPlace */.R3)(location)}: ${(0,visible/* showValue */.vp)(note, 200)}`),
    ];
    return (0,visible/* cut */.Jj)(lines.join('\n'), MESSAGE_LIMIT);
}
function linesOf({ start, end }) {
    if (start.line === end.line) {
        const endColumn = Math.max(start.column, end.column - 1);
        return { startLine: start.line, endLine: start.line, startColumn: start.column, endColumn };
    }
    const endLine = end.column === 1 ? end.line - 1 : end.line;
    return { startLine: start.line, endLine: Math.max(start.line, endLine) };
}

// EXTERNAL MODULE: ./build/report/output-safety.js
var output_safety = __webpack_require__(9546);
;// CONCATENATED MODULE: ./build/report/github-commands.js


/**
 * The annotations as workflow commands, for a job that runs the command line rather than the action. Everything in them
 * is escaped as the runner unescapes it, so that no text ends a command or begins another.
 * Source: GitHub's "Workflow commands", `escapeData` and `escapeProperty` of actions/toolkit.
 */
function renderGithubCommands(report) {
    const { annotations } = selectAnnotations(report, 'the other formats');
    return annotations.map((annotation) => `${commandOf(annotation)}\n`).join('');
}
function commandOf({ severity, message, title, path, ...lines }) {
    const properties = {
        file: path,
        line: lines.startLine,
        endLine: lines.endLine,
        col: lines.startColumn,
        endColumn: lines.endColumn,
        title,
    };
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty((0,output_safety/* neutralise */.$)(String(value)))}`);
    return `::${severity} ${list.join(',')}::${escapeData((0,output_safety/* neutralise */.$)(message))}`;
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ })

};
