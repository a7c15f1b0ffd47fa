export const id = 916;
export const ids = [916];
export const modules = {

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

/***/ 3916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMarkdown: () => (/* binding */ renderMarkdown)
});

// UNUSED EXPORTS: COMMENT_BYTES

// EXTERNAL MODULE: ./build/report/counted.js
var counted = __webpack_require__(1109);
// EXTERNAL MODULE: ./build/report/verdict.js
var verdict = __webpack_require__(7342);
// EXTERNAL MODULE: ./build/report/fixes.js
var fixes = __webpack_require__(8831);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
;// CONCATENATED MODULE: ./build/report/markdown-escape.js

/** Everything within a line that Markdown, HTML or GitHub's own notations give a meaning to. */
const SPECIAL = /[\\`*_[\]<>&|~@#!$]|:(?=\/\/)/g;
const BREAK = '\u200b';
/**
 * What becomes a link or a picture even when written with references: mentions and mail addresses, issue numbers,
 * addresses, `:emoji:`. Renderers look for these in the finished text, so something has to stand in between.
 */
const LINKING = /@(?=\w)|#(?=\d)|\bGH-(?=\d)|:(?=\/\/|[a-z+-][\w+-]*:)|\bwww(?=\.)/gi;
/**
 * A text for HTML blocks such as `<pre>`, where no Markdown is read: whatever could mean anything is a character
 * reference. Line ends and controls are shown as escapes: the result is one line.
 */
function escapeHtml(text) {
    return (0,visible/* makeVisible */.Xm)(text).replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}
/**
 * A text for within a line of Markdown: no markup, no HTML, no cell end, no link, no mention, no issue reference comes of
 * it. One line.
 */
function escapeMarkdown(text) {
    return (0,visible/* makeVisible */.Xm)(text)
        .replace(LINKING, (match) => match + BREAK)
        .replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
}
/** A text from the repository as code within a line of Markdown. */
function code(text) {
    return text === '' ? '' : `<code>${escapeMarkdown(text)}</code>`;
}

// EXTERNAL MODULE: ./build/report/messages.js
var messages = __webpack_require__(5327);
// EXTERNAL MODULE: ./build/report/places.js
var places = __webpack_require__(5883);
// EXTERNAL MODULE: ./build/report/source-excerpt.js
var source_excerpt = __webpack_require__(7838);
;// CONCATENATED MODULE: ./build/report/summary/findings-section.js







const MARK = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
/** All findings that count, by file, first with the text at fault and what each runtime does; undefined where there are none. */
function findingsSection(report) {
    const findings = (0,counted/* countedFindings */.H)(report);
    if (findings.length === 0)
        return undefined;
    const itemsBy = (renderOne) => findings.map((finding, index) => heading(finding, findings[index - 1]) + renderOne(finding));
    return {
        title: 'Findings',
        noun: 'findings',
        versions: [
            () => ({ head: '', items: itemsBy(renderFull) }),
            () => ({ head: '', items: itemsBy(renderWithoutSource), lacks: 'the text at fault' }),
            () => ({
                head: '',
                items: itemsBy(renderLine),
                lacks: 'the text at fault and what each runtime does',
            }),
        ],
    };
}
/** Opens a file's stretch with its path. */
function heading({ location }, previous) {
    if (previous?.location.path === location.path)
        return '';
    const title = (0,places/* isRepository */.Z6)(location) ? 'The repository' : code((0,places/* showPath */.P8)(location.path));
    return `${previous === undefined ? '' : '\n'}### ${title}\n\n`;
}
function renderFull(finding) {
    return renderLine(finding) + renderSource(finding) + renderDetails(finding);
}
function renderWithoutSource(finding) {
    return renderLine(finding) + renderDetails(finding);
}
function renderLine(finding) {
    const { severity, rule, location } = finding;
    const place = (0,places/* isRepository */.Z6)(location) ? '' : `${(0,places/* describePlace */.df)(location)}, `;
    return `- ${MARK[severity]} **${severity}**, ${place}${code((0,visible/* showValue */.vp)(rule))}: ${renderWords(finding)}\n`;
}
/** The message with its values as code; quotation marks around a value go, since the code says the same. */
function renderWords(finding) {
    const parts = (0,messages/* messageParts */.Ae)(finding);
    return parts
        .map(({ text, isValue }, index) => {
        if (isValue)
            return text === '' ? '""' : code(text);
        const opens = text.endsWith('"') && isFilled(parts[index + 1]);
        const closes = text.startsWith('"') && isFilled(parts[index - 1]);
        return escapeMarkdown(text.slice(closes ? 1 : 0, opens ? -1 : undefined));
    })
        .join('');
}
function isFilled(part) {
    return part !== undefined && part.isValue;
}
function renderSource(finding) {
    const excerpt = (0,source_excerpt/* excerptOf */.z)(finding);
    if (excerpt === undefined)
        return '';
    const number = String(excerpt.line);
    const marks = excerpt.marks === '' ? '' : `\n  ${' '.repeat(number.length)} │ ${excerpt.marks}`;
    return `\n  <pre>${number} │ ${escapeHtml(excerpt.text)}${marks}</pre>\n\n`;
}
function renderDetails(finding) {
    const fix = (0,fixes/* describeFix */.D)(finding);
    const lines = [
        ...finding.effects.map(messages/* renderEffect */.sl),
        ...finding.related.map(({ location, note }) => `see ${(0,places/* showPlace */.R3)(location)}: ${(0,visible/* showValue */.vp)(note, 200)}`),
        ...(fix === undefined ? [] : [fix]),
    ];
    return lines.map((line) => `  - ${escapeMarkdown(line)}\n`).join('');
}

