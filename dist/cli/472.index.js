export const id = 472;
export const ids = [472,154];
export const modules = {

/***/ 4472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSmoke: () => (/* binding */ runSmoke)
});

// EXTERNAL MODULE: ./build/domain/location.js
var domain_location = __webpack_require__(9994);
// EXTERNAL MODULE: ./build/domain/paths.js
var paths = __webpack_require__(729);
// EXTERNAL MODULE: ./build/formats/json.js + 3 modules
var json = __webpack_require__(6991);
// EXTERNAL MODULE: ./build/formats/text.js
var formats_text = __webpack_require__(2632);
;// CONCATENATED MODULE: ./build/smoke/environment.js
/** What may be taken from the machine as it is. */
const HARMLESS = ['PATH', 'LANG', 'LC_ALL', 'TZ'];
/** What is the run's own, whatever the machine says. */
const PRIVATE = ['HOME', 'TMPDIR'];
/** Names of the runner, of which nothing is ever handed on, whoever gives a value. */
const RUNNER = /^(?:GITHUB|ACTIONS|RUNNER)_/i;
/**
 * The environment of a skill: exactly the names of `env_allow` that have a value, trimmed, empty ones passed over.
 * A pattern or an assignment among them is the name of nothing. Source: vectors/ongrid-wire-protocol.json.
 */
function selectEnvironment(envAllow, sources) {
    const environment = Object.create(null);
    for (const name of envAllow.map((entry) => entry.trim())) {
        if (name === '' || /[=\0]/.test(name) || RUNNER.test(name))
            continue;
        const value = environment_valueOf(name, sources);
        if (value !== undefined && !value.includes('\0'))
            environment[name] = value;
    }
    return environment;
}
function environment_valueOf(name, { given, host, privateDirectory }) {
    const source = given.find((values) => Object.hasOwn(values, name));
    if (source)
        return source[name];
    if (PRIVATE.includes(name))
        return privateDirectory;
    return HARMLESS.includes(name) ? host[name] : undefined;
}
/**
 * The folders of the machine's PATH in which interpreters and tools of ours are looked for. A relative or empty part is
 * the folder at hand, and one inside the repository is anybody's: what lies there must not be taken for bash.
 */
function trustedPath(host, repository) {
    const isOutside = (part) => part !== repository && !part.startsWith(`${repository}/`);
    return (host['PATH'] ?? '')
        .split(':')
        .filter((part) => part.startsWith('/') && !part.split('/').includes('..') && isOutside(part))
        .join(':');
}

;// CONCATENATED MODULE: ./build/smoke/entry.js
/** How many bytes of a file Linux looks at to find an interpreter. */
const SHEBANG_LIMIT = 256;
const NO_FILE = 'no such file or directory';
const WRONG_FORMAT = 'exec format error';
const DENIED = 'permission denied';
/**
 * Says why a file will not start, before it is tried: Node hands what has no shebang to /bin/sh, where the manager
 * refuses it, and tells a missing file from a missing interpreter as little as the system does.
 * Source: vectors/ongrid-wire-protocol.json, spec toolchain.md 4.
 */
