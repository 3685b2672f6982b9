"use strict";
exports.id = 813;
exports.ids = [813];
exports.modules = {

/***/ 5813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeKev: () => (/* binding */ decodeKev)
/* harmony export */ });
/* harmony import */ var fp_ts_Array__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1341);
/* harmony import */ var fp_ts_Array__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Array__WEBPACK_IMPORTED_MODULE_12__);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var _domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6404);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5718);
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2687);
/* harmony import */ var _domain_future_date__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5179);
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _domain_values_plural__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8712);
/* harmony import */ var _source_text_json__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9407);
/* harmony import */ var _file_text__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1144);













const WANTED = {
    what: 'the KEV catalog of CISA in JSON',
    from: 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json or, if it refuses this runner, https://raw.githubusercontent.com/cisagov/kev-data/develop/known_exploited_vulnerabilities.json',
    others: [
        {
            form: /^(?:#(?:model_version|score_date):|cve,epss\b)/,
            found: 'EPSS scores',
            fix: 'name this file in the input epss, and the catalog in kev',
        },
        { form: /^"?cveID"?,/, found: 'the catalog in CSV' },
    ],
};
const MAX_VERSION_LENGTH = 1000;
const Entry = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('KevEntry', {
    cveID: (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('KevId', { expected: 'a CVE identifier such as CVE-2026-14456', is: _domain_cve_id__WEBPACK_IMPORTED_MODULE_7__/* .isCveId */ .M }),
    dateAdded: (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('KevAdded', { expected: 'a date such as 2026-01-31', is: _domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .isFullDate */ .A1 }),
    dueDate: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_8__.unknown),
    knownRansomwareCampaignUse: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_8__.unknown),
});
const Catalog = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('KevCatalog', {
    catalogVersion: (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('KevVersion', {
        expected: `a text of at most ${MAX_VERSION_LENGTH} characters`,
        is: (s) => s.length <= MAX_VERSION_LENGTH,
    }),
    dateReleased: (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('KevReleased', {
        expected: 'an RFC 3339 date and time such as 2026-01-31T08:00:00Z',
        is: _domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .isDateTime */ .Ar,
    }),
    vulnerabilities: io_ts__WEBPACK_IMPORTED_MODULE_8__.array(Entry),
});
const parse = (file, json) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_9__.pipe)((0,_source_text_json__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(json), fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__.orElseW(({ found, place }) => (0,_file_text__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(WANTED, found, WANTED.what, Object.assign({ file }, place))));
const decodeCatalog = (file, json) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_9__.pipe)((0,_domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(Catalog, json), fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__.orElse(([first]) => {
    const { path = [], expected = WANTED.what, found } = first !== null && first !== void 0 ? first : {};
    return (0,_file_text__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(WANTED, (0,_domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__/* .formatFound */ .Ay)(found), expected, { file, path: (0,_domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__/* .formatPath */ .jV)(path) });
}));
const toKnown = ({ dateAdded, dueDate, knownRansomwareCampaignUse }) => ({
    added: dateAdded,
    due: typeof dueDate === 'string' && (0,_domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .isFullDate */ .A1)(dueDate) ? dueDate : null,
    ransomware: knownRansomwareCampaignUse === 'Known',
});
const futureWarnings = (file, [first, ...others]) => {
    if (first === undefined)
        return [];
    const more = others.length > 0 ? ` and of ${(0,_domain_values_plural__WEBPACK_IMPORTED_MODULE_11__/* .pluralize */ .td)(others.length, 'later entry', 'later entries')}` : '';
    const found = `the dateAdded ${first.dateAdded} of ${first.cveID}${more}`;
    const effect = others.length > 0 ? 'they are left out' : 'the entry is left out';
    return [(0,_domain_future_date__WEBPACK_IMPORTED_MODULE_3__/* .futureDateWarning */ .G)(found, file, effect)];
};
const toCatalog = (file, latest) => ({ catalogVersion, dateReleased, vulnerabilities, }) => {
    const { left: past, right: future } = fp_ts_Array__WEBPACK_IMPORTED_MODULE_12__.partition(({ dateAdded }) => (0,_domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .isAheadOf */ .ny)((0,_domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(dateAdded), latest))([...vulnerabilities]);
    if (past.length === 0) {
        const found = future.length > 0 ? 'only entries dated in the future' : 'no entry';
        return (0,_file_text__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(WANTED, found, 'at least one', { file, path: 'vulnerabilities' });
    }
    const entries = new Map(past.toReversed().map((each) => [each.cveID, toKnown(each)]));
    const date = (0,_domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .toUtcSeconds */ .dR)(dateReleased);
    const released = (0,_domain_future_date__WEBPACK_IMPORTED_MODULE_3__/* .upToLatest */ .Q)(latest, date, `the dateReleased ${date}`, file);
    return fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__.right({
        value: { version: catalogVersion.toWellFormed(), released: released.value, entries },
        warnings: [...released.warnings, ...futureWarnings(file, future)],
    });
};
const decodeKev = (file, bytes, latest) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_9__.pipe)((0,_file_text__WEBPACK_IMPORTED_MODULE_6__/* .decodeText */ .g)(file, bytes, WANTED), fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__.chain((json) => parse(file, json)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__.chain((json) => decodeCatalog(file, json)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_10__.chain(toCatalog(file, latest)));


/***/ }),

/***/ 1144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ refuse),
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _domain_problem__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8230);
/* harmony import */ var _source_text_foreign_text__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6109);




const refuse = ({ from }, found, expected, place, fix = `download it again from ${from}`) => (0,_domain_problem__WEBPACK_IMPORTED_MODULE_1__/* .failWith */ .ff)(`found ${found}, expected ${expected}; ${fix}`, place);
const decodeText = (file, bytes, wanted) => {
    const refuseIt = (found, fix) => refuse(wanted, found, wanted.what, { file }, fix);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return refuseIt('bytes that are not UTF-8');
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    if (text === '')
        return refuseIt('an empty file');
    const foreign = (0,_source_text_foreign_text__WEBPACK_IMPORTED_MODULE_2__/* .findForeignText */ .X)(text);
    if (foreign !== undefined)
        return refuseIt(foreign.found, foreign.isPage ? undefined : foreign.fix);
    const other = wanted.others.find(({ form }) => form.test(text));
    return other === undefined ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(text) : refuseIt(other.found, other.fix);
};


/***/ }),

/***/ 6109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ findForeignText)
/* harmony export */ });
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3149);