;// CONCATENATED MODULE: ./build/report/summary/section.js
const encoder = new TextEncoder();
/** The length of a text in bytes of UTF-8. */
function byteLength(text) {
    return encoder.encode(text).length;
}
/** Cuts a text to so many bytes of UTF-8, without splitting a character. */
function cutBytes(text, limit) {
    if (byteLength(text) <= limit)
        return text;
    const target = new Uint8Array(Math.max(0, limit));
    const { read } = encoder.encodeInto(text, target);
    return text.slice(0, read);
}

;// CONCATENATED MODULE: ./build/report/summary/fit.js

/**
 * Renders sections within a budget. While they do not fit, the longest that has a briefer version takes it; when none has,
 * the long ones are cut at an item, so that each keeps a fair share. Once anything is left out, the note's bytes stay free.
 */
function fitSections(sections, { bytes, note }) {
    let attempts = sections.map((section) => attempt(section, 0));
    if (total(attempts) <= bytes)
        return { text: attempts.map(renderWhole).join(''), leftOut: [] };
    const budget = bytes - note;
    while (total(attempts) > budget) {
        const longest = attempts
            .filter(({ section, degree }) => degree + 1 < section.versions.length)
            .toSorted((a, b) => b.bytes - a.bytes)[0];
        if (longest === undefined)
            break;
        attempts = attempts.map((one) => (one === longest ? attempt(one.section, one.degree + 1) : one));
    }
    const shares = shareOut(attempts, budget);
    const fitted = attempts.map((one) => cutToShare(one, shares.get(one) ?? 0));
    const lacking = attempts.flatMap(({ version }) => version.lacks ?? []);
    return {
        text: fitted.map(({ text }) => text).join(''),
        leftOut: [...lacking, ...fitted.flatMap(({ leftOut }) => leftOut)],
    };
}
function attempt(section, degree) {
    const version = section.versions[degree]?.() ?? { head: '', items: [] };
    return { section, degree, version, bytes: byteLength(render(section, version, version.items)) };
}
function render({ title }, { head, foot }, items) {
    return `\n## ${title}\n\n${head}${items.join('')}${foot ?? ''}`;
}
function renderWhole({ section, version }) {
    return render(section, version, version.items);
}
function total(attempts) {
    return attempts.reduce((sum, { bytes }) => sum + bytes, 0);
}
/** How many bytes each may take: short ones what they need, the others equal parts of the rest. */
function shareOut(attempts, budget) {
    const shares = new Map();
    let rest = budget;
    let waiting = attempts.length;
    for (const one of attempts.toSorted((a, b) => a.bytes - b.bytes)) {
        const share = Math.min(one.bytes, Math.max(0, Math.floor(rest / waiting)));
        shares.set(one, share);
        rest -= share;
        waiting -= 1;
    }
    return shares;
}
function cutToShare(one, share) {
    const { section, version, bytes } = one;
    if (bytes <= share)
        return { text: renderWhole(one), leftOut: [] };
    let room = share - byteLength(render(section, version, []));
    if (room < 0)
        return { text: '', leftOut: [`the section “${section.title}”`] };
    const kept = [];
    for (const item of version.items) {
        room -= byteLength(item);
        if (room < 0)
            break;
        kept.push(item);
    }
    const number = new Intl.NumberFormat('en');
    const missing = `${number.format(version.items.length - kept.length)} of ${number.format(version.items.length)} ${section.noun}`;
    return { text: render(section, version, kept), leftOut: [missing] };
}

