"use strict";
exports.id = 698;
exports.ids = [698];
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
// EXTERNAL MODULE: ./lib/read/source-text/parse-source.js
var parse_source = __webpack_require__(1018);
// EXTERNAL MODULE: ./lib/read/manifest/advice.js + 1 modules
var advice = __webpack_require__(3127);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/read/source-text/place.js
var place = __webpack_require__(9354);
// EXTERNAL MODULE: ./lib/read/source-text/value.js
var value = __webpack_require__(7516);
// EXTERNAL MODULE: ./lib/read/manifest/undecoded.js
var undecoded = __webpack_require__(196);
;// CONCATENATED MODULE: ./lib/read/manifest/foreign.js





const OTHERS = [
    [['on', 'jobs'], 'a workflow of GitHub'],
    [['SchemaVersion'], 'a report of Trivy'],
    [['matches', 'descriptor'], 'a report of Grype'],
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
const findLostVersion = (document) => {
    const images = (0,undecoded/* listAt */.gT)(document, 'images');
    const index = images.findIndex((item, i) => (0,undecoded/* textAt */.$6)(item, 'version') !== undefined &&
        (0,undecoded/* textAt */.$6)(item, 'slug') === undefined &&
        (0,undecoded/* textAt */.$6)(images[i - 1], 'slug') !== undefined &&
        (0,undecoded/* versionsOf */.x4)(images[i - 1]).length === 0);
    const slug = (0,undecoded/* textAt */.$6)(images[index - 1], 'slug');
    return slug === undefined ? undefined : { index, slug };
};
const findCause = (source) => {
    const document = (0,value/* toValue */.B)(source.root);
    const { at } = (0,place/* createLocator */.TR)(source);
    const other = findOther(document);
    if (other !== undefined)
        return at([], `found ${other}, expected a manifest of a catalog, with registry and images; name the manifest in the input manifest`);
    const lost = findLostVersion(document);
    return lost === undefined
        ? undefined
        : at(['images', lost.index], `found a version beside the images, expected it in the versions of ${(0,values_escape/* show */.WU)(lost.slug)}; indent it, and the versions below it, by 4 more spaces`);
};

// EXTERNAL MODULE: ./lib/read/manifest/manifest.js
var manifest = __webpack_require__(1394);
// EXTERNAL MODULE: ./lib/contract/scalars.js
var scalars = __webpack_require__(9806);
;// CONCATENATED MODULE: ./lib/read/manifest/misplaced.js



const retiredItem = (slug, version) => `- { slug: ${slug !== undefined && scalars/* Slug */.Mw.is(slug) ? slug : '<slug>'}${version === undefined ? '' : `, version: ${version}`} }`;
const versionOf = (text) => text !== undefined && scalars/* Tag */.vw.is(text) ? text : '<version>';
const PLAIN = /^[\w.-]{1,99}$/;
const moveToImage = (key, path, document) => {
    const text = (0,undecoded/* textAt */.$6)(document, ...path);
    const version = (0,undecoded/* textAt */.$6)(document, ...path.slice(0, -1), 'version');
    const value = key === 'recommended' && text === 'true' ? versionOf(version) : text;
    return value !== undefined && PLAIN.test(value)
        ? `write ${key}: ${value} beside slug`
        : 'move it beside slug';
};
const adviseMove = (path, document) => {
    const [collection, , below] = path;
    const key = path.at(-1);
    if (collection !== 'images' || typeof key !== 'string')
        return undefined;
    const slug = (0,undecoded/* textAt */.$6)(document, ...path.slice(0, 2), 'slug');
    if (path.length === 3 && key === 'retired')
        return `in an image, expected the list retired beside images, and it is not published; move the image there: ${retiredItem(slug)}`;
    if (path.length !== 5 || below !== 'versions')
        return undefined;
    if (key === 'retired') {
        const version = versionOf((0,undecoded/* textAt */.$6)(document, ...path.slice(0, -1), 'version'));
        return `in a version, expected the list retired beside images, and it is not published; move the version there: ${retiredItem(slug, version)}`;
    }
    return manifest/* ManifestImage */.bR.byKey.has(key)
        ? `in a version, expected it in the image, and it is not published; ${moveToImage(key, path, document)}`
        : undefined;
};
const advisePackages = (path, document) => {
    const isOff = (0,undecoded/* textAt */.$6)(document, ...path) !== 'true';
    const item = path.length === 3 ? 'an image' : 'a version';
    return {
        text: `in ${item}, expected it at the top of the manifest, for all images: it does not ${isOff ? 'hide' : 'publish'} the packages of ${item} alone; write packages: ${isOff ? 'false' : 'true'} beside images, or remove it`,
        isError: isOff,
    };
};
const adviseKey = (path, document) => {
    const [collection, , below] = path;
    const isOfImage = path.length === 3 || (path.length === 5 && below === 'versions');
    if (collection === 'images' && isOfImage && path.at(-1) === 'packages')
        return advisePackages(path, document);
    const text = adviseMove(path, document);
    return text === undefined ? undefined : { text };
};

// EXTERNAL MODULE: ./lib/read/manifest/rules.js + 2 modules
var rules = __webpack_require__(2250);
;// CONCATENATED MODULE: ./lib/read/manifest/decode-manifest.js












const CHECKS = {
    rules: (value) => ({ errors: [...(0,rules/* findViolations */.M)(value)], warnings: [...(0,rules/* findWarnings */.P)(value)] }),
    adviseKey: adviseKey,
};
const withFullReferences = (manifest) => manifest.images === undefined
    ? manifest
    : Object.assign(Object.assign({}, manifest), { images: manifest.images.map((image) => image.image === undefined ? image : Object.assign(Object.assign({}, image), { image: (0,image_reference/* repositoryOf */._)(image.image) })) });
const isEmpty = ({ root }) => root.kind === 'scalar' && root.text === '';
const decodeManifest = (source) => {
    if (isEmpty(source))
        return (0,problem/* failWith */.ff)('found an empty file, expected at least registry and images; write them (docs/manifest.md shows how)', { file: source.file });
    const decoded = (0,decode_source/* decodeSource */.E)(source, manifest/* Manifest */._8, advice/* advise */.T, CHECKS);
    const cause = Either.isLeft(decoded) ? findCause(source) : undefined;
    return cause === undefined
        ? (0,lib_function.pipe)(decoded, Either.map(({ value, warnings }) => ({ value: withFullReferences(value), warnings })))
        : (0,problem/* fail */.fJ)([cause]);
};
const parseManifest = (file, text) => (0,lib_function.pipe)((0,parse_source/* parseSourceFile */.Z)(file, text), TaskEither.chainEitherK(decodeManifest));


/***/ })

};
;