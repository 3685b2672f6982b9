"use strict";
exports.id = 7;
exports.ids = [7];
exports.modules = {

/***/ 1948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Badge),
/* harmony export */   m: () => (/* binding */ BadgeOverride)
/* harmony export */ });
/* harmony import */ var _codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9922);
/* harmony import */ var _codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7541);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2042);



const label = 'Text on the left side.';
const message = 'Text on the right side.';
const color = 'Color of the right side: a name that the badge service knows or a CSS color.';
const overridable = {
    labelColor: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Color of the left side.', { examples: ['grey'] }),
    style: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Style of the badge.', { examples: ['flat', 'for-the-badge'] }),
    logoColor: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Color of the logo; the badge service uses it only with `namedLogo`.', {
        examples: ['white'],
    }),
    namedLogo: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Name of a logo that the badge service knows.', {
        examples: ['docker'],
    }),
};
const Badge = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Badge', Object.assign({ schemaVersion: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)('BadgeSchemaVersion', 1, 1), 'Version of the payload format.'), label: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY, label, { examples: ['CVEs'] }), message: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY, message, { examples: ['12'] }), color: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY, color, { examples: ['brightgreen', 'orange'] }) }, overridable));
const BadgeOverride = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('BadgeOverride', Object.assign({ label: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), label), message: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), message), color: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), color) }, overridable));


/***/ }),

/***/ 3719:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ imageFields),
/* harmony export */   Gz: () => (/* binding */ chartFields),
/* harmony export */   OY: () => (/* binding */ RoadmapItem),
/* harmony export */   UT: () => (/* binding */ Update),
/* harmony export */   _V: () => (/* binding */ Image),
/* harmony export */   nc: () => (/* binding */ roadmapFields),
/* harmony export */   sX: () => (/* binding */ StatusItem),
/* harmony export */   t1: () => (/* binding */ Chart)
/* harmony export */ });
/* unused harmony exports ImageVersion, ChartImageRef, ScanState */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _codec_nullable__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6820);
/* harmony import */ var _codec_object__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9922);
/* harmony import */ var _codec_scalar__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7541);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2042);
/* harmony import */ var _security__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9805);






const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const identity = {
    slug: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Slug */ .Mw, 'Identifier that is unique in the collection and used in paths.', {
        examples: ['redis'],
    }),
    name: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Display name.', { examples: ['Redis'] }),
    category: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Group that the item is listed under.', { examples: ['Databases'] }),
    summary: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Description in one sentence.'),
    tier: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tier */ .Ju, 'How much depends on it.'),
};
const license = 'License of the packaged software: an SPDX expression or a name.';
const licenseClean = 'What the license means for users: OSI approved (clean), AGPL family (agpl) or anything else (caution).';
const security = 'Counts of the newest scanned version and of all other scanned versions; null if there is no scan record. Never contains `cves`.';
const ImageVersion = (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .extensible */ .oX)('ImageVersion', {
    version: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .vw, 'The tag.', { examples: ['8.2.2'] }),
    size: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Human-readable size.', { examples: ['41.2 MB'] }),
    published: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .DateTime */ .c9), 'When the tag was last published.', {
        examples: ['2026-07-10T03:02:17Z'],
    }),
    digest: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Digest */ .np), 'Digest of the multi-architecture index.', {
        examples: [DIGEST],
    }),
});
const imageFields = Object.assign(Object.assign({}, identity), { status: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Status */ .nW, 'Whether the image can be pulled or is planned.'), license: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, license, { examples: ['BSD-3-Clause'] }), licenseClean: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .LicenseClean */ .ft, licenseClean), version: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'The published tags, newest first, joined with a comma and a space.', {
        examples: ['8.2.2, 8.0.3'],
    }), versions: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(ImageVersion)), 'The published tags, newest first.'), arches: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY)), 'CPU architectures.', { examples: [['amd64', 'arm64']] }), upstream: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .WebAddress */ .V9, 'Website of the packaged software.', {
        examples: ['https://redis.io'],
    }), source: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .WebAddress */ .V9), 'Address of the source that the image is built from.'), image: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Registry reference without tag.', {
        examples: ['ghcr.io/acme/images/redis'],
    }), caution: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .Bool */ .x), 'Whether users should read the license first.'), cleanAlternative: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'An alternative with an OSI-approved license.'), knownIssue: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'A known issue, as text.') });
