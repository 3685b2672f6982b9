"use strict";
exports.id = 459;
exports.ids = [459];
exports.modules = {

/***/ 4512:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parsePurl),
/* harmony export */   c: () => (/* binding */ parseFullPurl)
/* harmony export */ });
const decodeSegments = (path) => path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.includes('%') ? decodeURIComponent(segment) : segment));
const withoutVersion = (path) => {
    const version = path.lastIndexOf('@');
    return version > path.lastIndexOf('/') + 1 ? path.slice(0, version) : path;
};
const split = (purl) => {
    const rest = purl.slice('pkg:'.length).replace(/^\/+/, '');
    const [before = '', ...fragment] = rest.split('#');
    const [path = ''] = before.split('?');
    const slash = path.indexOf('/');
    if (slash <= 0)
        return undefined;
    const segments = decodeSegments(withoutVersion(path.slice(slash + 1)));
    if (segments.length === 0)
        return undefined;
    const subpath = decodeSegments(fragment.join('#')).join('/');
    return { type: path.slice(0, slash).toLowerCase(), segments, subpath };
};
const attempt = (text, parse) => {
    if (!/^pkg:/i.test(text))
        return undefined;
    try {
        return parse(text);
    }
    catch (_a) {
        return undefined;
    }
};
const parsePurl = (text) => attempt(text, split);
const splitFully = (text) => {
    const purl = split(text);
    const [before = ''] = text.split('#');
    const [path = '', ...query] = before.split('?');
    const pairs = query
        .join('?')
        .split('&')
        .map((pair) => {
        const [key = '', ...value] = pair.split('=');
        return [key.toLowerCase(), decodeURIComponent(value.join('='))];
    })
        .filter(([, value]) => value !== '');
    const qualifiers = new Map(pairs);
    if (purl === undefined || qualifiers.size !== pairs.length)
        return undefined;
    const version = decodeURIComponent(path.slice(withoutVersion(path).length + 1));
    return Object.assign(Object.assign({}, purl), { version, qualifiers });
};
const parseFullPurl = (text) => attempt(text, splitFully);


/***/ }),

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


/***/ }),

/***/ 8459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVex: () => (/* binding */ read_vex_readVex)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
// EXTERNAL MODULE: ./lib/manifest/apply-defaults.js
var apply_defaults = __webpack_require__(4179);
// EXTERNAL MODULE: ./lib/problem.js
var problem = __webpack_require__(8007);
// EXTERNAL MODULE: ./lib/task/steps.js
var steps = __webpack_require__(1011);
// EXTERNAL MODULE: ./lib/values/plural.js
var plural = __webpack_require__(841);
// EXTERNAL MODULE: ./lib/manifest/catalog.js
var manifest_catalog = __webpack_require__(4183);
// EXTERNAL MODULE: ./lib/values/group-by.js
var group_by = __webpack_require__(2432);
// EXTERNAL MODULE: ./lib/vex/entries.js
var vex_entries = __webpack_require__(680);
// EXTERNAL MODULE: ./lib/api/scalars.js
var scalars = __webpack_require__(2042);
// EXTERNAL MODULE: ./lib/domain/purl.js
var domain_purl = __webpack_require__(4512);
// EXTERNAL MODULE: ./lib/vex/image-address.js
var image_address = __webpack_require__(8112);
;// CONCATENATED MODULE: ./lib/vex/find-images.js




const nameImages = (images) => images.map(({ slug, image, versions = [] }) => (Object.assign({ slug, versions }, (0,image_address/* imageAddress */.ed)(image))));
const QUALIFIERS = new Set(['repository_url', 'arch']);
const HASH = /^[0-9a-f]{64}$/;
const isAt = (url, { address, parent }) => {
    const stated = (0,image_address/* parseAddress */.or)(url);
    const isPlain = stated.tag === undefined && stated.digest === undefined;
    return (0,image_address/* bareAddress */.Dw)(url) === parent || (isPlain && stated.address === address);
};
const isOfImage = ({ type, segments, version, qualifiers }) => type === 'oci' &&
    segments.length === 1 &&
    (version === '' || scalars/* Digest */.np.is(version)) &&
    [...qualifiers.keys()].every((key) => QUALIFIERS.has(key));
