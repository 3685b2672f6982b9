"use strict";
exports.id = 252;
exports.ids = [252];
exports.modules = {

/***/ 4252:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeEpss: () => (/* binding */ decodeEpss)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2687);
/* harmony import */ var _domain_future_date__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5179);
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9836);
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3149);
/* harmony import */ var _file_text__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1144);







const WANTED = {
    what: 'an EPSS score file in CSV',
    from: 'https://epss.empiricalsecurity.com/epss_scores-current.csv.gz',
    others: [
        {
            form: /^\s{0,99}\{.{0,9999}"catalogVersion"/s,
            found: 'the KEV catalog of CISA',
            fix: 'name this file in the input kev, and the scores in epss',
        },
        { form: /^\s{0,99}[[{]/, found: 'JSON' },
    ],
};
const refuse = (found, expected, place) => (0,_file_text__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(WANTED, found, expected, place);
const linesOf = (text) => {
    const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
    return text.endsWith('\n') ? lines.slice(0, -1) : lines;
};
const MAX_HEAD_LENGTH = 1000;
const COMMENTS = 'a comment such as #model_version:v2025.03.14,score_date:2026-01-31T00:00:00Z, each key once';
const DATE = 'an RFC 3339 date and time such as 2026-01-31T00:00:00Z';
const withColon = (date) => date.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
const readComments = (comments, place) => {
    var _a, _b;
    const text = comments.slice(0, MAX_HEAD_LENGTH);
    const [, model] = (_a = /(?:^|,)model_version:(.*?)(?:,score_date:[^,]*)?$/.exec(text)) !== null && _a !== void 0 ? _a : [];
    const [, date] = (_b = /(?:^|,)score_date:([^,]*)/.exec(text)) !== null && _b !== void 0 ? _b : [];
    const keys = [
        ...(model === undefined ? [] : [`model_version:${model}`]),
        ...(date === undefined ? [] : [`score_date:${date}`]),
    ];
    if (![keys, keys.toReversed()].some((each) => each.join() === comments))
        return refuse((0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(`#${comments}`), COMMENTS, place);
    return date === undefined || (0,_domain_instant__WEBPACK_IMPORTED_MODULE_1__/* .isDateTime */ .Ar)(withColon(date))
        ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.right({ model, date })
        : refuse(`${(0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(date)} as score_date`, DATE, place);
};
const HEADER = 'a header with the columns cve and epss, and maybe percentile, each once';
const readHeader = (header, place) => {
    const names = header.slice(0, MAX_HEAD_LENGTH).split(',');
    const known = ['cve', 'epss', 'percentile'];
    const [cve = -1, epss = -1, percentile = -1] = known.map((name) => names.indexOf(name));
    const isOnce = known.every((name) => names.indexOf(name) === names.lastIndexOf(name));
    return cve >= 0 && epss >= 0 && isOnce && header.length <= MAX_HEAD_LENGTH
        ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.right({ width: names.length, cve, epss, percentile })
        : refuse((0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(header), HEADER, place);
};
const toShare = (field = '') => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(field) &&
    Number(field) >= 0 &&
    Number(field) <= 1
    ? Number(field)
    : undefined;
const readRow = (text, columns, place) => {
    var _a;
    const fields = text.split(',', columns.width + 1);
    const id = (_a = fields[columns.cve]) !== null && _a !== void 0 ? _a : '';
    const score = toShare(fields[columns.epss]);
    const percentile = columns.percentile < 0 ? null : toShare(fields[columns.percentile]);
    if (fields.length === columns.width &&
        (0,_domain_cve_id__WEBPACK_IMPORTED_MODULE_5__/* .isCveId */ .M)(id) &&
        score !== undefined &&
        percentile !== undefined)
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.right([id, { score, percentile }]);
    const expected = `${columns.width} values as in the header, with a CVE identifier such as CVE-2026-14456 and numbers from 0 to 1`;
    return refuse((0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(text), expected, place);
};
const readRows = (file, lines, start, columns) => {
    var _a;
    const scores = new Map();
    for (let i = start; i < lines.length; i += 1) {
        const row = readRow((_a = lines[i]) !== null && _a !== void 0 ? _a : '', columns, { file, line: i + 1 });
        if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.isLeft(row))
            return row;
        const [id, score] = row.right;
        if (!scores.has(id))
            scores.set(id, score);
    }
    return scores.size > 0
        ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.right(scores)
        : refuse('no row below the header', 'at least one', { file });
};
const readFile = (file, text) => {
    const lines = linesOf(text);
    const start = lines.findIndex((line) => !line.startsWith('#'));
    const header = lines[start];
    if (header === undefined)
        return refuse('no header line', HEADER, { file });
    const comments = lines.slice(0, start).map((line) => line.slice(1));
    return (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_6__.pipe)(readComments(comments.join(), { file, line: 1 }), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.bindTo('comments'), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.bind('columns', () => readHeader(header, { file, line: start + 1 })), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.bind('scores', ({ columns }) => readRows(file, lines, start + 1, columns)));
};
const decodeEpss = (file, bytes, latest) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_6__.pipe)((0,_file_text__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g)(file, bytes, WANTED), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.chain((text) => readFile(file, text)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.map(({ comments: { model, date: stated = '' }, scores }) => {
    const utc = (0,_domain_instant__WEBPACK_IMPORTED_MODULE_1__/* .toUtcSeconds */ .dR)(withColon(stated));
    const { value: date, warnings } = (0,_domain_future_date__WEBPACK_IMPORTED_MODULE_0__/* .upToLatest */ .Q)(latest, utc, `the score_date ${utc}`, file);
    return { value: { model: model || null, date, scores }, warnings };
}));


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


/***/ })

};
;