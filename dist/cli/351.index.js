export const id = 351;
export const ids = [351,665];
export const modules = {

/***/ 351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./build/engine/check.js + 6 modules
var check = __webpack_require__(4616);
// EXTERNAL MODULE: ./build/engine/exit-status.js
var exit_status = __webpack_require__(8134);
// EXTERNAL MODULE: ./build/domain/location.js
var domain_location = __webpack_require__(9994);
// EXTERNAL MODULE: ./build/engine/discover.js + 2 modules
var discover = __webpack_require__(4585);
// EXTERNAL MODULE: ./build/engine/load.js
var load = __webpack_require__(6287);
// EXTERNAL MODULE: ./build/formats/documents.js + 1 modules
var formats_documents = __webpack_require__(9408);
// EXTERNAL MODULE: ./build/runtimes/index.js + 21 modules
var runtimes = __webpack_require__(5819);
;// CONCATENATED MODULE: ./build/engine/plan.js





/**
 * Predicts what each runtime does with a tree: an object by runtime id, with a plan for every runtime that was asked.
 * Never throws for what the tree holds. Sources: vectors/ongrid-skill-json.json, ongrid-native-skill-md.json,
 * ogcode-project.json, ogcode-skill-md.json; the open specification for `agent-skills`.
 */
function plan(tree, options = {}) {
    const documents = new formats_documents/* Documents */.j(tree);
    const settings = settingsOf(documents, options);
    const asked = runtimes/* runtimes */.m.filter(({ id }) => options.runtimes?.includes(id) ?? true);
    return Object.fromEntries(asked.map((runtime) => [runtime.id, present(runtime.load(documents, settings))]));
}
function settingsOf(documents, options) {
    const { project = '.', paths, home, outside } = options;
    const allowList = options.allowList?.map((root) => (typeof root === 'string' ? { path: root } : root));
    return {
        manifests: (0,discover/* discover */.k)(documents, allowList ? { allowList } : {}).manifests,
        allowList: allowList ?? load/* DEFAULT_ALLOW_LIST */.D3,
        project,
        ...(paths ? { skillPaths: paths } : {}),
        ...(home === undefined ? {} : { home }),
        ...(outside ? { outside } : {}),
    };
}
function present({ decisions, warnings, log }) {
    return {
        registered: decisions
            .flatMap((decision) => (isLoaded(decision) && decision.skill ? [decision.skill] : []))
            .toSorted((a, b) => (0,domain_location/* compareText */.n6)(a.name, b.name) || (0,domain_location/* compareText */.n6)(a.path, b.path)),
        skipped: decisions
            .filter((decision) => !isLoaded(decision))
            .map(({ verdict, path, reason, message }) => ({
            path,
            reason: reason ?? verdict,
            message: message ?? '',
        })),
        warnings,
        log,
    };
}
function isLoaded({ verdict }) {
    return verdict === 'loads' || verdict === 'renamed';
}

// EXTERNAL MODULE: ./build/engine/settle.js
var settle = __webpack_require__(2840);
// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
// EXTERNAL MODULE: ./build/report/load-table.js
var load_table = __webpack_require__(2706);
// EXTERNAL MODULE: ./build/report/palette.js
var report_palette = __webpack_require__(7048);
// EXTERNAL MODULE: ./build/report/persona-table.js
var persona_table = __webpack_require__(8418);
;// CONCATENATED MODULE: ./build/report/plan.js



/** What `skillgate plan` prints: the load table, and who may call what where there are personas. */
function renderPlan(report, palette = report_palette/* PLAIN */.t) {
    const personas = (0,persona_table/* renderPersonaTable */.x)(report, palette);
    return personas === ''
        ? (0,load_table/* renderLoadTable */.f6)(report, palette)
        : `${(0,load_table/* renderLoadTable */.f6)(report, palette)}\n${personas}`;
}

// EXTERNAL MODULE: ./build/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(6137);
// EXTERNAL MODULE: ./build/cli/terminal.js
var terminal = __webpack_require__(8565);
;// CONCATENATED MODULE: ./build/cli/plan.js








/** `skillgate plan`: prints the load table and who may call what. Throws a ConfigurationError for wrong flags. */
async function runPlan(paths, flags) {
    const { tree, options } = await (0,cli_flags/* readTask */.gv)(paths, flags);
    const report = (0,check/* check */.z)(tree, options);
    (0,terminal/* print */.yy)(flags.format === 'json'
        ? (0,json/* printableJson */.et)(planAsJson(report, tree, options))
        : renderPlan(report, (0,terminal/* paletteFor */.DO)('stdout')));
    return exit_status/* EXIT */.d.pass;
}
/** The load table by skill, and by runtime what it registers, passes over, warns about and prints. */
function planAsJson(report, tree, options) {
    const { allowList, project, policy } = (0,settle/* settle */.G)(options);
    const home = policy?.ogcode?.home;
    return {
        skills: report.plan,
        personas: report.personas,
        runtimes: plan(tree, {
            ...(allowList ? { allowList } : {}),
            ...(project === undefined ? {} : { project }),
            ...(home === undefined ? {} : { home }),
        }),
    };
}


/***/ }),

/***/ 9708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ alignColumns)
/* harmony export */ });
/* harmony import */ var _character_cells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7264);

/** Lines of a table with aligned columns, two spaces between them; colours do not count for the width. */
function alignColumns(rows) {
    const widths = [];
    for (const row of rows) {
        for (const [index, { text }] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, (0,_character_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(text));
    }
    return rows.map((row) => row.map((column, index) => fill(column, index === row.length - 1 ? 0 : (widths[index] ?? 0))).join('  '));
}
function fill({ text, paint }, width) {
    const spaces = (0,_character_cells_js__WEBPACK_IMPORTED_MODULE_0__/* .pad */ .eV)(text, width).slice(text.length);
    return `${paint ? paint(text) : text}${spaces}`;
}


/***/ }),

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