const createFinder = (images) => {
    const byName = (0,group_by/* groupBy */.$)(images, ({ name }) => name);
    const byAddress = (0,group_by/* groupBy */.$)(images, ({ address }) => address);
    const byDigest = (0,group_by/* groupBy */.$)(images.flatMap(({ slug, versions }) => [...new Set(versions.flatMap(({ digest }) => digest !== null && digest !== void 0 ? digest : []))].map((digest) => ({
        slug,
        digest,
    }))), ({ digest }) => digest);
    const ofPurl = (purl) => {
        var _a, _b;
        if (!isOfImage(purl))
            return [];
        const [name = ''] = purl.segments;
        const url = (_a = purl.qualifiers.get('repository_url')) === null || _a === void 0 ? void 0 : _a.toLowerCase();
        const digest = purl.version || undefined;
        return ((_b = byName.get(name.toLowerCase())) !== null && _b !== void 0 ? _b : [])
            .filter((image) => url === undefined || isAt(url, image))
            .map(({ slug }) => ({ slug, digest }));
    };
    const ofHash = (hash) => { var _a; return (_a = byDigest.get(`sha256:${hash}`)) !== null && _a !== void 0 ? _a : []; };
    const ofText = (text) => {
        var _a;
        const purl = (0,domain_purl/* parseFullPurl */.c)(text);
        if (purl !== undefined)
            return ofPurl(purl);
        if (HASH.test(text))
            return ofHash(text);
        const { address, digest } = (0,image_address/* parseAddress */.or)(text);
        return scalars/* Digest */.np.is(digest)
            ? ((_a = byAddress.get(address)) !== null && _a !== void 0 ? _a : []).map(({ slug }) => ({ slug, digest }))
            : [];
    };
    return (product) => {
        var _a, _b, _c, _d, _e;
        const texts = [(_a = product['@id']) !== null && _a !== void 0 ? _a : '', ...((_c = (_b = product.identifiers) === null || _b === void 0 ? void 0 : _b.values()) !== null && _c !== void 0 ? _c : [])];
        const meanings = texts.map(ofText).filter(({ length }) => length > 0);
        const hashed = meanings.length > 0 ? [] : ofHash((_e = (_d = product.hashes) === null || _d === void 0 ? void 0 : _d.get('sha-256')) !== null && _e !== void 0 ? _e : '');
        const all = hashed.length > 0 ? [hashed] : meanings;
        return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
    };
};

// EXTERNAL MODULE: ./lib/vex/image-document.js
var image_document = __webpack_require__(795);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/api/vex.js
var vex = __webpack_require__(8352);
// EXTERNAL MODULE: ./lib/source-text/decode-source.js + 1 modules
var decode_source = __webpack_require__(1128);
// EXTERNAL MODULE: ./lib/source-text/json.js
var json = __webpack_require__(8380);
// EXTERNAL MODULE: ./lib/source-text/parse-source.js
var parse_source = __webpack_require__(7397);
// EXTERNAL MODULE: ./lib/source-text/place.js
var place = __webpack_require__(8487);
// EXTERNAL MODULE: ./lib/source-text/value.js
var value = __webpack_require__(8737);
// EXTERNAL MODULE: ./lib/codec/object.js
var object = __webpack_require__(9922);
// EXTERNAL MODULE: ./lib/manifest/undecoded.js
var undecoded = __webpack_require__(4551);
// EXTERNAL MODULE: ./lib/values/escape.js
var values_escape = __webpack_require__(576);
;// CONCATENATED MODULE: ./lib/vex/rules.js




