export const id = 616;
export const ids = [616];
export const modules = {

/***/ 2616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/engine/check.js + 6 modules
var check = __webpack_require__(4616);
// EXTERNAL MODULE: ./build/runtimes/index.js + 21 modules
var build_runtimes = __webpack_require__(5819);
// EXTERNAL MODULE: ./build/engine/exit-status.js
var exit_status = __webpack_require__(8134);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/platform/create-file.js



/** Writes files that are not there yet. Throws a ConfigurationError, with nothing written, where one of them is. */
function createFiles(directory, files) {
    for (const name of files.keys()) {
        const parts = name.split('/');
        const taken = parts
            .map((_, index) => parts.slice(0, index + 1).join('/'))
            .find((one) => isTaken(external_node_path_.join(directory, one), one === name));
        if (taken !== undefined)
            throw new errors/* ConfigurationError */.j(`"${taken}" is there already, and nothing is written over it`);
    }
    for (const [name, text] of files) {
        try {
            (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(external_node_path_.join(directory, name)), { recursive: true });
            (0,external_node_fs_.writeFileSync)(external_node_path_.join(directory, name), text, { flag: 'wx' });
        }
        catch (error) {
            throw new errors/* ConfigurationError */.j(`"${name}" cannot be written: ${error instanceof Error ? error.message : String(error)}`);
        }
    }
}
/** The file itself must not be there; on the way to it may stand folders and nothing else. */
function isTaken(file, isLast) {
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    return stats !== undefined && (isLast || !stats.isDirectory());
}

// EXTERNAL MODULE: ./build/platform/disk-tree.js + 1 modules
var disk_tree = __webpack_require__(2580);
// EXTERNAL MODULE: ./build/policy/find.js
var find = __webpack_require__(3464);
// EXTERNAL MODULE: ./build/policy/schema.js + 1 modules
var schema = __webpack_require__(5767);
;// CONCATENATED MODULE: ./build/policy/starter.js

/** Where the workflow goes that runs the gate. */
const WORKFLOW_PLACE = '.github/workflows/skillgate.yml';
const WORKFLOW = `name: skillgate
on:
  push:
    branches: [main]
  pull_request:
  merge_group:
permissions:
  contents: read
jobs:
  skillgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: skillgate/skillgate@v0
`;
/** A policy for a repository: what is sure is set, everything else stands there to be uncommented. */
function starterPolicy(facts) {
    const parts = [
        `${schema/* SCHEMA_COMMENT */.Ub}\n# What this repository's agent skills may be. Every part is optional; a line that begins with "#" and no space is an example.`,
        runtimesPart(facts),
        ...(facts.runtimes.includes('ongrid') ? ongridParts(facts) : []),
        '# What skills may be called.\n#names: { allow: ["team-*"], deny: ["*-tmp"] }',
        ...(facts.hasSkillMarkdown ? skillMarkdownParts() : []),
        ...(facts.runtimes.includes('ogcode') ? [permissionsPart(facts)] : []),
        '# What is not looked at. Installed packages and what git ignores are left out anyway.\n#ignore: ["**/testdata/**"]',
        '# The severity of single rules: error, warning, notice, off. `skillgate explain RULE` says what a rule is for.\n#rules: { description-truncated: off }',
        '# The same for some paths; the last one that names a rule counts.\n#overrides: [{ paths: ["vendor/**"], rules: { name-directory: warning } }]',
        '# Findings that are accepted, with the reason and the last day.\n#suppress: [{ rule: name-directory, paths: ["skills/legacy/**"], reason: moves in March, until: 2027-03-31 }]',
        'fail-on: error',
        `# Finding fewer skills is an error: a mistyped path must not pass for a clean repository.\nrequire-skills: ${Math.min(1, facts.skills)}`,
    ];
    return `${parts.join('\n\n')}\n`;
}
function runtimesPart({ runtimes, isUniform }) {
    const setting = `runtimes: [${(runtimes.length === 0 ? ['agent-skills'] : runtimes).join(', ')}]`;
    const isSure = runtimes.length > 0 && isUniform;
    return [
        '# The agents that this repository serves; every skill is judged by all of them that read its kind.',
        isSure ? setting : `# Without it they are detected, file by file.\n#${setting}`,
    ].join('\n');
}
function ongridParts({ subprocessFolders }) {
    const folders = subprocessFolders.length > 0 ? subprocessFolders : ['skills'];
    const roots = folders.map((folder) => `{ path: ${JSON.stringify(folder)}, mount: /etc/ongrid/skills }`);
    return [
        `# ongrid's roots, in order, and where they will live; without them: the whole repository.\n#allow-list: [${roots.join(', ')}]`,
        '# How much subprocess skills may do, and whether each has to say so.\n#classes: { allow: [safe, mutating], explicit: true }',
        '# What they may read of the environment, and how long they may run.\n#environment: { allow: [PATH, HOME, "TEAM_*"] }\n#timeout: { max-seconds: 120 }',
    ];
}
function skillMarkdownParts() {
    return [
        '# Grants that no allowed-tools may give: Bash without a scope, and whatever reaches rm.\n#tools: { deny: [Bash, "Bash(rm:*)"] }',
        '# Fields that every SKILL.md has to have; dots lead into mappings.\n#required-fields: { SKILL.md: [license, metadata.owner] }',
    ];
}
function permissionsPart({ hasPermissions }) {
    const head = hasPermissions
        ? '# Whatever ogcode.json says, skills that match have to be at least that strict.'
        : '# There are no permission rules yet, so every skill loads without asking.';
    return `${head}\n#permissions: { require: { "internal-*": deny, "deploy-*": ask } }`;
}

// EXTERNAL MODULE: ./build/cli/flags.js + 2 modules
var cli_flags = __webpack_require__(6137);
// EXTERNAL MODULE: ./build/cli/terminal.js
var terminal = __webpack_require__(8565);
;// CONCATENATED MODULE: ./build/cli/init.js










/**
 * `skillgate init`: writes a workflow and a commented policy for what is in the repository. Throws a ConfigurationError
 * where one of them is there already.
 */
function runInit(flags) {
    const directory = (0,cli_flags/* readDirectory */.gZ)(flags);
    const tree = (0,disk_tree/* diskTree */.cF)(directory);
    refuseSecondPolicy(tree);
    const report = (0,check/* check */.z)(tree);
    const [policyPlace = 'skillgate.yml'] = find/* POLICY_PLACES */.s;
    createFiles(directory, new Map([
        [policyPlace, starterPolicy(factsOf(report))],
        [WORKFLOW_PLACE, WORKFLOW],
    ]));
    (0,terminal/* print */.yy)(`Wrote ${policyPlace} and ${WORKFLOW_PLACE}. Next: skillgate check`);
    return exit_status/* EXIT */.d.pass;
}
function refuseSecondPolicy(tree) {
    const known = (0,find/* findPolicy */.i)((path) => tree.stat(path) !== undefined);
    if (known !== undefined)
        throw new errors/* ConfigurationError */.j(`"${known}" is there already, and nothing is written over it`);
}
function factsOf({ runtimes, manifests, plan, permissions }) {
    const subprocess = manifests.filter(({ kind }) => kind === 'skill.json');
    const folders = subprocess.flatMap(({ path }) => path.includes('/') ? [path.slice(0, path.indexOf('/'))] : []);
    return {
        runtimes,
        isUniform: plan.every(({ kind, judgedBy }) => (0,build_runtimes/* runtimesReading */.M)(kind).every((id) => judgedBy.includes(id) || !runtimes.includes(id))),
        skills: plan.length,
        subprocessFolders: [...new Set(folders)],
        hasSkillMarkdown: manifests.some(({ kind }) => kind === 'SKILL.md'),
        hasPermissions: permissions.some(({ rules }) => rules.length > 0),
    };
}


/***/ }),