const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const describePage = (text) => {
    var _a;
    const [, title] = (_a = /<title[^<>]{0,99}>\s{0,99}([^<]{1,200})/i.exec(text.slice(0, 10000))) !== null && _a !== void 0 ? _a : [];
    return (title === null || title === void 0 ? void 0 : title.trim()) ? `a web page (${(0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(title.trim())})` : 'a web page';
};
const findForeignText = (text) => {
    if (LFS_POINTER.test(text))
        return {
            found: 'a Git LFS pointer',
            isPage: false,
            fix: 'set lfs: true in the step that runs actions/checkout, so that it fetches the file',
        };
    return /^\s{0,99}<(?:!doctype|html|head|body|\?xml|!--)/i.test(text)
        ? {
            found: describePage(text),
            isPage: true,
            fix: 'save the file itself, not the page that shows it; the address may need a login',
        }
        : undefined;
};


/***/ }),

/***/ 9407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3149);
/* harmony import */ var _place__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9354);



const END_OF_INPUT = 'Unexpected end of JSON input';
const SUFFIX = / at position (\d+)(?: \(line \d+ column \d+\))?$| is not valid JSON$/;
const explain = (text, error) => {
    var _a;
    const said = String(error).replace(/^SyntaxError: /, '');
    const position = said === END_OF_INPUT ? text.length : (_a = SUFFIX.exec(said)) === null || _a === void 0 ? void 0 : _a[1];
    const offset = position === undefined ? undefined : Number(position);
    const isCutOff = offset === text.length;
    const reason = (0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(said.replace(SUFFIX, ''));
    return {
        found: `${isCutOff ? 'JSON that ends too early' : 'text that is not JSON'} (${reason})`,
        place: offset === undefined ? {} : (0,_place__WEBPACK_IMPORTED_MODULE_0__/* .createPositions */ .H0)(text)(offset),
        isCutOff,
    };
};
const parseJson = (text) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__.tryCatch(() => JSON.parse(text), (error) => explain(text, error));


/***/ })

};
;