const EXAMPLES = new Map([
    ['@context', `"${vex/* OPENVEX */.ot}"`],
    ['author', '"Acme"'],
    ['timestamp', '"2026-08-20T10:00:00Z"'],
    ['last_updated', '"2026-08-20T10:00:00Z"'],
    ['action_statement_timestamp', '"2026-08-20T10:00:00Z"'],
    ['statements', '[]'],
    ['vulnerability', '{"name": "CVE-2025-60876"}'],
    ['name', '"CVE-2025-60876"'],
    ['aliases', '["GHSA-xj84-p3mc-wvw4"]'],
    ['products', '[{"@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"}]'],
    ['subcomponents', '[{"@id": "pkg:apk/alpine/busybox"}]'],
    ['identifiers', '{"purl": "pkg:apk/alpine/busybox"}'],
    ['hashes', '{"sha-256": "<64 hex digits>"}'],
    ['status', '"not_affected"'],
    ['justification', '"component_not_present"'],
]);
const advise = ({ path, found }) => {
    const key = path.findLast((step) => typeof step === 'string');
    const example = EXAMPLES.get(key);
    if (key === undefined)
        return { expected: 'an OpenVEX document', fix: 'write one, for example with vexctl' };
    if (example === undefined)
        return { fix: 'change or remove it' };
    return Object.assign(Object.assign({}, (key === '@context' ? { expected: example } : {})), { fix: `${found === undefined ? 'add' : 'write'}, for example, "${key}": ${example}` });
};
const IDENTIFIED = ['@id', 'identifiers', 'hashes'];
const unnamed = (document, path) => (0,undecoded/* listAt */.gT)(document, ...path).flatMap((component, i) => {
    const here = [...path, i];
    const isNamed = !(0,object/* isRecord */.u4)(component) || IDENTIFIED.some((key) => Object.hasOwn(component, key));
    const message = `found none of ${IDENTIFIED.join(', ')}, expected one; add "@id"`;
    return [
        ...(isNamed ? [] : [{ path: here, message }]),
        ...unnamed(document, [...here, 'subcomponents']),
    ];
});
const missing = (path, message) => [{ path, message }];
const lacks = (document, path) => {
    const has = (key) => (0,undecoded/* valueAt */.fK)(document, ...path, key) !== undefined;
    const status = (0,undecoded/* textAt */.$6)(document, ...path, 'status');
    const products = (0,undecoded/* valueAt */.fK)(document, ...path, 'products');
    return [
        ...(has('timestamp') || (0,undecoded/* valueAt */.fK)(document, 'timestamp') !== undefined
            ? []
            : missing([...path, 'timestamp'], 'timestamp is missing, expected one here or in the document; add the date from which the statement is true')),
        ...(status !== 'not_affected' || has('justification') || has('impact_statement')
            ? []
            : missing(path, `found not_affected without a reason, expected a justification or an impact_statement; add one of the justifications ${vex/* VexJustification */.gI.words.join(', ')}`)),
        ...(status !== 'affected' || has('action_statement')
            ? []
            : missing(path, 'found affected without action_statement, expected one; add what users should do')),
        ...(Array.isArray(products) && products.length === 0
            ? missing([...path, 'products'], 'found no products, expected one or more; add the image as a product')
            : []),
        ...unnamed(document, [...path, 'products']),
    ];
};
const rules = (document) => ({
    errors: (0,undecoded/* listAt */.gT)(document, 'statements').flatMap((_, i) => lacks(document, ['statements', i])),
    warnings: [],
});
const findFormat = (document) => {
    const context = (0,undecoded/* textAt */.$6)(document, '@context');
    if ((0,undecoded/* textAt */.$6)(document, 'bomFormat') === 'CycloneDX')
        return 'CycloneDX';
    if ((0,undecoded/* textAt */.$6)(document, 'document', 'csaf_version') !== undefined)
        return 'CSAF';
    return (context === null || context === void 0 ? void 0 : context.startsWith('https://openvex.dev/ns')) && context !== vex/* OPENVEX */.ot
        ? `OpenVEX of another version (${(0,values_escape/* show */.WU)(context)})`
        : undefined;
};

// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/codec/dictionary.js
var dictionary = __webpack_require__(7993);
// EXTERNAL MODULE: ./lib/codec/scalar.js
var scalar = __webpack_require__(7541);
;// CONCATENATED MODULE: ./lib/vex/stated.js






const MAX_TEXT_LENGTH = 10000;
const quoted = (u) => (u instanceof scalar/* Scalar */.X5 && !u.plain ? u.text : u);
const isShort = (text) => text.length <= MAX_TEXT_LENGTH ||
    (text.length <= 2 * MAX_TEXT_LENGTH && [...text].length <= MAX_TEXT_LENGTH);
const Text = new scalar/* ScalarType */.LN('VexText', (u) => typeof u === 'string' && u !== '' && u.isWellFormed() && isShort(u), 'a text in double quotes of at most 10,000 characters', quoted);
const dateUntil = (latest) => new scalar/* ScalarType */.LN('VexDate', (u) => typeof u === 'string' && (0,instant/* toUtcSeconds */.dR)(u) === u && u <= latest, 'an RFC 3339 date and time such as 2026-01-31T08:00:00Z, at most 24 hours ahead of this runner', (u) => {
    const stated = quoted(u);
    return (typeof stated === 'string' && (0,instant/* toUtcSeconds */.dR)(stated)) || u;
});
const COMPONENT = {
    '@id': (0,object/* optional */.lq)(Text),
    identifiers: (0,object/* optional */.lq)((0,dictionary/* dictionary */.z)('StatedIdentifiers', Text, Text)),
    hashes: (0,object/* optional */.lq)((0,dictionary/* dictionary */.z)('StatedHashes', Text, Text)),
};
const Component = (0,object/* object */.Ik)('StatedComponent', COMPONENT);
const Product = (0,object/* object */.Ik)('StatedProduct', Object.assign(Object.assign({}, COMPONENT), { subcomponents: (0,object/* optional */.lq)(lib.array(Component)) }));
const Vulnerability = (0,object/* object */.Ik)('StatedVulnerability', {
    '@id': (0,object/* optional */.lq)(Text),
    name: Text,
    description: (0,object/* optional */.lq)(Text),
    aliases: (0,object/* optional */.lq)(lib.array(Text)),
});
const documentCodec = (latest) => {
    const date = dateUntil(latest);
    const statement = (0,object/* object */.Ik)('StatedStatement', {
        '@id': (0,object/* optional */.lq)(Text),
        vulnerability: Vulnerability,
        timestamp: (0,object/* optional */.lq)(date),
        last_updated: (0,object/* optional */.lq)(date),
        products: lib.array(Product),
        status: vex/* VexStatus */.Im,
        status_notes: (0,object/* optional */.lq)(Text),
        justification: (0,object/* optional */.lq)(vex/* VexJustification */.gI),
        impact_statement: (0,object/* optional */.lq)(Text),
        action_statement: (0,object/* optional */.lq)(Text),
        action_statement_timestamp: (0,object/* optional */.lq)(date),
    });
    return (0,object/* object */.Ik)('StatedDocument', {
        '@context': (0,scalar/* enumeration */.eG)('StatedContext', [vex/* OPENVEX */.ot]),
        author: Text,
        timestamp: (0,object/* optional */.lq)(date),
        statements: lib.array(statement),
    });
};

;// CONCATENATED MODULE: ./lib/vex/vex-file.js