function findStartFault({ kind, executable, head }, examine) {
    if (kind === 'missing')
        return fault('missing', NO_FILE);
    if (kind === 'directory')
        return fault('directory', 'is a directory');
    if (!executable)
        return fault('not-executable', 'not executable');
    if (kind === 'other')
        return fault('failed', DENIED);
    const text = latin1(head);
    if (!text.startsWith('#!'))
        return findFormatFault(head, text);
    const shebang = parseShebang(text);
    return shebang === undefined ? fault('no-shebang', WRONG_FORMAT) : findInterpreterFault(shebang, examine);
}
/** Reads a shebang as Linux does; undefined where there is none, or one without an interpreter. */
function parseShebang(text) {
    if (!text.startsWith('#!'))
        return undefined;
    const [line = ''] = text.slice(2, SHEBANG_LIMIT).split('\n');
    const [, interpreter = '', argument = ''] = /^[ \t]*([^ \t\0]*)[ \t]*([^\0]*)/.exec(line) ?? [];
    return interpreter === '' ? undefined : { interpreter, argument: argument.replace(/[ \t]+$/, '') };
}
/** The program that a shebang runs: what `env` looks for on PATH, or the interpreter itself. */
function programOf({ interpreter, argument }) {
    if (!/(?:^|\/)env$/.test(interpreter))
        return { name: interpreter, onPath: false };
    const words = argument.split(/[ \t\r]+/).filter((word) => word !== '');
    const name = words.find((word) => !word.startsWith('-') && !word.includes('=')) ?? '';
    return {
        name,
        onPath: name !== '' && !name.includes('/') && !words.some((word) => word.startsWith('PATH=')),
    };
}
function findInterpreterFault({ interpreter }, examine) {
    if (interpreter.endsWith('\r'))
        return { cause: 'carriage-return', interpreter: interpreter.slice(0, -1), words: NO_FILE };
    if (!interpreter.startsWith('/'))
        return { cause: 'relative-interpreter', interpreter, words: NO_FILE };
    const { kind, executable } = examine(interpreter);
    if (kind === 'missing')
        return { cause: 'no-interpreter', interpreter, words: NO_FILE };
    return kind === 'file' && executable ? undefined : { cause: 'no-interpreter', interpreter, words: DENIED };
}
function findFormatFault(head, text) {
    if (text.startsWith('\u00ef\u00bb\u00bf#!'))
        return fault('byte-order-mark', WRONG_FORMAT);
    if (isBinary(text))
        return runsHere(head, text) ? undefined : fault('wrong-format', WRONG_FORMAT);
    return fault('no-shebang', WRONG_FORMAT);
}
const ELF = '\u007fELF';
/** Mach-O, of one architecture or of several. */
const MACH_O = [
    '\u00fe\u00ed\u00fa\u00ce',
    '\u00fe\u00ed\u00fa\u00cf',
    '\u00ce\u00fa\u00ed\u00fe',
    '\u00cf\u00fa\u00ed\u00fe',
    '\u00ca\u00fe\u00ba\u00be',
];
function isBinary(text) {
    return (text.startsWith(ELF) || text.startsWith('MZ\u0090') || MACH_O.some((magic) => text.startsWith(magic)));
}
/** What ELF calls the machines that Node runs on; the second is one that the first runs as well. */
const MACHINES = {
    x64: [62, 3],
    ia32: [3],
    arm64: [183, 40],
    arm: [40],
    riscv64: [243],
    ppc64: [21],
    s390x: [22],
    loong64: [258],
};
const ELF_HEADER = 52;
function runsHere(head, text) {
    if (process.platform === 'darwin')
        return MACH_O.some((magic) => text.startsWith(magic));
    if (process.platform !== 'linux' || !text.startsWith(ELF) || head.length < ELF_HEADER)
        return false;
    const isLittle = head[5] === 1;
    const machine = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint16(18, isLittle);
    return MACHINES[process.arch]?.includes(machine) ?? true;
}
function latin1(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
function fault(cause, words) {
    return { cause, interpreter: '', words };
}

;// CONCATENATED MODULE: ./build/smoke/output.js


/** How deep Go's decoder lets arrays and objects nest. */
const DEPTH_LIMIT = 10_000;
/** As much of an output is searched for the place of its fault, in UTF-16 units. */
const SEARCH_LIMIT = 1024 * 1024;
const LINE_LIMIT = 200;
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
/**
 * Judges stdout as the manager does: one JSON value, white space around it, nothing else.
 * Source: vectors/ongrid-wire-protocol.json.
 */
function judgeOutput(bytes, overflowed) {
    const text = UTF8.decode(bytes);
    const parsed = parse(text);
    if (parsed)
        return { ok: true, text, value: parsed.value };
    if (overflowed)
        return { ok: false, fault: { variant: 'too-large', line: 0, text: '', words: '' } };
    if (/^[ \t\r\n]*$/.test(text))
        return { ok: false, fault: { variant: 'empty', line: 0, text: '', words: '' } };
    return { ok: false, fault: locateFault(text.slice(0, SEARCH_LIMIT)) };
}
/** V8's parser is as strict as Go's in all but depth, and builds no tree of nodes out of 16 MiB. */
function parse(text) {
    try {
        const value = JSON.parse(text);
        return isTooDeep(text) ? undefined : { value };
    }
    catch {
        return undefined;
    }
}
function isTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        if (inString) {
            if (unit === 0x5c)
                index += 1;
            else if (unit === 0x22)
                inString = false;
        }
        else if (unit === 0x22)
            inString = true;
        else if (unit === 0x5b || unit === 0x7b) {
            depth += 1;
            if (depth > DEPTH_LIMIT)
                return true;
        }
        else if (unit === 0x5d || unit === 0x7d)
            depth -= 1;
    }
    return false;
}
function locateFault(text) {
    const source = formats_text/* SourceText */.D.of(text);
    const document = (0,json/* parseJson */.q)(source);
    if (document.ok)
        return { variant: 'not-json', line: 1, text: lineOf(source, 1), words: '' };
    const { cause, message, range } = document.error;
    const { line } = range.start;
    const place = { line, text: lineOf(source, line) };
    if (cause === 'trailing-data' && parse(text.slice(source.offset(range.start))) !== undefined) {
        return { variant: 'several-values', ...place, words: '' };
    }
    if (isLogLine(source, line))
        return { variant: 'log-line', ...place, words: '' };
    return { variant: 'not-json', ...place, words: message };
}
/** Whether the rest would be one value, were it not for the lines up to here, or from here on. */
function isLogLine(source, line) {
    const lines = source.text.split(/\r\n|\n|\r/);
    if (lines.length < 2)
        return false;
    const before = lines.slice(0, line - 1).join('\n');
    if (before.trim() !== '')
        return parse(before) !== undefined;
    const start = lines.findIndex((text, index) => index >= line && /^\s*[[{"]/.test(text) && !isLikeLog(text));
    return start > 0 && parse(lines.slice(start).join('\n')) !== undefined;
}
/** `[info] started` begins like an array and is none. */
function isLikeLog(text) {
    return /^\s*\[[^\]"{[]*\]\s*\S/.test(text);
}
function lineOf(source, number) {
    return (source.line(number) ?? '').slice(0, LINE_LIMIT);
}

;// CONCATENATED MODULE: ./build/smoke/verdict.js

/** The manager's verdict on a process that ran, or that did not start. Its order: time, start, exit, output. */
function judgeReply(reply) {
    switch (reply.outcome) {
        case 'stopped':
        case 'unsafe':
        case 'lost':
            return { kind: 'unjudged', why: reply.outcome, words: reply.code };
        case 'timed-out':
            return { kind: 'timeout' };
        case 'failed':
            return { kind: 'start', fault: startFaultOf(reply.code) };
        case 'ended':
            if (reply.signal !== '' || reply.exit !== 0)
                return { kind: 'exit', exit: reply.exit, signal: reply.signal };
            return judgeStdout(reply);
    }
}
function judgeStdout({ stdout, overflowed }) {
    const judged = judgeOutput(stdout, overflowed);
    if (judged.ok)
        return { kind: 'result', text: judged.text, value: judged.value };
    return { kind: 'output', fault: judged.fault, stdout };
}
/** Everything that can be told beforehand has been; this is what only the system knew. */
const CAUSES = {
    ENOENT: ['no-interpreter', 'no such file or directory'],
    EACCES: ['not-executable', 'permission denied'],
    ENOEXEC: ['wrong-format', 'exec format error'],
};
function startFaultOf(code) {
    const [cause, words] = CAUSES[code] ?? ['failed', code];
    return { cause, interpreter: '', words };
}
/** As much of an output the manager shows, in bytes. */
const SHOWN = 200;
/** The line that the manager gives for a failed call; empty for a result. `stderr` is its last 4 KiB. */
function managerWords(outcome, stderr) {
    const log = trimSpace(Buffer.from(stderr).toString('utf8'));
    switch (outcome.kind) {
        case 'result':
        case 'unjudged':
            return '';
        case 'exit':
            return `exit ${outcome.exit} (stderr: ${log})`;
        case 'output': {
            const shown = trimSpace(Buffer.from(outcome.stdout.subarray(0, SHOWN)).toString('utf8'));
            return `stdout is not valid JSON (first ${SHOWN}B: ${shown})`;
        }
        case 'timeout':
            return 'timed out';
        case 'arguments':
            return 'invalid params JSON';
        case 'start':
            return outcome.fault.words;
    }
}
/** As Go trims: a byte-order mark is no white space there. */
function trimSpace(text) {
    return text.replace(/^[\p{White_Space}]+|[\p{White_Space}]+$/gu, '');
}

;// CONCATENATED MODULE: ./build/smoke/call.js





/** Calls a skill as the manager does. Source: spec runtimes-ongrid.md, "Calling a skill". Never throws. */
async function callSkill(call, { sandbox, spawner, system }) {
    const input = encodeArguments(call.argumentsText);
    const facts = system.examine(call.entry);
    const fault = findStartFault({ ...facts, executable: call.executable ?? facts.executable }, (path) => system.examine(path));
    if (fault)
        return unstarted({ kind: 'start', fault });
    if (input === undefined)
        return unstarted({ kind: 'arguments' });
    const cell = sandbox.open();
    try {
        const environment = selectEnvironment(call.envAllow, {
            ...call.values,
            privateDirectory: cell.privateDirectory,
        });
        const { timeoutMilliseconds } = call;
        const reply = await spawner.run({ ...cell.launch(call.entry, environment), input, timeoutMilliseconds });
        const { milliseconds, stderr, overflowed, leftovers } = reply;
        return { outcome: judgeReply(reply), milliseconds, stderr, overflowed, leftovers };
    }
    finally {
        cell.close();
    }
}
/** What goes to stdin; undefined where it is no JSON. */
function encodeArguments(text) {
    if (/^[ \t\r\n]*$/.test(text))
        return '{}';
    return (0,json/* parseJson */.q)(formats_text/* SourceText */.D.of(text)).ok ? text : undefined;
}
function unstarted(outcome) {
    return { outcome, milliseconds: 0, stderr: new Uint8Array(), overflowed: false, leftovers: [] };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/smoke/spawner/launcher.js
var launcher = __webpack_require__(6241);
;// CONCATENATED MODULE: ./build/smoke/isolation/bubblewrap.js

/** Where the fresh directory lies inside. */
const PRIVATE_DIRECTORY = '/tmp/skill';
/** On which bubblewrap says which process is the first of the namespace. */
const WRAPPER_DESCRIPTOR = launcher/* STATUS_DESCRIPTOR */.NY - 1;
/** No network, processes of its own, everything read-only, /tmp private. Source: spec smoke.md, "The run". */
function bubblewrap(why, places) {
    const cell = {
        privateDirectory: PRIVATE_DIRECTORY,
        launch: (entry, environment) => ({
            command: commandOf(places, entry, environment),
            workingDirectory: '/',
            // bubblewrap stays the first process inside, where /proc/1/environ shows what it was started with.
            environment: {},
            confinement: 'namespace',
            privateDirectory: '',
        }),
        close: () => undefined,
    };
    return { isolation: { level: 'bubblewrap', why }, leavesRepositoryOpen: false, open: () => cell };
}
function commandOf(places, entry, environment) {
    const pairs = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const options = [
        NAMESPACES,
        places.isRoot ? ['--cap-add', 'CAP_DAC_OVERRIDE'] : [],
        ['--ro-bind', '/', '/'],
        ['--dev', '/dev'],
        ['--proc', '/proc'],
        mounts(places),
        ['--dir', PRIVATE_DIRECTORY],
        ['--chdir', PRIVATE_DIRECTORY],
        ['--json-status-fd', String(WRAPPER_DESCRIPTOR)],
    ];
    return [places.bubblewrap, ...options.flat(), '--', places.perl, '-e', launcher/* LAUNCHER */.Vg, entry, ...pairs];
}
const NAMESPACES = [
    '--unshare-user',
    '--unshare-pid',
    '--unshare-net',
    '--unshare-ipc',
    '--unshare-uts',
    '--unshare-cgroup-try',
    '--new-session',
    '--cap-drop',
    'ALL',
];
/** What hides the repository comes before it is shown, and what is to be hidden in it comes after. */
function mounts({ repository, hidden, hiddenFiles }) {
    const inside = hidden.filter((directory) => directory.startsWith(`${repository}/`));
    const outside = hidden.filter((directory) => directory !== repository && !inside.includes(directory));
    return [
        ...['/tmp', ...outside.filter((directory) => directory !== '/tmp')].flatMap(cover),
        '--ro-bind',
        repository,
        repository,
        ...hiddenFiles.flatMap((file) => ['--ro-bind', '/dev/null', file]),
        ...inside.flatMap(cover),
    ];
}
function cover(directory) {
    return ['--tmpfs', directory];
}

;// CONCATENATED MODULE: ./build/smoke/isolation/process-group.js
/** Runs on the machine as it is: a session of its own, a clean environment, a fresh directory. */
function processGroup(why, createScratch) {
    return {
        isolation: { level: 'process-group', why },
        leavesRepositoryOpen: true,
        open: () => openCell(createScratch()),
    };
}
function openCell(scratch) {
    const { path } = scratch;
    return {
        privateDirectory: path,
        launch: (entry, environment) => ({
            command: [entry],
            workingDirectory: path,
            environment,
            confinement: 'group',
            privateDirectory: path,
        }),
        close: () => scratch.remove(),
    };
}

;// CONCATENATED MODULE: ./build/smoke/isolation/probe.js



/** The system's own folders come first: no folder of a job should decide what the sandbox is. */
const SYSTEM_PATH = '/usr/bin:/bin';
/** How long the trial may take, in milliseconds. */
const PATIENCE = 10_000;
/** Finds the highest level that works here by trying it; it never assumes. */
async function probeIsolation(setting) {
    const open = (why) => processGroup(why, () => setting.system.createScratch());
    if (setting.wish === 'off')
        return open('the policy does without a sandbox');
    if (process.platform !== 'linux')
        return open('bubblewrap exists for Linux only');
    const { system, searchPath } = setting;
    const [bwrap, perl] = ['bwrap', 'perl'].map((name) => system.findProgram(name, `${SYSTEM_PATH}:${searchPath}`));
    if (bwrap === undefined)
        return open('bubblewrap is not installed');
    if (perl === undefined)
        return open('perl, which starts skills in the sandbox, is not installed');
    const sandbox = bubblewrap('bubblewrap works here', placesOf(setting, bwrap, perl));
    const objection = await tryOut(sandbox, setting.spawner);
    return objection === undefined ? sandbox : open(`bubblewrap does not work here (${objection})`);
}
/** Starts a shell that does nothing, with all that a skill would get. */
async function tryOut(sandbox, spawner) {
    const launch = sandbox.open().launch('/bin/sh', {});
    const reply = await spawner.run({ ...launch, input: '', timeoutMilliseconds: PATIENCE });
    if (reply.outcome === 'ended' && reply.exit === 0)
        return undefined;
    if (reply.outcome === 'timed-out')
        return 'it did not answer';
    return reply.code === '' ? `status ${reply.exit}` : (reply.code.split('\n').at(-1) ?? reply.code);
}
function placesOf({ repository, host, system }, bwrap, perl) {
    const candidates = [...hiddenPlaces(host), external_node_path_.join(repository, '.git')];
    const hidden = candidates.flatMap((directory) => system.realDirectory(directory) ?? []);
    const files = inHome(host, CREDENTIAL_FILES).filter((file) => system.examine(file).kind === 'file');
    return {
        bubblewrap: bwrap,
        perl,
        repository,
        hidden: Array.from(new Set(hidden)).filter((directory) => directory !== '/'),
        hiddenFiles: files.filter((file) => !hidden.some((directory) => file.startsWith(`${directory}/`))),
        isRoot: process.getuid?.() === 0,
    };
}
/** Where tools keep credentials, from the home directory. */
const CREDENTIAL_FOLDERS = [
    '.ssh',
    '.aws',
    '.azure',
    '.docker',
    '.gnupg',
    '.kube',
    '.config/gh',
    '.config/gcloud',
    '.local/share/keyrings',
];
const CREDENTIAL_FILES = [
    '.netrc',
    '.npmrc',
    '.pypirc',
    '.git-credentials',
    '.config/git/credentials',
];
/** The runner's own, sockets of the system's services, and credentials. */
function hiddenPlaces(host) {
    const { RUNNER_TEMP } = host;
    const runner = RUNNER_TEMP !== undefined && external_node_path_.isAbsolute(RUNNER_TEMP) ? [RUNNER_TEMP] : [];
    return ['/run', '/tmp', '/var/tmp', ...runner, ...inHome(host, CREDENTIAL_FOLDERS)];
}
function inHome({ HOME }, names) {
    return HOME !== undefined && external_node_path_.isAbsolute(HOME) ? names.map((name) => external_node_path_.join(HOME, name)) : [];
}

// EXTERNAL MODULE: ./build/formats/json-tree.js
var json_tree = __webpack_require__(1858);
;// CONCATENATED MODULE: ./build/smoke/manifest-fields.js


/** A field of a skill.json, found as Go's decoder finds it: whatever the case of its name, the last one. */
function fieldOf(documents, path, name) {
    const document = documents.json(path);
    if (document?.ok !== true || document.root.type !== 'object')
        return undefined;
    return document.root.members.findLast(({ key, value }) => fold(key) === name && value.type !== 'null');
}
/** The place of the first of these fields that is there; the start of the file where none is. */
function placeOf(documents, path, ...names) {
    for (const name of names) {
        const field = fieldOf(documents, path, name);
        if (field)
            return (0,domain_location/* locate */.x5)(path, field.value.range);
    }
    return (0,domain_location/* locate */.x5)(path);
}
/** The arguments schema as written; undefined where there is none. */
function schemaOf(documents, path) {
    const node = fieldOf(documents, path, 'schema')?.value;
    return node && (0,json_tree/* toValue */.B)(node);
}
/** Unicode's simple folding, as far as it leads to ASCII: two letters beyond it do. */
function fold(key) {
    return key.toLowerCase().replaceAll('\u017f', 's');
}

;// CONCATENATED MODULE: ./build/smoke/start.js


/** What keeps an entry from starting, as far as it can be told without trying. */
function examineEntry(skill, { system, documents, repository }) {
    const facts = system.examine(`${repository}/${skill.entry}`);
    const executable = documents.tree.stat(skill.entry)?.executable ?? facts.executable;
    return findStartFault({ ...facts, executable }, (path) => system.examine(path));
}
/** A start that fails, as an observation. */
function observeStart(skill, fault, { documents }) {
    const { cause, interpreter, words } = fault;
    return {
        rule: 'smoke-start',
        message: cause,
        values: { entry: skill.entry, interpreter, words },
        location: placeOf(documents, skill.path, 'entry'),
        callFails: words,
    };
}

;// CONCATENATED MODULE: ./build/smoke/wording.js
/** As many of a list as fit into a sentence. */
const LISTED = 3;
/** The first names of a list, and how many more there are. */
function listed(names) {
    const shown = names.slice(0, LISTED).join(', ');
    return names.length > LISTED ? `${shown} and ${names.length - LISTED} more` : shown;
}
/** The last line that says something, cut at 200 UTF-16 units; empty where none does. */
function lastLine(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    return (lines.findLast((line) => line !== '') ?? '').slice(0, 200);
}

;// CONCATENATED MODULE: ./build/smoke/tampering.js


/**
 * Command files of the runner that were changed, `late`: after everything should have been over · `helper`: the process
 * that starts skills was ended.
 */
function observeTampering(message, files, { skill, task }) {
    const values = { files: listed(files.map(withoutIdentifier)) };
    return { rule: 'smoke-tamper', message, values, location: placeOf(task.documents, skill.path, 'entry') };
}
/** `set_env_3f2…`: the runner gives each step files of its own. */
function withoutIdentifier(name) {
    return name.replace(/_[0-9a-f]{8}-?[0-9a-f-]*$/i, '');
}

;// CONCATENATED MODULE: ./build/smoke/observe.js







/** Turns what was seen of a call into a verdict and observations. Source: spec smoke.md, "What is observed". */
function observe(observed, task) {
    const { job, record, level } = observed;
    const { outcome, milliseconds } = record;
    const base = {
        path: job.skill.path,
        name: job.skill.name,
        case: job.case.name,
        milliseconds,
        isolation: level,
    };
    const stderr = Buffer.from(record.stderr).toString('utf8');
    if (outcome.kind === 'unjudged' && outcome.why === 'lost') {
        // Nobody but what ran at the time can have ended it.
        const observation = observeTampering('helper', [], { skill: job.skill, task });
        return { ...base, verdict: 'fail', reason: outcome.words, stderr, observations: [observation] };
    }
    if (outcome.kind === 'unjudged') {
        const reason = outcome.why === 'stopped' ? 'interrupted' : `it could not be started safely: ${outcome.words}`;
        return { ...base, verdict: 'skip', reason, stderr, observations: [] };
    }
    const observer = new Observer(observed, task, stderr);
    const remarks = [...observer.aboutCall(), ...observer.aboutMachine()];
    const verdicts = remarks.map(({ verdict }) => verdict);
    const verdict = verdicts.includes('fail') ? 'fail' : verdicts.includes('skip') ? 'skip' : 'pass';
    const decisive = remarks.find((remark) => remark.verdict === verdict);
    const observations = remarks.map(({ observation }) => observation);
    return { ...base, verdict, reason: decisive?.reason ?? '', stderr, observations };
}
/** What programs say of a write where nothing may be written: the system's words at the end, or its code. */
const REFUSED_WRITE = /: read-only file system(?: at .*)?\s*$|\[Errno 30\]|\bEROFS\b/im;
/** What programs say where there is no network. */
const NO_NETWORK = /could not resolve host|temporary failure in name resolution|name or service not known|network is unreachable|\bENOTFOUND\b|\bEAI_AGAIN\b|\bENETUNREACH\b|bad address/i;
class Observer {
    observed;
    task;
    stderr;
    callFails;
    constructor(observed, task, stderr) {
        this.observed = observed;
        this.task = task;
        this.stderr = stderr;
        this.callFails = managerWords(observed.record.outcome, observed.record.stderr);
    }
    /** What concerns the call itself: the first thing that is wrong with it. */
    aboutCall() {
        const { outcome } = this.observed.record;
        switch (outcome.kind) {
            case 'start': {
                const observation = observeStart(this.observed.job.skill, outcome.fault, this.task);
                return [{ observation, verdict: 'fail', reason: `does not start: ${outcome.fault.words}` }];
            }
            case 'timeout':
                return this.timedOut();
            case 'output':
                return [this.badOutput(outcome)];
            case 'exit':
                return this.exited(outcome.exit, outcome.signal);
            case 'result':
                return this.observed.job.case.exit === 0 ? this.expected(outcome.value) : this.exited(0, '');
            case 'arguments':
            case 'unjudged':
                return [];
        }
    }
    /** What concerns the machine, whatever came of the call. */
    aboutMachine() {
        return [...this.slow(), ...this.leftBehind(), ...this.wrote(), ...this.tampered()];
    }
    timedOut() {
        const { skill } = this.observed.job;
        const values = { seconds: skill.timeoutSeconds };
        const location = this.field('timeout_seconds', 'entry');
        const reason = `timed out after ${skill.timeoutSeconds} s`;
        const killed = this.remark({ rule: 'smoke-timeout', message: 'killed', values, location }, reason);
        return this.observed.record.overflowed ? [killed, this.overflow()] : [killed];
    }
    badOutput({ fault }) {
        if (fault.variant === 'too-large')
            return this.overflow();
        const values = { line: fault.line, text: fault.text, words: fault.words };
        const location = this.field('entry');
        const where = fault.line > 0 ? `: line ${fault.line} is "${fault.text}"` : '';
        const reason = fault.variant === 'empty' ? 'stdout is empty' : `stdout is not one JSON value${where}`;
        return this.remark({ rule: 'smoke-output', message: fault.variant, values, location }, reason);
    }
    overflow() {
        const location = this.field('entry');
        return this.remark({ rule: 'smoke-output', message: 'too-large', values: {}, location }, 'stdout is over 16 MiB');
    }
    exited(exit, signal) {
        const { job, level } = this.observed;
        if (exit === job.case.exit)
            return this.expected(undefined);
        // A write that the sandbox refused explains the exit; it is told as what it is.
        if (this.isRefusedWrite() && job.skill.class === 'safe')
            return [];
        const tail = lastLine(this.stderr);
        const values = { exit, signal, expected: job.case.exit, case: job.case.name, stderr: tail };
        const ended = signal === '' ? `exit ${exit} instead of ${job.case.exit}` : `ended by ${signal}`;
        const reason = tail === '' || exit === 0 ? ended : `${ended}: ${tail}`;
        const fact = { rule: 'smoke-exit', values, location: this.field('entry') };
        const program = this.programWithoutPath(exit);
        if (program !== undefined) {
            const location = this.field('env_allow', 'entry');
            const message = { ...fact, message: 'no-path', values: { ...values, program }, location };
            return [this.remark({ ...message, proves: 'shebang-needs-path' }, reason)];
        }
        if (level === 'bubblewrap' && NO_NETWORK.test(this.stderr)) {
            const observation = { ...fact, message: 'no-network' };
            return [
                { observation, verdict: 'skip', reason: 'it needs the network, which the sandbox does not have' },
            ];
        }
        return [this.remark({ ...fact, message: this.exitMessage(exit, signal, tail) }, reason)];
    }
    exitMessage(exit, signal, tail) {
        if (signal !== '')
            return 'signal';
        if (exit === 0)
            return 'success';
        if (this.isRefusedWrite())
            return 'read-only';
        return tail === '' ? 'status-silent' : 'status';
    }
    /** What `env` looked for in vain, since nobody let it have a PATH; undefined where that is not the cause. */
    programWithoutPath(exit) {
        const { skill } = this.observed.job;
        if (exit !== 127 || skill.envAllow.some((name) => name.trim() === 'PATH'))
            return undefined;
        const head = this.task.system.examine(`${this.task.repository}/${skill.entry}`).head;
        const shebang = parseShebang(Buffer.from(head).toString('latin1'));
        const program = shebang && programOf(shebang);
        return program?.onPath === true ? program.name : undefined;
    }
    expected(value) {
        const { job } = this.observed;
        const location = (0,domain_location/* locate */.x5)(job.case.location.path, job.case.nodes?.expect?.range ?? job.case.location);
        const misfit = value === undefined ? undefined : job.resultSchema?.misfit(value);
        if (misfit) {
            const words = `${misfit.pointer === '' ? 'the result' : misfit.pointer} ${misfit.words}`;
            const values = { case: job.case.name, words };
            return [this.remark({ rule: 'smoke-result', message: 'result', values, location }, words)];
        }
        if (job.case.stderr === '' || this.stderr.includes(job.case.stderr))
            return [];
        const values = { case: job.case.name, text: job.case.stderr };
        const reason = `stderr does not contain "${job.case.stderr}"`;
        return [this.remark({ rule: 'smoke-result', message: 'stderr', values, location }, reason)];
    }
    slow() {
        const { job, record } = this.observed;
        const limit = job.skill.timeoutSeconds;
        const isSlow = record.outcome.kind !== 'timeout' && record.milliseconds > limit * 500;
        if (!isSlow)
            return [];
        const values = { seconds: (record.milliseconds / 1000).toFixed(1), limit };
        const location = this.field('timeout_seconds', 'entry');
        return [{ observation: { rule: 'smoke-timeout', message: 'slow', values, location }, reason: '' }];
    }
    leftBehind() {
        const { leftovers } = this.observed.record;
        if (leftovers.length === 0)
            return [];
        const values = { count: leftovers.length, names: listed(leftovers) };
        const location = this.field('entry');
        return [{ observation: { rule: 'smoke-leftover', message: 'left', values, location }, reason: '' }];
    }
    wrote() {
        const { job, seen, record } = this.observed;
        if (job.skill.class !== 'safe')
            return [];
        const fact = {
            rule: 'smoke-class',
            location: this.field('class', 'entry'),
            proves: 'class-understated',
        };
        if (seen.changed.length > 0) {
            const values = { paths: listed(seen.changed), count: seen.changed.length };
            return [this.remark({ ...fact, message: 'changed', values }, `changed ${values.paths}`)];
        }
        if (!this.isRefusedWrite())
            return [];
        const line = this.stderr.split('\n').find((text) => REFUSED_WRITE.test(text)) ?? '';
        const values = { stderr: line.trim().slice(0, 200), outcome: record.outcome.kind };
        return [this.remark({ ...fact, message: 'refused', values }, `tried to write: ${values.stderr}`)];
    }
    tampered() {
        const { tampered } = this.observed.seen;
        if (tampered.length === 0)
            return [];
        const observation = observeTampering('changed', tampered, {
            skill: this.observed.job.skill,
            task: this.task,
        });
        return [
            { observation, verdict: 'fail', reason: `changed the runner's ${String(observation.values['files'])}` },
        ];
    }
    isRefusedWrite() {
        return this.observed.level === 'bubblewrap' && REFUSED_WRITE.test(this.stderr);
    }
    field(...names) {
        return placeOf(this.task.documents, this.observed.job.skill.path, ...names);
    }
    remark(observation, reason) {
        const isCall = this.callFails !== '' && ['smoke-exit', 'smoke-output', 'smoke-timeout'].includes(observation.rule);
        return {
            observation: isCall ? { ...observation, callFails: this.callFails } : observation,
            verdict: 'fail',
            reason,
        };
    }
}

;// CONCATENATED MODULE: ./build/smoke/arguments.js
/** How deep an instance may nest, and how much of it there may be: a schema can ask for more than the machine has. */
const arguments_DEPTH_LIMIT = 32;
const VALUE_LIMIT = 10_000;
const LENGTH_LIMIT = 100_000;
/** Booleans that keep a skill from doing what it is for. */
const DRY_RUN = /^(?:is_?)?(?:dry_?run|simulat(?:e|ed|ion)|no_?op|what_?if|preview(?:_?only)?|check_?only|plan_?only)$/i;
/**
 * The smallest arguments that a schema of type object allows: the required properties, and booleans like `dry_run`
 * set to true. A value is the default, else const, the first of enum, the first example, else the smallest of its type.
 * What patterns, formats and conditions want is not looked at: whoever uses it holds it against the schema.
 */
function makeArguments(schema) {
    if (schema === undefined || schema === true)
        return { ok: true, value: {} };
    if (!isObject(schema))
        return { ok: false, reason: 'the schema is no object' };
    try {
        const value = new Maker(schema).make(schema, 0);
        return isObject(value) ? { ok: true, value } : { ok: false, reason: 'the schema is not of type object' };
    }
    catch (error) {
        if (error instanceof Unsatisfiable)
            return { ok: false, reason: error.message };
        throw error;
    }
}
class Unsatisfiable extends Error {
    name = 'Unsatisfiable';
}
class Maker {
    root;
    left = VALUE_LIMIT;
    constructor(root) {
        this.root = root;
    }
    make(schema, depth) {
        this.left -= 1;
        if (depth > arguments_DEPTH_LIMIT || this.left < 0)
            throw new Unsatisfiable('the schema never comes to an end');
        if (schema === false)
            throw new Unsatisfiable('the schema allows no value');
        if (!isObject(schema))
            return '';
        for (const key of ['default', 'const'])
            if (Object.hasOwn(schema, key))
                return schema[key];
        for (const key of ['enum', 'examples']) {
            const values = schema[key];
            if (Array.isArray(values) && values.length > 0)
                return values[0];
        }
        const { $ref: reference, ...siblings } = schema;
        if (typeof reference === 'string') {
            return this.make(merge([this.refer(reference), siblings]), depth + 1);
        }
        const { allOf, anyOf, oneOf, ...rest } = schema;
        if (isList(allOf))
            return this.make(merge([rest, ...allOf, onlyChoices(schema)]), depth + 1);
        const choices = [anyOf, oneOf].filter(isList).find((list) => list.length > 0);
        return choices ? this.makeFirst(choices, rest, depth + 1) : this.makeTyped(rest, depth);
    }
    makeFirst(choices, rest, depth) {
        let objection;
        for (const choice of choices) {
            try {
                return this.make(merge([rest, choice]), depth);
            }
            catch (error) {
                objection = error;
            }
        }
        throw objection;
    }
    makeTyped(schema, depth) {
        switch (typeOf(schema)) {
            case 'object':
                return this.makeObject(schema, depth);
            case 'array':
                return this.makeArray(schema, depth);
            case 'integer':
            case 'number':
                return smallestNumber(schema);
            case 'boolean':
                return false;
            case 'null':
                return null;
            default:
                return 'a'.repeat(boundedLength(schema['minLength']));
        }
    }
    makeObject(schema, depth) {
        const properties = isObject(schema['properties']) ? schema['properties'] : {};
        const required = Array.isArray(schema['required'])
            ? schema['required'].filter((name) => typeof name === 'string')
            : [];
        const made = new Map();
        for (const name of required) {
            const known = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
            made.set(name, isDryRun(name, known) ? true : this.make(known, depth + 1));
        }
        for (const [name, property] of Object.entries(properties))
            if (isDryRun(name, property))
                made.set(name, true);
        return Object.fromEntries(made);
    }
    makeArray(schema, depth) {
        const { items, prefixItems } = schema;
        const first = Array.isArray(prefixItems)
            ? prefixItems
            : Array.isArray(items)
                ? items
                : [];
        const others = Array.isArray(items) ? schema['additionalItems'] : items;
        const length = Math.max(boundedLength(schema['minItems']), schema['contains'] === undefined ? 0 : 1);
        const values = Array.from({ length }, (_, index) => this.make(first[index] ?? (index === 0 && schema['contains'] !== undefined ? schema['contains'] : others), depth + 1));
        return schema['uniqueItems'] === true ? values.map(distinguish) : values;
    }
    /** Follows a reference within the schema; others lead to what is not here. */
    refer(reference) {
        if (reference !== '#' && !reference.startsWith('#/'))
            throw new Unsatisfiable(`"${reference}" leads out of the schema`);
        let found = this.root;
        for (const part of reference.split('/').slice(1)) {
            const key = decodePart(part);
            found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
            if (found === undefined)
                throw new Unsatisfiable(`"${reference}" leads nowhere`);
        }
        return found;
    }
}
/** One schema that asks for what several ask for, as far as their objects go. */
function merge(schemas) {
    if (schemas.includes(false))
        return false;
    const parts = schemas.filter(isObject);
    const merged = Object.assign({}, ...parts);
    const properties = parts.map((part) => part['properties']).filter(isObject);
    if (properties.length > 1)
        merged['properties'] = Object.assign({}, ...properties);
    const required = parts.flatMap((part) => Array.isArray(part['required']) ? part['required'] : []);
    if (required.length > 0)
        merged['required'] = Array.from(new Set(required));
    return merged;
}
function onlyChoices({ anyOf, oneOf }) {
    return { ...(anyOf === undefined ? {} : { anyOf }), ...(oneOf === undefined ? {} : { oneOf }) };
}
function typeOf(schema) {
    const { type } = schema;
    const first = Array.isArray(type) ? (type.find((one) => one !== 'null') ?? type[0]) : type;
    if (first !== undefined)
        return first;
    if (['properties', 'required', 'additionalProperties'].some((key) => key in schema))
        return 'object';
    if (['items', 'prefixItems', 'minItems'].some((key) => key in schema))
        return 'array';
    return ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'].some((key) => key in schema)
        ? 'number'
        : 'string';
}
/** The number nearest to 0 that the bounds allow. */
function smallestNumber(schema) {
    const step = numberOf(schema['multipleOf']) ?? (schema['type'] === 'number' ? undefined : 1);
    const low = lowest(schema, step);
    const high = highest(schema, step);
    const value = low !== undefined && low > 0 ? low : high !== undefined && high < 0 ? high : 0;
    if ((low !== undefined && value < low) || (high !== undefined && value > high)) {
        throw new Unsatisfiable('the bounds of a number leave nothing between them');
    }
    return value;
}
function lowest(schema, step) {
    const { minimum, exclusiveMinimum } = schema;
    const bound = numberOf(exclusiveMinimum) ?? numberOf(minimum);
    if (bound === undefined)
        return undefined;
    const isOpen = numberOf(exclusiveMinimum) !== undefined || exclusiveMinimum === true;
    if (step === undefined)
        return isOpen ? between(bound, numberOf(schema['maximum']) ?? bound + 2) : bound;
    const multiple = Math.ceil(bound / step) * step;
    return isOpen && multiple === bound ? multiple + step : multiple;
}
function highest(schema, step) {
    const { maximum, exclusiveMaximum } = schema;
    const bound = numberOf(exclusiveMaximum) ?? numberOf(maximum);
    if (bound === undefined)
        return undefined;
    const isOpen = numberOf(exclusiveMaximum) !== undefined || exclusiveMaximum === true;
    if (step === undefined)
        return isOpen ? between(numberOf(schema['minimum']) ?? bound - 2, bound) : bound;
    const multiple = Math.floor(bound / step) * step;
    return isOpen && multiple === bound ? multiple - step : multiple;
}
function between(low, high) {
    return low + (high - low) / 2;
}
function numberOf(value) {
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
function boundedLength(value) {
    const length = Math.max(0, Math.ceil(numberOf(value) ?? 0));
    if (length > LENGTH_LIMIT)
        throw new Unsatisfiable(`a length of ${length} is more than is ever made`);
    return length;
}
/** Makes equal items of a list differ, where that can be done at all. */
function distinguish(value, index) {
    if (typeof value === 'number')
        return value + index;
    return typeof value === 'string' && index > 0 ? `${value}${index}` : value;
}
function isDryRun(name, property) {
    return DRY_RUN.test(name.replaceAll('-', '_')) && isObject(property) && property['type'] === 'boolean';
}
function decodePart(part) {
    const text = part.replaceAll('~1', '/').replaceAll('~0', '~');
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function isList(value) {
    return Array.isArray(value);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/smoke/cases-schema.js
/** The JSON Schema of `smoke.json`, shipped so that editors complete it. Source: spec smoke.md, "Cases". */
const SMOKE_CASES_SCHEMA = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Smoke cases of a skill',
    description: 'How a skill is called in a smoke run, and what has to come of it. Stands beside skill.json as smoke.json.',
    type: 'object',
    required: ['cases'],
    additionalProperties: false,
    properties: {
        $schema: { type: 'string' },
        cases: {
            type: 'array',
            minItems: 1,
            maxItems: 100,
            description: 'Each is one call of the skill.',
            items: {
                type: 'object',
                additionalProperties: false,
                properties: {
                    name: {
                        type: 'string',
                        minLength: 1,
                        maxLength: 200,
                        description: 'What the case is called in reports.',
                    },
                    args: {
                        type: 'object',
                        description: 'What the skill reads from stdin; held against its own schema first.',
                    },
                    environment: {
                        type: 'object',
                        additionalProperties: { type: 'string' },
                        description: 'Values for names in env_allow; they win over those of the policy.',
                    },
                    expect: {
                        type: 'object',
                        additionalProperties: false,
                        properties: {
                            exit: {
                                type: 'integer',
                                minimum: -1,
                                maximum: 255,
                                description: 'Exit status; 0 where absent, -1 for a signal.',
                            },
                            result: { type: ['object', 'boolean'], description: 'A JSON Schema for the result.' },
                            stderr: {
                                type: 'string',
                                minLength: 1,
                                description: 'A text that the end of stderr contains.',
                            },
                        },
                    },
                },
            },
        },
    },
};

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./build/smoke/json-schema.js

/** How long a schema may think, in milliseconds: a pattern of the repository meets a text of the repository. */
const json_schema_PATIENCE = 2000;
/**
 * Compiles a JSON Schema of the draft that `$schema` names, 2020-12 otherwise. ajv is loaded when the first one comes.
 * Never throws: what ajv refuses is told.
 */
async function compileSchema(schema) {
    if (typeof schema !== 'boolean' &&
        (typeof schema !== 'object' || schema === null || Array.isArray(schema))) {
        return { ok: false, words: 'a JSON Schema is an object, true or false' };
    }
    try {
        const { createCompiler } = await Promise.all(/* import() */[__webpack_require__.e(745), __webpack_require__.e(873)]).then(__webpack_require__.bind(__webpack_require__, 2873));
        const ajv = createCompiler(draftOf(schema));
        const validate = withDeadline(() => ajv.compile(schema));
        return { ok: true, schema: { misfit: (value) => findMisfit(validate, value) } };
    }
    catch (error) {
        return { ok: false, words: wordsOf(error) };
    }
}
function draftOf(schema) {
    const named = typeof schema === 'object' && '$schema' in schema ? String(schema.$schema) : '';
    if (/draft-0[467]/.test(named))
        return '7';
    return named.includes('2019-09') ? '2019' : '2020';
}
function findMisfit(validate, value) {
    try {
        return withDeadline(() => validate(value)) ? undefined : misfitOf(validate.errors?.[0]);
    }
    catch (error) {
        return { pointer: '', words: `could not be held against the schema (${wordsOf(error)})` };
    }
}
function misfitOf(error) {
    if (!error)
        return { pointer: '', words: 'does not fit the schema' };
    const extra = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
    const allowed = error.params['allowedValues'] ?? error.params['allowedValue'];
    const detail = extra ?? allowed;
    const words = `${error.message ?? 'does not fit the schema'}${detail === undefined ? '' : ` (${JSON.stringify(detail)})`}`;
    return { pointer: error.instancePath, words };
}
let context;
/** The engine's own deadline also stops a regular expression that backtracks for ever. Throws what the work throws. */
function withDeadline(work) {
    let result;
    context ??= external_node_vm_.createContext({});
    context['work'] = () => {
        result = { value: work() };
    };
    external_node_vm_.runInContext('work()', context, { timeout: json_schema_PATIENCE });
    if (!result)
        throw new Error('it gave nothing');
    return result.value;
}
function wordsOf(error) {
    // It may come from the other context, and then is an Error of that one.
    if (typeof error !== 'object' || error === null)
        return String(error);
    if ('code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        return 'it takes too long';
    return 'message' in error ? String(error.message) : 'it cannot be compiled';
}

;// CONCATENATED MODULE: ./build/smoke/cases.js





/** Reads the smoke.json beside a manifest. */
async function readCases(documents, manifest) {
    const path = (0,paths/* joinPath */.uJ)((0,paths/* directoryOf */.jt)(manifest), 'smoke.json');
    if (documents.tree.stat(path) === undefined)
        return { kind: 'none' };
    const document = documents.json(path);
    if (!document)
        return invalid((0,domain_location/* locate */.x5)(path), 'cases-syntax', 'it cannot be read');
    if (!document.ok)
        return invalid((0,domain_location/* locate */.x5)(path, document.error.range), 'cases-syntax', document.error.message);
    const value = (0,json_tree/* toValue */.B)(document.root);
    const compiled = await compileSchema(SMOKE_CASES_SCHEMA);
    if (!compiled.ok)
        throw new Error(`the schema of smoke.json: ${compiled.words}`);
    const misfit = compiled.schema.misfit(value);
    if (misfit) {
        const words = `${misfit.pointer === '' ? 'it' : misfit.pointer} ${misfit.words}`;
        return invalid((0,domain_location/* locate */.x5)(path, nodeAt(document.root, misfit.pointer).range), 'cases-schema', words);
    }
    const list = (0,json_tree/* memberOf */.C)(document.root, 'cases')?.value;
    const items = list?.type === 'array' ? list.items : [];
    return { kind: 'cases', path, cases: items.map((node, index) => toCase(node, index, path)) };
}
/** The node that a JSON pointer leads to, or the last one on the way. */
function nodeAt(root, pointer) {
    let node = root;
    for (const part of pointer.split('/').slice(1)) {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        const next = node.type === 'array' ? node.items[Number(key)] : (0,json_tree/* memberOf */.C)(node, key)?.value;
        if (!next)
            return node;
        node = next;
    }
    return node;
}
function toCase(node, index, path) {
    const { name, args, environment, expect } = (0,json_tree/* toValue */.B)(node);
    const nodes = ['args', 'environment', 'expect'].flatMap((key) => {
        const member = (0,json_tree/* memberOf */.C)(node, key);
        return member ? [[key, member.value]] : [];
    });
    return {
        name: name ?? `case ${index + 1}`,
        args: args ?? {},
        environment: environment ?? {},
        exit: expect?.exit ?? 0,
        result: expect?.result,
        stderr: expect?.stderr ?? '',
        nodes: Object.fromEntries(nodes),
        location: (0,domain_location/* locate */.x5)(path, node.range),
    };
}
function invalid(location, message, reason) {
    const observation = {
        rule: 'smoke-arguments',
        message,
        values: { message: reason },
        location,
    };
    return { kind: 'invalid', observation, reason: `smoke.json: ${reason}` };
}

;// CONCATENATED MODULE: ./build/smoke/plan.js





/** What a made-up case is called. */
const MADE_UP = 'smallest arguments';
/** The skills that ongrid would register, among the manifests at hand. */
function findCandidates({ manifests, plans, settings }) {
    const judged = new Set(manifests.filter(({ runtimes }) => runtimes.includes('ongrid')).map(({ path }) => path));
    const found = new Map();
    for (const { runtime, decisions } of plans) {
        if (runtime !== 'ongrid')
            continue;
        for (const { file, verdict, skill } of decisions) {
            const registers = verdict === 'loads' || verdict === 'renamed';
            if (registers && skill?.kind === 'subprocess' && judged.has(file) && !found.has(file)) {
                found.set(file, candidateOf(file, skill, settings.maxSeconds));
            }
        }
    }
    return Array.from(found.values());
}
/** The manager's own default, in seconds. Source: spec runtimes-ongrid.md. */
const DEFAULT_TIMEOUT = 30;
function candidateOf(path, skill, maxSeconds = Infinity) {
    return {
        path,
        name: skill.name,
        entry: skill.entry ?? '',
        class: skill.class ?? 'safe',
        envAllow: skill.envAllow ?? [],
        timeoutSeconds: Math.min(skill.timeoutSeconds ?? DEFAULT_TIMEOUT, maxSeconds),
    };
}
/** Decides which skills run, with which cases. Reads nothing but the tree, starts nothing. */
async function planRuns(candidates, task) {
    const plans = [];
    for (const skill of candidates)
        plans.push(await planSkill(skill, task));
    return { jobs: plans.flatMap(({ jobs }) => jobs), settled: plans.flatMap(({ settled }) => settled) };
}
async function planSkill(skill, task) {
    const { documents, settings } = task;
    const about = { class: skill.class };
    const location = placeOf(documents, skill.path, 'class', 'entry');
    if (!settings.classes.includes(skill.class)) {
        const observation = {
            rule: 'smoke-class',
            message: 'not-run',
            values: about,
            location,
        };
        return settle(skip(skill, `class is ${skill.class}`, observation));
    }
    const read = await readCases(documents, skill.path);
    if (read.kind === 'invalid')
        return settle(fail(skill, 'smoke.json', read.reason, read.observation));
    if (read.kind === 'cases') {
        const plans = await Promise.all(read.cases.map((one) => planCase(skill, one, task)));
        return { jobs: plans.flatMap(({ jobs }) => jobs), settled: plans.flatMap(({ settled }) => settled) };
    }
    if (skill.class === 'safe')
        return makeUpCase(skill, task);
    const observation = {
        rule: 'smoke-class',
        message: 'needs-cases',
        values: about,
        location,
    };
    return settle(skip(skill, `class is ${skill.class}, and it has no smoke.json`, observation));
}
async function makeUpCase(skill, { documents }) {
    const schema = schemaOf(documents, skill.path);
    const location = placeOf(documents, skill.path, 'schema', 'entry');
    const giveUp = (reason) => {
        const observation = {
            rule: 'smoke-arguments',
            message: 'none',
            values: { reason },
            location,
        };
        return settle(skip(skill, `no arguments could be made: ${reason}`, observation));
    };
    const made = makeArguments(schema);
    if (!made.ok)
        return giveUp(made.reason);
    if (schema !== undefined) {
        const compiled = await compileSchema(schema);
        if (!compiled.ok)
            return giveUp(`the schema is none (${compiled.words})`);
        const misfit = compiled.schema.misfit(made.value);
        if (misfit)
            return giveUp(`${nameOf(misfit.pointer)} ${misfit.words}`);
    }
    const madeUp = { name: MADE_UP, args: made.value, environment: {}, exit: 0, result: undefined, stderr: '' };
    return {
        jobs: [{ skill, case: { ...madeUp, location: placeOf(documents, skill.path, 'entry') } }],
        settled: [],
    };
}
async function planCase(skill, one, task) {
    const observation = (await findArgumentsFault(skill, one, task)) ?? findEnvironmentFault(skill, one);
    if (observation)
        return settle(fail(skill, one.name, `smoke.json: ${String(observation.values['message'])}`, observation));
    if (one.result === undefined)
        return { jobs: [{ skill, case: one }], settled: [] };
    const compiled = await compileSchema(one.result);
    if (compiled.ok)
        return { jobs: [{ skill, case: one, resultSchema: compiled.schema }], settled: [] };
    const values = { case: one.name, message: compiled.words };
    const location = (0,domain_location/* locate */.x5)(one.location.path, one.nodes?.expect?.range ?? one.location);
    const fault = { rule: 'smoke-arguments', message: 'result-schema', values, location };
    return settle(fail(skill, one.name, `smoke.json: expect.result is no schema: ${compiled.words}`, fault));
}
/** A schema that does not compile is another rule's affair; then every object will do. */
async function findArgumentsFault(skill, one, { documents }) {
    const schema = schemaOf(documents, skill.path);
    const compiled = schema === undefined ? undefined : await compileSchema(schema);
    const misfit = compiled?.ok === true ? compiled.schema.misfit(one.args) : undefined;
    if (!misfit)
        return undefined;
    const node = one.nodes?.args && nodeAt(one.nodes.args, misfit.pointer);
    const values = { case: one.name, message: `${nameOf(misfit.pointer)} ${misfit.words}` };
    const location = (0,domain_location/* locate */.x5)(one.location.path, node?.range ?? one.location);
    return { rule: 'smoke-arguments', message: 'arguments', values, location };
}
/** A value for a name that the skill does not ask for would go nowhere. */
function findEnvironmentFault(skill, one) {
    const allowed = new Set(skill.envAllow.map((name) => name.trim()));
    const name = Object.keys(one.environment).find((key) => !allowed.has(key));
    if (name === undefined)
        return undefined;
    const node = one.nodes?.environment;
    const member = node?.type === 'object' ? node.members.find(({ key }) => key === name) : undefined;
    const values = { case: one.name, name, message: `${name} is not in env_allow` };
    const location = (0,domain_location/* locate */.x5)(one.location.path, member?.keyRange ?? one.location);
    return { rule: 'smoke-arguments', message: 'environment', values, location };
}
function nameOf(pointer) {
    return pointer === '' ? 'args' : pointer.slice(1).replaceAll('/', '.');
}
function settle(result) {
    return { jobs: [], settled: [result] };
}
function skip({ path, name }, reason, observation) {
    const observations = [observation];
    return { path, name, case: 'run', verdict: 'skip', reason, milliseconds: 0, stderr: '', observations };
}
function fail({ path, name }, what, reason, observation) {
    const observations = [observation];
    return { path, name, case: what, verdict: 'fail', reason, milliseconds: 0, stderr: '', observations };
}

;// CONCATENATED MODULE: ./build/smoke/schedule.js
/** How many run at a time. */
const SIDE_BY_SIDE = 2;
/**
 * Does all jobs: those of safe skills two at a time, others alone. Where something changed while two ran, both run again,
 * each alone, and that counts: a skill is not accused of what its neighbour did. Results come in the order of the jobs.
 */
async function doAll(jobs, doer) {
    const tried = new Map();
    const owners = new Map();
    const suspects = new Set();
    const attempt = async (job) => {
        const one = await doer.attempt(job, (watch) => owners.set(watch, job));
        tried.set(job, one);
        if (!one.isSuspicious || one.seen.suspects.length < 2)
            return;
        for (const watch of one.seen.suspects) {
            const suspect = owners.get(watch);
            if (suspect)
                suspects.add(suspect);
        }
    };
    await inPool(jobs.filter(({ skill }) => skill.class === 'safe'), SIDE_BY_SIDE, attempt);
    await inPool(jobs.filter(({ skill }) => skill.class !== 'safe'), 1, attempt);
    const first = new Map(tried);
    await inPool(Array.from(suspects), 1, attempt);
    acceptUnrepeated(Array.from(suspects), first, tried);
    return jobs.flatMap((job) => tried.get(job)?.result ?? []);
}
/** Where nobody does it again, what was seen stands against the one at whose end it was seen. */
function acceptUnrepeated(suspects, first, tried) {
    if (suspects.some((job) => tried.get(job)?.isSuspicious === true))
        return;
    for (const job of suspects) {
        const before = first.get(job);
        if (before?.isSuspicious === true)
            tried.set(job, before);
    }
}
/** Works through a list, so many at a time, in order. */
async function inPool(items, size, work) {
    const left = items.values();
    const worker = async () => {
        for (const item of left)
            await work(item);
    };
    await Promise.all(Array.from({ length: size }, worker));
}

// EXTERNAL MODULE: ./build/smoke/spawner/client.js
var client = __webpack_require__(2154);
;// CONCATENATED MODULE: ./build/smoke/script-language.js


const BY_ENDING = {
    sh: 'bash',
    bash: 'bash',
    py: 'python3',
    js: 'node',
    mjs: 'node',
    cjs: 'node',
    rb: 'ruby',
};
const BY_PROGRAM = [
    [/^bash$/, 'bash'],
    [/^(?:sh|dash)$/, 'sh'],
    [/^(?:node|nodejs)$/, 'node'],
    [/^python(?:3(?:\.\d+)?)?$/, 'python3'],
    [/^ruby(?:\d[\d.]*)?$/, 'ruby'],
];
/** Shells of other dialects, and Python 2: what ours say of their scripts proves nothing. */
const FOREIGN = /^(?:zsh|ksh\d*|mksh|ash|csh|tcsh|fish|python2(?:\.\d+)?)$/;
/** The language of a script by its shebang, else by the ending of its name; undefined for all others. */
function languageOf(path, text) {
    const shebang = parseShebang(text.replaceAll('\r', ''));
    const program = shebang === undefined ? '' : (0,paths/* baseName */.Fl)(programOf(shebang).name);
    if (FOREIGN.test(program))
        return undefined;
    const named = BY_PROGRAM.find(([pattern]) => pattern.test(program))?.[1];
    if (named)
        return named;
    const ending = /\.([a-z]+)$/.exec((0,paths/* baseName */.Fl)(path))?.[1] ?? '';
    const usual = Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined;
    // An unknown program in front of a shell script may be a shell of its own.
    return program !== '' && usual === 'bash' ? undefined : usual;
}
const PYTHON = `
import sys
try:
    compile(sys.stdin.buffer.read(), "script", "exec", dont_inherit=True)
except (SyntaxError, ValueError) as error:
    line = getattr(error, "lineno", None) or 1
    sys.exit("-:%d: %s" % (line, getattr(error, "msg", None) or error))
except (RecursionError, MemoryError):
    sys.exit(0)
`;
/** The ways of checking a script; one that accepts it is enough. None of them executes anything. */
function commandsFor(language, path, text) {
    switch (language) {
        case 'bash': {
            const plain = { program: 'bash', args: ['-n'] };
            // The option is switched on by the script itself, which `-n` does not see.
            return text.includes('extglob') ? [plain, { program: 'bash', args: ['-O', 'extglob', '-n'] }] : [plain];
        }
        case 'sh':
            return [{ program: 'sh', args: ['-n'] }];
        case 'python3':
            return [{ program: 'python3', args: ['-I', '-S', '-c', PYTHON] }];
        case 'ruby':
            return [{ program: 'ruby', args: ['--disable=gems', '-c', '-'] }];
        case 'node': {
            const script = { program: 'node', args: ['--check', '-'] };
            const module = { program: 'node', args: ['--input-type=module', '--check', '-'] };
            if (path.endsWith('.mjs'))
                return [module];
            return path.endsWith('.cjs') || !/^\s*(?:import|export)\b/m.test(text) ? [script] : [module, script];
        }
    }
}
/** Reads what an interpreter printed about a script on stdin. */
function readSyntaxFault(language, printed) {
    if (language === 'node') {
        const line = Number(/^\[stdin\]:(\d+)$/m.exec(printed)?.[1] ?? 1);
        return { line, words: /^SyntaxError: (.*)$/m.exec(printed)?.[1] ?? script_language_lastLine(printed) };
    }
    const found = /^(?:-|[^\n:]*?): ?(?:line )?(\d+): ([^\n]+)/m.exec(printed);
    return found ? { line: Number(found[1]), words: found[2] ?? '' } : { line: 1, words: script_language_lastLine(printed) };
}
function script_language_lastLine(text) {
    return text.trim().split('\n').at(-1) ?? '';
}

;// CONCATENATED MODULE: ./build/smoke/syntax.js



/** More scripts than these are not checked: an interpreter is started for each. */
const SCRIPT_LIMIT = 1000;
/** Entries, and what lies in a skill's `scripts/`, of both kinds of skill; each file once. */
function findScripts(candidates, { documents, manifests }) {
    const owners = new Map();
    for (const { path, name, entry } of candidates)
        if (!owners.has(entry))
            owners.set(entry, { manifest: path, name });
    const names = new Map(candidates.map(({ path, name }) => [path, name]));
    for (const { path, kind } of manifests) {
        if (kind !== 'skill.json' && kind !== 'SKILL.md')
            continue;
        const folder = (0,paths/* joinPath */.uJ)((0,paths/* directoryOf */.jt)(path), 'scripts');
        const owner = { manifest: path, name: names.get(path) ?? path };
        for (const entry of documents.folders.has(folder) ? documents.tree.list() : []) {
            if (entry.kind === 'file' && (0,paths/* isWithin */.UO)(entry.path, folder) && !owners.has(entry.path))
                owners.set(entry.path, owner);
        }
    }
    const checks = Array.from(owners).flatMap(([path, owner]) => {
        const source = documents.source(path);
        const language = source && languageOf(path, source.text);
        return language ? [{ ...owner, path, language, source }] : [];
    });
    return { checks: checks.slice(0, SCRIPT_LIMIT), beyond: Math.max(0, checks.length - SCRIPT_LIMIT) };
}
/** Asks the interpreter whether it can read a script. One that is not on the machine is a skip, never a pass. */
async function checkSyntax(check, tools) {
    const { language, source, path } = check;
    if (source.encodingFault === 'utf-16' || source.encodingFault === 'invalid-utf-8')
        return syntax_skip(check, 'it is not UTF-8');
    let first;
    for (const command of commandsFor(language, path, source.text)) {
        const tried = await attempt(check, command, tools);
        if ('reason' in tried)
            return syntax_skip(check, tried.reason);
        if (!tried.fault)
            return result(check, { verdict: 'pass', milliseconds: tried.milliseconds });
        first ??= { fault: tried.fault, milliseconds: tried.milliseconds };
    }
    return first ? syntax_fail(check, first) : syntax_skip(check, 'there is no way to check it');
}
/** How long an interpreter may read, in milliseconds. */
const syntax_PATIENCE = 15_000;
async function attempt({ language, source }, { program, args }, tools) {
    const file = tools.find(program);
    if (file === undefined)
        return { reason: `${program} is not on this machine` };
    const reply = await tools.spawner.run({
        command: [file, ...args],
        workingDirectory: '/',
        environment: { PATH: tools.searchPath },
        input: source.text,
        timeoutMilliseconds: syntax_PATIENCE,
        confinement: 'group',
        privateDirectory: '',
    });
    const { outcome, exit, signal, code, milliseconds } = reply;
    if (outcome === 'stopped')
        return { reason: 'interrupted' };
    if (outcome !== 'ended' || signal !== '')
        return { reason: `${program} gave no answer (${code || signal || outcome})` };
    const printed = Buffer.from(reply.stderr).toString('utf8') || Buffer.from(reply.stdout).toString('utf8');
    return { fault: exit === 0 ? undefined : readSyntaxFault(language, printed), milliseconds };
}
function syntax_fail(check, { fault, milliseconds }) {
    const { path, source, language } = check;
    const line = Math.min(Math.max(1, fault.line), lastLineOf(source));
    const start = { line, column: 1 };
    const end = { line, column: (source.line(line)?.length ?? 0) + 1 };
    const observation = {
        rule: 'script-syntax',
        message: 'syntax',
        values: { interpreter: language, words: fault.words },
        location: (0,domain_location/* locate */.x5)(path, source.lineCount > 0 ? { start, end } : domain_location/* FILE_START */.WS),
    };
    return result(check, {
        verdict: 'fail',
        milliseconds,
        reason: `line ${line}: ${fault.words}`,
        observations: [observation],
    });
}
/** What is missing at the end of a script is missed behind its last line. */
function lastLineOf(source) {
    let line = source.lineCount;
    while (line > 1 && source.line(line)?.trim() === '')
        line -= 1;
    return line;
}
function syntax_skip(check, reason) {
    return result(check, { verdict: 'skip', reason, milliseconds: 0 });
}
function result({ manifest, name, path }, facts) {
    return {
        path: manifest,
        name,
        case: `syntax of ${path}`,
        reason: '',
        stderr: '',
        observations: [],
        ...facts,
    };
}

;// CONCATENATED MODULE: ./build/smoke/tracker.js
/** Counts what is done, and tells whoever wants to know. */
class Tracker {
    tell;
    running = [];
    total = 0;
    done = 0;
    constructor(tell) {
        this.tell = tell;
    }
    expect(count) {
        this.total += count;
    }
    /** Gives what is to be called at its end. */
    begin(name) {
        // What is done over counts as more to do.
        if (this.done + this.running.length >= this.total)
            this.total += 1;
        this.running.push(name);
        this.report();
        return () => {
            this.running.splice(this.running.indexOf(name), 1);
            this.done += 1;
            this.report();
        };
    }
    report() {
        this.tell?.({ done: this.done, total: this.total, running: this.running.slice() });
    }
}

;// CONCATENATED MODULE: ./build/smoke/witness.js
/** Compares the repository and the runner's command files before and after each run. */
class Witness {
    /** Whether the repository is too large to be compared as a whole. */
    isNarrow;
    setting;
    record;
    active = new Map();
    latest;
    constructor(setting) {
        this.setting = setting;
        this.record = setting.system.record(setting.commandFiles);
        const all = setting.compares ? setting.system.snapshot(setting.repository) : undefined;
        this.isNarrow = all?.cut === true;
        this.latest = this.isNarrow ? undefined : all;
    }
    begin(folder) {
        const watch = { folder };
        this.active.set(watch, this.isNarrow ? this.look(folder) : undefined);
        return watch;
    }
    end(watch) {
        const suspects = Array.from(this.active.keys());
        const before = this.active.get(watch);
        this.active.delete(watch);
        return { changed: this.changes(watch, before), tampered: this.verify(), suspects };
    }
    /** Puts the command files back once more, after the last run; gives the names of what was changed. */
    verify() {
        return this.record.restore();
    }
    changes({ folder }, before) {
        if (!this.setting.compares)
            return [];
        if (this.isNarrow) {
            const prefix = folder === '.' ? '' : `${folder}/`;
            return differences(before, this.look(folder)).map((path) => `${prefix}${path}`);
        }
        const now = this.look('.');
        const changed = differences(this.latest, now);
        this.latest = now;
        return changed;
    }
    look(folder) {
        const { system, repository } = this.setting;
        return system.snapshot(folder === '.' ? repository : `${repository}/${folder}`);
    }
}
/** A part that is itself too large proves nothing. */
function differences(before, after) {
    if (!before || before.cut || after.cut)
        return [];
    const changed = [];
    for (const [path, sign] of after.files)
        if (before.files.get(path) !== sign)
            changed.push(path);
    for (const path of before.files.keys())
        if (!after.files.has(path))
            changed.push(path);
    return changed.toSorted();
}
const FOLDER = '/_runner_file_commands';
/** Finds the runner's command files. Source: spec github.md 1.5. */
function commandFiles(host) {
    const names = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY', 'ARTIFACTS', 'ARTIFACTS_LIST'];
    const named = names.flatMap((name) => host[`GITHUB_${name}`] ?? []).filter((file) => file.startsWith('/'));
    const folders = named.map((file) => file.slice(0, file.lastIndexOf('/')));
    const { RUNNER_TEMP } = host;
    const usual = RUNNER_TEMP?.startsWith('/') === true ? [`${RUNNER_TEMP.replace(/\/+$/, '')}${FOLDER}`] : [];
    const directories = Array.from(new Set([...folders, ...usual])).filter((folder) => folder.endsWith(FOLDER));
    return {
        directories,
        files: named.filter((file) => !directories.some((folder) => file.startsWith(`${folder}/`))),
    };
}

;// CONCATENATED MODULE: ./build/smoke/index.js














// This layer starts processes and reads no files: what it needs of the disk comes in as values (system.ts).
// It observes; what its observations are worth as findings is for the rules to say.
/**
 * Checks, and where the mode says so runs, the skills of a repository. Never throws for what a skill does; whatever
 * cannot be done is in the report with its reason. Nothing that was started lives when it settles.
 */
async function runSmoke(task) {
    const { mode } = task.settings;
    if (mode === 'off')
        return { mode, interrupted: false, notes: [], results: [] };
    const searchPath = trustedPath(task.host, task.repository);
    const spawner = new client.Spawner(task.spawner, searchPath);
    const stop = () => spawner.stop();
    task.signal?.addEventListener('abort', stop);
    try {
        return await new SmokeRun(task, spawner, searchPath).report();
    }
    finally {
        task.signal?.removeEventListener('abort', stop);
        await spawner.close();
    }
}
class SmokeRun {
    task;
    spawner;
    searchPath;
    candidates;
    tracker;
    notes = [];
    constructor(task, spawner, searchPath) {
        this.task = task;
        this.spawner = spawner;
        this.searchPath = searchPath;
        this.candidates = findCandidates(task);
        this.tracker = new Tracker(task.onProgress);
    }
    async report() {
        const { mode } = this.task.settings;
        const checked = [...this.checkEntries(), ...(await this.checkScripts())];
        const wantsRuns = mode === 'run' && this.task.refusal === undefined;
        const plan = wantsRuns ? await this.plan(checked) : { jobs: [], settled: [] };
        const ran = plan.jobs.length > 0 ? await this.runAll(plan.jobs) : { results: [] };
        const refusal = this.task.refusal ?? ran.refusal;
        const results = [...checked, ...plan.settled, ...ran.results];
        return {
            mode,
            ...(ran.isolation ? { isolation: ran.isolation } : {}),
            ...(refusal ? { refusal } : {}),
            interrupted: this.isInterrupted(),
            notes: this.notes,
            results: results.toSorted((a, b) => (0,domain_location/* compareText */.n6)(a.path, b.path)),
        };
    }
    /** In the mode `run`, an entry that can be started says so by running. */
    checkEntries() {
        return this.candidates.flatMap((skill) => {
            const fault = examineEntry(skill, this.task);
            const about = { path: skill.path, name: skill.name, case: 'entry', milliseconds: 0, stderr: '' };
            if (!fault) {
                const isShown = this.task.settings.mode === 'check';
                return isShown ? [{ ...about, verdict: 'pass', reason: '', observations: [] }] : [];
            }
            const isMissing = this.task.settings.mode === 'check' && fault.cause === 'no-interpreter';
            const reason = isMissing
                ? `${fault.interpreter} is not on this machine`
                : `does not start: ${fault.words}`;
            const observations = isMissing ? [] : [observeStart(skill, fault, this.task)];
            return [{ ...about, verdict: isMissing ? 'skip' : 'fail', reason, observations }];
        });
    }
    async checkScripts() {
        const { checks, beyond } = findScripts(this.candidates, this.task);
        if (beyond > 0)
            this.notes.push(`${beyond} scripts beyond the first ${checks.length} were not checked for their syntax`);
        const find = (program) => this.findInterpreter(program);
        const tools = { spawner: this.spawner, searchPath: this.searchPath, find };
        const results = [];
        this.tracker.expect(checks.length);
        await inPool(checks, 2, async (check) => {
            const done = this.tracker.begin(`syntax of ${check.path}`);
            const result = this.isInterrupted() ? undefined : await checkSyntax(check, tools);
            results.push(result ?? interrupted({ path: check.manifest, name: check.name, case: `syntax of ${check.path}` }));
            done();
        });
        return results.toSorted((a, b) => (0,domain_location/* compareText */.n6)(a.case, b.case));
    }
    /** Node is there in any case: it runs this. */
    findInterpreter(program) {
        const found = this.task.system.findProgram(program, this.searchPath);
        return found ?? (program === 'node' ? process.execPath : undefined);
    }
    /** What cannot start, or not be read by its interpreter, is not tried: its failing would say the same once more. */
    async plan(checked) {
        const broken = new Map();
        for (const { path, name, case: what, verdict } of checked) {
            const isEntry = what === 'entry' ||
                this.candidates.some((skill) => skill.path === path && what === `syntax of ${skill.entry}`);
            if (verdict === 'fail' && isEntry)
                broken.set(path, name);
        }
        const plan = await planRuns(this.candidates.filter(({ path }) => !broken.has(path)), this.task);
        const skipped = Array.from(broken, ([path, name]) => {
            const reason = 'its entry cannot be started';
            return {
                path,
                name,
                case: 'run',
                verdict: 'skip',
                reason,
                milliseconds: 0,
                stderr: '',
                observations: [],
            };
        });
        return { jobs: plan.jobs, settled: [...skipped, ...plan.settled] };
    }
    async runAll(jobs) {
        if (process.platform === 'win32')
            return { results: jobs.map((job) => untried(job, NO_SHEBANGS)) };
        const { settings, host, system } = this.task;
        const repository = system.realDirectory(this.task.repository) ?? this.task.repository;
        const { spawner, searchPath } = this;
        const probe = { wish: settings.isolation, repository, host, searchPath, system, spawner };
        const sandbox = await probeIsolation(probe);
        const { isolation } = sandbox;
        const refusal = this.refusalFor(isolation);
        if (refusal)
            return { isolation, refusal, results: jobs.map((job) => untried(job, REFUSED[refusal.message])) };
        const compares = sandbox.leavesRepositoryOpen;
        const witness = new Witness({ system, repository, commandFiles: commandFiles(host), compares });
        if (witness.isNarrow)
            this.notes.push('the repository is large: only the folder of each skill was compared before and after its runs');
        const atRoot = { ...this.task, repository };
        this.tracker.expect(jobs.length);
        const attempt = (job, began) => this.attempt(job, { sandbox, witness }, { task: atRoot, began });
        const results = await doAll(jobs, { attempt });
        return { isolation, results: [...results, ...lateTampering(witness.verify(), jobs, atRoot)] };
    }
    refusalFor({ level, why }) {
        if (level === 'bubblewrap')
            return undefined;
        if (this.task.settings.isolation === 'required')
            return { message: 'isolation', values: { why } };
        const { exposed } = this.task;
        return exposed.length > 0
            ? { message: 'exposed', values: { names: exposed.join(', '), why } }
            : undefined;
    }
    async attempt(job, { sandbox, witness }, { task, began }) {
        const watch = witness.begin((0,paths/* directoryOf */.jt)(job.skill.path));
        began(watch);
        if (this.isInterrupted()) {
            const { suspects } = witness.end(watch);
            return { watch, seen: { suspects }, isSuspicious: false, result: untried(job, 'interrupted') };
        }
        const done = this.tracker.begin(`${job.skill.name} (${job.case.name})`);
        const tools = { sandbox, spawner: this.spawner, system: task.system };
        const record = await callSkill(callOf(job, task), tools);
        const seen = witness.end(watch);
        done();
        const isSuspicious = seen.tampered.length > 0 || (seen.changed.length > 0 && job.skill.class === 'safe');
        const result = observe({ job, record, seen, level: sandbox.isolation.level }, task);
        return { watch, seen, isSuspicious, result };
    }
    isInterrupted() {
        return this.task.signal?.aborted === true;
    }
}
const REFUSED = {
    event: 'nothing is run on this event',
    isolation: 'bubblewrap is required and does not work here',
    exposed: 'a skill could read the tokens of this process',
};
const NO_SHEBANGS = 'Windows knows no "#!" line by which ongrid starts skills';
/** What something that escaped did once nothing was to run any more; whose it is, nobody knows. */
function lateTampering(files, jobs, task) {
    const last = jobs.at(-1);
    if (files.length === 0 || !last)
        return [];
    const observation = observeTampering('late', files, { skill: last.skill, task });
    const reason = `the runner's ${String(observation.values['files'])} were changed after the last run`;
    return [{ ...untried(last, reason), case: 'after all runs', verdict: 'fail', observations: [observation] }];
}
function callOf({ skill, case: one }, { documents, repository, settings, host }) {
    return {
        entry: `${repository}/${skill.entry}`,
        executable: documents.tree.stat(skill.entry)?.executable,
        argumentsText: JSON.stringify(one.args),
        envAllow: skill.envAllow,
        values: { given: [one.environment, settings.environment], host },
        timeoutMilliseconds: skill.timeoutSeconds * 1000,
    };
}
function untried({ skill, case: one }, reason) {
    return { ...interrupted({ path: skill.path, name: skill.name, case: one.name }), reason };
}
function interrupted(about) {
    return { ...about, verdict: 'skip', reason: 'interrupted', milliseconds: 0, stderr: '', observations: [] };
}


/***/ }),

/***/ 2154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Spawner: () => (/* binding */ Spawner),
/* harmony export */   ownCommand: () => (/* binding */ ownCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1965);
/* harmony import */ var _serve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2798);



/** This very program, started once more. */
function ownCommand() {
    return { file: process.execPath, args: process.argv.slice(1, 2) };
}
/**
 * The helper process that starts all children. It never held the token: on Linux a child of the same user reads the
 * environment that its parent was started with, whatever that parent has deleted from it since (spec github.md 1.5).
 */
class Spawner {
    helper;
    waiting = new Map();
    exited;
    words = '';
    isReady = false;
    isOver = false;
    next = 0;
    /** `searchPath` is where the helper finds the system's own programs. */
    constructor({ file, args }, searchPath) {
        this.helper = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, [...args, _serve_js__WEBPACK_IMPORTED_MODULE_1__/* .HELPER_ARGUMENT */ .N], { env: { PATH: searchPath }, stdio: 'pipe' });
        const lines = new _protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .LineSplitter */ .g3((line) => this.take(line));
        this.helper.stdout.setEncoding('utf8').on('data', (text) => lines.push(text));
        this.helper.stderr.setEncoding('utf8').on('data', (text) => {
            this.words = (this.words + text).slice(-2000);
        });
        this.helper.stdin.on('error', () => undefined);
        this.exited = new Promise((resolve) => {
            const give = () => {
                this.isOver = true;
                for (const id of this.waiting.keys())
                    this.settle(id, gone(this.isReady ? 'lost' : 'unsafe', this.words));
                resolve();
            };
            this.helper.once('error', (error) => {
                this.words = error.message;
                give();
            });
            this.helper.once('close', give);
        });
    }
    /** Runs a process to its end. Where the helper is gone it is `unsafe`, as nothing was started, or `lost`. */
    run(request) {
        if (this.isOver)
            return Promise.resolve(gone('unsafe', this.words));
        this.next += 1;
        const id = this.next;
        return new Promise((resolve) => {
            this.waiting.set(id, resolve);
            this.send({ id, run: request });
        });
    }
    /** Kills everything that runs; the replies say so. */
    stop() {
        this.send({ stop: true });
    }
    /** Ends the helper, and with it whatever it still runs. */
    async close() {
        this.helper.stdin.end();
        await this.exited;
    }
    send(instruction) {
        if (!this.isOver)
            this.helper.stdin.write(`${JSON.stringify(instruction)}\n`);
    }
    take(line) {
        if (line === _protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .READY_LINE */ .je) {
            this.isReady = true;
            return;
        }
        const { id, reply } = (0,_protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeReply */ .X$)(line);
        this.settle(id, reply);
    }
    settle(id, reply) {
        const resolve = this.waiting.get(id);
        this.waiting.delete(id);
        resolve?.(reply);
    }
}
function gone(outcome, words) {
    const nothing = new Uint8Array();
    const detail = words.trim() === '' ? '' : `: ${words.trim().split('\n').at(-1) ?? ''}`;
    return {
        outcome,
        code: `the helper process is gone${detail}`,
        exit: -1,
        signal: '',
        stdout: nothing,
        overflowed: false,
        stderr: nothing,
        milliseconds: 0,
        leftovers: [],
    };
}


/***/ })

};