/***/ 5767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ub: () => (/* binding */ SCHEMA_COMMENT),
  bv: () => (/* binding */ structuralSchema)
});

// UNUSED EXPORTS: SCHEMA_URL, configurableRules, policySchema

;// CONCATENATED MODULE: ./build/domain/policy.js
const RULE_SETTINGS = ['error', 'warning', 'notice', 'off'];

// EXTERNAL MODULE: ./build/domain/report.js
var report = __webpack_require__(2663);
// EXTERNAL MODULE: ./build/runtimes/index.js + 21 modules
var runtimes = __webpack_require__(5819);
// EXTERNAL MODULE: ./build/runtimes/ongrid/manifest.js
var manifest = __webpack_require__(6067);
// EXTERNAL MODULE: ./build/rules/index.js + 143 modules
var build_rules = __webpack_require__(7357);
;// CONCATENATED MODULE: ./build/policy/schema.js





/** Where the schema is published, for the comment by which editors find it. */
const SCHEMA_URL = 'https://raw.githubusercontent.com/skillgate/skillgate/v0/dist/skillgate.schema.json';
/** The comment by which editors complete a policy. */
const SCHEMA_COMMENT = `# yaml-language-server: $schema=${SCHEMA_URL}`;
/** The names of the rules that a policy may set, in the order of the README's table. */
function configurableRules() {
    return rules.filter(({ fixed }) => !fixed).map(({ name }) => name);
}
/**
 * The JSON Schema (draft 2020-12) of `skillgate.yml`, with the names of all rules for editors to complete.
 * The shipped validator is made of the same schema with any text for a rule's name, so that it does not change with every rule.
 */
