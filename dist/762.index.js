"use strict";
exports.id = 762;
exports.ids = [762];
exports.modules = {

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

/***/ 7698:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ TOO_DEEP)
/* harmony export */ });
/* harmony import */ var _domain_codec_depth__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2941);

const TOO_DEEP = `found more than ${_domain_codec_depth__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .l} levels of nesting, expected fewer; flatten it`;


/***/ }),

/***/ 7762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVex: () => (/* binding */ readVex)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/task/steps.js
var steps = __webpack_require__(6500);
// EXTERNAL MODULE: ./lib/domain/values/plural.js
var plural = __webpack_require__(8712);
// EXTERNAL MODULE: ./lib/read/manifest/apply-defaults.js
var apply_defaults = __webpack_require__(970);
;// CONCATENATED MODULE: ./lib/read/vex/limits.js
const MiB = 1024 * 1024;
const VEX_LIMITS = {
    bytes: 20 * MiB,
    statements: 100000,
    published: 32 * MiB,
};

// EXTERNAL MODULE: ./lib/domain/values/group-by.js
var group_by = __webpack_require__(6261);
// EXTERNAL MODULE: ./lib/read/manifest/catalog.js
var manifest_catalog = __webpack_require__(5544);
// EXTERNAL MODULE: ./lib/read/vex/entries.js
var vex_entries = __webpack_require__(6245);
// EXTERNAL MODULE: ./lib/contract/scalars.js
var scalars = __webpack_require__(9806);
// EXTERNAL MODULE: ./lib/domain/purl.js
var domain_purl = __webpack_require__(4512);
// EXTERNAL MODULE: ./lib/read/vex/image-address.js
var image_address = __webpack_require__(8977);
;// CONCATENATED MODULE: ./lib/read/vex/find-images.js




const nameImages = (images) => images.map(({ slug, image, versions = [] }) => (Object.assign({ slug, versions }, (0,image_address/* imageAddress */.ed)(image))));
const HASH = /^[0-9a-f]{64}$/;
const isImageAt = (url) => {
    if (url === undefined)
        return () => true;
    const bare = (0,image_address/* bareAddress */.Dw)(url);
    const { address: at, tag, digest } = (0,image_address/* parseAddress */.or)(url);
    const isPlain = tag === undefined && digest === undefined;
    return ({ address, parent }) => bare === parent || (isPlain && at === address);
};
const isNarrowed = ({ qualifiers, subpath }) => subpath !== '' || [...qualifiers.keys()].some((key) => key !== 'repository_url');
const isWholeImage = (purl) => purl.type === 'oci' &&
    purl.segments.length === 1 &&
    (purl.version === '' || scalars/* Digest */.np.is(purl.version)) &&
    !isNarrowed(purl);
