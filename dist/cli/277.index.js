export const id = 277;
export const ids = [277];
export const modules = {

/***/ 9277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPermissions: () => (/* binding */ runPermissions)
/* harmony export */ });
/* harmony import */ var _engine_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4616);
/* harmony import */ var _engine_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8134);
/* harmony import */ var _report_permission_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5601);
/* harmony import */ var _runtimes_ogcode_permissions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1042);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6137);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8565);






/**
 * `skillgate permissions`: which of ogcode's rules decides for every skill, or for the names given, whether there are
 * such skills or not. Throws a ConfigurationError for wrong flags.
 */
async function runPermissions(names, flags) {
    const { tree, options } = await (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .readTask */ .gv)([], flags);
    const report = (0,_engine_check_js__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z)(tree, options);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .print */ .yy)((0,_report_permission_table_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPermissionTables */ .h)(names.length === 0 ? report : ask(report, names), (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .paletteFor */ .DO)('stdout')));
    return _engine_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.pass;
}
function ask(report, names) {
    return { ...report, permissions: report.permissions.map((plan) => decide(plan, names)) };
}
function decide(plan, names) {
    const rules = (0,_runtimes_ogcode_permissions_js__WEBPACK_IMPORTED_MODULE_3__/* .permissions */ .P)(Object.fromEntries(plan.rules.map(({ pattern, action }) => [pattern, action])));
    return {
        ...plan,
        decisions: names.map((name) => ({
            skill: name,
            ...rules.evaluate(name),
            runnerUp: rules.runnerUp(name),
        })),
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

/***/ 5601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ permissionTables),
/* harmony export */   h: () => (/* binding */ renderPermissionTables)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9708);
/* harmony import */ var _palette_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7048);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5883);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6257);




/** The permission tables of all configuration files as words. */
function permissionTables({ permissions }) {
    return permissions.map(tableOf);
}
function tableOf({ path, rules, decisions }) {
    return { path: (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .showPath */ .P8)(path), rows: decisions.map(rowOf), hasRules: rules.length > 0 };
}
function rowOf({ skill, action, rule, runnerUp }) {
    return {
        skill: (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(skill),
        action,
        ...(rule === '' ? {} : { rule: (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(rule) }),
        ...(runnerUp === '' ? {} : { runnerUp: (0,_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(runnerUp) }),
    };
}
/** The permission tables for terminals: skill, action, deciding rule, and the rule that comes next. */
function renderPermissionTables(report, palette = _palette_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN */ .t) {
    const tables = permissionTables(report);
    if (tables.length === 0)
        return 'No permission rules.\n';
    return `${tables.map((table) => renderTable(table, palette).join('\n')).join('\n\n')}\n`;
}
function renderTable({ path, rows, hasRules }, palette) {
    const head = palette.bold(hasRules ? path : `${path} (no rule holds)`);
    const lines = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .alignColumns */ .R)(rows.map(({ skill, action, rule, runnerUp }) => [
        { text: skill },
        { text: action, paint: paintOf(action, palette) },
        { text: rule === undefined ? 'no rule matches' : `by "${rule}"` },
        { text: runnerUp === undefined ? '' : `(before "${runnerUp}")`, paint: palette.dim },
    ]));
    return [head, ...lines.map((line) => `  ${line}`.trimEnd())];
}
function paintOf(action, palette) {
    return { allow: palette.green, ask: palette.yellow, deny: palette.red }[action];
}


/***/ })

};