function policySchema() {
    const settable = rules.filter(({ fixed }) => !fixed);
    const byRule = Object.fromEntries(settable.map(({ name, summary }) => [name, { $ref: '#/$defs/setting', description: summary }]));
    return makeSchema({
        settings: { type: 'object', properties: byRule, additionalProperties: false },
        ruleName: { enum: settable.map(({ name }) => name) },
    });
}
/** The same schema without the names of the rules. */
function structuralSchema() {
    return makeSchema({
        settings: { type: 'object', additionalProperties: { $ref: '#/$defs/setting' } },
        ruleName: { type: 'string' },
    });
}
const schema_text = { type: 'string', minLength: 1 };
const path = { ...schema_text, not: { pattern: '^/|(?:^|/)\\.\\.(?:/|$)|^[A-Za-z]:' } };
function list(items, description) {
    return { type: 'array', items, description };
}
function object(properties, description) {
    return { type: 'object', properties, additionalProperties: false, description };
}
function globs(description) {
    return list({ $ref: '#/$defs/glob' }, description);
}
function makeSchema({ settings, ruleName }) {
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: 'Skillgate policy',
        description: 'What an organisation decided about its agent skills. Every part is optional.',
        type: 'object',
        properties: { ...scopeFields(), ...skillFields(), ...gateFields() },
        additionalProperties: false,
        $defs: {
            glob: { type: 'string', minLength: 1, maxLength: 1000 },
            setting: { enum: RULE_SETTINGS },
            settings,
            ruleName,
            grant: { type: 'string', pattern: '^[^\\s()]+(?:\\(.*\\))?$' },
        },
    };
}
/** What is looked at, and by which runtimes. */
function scopeFields() {
    return {
        extends: {
            ...path,
            description: 'Another policy file of this repository; what is said here wins over it.',
        },
        runtimes: {
            ...list({ enum: runtimes/* runtimes */.m.map(({ id }) => id) }, 'The agents that the repository serves.'),
            minItems: 1,
        },
        paths: globs('Where skills are looked for; everywhere where absent.'),
        ignore: globs('What is not looked at.'),
        'allow-list': list({
            type: 'object',
            properties: {
                path: { ...path, description: 'A folder of this repository.' },
                mount: { type: 'string', pattern: '^/', description: 'The absolute path where it will live.' },
            },
            required: ['path'],
            additionalProperties: false,
        }, "ongrid's roots, in order."),
        ogcode: object({ home: { ...path, description: "A folder that is somebody's home: ogcode's user directories." } }, 'How ogcode is set up.'),
        index: list(path, 'Files that are remote skill indexes, whatever they look like.'),
    };
}
/** What skills may be. */
function skillFields() {
    return {
        names: object({ allow: globs('A name has to match one of these.'), deny: globs('A name must match none of these.') }, 'What skills may be called.'),
        classes: object({
            allow: list({ enum: manifest/* CLASSES */.Nv }, 'The classes that a skill.json may have.'),
            explicit: { type: 'boolean', description: 'Whether every skill.json has to give its class.' },
        }, 'How much skills may do.'),
        environment: object({ allow: globs('The variables that a skill.json may ask for.') }, 'What skills may read of the environment.'),
        timeout: object({ 'max-seconds': { type: 'integer', minimum: 1, description: 'The longest timeout, in seconds.' } }, 'How long skills may run.'),
        tools: object({
            deny: list({ $ref: '#/$defs/grant' }, 'Grants that no allowed-tools may give: "Bash" is Bash without a scope, "Bash(rm:*)" whatever reaches rm, "Bash(**)" every grant of Bash.'),
            known: globs("Names of the organisation's own tools."),
        }, 'What allowed-tools may grant.'),
        permissions: object({
            require: {
                type: 'object',
                additionalProperties: { enum: ['allow', 'ask', 'deny'] },
                description: "Globs of ogcode's own kind: a skill that matches has to be at least that strict.",
            },
        }, "What ogcode's permission rules have to hold."),
        'required-fields': object({
            'SKILL.md': list(schema_text, 'Fields of the frontmatter; dots lead into mappings.'),
            'skill.json': list(schema_text, 'Fields of the manifest.'),
        }, 'Fields that every manifest has to have.'),
    };
}
/** What counts. */
function gateFields() {
    return {
        rules: { $ref: '#/$defs/settings', description: 'The severity of rules, or off.' },
        overrides: list({
            type: 'object',
            properties: { paths: globs('Where it holds.'), rules: { $ref: '#/$defs/settings' } },
            required: ['paths', 'rules'],
            additionalProperties: false,
        }, 'Severities for some paths; the last one that names a rule counts.'),
        suppress: list({
            type: 'object',
            properties: {
                rule: { $ref: '#/$defs/ruleName' },
                paths: globs('Where findings are accepted; everywhere where absent.'),
                reason: { ...schema_text, description: 'Why.' },
                until: {
                    type: 'string',
                    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
                    description: 'The last day on which it holds, YYYY-MM-DD.',
                },
            },
            required: ['rule', 'reason'],
            additionalProperties: false,
        }, 'Findings that are accepted.'),
        smoke: object({
            mode: { enum: ['off', 'check', 'run'] },
            classes: list({ enum: manifest/* CLASSES */.Nv }, 'The classes of which skills may be run.'),
            isolation: { enum: ['required', 'preferred', 'off'] },
            environment: { type: 'object', additionalProperties: { type: 'string' } },
        }, 'What smoke runs may do.'),
        baseline: { ...path, description: 'The file of findings that were there before.' },
        'fail-on': { enum: report/* FAIL_ON */.d, description: 'The severity from which a run fails.' },
        'require-skills': {
            type: 'integer',
            minimum: 0,
            description: 'How many skills there have to be at least.',
        },
    };
}


/***/ })

};