const isPartOfImage = (text) => {
    const purl = (0,domain_purl/* parseFullPurl */.c)(text);
    return (purl === null || purl === void 0 ? void 0 : purl.type) === 'oci' && isNarrowed(purl);
};
const productSpellings = ({ '@id': id, identifiers }) => { var _a; return [
    ...(id === undefined ? [] : [id]),
    ...((_a = identifiers === null || identifiers === void 0 ? void 0 : identifiers.values()) !== null && _a !== void 0 ? _a : []),
]; };
const withHashes = (meaning, hashes) => {
    if (hashes === undefined || hashes.size === 0)
        return [meaning];
    const stated = hashes.get('sha-256');
    const narrowed = meaning.map(({ slug }) => ({ slug, digest: `sha256:${stated}` }));
    if (meaning.some(({ digest }) => digest === undefined))
        return HASH.test(stated !== null && stated !== void 0 ? stated : '') ? [narrowed] : [];
    return stated === undefined || meaning.every(({ digest }) => digest === `sha256:${stated}`)
        ? [meaning]
        : [meaning, narrowed];
};
const createFinder = (images) => {
    const byName = (0,group_by/* groupBy */.$z)(images, ({ name }) => name);
    const byAddress = (0,group_by/* groupBy */.$z)(images, ({ address }) => address);
    const byDigest = (0,group_by/* groupBy */.$z)(images.flatMap(({ slug, versions }) => [...new Set(versions.flatMap(({ digest }) => digest !== null && digest !== void 0 ? digest : []))].map((digest) => ({
        slug,
        digest,
    }))), ({ digest }) => digest);
    const ofPurl = (purl) => {
        var _a;
        var _b;
        if (!isWholeImage(purl))
            return [];
        const [name = ''] = purl.segments;
        const url = (_a = purl.qualifiers.get('repository_url')) === null || _a === void 0 ? void 0 : _a.toLowerCase();
        const digest = purl.version || undefined;
        return ((_b = byName.get(name.toLowerCase())) !== null && _b !== void 0 ? _b : [])
            .filter(isImageAt(url))
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
        var _a;
        const { hashes } = product;
        const named = productSpellings(product)
            .map(ofText)
            .filter(({ length }) => length > 0);
        const distinct = [...new Map(named.map((each) => [JSON.stringify(each), each])).values()];
        const [only = ofHash((_a = hashes === null || hashes === void 0 ? void 0 : hashes.get('sha-256')) !== null && _a !== void 0 ? _a : ''), ...others] = distinct;
        if (others.length > 0)
            return distinct;
        return only.length > 0 ? withHashes(only, hashes) : [];
    };
};

// EXTERNAL MODULE: ./lib/read/vex/image-document.js
var image_document = __webpack_require__(768);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/contract/vex.js
var vex = __webpack_require__(6780);
// EXTERNAL MODULE: ./lib/domain/codec/dictionary.js
var dictionary = __webpack_require__(4694);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/codec/scalar.js
var scalar = __webpack_require__(5718);
;// CONCATENATED MODULE: ./lib/read/vex/stated.js






const MAX_TEXT_LENGTH = 10000;
const isShort = (text) => text.length <= MAX_TEXT_LENGTH ||
    (text.length <= 2 * MAX_TEXT_LENGTH && [...text].length <= MAX_TEXT_LENGTH);
const VexText = new scalar/* ScalarType */.LN('VexText', (u) => typeof u === 'string' && u !== '' && u.isWellFormed() && isShort(u), 'a text in double quotes of at most 10,000 characters');
const dateUntil = (latest) => new scalar/* ScalarType */.LN('VexDate', (u) => typeof u === 'string' && (0,instant/* toUtcSeconds */.dR)(u) === u && u <= latest, 'an RFC 3339 date and time such as 2026-01-31T08:00:00Z, at most 24 hours ahead of this runner', (u) => (typeof u === 'string' && (0,instant/* toUtcSeconds */.dR)(u)) || u);
const COMPONENT = {
    '@id': (0,object/* optional */.lq)(VexText),
    identifiers: (0,object/* optional */.lq)((0,dictionary/* dictionary */.z)('StatedIdentifiers', VexText, VexText)),
    hashes: (0,object/* optional */.lq)((0,dictionary/* dictionary */.z)('StatedHashes', VexText, VexText)),
};
const Component = (0,object/* object */.Ik)('StatedComponent', COMPONENT);
const Product = (0,object/* object */.Ik)('StatedProduct', Object.assign(Object.assign({}, COMPONENT), { subcomponents: (0,object/* optional */.lq)(lib.array(Component)) }));
const productName = ({ '@id': id, identifiers, hashes }) => { var _a, _b, _c; return (_c = id !== null && id !== void 0 ? id : [...((_a = identifiers === null || identifiers === void 0 ? void 0 : identifiers.values()) !== null && _a !== void 0 ? _a : []), ...((_b = hashes === null || hashes === void 0 ? void 0 : hashes.values()) !== null && _b !== void 0 ? _b : [])][0]) !== null && _c !== void 0 ? _c : ''; };
const bytesOfProduct = (product) => Buffer.byteLength(JSON.stringify(Product.encode(product)));
const Vulnerability = (0,object/* object */.Ik)('StatedVulnerability', {
    '@id': (0,object/* optional */.lq)(VexText),
    name: VexText,
    description: (0,object/* optional */.lq)(VexText),
    aliases: (0,object/* optional */.lq)(lib.array(VexText)),
});
const documentCodec = (latest) => {
    const date = dateUntil(latest);
    const statement = (0,object/* object */.Ik)('StatedStatement', {
        '@id': (0,object/* optional */.lq)(VexText),
        vulnerability: Vulnerability,
        timestamp: (0,object/* optional */.lq)(date),
        last_updated: (0,object/* optional */.lq)(date),
        products: lib.array(Product),
        status: vex/* VexStatus */.Im,
        status_notes: (0,object/* optional */.lq)(VexText),
        justification: (0,object/* optional */.lq)(vex/* VexJustification */.gI),
        impact_statement: (0,object/* optional */.lq)(VexText),
        action_statement: (0,object/* optional */.lq)(VexText),
        action_statement_timestamp: (0,object/* optional */.lq)(date),
    });
    return (0,object/* object */.Ik)('StatedDocument', {
        '@context': (0,scalar/* enumeration */.eG)('StatedContext', [vex/* OPENVEX */.ot]),
        author: VexText,
        timestamp: (0,object/* optional */.lq)(date),
        statements: lib.array(statement),
    });
};