const Image = (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .extensible */ .oX)('Image', Object.assign(Object.assign({}, imageFields), { security: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_nullable__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .m)(_security__WEBPACK_IMPORTED_MODULE_4__/* .SecurityRecord */ .Me), security) }));
const ChartImageRef = (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .extensible */ .oX)('ChartImageRef', {
    name: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Name of the image in the chart.', { examples: ['redis'] }),
    image: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .PinnedReference */ .Mn, 'Reference pinned by digest.', {
        examples: [`ghcr.io/acme/images/redis@${DIGEST}`],
    }),
});
const chartFields = Object.assign(Object.assign({}, identity), { license: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, license, { examples: ['BSD-3-Clause'] }), licenseClean: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .LicenseClean */ .ft, licenseClean), chartVersion: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Version of the chart.', { examples: ['1.4.0'] }), appVersion: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Version of the software that the chart deploys.', {
        examples: ['8.2.2'],
    }), description: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Longer description.'), imageRepository: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Repository of the primary image.', {
        examples: ['ghcr.io/acme/images/redis'],
    }), imageDigest: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Digest */ .np), 'Digest of the primary image.', { examples: [DIGEST] }), repositoryID: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Uuid */ .sU), 'Identifier of the chart in a public chart hub.', {
        examples: ['0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21'],
    }), port: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Port */ .IW), 'Port that the software listens on.', { examples: [6379] }), upstream: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .WebAddress */ .V9), 'Website of the packaged software.'), chartRef: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'OCI reference that installs the chart.', {
        examples: ['oci://ghcr.io/acme/charts/redis'],
    }), images: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(ChartImageRef)), 'Every image that the chart deploys.') });
const Chart = (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .extensible */ .oX)('Chart', Object.assign(Object.assign({}, chartFields), { security: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_nullable__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .m)(_security__WEBPACK_IMPORTED_MODULE_4__/* .SecurityRecord */ .Me), `Record of the primary image of the chart. ${security}`) }));
const roadmapFields = {
    name: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Name of the planned app.', { examples: ['OpenSearch'] }),
    category: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Group that the item is listed under.', { examples: ['Databases'] }),
    license: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), license),
    licenseClean: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .LicenseClean */ .ft), licenseClean),
    priority: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Priority */ .bx, 'How soon it is planned.'),
    note: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Additional remarks.'),
    cleanAlternative: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'An alternative with an OSI-approved license that is already available, if the app itself is source-available.'),
};
const RoadmapItem = (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .extensible */ .oX)('RoadmapItem', roadmapFields);
const Update = (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .extensible */ .oX)('Update', {
    app: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Name of the app.', { examples: ['redis'] }),
    from: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Version before the update.', { examples: ['8.2.1'] }),
    to: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, 'Version after the update.', { examples: ['8.2.2'] }),
    outcome: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('Outcome', ['shipped', 'held', 'skipped']), 'What happened to the update.'),
    reason: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Why it was held or skipped.'),
    url: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .WebAddress */ .V9), 'Address of more information, such as a pull request.'),
});
const ScanState = (0,_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('ScanState', ['scanned', 'partial', 'withheld', 'unscanned']);
const StatusItem = (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('StatusItem', {
    slug: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Slug */ .Mw, 'Slug of the image.', { examples: ['redis'] }),
    version: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .vw, 'The tag.', { examples: ['8.2.2'] }),
    digest: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_nullable__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .m)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Digest */ .np), 'Digest of the tag; null if the catalog does not state it.', {
        examples: [DIGEST],
    }),
    state: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(ScanState, 'What is known: a full record (scanned), a record that is a lower bound (partial), no record because the report proves nothing (withheld) or no report (unscanned).'),
    scannedAt: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_nullable__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .m)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Instant */ .MW), 'Time of the scan according to the report; null if unknown.', { examples: ['2026-07-12T02:00:00Z'], unit: 'RFC 3339 in UTC, whole seconds' }),
    scanner: (0,_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_codec_nullable__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .m)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Name and version of the scanner; null if unknown.', {
        examples: ['Trivy 0.74.0'],
    }),
});


