export const id = 614;
export const ids = [614];
export const modules = {

/***/ 2614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hideEnvironment: () => (/* binding */ hideEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/** The runner's own tokens and those that inputs carry. */
const TOKEN = /^(?:INPUT_.*TOKEN.*|(?:GITHUB|GH)_TOKEN|ACTIONS_.*TOKEN.*)$/i;
/**
 * Overwrites the environment that this process was started with, as /proc/PID/environ shows it to every process of the
 * same user whatever is deleted from `process.env`; the variables themselves stay as they are. Only Linux has a way to
 * do that; elsewhere, and where a hardened kernel forbids it, the tokens that remain readable are named.
 * To be called once, at the start, in the main thread. Source: spec github.md 1.5.
 */
function hideEnvironment() {
    const tokens = Object.keys(process.env).filter((name) => TOKEN.test(name) && (process.env[name] ?? '') !== '');
    return { exposed: overwriteEnvironment() ? [] : tokens };
}
function overwriteEnvironment() {
    if (process.platform !== 'linux')
        return false;
    let memory;
    try {
        const [start, end] = environmentBounds();
        // Setting a variable to itself moves it to memory of its own.
        for (const [name, value] of Object.entries(process.env))
            process.env[name] = value;
        memory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)('/proc/self/mem', 'r+');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(memory, Buffer.alloc(end - start), 0, end - start, start);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ').every((byte) => byte === 0);
    }
    catch {
        return false;
    }
    finally {
        if (memory !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(memory);
    }
}
/** Fields 50 and 51 of proc(5)'s stat; the name in brackets, which may hold anything, is the second. */
function environmentBounds() {
    const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/stat', 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const start = Number(fields[47]);
    const end = Number(fields[48]);
    if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start <= 0 || end <= start) {
        throw new Error('the system does not say where the environment lies');
    }
    return [start, end];
}


/***/ })

};
