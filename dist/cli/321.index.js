export const id = 321;
export const ids = [321];
export const modules = {

/***/ 5321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DEFAULT_SMOKE_SETTINGS: () => (/* binding */ DEFAULT_SMOKE_SETTINGS)
/* harmony export */ });
/** What holds where nobody says otherwise. Source: spec smoke.md. */
const DEFAULT_SMOKE_SETTINGS = {
    classes: ['safe'],
    isolation: 'preferred',
    environment: {},
};


/***/ })

};
