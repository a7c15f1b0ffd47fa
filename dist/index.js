import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4994:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9163:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _platform_smoke_system_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5261);
/* harmony import */ var _smoke_spawner_serve_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(515);


// The helper that starts skills is this same bundle, and must load nothing that it does not need.
if (!(await (0,_smoke_spawner_serve_js__WEBPACK_IMPORTED_MODULE_1__/* .runSpawnerIfAsked */ .t)(_platform_smoke_system_js__WEBPACK_IMPORTED_MODULE_0__.createSpawnerSystem))) {
    const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(329), __nccwpck_require__.e(986)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2986));
    process.exitCode = await main();
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  createSpawnerSystem: () => (/* binding */ createSpawnerSystem),
  hostSystem: () => (/* binding */ hostSystem)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/platform/file-record.js


/** More than this is not kept of one file, in bytes; the files meant here are nearly empty. */
const KEEP_LIMIT = 4 * 1024 * 1024;
/**
 * Keeps files with their contents, so that a change can be told and undone: what a skill writes into the runner's
 * command files, a later step obeys. What is not there is kept as such. Source: spec github.md 1.5.
 */
function recordFiles({ directories, files }) {
    const folders = Array.from(new Set(directories), (directory) => ({ directory, kept: keepAll(directory) }));
    const single = Array.from(new Set(files), (file) => ({ file, before: keep(file) }));
    return {
        restore: () => [
            ...folders.flatMap(({ directory, kept }) => restoreAll(directory, kept)),
            ...single.flatMap(({ file, before }) => (restoreFile(file, before) ? [external_node_path_.basename(file)] : [])),
        ].toSorted(),
    };
}
function keepAll(directory) {
    const kept = new Map();
    for (const name of namesIn(directory)) {
        const file = keep(external_node_path_.join(directory, name));
        if (file)
            kept.set(name, file);
    }
    return kept;
}
function keep(file) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        const stats = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stats.isFile() || stats.size > KEEP_LIMIT)
            return undefined;
        return { bytes: (0,external_node_fs_.readFileSync)(descriptor), mode: stats.mode & 0o7777 };
    }
    catch {
        return undefined;
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
function restoreAll(directory, kept) {
    if (kept.size > 0 && !isDirectory(directory)) {
        (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
        (0,external_node_fs_.mkdirSync)(directory, { recursive: true });
    }
    const changed = [];
    for (const [name, before] of kept)
        if (restoreFile(external_node_path_.join(directory, name), before))
            changed.push(name);
    for (const name of namesIn(directory)) {
        if (kept.has(name) || isLarge(external_node_path_.join(directory, name)))
            continue;
        changed.push(name);
        (0,external_node_fs_.rmSync)(external_node_path_.join(directory, name), { recursive: true, force: true });
    }
    return changed;
}
/** Whether a file had to be put back. Whatever stands there now, a link or a folder perhaps, is not written through. */
function restoreFile(file, before) {
    const now = keep(file);
    if (!before) {
        const isNew = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined && !isLarge(file);
        if (isNew)
            (0,external_node_fs_.rmSync)(file, { recursive: true, force: true });
        return isNew;
    }
    if (now?.bytes.equals(before.bytes) === true)
        return false;
    if (!now)
        (0,external_node_fs_.rmSync)(file, { recursive: true, force: true });
    (0,external_node_fs_.writeFileSync)(file, before.bytes, { mode: before.mode });
    return true;
}
function isDirectory(directory) {
    return (0,external_node_fs_.lstatSync)(directory, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Too large to have been kept, so nobody can say whether it is new. */
function isLarge(file) {
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size > KEEP_LIMIT;
}
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/platform/file-snapshot.js


/** More files than these are not looked at: each costs about ten microseconds, after every run. */
const SNAPSHOT_LIMIT = 30_000;
/** Interpreters keep their caches beside what they load; that is not the script's doing. */
const CACHES = new Set(['__pycache__', '.mypy_cache', '.ruff_cache']);
/** Of git's own folder, what later commands would execute or obey; its index changes by being looked at. */
const GIT_PARTS = new Set(['config', 'hooks']);
/**
 * Looks at everything below a directory without reading contents: size, times, mode and number of each file. A file that
 * was written has another time of change, which no program can set back.
 */
function snapshot(directory) {
    const files = new Map();
    const pending = [''];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        for (const name of file_snapshot_namesIn(external_node_path_.join(directory, folder))) {
            if (folder === '.git' && !GIT_PARTS.has(name))
                continue;
            if (files.size >= SNAPSHOT_LIMIT)
                return { files, cut: true };
            const relative = folder === '' ? name : `${folder}/${name}`;
            const stats = (0,external_node_fs_.lstatSync)(external_node_path_.join(directory, relative), { throwIfNoEntry: false });
            if (!stats)
                continue;
            if (!stats.isDirectory()) {
                files.set(relative, `${stats.ino} ${stats.mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`);
            }
            else if (!CACHES.has(name)) {
                files.set(`${relative}/`, String(stats.mode));
                pending.push(relative);
            }
        }
    }
    return { files, cut: false };
}
function file_snapshot_namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
;// CONCATENATED MODULE: ./build/platform/pipes.js




/** How many are made at once: a process for each would cost more than the runs they are for. */
const BATCH = 32;
/** Only the system's own folders are asked for programs: others may be anybody's. */
const SYSTEM = { PATH: '/usr/bin:/bin:/usr/local/bin' };
/**
 * Pipes of the system, for which Node has no call: what it calls a pipe is a socket, and a script that writes to
 * /dev/stderr or reads /dev/stdin fails on one. Linux lets the pipes of another process be opened, so Perl makes them;
 * elsewhere they are FIFOs, which differ in one thing: /dev/stdin cannot be opened once all has been written.
 */
class Pipes {
    canBorrow;
    ready = [];
    directory;
    made = 0;
    /** `canBorrow`: whether pipes of another process may be opened; false makes them FIFOs anywhere. */
    constructor(canBorrow = process.platform === 'linux') {
        this.canBorrow = canBorrow;
    }
    /** `in`: the child reads, `out`: the child writes. Throws what the system throws. */
    open(direction) {
        if (this.ready.length === 0)
            this.ready.push(...this.make());
        const source = this.ready.shift();
        if (!source)
            throw new Error('no pipe could be made');
        const [ofChild, ofOwn] = direction === 'in'
            ? [external_node_fs_.constants.O_RDONLY, external_node_fs_.constants.O_WRONLY]
            : [external_node_fs_.constants.O_WRONLY, external_node_fs_.constants.O_RDONLY];
        try {
            const child = source.open(ofChild);
            return { child, own: source.open(ofOwn | external_node_fs_.constants.O_NONBLOCK), identity: identityOf(child) };
        }
        finally {
            source.letGo();
        }
    }
    /** Removes what was made and not used. */
    dispose() {
        for (const source of this.ready.splice(0))
            source.letGo();
        if (this.directory !== undefined)
            (0,external_node_fs_.rmSync)(this.directory, { recursive: true, force: true });
        this.directory = undefined;
    }
    make() {
        try {
            return this.canBorrow ? borrowPipes() : this.makeFifos();
        }
        catch {
            return this.makeFifos();
        }
    }
    makeFifos() {
        this.directory ??= (0,external_node_fs_.mkdtempSync)(external_node_path_.join((0,external_node_os_namespaceObject.tmpdir)(), 'skillgate-pipes-'));
        const { directory, made } = this;
        const files = Array.from({ length: BATCH }, (_, index) => external_node_path_.join(directory, String(made + index)));
        (0,external_node_child_process_.execFileSync)('mkfifo', ['-m', '600', ...files], { env: SYSTEM, stdio: 'ignore' });
        this.made += BATCH;
        return files.map(fifoSource);
    }
}
/** Makes pipes, says where they are, and holds them until it is killed, at most ten seconds. */
const MAKER = `
my @ends;
for (1 .. ${BATCH}) { pipe(my $reader, my $writer) or exit 1; push @ends, $reader, $writer }
my $holder = fork;
exit 1 unless defined $holder;
if ($holder) { print join(' ', $holder, map { fileno($_) } @ends); exit 0 }
close STDIN; close STDOUT; close STDERR;
sleep 10;
`;
/** Throws where there is no Perl, or the system forbids it. */
function borrowPipes() {
    const said = (0,external_node_child_process_.execFileSync)('perl', ['-e', MAKER], {
        env: SYSTEM,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [holder = 0, ...ends] = said.split(' ').map(Number);
    const opened = [];
    try {
        // Both ends are held open by us from here on, so that they can be opened once more by their own names.
        for (let index = 0; index < ends.length; index += 2) {
            opened.push((0,external_node_fs_.openSync)(`/proc/${holder}/fd/${ends[index] ?? ''}`, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_NONBLOCK));
        }
        return opened.map(pipeSource);
    }
    catch (error) {
        for (const descriptor of opened)
            (0,external_node_fs_.closeSync)(descriptor);
        throw error;
    }
    finally {
        process.kill(holder, 'SIGKILL');
    }
}
function pipeSource(held) {
    return { open: (flags) => (0,external_node_fs_.openSync)(`/proc/self/fd/${held}`, flags), letGo: () => (0,external_node_fs_.closeSync)(held) };
}
/** Opened for both, a FIFO does not wait for somebody at its other end. */
function fifoSource(file) {
    const held = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_NONBLOCK);
    return {
        open: (flags) => (0,external_node_fs_.openSync)(file, flags),
        letGo() {
            (0,external_node_fs_.closeSync)(held);
            (0,external_node_fs_.unlinkSync)(file);
        },
    };
}
function identityOf(descriptor) {
    try {
        return (0,external_node_fs_.readlinkSync)(`/proc/self/fd/${descriptor}`);
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/platform/process-table.js

/** Every process that can be seen; none where the system has no /proc. */
function listProcesses() {
    return numbersIn('/proc').flatMap((id) => readProcess(id) ?? []);
}
/** One process; undefined where it is gone. */
function readProcess(id) {
    const text = attempt(() => (0,external_node_fs_.readFileSync)(`/proc/${id}/stat`, 'latin1'));
    if (text === undefined)
        return undefined;
    // The name is in brackets and may hold some itself.
    const open = text.indexOf('(');
    const close = text.lastIndexOf(')');
    const [state = '', parent, group, session, ...rest] = text.slice(close + 2).split(' ');
    return {
        id,
        name: text.slice(open + 1, close),
        state,
        parent: Number(parent),
        group: Number(group),
        session: Number(session),
        start: Number(rest[15]),
    };
}
/** Whether a process works in one of these places, has one in its environment, or holds a descriptor of one. */
function refersTo(id, places) {
    const isPlace = (text) => text !== undefined && places.some((place) => text.startsWith(place));
    if (isPlace(attempt(() => (0,external_node_fs_.readlinkSync)(`/proc/${id}/cwd`))))
        return true;
    const environment = attempt(() => (0,external_node_fs_.readFileSync)(`/proc/${id}/environ`, 'utf8')) ?? '';
    if (places.some((place) => environment.includes(place)))
        return true;
    return numbersIn(`/proc/${id}/fd`).some((descriptor) => isPlace(attempt(() => (0,external_node_fs_.readlinkSync)(`/proc/${id}/fd/${descriptor}`))));
}
function numbersIn(directory) {
    const names = attempt(() => (0,external_node_fs_.readdirSync)(directory)) ?? [];
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
}
/** A process may end, or belong to somebody else, at any moment. */
function attempt(look) {
    try {
        return look();
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/platform/smoke-system.js







/** As much of a file is looked at to tell how it starts, in bytes. */
const HEAD = 512;
/** What smoke runs need of the machine they run on. */
const hostSystem = {
    examine,
    realDirectory,
    findProgram,
    createScratch,
    snapshot: snapshot,
    record: recordFiles,
};
/** What the helper that starts children needs of the machine. */
function createSpawnerSystem() {
    const pipes = new Pipes();
    return {
        openPipe: (direction) => pipes.open(direction),
        close: external_node_fs_.closeSync,
        processes: listProcesses,
        process: readProcess,
        refersTo: refersTo,
        dispose: () => pipes.dispose(),
    };
}
/** What stands at a path, links followed. Never waits on a FIFO, and reads nothing that is not a regular file. */
function examine(file) {
    const stats = statOf(file);
    const head = new Uint8Array();
    if (!stats)
        return { kind: 'missing', executable: false, head };
    const executable = (stats.mode & 0o111) !== 0;
    if (stats.isDirectory())
        return { kind: 'directory', executable, head };
    return stats.isFile()
        ? { kind: 'file', executable, head: readHead(file) }
        : { kind: 'other', executable, head };
}
function readHead(file) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        if (!(0,external_node_fs_.fstatSync)(descriptor).isFile())
            return new Uint8Array();
        const bytes = new Uint8Array(HEAD);
        return bytes.subarray(0, (0,external_node_fs_.readSync)(descriptor, bytes, 0, HEAD, 0));
    }
    catch {
        return new Uint8Array();
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
function realDirectory(directory) {
    try {
        const real = (0,external_node_fs_.realpathSync)(directory);
        return statOf(real)?.isDirectory() === true ? real : undefined;
    }
    catch {
        return undefined;
    }
}
/** A relative or empty part of a PATH stands for the folder at hand, which may be the repository: it is passed over. */
function findProgram(name, searchPath) {
    const folders = searchPath.split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder));
    return folders.map((folder) => external_node_path_.join(folder, name)).find(isProgram);
}
function isProgram(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return statOf(file)?.isFile() === true;
    }
    catch {
        return false;
    }
}
function createScratch() {
    const directory = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)(external_node_path_.join((0,external_node_os_namespaceObject.tmpdir)(), 'skillgate-run-')));
    return { path: directory, remove: () => removeAll(directory) };
}
/** What a skill has made unremovable stays in the system's folder for temporary files, and stops nobody. */
function removeAll(directory) {
    try {
        (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true, maxRetries: 3 });
    }
    catch {
        // Nothing of ours depends on it.
    }
}
function statOf(file) {
    try {
        return (0,external_node_fs_.statSync)(file);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NY: () => (/* binding */ STATUS_DESCRIPTOR),
/* harmony export */   Vg: () => (/* binding */ LAUNCHER),
/* harmony export */   rk: () => (/* binding */ readStatus)
/* harmony export */ });
/** The descriptor on which the launcher says how the skill ended. */
const STATUS_DESCRIPTOR = 4;
/**
 * Stands between bubblewrap and the skill, in Perl, which every Debian has and which starts in a few milliseconds.
 * bubblewrap alone cannot tell `exit 137` from SIGKILL, nor its own failure to execute from an exit of the skill, and it
 * adds PWD to the environment. Arguments: the entry, then `NAME=value`. Says `W<wait status>`, or `E<errno>`.
 */
const LAUNCHER = `
open(my $status, '>&=', ${STATUS_DESCRIPTOR}) or exit 125;
fcntl($status, 2, 1);
my ($entry, @pairs) = @ARGV;
%ENV = map { split /=/, $_, 2 } @pairs;
my $child = fork;
exit 125 unless defined $child;
if ($child == 0) {
  setpgrp(0, 0);
  no warnings;
  exec { $entry } $entry;
  syswrite $status, 'E' . ($! + 0) . "\\n";
  exit 127;
}
waitpid $child, 0;
syswrite $status, "W$?\\n";
`;
/** What the launcher said: how the skill ended, or the system's code for why it did not start; undefined for nothing. */
function readStatus(text) {
    const failure = /^E(\d+)$/m.exec(text);
    if (failure)
        return { code: ERRORS[Number(failure[1])] ?? `errno ${failure[1]}` };
    const wait = /^W(\d+)$/m.exec(text);
    if (!wait)
        return undefined;
    const status = Number(wait[1]);
    const signal = status & 0x7f;
    return signal === 0
        ? { exit: status >> 8, signal: '' }
        : { exit: -1, signal: SIGNALS[signal] ?? `signal ${signal}` };
}
const ERRORS = {
    2: 'ENOENT',
    7: 'E2BIG',
    8: 'ENOEXEC',
    13: 'EACCES',
    20: 'ENOTDIR',
    26: 'ETXTBSY',
    40: 'ELOOP',
};
/** Linux's numbers, whatever the machine this is read on. */
const SIGNALS = {
    1: 'SIGHUP',
    2: 'SIGINT',
    3: 'SIGQUIT',
    4: 'SIGILL',
    5: 'SIGTRAP',
    6: 'SIGABRT',
    7: 'SIGBUS',
    8: 'SIGFPE',
    9: 'SIGKILL',
    10: 'SIGUSR1',
    11: 'SIGSEGV',
    12: 'SIGUSR2',
    13: 'SIGPIPE',
    14: 'SIGALRM',
    15: 'SIGTERM',
    24: 'SIGXCPU',
    25: 'SIGXFSZ',
    31: 'SIGSYS',
};


/***/ }),

