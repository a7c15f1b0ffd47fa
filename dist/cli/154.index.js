export const id = 154;
export const ids = [154];
export const modules = {

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
