export const id = 906;
export const ids = [906];
export const modules = {

/***/ 9906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// UNUSED EXPORTS: FINGERPRINT_KEY, RESULT_LIMIT

// EXTERNAL MODULE: ./build/domain/finding.js
var finding = __webpack_require__(9304);
// EXTERNAL MODULE: ./build/domain/paths.js
var paths = __webpack_require__(729);
// EXTERNAL MODULE: ./build/domain/version.js
var version = __webpack_require__(8729);
// EXTERNAL MODULE: ./build/rules/index.js + 143 modules
var rules = __webpack_require__(7357);
// EXTERNAL MODULE: ./build/report/fixes.js
var fixes = __webpack_require__(8831);
// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
// EXTERNAL MODULE: ./build/report/messages.js
var messages = __webpack_require__(5327);
// EXTERNAL MODULE: ./build/report/places.js
var places = __webpack_require__(5883);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(8638);
;// CONCATENATED MODULE: ./build/report/sarif-rules.js


/** GitHub takes no longer description of a rule, in characters. */
const DESCRIPTION_LIMIT = 1024;
const LEVEL = { error: 'error', warning: 'warning', notice: 'note' };
/** GitHub's words for how grave a rule is. */
const PROBLEM = {
    error: 'error',
    warning: 'warning',
    notice: 'recommendation',
};
/** A rule as SARIF's reportingDescriptor, with all that GitHub's code scanning asks for. */
function describeRule(rule) {
    const severity = gravestOf(rule);
    return {
        id: rule.name,
        shortDescription: { text: plain(rule.summary) },
        fullDescription: { text: (0,visible/* cut */.Jj)(plain(rule.rationale), DESCRIPTION_LIMIT) },
        help: { text: plain(helpOf(rule, []).join(' ')), markdown: helpOf(rule, rule.examples).join('\n\n') },
        defaultConfiguration: { level: LEVEL[severity] },
        properties: {
            precision: followsRuntimes(rule) ? 'very-high' : 'high',
            'problem.severity': PROBLEM[severity],
            ...(rule.securitySeverity === undefined
                ? {}
                : { 'security-severity': rule.securitySeverity.toFixed(1) }),
            tags: ['agent-skills', ...(rule.securitySeverity === undefined ? [] : ['security'])],
        },
    };
}
/** Such findings say what a loader was recorded to do; the others are what we know of files and systems. */
function followsRuntimes({ messages }) {
    return Object.values(messages).some(({ severity }) => severity === 'effect');
}
function gravestOf({ messages }) {
    const severities = Object.values(messages).map(({ severity }) => severity === 'effect' ? 'error' : severity);
    return severities.toSorted(finding/* compareSeverity */.zK)[0] ?? 'notice';
}
/** Our own words, which use backticks for code and nothing else of Markdown. */
function plain(markdown) {
    return markdown.replaceAll('`', '');
}
function helpOf(rule, [example]) {
    return [
        rule.rationale,
        ...(rule.fixable === true ? ['`skillgate fix` mends it.'] : []),
        ...(example === undefined ? [] : [show('Reported:', example.bad), show('Not reported:', example.good)]),
        `\`skillgate explain ${rule.name}\` tells more.`,
    ];
}
function show(title, tree) {
    const files = Object.entries(tree).map(([path, file]) => [`\`${path}\``, '', ...block(contentsOf(file))].join('\n'));
    return [title, ...files].join('\n\n');
}
function contentsOf(file) {
    if (typeof file === 'string')
        return file;
    if (file.symlink !== undefined)
        return `(a link to ${file.symlink})`;
    return file.text ?? '(not text)';
}
/** Indented, since the text may hold fences of its own. */
function block(text) {
    return text
        .trimEnd()
        .split('\n')
        .map((line) => `    ${line}`);
}

// EXTERNAL MODULE: ./build/report/verdict.js
var verdict = __webpack_require__(7342);
;// CONCATENATED MODULE: ./build/report/sarif.js











/** More results in one run and GitHub refuses the whole file. */
const RESULT_LIMIT = 25_000;
/** The key of our fingerprints. `primaryLocationLineHash` is left to GitHub's uploader, which warns about any other value. */
const FINGERPRINT_KEY = 'skillgate/v1';
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
/** The name by which paths are relative to the top of the repository; GitHub's own. */
const ROOT = '%SRCROOT%';
/**
 * The report as SARIF 2.1.0, as GitHub's code scanning takes it; safe to print. Sources: the OASIS standard, GitHub's
 * "SARIF support for code scanning", and the `Ghas` rules of @microsoft/sarif-multitool 5.7.0.
 */
function renderSarif(report, options = {}) {
    const findings = gravest(report.findings);
    const isCompared = report.findings.length > 0 && report.findings.every(({ isNew }) => isNew !== undefined);
    return (0,json/* printableJson */.et)({
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver: driverOf(options) },
                ...(options.category === undefined ? {} : { automationDetails: { id: `${options.category}/` } }),
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { [ROOT]: { description: { text: 'The top of the repository.' } } },
                invocations: [invocationOf(report, report.findings.length - findings.length)],
                results: findings.map((finding) => resultOf(finding, isCompared)),
            },
        ],
    });
}
function driverOf({ informationUri }) {
    return {
        name: 'Skillgate',
        version: version/* VERSION */.x,
        semanticVersion: version/* VERSION */.x,
        ...(informationUri === undefined ? {} : { informationUri }),
        rules: rules/* rules */.a.map(describeRule),
    };
}
/** All findings as they stand, or as many as may be given, the gravest. */
function gravest(findings) {
    if (findings.length <= RESULT_LIMIT)
        return findings;
    return findings.toSorted((a, b) => (0,finding/* compareSeverity */.zK)(a.severity, b.severity)).slice(0, RESULT_LIMIT);
}
function invocationOf({ notChecked }, leftOut) {
    const notifications = [
        ...(leftOut === 0
            ? []
            : [
                {
                    level: 'warning',
                    message: {
                        text: `${(0,verdict/* count */.U9)(leftOut, 'finding')} left out: a run may hold ${(0,verdict/* count */.U9)(RESULT_LIMIT, 'result')}.`,
                    },
                },
            ]),
        ...notChecked.map(({ path, why }) => ({
            level: 'note',
            message: messageOf(`Not checked: ${(0,visible/* showValue */.vp)(why, 200)}`),
            locations: [{ physicalLocation: { artifactLocation: artifactOf(path) } }],
        })),
    ];
    return {
        executionSuccessful: true,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
    };
}
const sarif_LEVEL = { error: 'error', warning: 'warning', notice: 'note' };
function resultOf(finding, isCompared) {
    const rule = (0,rules/* findRule */.I)(finding.rule);
    const { suppressed } = finding;
    return {
        ruleId: finding.rule,
        ...(rule === undefined ? {} : { ruleIndex: rules/* rules */.a.indexOf(rule) }),
        level: sarif_LEVEL[finding.severity],
        message: messageOf([(0,messages/* renderMessage */.e4)(finding), ...finding.effects.map(messages/* renderEffect */.sl)].join('\n')),
        locations: [{ physicalLocation: placeOf(finding.location) }],
        ...(finding.related.length === 0 ? {} : { relatedLocations: relatedOf(finding) }),
        partialFingerprints: { [FINGERPRINT_KEY]: finding.fingerprint },
        ...(isCompared ? { baselineState: finding.isNew === true ? 'new' : 'unchanged' } : {}),
        ...(suppressed === undefined
            ? {}
            : {
                suppressions: [
                    {
                        kind: isSkillFile(suppressed.source) ? 'inSource' : 'external',
                        status: 'accepted',
                        justification: withoutLinks((0,visible/* showValue */.vp)(suppressed.reason, 400)),
                    },
                ],
            }),
        ...(finding.fix === undefined ? {} : { fixes: [fixOf(finding, finding.fix)] }),
    };
}
/** A skill accepts findings by a comment; a policy and a baseline are files of their own. */
function isSkillFile({ path }) {
    return (0,paths/* baseName */.Fl)(path) === 'SKILL.md';
}
function messageOf(text) {
    return { text: withoutLinks(text) };
}
/** `[text](target)` is a link in SARIF's plain text too, so a text from the repository must not be able to make one. */
function withoutLinks(text) {
    return text.replaceAll('](', ']\u200b(');
}
function relatedOf({ related }) {
    return related.map(({ location, note }, index) => ({
        id: index + 1,
        message: messageOf((0,visible/* showValue */.vp)(note, 400)),
        physicalLocation: placeOf(location),
    }));
}
/** What concerns the repository as a whole stands at its top, since GitHub takes no result without a place. */
function placeOf(location) {
    return {
        artifactLocation: artifactOf(location.path),
        region: (0,places/* isRepository */.Z6)(location)
            ? { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 }
            : regionOf(location),
    };
}
function regionOf({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function artifactOf(path) {
    return { uri: path.split('/').map(encodeSegment).join('/'), uriBaseId: ROOT };
}
/** A path's segment as RFC 3986 has it; half a character, which no URI can hold, stands as U+FFFD. */
function encodeSegment(segment) {
    const whole = segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
    return encodeURIComponent(whole).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function fixOf(finding, edits) {
    const paths = Array.from(new Set(edits.map(({ location }) => location.path)));
    return {
        description: messageOf((0,fixes/* describeFix */.D)(finding) ?? ''),
        artifactChanges: paths.map((path) => ({
            artifactLocation: artifactOf(path),
            replacements: edits
                .filter(({ location }) => location.path === path)
                .map(({ location, replacement }) => ({
                deletedRegion: regionOf(location),
                insertedContent: { text: replacement },
            })),
        })),
    };
}


/***/ })

};