// EXTERNAL MODULE: ./build/report/load-table.js
var load_table = __webpack_require__(2706);
;// CONCATENATED MODULE: ./build/report/summary/load-section.js



/** What every runtime does with every skill, as a table; undefined where there are no skills. */
function loadSection(report) {
    const { runtimes, rows } = (0,load_table/* loadTable */.lT)(report);
    if (rows.length === 0)
        return undefined;
    const head = `${tableRow(['Skill', ...runtimes])}${tableRow(['Skill', ...runtimes].map(() => '---'))}`;
    const foot = rows.some((row) => row.cells.some(isForInformation))
        ? '\n*In italics, for information: runtimes that do not count for the skill.*\n'
        : '';
    return {
        title: 'What loads where',
        noun: 'rows of the load table',
        versions: [
            () => ({ head, items: rows.map(renderRow), foot }),
            () => withoutPlain(rows, { head, items: [], foot }),
        ],
    };
}
function withoutPlain(rows, version) {
    const telling = rows.filter((row) => !row.isPlain);
    const plain = (0,verdict/* count */.U9)(rows.length - telling.length, 'skill');
    const lacks = `the ${plain} that load as written, in the load table`;
    return telling.length === 0
        ? { head: `All ${plain} load as written.\n`, items: [], lacks }
        : { ...version, items: telling.map(renderRow), lacks };
}
function renderRow({ path, name, cells }) {
    const skill = name === undefined ? code(path) : `${code(name)}<br>${code(path)}`;
    return tableRow([skill, ...cells.map(renderCell)]);
}
function renderCell(cell) {
    if (cell.verdict === 'not read')
        return '–';
    const name = cell.name === undefined ? '' : ` ${code(cell.name)}`;
    const why = cell.why === undefined ? '' : `: ${escapeMarkdown(cell.why)}`;
    const text = `${cell.verdict}${name}${why}`;
    return isForInformation(cell) ? `<em>${text}</em>` : `${markOf(cell)} ${text}`;
}
function markOf(cell) {
    if (cell.isPlain)
        return '✅';
    return cell.verdict === 'loads as' || cell.verdict === 'shadowed' ? '⚠️' : '❌';
}
function isForInformation(cell) {
    return !cell.isJudged && cell.verdict !== 'not read';
}
/** A row of a Markdown table; the texts are Markdown without line ends. */
function tableRow(texts) {
    return `| ${texts.join(' | ')} |\n`;
}

;// CONCATENATED MODULE: ./build/report/summary/not-checked-section.js



/** What was found and not looked at, with the reason; undefined where everything was looked at. */
function notCheckedSection({ notChecked }) {
    if (notChecked.length === 0)
        return undefined;
    const items = notChecked.map(({ path, why }) => `- ${code((0,places/* showPath */.P8)(path))}: ${escapeMarkdown((0,visible/* showValue */.vp)(why, 200))}\n`);
    return {
        title: 'Not checked',
        noun: 'files that were not checked',
        versions: [() => ({ head: '', items })],
    };
}

// EXTERNAL MODULE: ./build/report/permission-table.js
var permission_table = __webpack_require__(5601);
;// CONCATENATED MODULE: ./build/report/summary/permissions-section.js



/** Which permission rule decides for each skill; undefined where no configuration file gives any. */
function permissionsSection(report) {
    const tables = (0,permission_table/* permissionTables */.f)(report);
    if (tables.length === 0)
        return undefined;
    const columns = ['File', 'Skill', 'Action', 'Decided by', 'Before'];
    const empty = tables
        .filter(({ hasRules }) => !hasRules)
        .map(({ path }) => `No rule of ${code(path)} holds.\n\n`)
        .join('');
    const head = `${empty}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`;
    return {
        title: 'Permissions',
        noun: 'rows of the permission table',
        versions: [
            () => ({ head, items: tables.flatMap(({ path, rows }) => rows.map((row) => permissions_section_renderRow(path, row))) }),
        ],
    };
}
function permissions_section_renderRow(path, { skill, action, rule, runnerUp }) {
    const decidedBy = rule === undefined ? 'no rule matches' : code(rule);
    return tableRow([
        code(path),
        code(skill),
        action,
        decidedBy,
        runnerUp === undefined ? '–' : code(runnerUp),
    ]);
}

// EXTERNAL MODULE: ./build/report/persona-table.js
var persona_table = __webpack_require__(8418);
;// CONCATENATED MODULE: ./build/report/summary/persona-section.js