const decodeStatements = (source, latest) => {
    const { at } = (0,place/* createLocator */.TR)(source);
    const format = findFormat((0,value/* toValue */.B)(source.root));
    if (format !== undefined)
        return (0,problem/* fail */.fJ)([
            at(['@context'], `found ${format}, expected OpenVEX 0.2.0 ("${vex/* OPENVEX */.ot}"); write the statements in that format, for example with vexctl`),
        ]);
    return (0,lib_function.pipe)((0,decode_source/* decodeSource */.E)(source, documentCodec(latest), advise, { rules: rules }), Either.map(({ value: { author, timestamp = '', statements } }) => statements.map((statement, index) => {
        var _a;
        return ({
            file: source.file,
            index,
            author,
            statement: Object.assign(Object.assign({}, statement), { timestamp: (_a = statement.timestamp) !== null && _a !== void 0 ? _a : timestamp }),
            at: (path, message) => at(['statements', index, ...path], message),
        });
    })));
};
const decodeVexFile = ({ file, text }, latest) => (0,lib_function.pipe)((0,parse_source/* parseSource */.P)(json.parseJson, file, text), Either.chain((source) => decodeStatements(source, latest)));

;// CONCATENATED MODULE: ./lib/vex/warnings.js






const onceForEachFile = (flaws, warn) => [...(0,group_by/* groupBy */.$)(flaws, ({ stated }) => stated.file).values()].map((group) => warn(group[0], group.length));
const textOf = ({ '@id': id, identifiers, hashes }) => { var _a, _b, _c; return (_c = id !== null && id !== void 0 ? id : [...((_a = identifiers === null || identifiers === void 0 ? void 0 : identifiers.values()) !== null && _a !== void 0 ? _a : []), ...((_b = hashes === null || hashes === void 0 ? void 0 : hashes.values()) !== null && _b !== void 0 ? _b : [])][0]) !== null && _c !== void 0 ? _c : ''; };
const productFor = (text, images) => {
    const meant = images.find(({ slug, name }) => text.includes(name) || text.includes(slug));
    return meant === undefined
        ? 'pkg:oci/<name>?repository_url=<registry>%2F<path>%2F<name>'
        : (0,image_address/* ociPurl */.Vf)(meant.name, undefined, meant.address);
};
const warnOfForeign = (all, images) => {
    const foreign = all.flatMap(({ stated, products }) => products.flatMap(({ product, meanings }, index) => meanings.length === 0 ? [{ stated, index, text: textOf(product) }] : []));
    return onceForEachFile(foreign, ({ stated, index, text }, count) => stated.at(['products', index], `found ${(0,plural/* pluralize */.td)(count, 'product')} other than available images of this catalog, first ${(0,values_escape/* show */.WU)(text)}, expected images, without tag, and packages as their subcomponents; what is stated of others is not published; write, for example, "@id": ${(0,values_escape/* show */.WU)(productFor(text, images))}`));
};
const warnOfDropped = (all) => {
    const dropped = all.flatMap(({ stated }) => (0,image_document/* keysToDrop */.Z0)(stated.statement).map((key) => ({ stated, key })));
    return [...(0,group_by/* groupBy */.$)(dropped, ({ key }) => key).values()].flatMap((flaws) => onceForEachFile(flaws, ({ stated, key }, count) => stated.at([key], `found ${key} in ${(0,plural/* pluralize */.td)(count, 'statement')} with another status, expected it only with ${image_document/* ALLOWED_ONLY */.g_[key]}; it is not published: remove it`)));
};
const hasQualifiers = (text = '') => { var _a, _b; return ((_b = (_a = (0,domain_purl/* parseFullPurl */.c)(text)) === null || _a === void 0 ? void 0 : _a.qualifiers.size) !== null && _b !== void 0 ? _b : 0) > 0; };
const warnOfQualifiers = (all) => {
    const qualified = all.flatMap(({ stated, products }) => products.flatMap(({ product: { subcomponents = [] } }, index) => subcomponents.flatMap(({ '@id': id, identifiers }, i) => {
        var _a;
        const text = [id, ...((_a = identifiers === null || identifiers === void 0 ? void 0 : identifiers.values()) !== null && _a !== void 0 ? _a : [])].find(hasQualifiers);
        const path = ['products', index, 'subcomponents', i];
        return text === undefined ? [] : [{ stated, text, path }];
    })));
    return onceForEachFile(qualified, ({ stated, text, path }, count) => stated.at(path, `found qualifiers in ${(0,plural/* pluralize */.td)(count, 'subcomponent')}, first ${(0,values_escape/* show */.WU)(text)}, expected none, because scanners write them differently; remove them`));
};
const warnOfStatements = (all, images) => [
    ...warnOfForeign(all, images),
    ...warnOfDropped(all),
    ...warnOfQualifiers(all),
];
const describe = ({ stated: { file, index, statement } }) => `statements[${index}] of ${(0,values_escape/* show */.WU)(file)} (${statement.status} of ${(0,values_escape/* show */.WU)(statement.vulnerability.name)})`;
const contradiction = (slug) => ({ later, earlier }) => later.stated.at(['status'], `found ${later.stated.statement.status} of ${slug}, and another status of the same second in ${describe(earlier)}, expected one status; remove one, or give the one that holds a later timestamp`);
const overlap = (slug, { later, earlier }, count) => later.stated.at(['products'], `found ${(0,plural/* pluralize */.td)(count, 'statement')} of ${slug} with products of which another status is stated too, first here and in ${describe(earlier)}, expected one status, because scanners choose differently; state them of different digests or subcomponents`);

