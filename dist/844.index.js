"use strict";
exports.id = 844;
exports.ids = [844];
exports.modules = {

/***/ 9844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeKev: () => (/* binding */ decodeKev)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _codec_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(427);
/* harmony import */ var _codec_object__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9922);
/* harmony import */ var _codec_text__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5810);
/* harmony import */ var _document_place__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8819);
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2687);
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9836);
/* harmony import */ var _problem__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8007);
/* harmony import */ var _refusals__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7744);












const WHAT = 'the KEV catalog of CISA in JSON';
const MAX_VERSION_LENGTH = 1000;
const Catalog = (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)('KevCatalog', {
    catalogVersion: (0,_codec_text__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)('KevVersion', {
        expected: `a text of at most ${MAX_VERSION_LENGTH} characters`,
        is: (s) => s.length <= MAX_VERSION_LENGTH,
    }),
    dateReleased: (0,_codec_text__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)('KevReleased', {
        expected: 'an RFC 3339 date and time such as 2026-01-31T08:00:00Z',
        is: _domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .isDateTime */ .Ar,
    }),
    vulnerabilities: io_ts__WEBPACK_IMPORTED_MODULE_7__.UnknownArray,
});
const Entry = (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)('KevEntry', {
    cveID: (0,_codec_text__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)('KevId', { expected: 'a CVE identifier such as CVE-2026-14456', is: _domain_cve_id__WEBPACK_IMPORTED_MODULE_8__/* .isCveId */ .M }),
    dateAdded: (0,_codec_text__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Q)('KevAdded', { expected: 'a date such as 2026-01-31', is: _domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .isFullDate */ .A1 }),
    dueDate: (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_7__.unknown),
    knownRansomwareCampaignUse: (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_7__.unknown),
});
const toKnown = ({ dateAdded, dueDate, knownRansomwareCampaignUse, }) => ({
    added: dateAdded,
    due: typeof dueDate === 'string' && (0,_domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .isFullDate */ .A1)(dueDate) ? dueDate : null,
    ransomware: knownRansomwareCampaignUse === 'Known',
});
const syntaxProblem = (file, json) => {
    const errors = [];
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(json, { onError: (_, offset) => void (errors.length === 0 && errors.push(offset)) }, { disallowComments: true });
    }
    catch (_a) {
    }
    const [first] = errors;
    const place = first === undefined ? {} : (0,_document_place__WEBPACK_IMPORTED_MODULE_4__/* .createPositions */ .H0)(json)(first);
    return (0,_refusals__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)('text that is not JSON, or not all of it', WHAT, Object.assign({ file }, place));
};
const parseJson = (file, bytes) => {
    const json = bytes.toString('utf8');
    return fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.tryCatch(() => JSON.parse(json), () => [syntaxProblem(file, json)]);
};
const mismatchProblem = (file, { path, expected, found }, above = []) => (0,_refusals__WEBPACK_IMPORTED_MODULE_5__/* .refusal */ .x5)((0,_codec_decode__WEBPACK_IMPORTED_MODULE_1__/* .formatFound */ .Ay)(found), expected, { file, path: (0,_codec_decode__WEBPACK_IMPORTED_MODULE_1__/* .formatPath */ .jV)([...above, ...path]) });
const decodeEntries = (file, items) => {
    const entries = new Map();
    const refusals = (0,_refusals__WEBPACK_IMPORTED_MODULE_5__/* .openRefusals */ .mk)();
    for (const [i, item] of items.entries()) {
        const entry = (0,_codec_decode__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(Entry, item);
        if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.isLeft(entry)) {
            for (const each of entry.left)
                refusals.add(mismatchProblem(file, each, ['vulnerabilities', i]));
        }
        else if (!entries.has(entry.right.cveID)) {
            entries.set(entry.right.cveID, toKnown(entry.right));
        }
    }
    return refusals.isEmpty() ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.right(entries) : refusals.fail(WHAT, file);
};
const decodeKev = (file, bytes) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_10__.pipe)((0,_refusals__WEBPACK_IMPORTED_MODULE_5__/* .checkText */ .qW)(file, bytes, WHAT), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain((body) => parseJson(file, body)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain((json) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_10__.pipe)((0,_codec_decode__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(Catalog, json), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.orElseW((mismatches) => (0,_problem__WEBPACK_IMPORTED_MODULE_11__/* .fail */ .fJ)(mismatches.map((each) => mismatchProblem(file, each)))))), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain(({ catalogVersion, dateReleased, vulnerabilities }) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_10__.pipe)(decodeEntries(file, vulnerabilities), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.map((entries) => ({
    version: catalogVersion.toWellFormed(),
    released: (0,_domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .toUtcSeconds */ .dR)(dateReleased),
    count: entries.size,
    find: (id) => entries.get(id),
})))));


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mk: () => (/* binding */ openRefusals),
/* harmony export */   qW: () => (/* binding */ checkText),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _problem__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8007);
/* harmony import */ var _text_plural__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6534);




const BOM = Buffer.from('\ufeff');
const refusal = (found, expected, place) => (0,_problem__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(`found ${found}, expected ${expected}; download the file again`, place);
const MAX_SHOWN = 5;
const openRefusals = () => {
    const shown = [];
    let more = 0;
    return {
        add: (each) => {
            if (shown.length < MAX_SHOWN)
                shown.push(each);
            else
                more += 1;
        },
        isEmpty: () => shown.length === 0,
        fail: (what, file) => (0,_problem__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)(more > 0 ? [...shown, refusal((0,_text_plural__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(more, 'more mistake'), what, { file })] : shown),
    };
};
const checkText = (file, bytes, what) => {
    const body = bytes.subarray(0, BOM.length).equals(BOM) ? bytes.subarray(BOM.length) : bytes;
    if (body.length === 0)
        return (0,_problem__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)([refusal('an empty file', what, { file })]);
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(body) ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(body) : (0,_problem__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)([refusal('bytes that are not UTF-8', what, { file })]);
};


/***/ })

};
;