/***/ }),

/***/ 3907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ decodeSource)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/codec/decode.js
var decode = __webpack_require__(427);
// EXTERNAL MODULE: ./lib/problem.js
var problem = __webpack_require__(8007);
// EXTERNAL MODULE: ./lib/text/did-you-mean.js
var did_you_mean = __webpack_require__(8659);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/codec/dictionary.js
var dictionary = __webpack_require__(7993);
// EXTERNAL MODULE: ./lib/codec/object.js
var object = __webpack_require__(9922);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(5999);
;// CONCATENATED MODULE: ./lib/document/check.js





const codecUnder = (codec, key) => {
    var _a;
    if (codec instanceof dictionary/* DictionaryType */.X) {
        return codec.extensions && key.startsWith('x-') ? undefined : codec.codec;
    }
    return codec instanceof object/* ObjectType */.an ? (_a = codec.byKey.get(key)) === null || _a === void 0 ? void 0 : _a.codec : undefined;
};
const isKnown = (codec, key) => !(codec instanceof object/* ObjectType */.an) || codec.byKey.has(key) || key.startsWith('x-');
const itemCodec = (codec) => codec instanceof lib.ArrayType ? codec.type : undefined;
const unknownKeyMessage = (codec, { key }) => {
    if (!(codec instanceof object/* ObjectType */.an) || isKnown(codec, key))
        return undefined;
    const known = codec.fields.map((field) => field.key);
    const meant = (0,did_you_mean/* didYouMean */.a)(key, known);
    const advice = meant ? `did you mean ${meant}?` : `known keys: ${known.join(', ')}`;
    return `found the unknown key ${(0,text_escape/* show */.WU)(key)}, it is not published; ${advice}`;
};
const checkKeys = (root, codec, locator) => {
    const duplicates = [];
    const unknown = [];
    const seen = new Map();
    const visitMap = (node, type, path) => {
        const first = new Set();
        for (const entry of node.entries) {
            const here = [...path, entry.key];
            const unknownKey = unknownKeyMessage(type, entry);
            if (unknownKey !== undefined)
                unknown.push(locator.atOffset(entry.offset, here, unknownKey));
            if (first.has(entry.key)) {
                const message = `found the key ${(0,text_escape/* show */.WU)(entry.key)} a second time, expected it once; remove one`;
                duplicates.push(locator.atOffset(entry.offset, here, message));
            }
            first.add(entry.key);
            visit(entry.value, codecUnder(type, entry.key), here);
        }
    };
    const visit = (node, type, path) => {
        var _a;
        if (node.kind === 'scalar')
            return;
        const types = (_a = seen.get(node)) !== null && _a !== void 0 ? _a : new Set();
        if (types.has(type))
            return;
        seen.set(node, types.add(type));
        if (node.kind === 'map') {
            visitMap(node, type, path);
            return;
        }
        const item = itemCodec(type);
        for (const [i, each] of node.items.entries())
            visit(each, item, [...path, i]);
    };
    visit(root, codec, []);
    return { duplicates, unknown };
};

// EXTERNAL MODULE: ./lib/document/place.js
var place = __webpack_require__(8819);
// EXTERNAL MODULE: ./lib/codec/scalar.js
var scalar = __webpack_require__(7541);
// EXTERNAL MODULE: ./lib/codec/set-own.js
var set_own = __webpack_require__(4052);
;// CONCATENATED MODULE: ./lib/document/value.js