/***/ 1965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ STDOUT_LIMIT),
/* harmony export */   X$: () => (/* binding */ decodeReply),
/* harmony export */   bP: () => (/* binding */ STDERR_LIMIT),
/* harmony export */   g3: () => (/* binding */ LineSplitter),
/* harmony export */   je: () => (/* binding */ READY_LINE),
/* harmony export */   nj: () => (/* binding */ encodeReply)
/* harmony export */ });
/** As much of stdout is kept as the manager keeps, in bytes. */
const STDOUT_LIMIT = 16 * 1024 * 1024;
/** As much of the end of stderr, in bytes. */
const STDERR_LIMIT = 4096;
/** What the helper says once it listens. */
const READY_LINE = 'ready';
function encodeReply(id, reply) {
    const line = {
        id,
        reply: { ...reply, stdout: toBase64(reply.stdout), stderr: toBase64(reply.stderr) },
    };
    return `${JSON.stringify(line)}\n`;
}
function decodeReply(line) {
    const { id, reply } = JSON.parse(line);
    return {
        id,
        reply: {
            ...reply,
            stdout: Buffer.from(reply.stdout, 'base64'),
            stderr: Buffer.from(reply.stderr, 'base64'),
        },
    };
}
function toBase64(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
/** Splits what arrives in pieces into lines, without going through a long one more than once. */
class LineSplitter {
    pieces = [];
    take;
    constructor(take) {
        this.take = take;
    }
    push(text) {
        let start = 0;
        for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            this.pieces.push(text.slice(start, end));
            const line = this.pieces.join('');
            this.pieces.length = 0;
            start = end + 1;
            this.take(line);
        }
        if (start < text.length)
            this.pieces.push(text.slice(start));
    }
}