;// CONCATENATED MODULE: ./lib/read/vex/resolve.js
var __rest = (undefined && undefined.__rest) || function (s, e) {
    var t = {};
    for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0)
        t[p] = s[p];
    if (s != null && typeof Object.getOwnPropertySymbols === "function")
        for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) {
            if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i]))
                t[p[i]] = s[p[i]];
        }
    return t;
};




const countMeant = (meanings) => new Set(meanings.flat().map(({ slug }) => slug)).size;
const countAllImages = ({ products }) => countMeant(products.flatMap(({ meanings }) => meanings));
const weigh = (each) => {
    const _a = each.stated.statement, { products: _ } = _a, head = __rest(_a, ["products"]);
    return each.products.reduce((sum, { product, meanings }) => sum + bytesOfProduct(product) * countMeant(meanings), Buffer.byteLength(JSON.stringify(head)) * countAllImages(each));
};
const aboveBytes = (heaviest) => {
    var _a;
    const { stated, products } = heaviest;
    const limit = `${VEX_LIMITS.published / MiB} MiB`;
    const counts = products.map(({ meanings }) => countMeant(meanings));
    const widest = counts.reduce((most, count) => Math.max(most, count), 0);
    const index = counts.indexOf(widest);
    const product = (_a = products[index]) === null || _a === void 0 ? void 0 : _a.product;
    return stated.at(['products', index], `found statements of more than ${limit} in the input vex, each counted once for every image that it is about, expected at most ${limit}; this statement alone is about ${(0,plural/* pluralize */.td)(countAllImages(heaviest), 'image')}, ${widest} of them by its product ${(0,values_escape/* show */.WU)(product ? productName(product) : '')}: name those that are meant by repository_url, or shorten what is stated`);
};
const resolve = (all, find) => {
    const resolved = [];
    let total = 0;
    let most = 0;
    let heaviest;
    for (const stated of all) {
        const products = stated.statement.products.map((product) => ({
            product,
            meanings: find(product),
        }));
        const each = { stated, products };
        const bytes = weigh(each);
        if (bytes > most)
            [most, heaviest] = [bytes, each];
        total += bytes;
        if (total > VEX_LIMITS.published)
            return { resolved: [], tooMuch: [aboveBytes(heaviest !== null && heaviest !== void 0 ? heaviest : each)] };
        resolved.push(each);
    }
    return { resolved, tooMuch: [] };
};

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/domain/codec/decode.js
var decode = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/read/source-text/decode-source.js + 1 modules
var decode_source = __webpack_require__(2463);
// EXTERNAL MODULE: ./lib/read/source-text/json-source.js
var json_source = __webpack_require__(9034);
;// CONCATENATED MODULE: ./lib/read/vex/keys.js




