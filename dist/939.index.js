"use strict";
exports.id = 939;
exports.ids = [939];
exports.modules = {

/***/ 2939:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeEpss: () => (/* binding */ decodeEpss)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/domain/cve-id.js
var cve_id = __webpack_require__(2687);
// EXTERNAL MODULE: ./lib/problem.js
var problem = __webpack_require__(8007);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(5999);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(6534);
// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
// EXTERNAL MODULE: ./lib/exploitation/refusals.js
var exploitation_refusals = __webpack_require__(7744);
;// CONCATENATED MODULE: ./lib/exploitation/epss-lines.js



const MAX_LINE_BYTES = 1000;
const LF = 0x0a;
const CR = 0x0d;
function* splitLines(bytes) {
    let start = 0;
    for (let number = 1; start < bytes.length; number += 1) {
        const found = bytes.indexOf(LF, start);
        const next = found < 0 ? bytes.length : found;
        const end = next > start && bytes[next - 1] === CR ? next - 1 : next;
        yield { number, start, end };
        start = next + 1;
    }
    return undefined;
}
const readLine = (file, bytes, { number, start, end }) => end - start > MAX_LINE_BYTES
    ? Either.left((0,exploitation_refusals/* refusal */.x5)(`a line of ${(0,plural/* pluralize */.t)(end - start, 'byte')}`, `at most ${MAX_LINE_BYTES}`, {
        file,
        line: number,
    }))
    : Either.right(bytes.toString('utf8', start, end));

;// CONCATENATED MODULE: ./lib/exploitation/epss-head.js







const COMMENT = 'a comment such as #model_version:v2025.03.14,score_date:2026-01-31T00:00:00Z, each key once';
const HEADER = 'a header with the columns cve and epss, and maybe percentile, each once';
const addStatements = (comment, stated, place) => {
    const parts = comment.slice(1).split(/,(?=(?:model_version|score_date):)/);
    const pairs = parts.map((part) => {
        const colon = part.indexOf(':');
        return [part.slice(0, colon), part.slice(colon + 1)];
    });
    const all = new Map([...stated, ...pairs]);
    const isKnown = pairs.every(([key]) => key === 'model_version' || key === 'score_date');
    return isKnown && all.size === stated.size + pairs.length
        ? Either.right(all)
        : (0,problem/* fail */.fJ)([(0,exploitation_refusals/* refusal */.x5)((0,text_escape/* show */.WU)(comment), COMMENT, place)]);
};
const readDate = (stated, place) => {
    if (stated === undefined)
        return Either.right(null);
    const date = stated.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
    return (0,instant/* isDateTime */.Ar)(date)
        ? Either.right((0,instant/* toUtcSeconds */.dR)(date))
        : (0,problem/* fail */.fJ)([
            (0,exploitation_refusals/* refusal */.x5)(`${(0,text_escape/* show */.WU)(stated)} as score_date`, 'an RFC 3339 date and time such as 2026-01-31T00:00:00Z', place),
        ]);
};
const COLUMNS = ['cve', 'epss', 'percentile'];
const readColumns = (header, place) => {
    const names = header.split(',');
    const [cve, epss, percentile] = COLUMNS.map((name) => names.indexOf(name));
    const isOnce = COLUMNS.every((name) => names.indexOf(name) === names.lastIndexOf(name));
    return isOnce && cve !== undefined && cve >= 0 && epss !== undefined && epss >= 0
        ? Either.right({
            width: names.length,
            cve,
            epss,
            percentile: percentile === -1 ? undefined : percentile,
        })
        : (0,problem/* fail */.fJ)([(0,exploitation_refusals/* refusal */.x5)(header === '' ? 'an empty line' : (0,text_escape/* show */.WU)(header), HEADER, place)]);
};
const readHead = (file, bytes, lines) => {
    let stated = new Map();
    let date = null;
    for (;;) {
        const { value: line } = lines.next();
        if (line === undefined)
            return (0,problem/* fail */.fJ)([(0,exploitation_refusals/* refusal */.x5)('no header line', HEADER, { file })]);
        const place = { file, line: line.number };
        const text = readLine(file, bytes, line);
        if (Either.isLeft(text))
            return (0,problem/* fail */.fJ)([text.left]);
        if (!text.right.startsWith('#'))
            return (0,lib_function.pipe)(readColumns(text.right, place), Either.map((columns) => (Object.assign({ model: stated.get('model_version') || null, date }, columns))));
        const more = addStatements(text.right, stated, place);
        if (Either.isLeft(more))
            return more;
        stated = more.right;
        const read = readDate(stated.get('score_date'), place);
        if (Either.isLeft(read))
            return read;
        date = read.right;
    }
};

;// CONCATENATED MODULE: ./lib/exploitation/decode-epss.js









const WHAT = 'an EPSS score file in CSV';
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const toShare = (field) => {
    const value = Number(field);
    return value >= 0 && value <= 1 && NUMBER.test(field) ? value : undefined;
};
const NO_PERCENTILE = 101;
const PERCENTILES = NO_PERCENTILE + 1;
const pack = (score, percentile) => Math.floor(1000 * score + 0.5) * PERCENTILES +
    (percentile === undefined ? NO_PERCENTILE : Math.floor(100 * percentile + 0.5));
const unpack = (packed) => {
    const percentile = packed % PERCENTILES;
    return {
        score: Math.floor(packed / PERCENTILES) / 1000,
        percentile: percentile === NO_PERCENTILE ? null : percentile / 100,
    };
};
const ID = 'a CVE identifier such as CVE-2026-14456';
const SHARE = 'a number from 0 to 1';
const readRow = (row, { width, cve, epss, percentile }, place) => {
    if (row === '')
        return Either.left((0,exploitation_refusals/* refusal */.x5)('an empty line', 'a row, or the end of the file', place));
    const fields = row.split(',');
    if (fields.length !== width)
        return Either.left((0,exploitation_refusals/* refusal */.x5)((0,plural/* pluralize */.t)(fields.length, 'value'), `${width}, one for each column of the header`, place));
    const valueIn = (column) => { var _a; return (_a = fields[column]) !== null && _a !== void 0 ? _a : ''; };
    const wrong = (name, column, expected) => Either.left((0,exploitation_refusals/* refusal */.x5)(`${(0,text_escape/* show */.WU)(valueIn(column))} in the column ${name}`, expected, place));
    const id = valueIn(cve);
    if (!(0,cve_id/* isCveId */.M)(id))
        return wrong('cve', cve, ID);
    const score = toShare(valueIn(epss));
    if (score === undefined)
        return wrong('epss', epss, SHARE);
    if (percentile === undefined)
        return Either.right({ id, packed: pack(score, undefined) });
    const rank = toShare(valueIn(percentile));
    return rank === undefined
        ? wrong('percentile', percentile, SHARE)
        : Either.right({ id, packed: pack(score, rank) });
};
const readRows = (file, bytes, lines, head) => {
    const scores = new Map();
    const refusals = (0,exploitation_refusals/* openRefusals */.mk)();
    for (const line of lines) {
        const text = readLine(file, bytes, line);
        const row = Either.isLeft(text) ? text : readRow(text.right, head, { file, line: line.number });
        if (Either.isLeft(row)) {
            refusals.add(row.left);
        }
        else if (!scores.has(row.right.id)) {
            const { id, packed } = row.right;
            const start = bytes.indexOf(id, line.start, 'latin1');
            scores.set(bytes.toString('latin1', start, start + id.length), packed);
        }
    }
    if (!refusals.isEmpty())
        return refusals.fail(WHAT, file);
    return scores.size > 0
        ? Either.right(scores)
        : (0,problem/* fail */.fJ)([(0,exploitation_refusals/* refusal */.x5)('no row below the header', 'at least one', { file })]);
};
const decodeEpss = (file, bytes) => (0,lib_function.pipe)((0,exploitation_refusals/* checkText */.qW)(file, bytes, WHAT), Either.chain((body) => {
    const lines = splitLines(body);
    return (0,lib_function.pipe)(readHead(file, body, lines), Either.chain((head) => (0,lib_function.pipe)(readRows(file, body, lines, head), Either.map((scores) => ({
        model: head.model,
        date: head.date,
        find: (id) => {
            const packed = scores.get(id);
            return packed === undefined ? undefined : unpack(packed);
        },
    })))));
}));


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