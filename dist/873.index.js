"use strict";
exports.id = 873;
exports.ids = [873];
exports.modules = {

/***/ 3848:
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
    if (Array.isArray(json))
        return json.some((child) => isTooDeep(child, levels - 1));
    for (const key in json) {
        if (isTooDeep(json[key], levels - 1))
            return true;
    }
    return false;
};


/***/ }),

/***/ 8710:
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
    message: `nested more than ${_codec_depth__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l} levels deep; flatten it`,
});


/***/ }),

/***/ 3873:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _codec_depth__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3848);
/* harmony import */ var _tree__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8710);




const MAX_ALIASED_NODES = 1000000;
const MAX_NODES = 800000;
const measure = (children) => ({
    size: children.reduce((sum, { size }) => sum + size, 1),
    height: children.reduce((most, { height }) => Math.max(most, height + 1), 1),
});
const EMPTY = { kind: 'scalar', offset: 0, text: '', plain: true, value: null };
class Converter {
    constructor() {
        this.issues = [];
        this.anchors = new Map();
        this.aliased = 0;
    }
    convert(node, depth, fallback) {
        var _a, _b;
        const offset = (_b = (_a = node === null || node === void 0 ? void 0 : node.range) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : fallback;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            return this.resolve(node.source, depth, offset);
        if (depth >= _codec_depth__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .l && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node))
            throw new _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i((0,_tree__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .D)(offset));
        const converted = this.plain(node, depth, offset);
        const anchor = node !== null && 'anchor' in node ? node.anchor : undefined;
        if (anchor !== undefined)
            this.anchors.set(anchor, converted);
        return converted;
    }
    plain(node, depth, offset) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return this.map(node, depth, offset);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            const items = node.items.map((item) => this.convert(item, depth + 1, offset));
            return Object.assign({ node: { kind: 'list', offset, items: items.map((item) => item.node) } }, measure(items));
        }
        return { node: scalarNode(node, offset), size: 1, height: 0 };
    }
    map(map, depth, offset) {
        var _a, _b, _c, _d;
        const entries = [];
        let merged;
        const values = [];
        for (const { key, value } of map.items) {
            const at = (_b = (_a = key.range) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : offset;
            const converted = this.convert(value, depth + 1, (_d = (_c = key.range) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : at);
            values.push(converted);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                this.report(at, 'found a map or list as a key, expected a text');
            else if (!isMergeKey(key))
                entries.push({ key: scalarText(key), offset: at, value: converted.node });
            else if (merged === undefined)
                merged = this.merged(converted.node, at);
            else
                this.report(at, 'found << twice in one map, expected it once, with a list of maps');
        }
        return Object.assign({ node: { kind: 'map', offset, entries: [...entries, ...withoutStated(entries, merged !== null && merged !== void 0 ? merged : [])] } }, measure(values));
    }
    merged(node, offset) {
        const maps = node.kind === 'list' ? node.items : [node];
        if (maps.every((each) => each.kind === 'map'))
            return maps.flatMap(({ entries }) => entries);
        this.report(offset, 'found a value under <<, expected a map or a list of maps');
        return [];
    }
    report(offset, message) {
        this.issues.push({ offset, message });
    }
    resolve(name, depth, offset) {
        const target = this.anchors.get(name);
        if (target === undefined) {
            this.report(offset, `found the alias *${name}, expected an anchor &${name} before it`);
            return { node: EMPTY, size: 1, height: 0 };
        }
        if (depth + target.height > _codec_depth__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .l)
            throw new _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i((0,_tree__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .D)(offset));
        this.aliased += target.size;
        if (this.aliased > MAX_ALIASED_NODES) {
            throw new _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i({
                offset,
                message: `aliases add more than ${MAX_ALIASED_NODES} values; write them out`,
            });
        }
        return target;
    }
}
const isMergeKey = ({ source, type }) => source === '<<' && type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.PLAIN;
const withoutStated = (stated, merged) => {
    const seen = new Set(stated.map(({ key }) => key));
    return merged.filter(({ key }) => !seen.has(key) && seen.add(key));
};
const scalarText = (scalar) => { var _a; return scalar.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.PLAIN ? ((_a = scalar.source) !== null && _a !== void 0 ? _a : '') : String(scalar.value); };
const scalarNode = (node, offset) => {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return Object.assign(Object.assign({}, EMPTY), { offset });
    const plain = node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.PLAIN && node.tag === undefined;
    return { kind: 'scalar', offset, text: scalarText(node), plain, value: node.value };
};
const hasTooManyNodes = (text) => {
    let nodes = 0;
    for (let i = 0; i < text.length; i++) {
        const char = text.charCodeAt(i);
        if (char === 10 || char === 44 || char === 91 || char === 123)
            nodes += 1;
    }
    return nodes > MAX_NODES;
};
const toSyntaxIssue = ({ pos: [offset], code, message }) => {
    if (/call stack/i.test(message))
        throw new _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i((0,_tree__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .D)(offset));
    return code === 'MULTIPLE_DOCS'
        ? { offset, message: 'found a second document, expected one in a file' }
        : { offset, message };
};
const parseYaml = (text) => {
    if (hasTooManyNodes(text)) {
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.left([
            { offset: 0, message: `found more than ${MAX_NODES} values; write the document as JSON` },
        ]);
    }
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            prettyErrors: false,
            uniqueKeys: false,
            logLevel: 'error',
            schema: 'core',
            resolveKnownTags: false,
        });
        if (document.errors.length > 0) {
            return fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.left(document.errors.map(toSyntaxIssue));
        }
        const converter = new Converter();
        const { node } = converter.convert(document.contents, 0, 0);
        return converter.issues.length > 0 ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.left(converter.issues) : fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(node);
    }
    catch (error) {
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.left([error instanceof _tree__WEBPACK_IMPORTED_MODULE_1__/* .ParseAbort */ .i ? error.issue : (0,_tree__WEBPACK_IMPORTED_MODULE_1__/* .tooDeep */ .D)(0)]);
    }
};


/***/ })

};
;