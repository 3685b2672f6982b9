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
/* harmony import */ var fp_ts_Array__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1341);
/* harmony import */ var fp_ts_Array__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Array__WEBPACK_IMPORTED_MODULE_13__);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_11__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var _domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6404);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5718);
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2687);
/* harmony import */ var _domain_future_date__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5179);
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9836);
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3149);
/* harmony import */ var _domain_values_plural__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8712);
/* harmony import */ var _source_text_json__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9407);
/* harmony import */ var _file_text__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1144);














const ADDRESS = 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json';
const COPY = 'https://raw.githubusercontent.com/cisagov/kev-data/develop/known_exploited_vulnerabilities.json';
const WANTED = {
    what: 'the KEV catalog of CISA in JSON',
    address: ADDRESS,
    copy: COPY,
    other: {
        form: /^(?:#model_version:|#score_date:|cve,epss\b)/,
        name: 'EPSS scores',
        input: 'epss',
    },
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
const parse = (file, json) => {
    try {
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.right(JSON.parse(json));
    }
    catch (_a) {
        const { line, column } = (0,_source_text_json__WEBPACK_IMPORTED_MODULE_5__.findJsonError)(json);
        const found = `text that is not JSON, or not all of it, and begins with ${(0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_10__/* .show */ .WU)(json.slice(0, 40))}`;
        return (0,_file_text__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(WANTED, found, WANTED.what, { file, line, column });
    }
};
const decodeCatalog = (file, json) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_11__.pipe)((0,_domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(Catalog, json), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.orElse(([first]) => {
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
    const more = others.length > 0 ? ` and of ${(0,_domain_values_plural__WEBPACK_IMPORTED_MODULE_12__/* .pluralize */ .td)(others.length, 'later entry', 'later entries')}` : '';
    const found = `the dateAdded ${first.dateAdded} of ${first.cveID}${more}`;
    const effect = others.length > 0 ? 'they are left out' : 'the entry is left out';
    return [(0,_domain_future_date__WEBPACK_IMPORTED_MODULE_3__/* .futureDateWarning */ .G)(found, file, effect)];
};
const toCatalog = (file, latest) => ({ catalogVersion, dateReleased, vulnerabilities, }) => {
    const { left: past, right: future } = fp_ts_Array__WEBPACK_IMPORTED_MODULE_13__.partition(({ dateAdded }) => (0,_domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .isAfter */ .dS)(latest, (0,_domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(dateAdded)))([...vulnerabilities]);
    if (past.length === 0) {
        const found = future.length > 0 ? 'only entries of the future' : 'no entry';
        return (0,_file_text__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .T)(WANTED, found, 'at least one', { file, path: 'vulnerabilities' });
    }
    const entries = new Map(past.toReversed().map((each) => [each.cveID, toKnown(each)]));
    const date = (0,_domain_instant__WEBPACK_IMPORTED_MODULE_4__/* .toUtcSeconds */ .dR)(dateReleased);
    const released = (0,_domain_future_date__WEBPACK_IMPORTED_MODULE_3__/* .upToLatest */ .Q)(latest, date, `the dateReleased ${date}`, file);
    return fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.right({
        value: { version: catalogVersion.toWellFormed(), released: released.value, entries },
        warnings: [...released.warnings, ...futureWarnings(file, future)],
    });
};
const decodeKev = (file, bytes, latest) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_11__.pipe)((0,_file_text__WEBPACK_IMPORTED_MODULE_6__/* .decodeText */ .g)(file, bytes, WANTED), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain((json) => parse(file, json)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain((json) => decodeCatalog(file, json)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain(toCatalog(file, latest)));


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




const refuse = ({ address }, found, expected, place, fix = `download it again from ${address}`) => (0,_domain_problem__WEBPACK_IMPORTED_MODULE_1__/* .failWith */ .ff)(`found ${found}, expected ${expected}; ${fix}`, place);
const decodeText = (file, bytes, wanted) => {
    const { what, address, copy, other } = wanted;
    const refuseAt = (found, place, fix) => refuse(wanted, found, what, place, fix);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return refuseAt('bytes that are not UTF-8', { file });
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    if (text === '')
        return refuseAt('an empty file', { file });
    const place = { file, line: 1 };
    const foreign = (0,_source_text_foreign_text__WEBPACK_IMPORTED_MODULE_2__/* .findForeignText */ .X)(text);
    if (foreign !== undefined) {
        const copies = copy === undefined ? '' : ` or, if it refuses this runner, its copy ${copy}`;
        const again = `the server did not send the file: try ${address}${copies}`;
        return refuseAt(foreign.found, place, foreign.isPage ? again : foreign.fix);
    }
    return other.form.test(text)
        ? refuseAt(other.name, place, `the inputs kev and epss are swapped: name this file in ${other.input}`)
        : fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(text);
};


/***/ }),

/***/ 9407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findJsonError: () => (/* binding */ findJsonError),
/* harmony export */   parseJson: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _domain_codec_depth__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2941);
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3149);
/* harmony import */ var _place__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9354);
/* harmony import */ var _tree__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5317);





const SPACE = /[ \t\r\n]*/y;
const WORD = /[^\s,:[\]{}"]+/y;
const SHOWN = /\/[/*][^\n]{0,38}|"[^"\n]{0,38}"?|[^\s,:[\]{}"]{1,40}|\S/y;
const WORDS = ['true', 'false', 'null'];
const matchAt = (pattern, text, at) => {
    var _a;
    var _b;
    pattern.lastIndex = at;
    return (_b = (_a = pattern.exec(text)) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : '';
};
const parsed = (text) => {
    try {
        return JSON.parse(text);
    }
    catch (_a) {
        return undefined;
    }
};
class Reader {
    constructor(text) {
        this.text = text;
        this.at = 0;
    }
    document() {
        const root = this.value(0);
        return this.next() === '' ? root : this.fail('the end of the file', 'remove it');
    }
    next() {
        this.at += matchAt(SPACE, this.text, this.at).length;
        return this.text.charAt(this.at);
    }
    value(depth) {
        const start = this.next();
        const offset = this.at;
        if (depth >= _domain_codec_depth__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .l && /[[{]/.test(start))
            throw new _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i((0,_tree__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .D)(offset));
        if (start === '{')
            return { kind: 'map', offset, entries: this.entries(depth + 1) };
        if (start === '[')
            return { kind: 'list', offset, items: this.items(depth + 1) };
        if (start !== '"')
            return this.word();
        const text = this.string();
        return { kind: 'scalar', offset, text, plain: false, value: text };
    }
    entries(depth) {
        return this.between('}', () => {
            if (this.next() !== '"')
                return this.fail('a key in double quotes', 'write "key": value');
            const offset = this.at;
            const key = this.string();
            if (this.next() !== ':')
                return this.fail('a colon after the key', 'write "key": value');
            this.at += 1;
            return { key, offset, value: this.value(depth) };
        });
    }
    items(depth) {
        return this.between(']', () => this.value(depth));
    }
    between(end, read) {
        const all = [];
        this.at += 1;
        if (this.next() !== end)
            all.push(read());
        while (this.next() !== end) {
            const comma = this.at;
            if (this.next() === '')
                return this.fail(`a closing ${end}`, 'add it');
            if (this.next() !== ',')
                return this.fail('a comma between two values', 'add it');
            this.at += 1;
            const after = this.next();
            if (after === end) {
                this.at = comma;
                return this.fail(`none before ${end}`, 'remove the comma');
            }
            all.push(read());
        }
        this.at += 1;
        return all;
    }
    word() {
        const [offset, text] = [this.at, matchAt(WORD, this.text, this.at)];
        const value = parsed(text);
        const isCutOff = offset + text.length === this.text.length;
        if (value === undefined)
            return this.fail('a text in double quotes, a number, true, false or null', text === '' ? 'add it' : 'put it in double quotes', isCutOff && (/^[-+.eE\d]+$/.test(text) || WORDS.some((each) => each.startsWith(text))));
        this.at += text.length;
        return { kind: 'scalar', offset, text, plain: true, value };
    }
    string() {
        const start = this.at;
        let end = start + 1;
        for (let char = this.text[end]; char !== '"'; char = this.text[end]) {
            if (char === undefined || char === '\n')
                return this.fail('a closing " on the same line', 'add it', char === undefined);
            end += char === '\\' ? 2 : 1;
        }
        const value = parsed(this.text.slice(start, end + 1));
        if (typeof value !== 'string')
            return this.fail('escapes that JSON knows, such as \\n, and no control character', 'write a backslash twice, and a tab as \\t');
        this.at = end + 1;
        return value;
    }
    fail(expected, fix, isCutOff = false) {
        const shown = matchAt(SHOWN, this.text, this.at);
        const offset = this.at;
        if (shown === '')
            throw new _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i({
                offset,
                message: `found the end of the file, expected ${expected}; add it`,
                isCutOff: true,
            });
        const why = /^\/[/*]/.test(shown)
            ? 'no comment, JSON has none; remove it'
            : `${expected}; ${fix}`;
        throw new _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i({ offset, message: `found ${(0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(shown)}, expected ${why}`, isCutOff });
    }
}
const parseJson = (text) => {
    try {
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.right(new Reader(text).document());
    }
    catch (error) {
        if (error instanceof _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i)
            return fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.left([error.issue]);
        throw error;
    }
};
const findJsonError = (text) => {
    var _a, _b;
    const read = parseJson(text);
    const [issue] = fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.isLeft(read) ? read.left : [];
    return Object.assign(Object.assign({}, (0,_place__WEBPACK_IMPORTED_MODULE_0__/* .createPositions */ .H0)(text)((_a = issue === null || issue === void 0 ? void 0 : issue.offset) !== null && _a !== void 0 ? _a : 0)), { isCutOff: (_b = issue === null || issue === void 0 ? void 0 : issue.isCutOff) !== null && _b !== void 0 ? _b : false });
};


/***/ }),

/***/ 5317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ tooDeep),
/* harmony export */   i: () => (/* binding */ ParseAbort)
/* harmony export */ });
/* harmony import */ var _domain_codec_depth__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2941);

class ParseAbort extends Error {
    constructor(issue) {
        super(issue.message);
        this.issue = issue;
    }
}
const tooDeep = (offset) => ({
    offset,
    message: `found more than ${_domain_codec_depth__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l} levels of nesting, expected fewer; flatten it`,
});


/***/ })

};
;