const NULL = /^(|~|null|Null|NULL)$/;
const isEmpty = (node) => node.kind === 'scalar' && (node.text === '' || (node.plain && NULL.test(node.text)));
const INTEGER = /^[-+]?(\d+|0o[0-7]+|0x[\da-f]+)$/i;
const isLossy = ({ value, text }) => typeof value === 'number' &&
    !(Number.isFinite(value) && (Number.isSafeInteger(value) || !INTEGER.test(text)));
const toPlainScalar = (node) => {
    const value = isLossy(node) ? node.text : node.value;
    return typeof value === 'string' ? value.toWellFormed() : value;
};
const toPlainValue = (node) => {
    if (node.kind === 'scalar')
        return toPlainScalar(node);
    if (node.kind === 'list')
        return node.items.map(toPlainValue);
    const result = {};
    for (const { key, value } of node.entries)
        (0,set_own/* setOwn */.P)(result, key, toPlainValue(value));
    return result;
};
const toValue = (node) => {
    if (node.kind === 'scalar')
        return new scalar/* Scalar */.X5(node.text.toWellFormed(), node.plain);
    if (node.kind === 'list') {
        return node.items.map((item) => (isEmpty(item) ? undefined : toValue(item)));
    }
    const result = {};
    for (const { key, value } of node.entries) {
        if (key.startsWith('x-'))
            (0,set_own/* setOwn */.P)(result, key, toPlainValue(value));
        else if (!isEmpty(value))
            (0,set_own/* setOwn */.P)(result, key, toValue(value));
    }
    return result;
};

;// CONCATENATED MODULE: ./lib/document/decode-source.js








const WORDS = /^one of (.+)$/;
const mismatchMessage = ({ expected, found }) => {
    var _a, _b, _c;
    const words = (_c = (_b = (_a = WORDS.exec(expected)) === null || _a === void 0 ? void 0 : _a[1]) === null || _b === void 0 ? void 0 : _b.split(', ')) !== null && _c !== void 0 ? _c : [];
    const text = (0,decode/* formatFound */.Ay)(found).replace(/^"|"$/g, '');
    const meant = (0,did_you_mean/* didYouMean */.a)(text, words);
    return `found ${(0,decode/* formatFound */.Ay)(found)}, expected ${expected}${meant ? `; did you mean ${meant}?` : ''}`;
};
const NO_RULES = () => ({ errors: [], warnings: [] });
const decodeSource = (source, codec, rules = NO_RULES) => {
    const locator = (0,place/* createLocator */.TR)(source);
    const { duplicates, unknown } = checkKeys(source.root, codec, locator);
    const value = toValue(source.root);
    const violations = rules(value);
    const placed = (all) => all.map(({ path, message }) => locator.at(path, message));
    const decoded = (0,lib_function.pipe)((0,decode/* decode */.D4)(codec, value), Either.mapLeft((all) => all.map((each) => locator.at(each.path, mismatchMessage(each)))));
    const mismatches = Either.isLeft(decoded) ? decoded.left : [];
    const errors = [...duplicates, ...mismatches, ...placed(violations.errors)];
    const warnings = [...unknown, ...placed(violations.warnings)];
    return Either.isLeft(decoded) || errors.length > 0
        ? (0,problem/* fail */.fJ)([...errors, ...warnings.map(problem/* asWarning */.PQ)])
        : Either.right({ value: decoded.right, warnings });
};


/***/ }),

/***/ 2689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseSourceFile)
/* harmony export */ });
/* unused harmony export parseSource */
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6506);
/* harmony import */ var fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _problem__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8007);
/* harmony import */ var _place__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8819);





const parseSource = (parser, file, text) => {
    const body = text.replace(/^\ufeff/, '');
    return (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_1__.pipe)(parser(body), fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__.fold((issues) => (0,_problem__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)((0,_place__WEBPACK_IMPORTED_MODULE_0__/* .locateIssues */ .nm)(file, body, issues)), (root) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__.right({ file, text: body, root })));
};
const loadParser = async (file) => file.toLowerCase().endsWith('.json')
    ? (await Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(992)]).then(__webpack_require__.bind(__webpack_require__, 6992))).parseJson
    : (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(873)]).then(__webpack_require__.bind(__webpack_require__, 3873))).parseYaml;
