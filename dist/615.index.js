"use strict";
exports.id = 615;
exports.ids = [615];
exports.modules = {

/***/ 615:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeEpss: () => (/* binding */ decodeEpss)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2687);
/* harmony import */ var _domain_future_date__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5179);
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9836);
/* harmony import */ var _values_escape__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(576);
/* harmony import */ var _values_plural__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(841);
/* harmony import */ var _file_text__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3799);








const ADDRESS = 'https://epss.empiricalsecurity.com/epss_scores-current.csv.gz';
const AS_DOWNLOADED = `use the file as ${ADDRESS} has it: a spreadsheet changes it`;
const WANTED = {
    what: 'an EPSS score file in CSV',
    address: ADDRESS,
    accepted: ['EPSS scores', 'CSV'],
    fixes: {
        'a web page': `the server did not send the file: try ${ADDRESS}`,
        'a KEV catalog': 'the inputs kev and epss are swapped: name this file in kev',
        JSON: `an API answers in JSON; download ${ADDRESS}`,
        'CSV with semicolons': AS_DOWNLOADED,
        'CSV with quotes': AS_DOWNLOADED,
    },
};
const refuse = (found, expected, place) => (0,_file_text__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(WANTED, found, expected, place);
const MAX_HEAD_LENGTH = 1000;
function* splitLines(text) {
    let start = 0;
    for (let number = 1; start < text.length; number += 1) {
        const found = text.indexOf('\n', start);
        const end = found < 0 ? text.length : found;
        const line = text.slice(start, end);
        yield [number, line.endsWith('\r') ? line.slice(0, -1) : line];
        start = end + 1;
    }
    return undefined;
}
const COMMENT = 'a comment such as #model_version:v2025.03.14,score_date:2026-01-31T00:00:00Z, each key once';
const DATE = 'an RFC 3339 date and time such as 2026-01-31T00:00:00Z';
const withColon = (date) => date.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
const addComment = (known, comment, place) => {
    const parts = comment.slice(1).split(/,(?=(?:model_version|score_date):)/, 3);
    const pairs = parts.flatMap((part) => {
        var _a;
        const [, key, value] = (_a = /^(model_version|score_date):([\s\S]*)$/.exec(part)) !== null && _a !== void 0 ? _a : [];
        return key === undefined || value === undefined ? [] : [[key, value]];
    });
    const all = new Map([...known, ...pairs]);
    if (all.size < known.size + parts.length || comment.length > MAX_HEAD_LENGTH)
        return refuse((0,_values_escape__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(comment), COMMENT, place);
    const date = all.get('score_date');
    return date === undefined || (0,_domain_instant__WEBPACK_IMPORTED_MODULE_2__/* .isDateTime */ .Ar)(withColon(date))
        ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(all)
        : refuse(`${(0,_values_escape__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(date)} as score_date`, DATE, place);
};
const isShare = (field) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(field) &&
    Number(field) >= 0 &&
    Number(field) <= 1;
const COLUMNS = [
    { name: 'cve', is: _domain_cve_id__WEBPACK_IMPORTED_MODULE_4__/* .isCveId */ .M, expected: 'a CVE identifier such as CVE-2026-14456' },
    { name: 'epss', is: isShare, expected: 'a number from 0 to 1' },
    { name: 'percentile', is: isShare, expected: 'a number from 0 to 1' },
];
const HEADER = 'a header with the columns cve and epss, and maybe percentile, each once';
const readHeader = (header, place) => {
    const names = header.slice(0, MAX_HEAD_LENGTH).split(',');
    const used = COLUMNS.flatMap((column) => names.flatMap((name, index) => (name === column.name ? [Object.assign(Object.assign({}, column), { index })] : [])));
    const found = used.map(({ name }) => name).join();
    if (/^cve,epss(,percentile)?$/.test(found) && header.length <= MAX_HEAD_LENGTH)
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right({ width: names.length, used });
    return refuse((0,_values_escape__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(header), HEADER, place);
};
const readHead = (file, lines) => {
    let comments = new Map();
    for (let next = lines.next().value; next !== undefined; next = lines.next().value) {
        const [line, text] = next;
        const place = { file, line };
        if (!text.startsWith('#'))
            return fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.Functor.map(readHeader(text, place), (columns) => ({ comments, columns }));
        const added = addComment(comments, text, place);
        if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.isLeft(added))
            return added;
        comments = added.right;
    }
    return refuse('no header line', HEADER, { file });
};
const countValues = (fields, width) => {
    if (fields.length > width)
        return `more than ${width} values`;
    return fields.join() === '' ? 'an empty line' : (0,_values_plural__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .td)(fields.length, 'value');
};
const findMistake = (fields, { width, used }) => {
    if (fields.length !== width)
        return [countValues(fields, width), `${width} values, one for each column of the header`];
    const wrong = used.find(({ index, is }) => { var _a; return !is((_a = fields[index]) !== null && _a !== void 0 ? _a : ''); });
    return wrong && [`${(0,_values_escape__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(fields[wrong.index])} in the column ${wrong.name}`, wrong.expected];
};
const readRows = (file, lines, columns) => {
    var _a;
    const [cve = 0, epss = 0, percentile] = columns.used.map(({ index }) => index);
    const scores = new Map();
    for (const [line, text] of lines) {
        const fields = text.split(',', columns.width + 1);
        const mistake = findMistake(fields, columns);
        if (mistake !== undefined)
            return refuse(...mistake, { file, line });
        const id = (_a = fields[cve]) !== null && _a !== void 0 ? _a : '';
        if (!scores.has(id))
            scores.set(id, {
                score: Number(fields[epss]),
                percentile: percentile === undefined ? null : Number(fields[percentile]),
            });
    }
    return scores.size > 0
        ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(scores)
        : refuse('no row below the header', 'at least one', { file });
};
const readScores = (file, lines) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_6__.pipe)(readHead(file, lines), fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.chain(({ comments, columns }) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.Functor.map(readRows(file, lines, columns), (scores) => ({ comments, scores }))));
const decodeEpss = (file, bytes, latest) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_6__.pipe)((0,_file_text__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(file, bytes, WANTED), fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.chain((text) => readScores(file, splitLines(text))), fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.map(({ comments, scores }) => {
    var _a;
    const model = comments.get('model_version') || null;
    const stated = (0,_domain_instant__WEBPACK_IMPORTED_MODULE_2__/* .toUtcSeconds */ .dR)(withColon((_a = comments.get('score_date')) !== null && _a !== void 0 ? _a : ''));
    const { value: date, warnings } = (0,_domain_future_date__WEBPACK_IMPORTED_MODULE_7__/* .upToLatest */ .Q)(latest, stated, `the score_date ${stated}`, file);
    return { value: { model, date, scores }, warnings };
}));


/***/ }),

