export const id = 228;
export const ids = [228];
export const modules = {

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/engine/exit-status.js
var exit_status = __webpack_require__(8134);
// EXTERNAL MODULE: ./build/runtimes/index.js + 21 modules
var runtimes = __webpack_require__(5819);
// EXTERNAL MODULE: ./build/report/palette.js
var report_palette = __webpack_require__(7048);
;// CONCATENATED MODULE: ./build/report/wrap.js
/** Breaks a text of our own at spaces into lines of at most 100 characters; lines after the first are indented by two more. */
function wrap(text, indent = '') {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && indent.length + longer.length > 100) {
            lines.push(line);
            line = word;
        }
        else
            line = longer;
    }
    lines.push(line);
    return lines.map((one, index) => `${indent}${index > 0 && indent !== '' ? '  ' : ''}${one}`).join('\n');
}

;// CONCATENATED MODULE: ./build/report/explanation.js


/** What a rule finds and why, what it says, and what is right instead. */
function explainRule(rule, palette = report_palette/* PLAIN */.t) {
    const parts = [
        `${palette.bold(rule.name)}: ${rule.summary}`,
        wrap(rule.rationale),
        `${palette.bold('What it says')}\n${messagesOf(rule, palette).join('\n')}`,
        howToMend(rule),
        ...rule.examples.slice(0, 2).flatMap((example) => exampleOf(example, palette)),
    ];
    return `${parts.join('\n\n')}\n`;
}
function messagesOf({ messages }, palette) {
    return Object.values(messages).map(({ severity, text }) => {
        const head = severity === 'effect' ? 'by what the runtimes do' : severity;
        return wrap(`${palette.cyan(head)}: ${text}`, '  ');
    });
}
function howToMend({ fixable, fixed, enforcesPolicy, name }) {
    const ways = [
        fixable ? '`skillgate fix` mends what can be mended without changing what is meant.' : '',
        fixed
            ? 'No policy can change it.'
            : `A policy sets it by "rules: { ${name}: off }", or error, warning, notice.`,
        enforcesPolicy ? 'It holds skills against the policy; only the policy can make an exception.' : '',
    ];
    return wrap(ways.filter((way) => way !== '').join(' '));
}
function exampleOf({ bad, good }, palette) {
    return [`${palette.red('Wrong')}\n${showTree(bad)}`, `${palette.green('Right')}\n${showTree(good)}`];
}
function showTree(tree) {
    return Object.entries(tree).map(showFile).join('\n');
}
function showFile([path, file]) {
    if (typeof file === 'string')
        return `  ${path}\n${indent(file)}`;
    if (file.symlink !== undefined)
        return `  ${path} -> ${file.symlink}`;
    const mode = file.mode === undefined ? '' : ` (mode ${file.mode})`;
    return file.text === undefined
        ? `  ${path}${mode} (other bytes)`
        : `  ${path}${mode}\n${indent(file.text)}`;
}
/** Longer examples are there for the tests. */
const SHOWN_LINES = 40;
function indent(text) {
    const lines = text.replace(/\n$/, '').split('\n');
    const shown = lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), '…'] : lines;
    return shown.map((line) => `    │ ${line.length > 200 ? `${line.slice(0, 199)}…` : line}`).join('\n');
}
/** What a runtime does, in which version, and how that is known. */
function explainRuntime(runtime, palette = report_palette/* PLAIN */.t) {
    const facts = [
        ['version', runtime.version],
        ['known from', runtime.evidence],
        ['reads', runtime.reads.join(', ')],
    ].map(([name, value]) => `  ${palette.cyan(`${name}:`)} ${value}`);
    const behaviour = runtime.behaviour.map((sentence) => wrap(`- ${sentence}`, '  '));
    return `${palette.bold(`${runtime.id}: ${runtime.title}`)}\n${facts.join('\n')}\n\n${behaviour.join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/rules/index.js + 143 modules
var rules = __webpack_require__(7357);
// EXTERNAL MODULE: ./build/rules/support/near-miss.js + 1 modules
var near_miss = __webpack_require__(5670);
// EXTERNAL MODULE: ./build/cli/terminal.js
var terminal = __webpack_require__(8565);
;// CONCATENATED MODULE: ./build/cli/explain.js







const RUNTIME = 'runtime:';
/** `skillgate explain RULE` and `explain runtime:NAME`. Throws a ConfigurationError for a name that there is not. */
function runExplain(name) {
    const palette = (0,terminal/* paletteFor */.DO)('stdout');
    if (name.startsWith(RUNTIME)) {
        const id = name.slice(RUNTIME.length);
        const runtime = runtimes/* runtimes */.m.find((one) => one.id === id);
        if (!runtime) {
            const known = runtimes/* runtimes */.m.map((one) => `${RUNTIME}${one.id}`);
            throw new errors/* ConfigurationError */.j(`no runtime is called "${id}"; there are ${known.join(', ')}`);
        }
        (0,terminal/* print */.yy)(explainRuntime(runtime, palette));
        return exit_status/* EXIT */.d.pass;
    }
    const rule = (0,rules/* findRule */.I)(name);
    if (!rule)
        throw unknownRule(name);
    (0,terminal/* print */.yy)(explainRule(rule, palette));
    return exit_status/* EXIT */.d.pass;
}
function unknownRule(name) {
    const names = rules/* rules */.a.map((one) => one.name);
    const near = (0,near_miss/* nearestName */.qb)(name, names);
    return new errors/* ConfigurationError */.j(near === undefined
        ? `no rule is called "${name}"; there are ${names.join(', ')}`
        : `no rule is called "${name}"; did you mean "${near}"?`);
}


/***/ })

};