const parseSourceFile = (file, text) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_1__.pipe)(fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_4__.fromTask(() => loadParser(file)), fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_4__.chainEitherK((parser) => parseSource(parser, file, text)));


/***/ }),

/***/ 346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ classifyLicense)
/* harmony export */ });
/* harmony import */ var fp_ts_Option__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2311);
/* harmony import */ var fp_ts_Option__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Option__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var spdx_exceptions_index_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
/* harmony import */ var spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(945);
/* harmony import */ var spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var spdx_license_list__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5456);




const MAX_EXPRESSION_LENGTH = 1000;
const rank = { clean: 0, agpl: 1, caution: 2 };
const best = (a, b) => (rank[b] < rank[a] ? b : a);
const worst = (a, b) => (rank[b] > rank[a] ? b : a);
const canonical = new Map([...Object.keys(spdx_license_list__WEBPACK_IMPORTED_MODULE_2__), ...spdx_exceptions_index_json__WEBPACK_IMPORTED_MODULE_0__].map((id) => [id.toLowerCase(), id]));
const withCanonicalIds = (text) => text.replace(/[A-Za-z0-9.-]+\+?/g, (id) => {
    var _a;
    const bare = id.replace(/\+$/, '');
    return ((_a = canonical.get(id.toLowerCase())) !== null && _a !== void 0 ? _a : (canonical.has(bare.toLowerCase()) ? `${canonical.get(bare.toLowerCase())}+` : id)).replace(/^licenseref-/i, 'LicenseRef-');
});
const ofId = (id) => {
    var _a;
    if (/^AGPL-/.test(id))
        return 'agpl';
    return ((_a = spdx_license_list__WEBPACK_IMPORTED_MODULE_2__[id]) === null || _a === void 0 ? void 0 : _a.osiApproved) ? 'clean' : 'caution';
};
const ofExpression = (expression) => {
    if (!('left' in expression))
        return 'license' in expression ? ofId(expression.license) : 'caution';
    const left = ofExpression(expression.left);
    const right = ofExpression(expression.right);
    return expression.conjunction === 'or' ? best(left, right) : worst(left, right);
};
const read = (text) => text.length > MAX_EXPRESSION_LENGTH
    ? fp_ts_Option__WEBPACK_IMPORTED_MODULE_3__.none
    : fp_ts_Option__WEBPACK_IMPORTED_MODULE_3__.tryCatch(() => ofExpression(spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1___default()(withCanonicalIds(text))));
const known = new Map();
const classifyLicense = (text) => {
    var _a;
    const clean = (_a = known.get(text)) !== null && _a !== void 0 ? _a : read(text);
    known.set(text, clean);
    return clean;
};


/***/ }),

/***/ 4492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ newestFirst)
/* harmony export */ });
/* unused harmony export compareVersions */
/* harmony import */ var _text_compare__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(393);

const PRE_RELEASE = new Set('dev snapshot nightly canary a alpha b beta m milestone pre preview c cr rc'.split(' '));
const RANK = { preRelease: 0, end: 1, word: 2, number: 3 };
const splitRuns = (version) => {
    var _a;
    return (_a = version
        .toLowerCase()
        .replace(/^v(?=[0-9])/, '')
        .match(/[0-9]+|[a-z]+/g)) !== null && _a !== void 0 ? _a : [];
};
const rankOf = (run) => {
    if (run === undefined)
        return RANK.end;
    if (run >= '0' && run < ':')
        return RANK.number;
    return PRE_RELEASE.has(run) ? RANK.preRelease : RANK.word;
};
const compareNumbers = (a, b) => {
    const x = a.replace(/^0+/, '');
    const y = b.replace(/^0+/, '');
    return x.length - y.length || (0,_text_compare__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(x, y);
};
const compareRuns = (a, b) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b))
        return rank - rankOf(b);
    if (a === undefined || b === undefined)
        return 0;
    return rank === RANK.number ? compareNumbers(a, b) : (0,_text_compare__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a, b);
};
const compareVersions = (a, b) => {
    const x = splitRuns(a);
    const y = splitRuns(b);
    for (let i = 0; i < Math.max(x.length, y.length); i++) {
        const order = compareRuns(x[i], y[i]);
        if (order !== 0)
            return order;
    }
    return (0,_text_compare__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a, b);
};
const newestFirst = (items) => [...items].sort((a, b) => compareVersions(b.version, a.version));