/***/ }),

/***/ 2706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f6: () => (/* binding */ renderLoadTable),
/* harmony export */   lT: () => (/* binding */ loadTable)
/* harmony export */ });
/* unused harmony export shortCell */
/* harmony import */ var _domain_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6632);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9708);
/* harmony import */ var _palette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7048);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5883);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6257);





/** The load table as words: every skill, and every runtime that is judged by or would read one of them. */
function loadTable({ plan, runtimes: judged }) {
    const runtimes = _domain_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .RUNTIME_IDS */ .o.filter((runtime) => judged.includes(runtime) || plan.some((row) => row.cells[runtime] !== undefined));
    return { runtimes, rows: plan.map((row) => rowOf(row, runtimes)) };
}
function rowOf(row, runtimes) {
    const cells = runtimes.map((runtime) => cellOf(row, runtime));
    return {
        path: (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(row.path),
        ...(row.name === undefined ? {} : { name: (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(row.name) }),
        cells,
        isPlain: cells.every((cell) => cell.isPlain || !cell.isJudged),
    };
}
function cellOf(row, runtime) {
    const cell = row.cells[runtime];
    const isJudged = row.judgedBy.includes(runtime);
    if (cell === undefined)
        return { runtime, verdict: 'not read', isPlain: false, isJudged };
    return { runtime, ...describeCell(cell), isPlain: cell.verdict === 'loads', isJudged };
}
function describeCell(cell) {
    switch (cell.verdict) {
        case 'loads':
            return { verdict: 'loads' };
        case 'renamed':
            return { verdict: 'loads as', name: (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(cell.name ?? '') };
        case 'shadowed':
            return cell.shadowedBy === undefined
                ? { verdict: 'shadowed', ...whyOf(cell) }
                : { verdict: 'shadowed', why: `by ${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(cell.shadowedBy)}` };
        case 'skipped':
        case 'invisible':
            return { verdict: cell.verdict, ...whyOf(cell) };
    }
}
function whyOf({ message, reason }) {
    const why = message ?? reason;
    return why === undefined ? {} : { why: (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(why, 200) };
}
/** A cell in one stretch: `loads as deploy_app`, `skipped`. */
function shortCell({ verdict, name }) {
    return name === undefined ? verdict : `${verdict} ${name}`;
}
/** The load table for terminals: aligned columns, with the reasons below each row. */
function renderLoadTable(report, palette = _palette_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN */ .t) {
    const { runtimes, rows } = loadTable(report);
    if (rows.length === 0)
        return 'No skills.\n';
    const head = ['skill', ...runtimes].map((text) => ({ text, paint: palette.bold }));
    const [first, ...others] = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .alignColumns */ .R)([head, ...rows.map((row) => columnsOf(row, palette))]);
    const body = rows.flatMap((row, index) => [others[index] ?? '', ...renderReasons(row, palette)]);
    const isAnyForInformation = rows.some((row) => row.cells.some(isForInformation));
    const legend = isAnyForInformation
        ? ['', palette.dim('(…): for information, that runtime does not count for the skill')]
        : [];
    return `${[first, ...body, ...legend].join('\n')}\n`;
}
function columnsOf(row, palette) {
    return [
        { text: row.path },
        ...row.cells.map((cell) => ({ text: textOf(cell), paint: paintOf(cell, palette) })),
    ];
}
function textOf(cell) {
    if (cell.verdict === 'not read')
        return '-';
    return isForInformation(cell) ? `(${shortCell(cell)})` : shortCell(cell);
}
function paintOf(cell, palette) {
    if (!cell.isJudged)
        return palette.dim;
    if (cell.isPlain)
        return palette.green;
    return cell.verdict === 'loads as' || cell.verdict === 'shadowed' ? palette.yellow : palette.red;
}
function isForInformation(cell) {
    return !cell.isJudged && cell.verdict !== 'not read';
}
function renderReasons({ cells }, palette) {
    return cells
        .filter((cell) => cell.why !== undefined)
        .map((cell) => palette.dim(`  ${cell.runtime}: ${shortCell(cell)}: ${cell.why ?? ''}`));
}


/***/ }),

/***/ 8418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ personaRows),
/* harmony export */   x: () => (/* binding */ renderPersonaTable)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9708);
/* harmony import */ var _palette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7048);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5883);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7342);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6257);





/** The skills that have a class, with the personas whose permission_mode reaches it; empty where there is no persona. */
function personaRows({ plan, personas }) {
    if (personas.length === 0)
        return [];
    return plan.flatMap(({ path, class: own }) => {
        if (own === undefined)
            return [];
        const reaching = personas.filter(({ classes }) => classes.includes(own));
        return [
            { path: (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(path), class: (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(own), personas: reaching.map(({ name }) => (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(name)) },
        ];
    });
}
/** The other half of a class, for terminals: skill, class, and who may call it; empty where there is nothing to show. */
function renderPersonaTable(report, palette = _palette_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN */ .t) {
    const rows = personaRows(report);
    if (rows.length === 0)
        return '';
    const head = ['skill', 'class', 'may be called by'].map((text) => ({ text, paint: palette.bold }));
    const body = rows.map((row) => [
        { text: row.path },
        { text: row.class },
        row.personas.length === 0 ? { text: 'nobody', paint: palette.red } : { text: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .listWords */ .yh)(row.personas) },
    ]);
    return `${(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .alignColumns */ .R)([head, ...body])
        .map((line) => line.trimEnd())
        .join('\n')}\n`;
}


/***/ })

};
