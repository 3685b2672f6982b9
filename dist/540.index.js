"use strict";
exports.id = 540;
exports.ids = [540];
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

/***/ 354:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanText)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _domain_problem__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8230);
/* harmony import */ var _foreign_text__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6109);
/* harmony import */ var _place__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9354);




const findConflict = (text) => {
    const offset = text.search(/^<{7} /m);
    return offset < 0
        ? undefined
        : {
            offset,
            message: 'found a merge conflict (<<<<<<<), expected one version of the file; resolve the conflict first',
        };
};
const findObstacle = (text) => {
    const foreign = (0,_foreign_text__WEBPACK_IMPORTED_MODULE_1__/* .findForeignText */ .X)(text);
    return foreign === undefined
        ? findConflict(text)
        : { offset: 0, message: `found ${foreign.found}, expected the file itself; ${foreign.fix}` };
};
const cleanText = (file, text) => {
    const body = text.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
    const obstacle = findObstacle(body);
    return obstacle === undefined ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__.right(body) : (0,_domain_problem__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)((0,_place__WEBPACK_IMPORTED_MODULE_0__/* .locateIssues */ .nm)(file, body, [obstacle]));
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

/***/ 9034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ withoutEmpty),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   fj: () => (/* binding */ parseLargeJson)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _domain_codec_depth__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2941);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_set_own__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9389);
/* harmony import */ var _domain_problem__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8230);
/* harmony import */ var _clean_text__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(354);
/* harmony import */ var _json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9407);
/* harmony import */ var _tree__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7698);