/***/ }),

/***/ 1007:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeManifest: () => (/* binding */ decodeManifest),
  parseManifest: () => (/* binding */ parseManifest)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/document/decode-source.js + 2 modules
var decode_source = __webpack_require__(3907);
// EXTERNAL MODULE: ./lib/document/parse-source.js
var parse_source = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/manifest/manifest.js
var manifest = __webpack_require__(5816);
// EXTERNAL MODULE: ./lib/codec/object.js
var object = __webpack_require__(9922);
// EXTERNAL MODULE: ./lib/codec/scalar.js
var scalar = __webpack_require__(7541);
;// CONCATENATED MODULE: ./lib/manifest/partial-manifest.js


const fieldOf = (u, key) => (0,object/* isRecord */.u4)(u) && Object.hasOwn(u, key) ? u[key] : undefined;
const textAt = (u, key) => {
    const text = (0,scalar/* textOf */.b6)(fieldOf(u, key));
    return typeof text === 'string' ? text : undefined;
};
const listAt = (u, key) => {
    const list = fieldOf(u, key);
    return Array.isArray(list) ? list : [];
};
const readItem = (u) => ({
    slug: textAt(u, 'slug'),
    license: textAt(u, 'license'),
    hasLicenseClean: fieldOf(u, 'licenseClean') !== undefined,
    chartRef: textAt(u, 'chartRef'),
});
const readImage = (u) => (Object.assign(Object.assign({}, readItem(u)), { image: textAt(u, 'image'), version: textAt(u, 'version'), hasVersions: fieldOf(u, 'versions') !== undefined, versions: listAt(u, 'versions').map((version) => textAt(version, 'version')) }));
const readBadge = (name, badge) => ({
    name,
    hasMessage: fieldOf(badge, 'message') !== undefined || !(0,object/* isRecord */.u4)(badge),
    hasLogoColorOnly: fieldOf(badge, 'logoColor') !== undefined && fieldOf(badge, 'namedLogo') === undefined,
});
const readPartially = (value) => {
    const badges = fieldOf(value, 'badges');
    return {
        registry: textAt(value, 'registry'),
        images: listAt(value, 'images').map(readImage),
        charts: listAt(value, 'charts').map(readItem),
        roadmap: listAt(value, 'roadmap').map(readItem),
        badges: Object.entries((0,object/* isRecord */.u4)(badges) ? badges : {}).flatMap(([name, badge]) => name.startsWith('x-') ? [] : [readBadge(name, badge)]),
    };
};

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Option.js
var Option = __webpack_require__(2311);
// EXTERNAL MODULE: ./lib/api/scalars.js
var scalars = __webpack_require__(2042);
;// CONCATENATED MODULE: ./lib/domain/badge-names.js
const fixedBadges = [
    'images',
    'charts',
    'cves',
    'base',
    'signing',
    'multiarch',
    'hub',
    'license',
];

// EXTERNAL MODULE: ./lib/domain/license.js
var domain_license = __webpack_require__(346);
// EXTERNAL MODULE: ./lib/domain/version-order.js
var version_order = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(5999);
;// CONCATENATED MODULE: ./lib/manifest/rules.js






