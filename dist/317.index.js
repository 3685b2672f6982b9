"use strict";
exports.id = 317;
exports.ids = [317];
exports.modules = {

/***/ 1317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeManifest: () => (/* binding */ decodeManifest),
  parseManifest: () => (/* binding */ parseManifest)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/domain/image-reference.js
var image_reference = __webpack_require__(9052);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/read/source-text/decode-source.js + 1 modules
var decode_source = __webpack_require__(2463);
// EXTERNAL MODULE: ./lib/read/source-text/parse-source-file.js
var parse_source_file = __webpack_require__(7629);
// EXTERNAL MODULE: ./lib/read/manifest/advice.js + 1 modules
var advice = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/read/source-text/lines.js
var source_text_lines = __webpack_require__(6478);
// EXTERNAL MODULE: ./lib/read/source-text/odd-spaces.js
var odd_spaces = __webpack_require__(8214);
// EXTERNAL MODULE: ./lib/read/source-text/place.js
var place = __webpack_require__(9354);
// EXTERNAL MODULE: ./lib/read/source-text/value.js
var value = __webpack_require__(7516);
// EXTERNAL MODULE: ./lib/read/manifest/undecoded.js
var undecoded = __webpack_require__(196);
;// CONCATENATED MODULE: ./lib/read/manifest/foreign.js







const OTHERS = [
    [['on', 'jobs'], 'a GitHub workflow'],
    [['SchemaVersion'], 'a Trivy report'],
    [['matches', 'descriptor'], 'a Grype report'],
    [['services'], 'a Compose file'],
    [['apiVersion', 'kind'], 'a Kubernetes object'],
    [['apiVersion', 'name', 'version'], 'a Helm chart'],
];
const findOther = (document) => {
    var _a;
    if (!(0,object/* isRecord */.u4)(document))
        return undefined;
    const has = (key) => Object.hasOwn(document, key);
    return has('registry') || has('images')
        ? undefined
        : (_a = OTHERS.find(([keys]) => keys.every(has))) === null || _a === void 0 ? void 0 : _a[1];
};
const NESTINGS = [
    { outer: 'images', inner: 'versions', key: 'version', item: 'a version' },
    { outer: 'bases', inner: 'versions', key: 'version', item: 'a version' },
    { outer: 'charts', inner: 'images', key: 'image', item: 'an image' },
];
const findLost = (document, nesting) => {
    const { outer, inner, key } = nesting;
    const items = (0,undecoded/* listAt */.gT)(document, outer);
    const isLost = (item) => (0,object/* isRecord */.u4)(item) && Object.hasOwn(item, key) && !('slug' in item) && !(inner in item);
    const index = items.findIndex(isLost);
    const slug = (0,undecoded/* textAt */.$6)(items[index - 1], 'slug');
    if (slug === undefined || !(0,object/* isRecord */.u4)(items[index - 1]))
        return undefined;
    const after = items.slice(index).findIndex((item) => !isLost(item));
    const lost = after < 0 ? items.length - index : after;
    return Object.assign(Object.assign({}, nesting), { index, slug, more: lost - 1 });
};
const SPACES_OF_EMPTY = 4;
const spacesFor = ({ outer, inner, index }, { at }, document) => {
    const first = (0,undecoded/* valueAt */.fK)(document, outer, index - 1, inner, 0);
    const columnOf = (path) => { var _a; var _b; return (_b = (_a = at(path, '').location) === null || _a === void 0 ? void 0 : _a.column) !== null && _b !== void 0 ? _b : 0; };
    return first === undefined
        ? SPACES_OF_EMPTY
        : columnOf([outer, index - 1, inner, 0]) - columnOf([outer, index]);
};
const lostProblem = (lost, locator, document) => {
    const { outer, inner, index, item, slug, more } = lost;
    const spaces = spacesFor(lost, locator, document);
    const what = more > 0 ? `it, and the ${more === 1 ? 'one' : `${more}`} below it,` : 'it';
    return locator.at([outer, index], `found ${item} among the ${outer}, expected it in the ${inner} of ${(0,values_escape/* show */.WU)(slug)}; ${spaces > 0 ? `indent ${what} by ${spaces} more spaces` : 'move it there'}`);
};
const findCause = (source, problems) => {
    const { text } = source;
    const lines = (0,source_text_lines/* splitLines */.uz)(text);
    const wrong = problems.flatMap(({ location }) => { var _a, _b; return (_b = lines[((_a = location === null || location === void 0 ? void 0 : location.line) !== null && _a !== void 0 ? _a : 0) - 1]) !== null && _b !== void 0 ? _b : []; });
    const space = (0,odd_spaces/* explainOddSpaces */.kG)(lines, wrong);
    if (space !== undefined)
        return (0,place/* locateIssues */.nm)(source.file, text, [space])[0];
    const document = (0,value/* toValue */.B)(source.root);
    const locator = (0,place/* createLocator */.TR)(source);
    const other = findOther(document);
    if (other !== undefined)
        return locator.at([], `found ${other}, expected a manifest of a catalog, with registry and images; name the manifest in the input manifest`);
    for (const nesting of NESTINGS) {
        const lost = findLost(document, nesting);
        if (lost !== undefined)
            return lostProblem(lost, locator, document);
    }
    return undefined;
};

// EXTERNAL MODULE: ./lib/read/manifest/manifest.js
var manifest = __webpack_require__(1394);
// EXTERNAL MODULE: ./lib/contract/items.js
var items = __webpack_require__(2827);
;// CONCATENATED MODULE: ./lib/read/manifest/misplaced.js



const isInVersion = (path) => path.length === 5 && path[2] === 'versions';
const advisePackages = (path, item, document) => {
    const isOff = (0,undecoded/* textAt */.$6)(document, ...path) !== 'true';
    return {
        text: `in ${item}, expected it at the top of the manifest, for all images: it does not ${isOff ? 'hide' : 'publish'} the packages of ${item} alone; write packages: ${isOff ? 'false' : 'true'} next to images, or remove it`,
        isError: isOff,
    };
};
const adviseInImage = (key, path, document) => {
    const hasVersions = (0,undecoded/* valueAt */.fK)(document, ...path.slice(0, -1), 'versions') !== undefined;
    const isOfVersion = items/* ImageVersion */.ql.byKey.has(key) || key === 'tag' || key === 'tags';
    return hasVersions || !isOfVersion
        ? undefined
        : {
            text: 'in an image, expected versions, and it is not published; write, for example, versions: [{ version: 8.2.1 }]',
        };
};
const isTag = (key) => key === 'tag' || key === 'name';
const adviseTag = (key, path, document) => {
    const isStated = (0,undecoded/* textAt */.$6)(document, ...path.slice(0, -1), 'version') !== undefined;
    return isStated
        ? undefined
        : {
            text: `in a version, expected version; write version instead of ${key}`,
            meant: 'version',
        };
};
const adviseInVersion = (key, path, document) => {
    if (isTag(key))
        return adviseTag(key, path, document);
    return manifest/* ManifestImage */.bR.byKey.has(key)
        ? {
            text: 'in a version, expected it in the image, and it is not published; move it next to slug',
        }
        : undefined;
};
const adviseOnImage = (key, path, document) => {
    const [noun, item] = isInVersion(path) ? ['version', 'a version'] : ['image', 'an image'];
    if (key === 'packages')
        return advisePackages(path, item, document);
    if (key === 'retired')
        return {
            text: `in ${item}, expected it in the list retired, next to images, and it is not published; name the ${noun} there`,
        };
    if (key === 'base' || key === 'bases')
        return {
            text: `in ${item}, expected it in the list bases, next to images, and it is not published; add the base there: its layers show what stands on it`,
        };
    return isInVersion(path)
        ? adviseInVersion(key, path, document)
        : adviseInImage(key, path, document);
};
const adviseKey = (path, document) => {
    const key = path.at(-1);
    if (typeof key !== 'string' || (path.length !== 3 && !isInVersion(path)))
        return undefined;
    if (path[0] === 'images')
        return adviseOnImage(key, path, document);
    const isTagOfBase = path[0] === 'bases' && isInVersion(path) && isTag(key);
    return isTagOfBase ? adviseTag(key, path, document) : undefined;
};

// EXTERNAL MODULE: ./lib/read/manifest/rules.js + 3 modules
var rules = __webpack_require__(5098);
;// CONCATENATED MODULE: ./lib/read/manifest/decode-manifest.js
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












const CHECKS = {
    rules: (value) => ({ errors: [...(0,rules/* findViolations */.M)(value)], warnings: [...(0,rules/* findWarnings */.P)(value)] }),
    adviseKey: adviseKey,
};
const withFullReferences = (_a) => {
    var { images, bases } = _a, manifest = __rest(_a, ["images", "bases"]);
    const full = (item) => item.image === undefined ? item : Object.assign(Object.assign({}, item), { image: (0,image_reference/* repositoryOf */._)(item.image) });
    return Object.assign(Object.assign(Object.assign({}, manifest), (images === undefined ? {} : { images: images.map(full) })), (bases === undefined ? {} : { bases: bases.map(full) }));
};
const isEmpty = ({ root }) => root.kind === 'scalar' && root.text === '';
const decodeManifest = (source) => {
    if (isEmpty(source))
        return (0,problem/* failWith */.ff)('found an empty file, expected at least registry and images; write them (docs/manifest.md shows how)', { file: source.file });
    const decoded = (0,decode_source/* decodeSource */.E)(source, manifest/* Manifest */._8, advice/* advise */.T, CHECKS);
    const cause = Either.isLeft(decoded) ? findCause(source, decoded.left) : undefined;
    return cause === undefined
        ? (0,lib_function.pipe)(decoded, Either.map(({ value, warnings }) => ({ value: withFullReferences(value), warnings })))
        : (0,problem/* fail */.fJ)([cause]);
};
const parseManifest = (file, text) => (0,lib_function.pipe)((0,parse_source_file/* parseSourceFile */.Z)(file, text), TaskEither.chainEitherK(decodeManifest));


/***/ })

};
;