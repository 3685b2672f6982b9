"use strict";
exports.id = 380;
exports.ids = [380];
exports.modules = {

/***/ 8380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseJson: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _codec_depth__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3848);
/* harmony import */ var _values_escape__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(576);
/* harmony import */ var _place__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8487);
/* harmony import */ var _tree__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(906);






const openTree = (text) => {
    const open = [];
    let root;
    let key = '';
    let keyOffset = 0;
    const add = (node) => {
        const parent = open.at(-1);
        if (parent === undefined)
            root !== null && root !== void 0 ? root : (root = node);
        else if (parent.kind === 'list')
            parent.items.push(node);
        else
            parent.entries.push({ key, offset: keyOffset, value: node });
    };
    const begin = (container) => {
        if (open.length >= _codec_depth__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DEPTH */ .l)
            throw new _tree__WEBPACK_IMPORTED_MODULE_2__/* .ParseAbort */ .i((0,_tree__WEBPACK_IMPORTED_MODULE_2__/* .tooDeep */ .D)(container.offset));
        add(container);
        open.push(container);
    };
    const end = () => void open.pop();
    const visitor = {
        onObjectBegin: (offset) => begin({ kind: 'map', offset, entries: [] }),
        onObjectProperty: (name, offset) => {
            key = name;
            keyOffset = offset;
        },
        onObjectEnd: end,
        onArrayBegin: (offset) => begin({ kind: 'list', offset, items: [] }),
        onArrayEnd: end,
        onLiteralValue: (value, offset, length) => {
            const plain = typeof value !== 'string';
            const source = plain ? text.slice(offset, offset + length) : value;
            add({ kind: 'scalar', offset, text: source, plain, value });
        },
    };
    return { visitor, root: () => root };
};
const ADVICE = {
    InvalidSymbol: [
        'a text in double quotes, a number, true, false or null',
        'put it in double quotes',
    ],
    InvalidNumberFormat: ['a number such as 17.1', 'write it so, or put it in quotes'],
    PropertyNameExpected: ['a key in double quotes', 'write "key": value'],
    ValueExpected: ['a value', 'add it, or remove what asks for it'],
    ColonExpected: ['a colon after the key', 'write "key": value'],
    CommaExpected: ['a comma between two values', 'add it'],
    CloseBraceExpected: ['a closing }', 'add it'],
    CloseBracketExpected: ['a closing ]', 'add it'],
    EndOfFileExpected: ['the end of the file', 'remove it'],
    InvalidCommentToken: ['no comment, JSON has none', 'remove it'],
    UnexpectedEndOfComment: ['no comment, JSON has none', 'remove it'],
    UnexpectedEndOfString: ['a closing " on the same line', 'add it'],
    UnexpectedEndOfNumber: ['more digits', 'add them'],
    InvalidUnicode: ['four hex digits after \\u', 'write them'],
    InvalidEscapeCharacter: ['an escape that JSON knows, such as \\n', 'write a backslash twice'],
    InvalidCharacter: ['no control character', 'write it as an escape such as \\t'],
};
const MAX_FOUND_LENGTH = 40;
const explain = (text, { error, offset, length }) => {
    var _a;
    const before = text.slice(0, offset).trimEnd();
    const found = text.slice(offset, offset + Math.min(length, MAX_FOUND_LENGTH));
    if (before.endsWith(',') && /^[\]}]$/.test(found))
        return {
            offset: before.length - 1,
            message: `found a comma before ${found}, expected none after the last value; remove the comma`,
        };
    const [expected, fix] = (_a = ADVICE[(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(error)]) !== null && _a !== void 0 ? _a : ['JSON', 'write it so'];
    const shown = offset >= text.trimEnd().length ? 'the end of the file' : (0,_values_escape__WEBPACK_IMPORTED_MODULE_4__/* .show */ .WU)(found);
    return { offset, message: `found ${shown}, expected ${expected}; ${fix}` };
};
const explainJsonErrors = (text, errors) => {
    const position = (0,_place__WEBPACK_IMPORTED_MODULE_1__/* .createPositions */ .H0)(text);
    const byLine = new Map();
    for (const error of errors) {
        const { line } = position(error.offset);
        if (!byLine.has(line))
            byLine.set(line, explain(text, error));
    }
    return [...byLine.values()];
};
const parseJson = (text) => {
    const errors = [];
    const tree = openTree(text);
    const onError = (error, offset, length) => {
        errors.push({ error, offset, length });
    };
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, Object.assign(Object.assign({}, tree.visitor), { onError }), { disallowComments: true });
        const root = tree.root();
        if (errors.length > 0 || root === undefined) {
            const issues = explainJsonErrors(text, errors);
            return fp_ts_Either__WEBPACK_IMPORTED_MODULE_5__.left(issues.length > 0
                ? issues
                : [{ offset: 0, message: 'found no JSON value, expected one; write it' }]);
        }
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_5__.right(root);
    }
    catch (error) {
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_5__.left([error instanceof _tree__WEBPACK_IMPORTED_MODULE_2__/* .ParseAbort */ .i ? error.issue : (0,_tree__WEBPACK_IMPORTED_MODULE_2__/* .tooDeep */ .D)(0)]);
    }
};


/***/ }),

/***/ 906:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ tooDeep),
/* harmony export */   i: () => (/* binding */ ParseAbort)
/* harmony export */ });
/* harmony import */ var _codec_depth__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3848);

class ParseAbort extends Error {
    constructor(issue) {
        super(issue.message);
        this.issue = issue;
    }
}
const tooDeep = (offset) => ({
    offset,
    message: `found more than ${_codec_depth__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l} levels of nesting, expected fewer; flatten it`,
});


/***/ })

};
;