export const id = 873;
export const ids = [873];
export const modules = {

/***/ 2873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createCompiler: () => (/* binding */ createCompiler)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2463);
/* harmony import */ var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(878);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2210);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2815);




const OPTIONS = {
    strict: false,
    logger: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
};
/**
 * A compiler for a draft. This module is what is imported only when a schema comes: a bundle gives no names to what is
 * imported from a CommonJS package on demand.
 */
function createCompiler(draft) {
    const options = { ...OPTIONS };
    if (draft === '7')
        return ajv_formats__WEBPACK_IMPORTED_MODULE_0__["default"](new ajv__WEBPACK_IMPORTED_MODULE_1__.Ajv(options));
    return ajv_formats__WEBPACK_IMPORTED_MODULE_0__["default"](draft === '2019' ? new ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2019(options) : new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_3__.Ajv2020(options));
}


/***/ })

};