const readJson = (file, text) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_3__.pipe)((0,_json__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.orElseW(({ found, place }) => (0,_domain_problem__WEBPACK_IMPORTED_MODULE_5__/* .failWith */ .ff)(`found ${found}, expected JSON; check quotes, commas and brackets, and remove comments`, Object.assign({ file }, place))), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.chain((json) => ((0,_domain_codec_depth__WEBPACK_IMPORTED_MODULE_6__/* .isTooDeep */ .f)(json) ? (0,_domain_problem__WEBPACK_IMPORTED_MODULE_5__/* .failWith */ .ff)(_tree__WEBPACK_IMPORTED_MODULE_7__/* .TOO_DEEP */ .g, { file }) : fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.right(json))));
const withoutEmpty = (value) => {
    if (typeof value === 'string')
        return value.toWellFormed() || undefined;
    if (Array.isArray(value))
        return value.map(withoutEmpty);
    if (!(0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        return value !== null && value !== void 0 ? value : undefined;
    const result = {};
    for (const [key, each] of Object.entries(value)) {
        const stated = withoutEmpty(each);
        if (stated !== undefined)
            (0,_domain_codec_set_own__WEBPACK_IMPORTED_MODULE_8__/* .setOwn */ .P)(result, key, stated);
    }
    return result;
};
const parseLargeJson = (file, text) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_3__.pipe)((0,_clean_text__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(file, text), fp_ts_Either__WEBPACK_IMPORTED_MODULE_4__.chain((body) => readJson(file, body)));


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


/***/ }),

/***/ 4540:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseSource: () => (/* binding */ parseSource)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/read/source-text/clean-text.js
var clean_text = __webpack_require__(354);
// EXTERNAL MODULE: ./lib/read/source-text/json-source.js
var json_source = __webpack_require__(9034);
// EXTERNAL MODULE: ./lib/read/source-text/place.js
var place = __webpack_require__(9354);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/domain/codec/depth.js
var codec_depth = __webpack_require__(2941);
// EXTERNAL MODULE: ./lib/read/source-text/lines.js
var source_text_lines = __webpack_require__(6478);
// EXTERNAL MODULE: ./lib/read/source-text/tree.js
var tree = __webpack_require__(7698);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/read/source-text/odd-spaces.js
var odd_spaces = __webpack_require__(8214);
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
    [/^[\w-]+ +(?=\S)(?!.*: )(?!.*:$)/, 'a key, a colon and a value'],
];
const beginOfValue = (text, quote) => {
    var _a;
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
        let before = at - 1;
        while (text[before] === ' ')
            before -= 1;
        if (':-,[{'.includes((_a = text[before]) !== null && _a !== void 0 ? _a : '\n'))
            return at;
    }
    return undefined;
};
class Explainer {
    constructor(text) {
        this.lines = (0,source_text_lines/* splitLines */.uz)(text);
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
        const tabbed = matters ? this.lines.filter((line) => isTabbed(line) && !(0,source_text_lines/* isBlank */.z3)(line)) : [];
        const [first] = tabbed;
        if (first === undefined)
            return undefined;
        const more = tabbed.length > 1 ? ` (on ${tabbed.length} lines)` : '';
        return {
            offset: first.start + first.text.indexOf('\t'),
            message: `found a tab as indentation${more}, expected spaces, since YAML takes no tabs there; replace it with as many spaces as the neighboring lines have`,
        };
    }
    oddSpaces(errors) {
        return (0,odd_spaces/* explainOddSpaces */.kG)(this.lines, errors.map(({ pos: [offset] }) => this.lineAt(offset)));
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
        const message = `found a text that begins with ${quote}, expected ${quote} at its end too; close the quote`;
        for (const { text, start } of this.lines) {
            const at = text.split(quote).length % 2 === 0 ? beginOfValue(text, quote) : undefined;
            if (at !== undefined)
                return { offset: start + at, message };
        }
        return undefined;
    }
    between({ message, pos: [offset] }) {
        var _a, _b, _c, _d;
        const line = this.lineAt(offset);
        const [, end] = (_b = (_a = /indented and end with a (.)/.exec(message)) !== null && _a !== void 0 ? _a : /to end with (.)/.exec(message)) !== null && _b !== void 0 ? _b : [];
        if (end !== undefined) {
            const before = (_c = (0,source_text_lines/* nearLine */.VK)(this.lines, line, -1)) !== null && _c !== void 0 ? _c : line;
            return {
                offset: before.start + before.text.length,
                message: `found the end of the line, expected ${end} before it; add ${end}`,
            };
        }
        return (_d = this.form(line)) !== null && _d !== void 0 ? _d : this.indentation(line, message);
    }
    form(line) {
        var _a;
        const text = line.text.slice((0,source_text_lines/* keyColumn */.mT)(line)).trim();
        const expected = (_a = FORMS.find(([form]) => form.test(text))) === null || _a === void 0 ? void 0 : _a[1];
        return expected === undefined
            ? undefined
            : {
                offset: line.start + (0,source_text_lines/* keyColumn */.mT)(line),
                message: `found ${(0,values_escape/* show */.WU)(text)}, expected ${expected}; add what is missing`,
            };
    }
    indentation(line, message) {
        var _a;
        const next = /^Nested/.test(message) ? (0,source_text_lines/* nearLine */.VK)(this.lines, line, 1) : undefined;
        if (next !== undefined && !(0,source_text_lines/* isItem */.WZ)(next))
            return (_a = this.dedentedKey(line, next)) !== null && _a !== void 0 ? _a : this.otherColumn(next, line);
        const dedented = /^All sequence items|^A block sequence/.test(message)
            ? this.dedentedItem(line)
            : undefined;
        if (dedented !== undefined)
            return dedented;
        const distance = ({ indent }) => Math.abs(indent - line.indent);
        const items = this.lines.slice(0, line.number).filter(source_text_lines/* isItem */.WZ).reverse();
        const [item] = items.sort((a, b) => distance(a) - distance(b));
        if ((0,source_text_lines/* isItem */.WZ)(line) && item !== undefined && item.indent !== line.indent)
            return {
                offset: line.start + line.indent,
                message: `found a list item at column ${line.indent + 1}, expected it at column ${item.indent + 1}, as the item on line ${item.number + 1}; indent it the same`,
            };
        const before = (0,source_text_lines/* nearLine */.VK)(this.lines, line, -1);
        const odd = before && this.dedentedKey(before, line);
        if (odd !== undefined)
            return odd;
        return before !== undefined && (0,source_text_lines/* keyColumn */.mT)(before) !== (0,source_text_lines/* keyColumn */.mT)(line) && (0,source_text_lines/* keyName */.xT)(line) !== ''
            ? this.otherColumn(line, before)
            : {
                offset: line.start + line.indent,
                message: `found ${(0,values_escape/* show */.WU)(line.text.trim())}, expected YAML (${message.charAt(0).toLowerCase()}${message.slice(1)}); check quotes, colons and the indentation of this line and the one above`,
            };
    }
    dedentedItem(line) {
        const above = (0,source_text_lines/* nearLine */.VK)(this.lines, line, -1);
        const early = (0,source_text_lines/* isItem */.WZ)(line) && above !== undefined && (0,source_text_lines/* isItem */.WZ)(above)
            ? this.itemAbove(above, line)
            : undefined;
        if (early !== undefined)
            return early;
        const below = (0,source_text_lines/* nearLine */.VK)(this.lines, line, 1);
        return below !== undefined && (0,source_text_lines/* isItem */.WZ)(below) && below.indent < (0,source_text_lines/* keyColumn */.mT)(line)
            ? this.itemBelow(line, below)
            : undefined;
    }
    dedentedKey(key, below) {
        const above = (0,source_text_lines/* nearLine */.VK)(this.lines, key, -1);
        const isOdd = above !== undefined &&
            [key, below].every((each) => !(0,source_text_lines/* isItem */.WZ)(each) && (0,source_text_lines/* keyName */.xT)(each) !== '') &&
            (0,source_text_lines/* keyColumn */.mT)(above) === (0,source_text_lines/* keyColumn */.mT)(below) &&
            (0,source_text_lines/* keyColumn */.mT)(key) < (0,source_text_lines/* keyColumn */.mT)(below);
        return isOdd ? this.otherColumn(key, above) : undefined;
    }
    keyAbove(item, column) {
        const above = (0,source_text_lines/* nearLine */.VK)(this.lines, item, -1);
        return above === undefined || above.indent < column ? above : this.keyAbove(above, column);
    }
    itemAbove(item, below) {
        const key = this.keyAbove(item, below.indent);
        if (key === undefined || (0,source_text_lines/* isItem */.WZ)(key) || (0,source_text_lines/* keyColumn */.mT)(key) <= item.indent)
            return undefined;
        if (below.indent <= (0,source_text_lines/* keyColumn */.mT)(key))
            return undefined;
        return {
            offset: item.start + item.indent,
            message: `found an item of ${(0,values_escape/* show */.WU)((0,source_text_lines/* keyName */.xT)(key))} at column ${item.indent + 1}, expected it at column ${below.indent + 1}, as the item below it; indent it by ${below.indent - item.indent} more spaces`,
        };
    }
    itemBelow(key, item) {
        const column = (0,source_text_lines/* keyColumn */.mT)(key) + 2;
        return {
            offset: item.start + item.indent,
            message: `found a list item at column ${item.indent + 1}, expected it at column ${column + 1}, below ${(0,values_escape/* show */.WU)((0,source_text_lines/* keyName */.xT)(key))}; indent it, and the rest of this list, by ${column - item.indent} more spaces`,
        };
    }
    otherColumn(line, neighbour) {
        const [column, expected] = [(0,source_text_lines/* keyColumn */.mT)(line), (0,source_text_lines/* keyColumn */.mT)(neighbour)];
        return {
            offset: line.start + column,
            message: `found ${(0,values_escape/* show */.WU)((0,source_text_lines/* keyName */.xT)(line))} at column ${column + 1}, expected it at column ${expected + 1}, as ${(0,values_escape/* show */.WU)((0,source_text_lines/* keyName */.xT)(neighbour))} above it; indent it the same`,
        };
    }
}
const MAX_ERRORS = 100;
const explainYamlErrors = (text, all) => {
    const errors = all.slice(0, MAX_ERRORS);
    const explainer = new Explainer(text);
    const oddSpaces = explainer.oddSpaces(errors);
    if (oddSpaces !== undefined)
        return [oddSpaces];
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
class ParseAbort extends Error {
    constructor(issue) {
        super(issue.message);
        this.issue = issue;
    }
}
const tooDeep = (offset) => ({ offset, message: tree/* TOO_DEEP */.g });
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
            throw new ParseAbort(tooDeep(offset));
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
            throw new ParseAbort(tooDeep(offset));
        this.aliased += target.size;
        if (this.aliased > MAX_ALIASED_NODES) {
            throw new ParseAbort({
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
        throw new ParseAbort(tooDeep(offset));
};
const MARKER = /^(?:---|\.\.\.)[ \t]*(?:#.*)?$/;
const withoutLastMarker = (text) => {
    const lines = (0,source_text_lines/* splitLines */.uz)(text);
    let end = text.length;
    for (let i = lines.length - 1; i > 0; i -= 1) {
        const line = lines[i];
        if (line === undefined || !((0,source_text_lines/* isBlank */.z3)(line) || MARKER.test(line.text)))
            break;
        if (MARKER.test(line.text))
            end = line.start;
    }
    return text.slice(0, end);
};
const parseYaml = (text) => {
    if (hasTooManyNodes(text)) {
        return Either.left([
            {
                offset: 0,
                message: `found more than ${MAX_NODES} values, expected fewer; shorten the document`,
            },
        ]);
    }
    try {
        const document = (0,dist/* parseDocument */.Tp)(withoutLastMarker(text), {
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
        return Either.left([error instanceof ParseAbort ? error.issue : tooDeep(0)]);
    }
};

;// CONCATENATED MODULE: ./lib/read/source-text/parse-source.js







const parseBody = (file, text) => (0,lib_function.pipe)(parseYaml(text), Either.match((issues) => (0,problem/* fail */.fJ)((0,place/* locateIssues */.nm)(file, text, issues)), (root) => Either.right({ file, text, root })));
const parseSource = (file, text) => (0,lib_function.pipe)((0,clean_text/* cleanText */.X)(file, text), Either.chainFirst((body) => file.toLowerCase().endsWith('.json') ? (0,json_source/* readJson */.Vh)(file, body) : Either.right(body)), Either.chain((body) => parseBody(file, body)));


/***/ }),

/***/ 7698:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ TOO_DEEP)
/* harmony export */ });
/* harmony import */ var _domain_codec_depth__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2941);

const TOO_DEEP = `found more than ${_domain_codec_depth__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l} levels of nesting, expected fewer; flatten it`;


/***/ })

};
;