/***/ 3799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* unused harmony export downloadAgain */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _problem__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8007);
/* harmony import */ var _values_escape__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(576);




const downloadAgain = ({ address }) => `download it again from ${address}`;
const refuse = (wanted, found, expected, place, fix = downloadAgain(wanted)) => (0,_problem__WEBPACK_IMPORTED_MODULE_1__/* .failWith */ .ff)(`found ${found}, expected ${expected}; ${fix}`, place);
const KINDS = {
    'a web page': /^\s{0,99}</,
    'a KEV catalog': /^\s{0,99}\{[^{}]{0,999}"(?:catalogVersion|vulnerabilities)"/,
    JSON: /^\s{0,99}[{[]/,
    'CSV with semicolons': /^(?:#[^\n]{0,999}\n){0,2}"?cve"?;/i,
    'CSV with quotes': /^(?:#[^\n]{0,999}\n){0,2}"cve"/i,
    'EPSS scores': /^(?:#model_version:|#score_date:|cve,epss\b)/,
    CSV: /^[^,\n]{0,99},/,
};
const isKind = (name) => Object.hasOwn(KINDS, name);
const recognizeText = (text) => Object.keys(KINDS).find((name) => isKind(name) && KINDS[name].test(text));
const BINARY = [
    ['PK\u0003\u0004', 'a ZIP archive', 'unpack it before this step; only gzip is unpacked here'],
    ['\u00fd7zXZ', 'an xz archive', 'unpack it before this step; only gzip is unpacked here'],
    ['BZh', 'a bzip2 archive', 'unpack it before this step; only gzip is unpacked here'],
    ['\u00ff\u00fe', 'text in UTF-16', 'write it with curl --output, not with > in PowerShell'],
];
const recognizeBytes = (bytes) => {
    const start = bytes.toString('latin1', 0, 8);
    return BINARY.find(([first]) => start.startsWith(first));
};
const MAX_HEAD_LENGTH = 10000;
const describeKind = (kind, text) => {
    var _a;
    const head = text.slice(0, MAX_HEAD_LENGTH);
    const [, title] = (_a = /<title[^<>]{0,99}>\s{0,99}([^<]{1,200})/i.exec(head)) !== null && _a !== void 0 ? _a : [];
    return kind === 'a web page' && (title === null || title === void 0 ? void 0 : title.trim()) ? `${kind} (${(0,_values_escape__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(title.trim())})` : kind;
};
const decodeText = (file, bytes, wanted) => {
    var _a;
    const { what, accepted, fixes } = wanted;
    const [, found, fix] = (_a = recognizeBytes(bytes)) !== null && _a !== void 0 ? _a : [];
    if (found !== undefined)
        return refuse(wanted, found, what, { file }, fix);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return refuse(wanted, 'bytes that are not UTF-8', what, { file });
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    if (text === '')
        return refuse(wanted, 'an empty file', what, { file });
    const kind = recognizeText(text);
    return kind === undefined || accepted.includes(kind)
        ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(text)
        : refuse(wanted, describeKind(kind, text), what, { file, line: 1 }, fixes[kind]);
};


/***/ })

};
;