;// CONCATENATED MODULE: ./lib/vex/read-vex.js










const MAX_BYTES = 20 * 1024 * 1024;
const MAX_STATEMENTS = 100000;
const readFiles = (files, images, latest) => {
    const find = createFinder(images);
    const decoded = files.map((file) => decodeVexFile(file, latest));
    const all = decoded.flatMap((each) => (Either.isRight(each) ? each.right : []));
    const resolved = all.map((stated) => {
        const products = stated.statement.products.map((product) => ({
            product,
            meanings: find(product),
        }));
        return { stated, products };
    });
    return { resolved, problems: decoded.flatMap((each) => (Either.isLeft(each) ? each.left : [])) };
};
const checkSize = (files) => {
    const total = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    return total > MAX_BYTES
        ? [
            (0,problem/* problem */.CC)(`found ${total} bytes in ${(0,plural/* pluralize */.td)(files.length, 'file')}, expected at most 20 MiB in all; remove statements that no longer matter`),
        ]
        : [];
};
const checkCount = (count) => count > MAX_STATEMENTS
    ? [
        (0,problem/* problem */.CC)(`found ${(0,plural/* pluralize */.td)(count, 'statement')}, expected at most 100,000 in all; remove those that no longer matter`),
    ]
    : [];
const findAmbiguous = (all) => all.flatMap(({ stated, products }) => products.flatMap(({ meanings }, index) => meanings.length > 1
    ? stated.at(['products', index], 'found a product whose identifiers mean different images or digests, expected one meaning; make each a product of its own')
    : []));