/***/ }),

/***/ 515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ HELPER_ARGUMENT),
  t: () => (/* binding */ runSpawnerIfAsked)
});

// EXTERNAL MODULE: ./build/smoke/spawner/protocol.js
var protocol = __nccwpck_require__(1965);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(1421);
// EXTERNAL MODULE: ./build/smoke/spawner/launcher.js
var launcher = __nccwpck_require__(6241);
;// CONCATENATED MODULE: ./build/smoke/spawner/leftovers.js
/** How long processes may take to follow the one that ended: the tail of a pipeline is no leftover. In milliseconds. */
const GRACE = 200;
const STEP = 10;
/** How often what is left is killed until nothing is: it may be forking all the while. */
const KILL_ROUNDS = 100;
/** The processes of a session, and those that left it but work in the run's places or hold its pipes. */
function sessionFamily(system, leader, places) {
    const isOurs = (facts) => facts.session === leader.id ||
        facts.group === leader.id ||
        (facts.start >= leader.start && facts.id !== process.pid && system.refersTo(facts.id, places));
    return {
        members: () => system.processes().filter((facts) => isAlive(facts) && isOurs(facts)),
        kill: () => kill(-leader.id),
    };
}
/** The processes of a namespace, all of which descend from its first one and die with it. */
function namespaceFamily(system, first, wrapper) {
    const lives = () => {
        const facts = system.process(first.id);
        return facts !== undefined && facts.start === first.start && isAlive(facts);
    };
    return {
        members: () => (lives() ? descendants(system.processes(), first.id) : []),
        kill() {
            if (lives())
                kill(first.id);
            kill(-wrapper);
        },
    };
}
/** Waits until a family is gone, or for the grace; kills what is left then and gives its names. */
async function clear(family) {
    let left = family.members();
    for (let waited = 0; left.length > 0 && waited < GRACE; waited += STEP) {
        await sleep(STEP);
        left = family.members();
    }
    if (left.length === 0)
        return [];
    await extinguish(family);
    return left.map(({ name }) => name).toSorted();
}
/** Kills until nothing of a family lives. */
async function extinguish(family) {
    family.kill();
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const left = family.members();
        if (left.length === 0)
            return;
        for (const { id } of left)
            kill(id);
        await sleep(STEP);
    }
}
/** Sends SIGKILL to a process, or to a group where the number is negative; what is gone is gone. */
function kill(id) {
    try {
        process.kill(id, 'SIGKILL');
    }
    catch {
        // It ended by itself, or never was.
    }
}
function isAlive({ state }) {
    return state !== 'Z' && state !== 'X';
}
function descendants(processes, ancestor) {
    const byParent = new Map();
    for (const facts of processes) {
        const siblings = byParent.get(facts.parent);
        if (siblings)
            siblings.push(facts);
        else
            byParent.set(facts.parent, [facts]);
    }
    const found = [];
    const pending = [ancestor];
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        for (const child of byParent.get(id) ?? []) {
            if (isAlive(child))
                found.push(child);
            pending.push(child.id);
        }
        byParent.delete(id);
    }
    return found;
}
function sleep(milliseconds) {
    return new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
    });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
