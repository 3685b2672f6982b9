"use strict";
exports.id = 648;
exports.ids = [648];
exports.modules = {

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


/***/ }),

/***/ 4648:
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
// EXTERNAL MODULE: ./lib/codec/depth.js
var codec_depth = __webpack_require__(3848);
// EXTERNAL MODULE: ./lib/source-text/tree.js
var tree = __webpack_require__(906);
// EXTERNAL MODULE: ./lib/values/escape.js
var values_escape = __webpack_require__(576);
;// CONCATENATED MODULE: ./lib/source-text/lines.js
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
const keyColumn = ({ text }) => { var _a, _b; return (_b = (_a = /^[ \t]*(- +)*/.exec(text)) === null || _a === void 0 ? void 0 : _a[0].length) !== null && _b !== void 0 ? _b : 0; };
const keyName = (line) => { var _a, _b; return (_b = (_a = /^[^\s:,"'[\]{}]+/.exec(line.text.slice(keyColumn(line)))) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : ''; };
const valueText = (line) => line.text.slice(keyColumn(line) + keyName(line).length + 1).trim();
const nearLine = (lines, { number }, step) => {
    for (let i = number + step;; i += step) {
        const each = lines[i];
        if (each === undefined || !isBlank(each))
            return each;
    }
};
const MAX_VALUE_LENGTH = 60;
const cut = (value) => value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
const quote = (line, value) => `${keyName(line)}: ${JSON.stringify(cut(value))}`;

// EXTERNAL MODULE: ./lib/source-text/place.js
var place = __webpack_require__(8487);
;// CONCATENATED MODULE: ./lib/source-text/yaml-errors.js



class Explainer {
    constructor(text) {
        this.lines = splitLines(text);
        this.position = (0,place/* createPositions */.H0)(text);
        const items = this.lines.filter(isItem);
        const least = items.reduce((most, { indent }) => Math.min(most, indent), Infinity);
        this.items = items.filter(({ indent }) => indent === least).map(({ number }) => number);
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
        const line = this.lineAt(offset);
        const rest = line.text.slice(offset - line.start);
        const quoted = quote(line, valueText(line));
        switch (code) {
            case 'BLOCK_AS_IMPLICIT_KEY':
                if (!/^[^\s"'[{#].*:( |$)/.test(rest) || isItem(Object.assign(Object.assign({}, line), { text: rest, indent: 0 })))
                    return undefined;
                return {
                    offset,
                    message: `found ": " inside a text, expected a text without it or in quotes; put the text in quotes: ${quoted}`,
                };
            case 'BAD_SCALAR_START':
                return {
                    offset,
                    message: `found a text that begins with ${rest.slice(0, 1)}, expected it in quotes, because YAML reserves this character; put the text in quotes: ${quoted}`,
                };
            case 'BAD_DQ_ESCAPE':
                return {
                    offset,
                    message: `found ${(0,values_escape/* show */.WU)(rest.slice(0, 2))}, expected an escape that YAML knows, such as \\n; write a backslash twice, or put the text in single quotes`,
                };
            case 'UNEXPECTED_TOKEN':
                return this.unexpected(offset, message, line);
            case 'MISSING_CHAR':
                return this.openQuote((_a = /^Missing closing (["'])/.exec(message)) === null || _a === void 0 ? void 0 : _a[1]);
            case 'MULTIPLE_DOCS':
                return {
                    offset,
                    message: 'found a second document, expected one in a file; remove the line --- or what follows it',
                };
            default:
                return undefined;
        }
    }
    unexpected(offset, message, line) {
        const rest = line.text.slice(offset - line.start);
        if (/^Unexpected (\S+) at node end/.test(message)) {
            const text = valueText(line).replace(/"/g, '').replace(/^'|'$/g, '');
            return {
                offset,
                message: `found ${(0,values_escape/* show */.WU)(cut(rest))} after the end of a value, expected the end of the line; put the whole text in quotes: ${quote(line, text)}`,
            };
        }
        return /^Not a YAML token|header includes extra/.test(message)
            ? {
                offset,
                message: `found ${(0,values_escape/* show */.WU)(cut(rest))} after | or >, expected the end of the line; begin the text on the next line, or put it in quotes`,
            }
            : undefined;
    }
    openQuote(quote) {
        if (quote === undefined)
            return undefined;
        const line = this.lines.find(({ text }) => text.split(quote).length % 2 === 0 && new RegExp(`[:\\-,[{] *${quote}`).test(text));
        if (line === undefined)
            return undefined;
        return {
            offset: line.start + line.text.search(new RegExp(`(?<=[:\\-,[{] *)${quote}`)),
            message: `found a text that begins with ${quote}, expected ${quote} at its end too; close the quote`,
        };
    }
    between({ code, message, pos: [offset] }) {
        var _a, _b, _c;
        const line = this.lineAt(offset);
        const flow = /must be sufficiently indented and end with a (.)|to end with (.)/.exec(message);
        if (flow) {
            const end = (_b = (_a = flow[1]) !== null && _a !== void 0 ? _a : flow[2]) !== null && _b !== void 0 ? _b : ']';
            const before = (_c = nearLine(this.lines, line, -1)) !== null && _c !== void 0 ? _c : line;
            return {
                offset: before.start + before.text.length,
                message: `found the end of the line, expected ${end} before it; add ${end}`,
            };
        }
        if (/^Implicit keys need|^Implicit map keys need/.test(message)) {
            const form = this.keyForm(line);
            if (form !== undefined)
                return form;
        }
        if (/^-[^\s-]/.test(line.text.slice(line.indent)))
            return {
                offset: line.start + line.indent,
                message: `found ${(0,values_escape/* show */.WU)(cut(line.text.trim()))}, expected a space after the hyphen; write ${(0,values_escape/* show */.WU)(cut(line.text.trim().replace('-', '- ')))}`,
            };
        if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^Nested/.test(message))
            return this.deeper(line);
        return this.misplaced(line, message);
    }
    keyForm(line) {
        const text = line.text.slice(keyColumn(line)).trim();
        const parts = /^([\w-]+)(:| +)(\S.*)$/.exec(text);
        if (parts === null || /:( |$)/.test(text))
            return undefined;
        const [, key, sign, value = ''] = parts;
        const expected = sign === ':' ? 'a space after the colon' : 'a key, a colon and a value';
        return {
            offset: line.start + keyColumn(line),
            message: `found ${(0,values_escape/* show */.WU)(cut(text))}, expected ${expected}; write ${key}: ${cut(value)}`,
        };
    }
    deeper(line) {
        const next = nearLine(this.lines, line, 1);
        if (next === undefined || isItem(next))
            return {
                offset: line.start + keyColumn(line),
                message: `found a value after ${(0,values_escape/* show */.WU)(keyName(line))} and a list below it, expected one of them; remove one`,
            };
        return this.otherColumn(next, line);
    }
    otherColumn(line, neighbour) {
        const [column, expected] = [keyColumn(line), keyColumn(neighbour)];
        return {
            offset: line.start + column,
            message: `found ${(0,values_escape/* show */.WU)(keyName(line))} at column ${column + 1}, expected it at column ${expected + 1}, as ${(0,values_escape/* show */.WU)(keyName(neighbour))} above it; indent it the same`,
        };
    }
    misplaced(line, message) {
        if (isItem(line)) {
            const distance = ({ indent }) => Math.abs(indent - line.indent);
            const items = this.lines.slice(0, line.number).filter(isItem).reverse();
            const [item] = items.sort((a, b) => distance(a) - distance(b));
            if (item !== undefined && item.indent !== line.indent)
                return {
                    offset: line.start + line.indent,
                    message: `found a list item at column ${line.indent + 1}, expected it at column ${item.indent + 1}, as the item on line ${item.number + 1}; indent it the same`,
                };
        }
        const neighbour = nearLine(this.lines, line, -1);
        if (neighbour !== undefined && keyColumn(neighbour) !== keyColumn(line) && keyName(line) !== '')
            return this.otherColumn(line, neighbour);
        return {
            offset: line.start + line.indent,
            message: `found ${(0,values_escape/* show */.WU)(cut(line.text.trim()))}, expected YAML (${message.charAt(0).toLowerCase()}${message.slice(1)}); check quotes, colons and the indentation of this line and the one above`,
        };
    }
    itemAt(line) {
        return this.items.filter((number) => number <= line.number).length;
    }
}
const MAX_ERRORS = 100;
const CONSEQUENCES = new Set([
    'MULTILINE_IMPLICIT_KEY',
    'BLOCK_AS_IMPLICIT_KEY',
]);
const explainYamlErrors = (text, all) => {
    const errors = all.slice(0, MAX_ERRORS);
    const explainer = new Explainer(text);
    const tabs = explainer.tabs(errors);
    const byLine = new Map();
    const keep = (issue) => {
        const { number } = explainer.lineAt(issue.offset);
        if (!byLine.has(number))
            byLine.set(number, issue);
    };
    if (tabs !== undefined)
        keep(tabs);
    const others = [];
    for (const error of errors) {
        const issue = explainer.local(error);
        if (issue === undefined)
            others.push(error);
        else
            keep(issue);
    }
    others.sort((a, b) => a.pos[0] - b.pos[0]);
    let item = -1;
    for (const error of tabs === undefined ? others : []) {
        const line = explainer.lineAt(error.pos[0]);
        const here = explainer.itemAt(line);
        if (byLine.size > 0 && (here === item || byLine.has(line.number)))
            continue;
        if (byLine.size > 0 && isItem(line) && CONSEQUENCES.has(error.code))
            break;
        keep(explainer.between(error));
        item = here;
    }
    return [...byLine.values()].sort((a, b) => a.offset - b.offset);
};

;// CONCATENATED MODULE: ./lib/source-text/yaml.js





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
        var _a, _b, _c, _d;
        const entries = [];
        let merged;
        const values = [];
        for (const { key, value } of map.items) {
            const at = (_b = (_a = key.range) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : offset;
            const converted = this.convert(value, depth + 1, (_d = (_c = key.range) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : at);
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