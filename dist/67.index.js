"use strict";
exports.id = 67;
exports.ids = [67];
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


/***/ }),

/***/ 1067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/domain/codec/depth.js
var codec_depth = __webpack_require__(2941);
// EXTERNAL MODULE: ./lib/read/source-text/tree.js
var tree = __webpack_require__(5317);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
;// CONCATENATED MODULE: ./lib/read/source-text/lines.js
const splitLines = (text) => {
    let start = 0;
    return text.split('\n').map((raw, i) => {
        const line = raw.replace(/\r$/, '');
        const before = start;
        start += raw.length + 1;
        return { text: line, start: before, number: i, indent: line.search(/[^ \t]|$/) };
    });
};
const isBlank = ({ text, indent }) => text[indent] === undefined || text[indent] === '#';
const isItem = ({ text, indent }) => /^-( |$)/.test(text.slice(indent));
const keyColumn = ({ text }) => { var _a; var _b; return (_b = (_a = /^[ \t]*(- +)*/.exec(text)) === null || _a === void 0 ? void 0 : _a[0].length) !== null && _b !== void 0 ? _b : 0; };
const keyName = (line) => { var _a; var _b; return (_b = (_a = /^[^\s:,"'[\]{}]+/.exec(line.text.slice(keyColumn(line)))) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : ''; };
const nearLine = (lines, { number }, step) => {
    for (let i = number + step;; i += step) {
        const each = lines[i];
        if (each === undefined || !isBlank(each))
            return each;
    }
};

// EXTERNAL MODULE: ./lib/read/source-text/place.js
var place = __webpack_require__(9354);
;// CONCATENATED MODULE: ./lib/read/source-text/yaml-errors.js



const IN_LINE = [
    [
        /^Plain value cannot start with/,
        'a text that begins so in quotes, because YAML reserves this character',
        'put the text in quotes',
    ],
    [
        /^Invalid escape sequence/,
        'an escape that YAML knows, such as \\n',
        'write a backslash twice, or put the text in single quotes',
    ],
    [
        /^Unexpected \S+ at node end/,
        'the end of the line after the end of a value',
        'put the whole text in quotes',
    ],
    [
        /^Not a YAML token|header includes extra/,
        'the end of the line after | or >',
        'begin the text on the next line, or put it in quotes',
    ],
    [
        /^Source contains multiple documents/,
        'one document in a file',
        'remove the line --- or what follows it',
    ],
];
const FORMS = [
    [/^-[^\s-]/, 'a space after the hyphen'],
    [/^[\w-]+:(?!.*: )(?!.*:$)\S/, 'a space after the colon'],
    [/^[\w-]+ +(?!.*: )(?!.*:$)\S/, 'a key, a colon and a value'],
];
class Explainer {
    constructor(text) {
        this.lines = splitLines(text);
        this.position = (0,place/* createPositions */.H0)(text);
    }
    lineAt(offset) {
        var _a;
        const { line } = this.position(offset);
        return (_a = this.lines[line - 1]) !== null && _a !== void 0 ? _a : { text: '', start: 0, number: 0, indent: 0 };
    }
    tabs(errors) {
        const isTabbed = (line) => line.text.slice(0, line.indent).includes('\t');
        const matters = errors.some(({ pos: [offset] }) => isTabbed(this.lineAt(offset)));
        const tabbed = matters ? this.lines.filter((line) => isTabbed(line) && !isBlank(line)) : [];
        const [first] = tabbed;
        if (first === undefined)
            return undefined;
        const more = tabbed.length > 1 ? ` (on ${tabbed.length} lines)` : '';
        return {
            offset: first.start + first.text.indexOf('\t'),
            message: `found a tab as indentation${more}, expected spaces, since YAML takes no tabs there; replace it with as many spaces as the lines beside it have`,
        };
    }
    local({ code, message, pos: [offset] }) {
        var _a;
        var _b;
        const line = this.lineAt(offset);
        const rest = line.text.slice(offset - line.start);
        if (code === 'MISSING_CHAR')
            return this.openQuote((_a = /^Missing closing (["'])/.exec(message)) === null || _a === void 0 ? void 0 : _a[1]);
        if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^[^\s"'[{#-].*:( |$)/.test(rest))
            return {
                offset,
                message: 'found ": " inside a text, expected a text without it or in quotes; put the text in quotes',
            };
        const [, expected, fix] = (_b = IN_LINE.find(([each]) => each.test(message))) !== null && _b !== void 0 ? _b : [];
        return expected === undefined
            ? undefined
            : { offset, message: `found ${(0,values_escape/* show */.WU)(rest)}, expected ${expected}; ${fix}` };
    }
    openQuote(quote) {
        if (quote === undefined)
            return undefined;
        const start = new RegExp(`(?<=[:\\-,[{] *)${quote}`);
        const line = this.lines.find(({ text }) => text.split(quote).length % 2 === 0 && start.test(text));
        return (line && {
            offset: line.start + line.text.search(start),
            message: `found a text that begins with ${quote}, expected ${quote} at its end too; close the quote`,
        });
    }
    between({ message, pos: [offset] }) {
        var _a, _b, _c, _d;
        const line = this.lineAt(offset);
        const [, end] = (_b = (_a = /indented and end with a (.)/.exec(message)) !== null && _a !== void 0 ? _a : /to end with (.)/.exec(message)) !== null && _b !== void 0 ? _b : [];
        if (end !== undefined) {
            const before = (_c = nearLine(this.lines, line, -1)) !== null && _c !== void 0 ? _c : line;
            return {
                offset: before.start + before.text.length,
                message: `found the end of the line, expected ${end} before it; add ${end}`,
            };
        }
        return (_d = this.form(line)) !== null && _d !== void 0 ? _d : this.indentation(line, message);
    }
    form(line) {
        var _a;
        const text = line.text.slice(keyColumn(line)).trim();
        const expected = (_a = FORMS.find(([form]) => form.test(text))) === null || _a === void 0 ? void 0 : _a[1];
        return expected === undefined
            ? undefined
            : {
                offset: line.start + keyColumn(line),
                message: `found ${(0,values_escape/* show */.WU)(text)}, expected ${expected}; add what is missing`,
            };
    }
    indentation(line, message) {
        const next = /^Nested/.test(message) ? nearLine(this.lines, line, 1) : undefined;
        if (next !== undefined && !isItem(next))
            return this.otherColumn(next, line);
        const below = /^All sequence items/.test(message) ? nearLine(this.lines, line, 1) : undefined;
        if (below !== undefined && isItem(below) && below.indent < keyColumn(line))
            return this.itemBelow(line, below);
        const distance = ({ indent }) => Math.abs(indent - line.indent);
        const items = this.lines.slice(0, line.number).filter(isItem).reverse();
        const [item] = items.sort((a, b) => distance(a) - distance(b));
        if (isItem(line) && item !== undefined && item.indent !== line.indent)
            return {
                offset: line.start + line.indent,
                message: `found a list item at column ${line.indent + 1}, expected it at column ${item.indent + 1}, as the item on line ${item.number + 1}; indent it the same`,
            };
        const before = nearLine(this.lines, line, -1);
        return before !== undefined && keyColumn(before) !== keyColumn(line) && keyName(line) !== ''
            ? this.otherColumn(line, before)
            : {
                offset: line.start + line.indent,
                message: `found ${(0,values_escape/* show */.WU)(line.text.trim())}, expected YAML (${message.charAt(0).toLowerCase()}${message.slice(1)}); check quotes, colons and the indentation of this line and the one above`,
            };
    }
    itemBelow(key, item) {
        const column = keyColumn(key) + 2;
        return {
            offset: item.start + item.indent,
            message: `found a list item at column ${item.indent + 1}, expected it at column ${column + 1}, below ${(0,values_escape/* show */.WU)(keyName(key))}; indent it, and the rest of this list, by ${column - item.indent} more spaces`,
        };
    }
    otherColumn(line, neighbour) {
        const [column, expected] = [keyColumn(line), keyColumn(neighbour)];
        return {
            offset: line.start + column,
            message: `found ${(0,values_escape/* show */.WU)(keyName(line))} at column ${column + 1}, expected it at column ${expected + 1}, as ${(0,values_escape/* show */.WU)(keyName(neighbour))} above it; indent it the same`,
        };
    }
}
const MAX_ERRORS = 100;
const explainYamlErrors = (text, all) => {
    const errors = all.slice(0, MAX_ERRORS);
    const explainer = new Explainer(text);
    const tabs = explainer.tabs(errors);
    const explained = errors.map((error) => ({ error, issue: explainer.local(error) }));
    const [other] = explained
        .flatMap(({ error, issue }) => (issue === undefined ? [error] : []))
        .sort((a, b) => a.pos[0] - b.pos[0]);
    const local = explained.flatMap(({ issue }) => issue !== null && issue !== void 0 ? issue : []);
    const isFirst = other !== undefined && local.every(({ offset }) => other.pos[0] < offset);
    const issues = [
        ...(tabs ? [tabs] : []),
        ...local,
        ...(tabs === undefined && isFirst ? [explainer.between(other)] : []),
    ];
    const byLine = new Map(issues.reverse().map((each) => [explainer.lineAt(each.offset).number, each]));
    return [...byLine.values()].sort((a, b) => a.offset - b.offset);
};

;// CONCATENATED MODULE: ./lib/read/source-text/yaml.js





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
        var _a;
        var _b;
        const offset = (_b = (_a = node === null || node === void 0 ? void 0 : node.range) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : fallback;
        if ((0,dist/* isAlias */.Vj)(node))
            return this.resolve(node.source, depth, offset);
        if (depth >= codec_depth/* MAX_DEPTH */.l && (0,dist/* isCollection */.P3)(node))
            throw new tree/* ParseAbort */.i((0,tree/* tooDeep */.D)(offset));
        const converted = this.plain(node, depth, offset);
        const anchor = node !== null && 'anchor' in node ? node.anchor : undefined;
        if (anchor !== undefined)
            this.anchors.set(anchor, converted);
        return converted;
    }
    plain(node, depth, offset) {
        if ((0,dist/* isMap */.jh)(node))
            return this.map(node, depth, offset);
        if ((0,dist/* isSeq */.oP)(node)) {
            const items = node.items.map((item) => this.convert(item, depth + 1, offset));
            return Object.assign({ node: { kind: 'list', offset, items: items.map((item) => item.node) } }, measure(items));
        }
        return { node: scalarNode(node, offset), size: 1, height: 0 };
    }
    map(map, depth, offset) {
        var _a, _b;
        var _c, _d;
        const entries = [];
        let merged;
        const values = [];
        for (const { key, value } of map.items) {
            const at = (_c = (_a = key.range) === null || _a === void 0 ? void 0 : _a[0]) !== null && _c !== void 0 ? _c : offset;
            const converted = this.convert(value, depth + 1, (_d = (_b = key.range) === null || _b === void 0 ? void 0 : _b[1]) !== null && _d !== void 0 ? _d : at);
            values.push(converted);
            if (!(0,dist/* isScalar */.jn)(key))
                this.report(at, 'found a map or list as a key, expected a text; write key: value, or put a text that begins with { or [ in quotes');
            else if (!isMergeKey(key))
                entries.push({ key: scalarText(key), offset: at, value: converted.node });
            else if (merged === undefined)
                merged = this.merged(converted.node, at);
            else
                this.report(at, 'found << twice in one map, expected it once; give it a list of the maps: <<: [*a, *b]');
        }
        return Object.assign({ node: { kind: 'map', offset, entries: [...entries, ...withoutStated(entries, merged !== null && merged !== void 0 ? merged : [])] } }, measure(values));
    }
    merged(node, offset) {
        const maps = node.kind === 'list' ? node.items : [node];
        if (maps.every((each) => each.kind === 'map'))
            return maps.flatMap(({ entries }) => entries);
        this.report(offset, 'found a value under <<, expected a map or a list of maps; name one by its alias: <<: *name');
        return [];
    }
    report(offset, message) {
        this.issues.push({ offset, message });
    }
    resolve(name, depth, offset) {
        const target = this.anchors.get(name);
        if (target === undefined) {
            this.report(offset, `found the alias *${name}, expected an anchor &${name} before it; add the anchor, or put the text in quotes`);
            return { node: EMPTY, size: 1, height: 0 };
        }
        if (depth + target.height > codec_depth/* MAX_DEPTH */.l)
            throw new tree/* ParseAbort */.i((0,tree/* tooDeep */.D)(offset));
        this.aliased += target.size;
        if (this.aliased > MAX_ALIASED_NODES) {
            throw new tree/* ParseAbort */.i({
                offset,
                message: `found aliases that add more than ${MAX_ALIASED_NODES} values, expected fewer; write the values out`,
            });
        }
        return target;
    }
}
const isMergeKey = ({ source, type }) => source === '<<' && type === dist/* Scalar */.X5.PLAIN;
const withoutStated = (stated, merged) => {
    const seen = new Set(stated.map(({ key }) => key));
    return merged.filter(({ key }) => !seen.has(key) && seen.add(key));
};
const scalarText = (scalar) => { var _a; return scalar.type === dist/* Scalar */.X5.PLAIN ? ((_a = scalar.source) !== null && _a !== void 0 ? _a : '') : String(scalar.value); };
const scalarNode = (node, offset) => {
    if (!(0,dist/* isScalar */.jn)(node))
        return Object.assign(Object.assign({}, EMPTY), { offset });
    const plain = node.type === dist/* Scalar */.X5.PLAIN && node.tag === undefined;
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
const stopIfTooDeep = ({ pos: [offset], message }) => {
    if (/call stack/i.test(message))
        throw new tree/* ParseAbort */.i((0,tree/* tooDeep */.D)(offset));
};
const parseYaml = (text) => {
    if (hasTooManyNodes(text)) {
        return Either.left([
            {
                offset: 0,
                message: `found more than ${MAX_NODES} values, expected fewer; write the document as JSON`,
            },
        ]);
    }
    try {
        const document = (0,dist/* parseDocument */.Tp)(text, {
            prettyErrors: false,
            uniqueKeys: false,
            logLevel: 'error',
            schema: 'core',
            resolveKnownTags: false,
        });
        if (document.errors.length > 0) {
            document.errors.forEach(stopIfTooDeep);
            return Either.left(explainYamlErrors(text, document.errors));
        }
        const converter = new Converter();
        const { node } = converter.convert(document.contents, 0, 0);
        return converter.issues.length > 0 ? Either.left(converter.issues) : Either.right(node);
    }
    catch (error) {
        return Either.left([error instanceof tree/* ParseAbort */.i ? error.issue : (0,tree/* tooDeep */.D)(0)]);
    }
};


/***/ })

};
;