;// CONCATENATED MODULE: ./build/smoke/spawner/output.js


/** Keeps the beginning. */
function readBeginning(descriptor) {
    const pieces = [];
    let length = 0;
    let seen = 0;
    return read(descriptor, {
        take(piece) {
            seen += piece.length;
            if (length >= protocol/* STDOUT_LIMIT */.Eg)
                return;
            const kept = piece.subarray(0, protocol/* STDOUT_LIMIT */.Eg - length);
            pieces.push(kept);
            length += kept.length;
        },
        bytes: () => Buffer.concat(pieces),
        overflowed: () => seen > protocol/* STDOUT_LIMIT */.Eg,
    });
}
/** Keeps the end. */
function readEnd(descriptor) {
    let tail = Buffer.alloc(0);
    let seen = 0;
    return read(descriptor, {
        take(piece) {
            seen += piece.length;
            tail = piece.length >= protocol/* STDERR_LIMIT */.bP ? piece : Buffer.concat([tail, piece]);
            if (tail.length > protocol/* STDERR_LIMIT */.bP)
                tail = Buffer.from(tail.subarray(tail.length - protocol/* STDERR_LIMIT */.bP));
        },
        bytes: () => tail,
        overflowed: () => seen > protocol/* STDERR_LIMIT */.bP,
    });
}
function read(descriptor, { take, bytes, overflowed }) {
    const socket = new external_node_net_.Socket({ fd: descriptor, readable: true, writable: false });
    const ended = new Promise((resolve) => {
        socket.on('close', () => resolve());
        socket.on('error', () => resolve());
    });
    socket.on('data', take);
    return { ended, bytes, overflowed, destroy: () => socket.destroy() };
}
/** Hands a text to a process, which need not read it: that is its own affair. */
function write(descriptor, text) {
    const socket = new external_node_net_.Socket({ fd: descriptor, readable: false, writable: true });
    socket.on('error', () => socket.destroy());
    socket.end(text);
    return socket;
}

