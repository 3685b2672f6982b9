"use strict";
exports.id = 407;
exports.ids = [407];
exports.modules = {

/***/ 2941:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isTooDeep),
/* harmony export */   l: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
const MAX_DEPTH = 100;
const isTooDeep = (json, levels = MAX_DEPTH) => {
    if (typeof json !== 'object' || json === null)
        return false;
    if (levels <= 0)
        return true;
    const children = Array.isArray(json) ? json : Object.values(json);
    for (let i = 0; i < children.length; i += 1) {
        const child = children[i];
        if (typeof child === 'object' && isTooDeep(child, levels - 1))
            return true;
    }
    return false;
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