const findDuplicates = (values, pathOf, what, keyOf = (value) => value) => {
    const first = new Map();
    return values.flatMap((value, i) => {
        if (value === undefined)
            return [];
        const key = keyOf(value);
        const before = first.get(key);
        if (before === undefined) {
            first.set(key, value);
            return [];
        }
        const found = before === value
            ? (0,text_escape/* show */.WU)(value)
            : `${(0,text_escape/* show */.WU)(value)}, which differs from ${(0,text_escape/* show */.WU)(before)} in case only`;
        return [
            {
                path: pathOf(i),
                message: `found the ${what} ${found} a second time, expected it once; remove or rename one`,
            },
        ];
    });
};
const slugViolations = (items, collection) => findDuplicates(items.map(({ slug }) => slug), (i) => [collection, i, 'slug'], 'slug');
const contradiction = (path, found, expected) => ({
    path,
    message: `found ${(0,text_escape/* show */.WU)(found)}, expected ${(0,text_escape/* show */.WU)(expected)}, which follows from the rest; leave it out or correct it`,
});
const namesIn = (version) => version
    .split(',')
    .map((name) => name.trim())
    .sort()
    .join(',');
const versionViolation = ({ version, hasVersions, versions }, path) => {
    if (version === undefined || !hasVersions)
        return [];
    const known = versions.flatMap((each) => (each === undefined ? [] : [{ version: each }]));
    const whole = known.length === versions.length;
    const names = (0,version_order/* newestFirst */.l)(known).map((each) => each.version);
    return whole && namesIn(version) !== [...names].sort().join(',')
        ? [contradiction([...path, 'version'], version, names.join(', '))]
        : [];
};
const versionViolations = (image, path) => [
    ...findDuplicates(image.versions, (i) => [...path, 'versions', i, 'version'], 'version', (version) => version.toLowerCase()),
    ...versionViolation(image, path),
];
const referenceViolation = (path, stated, expected) => stated === undefined || expected === undefined || stated === expected
    ? []
    : [contradiction(path, stated, expected)];
const below = ({ registry }, folder, slug) => registry === undefined || slug === undefined ? undefined : `${registry}/${folder}/${slug}`;
const imageViolations = (manifest) => manifest.images.flatMap((image, i) => [
    ...referenceViolation(['images', i, 'image'], image.image, below(manifest, 'images', image.slug)),
    ...versionViolations(image, ['images', i]),
]);
const chartViolations = (manifest) => manifest.charts.flatMap(({ slug, chartRef }, i) => {
    const reference = below(manifest, 'charts', slug);
    return referenceViolation(['charts', i, 'chartRef'], chartRef, reference && `oci://${reference}`);
});
const badgeViolations = ({ badges }) => badges.flatMap(({ name, hasMessage }) => fixedBadges.some((fixed) => fixed === name) || hasMessage || !scalars/* Slug */.Mw.is(name)
    ? []
    : [
        {
            path: ['badges', name],
            message: `found a badge of your own without a message, expected message: (or one of ${fixedBadges.join(', ')})`,
        },
    ]);
const findViolations = (manifest) => [
    ...slugViolations(manifest.images, 'images'),
    ...slugViolations(manifest.charts, 'charts'),
    ...imageViolations(manifest),
    ...chartViolations(manifest),
    ...badgeViolations(manifest),
];
const licenseDoubts = (manifest) => ['images', 'charts', 'roadmap'].flatMap((collection) => manifest[collection].flatMap(({ license, hasLicenseClean }, i) => license === undefined || hasLicenseClean || Option.isSome((0,domain_license/* classifyLicense */.K)(license))
    ? []
    : [
        {
            path: [collection, i, 'license'],
            message: `found ${(0,text_escape/* show */.WU)(license)}, expected an SPDX expression such as Apache-2.0; licenseClean becomes "caution" (state licenseClean to decide otherwise)`,
        },
    ]));
const badgeDoubts = ({ badges }) => badges
    .filter(({ hasLogoColorOnly: lacksLogo }) => lacksLogo)
    .map(({ name }) => ({
    path: ['badges', name, 'logoColor'],
    message: 'found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
}));
const findDoubts = (manifest) => [
    ...licenseDoubts(manifest),
    ...badgeDoubts(manifest),
];

;// CONCATENATED MODULE: ./lib/manifest/decode-manifest.js