;// CONCATENATED MODULE: ./build/smoke/spawner/run-process.js




/** The longest that Node's timers can wait, in milliseconds; beyond it they do not wait at all. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** How long the last of the output may take once everything is dead, in milliseconds. */
const DRAIN = 500;
/** Starts a process and sees to it that nothing of it is left in the end. Never throws, and its promise never rejects. */
function runProcess(request, system) {
    try {
        return new RunningProcess(request, system);
    }
    catch (error) {
        return { reply: Promise.resolve(failure(codeOf(error))), stop: () => undefined };
    }
}
class RunningProcess {
    reply;
    request;
    system;
    child;
    pipes;
    output;
    errors;
    input;
    notes = { wrapper: '', launcher: '' };
    leaderStart;
    family;
    cut;
    constructor(request, system) {
        this.request = request;
        this.system = system;
        const [input, output, errors, mark] = openPipes(system);
        this.pipes = [input, output, errors, mark];
        const started = performance.now();
        try {
            this.child = start(request, this.pipes);
        }
        catch (error) {
            for (const { own } of this.pipes)
                system.close(own);
            throw error;
        }
        finally {
            for (const { child } of this.pipes)
                system.close(child);
        }
        system.close(mark.own);
        this.leaderStart = this.child.pid === undefined ? 0 : (system.process(this.child.pid)?.start ?? 0);
        this.output = readBeginning(output.own);
        this.errors = readEnd(errors.own);
        this.input = write(input.own, request.input);
        this.listenToSandbox();
        this.reply = this.follow(started);
    }
    stop() {
        this.end('stopped');
    }
    end(cut) {
        this.cut ??= cut;
        this.familyOf()?.kill();
        if (this.child.pid !== undefined)
            kill(-this.child.pid);
    }
    async follow(started) {
        const timer = setTimeout(() => this.end('timed-out'), Math.min(this.request.timeoutMilliseconds, LONGEST_TIMER));
        const ended = await ending(this.child);
        clearTimeout(timer);
        const milliseconds = performance.now() - started;
        const family = this.familyOf();
        const leftovers = family && !this.cut ? await clear(family) : [];
        if (family && this.cut)
            await extinguish(family);
        await this.drain();
        return { ...this.judge(ended), ...this.kept(), milliseconds, leftovers };
    }
    kept() {
        return { stdout: this.output.bytes(), overflowed: this.output.overflowed(), stderr: this.errors.bytes() };
    }
    /** Whoever may still hold a pipe, it is read no longer than this. */
    async drain() {
        const streams = [this.child.stdio[3], this.child.stdio[4]].filter((stream) => stream !== undefined);
        let timer;
        const patience = new Promise((resolve) => {
            timer = setTimeout(resolve, DRAIN);
        });
        await Promise.race([
            Promise.all([this.output.ended, this.errors.ended, ...streams.map(closing)]),
            patience,
        ]);
        clearTimeout(timer);
        for (const one of [this.output, this.errors, this.input, ...streams])
            one?.destroy();
    }
    judge(ended) {
        if ('code' in ended)
            return settled(this.cut ?? 'failed', ended.code);
        if (this.cut)
            return settled(this.cut);
        if (this.request.confinement === 'group')
            return { outcome: 'ended', code: '', ...ended };
        const inner = (0,launcher/* readStatus */.rk)(this.notes.launcher);
        if (inner && 'code' in inner)
            return settled('failed', inner.code);
        if (inner)
            return { outcome: 'ended', code: '', ...inner };
        const isSandboxed = this.notes.wrapper.includes('"exit-code"');
        // A skill that kills its launcher has ended itself, with the sandbox.
        if (isSandboxed)
            return { outcome: 'ended', code: '', exit: -1, signal: 'SIGKILL' };
        return settled('unsafe', Buffer.from(this.errors.bytes()).toString('utf8').trim().slice(0, 300));
    }
    familyOf() {
        const { pid } = this.child;
        if (pid === undefined)
            return undefined;
        if (this.request.confinement === 'group') {
            const places = [this.request.privateDirectory, ...this.pipes.map(({ identity }) => identity)];
            this.family ??= sessionFamily(this.system, { id: pid, start: this.leaderStart }, places.filter((place) => place !== ''));
            return this.family;
        }
        const first = Number(/"child-pid": (\d+)/.exec(this.notes.wrapper)?.[1] ?? 0);
        const facts = first > 0 ? this.system.process(first) : undefined;
        if (facts)
            this.family ??= namespaceFamily(this.system, facts, pid);
        return this.family;
    }
    listenToSandbox() {
        const [, , , wrapper, launcher] = this.child.stdio;
        if (isReadable(wrapper))
            wrapper.setEncoding('utf8').on('data', (text) => this.hear('wrapper', text));
        if (isReadable(launcher))
            launcher.setEncoding('utf8').on('data', (text) => this.hear('launcher', text));
    }
    hear(who, text) {
        if (this.notes[who].length < 10_000)
            this.notes[who] += text;
        // Known as soon as it can be, for its number may be another's later.
        if (who === 'wrapper')
            this.familyOf();
    }
}
function openPipes(system) {
    return [system.openPipe('in'), system.openPipe('out'), system.openPipe('out'), system.openPipe('out')];
}
/** A group's third descriptor is a mark that its processes inherit; a sandbox has two on which it speaks. */
function start({ command, confinement, environment, workingDirectory }, pipes) {
    const [file = '', ...args] = command;
    const [input, output, errors, mark] = pipes.map(({ child }) => child);
    const standard = [input, output, errors];
    const stdio = confinement === 'group' ? [...standard, mark] : [...standard, 'pipe', 'pipe'];
    return (0,external_node_child_process_.spawn)(file, args, { cwd: workingDirectory, env: { ...environment }, detached: true, stdio });
}
function ending(child) {
    return new Promise((resolve) => {
        child.once('error', (error) => resolve({ code: codeOf(error) }));
        child.once('exit', (exit, signal) => resolve({ exit: exit ?? -1, signal: signal ?? '' }));
    });
}
function closing(stream) {
    return new Promise((resolve) => {
        if (!stream || stream.closed === true)
            resolve();
        else
            stream.once('close', () => resolve());
    });
}
function isReadable(stream) {
    return typeof stream === 'object' && stream !== null && 'setEncoding' in stream;
}
function settled(outcome, code = '') {
    return { outcome, code, exit: -1, signal: '' };
}
function failure(code) {
    const nothing = new Uint8Array();
    return {
        ...settled('failed', code),
        stdout: nothing,
        overflowed: false,
        stderr: nothing,
        milliseconds: 0,
        leftovers: [],
    };
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

;// CONCATENATED MODULE: ./build/smoke/spawner/serve.js


/** The one argument by which a bundle is told to be the helper that starts children. */
const HELPER_ARGUMENT = '--smoke-helper';
/**
 * Serves as the helper where this process was started as one, and says whether it was. To be called before anything
 * else: the helper must neither read the environment nor load what it does not need.
 */
async function runSpawnerIfAsked(createSystem) {
    const args = process.argv.slice(2);
    if (args.length !== 1 || args[0] !== HELPER_ARGUMENT)
        return false;
    await serve(createSystem());
    return true;
}
/** Starts what it is told to until its stdin ends, which it also does when whoever started it dies. */
async function serve(system) {
    // Ctrl-C reaches the whole foreground group; whoever started this decides what it means.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => undefined);
    const active = new Set();
    const stop = () => {
        for (const run of active)
            run.stop();
    };
    const follow = async (id, run) => {
        active.add(run);
        const reply = await run.reply;
        active.delete(run);
        process.stdout.write((0,protocol/* encodeReply */.nj)(id, reply));
    };
    process.stdout.on('error', stop);
    const lines = new protocol/* LineSplitter */.g3((line) => {
        const instruction = JSON.parse(line);
        if ('stop' in instruction)
            return stop();
        void follow(instruction.id, runProcess(instruction.run, system));
    });
    try {
        process.stdin.setEncoding('utf8');
        process.stdout.write(`${protocol/* READY_LINE */.je}\n`);
        for await (const piece of process.stdin)
            lines.push(String(piece));
    }
    finally {
        stop();
        await Promise.all(Array.from(active, ({ reply }) => reply));
        system.dispose();
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9163);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