const entriesByImage = (all) => {
    const flat = all.flatMap(({ stated, products }) => products.flatMap(({ product, meanings }) => meanings.flat().map(({ slug, digest }) => ({
        slug,
        stated,
        scope: (0,vex_entries/* toScope */.YD)(digest, product.subcomponents),
    }))));
    const toEntry = (group) => {
        const [{ stated }] = group;
        const { name, aliases = [] } = stated.statement.vulnerability;
        const names = [...new Set([name, ...aliases])];
        return { stated, names, scopes: group.map(({ scope }) => scope) };
    };
    const byStatement = (group) => (0,group_by/* groupBy */.$)(group, ({ stated: { file, index } }) => `${index} ${file}`);
    return new Map([...(0,group_by/* groupBy */.$)(flat, ({ slug }) => slug)].map(([slug, group]) => [
        slug,
        [...byStatement(group).values()].map(toEntry),
    ]));
};
const conflictsIn = (groups) => [
    ...new Map(groups.flatMap(vex_entries/* findConflicts */.Nk).map((each) => [each.later.stated, each])).values(),
];
const bySecond = (group) => [
    ...(0,group_by/* groupBy */.$)(group, ({ stated }) => stated.statement.timestamp).values(),
];
const findContradictions = (slug, entries) => conflictsIn((0,vex_entries/* groupByName */.mV)(entries).flatMap(bySecond)).map(contradiction(slug));
const warnOfOverlaps = (slug, entries) => {
    const [first, ...others] = conflictsIn((0,vex_entries/* groupByName */.mV)(entries));
    return first === undefined ? [] : [overlap(slug, first, 1 + others.length)];
};
const toDocuments = (byImage, images) => {
    const left = images.map((image) => {
        var _a;
        return ({
            image,
            entries: (0,vex_entries/* withoutSuperseded */.PY)((_a = byImage.get(image.slug)) !== null && _a !== void 0 ? _a : []),
        });
    });
    return {
        value: new Map(left.flatMap(({ image, entries }) => entries.length > 0 ? [[image.slug, (0,image_document/* toDocument */.JY)(entries, image)]] : [])),
        warnings: left.flatMap(({ image, entries }) => warnOfOverlaps(image.slug, entries)),
    };
};
const readVex = (files, catalog, latest) => {
    const tooLarge = checkSize(files);
    if (tooLarge.length > 0)
        return (0,problem/* fail */.fJ)(tooLarge);
    const images = nameImages((0,manifest_catalog/* availableImages */.iL)(catalog));
    const { resolved, problems } = readFiles(files, images, latest);
    const byImage = entriesByImage(resolved);
    const errors = [
        ...problems,
        ...checkCount(resolved.length),
        ...findAmbiguous(resolved),
        ...[...byImage].flatMap(([slug, entries]) => findContradictions(slug, entries)),
    ];
    if (errors.length > 0)
        return (0,problem/* fail */.fJ)(errors);
    const { value, warnings } = toDocuments(byImage, images);
    return Either.right({ value, warnings: [...warnOfStatements(resolved, images), ...warnings] });
};

;// CONCATENATED MODULE: ./lib/stages/read-vex.js








const read_vex_readFiles = (names, { workspace }) => (0,steps/* steps */.C)(function* ($) {
    const files = [];
    const problems = [];
    let total = 0;
    for (const file of names) {
        if (total > MAX_BYTES)
            break;
        const text = yield* $(TaskEither.fromTask(workspace.readText(file)));
        if (Either.isLeft(text)) {
            problems.push(...text.left);
            continue;
        }
        total += Buffer.byteLength(text.right);
        files.push({ file, text: text.right });
    }
    return { files, problems };
});
const read_vex_readVex = (lines, manifest, { workspace, log, now }) => (0,steps/* steps */.C)(function* ($) {
    const { value: names, warnings } = yield* $(workspace.findFiles('vex', lines));
    const { files, problems } = yield* $(read_vex_readFiles(names, { workspace }));
    const decoded = readVex(files, (0,apply_defaults/* applyDefaults */.h)(manifest), (0,instant/* latestDate */.Kt)(now()));
    if (problems.length > 0)
        return yield* $((0,problem/* fail */.fJ)([...problems, ...(Either.isLeft(decoded) ? decoded.left : [])]));
    const { value, warnings: own } = yield* $(decoded);
    const count = [...value.values()].reduce((sum, { statements }) => sum + statements.length, 0);
    log.info(`VEX files: ${names.length}; published: ${(0,plural/* pluralize */.td)(count, 'statement')} about ${(0,plural/* pluralize */.td)(value.size, 'image')}`);
    return { value, warnings: [...warnings, ...own] };
});


/***/ })

};
;