/** Which personas may call which skill; undefined where the repository has no personas. */
function personaSection(report) {
    const rows = (0,persona_table/* personaRows */.q)(report);
    if (rows.length === 0)
        return undefined;
    const columns = ['Skill', 'Class', 'May be called by'];
    const head = `${tableRow(columns)}${tableRow(columns.map(() => '---'))}`;
    return {
        title: 'Personas',
        noun: 'rows of the persona table',
        versions: [() => ({ head, items: rows.map(persona_section_renderRow) })],
    };
}
function persona_section_renderRow(row) {
    return tableRow([code(row.path), code(row.class), row.personas.map(code).join(', ') || 'nobody']);
}

// EXTERNAL MODULE: ./build/report/smoke-table.js
var smoke_table = __webpack_require__(411);
;// CONCATENATED MODULE: ./build/report/summary/smoke-section.js



/** How the smoke runs ended, with durations and the isolation reached; undefined where there were none. */
function smokeSection({ smoke }) {
    if (!smoke || !(0,smoke_table/* hasSmoke */.iU)({ smoke }))
        return undefined;
    const columns = ['Skill', 'Tried', 'Verdict', 'Why', 'Time'];
    const notes = [(0,smoke_table/* describeSmoke */.XJ)(smoke), ...(0,smoke_table/* smokeNotes */.lT)(smoke)]
        .map((line) => `${escapeMarkdown(line)}\n\n`)
        .join('');
    const head = `${notes}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`;
    const rows = (0,smoke_table/* smokeRows */.X4)(smoke);
    return {
        title: 'Smoke runs',
        noun: 'rows of the smoke results',
        versions: [
            () => ({ head: rows.length === 0 ? notes : head, items: rows.map(smoke_section_renderRow) }),
            () => ({
                head,
                items: rows.filter(({ verdict }) => verdict === 'fail').map(smoke_section_renderRow),
                lacks: 'the smoke results of skills that did not fail',
            }),
        ],
    };
}
const smoke_section_MARK = { pass: '✅ pass', fail: '❌ fail', skip: '➖ skip' };
function smoke_section_renderRow({ path, case: tried, verdict, reason, time }) {
    return tableRow([code(path), escapeMarkdown(tried), smoke_section_MARK[verdict], escapeMarkdown(reason), time]);
}

;// CONCATENATED MODULE: ./build/report/summary/render-summary.js










/** GitHub drops a summary of more than 1 MiB as a whole; this leaves room for what other commands of the step add. */
const SUMMARY_BYTES = 900 * 1024;
/** Room for the sentence that says what is left out. */
const NOTE_BYTES = 500;
/**
 * The job summary as Markdown: verdict, load table, findings, permissions, what was not checked. It never takes more than
 * `maxBytes`: detail goes section by section, and the summary says what is missing.
 */
function renderSummary(report, options = {}) {
    const maxBytes = options.maxBytes ?? SUMMARY_BYTES;
    const top = renderTop(report);
    const sections = [
        loadSection(report),
        findingsSection(report),
        permissionsSection(report),
        personaSection(report),
        smokeSection(report),
        notCheckedSection(report),
    ].filter((section) => section !== undefined);
    const { text, leftOut } = fitSections(sections, { bytes: maxBytes - byteLength(top), note: NOTE_BYTES });
    if (leftOut.length === 0)
        return cutBytes(top + text, maxBytes);
    const note = `\n> Shortened to fit GitHub’s limit. Left out: ${(0,verdict/* listWords */.yh)(leftOut)}. All of it is in ${options.restIn ?? 'the log of this step'}.\n`;
    return cutBytes(top + note + text, maxBytes);
}
function renderTop(report) {
    const mark = report.result === 'pass' ? '✅' : '❌';
    const accepted = (0,counted/* describeAccepted */.R)(report);
    const note = accepted === undefined ? '' : ` Not counted: ${accepted}.`;
    return `# ${mark} Skillgate\n\n${(0,verdict/* verdict */.WJ)(report)}${note}\n\nLooked at ${(0,verdict/* describeScope */.OI)(report)}.\n`;
}

;// CONCATENATED MODULE: ./build/report/markdown.js

/** The longest body that GitHub takes for an issue or a comment is 65,536 characters; this leaves room for a marker. */
const COMMENT_BYTES = 65_000;
/** The report as Markdown for comments, issues and other systems: the job summary in the size of a comment. */
function renderMarkdown(report, options = {}) {
    return renderSummary(report, { maxBytes: COMMENT_BYTES, restIn: 'the JSON report', ...options });
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