const UNPUBLISHED = {
    StatedDocument: ['@id', 'role', 'last_updated', 'version', 'tooling', 'supplier'],
    StatedStatement: ['version', 'supplier'],
    StatedProduct: ['supplier'],
    StatedComponent: ['supplier', 'subcomponents'],
};
const STRICT = ['StatedStatement', 'StatedProduct'];
const foldKey = (key) => key.replaceAll('\u017f', 's').toLowerCase();
const findUnknown = (value, codec, path) => {
    var _a;
    if (codec instanceof lib.ArrayType && Array.isArray(value))
        return value.flatMap((item, i) => findUnknown(item, codec.type, [...path, i]));
    if (!(codec instanceof object/* ObjectType */.an) || !(0,object/* isRecord */.u4)(value))
        return [];
    const known = [...codec.byKey.keys(), ...((_a = UNPUBLISHED[codec.name]) !== null && _a !== void 0 ? _a : [])];
    return Object.entries(value).flatMap(([key, each]) => {
        const here = [...path, key];
        const field = codec.byKey.get(key);
        if (field !== undefined)
            return findUnknown(each, field.codec, here);
        if (known.includes(key))
            return [];
        const meant = known.find((name) => name === foldKey(key));
        return [{ path: here, key, meant, isLost: meant === undefined && STRICT.includes(codec.name) }];
    });
};
const MAX_NAMED = 5;
const checkOpenVexKeys = (document, codec, at) => {
    const all = findUnknown(document, codec, []);
    const errors = all.flatMap(({ path, key, meant }) => meant === undefined
        ? []
        : at(path, `found the key ${(0,values_escape/* show */.WU)(key)}, expected ${(0,values_escape/* show */.WU)(meant)}; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two`));
    const lost = all.filter(({ isLost }) => isLost);
    const [first] = lost;
    if (first === undefined)
        return { errors, warnings: [] };
    const keys = [...new Set(lost.map(({ key }) => key))];
    const message = `found ${(0,plural/* pluralize */.td)(lost.length, 'key')} of statements and products that OpenVEX 0.2.0 does not have: ${(0,plural/* joinLimited */.xw)(keys, MAX_NAMED, values_escape/* show */.WU)}; what they say is not published: correct or remove them`;
    return { errors, warnings: [at(first.path, message)] };
};

// EXTERNAL MODULE: ./lib/read/manifest/undecoded.js
var undecoded = __webpack_require__(196);
;// CONCATENATED MODULE: ./lib/read/vex/rules.js





const EXAMPLES = new Map([
    ['vulnerability', '{"name": "CVE-2025-60876"}'],
    ['products', '[{"@id": "pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis"}]'],
    ['subcomponents', '[{"@id": "pkg:apk/alpine/busybox"}]'],
]);
const adviseOnVex = ({ path, found }) => {
    const key = path.findLast((step) => typeof step === 'string');
    if (key === undefined)
        return { expected: 'an OpenVEX document', fix: 'write one, for example with vexctl' };
    const example = EXAMPLES.get(key);
    if (example !== undefined)
        return { fix: `write, for example, "${key}": ${example}` };
    return Object.assign(Object.assign({}, (key === '@context' ? { expected: `"${vex/* OPENVEX */.ot}"` } : {})), { fix: found === undefined ? 'add it' : 'correct it' });
};
const IDENTIFIERS = ['@id', 'identifiers', 'hashes'];
const checkSubcomponent = (component) => {
    const id = (0,undecoded/* textAt */.$6)(component, '@id');
    const hasPurl = [id, (0,undecoded/* textAt */.$6)(component, 'identifiers', 'purl')].some((text) => text !== undefined && (0,domain_purl/* parsePurl */.$)(text) !== undefined);
    return hasPurl || !(0,object/* isRecord */.u4)(component)
        ? undefined
        : `found ${id === undefined ? 'no package URL' : (0,values_escape/* show */.WU)(id)}, expected a package URL as "@id" or "identifiers.purl", by which scanners find packages; write, for example, "@id": "pkg:apk/alpine/busybox"`;
};
const checkProduct = (product) => (0,object/* isRecord */.u4)(product) && !IDENTIFIERS.some((key) => Object.hasOwn(product, key))
    ? `found none of ${IDENTIFIERS.join(', ')}, expected one; add "@id"`
    : undefined;