const RULES = (value) => {
    const partial = readPartially(value);
    return { errors: findViolations(partial), warnings: findDoubts(partial) };
};
const decodeManifest = (source) => (0,decode_source/* decodeSource */.E)(source, manifest/* Manifest */._8, RULES);
const parseManifest = (file, text) => (0,lib_function.pipe)((0,parse_source/* parseSourceFile */.Z)(file, text), TaskEither.chainEitherK(decodeManifest));


/***/ }),

/***/ 5816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _8: () => (/* binding */ Manifest)
/* harmony export */ });
/* unused harmony exports Registry, ManifestImage, ManifestChart, ManifestRoadmapItem, Project */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var _api_badge__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1948);
/* harmony import */ var _api_items__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3719);
/* harmony import */ var _api_scalars__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2042);
/* harmony import */ var _codec_dictionary__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7993);
/* harmony import */ var _codec_object__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9922);
/* harmony import */ var _codec_scalar__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7541);
/* harmony import */ var _codec_text__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5810);








const REGISTRY = '[A-Za-z0-9.-]+(:[0-9]+)?(/[a-z0-9]+([._-]+[a-z0-9]+)*)*';
const registryForm = new RegExp(`^${REGISTRY}$`);
const Registry = (0,_codec_text__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Q)('Registry', {
    expected: 'a registry such as ghcr.io/acme, without scheme, tag and final slash',
    pattern: `^${REGISTRY}$`,
    is: (s) => registryForm.test(s),
});
const NAME = (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Name for people; the slug if left out.');
const LICENSE_CLEAN = (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .LicenseClean */ .ft), 'What the license means for its user; from the SPDX expression in license if left out.');
const ManifestImage = (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .extensible */ .oX)('ManifestImage', Object.assign(Object.assign({}, _api_items__WEBPACK_IMPORTED_MODULE_1__/* .imageFields */ .$G), { name: NAME, status: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Status */ .nW), 'Whether it can be pulled (available, the default) or is planned.'), licenseClean: LICENSE_CLEAN, image: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Registry reference; if stated, it has to be <registry>/images/<slug>.'), os: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)((0,_codec_scalar__WEBPACK_IMPORTED_MODULE_5__/* .enumeration */ .eG)('Os', ['none'])), 'none: no operating system inside (scratch, static), so a report without packages is clean.') }));
const ManifestChart = (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .extensible */ .oX)('ManifestChart', Object.assign(Object.assign({}, _api_items__WEBPACK_IMPORTED_MODULE_1__/* .chartFields */ .Gz), { name: NAME, licenseClean: LICENSE_CLEAN, chartRef: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'OCI reference; if stated, it has to be oci://<registry>/charts/<slug>.') }));
const ManifestRoadmapItem = (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .extensible */ .oX)('ManifestRoadmapItem', _api_items__WEBPACK_IMPORTED_MODULE_1__/* .roadmapFields */ .nc);
const Project = (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)('Project', {
    name: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Name of the project, for whoever reads this file.'),
    license: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Message of the badge license.'),
    base: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Message of the badge base.'),
    signing: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Message of the badge signing.'),
    hub: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Message of the badge hub.'),
});
const Manifest = (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik)('Manifest', {
    registry: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(Registry, 'Where the images and charts are pulled from.'),
    source: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'What the security documents name as their source.'),
    project: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(Project), 'Facts for the fixed badges.'),
    badges: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)((0,_codec_dictionary__WEBPACK_IMPORTED_MODULE_3__/* .dictionary */ .z)('Badges', _api_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Slug */ .Mw, _api_badge__WEBPACK_IMPORTED_MODULE_0__/* .BadgeOverride */ .m, { extensions: true })), 'Overrides of fixed badges, and badges of your own.'),
    images: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_7__.array(ManifestImage)), 'The images of the catalog.'),
    charts: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_7__.array(ManifestChart)), 'The charts of the catalog.'),
    roadmap: (0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_7__.array(ManifestRoadmapItem)), 'What is to come.'),
});


/***/ })

};
;