const checkProducts = (statement) => (0,undecoded/* listAt */.gT)(statement, 'products').flatMap((product, i) => {
    const path = ['products', i];
    return [
        [path, checkProduct(product)],
        ...(0,undecoded/* listAt */.gT)(product, 'subcomponents').map((each, j) => [[...path, 'subcomponents', j], checkSubcomponent(each)]),
    ];
});
const checkStatement = (statement, document) => {
    const lacks = (key) => (0,undecoded/* valueAt */.fK)(statement, key) === undefined;
    const status = (0,undecoded/* textAt */.$6)(statement, 'status');
    const products = (0,undecoded/* valueAt */.fK)(statement, 'products');
    return [
        [
            ['timestamp'],
            lacks('timestamp') &&
                (0,undecoded/* valueAt */.fK)(document, 'timestamp') === undefined &&
                'timestamp is missing, expected one here or in the document; add the date from which the statement is true',
        ],
        [
            [],
            status === 'not_affected' &&
                lacks('justification') &&
                lacks('impact_statement') &&
                `found not_affected without a reason, expected a justification or an impact_statement; add one of the justifications ${vex/* VexJustification */.gI.words.join(', ')}`,
        ],
        [
            [],
            status === 'affected' &&
                lacks('action_statement') &&
                'found affected without action_statement, expected one; add what users should do',
        ],
        [
            ['products'],
            Array.isArray(products) &&
                products.length === 0 &&
                'found no products, expected one or more; add the image as a product',
        ],
        ...checkProducts(statement),
    ];
};
const findVexViolations = (document) => (0,undecoded/* listAt */.gT)(document, 'statements').flatMap((statement, i) => checkStatement(statement, document).flatMap(([path, message]) => message ? [{ path: ['statements', i, ...path], message }] : []));
const OTHER_FORMAT = 'write the statements in that format, for example with vexctl';
const REPORT = 'name reports in the input reports, and statements in the input vex';
const findFormat = (document) => {
    const context = (0,undecoded/* textAt */.$6)(document, '@context');
    if ((0,undecoded/* textAt */.$6)(document, 'bomFormat') === 'CycloneDX')
        return ['CycloneDX', OTHER_FORMAT];
    if ((0,undecoded/* textAt */.$6)(document, 'document', 'csaf_version') !== undefined)
        return ['CSAF', OTHER_FORMAT];
    if ((0,undecoded/* valueAt */.fK)(document, 'SchemaVersion') !== undefined)
        return ['a Trivy report', REPORT];
    if ((0,undecoded/* valueAt */.fK)(document, 'matches') !== undefined)
        return ['a Grype report', REPORT];
    if ((0,undecoded/* valueAt */.fK)(document, 'runs') !== undefined)
        return ['SARIF', OTHER_FORMAT];
    return (context === null || context === void 0 ? void 0 : context.startsWith('https://openvex.dev/ns')) && context !== vex/* OPENVEX */.ot
        ? [`OpenVEX of another version (${(0,values_escape/* show */.WU)(context)})`, OTHER_FORMAT]
        : undefined;
};
const describeText = (text) => {
    if (text.trim() === '')
        return 'an empty file';
    if (/^\s*(?:#|(?:CVE|GHSA)-|(?:ignore|vulnerabilities):)/.test(text))
        return 'an ignore file';
    return /^\s*(?:-\s|---|["'@$]?[\w@$.-]+["']?:(?:\s|$))/.test(text) ? 'YAML' : undefined;
};

;// CONCATENATED MODULE: ./lib/read/vex/vex-file.js










const decodeStatements = (file, json, latest) => {
    const at = (path, message) => (0,problem/* problem */.CC)(message, { file, path: (0,decode/* formatPath */.jV)(path) });
    const document = (0,json_source/* withoutEmpty */.C2)(json);
    const format = findFormat(document);
    if (format !== undefined)
        return (0,problem/* fail */.fJ)([
            at(['@context'], `found ${format[0]}, expected OpenVEX 0.2.0 ("${vex/* OPENVEX */.ot}"); ${format[1]}`),
        ]);
    const codec = documentCodec(latest);
    const keys = checkOpenVexKeys(json, codec, at);
    const decoded = (0,decode_source/* decodeJson */.x)(document, codec, adviseOnVex, at, findVexViolations(document));
    if (keys.errors.length > 0 || Either.isLeft(decoded))
        return (0,problem/* fail */.fJ)([...keys.errors, ...(Either.isLeft(decoded) ? decoded.left : [])]);
    const { author, timestamp = '', statements } = decoded.right;
    const value = statements.map((statement, index) => { var _a; return ({
        file,
        index,
        author,
        statement: Object.assign(Object.assign({}, statement), { timestamp: (_a = statement.timestamp) !== null && _a !== void 0 ? _a : timestamp }),
        at: (path, message) => at(['statements', index, ...path], message),
    }); });
    return Either.right({ value, warnings: keys.warnings });
};
const decodeVexFile = ({ file, text }, latest) => {
    const other = describeText(text);
    return other === undefined
        ? (0,lib_function.pipe)((0,json_source/* parseLargeJson */.fj)(file, text), Either.chain((json) => decodeStatements(file, json, latest)))
        : (0,problem/* failWith */.ff)(`found ${other}, expected an OpenVEX document in JSON; write the statements as one, for example with vexctl`, { file });
};

;// CONCATENATED MODULE: ./lib/read/vex/warnings.js








const onceForEachFile = (flaws, describe) => [...(0,group_by/* groupBy */.$z)(flaws, ({ stated }) => stated.file).values()].map(([{ stated, path, text }, ...others]) => stated.at(path, describe(text, 1 + others.length)));
const productFor = (text, images) => {
    const meant = images.find(({ slug, name }) => text.includes(name) || text.includes(slug));
    return meant === undefined
        ? 'pkg:oci/<name>?repository_url=<registry>%2F<path>%2F<name>'
        : (0,image_address/* ociPurl */.Vf)(meant.name, undefined, meant.address);
};
const findForeign = ({ stated, products }) => products.flatMap(({ product, meanings }, index) => {
    const part = productSpellings(product).find(isPartOfImage);
    const text = part !== null && part !== void 0 ? part : (meanings.length === 0 ? productName(product) : undefined);
    return text === undefined ? [] : [{ stated, path: ['products', index], text }];
});
const findDropped = ({ stated }) => (0,image_document/* keysToDrop */.Z0)(stated.statement).map((key) => ({ stated, path: [key], text: key }));
const hasQualifiers = (text = '') => { var _a; var _b; return ((_b = (_a = (0,domain_purl/* parseFullPurl */.c)(text)) === null || _a === void 0 ? void 0 : _a.qualifiers.size) !== null && _b !== void 0 ? _b : 0) > 0; };
const findQualified = ({ stated, products }) => products.flatMap(({ product: { subcomponents = [] } }, index) => subcomponents.flatMap(({ '@id': id, identifiers }, i) => {
    var _a;
    const text = [id, ...((_a = identifiers === null || identifiers === void 0 ? void 0 : identifiers.values()) !== null && _a !== void 0 ? _a : [])].find(hasQualifiers);
    const path = ['products', index, 'subcomponents', i];
    return text === undefined ? [] : [{ stated, text, path }];
}));
const warnOfStatements = (all, images) => [
    ...onceForEachFile(all.flatMap(findForeign), (text, count) => `found ${(0,plural/* pluralize */.td)(count, 'product')} other than available images of this catalog, first ${(0,values_escape/* show */.WU)(text)}, expected whole images or digests (without tag, arch, os, variant, subpath, or another hash than sha-256), and packages as their subcomponents; what anything else states is not published; write, for example, "@id": ${(0,values_escape/* show */.WU)(productFor(text, images))}`),
    ...onceForEachFile(all.flatMap(findDropped), (key, count) => `found ${(0,plural/* pluralize */.td)(count, 'field')} that the status does not allow, first ${key}, expected it only with ${image_document/* ALLOWED_ONLY */.g_[key]}; what it says is not published: remove it`),
    ...onceForEachFile(all.flatMap(findQualified), (text, count) => `found qualifiers in ${(0,plural/* pluralize */.td)(count, 'subcomponent')}, first ${(0,values_escape/* show */.WU)(text)}, which scanners write differently; remove them`),
];
const describeStatement = ({ stated: { file, index, statement } }) => `statements[${index}] of ${(0,values_escape/* show */.WU)(file)} (${statement.status} of ${(0,values_escape/* show */.WU)(statement.vulnerability.name)})`;
const contradiction = (slug) => ({ later, earlier }) => later.stated.at(['status'], `found ${later.stated.statement.status} of ${slug}, and another status with the same timestamp in ${describeStatement(earlier)}, expected one status; remove one, or give the one that holds a later timestamp`);
const overlap = (slug, { later, earlier }, count) => later.stated.at(['products'], `found ${(0,plural/* pluralize */.td)(count, 'statement')} of ${slug} with products that have another status too, first here and in ${describeStatement(earlier)}, expected one status, because scanners choose differently; name different digests or subcomponents`);

;// CONCATENATED MODULE: ./lib/read/vex/read-vex.js












const resolveFiles = (files, images, latest) => {
    const decoded = files.map((file) => decodeVexFile(file, latest));
    const all = decoded.flatMap((each) => (Either.isRight(each) ? each.right.value : []));
    return Object.assign(Object.assign({}, resolve(all, createFinder(images))), { count: all.length, problems: decoded.flatMap((each) => (Either.isLeft(each) ? each.left : [])), warnings: decoded.flatMap((each) => (Either.isRight(each) ? each.right.warnings : [])) });
};
const aboveLimit = (found, limit) => (0,problem/* problem */.CC)(`found ${found}, expected at most ${limit} in all; remove statements that no longer matter`);
const checkBytes = (files) => {
    const total = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const { bytes } = VEX_LIMITS;
    return total > bytes
        ? [aboveLimit(`${total} bytes in ${(0,plural/* pluralize */.td)(files.length, 'file')}`, `${bytes / MiB} MiB`)]
        : [];
};
const checkCount = (count) => {
    const { statements } = VEX_LIMITS;
    return count > statements
        ? [aboveLimit((0,plural/* pluralize */.td)(count, 'statement'), (0,plural/* formatNumber */.ZV)(statements))]
        : [];
};
const findAmbiguous = (all) => all.flatMap(({ stated, products }) => products.flatMap(({ meanings }, index) => meanings.length > 1
    ? stated.at(['products', index], 'found a product whose identifiers mean different images or digests, expected one meaning; make each a product of its own')
    : []));
const toEntries = ({ stated, products }) => {
    const { name, aliases = [] } = stated.statement.vulnerability;
    const names = [...new Set([name, ...aliases])];
    const targets = products.flatMap(({ product, meanings }) => meanings
        .flat()
        .map(({ slug, digest }) => [slug, (0,vex_entries/* toScope */.YD)(digest, product.subcomponents)]));
    return [...(0,group_by/* collect */.Fo)(targets)].map(([slug, scopes]) => ({ slug, stated, names, scopes }));
};
const conflictsIn = (groups) => (0,group_by/* uniqueBy */.pD)(groups.flatMap(vex_entries/* findConflicts */.Nk), ({ later }) => later.stated);
const bySecond = (group) => [
    ...(0,group_by/* groupBy */.$z)(group, ({ stated }) => stated.statement.timestamp).values(),
];
const contradictionsIn = (slug, entries) => conflictsIn((0,vex_entries/* groupByName */.mV)(entries).flatMap(bySecond)).map(contradiction(slug));
const warnOfOverlaps = (slug, entries) => {
    const [first, ...others] = conflictsIn((0,vex_entries/* groupByName */.mV)(entries));
    return first === undefined ? [] : [overlap(slug, first, 1 + others.length)];
};
const toDocuments = (byImage, images) => {
    const left = images.map((image) => { var _a; return ({
        image,
        entries: (0,vex_entries/* withoutSuperseded */.PY)((_a = byImage.get(image.slug)) !== null && _a !== void 0 ? _a : []),
    }); });
    return {
        value: new Map(left.flatMap(({ image, entries }) => entries.length > 0 ? [[image.slug, (0,image_document/* toDocument */.JY)(entries, image)]] : [])),
        warnings: left.flatMap(({ image, entries }) => warnOfOverlaps(image.slug, entries)),
    };
};
const decodeVex = (files, catalog, latest) => {
    const tooLarge = checkBytes(files);
    if (tooLarge.length > 0)
        return (0,problem/* fail */.fJ)(tooLarge);
    const images = nameImages((0,manifest_catalog/* availableImages */.iL)(catalog));
    const read = resolveFiles(files, images, latest);
    const { resolved } = read;
    const byImage = (0,group_by/* groupBy */.$z)(resolved.flatMap(toEntries), ({ slug }) => slug);
    const errors = [
        ...read.problems,
        ...checkCount(read.count),
        ...read.tooMuch,
        ...findAmbiguous(resolved),
        ...[...byImage].flatMap(([slug, entries]) => contradictionsIn(slug, entries)),
    ];
    if (errors.length > 0)
        return (0,problem/* fail */.fJ)(errors);
    const { value, warnings } = toDocuments(byImage, images);
    return Either.right({
        value,
        warnings: [...read.warnings, ...warnOfStatements(resolved, images), ...warnings],
    });
};

;// CONCATENATED MODULE: ./lib/run/read-vex.js









const readFiles = (names, { workspace }) => (0,steps/* steps */.C)(function* ($) {
    const files = [];
    const problems = [];
    let total = 0;
    for (const file of names) {
        if (total > VEX_LIMITS.bytes)
            break;
        const text = yield* $(TaskEither.fromTask(workspace.readText(file, 'vex')));
        if (Either.isLeft(text)) {
            problems.push(...text.left);
            continue;
        }
        total += Buffer.byteLength(text.right);
        files.push({ file, text: text.right });
    }
    return { files, problems };
});
const NONE = { documents: new Map(), missing: undefined };
const readVex = (lines, manifest, { workspace, log, now }) => (0,steps/* steps */.C)(function* ($) {
    const found = yield* $(TaskEither.fromTask(workspace.findFiles('vex', lines)));
    if (Either.isLeft(found)) {
        const missing = found.left;
        if (!missing.every(({ isMissing }) => isMissing))
            return yield* $(found);
        log.info('VEX files: none');
        return { value: Object.assign(Object.assign({}, NONE), { missing }), warnings: [] };
    }
    const { value: names, warnings } = found.right;
    const { files, problems } = yield* $(readFiles(names, { workspace }));
    const decoded = decodeVex(files, (0,apply_defaults/* applyDefaults */.h)(manifest), (0,instant/* latestDate */.Kt)(now()));
    if (problems.length > 0)
        return yield* $((0,problem/* fail */.fJ)([...problems, ...(Either.isLeft(decoded) ? decoded.left : [])]));
    const { value: documents, warnings: own } = yield* $(decoded);
    const count = [...documents.values()].reduce((sum, { statements }) => sum + statements.length, 0);
    log.info(`VEX files: ${names.length}; published: ${(0,plural/* pluralize */.td)(count, 'statement')} about ${(0,plural/* pluralize */.td)(documents.size, 'image')}`);
    return { value: Object.assign(Object.assign({}, NONE), { documents }), warnings: [...warnings, ...own] };
});


/***/ })

};
;