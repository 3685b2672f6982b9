"use strict";
exports.id = 622;
exports.ids = [622];
exports.modules = {

/***/ 812:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ui: () => (/* binding */ INTEGRITY)
/* harmony export */ });
/* unused harmony exports IntegrityFile, IntegrityFolder, Integrity */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _document_kind__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2721);
/* harmony import */ var _fields__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9806);






const path = (of, example) => (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, `Name of the ${of} in \`api/v1\`.`, { examples: [example] });
const Sha256 = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .textLike */ .r1)('Sha256', '64 lower-case hex digits', '^[0-9a-f]{64}$');
const IntegrityFile = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('IntegrityFile', {
    path: path('file', 'cve.json'),
    bytes: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Count */ .y_, 'Size of the file.', { unit: 'bytes' }),
    sha256: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(Sha256, 'SHA-256 of the file, in hex.'),
});
const IntegrityFolder = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('IntegrityFolder', {
    path: path('folder', 'security'),
    tree: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .GitId */ .C5, 'Git tree id of the folder on the branch.'),
});
const Integrity = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Integrity', Object.assign(Object.assign({}, (0,_fields__WEBPACK_IMPORTED_MODULE_3__/* .documentHead */ .Kn)('Integrity', 'integrity')), { files: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(IntegrityFile), 'The files in `api/v1`, in order of their names.'), folders: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(IntegrityFolder), 'The folders in `api/v1`, in order of their names.') }));
const INTEGRITY = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'integrity',
    path: 'integrity.json',
    operationId: 'getIntegrity',
    tag: 'Contract',
    summary: 'Digests of all documents',
    description: 'SHA-256 and size of the files in `api/v1`, and the git tree ids of its folders. Verify this document, and it verifies all others. Poll it to see which collections changed.',
    codec: Integrity,
});


/***/ }),

/***/ 8678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ addPackage),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   qH: () => (/* binding */ NO_PACKAGES),
/* harmony export */   tx: () => (/* binding */ uniquePackages),
/* harmony export */   vk: () => (/* binding */ MAX_PACKAGES)
/* harmony export */ });
/* harmony import */ var _packages__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);

const MAX_PACKAGES = 100000;
const NO_PACKAGES = { items: [], known: false };
const nameKey = ({ type, name }) => `${type}\n${name}`;
const keyOf = (item) => { var _a; return `${nameKey(item)}\n${(_a = item.version) !== null && _a !== void 0 ? _a : '\n'}`; };
const isBefore = (a, b) => b === undefined || a < b;
const addPackage = (found, item) => {
    const key = keyOf(item);
    const former = found.get(key);
    const isBetter = former !== undefined && item.source !== undefined && isBefore(item.source, former.source);
    const isMarked = former !== undefined && item.unchecked === true && former.unchecked !== true;
    if (former !== undefined && !isBetter && !isMarked)
        return former;
    const added = former === undefined
        ? item
        : Object.assign(Object.assign(Object.assign(Object.assign({}, item), former), (isBetter ? { source: item.source } : {})), (isMarked ? { unchecked: item.unchecked } : {}));
    found.set(key, added);
    return added;
};
const uniquePackages = (items) => {
    const found = new Map();
    for (const item of items)
        addPackage(found, item);
    return [...found.values()].sort(_packages__WEBPACK_IMPORTED_MODULE_0__/* .comparePackages */ .FC);
};


/***/ }),

/***/ 6544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ad: () => (/* binding */ toPublished),
/* harmony export */   iV: () => (/* binding */ rollupOf),
/* harmony export */   vL: () => (/* binding */ countRecord)
/* harmony export */ });
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2687);
/* harmony import */ var _domain_ghsa_id__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2886);
/* harmony import */ var _domain_grade__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6290);
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8743);
/* harmony import */ var _security__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3145);
/* harmony import */ var _rows__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8384);
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







const publishedAliases = ({ id, aliases = [] }) => {
    const others = (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_3__/* .sortUnique */ ._l)(aliases.filter((name) => name !== id));
    if (others.length <= _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ALIASES */ .K1)
        return others;
    const isOther = (name) => !(0,_domain_cve_id__WEBPACK_IMPORTED_MODULE_4__/* .isCveId */ .M)(name) && !(0,_domain_ghsa_id__WEBPACK_IMPORTED_MODULE_5__/* .isGhsaId */ .t)(name);
    const inOrder = [_domain_cve_id__WEBPACK_IMPORTED_MODULE_4__/* .isCveId */ .M, _domain_ghsa_id__WEBPACK_IMPORTED_MODULE_5__/* .isGhsaId */ .t, isOther].flatMap((isKind) => others.filter(isKind));
    return (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_3__/* .sortUnique */ ._l)(inOrder.slice(0, _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ALIASES */ .K1));
};
const isPublishable = ({ fixed, targets, targetsMore, aliases, fixState }) => targets.length <= 1 &&
    targetsMore === undefined &&
    aliases === undefined &&
    (fixed === null || fixState === undefined);
const toPublishedRow = (row) => {
    if (isPublishable(row))
        return row;
    const { id, severity, pkg, installed, fixed, title, url, targetsMore = 0, fixState, kind } = row;
    const targets = [...new Set(row.targets)];
    const more = targets.length < _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TARGETS */ .kz ? 0 : targets.length - _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TARGETS */ .kz + targetsMore;
    const aliases = publishedAliases(row);
    return Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({ id, severity, pkg, installed, fixed, title, url }, { targets: targets.slice(0, _security__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TARGETS */ .kz) }), (more > 0 ? { targetsMore: more } : {})), (aliases.length > 0 ? { aliases } : {})), (fixState !== undefined && fixed === null ? { fixState } : {})), (kind === undefined ? {} : { kind }));
};
const toPublished = ({ rows, suppressions }) => ({
    rows: rows.map(toPublishedRow),
    suppressions: suppressions.map((each) => (Object.assign(Object.assign({}, each), { aliases: publishedAliases(each) }))),
});
const countRecord = ({ rows, suppressions }) => (Object.assign(Object.assign({}, (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .countRows */ .BO)(rows)), { suppressed: suppressions.length, urgent: rows.some(_rows__WEBPACK_IMPORTED_MODULE_2__/* .isUrgent */ .Gi) }));
const rollupOf = (version, image, _a) => {
    var { suppressed, urgent: _ } = _a, counts = __rest(_a, ["suppressed", "urgent"]);
    return (Object.assign(Object.assign(Object.assign({ version, tag: `${image}:${version}` }, counts), { total: (0,_domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts), grade: (0,_domain_grade__WEBPACK_IMPORTED_MODULE_6__/* .computeGrade */ .rz)(counts), score: (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .computeScore */ .gp)(counts) }), (suppressed > 0 ? { suppressed } : {})));
};


/***/ }),

/***/ 8384:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ countRows),
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   fz: () => (/* binding */ compareRows),
/* harmony export */   gp: () => (/* binding */ computeScore),
/* harmony export */   q3: () => (/* binding */ keyOfFinding),
/* harmony export */   w3: () => (/* binding */ compareSuppressions)
/* harmony export */ });
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2986);
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5991);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8743);



const keyOfFinding = ({ id, pkg, installed }) => `${id.length}:${pkg.length}:${id}${pkg}${installed !== null && installed !== void 0 ? installed : ''}`;
const compareIdentities = (a, b) => { var _a, _b; return (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id) ||
    (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.pkg, b.pkg) ||
    (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)((_a = a.installed) !== null && _a !== void 0 ? _a : '', (_b = b.installed) !== null && _b !== void 0 ? _b : ''); };
const compareRows = (a, b) => (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) ||
    Number(a.fixed === null) - Number(b.fixed === null) ||
    compareIdentities(a, b);
const compareSuppressions = (a, b) => (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) || compareIdentities(a, b);
const computeScore = ({ critical, high, medium, low, unknown, fixable, }) => Math.max(0, 100 - 25 * critical - 10 * high - 4 * medium - low - 2 * unknown - 5 * fixable);
const countRows = (rows) => {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, fixable: 0 };
    for (const { severity, fixed } of rows) {
        counts[_domain_severity_counts__WEBPACK_IMPORTED_MODULE_1__/* .keyOfSeverity */ .ib[severity]] += 1;
        if (fixed !== null)
            counts.fixable += 1;
    }
    return counts;
};
const isUrgent = ({ severity, fixed }) => fixed !== null && (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .isGrave */ .IE)(severity);


/***/ }),

/***/ 2935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ VEX_INDEX),
/* harmony export */   F3: () => (/* binding */ withContentId),
/* harmony export */   Tn: () => (/* binding */ VEX_ARCHIVE),
/* harmony export */   Zq: () => (/* binding */ VEX_REPOSITORY),
/* harmony export */   gB: () => (/* binding */ VEX_COPY),
/* harmony export */   k8: () => (/* binding */ IMAGE_VEX)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _domain_uuid__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(330);
/* harmony import */ var _document_kind__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2721);
/* harmony import */ var _vex__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6780);
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




const withContentId = (document) => {
    const _a = _vex__WEBPACK_IMPORTED_MODULE_3__/* .ImageVex */ .XJ.encode(Object.assign(Object.assign({}, document), { '@id': '' })), { '@id': _ } = _a, rest = __rest(_a, ['@id']);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(rest)).digest('hex');
    return Object.assign(Object.assign({}, document), { '@id': `urn:uuid:${(0,_domain_uuid__WEBPACK_IMPORTED_MODULE_1__/* .uuidV5 */ .Jf)(_domain_uuid__WEBPACK_IMPORTED_MODULE_1__/* .URL_NAMESPACE */ .Q, `sha256:${hash}`)}` });
};
const OF_IMAGE = 'What the owner of the catalog states about vulnerabilities in the image, in OpenVEX 0.2.0, for `--vex` of Trivy and Grype. A statement changes no count of this API.';
const NO_STATEMENT = 'There is no such image, or the owner states nothing about it.';
const NO_REPOSITORY = 'No catalog is published here, or it has no VEX repository.';
const REPOSITORY = 'Trivy reads it with `--vex repo`.';
const IMAGE_VEX = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'image-vex',
    path: 'images/{image}/vex.json',
    isMemory: true,
    operationId: 'getImageVex',
    tag: 'VEX',
    summary: "The owner's statements about an image",
    description: OF_IMAGE,
    codec: _vex__WEBPACK_IMPORTED_MODULE_3__/* .ImageVex */ .XJ,
    parameters: [_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .imageParameter */ .BY],
    notFound: NO_STATEMENT,
});
const VEX_REPOSITORY = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'vex-repository',
    path: 'vex/.well-known/vex-repository.json',
    isMemory: true,
    operationId: 'getVexRepository',
    tag: 'VEX',
    summary: 'The VEX repository',
    description: `The address of the archive with all statements of the owner. ${REPOSITORY}`,
    codec: _vex__WEBPACK_IMPORTED_MODULE_3__/* .VexRepository */ .y,
    notFound: NO_REPOSITORY,
});
const VEX_INDEX = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'vex-index',
    path: 'vex/index.json',
    operationId: 'getVexIndex',
    tag: 'VEX',
    summary: 'The index of the VEX repository',
    description: 'The images with statements of the owner, and their documents in the archive.',
    codec: _vex__WEBPACK_IMPORTED_MODULE_3__/* .VexIndex */ .Yf,
    notFound: NO_REPOSITORY,
});
const VEX_COPY = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'vex-copy',
    path: 'vex/pkg/oci/{image}/vex.json',
    operationId: 'getVexCopy',
    tag: 'VEX',
    summary: 'The statements about an image, in the VEX repository',
    description: 'The bytes of `images/{image}/vex.json`.',
    codec: _vex__WEBPACK_IMPORTED_MODULE_3__/* .ImageVex */ .XJ,
    parameters: [_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .imageParameter */ .BY],
    notFound: NO_STATEMENT,
});
const VEX_ARCHIVE = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .mediaKind */ .l4)({
    name: 'vex-archive',
    path: 'vex/vex.tar.gz',
    operationId: 'getVexArchive',
    tag: 'VEX',
    summary: 'The VEX repository as an archive',
    description: `The index and all documents of the VEX repository, in tar and gzip. ${REPOSITORY}`,
    mediaType: 'application/gzip',
    notFound: NO_REPOSITORY,
});


/***/ }),

/***/ 6780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ VexStatus),
/* harmony export */   Vq: () => (/* binding */ VexSubcomponent),
/* harmony export */   XJ: () => (/* binding */ ImageVex),
/* harmony export */   Yf: () => (/* binding */ VexIndex),
/* harmony export */   gI: () => (/* binding */ VexJustification),
/* harmony export */   ot: () => (/* binding */ OPENVEX),
/* harmony export */   vT: () => (/* binding */ VexStatement),
/* harmony export */   y: () => (/* binding */ VexRepository)
/* harmony export */ });
/* unused harmony exports VexProduct, VexVulnerability */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _domain_codec_dictionary__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4694);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5718);
/* harmony import */ var _fields__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9806);
/* harmony import */ var _security__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3145);







const OPENVEX = 'https://openvex.dev/ns/v0.2.0';
const DATE = (0,_fields__WEBPACK_IMPORTED_MODULE_3__/* .dateLike */ .oi)('2026-08-20T10:00:00Z');
const ID = { examples: ['pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages%2Fredis'] };
const VexStatus = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('VexStatus', [
    'not_affected',
    'affected',
    'fixed',
    'under_investigation',
]);
const VexJustification = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('VexJustification', _security__WEBPACK_IMPORTED_MODULE_5__/* .justifications */ .GB);
const VexSubcomponent = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexSubcomponent', {
    '@id': (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Identifier, usually a package URL.', {
        examples: ['pkg:apk/alpine/busybox'],
    }),
    identifiers: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_domain_codec_dictionary__WEBPACK_IMPORTED_MODULE_0__/* .dictionary */ .z)('VexIdentifiers', _scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, _scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY)), 'Further identifiers by their kind, such as `purl`.'),
    hashes: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_domain_codec_dictionary__WEBPACK_IMPORTED_MODULE_0__/* .dictionary */ .z)('VexHashes', _scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, _scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY)), 'Hashes by their algorithm.'),
});
const VexProduct = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexProduct', {
    '@id': (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Package URL of the image; without a version it means every digest.', ID),
    identifiers: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexProductIdentifiers', {
        purl: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'The same, with the repository as Grype up to 0.116.0 writes it.', {
            examples: ['pkg:oci/redis?repository_url=ghcr.io%2Facme%2Fimages'],
        }),
    }), 'Other spellings that scanners use.'),
    hashes: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexProductHashes', {
        'sha-256': (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'The digest without its algorithm.'),
    })), 'The digest; absent if every digest is meant.'),
    subcomponents: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(VexSubcomponent)), 'The packages that the statement is about; absent if every package is meant.'),
});
const VexVulnerability = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexVulnerability', {
    '@id': (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Address of the vulnerability; absent if not stated.'),
    name: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Its identifier.', { examples: ['CVE-2025-60876'] }),
    description: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'What it is; absent if not stated.'),
    aliases: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY)), 'Its other identifiers, in order.', {
        examples: [['GHSA-xj84-p3mc-wvw4']],
    }),
});
const VexStatement = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexStatement', {
    '@id': (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Identifier of the statement; absent if not stated.'),
    vulnerability: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(VexVulnerability, 'The vulnerability.'),
    timestamp: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW, 'Since when the statement is known to be true.', DATE),
    last_updated: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW), 'When it was last changed; absent if not stated.', DATE),
    products: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(VexProduct), 'The image as a whole first, then its digests, in order; never empty.'),
    status: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(VexStatus, 'The status of the image.'),
    status_notes: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Notes on the status; absent if not stated.'),
    justification: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(VexJustification), 'Why the image is not affected.'),
    impact_statement: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Why it is not affected, in words.'),
    action_statement: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'What to do about an image that is affected.'),
    action_statement_timestamp: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW), 'The date of that advice.', DATE),
});
const ImageVex = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('ImageVex', {
    '@context': (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('VexContext', [OPENVEX]), 'Version of the format.'),
    '@id': (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Identifier of this content: it changes with the content.', {
        examples: ['urn:uuid:20cbc1b3-1591-5d93-9b77-d816330a32a5'],
    }),
    author: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'The authors of the statements, in order.', { examples: ['Acme'] }),
    timestamp: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW, 'The latest date of the statements.', DATE),
    version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)('VexDocumentVersion', 1, 1), 'Version of the document.'),
    statements: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(VexStatement), 'By name of the vulnerability, then by date; never empty.'),
});
const VexPackage = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexPackage', {
    id: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Package URL of an image, as scanners look it up.', ID),
    location: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Path of its document, from the folder of this one.', {
        examples: ['pkg/oci/redis/vex.json'],
    }),
    format: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('VexFormat', ['openvex']), 'Format of its document.'),
});
const VexIndex = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexIndex', {
    updated_at: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW), 'The latest date of the documents; null if none.', DATE),
    packages: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(VexPackage), 'The images, by id.'),
});
const VexLocation = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexLocation', {
    url: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .WebAddress */ .V9, 'Address of the archive.', {
        examples: ['https://catalog.acme.dev/api/v1/vex/vex.tar.gz'],
    }),
});
const VexRepositoryVersion = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexRepositoryVersion', {
    spec_version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('VexSpecVersion', ['0.1']), 'Version of the specification.'),
    locations: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(VexLocation), 'Where the repository is; exactly one place.'),
    update_interval: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_2__/* .enumeration */ .eG)('VexInterval', ['24h']), 'How long a client may keep it.'),
});
const VexRepository = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)('VexRepository', {
    name: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Name of the project, or the registry.', { examples: ['Acme'] }),
    description: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'What is in the repository.', { examples: ['VEX statements of Acme'] }),
    versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(VexRepositoryVersion), 'Exactly one.'),
});


/***/ }),

/***/ 6637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ canonicalId)
/* harmony export */ });
/* harmony import */ var _cve_id__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2687);
/* harmony import */ var _ghsa_id__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);


const canonicalId = ({ id, aliases = [], }) => {
    var _a;
    if ((0,_cve_id__WEBPACK_IMPORTED_MODULE_0__/* .isCveId */ .M)(id))
        return id;
    const [cve] = aliases.filter(_cve_id__WEBPACK_IMPORTED_MODULE_0__/* .isCveId */ .M).sort();
    const [ghsa] = (0,_ghsa_id__WEBPACK_IMPORTED_MODULE_1__/* .isGhsaId */ .t)(id) ? [id] : aliases.filter(_ghsa_id__WEBPACK_IMPORTED_MODULE_1__/* .isGhsaId */ .t).sort();
    return (_a = cve !== null && cve !== void 0 ? cve : ghsa) !== null && _a !== void 0 ? _a : id;
};


/***/ }),

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

/***/ 2687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isCveId)
/* harmony export */ });
const CVE_ID = /^CVE-\d{4}-\d{4,19}$/;
const isCveId = (text) => CVE_ID.test(text);


/***/ }),

/***/ 5179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ futureDateWarning),
/* harmony export */   Q: () => (/* binding */ upToLatest)
/* harmony export */ });
/* harmony import */ var _instant__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9836);
/* harmony import */ var _problem__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8230);


const futureDateWarning = (found, file, effect = 'it is treated as unknown') => (0,_problem__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(`found ${found}, expected at most 24 hours ahead of the clock of this runner, so ${effect}; check the clocks`, { file });
const upToLatest = (latest, date, found, file) => (0,_instant__WEBPACK_IMPORTED_MODULE_0__/* .isAheadOf */ .ny)(date, latest)
    ? { value: null, warnings: [futureDateWarning(found, file)] }
    : { value: date, warnings: [] };


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ isGhsaId)
/* harmony export */ });
const GHSA_ID = /^GHSA(?:-[0-9a-z]{4}){3}$/;
const isGhsaId = (text) => GHSA_ID.test(text);


/***/ }),

/***/ 5035:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   qp: () => (/* binding */ fileId),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _file__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(823);


const objectId = (type, chunks) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`${type} ${(0,_file__WEBPACK_IMPORTED_MODULE_1__/* .byteLength */ .dp)(chunks)}\0`);
    for (const chunk of chunks)
        hash.update(chunk);
    return hash.digest('hex');
};
const blobId = (chunks) => objectId('blob', chunks);
const fileId = ({ content }) => blobId((0,_file__WEBPACK_IMPORTED_MODULE_1__/* .chunksOf */ .U_)(content));


/***/ }),

/***/ 330:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ uuidV5),
/* harmony export */   Q: () => (/* binding */ URL_NAMESPACE),
/* harmony export */   oJ: () => (/* binding */ feedNamespace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';
const uuidV5 = (namespace, name) => {
    const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1')
        .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
        .update(name, 'utf8')
        .digest()
        .subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
const feedNamespace = (place) => uuidV5(URL_NAMESPACE, place);


/***/ }),

/***/ 5040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ truncate)
/* harmony export */ });
const truncate = (text, length) => {
    if (!text)
        return null;
    const start = text.slice(0, 2 * length);
    return [...start].slice(0, length).join('').toWellFormed();
};


/***/ }),

/***/ 2312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ diffFiles),
/* harmony export */   x: () => (/* binding */ countChanges)
/* harmony export */ });
const diffFiles = (now, wanted) => {
    const added = new Map();
    const modified = new Map();
    for (const [path, id] of wanted) {
        if (!now.has(path))
            added.set(path, id);
        else if (now.get(path) !== id)
            modified.set(path, id);
    }
    return { added, modified, removed: [...now.keys()].filter((path) => !wanted.has(path)) };
};
const countChanges = ({ added, modified, removed }) => added.size + modified.size + removed.length;


/***/ }),

/***/ 3554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   XJ: () => (/* binding */ isBuildOver),
/* harmony export */   lb: () => (/* binding */ notChecked),
/* harmony export */   xp: () => (/* binding */ pauseBeforeNext)
/* harmony export */ });
/* harmony import */ var _domain_git_objects_objects__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5035);
/* harmony import */ var _domain_values_escape__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3149);


const ROUND_MS = 15000;
const pauseBeforeNext = (elapsedMs, verify) => {
    const next = (Math.floor(elapsedMs / ROUND_MS) + 1) * ROUND_MS;
    return next <= verify * 1000 ? next - elapsedMs : undefined;
};
const judge = ({ id }, answer) => {
    if (answer.kind === 'failed')
        return `no answer (${(0,_domain_values_escape__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(answer.cause)})`;
    if (answer.status !== 200)
        return `status ${answer.status}`;
    return (0,_domain_git_objects_objects__WEBPACK_IMPORTED_MODULE_0__/* .blobId */ .zA)([answer.body]) === id ? undefined : 'other content';
};
const isBuildOver = (build, commit) => (build === null || build === void 0 ? void 0 : build.status) === 'errored' && build.commit === commit;
const notChecked = (...notices) => ({
    live: undefined,
    after: undefined,
    notices,
});


/***/ }),

/***/ 970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ applyDefaults)
/* harmony export */ });
/* harmony import */ var _domain_license__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(346);
/* harmony import */ var _domain_platform__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5886);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8743);
/* harmony import */ var _domain_values_trim_slashes__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6654);
/* harmony import */ var _domain_version_order__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4492);
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





const DEFAULT_SOURCE = 'Vulnerability scan of each published image';
const licenseCleanOf = (license) => { var _a; return (_a = (0,_domain_license__WEBPACK_IMPORTED_MODULE_0__/* .classifyLicense */ .K)(license)) !== null && _a !== void 0 ? _a : 'caution'; };
const platformsOf = (stated = []) => (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_3__/* .sortUnique */ ._l)(stated.flatMap((each) => { var _a; return (_a = (0,_domain_platform__WEBPACK_IMPORTED_MODULE_1__/* .nameOfPlatform */ .Ep)(each)) !== null && _a !== void 0 ? _a : []; }));
const imageWithDefaults = (_a) => {
    var { registry } = _a, all = __rest(_a, ["registry"]);
    return (_a) => {
        var _b, _c, _d, _e, _f;
        var { platforms: own, verify: ownVerify } = _a, image = __rest(_a, ["platforms", "verify"]);
        const platforms = platformsOf(own !== null && own !== void 0 ? own : all.platforms);
        const verify = ownVerify !== null && ownVerify !== void 0 ? ownVerify : all.verify;
        const versions = (0,_domain_version_order__WEBPACK_IMPORTED_MODULE_2__/* .newestFirst */ .ll)((_b = image.versions) !== null && _b !== void 0 ? _b : []);
        return Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({}, image), { name: (_c = image.name) !== null && _c !== void 0 ? _c : image.slug, status: (_d = image.status) !== null && _d !== void 0 ? _d : 'available', licenseClean: (_e = image.licenseClean) !== null && _e !== void 0 ? _e : licenseCleanOf(image.license) }), (versions.length > 0
            ? { versions: [...versions], version: versions.map(({ version }) => version).join(', ') }
            : {})), { image: (_f = image.image) !== null && _f !== void 0 ? _f : `${registry}/images/${image.slug}` }), (platforms.length > 0 ? { platforms } : {})), (verify === undefined || Object.keys(verify).length === 0 ? {} : { verify }));
    };
};
const baseWithDefaults = (all) => (base) => {
    const platforms = platformsOf(all.platforms);
    const versions = [...(0,_domain_version_order__WEBPACK_IMPORTED_MODULE_2__/* .newestFirst */ .ll)(base.versions)];
    return Object.assign(Object.assign(Object.assign({}, base), { versions }), (platforms.length > 0 ? { platforms } : {}));
};
const chartWithDefaults = (registry) => (chart) => { var _a, _b, _c; return (Object.assign(Object.assign({}, chart), { name: (_a = chart.name) !== null && _a !== void 0 ? _a : chart.slug, licenseClean: (_b = chart.licenseClean) !== null && _b !== void 0 ? _b : licenseCleanOf(chart.license), chartRef: (_c = chart.chartRef) !== null && _c !== void 0 ? _c : `oci://${registry}/charts/${chart.slug}` })); };
const roadmapItemWithDefaults = (item) => {
    var _a;
    const licenseClean = (_a = item.licenseClean) !== null && _a !== void 0 ? _a : (item.license && licenseCleanOf(item.license));
    return licenseClean ? Object.assign(Object.assign({}, item), { licenseClean }) : item;
};
const applyDefaults = (manifest) => { var _a, _b, _c, _d, _e, _f, _g, _h, _j; return ({
    source: (_a = manifest.source) !== null && _a !== void 0 ? _a : DEFAULT_SOURCE,
    project: (_b = manifest.project) !== null && _b !== void 0 ? _b : {},
    registry: manifest.registry,
    site: manifest.site && (0,_domain_values_trim_slashes__WEBPACK_IMPORTED_MODULE_4__/* .trimEndSlashes */ .z)(manifest.site),
    packages: (_c = manifest.packages) !== null && _c !== void 0 ? _c : true,
    targets: manifest.targets,
    badges: (_d = manifest.badges) !== null && _d !== void 0 ? _d : new Map(),
    images: ((_e = manifest.images) !== null && _e !== void 0 ? _e : []).map(imageWithDefaults(manifest)),
    bases: ((_f = manifest.bases) !== null && _f !== void 0 ? _f : []).map(baseWithDefaults(manifest)),
    charts: ((_g = manifest.charts) !== null && _g !== void 0 ? _g : []).map(chartWithDefaults(manifest.registry)),
    roadmap: ((_h = manifest.roadmap) !== null && _h !== void 0 ? _h : []).map(roadmapItemWithDefaults),
    retired: (_j = manifest.retired) !== null && _j !== void 0 ? _j : [],
}); };


/***/ }),

/***/ 5544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iL: () => (/* binding */ availableImages),
/* harmony export */   nw: () => (/* binding */ digestsOf),
/* harmony export */   o2: () => (/* binding */ withDigests),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* harmony import */ var _domain_version_key__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(971);

const availableImages = ({ images }) => images.filter(({ status }) => status === 'available');
const digestsOf = (catalog) => new Map(availableImages(catalog).map(({ slug, versions = [] }) => [
    slug,
    new Map(versions.map(({ version, digest = null }) => [version, digest])),
]));
const withDigests = (catalog, known) => {
    const following = (slug, versions) => versions.map((each) => {
        var _a;
        if (each.digest !== undefined)
            return each;
        const digest = (_a = known.get((0,_domain_version_key__WEBPACK_IMPORTED_MODULE_0__/* .versionKey */ ._5)(slug, each.version))) === null || _a === void 0 ? void 0 : _a.digest;
        return digest ? Object.assign(Object.assign({}, each), { digest, digestFrom: 'scan' }) : each;
    });
    return Object.assign(Object.assign({}, catalog), { images: catalog.images.map((image) => image.versions === undefined
            ? image
            : Object.assign(Object.assign({}, image), { versions: following(image.slug, image.versions) })), bases: catalog.bases.map((base) => (Object.assign(Object.assign({}, base), { versions: following(base.slug, base.versions) }))) });
};
const addressesOf = ({ images }) => new Map(images.map(({ slug, image }) => [slug, image]));


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ mergeFindings),
/* harmony export */   J: () => (/* binding */ mergeLayers),
/* harmony export */   xC: () => (/* binding */ mergeNames),
/* harmony export */   xg: () => (/* binding */ keyOfVulnerability)
/* harmony export */ });
/* harmony import */ var _contract_record_rows__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8384);
/* harmony import */ var _contract_security__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3145);
/* harmony import */ var _domain_canonical_id__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6637);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2986);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8743);
/* harmony import */ var _domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6261);






const keyOfVulnerability = (finding) => (0,_contract_record_rows__WEBPACK_IMPORTED_MODULE_0__/* .keyOfFinding */ .q3)({
    id: (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_3__/* .canonicalId */ .i)(finding),
    pkg: finding.pkg,
    installed: finding.installed,
});
const mergeNames = (group) => {
    var _a;
    const [first] = group;
    const canonical = (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_3__/* .canonicalId */ .i)(first);
    const ids = group.map(({ id }) => id);
    const id = ids.includes(canonical) ? canonical : ((_a = (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .firstText */ .ou)(ids)) !== null && _a !== void 0 ? _a : first.id);
    const names = group.flatMap((each) => { var _a; return [each.id, ...((_a = each.aliases) !== null && _a !== void 0 ? _a : [])]; });
    return { id, aliases: (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .sortUnique */ ._l)(names).filter((name) => name !== id) };
};
const mergeFixStates = (a, b) => _contract_security__WEBPACK_IMPORTED_MODULE_1__/* .fixStates */ .sQ.find((state) => state === a.fixState || state === b.fixState);
const mergeLayers = ({ layer: a }, { layer: b }) => (a === undefined || b === undefined ? undefined : Math.max(a, b));
const merge = (a, b) => { var _a, _b, _c, _d, _e; return (Object.assign(Object.assign({}, a), { severity: (0,_domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .worse */ .JJ)(a.severity, b.severity), fixed: (_a = a.fixed) !== null && _a !== void 0 ? _a : b.fixed, fixState: mergeFixStates(a, b), kind: a.kind === b.kind ? a.kind : undefined, layer: mergeLayers(a, b), title: (_b = a.title) !== null && _b !== void 0 ? _b : b.title, url: (_c = a.url) !== null && _c !== void 0 ? _c : b.url, fallbackTitle: (_d = a.fallbackTitle) !== null && _d !== void 0 ? _d : b.fallbackTitle, fallbackUrl: (_e = a.fallbackUrl) !== null && _e !== void 0 ? _e : b.fallbackUrl })); };
const mergeGroup = (group) => {
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    const targets = new Set(group.flatMap((finding) => finding.targets));
    return Object.assign(Object.assign(Object.assign({}, others.reduce(merge, first)), mergeNames(group)), { targets: [...targets] });
};
const mergeFindings = (findings, keyOf = keyOfVulnerability) => [...(0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, keyOf).values()].map(mergeGroup);


/***/ }),

/***/ 4678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ mergeSuppressions)
/* harmony export */ });
/* harmony import */ var _contract_record_rows__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8384);
/* harmony import */ var _contract_security__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3145);
/* harmony import */ var _domain_canonical_id__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6637);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2986);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8743);
/* harmony import */ var _domain_values_group_by__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6261);
/* harmony import */ var _finding__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);







const hasReason = ({ justification, statement }) => justification !== null || statement !== null;
const precedence = ({ status }) => _contract_security__WEBPACK_IMPORTED_MODULE_1__/* .suppressionStatuses */ .E.indexOf(status);
const preferred = (a, b) => {
    const difference = precedence(a) - precedence(b) || Number(hasReason(b)) - Number(hasReason(a));
    return difference > 0 ? b : a;
};
const mergeGroup = (group) => {
    var _a;
    var _b;
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    return Object.assign(Object.assign(Object.assign({}, others.reduce(preferred, first)), (0,_finding__WEBPACK_IMPORTED_MODULE_3__/* .mergeNames */ .xC)(group)), { severity: group.map(({ severity }) => severity).reduce(_domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .worse */ .JJ), fixed: (_b = (_a = group.find(({ fixed }) => fixed !== null)) === null || _a === void 0 ? void 0 : _a.fixed) !== null && _b !== void 0 ? _b : null });
};
const mergeSuppressions = (suppressions, findings, keyOf = _finding__WEBPACK_IMPORTED_MODULE_3__/* .keyOfVulnerability */ .xg) => {
    if (suppressions.length === 0)
        return [];
    const groups = (0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(suppressions, keyOf);
    for (const finding of findings)
        groups.delete(keyOf(finding));
    return [...groups.values()]
        .map(mergeGroup)
        .sort((a, b) => (0,_contract_record_rows__WEBPACK_IMPORTED_MODULE_0__/* .compareSuppressions */ .w3)(a, b) || (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n6)((0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_6__/* .canonicalId */ .i)(a), (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_6__/* .canonicalId */ .i)(b)));
};


/***/ }),

/***/ 3640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jJ: () => (/* binding */ mergeFound),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* unused harmony export toRecord */
/* harmony import */ var _contract_record_record__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6544);
/* harmony import */ var _contract_record_rows__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8384);
/* harmony import */ var _domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6637);
/* harmony import */ var _domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6261);
/* harmony import */ var _finding__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7568);
/* harmony import */ var _suppression__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4678);






const mergeFound = (parts) => {
    const findings = (0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .mergeFindings */ .DF)(parts.flatMap((part) => part.findings));
    const suppressions = parts.flatMap((part) => part.suppressions);
    return { findings, suppressions: (0,_suppression__WEBPACK_IMPORTED_MODULE_3__/* .mergeSuppressions */ .Z)(suppressions, findings) };
};
const isNamedOtherwise = (finding) => (0,_domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__/* .canonicalId */ .i)(finding) !== finding.id;
const joinIds = (found) => {
    const { findings, suppressions } = found;
    if (!findings.some(isNamedOtherwise) && !suppressions.some(isNamedOtherwise))
        return found;
    const joined = (0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .mergeFindings */ .DF)(findings, _contract_record_rows__WEBPACK_IMPORTED_MODULE_1__/* .keyOfFinding */ .q3);
    return {
        findings: joined,
        suppressions: (0,_suppression__WEBPACK_IMPORTED_MODULE_3__/* .mergeSuppressions */ .Z)(suppressions, joined, _contract_record_rows__WEBPACK_IMPORTED_MODULE_1__/* .keyOfFinding */ .q3),
    };
};
const toRow = (finding) => { var _a, _b; return (Object.assign(Object.assign(Object.assign({ id: finding.id, severity: finding.severity, pkg: finding.pkg, installed: finding.installed, fixed: finding.fixed, title: (_a = finding.title) !== null && _a !== void 0 ? _a : finding.fallbackTitle, url: (_b = finding.url) !== null && _b !== void 0 ? _b : finding.fallbackUrl, targets: [...finding.targets] }, (finding.aliases.length > 0 ? { aliases: [...finding.aliases] } : {})), (finding.fixState ? { fixState: finding.fixState } : {})), (finding.kind ? { kind: finding.kind } : {}))); };
const layersOf = (findings) => new Map([...(0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(findings, _domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__/* .canonicalId */ .i)].flatMap(([id, group]) => {
    const { layer } = group.reduce((a, b) => ({ layer: (0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .mergeLayers */ .J)(a, b) }), group[0]);
    return layer === undefined ? [] : [[id, layer]];
}));
const toRecord = (found) => {
    const { findings, suppressions } = joinIds(found);
    const record = (0,_contract_record_record__WEBPACK_IMPORTED_MODULE_0__/* .toPublished */ .ad)({ rows: findings.map(toRow).sort(_contract_record_rows__WEBPACK_IMPORTED_MODULE_1__/* .compareRows */ .fz), suppressions });
    const hasLayers = findings.some(({ layer }) => layer !== undefined);
    return hasLayers ? Object.assign(Object.assign({}, record), { layers: layersOf(findings) }) : record;
};
const recordOf = (scans) => {
    const [only, ...others] = scans;
    return toRecord(only !== undefined && others.length === 0 ? only : mergeFound(scans));
};


/***/ }),

/***/ 2781:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ truncateDescription),
/* harmony export */   Kd: () => (/* binding */ readPlatform),
/* harmony export */   Vv: () => (/* binding */ firstAddress),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   h2: () => (/* binding */ readDate),
/* harmony export */   lv: () => (/* binding */ parseSeverity),
/* harmony export */   tH: () => (/* binding */ hasDigest),
/* harmony export */   u$: () => (/* binding */ findDigest),
/* harmony export */   uF: () => (/* binding */ isWindows),
/* harmony export */   xJ: () => (/* binding */ addressOrNull)
/* harmony export */ });
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9836);
/* harmony import */ var _domain_platform__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5886);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2986);
/* harmony import */ var _domain_values_truncate__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5040);
/* harmony import */ var _domain_web_address__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2606);





const MAX_FALLBACK_TITLE_LENGTH = 160;
const textOrNull = (text) => text ? text.toWellFormed() : null;
const truncateDescription = (description) => (0,_domain_values_truncate__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)(description, MAX_FALLBACK_TITLE_LENGTH);
const addressOrNull = (address) => address && (0,_domain_web_address__WEBPACK_IMPORTED_MODULE_4__/* .isWebAddress */ .d3)(address) ? address.toWellFormed() : null;
const isAddress = (value) => typeof value === 'string' && addressOrNull(value) !== null;
const firstAddress = (addresses) => addressOrNull((addresses !== null && addresses !== void 0 ? addresses : []).find(isAddress));
const parseSeverity = (word) => {
    var _a;
    const upper = (word !== null && word !== void 0 ? word : '').toUpperCase();
    return (_a = _domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO.find((severity) => severity === upper)) !== null && _a !== void 0 ? _a : 'UNKNOWN';
};
const DIGEST = /@([a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Za-z=_-]{32,})$/;
const findDigest = (reference) => { var _a; var _b; return (_b = (_a = DIGEST.exec(reference)) === null || _a === void 0 ? void 0 : _a.slice(1)) !== null && _b !== void 0 ? _b : []; };
const hasDigest = (reference) => DIGEST.test(reference);
const anyText = (value) => (typeof value === 'string' ? value : '');
const readPlatform = (stated) => { var _a; return (_a = (0,_domain_platform__WEBPACK_IMPORTED_MODULE_1__/* .platformName */ .$r)(anyText(stated === null || stated === void 0 ? void 0 : stated.os), anyText(stated === null || stated === void 0 ? void 0 : stated.architecture), anyText(stated === null || stated === void 0 ? void 0 : stated.variant) || undefined)) !== null && _a !== void 0 ? _a : null; };
const isWindows = (stated) => anyText(stated.os).toLowerCase() === 'windows';
const readDate = (value) => (0,_domain_instant__WEBPACK_IMPORTED_MODULE_0__/* .toUtcSeconds */ .dR)(anyText(value));


/***/ }),

/***/ 6245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ findConflicts),
/* harmony export */   PY: () => (/* binding */ withoutSuperseded),
/* harmony export */   YD: () => (/* binding */ toScope),
/* harmony export */   mV: () => (/* binding */ groupByName),
/* harmony export */   sc: () => (/* binding */ subcomponentsText)
/* harmony export */ });
/* harmony import */ var _contract_vex__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6780);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8743);
/* harmony import */ var _domain_values_group_by__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6261);
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



const sortKeys = (map) => new Map([...map].sort(([a], [b]) => (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a, b)));
const toSubcomponent = (_a) => {
    var { identifiers, hashes } = _a, rest = __rest(_a, ["identifiers", "hashes"]);
    return (Object.assign(Object.assign(Object.assign({}, rest), (identifiers ? { identifiers: sortKeys(identifiers) } : {})), (hashes ? { hashes: sortKeys(hashes) } : {})));
};
const subcomponentsText = (subcomponents) => JSON.stringify(subcomponents.map((each) => _contract_vex__WEBPACK_IMPORTED_MODULE_0__/* .VexSubcomponent */ .Vq.encode(each)));
const toScope = (digest, stated = []) => {
    const subcomponents = stated.map(toSubcomponent);
    const packages = (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_1__/* .sortUnique */ ._l)(subcomponents.map((each) => JSON.stringify(_contract_vex__WEBPACK_IMPORTED_MODULE_0__/* .VexSubcomponent */ .Vq.encode(each))));
    return { digest, subcomponents, packages };
};
const groupByName = (entries) => {
    const byName = (0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_2__/* .collect */ .Fo)(entries.flatMap(({ names }, i) => names.map((name) => [name, i])));
    const lists = [...byName.values()].filter(({ length }) => length > 1);
    return (0,_domain_values_group_by__WEBPACK_IMPORTED_MODULE_2__/* .uniqueBy */ .pD)(lists, (list) => list.join()).map((list) => list.flatMap((i) => { var _a; return (_a = entries[i]) !== null && _a !== void 0 ? _a : []; }));
};
const ANY = '*';
const storageKeys = ([digest, name]) => [
    ...[`${digest} ${name}`, `${digest} `, ` ${name}`, ' '],
];
const cellsOf = ({ scopes }) => scopes.flatMap(({ digest = ANY, packages }) => (packages.length > 0 ? packages : [ANY]).map((name) => [digest, name]));
const lookupKeys = ([digest, name]) => {
    if (digest === ANY)
        return name === ANY ? [' '] : [` ${name}`, ` ${ANY}`];
    if (name === ANY)
        return [`${digest} `, `${ANY} `];
    return [`${digest} ${name}`, `${digest} ${ANY}`, `${ANY} ${name}`, `${ANY} ${ANY}`];
};
const findConflicts = (entries) => {
    const kept = new Map();
    const rivalOf = (entry) => cellsOf(entry)
        .flatMap(lookupKeys)
        .flatMap((key) => { var _a; var _b; return [...((_b = (_a = kept.get(key)) === null || _a === void 0 ? void 0 : _a.values()) !== null && _b !== void 0 ? _b : [])]; })
        .find(({ stated }) => stated.statement.status !== entry.stated.statement.status);
    const keep = (entry) => {
        var _a;
        for (const key of cellsOf(entry).flatMap(storageKeys)) {
            const byStatus = (_a = kept.get(key)) !== null && _a !== void 0 ? _a : new Map();
            kept.set(key, byStatus.set(entry.stated.statement.status, entry));
        }
    };
    return entries.flatMap((later) => {
        const earlier = rivalOf(later);
        keep(later);
        return earlier === undefined ? [] : [{ later, earlier }];
    });
};
const coverKeys = ({ digest = ANY, packages }) => {
    const text = packages.join();
    return [`${digest} ${text}`, `${digest} `, `${ANY} ${text}`, `${ANY} `];
};
const supersededIn = (group) => {
    var _a;
    const dated = group.flatMap(({ stated: { statement }, scopes }) => scopes.map((scope) => ({ scope, keys: coverKeys(scope), date: statement.timestamp })));
    const latest = new Map();
    for (const { keys, date } of dated)
        if (date > ((_a = latest.get(keys[0])) !== null && _a !== void 0 ? _a : ''))
            latest.set(keys[0], date);
    return dated
        .filter(({ keys, date }) => keys.some((key) => { var _a; return ((_a = latest.get(key)) !== null && _a !== void 0 ? _a : '') > date; }))
        .map(({ scope }) => scope);
};
const withoutSuperseded = (entries) => {
    const superseded = new Set(groupByName(entries).flatMap(supersededIn));
    return entries.flatMap((entry) => {
        const scopes = entry.scopes.filter((scope) => !superseded.has(scope));
        return scopes.length > 0 ? [Object.assign(Object.assign({}, entry), { scopes })] : [];
    });
};


/***/ }),

/***/ 8977:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ bareAddress),
/* harmony export */   Vf: () => (/* binding */ ociPurl),
/* harmony export */   ed: () => (/* binding */ imageAddress),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
/* harmony import */ var _domain_image_reference__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9052);
/* harmony import */ var _domain_values_trim_slashes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6654);
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


const bareAddress = (text) => (0,_domain_values_trim_slashes__WEBPACK_IMPORTED_MODULE_0__/* .trimEndSlashes */ .z)(text.replace(/^https?:\/\//, '')).replace(/^(?:registry-1\.)?docker\.io(?=\/|$)/i, 'index.docker.io');
const parseAddress = (text) => {
    const _a = (0,_domain_image_reference__WEBPACK_IMPORTED_MODULE_1__/* .parseReference */ .F)(bareAddress(text)), { repository } = _a, stated = __rest(_a, ["repository"]);
    return Object.assign(Object.assign({}, stated), { address: repository.replace(/^docker\.io\//, 'index.docker.io/') });
};
const imageAddress = (image) => {
    const { address } = parseAddress(image);
    const slash = address.lastIndexOf('/');
    return { address, name: address.slice(slash + 1), parent: address.slice(0, slash) };
};
const ociPurl = (name, digest, repository) => `pkg:oci/${encodeURIComponent(name)}${digest === undefined ? '' : `@${encodeURIComponent(digest)}`}?repository_url=${encodeURIComponent(repository)}`;


/***/ }),

/***/ 768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JY: () => (/* binding */ toDocument),
/* harmony export */   Z0: () => (/* binding */ keysToDrop),
/* harmony export */   g_: () => (/* binding */ ALLOWED_ONLY),
/* harmony export */   tT: () => (/* binding */ toProduct)
/* harmony export */ });
/* harmony import */ var _contract_vex__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6780);
/* harmony import */ var _contract_vex_documents__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2935);
/* harmony import */ var _domain_values_compare__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8743);
/* harmony import */ var _entries__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6245);
/* harmony import */ var _image_address__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8977);
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





const toProduct = ({ name, address, parent }, digest, subcomponents) => (Object.assign(Object.assign({ '@id': (0,_image_address__WEBPACK_IMPORTED_MODULE_3__/* .ociPurl */ .Vf)(name, digest, address), identifiers: { purl: (0,_image_address__WEBPACK_IMPORTED_MODULE_3__/* .ociPurl */ .Vf)(name, digest, parent) } }, (digest === undefined ? {} : { hashes: { 'sha-256': digest.slice('sha256:'.length) } })), (subcomponents.length === 0 ? {} : { subcomponents: [...subcomponents] })));
const toProducts = (scopes, address) => {
    const keyed = scopes.map((scope) => { var _a; return [scope, (_a = scope.digest) !== null && _a !== void 0 ? _a : '', (0,_entries__WEBPACK_IMPORTED_MODULE_2__/* .subcomponentsText */ .sc)(scope.subcomponents)]; });
    const distinct = new Map(keyed.map((each) => [`${each[1]} ${each[2]}`, each]));
    return [...distinct.values()]
        .sort(([, a, x], [, b, y]) => (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a, b) || (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(x, y))
        .map(([{ digest, subcomponents }]) => toProduct(address, digest, subcomponents));
};
const ALLOWED_ONLY = {
    justification: 'not_affected',
    impact_statement: 'not_affected',
    action_statement: 'affected',
    action_statement_timestamp: 'affected',
};
const RESTRICTED = Object.keys(ALLOWED_ONLY);
const keysToDrop = (statement) => RESTRICTED.filter((key) => statement[key] !== undefined && ALLOWED_ONLY[key] !== statement.status);
const toStatement = ({ stated, scopes, names }, address) => {
    const _a = stated.statement, { vulnerability } = _a, rest = __rest(_a, ["vulnerability"]);
    const aliases = (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .sortUnique */ ._l)(names.slice(1));
    const dropped = new Set(keysToDrop(stated.statement));
    const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !dropped.has(key)));
    const { aliases: _ } = vulnerability, named = __rest(vulnerability, ["aliases"]);
    return Object.assign(Object.assign({}, kept), { vulnerability: Object.assign(Object.assign({}, named), (aliases.length > 0 ? { aliases } : {})), products: toProducts(scopes, address) });
};
const toDocument = (entries, address) => {
    var _a;
    const statements = entries.map((entry) => toStatement(entry, address));
    const distinct = new Map(statements.map((each) => [JSON.stringify(_contract_vex__WEBPACK_IMPORTED_MODULE_0__/* .VexStatement */ .vT.encode(each)), each]));
    const ordered = [...distinct].sort(([text, a], [other, b]) => (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.vulnerability.name, b.vulnerability.name) ||
        (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.timestamp, b.timestamp) ||
        (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(text, other));
    return (0,_contract_vex_documents__WEBPACK_IMPORTED_MODULE_1__/* .withContentId */ .F3)({
        '@context': _contract_vex__WEBPACK_IMPORTED_MODULE_0__/* .OPENVEX */ .ot,
        author: (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .sortUnique */ ._l)(entries.map(({ stated: { author } }) => author)).join(', '),
        timestamp: (_a = (0,_domain_values_compare__WEBPACK_IMPORTED_MODULE_4__/* .lastText */ .A2)(statements.map(({ timestamp }) => timestamp))) !== null && _a !== void 0 ? _a : '',
        version: 1,
        statements: ordered.map(([, statement]) => statement),
    });
};


/***/ }),

/***/ 7622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stages: () => (/* binding */ stages)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./lib/contract/badge.js
var badge = __webpack_require__(7072);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/codec/scalar.js
var scalar = __webpack_require__(5718);
// EXTERNAL MODULE: ./lib/contract/document-kind.js
var document_kind = __webpack_require__(2721);
// EXTERNAL MODULE: ./lib/contract/fields.js
var fields = __webpack_require__(2382);
// EXTERNAL MODULE: ./lib/contract/items.js
var items = __webpack_require__(2827);
// EXTERNAL MODULE: ./lib/contract/scalars.js
var scalars = __webpack_require__(9806);
;// CONCATENATED MODULE: ./lib/contract/layers.js






const ChainId = (0,scalar/* textLike */.r1)('ChainId', '16 lower-case hex digits', '^[0-9a-f]{16}$');
const CHAIN = '1f3c2b8a90d4e567';
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const platform = (0,object/* field */.ZZ)(scalars/* Platform */.OD, 'The platform.', { examples: ['linux/amd64'] });
const PlatformChain = (0,object/* object */.Ik)('PlatformChain', {
    platform,
    chain: (0,object/* field */.ZZ)(lib.array(ChainId), 'The chain id of each layer, in order: the hash of all layers up to it, as OCI defines it, its first 16 hex digits.', { examples: [[CHAIN]] }),
});
const FormerChain = (0,object/* object */.Ik)('FormerChain', {
    platform,
    layers: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Number of layers.', { unit: 'layers' }),
    chain: (0,object/* field */.ZZ)(ChainId, 'The chain id of the last layer.', { examples: [CHAIN] }),
});
const FormerLayers = (0,object/* object */.Ik)('FormerLayers', {
    digest: (0,object/* field */.ZZ)(scalars/* Digest */.np, 'A digest that the tag had.', { examples: [DIGEST] }),
    platforms: (0,object/* field */.ZZ)(lib.array(FormerChain), 'Its scanned platforms, by name.'),
});
const layersFields = {
    platforms: (0,object/* field */.ZZ)(lib.array(PlatformChain), 'The platforms of the record, by name, as reports of Trivy list their layers. Empty without a record.'),
    former: (0,object/* field */.ZZ)(lib.array(FormerLayers), 'The builds before, newest first, at most 8.'),
};
const VersionLayers = (0,object/* object */.Ik)('VersionLayers', Object.assign({ version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] }), digest: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'Digest of the build; null if unknown.', { examples: [DIGEST] }) }, layersFields));
const ImageLayers = (0,object/* object */.Ik)('ImageLayers', Object.assign(Object.assign({}, (0,fields/* documentHead */.Kn)('Layers', 'layers')), { slug: fields/* slug */.yR, versions: (0,object/* field */.ZZ)(lib.array(VersionLayers), 'The versions whose layers are known, newest first.') }));
const LAYERS = (0,document_kind/* documentKind */.eD)({
    name: 'image-layers',
    path: 'images/{image}/layers.json',
    isMemory: true,
    operationId: 'getImageLayers',
    tag: 'Bases',
    summary: 'Layers of an image',
    description: 'The layers of the versions of an image and of their builds before, as chain ids.',
    codec: ImageLayers,
    parameters: [document_kind/* imageParameter */.BY],
    notFound: 'There is no such image, or the layers of none of its versions are known.',
});

;// CONCATENATED MODULE: ./lib/contract/bases.js








const bases_DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const DATE = (0,fields/* dateLike */.oi)('2026-07-12T02:00:00Z');
const ofBase = {
    slug: (0,object/* field */.ZZ)(scalars/* Slug */.Mw, 'Slug of the base.', { examples: ['debian'] }),
    version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['12-slim'] }),
};
const Base = (0,object/* object */.Ik)('Base', Object.assign(Object.assign(Object.assign(Object.assign({}, (0,fields/* documentHead */.Kn)('Base', 'base')), { slug: ofBase.slug, image: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Registry reference without tag.', {
        examples: ['docker.io/library/debian'],
    }), version: ofBase.version, digest: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'Digest of the tag; null if unknown.', { examples: [bases_DIGEST] }), digestFrom: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* DigestFrom */.Z_), 'Where the digest is from: the latest scan. Absent if the manifest states it, or without one.'), state: (0,object/* field */.ZZ)(items/* ScanState */.vR, 'What is known, as for a version of the catalog.'), scannedAt: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'Time of the scan; null if unknown.', DATE), scanner: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Text */.EY), 'Name and version of the scanner; null if unknown.', {
        examples: ['Trivy 0.74.0'],
    }), since: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Instant */.MW), 'Since when the tag has had this digest, as in a release; absent if unknown.', DATE) }), layersFields), { ids: (0,object/* field */.ZZ)((0,object/* nullable */.me)(lib.array(scalars/* Text */.EY)), 'The vulnerabilities of its record, in order; null without a record.', { examples: [['CVE-2025-9230']] }) }));
const BasedVersion = (0,object/* object */.Ik)('BasedVersion', {
    slug: fields/* slug */.yR,
    version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] }),
    layers: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'How many layers it has from the base.', { unit: 'layers' }),
    inherited: (0,fields/* count */.U9)('Vulnerabilities that came with the base', 'ids'),
    cured: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Count */.y_), 'How many of the inherited ones the present build of the base does not have, under any name: 0 on the present build; null if that build has no full record, a digest is unknown, or another scanner looked at it.', { unit: 'ids' }),
    unknown: (0,fields/* count */.U9)('Vulnerabilities whose layer is unknown', 'ids'),
});
const BaseBuild = (0,object/* object */.Ik)('BaseBuild', Object.assign(Object.assign({}, ofBase), { digest: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'Digest of the build; null if unknown.', { examples: [bases_DIGEST] }), current: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the tag has this build now.'), images: (0,object/* field */.ZZ)(lib.array(BasedVersion), 'The versions that stand on it, by slug, newest first.') }));
const Bases = (0,object/* object */.Ik)('Bases', Object.assign(Object.assign({}, (0,fields/* collectionHead */.RR)('Bases', 'bases')), { data: (0,object/* field */.ZZ)(lib.array(BaseBuild), 'The builds that a version stands on: by slug, newest version first, then the present build, then former ones, newest first.') }));
const BASE = (0,document_kind/* documentKind */.eD)({
    name: 'base',
    path: 'bases/{image}/{version}.json',
    isMemory: true,
    operationId: 'getBase',
    tag: 'Bases',
    summary: 'A base',
    description: 'A base that the catalog states in `bases`: its latest scan and its layers. It counts nowhere.',
    codec: Base,
    parameters: [
        Object.assign(Object.assign({}, document_kind/* imageParameter */.BY), { description: 'Slug of the base.', example: 'debian' }),
        { name: 'version', codec: scalars/* Tag */.vw, description: 'The tag.', example: '12-slim' },
    ],
    notFound: 'The catalog states no such base.',
});
const BASES = (0,document_kind/* documentKind */.eD)({
    name: 'bases',
    path: 'bases.json',
    isMemory: true,
    operationId: 'listBases',
    tag: 'Bases',
    summary: 'What stands on what',
    description: 'The bases of the versions, found by their layers, and what a rebuild on their present builds would close. An image of a single layer has none.',
    codec: Bases,
    notFound: 'No version is known to stand on a base.',
});

// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
// EXTERNAL MODULE: ./lib/contract/security.js
var security = __webpack_require__(3145);
;// CONCATENATED MODULE: ./lib/contract/changes.js








const changes_DATE = (0,fields/* dateLike */.oi)('2026-08-14T02:18:46Z');
const slug = (of) => (0,object/* field */.ZZ)(scalars/* Slug */.Mw, `Slug of the ${of}.`, { examples: ['redis'] });
const day = (0,object/* field */.ZZ)(scalars/* PastDay */.ZI, 'The day, in UTC.', { examples: ['2026-08-14'] });
const first = (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'The earliest date of these changes.', changes_DATE);
const last = (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'The latest date of these changes.', changes_DATE);
const at = (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'Date of the commit of the catalog.', changes_DATE);
const scanned = (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'Date of the scan that saw it; of the commit of the catalog if the scan has none.', changes_DATE);
const ChangedVersions = (0,object/* object */.Ik)('ChangedVersions', {
    slug: slug('image'),
    versions: (0,object/* field */.ZZ)(lib.array(scalars/* Tag */.vw), 'The versions, newest first.', { examples: [['8.2.2', '8.0.3']] }),
});
const versions = (what) => (0,object/* field */.ZZ)(lib.array(ChangedVersions), `The versions ${what}, by slug.`);
const CveChanges = (0,object/* object */.Ik)('CveChanges', {
    id: fields/* cveId */.u1,
    severity: (0,object/* field */.ZZ)(security/* SeverityWord */.wc, 'Highest severity of these changes.'),
    title: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Text */.EY), 'Title of the vulnerability; null if unknown, or if it was not found for the first time.'),
    opened: versions('in which it was found for the first time'),
    fixable: versions('for which a fix became available'),
    closed: versions('in which it is no longer found after a rebuild, or in a build of unknown digest'),
    suppressed: versions('in which it is now suppressed'),
    first,
    last,
    withdrawn: (0,object/* field */.ZZ)(lib.array(ChangedVersions), 'The versions in which it is no longer found although the build is the same, by slug: nobody fixed it.'),
});
const RebuiltVersion = (0,object/* object */.Ik)('RebuiltVersion', {
    version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.2.2'] }),
    from: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'Its digest before; null if unknown.'),
    to: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'Its digest after; null if unknown.'),
    at: scanned,
});
const tags = (what) => (0,object/* field */.ZZ)(lib.array(scalars/* Tag */.vw), `The versions ${what}, newest first.`);
const ImageChanges = (0,object/* object */.Ik)('ImageChanges', {
    slug: slug('image'),
    new: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the image is new.'),
    gone: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the image is gone.'),
    added: tags('that are new'),
    removed: tags('that are gone'),
    rebuilt: (0,object/* field */.ZZ)(lib.array(RebuiltVersion), 'The versions in which a scan saw another build, by date.'),
    first,
    last,
});
const ChartUpdate = (0,object/* object */.Ik)('ChartUpdate', {
    from: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Version of the chart before.', { examples: ['1.4.0'] }),
    to: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Version of the chart after.', { examples: ['1.5.0'] }),
    at,
});
const ChartChanges = (0,object/* object */.Ik)('ChartChanges', {
    slug: slug('chart'),
    new: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the chart is new.'),
    gone: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the chart is gone.'),
    versions: (0,object/* field */.ZZ)(lib.array(ChartUpdate), 'Its updates, by date.'),
    first,
    last,
});
const head = (0,fields/* documentHead */.Kn)('Changes', 'changes');
const DayChanges = (0,object/* object */.Ik)('DayChanges', Object.assign(Object.assign({}, head), { date: day, cves: (0,object/* field */.ZZ)(lib.array(CveChanges), 'Changes of vulnerabilities, by id.'), images: (0,object/* field */.ZZ)(lib.array(ImageChanges), 'Changes of images, by slug.'), charts: (0,object/* field */.ZZ)(lib.array(ChartChanges), 'Changes of charts, by slug.') }));
const ChangesItem = (0,object/* object */.Ik)('ChangesItem', {
    date: day,
    facts: (0,fields/* count */.U9)('All changes of the day; if this number changes, fetch the day again', 'facts'),
    opened: (0,fields/* count */.U9)('Vulnerabilities found in a version for the first time', 'versions'),
    closed: (0,fields/* count */.U9)('Vulnerabilities no longer found in a version of another or unknown build', 'versions'),
    added: (0,fields/* count */.U9)('New versions', 'versions'),
    removed: (0,fields/* count */.U9)('Removed versions', 'versions'),
    rebuilt: (0,fields/* count */.U9)('Versions in which a scan saw another build', 'versions'),
    href: (0,object/* field */.ZZ)(scalars/* ApiPath */.Ul, 'Path of the document of the day.', {
        examples: ['/api/v1/changes/2026-08-14.json'],
    }),
    withdrawn: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Vulnerabilities no longer found in a version of the same build.', {
        unit: 'versions',
    }),
});
const ChangesCollection = (0,object/* object */.Ik)('ChangesCollection', Object.assign(Object.assign({}, head), { from: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'When recording began; nothing earlier is listed. Null if unknown.', changes_DATE), total: fields/* total */.X5, data: (0,object/* field */.ZZ)(lib.array(ChangesItem), 'Newest day first.') }));
const CHANGES = (0,document_kind/* documentKind */.eD)({
    name: 'changes',
    path: 'changes.json',
    isMemory: true,
    operationId: 'listChanges',
    tag: 'Changes',
    summary: 'The days with changes',
    description: 'The newest 400 days. A client that remembers `facts` of each day can tell from this document which days to fetch.',
    codec: ChangesCollection,
});
const datesOfDay = ({ cves, images, charts }) => [
    ...[...cves, ...images, ...charts].flatMap(({ first, last }) => [first, last]),
    ...images.flatMap(({ rebuilt }) => rebuilt.map(({ at }) => at)),
    ...charts.flatMap(({ versions }) => versions.map(({ at }) => at)),
];
const isOfDay = (found, day) => [found.date, ...datesOfDay(found)].every((date) => (0,instant/* dayOf */.kb)(date) === day);
const DAY = (0,document_kind/* documentKind */.eD)({
    name: 'changes-day',
    path: 'changes/{day}.json',
    operationId: 'getChanges',
    tag: 'Changes',
    summary: 'The changes of a day',
    description: 'Vulnerabilities that were found, became fixable or were closed; images, versions and charts that were added, removed, rebuilt or updated. The document only grows.',
    codec: DayChanges,
    parameters: [
        { name: 'day', codec: scalars/* FullDate */.sj, description: 'The day, in UTC.', example: '2026-07-14' },
    ],
    notFound: 'No changes are recorded for that day.',
});

;// CONCATENATED MODULE: ./lib/contract/closings.js





const of = (severity) => (0,fields/* count */.U9)(`Distinct vulnerabilities of severity ${severity}`, 'vulnerabilities');
const counts = {
    critical: of('critical'),
    high: of('high'),
    medium: of('medium'),
    low: of('low'),
    unknown: of('unknown'),
};
const CVE_IDS = { examples: [['CVE-2025-9230']] };
const ClosedSince = (0,object/* object */.Ik)('ClosedSince', Object.assign(Object.assign({}, counts), { exploited: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Count */.y_), 'The vulnerabilities that are known to be exploited; null if no KEV catalog was ever used.', { unit: 'vulnerabilities' }), ids: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The first 8: known to be exploited first, then worst first, then by id.', CVE_IDS), atLeast: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalar/* Bool */.x), 'True if the image keeps so many closed vulnerabilities that some may be forgotten; otherwise absent.') }));
const closedSince = (0,object/* field */.ZZ)((0,object/* optional */.lq)((0,object/* nullable */.me)(ClosedSince)), 'For a superseded build, absent otherwise: what later builds closed that its last scan had found; null if no scan of it is known. All zeros: nothing is known to be closed.');
const Closes = (0,object/* object */.Ik)('Closes', Object.assign(Object.assign({}, counts), { ids: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The first 8: worst first, then by id.', CVE_IDS) }));

;// CONCATENATED MODULE: ./lib/contract/charts.js









const { total, fixable } = security/* rollupFields */.qf;
const ChartImageCounts = (0,object/* object */.Ik)('ChartImageCounts', Object.assign(Object.assign({}, security/* severityCounts */.ur), { total, fixable }));
const ChartImage = (0,object/* object */.Ik)('ChartImage', {
    name: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Name of the image in the chart.', { examples: ['redis'] }),
    image: (0,object/* field */.ZZ)(scalars/* PinnedReference */.Mn, 'Reference pinned by digest, as the owner of the chart states it.'),
    digest: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'The digest in the reference.'),
    slug: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Slug */.Mw), 'Slug of the image; null if the image is not in this catalog.', {
        examples: ['redis'],
    }),
    version: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Tag */.vw), 'The version that it is or was a build of; null if unknown.', {
        examples: ['8.2.2'],
    }),
    state: (0,object/* field */.ZZ)((0,object/* nullable */.me)(items/* ScanState */.vR), 'State of the version; null unless the chart ships its present build.'),
    current: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalar/* Bool */.x), 'Whether it is the present build of the version; null if it is not in this catalog, or the version states no digest.'),
    counts: (0,object/* field */.ZZ)((0,object/* nullable */.me)(ChartImageCounts), 'Counts of the record; null without a record, or if the chart ships a build other than the current one.'),
    grade: (0,object/* field */.ZZ)((0,object/* nullable */.me)(security/* Grade */.Mz), 'Grade of the record; null where `counts` is.'),
    closedSince: closedSince,
});
const ChartSecurity = (0,object/* object */.Ik)('ChartSecurity', Object.assign(Object.assign(Object.assign(Object.assign({}, (0,fields/* documentHead */.Kn)('ChartSecurity', 'chart')), { slug: (0,object/* field */.ZZ)(scalars/* Slug */.Mw, 'Slug of the chart.', { examples: ['redis'] }), chartVersion: (0,object/* field */.ZZ)(scalars/* ChartVersion */.Js, 'Version of the chart.', { examples: ['1.4.0'] }) }), items/* chartCoverageFields */.A7), { cves: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Count */.y_), 'Distinct vulnerabilities in the records of its present images; null if none has a record.', { unit: 'vulnerabilities' }), images: (0,object/* field */.ZZ)(lib.array(ChartImage), 'Every image that the chart ships, in the order of its owner.') }));
const CHART_SECURITY = (0,document_kind/* documentKind */.eD)({
    name: 'chart-security',
    path: 'charts/{chart}/security.json',
    operationId: 'getChartSecurity',
    tag: 'Security',
    summary: 'Scan results of the images of a chart',
    description: 'Every image that the chart ships: which version of the catalog it is, whether that is its present build, and the counts of its record. An image that is not in this catalog was not scanned.',
    codec: ChartSecurity,
    parameters: [{ name: 'chart', codec: scalars/* Slug */.Mw, description: 'Slug of the chart.', example: 'redis' }],
    notFound: 'There is no such chart.',
});

;// CONCATENATED MODULE: ./lib/contract/collections.js







const PER_PAGE = 24;
const collection = (name, resource, item) => (0,object/* object */.Ik)(name, Object.assign(Object.assign({}, (0,fields/* collectionHead */.RR)(name, resource)), { total: fields/* total */.X5, data: (0,object/* field */.ZZ)(lib.array(item), 'All items.') }));
const ImageCollection = collection('ImageCollection', 'images', items/* Image */._V);
const ChartCollection = collection('ChartCollection', 'charts', items/* Chart */.t1);
const RoadmapCollection = collection('RoadmapCollection', 'roadmap', items/* RoadmapItem */.OY);
const UpdateCollection = collection('UpdateCollection', 'updates', items/* Update */.UT);
const StatusCollection = collection('StatusCollection', 'status', items/* StatusItem */.sX);
const path = (of, example) => (0,object/* field */.ZZ)(scalars/* ApiPath */.Ul, `Path of ${of}, starting at the base of the site.`, { examples: [example] });
const PageLinks = (0,object/* object */.Ik)('PageLinks', {
    self: path('this page', '/api/v1/images/1.json'),
    first: path('the first page', '/api/v1/images/1.json'),
    last: path('the last page', '/api/v1/images/2.json'),
    collection: path('the full collection', '/api/v1/images.json'),
    prev: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* ApiPath */.Ul), 'Path of the previous page; null on the first page.'),
    next: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* ApiPath */.Ul), 'Path of the next page; null on the last page.'),
});
const page = (name, resource, item) => (0,object/* object */.Ik)(name, Object.assign(Object.assign({}, (0,fields/* collectionHead */.RR)(name, resource)), { page: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Number of this page, starting at 1.', { examples: [1] }), perPage: (0,object/* field */.ZZ)((0,scalar/* integer */.nd)('PerPage', PER_PAGE, PER_PAGE), 'Maximum number of items on a page.', {
        unit: 'items',
    }), total: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Number of items on all pages.', { unit: 'items' }), totalPages: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Number of pages; an empty collection has one.', {
        unit: 'pages',
    }), links: (0,object/* field */.ZZ)(PageLinks, 'Paths of the other pages.'), data: (0,object/* field */.ZZ)(lib.array(item), 'The items of this page.') }));
const ImagePage = page('ImagePage', 'images', items/* Image */._V);
const ChartPage = page('ChartPage', 'charts', items/* Chart */.t1);
const RoadmapPage = page('RoadmapPage', 'roadmap', items/* RoadmapItem */.OY);
const collectionKind = (name, type, what, codec) => ({
    name,
    path: `${name}.json`,
    operationId: `list${type}`,
    tag: 'Collections',
    summary: `All ${what}`,
    description: 'All items of the collection in one document.',
    codec,
});
const pageKind = (name, type, what, codec) => (0,document_kind/* documentKind */.eD)({
    name: `${name}-page`,
    path: `${name}/{page}.json`,
    operationId: `list${type}Page`,
    tag: 'Collections',
    summary: `A page of the ${what}`,
    description: `At most ${PER_PAGE} items. \`links\` has the paths of the other pages.`,
    codec,
    parameters: [
        {
            name: 'page',
            codec: scalars/* PositiveInt */.BL,
            description: 'Number of the page, starting at 1.',
            example: 1,
        },
    ],
    notFound: 'There is no such page.',
});
const IMAGES = (0,document_kind/* documentKind */.eD)(collectionKind('images', 'Images', 'images', ImageCollection));
const IMAGES_PAGE = pageKind('images', 'Images', 'images', ImagePage);
const CHARTS = (0,document_kind/* documentKind */.eD)(collectionKind('charts', 'Charts', 'charts', ChartCollection));
const CHARTS_PAGE = pageKind('charts', 'Charts', 'charts', ChartPage);
const ROADMAP = (0,document_kind/* documentKind */.eD)(collectionKind('roadmap', 'Roadmap', 'planned apps', RoadmapCollection));
const ROADMAP_PAGE = pageKind('roadmap', 'Roadmap', 'planned apps', RoadmapPage);
const UPDATES = (0,document_kind/* documentKind */.eD)(Object.assign(Object.assign({}, collectionKind('updates', 'Updates', 'updates', UpdateCollection)), { isMemory: true, description: 'The result of the latest daily version check: one item for each app.' }));
const STATUS = (0,document_kind/* documentKind */.eD)(Object.assign(Object.assign({}, collectionKind('status', 'Status', 'scan states', StatusCollection)), { isMemory: true, description: 'One item for each version of each available image: how recent and how complete its scan is. It tells "clean" from "not scanned".' }));

// EXTERNAL MODULE: ./lib/domain/cve-id.js
var cve_id = __webpack_require__(2687);
// EXTERNAL MODULE: ./lib/domain/ghsa-id.js
var ghsa_id = __webpack_require__(2886);
;// CONCATENATED MODULE: ./lib/domain/document-file.js


const digestPrefix = (digest) => digest.slice('sha256:'.length, 'sha256:hh'.length);
const MAX_NAME_LENGTH = 128;
const encodeId = (id) => [...new TextEncoder().encode(id)]
    .map((byte, i) => {
    const char = String.fromCharCode(byte);
    return /[A-Z0-9.-]/.test(char) && !(i === 0 && char === '.')
        ? char
        : `_${byte.toString(16).padStart(2, '0')}`;
})
    .join('');
const cveFile = (id) => {
    if ((0,cve_id/* isCveId */.M)(id))
        return `cve/${id.slice('CVE-'.length, 'CVE-2026'.length)}/${id}.json`;
    if ((0,ghsa_id/* isGhsaId */.t)(id))
        return `cve/ghsa/${id}.json`;
    const name = id.length <= MAX_NAME_LENGTH ? encodeId(id) : undefined;
    return name !== undefined && name.length <= MAX_NAME_LENGTH
        ? `cve/other/${name}.json`
        : undefined;
};

// EXTERNAL MODULE: ./lib/domain/codec/plain-dictionary.js
var plain_dictionary = __webpack_require__(557);
;// CONCATENATED MODULE: ./lib/contract/findings.js









const version = (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] });
const severity = (of) => (0,object/* field */.ZZ)(security/* SeverityWord */.wc, `Highest severity of ${of}.`);
const date = (description) => (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), description, (0,fields/* dateLike */.oi)('2026-07-26T02:10:31Z'));
const since = (of) => date(`Since when ${of}, by the dates of the scans; null if unknown.`);
const MAX_FIXES = 8;
const entryFields = {
    version,
    confirmed: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the published record has it. If not, an earlier record had it, and no later scan could tell whether it is gone.'),
    severity: severity('its findings'),
    fixable: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether one of its findings has a fix.'),
    packages: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The affected packages, in order.', {
        examples: [['libcrypto3', 'libssl3']],
    }),
    fixes: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'Versions of the packages that fix it, in order, at most 8.', {
        examples: [['3.5.4-r0']],
    }),
    aliases: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'Other identifiers from the scanner, in order.'),
    since: since('the version has had it'),
    digest: (0,object/* field */.ZZ)((0,object/* optional */.lq)((0,object/* nullable */.me)(scalars/* Digest */.np)), 'For an entry that is not confirmed: digest of the last record that had it; null if unknown. Absent if that is the digest of the version.'),
    survived: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* PositiveInt */.BL), 'How many builds could have brought the fix and did not; absent if none.', { unit: 'builds' }),
};
const FindingEntry = (0,object/* object */.Ik)('FindingEntry', Object.assign(Object.assign({}, entryFields), { layer: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Count */.y_), 'Index of the layer that added it, the highest of all its findings and reports, as Trivy states it; absent if unknown.', { unit: 'layers' }) }));
const AffectedVersion = (0,object/* object */.Ik)('AffectedVersion', entryFields);
const openFieldsOf = (entry) => ({
    severity: severity('its versions'),
    since: since('the image has had it without a break, in any version'),
    versions: (0,object/* field */.ZZ)(lib.array(entry), 'The versions that have or may have it, newest first.'),
});
const affectedFields = openFieldsOf(AffectedVersion);
const OpenFinding = (0,object/* object */.Ik)('OpenFinding', Object.assign({ id: fields/* cveId */.u1 }, openFieldsOf(FindingEntry)));
const suppressionFields = {
    status: (0,object/* field */.ZZ)(security/* SuppressionStatus */.Ui, 'Why it does not count.'),
    justification: (0,object/* field */.ZZ)((0,object/* nullable */.me)(security/* Justification */.hQ), 'Why the version is not affected, in the words of OpenVEX; null if not stated.'),
};
const SuppressedVersion = (0,object/* object */.Ik)('SuppressedVersion', Object.assign({ version }, suppressionFields));
const SuppressedFinding = (0,object/* object */.Ik)('SuppressedFinding', {
    id: fields/* cveId */.u1,
    severity: severity('the suppressed findings'),
    versions: (0,object/* field */.ZZ)(lib.array(SuppressedVersion), 'The versions whose record suppresses it.'),
});
const closedFields = {
    version,
    severity: severity('its findings'),
    reason: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('CloseReason', ['gone', 'suppressed', 'removed', 'rebuilt', 'withdrawn']), 'Why it is closed: another build does not have it (rebuilt), the same build is no longer found to have it (withdrawn), a build of unknown digest does not have it (gone), it is found but suppressed (suppressed), or the version left the catalog (removed).'),
    since: since('the version had it'),
    until: date('The scan that no longer found it, or the commit that removed the version; null if unknown.'),
};
const ClosedFinding = (0,object/* object */.Ik)('ClosedFinding', Object.assign(Object.assign({ id: fields/* cveId */.u1 }, closedFields), { by: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Digest */.np), 'Digest of the record that no longer has it. Absent for other reasons than `rebuilt` and `gone`, and if no digest was stated.') }));
const RecordedVersion = (0,object/* object */.Ik)('RecordedVersion', {
    version,
    state: (0,object/* field */.ZZ)(items/* ScanState */.vR, 'What is known of the version.'),
    first: date('Date of the first record; null if unknown.'),
    digest: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'Digest of the record, or of the last record if there is no record now; null if no digest was stated.'),
});
const episodeFields = {
    id: fields/* cveId */.u1,
    severity: severity('its findings'),
    since: date('The scan at which the line got it; null if unknown.'),
    fixableSince: date('Date of the first scan since which every scan has named a fix; that of `last` if no scan had named the fix; null if there was no fix.'),
};
const OpenEpisode = (0,object/* object */.Ik)('OpenEpisode', episodeFields);
const EpisodeEnd = (0,scalar/* enumeration */.eG)('EpisodeEnd', [
    'rebuilt',
    'version',
    'unproven',
    'suppressed',
    'removed',
]);
const isFixed = (end) => end === 'rebuilt' || end === 'version';
const EndedEpisode = (0,object/* object */.Ik)('EndedEpisode', Object.assign(Object.assign({}, episodeFields), { last: date('The last scan of the line before the one that ended it; null if unknown.'), until: date('The scan that ended it, or the commit that removed the version; null if unknown.'), end: (0,object/* field */.ZZ)(EpisodeEnd, 'Why it ended: the version was rebuilt without it (rebuilt); a newer version, of another digest, does not have it (version); it is no longer found in the same build, or in one of unknown digest (unproven); it is suppressed (suppressed); or the version was removed, and the one before it does not have it (removed).') }));
const Line = (0,object/* object */.Ik)('Line', {
    version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The newest version that has or had a record.', { examples: ['8.2.2'] }),
    from: date('Date of the first scan of the line, or of the end of the latest forgotten episode; null if unknown.'),
    open: (0,object/* field */.ZZ)(lib.array(OpenEpisode), 'What the line has, by id.'),
    ended: (0,object/* field */.ZZ)(lib.array(EndedEpisode), 'What the line had, latest first, at most 256.'),
});
const Words = lib.tuple([(0,object/* nullable */.me)(scalars/* Text */.EY), (0,object/* nullable */.me)(scalars/* WebAddress */.V9)]);
const ImageFindings = (0,object/* object */.Ik)('ImageFindings', Object.assign(Object.assign({}, (0,fields/* documentHead */.Kn)('Findings', 'findings')), { slug: fields/* slug */.yR,
    image: fields/* image */.Sl, versions: (0,object/* field */.ZZ)(lib.array(RecordedVersion), 'Versions of the catalog that have or had a record, newest first.'), open: (0,object/* field */.ZZ)(lib.array(OpenFinding), 'Vulnerabilities that a version has or may have: worst first, then those with a fix.'), suppressed: (0,object/* field */.ZZ)(lib.array(SuppressedFinding), 'Vulnerabilities that a record suppresses, by id.'), closed: (0,object/* field */.ZZ)(lib.array(ClosedFinding), 'Vulnerabilities that a version had, latest first.'), line: (0,object/* field */.ZZ)(Line, 'The newest version over time. The times to a fix are computed from it.'), words: (0,object/* field */.ZZ)((0,plain_dictionary/* plainDictionary */.q)('WordsOfFindings', scalars/* Text */.EY, Words), 'Title and address of the open, suppressed and closed vulnerabilities, by id, as the reports of the image state them; null if unknown. An id that has neither is left out.', {
        examples: [
            {
                'CVE-2025-9230': [
                    'openssl: Out-of-bounds read and write',
                    'https://avd.aquasec.com/nvd/cve-2025-9230',
                ],
            },
        ],
    }) }));
const FINDINGS = (0,document_kind/* documentKind */.eD)({
    name: 'image-findings',
    path: 'images/{image}/findings.json',
    isMemory: true,
    operationId: 'getImageFindings',
    tag: 'Findings',
    summary: 'Findings of an image over time',
    description: 'The vulnerabilities that an image has and had, with dates, and why they were closed.',
    codec: ImageFindings,
    parameters: [document_kind/* imageParameter */.BY],
    notFound: 'There is no such image, or it never had a scan record.',
});

;// CONCATENATED MODULE: ./lib/contract/cves.js







const cves_version = (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] });
const aliases = (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'Other identifiers of the same vulnerability, in order.', {
    examples: [['GHSA-3ppc-4f35-3m26']],
});
const title = (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Text */.EY), 'Title of the vulnerability; null if no scanner has one.');
const AffectedImage = (0,object/* object */.Ik)('AffectedImage', Object.assign({ slug: fields/* slug */.yR,
    image: fields/* image */.Sl, latest: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Tag */.vw), 'Newest version with a record; null if there is none.', {
        examples: ['8.2.2'],
    }) }, affectedFields));
const SuppressedIn = (0,object/* object */.Ik)('SuppressedIn', Object.assign({ slug: fields/* slug */.yR,
    version: cves_version, severity: (0,object/* field */.ZZ)(security/* SeverityWord */.wc, 'Highest severity of the suppressed findings in the image.') }, suppressionFields));
const ClosedIn = (0,object/* object */.Ik)('ClosedIn', Object.assign({ slug: fields/* slug */.yR }, closedFields));
const CveDocument = (0,object/* object */.Ik)('CveDocument', Object.assign(Object.assign({}, (0,fields/* documentHead */.Kn)('Cve', 'cve')), { id: fields/* cveId */.u1, aliases, see: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'Identifiers of the documents that have this identifier as an alias, in order.'), severity: (0,object/* field */.ZZ)((0,object/* nullable */.me)(security/* SeverityWord */.wc), 'Highest severity in the catalog; null if the document only points to others.'), title, url: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* WebAddress */.V9), 'Address of the advisory; null if unknown.', {
        examples: ['https://avd.aquasec.com/nvd/cve-2025-9230'],
    }), images: (0,object/* field */.ZZ)(lib.array(AffectedImage), 'The images that have or may have it, by slug.'), suppressed: (0,object/* field */.ZZ)(lib.array(SuppressedIn), 'The versions where it is suppressed, by slug.'), closed: (0,object/* field */.ZZ)(lib.array(ClosedIn), 'The versions that had it, latest first.'), charts: (0,object/* field */.ZZ)((0,object/* optional */.lq)(lib.array(scalars/* Slug */.Mw)), 'The charts that ship the present or a former build of one of these versions, in order; absent if there is no such chart.', { examples: [['redis']] }), formerCharts: (0,object/* field */.ZZ)((0,object/* optional */.lq)(lib.array(scalars/* Slug */.Mw)), 'The charts that ship a former build that had it, though a later build closed it, in order; absent if there is no such chart.', { examples: [['redis']] }) }));
const ExploitationState = (0,scalar/* enumeration */.eG)('ExploitationState', [
    'known',
    'none-known',
    'unknown',
]);
const KevEntry = (0,object/* object */.Ik)('KevEntry', {
    added: (0,object/* field */.ZZ)(scalars/* PastDay */.ZI, 'Day on which it was added to the KEV catalog.'),
    due: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* FullDate */.sj), 'Day by which it must be remediated; null if not stated.'),
    ransomware: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether ransomware campaigns are known to use it.'),
});
const EpssEntry = (0,object/* object */.Ik)('EpssEntry', {
    score: (0,object/* field */.ZZ)(scalar/* Fraction */.fw, 'Probability that it is exploited within 30 days.', {
        unit: 'probability, rounded to thousandths',
    }),
    percentile: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalar/* Fraction */.fw), 'Share of all vulnerabilities with the same or a lower score; null if not stated.', { unit: 'part, rounded to hundredths' }),
});
const CveItem = (0,object/* object */.Ik)('CveItem', {
    id: fields/* cveId */.u1,
    aliases,
    severity: (0,object/* field */.ZZ)(security/* SeverityWord */.wc, 'Highest severity in the catalog.'),
    title,
    packages: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The affected packages, in order, at most 8.', {
        examples: [['libcrypto3', 'libssl3']],
    }),
    exploitation: (0,object/* field */.ZZ)(ExploitationState, 'Whether it is in the KEV catalog of known exploited vulnerabilities: it is (known), it is not (none-known), or it was not looked up (unknown).'),
    kev: (0,object/* field */.ZZ)((0,object/* nullable */.me)(KevEntry), 'Its entry in the KEV catalog; null if it has none.'),
    epss: (0,object/* field */.ZZ)((0,object/* nullable */.me)(EpssEntry), 'Its scores; null if unknown.'),
    images: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Images that have or may have it.', { unit: 'images' }),
    versions: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Versions that have or may have it.', { unit: 'versions' }),
    confirmed: (0,fields/* count */.U9)('Versions whose published record has it', 'versions'),
    fixable: (0,fields/* count */.U9)('Versions for which a fix exists', 'versions'),
    latest: (0,fields/* count */.U9)('Images whose newest version with a record is one of these', 'images'),
    since: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'Since when images of the catalog have had it without a break; null if unknown.', (0,fields/* dateLike */.oi)('2026-07-26T02:10:31Z')),
    href: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* ApiPath */.Ul), 'Path of its document; null if its name is too long for one.', {
        examples: ['/api/v1/cve/2025/CVE-2025-9230.json'],
    }),
    packageNames: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The names under which `packages/<type>.json` can list its packages, in order, at most 64: each as the scanner writes it, in lower case, and with `-` for `_`.', { examples: [['Jinja2', 'jinja2']] }),
    packagesMore: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* PositiveInt */.BL), 'Number of names that are not listed. Absent if all are.', { unit: 'names' }),
});
const Coverage = (0,object/* object */.Ik)('Coverage', Object.assign({ versions: (0,fields/* count */.U9)('Versions of the catalog', 'versions') }, fields/* coverageFields */.K7));
const KevSource = (0,object/* object */.Ik)('KevSource', {
    version: (0,object/* field */.ZZ)(scalars/* AnyText */.qZ, 'Version of the catalog.', { examples: ['2026.08.19'] }),
    released: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'When it was released; null if unknown.'),
    count: (0,fields/* count */.U9)('Its entries', 'vulnerabilities'),
});
const EpssSource = (0,object/* object */.Ik)('EpssSource', {
    model: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* AnyText */.qZ), 'Version of the model; null if unknown.'),
    date: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'Date of the scores; null if unknown.'),
});
const ExploitedBefore = (0,object/* object */.Ik)('ExploitedBefore', {
    id: fields/* cveId */.u1,
    added: (0,object/* field */.ZZ)(scalars/* PastDay */.ZI, 'Day on which it was added to the KEV catalog.'),
    names: (0,object/* field */.ZZ)((0,object/* optional */.lq)(lib.array(scalars/* Text */.EY)), 'Other CVE identifiers that it had when it was open and that the KEV catalog may use, in order. Absent without any.', { examples: [['CVE-2026-0002']] }),
});
const CveCollection = (0,object/* object */.Ik)('CveCollection', Object.assign(Object.assign({}, (0,fields/* collectionHead */.RR)('CveCollection', 'cves')), { coverage: (0,object/* field */.ZZ)(Coverage, 'What the list is based on. It is complete only if `scanned` equals `versions`; otherwise the catalog may have vulnerabilities that are not listed.'), kev: (0,object/* field */.ZZ)((0,object/* nullable */.me)(KevSource), 'The KEV catalog that was last used; null if none was ever used.'), epss: (0,object/* field */.ZZ)((0,object/* nullable */.me)(EpssSource), 'The EPSS scores that were last used; null if none were ever used.'), total: fields/* total */.X5, data: (0,object/* field */.ZZ)(lib.array(CveItem), 'Known to be exploited first, then by EPSS score (bands from 0.5, 0.1 and 0.01), severity, fix, and numbers of images and versions.'), exploitedBefore: (0,object/* field */.ZZ)(lib.array(ExploitedBefore), 'Vulnerabilities that are known to be exploited and are no longer open in any version, by id.') }));

;// CONCATENATED MODULE: ./lib/contract/cve-documents.js




const CVES = (0,document_kind/* documentKind */.eD)({
    name: 'cves',
    path: 'cve.json',
    isMemory: true,
    operationId: 'listCves',
    tag: 'Findings',
    summary: 'All open vulnerabilities',
    description: 'Every vulnerability that a version has or may have, in the order in which to fix them. The list may be incomplete; see `coverage`.',
    codec: CveCollection,
});
const CVE = Object.assign(Object.assign({}, (0,document_kind/* documentKind */.eD)({
    name: 'cve',
    path: 'cve/{group}/{file}.json',
    operationId: 'getCve',
    tag: 'Findings',
    summary: 'A vulnerability',
    description: 'The images and versions where a vulnerability is open, suppressed or closed, with dates and reasons.',
    codec: CveDocument,
    parameters: [
        {
            name: 'group',
            codec: scalars/* AnyText */.qZ,
            description: 'The year of a CVE identifier, `ghsa`, or `other`.',
            example: '2025',
        },
        {
            name: 'file',
            codec: scalars/* AnyText */.qZ,
            description: 'The identifier. In `other`, a leading `.` and each byte except upper-case letters, digits, `.` and `-` are written as `_` and two lower-case hex digits.',
            example: 'CVE-2025-26519',
        },
    ],
    notFound: 'No version of the catalog is known to have it or to have had it.',
})), { file: cveFile });

// EXTERNAL MODULE: ./lib/domain/codec/dictionary.js
var dictionary = __webpack_require__(4694);
;// CONCATENATED MODULE: ./lib/contract/digests.js








const digests_DATE = (0,fields/* dateLike */.oi)('2026-08-20T09:12:00Z');
const Replacement = (0,object/* object */.Ik)('Replacement', {
    slug: fields/* slug */.yR,
    version: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Tag */.vw), 'The version; null if not stated.', { examples: ['8.2.2'] }),
});
const DigestEntry = (0,object/* object */.Ik)('DigestEntry', {
    slug: fields/* slug */.yR,
    version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.2.2'] }),
    image: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Text */.EY), 'Registry reference without tag; null if the image is gone.', {
        examples: ['ghcr.io/acme/images/redis'],
    }),
    status: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('DigestStatus', ['current', 'superseded', 'removed']), 'Whether the tag has this digest (current), now has another one (superseded), or is gone (removed).'),
    security: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* ApiPath */.Ul), 'Path of the record of the version; null if there is none, or the digest is not current.', { examples: ['/api/v1/security/redis/8.2.2.json'] }),
    supersededBy: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'The digest that the tag has now; null if unknown.'),
    until: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'Date of the commit of the catalog that replaced or removed it; null if unknown, or current.', digests_DATE),
    replacement: (0,object/* field */.ZZ)((0,object/* nullable */.me)(Replacement), 'The replacement of a removed version; null if not stated.'),
    closedSince: closedSince,
});
const DigestPrefix = (0,scalar/* textLike */.r1)('DigestPrefix', 'two hex digits', '^[0-9a-f]{2}$');
const DigestDocument = (0,object/* object */.Ik)('DigestDocument', Object.assign(Object.assign({}, (0,fields/* documentHead */.Kn)('Digests', 'digests')), { prefix: (0,object/* field */.ZZ)(DigestPrefix, 'The first two hex digits of the digests.', { examples: ['96'] }), data: (0,object/* field */.ZZ)((0,dictionary/* dictionary */.z)('DigestEntries', scalars/* Digest */.np, lib.array(DigestEntry)), 'The entries of each digest: current ones first, then superseded, then removed ones.') }));
const RemovedItem = (0,object/* object */.Ik)('RemovedItem', {
    slug: fields/* slug */.yR,
    version: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Tag */.vw), 'The removed tag; null if the whole image is gone.', {
        examples: ['8.0.3'],
    }),
    digest: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Digest */.np), 'Its last digest; null if unknown.'),
    removed: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'Date of the commit of the catalog that removed it; null if unknown.', digests_DATE),
    replacement: (0,object/* field */.ZZ)((0,object/* nullable */.me)(Replacement), 'Its replacement; null if not stated.'),
    reason: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Text */.EY), 'Why it is gone, in the words of its owner; null if not stated.'),
    stated: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalar/* Bool */.x), 'True if its digest is known only from the list `retired` of the manifest; otherwise absent.'),
});
const RemovedCollection = (0,object/* object */.Ik)('RemovedCollection', Object.assign(Object.assign({}, (0,fields/* collectionHead */.RR)('Removed', 'removed')), { total: fields/* total */.X5, data: (0,object/* field */.ZZ)(lib.array(RemovedItem), 'Latest first.') }));
const DIGESTS = (0,document_kind/* documentKind */.eD)({
    name: 'digests',
    path: 'digest/{prefix}.json',
    operationId: 'getDigests',
    tag: 'Releases',
    summary: 'Current and former digests',
    description: 'The versions that have or had the digests with this prefix. They are digests of multi-architecture indexes, not of single platforms. A digest that is not listed is neither current nor remembered in this catalog.',
    codec: DigestDocument,
    parameters: [
        {
            name: 'prefix',
            codec: DigestPrefix,
            description: 'The first two hex digits of the digest, after `sha256:`.',
            example: '04',
        },
    ],
    notFound: 'No present or remembered digest of the catalog has this prefix.',
});
const REMOVED = (0,document_kind/* documentKind */.eD)({
    name: 'removed',
    path: 'removed.json',
    isMemory: true,
    operationId: 'listRemoved',
    tag: 'Releases',
    summary: 'Removed images and versions',
    description: 'Images and versions that are no longer published, and what replaces them.',
    codec: RemovedCollection,
});

;// CONCATENATED MODULE: ./lib/contract/feed.js







const feed_DATE = (0,fields/* dateLike */.oi)('2026-08-14T02:18:46Z');
const FeedKind = (0,scalar/* enumeration */.eG)('FeedKind', ['found', 'exploited', 'closed', 'catalog']);
const FeedFacts = (0,object/* object */.Ik)('FeedFacts', {
    kind: (0,object/* field */.ZZ)(FeedKind, 'What happened.'),
    date: (0,object/* field */.ZZ)(scalars/* PastDay */.ZI, 'The day, in UTC.', { examples: ['2026-08-14'] }),
    cve: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Text */.EY), 'The vulnerability; null if the item is not about one.', {
        examples: ['CVE-2025-9230'],
    }),
    severity: (0,object/* field */.ZZ)((0,object/* nullable */.me)(security/* SeverityWord */.wc), 'Its severity; null if the item is not about one.'),
    images: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Images that the item is about.', { unit: 'images' }),
    versions: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Versions that the item is about.', { unit: 'versions' }),
    slugs: (0,object/* field */.ZZ)(lib.array(scalars/* Slug */.Mw), 'Slugs of these images, in order, at most 1,000.', {
        examples: [['adminer', 'redis']],
    }),
});
const FeedItem = (0,object/* object */.Ik)('FeedItem', {
    id: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Identifier; it stays the same when the item grows.', {
        examples: ['urn:uuid:7c50d405-15b4-5f4e-b033-3d0036b6eafc'],
    }),
    url: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* WebAddress */.V9), 'Address of the page; absent if the site is unknown.'),
    title: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'What happened, in one line.', {
        examples: ['CVE-2025-9230 (HIGH) found in 2 images'],
    }),
    content_text: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'What happened, line by line.'),
    date_published: (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'The earliest date of these changes.', feed_DATE),
    date_modified: (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'The latest date of these changes.', feed_DATE),
    tags: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The kind, the severity, the first 100 slugs of images and charts, and `more-images` if there are more.', {
        examples: [['found', 'high', 'redis']],
    }),
    _catalog: (0,object/* field */.ZZ)(FeedFacts, 'What the item says, for programs.'),
});
const FeedAuthor = (0,object/* object */.Ik)('FeedAuthor', { name: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Name of the project.') });
const Feed = (0,object/* object */.Ik)('Feed', {
    version: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('FeedVersion', ['https://jsonfeed.org/version/1.1']), 'Version of the format.'),
    title: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Title of the feed.', { examples: ['Acme catalog'] }),
    home_page_url: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* WebAddress */.V9), 'Address of the page; absent if the site is unknown.'),
    feed_url: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* WebAddress */.V9), 'Address of this feed; absent if the site is unknown.'),
    authors: (0,object/* field */.ZZ)(lib.array(FeedAuthor), 'The publisher of the catalog.'),
    items: (0,object/* field */.ZZ)(lib.array(FeedItem), 'Latest first.'),
});
const NO_FEED = 'No catalog is published here, or nothing in it has a date.';
const FEED = (0,document_kind/* documentKind */.eD)({
    name: 'feed',
    path: 'feed.json',
    isMemory: true,
    operationId: 'getFeed',
    tag: 'Changes',
    summary: 'The latest changes, as a JSON Feed',
    description: 'JSON Feed 1.1: at most 100 items of the newest 14 days with changes, and the vulnerabilities that became known to be exploited since the oldest of these days.',
    codec: Feed,
    notFound: NO_FEED,
});
const ATOM_FEED = (0,document_kind/* mediaKind */.l4)({
    name: 'feed-atom',
    path: 'feed.atom',
    operationId: 'getAtomFeed',
    tag: 'Changes',
    summary: 'The latest changes, as an Atom feed',
    description: 'Atom (RFC 4287) with the items of `feed.json`.',
    mediaType: 'application/atom+xml',
    notFound: NO_FEED,
});
const IMAGE_FEED = (0,document_kind/* mediaKind */.l4)({
    name: 'image-feed-atom',
    path: 'images/{image}/feed.atom',
    operationId: 'getImageFeed',
    tag: 'Changes',
    summary: 'What happened to an image, as an Atom feed',
    description: 'Atom (RFC 4287): an entry for each of the newest 30 days on which a vulnerability of the image was found, closed, suppressed, or became known to be exploited, or a version came or was rebuilt.',
    mediaType: 'application/atom+xml',
    parameters: [document_kind/* imageParameter */.BY],
    notFound: 'There is no such image, it is planned, or nothing about it has a date.',
});

// EXTERNAL MODULE: ./lib/contract/fixes.js
var contract_fixes = __webpack_require__(184);
;// CONCATENATED MODULE: ./lib/contract/history.js





const findings = (what) => (0,fields/* count */.U9)(`Findings ${what}, in the newest scanned versions`, 'findings');
const HistoryRow = (0,object/* object */.Ik)('HistoryRow', Object.assign(Object.assign({ date: (0,object/* field */.ZZ)(scalars/* PastDay */.ZI, 'The day of the data, in UTC.', { examples: ['2026-08-20'] }), images: (0,fields/* count */.U9)('Available images', 'images'), versions: (0,fields/* count */.U9)('Their versions', 'versions') }, fields/* coverageFields */.K7), { total: findings('of all severities'), fixable: findings('that have a fix'), critical: findings('of severity critical'), high: findings('of severity high'), medium: findings('of severity medium'), low: findings('of severity low'), unknown: findings('of unknown severity'), imagesWithCves: (0,fields/* count */.U9)('Images with findings', 'images'), imagesNeedingRebuild: (0,fields/* count */.U9)('Images with a finding that has a fix', 'images'), exploited: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Count */.y_), 'Open vulnerabilities that are known to be exploited; null if no KEV catalog was ever used.', { unit: 'vulnerabilities' }), older: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* PositiveInt */.BL), 'Images counted by an older version, because a newer build waits for its scan; absent if there is no such image.', { unit: 'images' }) }));
const HistoryCollection = (0,object/* object */.Ik)('HistoryCollection', Object.assign(Object.assign({}, (0,fields/* collectionHead */.RR)('History', 'history')), { total: fields/* total */.X5, data: (0,object/* field */.ZZ)(lib.array(HistoryRow), 'Oldest day first.') }));
const HISTORY = (0,document_kind/* documentKind */.eD)({
    name: 'history',
    path: 'history.json',
    isMemory: true,
    operationId: 'listHistory',
    tag: 'Changes',
    summary: 'The numbers of the catalog, day by day',
    description: 'The newest 800 days with changes, oldest first.',
    codec: HistoryCollection,
});

// EXTERNAL MODULE: ./lib/contract/integrity.js
var contract_integrity = __webpack_require__(812);
// EXTERNAL MODULE: ./lib/contract/packages.js
var contract_packages = __webpack_require__(8194);
// EXTERNAL MODULE: ./lib/contract/verdict.js
var verdict = __webpack_require__(1354);
;// CONCATENATED MODULE: ./lib/contract/releases.js








const releases_DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const FormerDigest = (0,object/* object */.Ik)('FormerDigest', {
    digest: (0,object/* field */.ZZ)(scalars/* Digest */.np, 'A digest that the tag had.', { examples: [releases_DIGEST] }),
    until: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'Date of the commit of the catalog that replaced it; null if unknown.', (0,fields/* dateLike */.oi)('2026-08-20T09:12:00Z')),
    scanned: (0,object/* field */.ZZ)((0,object/* nullable */.me)(scalars/* Instant */.MW), 'Date of the last scan of this digest; null if it had no record when it was replaced, or the date is unknown.', (0,fields/* dateLike */.oi)('2026-08-19T02:10:31Z')),
});
const Verification = (0,object/* object */.Ik)('Verification', {
    what: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('Verifiable', ['signature', 'sbom', 'provenance']), 'What the command verifies; more words may be added.'),
    command: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'A command for a shell, with the digest of the build.', {
        examples: [
            `gh attestation verify oci://ghcr.io/acme/images/redis@${releases_DIGEST} --repo acme/images`,
        ],
    }),
});
const Release = (0,object/* object */.Ik)('Release', Object.assign(Object.assign({ version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] }), digest: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Digest */.np), 'Digest of the multi-architecture index; absent if the catalog does not state it.', { examples: [releases_DIGEST] }), releaseTimestamp: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* DateTime */.c9), 'The later of `published` of the version and `since`; absent if neither is known.', { examples: ['2026-08-20T09:10:44Z'] }), isDeprecated: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether its verdict is `deprecated` or `eol`.'), isStable: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether its verdict is `supported`, or it is the recommended one.') }, verdict/* verdictFields */.P), { eol: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* FullDate */.sj), 'Last day of support.', { examples: ['2027-01-31'] }), former: (0,object/* field */.ZZ)(lib.array(FormerDigest), 'Former digests of the tag, latest first.'), since: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Instant */.MW), 'Date of the commit of the catalog that added the version, or last changed its digest; absent if unknown.', (0,fields/* dateLike */.oi)('2026-08-20T09:12:00Z')), closes: (0,object/* field */.ZZ)((0,object/* optional */.lq)(Closes), 'What this build closed that earlier builds had; absent if unknown.'), changelogUrl: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* WebAddress */.V9), 'Address of the page that shows what changed in this build; absent if the site is unknown.', { examples: ['https://acme.github.io/catalog/api/v1/index.html#/images/redis/8.0.3'] }), digestFrom: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* DigestFrom */.Z_), 'Where the digest is from: the latest scan. Absent if the manifest states it, or without one.'), verify: (0,object/* field */.ZZ)((0,object/* optional */.lq)(lib.array(Verification)), 'How to verify this build, as the owner states it; nobody checked it. Absent without a digest, or if nothing is stated.') }));
const ReleaseTags = (0,object/* object */.Ik)('ReleaseTags', {
    newest: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Tag */.vw), 'The newest version; absent if there is none.', {
        examples: ['8.2.2'],
    }),
    recommended: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Tag */.vw), 'The recommended version; absent if there is none.', {
        examples: ['8.2.2'],
    }),
});
const ImageReleases = (0,object/* object */.Ik)('ImageReleases', Object.assign(Object.assign({}, (0,fields/* documentHead */.Kn)('Release', 'release')), { slug: fields/* slug */.yR,
    image: fields/* image */.Sl, homepage: (0,object/* field */.ZZ)(scalars/* WebAddress */.V9, 'Website of the packaged software.', {
        examples: ['https://redis.io'],
    }), sourceUrl: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* WebAddress */.V9), 'Address of the source that the image is built from; absent if the catalog does not state it.'), tags: (0,object/* field */.ZZ)(ReleaseTags, 'Versions by purpose.'), releases: (0,object/* field */.ZZ)(lib.array(Release), 'The versions, newest first.') }));
const RELEASES = (0,document_kind/* documentKind */.eD)({
    name: 'image-releases',
    path: 'images/{image}/releases.json',
    isMemory: true,
    operationId: 'getImageReleases',
    tag: 'Releases',
    summary: 'Versions of an image, with verdicts',
    description: 'The version to run, and the former digests of each version. Renovate reads it with the preset `renovate.json`.',
    codec: ImageReleases,
    parameters: [document_kind/* imageParameter */.BY],
    notFound: 'There is no such image, or it is planned.',
});

;// CONCATENATED MODULE: ./lib/contract/renovate.js






const texts = (described, ...examples) => (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), described, examples.length > 0 ? { examples: [[...examples]] } : {});
const description = texts('What it does.');
const RenovateDatasource = (0,object/* object */.Ik)('RenovateDatasource', {
    defaultRegistryUrlTemplate: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Address of the releases of an image.', {
        examples: ['https://acme.github.io/catalog/api/v1/images/redis/releases.json'],
    }),
});
const RenovateManager = (0,object/* object */.Ik)('RenovateManager', {
    description,
    customType: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('RenovateManagerType', ['regex']), 'The type of manager.'),
    managerFilePatterns: texts('The files that it reads.', '/\\.ya?ml$/'),
    matchStringsStrategy: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('RenovateStrategy', ['recursive']), 'Each regular expression is applied to what the one before it found.'),
    matchStrings: texts('Regular expressions in the syntax of RE2.'),
    datasourceTemplate: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('RenovateManagerSource', ['docker']), 'Where the image is looked up, unless a rule says otherwise.'),
    autoReplaceStringTemplate: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'What replaces tag and digest.'),
});
const RenovateRule = (0,object/* object */.Ik)('RenovateRule', {
    description,
    matchDatasources: texts('Where the image would be looked up.', 'docker'),
    matchPackageNames: texts('Regular expressions for references without a tag.', '/^(?:ghcr\\.io/acme/images/(?:redis))$/'),
    overrideDatasource: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Text */.EY), 'The datasource to ask instead; absent for an image that was removed.', { examples: ['custom.acme-github-io-catalog'] }),
    versioning: (0,object/* field */.ZZ)(scalars/* Text */.EY, 'How versions are compared.', { examples: ['loose'] }),
    changelogUrl: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Text */.EY), 'Address of the page that shows what changed; absent for an image that was removed.'),
    replacementName: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Text */.EY), 'The image that replaces one that was removed.', {
        examples: ['ghcr.io/acme/images/valkey'],
    }),
    replacementVersion: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Tag */.vw), 'The tag of the image that replaces it.', {
        examples: ['9.0.0'],
    }),
});
const RenovatePreset = (0,object/* object */.Ik)('RenovatePreset', {
    description,
    customDatasources: (0,object/* field */.ZZ)((0,dictionary/* dictionary */.z)('RenovateDatasources', scalars/* Text */.EY, RenovateDatasource), 'Datasources, by a name made from the address of the site.'),
    customManagers: (0,object/* field */.ZZ)(lib.array(RenovateManager), 'Managers for files that Renovate does not read by default.'),
    packageRules: (0,object/* field */.ZZ)(lib.array(RenovateRule), 'Which image is looked up where.'),
});
const RENOVATE = (0,document_kind/* documentKind */.eD)({
    name: 'renovate',
    path: 'renovate.json',
    operationId: 'getRenovatePreset',
    tag: 'Releases',
    summary: 'Preset for Renovate',
    description: 'For `extends` in a configuration of Renovate: it looks up the images of the catalog here instead of in the registry, and proposes what replaces a removed image.',
    codec: RenovatePreset,
    notFound: 'No catalog is published here, or the address of the site is unknown.',
});

;// CONCATENATED MODULE: ./lib/contract/security-documents.js







const security_documents_head = (0,fields/* documentHead */.Kn)('Security', 'security');
const source = (0,object/* field */.ZZ)(scalars/* Text */.EY, 'Origin of the scans, as text.', {
    examples: ['Nightly Trivy scan of each published image digest'],
});
const SecuritySummary = (0,object/* object */.Ik)('SecuritySummary', Object.assign(Object.assign({}, security_documents_head), { source, total: (0,security/* countOfFindings */.Z3)('Open findings of the newest scanned version of each image, added up'), fixable: (0,security/* countOfFindings */.Z3)('Those findings that have a fix'), bySeverity: (0,object/* field */.ZZ)(security/* SeverityRollup */.eE, 'The same findings by severity.'), imagesWithCves: (0,fields/* count */.U9)('Images with at least one open finding', 'images'), imagesNeedingRebuild: (0,fields/* count */.U9)('Images with at least one finding that has a fix', 'images'), images: (0,object/* field */.ZZ)((0,dictionary/* dictionary */.z)('SecurityRecords', scalars/* Slug */.Mw, security/* SecurityRecord */.Me), 'The record of each scanned image, by slug.') }));
const SecurityIndexEntry = (0,object/* object */.Ik)('SecurityIndexEntry', {
    slug: fields/* slug */.yR,
    image: fields/* image */.Sl,
    grade: (0,object/* field */.ZZ)(security/* Grade */.Mz, 'Grade of the newest scanned version.'),
    total: (0,security/* countOfFindings */.Z3)('Open findings of the newest scanned version'),
    fixable: (0,security/* countOfFindings */.Z3)('Those findings that have a fix'),
    href: security/* href */.UF,
});
const SecurityIndex = (0,object/* object */.Ik)('SecurityIndex', Object.assign(Object.assign({}, security_documents_head), { source, count: (0,fields/* count */.U9)('Images that have a record', 'images'), images: (0,object/* field */.ZZ)(lib.array(SecurityIndexEntry), 'All images that have a record.') }));
const ofImage = Object.assign(Object.assign({}, security_documents_head), { slug: fields/* slug */.yR,
    image: fields/* image */.Sl,
    source });
const SecurityImageDetail = (0,object/* object */.Ik)('SecurityImageDetail', Object.assign(Object.assign({}, ofImage), { latest: (0,object/* field */.ZZ)(security/* SecurityVersionWithCves */.CK, 'The newest version that has a record.'), versions: (0,object/* field */.ZZ)(lib.array(security/* SecurityVersionWithCves */.CK), 'All versions that have a record, newest first.') }));
const SecurityVersionDetail = (0,object/* object */.Ik)('SecurityVersionDetail', Object.assign(Object.assign(Object.assign(Object.assign({}, ofImage), security/* rollupFields */.qf), { cves: security/* cves */.UN, links: (0,object/* field */.ZZ)((0,object/* object */.Ik)('SecurityVersionLinks', {
        image: (0,object/* field */.ZZ)(scalars/* ApiPath */.Ul, 'Path of the details of the image, starting at the base of the site.', {
            examples: ['/api/v1/security/redis.json'],
        }),
    }), 'Paths of related documents.') }), security/* suppressions */.x6));
const SECURITY = (0,document_kind/* documentKind */.eD)({
    name: 'security',
    path: 'security.json',
    isMemory: true,
    operationId: 'getSecuritySummary',
    tag: 'Security',
    summary: 'Counts for the whole catalog',
    description: 'Totals of the catalog and the record of each scanned image: counts without findings.',
    codec: SecuritySummary,
});
const SECURITY_INDEX = (0,document_kind/* documentKind */.eD)({
    name: 'security-index',
    path: 'security/index.json',
    operationId: 'getSecurityIndex',
    tag: 'Security',
    summary: 'Images that have a record',
    description: 'The scanned images with their grades, counts and paths of their details.',
    codec: SecurityIndex,
});
const IMAGE_SECURITY = (0,document_kind/* documentKind */.eD)({
    name: 'security-image',
    path: 'security/{image}.json',
    operationId: 'getImageSecurity',
    tag: 'Security',
    summary: 'Findings of an image',
    description: 'The findings of all scanned versions of an image.',
    codec: SecurityImageDetail,
    parameters: [document_kind/* imageParameter */.BY],
    notFound: 'There is no such image, or it has no scan record.',
});
const VERSION_SECURITY = (0,document_kind/* documentKind */.eD)({
    name: 'security-version',
    path: 'security/{image}/{version}.json',
    operationId: 'getVersionSecurity',
    tag: 'Security',
    summary: 'Findings of a version',
    description: 'The findings of one version of an image.',
    codec: SecurityVersionDetail,
    parameters: [
        document_kind/* imageParameter */.BY,
        {
            name: 'version',
            codec: scalars/* Tag */.vw,
            description: 'A published version of the image, verbatim.',
            example: '1.6.38',
        },
    ],
    notFound: 'There is no such image or version, or it has no scan record.',
});

// EXTERNAL MODULE: ./lib/contract/vex-documents.js
var vex_documents = __webpack_require__(2935);
;// CONCATENATED MODULE: ./lib/contract/documents.js


















const DOCUMENTS = [
    ...[IMAGES, IMAGES_PAGE, CHARTS, CHARTS_PAGE, ROADMAP, ROADMAP_PAGE, UPDATES, STATUS],
    ...[SECURITY, SECURITY_INDEX, IMAGE_SECURITY, VERSION_SECURITY, CHART_SECURITY],
    ...[CVES, CVE, FINDINGS, contract_fixes/* FIXES */.WE],
    ...[BASES, BASE, LAYERS],
    ...[contract_packages/* PACKAGES */.K_, contract_packages/* PACKAGE_NAMES */.oX, contract_packages/* IMAGE_PACKAGES */.gq],
    ...[RELEASES, DIGESTS, REMOVED, RENOVATE],
    ...[CHANGES, DAY, FEED, HISTORY],
    ...[vex_documents/* IMAGE_VEX */.k8, vex_documents/* VEX_REPOSITORY */.Zq, vex_documents/* VEX_INDEX */.Bx],
    ...[badge/* BADGE */.yq, badge/* IMAGE_BADGE */.wM],
    contract_integrity/* INTEGRITY */.ui,
];
const MEDIA = [
    ...[ATOM_FEED, IMAGE_FEED, badge/* BADGE_SVG */.hQ, badge/* IMAGE_BADGE_SVG */.Lm],
    ...[vex_documents/* VEX_COPY */.gB, vex_documents/* VEX_ARCHIVE */.Tn],
];
const MEMORY = DOCUMENTS.filter(({ isMemory }) => isMemory);

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Array.js
var lib_Array = __webpack_require__(1341);
// EXTERNAL MODULE: ./lib/domain/image-reference.js
var image_reference = __webpack_require__(9052);
// EXTERNAL MODULE: ./lib/domain/values/compare.js
var compare = __webpack_require__(8743);
// EXTERNAL MODULE: ./lib/domain/values/group-by.js
var group_by = __webpack_require__(6261);
// EXTERNAL MODULE: ./lib/domain/version-key.js
var version_key = __webpack_require__(971);
// EXTERNAL MODULE: ./lib/read/reports/file-name.js
var file_name = __webpack_require__(8959);
// EXTERNAL MODULE: ./lib/read/reports/wording.js
var wording = __webpack_require__(2781);
;// CONCATENATED MODULE: ./lib/decide/match-reports.js







const isUnmatched = ({ targets, contradicted, rivals }) => targets.length + contradicted.length + rivals.length === 0;
const indexVersions = (images) => {
    const targets = images.flatMap(({ slug, image, versions = [] }) => {
        const repository = (0,image_reference/* repositoryOf */._)(image);
        return versions.map(({ version, digest, digestFrom }) => {
            const key = (0,version_key/* versionKey */._5)(slug, version);
            return { key, digest, isFollowed: digestFrom !== undefined, repository, version };
        });
    });
    return {
        byDigest: (0,group_by/* groupBy */.$z)(targets.filter(({ digest }) => digest !== undefined), ({ digest = '' }) => digest),
        byReference: (0,group_by/* groupBy */.$z)(targets, ({ repository, version }) => `${repository}:${version}`),
        byPlace: (0,group_by/* groupBy */.$z)(targets, ({ key }) => key),
    };
};
const settleRivals = (all, areRivals, ofName) => (areRivals ? { targets: ofName(), rivals: all } : { targets: all, rivals: [] });
const isMany = (texts) => new Set(texts.filter((text) => text !== undefined)).size > 1;
const digestTargets = ({ byDigest }, { identity }) => {
    const of = (digests) => digests.flatMap((digest) => { var _a; return (_a = byDigest.get(digest)) !== null && _a !== void 0 ? _a : []; });
    const all = of([...identity.digests, ...identity.localDigests]);
    const areRivals = isMany(all.map(({ digest }) => digest));
    return settleRivals(all, areRivals, () => { var _a; return of((0,wording/* findDigest */.u$)((_a = identity.name) !== null && _a !== void 0 ? _a : '')); });
};
const referenceTargets = ({ byReference }, { identity }) => {
    const of = (text) => {
        var _a;
        const { repository, tag } = (0,image_reference/* parseReference */.F)(text);
        return tag === undefined ? [] : ((_a = byReference.get(`${repository}:${tag}`)) !== null && _a !== void 0 ? _a : []);
    };
    const all = identity.references.flatMap(of);
    const areRivals = isMany(all.map(({ repository }) => repository)) || isMany(all.map(({ digest }) => digest));
    return settleRivals(all, areRivals, () => { var _a; return of((_a = identity.name) !== null && _a !== void 0 ? _a : ''); });
};
const placeTargets = ({ byPlace }, { path }) => {
    var _a;
    const place = (0,file_name/* parseReportPath */.j)(path);
    return place === undefined ? [] : ((_a = byPlace.get((0,version_key/* versionKey */._5)(...place))) !== null && _a !== void 0 ? _a : []);
};
const contradicts = ({ identity }, { digest }) => digest !== undefined && identity.digests.length > 0 && !identity.digests.includes(digest);
const isForOther = ({ identity }, { repository, version }) => {
    const named = identity.references.map(image_reference/* parseReference */.F);
    const isSpecific = identity.digests.length > 0 || named.some(({ tag }) => tag !== undefined);
    return (isSpecific &&
        named.length > 0 &&
        named.every((each) => each.repository !== repository || (each.tag !== undefined && each.tag !== version)));
};
const NO_TARGETS = {
    targets: [],
    contradicted: [],
    rivals: [],
    isMisnamed: false,
};
const distinctTargets = (targets) => (0,group_by/* uniqueBy */.pD)(targets, ({ key }) => key);
const findTargets = (index, scan) => {
    const exact = digestTargets(index, scan);
    if (exact.targets.length > 0)
        return Object.assign(Object.assign({}, NO_TARGETS), { targets: distinctTargets(exact.targets) });
    if (exact.rivals.length > 0)
        return Object.assign(Object.assign({}, NO_TARGETS), { rivals: distinctTargets(exact.rivals) });
    const { targets: named, rivals } = referenceTargets(index, scan);
    if (named.length === 0 && rivals.length > 0)
        return Object.assign(Object.assign({}, NO_TARGETS), { rivals: distinctTargets(rivals) });
    const placed = rivals.length > 0 ? [] : placeTargets(index, scan);
    const agree = (targets) => targets.filter((target) => !contradicts(scan, target));
    const byName = agree(named);
    const targets = distinctTargets(byName.length > 0 ? byName : agree(placed));
    const contradicted = [...named, ...placed].filter((target) => contradicts(scan, target));
    const isMisnamed = byName.length === 0 && targets.some((target) => isForOther(scan, target));
    return { targets, contradicted: distinctTargets(contradicted), rivals: [], isMisnamed };
};
const groupByVersion = (reports) => (0,group_by/* collect */.Fo)(reports.flatMap(({ scan, targets }) => targets.map(({ key }) => [key, scan])));
const matchBases = ({ images, bases }, scans) => {
    if (bases.length === 0)
        return [];
    const index = indexVersions([...images, ...bases]);
    const slugs = new Set(bases.map(({ slug }) => slug));
    const isBase = ({ key }) => slugs.has((0,version_key/* parseVersionKey */.n4)(key).slug);
    return scans.map((scan) => {
        const found = findTargets(index, scan);
        const isOfImage = found.isMisnamed && !found.contradicted.every(isBase);
        return Object.assign(Object.assign({ scan }, found), { targets: isOfImage ? [] : found.targets.filter(isBase) });
    });
};
const matchReports = ({ images, bases }, scans) => {
    const ofImages = indexVersions(images);
    const matchIn = (index) => (scan) => (Object.assign({ scan }, findTargets(index, scan)));
    const sorted = [...scans].sort((a, b) => (0,compare/* compareBytes */.Xo)(a.path, b.path));
    const { left: searches, right: others } = lib_Array.partition(({ soughtInstead }) => soughtInstead !== null)(sorted);
    const reports = searches.map(matchIn(ofImages));
    const reportsOfBases = matchBases({ images, bases }, searches);
    return {
        byVersion: groupByVersion(reports),
        listings: groupByVersion(others.map(matchIn(ofImages))),
        bases: groupByVersion(reportsOfBases),
        reports: reports.map((own, i) => { var _a; return (isUnmatched(own) ? ((_a = reportsOfBases[i]) !== null && _a !== void 0 ? _a : own) : own); }),
    };
};

// EXTERNAL MODULE: ./lib/domain/git-objects/objects.js
var objects = __webpack_require__(5035);
;// CONCATENATED MODULE: ./lib/domain/git-objects/folder-id.js


const toBytes = (text) => Buffer.from(text).toString('latin1');
const toTreeEntry = (mode, name, id) => ({
    key: toBytes(mode === '40000' ? `${name}/` : name),
    head: `${mode} ${toBytes(name)}\0`,
    id,
});
const treeId = (files, folders) => {
    const entries = [
        ...[...files].map(([name, id]) => toTreeEntry('100644', name, id)),
        ...[...folders].map(([name, id]) => toTreeEntry('40000', name, id)),
    ].sort((a, b) => (a.key < b.key ? -1 : 1));
    const bytes = entries.flatMap(({ head, id }) => [
        Buffer.from(head, 'latin1'),
        Buffer.from(id, 'hex'),
    ]);
    return (0,objects/* objectId */.Tu)('tree', bytes);
};
const filesIn = (files) => new Map([...files].filter(([path]) => !path.includes('/')));
const foldersIn = (files) => {
    const nested = [...files].filter(([path]) => path.includes('/'));
    return new Map([...(0,group_by/* groupBy */.$z)(nested, ([path]) => path.slice(0, path.indexOf('/')))].map(([folder, own]) => [
        folder,
        folderId(own.map(([path, id]) => [path.slice(folder.length + 1), id])),
    ]));
};
const folderId = (files) => treeId(filesIn(files), foldersIn(files));

// EXTERNAL MODULE: ./lib/read/manifest/apply-defaults.js
var apply_defaults = __webpack_require__(970);
// EXTERNAL MODULE: ./lib/read/manifest/catalog.js
var manifest_catalog = __webpack_require__(5544);
;// CONCATENATED MODULE: ./lib/domain/codec/find-part.js



const partsOf = (codec, value) => {
    if (codec instanceof object/* NullableType */.aI)
        return [[codec.codec, value]];
    if (codec instanceof object/* ObjectType */.an && (0,object/* isRecord */.u4)(value))
        return codec.fields.map((field) => [field.codec, value[field.key]]);
    if (codec instanceof lib.ArrayType && Array.isArray(value))
        return value.map((each) => [codec.type, each]);
    return codec instanceof dictionary/* DictionaryType */.X && value instanceof Map
        ? [...value.values()].map((each) => [codec.codec, each])
        : [];
};
const findPart = (codec, value, fits) => {
    if (value === undefined || value === null)
        return undefined;
    if (fits(codec, value))
        return value;
    for (const [inner, part] of partsOf(codec, value)) {
        const found = findPart(inner, part, fits);
        if (found !== undefined)
            return found;
    }
    return undefined;
};

// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/codec/decode.js
var decode = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/domain/codec/depth.js
var depth = __webpack_require__(2941);
// EXTERNAL MODULE: ./lib/domain/file.js
var file = __webpack_require__(823);
;// CONCATENATED MODULE: ./lib/previous/parse-document.js





const MAX_DOCUMENT_DEPTH = depth/* MAX_DEPTH */.l + 1;
const TOO_LARGE = `found more than ${file/* MAX_FILE_BYTES */.gZ / (1024 * 1024)} MiB, expected a smaller document`;
const parseBranchJson = (bytes) => (0,lib_function.pipe)((0,file/* isTooLarge */.I9)(bytes) ? Either.left(TOO_LARGE) : Either.right(bytes), Either.chain(() => Either.tryCatch(() => JSON.parse(bytes.toString('utf8')), () => 'not valid JSON')), Either.filterOrElse((json) => !(0,depth/* isTooDeep */.f)(json, MAX_DOCUMENT_DEPTH), () => `nested more than ${MAX_DOCUMENT_DEPTH} levels deep`));
const parseDocument = (codec, bytes, isAsPublished = false) => (0,lib_function.pipe)(parseBranchJson(bytes), Either.chain((json) => isAsPublished && codec.is(json)
    ? Either.right(json)
    : (0,lib_function.pipe)((0,decode/* decode */.D4)(codec, json), Either.mapLeft((all) => (0,decode/* explainFirstMismatch */.ah)(all)))));

// EXTERNAL MODULE: ./lib/contract/record/record.js
var record_record = __webpack_require__(6544);
// EXTERNAL MODULE: ./lib/contract/record/rows.js
var record_rows = __webpack_require__(8384);
// EXTERNAL MODULE: ./lib/read/reports/suppression.js
var suppression = __webpack_require__(4678);
;// CONCATENATED MODULE: ./lib/previous/records.js









const PublishedRecord = (0,object/* object */.Ik)('PublishedRecord', {
    cves: security/* cves */.UN,
    suppressions: security/* suppressions */.x6.suppressions,
});
const readRecord = (bytes, isAsPublished) => (0,lib_function.pipe)(parseDocument(PublishedRecord, bytes, isAsPublished), Either.map((found) => {
    var _a;
    const sorted = [...found.cves].sort(record_rows/* compareRows */.fz);
    const rows = [...(0,group_by/* groupBy */.$z)(sorted, record_rows/* keyOfFinding */.q3).values()].map(([first]) => first);
    const all = (_a = found.suppressions) !== null && _a !== void 0 ? _a : [];
    return (0,record_record/* toPublished */.ad)({ rows, suppressions: (0,suppression/* mergeSuppressions */.Z)(all, rows, record_rows/* keyOfFinding */.q3) });
}));

;// CONCATENATED MODULE: ./lib/previous/documents.js








const inDocument = (file, message) => (0,problem/* problem */.CC)(message, { file: `api/v1/${file}` });
const droppedWarning = (file, flaw) => inDocument(file, `the published document is dropped: ${flaw}; what only it remembered starts over`);
const droppedRecord = (file, flaw) => inDocument(file, `the published record is dropped: ${flaw}; scan the version again`);
const findFutureDate = (codec, document, latest) => findPart(codec, document, (type, date) => (type === scalars/* Instant */.MW || type === scalars/* PastDay */.ZI) && String(date) > latest);
const refuseFuture = (codec, latest) => (document) => {
    const date = findFutureDate(codec, document, latest);
    return date === undefined
        ? Either.right(document)
        : Either.left(`found the date ${date}, expected at most 24 hours ahead of the clock of this runner; check the clocks`);
};
const openDocuments = (contents, isAsPublished, latest, files) => {
    const warnings = [];
    const decoded = new Map();
    const once = (file, make) => {
        const bytes = contents.get(file);
        if (bytes === undefined) {
            if (files.has(file))
                throw new Error(`${file} is published, but was not loaded`);
            return undefined;
        }
        if (!decoded.has(file))
            decoded.set(file, make(bytes));
        return decoded.get(file);
    };
    const orDropped = (result, file, warningOf) => {
        if (Either.isRight(result))
            return result.right;
        warnings.push(warningOf(file, result.left));
        return undefined;
    };
    return {
        flaws: () => warnings,
        read: ({ codec, file }, key) => {
            var _a;
            const path = (_a = file(key)) !== null && _a !== void 0 ? _a : '';
            return once(path, (bytes) => {
                const found = parseDocument(codec, bytes, isAsPublished);
                const sound = isAsPublished ? found : Either.chain(refuseFuture(codec, latest))(found);
                return orDropped(sound, path, droppedWarning);
            });
        },
        readRecord: (slug, version) => {
            const file = VERSION_SECURITY.file((0,version_key/* versionKey */._5)(slug, version));
            return once(file, (bytes) => orDropped(readRecord(bytes, isAsPublished), file, droppedRecord));
        },
    };
};

// EXTERNAL MODULE: ./lib/previous/own-state.js
var own_state = __webpack_require__(6628);
// EXTERNAL MODULE: ./lib/read/manifest/manifest.js
var manifest_manifest = __webpack_require__(1394);
// EXTERNAL MODULE: ./lib/read/manifest/rules.js + 3 modules
var rules = __webpack_require__(5098);
;// CONCATENATED MODULE: ./lib/previous/state.js









const FORMAT = 1;
const SourceCommit = (0,object/* object */.Ik)('SourceCommit', {
    repository: scalars/* Text */.EY,
    commit: (0,object/* nullable */.me)(scalars/* GitId */.C5),
    committed: (0,object/* nullable */.me)(scalars/* Instant */.MW),
});
const Address = (0,object/* object */.Ik)('Address', { site: (0,object/* nullable */.me)(scalars/* Text */.EY), namespace: scalars/* Text */.EY });
const State = (0,object/* object */.Ik)('State', {
    format: scalars/* PositiveInt */.BL,
    source: SourceCommit,
    manifest: manifest_manifest/* Manifest */._8,
    tree: scalars/* GitId */.C5,
    address: (0,object/* optional */.lq)(Address),
});
const STATE = { path: 'state.json', file: () => 'state.json', codec: State };
const sealOf = (rest) => `,"self":"${(0,objects/* blobId */.zA)([rest])}"}\n`;
const END = '}\n';
const seal = (text) => `${text.slice(0, -END.length)}${sealOf(Buffer.from(text))}`;
const isSealed = (bytes) => {
    const at = bytes.length - sealOf(Buffer.alloc(0)).length;
    const rest = Buffer.concat([bytes.subarray(0, Math.max(at, 0)), Buffer.from(END)]);
    return at > 0 && bytes.subarray(at).toString('latin1') === sealOf(rest);
};
const findFlaw = ({ format, manifest }) => {
    if (format !== FORMAT)
        return `format: found ${format}, expected ${FORMAT}`;
    const [broken] = (0,rules/* findViolations */.M)(manifest_manifest/* Manifest */._8.encode(manifest));
    return broken && `${(0,decode/* formatPath */.jV)(['manifest', ...broken.path])}: ${broken.message}`;
};
const readState = (bytes) => (0,lib_function.pipe)(parseDocument(State, bytes), Either.chain((state) => {
    const flaw = findFlaw(state);
    return flaw === undefined ? Either.right(state) : Either.left(flaw);
}));
const commitsToCompare = (own, published) => published.repository !== own.repository ||
    published.commit === null ||
    own.commit === null ||
    published.commit === own.commit
    ? undefined
    : [own.commit, published.commit];

;// CONCATENATED MODULE: ./lib/previous/versions.js
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



const hasCounts = (state) => state === 'scanned' || state === 'partial';
const NOT_JUDGED = { verdict: 'unverified', urgent: null, database: null };
const RECORD_ONLY = Object.assign(Object.assign({}, NOT_JUDGED), { digest: null, state: 'partial', scannedAt: null, scanner: null, hasRecord: true });
const fitState = (item, hasRecord) => {
    const { slug: _, version: __, unchecked, gaps, before } = item, status = __rest(item, ["slug", "version", "unchecked", "gaps", "before"]);
    const fits = !hasRecord || hasCounts(status.state);
    const state = fits ? status.state : 'partial';
    return Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({}, status), { state }), (hasRecord && unchecked !== undefined ? { unchecked } : {})), (fits && gaps !== undefined ? { gaps } : {})), (state === 'unscanned' && before !== undefined ? { before } : {})), { hasRecord });
};
const digestsOfStatus = (status) => new Map([...(0,group_by/* groupBy */.$z)(status, ({ slug }) => slug)].map(([slug, items]) => [
    slug,
    new Map(items.map(({ version, digest }) => [version, digest])),
]));
const recordedVersions = (files) => [...files].flatMap((file) => {
    var _a;
    var _b;
    const [slug, version] = (_b = (_a = VERSION_SECURITY.keyOf(file)) === null || _a === void 0 ? void 0 : _a.split('/')) !== null && _b !== void 0 ? _b : [];
    return slug && version ? [(0,version_key/* versionKey */._5)(slug, version)] : [];
});
const joinVersions = (files, status, stated) => {
    const records = recordedVersions(files);
    const recorded = new Set(records);
    const items = status.map((item) => {
        const key = (0,version_key/* keyOfVersion */.x5)(item);
        return [key, fitState(item, recorded.has(key))];
    });
    const all = new Map([...records.map((key) => [key, RECORD_ONLY]), ...items]);
    return new Map([...all].map(([key, own]) => {
        var _a;
        const { slug, version } = (0,version_key/* parseVersionKey */.n4)(key);
        const digest = (_a = stated.get(slug)) === null || _a === void 0 ? void 0 : _a.get(version);
        return [key, digest === undefined ? own : Object.assign(Object.assign({}, own), { digest })];
    }));
};
const statusOfBases = (bases) => new Map([...bases].map(({ slug, version, digest, digestFrom, state, scannedAt, scanner, ids }) => [
    (0,version_key/* versionKey */._5)(slug, version),
    Object.assign(Object.assign(Object.assign(Object.assign({}, NOT_JUDGED), { digest }), (digestFrom === undefined ? {} : { digestFrom })), { state,
        scannedAt,
        scanner, hasRecord: ids !== null && hasCounts(state) }),
]));
const slugsOf = (versions) => [
    ...new Set([...versions.keys()].map((key) => (0,version_key/* parseVersionKey */.n4)(key).slug)),
];

;// CONCATENATED MODULE: ./lib/previous/previous.js













const keysOf = ({ files }, { keyOf }) => [...files.keys()].flatMap((file) => { var _a; return (_a = keyOf(file)) !== null && _a !== void 0 ? _a : []; });
const filesOf = (files, { keyOf }) => [...files.keys()].filter((file) => keyOf(file) !== undefined);
const isReadFirst = (file) => !file.includes('/') || BASE.keyOf(file) !== undefined;
const foundTree = ({ files, folders, irregular }) => {
    if (irregular.length > 0)
        return undefined;
    const top = filesIn(files);
    return treeId(new Map([...top].filter(([name]) => name !== STATE.path)), filesIn(folders));
};
const findState = (contents, latest) => {
    const bytes = contents.get(STATE.path);
    if (!(0,own_state/* isOwnState */.q)(bytes))
        return { value: undefined, warnings: [] };
    const found = Either.chain(refuseFuture(State, latest))(readState(bytes));
    return Either.isRight(found)
        ? { value: found.right, warnings: [] }
        : { value: undefined, warnings: [droppedWarning(STATE.path, found.left)] };
};
const areDatesSound = ({ read, flaws }, latest) => [STATUS, CVES].every((kind) => findFutureDate(kind.codec, read(kind, ''), latest) === undefined) && flaws().length === 0;
const readPrevious = (tip, contents, latest) => {
    var _a, _b;
    var _c, _d, _e, _f, _g;
    const { files } = tip;
    const { value: state, warnings } = findState(contents, latest);
    const isOwn = isSealed((_c = contents.get(STATE.path)) !== null && _c !== void 0 ? _c : Buffer.alloc(0));
    const hasTree = isOwn && state !== undefined && state.tree === foundTree(tip);
    const found = openDocuments(contents, hasTree, latest, files);
    const isAsPublished = hasTree && warnings.length === 0 && areDatesSound(found, latest);
    const documents = isAsPublished === hasTree ? found : openDocuments(contents, isAsPublished, latest, files);
    const status = (_d = (_a = documents.read(STATUS, '')) === null || _a === void 0 ? void 0 : _a.data) !== null && _d !== void 0 ? _d : [];
    const bases = keysOf({ files }, BASE).flatMap((key) => {
        const base = documents.read(BASE, key);
        return base !== undefined && (0,version_key/* keyOfVersion */.x5)(base) === key ? [base] : [];
    });
    const known = new Map([...bases, ...status].map((item) => [(0,version_key/* keyOfVersion */.x5)(item), item]));
    const catalog = state && isOwn ? (0,manifest_catalog/* withDigests */.o2)((0,apply_defaults/* applyDefaults */.h)(state.manifest), known) : undefined;
    const digests = catalog ? (0,manifest_catalog/* digestsOf */.nw)(catalog) : digestsOfStatus(status);
    const versions = joinVersions(files.keys(), status, digests);
    const security = isAsPublished ? documents.read(SECURITY, '') : undefined;
    const updates = (_e = (_b = documents.read(UPDATES, '')) === null || _b === void 0 ? void 0 : _b.data) !== null && _e !== void 0 ? _e : [];
    return {
        read: documents.read,
        readRecord: documents.readRecord,
        files,
        contents,
        state,
        isAsPublished,
        catalog,
        slugs: (_f = catalog === null || catalog === void 0 ? void 0 : catalog.images.map(({ slug }) => slug)) !== null && _f !== void 0 ? _f : slugsOf(versions),
        digests,
        versions,
        bases: statusOfBases(bases),
        records: (_g = security === null || security === void 0 ? void 0 : security.images) !== null && _g !== void 0 ? _g : new Map(),
        updates,
        flaws: () => [...warnings, ...documents.flaws()],
    };
};

;// CONCATENATED MODULE: ./lib/derive/render/json.js
const jsonFile = ({ file, codec }, key, document) => ({
    path: file(key),
    content: `${JSON.stringify(codec.encode(document))}\n`,
});
const exactJsonFile = ({ file }, key, document) => ({
    path: file(key),
    content: `${JSON.stringify(document)}\n`,
});

;// CONCATENATED MODULE: ./lib/derive/house/finding-event.js
const hasEnded = (event) => event.kind !== 'opened' && event.kind !== 'fixable';
const endFinding = (slug, id, { version, severity, since, fixable, packages }, end) => (Object.assign({ slug, version, id, severity, since, fixable, packages, fixes: [] }, end));
const toClosed = (event) => {
    const { id, version, severity, kind: reason, since, date: until, by } = event;
    return Object.assign({ id, version, severity, reason, since, until }, (by === undefined ? {} : { by }));
};
const CHANGE_OF = {
    opened: 'opened',
    fixable: 'fixable',
    rebuilt: 'closed',
    gone: 'closed',
    withdrawn: 'withdrawn',
    suppressed: 'suppressed',
    removed: undefined,
};
const ofChange = (events, change) => events.filter(({ kind }) => CHANGE_OF[kind] === change);

;// CONCATENATED MODULE: ./lib/derive/house/words.js

const NO_WORDS = [null, null];
const wordsOf = (words, id) => { var _a; return (_a = (Object.hasOwn(words, id) ? words[id] : undefined)) !== null && _a !== void 0 ? _a : NO_WORDS; };
const wordsInRows = ({ versions }) => {
    var _a, _b;
    const words = new Map();
    for (const { findings } of versions)
        for (const [id, { title, url }] of (_a = findings === null || findings === void 0 ? void 0 : findings.found) !== null && _a !== void 0 ? _a : []) {
            const [former, address] = (_b = words.get(id)) !== null && _b !== void 0 ? _b : NO_WORDS;
            words.set(id, [(0,compare/* firstText */.ou)([former, title]), (0,compare/* firstText */.ou)([address, url])]);
        }
    return words;
};
const nextWords = (before, records, { open, suppressed, closed }) => {
    const inRows = wordsInRows(records);
    const ids = (0,compare/* sortUnique */._l)([...open, ...suppressed, ...closed].map(({ id }) => id));
    return Object.fromEntries(ids.flatMap((id) => {
        var _a;
        const [title, url] = (_a = inRows.get(id)) !== null && _a !== void 0 ? _a : NO_WORDS;
        const [formerTitle, formerUrl] = before === undefined ? NO_WORDS : wordsOf(before, id);
        const words = [title !== null && title !== void 0 ? title : formerTitle, url !== null && url !== void 0 ? url : formerUrl];
        return words[0] === null && words[1] === null ? [] : [[id, words]];
    }));
};
const mostSaid = (said) => {
    var _a;
    const [first = null, ...others] = said;
    if (others.every((each) => each === first))
        return first;
    const counts = new Map();
    for (const text of said)
        if (text !== null)
            counts.set(text, ((_a = counts.get(text)) !== null && _a !== void 0 ? _a : 0) + 1);
    const [[most] = [null]] = [...counts].sort(([a, m], [b, n]) => n - m || (0,compare/* compareText */.n6)(a, b));
    return most;
};

// EXTERNAL MODULE: ./lib/domain/severity.js
var domain_severity = __webpack_require__(2986);
;// CONCATENATED MODULE: ./lib/domain/span.js

const joinSpans = ([span, ...others]) => others.reduce((joined, { first, last }) => ({
    first: (0,compare/* compareText */.n6)(first, joined.first) < 0 ? first : joined.first,
    last: (0,compare/* compareText */.n6)(last, joined.last) > 0 ? last : joined.last,
}), { first: span.first, last: span.last });

// EXTERNAL MODULE: ./lib/domain/version-order.js
var version_order = __webpack_require__(4492);
;// CONCATENATED MODULE: ./lib/derive/order.js




const compareLatest = (a, b) => Number(a === null) - Number(b === null) || (0,compare/* compareText */.n6)(b !== null && b !== void 0 ? b : '', a !== null && a !== void 0 ? a : '');
const earliestSince = (items) => (0,compare/* firstText */.ou)(items.map(({ since }) => since));
const compareSlugs = (a, b) => (0,compare/* compareText */.n6)(a.slug, b.slug);
const worstFirst = (items) => [...(0,group_by/* groupBy */.$z)(items, ({ id }) => id)]
    .map(([id, group]) => ({ id, severity: (0,domain_severity/* worstOf */.hm)(group) }))
    .sort((a, b) => (0,domain_severity/* severityRank */.qs)(a.severity) - (0,domain_severity/* severityRank */.qs)(b.severity) || (0,compare/* compareText */.n6)(a.id, b.id));
const exploitedFirst = (items, known) => [
    ...items.filter(({ id }) => known.has(id)),
    ...items.filter(({ id }) => !known.has(id)),
];
const isFixable = ({ versions }) => versions.some(({ fixable }) => fixable);
const compareOpen = (a, b) => (0,domain_severity/* severityRank */.qs)(a.severity) - (0,domain_severity/* severityRank */.qs)(b.severity) ||
    Number(isFixable(b)) - Number(isFixable(a)) ||
    (0,compare/* compareText */.n6)(a.id, b.id);
const compareClosed = (keyOf) => (a, b) => compareLatest(a.until, b.until) ||
    (0,compare/* compareText */.n6)(keyOf(a), keyOf(b)) ||
    (0,version_order/* compareNewest */.m3)(a, b) ||
    compareLatest(a.since, b.since);

;// CONCATENATED MODULE: ./lib/derive/days/join-days.js






const slugOf = ({ slug }) => slug;
const joinItems = (items, keyOf, join) => [...(0,group_by/* groupBy */.$z)(items, keyOf).values()].map(join);
const joinChangedVersions = (all) => joinItems(all, slugOf, (group) => ({
    slug: group[0].slug,
    versions: (0,version_order/* sortVersions */.M7)(group.flatMap(({ versions }) => versions)),
})).sort(compareSlugs);
const joinCves = (group) => (Object.assign(Object.assign({ id: group[0].id, severity: (0,domain_severity/* worstOf */.hm)(group), title: (0,compare/* firstText */.ou)(group.map(({ title }) => title)), opened: joinChangedVersions(group.flatMap(({ opened }) => opened)), fixable: joinChangedVersions(group.flatMap(({ fixable }) => fixable)), closed: joinChangedVersions(group.flatMap(({ closed }) => closed)), suppressed: joinChangedVersions(group.flatMap(({ suppressed }) => suppressed)) }, joinSpans(group)), { withdrawn: joinChangedVersions(group.flatMap(({ withdrawn }) => withdrawn)) }));
const compareDigests = (a, b) => Number(a === null) - Number(b === null) || (0,compare/* compareText */.n6)(a !== null && a !== void 0 ? a : '', b !== null && b !== void 0 ? b : '');
const compareRebuilt = (a, b) => (0,compare/* compareText */.n6)(a.at, b.at) ||
    (0,version_order/* compareNewest */.m3)(a, b) ||
    compareDigests(a.from, b.from) ||
    compareDigests(a.to, b.to);
const compareUpdates = (a, b) => (0,compare/* compareText */.n6)(a.at, b.at) || (0,compare/* compareText */.n6)(a.from, b.from) || (0,compare/* compareText */.n6)(a.to, b.to);
const sortDistinct = (items, compare) => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()].sort(compare);
const joinFlags = (group) => ({
    slug: group[0].slug,
    new: group.some((each) => each.new),
    gone: group.some(({ gone }) => gone),
});
const joinImages = (group) => (Object.assign(Object.assign(Object.assign({}, joinFlags(group)), { added: (0,version_order/* sortVersions */.M7)(group.flatMap(({ added }) => added)), removed: (0,version_order/* sortVersions */.M7)(group.flatMap(({ removed }) => removed)), rebuilt: sortDistinct(group.flatMap(({ rebuilt }) => rebuilt), compareRebuilt) }), joinSpans(group)));
const joinCharts = (group) => (Object.assign(Object.assign(Object.assign({}, joinFlags(group)), { versions: sortDistinct(group.flatMap(({ versions }) => versions), compareUpdates) }), joinSpans(group)));
const joinDays = (date, days) => ({
    apiVersion: 'v1',
    resource: 'changes',
    date,
    cves: joinItems(days.flatMap(({ cves }) => cves), ({ id }) => id, joinCves).sort((a, b) => (0,compare/* compareText */.n6)(a.id, b.id)),
    images: joinItems(days.flatMap(({ images }) => images), slugOf, joinImages).sort(compareSlugs),
    charts: joinItems(days.flatMap(({ charts }) => charts), slugOf, joinCharts).sort(compareSlugs),
});

;// CONCATENATED MODULE: ./lib/derive/days/facts.js







const dayWith = (date, changes) => (Object.assign({ apiVersion: 'v1', resource: 'changes', date: (0,instant/* dayOf */.kb)(date), cves: [], images: [], charts: [] }, changes));
const isFact = (event) => event.date !== null && CHANGE_OF[event.kind] !== undefined;
const dayAndId = ({ id, date }) => `${(0,instant/* dayOf */.kb)(date)} ${id}`;
const findTitles = (facts) => {
    const found = facts.flatMap((fact) => fact.kind === 'opened' && fact.title !== null ? [{ fact, title: fact.title }] : []);
    return new Map([...(0,group_by/* groupBy */.$z)(found, ({ fact }) => dayAndId(fact))].map(([key, own]) => {
        const said = [...(0,group_by/* groupBy */.$z)(own, ({ fact }) => fact.slug).values()];
        return [key, mostSaid(said.map((all) => (0,compare/* firstText */.ou)(all.map(({ title }) => title))))];
    }));
};
const toDay = (fact, title) => {
    const { id, slug, version, severity, date } = fact;
    const versionsOf = (change) => CHANGE_OF[fact.kind] === change ? [{ slug, versions: [version] }] : [];
    const cve = Object.assign({ id, severity, title, first: date, last: date }, { opened: versionsOf('opened'), fixable: versionsOf('fixable'), closed: versionsOf('closed'), suppressed: versionsOf('suppressed'), withdrawn: versionsOf('withdrawn') });
    return dayWith(date, { cves: [cve] });
};
const isToldIn = (day) => {
    var _a;
    const byId = new Map(((_a = day === null || day === void 0 ? void 0 : day.cves) !== null && _a !== void 0 ? _a : []).map((cve) => [cve.id, cve]));
    return (event) => {
        const [cve, change] = [byId.get(event.id), CHANGE_OF[event.kind]];
        const told = cve && change ? cve[change] : [];
        return told.some(({ slug, versions }) => slug === event.slug && versions.includes(event.version));
    };
};
const unionKeys = (a, b) => [...new Set([...a.keys(), ...b.keys()])];
const NO_VERSIONS = new Map();
const diffImages = (before, after, at) => unionKeys(before, after).flatMap((slug) => {
    var _a, _b;
    const isNew = !before.has(slug);
    const gone = !after.has(slug);
    const former = (_a = before.get(slug)) !== null && _a !== void 0 ? _a : NO_VERSIONS;
    const now = (_b = after.get(slug)) !== null && _b !== void 0 ? _b : NO_VERSIONS;
    const added = [...now.keys()].filter((version) => !former.has(version));
    const removed = [...former.keys()].filter((version) => !now.has(version));
    return isNew || gone || added.length + removed.length > 0
        ? [{ slug, new: isNew, gone, added, removed, rebuilt: [], first: at, last: at }]
        : [];
});
const chartVersions = ({ charts }) => new Map(charts.map(({ slug, chartVersion }) => [slug, chartVersion]));
const diffCharts = (before, after, at) => {
    const [former, now] = [chartVersions(before), chartVersions(after)];
    return unionKeys(former, now).flatMap((slug) => {
        const [from, to] = [former.get(slug), now.get(slug)];
        if (from === to)
            return [];
        const versions = from !== undefined && to !== undefined ? [{ from, to, at }] : [];
        const flags = { new: from === undefined, gone: to === undefined };
        return [Object.assign(Object.assign({ slug }, flags), { versions, first: at, last: at })];
    });
};
const diffItems = (before, after, date) => ({
    images: diffImages((0,manifest_catalog/* digestsOf */.nw)(before), (0,manifest_catalog/* digestsOf */.nw)(after), date),
    charts: diffCharts(before, after, date),
});
const diffCatalogs = (before, after, date) => {
    if (date === null)
        return [];
    const { images, charts } = diffItems(before, after, date);
    return images.length + charts.length > 0 ? [dayWith(date, { images, charts })] : [];
};
const daysOfBuilds = (builds) => builds.flatMap(({ slug, version, from, to, at }) => {
    if (at === null)
        return [];
    const own = { slug, new: false, gone: false, added: [], removed: [], first: at, last: at };
    return [dayWith(at, { images: [Object.assign(Object.assign({}, own), { rebuilt: [{ version, from, to, at }] })] })];
});
const groupByDay = (facts, catalog) => {
    const titles = findTitles(facts);
    const days = facts.map((fact) => { var _a; return toDay(fact, (_a = titles.get(dayAndId(fact))) !== null && _a !== void 0 ? _a : null); });
    return new Map([...(0,group_by/* groupBy */.$z)([...days, ...catalog], ({ date }) => date)].map(([date, own]) => [
        date,
        joinDays(date, own),
    ]));
};

;// CONCATENATED MODULE: ./lib/derive/days/feed-days.js

const FEED_DAYS = 14;
const feedDays = (days) => (0,compare/* sortUnique */._l)(days).reverse().slice(0, FEED_DAYS);

// EXTERNAL MODULE: ./lib/contract/paths.js
var contract_paths = __webpack_require__(8707);
;// CONCATENATED MODULE: ./lib/derive/days/next-changes.js



const MAX_DAYS = 400;
const sum = (items, count) => items.reduce((total, item) => total + count(item), 0);
const toChangesItem = ({ date, cves, images, charts }) => {
    const countCves = (kind) => sum(cves, (cve) => sum(cve[kind], ({ versions }) => versions.length));
    const [opened, closed] = [countCves('opened'), countCves('closed')];
    const withdrawn = countCves('withdrawn');
    const added = sum(images, (image) => image.added.length);
    const removed = sum(images, (image) => image.removed.length);
    const rebuilt = sum(images, (image) => image.rebuilt.length);
    const flags = sum([...images, ...charts], (each) => Number(each.new) + Number(each.gone));
    const updates = sum(charts, ({ versions }) => versions.length);
    const others = countCves('fixable') + countCves('suppressed') + flags + updates;
    return {
        date,
        facts: opened + closed + withdrawn + added + removed + rebuilt + others,
        opened,
        closed,
        added,
        removed,
        rebuilt,
        href: (0,contract_paths/* servedPath */.V)(DAY.file(date)),
        withdrawn,
    };
};
const nextChanges = (published, touched, from) => {
    const items = new Map([...published, ...touched].map((item) => [item.date, item]));
    const newestFirst = [...items.values()].sort((a, b) => (0,compare/* compareText */.n6)(b.date, a.date));
    const data = newestFirst.slice(0, MAX_DAYS);
    return { apiVersion: 'v1', resource: 'changes', from, total: data.length, data };
};

;// CONCATENATED MODULE: ./lib/derive/days/days.js











const publishedDays = (previous) => keysOf(previous, DAY).filter(scalars/* FullDate */.sj.is);
const newestDays = (files) => feedDays(publishedDays({ files })).map(DAY.file);
const daysToRead = (previous, byDay) => {
    const days = publishedDays(previous);
    return previous.isAsPublished
        ? feedDays([...days, ...byDay.keys()]).concat(days.filter((day) => byDay.has(day)))
        : days;
};
const isRecording = ({ read }) => read(CHANGES, '') !== undefined;
const flawOfDay = (found, day) => {
    if (!isOfDay(found, day))
        return 'found a date on another day';
    return toChangesItem(found).facts === 0 ? 'found no change' : undefined;
};
const readDay = ({ read, isAsPublished }, day) => {
    const found = read(DAY, day);
    if (found === undefined || isAsPublished)
        return { found, warnings: [] };
    const flaw = flawOfDay(found, day);
    return flaw === undefined
        ? { found, warnings: [] }
        : { warnings: [droppedWarning(DAY.file(day), flaw)] };
};
const findUntold = (previous, events) => {
    const known = new Map();
    return events.filter((each) => {
        var _a;
        if (each.date === null)
            return true;
        const day = (0,instant/* dayOf */.kb)(each.date);
        const isTold = (_a = known.get(day)) !== null && _a !== void 0 ? _a : isToldIn(readDay(previous, day).found);
        known.set(day, isTold);
        return !isTold(each);
    });
};
const deriveDays = (previous, byDay, dataDate) => {
    var _a;
    const former = previous.read(CHANGES, '');
    const toRead = daysToRead(previous, byDay);
    const published = new Map(toRead.map((day) => [day, readDay(previous, day)]));
    const touched = [...new Set([...toRead, ...byDay.keys()])].flatMap((day) => {
        var _a;
        const parts = [(_a = published.get(day)) === null || _a === void 0 ? void 0 : _a.found, byDay.get(day)].flatMap((each) => each !== null && each !== void 0 ? each : []);
        return parts.length === 0 ? [] : [joinDays(day, parts)];
    });
    const began = previous.state === undefined ? dataDate : null;
    const from = former ? former.from : began;
    const rows = previous.isAsPublished ? ((_a = former === null || former === void 0 ? void 0 : former.data) !== null && _a !== void 0 ? _a : []) : [];
    const changes = nextChanges(rows, touched.map(toChangesItem), from);
    const kept = changes.data.map(({ date }) => date);
    const documents = new Map(touched.map((day) => [day.date, day]));
    const files = kept.map((day) => {
        const document = documents.get(day);
        return document === undefined ? (0,file/* keep */.aC)(DAY.file(day)) : exactJsonFile(DAY, day, document);
    });
    return {
        files: [...files, jsonFile(CHANGES, '', changes)],
        read: touched.filter(({ date }) => kept.includes(date)),
        from,
        warnings: [...published.values()].flatMap(({ warnings }) => warnings),
    };
};
const fileOfDate = (date) => date === null ? [] : [DAY.file((0,instant/* dayOf */.kb)(date))];

;// CONCATENATED MODULE: ./lib/derive/wanted.js










const memoryFiles = (files) => [
    ...MEMORY.flatMap((kind) => filesOf(files, kind)),
    ...filesOf(files, contract_fixes/* FIXES */.WE),
    ...newestDays(files),
];
const ofImages = ({ images }, { byVersion, listings }) => (0,manifest_catalog/* availableImages */.iL)({ images }).flatMap(({ slug, versions = [] }) => {
    const keys = versions.map(({ version }) => (0,version_key/* versionKey */._5)(slug, version));
    const hasReport = keys.some((key) => byVersion.has(key) || listings.has(key));
    return hasReport
        ? [
            ...keys.filter((key) => !byVersion.has(key)).map(VERSION_SECURITY.file),
            IMAGE_SECURITY.file(slug),
            contract_packages/* IMAGE_PACKAGES */.gq.file(slug),
        ]
        : [];
});
const wantedDocuments = ({ manifest, scans, source, }) => {
    const catalog = (0,apply_defaults/* applyDefaults */.h)(manifest);
    const matches = matchReports(catalog, scans);
    const dates = [source.committed, ...scans.map(({ scannedAt }) => scannedAt)];
    const days = dates.flatMap(fileOfDate);
    const hasPackages = catalog.packages && scans.some(({ packages }) => packages.items.length > 0);
    return (files) => [
        ...memoryFiles(files),
        ...(hasPackages ? filesOf(files, contract_packages/* IMAGE_PACKAGES */.gq) : []),
        ...days,
        ...ofImages(catalog, matches),
    ];
};

// EXTERNAL MODULE: ./lib/domain/task/steps.js
var steps = __webpack_require__(6500);
// EXTERNAL MODULE: ./lib/previous/snapshot.js
var previous_snapshot = __webpack_require__(7362);
// EXTERNAL MODULE: ./lib/domain/values/plural.js
var plural = __webpack_require__(8712);
// EXTERNAL MODULE: ./lib/contract/gaps.js
var contract_gaps = __webpack_require__(6766);
;// CONCATENATED MODULE: ./lib/read/reports/scan.js

const EXCUSED_WITHOUT_OS = [
    'no-package-list',
    'nothing-scanned',
    'unrecognized',
];
const LEFT_OUT = ['ignored', 'excluded'];
const isExcused = (gap, withoutOs) => withoutOs && EXCUSED_WITHOUT_OS.includes(gap);
const openGaps = (scans, withoutOs) => {
    const found = new Set(scans.flatMap(({ gaps }) => gaps));
    return contract_gaps/* coverageGaps */.G.filter((gap) => found.has(gap) && !isExcused(gap, withoutOs));
};
const proofOf = (scan, withoutOs) => {
    const open = openGaps([scan], withoutOs);
    if (open.length === 0)
        return 'full';
    return scan.findings.length > 0 || open.every((gap) => LEFT_OUT.includes(gap))
        ? 'partial'
        : 'nothing';
};
const listsAll = ({ packages }, withoutOs) => packages.extent === 'all' || (packages.extent === 'empty' && withoutOs);
const reason = (short, why, cure) => ({
    short,
    why: `${why}; ${cure}`,
    cure,
});
const REASONS = {
    'end-of-life': reason('its operating system is end of life', 'its operating system is end of life, so the scanner has no current advisories for it', 'rebuild the image on a supported release'),
    windows: reason('a Windows image', 'it is a Windows image, and scanners do not look at its system', 'take it out of the manifest, since no report can tell'),
    unreleased: reason('its operating system is not released yet', 'its operating system is a release of Debian in development, for which there are no advisories', 'rebuild the image on a stable release'),
    'no-advisories': reason('no advisories for its operating system', 'the scanner has no advisories for this release of its operating system', 'use a scanner that has some'),
    'os-not-scanned': reason('packages of its operating system not scanned', 'the scanner found an operating system but did not look at its packages', 'use a scanner that supports it'),
    'no-package-list': reason('no list of its system packages', 'the scanner found an operating system but none of its packages: the package database was removed, or is one that the scanner does not read', 'keep the package database in the image, and scan without --list-all-pkgs=false'),
    'nothing-checked': reason('no package checked', 'the scanner checked none of the packages that it lists, because they come from a third party, for which it has no advisories', 'use a scanner that has some'),
    'nothing-scanned': reason('no package scanned', 'the scanner did not look at any package', 'state os: none in the manifest if the image has no operating system'),
    unrecognized: reason('no operating system recognized', 'the scanner recognized no operating system, and looked only at what else it found', 'state os: none in the manifest if the image has none (scratch, static), otherwise use a scanner that supports it'),
    ignored: reason('findings hidden by a rule', 'a rule that names no vulnerability, but a package, a path or a fix state (--only-fixed), hid findings, and hides new ones too', 'scan without it, ignore vulnerabilities by their ids, or state them in VEX'),
    excluded: reason('paths excluded from the scan', 'the scanner was told to exclude paths', 'scan without exclude'),
};
const reasonOf = (gap) => REASONS[gap];
const IMPLIED_BY = {
    'nothing-scanned': ['windows', 'os-not-scanned'],
    unrecognized: ['nothing-scanned'],
};
const tellingGaps = (gaps) => {
    var _a;
    const telling = [];
    for (const gap of gaps)
        if (!((_a = IMPLIED_BY[gap]) === null || _a === void 0 ? void 0 : _a.some((other) => telling.includes(other))))
            telling.push(gap);
    return telling;
};

;// CONCATENATED MODULE: ./lib/decide/scan-outcome.js


const scannerText = ({ scanner, scannerVersion }) => scannerVersion === null ? scanner : `${scanner} ${scannerVersion}`;
const isLater = (a, b) => a !== null && b !== null && a > b;
const oldestScan = (scans) => (0,compare/* firstText */.ou)(scans.map(({ scannedAt }) => scannedAt));
const findOrigin = (scans) => ({
    scannedAt: oldestScan(scans),
    scanner: [...new Set(scans.map(scannerText))].join(', '),
});
const assessScans = (scans, withoutOs, forgotten) => {
    if (forgotten !== undefined)
        return Object.assign(Object.assign({ kind: 'withheld', scans, gaps: [] }, findOrigin(scans)), { forgotten });
    const proofs = new Map(scans.map((scan) => [scan, proofOf(scan, withoutOs)]));
    const usable = scans.filter((scan) => proofs.get(scan) !== 'nothing');
    if (usable.length === 0)
        return Object.assign({ kind: 'withheld', scans, gaps: openGaps(scans, withoutOs) }, findOrigin(scans));
    const trivy = usable.filter(({ scanner }) => scanner === 'Trivy');
    const counted = trivy.length > 0 ? trivy : usable;
    const counting = new Set(counted);
    const incomplete = scans.filter((scan) => {
        const proof = proofs.get(scan);
        return proof === 'nothing' || (counting.has(scan) && proof !== 'full');
    });
    const unchecked = (0,compare/* sortUnique */._l)(counted.flatMap(({ packages }) => packages.unchecked));
    return Object.assign({ kind: 'record', state: incomplete.length + unchecked.length === 0 ? 'scanned' : 'partial', unchecked, scans: counted, incomplete, gaps: openGaps(incomplete, withoutOs), ignored: usable.filter((scan) => !counting.has(scan)) }, findOrigin(counted));
};

;// CONCATENATED MODULE: ./lib/decide/freshness.js





const isStale = (scannedAt, newest) => newest !== null && (scannedAt === null || (0,instant/* daysBetween */.YM)(scannedAt, newest) > 7);
const compareAges = (a, b) => { var _a, _b; return Number(a.scannedAt === null) - Number(b.scannedAt === null) ||
    (0,compare/* compareText */.n6)((_a = a.scannedAt) !== null && _a !== void 0 ? _a : '', (_b = b.scannedAt) !== null && _b !== void 0 ? _b : ''); };
const newestDate = (images) => (0,compare/* lastText */.A2)(images.flatMap(({ versions }) => versions.map(({ scannedAt }) => scannedAt)));
const hasDate = (scan) => scan.scannedAt !== null;
const MAX_HOURS = 20;
const isOfEarlierNight = (scannedAt, newest) => scannedAt !== null && newest !== null && (0,instant/* hoursBetween */.UH)(scannedAt, newest) > MAX_HOURS;
const isScannedNow = ({ decision }, reports) => decision.kind === 'fresh' ||
    (decision.kind === 'kept' &&
        reports !== undefined &&
        isLater(decision.published.scannedAt, oldestScan(reports)));
const measureFreshness = (images, reports) => {
    const newest = newestDate(images);
    const versions = images.flatMap(({ slug, versions: own }) => own.map((status) => {
        const { version, scannedAt, decision } = status;
        const ofVersion = reports.get((0,version_key/* versionKey */._5)(slug, version));
        return {
            scan: { slug, version, scannedAt },
            hasRecord: status.rollup !== undefined,
            isNow: isScannedNow(status, ofVersion),
            isLeft: decision.kind === 'kept' && ofVersion === undefined,
        };
    }));
    const recorded = versions
        .filter(({ hasRecord }) => hasRecord)
        .sort((a, b) => compareAges(a.scan, b.scan));
    const scans = recorded.map(({ scan }) => scan);
    const left = recorded.flatMap(({ scan, isLeft }) => (isLeft ? [scan] : []));
    const isOld = ({ scannedAt }) => isStale(scannedAt, newest);
    const isMissed = (scan) => isOfEarlierNight(scan.scannedAt, newest) && !isOld(scan);
    return {
        versions: versions.length,
        recorded: recorded.length,
        scannedNow: versions.filter(({ isNow }) => isNow).length,
        oldest: scans.find(hasDate),
        newest,
        missed: left.length * 2 < scans.length ? left.filter(isMissed) : [],
        stale: scans.filter(isOld),
    };
};
const describeScans = ({ versions, recorded, scannedNow, oldest }, nameOf = version_key/* nameTag */.oM) => {
    const scanned = `this run scanned ${(0,plural/* formatNumber */.ZV)(scannedNow)} of ${(0,plural/* pluralize */.td)(versions, 'version')}`;
    if (scannedNow === versions && versions > 0)
        return scanned;
    if (oldest !== undefined)
        return `${scanned}; the oldest scan is of ${nameOf(oldest)}, from ${oldest.scannedAt}`;
    return recorded === 0 ? scanned : `${scanned}; no scan states its date`;
};
const countStale = ({ stale, newest }) => `${(0,plural/* pluralize */.td)(stale.length, 'stale version')}, scanned more than 7 days before the newest scan (${newest})`;
const countMissed = ({ missed }) => `${(0,plural/* pluralize */.td)(missed.length, 'version')} not scanned by this run`;
const MAX_NAMED = 5;
const nameScans = (scans, nameOf = version_key/* nameTag */.oM) => (0,plural/* joinLimited */.xw)(scans, MAX_NAMED, (each) => { var _a; return `${nameOf(each)} (${(_a = each.scannedAt) !== null && _a !== void 0 ? _a : 'no date'})`; });

// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
;// CONCATENATED MODULE: ./lib/decide/forgotten.js



const MANY_FINDINGS = 10;
const hasNothing = ({ findings, suppressions }) => findings.length + suppressions.length === 0;
const isForgetful = (scans, withoutOs, { scannedAt }) => [
    ...(0,group_by/* groupBy */.$z)(scans.filter((scan) => proofOf(scan, withoutOs) !== 'nothing'), ({ scanner }) => scanner).values(),
].some((own) => own.every(hasNothing) && !isLater(scannedAt, oldestScan(own)));
const findForgotten = ({ digest, published, scans, withoutOs }, countPublished) => {
    var _a;
    if (digest === undefined || (published === null || published === void 0 ? void 0 : published.digest) !== digest || !published.hasRecord)
        return undefined;
    const total = isForgetful(scans, withoutOs, published) ? ((_a = countPublished()) !== null && _a !== void 0 ? _a : 0) : 0;
    return total >= MANY_FINDINGS ? { total, digest, scannedAt: published.scannedAt } : undefined;
};
const CURE = 'check that the scan looks for vulnerabilities (--scanners vuln) with a complete database; if it is right, publish it once with carry-forward: false';
const reasonOfForgotten = ({ total, digest, scannedAt }) => ({
    short: 'none of its former findings',
    why: `found none of the ${total} findings that the same image (${digest}) had ${scannedAt === null ? 'before' : `on ${scannedAt}`}, which proves nothing: ${CURE}`,
    cure: CURE,
});

;// CONCATENATED MODULE: ./lib/decide/carry-forward.js




const withoutRemarks = (decision) => ({ decision, warnings: [], notices: [] });
const formatPaths = (scans) => scans.map(({ path }) => (0,values_escape/* show */.WU)(path)).join(', ');
const explainGaps = ({ gaps }) => tellingGaps(gaps)
    .map((gap) => reasonOf(gap).why)
    .join('; ');
const fresh = (outcome, same) => ({
    decision: { kind: 'fresh', outcome },
    warnings: [
        ...(outcome.incomplete.length > 0 && (same === null || same === void 0 ? void 0 : same.state) !== 'partial'
            ? [
                `found gaps in ${formatPaths(outcome.incomplete)}, expected a scan of everything: ${explainGaps(outcome)}; the record is partial, its counts are a lower bound`,
            ]
            : []),
        ...(outcome.ignored.length > 0
            ? [
                `found reports of two scanners: Trivy's are used; ${formatPaths(outcome.ignored)} would be if Trivy's proved nothing`,
            ]
            : []),
    ],
    notices: [],
});
const withheld = (outcome, kept, same) => {
    const { forgotten } = outcome;
    const isForgotten = forgotten !== undefined;
    const why = isForgotten
        ? reasonOfForgotten(forgotten).why
        : `found no findings in ${formatPaths(outcome.scans)}, expected a scan that could have found some: ${explainGaps(outcome)}`;
    if (kept !== undefined)
        return {
            decision: { kind: 'kept', published: kept },
            warnings: [isForgotten ? why : `${why}; the published record stays`],
            notices: [],
        };
    const { scannedAt, scanner } = outcome;
    const isOld = (same === null || same === void 0 ? void 0 : same.state) === 'withheld';
    return {
        decision: { kind: 'withheld', scannedAt, scanner, outcome },
        warnings: isOld ? [] : [`${why}; the version is published without a record`],
        notices: [],
    };
};
const findSame = ({ digest, published }) => (published === null || published === void 0 ? void 0 : published.digest) === (digest !== null && digest !== void 0 ? digest : null) ? published : undefined;
const findFormerBuild = (facts, decision) => {
    const { published } = facts;
    if (decision.kind !== 'unscanned' || published === undefined)
        return undefined;
    if (!published.hasRecord || findSame(facts) !== undefined)
        return published.before;
    const { scannedAt, verdict } = published;
    return { scannedAt, verdict };
};
const recordToKeep = (facts) => {
    const same = findSame(facts);
    if (!(same === null || same === void 0 ? void 0 : same.hasRecord))
        return undefined;
    const { outcome } = facts;
    return (outcome === null || outcome === void 0 ? void 0 : outcome.kind) === 'record' && !isLater(same.scannedAt, outcome.scannedAt)
        ? undefined
        : same;
};
const decideVersion = (facts) => {
    const { outcome } = facts;
    const same = findSame(facts);
    const kept = recordToKeep(facts);
    if ((outcome === null || outcome === void 0 ? void 0 : outcome.kind) === 'withheld')
        return withheld(outcome, kept, same);
    if ((outcome === null || outcome === void 0 ? void 0 : outcome.kind) === 'record') {
        if (kept === undefined)
            return fresh(outcome, same);
        const notice = `the published scan of ${kept.scannedAt} is later than ${formatPaths(outcome.scans)} of ${outcome.scannedAt}, so it stays`;
        return { decision: { kind: 'kept', published: kept }, warnings: [], notices: [notice] };
    }
    if (kept !== undefined)
        return withoutRemarks({ kind: 'kept', published: kept });
    if ((same === null || same === void 0 ? void 0 : same.state) === 'withheld') {
        const { scannedAt, scanner } = same;
        return withoutRemarks({ kind: 'withheld', scannedAt, scanner, outcome: null });
    }
    return withoutRemarks({ kind: 'unscanned' });
};

// EXTERNAL MODULE: ./lib/contract/unchecked.js
var unchecked = __webpack_require__(7363);
;// CONCATENATED MODULE: ./lib/decide/platforms.js




const unscanned = (platform) => ({
    platform,
    state: 'unscanned',
    scannedAt: null,
});
const noCoverage = (stated) => ({
    platforms: stated.map(unscanned),
    database: null,
});
const sortScans = (outcome) => {
    if (outcome.kind === 'withheld')
        return { counted: [], withheld: outcome.scans, lower: new Set() };
    const counting = new Set(outcome.scans);
    return {
        counted: outcome.scans,
        withheld: outcome.incomplete.filter((scan) => !counting.has(scan)),
        lower: new Set([
            ...outcome.incomplete,
            ...outcome.scans.filter(({ packages }) => packages.unchecked.length > 0),
        ]),
    };
};
const someOf = (items) => items.length === 0 ? undefined : items;
const uncheckedIn = (outcome) => outcome.kind === 'withheld' || outcome.unchecked.length === 0
    ? undefined
    : { total: outcome.unchecked.length, names: outcome.unchecked.slice(0, unchecked/* MAX_UNCHECKED */.C$) };
const coverageOfScans = (stated, outcome) => {
    const { counted, withheld, lower } = sortScans(outcome);
    const platforms = stated.map((platform) => {
        const isOwn = (scan) => scan.platform === platform;
        const [own, nothing] = [counted.filter(isOwn), withheld.filter(isOwn)];
        const of = own.length > 0 ? own : nothing;
        if (of.length === 0)
            return unscanned(platform);
        const isFull = nothing.length === 0 && !own.some((scan) => lower.has(scan));
        return {
            platform,
            state: own.length === 0 ? 'withheld' : isFull ? 'scanned' : 'partial',
            scannedAt: oldestScan(of),
        };
    });
    const dates = outcome.scans.map(({ database }) => database);
    return {
        platforms,
        database: dates.includes(null) ? null : (0,compare/* firstText */.ou)(dates),
        unchecked: uncheckedIn(outcome),
        gaps: someOf(outcome.gaps),
    };
};
const coverageOfPublished = (stated, { platforms = [], database, unchecked, gaps = [] }) => ({
    platforms: stated.map((platform) => { var _a; return (_a = platforms.find((each) => each.platform === platform && each.state !== 'unscanned')) !== null && _a !== void 0 ? _a : unscanned(platform); }),
    database,
    unchecked,
    gaps: someOf(contract_gaps/* coverageGaps */.G.filter((gap) => gaps.includes(gap))),
});
const stateOn = (state, { platforms, unchecked, gaps }) => state === 'scanned' &&
    (unchecked !== undefined ||
        gaps !== undefined ||
        platforms.some((each) => each.state !== 'scanned'))
    ? 'partial'
    : state;

;// CONCATENATED MODULE: ./lib/decide/image-status.js





const stateOf = (decision) => {
    switch (decision.kind) {
        case 'fresh':
            return decision.outcome;
        case 'kept':
            return decision.published;
        case 'withheld':
            return Object.assign(Object.assign({}, decision), { state: 'withheld' });
        case 'unscanned':
            return { state: 'unscanned', scannedAt: null, scanner: null };
    }
};
const coverageBehind = (decision, { published }, stated) => {
    switch (decision.kind) {
        case 'fresh':
            return coverageOfScans(stated, decision.outcome);
        case 'kept':
            return coverageOfPublished(stated, decision.published);
        case 'withheld':
            if (decision.outcome !== null)
                return coverageOfScans(stated, decision.outcome);
            return published ? coverageOfPublished(stated, published) : noCoverage(stated);
        case 'unscanned':
            return noCoverage(stated);
    }
};
const toStatus = (version, facts, decision, stated, seen) => {
    var _a;
    const { state, scannedAt, scanner } = stateOf(decision);
    const coverage = coverageBehind(decision, facts, stated);
    const before = findFormerBuild(facts, decision);
    return Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({ version, digest: (_a = facts.digest) !== null && _a !== void 0 ? _a : null }, (facts.digestFrom === undefined ? {} : { digestFrom: facts.digestFrom })), { decision, state: stateOn(state === 'scanned' && (seen === null || seen === void 0 ? void 0 : seen.isMissing) ? 'partial' : state, coverage), scannedAt,
        scanner }), coverage), { rollup: undefined }), (seen === undefined ? {} : { seen })), (before === undefined ? {} : { before })), { hasUrgent: false });
};
const withCounts = (image, counts) => (Object.assign(Object.assign({}, image), { versions: image.versions.map((each) => (Object.assign(Object.assign({}, each), counts.get(each.version)))) }));
const rollupsOf = ({ versions }) => versions.flatMap(({ rollup }) => rollup !== null && rollup !== void 0 ? rollup : []);
const newestRecorded = ({ versions }) => { var _a; return (_a = versions.find(({ rollup }) => rollup !== undefined)) === null || _a === void 0 ? void 0 : _a.version; };
const toImageRecord = (image) => {
    const versions = rollupsOf(image);
    const [latest] = versions;
    if (latest === undefined)
        return null;
    return Object.assign(Object.assign({}, latest), { image: image.image, versions: [...versions], href: (0,contract_paths/* servedPath */.V)(IMAGE_SECURITY.file(image.slug)) });
};
const findPrimaryImage = (chart, byRepository) => { var _a; return [chart.imageRepository, ...((_a = chart.images) !== null && _a !== void 0 ? _a : []).map(({ image }) => image)]
    .flatMap((reference) => (reference === undefined ? [] : [(0,image_reference/* repositoryOf */._)(reference)]))
    .flatMap((repository) => { var _a; return (_a = byRepository.get(repository)) !== null && _a !== void 0 ? _a : []; })[0]; };

;// CONCATENATED MODULE: ./lib/decide/totals.js


const isCountedByOlder = ({ versions }) => {
    const counted = versions.findIndex(({ rollup }) => rollup !== undefined);
    return versions.slice(0, Math.max(counted, 0)).some(({ before }) => before !== undefined);
};
const describeOlderCount = ({ older, }) => older === 0 ? [] : [`${(0,plural/* pluralize */.td)(older, 'image')} counted by an older version`];
const hasRecords = ({ scannedImages }) => scannedImages > 0;
const coverageOf = ({ versions, scanned, partial, withheld, unscanned, }) => ({ versions, scanned, partial, withheld, unscanned });
const countCatalog = ({ charts }, images) => {
    const records = images.flatMap((image) => rollupsOf(image).slice(0, 1));
    const states = images.flatMap(({ versions }) => versions.map(({ state }) => state));
    const sum = (key) => records.reduce((total, record) => total + record[key], 0);
    const inState = (state) => states.filter((each) => each === state).length;
    return {
        images: images.length,
        charts: charts.length,
        scannedImages: records.length,
        imagesWithCves: records.filter(({ total }) => total > 0).length,
        imagesNeedingRebuild: records.filter(({ fixable }) => fixable > 0).length,
        versions: states.length,
        scanned: inState('scanned'),
        partial: inState('partial'),
        withheld: inState('withheld'),
        unscanned: inState('unscanned'),
        findings: sum('total'),
        critical: sum('critical'),
        high: sum('high'),
        medium: sum('medium'),
        low: sum('low'),
        unknown: sum('unknown'),
        fixable: sum('fixable'),
        older: images.filter(isCountedByOlder).length,
    };
};

// EXTERNAL MODULE: ./lib/previous/file-changes.js
var file_changes = __webpack_require__(2312);
;// CONCATENATED MODULE: ./lib/derive/news/catalog-news.js

const MAX_IN_PART = 2;
const nameItem = ({ what, slug, versions }) => {
    if (what === 'version')
        return `${slug} ${(0,plural/* joinLimited */.xw)(versions, MAX_IN_PART)}`;
    return what === 'chart' ? `chart ${slug}` : slug || 'catalog';
};
const CHANGE_MARKS = {
    removed: '➖',
    added: '➕',
    rebuilt: '🔁',
    moved: '🔁',
    eol: '⌛',
    deprecated: '⚠️',
    edited: '✎',
};
const DONE = {
    removed: ' removed',
    added: ' added',
    rebuilt: ' rebuilt',
    moved: ': digest changed, not scanned yet',
    eol: ' past its end of support',
    deprecated: ' deprecated',
    edited: ' edited',
};
const nameReplacement = (change) => {
    const stated = change.kind === 'removed' ? change.replacedBy : undefined;
    if (stated === undefined)
        return '';
    return `, replaced by ${[stated.slug, stated.version].filter(Boolean).join(' ')}`;
};
const isRebuild = (change) => change.kind === 'rebuilt' && change.what === 'version';
const MANY_REBUILDS = 6;
const countRebuilds = (rebuilds) => {
    const images = new Set(rebuilds.map(({ slug }) => slug)).size;
    return `${(0,plural/* pluralize */.td)(rebuilds.length, 'version')} of ${(0,plural/* pluralize */.td)(images, 'image')} rebuilt`;
};
const catalogNews = (all) => {
    const moved = all.filter(({ kind }) => kind !== 'edited');
    return listNews(moved.length > 0 ? moved : all);
};
const listNews = (changes) => Object.entries(DONE).flatMap(([kind, what]) => {
    const these = changes.filter((each) => each.kind === kind);
    const [first, ...others] = these;
    if (first === undefined)
        return [];
    const mark = CHANGE_MARKS[first.kind];
    const rebuilds = these.filter(isRebuild);
    if (rebuilds.length >= MANY_REBUILDS)
        return [{ mark, text: countRebuilds(rebuilds) }];
    const done = first.what === 'chart' && kind === 'rebuilt' ? ' updated' : what;
    const more = others.length === 0 ? nameReplacement(first) : '';
    return [{ mark, text: `${(0,plural/* joinLimited */.xw)(these, MAX_IN_PART, nameItem)}${done}${more}` }];
});

// EXTERNAL MODULE: ./lib/domain/severity-counts.js
var severity_counts = __webpack_require__(5991);
;// CONCATENATED MODULE: ./lib/derive/news/exploited-fix.js

const countFixable = (cves) => {
    const all = new Map();
    for (const { fixes } of cves)
        for (const [key, fixable] of fixes)
            all.set(key, fixable || all.get(key) === true);
    return { versions: all.size, fixable: [...all.values()].filter(Boolean).length };
};
const describeFix = (cves) => {
    const withFix = cves.filter(({ fixable }) => fixable > 0).length;
    if (withFix === 0)
        return 'no fix yet';
    if (cves.every(({ fixable, versions }) => fixable === versions))
        return 'fix available in all';
    const counts = countFixable(cves);
    if (counts.fixable < counts.versions)
        return `fix available in ${(0,plural/* formatNumber */.ZV)(counts.fixable)} of ${(0,plural/* pluralize */.td)(counts.versions, 'version')}`;
    return withFix < cves.length
        ? `fix available for ${(0,plural/* formatNumber */.ZV)(withFix)} of ${(0,plural/* pluralize */.td)(cves.length, 'CVE')}`
        : 'fix available for each, but not in every version';
};

;// CONCATENATED MODULE: ./lib/derive/news/safe-words.js
const ID = /^[A-Za-z0-9]+-[A-Za-z0-9._:-]*[A-Za-z0-9]$/;
const isNameable = (id) => ID.test(id);
const MEANINGFUL = /[[\]@#*]|:\/\//;
const ISSUE = /\b(gh)-(?=\d)/gi;
const withoutCommands = (line) => line.replace(/\S+/g, (word) => (MEANINGFUL.test(word) ? '…' : word)).replace(ISSUE, '$1 ');

;// CONCATENATED MODULE: ./lib/derive/news/finding-news.js






const exploitedNews = (newlyExploited, opened) => {
    const [first, ...others] = newlyExploited;
    if (first === undefined)
        return [];
    const { id, severity, images } = first;
    const what = others.length === 0
        ? `${id} (${severity_counts/* keyOfSeverity */.ib[severity]}, exploited) in ${(0,plural/* pluralize */.td)(images, 'image')}`
        : `${(0,plural/* pluralize */.td)(newlyExploited.length, 'exploited CVE')}: ${(0,plural/* joinLimited */.xw)(newlyExploited, MAX_IN_PART, (each) => each.id)}`;
    const text = `${what} · ${describeFix(newlyExploited)}`;
    const versions = opened.filter((each) => newlyExploited.some((known) => known.id === each.id));
    const areOpened = newlyExploited.every((known) => versions.some((each) => each.id === known.id));
    return [areOpened ? { mark: '🚨', text, versions } : { mark: '🚨', text }];
};
const SEVERITY_MARKS = {
    CRITICAL: '🔴',
    HIGH: '🟠',
    MEDIUM: '🟡',
    LOW: '🔵',
    UNKNOWN: '🔵',
};
const countImages = (events) => (0,plural/* pluralize */.td)(new Set(events.map(({ slug }) => slug)).size, 'image');
const openedNews = (all, named) => {
    const opened = all.filter(({ id }) => !named.has(id));
    const isRest = opened.length < all.length;
    const cves = worstFirst(opened);
    const [first] = cves;
    if (first === undefined)
        return [];
    const { id, severity: worst } = first;
    const number = cves.filter(({ severity }) => severity === worst).length;
    const word = severity_counts/* keyOfSeverity */.ib[worst];
    const where = `in ${countImages(opened)}`;
    const text = () => {
        if (cves.length === 1 && isNameable(id))
            return `${id} (${word}) ${isRest ? 'also ' : ''}new ${where}`;
        const kind = isRest ? 'other new' : 'new';
        return number === cves.length
            ? `${(0,plural/* pluralize */.td)(number, `${kind} ${word} CVE`)} ${where}`
            : `${(0,plural/* pluralize */.td)(cves.length, `${kind} CVE`)} ${where}, ${(0,plural/* formatNumber */.ZV)(number)} ${word}`;
    };
    return [{ mark: SEVERITY_MARKS[worst], text: text(), versions: opened }];
};
const MAX_NAMED_IDS = 3;
const countedNews = (events, mark, what) => {
    const ids = worstFirst(events).map(({ id }) => id);
    const isNamed = ids.length <= MAX_NAMED_IDS && ids.every(isNameable);
    const cves = isNamed ? ids.join(', ') : (0,plural/* pluralize */.td)(ids.length, 'CVE');
    const text = `${cves} ${what} in ${countImages(events)}`;
    return ids.length === 0 ? [] : [{ mark, text, versions: events }];
};
const withdrawnNews = (withdrawn) => {
    const cves = worstFirst(withdrawn).length;
    return cves === 0
        ? []
        : [
            {
                mark: '⚪',
                text: `${(0,plural/* pluralize */.td)(cves, 'CVE')} no longer reported (same image)`,
                versions: withdrawn,
            },
        ];
};

;// CONCATENATED MODULE: ./lib/derive/news/news-facts.js
const isFirst = ({ branch }) => branch.foreign || branch.previous.files.size === 0;

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/ReadonlyArray.js
var ReadonlyArray = __webpack_require__(4167);
;// CONCATENATED MODULE: ./lib/derive/news/scan-news.js





const named = (versions, how) => versions.length === 0
    ? []
    : [
        {
            mark: '🔵',
            text: `${(0,plural/* joinLimited */.xw)(versions, MAX_IN_PART, version_key/* nameVersion */.qT)} scanned ${how}`,
            versions,
        },
    ];
const scanNews = ({ branch, decided }) => {
    const versions = decided.images.flatMap(({ slug, versions: all }) => all.map(({ version, rollup, state }) => {
        const former = branch.previous.versions.get((0,version_key/* versionKey */._5)(slug, version));
        const isNew = rollup !== undefined && (former === null || former === void 0 ? void 0 : former.hasRecord) === false;
        return { slug, version, isNew, state, former: former === null || former === void 0 ? void 0 : former.state };
    }));
    const hadRecord = ({ slug, version }) => { var _a; return ((_a = branch.previous.read(FINDINGS, slug)) === null || _a === void 0 ? void 0 : _a.versions.some((each) => each.version === version)) ===
        true; };
    const { left: first, right: again } = ReadonlyArray.partition(hadRecord)(versions.filter(({ isNew }) => isNew));
    const begins = (wanted) => {
        const own = versions.filter(({ state, former }) => state === wanted && former !== wanted);
        return own.length === 0
            ? []
            : [{ mark: '🌗', text: `${(0,plural/* pluralize */.td)(own.length, 'version')} ${wanted}`, versions: own }];
    };
    return [
        ...named(first, 'for the first time'),
        ...named(again, 'again'),
        ...begins('withheld'),
        ...begins('partial'),
    ];
};

;// CONCATENATED MODULE: ./lib/derive/news/scanner-change.js


const SCANNERS = /^(?:Trivy|Grype)(?: [\w.+~-]{1,40})?(?:, (?:Trivy|Grype)(?: [\w.+~-]{1,40})?)?$/;
const isPlain = ({ from, to }) => SCANNERS.test(from) && SCANNERS.test(to);
const describeChange = ({ from, to }) => {
    const [name, version, ...more] = from.split(' ');
    const isSameScanner = version !== undefined && more.length === 0 && to.startsWith(`${name} `);
    return `${to} instead of ${isSameScanner && !to.includes(',') ? version : from}`;
};
const findChanged = ({ branch, decided }) => decided.images.flatMap(({ slug, versions }) => versions.flatMap(({ version, digest, scanner: to }) => {
    const key = (0,version_key/* versionKey */._5)(slug, version);
    const former = branch.previous.versions.get(key);
    if (former === undefined || former.digest !== digest)
        return [];
    const { scanner: from } = former;
    return from === null || to === null || from === to ? [] : [{ key, from, to }];
}));
const findScannerChange = (facts) => {
    const changed = findChanged(facts);
    const plain = changed.filter(isPlain);
    const groups = [...(0,group_by/* groupBy */.$z)(plain, ({ from, to }) => `${from} ${to}`).values()];
    const [most] = groups.sort((a, b) => b.length - a.length);
    if (most === undefined)
        return undefined;
    return { text: describeChange(most[0]), versions: new Set(changed.map(({ key }) => key)) };
};

;// CONCATENATED MODULE: ./lib/derive/news/still-open.js


const still_open_MAX_NAMED_IDS = 3;
const still_open_isOfDay = ({ kind }) => kind === 'removed' || kind === 'added' || kind === 'rebuilt';
const findStillOpen = ({ decided: { facts, newlyExploited, exploitedIn }, catalogChanges, }) => {
    const isNews = facts.length + newlyExploited.length > 0 || catalogChanges.some(still_open_isOfDay);
    const open = isNews ? [] : [...exploitedIn].filter(([, slugs]) => slugs.length > 0);
    if (open.length === 0)
        return undefined;
    const ids = open.map(([id]) => id);
    const images = new Set(open.flatMap(([, slugs]) => slugs)).size;
    const what = ids.length <= still_open_MAX_NAMED_IDS && ids.every(isNameable)
        ? `${ids.join(', ')} (exploited)`
        : (0,plural/* pluralize */.td)(ids.length, 'exploited CVE');
    return { ids, text: `Still open: ${what} in ${(0,plural/* pluralize */.td)(images, 'image')}` };
};

;// CONCATENATED MODULE: ./lib/derive/news/headline.js














const MAX_PARTS = 3;
const eventsOf = (facts) => {
    const all = isFirst(facts) ? [] : facts.decided.events;
    return (change) => ofChange(all, change);
};
const staleNews = ({ manifestChoice, changes }) => {
    if (!manifestChoice.stale)
        return [];
    const added = (0,file_changes/* countChanges */.x)(changes) > 0 ? 'scans added' : 'nothing added';
    return [{ mark: '⏪', text: `Older commit: ${added}, newer catalog kept` }];
};
const describeState = ({ totals, inOlder }) => {
    if (!hasRecords(totals))
        return 'nothing scanned yet';
    return [countFindings(totals), ...describeInOlder(inOlder)].join(' · ');
};
const countFindings = ({ findings, fixable }) => findings === 0
    ? 'no findings in newest versions'
    : `${(0,plural/* pluralize */.td)(findings, 'finding')} in newest versions, ${(0,plural/* formatNumber */.ZV)(fixable)} with a fix`;
const describeInOlder = (inOlder) => inOlder === 0 ? [] : [`${(0,plural/* pluralize */.td)(inOlder, 'open CVE')} only in other versions`];
const findNews = (facts) => {
    const { newlyExploited } = facts.decided;
    const of = eventsOf(facts);
    const exploited = exploitedNews(newlyExploited, of('opened'));
    if (isFirst(facts))
        return [...exploited, firstNews(facts)];
    const named = new Set(newlyExploited.map(({ id }) => id));
    return [
        ...exploited,
        ...openedNews(of('opened'), named),
        ...countedNews(of('closed'), '🟢', 'closed'),
        ...catalogNews(facts.catalogChanges),
        ...staleNews(facts),
        ...countedNews(of('fixable'), '🔧', 'with a fix now'),
        ...countedNews(of('suppressed'), '🔕', 'suppressed'),
        ...withdrawnNews(of('withdrawn')),
        ...scanNews(facts),
    ];
};
const markOf = ({ totals, freshness }) => {
    if (freshness.missed.length > 0)
        return '⏳';
    return hasRecords(totals) ? '✅' : '⚠️';
};
const firstNews = ({ decided }) => ({
    mark: hasRecords(decided.totals) ? '✅' : '⚠️',
    text: `First publish: ${(0,plural/* pluralize */.td)(decided.totals.images, 'image')}`,
});
const stillOpenLine = (facts, change, open, news, said) => {
    const { freshness } = facts.decided;
    return {
        mark: '🚨',
        parts: [
            ...(open.ids.every((id) => said.has(id)) ? [] : [open.text]),
            ...(change === undefined ? [] : [change.text]),
            ...(freshness.missed.length > 0 ? [countMissed(freshness)] : []),
            ...news.slice(0, MAX_PARTS).map(({ text }) => text),
        ],
        hasTotals: true,
    };
};
const quietLine = (facts, change) => {
    const { freshness } = facts.decided;
    const but = freshness.missed.length === 0 ? '' : `, but ${countMissed(freshness)}`;
    return {
        mark: markOf(facts.decided),
        parts: [...(change === undefined ? [] : [change.text]), `Nothing new${but}`],
        hasTotals: true,
    };
};
const newsParts = (change, news) => {
    const [first = '', ...others] = news.slice(0, MAX_PARTS).map(({ text }) => text);
    if (change === undefined)
        return [first, ...others];
    const isOfChange = news.every(({ versions }) => versions === null || versions === void 0 ? void 0 : versions.every(({ slug, version }) => change.versions.has((0,version_key/* versionKey */._5)(slug, version))));
    return isOfChange ? [`${change.text}: ${first}`, ...others] : [change.text, first, ...others];
};
const lineOfNews = (facts, said) => {
    const news = findNews(facts);
    const change = findScannerChange(facts);
    const open = findStillOpen(facts);
    if (open !== undefined)
        return stillOpenLine(facts, change, open, news, said);
    const [first] = news;
    return first === undefined
        ? quietLine(facts, change)
        : { mark: first.mark, parts: newsParts(change, news), hasTotals: isFirst(facts) };
};
const lineOf = (facts, said = new Set()) => {
    const { decided } = facts;
    const { mark, parts, hasTotals } = lineOfNews(facts, said);
    const totals = hasTotals ? [describeState(decided)] : [];
    return {
        mark,
        parts: [...parts, ...totals, ...describeOlderCount(decided.totals)],
        hasTotals: hasTotals && hasRecords(decided.totals),
    };
};
const MAX_LENGTH = 300;
const toHeadline = ({ mark, parts, hasTotals }) => {
    const whole = withoutCommands((0,values_escape/* printable */.g$)(parts.join(' · ')));
    return whole.length > MAX_LENGTH
        ? { text: `${mark} ${whole.slice(0, MAX_LENGTH).toWellFormed()}…`, hasTotals: false }
        : { text: `${mark} ${whole}`, hasTotals };
};
const newsLine = (facts) => toHeadline(lineOf(facts)).text;
const distinctReasons = (failures) => {
    const reported = new Set();
    return failures.filter(({ ids }) => {
        const isRepeated = (ids === null || ids === void 0 ? void 0 : ids.every((id) => reported.has(id))) === true;
        for (const id of ids !== null && ids !== void 0 ? ids : [])
            reported.add(id);
        return !isRepeated;
    });
};
const headlineOf = (facts, { dryRun, failures }) => {
    const dry = dryRun ? ['Dry run'] : [];
    const reasons = distinctReasons(failures);
    const shown = reasons.slice(0, MAX_IN_PART).filter(({ isExploited }) => isExploited);
    const line = lineOf(facts, new Set(shown.flatMap(({ ids = [] }) => ids)));
    const why = reasons.length === 0 ? [] : [(0,plural/* joinLimited */.xw)(reasons, MAX_IN_PART, ({ reason }) => reason, ' · ')];
    const dryMark = dryRun ? '🔎' : line.mark;
    return toHeadline({
        mark: reasons.length > 0 ? '❌' : dryMark,
        parts: [...dry, ...why, ...line.parts],
        hasTotals: line.hasTotals,
    });
};

;// CONCATENATED MODULE: ./lib/publish/commit-message.js

const fillIn = (template, { headline, own }) => template.replace(/\{(sha|news)\}/g, (_, name) => { var _a; return name === 'sha' ? ((_a = own.commit) !== null && _a !== void 0 ? _a : '') : headline; });
const commitMessage = (template, facts) => {
    const { source, own, isStale } = facts;
    const text = template === '' ? facts.headline : fillIn(template, facts);
    const body = text.split('\n').map(values_escape/* printable */.g$).join('\n').trim();
    const trailers = [
        `Source-Repository: ${(0,values_escape/* printable */.g$)(source.repository)}`,
        ...(source.commit === null ? [] : [`Source-Commit: ${source.commit}`]),
        ...(isStale && own.commit !== null ? [`Stale-Source-Commit: ${own.commit}`] : []),
    ];
    return `${body}\n\n${trailers.join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/domain/canonical-id.js
var canonical_id = __webpack_require__(6637);
;// CONCATENATED MODULE: ./lib/domain/fixes.js



const NO_FIXES = { system: 0, language: 0, survived: 0, newer: [], builds: 0 };
const countFixes = ({ system, language, survived }) => system + language + survived;
const uniquePackages = (all) => (0,group_by/* uniqueBy */.pD)(all, ({ pkg, target }) => JSON.stringify([pkg, target]));
const findFixes = (rows, survived) => {
    const fixable = rows.filter(({ fixed }) => fixed !== null);
    const stays = fixable.filter((row) => survived.has((0,canonical_id/* canonicalId */.i)(row)));
    const others = fixable.filter((row) => !survived.has((0,canonical_id/* canonicalId */.i)(row)));
    const language = others.filter(({ kind }) => kind === 'language');
    const newer = language.map(({ pkg, targets: [target = null] }) => ({ pkg, target }));
    return {
        system: others.length - language.length,
        language: language.length,
        survived: stays.length,
        newer: uniquePackages(newer),
        builds: Math.max(0, ...stays.map((row) => { var _a; return (_a = survived.get((0,canonical_id/* canonicalId */.i)(row))) !== null && _a !== void 0 ? _a : 0; })),
    };
};
const joinFixes = (all) => ({
    system: all.reduce((sum, { system }) => sum + system, 0),
    language: all.reduce((sum, { language }) => sum + language, 0),
    survived: all.reduce((sum, { survived }) => sum + survived, 0),
    newer: uniquePackages(all.flatMap(({ newer }) => newer)),
    builds: Math.max(0, ...all.map(({ builds }) => builds)),
});
const WHERE_TO_LOOK = 'look for a pinned base, a cached layer, a bundled copy';
const available = (count, isCounted) => isCounted ? `${(0,plural/* pluralize */.td)(count, 'fix', 'fixes')} available` : 'fix available';
const needed = ({ newer: [first, ...others] }, nameOf) => first !== undefined && others.length === 0 ? `a newer ${nameOf(first)}` : 'newer packages';
const describeFixes = (fixes, nameOf, isCounted) => {
    const { system, language, survived, builds } = fixes;
    const isMixed = [system, language, survived].filter((count) => count > 0).length > 1;
    const isSaid = isCounted || isMixed;
    return [
        ...(system > 0 ? [`${available(system, isSaid)}: rebuild`] : []),
        ...(language > 0 ? [`${available(language, isSaid)}: needs ${needed(fixes, nameOf)}`] : []),
        ...(survived > 0
            ? [
                `${isSaid ? `${(0,plural/* pluralize */.td)(survived, 'finding')} ` : ''}still there after ${(0,plural/* pluralize */.td)(builds, 'rebuild')}: ${WHERE_TO_LOOK}`,
            ]
            : []),
    ];
};

// EXTERNAL MODULE: ./lib/read/reports/to-record.js
var to_record = __webpack_require__(3640);
;// CONCATENATED MODULE: ./lib/decide/changed-images.js

const serializeItem = (image, { source, packages }) => JSON.stringify([image, source, packages]);
const findChangedItems = (catalog, published) => {
    const former = new Map(published &&
        (0,manifest_catalog/* availableImages */.iL)(published).map((image) => [image.slug, serializeItem(image, published)]));
    return new Set((0,manifest_catalog/* availableImages */.iL)(catalog)
        .filter((image) => former.get(image.slug) !== serializeItem(image, catalog))
        .map(({ slug }) => slug));
};

;// CONCATENATED MODULE: ./lib/contract/record/record-findings.js





const toFound = (id, rows, layer) => ({
    severity: (0,domain_severity/* worstOf */.hm)(rows),
    fixable: rows.some(({ fixed }) => fixed !== null),
    packages: (0,compare/* sortUnique */._l)(rows.map(({ pkg }) => pkg)),
    aliases: (0,compare/* sortUnique */._l)(rows.flatMap((row) => { var _a; return [row.id, ...((_a = row.aliases) !== null && _a !== void 0 ? _a : [])]; }).filter((name) => name !== id)),
    title: (0,compare/* firstText */.ou)(rows.map(({ title }) => title)),
    url: (0,compare/* firstText */.ou)(rows.map(({ url }) => url)),
    fixes: (0,compare/* sortUnique */._l)(rows.flatMap(({ fixed }) => fixed !== null && fixed !== void 0 ? fixed : [])),
    layer,
});
const toSuppressed = (all) => {
    var _a, _b;
    const status = (_a = security/* suppressionStatuses */.E.find((word) => all.some((each) => each.status === word))) !== null && _a !== void 0 ? _a : 'ignored';
    const reasoned = all.find((each) => { var _a; return each.status === status && ((_a = each.justification) !== null && _a !== void 0 ? _a : each.statement) !== null; });
    return { severity: (0,domain_severity/* worstOf */.hm)(all), status, justification: (_b = reasoned === null || reasoned === void 0 ? void 0 : reasoned.justification) !== null && _b !== void 0 ? _b : null };
};
const toRecordFindings = ({ rows, suppressions, layers }) => ({
    found: new Map([...(0,group_by/* groupBy */.$z)(rows, canonical_id/* canonicalId */.i)].map(([id, group]) => [id, toFound(id, group, layers === null || layers === void 0 ? void 0 : layers.get(id))])),
    suppressed: new Map([...(0,group_by/* groupBy */.$z)(suppressions, canonical_id/* canonicalId */.i)].map(([id, group]) => [id, toSuppressed(group)])),
});

;// CONCATENATED MODULE: ./lib/decide/contradictions.js
var contradictions_rest = (undefined && undefined.__rest) || function (s, e) {
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











const saidOf = (id, { severity, fixable, packages, fixes, aliases, }) => [id, severity, fixable, packages, fixes.slice(0, MAX_FIXES), aliases];
const serialize = (all) => JSON.stringify([...all].sort(([a], [b]) => (0,compare/* compareText */.n6)(a, b)));
const saidByRecord = (record) => {
    const { found, suppressed } = toRecordFindings(record);
    return serialize([
        ...[...found].map(([id, each]) => saidOf(id, each)),
        ...[...suppressed].map(([id, { status, justification }]) => [id, status, justification]),
    ]);
};
const saidByFindings = ({ open, suppressed }, version) => serialize([
    ...open.flatMap(({ id, versions }) => versions
        .filter((entry) => entry.version === version && entry.confirmed)
        .map((entry) => saidOf(id, entry))),
    ...suppressed.flatMap(({ id, versions }) => versions
        .filter((each) => each.version === version)
        .map(({ status, justification }) => [id, status, justification])),
]);
const countsOf = (_a) => {
    var { suppressed = 0 } = _a, counts = contradictions_rest(_a, ["suppressed"]);
    return [...severity_counts/* severityKeys */.mT.map((key) => counts[key]), counts.fixable, suppressed].join();
};
const isOtherwiseCounted = ({ slug, version }, record, list) => {
    var _a;
    const listed = (_a = list === null || list === void 0 ? void 0 : list.images.get(slug)) === null || _a === void 0 ? void 0 : _a.versions.find((each) => each.version === version);
    if (list === undefined)
        return false;
    return listed === undefined || countsOf(listed) !== countsOf((0,record_record/* countRecord */.vL)(record));
};
const findContradictions = (slug, kept, { read, isAsPublished, versions }) => {
    if (isAsPublished)
        return [];
    const findings = read(FINDINGS, slug);
    const others = [FINDINGS.file(slug)];
    return [...kept].flatMap(([version, record]) => {
        var _a;
        if (record === undefined)
            return [];
        const key = (0,version_key/* versionKey */._5)(slug, version);
        const file = VERSION_SECURITY.file(key);
        if (findings === undefined)
            return isOtherwiseCounted({ slug, version }, record, read(SECURITY, ''))
                ? [{ slug, version, files: [file, SECURITY.path] }]
                : [];
        if (saidByRecord(record) !== saidByFindings(findings, version))
            return [{ slug, version, files: [file, ...others] }];
        const recorded = findings.versions.find((each) => each.version === version);
        return ((_a = versions.get(key)) === null || _a === void 0 ? void 0 : _a.state) === 'scanned' && (recorded === null || recorded === void 0 ? void 0 : recorded.state) !== 'scanned'
            ? [{ slug, version, files: [STATUS.path, ...others] }]
            : [];
    });
};
const contradictions_MAX_NAMED = 3;
const warnOfContradictions = (all) => {
    if (all.length === 0)
        return [];
    const named = (0,plural/* joinLimited */.xw)(all, contradictions_MAX_NAMED, (each) => `${(0,version_key/* nameVersion */.qT)(each)}: ${each.files.map(values_escape/* show */.WU).join(' and ')}`);
    return [
        (0,problem/* problem */.CC)(`found documents in api/v1 that contradict each other (${named}), expected them as they were published, so these versions are partial and close nothing until their next scan; scan them again, or revert the edit before the next publish`),
    ];
};

// EXTERNAL MODULE: ./lib/domain/share-warnings.js
var share_warnings = __webpack_require__(270);
// EXTERNAL MODULE: ./lib/domain/software.js
var domain_software = __webpack_require__(7772);
;// CONCATENATED MODULE: ./lib/decide/software.js



const NOT_KNOWN = { found: null, isMissing: false };
const seeSoftware = (stated, document) => {
    var _a, _b;
    const found = new Map();
    for (const { type, name, version, versions } of ((_a = document === null || document === void 0 ? void 0 : document.data) !== null && _a !== void 0 ? _a : []).filter((0,domain_software/* softwareIs */.Yj)(stated)))
        for (const each of versions)
            if (!found.has(each))
                found.set(each, { name, version, type });
    return new Map(((_b = document === null || document === void 0 ? void 0 : document.versions) !== null && _b !== void 0 ? _b : []).map(({ version, known }) => {
        var _a;
        const own = (_a = found.get(version)) !== null && _a !== void 0 ? _a : null;
        return [version, { found: own, isMissing: known && own === null }];
    }));
};
const statedSoftware = ({ software }) => software === domain_software/* NO_SOFTWARE */.Gx ? undefined : software;
const arePackagesKnown = ({ read }) => {
    var _a;
    const { coverage, unknown } = (_a = read(contract_packages/* PACKAGES */.K_, '')) !== null && _a !== void 0 ? _a : {};
    const isWhole = coverage !== undefined && coverage.versions - coverage.known === (unknown === null || unknown === void 0 ? void 0 : unknown.length);
    return (key) => isWhole && !unknown.includes(key);
};
const publishedSoftware = (image, { versions: published, read }) => {
    const { slug, versions = [] } = image;
    if (statedSoftware(image) === undefined)
        return undefined;
    const isKnown = arePackagesKnown({ read });
    return new Map(versions.map(({ version }) => {
        var _a;
        const key = (0,version_key/* versionKey */._5)(slug, version);
        const { software, state } = (_a = published.get(key)) !== null && _a !== void 0 ? _a : {};
        const isMissing = software === null && state !== 'scanned' && isKnown(key);
        return [version, { found: software !== null && software !== void 0 ? software : null, isMissing }];
    }));
};

;// CONCATENATED MODULE: ./lib/decide/decide-image.js
var decide_image_rest = (undefined && undefined.__rest) || function (s, e) {
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








const findOutcome = ({ slug, os }, { version, digest }, evidence, key) => {
    const scans = evidence.scans.get(key);
    if (scans === undefined)
        return undefined;
    const withoutOs = os === 'none';
    const published = evidence.carryForward ? evidence.published.get(key) : undefined;
    const remembered = { digest, published, scans, withoutOs };
    const forgotten = findForgotten(remembered, () => evidence.countPublished(slug, version));
    return assessScans(scans, withoutOs, forgotten);
};
const findFacts = (item, evidence) => { var _a; return ({
    item,
    versions: ((_a = item.versions) !== null && _a !== void 0 ? _a : []).map(({ version, digest, digestFrom }) => {
        var _a;
        const key = (0,version_key/* versionKey */._5)(item.slug, version);
        const published = evidence.published.get(key);
        return Object.assign(Object.assign({ version,
            digest }, (digestFrom === undefined ? {} : { digestFrom })), { outcome: findOutcome(item, { version, digest }, evidence, key), published: evidence.carryForward ? published : undefined, publishedDigest: (_a = published === null || published === void 0 ? void 0 : published.digest) !== null && _a !== void 0 ? _a : undefined });
    }),
}); };
const versionsToKeep = ({ versions }) => versions.flatMap((facts) => (recordToKeep(facts) === undefined ? [] : [facts.version]));
const decideImage = ({ item, versions }, broken, { software, unnamed }) => {
    const { slug, image, platforms = [] } = item;
    const warnings = [];
    const notices = [];
    const decided = versions.map((_a) => {
        var _b;
        var { version } = _a, found = decide_image_rest(_a, ["version"]);
        const key = (0,version_key/* versionKey */._5)(slug, version);
        const facts = broken.has(version) ? Object.assign(Object.assign({}, found), { published: undefined }) : found;
        const result = decideVersion(facts);
        warnings.push(...result.warnings.map((text) => (0,share_warnings/* ofVersion */.MP)(key)((0,problem/* problem */.CC)(`${key}: ${text}`))));
        notices.push(...result.notices.map((text) => `${key}: ${text}`));
        const seen = software && ((_b = software.get(version)) !== null && _b !== void 0 ? _b : NOT_KNOWN);
        const status = toStatus(version, facts, result.decision, platforms, seen);
        return unnamed.has(version) ? Object.assign(Object.assign({}, status), { named: false }) : status;
    });
    return Object.assign(Object.assign(Object.assign({ slug,
        image }, (item.os === undefined ? {} : { os: item.os })), (item.software === undefined ? {} : { software: item.software })), { versions: decided, warnings,
        notices });
};

// EXTERNAL MODULE: ./lib/contract/record/package-list.js
var package_list = __webpack_require__(8678);
;// CONCATENATED MODULE: ./lib/decide/compare-lists.js



const onlyIn = (own, other) => {
    const keys = new Set(other.map(package_list/* keyOf */.TN));
    return own.filter((item) => !keys.has((0,package_list/* keyOf */.TN)(item)));
};
const singles = (items) => new Map([...(0,group_by/* groupBy */.$z)(items, package_list/* nameKey */.Rc)].flatMap(([name, [first, ...others]]) => others.length === 0 ? [[name, first.version]] : []));
const limit = (items) => items.slice(0, contract_packages/* MAX_CHANGED */.Gt);
const compareLists = (from, before, after) => {
    const [gone, come] = [onlyIn(before, after), onlyIn(after, before)];
    const [former, now] = [singles(gone), singles(come)];
    const isUpdated = (item) => former.has((0,package_list/* nameKey */.Rc)(item)) && now.has((0,package_list/* nameKey */.Rc)(item));
    const isOther = (item) => !isUpdated(item);
    const added = come
        .filter(isOther)
        .map(({ type, name, version }) => ({ type, name, to: version }));
    const removed = gone
        .filter(isOther)
        .map(({ type, name, version }) => ({ type, name, from: version }));
    const updated = gone.filter(isUpdated).map((item) => {
        var _a;
        const { type, name, version } = item;
        return { type, name, from: version, to: (_a = now.get((0,package_list/* nameKey */.Rc)(item))) !== null && _a !== void 0 ? _a : null };
    });
    const all = [added, removed, updated];
    return {
        from,
        added: limit(added),
        removed: limit(removed),
        updated: limit(updated),
        more: all.reduce((sum, { length }) => sum + Math.max(0, length - contract_packages/* MAX_CHANGED */.Gt), 0),
    };
};

;// CONCATENATED MODULE: ./lib/decide/next-packages.js
var next_packages_rest = (undefined && undefined.__rest) || function (s, e) {
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



const nextList = (evidence, published) => {
    var _a;
    const { listed, digest, isSame, isLate, isWithheld } = evidence;
    const kept = (_a = (isSame ? published : undefined)) !== null && _a !== void 0 ? _a : package_list/* NO_PACKAGES */.qH;
    if (listed === undefined)
        return kept;
    const hasDigest = digest !== undefined;
    if (isLate)
        return !kept.known && hasDigest && listed.known ? listed : kept;
    if (isWithheld && (kept.known || !listed.known))
        return kept.items.length > 0 ? kept : listed;
    const isFixed = kept.known && hasDigest;
    return listed.known || !isFixed ? listed : kept;
};
const nextChanged = ({ digest, publishedDigest: from }, published, next) => {
    if (digest === undefined || from === undefined || !next.known)
        return undefined;
    if (digest === from)
        return published === null || published === void 0 ? void 0 : published.changed;
    return (published === null || published === void 0 ? void 0 : published.known) ? compareLists(from, published.items, next.items) : undefined;
};
const listsOf = (document) => {
    var _a;
    var _b;
    const items = new Map(document === null || document === void 0 ? void 0 : document.versions.map(({ version }) => [version, []]));
    for (let _c of (_b = document === null || document === void 0 ? void 0 : document.data) !== null && _b !== void 0 ? _b : []) {
        const { versions, unchecked = [] } = _c, item = next_packages_rest(_c, ["versions", "unchecked"]);
        for (const version of versions)
            (_a = items
                .get(version)) === null || _a === void 0 ? void 0 : _a.push(unchecked.includes(version) ? Object.assign(Object.assign({}, item), { unchecked: true }) : item);
    }
    return new Map(document === null || document === void 0 ? void 0 : document.versions.map((_a) => { var _b; var { version } = _a, own = next_packages_rest(_a, ["version"]); return [version, Object.assign(Object.assign({}, own), { items: (_b = items.get(version)) !== null && _b !== void 0 ? _b : [] })]; }));
};
const joinPackageLists = (lists) => {
    var _a;
    const found = new Map();
    for (const [version, { items }] of lists)
        for (const { type, name, source, version: own, unchecked } of items) {
            const item = (0,package_list/* addPackage */.Eb)(found, Object.assign(Object.assign(Object.assign({ type,
                name }, (source === undefined ? {} : { source })), { version: own, versions: [] }), (unchecked ? { skipped: [] } : {})));
            item.versions.push(version);
            if (unchecked)
                item.skipped = [...((_a = item.skipped) !== null && _a !== void 0 ? _a : []), version];
        }
    return [...found.values()]
        .sort(contract_packages/* comparePackages */.FC)
        .map((_a) => {
        var { skipped, unchecked: _ } = _a, item = next_packages_rest(_a, ["skipped", "unchecked"]);
        return skipped === undefined ? item : Object.assign(Object.assign({}, item), { unchecked: skipped });
    });
};
const nextPackages = ({ slug, image }, evidence, before) => {
    const lists = listsOf(before);
    const next = evidence.map((each) => {
        const published = lists.get(each.version);
        const list = nextList(each, published);
        return { version: each.version, list, changed: nextChanged(each, published, list) };
    });
    const versions = next.map(({ version, list, changed }) => {
        return Object.assign({ version, known: list.known }, (changed === undefined ? {} : { changed }));
    });
    const data = joinPackageLists(next.map(({ version, list }) => [version, list]));
    return data.length > 0 || versions.some(({ known }) => known)
        ? { apiVersion: 'v1', resource: 'image-packages', slug, image, versions, data: [...data] }
        : undefined;
};

;// CONCATENATED MODULE: ./lib/decide/image-packages.js









const excessWarning = (count, scans) => (0,problem/* problem */.CC)(`found ${count} packages in ${scans.map(({ path }) => (0,values_escape/* show */.WU)(path)).join(', ')}, expected at most ${package_list/* MAX_PACKAGES */.vk} of a version; they are left out, and the packages of the version are not known; its rows count`);
const mergeReports = (scans, withoutOs) => {
    const none = { value: package_list/* NO_PACKAGES */.qH, warnings: [] };
    if (scans.some(({ packages }) => packages.extent === 'excess'))
        return none;
    const [first = [], ...others] = scans.map(({ packages }) => packages.items);
    const items = others.length === 0 ? first : (0,package_list/* uniquePackages */.tx)([first, ...others].flat());
    if (items.length > package_list/* MAX_PACKAGES */.vk)
        return Object.assign(Object.assign({}, none), { warnings: [excessWarning(items.length, scans)] });
    const known = scans.every((scan) => listsAll(scan, withoutOs));
    return { value: { known, items }, warnings: [] };
};
const toEvidence = ({ slug, os }, facts, { byVersion, listings }) => {
    var _a, _b, _c, _d;
    const { version, digest, publishedDigest, outcome } = facts;
    const key = (0,version_key/* versionKey */._5)(slug, version);
    const listing = (_a = listings.get(key)) !== null && _a !== void 0 ? _a : [];
    const scannedAt = outcome === undefined ? oldestScan(listing) : outcome.scannedAt;
    const same = findSame(facts);
    const scans = [...((_b = byVersion.get(key)) !== null && _b !== void 0 ? _b : []), ...listing].filter(({ packages }) => packages.extent !== 'never');
    const listed = scans.length === 0 ? undefined : mergeReports(scans, os === 'none');
    return {
        value: {
            version,
            listed: listed === null || listed === void 0 ? void 0 : listed.value,
            isSame: same !== undefined,
            digest,
            publishedDigest,
            isLate: isLater((_c = same === null || same === void 0 ? void 0 : same.scannedAt) !== null && _c !== void 0 ? _c : null, scannedAt),
            isWithheld: (outcome === null || outcome === void 0 ? void 0 : outcome.kind) === 'withheld',
        },
        warnings: ((_d = listed === null || listed === void 0 ? void 0 : listed.warnings) !== null && _d !== void 0 ? _d : []).map((0,share_warnings/* ofVersion */.MP)(key)),
    };
};
const findPackages = ({ item, versions }, matches, before) => {
    const evidence = versions.map((each) => toEvidence(item, each, matches));
    return {
        value: nextPackages(item, evidence.map(({ value }) => value), before),
        warnings: evidence.flatMap(({ warnings }) => warnings),
    };
};

;// CONCATENATED MODULE: ./lib/decide/unnamed.js



const findUnnamedVersions = ({ slug, software }, document) => {
    if (software !== undefined || document === undefined)
        return new Set();
    const named = new Set(document.data.filter((0,domain_software/* isNamedLike */.LR)(slug)).flatMap(({ versions }) => versions));
    return new Set(document.versions.flatMap(({ version, known }) => known && !named.has(version) ? [version] : []));
};
const publishedUnnamed = ({ slug, software, versions = [] }, { versions: published }) => new Set(versions.flatMap(({ version }) => { var _a; return software === undefined && ((_a = published.get((0,version_key/* versionKey */._5)(slug, version))) === null || _a === void 0 ? void 0 : _a.named) === false
    ? [version]
    : []; }));
const findUnnamed = (images) => images.flatMap(({ slug, versions, packages }) => {
    var _a;
    const newest = (_a = packages === null || packages === void 0 ? void 0 : packages.versions.find(({ known }) => known)) === null || _a === void 0 ? void 0 : _a.version;
    const isUnnamed = versions.some(({ version, named }) => version === newest && named === false);
    return isUnnamed ? [slug] : [];
});
const unnamed_MAX_NAMED = 5;
const describeUnnamed = (slugs) => slugs.length === 0
    ? undefined
    : `no package is named like the image in ${(0,plural/* pluralize */.td)(slugs.length, 'image')} (${(0,plural/* joinLimited */.xw)(slugs, unnamed_MAX_NAMED)}): what is compiled into ${slugs.length === 1 ? 'it' : 'them'} may be unchecked; state software`;

// EXTERNAL MODULE: ./lib/domain/verdict.js
var domain_verdict = __webpack_require__(92);
;// CONCATENATED MODULE: ./lib/decide/verdicts.js






const findDataDate = (images, catalogDate) => (0,compare/* lastText */.A2)([catalogDate, newestDate(images)]);
const isUrgentByCounts = (counts) => {
    const grave = counts.critical + counts.high;
    if (grave + counts.fixable > (0,severity_counts/* totalOf */.e6)(counts))
        return true;
    return grave === 0 || counts.fixable === 0 ? false : undefined;
};
const isRecent = (scannedAt, dataDate) => scannedAt !== null && dataDate !== null && (0,instant/* daysBetween */.YM)(scannedAt, dataDate) <= 30;
const isVerified = ({ state, scannedAt }, dataDate) => state === 'scanned' && isRecent(scannedAt, dataDate);
const judgeBefore = (before, dataDate) => before.verdict === 'supported' && !isRecent(before.scannedAt, dataDate)
    ? Object.assign(Object.assign({}, before), { verdict: 'unverified' }) : before;
const judgeVersion = ({ deprecated, eol }, status, dataDate) => {
    if (deprecated)
        return 'deprecated';
    if (eol !== undefined && dataDate !== null && eol < dataDate.slice(0, eol.length))
        return 'eol';
    if (status.hasUrgent)
        return 'rebuild';
    return isVerified(status, dataDate) ? 'supported' : 'unverified';
};
const urgentOf = ({ hasUrgent, state }) => hasUrgent || (state === 'scanned' ? false : null);
const recommendVersion = (versions) => {
    var _a;
    const maintained = versions.filter(({ verdict }) => !(0,domain_verdict/* isEnded */.p)(verdict));
    const supported = maintained.find(({ verdict, before }) => { var _a; return ((_a = before === null || before === void 0 ? void 0 : before.verdict) !== null && _a !== void 0 ? _a : verdict) === 'supported'; });
    const recorded = ({ state, before }) => hasCounts(state) || before !== undefined;
    return (_a = (supported !== null && supported !== void 0 ? supported : maintained.find(recorded))) === null || _a === void 0 ? void 0 : _a.version;
};
const judgeImage = (image, status, dataDate) => {
    var _a, _b, _c;
    const stated = new Map(((_a = image === null || image === void 0 ? void 0 : image.versions) !== null && _a !== void 0 ? _a : []).map((each) => [each.version, each]));
    const versions = status.versions.map((each) => { var _a; return (Object.assign(Object.assign(Object.assign({}, each), (each.before === undefined ? {} : { before: judgeBefore(each.before, dataDate) })), { verdict: judgeVersion((_a = stated.get(each.version)) !== null && _a !== void 0 ? _a : {}, each, dataDate), urgent: urgentOf(each) })); });
    return { versions, recommended: (_c = (_b = image === null || image === void 0 ? void 0 : image.recommended) !== null && _b !== void 0 ? _b : recommendVersion(versions)) !== null && _c !== void 0 ? _c : null };
};
const judgeVersions = ({ images }, available, dataDate) => {
    const bySlug = new Map(images.map((image) => [image.slug, image]));
    return available.map((each) => (Object.assign(Object.assign({}, each), judgeImage(bySlug.get(each.slug), each, dataDate))));
};

;// CONCATENATED MODULE: ./lib/decide/decide-images.js
















const isDerivedImage = (image) => image.kind === 'derived';
const recordOfVersion = (image, version) => image.kind === 'kept' ? undefined : image.records.get(version);
const contradictionsOf = (images) => images.flatMap((image) => (image.kind === 'kept' ? [] : image.contradictions));
const evidenceOfImages = ({ matches, previous, carryForward }) => {
    const { versions: published, isAsPublished, records, readRecord } = previous;
    return {
        scans: matches.byVersion,
        published,
        carryForward,
        countPublished: (slug, version) => { var _a, _b, _c; return isAsPublished
            ? (_b = (_a = records.get(slug)) === null || _a === void 0 ? void 0 : _a.versions.find((each) => each.version === version)) === null || _b === void 0 ? void 0 : _b.total
            : (_c = readRecord(slug, version)) === null || _c === void 0 ? void 0 : _c.rows.length; },
    };
};
const findUnkept = (evidence) => {
    const { catalog, matches, previous, carryForward } = evidence;
    const changed = findChangedItems(catalog, previous.catalog);
    const { byVersion, listings } = matches;
    const isUnkept = ({ slug, versions = [] }) => !previous.isAsPublished ||
        !carryForward ||
        changed.has(slug) ||
        versions.some(({ version }) => {
            const key = (0,version_key/* versionKey */._5)(slug, version);
            return byVersion.has(key) || listings.has(key);
        });
    return new Set((0,manifest_catalog/* availableImages */.iL)(catalog)
        .filter(isUnkept)
        .map(({ slug }) => slug));
};
const planImages = (evidence) => {
    const unkept = findUnkept(evidence);
    const known = evidenceOfImages(evidence);
    return (0,manifest_catalog/* availableImages */.iL)(evidence.catalog).map((item) => (Object.assign(Object.assign({}, findFacts(item, known)), { isKept: !unkept.has(item.slug) })));
};
const allRecords = ({ catalog, previous }) => previous.isAsPublished
    ? []
    : (0,manifest_catalog/* availableImages */.iL)(catalog).flatMap(({ slug, versions = [] }) => [
        FINDINGS.file(slug),
        ...versions.map(({ version }) => VERSION_SECURITY.file((0,version_key/* versionKey */._5)(slug, version))),
    ]);
const documentsToDecide = ({ catalog }, planned) => planned
    .filter(({ isKept }) => !isKept)
    .flatMap((image) => {
    const { slug } = image.item;
    return [
        ...versionsToKeep(image).map((version) => VERSION_SECURITY.file((0,version_key/* versionKey */._5)(slug, version))),
        ...(catalog.packages ? [contract_packages/* IMAGE_PACKAGES */.gq.file(slug)] : []),
    ];
});
const publishedCounts = (slug, { records, versions }) => { var _a; var _b; return new Map(((_b = (_a = records.get(slug)) === null || _a === void 0 ? void 0 : _a.versions) !== null && _b !== void 0 ? _b : []).map((rollup) => {
    var _a, _b;
    const { urgent, fixes } = (_a = versions.get((0,version_key/* versionKey */._5)(slug, rollup.version))) !== null && _a !== void 0 ? _a : {};
    const hasUrgent = (_b = isUrgentByCounts(rollup)) !== null && _b !== void 0 ? _b : urgent === true;
    return [rollup.version, { rollup, hasUrgent, fixes: fixes && Object.assign(Object.assign({}, NO_FIXES), fixes) }];
})); };
const keepImage = (image, { previous }) => {
    const decided = decideImage(image, new Set(), {
        software: publishedSoftware(image.item, previous),
        unnamed: publishedUnnamed(image.item, previous),
    });
    return Object.assign(Object.assign({}, withCounts(decided, publishedCounts(image.item.slug, previous))), { kind: 'kept' });
};
const readKept = (facts, { readRecord }) => {
    const kept = versionsToKeep(facts).map((version) => [version, readRecord(facts.item.slug, version)]);
    const broken = new Set(kept.flatMap(([version, record]) => (record ? [] : [version])));
    return { kept: new Map(kept), broken };
};
const withPartial = (facts, doubted) => (Object.assign(Object.assign({}, facts), { versions: facts.versions.map((each) => each.published !== undefined && doubted.some(({ version }) => version === each.version)
        ? Object.assign(Object.assign({}, each), { published: Object.assign(Object.assign({}, each.published), { state: 'partial' }) }) : each) }));
const recordBehind = (decision, kept) => {
    if (decision.kind === 'fresh')
        return (0,to_record/* recordOf */.zv)(decision.outcome.scans);
    return decision.kind === 'kept' ? kept : undefined;
};
const decideAnew = (image, evidence) => {
    const { item } = image;
    const { catalog, matches, previous } = evidence;
    const { kept, broken } = readKept(image, previous);
    const packages = catalog.packages
        ? findPackages(image, matches, previous.read(contract_packages/* IMAGE_PACKAGES */.gq, item.slug))
        : { value: undefined, warnings: [] };
    const stated = statedSoftware(item);
    const software = stated === undefined ? undefined : seeSoftware(stated, packages.value);
    const unnamed = findUnnamedVersions(item, packages.value);
    const contradictions = findContradictions(item.slug, kept, previous);
    const decided = decideImage(withPartial(image, contradictions), broken, { software, unnamed });
    const records = new Map();
    for (const { version, decision } of decided.versions) {
        const record = recordBehind(decision, kept.get(version));
        if (record !== undefined)
            records.set(version, record);
    }
    const counts = new Map([...records].map(([version, record]) => {
        const counted = (0,record_record/* countRecord */.vL)(record);
        const rollup = (0,record_record/* rollupOf */.iV)(version, item.image, counted);
        return [version, { rollup, hasUrgent: counted.urgent }];
    }));
    return Object.assign(Object.assign({}, withCounts(decided, counts)), { warnings: [...decided.warnings, ...packages.warnings], kind: 'derived', records,
        contradictions, packages: packages.value });
};
const decideImages = (evidence, planned) => planned.map((image) => (image.isKept ? keepImage(image, evidence) : decideAnew(image, evidence)));

;// CONCATENATED MODULE: ./lib/derive/news/catalog-changes.js



const removed = (item, retired) => {
    const wanted = item.what === 'version' ? item.versions[0] : undefined;
    const stated = retired.find(({ slug, version }) => slug === item.slug && version === wanted);
    const { replacedBy, reason } = stated !== null && stated !== void 0 ? stated : {};
    return Object.assign(Object.assign({}, item), { kind: 'removed', replacedBy, reason });
};
const imageMoves = ({ slug, new: isNew, gone, added, removed: lost }, retired) => {
    const item = (what, versions) => ({
        what,
        slug,
        versions,
    });
    const left = gone ? [item('image', lost)] : lost.map((version) => item('version', [version]));
    const came = isNew || added.length > 0 ? [item(isNew ? 'image' : 'version', added)] : [];
    return [
        ...left.map((each) => removed(each, retired)),
        ...came.map((each) => (Object.assign(Object.assign({}, each), { kind: 'added' }))),
    ];
};
const findRebuilt = ({ decided: { builds } }) => builds.map(({ slug, version, from, to }) => (Object.assign({ what: 'version', slug, versions: [version], kind: 'rebuilt', from, to })));
const findMoved = ({ branch, decided }) => decided.images.flatMap(({ slug, versions }) => versions.flatMap(({ version, digest: to, state }) => {
    var _a;
    const from = (_a = branch.previous.digests.get(slug)) === null || _a === void 0 ? void 0 : _a.get(version);
    return from === undefined || from === to || state !== 'unscanned'
        ? []
        : [{ what: 'version', slug, versions: [version], kind: 'moved', from, to }];
}));
const chartMoves = ({ slug, new: isNew, gone, versions, }) => {
    const item = { what: 'chart', slug, versions: [] };
    return [
        ...(gone ? [removed(item, [])] : []),
        ...(isNew ? [Object.assign(Object.assign({}, item), { kind: 'added' })] : []),
        ...versions.map(({ from, to }) => (Object.assign(Object.assign({}, item), { kind: 'rebuilt', from, to }))),
    ];
};
const findMoves = (before, after) => {
    const { images, charts } = diffItems(before, after, '');
    return [
        ...images.flatMap((image) => imageMoves(image, after.retired)),
        ...charts.flatMap(chartMoves),
    ];
};
const findNewEnds = ({ branch, catalog, decided }) => {
    const { versions: published } = branch.previous;
    const isNew = (slug, version, verdict) => {
        var _a;
        const former = (_a = published.get((0,version_key/* versionKey */._5)(slug, version))) === null || _a === void 0 ? void 0 : _a.verdict;
        return former !== undefined && former !== verdict;
    };
    const eolOf = (slug, version) => { var _a, _b, _c; return (_c = (_b = (_a = catalog.images
        .find((image) => image.slug === slug)) === null || _a === void 0 ? void 0 : _a.versions) === null || _b === void 0 ? void 0 : _b.find((each) => each.version === version)) === null || _c === void 0 ? void 0 : _c.eol; };
    return decided.images.flatMap(({ slug, versions }) => versions.flatMap(({ version, verdict }) => {
        if (!(0,domain_verdict/* isEnded */.p)(verdict))
            return [];
        if (!isNew(slug, version, verdict))
            return [];
        const item = { what: 'version', slug, versions: [version] };
        return verdict === 'eol'
            ? [Object.assign(Object.assign({}, item), { kind: 'eol', since: eolOf(slug, version) })]
            : [Object.assign(Object.assign({}, item), { kind: 'deprecated' })];
    }));
};
const differingKeys = (before, after) => [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
const editedKeys = (before, after) => {
    var _a, _b;
    const own = new Set(['version', 'versions']);
    const ofVersions = new Set(['digest', 'digestFrom', 'deprecated']);
    const former = new Map(((_a = before.versions) !== null && _a !== void 0 ? _a : []).map((each) => [each.version, each]));
    const inVersions = ((_b = after.versions) !== null && _b !== void 0 ? _b : []).flatMap((each) => { var _a; return differingKeys((_a = former.get(each.version)) !== null && _a !== void 0 ? _a : each, each).filter((key) => !ofVersions.has(key)); });
    return [
        ...new Set([...differingKeys(before, after).filter((key) => !own.has(key)), ...inVersions]),
    ];
};
const TOP_KEYS = ['registry', 'project', 'site', 'source', 'roadmap'];
const topOf = (catalog) => Object.fromEntries(TOP_KEYS.map((key) => [key, catalog[key]]));
const findEdits = (before, after) => {
    const former = new Map(before.images.map((image) => [image.slug, image]));
    const edited = (slug, keys) => keys.length === 0 ? [] : [{ kind: 'edited', what: 'image', slug, versions: [], keys }];
    return [
        ...after.images.flatMap((image) => { var _a; return edited(image.slug, editedKeys((_a = former.get(image.slug)) !== null && _a !== void 0 ? _a : image, image)); }),
        ...edited('', differingKeys(topOf(before), topOf(after))),
    ];
};
const KIND_ORDER = [
    'removed',
    'added',
    'rebuilt',
    'moved',
    'eol',
    'deprecated',
    'edited',
];
const ITEM_ORDER = ['image', 'version', 'chart'];
const findCatalogChanges = (facts) => {
    const before = facts.branch.previous.catalog;
    if (before === undefined)
        return [];
    const after = facts.catalog;
    return [
        ...findMoves(before, after),
        ...findRebuilt(facts),
        ...findMoved(facts),
        ...findNewEnds(facts),
        ...findEdits(before, after),
    ].sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
        ITEM_ORDER.indexOf(a.what) - ITEM_ORDER.indexOf(b.what));
};

;// CONCATENATED MODULE: ./lib/decide/decide-bases.js




const NONE_STATED = { software: undefined, unnamed: new Set() };
const decideBases = ({ catalog, matches, previous, carryForward, }) => {
    const decided = catalog.bases.map((item) => {
        const facts = findFacts(item, {
            scans: matches.bases,
            published: previous.bases,
            carryForward,
            countPublished: (slug, version) => { var _a, _b; return (_b = (_a = previous.read(BASE, (0,version_key/* versionKey */._5)(slug, version))) === null || _a === void 0 ? void 0 : _a.ids) === null || _b === void 0 ? void 0 : _b.length; },
        });
        return Object.assign({ item }, decideImage(facts, new Set(), NONE_STATED));
    });
    return {
        bases: decided.map(({ item, versions }) => ({ item, versions })),
        remarks: (0,problem/* joinRemarks */.cM)(...decided),
    };
};

;// CONCATENATED MODULE: ./lib/domain/outdated.js

const isOutdated = ({ scannedAt, database }) => scannedAt !== null && database !== null && (0,instant/* daysBetween */.YM)(database, scannedAt) > 7;

// EXTERNAL MODULE: ./lib/domain/values/did-you-mean.js
var did_you_mean = __webpack_require__(4321);
;// CONCATENATED MODULE: ./lib/decide/describe-coverage.js










const MAX_LISTED = 5;
const nameVersions = (versions, limit = MAX_LISTED) => `${(0,plural/* pluralize */.td)(versions.length, 'version')} (${(0,plural/* joinLimited */.xw)(versions, limit, version_key/* nameVersion */.qT)})`;
const COMMON_PLATFORMS = [
    'amd64',
    'arm64',
    'arm/v7',
    'arm/v6',
    '386',
    'ppc64le',
    'riscv64',
    's390x',
].map((architecture) => `linux/${architecture}`);
const meantPlatform = (platform, stated) => {
    const meant = (0,did_you_mean/* didYouMean */.a)(platform.replace(/^[^/]+/, 'linux'), COMMON_PLATFORMS);
    return meant === undefined || stated.some((each) => each.platform === meant)
        ? ''
        : `did you mean ${meant}? Otherwise `;
};
const missingWarnings = (fresh) => {
    const missing = fresh.flatMap((version) => version.platforms.flatMap(({ platform, state }) => state === 'unscanned' ? [{ platform, version }] : []));
    return [...(0,group_by/* groupBy */.$z)(missing, ({ platform }) => platform)].map(([platform, all]) => `found no report of ${platform} for ${nameVersions(all.map(({ version }) => version))}, expected one for each stated platform, so ${all.length === 1 ? 'it is' : 'they are'} partial; ${meantPlatform(platform, all[0].version.platforms)}scan with --platform ${platform} too, or remove it from platforms`);
};
const findOthers = (catalog, { byVersion }) => {
    const others = (0,manifest_catalog/* availableImages */.iL)(catalog).flatMap(({ slug, platforms = [], versions = [] }) => platforms.length === 0
        ? []
        : versions.flatMap(({ version }) => { var _a; return ((_a = byVersion.get((0,version_key/* versionKey */._5)(slug, version))) !== null && _a !== void 0 ? _a : []).filter(({ platform }) => platform === null || !platforms.includes(platform)); }));
    return [...new Set(others)];
};
const otherWarning = ([first, ...others]) => {
    const { platform } = first;
    const number = others.length + 1;
    const reports = (0,plural/* pluralize */.td)(number, 'report');
    const such = (0,plural/* joinLimited */.xw)([first, ...others], share_warnings/* MAX_PLACES */.WD, ({ path }) => (0,values_escape/* show */.WU)(path));
    const serve = `${number === 1 ? 'it counts' : 'they count'} for no stated platform`;
    return platform === null
        ? `found ${reports} of an unknown platform (${such}), expected operating system and architecture in each, so ${serve}; scan again with a current version of the scanner`
        : `found ${reports} of ${platform} (${such}), expected only stated platforms, so ${serve}; state ${platform} in platforms, or scan only what is stated`;
};
const outdatedWarnings = (fresh) => {
    const outdated = fresh.filter(isOutdated);
    const oldest = (0,compare/* firstText */.ou)(outdated.map(({ database }) => database));
    return oldest === null
        ? []
        : [
            `found a database of ${oldest} behind ${nameVersions(outdated)}, more than 7 days older than the scan; update it before scanning`,
        ];
};
const uncheckedWarnings = (fresh, published) => {
    const added = fresh.filter(({ slug, version, unchecked }) => {
        var _a;
        const isOld = ((_a = published.get((0,version_key/* versionKey */._5)(slug, version))) === null || _a === void 0 ? void 0 : _a.unchecked) !== undefined;
        return unchecked !== undefined && !isOld;
    });
    const names = (0,compare/* sortUnique */._l)(added.flatMap(({ decision }) => (decision.kind === 'fresh' ? decision.outcome.unchecked : [])));
    const from = names.length === 1 ? 'it comes' : 'they come';
    const whose = names.length === 1 ? 'its' : 'their';
    return names.length === 0
        ? []
        : [
            `found ${(0,plural/* pluralize */.td)(names.length, 'package')} that Trivy did not check (${(0,plural/* joinLimited */.xw)(names, share_warnings/* MAX_PLACES */.WD, values_escape/* showName */.$i)}) in ${nameVersions(added, share_warnings/* MAX_PLACES */.WD)}: ${from} from a third party, so ${whose} CVEs are not in these numbers; scan with another scanner alone, see docs/reports.md`,
        ];
};
const unseenWarnings = (catalog, versions, published) => {
    const unseen = versions.filter(({ slug, version, state, seen }) => {
        const former = published.get((0,version_key/* versionKey */._5)(slug, version));
        const isOld = (former === null || former === void 0 ? void 0 : former.state) === 'partial' && former.software === null;
        return state === 'partial' && (seen === null || seen === void 0 ? void 0 : seen.isMissing) && !isOld;
    });
    if (unseen.length === 0)
        return [];
    const stated = new Map(catalog.images.map(({ slug, software }) => [slug, software]));
    const names = [...new Set(unseen.map(({ slug }) => (0,values_escape/* show */.WU)(stated.get(slug))))];
    const [itIs, them] = unseen.length === 1 ? ['it is', 'it'] : ['they are', 'them'];
    return [
        `found no package ${(0,plural/* joinLimited */.xw)(names, MAX_LISTED)} in ${nameVersions(unseen)}, expected the software of ${names.length === 1 ? 'the image' : 'each image'} among its packages, so ${itIs} partial: what is compiled into ${them} may not be checked; scan with a scanner that sees it, or correct software`,
    ];
};
const forgottenNotices = (versions, published) => {
    const forgotten = versions.filter(({ slug, version, platforms, decision }) => { var _a; return platforms.length > 0 &&
        decision.kind === 'kept' &&
        ((_a = published.get((0,version_key/* versionKey */._5)(slug, version))) === null || _a === void 0 ? void 0 : _a.platforms) === undefined; });
    return forgotten.length === 0
        ? []
        : [
            `the branch does not say which platforms of ${nameVersions(forgotten)} were scanned, so ${forgotten.length === 1 ? 'it is' : 'they are'} partial until the next scan`,
        ];
};
const versionsOf = (items) => items.flatMap(({ slug, versions }) => versions.map((version) => (Object.assign(Object.assign({}, version), { slug }))));
const isFresh = ({ decision }) => decision.kind === 'fresh';
const describeCoverage = (catalog, images, bases, matches, published) => {
    const versions = versionsOf(images);
    const fresh = versions.filter(isFresh);
    const ofBases = versionsOf(bases.map(({ item: { slug }, versions: own }) => ({ slug, versions: own })));
    const others = (0,group_by/* groupBy */.$z)(findOthers(catalog, matches), ({ platform }) => platform !== null && platform !== void 0 ? platform : '');
    const warnings = [
        ...missingWarnings([...fresh, ...ofBases.filter(isFresh)]),
        ...[...others.values()].map(otherWarning),
        ...outdatedWarnings(fresh),
        ...uncheckedWarnings(fresh, published),
        ...unseenWarnings(catalog, versions, published),
    ];
    return {
        warnings: warnings.map((text) => (0,problem/* withTitle */.ZA)('Scanner reports')((0,problem/* problem */.CC)(text))),
        notices: forgottenNotices(versions, published),
    };
};

;// CONCATENATED MODULE: ./lib/decide/earlier-published.js





const earlier_published_MAX_LISTED = 5;
const findEarlier = (before, after) => {
    const former = new Map((0,manifest_catalog/* availableImages */.iL)(before).map(({ slug, versions }) => [slug, versions]));
    return (0,manifest_catalog/* availableImages */.iL)(after).flatMap(({ slug, versions = [] }) => {
        var _a;
        const byVersion = (0,group_by/* groupBy */.$z)((_a = former.get(slug)) !== null && _a !== void 0 ? _a : [], ({ version }) => version);
        return versions.flatMap(({ version, digest, digestFrom, published }) => {
            var _a;
            const [was] = (_a = byVersion.get(version)) !== null && _a !== void 0 ? _a : [];
            const isStated = digest !== undefined && digestFrom === undefined;
            const isRebuilt = isStated && (was === null || was === void 0 ? void 0 : was.digest) !== undefined && was.digest !== digest;
            return isRebuilt && published !== undefined && published === was.published
                ? [(0,version_key/* nameVersion */.qT)({ slug, version })]
                : [];
        });
    });
};
const warnOfEarlier = (before, after) => {
    const earlier = before === undefined ? [] : findEarlier(before, after);
    return earlier.length === 0
        ? []
        : [
            (0,problem/* problem */.CC)(`published still has the time of an earlier build in ${(0,plural/* joinLimited */.xw)(earlier, earlier_published_MAX_LISTED)}: update it`),
        ];
};

;// CONCATENATED MODULE: ./lib/decide/support.js





const support_MAX_LISTED = 5;
const warnOfEnded = ({ slug, versions }, published) => {
    const isOld = versions.every(({ version }) => { var _a; return (0,domain_verdict/* isEnded */.p)((_a = published.get((0,version_key/* versionKey */._5)(slug, version))) === null || _a === void 0 ? void 0 : _a.verdict); });
    if (isOld || !versions.every(({ verdict }) => (0,domain_verdict/* isEnded */.p)(verdict)))
        return [];
    const names = (0,plural/* joinLimited */.xw)(versions.map(({ version, verdict }) => `${version} ${verdict}`), support_MAX_LISTED);
    return [
        (0,problem/* problem */.CC)(`${slug} has no supported version left (${names}), so none is recommended; add a version, or move the image to the list retired`),
    ];
};
const findSupportEnds = ({ images }, dataDate) => images.flatMap(({ slug, status, versions = [] }) => versions.flatMap(({ version, eol, deprecated }) => status === 'available' &&
    eol !== undefined &&
    deprecated !== true &&
    (0,instant/* daysBetween */.YM)(dataDate, eol) <= 30
    ? [`${slug} ${version} (${eol})`]
    : []));
const describeEnds = (catalog, dataDate) => {
    const ends = dataDate === null ? [] : findSupportEnds(catalog, dataDate);
    return ends.length === 0
        ? undefined
        : `ended or ends within 30 days: ${(0,plural/* joinLimited */.xw)(ends, support_MAX_LISTED)}`;
};

;// CONCATENATED MODULE: ./lib/decide/decide-catalog.js











const decideCatalog = (evidence, planned, catalogDate) => {
    const { catalog, matches, previous } = evidence;
    const built = decideImages(evidence, planned);
    const dataDate = findDataDate(built, catalogDate);
    const images = judgeVersions(catalog, built, dataDate);
    const { bases, remarks: ofBases } = decideBases(evidence);
    return {
        decided: {
            images,
            bases,
            totals: countCatalog(catalog, images),
            freshness: measureFreshness(images, matches.byVersion),
            unnamed: findUnnamed(images.filter(isDerivedImage)),
            dataDate,
        },
        remarks: (0,problem/* joinRemarks */.cM)({ warnings: warnOfContradictions(contradictionsOf(built)) }, ...built, ofBases, describeCoverage(catalog, built, bases, matches, previous.versions), { warnings: images.flatMap((image) => warnOfEnded(image, previous.versions)) }, { warnings: warnOfEarlier(previous.catalog, catalog) }),
    };
};

;// CONCATENATED MODULE: ./lib/decide/rebuilds.js





const findRebuilds = (images) => [...images]
    .sort((a, b) => (0,compare/* compareText */.n6)(a.slug, b.slug))
    .flatMap(({ slug, image, versions }) => versions.flatMap(({ version, digest, rollup, verdict, fixes = NO_FIXES }) => rollup === undefined || rollup.fixable === 0 || (0,domain_verdict/* isEnded */.p)(verdict)
    ? []
    : [{ slug, version, image, digest, counts: rollup, fixes }]))
    .sort((a, b) => Number(a.fixes.system === 0) - Number(b.fixes.system === 0) ||
    (0,severity_counts/* compareCounts */.G8)(a.counts, b.counts));
const inOrderOf = (rebuilds) => (items, keyOf) => {
    const places = new Map(rebuilds.map(({ slug, version }, place) => [(0,version_key/* versionKey */._5)(slug, version), place]));
    const placeOf = (item) => { var _a; return (_a = places.get(keyOf(item))) !== null && _a !== void 0 ? _a : rebuilds.length; };
    return [...items].sort((a, b) => placeOf(a) - placeOf(b));
};
const findFormerFixes = ({ isAsPublished, records, versions: published }, images) => {
    if (!isAsPublished)
        return undefined;
    const waiting = new Set(images.flatMap(({ slug, versions }) => versions.flatMap(({ version, before }) => (before ? [(0,version_key/* versionKey */._5)(slug, version)] : []))));
    return new Map([...records].flatMap(([slug, { versions }]) => versions.flatMap(({ version }) => {
        var _a;
        const key = (0,version_key/* versionKey */._5)(slug, version);
        const { fixes, verdict } = (_a = published.get(key)) !== null && _a !== void 0 ? _a : {};
        return fixes === undefined || (0,domain_verdict/* isEnded */.p)(verdict) || waiting.has(key)
            ? []
            : [[key, fixes]];
    })));
};

;// CONCATENATED MODULE: ./lib/read/exploitation/age.js

const FILES = [
    {
        input: 'kev',
        what: 'a KEV catalog',
        days: 14,
        recipe: 'copy that step from publish.yml of this action, which also tries the copy that CISA keeps on GitHub',
    },
    {
        input: 'epss',
        what: 'EPSS scores',
        days: 7,
        recipe: 'copy that step from publish.yml of this action',
    },
];
const explain = (input, isGiven, recipe) => isGiven
    ? `the file of the input ${input} is no newer: look for a cache or a mirror that supplies an old copy to the step that downloads it`
    : `this run got no usable file in the input ${input}: look in the log of the step that downloads it for a failed download, or ${recipe}`;
const describeOldExploitation = (published, given, newestScan) => FILES.flatMap(({ input, what, days, recipe }) => {
    const date = published[input];
    if (date === null || newestScan === null || (0,instant/* daysBetween */.YM)(date, newestScan) <= days)
        return [];
    return [
        `found ${what} of ${date}, more than ${days} days older than the newest scan of this run, ${newestScan}; ${explain(input, given[input] !== undefined, recipe)}`,
    ];
});

;// CONCATENATED MODULE: ./lib/decide/unchecked.js
const NO_NAMES = new Set();
const knownGaps = ({ decision, platforms, }) => {
    if (decision.kind !== 'fresh')
        return undefined;
    if (decision.outcome.gaps.some((gap) => gap !== 'ignored'))
        return undefined;
    const isLookedAt = platforms.every(({ state }) => state === 'scanned' || state === 'partial');
    if (!isLookedAt)
        return undefined;
    const { unchecked } = decision.outcome;
    return unchecked.length === 0 ? NO_NAMES : new Set(unchecked);
};

;// CONCATENATED MODULE: ./lib/derive/render/size.js


const MAX_BYTES = file/* MAX_FILE_BYTES */.gZ / 2;
const tooLarge = (file, size, what, left) => {
    const MiB = 1024 * 1024;
    return (0,problem/* problem */.CC)(`found ${what} of ${Math.ceil(size / MiB)} MiB, expected at most ${MAX_BYTES / MiB} MiB; ${left} left out, so the packages of its versions are unknown; publish fewer versions of this image`, { file: `api/v1/${file}` });
};

;// CONCATENATED MODULE: ./lib/derive/house/by-alias.js
const byAlias = (pairs) => {
    const named = new Map();
    for (const [{ aliases }, value] of pairs)
        for (const alias of aliases) {
            const group = named.get(alias);
            if (group === undefined)
                named.set(alias, [value]);
            else
                group.push(value);
        }
    return named;
};

;// CONCATENATED MODULE: ./lib/derive/house/next-line.js






const MAX_ENDED = 256;
const endEpisode = (episode, { end, until }, scannedAt) => {
    var _a;
    const last = scannedAt && (0,compare/* firstText */.ou)([scannedAt, until]);
    const fixableSince = (_a = episode.fixableSince) !== null && _a !== void 0 ? _a : (isFixed(end) ? last : null);
    return Object.assign(Object.assign({}, episode), { fixableSince, last, until: until && (0,compare/* lastText */.A2)([until, episode.since]), end });
};
const findEnd = (id, { state, scannedAt, digest, findings }, event, isOther) => {
    if (event !== undefined) {
        const { kind, date: until } = event;
        return { end: kind === 'withdrawn' || kind === 'gone' ? 'unproven' : kind, until };
    }
    if (state !== 'scanned')
        return undefined;
    const unseen = isOther && digest !== null ? 'version' : 'unproven';
    return { end: (findings === null || findings === void 0 ? void 0 : findings.suppressed.has(id)) ? 'suppressed' : unseen, until: scannedAt };
};
const episodesByAlias = ({ version }, open, before) => byAlias(before.flatMap(({ id, versions }) => {
    const episode = open.get(id);
    const entry = versions.find((each) => each.version === version);
    return episode && entry ? [[entry, episode]] : [];
}));
const fixableSince = ({ fixable, confirmed }, was, scannedAt) => { var _a; return fixable
    ? ((_a = (0,compare/* firstText */.ou)(was.map((each) => each.fixableSince))) !== null && _a !== void 0 ? _a : (confirmed ? scannedAt : null))
    : null; };
const findPresent = (before, named, { record, entries }, isBack) => {
    const namedNow = record.isNew && !isBack ? record.scannedAt : null;
    const continued = new Set();
    const present = [...entries].map(([id, entry]) => {
        var _a;
        const names = [id, ...entry.aliases.filter((name) => !entries.has(name))];
        const isOpen = before.has(id);
        const own = isBack && !isOpen ? [] : names.flatMap((name) => { var _a; return (_a = before.get(name)) !== null && _a !== void 0 ? _a : []; });
        for (const each of own)
            continued.add(each.id);
        const was = isOpen ? own : [...own, ...((_a = named.get(id)) !== null && _a !== void 0 ? _a : [])];
        const began = isBack ? null : entry.since;
        return {
            id,
            severity: entry.severity,
            since: was.length > 0 ? earliestSince(was) : began,
            fixableSince: fixableSince(entry, was, namedNow),
        };
    });
    return { present, rest: [...before.values()].filter(({ id }) => !continued.has(id)) };
};
const compareEnded = (a, b) => compareLatest(a.until, b.until) || (0,compare/* compareText */.n6)(a.id, b.id) || compareLatest(a.since, b.since);
const nextLine = (before, head, scannedBefore, catalogDate) => {
    var _a;
    var _b, _c, _d;
    if (head === undefined)
        return before === null || before === void 0 ? void 0 : before.line;
    const { version, digest, scannedAt } = head.record;
    const line = (_b = before === null || before === void 0 ? void 0 : before.line) !== null && _b !== void 0 ? _b : { version, from: scannedAt, open: [], ended: [] };
    const move = (0,version_order/* compareVersions */.Zy)(version, line.version);
    const build = (_c = (_a = before === null || before === void 0 ? void 0 : before.versions.find((each) => each.version === line.version)) === null || _a === void 0 ? void 0 : _a.digest) !== null && _c !== void 0 ? _c : null;
    const isOther = move === 0 || (build !== null && build !== digest);
    const gone = new Map(head.events.filter(hasEnded).map((event) => [event.id, event]));
    const formerly = new Map(line.open.map((each) => [each.id, each]));
    const named = episodesByAlias(line, formerly, move === 0 ? ((_d = before === null || before === void 0 ? void 0 : before.open) !== null && _d !== void 0 ? _d : []) : []);
    const { present, rest } = findPresent(formerly, named, head, move < 0);
    const open = [...present];
    const ended = [...line.ended];
    for (const each of rest) {
        const end = move < 0
            ? { end: 'removed', until: catalogDate }
            : findEnd(each.id, head.record, gone.get(each.id), isOther);
        if (end === undefined)
            open.push(each);
        else
            ended.push(endEpisode(each, end, scannedBefore));
    }
    ended.sort(compareEnded);
    const dropped = ended[MAX_ENDED];
    return {
        version,
        from: dropped === undefined ? line.from : (0,compare/* lastText */.A2)([line.from, dropped.until]),
        open: open.sort((a, b) => (0,compare/* compareText */.n6)(a.id, b.id)),
        ended: ended.slice(0, MAX_ENDED),
    };
};

;// CONCATENATED MODULE: ./lib/derive/house/next-version.js
var next_version_rest = (undefined && undefined.__rest) || function (s, e) {
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





const toEntry = (version, { severity, fixable, packages, fixes: all, aliases }, since, layer) => {
    const confirmed = true;
    const fixes = all.length > MAX_FIXES ? all.slice(0, MAX_FIXES) : all;
    return layer === undefined
        ? { version, confirmed, severity, fixable, packages, fixes, aliases, since }
        : { version, confirmed, severity, fixable, packages, fixes, aliases, since, layer };
};
const withBuilds = (entry, { digest, survived }) => {
    const { digest: _, survived: __, layer } = entry, own = next_version_rest(entry, ["digest", "survived", "layer"]);
    return Object.assign(Object.assign(Object.assign(Object.assign({}, own), (digest === undefined ? {} : { digest })), (survived === undefined ? {} : { survived })), (layer === undefined ? {} : { layer }));
};
const firstVersion = ({ version, findings }, first) => findings && {
    entries: new Map([...findings.found].map(([id, each]) => [id, toEntry(version, each, first, each.layer)])),
    events: [],
};
const lastDigest = ({ digest }, former) => digest === undefined ? former : digest;
const countSurvived = ({ digest, formerDigests }, was, former) => {
    const hadFix = was.filter(({ fixable }) => fixable);
    if (hadFix.length === 0)
        return 0;
    const isNewBuild = digest !== null && !formerDigests.has(digest);
    const isOfOther = (entry) => {
        const had = lastDigest(entry, former);
        return had !== null && had !== digest;
    };
    const before = Math.max(...was.map(({ survived = 0 }) => survived));
    return before + (isNewBuild && hadFix.some(isOfOther) ? 1 : 0);
};
const next_version_confirm = (record, { before, former, named }, found, [id, each]) => {
    var _a;
    const { slug, version, scannedAt, isFresh } = record;
    const formers = each.aliases.filter((name) => before.has(name) && !found.has(name));
    const own = before.get(id);
    const was = [
        ...(own === undefined ? ((_a = named.get(id)) !== null && _a !== void 0 ? _a : []) : [own]),
        ...formers.flatMap((name) => { var _a; return (_a = before.get(name)) !== null && _a !== void 0 ? _a : []; }),
    ];
    const isNew = was.length === 0;
    const since = isNew ? (isFresh ? scannedAt : null) : earliestSince(was);
    const toEvents = () => {
        const { severity, fixable, packages, fixes, title } = each;
        const isKnown = !isNew && (!fixable || was.some((entry) => entry.fixable));
        if (!isFresh || isKnown)
            return [];
        const facts = { slug, version, id, severity, since, date: scannedAt, fixable, packages, fixes };
        return [isNew ? Object.assign(Object.assign({}, facts), { kind: 'opened', title }) : Object.assign(Object.assign({}, facts), { kind: 'fixable' })];
    };
    const entry = toEntry(version, each, since, isFresh ? each.layer : own === null || own === void 0 ? void 0 : own.layer);
    const survived = each.fixable ? countSurvived(record, was, former) : 0;
    return {
        entry: survived === 0 ? entry : withBuilds(entry, { survived }),
        formers,
        events: toEvents(),
    };
};
const whyGone = (had, now) => {
    if (had === null || now === null)
        return 'gone';
    return had === now ? 'withdrawn' : 'rebuilt';
};
const endOf = ({ scannedAt, scannedBefore }, since) => (scannedAt === null ? null : (0,compare/* lastText */.A2)([scannedAt, scannedBefore, since]));
const next_version_close = (record, { suppressed }, former, [id, entry]) => {
    const { slug, digest } = record;
    const kind = suppressed.has(id) ? 'suppressed' : whyGone(lastDigest(entry, former), digest);
    const isOfBuild = kind === 'rebuilt' || kind === 'gone';
    return endFinding(slug, id, entry, Object.assign({ kind, date: endOf(record, entry.since) }, (digest !== null && isOfBuild ? { by: digest } : {})));
};
const unconfirmed = (entries, former, now) => new Map([...entries].map(([id, entry]) => {
    const had = lastDigest(entry, former);
    const { survived } = entry;
    const last = had === now ? { survived } : { digest: had, survived };
    return [id, withBuilds(Object.assign(Object.assign({}, entry), { confirmed: false }), last)];
}));
const isProven = ({ state, unchecked, isFresh }, [, { packages }]) => isFresh &&
    (state === 'scanned' ||
        (unchecked !== undefined && !packages.some((name) => unchecked.has(name))));
const nextVersion = (record, before, former) => {
    const { digest, findings } = record;
    if (findings === undefined)
        return { entries: unconfirmed(before, former, former), events: [] };
    const { found } = findings;
    const named = byAlias([...before.values()].map((entry) => [entry, entry]));
    const confirmed = [...found].map((each) => [each[0], next_version_confirm(record, { before, former, named }, found, each)]);
    const renamed = new Set(confirmed.flatMap(([, { formers }]) => formers));
    const missing = [...before].filter(([id]) => !found.has(id) && !renamed.has(id));
    const kept = missing.filter((each) => !isProven(record, each));
    const gone = missing.filter((each) => isProven(record, each));
    return {
        entries: new Map([
            ...confirmed.map(([id, { entry }]) => [id, entry]),
            ...unconfirmed(kept, former, digest),
        ]),
        events: [
            ...confirmed.flatMap(([, { events }]) => events),
            ...gone.map((each) => next_version_close(record, findings, former, each)),
        ],
    };
};

;// CONCATENATED MODULE: ./lib/derive/house/since.js

const isFixBetween = (item, removal, date) => item.reason !== 'removed' &&
    item.until !== null &&
    item.until < date &&
    (removal.until === null || item.until > removal.until);
const moveBack = (since, closed, deciding) => {
    let date = since;
    for (const item of closed) {
        if (item.since === null || item.since >= date)
            continue;
        const isRemoval = item.reason === 'removed';
        if (!isRemoval && (item.until === null || item.until < date))
            continue;
        const fixes = isRemoval ? closed.filter((each) => isFixBetween(each, item, date)) : [];
        for (const each of [item, ...fixes])
            deciding.add(each);
        if (fixes.length === 0)
            date = item.since;
    }
    return date;
};
const findSince = (entries, closed) => {
    const deciding = new Set();
    let since = earliestSince(entries);
    for (let before = null; since !== null && since !== before;) {
        before = since;
        since = moveBack(since, closed, deciding);
    }
    return { since, deciding };
};

;// CONCATENATED MODULE: ./lib/derive/house/next-findings.js










const MAX_CLOSED = 256;
const findNewBuild = ({ slug, version, digest: to, scannedAt, findings }, from, catalogDate) => findings === undefined || from === null || to === null || from === to
    ? []
    : [{ slug, version, from, to, at: scannedAt !== null && scannedAt !== void 0 ? scannedAt : catalogDate }];
const entriesByVersion = (before) => {
    var _a;
    var _b, _c;
    const all = new Map(((_b = before === null || before === void 0 ? void 0 : before.versions) !== null && _b !== void 0 ? _b : []).map(({ version }) => [version, new Map()]));
    for (const { id, versions } of (_c = before === null || before === void 0 ? void 0 : before.open) !== null && _c !== void 0 ? _c : [])
        for (const entry of versions)
            (_a = all.get(entry.version)) === null || _a === void 0 ? void 0 : _a.set(id, entry);
    return all;
};
const endRemoved = (before, { slug, versions: present }, date) => {
    var _a;
    const current = new Set(present.map(({ version }) => version));
    return ((_a = before === null || before === void 0 ? void 0 : before.open) !== null && _a !== void 0 ? _a : []).flatMap(({ id, severity, since, versions }) => {
        const [newest] = versions.filter(({ version }) => !current.has(version)).sort(version_order/* compareNewest */.m3);
        return newest
            ? [endFinding(slug, id, Object.assign(Object.assign({}, newest), { severity, since }), { kind: 'removed', date })]
            : [];
    });
};
const nextClosed = (before, events) => {
    const ended = events.filter(hasEnded).map(toClosed);
    const removed = new Set(ended.flatMap(({ id, reason }) => (reason === 'removed' ? [id] : [])));
    const kept = before.filter(({ id, reason }) => reason !== 'removed' || !removed.has(id));
    return (0,group_by/* uniqueBy */.pD)([...kept, ...ended], (item) => JSON.stringify(item)).sort(compareClosed(({ id }) => id));
};
const nextSuppressed = ({ versions }) => {
    const all = versions.flatMap(({ version, findings }) => { var _a; return [...((_a = findings === null || findings === void 0 ? void 0 : findings.suppressed) !== null && _a !== void 0 ? _a : [])].map(([id, each]) => (Object.assign({ id, version }, each))); });
    return [...(0,group_by/* groupBy */.$z)(all, ({ id }) => id)]
        .map(([id, group]) => ({
        id,
        severity: (0,domain_severity/* worstOf */.hm)(group),
        versions: group.map(({ version, status, justification }) => ({
            version,
            status,
            justification,
        })),
    }))
        .sort((a, b) => (0,compare/* compareText */.n6)(a.id, b.id));
};
const addEntries = (open, entries) => {
    for (const [id, entry] of entries) {
        const group = open.get(id);
        if (group === undefined)
            open.set(id, [entry]);
        else
            group.push(entry);
    }
};
const nextVersions = (records, before, catalogDate) => {
    var _a, _b;
    const formerly = entriesByVersion(before);
    const known = new Map(((_a = before === null || before === void 0 ? void 0 : before.versions) !== null && _a !== void 0 ? _a : []).map((each) => [each.version, each]));
    const recorded = [];
    const open = new Map();
    const events = [];
    const builds = [];
    let head;
    for (const each of records) {
        const { version, digest, state, scannedAt, findings } = each;
        const was = formerly.get(version);
        const came = each.wasScanned ? null : scannedAt;
        const { first, digest: former } = (_b = known.get(version)) !== null && _b !== void 0 ? _b : { first: came, digest: null };
        const next = was ? nextVersion(each, was, former) : firstVersion(each, first);
        if (next === undefined)
            continue;
        recorded.push({ version, state, first, digest: findings === undefined ? former : digest });
        head !== null && head !== void 0 ? head : (head = Object.assign({ record: each }, next));
        events.push(...next.events);
        builds.push(...findNewBuild(each, former, catalogDate));
        addEntries(open, next.entries);
    }
    return { recorded, open, events, builds, head };
};
const findNewIds = (before, open, { versions }) => {
    var _a;
    const fresh = new Set(versions.filter(({ isFresh }) => isFresh).map(({ version }) => version));
    const former = new Set();
    const named = new Set();
    for (const { id, versions: entries } of (_a = before === null || before === void 0 ? void 0 : before.open) !== null && _a !== void 0 ? _a : []) {
        former.add(id);
        for (const { aliases } of entries)
            for (const alias of aliases)
                named.add(alias);
    }
    const isOpenIn = (id, version) => { var _a; return ((_a = open.get(id)) !== null && _a !== void 0 ? _a : []).some((entry) => entry.version === version); };
    const continuesFormer = ({ version, aliases }) => aliases.some((name) => former.has(name) && !isOpenIn(name, version));
    const isNew = ([id, entries]) => !former.has(id) &&
        !named.has(id) &&
        entries.some(({ version }) => fresh.has(version)) &&
        !entries.some(continuesFormer);
    return new Set([...open].filter(isNew).map(([id]) => id));
};
const nextFindings = (before, records, catalogDate) => {
    var _a;
    const { slug, image } = records;
    const next = nextVersions(records.versions, before, catalogDate);
    const { builds } = next;
    const events = [...endRemoved(before, records, catalogDate), ...next.events];
    const newIds = findNewIds(before, next.open, records);
    const line = nextLine(before, next.head, records.lineScannedAt, catalogDate);
    if (line === undefined)
        return { document: undefined, events, builds, newIds };
    const closed = nextClosed((_a = before === null || before === void 0 ? void 0 : before.closed) !== null && _a !== void 0 ? _a : [], events);
    const closedById = (0,group_by/* groupBy */.$z)(closed, ({ id }) => id);
    const kept = new Set();
    const open = [...next.open].map(([id, versions]) => {
        var _a;
        const { since, deciding } = findSince(versions, (_a = closedById.get(id)) !== null && _a !== void 0 ? _a : []);
        for (const item of deciding)
            kept.add(item);
        return { id, severity: (0,domain_severity/* worstOf */.hm)(versions), since, versions: [...versions] };
    });
    for (const item of closed.filter((each) => !kept.has(each)).slice(0, MAX_CLOSED))
        kept.add(item);
    const stands = {
        open: open.sort(compareOpen),
        suppressed: nextSuppressed(records),
        closed: closed.filter((item) => kept.has(item)),
    };
    const document = Object.assign(Object.assign({ apiVersion: 'v1', resource: 'findings', slug,
        image, versions: next.recorded }, stands), { line, words: nextWords(before === null || before === void 0 ? void 0 : before.words, records, stands) });
    return { document, events, builds, newIds };
};

;// CONCATENATED MODULE: ./lib/derive/house/former-builds.js
const MAX_FORMER = 8;
const nextFormer = (present, latestFirst) => {
    const distinct = new Map();
    for (const each of latestFirst)
        if (each.digest !== present && !distinct.has(each.digest))
            distinct.set(each.digest, each);
    return [...distinct.values()].slice(0, MAX_FORMER);
};

;// CONCATENATED MODULE: ./lib/derive/house/next-layers.js



const platformsIn = (scans) => {
    const chains = scans.flatMap(({ platform, chain }) => platform === null || chain.length === 0 ? [] : [{ platform, chain: [...chain] }]);
    return [...(0,group_by/* groupBy */.$z)(chains, ({ platform }) => platform).values()]
        .filter(([first, ...others]) => others.every((each) => each.chain.at(-1) === first.chain.at(-1)))
        .map(([first]) => first)
        .sort((a, b) => (0,compare/* compareText */.n6)(a.platform, b.platform));
};
const nextPlatforms = ({ decision, digest }, before) => {
    if (decision.kind === 'fresh')
        return platformsIn(decision.outcome.scans);
    return decision.kind === 'kept' && (before === null || before === void 0 ? void 0 : before.digest) === digest ? before.platforms : [];
};
const replacedBy = (digest, before) => {
    const replaced = before.platforms.map(({ platform, chain }) => { var _a; return ({
        platform,
        layers: chain.length,
        chain: (_a = chain.at(-1)) !== null && _a !== void 0 ? _a : '',
    }); });
    const present = before.digest === null || replaced.length === 0
        ? []
        : [{ digest: before.digest, platforms: replaced }];
    return nextFormer(digest, [...present, ...before.former]);
};
const nextLayers = (status, before) => ({
    platforms: nextPlatforms(status, before),
    former: before === undefined ? [] : replacedBy(status.digest, before),
});
const nextImageLayers = ({ slug, versions }, before) => {
    var _a;
    const published = new Map(((_a = before === null || before === void 0 ? void 0 : before.versions) !== null && _a !== void 0 ? _a : []).map((each) => [each.version, each]));
    const known = versions.flatMap((status) => {
        const { version, digest } = status;
        const own = nextLayers(status, published.get(version));
        return own.platforms.length + own.former.length === 0 ? [] : [Object.assign({ version, digest }, own)];
    });
    return known.length === 0
        ? undefined
        : { apiVersion: 'v1', resource: 'layers', slug, versions: known };
};

;// CONCATENATED MODULE: ./lib/derive/address.js
const catalogTitle = ({ name }) => `${name} catalog`;
const apiAddress = (site) => `${site}/api/v1/`;
const addressIn = (site, file) => site === undefined ? undefined : `${apiAddress(site)}${file}`;
const pageOfVersion = (site, slug, version) => `${apiAddress(site)}index.html#/images/${slug}/${version}`;

;// CONCATENATED MODULE: ./lib/derive/house/closings.js



const findEnded = (findings) => {
    const { open = [], closed = [] } = findings !== null && findings !== void 0 ? findings : {};
    const ended = closed.filter(({ reason }) => reason === 'rebuilt' || reason === 'gone');
    if (ended.length === 0)
        return () => [];
    const openById = new Map(open.map(({ id, versions }) => [id, versions]));
    const isOpen = ({ id, version }) => { var _a; return ((_a = openById.get(id)) !== null && _a !== void 0 ? _a : []).some((entry) => entry.version === version); };
    const byVersion = (0,group_by/* groupBy */.$z)(ended.filter((item) => !isOpen(item)), ({ version }) => version);
    return (version) => { var _a; return (_a = byVersion.get(version)) !== null && _a !== void 0 ? _a : []; };
};
const wasIn = ({ since, until, by }, digest, scanned) => {
    if (since === null || until === null || since > scanned)
        return false;
    return by === undefined ? scanned < until : scanned <= until && by !== digest;
};
const closedSinceBuild = (ended, { digest, scanned }) => scanned === null ? undefined : worstFirst(ended.filter((item) => wasIn(item, digest, scanned)));
const MAX_IDS = 8;
const countClosings = (closings) => {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0 };
    for (const { severity } of closings)
        counts[severity_counts/* keyOfSeverity */.ib[severity]] += 1;
    return counts;
};
const closesOf = (ended, digest) => {
    if (digest === undefined)
        return undefined;
    const own = ended.filter(({ reason, by }) => reason === 'rebuilt' && by === digest);
    const closings = worstFirst(own);
    return closings.length === 0
        ? undefined
        : Object.assign(Object.assign({}, countClosings(closings)), { ids: closings.slice(0, MAX_IDS).map(({ id }) => id) });
};

;// CONCATENATED MODULE: ./lib/derive/house/former-release.js

const findFormer = (releases) => {
    var _a;
    const byVersion = (0,group_by/* groupBy */.$z)((_a = releases === null || releases === void 0 ? void 0 : releases.releases) !== null && _a !== void 0 ? _a : [], ({ version }) => version);
    return (version) => { var _a; return (_a = byVersion.get(version)) === null || _a === void 0 ? void 0 : _a[0]; };
};

;// CONCATENATED MODULE: ./lib/derive/house/since-change.js

const dateOfChange = ({ digestFrom }, before, { catalogDate, followed }) => {
    var _a;
    var _b, _c;
    const isFollowed = digestFrom !== undefined || (before === null || before === void 0 ? void 0 : before.digestFrom) !== undefined;
    return followed === undefined || !isFollowed
        ? catalogDate
        : (0,compare/* lastText */.A2)([(_b = (_a = followed.by) === null || _a === void 0 ? void 0 : _a.scannedAt) !== null && _b !== void 0 ? _b : catalogDate, (_c = before === null || before === void 0 ? void 0 : before.since) !== null && _c !== void 0 ? _c : null]);
};
const sinceChange = (own, last, before, change) => { var _a, _b; return last === ((_a = own.digest) !== null && _a !== void 0 ? _a : null) ? before === null || before === void 0 ? void 0 : before.since : ((_b = dateOfChange(own, before, change)) !== null && _b !== void 0 ? _b : undefined); };

;// CONCATENATED MODULE: ./lib/derive/house/verifications.js

const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';
const PREDICATES = {
    spdxjson: 'https://spdx.dev/Document/v2.3',
    cyclonedx: 'https://cyclonedx.org/bom',
};
const shellQuote = (word) => /^[A-Za-z0-9_@+:./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
const toCommand = (...words) => words.map(shellQuote).join(' ');
const signerOf = ({ github, identity, issuer }) => {
    if (github !== undefined)
        return {
            identity: `(?i)^https://github\\.com/${github.replaceAll('.', '\\.')}/`,
            issuer: GITHUB_ISSUER,
        };
    return identity === undefined || issuer === undefined ? undefined : { identity, issuer };
};
const verifiable = ({ github, signature = true, sbom, provenance = false }, { identity, issuer }, reference) => {
    var _a, _b;
    const signer = ['--certificate-identity-regexp', identity, '--certificate-oidc-issuer', issuer];
    const attested = (type) => toCommand('cosign', 'verify-attestation', '--type', type, ...signer, reference);
    const gh = ['gh', 'attestation', 'verify', `oci://${reference}`, '--repo'];
    const ofGitHub = (...more) => github === undefined ? undefined : toCommand(...gh, github, ...more);
    return [
        ['signature', signature ? toCommand('cosign', 'verify', ...signer, reference) : undefined],
        ['sbom', sbom && ((_a = ofGitHub('--predicate-type', PREDICATES[sbom])) !== null && _a !== void 0 ? _a : attested(sbom))],
        ['provenance', provenance ? ((_b = ofGitHub()) !== null && _b !== void 0 ? _b : attested('slsaprovenance1')) : undefined],
    ];
};
const verificationsOf = ({ image, verify = {} }, { version, digest }) => {
    const signer = signerOf(verify);
    const { since = version } = verify;
    if (digest === undefined || signer === undefined || (0,version_order/* compareVersions */.Zy)(version, since) < 0)
        return [];
    return verifiable(verify, signer, `${image}@${digest}`).flatMap(([what, command]) => command === undefined ? [] : [{ what, command }]);
};

;// CONCATENATED MODULE: ./lib/derive/house/next-releases.js








const formerDigests = ({ digest }, { digest: last, release, scannedAt }, date) => {
    var _a;
    if (last === undefined)
        return [];
    const present = last === null ? [] : [{ digest: last, until: date, scanned: scannedAt }];
    return nextFormer(digest, [...present, ...((_a = release === null || release === void 0 ? void 0 : release.former) !== null && _a !== void 0 ? _a : [])]);
};
const releaseTimestamp = (published, since) => {
    var _a;
    if (published === undefined || since === undefined)
        return published !== null && published !== void 0 ? published : since;
    return ((_a = (0,instant/* toUtcSeconds */.dR)(published)) !== null && _a !== void 0 ? _a : '') >= since ? published : since;
};
const toRelease = (own, { verdict, urgent }, recommended, former, change) => {
    const { version, digest, published, eol } = own;
    const date = dateOfChange(own, former.release, change);
    const since = sinceChange(own, former.digest, former.release, change);
    const timestamp = releaseTimestamp(published, since);
    return Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({ version }, (digest === undefined ? {} : { digest })), (timestamp === undefined ? {} : { releaseTimestamp: timestamp })), { isDeprecated: (0,domain_verdict/* isEnded */.p)(verdict), isStable: verdict === 'supported' || version === recommended, verdict,
        urgent }), (eol === undefined ? {} : { eol })), { former: formerDigests(own, former, date) }), (since === undefined ? {} : { since }));
};
const nextReleases = (item, { versions: judged, recommended }, former, { findings, site, catalogDate, followed }) => {
    const { slug, image, upstream, source, versions = [] } = item;
    const stated = new Map(versions.map((each) => [each.version, each]));
    const releaseOf = findFormer(former.releases);
    const endedIn = findEnded(findings);
    const [newest] = judged;
    return Object.assign(Object.assign({ apiVersion: 'v1', resource: 'release', slug,
        image, homepage: upstream }, (source === undefined ? {} : { sourceUrl: source })), { tags: Object.assign(Object.assign({}, (newest === undefined ? {} : { newest: newest.version })), (recommended === null ? {} : { recommended })), releases: judged.map((verdict) => {
            var _a;
            const own = (_a = stated.get(verdict.version)) !== null && _a !== void 0 ? _a : { version: verdict.version };
            const { version } = own;
            const before = {
                digest: former.digests.get(version),
                release: releaseOf(version),
                scannedAt: former.scannedAt(version),
            };
            const closes = closesOf(endedIn(version), own.digest);
            const change = { catalogDate, followed: followed(version) };
            const release = toRelease(own, verdict, recommended, before, change);
            const verify = verificationsOf(item, own);
            return Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({}, release), (closes === undefined ? {} : { closes })), (site === undefined ? {} : { changelogUrl: pageOfVersion(site, slug, version) })), (own.digestFrom === undefined ? {} : { digestFrom: own.digestFrom })), (verify.length === 0 ? {} : { verify }));
        }) });
};

;// CONCATENATED MODULE: ./lib/derive/house/possible-dates.js
const isOrdered = (first, last) => first === null || last === null || first <= last;
const closedWithPossibleSince = (item) => item.reason === 'removed' || isOrdered(item.since, item.until) ? item : Object.assign(Object.assign({}, item), { since: null });
const endedWithPossibleDates = (episode) => {
    const upToEnd = (date) => (isOrdered(date, episode.until) ? date : null);
    return Object.assign(Object.assign({}, episode), { since: upToEnd(episode.since), last: upToEnd(episode.last) });
};
const withPossibleDates = (document) => (Object.assign(Object.assign({}, document), { closed: document.closed.map(closedWithPossibleSince), line: Object.assign(Object.assign({}, document.line), { ended: document.line.ended.map(endedWithPossibleDates) }) }));

;// CONCATENATED MODULE: ./lib/derive/house/published-scans.js



const RECORD_KEYS = ['digest', 'state', 'scannedAt', 'scanner', 'database', 'urgent'];
const publishedScans = (slug, { versions }, releases) => {
    const recordOf = (version) => {
        const found = versions.get((0,version_key/* versionKey */._5)(slug, version));
        return (found === null || found === void 0 ? void 0 : found.hasRecord) ? found : undefined;
    };
    const releaseOf = findFormer(releases);
    const formerBuilds = (version) => { var _a; var _b; return (_b = (_a = releaseOf(version)) === null || _a === void 0 ? void 0 : _a.former) !== null && _b !== void 0 ? _b : []; };
    const formerDates = (version) => formerBuilds(version).flatMap(({ scanned }) => scanned !== null && scanned !== void 0 ? scanned : []);
    return {
        ofRecord: (version) => { var _a; var _b; return (_b = (_a = recordOf(version)) === null || _a === void 0 ? void 0 : _a.scannedAt) !== null && _b !== void 0 ? _b : null; },
        last: (version) => {
            var _a;
            const record = recordOf(version);
            return record ? record.scannedAt : ((_a = formerDates(version)[0]) !== null && _a !== void 0 ? _a : null);
        },
        latest: (version) => { var _a; var _b; return (0,compare/* lastText */.A2)([(_b = (_a = recordOf(version)) === null || _a === void 0 ? void 0 : _a.scannedAt) !== null && _b !== void 0 ? _b : null, ...formerDates(version)]); },
        formerDigests: (version) => new Set(formerBuilds(version).map(({ digest }) => digest)),
        hasScanned: (version) => recordOf(version) !== undefined || formerDates(version).length > 0,
        isOfRecord: (status) => {
            const record = recordOf(status.version);
            return RECORD_KEYS.every((key) => status[key] === (record === null || record === void 0 ? void 0 : record[key]));
        },
    };
};

;// CONCATENATED MODULE: ./lib/derive/house/version-fixes.js


const NO_IDS = new Map();
const findSurvived = (findings) => {
    var _a, _b;
    const all = new Map();
    for (const { id, versions } of (_a = findings === null || findings === void 0 ? void 0 : findings.open) !== null && _a !== void 0 ? _a : [])
        for (const { version, survived } of versions) {
            if (survived === undefined)
                continue;
            const own = (_b = all.get(version)) !== null && _b !== void 0 ? _b : new Map();
            all.set(version, own.set(id, survived));
        }
    return all;
};
const fixesOf = (image, { version, fixes }, survived) => {
    var _a;
    var _b;
    if (image.kind === 'kept')
        return fixes && Object.assign(Object.assign({}, fixes), { newer: [], builds: Math.max(0, ...survived.values()) });
    const found = findFixes((_b = (_a = recordOfVersion(image, version)) === null || _a === void 0 ? void 0 : _a.rows) !== null && _b !== void 0 ? _b : [], survived);
    return countFixes(found) > 0 ? found : undefined;
};
const withFixes = (image, survived) => {
    const versions = image.versions.map((status) => {
        var _a;
        const fixes = fixesOf(image, status, (_a = survived.get(status.version)) !== null && _a !== void 0 ? _a : NO_IDS);
        return fixes === undefined ? status : Object.assign(Object.assign({}, status), { fixes });
    });
    return Object.assign(Object.assign({}, image), { versions });
};

;// CONCATENATED MODULE: ./lib/derive/house/house.js
var house_rest = (undefined && undefined.__rest) || function (s, e) {
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
















const isDerived = (house) => isDerivedImage(house.image);
const toRecords = ({ slug, image, versions, records }, before, scans) => ({
    slug,
    image,
    versions: versions.map((status) => {
        const { version, digest, state, scannedAt } = status;
        const record = records.get(version);
        const findings = record && toRecordFindings(record);
        const isNew = status.decision.kind === 'fresh' && !scans.isOfRecord(status);
        const own = { slug, version, digest, state, scannedAt, unchecked: knownGaps(status), findings };
        return Object.assign(Object.assign({}, own), { scannedBefore: scans.latest(version), isNew: before === undefined || isNew, isFresh: status.decision.kind === 'fresh', wasScanned: scans.hasScanned(version), formerDigests: scans.formerDigests(version) });
    }),
    lineScannedAt: before === undefined ? null : scans.last(before.line.version),
});
const formerFindings = (slug, { read, isAsPublished }) => {
    const former = read(FINDINGS, slug);
    return former === undefined || isAsPublished ? former : withPossibleDates(former);
};
const recordedSlugs = ({ versions }) => new Set([...versions].flatMap(([key, { hasRecord }]) => (hasRecord ? [(0,version_key/* parseVersionKey */.n4)(key).slug] : [])));
const deriveFindings = (image, { previous, catalogDate }, scans, recorded) => {
    const { slug } = image;
    const before = formerFindings(slug, previous);
    const records = toRecords(image, before, scans);
    const { document, events, builds, newIds } = nextFindings(before, records, catalogDate);
    const isKnown = recorded.size > 0 && (before !== undefined || !recorded.has(slug));
    return { findings: document, events, builds, newIds: isKnown ? newIds : new Set() };
};
const limitPackages = (slug, packages) => {
    if (packages === undefined)
        return { packages, warnings: [] };
    const { path, content } = exactJsonFile(contract_packages/* IMAGE_PACKAGES */.gq, slug, packages);
    const size = Buffer.byteLength(content);
    return size > MAX_BYTES
        ? { packages: undefined, warnings: [tooLarge(path, size, 'packages', 'they are')] }
        : { packages, warnings: [] };
};
const deriveHouse = (item, image, build, recorded) => {
    var _a;
    const { slug } = image;
    const { previous, catalogDate, followed, feedHead } = build;
    const releases = previous.read(RELEASES, slug);
    const scans = publishedScans(slug, previous, releases);
    const digests = (_a = previous.digests.get(slug)) !== null && _a !== void 0 ? _a : new Map();
    const former = { digests, releases, scannedAt: scans.ofRecord };
    const toHouse = (own, { findings, layers }) => {
        const survived = findSurvived(findings);
        return {
            slug,
            image: withFixes(own, survived),
            survived,
            findings,
            layers,
            releases: nextReleases(item, own, former, {
                catalogDate,
                followed: (version) => followed.get((0,version_key/* versionKey */._5)(slug, version)),
                findings,
                site: feedHead.site,
            }),
        };
    };
    const published = previous.read(LAYERS, slug);
    if (image.kind === 'kept')
        return toHouse(image, { findings: previous.read(FINDINGS, slug), layers: published });
    const _b = deriveFindings(image, build, scans, recorded), { findings } = _b, changes = house_rest(_b, ["findings"]);
    const layers = nextImageLayers(image, published);
    return Object.assign(Object.assign(Object.assign({}, toHouse(image, { findings, layers })), changes), limitPackages(slug, image.packages));
};

;// CONCATENATED MODULE: ./lib/derive/news/based-rebuilds.js


const behindBases = (all, baseOf) => {
    const keys = new Set(all.map(version_key/* keyOfVersion */.x5));
    const isBehind = (each) => {
        const base = baseOf(each);
        return base !== undefined && keys.has(base);
    };
    const standing = (0,group_by/* groupBy */.$z)(all.filter(isBehind), baseOf);
    const ordered = new Set();
    const add = (first) => {
        var _a;
        const waiting = [first];
        for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
            if (ordered.has(each))
                continue;
            ordered.add(each);
            waiting.push(...((_a = standing.get((0,version_key/* keyOfVersion */.x5)(each))) !== null && _a !== void 0 ? _a : []).toReversed());
        }
    };
    for (const each of all)
        if (!isBehind(each))
            add(each);
    for (const each of all)
        add(each);
    return [...ordered];
};
const findBasesOf = (bases) => new Map(bases.flatMap(({ slug, version, images }) => images
    .filter((image) => image.slug !== slug || image.version !== version)
    .map((image) => [
    (0,version_key/* keyOfVersion */.x5)(image),
    { base: (0,version_key/* versionKey */._5)(slug, version), cured: image.cured },
])));
const withBases = (rebuilds, bases) => {
    const known = findBasesOf(bases);
    const based = rebuilds.map((each) => (Object.assign(Object.assign({}, each), known.get((0,version_key/* keyOfVersion */.x5)(each)))));
    return behindBases(based, ({ base }) => base);
};

;// CONCATENATED MODULE: ./lib/derive/news/base-rebuilds.js




const isMaintained = (images) => {
    const ended = new Set(images.flatMap(({ slug, versions }) => versions.flatMap(({ version, verdict }) => (0,domain_verdict/* isEnded */.p)(verdict) ? [(0,version_key/* versionKey */._5)(slug, version)] : [])));
    return (key) => !ended.has(key);
};
const curableByBase = (standing, isRebuilt) => (0,group_by/* collect */.Fo)(standing.flatMap(({ slug, version, images }) => images
    .filter((each) => { var _a; return ((_a = each.cured) !== null && _a !== void 0 ? _a : 0) > 0 && isRebuilt((0,version_key/* keyOfVersion */.x5)(each)); })
    .map((each) => [(0,version_key/* versionKey */._5)(slug, version), each])));
const sumOfCured = (versions = []) => versions.reduce((sum, { cured }) => sum + (cured !== null && cured !== void 0 ? cured : 0), 0);
const findBaseRebuilds = (standing, former, images, sinceOf) => {
    const isRebuilt = isMaintained(images);
    const before = curableByBase(former, isRebuilt);
    const basesOf = findBasesOf(standing);
    const rebuilds = [...curableByBase(standing, isRebuilt)]
        .map(([key, versions]) => { var _a; return (Object.assign(Object.assign({}, (0,version_key/* parseVersionKey */.n4)(key)), { since: (_a = sinceOf(key)) !== null && _a !== void 0 ? _a : null, cured: sumOfCured(versions), before: sumOfCured(before.get(key)), images: new Set(versions.map(({ slug }) => slug)).size })); })
        .sort((a, b) => b.cured - a.cured);
    return behindBases(rebuilds, (each) => { var _a; return (_a = basesOf.get((0,version_key/* keyOfVersion */.x5)(each))) === null || _a === void 0 ? void 0 : _a.base; });
};

;// CONCATENATED MODULE: ./lib/derive/news/package-news.js

const rebuildsIn = ({ before, after }) => {
    const former = new Map(before.versions.map(({ version, changed }) => [version, changed === null || changed === void 0 ? void 0 : changed.from]));
    return after.versions.flatMap(({ version, changed }) => changed !== undefined && changed.from !== former.get(version) ? [changed] : []);
};
const distinctPackages = (items) => (0,group_by/* uniqueBy */.pD)(items, (item) => JSON.stringify(item));
const findNewPackages = (changes) => distinctPackages(changes.flatMap((change) => rebuildsIn(change).flatMap(({ added }) => added.map(({ name, to }) => ({ slug: change.after.slug, name, version: to })))));

// EXTERNAL MODULE: ./lib/domain/grade.js
var domain_grade = __webpack_require__(6290);
;// CONCATENATED MODULE: ./lib/decide/chart-entries.js






const isListedFirst = (a, b) => ((0,compare/* compareText */.n6)(a.slug, b.slug) || (0,version_order/* compareNewest */.m3)(a, b)) < 0;
const indexTargets = (catalog) => {
    const available = (0,manifest_catalog/* availableImages */.iL)(catalog);
    const byDigest = new Map();
    for (const { slug, versions = [] } of available) {
        for (const { version, digest } of versions) {
            if (digest === undefined)
                continue;
            const [each, other] = [{ slug, version }, byDigest.get(digest)];
            if (other === undefined || isListedFirst(each, other))
                byDigest.set(digest, each);
        }
    }
    return {
        byDigest,
        byRepository: new Map([...available].reverse().map((image) => [(0,image_reference/* repositoryOf */._)(image.image), image])),
    };
};
const findByName = (image, { byRepository }) => {
    var _a;
    var _b;
    const { repository, tag } = (0,image_reference/* parseReference */.F)(image);
    const home = byRepository.get(repository);
    if (home === undefined)
        return { slug: null, version: null, current: null };
    const tagged = (_a = home.versions) === null || _a === void 0 ? void 0 : _a.find(({ version }) => version === tag);
    const isUnknown = tagged !== undefined && tagged.digest === undefined;
    return { slug: home.slug, version: (_b = tagged === null || tagged === void 0 ? void 0 : tagged.version) !== null && _b !== void 0 ? _b : null, current: isUnknown ? null : false };
};
const pinnedDigest = (image) => image.slice(image.lastIndexOf('@') + 1);
const findChartEntries = (catalog, former) => {
    const targets = indexTargets(catalog);
    const toEntry = ({ name, image }) => {
        const digest = pinnedDigest(image);
        const now = targets.byDigest.get(digest);
        const once = now !== null && now !== void 0 ? now : former(digest);
        const found = once
            ? { slug: once.slug, version: once.version, current: now !== undefined }
            : findByName(image, targets);
        return Object.assign({ name, image, digest }, found);
    };
    return new Map(catalog.charts.map(({ slug, images = [] }) => [slug, images.map(toEntry)]));
};
const indexStatuses = (images) => new Map(images.flatMap(({ slug, versions }) => versions.map((each) => [(0,version_key/* versionKey */._5)(slug, each.version), each])));
const toChartImage = (entry, statuses) => {
    var _a;
    const { slug, version, current } = entry;
    const status = current && slug !== null && version !== null
        ? statuses.get((0,version_key/* versionKey */._5)(slug, version))
        : undefined;
    const { state = null, rollup: counts = null } = status !== null && status !== void 0 ? status : {};
    return Object.assign(Object.assign({}, entry), { state, counts, grade: (_a = counts === null || counts === void 0 ? void 0 : counts.grade) !== null && _a !== void 0 ? _a : null });
};
const assessChart = (images) => {
    var _a;
    const inCatalog = images.filter(({ current }) => current === true);
    const scanned = inCatalog.filter(({ state }) => state === 'scanned').length;
    const worst = (_a = domain_grade/* grades */.DR.findLast((each) => images.some(({ grade }) => grade === each))) !== null && _a !== void 0 ? _a : null;
    const isTooGood = worst !== null && (0,domain_grade/* isGoodGrade */.tN)(worst) && scanned !== images.length;
    return {
        coverage: { images: images.length, inCatalog: inCatalog.length, scanned },
        worst: isTooGood ? null : worst,
    };
};

;// CONCATENATED MODULE: ./lib/derive/exploited-days.js
const exploitedDays = ({ data, exploitedBefore, }) => new Map([
    ...exploitedBefore.map(({ id, added }) => [id, added]),
    ...data.flatMap((item) => item.exploitation === 'known' && item.kev ? [[item.id, item.kev.added]] : []),
]);

;// CONCATENATED MODULE: ./lib/domain/values/xml.js
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const xmlText = (text) => text.replace(FORBIDDEN, '\ufffd');
const REFERENCES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\r': '&#13;',
};
const escapeXml = (text) => xmlText(text).replace(/[&<>"'\t\n\r]/g, (char) => { var _a; return (_a = REFERENCES[char]) !== null && _a !== void 0 ? _a : char; });
const escapeXmlContent = (text) => xmlText(text).replace(/[&<>\r]/g, (char) => { var _a; return (_a = REFERENCES[char]) !== null && _a !== void 0 ? _a : char; });

;// CONCATENATED MODULE: ./lib/derive/feeds/atom.js


const atom_element = (name, text) => `<${name}>${escapeXmlContent(text)}</${name}>`;
const linkElement = (address, attributes = '') => address === undefined ? '' : `<link${attributes} href="${escapeXml(address)}"/>`;
const renderItem = (item) => [
    '<entry>',
    atom_element('id', item.id),
    atom_element('title', item.title),
    atom_element('updated', item.date_modified),
    atom_element('published', item.date_published),
    linkElement(item.url),
    ...item.tags.map((term) => `<category term="${escapeXml(term)}"/>`),
    `<content type="text">${escapeXmlContent(item.content_text)}</content>`,
    '</entry>',
].join('');
const renderAtom = ({ id, title, updated, file, page }, { name, site }, items) => [
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
    atom_element('id', id),
    atom_element('title', title),
    atom_element('updated', updated),
    `<author>${atom_element('name', name)}</author>`,
    linkElement(addressIn(site, file), ' rel="self"'),
    linkElement(addressIn(site, page)),
    ...items.map(renderItem),
    '</feed>\n',
].join('');

// EXTERNAL MODULE: ./lib/domain/uuid.js
var uuid = __webpack_require__(330);
;// CONCATENATED MODULE: ./lib/derive/feeds/feed-text.js

const countOf = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const MAX_IN_TITLE = 3;
const oneLine = (text) => (0,values_escape/* printable */.g$)(text.replace(/[\s\u0085]+/g, ' '));
const MAX_LINES = 50;
const limitLines = (lines) => {
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more`] : lines;
};
const MAX_CODE_POINTS = 2000;
const limitText = (text, most = MAX_CODE_POINTS) => {
    if (text.length <= most)
        return text;
    const points = [...text.slice(0, 2 * (most + 1))];
    return points.length > most ? `${points.slice(0, most - 1).join('')}…` : text;
};
const fitLines = (lines) => {
    const text = lines.join('\n');
    if (limitText(text) === text)
        return text;
    const share = Math.floor((MAX_CODE_POINTS + 1) / lines.length) - 1;
    return lines.map((line) => limitText(line, share)).join('\n');
};

;// CONCATENATED MODULE: ./lib/derive/feeds/feed-item.js




const MAX_SLUGS = 1000;
const MAX_TAGS = 100;
const MORE = 'more-images';
const severityTag = (severity) => severity === null ? [] : [severity.toLowerCase()];
const slugTags = (slugs) => slugs.length > MAX_TAGS ? [...slugs.slice(0, MAX_TAGS), MORE] : slugs;
const draftItem = (content) => {
    const { title, lines, first, last, slugs, charts = [], facts } = content;
    const named = (0,compare/* sortUnique */._l)([...slugs, ...charts]);
    return {
        title: oneLine(title),
        content_text: limitText(lines.map(oneLine).join('\n')),
        date_published: first,
        date_modified: last,
        tags: [facts.kind, ...severityTag(facts.severity), ...slugTags(named)],
        _catalog: Object.assign(Object.assign({}, facts), { slugs: slugs.slice(0, MAX_SLUGS) }),
    };
};
const itemKey = ({ kind, date, cve }) => [date, kind, ...(cve === null ? [] : [cve])].join('/');
const compareItems = (a, b) => (0,compare/* compareText */.n6)(b.date_modified, a.date_modified) ||
    (0,compare/* compareText */.n6)(itemKey(a._catalog), itemKey(b._catalog));
const feed_item_encodeId = (id) => encodeURI(id.toWellFormed()).replaceAll('#', '%23');
const pageRoute = ({ date, cve }) => cve === null ? `#/changes/${date}` : `#/cves/${feed_item_encodeId(cve)}`;
const idsIn = (namespace) => {
    const ids = (0,uuid/* feedNamespace */.oJ)(namespace);
    return (key) => `urn:uuid:${(0,uuid/* uuidV5 */.Jf)(ids, key)}`;
};
const finishItem = ({ site, namespace }) => {
    const idOf = idsIn(namespace);
    return (news) => {
        const url = addressIn(site, `index.html${pageRoute(news._catalog)}`);
        return Object.assign(Object.assign({ id: idOf(itemKey(news._catalog)) }, (url === undefined ? {} : { url })), { title: news.title, content_text: news.content_text, date_published: news.date_published, date_modified: news.date_modified, tags: news.tags, _catalog: news._catalog });
    };
};

;// CONCATENATED MODULE: ./lib/derive/feeds/image-feed.js














const MAX_FEED_DAYS = 30;
const WORDS = {
    exploited: 'known to be exploited, in',
    opened: 'found in',
    closed: 'closed in',
    withdrawn: 'no longer reported in',
    suppressed: 'suppressed in',
    rebuilt: 'rebuilt:',
    added: 'added:',
};
function* changesOf(stays, firsts) {
    for (const { id, version, severity, since, until, reason } of stays) {
        if (reason === 'removed')
            continue;
        const own = { cve: { id, severity }, version };
        if (since !== null && firsts.has(version) && firsts.get(version) !== since)
            yield Object.assign(Object.assign({}, own), { kind: 'opened', date: since });
        const kind = reason && CHANGE_OF[reason];
        if (kind && until !== null)
            yield Object.assign(Object.assign({}, own), { kind, date: until });
    }
}
function* exploitedOf(stays, exploited) {
    var _a, _b;
    const known = stays.filter(({ id }) => exploited.has(id));
    for (const [id, own] of (0,group_by/* groupBy */.$z)(known, (stay) => stay.id)) {
        const added = (0,instant/* startOf */.GH)((_a = exploited.get(id)) !== null && _a !== void 0 ? _a : '');
        const had = own.filter(({ until, reason }) => reason === null || (until !== null && until !== void 0 ? until : '') >= added);
        const first = (_b = (0,compare/* firstText */.ou)(had.map(({ since }) => since))) !== null && _b !== void 0 ? _b : added;
        const date = first > added ? first : added;
        const cve = { id, severity: (0,domain_severity/* worstOf */.hm)(own) };
        for (const { version, since } of had)
            if (since !== null)
                yield { kind: 'exploited', cve, version, date };
    }
}
function* buildsOf({ releases }, recorded) {
    for (const { version, former, since } of releases) {
        const scanned = [recorded.has(version), ...former.map((build) => build.scanned !== null)];
        for (const [i, { until }] of former.entries())
            if (until !== null && scanned[i])
                yield { kind: 'rebuilt', version, date: until };
        if (former.length === 0 && since !== undefined)
            yield { kind: 'added', version, date: since };
    }
}
const factsOf = (findings, releases, exploited) => {
    const { open = [], closed = [], versions = [] } = findings !== null && findings !== void 0 ? findings : {};
    const present = open.flatMap(({ id, versions: entries }) => entries.map((entry) => (Object.assign(Object.assign({}, entry), { id, until: null, reason: null }))));
    const stays = [...present, ...closed];
    const recorded = new Set(versions.flatMap(({ version, state }) => (hasCounts(state) ? [version] : [])));
    const firsts = new Map(versions.map(({ version, first }) => [version, first]));
    return [
        ...exploitedOf(stays, exploited),
        ...changesOf(stays, firsts),
        ...buildsOf(releases, recorded),
    ];
};
const sortCves = (facts, { exploited }) => exploitedFirst(worstFirst(facts.flatMap(({ cve }) => cve !== null && cve !== void 0 ? cve : [])), exploited);
const nameCve = ({ id, severity }) => `${id} (${severity.toLowerCase()})`;
const listVersions = (facts) => (0,version_order/* sortVersions */.M7)(facts.map(({ version }) => version));
const andMore = ([first = '', ...others]) => others.length > 0 ? `${first} and ${others.length} more` : first;
const titleOf = (slug, facts, inputs) => {
    const of = (kind) => facts.filter((fact) => fact.kind === kind);
    const names = (kind) => sortCves(of(kind), inputs).map(nameCve);
    const versions = (kind) => andMore(listVersions(of(kind)));
    const count = (kind) => countOf(names(kind).length, 'CVE');
    const has = (kind) => of(kind).length > 0;
    if (has('exploited')) {
        const known = names('exploited');
        return `${slug}: ${andMore(known)} ${known.length > 1 ? 'are' : 'is'} known to be exploited`;
    }
    if (has('opened'))
        return `${slug}: ${andMore(names('opened'))} found`;
    const closed = has('closed') ? `: ${count('closed')} closed` : '';
    if (has('rebuilt'))
        return `${slug} ${versions('rebuilt')} rebuilt${closed}`;
    if (has('closed'))
        return `${slug}${closed}`;
    if (has('withdrawn'))
        return `${slug}: ${count('withdrawn')} no longer reported`;
    if (has('suppressed'))
        return `${slug}: ${count('suppressed')} suppressed`;
    return `${slug} ${versions('added')} added`;
};
const describeFacts = (facts) => Object.entries(WORDS)
    .map(([kind, words]) => ({ words, own: facts.filter((fact) => fact.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ words, own }) => `${words} ${listVersions(own).join(', ')}`)
    .join('; ');
const itemText = (facts, inputs, titles) => {
    var _a;
    const byId = (0,group_by/* groupBy */.$z)(facts, ({ cve }) => { var _a; return (_a = cve === null || cve === void 0 ? void 0 : cve.id) !== null && _a !== void 0 ? _a : ''; });
    const builds = describeFacts((_a = byId.get('')) !== null && _a !== void 0 ? _a : []);
    const lines = sortCves(facts, inputs).map((cve) => {
        var _a;
        const title = titles.get(cve.id);
        return `${nameCve(cve)}: ${describeFacts((_a = byId.get(cve.id)) !== null && _a !== void 0 ? _a : [])}${title === undefined ? '' : ` - ${title}`}`;
    });
    return fitLines(limitLines([...(builds === '' ? [] : [builds]), ...lines]).map(oneLine));
};
const statedTitles = (findings) => {
    const { open = [], words = {} } = findings !== null && findings !== void 0 ? findings : {};
    const confirmed = open.filter(({ versions }) => versions.some((each) => each.confirmed));
    return new Map(confirmed.flatMap(({ id }) => {
        const [title] = wordsOf(words, id);
        return title === null ? [] : [[id, title]];
    }));
};
const renderImageFeed = (findings, releases, inputs) => {
    const { slug } = releases;
    const { head, exploited } = inputs;
    const page = `index.html#/images/${slug}`;
    const titles = statedTitles(findings);
    const idOf = idsIn(head.namespace);
    const toAtomItem = ([day, facts]) => {
        var _a, _b;
        const dates = facts.map(({ date }) => date);
        return {
            id: idOf(`${day}/image/${slug}`),
            url: addressIn(head.site, page),
            title: oneLine(titleOf(slug, facts, inputs)),
            content_text: itemText(facts, inputs, titles),
            date_published: (_a = (0,compare/* firstText */.ou)(dates)) !== null && _a !== void 0 ? _a : day,
            date_modified: (_b = (0,compare/* lastText */.A2)(dates)) !== null && _b !== void 0 ? _b : day,
            tags: [],
        };
    };
    const items = [...(0,group_by/* groupBy */.$z)(factsOf(findings, releases, exploited), ({ date }) => (0,instant/* dayOf */.kb)(date))]
        .sort(([a], [b]) => (0,compare/* compareText */.n6)(b, a))
        .slice(0, MAX_FEED_DAYS)
        .map(toAtomItem);
    const [newest] = items;
    if (newest === undefined)
        return [];
    const id = idOf(`image/${slug}`);
    const title = `${catalogTitle(head)}: ${slug}`;
    const path = IMAGE_FEED.file(slug);
    const about = { id, title, updated: newest.date_modified, file: path, page };
    return [{ path, content: renderAtom(about, head, items) }];
};

;// CONCATENATED MODULE: ./lib/derive/feeds/kev-items.js
var kev_items_rest = (undefined && undefined.__rest) || function (s, e) {
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





const publishedExploited = (feed) => { var _a; return ((_a = feed === null || feed === void 0 ? void 0 : feed.items) !== null && _a !== void 0 ? _a : [])
    .filter(({ _catalog }) => _catalog.kind === 'exploited' && _catalog.cve !== null)
    .map((_a) => {
    var { id: _id, url: _url } = _a, news = kev_items_rest(_a, ["id", "url"]);
    return news;
}); };
const kevItem = (item, { added }, slugs) => {
    const { id, severity, title, images, versions } = item;
    return draftItem({
        title: `${id} (${severity}) is known to be exploited`,
        lines: [
            ...(title === null ? [] : [title]),
            `${countOf(images, 'image')}, ${countOf(versions, 'version')}`,
        ],
        first: (0,instant/* startOf */.GH)(added),
        last: (0,instant/* startOf */.GH)(added),
        slugs: (0,compare/* sortUnique */._l)(slugs),
        facts: { kind: 'exploited', date: added, cve: id, severity, images, versions },
    });
};
const kevItems = ({ list, exploitedIn, published, kev }, oldest) => {
    if (oldest === undefined)
        return [];
    const days = exploitedDays(list);
    const isListed = (id) => days.has(id) || kev === undefined || kev.entries.has(id);
    const kept = published.filter(({ _catalog: { date, cve } }) => date >= oldest && isListed(cve !== null && cve !== void 0 ? cve : ''));
    const keys = new Set(kept.map(({ _catalog }) => itemKey(_catalog)));
    const found = list.data.flatMap((item) => { var _a; return item.exploitation !== 'known' || item.kev === null || item.kev.added < oldest
        ? []
        : [kevItem(item, item.kev, (_a = exploitedIn.get(item.id)) !== null && _a !== void 0 ? _a : [])]; });
    return [...kept, ...found.filter(({ _catalog }) => !keys.has(itemKey(_catalog)))];
};

;// CONCATENATED MODULE: ./lib/derive/feeds/catalog-items.js






const addUp = (numbers) => numbers.reduce((a, b) => a + b, 0);
const formatParts = (all) => {
    const isCounted = ({ names, count }) => names === undefined || count > MAX_IN_TITLE;
    const parts = all.filter(({ count }) => count > 0);
    return parts
        .map((part, i) => {
        const { noun, what, count, names = [] } = part;
        if (!isCounted(part))
            return `${names.join(', ')} ${what}`;
        const isFirst = !parts.slice(0, i).some((each) => isCounted(each) && each.noun === noun);
        return `${isFirst ? countOf(count, noun) : count} ${what}`;
    })
        .join(', ');
};
const versionsPart = (what, images, of) => {
    const names = images.flatMap((image) => of(image).map((version) => (0,version_key/* nameVersion */.qT)({ slug: image.slug, version })));
    return { noun: 'version', what, count: names.length, names };
};
const formatTitle = (images, charts) => formatParts([
    versionsPart('added', images, ({ added }) => added),
    versionsPart('removed', images, ({ removed }) => removed),
    versionsPart('rebuilt', images, rebuiltVersions),
    { noun: 'chart', what: 'updated', count: charts.length },
]) ||
    formatParts([
        { noun: 'image', what: 'added', count: images.filter((image) => image.new).length },
        { noun: 'image', what: 'removed', count: images.filter(({ gone }) => gone).length },
    ]);
const rebuiltVersions = ({ rebuilt }) => (0,version_order/* sortVersions */.M7)(rebuilt.map(({ version }) => version));
const findTombstones = (removed) => new Map(removed
    .filter(({ version, replacement, reason }) => version === null && (replacement !== null && replacement !== void 0 ? replacement : reason))
    .map((item) => [item.slug, item]));
const tombstoneLine = ({ slug, replacement, reason }) => {
    const { slug: other, version } = replacement !== null && replacement !== void 0 ? replacement : { slug: null, version: null };
    const use = other === null ? '' : `, use ${version === null ? other : `${other} ${version}`}`;
    return `${slug}: removed${use}${reason === null ? '' : ` (${reason})`}`;
};
const imageLine = (image, tombstones) => {
    const tombstone = image.gone ? tombstones.get(image.slug) : undefined;
    if (tombstone !== undefined)
        return tombstoneLine(tombstone);
    const changed = { added: image.added, removed: image.removed, rebuilt: rebuiltVersions(image) };
    const parts = Object.entries(changed).flatMap(([what, versions]) => versions.length > 0 ? [`${what} ${versions.join(', ')}`] : []);
    const flags = [...(image.new ? ['added'] : []), ...(image.gone ? ['removed'] : [])];
    return `${image.slug}: ${(parts.length > 0 ? parts : flags).join(', ')}`;
};
const chartLine = ({ slug, new: isNew, gone, versions }) => {
    const [first, last] = [versions[0], versions.at(-1)];
    const parts = [
        ...(isNew ? ['added'] : []),
        ...(first && last ? [`${first.from} to ${last.to}`] : []),
        ...(gone ? ['removed'] : []),
    ];
    return `${slug}: chart ${parts.join(', ')}`;
};
const countChangedVersions = (image) => new Set([...image.added, ...image.removed, ...rebuiltVersions(image)]).size;
const isImageChanged = (image) => image.new || image.gone || image.added.length + image.removed.length + image.rebuilt.length > 0;
const isChartChanged = (chart) => chart.new || chart.gone || chart.versions.length > 0;
const catalogItems = (day, tombstones) => {
    const images = day.images.filter(isImageChanged);
    const charts = day.charts.filter(isChartChanged);
    const changed = [...images, ...charts];
    if (!(0,group_by/* isGroup */.IZ)(changed))
        return [];
    return [
        draftItem(Object.assign(Object.assign({}, joinSpans(changed)), { title: formatTitle(images, charts), lines: limitLines([
                ...images.map((image) => imageLine(image, tombstones)),
                ...charts.map(chartLine),
            ]), slugs: images.map(({ slug }) => slug), charts: charts.map(({ slug }) => slug), facts: {
                kind: 'catalog',
                date: day.date,
                cve: null,
                severity: null,
                images: images.length,
                versions: addUp(images.map(countChangedVersions)),
            } })),
    ];
};

;// CONCATENATED MODULE: ./lib/derive/feeds/cve-items.js







const foundItems = ({ date, cves }) => cves
    .filter(({ opened }) => opened.length > 0)
    .map(({ id, severity, title, opened, first, last }) => draftItem({
    first,
    last,
    title: `${id} (${severity}) found in ${countOf(opened.length, 'image')}`,
    lines: [
        ...(title === null ? [] : [title]),
        ...limitLines(opened.map(({ slug, versions }) => `${slug}: ${versions.join(', ')}`)),
    ],
    slugs: opened.map(({ slug }) => slug),
    facts: {
        kind: 'found',
        date,
        cve: id,
        severity,
        images: opened.length,
        versions: opened.flatMap(({ versions }) => versions).length,
    },
}));
const OUTCOMES = [
    { kind: 'closed', title: 'closed', line: 'gone' },
    { kind: 'withdrawn', title: 'no longer reported', line: 'no longer reported' },
    { kind: 'suppressed', title: 'suppressed', line: 'suppressed' },
];
const closedLine = ([slug, closed]) => {
    const counts = OUTCOMES.flatMap(({ kind, line }) => {
        const count = closed.filter((each) => each.kind === kind).length;
        return count > 0 ? [`${count} ${line}`] : [];
    });
    return `${slug}: ${counts.join(', ')}`;
};
const nameCves = (cves) => cves.length > MAX_IN_TITLE
    ? countOf(cves.length, 'CVE')
    : worstFirst(cves)
        .map(({ id }) => id)
        .join(', ');
const closedTitle = (cves) => {
    var _a;
    const { kind, title } = (_a = OUTCOMES.find((end) => cves.some((cve) => cve[end.kind].length > 0))) !== null && _a !== void 0 ? _a : OUTCOMES[0];
    const ended = cves.filter((cve) => cve[kind].length > 0);
    const images = new Set(ended.flatMap((cve) => cve[kind]).map(({ slug }) => slug)).size;
    return `${nameCves(ended)} ${title} in ${countOf(images, 'image')}`;
};
const closedItems = ({ date, cves }) => {
    const changed = cves.filter((cve) => OUTCOMES.some(({ kind }) => cve[kind].length > 0));
    if (!(0,group_by/* isGroup */.IZ)(changed))
        return [];
    const all = changed.flatMap((cve) => OUTCOMES.flatMap(({ kind }) => cve[kind].map((each) => (Object.assign(Object.assign({}, each), { kind })))));
    const images = [...(0,group_by/* groupBy */.$z)(all, ({ slug }) => slug)].sort(([a], [b]) => (0,compare/* compareText */.n6)(a, b));
    const versions = new Set(all.flatMap(({ slug, versions: own }) => own.map((version) => (0,version_key/* versionKey */._5)(slug, version)))).size;
    return [
        draftItem(Object.assign(Object.assign({}, joinSpans(changed)), { title: closedTitle(changed), lines: limitLines(images.map(closedLine)), slugs: images.map(([slug]) => slug), facts: { kind: 'closed', date, cve: null, severity: null, images: images.length, versions } })),
    ];
};

;// CONCATENATED MODULE: ./lib/derive/feeds/next-feed.js
var next_feed_rest = (undefined && undefined.__rest) || function (s, e) {
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










const MAX_ITEMS = 100;
const renderFeeds = (_a, head) => {
    var _b;
    var _c;
    var { days: all, removed } = _a, exploited = next_feed_rest(_a, ["days", "removed"]);
    const { name, site, namespace, from } = head;
    const newest = feedDays(all.map(({ date }) => date));
    const days = all.filter(({ date }) => newest.includes(date));
    const tombstones = findTombstones(removed);
    const latest = days
        .flatMap((day) => [...foundItems(day), ...closedItems(day), ...catalogItems(day, tombstones)])
        .sort(compareItems)
        .slice(0, MAX_ITEMS);
    const news = [...latest, ...kevItems(exploited, newest.at(-1))].sort(compareItems);
    const updated = (_c = (_b = news[0]) === null || _b === void 0 ? void 0 : _b.date_modified) !== null && _c !== void 0 ? _c : from;
    if (updated === null)
        return [];
    const title = catalogTitle(head);
    const items = news.map(finishItem(head));
    const feed = Object.assign(Object.assign({ version: 'https://jsonfeed.org/version/1.1', title }, (site === undefined
        ? {}
        : { home_page_url: apiAddress(site), feed_url: `${apiAddress(site)}feed.json` })), { authors: [{ name }], items });
    const id = `urn:uuid:${(0,uuid/* feedNamespace */.oJ)(namespace)}`;
    const atom = { id, title, updated, file: ATOM_FEED.path, page: '' };
    return [
        exactJsonFile(FEED, '', feed),
        { path: ATOM_FEED.path, content: renderAtom(atom, head, items) },
    ];
};

;// CONCATENATED MODULE: ./lib/derive/house/next-base.js







const recordOfBase = ({ decision, state, scannedAt, scanner }, before) => {
    if (decision.kind === 'kept' && before !== undefined) {
        const { ids } = before;
        return { state: before.state, scannedAt: before.scannedAt, scanner: before.scanner, ids };
    }
    const ids = decision.kind === 'fresh'
        ? (0,compare/* sortUnique */._l)((0,to_record/* recordOf */.zv)(decision.outcome.scans).rows.map(canonical_id/* canonicalId */.i))
        : null;
    return { state, scannedAt, scanner, ids };
};
const nextBase = ({ item: { slug, image, versions: stated }, versions }, { previous, followed, catalogDate }) => {
    const own = new Map(stated.map((each) => [each.version, each]));
    return versions.map((status) => {
        var _a;
        const { version, digest, digestFrom } = status;
        const key = (0,version_key/* versionKey */._5)(slug, version);
        const before = previous.read(BASE, key);
        const since = sinceChange((_a = own.get(version)) !== null && _a !== void 0 ? _a : { version }, before === null || before === void 0 ? void 0 : before.digest, before, {
            catalogDate,
            followed: followed.get(key),
        });
        return Object.assign(Object.assign(Object.assign(Object.assign({ apiVersion: 'v1', resource: 'base', slug,
            image,
            version,
            digest }, (digestFrom === undefined ? {} : { digestFrom })), recordOfBase(status, before)), (since === undefined ? {} : { since })), nextLayers(status, before));
    });
};

;// CONCATENATED MODULE: ./lib/derive/render/security.js
var security_rest = (undefined && undefined.__rest) || function (s, e) {
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






const security_head = { apiVersion: 'v1', resource: 'security' };
const withRows = (rollup, { rows, suppressions }) => {
    const _a = security/* SecurityVersion */.l_.encode(rollup), { suppressed } = _a, counts = security_rest(_a, ["suppressed"]);
    return Object.assign(Object.assign(Object.assign(Object.assign({}, counts), { cves: [...rows] }), (suppressed === undefined ? {} : { suppressed })), (suppressions.length > 0 ? { suppressions: [...suppressions] } : {}));
};
function* renderRecords(decided, source) {
    const { slug, image, records } = decided;
    const versions = rollupsOf(decided).flatMap((rollup) => {
        const record = records.get(rollup.version);
        return record === undefined ? [] : [withRows(rollup, record)];
    });
    const [latest] = versions;
    if (latest === undefined)
        return;
    const owner = Object.assign(Object.assign({}, security_head), { slug, image, source });
    yield exactJsonFile(IMAGE_SECURITY, slug, Object.assign(Object.assign({}, owner), { latest, versions }));
    const links = { image: (0,contract_paths/* servedPath */.V)(IMAGE_SECURITY.file(slug)) };
    for (let _a of versions) {
        const { suppressed, suppressions } = _a, own = security_rest(_a, ["suppressed", "suppressions"]);
        yield exactJsonFile(VERSION_SECURITY, (0,version_key/* versionKey */._5)(slug, own.version), Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({}, owner), own), { links }), (suppressed === undefined ? {} : { suppressed })), (suppressions === undefined ? {} : { suppressions })));
    }
}
const renderSecurity = (source, records, totals) => [
    jsonFile(SECURITY, '', Object.assign(Object.assign(Object.assign({}, security_head), totals), { source, total: totals.findings, bySeverity: totals, images: records })),
    jsonFile(SECURITY_INDEX, '', Object.assign(Object.assign({}, security_head), { source, count: records.size, images: [...records].map(([slug, record]) => (Object.assign(Object.assign({}, record), { slug }))) })),
];

;// CONCATENATED MODULE: ./lib/derive/house/render-house.js










const RECORDS = {
    files: ({ slug, versions }) => [
        IMAGE_SECURITY.file(slug),
        ...versions.map(({ version }) => VERSION_SECURITY.file((0,version_key/* versionKey */._5)(slug, version))),
    ],
    render: ({ image }, source) => renderRecords(image, source),
};
const FINDINGS_OVER_TIME = {
    files: ({ slug }) => [FINDINGS.file(slug)],
    render: ({ slug, findings }) => findings === undefined ? [] : [exactJsonFile(FINDINGS, slug, findings)],
};
const LAYERS_OF_BUILDS = {
    files: ({ slug }) => [LAYERS.file(slug)],
    render: ({ slug, layers }) => (layers === undefined ? [] : [exactJsonFile(LAYERS, slug, layers)]),
};
const INSTALLED_PACKAGES = {
    files: ({ slug }) => [contract_packages/* IMAGE_PACKAGES */.gq.file(slug)],
    render: ({ slug, packages }) => packages === undefined ? [] : [exactJsonFile(contract_packages/* IMAGE_PACKAGES */.gq, slug, packages)],
};
function* renderHouse(house, { previous, catalog }, dropped) {
    const { slug, releases } = house;
    const hasPackages = catalog.packages && !dropped.has(slug);
    const documents = [
        RECORDS,
        FINDINGS_OVER_TIME,
        LAYERS_OF_BUILDS,
        ...(hasPackages ? [INSTALLED_PACKAGES] : []),
    ];
    const isPublished = (file) => previous.files.has(file);
    for (const { files, render } of documents)
        yield* isDerived(house)
            ? render(house, catalog.source)
            : files(house.image).filter(isPublished).map(file/* keep */.aC);
    yield jsonFile(RELEASES, slug, releases);
}

// EXTERNAL MODULE: ./lib/domain/values/lazy.js
var lazy = __webpack_require__(7144);
;// CONCATENATED MODULE: ./lib/derive/projections/stands-on.js


const endsOfChains = (platforms) => new Map(platforms.map(({ platform, chain }) => { var _a; return [platform, (_a = chain.at(-1)) !== null && _a !== void 0 ? _a : '']; }));
const endsOfFormer = ({ platforms }) => new Map(platforms.map(({ platform, chain }) => [platform, chain]));
const knownBuilds = (slug, isStated, versions) => versions.flatMap(({ version, digest, platforms, former }, place) => {
    const own = { slug, version, isStated, place };
    const before = former.map((each, i) => (Object.assign(Object.assign({}, own), { age: i + 1, digest: each.digest, ends: endsOfFormer(each) })));
    return [Object.assign(Object.assign({}, own), { age: 0, digest, ends: endsOfChains(platforms) }), ...before];
});
const compareBuilds = (a, b) => Number(b.isStated) - Number(a.isStated) ||
    a.age - b.age ||
    (0,compare/* compareText */.n6)(a.slug, b.slug) ||
    a.place - b.place;
const indexOn = (builds, platforms) => {
    var _a;
    const index = new Map();
    for (const build of builds) {
        const ends = platforms.map((platform) => build.ends.get(platform));
        if (ends.includes(undefined))
            continue;
        const group = index.get(ends.join());
        if (group === undefined)
            index.set(ends.join(), [build]);
        else if (group.length === 1 && ((_a = group[0]) === null || _a === void 0 ? void 0 : _a.slug) !== build.slug)
            group.push(build);
    }
    return index;
};
const indexBuilds = (bases, images) => {
    const stated = [...(0,group_by/* groupBy */.$z)(bases, ({ slug }) => slug)].flatMap(([slug, own]) => knownBuilds(slug, true, own));
    const builds = [
        ...stated,
        ...images.flatMap(({ slug, versions }) => knownBuilds(slug, false, versions)),
    ].sort(compareBuilds);
    const known = new Map();
    return (platforms) => {
        var _a;
        const key = platforms.join();
        const index = (_a = known.get(key)) !== null && _a !== void 0 ? _a : indexOn(builds, platforms);
        known.set(key, index);
        return index;
    };
};
const findStanding = (slug, platforms, builds) => {
    var _a;
    if (platforms.length === 0)
        return undefined;
    const index = builds(platforms.map(({ platform }) => platform));
    const shortest = Math.min(...platforms.map(({ chain }) => chain.length));
    let own;
    for (let layers = shortest - 1; layers > 0; layers--) {
        const fitting = (_a = index.get(platforms.map(({ chain }) => chain[layers - 1]).join())) !== null && _a !== void 0 ? _a : [];
        const other = fitting.find((build) => build.slug !== slug);
        if (other !== undefined)
            return { build: other, layers };
        const [build] = fitting;
        if (build !== undefined)
            own !== null && own !== void 0 ? own : (own = { build, layers });
    }
    return own;
};

;// CONCATENATED MODULE: ./lib/derive/projections/bases.js
var bases_rest = (undefined && undefined.__rest) || function (s, e) {
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









const namesIn = (findings) => {
    var _a, _b;
    const names = new Map();
    for (const { id, versions } of (_a = findings === null || findings === void 0 ? void 0 : findings.open) !== null && _a !== void 0 ? _a : [])
        for (const { version, confirmed, aliases } of versions) {
            if (!confirmed)
                continue;
            const own = (_b = names.get(version)) !== null && _b !== void 0 ? _b : new Set();
            for (const name of [id, ...aliases])
                own.add(name);
            names.set(version, own);
        }
    return names;
};
const bases_NO_NAMES = new Set();
const presentBuilds = (bases, houses) => new Map([
    ...bases.map((_a) => {
        var { slug, version, ids } = _a, own = bases_rest(_a, ["slug", "version", "ids"]);
        return [
            (0,version_key/* versionKey */._5)(slug, version),
            Object.assign(Object.assign({}, own), { names: (0,lazy/* lazy */.R)(() => new Set(ids)) }),
        ];
    }),
    ...houses.flatMap(({ slug, image, findings }) => {
        const names = (0,lazy/* lazy */.R)(() => namesIn(findings));
        return image.versions.map((_a) => {
            var { version } = _a, own = bases_rest(_a, ["version"]);
            return [
                (0,version_key/* versionKey */._5)(slug, version),
                Object.assign(Object.assign({}, own), { names: () => { var _a; return (_a = names().get(version)) !== null && _a !== void 0 ? _a : bases_NO_NAMES; } }),
            ];
        });
    }),
]);
const scannerName = ({ scanner }) => scanner === null || scanner === void 0 ? void 0 : scanner.split(' ')[0];
const comparable = ({ digest }, own, present) => own !== undefined &&
    (present === null || present === void 0 ? void 0 : present.state) === 'scanned' &&
    present.digest !== null &&
    digest !== null &&
    scannerName(own) === scannerName(present)
    ? present
    : undefined;
const findStands = ({ slug, layers }, index, builds) => { var _a; return new Map(((_a = layers === null || layers === void 0 ? void 0 : layers.versions) !== null && _a !== void 0 ? _a : []).flatMap(({ version, platforms }) => {
    const standing = findStanding(slug, platforms, index);
    if (standing === undefined)
        return [];
    const { build } = standing;
    const own = builds.get((0,version_key/* versionKey */._5)(slug, version));
    const base = builds.get((0,version_key/* versionKey */._5)(build.slug, build.version));
    const present = build.age === 0 ? undefined : comparable(build, own, base);
    return [[version, Object.assign(Object.assign({}, standing), { present, counts: { inherited: 0, kept: 0, unknown: 0 } })]];
})); };
const countEntry = ({ counts, layers, present }, id, { layer, aliases }) => {
    if (layer === undefined)
        counts.unknown += 1;
    if (layer === undefined || layer >= layers)
        return;
    counts.inherited += 1;
    const names = present === null || present === void 0 ? void 0 : present.names();
    if ((names === null || names === void 0 ? void 0 : names.has(id)) || aliases.some((name) => names === null || names === void 0 ? void 0 : names.has(name)))
        counts.kept += 1;
};
const countInherited = (findings, stands) => {
    var _a;
    for (const { id, versions } of (_a = findings === null || findings === void 0 ? void 0 : findings.open) !== null && _a !== void 0 ? _a : [])
        for (const entry of versions) {
            const stand = entry.confirmed ? stands.get(entry.version) : undefined;
            if (stand !== undefined)
                countEntry(stand, id, entry);
        }
};
const toBased = (slug, version, { layers, build, present, counts: { inherited, kept, unknown } }) => {
    const cured = present === undefined ? null : inherited - kept;
    return { slug, version, layers, inherited, cured: build.age === 0 ? 0 : cured, unknown };
};
const compareBases = (a, b) => (0,compare/* compareText */.n6)(a.slug, b.slug) || (0,version_order/* compareNewest */.m3)(a, b) || a.age - b.age;
const findBases = (bases, houses) => {
    const images = houses.flatMap(({ layers }) => layers !== null && layers !== void 0 ? layers : []);
    const index = indexBuilds(bases, images);
    const builds = presentBuilds(bases, houses);
    const all = houses.flatMap((house) => {
        const stands = findStands(house, index, builds);
        countInherited(house.findings, stands);
        return [...stands].map(([version, stand]) => ({
            build: stand.build,
            image: toBased(house.slug, version, stand),
        }));
    });
    return [...(0,group_by/* groupBy */.$z)(all, ({ build }) => build)]
        .sort(([a], [b]) => compareBases(a, b))
        .map(([{ slug, version, digest, age }, own]) => ({
        slug,
        version,
        digest,
        current: age === 0,
        images: own
            .map(({ image }) => image)
            .sort((a, b) => compareSlugs(a, b) || (0,version_order/* compareNewest */.m3)(a, b)),
    }));
};
const renderBases = (data) => data.length === 0
    ? []
    : [jsonFile(BASES, '', { apiVersion: 'v1', resource: 'bases', data: [...data] })];

;// CONCATENATED MODULE: ./lib/derive/projections/packages.js







const containNothing = () => ({
    images: new Set(),
    sources: new Set(),
    versions: new Map(),
});
const collectNames = (all) => {
    var _a, _b;
    const types = new Map();
    for (const { slug, data } of all)
        for (const { type, name, source, version } of data) {
            const names = (_a = types.get(type)) !== null && _a !== void 0 ? _a : new Map();
            types.set(type, names);
            const own = (_b = names.get(name)) !== null && _b !== void 0 ? _b : containNothing();
            names.set(name, own);
            own.images.add(slug);
            const slugs = own.versions.get(version);
            if (slugs === undefined)
                own.versions.set(version, [slug]);
            else
                slugs.push(slug);
            if (source !== undefined)
                own.sources.add(source);
        }
    return types;
};
const compareInstalled = (a, b) => {
    if (a.version === null)
        return 1;
    if (b.version === null)
        return -1;
    return (0,version_order/* compareVersions */.Zy)(b.version, a.version);
};
const toVersions = ({ versions }) => {
    const named = [...versions.values()].reduce((sum, { length }) => sum + length, 0);
    if (versions.size > contract_packages/* MAX_VERSIONS */.F5 || named > contract_packages/* MAX_VERSION_IMAGES */.$f)
        return {};
    const listed = [...versions].map(([version, images]) => ({ version, images: images.sort() }));
    return { versions: listed.sort(compareInstalled) };
};
const toName = ([name, own]) => (Object.assign(Object.assign(Object.assign({ name }, (own.sources.size > 0 ? { sources: (0,compare/* sortUnique */._l)(own.sources) } : {})), { images: (0,compare/* sortUnique */._l)(own.images) }), toVersions(own)));
const findNames = (all) => [...collectNames(all)]
    .sort(([a], [b]) => (0,compare/* compareText */.n6)(a, b))
    .map(([type, names]) => {
    const data = [...names].map(toName).sort((a, b) => (0,compare/* compareText */.n6)(a.name, b.name));
    return { apiVersion: 'v1', resource: 'package-names', type, total: data.length, data };
});
const toTypes = (all, names, versions) => {
    const known = new Set(all.flatMap((each) => each.versions.flatMap((own) => (own.known ? [(0,version_key/* versionKey */._5)(each.slug, own.version)] : []))));
    const unknown = versions.filter((key) => !known.has(key));
    return {
        apiVersion: 'v1',
        resource: 'packages',
        coverage: { versions: versions.length, known: versions.length - unknown.length },
        total: names.length,
        data: names.map(({ type, total, data }) => ({
            type,
            names: total,
            images: new Set(data.flatMap(({ images }) => images)).size,
            href: (0,contract_paths/* servedPath */.V)(contract_packages/* PACKAGE_NAMES */.oX.file(type)),
        })),
        unknown: unknown.slice(0, contract_packages/* MAX_UNKNOWN */.cT),
    };
};
const imageWithMost = ({ data }) => {
    var _a;
    const counts = new Map();
    for (const slug of data.flatMap(({ images }) => images))
        counts.set(slug, ((_a = counts.get(slug)) !== null && _a !== void 0 ? _a : 0) + 1);
    const [[most] = ['']] = [...counts].sort(([a, m], [b, n]) => n - m || (0,compare/* compareText */.n6)(a, b));
    return most;
};
const renderPackages = (all, versions) => {
    const names = findNames(all);
    const files = names.map((each) => exactJsonFile(contract_packages/* PACKAGE_NAMES */.oX, each.type, each));
    const at = files.findIndex(({ content }) => Buffer.byteLength(content) > MAX_BYTES);
    const [large, file] = [names[at], files[at]];
    if (large === undefined || file === undefined) {
        const types = jsonFile(contract_packages/* PACKAGES */.K_, '', toTypes(all, names, versions));
        return { files: [...files, types], dropped: new Set(), warnings: [] };
    }
    const most = imageWithMost(large);
    const left = `the packages of ${most}, which has most of them, are`;
    const size = Buffer.byteLength(file.content);
    const others = renderPackages(all.filter(({ slug }) => slug !== most), versions);
    return {
        files: others.files,
        dropped: new Set([most, ...others.dropped]),
        warnings: [tooLarge(file.path, size, 'names', left), ...others.warnings],
    };
};

;// CONCATENATED MODULE: ./lib/derive/projections/catalog-packages.js








const availableVersions = (catalog) => (0,manifest_catalog/* availableImages */.iL)(catalog).flatMap(({ slug, versions = [] }) => versions.map(({ version }) => (0,version_key/* versionKey */._5)(slug, version)));
const haveSameVersions = (catalog, former) => former !== undefined &&
    availableVersions(catalog).join('\n') === availableVersions(former).join('\n');
const arePackagesChanged = ({ previous, catalog }, houses) => {
    if (!catalog.packages)
        return false;
    if (!previous.isAsPublished)
        return true;
    if (previous.read(contract_packages/* PACKAGES */.K_, '') === undefined)
        return true;
    if (!haveSameVersions(catalog, previous.catalog))
        return true;
    const present = new Set(houses.map(({ slug }) => slug));
    return (keysOf(previous, contract_packages/* IMAGE_PACKAGES */.gq).some((slug) => !present.has(slug)) ||
        houses.filter(isDerived).some(({ slug, packages }) => {
            const before = previous.read(contract_packages/* IMAGE_PACKAGES */.gq, slug);
            return JSON.stringify(before) !== JSON.stringify(packages);
        }));
};
const FIRST_PACKAGES = (0,problem/* problem */.CC)('package names, private ones included, are published from this run on; to publish none, write packages: false at the top of the manifest');
const derivePackages = ({ previous, catalog }, houses, packagesDiffer) => {
    const none = { files: [], dropped: new Set(), warnings: [] };
    if (!catalog.packages)
        return none;
    if (!packagesDiffer) {
        const types = previous.contents.get(contract_packages/* PACKAGES */.K_.path);
        const names = keysOf(previous, contract_packages/* PACKAGE_NAMES */.oX).map((type) => (0,file/* keep */.aC)(contract_packages/* PACKAGE_NAMES */.oX.file(type)));
        return Object.assign(Object.assign({}, none), { files: [...names, { path: contract_packages/* PACKAGES */.K_.path, content: types ? [types] : [] }] });
    }
    const all = houses.flatMap((house) => { var _a, _b; return isDerived(house) ? ((_a = house.packages) !== null && _a !== void 0 ? _a : []) : ((_b = previous.read(contract_packages/* IMAGE_PACKAGES */.gq, house.slug)) !== null && _b !== void 0 ? _b : []); });
    const rendered = renderPackages(all, availableVersions(catalog));
    const isFirst = !previous.files.has(contract_packages/* PACKAGES */.K_.path) &&
        keysOf(previous, contract_packages/* IMAGE_PACKAGES */.gq).length === 0 &&
        rendered.files.length > 1;
    return isFirst ? Object.assign(Object.assign({}, rendered), { warnings: [...rendered.warnings, FIRST_PACKAGES] }) : rendered;
};

;// CONCATENATED MODULE: ./lib/derive/projections/closed-since.js




const buildKey = (slug, version, digest) => `${(0,version_key/* versionKey */._5)(slug, version)}@${digest}`;
const findFormerBuilds = (houses) => {
    var _a;
    const builds = new Map();
    for (const { slug, findings, releases } of houses) {
        const endedIn = findEnded(findings);
        const atLeast = ((_a = findings === null || findings === void 0 ? void 0 : findings.closed.length) !== null && _a !== void 0 ? _a : 0) >= MAX_CLOSED;
        for (const { version, former } of releases.releases)
            for (const each of former) {
                const closings = findings && closedSinceBuild(endedIn(version), each);
                builds.set(buildKey(slug, version, each.digest), { closings, atLeast });
            }
    }
    return builds;
};
const formerBuild = (builds, { slug, version, digest }) => slug === null || version === null ? undefined : builds.get(buildKey(slug, version, digest));
const toClosedSince = ({ closings, atLeast }, known) => {
    if (closings === undefined)
        return null;
    return Object.assign(Object.assign(Object.assign({}, countClosings(closings)), { exploited: known && closings.filter(({ id }) => known.has(id)).length, ids: exploitedFirst(closings, known !== null && known !== void 0 ? known : new Set())
            .slice(0, MAX_IDS)
            .map(({ id }) => id) }), (atLeast ? { atLeast } : {}));
};
const withClosedSince = (document, builds, known) => (Object.assign(Object.assign({}, document), { data: new Map([...document.data].map(([digest, entries]) => [
        digest,
        entries.map((entry) => {
            const build = formerBuild(builds, Object.assign(Object.assign({}, entry), { digest }));
            return build ? Object.assign(Object.assign({}, entry), { closedSince: toClosedSince(build, known) }) : entry;
        }),
    ])) }));

;// CONCATENATED MODULE: ./lib/derive/projections/charts.js





const groupCharts = (entries, keysOf) => {
    const all = [...entries].flatMap(([chart, own]) => own.flatMap((entry) => keysOf(entry).map((key) => [key, chart])));
    return new Map([...(0,group_by/* collect */.Fo)(all)].map(([key, charts]) => [key, (0,compare/* sortUnique */._l)(charts)]));
};
const chartsByVersion = (entries) => groupCharts(entries, ({ slug, version }) => slug === null || version === null ? [] : [(0,version_key/* versionKey */._5)(slug, version)]);
const formerChartsById = (entries, builds) => groupCharts(entries, (entry) => { var _a; var _b; return ((_b = (_a = formerBuild(builds, entry)) === null || _a === void 0 ? void 0 : _a.closings) !== null && _b !== void 0 ? _b : []).map(({ id }) => id); });
const toShipped = (entry, statuses, { builds, known }) => {
    const build = entry.current === false ? formerBuild(builds, entry) : undefined;
    return Object.assign(Object.assign({}, toChartImage(entry, statuses)), (build ? { closedSince: toClosedSince(build, known) } : {}));
};
const countChartCves = (images, open) => {
    const recorded = images.filter(({ counts }) => counts !== null);
    if (recorded.length === 0)
        return null;
    const ids = recorded.flatMap(({ slug, version }) => {
        var _a;
        const isIn = (entry) => entry.version === version && entry.confirmed;
        return ((_a = open.get(slug !== null && slug !== void 0 ? slug : '')) !== null && _a !== void 0 ? _a : []).flatMap(({ id, versions }) => versions.some(isIn) ? [id] : []);
    });
    return new Set(ids).size;
};
const assessCharts = (charts, entries, build) => {
    const statuses = indexStatuses(build.images);
    const open = new Map(build.findings.map((each) => [each.slug, each.open]));
    return charts.map((chart) => {
        var _a;
        const { slug, chartVersion } = chart;
        const shipped = ((_a = entries.get(slug)) !== null && _a !== void 0 ? _a : []).map((each) => toShipped(each, statuses, build));
        const document = Object.assign(Object.assign({ apiVersion: 'v1', resource: 'chart', slug,
            chartVersion }, assessChart(shipped)), { cves: countChartCves(shipped, open), images: shipped });
        return { chart, document };
    });
};

// EXTERNAL MODULE: ./lib/domain/package-name.js
var package_name = __webpack_require__(125);
;// CONCATENATED MODULE: ./lib/domain/values/round.js
const roundTo = (parts, value) => Math.floor(parts * value + 0.5) / parts;

;// CONCATENATED MODULE: ./lib/derive/projections/cve-list.js








const NOT_LOOKED_UP = { exploitation: 'unknown', kev: null, epss: null };
const lookUpKev = (names, { entries }) => {
    if (names.length === 0)
        return { exploitation: 'unknown', kev: null };
    const [kev = null] = names
        .flatMap((name) => { var _a; return (_a = entries.get(name)) !== null && _a !== void 0 ? _a : []; })
        .sort((a, b) => (0,compare/* compareText */.n6)(a.added, b.added));
    return { exploitation: kev === null ? 'none-known' : 'known', kev };
};
const lookUpEpss = (names, { scores }) => {
    const [highest] = names
        .flatMap((name) => { var _a; return (_a = scores.get(name)) !== null && _a !== void 0 ? _a : []; })
        .sort((a, b) => b.score - a.score);
    if (highest === undefined)
        return { epss: null };
    const { score, percentile } = highest;
    return {
        epss: {
            score: roundTo(1000, score),
            percentile: percentile === null ? null : roundTo(100, percentile),
        },
    };
};
const lookUpExploitation = ({ id, aliases }, { exploitation, kev, epss } = NOT_LOOKED_UP, files) => {
    const names = (0,compare/* sortUnique */._l)([id, ...aliases].filter(cve_id/* isCveId */.M));
    return Object.assign(Object.assign({ exploitation: exploitation === 'known' && kev === null ? 'unknown' : exploitation, kev,
        epss }, (files.kev && lookUpKev(names, files.kev))), (files.epss && lookUpEpss(names, files.epss)));
};
const MAX_PACKAGES = 8;
const MAX_NAMES = 64;
const listedNames = (packages) => {
    const names = (0,compare/* sortUnique */._l)(packages.flatMap(package_name/* spellingsOf */.Hz));
    const more = names.length - MAX_NAMES;
    return Object.assign({ packageNames: names.slice(0, MAX_NAMES) }, (more > 0 ? { packagesMore: more } : {}));
};
const toCveItem = ({ id, aliases, severity, title, images }) => {
    if (severity === null || images.length === 0)
        return undefined;
    const entries = images.flatMap(({ versions }) => versions);
    const packages = (0,compare/* sortUnique */._l)([...new Set(entries.map((entry) => entry.packages))].flat());
    const file = cveFile(id);
    return Object.assign(Object.assign(Object.assign({ id,
        aliases,
        severity,
        title, packages: packages.slice(0, MAX_PACKAGES) }, NOT_LOOKED_UP), { images: images.length, versions: entries.length, confirmed: entries.filter(({ confirmed }) => confirmed).length, fixable: entries.filter(({ fixable }) => fixable).length, latest: images.filter(({ latest, versions }) => versions.some(({ version }) => version === latest)).length, since: earliestSince(images), href: file === undefined ? null : (0,contract_paths/* servedPath */.V)(file) }), listedNames(packages));
};
const BANDS = [0.5, 0.1, 0.01];
const bandOf = ({ epss }) => {
    const band = BANDS.findIndex((limit) => epss !== null && epss.score >= limit);
    return band < 0 ? BANDS.length : band;
};
const isExploited = ({ exploitation, kev }) => exploitation === 'known' && kev !== null;
const compareUrgency = (a, b) => Number(isExploited(b)) - Number(isExploited(a)) ||
    bandOf(a) - bandOf(b) ||
    (0,domain_severity/* severityRank */.qs)(a.severity) - (0,domain_severity/* severityRank */.qs)(b.severity) ||
    Number(b.fixable > 0) - Number(a.fixable > 0) ||
    b.latest - a.latest ||
    b.versions - a.versions ||
    (0,compare/* compareText */.n6)(a.id, b.id);
const remembered = ({ id, added }) => [
    id,
    { exploitation: 'known', kev: { added, due: null, ransomware: false }, epss: null },
];
const formerExploitation = (published) => { var _a, _b; return new Map([
    ...((_a = published === null || published === void 0 ? void 0 : published.exploitedBefore) !== null && _a !== void 0 ? _a : []).map(remembered),
    ...((_b = published === null || published === void 0 ? void 0 : published.data) !== null && _b !== void 0 ? _b : []).map((item) => [item.id, item]),
]); };
const formerNames = (published) => {
    const { data = [], exploitedBefore = [] } = published !== null && published !== void 0 ? published : {};
    return new Map([
        ...exploitedBefore.map(({ id, names = [] }) => [id, names]),
        ...data.map(({ id, aliases }) => [id, aliases.filter(cve_id/* isCveId */.M)]),
    ]);
};
const findExploitedBefore = (documents, published, kev, lookUp) => {
    const former = formerNames(published);
    return documents
        .filter(({ id, severity, images }) => severity !== null && images.length === 0 && cveFile(id))
        .flatMap(({ id }) => {
        var _a;
        const aliases = (_a = former.get(id)) !== null && _a !== void 0 ? _a : [];
        const found = lookUp({ id, aliases });
        if (found.exploitation !== 'known' || found.kev === null)
            return [];
        const names = aliases.filter((name) => kev === undefined || kev.entries.has(name));
        return [Object.assign({ id, added: found.kev.added }, (names.length > 0 ? { names } : {}))];
    })
        .sort((a, b) => (0,compare/* compareText */.n6)(a.id, b.id));
};
const toCveList = (documents, published, exploitation, coverage) => {
    var _a, _b;
    const former = formerExploitation(published);
    const lookUp = (names) => lookUpExploitation(names, former.get(names.id), exploitation);
    const data = documents
        .flatMap((document) => { var _a; return (_a = toCveItem(document)) !== null && _a !== void 0 ? _a : []; })
        .map((item) => (Object.assign(Object.assign({}, item), lookUp(item))))
        .sort(compareUrgency);
    const { kev, epss } = exploitation;
    return {
        apiVersion: 'v1',
        resource: 'cves',
        coverage,
        kev: kev
            ? { version: kev.version, released: kev.released, count: kev.entries.size }
            : ((_a = published === null || published === void 0 ? void 0 : published.kev) !== null && _a !== void 0 ? _a : null),
        epss: epss ? { model: epss.model, date: epss.date } : ((_b = published === null || published === void 0 ? void 0 : published.epss) !== null && _b !== void 0 ? _b : null),
        total: data.length,
        data,
        exploitedBefore: findExploitedBefore(documents, published, kev, lookUp),
    };
};
const countExploited = ({ kev, data }) => kev === null ? null : data.filter(isExploited).length;
const findExploitedIn = ({ data }, all) => {
    var _a;
    const exploited = new Map(data.filter(isExploited).map(({ id }) => [id, []]));
    if (exploited.size > 0)
        for (const { slug, open } of all)
            for (const { id } of open)
                (_a = exploited.get(id)) === null || _a === void 0 ? void 0 : _a.push(slug);
    return exploited;
};
const findNewlyExploited = (before, after, isNew) => {
    var _a;
    const known = ((_a = before === null || before === void 0 ? void 0 : before.data) !== null && _a !== void 0 ? _a : []).filter(isExploited);
    const ids = new Set(known.map(({ id }) => id));
    const names = new Set(known.flatMap(({ aliases }) => aliases));
    const wasKnown = ({ id }) => ids.has(id) || (names.has(id) && !isNew(id));
    return after.data.filter((item) => isExploited(item) && !wasKnown(item));
};
const isOlder = (given, published) => given !== null && published !== null && given < published;
const olderNotice = (input, given, published) => `input ${input}: found a file of ${given}, expected one that is not older than the published one of ${published}, so it is not used; download it again`;
const chooseExploitation = ({ kev, epss }, list) => {
    var _a, _b;
    var _c, _d;
    const [released, date] = [(_c = (_a = list === null || list === void 0 ? void 0 : list.kev) === null || _a === void 0 ? void 0 : _a.released) !== null && _c !== void 0 ? _c : null, (_d = (_b = list === null || list === void 0 ? void 0 : list.epss) === null || _b === void 0 ? void 0 : _b.date) !== null && _d !== void 0 ? _d : null];
    const oldKev = kev && isOlder(kev.released, released) ? kev : undefined;
    const oldEpss = epss && isOlder(epss.date, date) ? epss : undefined;
    return {
        value: { kev: oldKev ? undefined : kev, epss: oldEpss ? undefined : epss },
        notices: [
            ...(oldKev ? [olderNotice('kev', oldKev.released, released)] : []),
            ...(oldEpss ? [olderNotice('epss', oldEpss.date, date)] : []),
        ],
    };
};

;// CONCATENATED MODULE: ./lib/derive/projections/cves.js
var cves_rest = (undefined && undefined.__rest) || function (s, e) {
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














const collectWords = (houses, mentions) => {
    var _a;
    var _b;
    for (const { findings } of houses)
        for (const [id, words] of Object.entries((_b = findings === null || findings === void 0 ? void 0 : findings.words) !== null && _b !== void 0 ? _b : {}))
            (_a = mentions.get(id)) === null || _a === void 0 ? void 0 : _a.words.push(words);
};
const collectMentions = (houses) => {
    var _a;
    const mentions = new Map();
    const of = (id) => {
        var _a;
        const found = (_a = mentions.get(id)) !== null && _a !== void 0 ? _a : { images: [], suppressed: [], closed: [], words: [] };
        mentions.set(id, found);
        return found;
    };
    for (const { findings, image: status } of houses) {
        if (findings === undefined)
            continue;
        const { slug, image } = findings;
        const latest = (_a = newestRecorded(status)) !== null && _a !== void 0 ? _a : null;
        for (const { id, severity, since, versions } of findings.open)
            of(id).images.push({ slug, image, latest, severity, since, versions });
        for (const { id, severity, versions } of findings.suppressed)
            for (const { version, status, justification } of versions)
                of(id).suppressed.push({ slug, version, severity, status, justification });
        for (const { id, version, severity, reason, since, until } of findings.closed)
            of(id).closed.push({ slug, version, severity, reason, since, until });
    }
    collectWords(houses, mentions);
    for (const { images, suppressed, closed } of mentions.values()) {
        images.sort(compareSlugs);
        suppressed.sort((a, b) => compareSlugs(a, b) || (0,version_order/* compareNewest */.m3)(a, b));
        closed.sort(compareClosed(({ slug }) => slug));
    }
    return mentions;
};
const NO_MENTIONS = { images: [], suppressed: [], closed: [], words: [] };
const aliasesOf = (id, { images }) => {
    const names = new Set();
    for (const { versions } of images)
        for (const { aliases } of versions)
            for (const name of aliases)
                names.add(name);
    names.delete(id);
    return (0,compare/* sortUnique */._l)(names);
};
const findSee = (aliases) => (0,group_by/* groupBy */.$z)([...aliases].flatMap(([id, names]) => cveFile(id) === undefined ? [] : names.map((name) => ({ id, name }))), ({ name }) => name);
const deliveredBy = ({ images }, charts) => charts.size === 0
    ? []
    : (0,compare/* sortUnique */._l)(images.flatMap(({ slug, versions }) => versions.flatMap(({ version }) => { var _a; return (_a = charts.get((0,version_key/* versionKey */._5)(slug, version))) !== null && _a !== void 0 ? _a : []; })));
const findCves = (houses, { delivered, former }) => {
    const mentions = collectMentions(houses);
    const aliases = new Map([...mentions].map(([id, own]) => [id, aliasesOf(id, own)]));
    const see = findSee(aliases);
    const toDocument = (id) => {
        var _a, _b, _c;
        const own = (_a = mentions.get(id)) !== null && _a !== void 0 ? _a : NO_MENTIONS;
        const { images, suppressed, closed, words } = own;
        const deciding = images.length > 0 ? images : [...suppressed, ...closed];
        const charts = deliveredBy(own, delivered);
        const formerCharts = former.get(id);
        return Object.assign(Object.assign({ apiVersion: 'v1', resource: 'cve', id, aliases: (_b = aliases.get(id)) !== null && _b !== void 0 ? _b : [], see: (0,compare/* sortUnique */._l)(((_c = see.get(id)) !== null && _c !== void 0 ? _c : []).map((each) => each.id)), severity: deciding.length > 0 ? (0,domain_severity/* worstOf */.hm)(deciding) : null, title: mostSaid(words.map(([title]) => title)), url: mostSaid(words.map(([, url]) => url)), images,
            suppressed,
            closed }, (charts.length > 0 ? { charts: [...charts] } : {})), (formerCharts ? { formerCharts: [...formerCharts] } : {}));
    };
    return new Map([...new Set([...mentions.keys(), ...see.keys()])].map((id) => [id, toDocument(id)]));
};
const withoutLayers = (images) => images.map((image) => (Object.assign(Object.assign({}, image), { versions: image.versions.map((_a) => {
        var { layer: _ } = _a, version = cves_rest(_a, ["layer"]);
        return version;
    }) })));
function* renderCves(documents) {
    for (const [id, document] of documents) {
        const path = cveFile(id);
        if (path !== undefined)
            yield exactJsonFile(Object.assign(Object.assign({}, CVE), { file: () => path }), id, Object.assign(Object.assign({}, document), { images: withoutLayers(document.images) }));
    }
}
const warnOfLongIds = ({ data }) => {
    const [first, ...others] = data.filter(({ href }) => href === null).map(({ id }) => id);
    if (first === undefined)
        return [];
    const message = `${(0,plural/* pluralize */.td)(others.length + 1, 'id')} without a document: found names of more than 128 characters, such as ${(0,values_escape/* show */.WU)(first)}; they are only in the list`;
    return [inDocument(CVES.path, message)];
};

// EXTERNAL MODULE: ./lib/contract/badge/colors.js + 1 modules
var colors = __webpack_require__(6375);
;// CONCATENATED MODULE: ./lib/contract/badge/text-width.js
const ASCII = [
    3.87, 4.33, 5.05, 9, 6.99, 11.84, 7.99, 2.95, 5, 5, 6.99, 9, 4, 5, 4, 5, 6.99, 6.99, 6.99, 6.99,
    6.99, 6.99, 6.99, 6.99, 6.99, 6.99, 5, 5, 9, 9, 9, 6, 11, 7.52, 7.54, 7.68, 8.48, 6.96, 6.32,
    8.53, 8.27, 4.63, 5, 7.62, 6.12, 9.27, 8.23, 8.66, 6.63, 8.66, 7.65, 7.52, 6.78, 8.05, 7.52,
    10.88, 7.54, 6.77, 7.54, 5, 5, 5, 9, 6.99, 6.99, 6.61, 6.85, 5.73, 6.85, 6.55, 3.87, 6.85, 6.96,
    3.02, 3.79, 6.51, 3.02, 10.7, 6.96, 6.68, 6.85, 6.85, 4.69, 5.73, 4.33, 6.96, 6.51, 9, 6.51, 6.51,
    5.78, 6.98, 5, 6.98, 9,
];
const LATIN_1 = [
    3.87, 4.33, 6.99, 6.99, 6.99, 6.99, 5, 6.99, 6.99, 11, 6, 7.09, 9, 0, 11, 6.99, 5.96, 9, 5.96,
    5.96, 6.99, 7.06, 6.99, 4, 6.99, 5.96, 6, 7.09, 11, 11, 11, 6, 7.52, 7.52, 7.52, 7.52, 7.52, 7.52,
    10.83, 7.68, 6.96, 6.96, 6.96, 6.96, 4.63, 4.63, 4.63, 4.63, 8.53, 8.23, 8.66, 8.66, 8.66, 8.66,
    8.66, 9, 8.66, 8.05, 8.05, 8.05, 8.05, 6.77, 6.66, 6.82, 6.61, 6.61, 6.61, 6.61, 6.61, 6.61,
    10.51, 5.73, 6.55, 6.55, 6.55, 6.55, 3.02, 3.02, 3.02, 3.02, 6.73, 6.96, 6.68, 6.68, 6.68, 6.68,
    6.68, 9, 6.68, 6.96, 6.96, 6.96, 6.96, 6.51, 6.85, 6.51,
];
const MARKS = new Map([
    ['–', 6.99],
    ['—', 11],
    ['‘', 2.95],
    ['’', 2.95],
    ['“', 5.05],
    ['”', 5.05],
    ['•', 6],
    ['…', 9],
    ['€', 6.99],
    ['™', 10.74],
]);
const codeOf = (char) => { var _a; return (_a = char.codePointAt(0)) !== null && _a !== void 0 ? _a : 0; };
const tableWidth = (char) => {
    var _a, _b;
    const code = codeOf(char);
    return (_b = (_a = ASCII[code - 0x20]) !== null && _a !== void 0 ? _a : LATIN_1[code - 0xa0]) !== null && _b !== void 0 ? _b : MARKS.get(char);
};
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u0300-\u036f]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]/;
const END_OF_ACCENTED = 0x2000;
const FIRST_SQUARE = 0x1100;
const FIRST_BEYOND_BMP = 0x10000;
const LETTER_WIDTH = 8;
const SQUARE_WIDTH = 11;
const EMOJI_WIDTH = 15;
const otherWidth = (char) => {
    if (INVISIBLE.test(char))
        return 0;
    const code = codeOf(char);
    if (code >= FIRST_BEYOND_BMP || /\p{Emoji_Presentation}/u.test(char))
        return EMOJI_WIDTH;
    return code < FIRST_SQUARE ? LETTER_WIDTH : SQUARE_WIDTH;
};
const withoutAccents = (char) => {
    const [letter = char] = codeOf(char) < END_OF_ACCENTED ? char.normalize('NFD') : char;
    return letter;
};
const charWidth = (char) => { var _a, _b; return (_b = (_a = tableWidth(char)) !== null && _a !== void 0 ? _a : tableWidth(withoutAccents(char))) !== null && _b !== void 0 ? _b : otherWidth(char); };
const textWidth = (text) => [...text].reduce((sum, char) => sum + charWidth(char), 0);

;// CONCATENATED MODULE: ./lib/contract/badge/badge-svg.js



const PADDING = 5;
const LABEL_COLOR = 'grey';
const FONTS = 'Verdana,Geneva,DejaVu Sans,sans-serif';
const oddWidth = (text) => Math.floor(textWidth(text.replace(/[\t\n\r ]+/g, ' '))) | 1;
const toSide = (content, color) => {
    const text = xmlText(content).trim();
    const width = oddWidth(text);
    return {
        text: escapeXml(text),
        textWidth: width,
        width: width + 2 * PADDING,
        color: (0,colors/* hexColor */.bb)(color),
    };
};
const toLabelSide = ({ label, labelColor, color }) => {
    const side = toSide(label, labelColor !== null && labelColor !== void 0 ? labelColor : LABEL_COLOR);
    return side.text === '' && labelColor === undefined
        ? Object.assign(Object.assign({}, side), { textWidth: 0, width: 0, color: (0,colors/* hexColor */.bb)(color) }) : side;
};
const drawText = ({ text, textWidth: width, color }, left) => {
    const { text: fill, shadow } = (0,colors/* textColors */.qd)(color);
    const x = 10 * (left + PADDING) + 5 * width;
    const draw = (y, before, after = '') => `<text x="${x}" y="${y}"${before} textLength="${10 * width}"${after}>${text}</text>`;
    return [
        `<g transform="scale(.1)"><g aria-hidden="true" fill="${shadow}">`,
        draw(150, ' fill-opacity=".8" filter="url(#blur)"'),
        draw(150, ' fill-opacity=".3"'),
        '</g>',
        draw(140, '', fill === '#fff' ? '' : ` fill="${fill}"`),
        '</g>',
    ].join('');
};
const drawBackground = (label, message) => {
    const width = label.width + message.width;
    return [
        '<filter id="blur"><feGaussianBlur stdDeviation="16"/></filter>',
        '<linearGradient id="s" x2="0" y2="100%">',
        '<stop offset="0" stop-color="#bbb" stop-opacity=".1"/><stop offset="1" stop-opacity=".1"/>',
        '</linearGradient>',
        `<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>`,
        '<g clip-path="url(#r)">',
        `<rect width="${label.width}" height="20" fill="${label.color}"/>`,
        `<rect x="${label.width}" width="${message.width}" height="20" fill="${message.color}"/>`,
        `<rect width="${width}" height="20" fill="url(#s)"/>`,
        '</g>',
    ].join('');
};
const renderBadgeSvg = (badge) => {
    const label = toLabelSide(badge);
    const message = toSide(badge.message, badge.color);
    const title = escapeXml(`${badge.label}: ${badge.message}`);
    const [labelLeft, messageLeft] = label.width === 0 ? [0, 0] : [1, label.width - 1];
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${label.width + message.width}" height="20"`,
        ` role="img" aria-label="${title}"><title>${title}</title>`,
        drawBackground(label, message),
        `<g fill="#fff" text-anchor="middle" font-family="${FONTS}"`,
        ' text-rendering="geometricPrecision" font-size="110">',
        drawText(label, labelLeft),
        drawText(message, messageLeft),
        '</g></svg>',
    ].join('');
};

;// CONCATENATED MODULE: ./lib/contract/badge/image-badge.js


const COLORS = {
    'A+': 'brightgreen',
    A: 'green',
    B: 'yellowgreen',
    C: 'yellow',
    D: 'orange',
    F: 'red',
};
const formatCounts = ({ total, fixable }) => `${total} finding${total === 1 ? '' : 's'}${fixable > 0 ? `, ${fixable} fixable` : ''}`;
const cautiousColor = ({ grade }) => (0,domain_grade/* isGoodGrade */.tN)(grade) ? 'yellow' : COLORS[grade];
const partialContent = (rollup) => rollup.total === 0
    ? { message: 'partly scanned', color: 'lightgrey' }
    : {
        message: `at least ${formatCounts(rollup)}`,
        color: cautiousColor(rollup),
    };
const toContent = (version) => {
    const { state, rollup } = version !== null && version !== void 0 ? version : {};
    if (version === undefined || rollup === undefined)
        return { message: 'not scanned', color: 'lightgrey' };
    if (state === 'partial')
        return partialContent(rollup);
    return {
        message: rollup.total === 0 ? 'no CVEs' : formatCounts(rollup),
        color: isOutdated(version) ? cautiousColor(rollup) : COLORS[rollup.grade],
    };
};
const imageBadge = ({ slug, versions }) => {
    var _a;
    const shown = (_a = versions.find(({ rollup }) => rollup !== undefined)) !== null && _a !== void 0 ? _a : versions[0];
    return Object.assign({ schemaVersion: 1, label: shown === undefined ? slug : `${slug} ${shown.version}` }, toContent(shown));
};

;// CONCATENATED MODULE: ./lib/domain/fix-time.js
const MIN_CASES = 20;
const medianText = (n, p50, before = '') => {
    if (n < MIN_CASES)
        return 'too few to say';
    return p50 === null
        ? `half not fixed yet (of ${n})`
        : `${before}${p50} day${p50 === 1 ? '' : 's'} (median of ${n})`;
};

;// CONCATENATED MODULE: ./lib/derive/render/badges.js
var badges_rest = (undefined && undefined.__rest) || function (s, e) {
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







const cvesBadge = (totals, hasOutdated) => {
    const { scannedImages, unscanned, withheld, partial, findings, fixable } = totals;
    if (scannedImages === 0)
        return { label: 'findings', message: 'not scanned', color: 'lightgrey' };
    const isWhole = unscanned + withheld + partial === 0 && !hasOutdated;
    const clean = isWhole ? 'brightgreen' : 'yellowgreen';
    const color = findings === 0 ? clean : fixable === 0 ? 'yellow' : 'orange';
    return { label: 'findings', message: String(findings), color };
};
const FIX_TIME = 'fix-time';
const fixTimeBadge = ({ data }) => {
    var _a, _b;
    const row = data.find(({ scope, clock }) => scope === 'critical' && clock === 'fixable');
    const message = medianText((_a = row === null || row === void 0 ? void 0 : row.n) !== null && _a !== void 0 ? _a : 0, (_b = row === null || row === void 0 ? void 0 : row.p50) !== null && _b !== void 0 ? _b : null, 'critical fixed in ');
    return { label: 'fix time', message, color: 'lightgrey' };
};
const computedBadges = ({ totals, fixes, hasOutdated, }) => new Map([
    ['images', { label: 'images', message: String(totals.images), color: 'blue' }],
    ['charts', { label: 'charts', message: String(totals.charts), color: 'blue' }],
    ['cves', cvesBadge(totals, hasOutdated)],
    [FIX_TIME, fixTimeBadge(fixes)],
]);
const LABELS = new Map([
    ['signing', 'signed'],
    ['multiarch', 'arch'],
]);
const statedBadges = (catalog) => {
    const { base, signing, hub, license } = catalog.project;
    const arches = new Set((0,manifest_catalog/* availableImages */.iL)(catalog).flatMap(({ arches: own }) => own !== null && own !== void 0 ? own : []));
    const multiarch = [...arches].join(' | ') || undefined;
    const facts = { base, signing, multiarch, hub, license };
    const given = [...catalog.badges].map(([name, { message }]) => [name, message]);
    return new Map([...Object.entries(facts), ...given].flatMap(([name, message]) => { var _a; return message === undefined
        ? []
        : [[name, { label: (_a = LABELS.get(name)) !== null && _a !== void 0 ? _a : name, message, color: 'blue' }]]; }));
};
const renderBadge = (payload, picture, key, _a) => {
    var { label, message } = _a, others = badges_rest(_a, ["label", "message"]);
    const badge = Object.assign(Object.assign({}, others), { label: (0,values_escape/* printable */.g$)(label), message: (0,values_escape/* printable */.g$)(message) });
    return [
        jsonFile(payload, key, badge),
        { path: picture.file(key), content: `${renderBadgeSvg(badge)}\n` },
    ];
};
const renderDraft = (catalog, name, draft) => renderBadge(badge/* BADGE */.yq, badge/* BADGE_SVG */.hQ, name, Object.assign(Object.assign({ schemaVersion: 1 }, draft), catalog.badges.get(name)));
const renderFixTime = (catalog, fixes) => renderDraft(catalog, FIX_TIME, fixTimeBadge(fixes));
const renderBadges = (catalog, numbers) => {
    const drafts = new Map([
        ...statedBadges(catalog),
        ...computedBadges(numbers),
    ]);
    return [...drafts].flatMap(([name, draft]) => renderDraft(catalog, name, draft));
};
const renderImageBadge = (image) => renderBadge(badge/* IMAGE_BADGE */.wM, badge/* IMAGE_BADGE_SVG */.Lm, image.slug, imageBadge(image));

;// CONCATENATED MODULE: ./lib/domain/kaplan-meier.js
const kaplanMeier = (cases) => {
    var _a;
    const ends = new Map();
    for (const { days, isEvent } of cases) {
        const { events, all } = (_a = ends.get(days)) !== null && _a !== void 0 ? _a : { events: 0, all: 0 };
        ends.set(days, { events: events + Number(isEvent), all: all + 1 });
    }
    let [share, atRisk] = [1, cases.length];
    return [...ends]
        .sort(([a], [b]) => a - b)
        .map(([days, { events, all }]) => {
        share *= 1 - events / atRisk;
        atRisk -= all;
        return { days, share };
    });
};

;// CONCATENATED MODULE: ./lib/derive/projections/fixes.js












const MAX_FIX_DAYS = 365;
const CLOCKS = ['seen', 'fixable'];
const PRECISION = 1e-9;
const toEpisodes = (clock, from, to) => ({ slug, image, findings }) => {
    var _a;
    if (findings === undefined)
        return [];
    const { version, from: began, open, ended } = findings.line;
    const begin = from && began && (0,compare/* lastText */.A2)([from, began]);
    const isGivenUp = (0,domain_verdict/* isEnded */.p)((_a = image.versions.find((each) => each.version === version)) === null || _a === void 0 ? void 0 : _a.verdict);
    const all = [
        ...open.map((each) => (Object.assign(Object.assign({}, each), { end: 'open', last: null, until: to }))),
        ...ended,
    ];
    return all.flatMap((each) => {
        const { since, until, end } = each;
        const start = clock === 'seen' ? since : each.fixableSince;
        if (clock === 'fixable' && start === null)
            return [];
        const days = start && until ? Math.max(0, (0,instant/* daysBetween */.YM)(start, until)) : null;
        const isKnown = begin !== null && since !== null && start !== null && days !== null;
        const isCase = isKnown && start > begin;
        return [Object.assign(Object.assign({}, each), { slug, days, isCase, isGivenUp: isGivenUp && end === 'open' })];
    });
};
const fixedWithin = (curve, days) => {
    var _a;
    var _b;
    const end = curve.at(-1);
    if (end === undefined || (days > end.days && end.share > PRECISION))
        return null;
    return roundTo(1000, 1 - ((_b = (_a = curve.findLast((each) => each.days <= days)) === null || _a === void 0 ? void 0 : _a.share) !== null && _b !== void 0 ? _b : 1));
};
const daysToFix = (curve, share) => {
    const reached = curve.find((each) => 1 - each.share >= share - PRECISION);
    return reached === undefined ? null : roundTo(10, reached.days);
};
const toRow = (clock, episodes) => {
    const cases = episodes.filter(({ isCase }) => isCase);
    const open = episodes.filter(({ end }) => end === 'open');
    const count = (end) => cases.filter((each) => each.end === end).length;
    const lasted = cases.map(({ days, end }) => ({ days: days !== null && days !== void 0 ? days : 0, isEvent: isFixed(end) }));
    const curve = cases.length < MIN_CASES ? [] : kaplanMeier(lasted);
    const [oldest] = open.flatMap(({ days }) => days !== null && days !== void 0 ? days : []).sort((a, b) => b - a);
    return {
        clock,
        n: cases.length,
        fixed: count('rebuilt') + count('version'),
        open: count('open'),
        unproven: count('unproven'),
        suppressed: count('suppressed'),
        removed: count('removed'),
        before: open.length - count('open'),
        within: {
            '7': fixedWithin(curve, 7),
            '14': fixedWithin(curve, 14),
            '30': fixedWithin(curve, 30),
            '90': fixedWithin(curve, 90),
        },
        p50: daysToFix(curve, 0.5),
        p80: daysToFix(curve, 0.8),
        p95: daysToFix(curve, 0.95),
        oldestOpenDays: oldest === undefined ? null : roundTo(10, oldest),
    };
};
const resolutionOf = (episodes) => {
    const hours = episodes
        .filter(({ isCase, end }) => isCase && isFixed(end))
        .flatMap(({ last, until }) => (last && until ? [(0,instant/* hoursBetween */.UH)(last, until)] : []))
        .sort((a, b) => a - b);
    const middle = (hours.length - 1) / 2;
    const [low, high] = [hours[Math.floor(middle)], hours[Math.ceil(middle)]];
    return low === undefined || high === undefined ? null : roundTo(1, (low + high) / 2);
};
const judgeTargets = (targets, episodes) => {
    const cases = episodes.filter(({ isCase, isGivenUp }) => isCase && !isGivenUp);
    const judged = severity_counts/* severityKeys */.mT.flatMap((key) => {
        const days = targets[key];
        if (days === undefined)
            return [];
        const own = cases.filter(({ severity }) => severity_counts/* keyOfSeverity */.ib[severity] === key);
        const inTime = own.filter((each) => { var _a; return ((_a = each.days) !== null && _a !== void 0 ? _a : 0) <= days; });
        const met = inTime.filter(({ end }) => isFixed(end)).length;
        const pending = inTime.filter(({ end }) => end === 'open').length;
        return [[key, { days, met, missed: own.length - inTime.length, pending }]];
    });
    return Object.fromEntries(judged);
};
const toFixes = ({ houses, exploited, targets, dataDate: to }) => {
    var _a;
    const first = (0,compare/* firstText */.ou)(houses.map(({ findings }) => { var _a; return (_a = findings === null || findings === void 0 ? void 0 : findings.line.from) !== null && _a !== void 0 ? _a : null; }));
    const from = first && to && (0,compare/* lastText */.A2)([first, (0,instant/* daysBefore */.pi)(to, MAX_FIX_DAYS)]);
    const by = {
        seen: houses.flatMap(toEpisodes('seen', from, to)),
        fixable: houses.flatMap(toEpisodes('fixable', from, to)),
    };
    const isIn = (scope, { id, severity }) => scope === 'all' ||
        (scope === 'exploited' ? exploited.has(id) : severity_counts/* keyOfSeverity */.ib[severity] === scope);
    const aim = (_a = targets === null || targets === void 0 ? void 0 : targets.from) !== null && _a !== void 0 ? _a : 'fixable';
    const grave = (clock) => by[clock].filter(({ severity }) => (0,domain_severity/* isGrave */.IE)(severity));
    return {
        apiVersion: 'v1',
        resource: 'fixes',
        from,
        to,
        resolution: resolutionOf(by.seen),
        targets: targets === undefined ? null : Object.assign({ from: aim }, judgeTargets(targets, by[aim])),
        data: contract_fixes/* fixScopes */.xW.flatMap((scope) => CLOCKS.map((clock) => {
            const own = by[clock].filter((each) => isIn(scope, each));
            return Object.assign({ scope }, toRow(clock, own));
        })),
        images: CLOCKS.flatMap((clock) => [...(0,group_by/* groupBy */.$z)(grave(clock), ({ slug }) => slug)]
            .map(([slug, own]) => (Object.assign({ slug }, toRow(clock, own))))
            .filter(({ n }) => n >= MIN_CASES)).sort(compareSlugs),
    };
};

;// CONCATENATED MODULE: ./lib/derive/projections/dated.js





const findDated = (catalog, { read, files, isAsPublished }, input) => {
    const former = isAsPublished ? read(contract_fixes/* FIXES */.WE, '') : undefined;
    if (former === undefined || former.to === input.dataDate)
        return [];
    const fixes = toFixes(Object.assign(Object.assign({}, input), { dataDate: former.to }));
    const asOfThen = [jsonFile(contract_fixes/* FIXES */.WE, '', fixes), ...renderFixTime(catalog, fixes)];
    return asOfThen.every((file) => files.get(file.path) === (0,objects/* fileId */.qp)(file))
        ? asOfThen.map(({ path }) => path)
        : [];
};

;// CONCATENATED MODULE: ./lib/derive/projections/digests.js







const NO_LINKS = { security: null, supersededBy: null, until: null, replacement: null };
const digestsOfReleases = ({ slug, image, releases }, hasRecord) => releases.flatMap(({ version, digest, former }) => {
    const base = { slug, version, image };
    const security = hasRecord(version)
        ? (0,contract_paths/* servedPath */.V)(VERSION_SECURITY.file((0,version_key/* versionKey */._5)(slug, version)))
        : null;
    return [
        ...(digest === undefined
            ? []
            : [[digest, Object.assign(Object.assign(Object.assign(Object.assign({}, base), { status: 'current' }), NO_LINKS), { security })]]),
        ...former.map(({ digest: own, until }) => {
            const superseded = { supersededBy: digest !== null && digest !== void 0 ? digest : null, until };
            return [own, Object.assign(Object.assign(Object.assign(Object.assign({}, base), { status: 'superseded' }), NO_LINKS), superseded)];
        }),
    ];
});
const digestsOfRemoved = (items, addresses) => items.flatMap(({ slug, version, digest, removed, replacement }) => {
    var _a;
    if (version === null || digest === null)
        return [];
    const base = { slug, version, image: (_a = addresses.get(slug)) !== null && _a !== void 0 ? _a : null };
    return [[digest, Object.assign(Object.assign(Object.assign(Object.assign({}, base), { status: 'removed' }), NO_LINKS), { until: removed, replacement })]];
});
const STATUSES = ['current', 'superseded', 'removed'];
const compareEntries = (a, b) => { var _a, _b; return STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
    (0,compare/* compareText */.n6)((_a = b.until) !== null && _a !== void 0 ? _a : '', (_b = a.until) !== null && _b !== void 0 ? _b : '') ||
    (0,compare/* compareText */.n6)(a.slug, b.slug) ||
    (0,version_order/* compareNewest */.m3)(a, b); };
const toDigestDocuments = (all) => {
    const sorted = [...all].sort(([a], [b]) => (0,compare/* compareText */.n6)(a, b));
    return [...(0,group_by/* groupBy */.$z)(sorted, ([digest]) => digestPrefix(digest))].map(([prefix, own]) => ({
        apiVersion: 'v1',
        resource: 'digests',
        prefix,
        data: new Map([...(0,group_by/* groupBy */.$z)(own, ([digest]) => digest)].map(([digest, facts]) => [
            digest,
            facts.map(([, entry]) => entry).sort(compareEntries),
        ])),
    }));
};
const findVersionOf = (documents) => (digest) => {
    var _a, _b;
    const prefix = digestPrefix(digest);
    return (_b = (_a = documents.find((each) => each.prefix === prefix)) === null || _a === void 0 ? void 0 : _a.data.get(digest)) === null || _b === void 0 ? void 0 : _b[0];
};

;// CONCATENATED MODULE: ./lib/derive/projections/newly-exploited.js

const withEntries = (items, documents) => items.map((item) => {
    var _a;
    var _b;
    const entries = ((_b = (_a = documents.get(item.id)) === null || _a === void 0 ? void 0 : _a.images) !== null && _b !== void 0 ? _b : []).flatMap(({ slug, versions }) => versions.map((each) => (Object.assign(Object.assign({}, each), { key: (0,version_key/* versionKey */._5)(slug, each.version) }))));
    return Object.assign(Object.assign({}, item), { fixes: new Map(entries.map(({ key, fixable }) => [key, fixable])), fixedIn: [...new Set(entries.flatMap(({ fixes }) => fixes))] });
});
const findExploitedFixes = (exploited, findings) => {
    const fixable = new Set();
    if (exploited.size === 0)
        return fixable;
    for (const { slug, open } of findings)
        for (const { id, versions } of open)
            for (const each of exploited.has(id) ? versions : [])
                if (each.fixable)
                    fixable.add((0,version_key/* versionKey */._5)(slug, each.version));
    return fixable;
};

;// CONCATENATED MODULE: ./lib/derive/projections/next-removed.js



const MAX_REMOVED = 1000;
const tombstoneKey = ({ slug, version }) => version === null ? slug : `${slug}/${version}`;
const findRemoved = (before, after, removed) => [...before].flatMap(([slug, versions]) => {
    const now = after.get(slug);
    const gone = [...versions].flatMap(([version, digest]) => (now === null || now === void 0 ? void 0 : now.has(version)) ? [] : [{ slug, version, digest, removed }]);
    return now === undefined ? [{ slug, version: null, digest: null, removed }, ...gone] : gone;
});
const isAvailable = ({ slug, version }, available) => { var _a; var _b; return version === null ? available.has(slug) : ((_b = (_a = available.get(slug)) === null || _a === void 0 ? void 0 : _a.has(version)) !== null && _b !== void 0 ? _b : false); };
const toReplacement = ({ replacedBy }) => { var _a; return replacedBy === undefined ? null : { slug: replacedBy.slug, version: (_a = replacedBy.version) !== null && _a !== void 0 ? _a : null }; };
const toTombstone = ({ slug, version, digest, removed }, stated) => {
    var _a, _b;
    const own = stated.get(tombstoneKey({ slug, version }));
    const statement = own !== null && own !== void 0 ? own : stated.get(slug);
    return Object.assign({ slug,
        version, digest: (_a = digest !== null && digest !== void 0 ? digest : own === null || own === void 0 ? void 0 : own.digest) !== null && _a !== void 0 ? _a : null, removed, replacement: statement ? toReplacement(statement) : null, reason: (_b = statement === null || statement === void 0 ? void 0 : statement.reason) !== null && _b !== void 0 ? _b : null }, (digest === null && (own === null || own === void 0 ? void 0 : own.digest) !== undefined ? { stated: true } : {}));
};
const withoutStatedDigest = (item) => item.stated === true ? Object.assign(Object.assign({}, item), { digest: null }) : item;
const compareRemoved = (a, b) => { var _a, _b, _c, _d; return (0,compare/* compareText */.n6)((_a = b.removed) !== null && _a !== void 0 ? _a : '', (_b = a.removed) !== null && _b !== void 0 ? _b : '') ||
    (0,compare/* compareText */.n6)(a.slug, b.slug) ||
    Number(a.version !== null) - Number(b.version !== null) ||
    (0,version_order/* compareVersions */.Zy)((_c = b.version) !== null && _c !== void 0 ? _c : '', (_d = a.version) !== null && _d !== void 0 ? _d : ''); };
const limitItems = (items, stated) => {
    const isNamed = (item) => stated.has(tombstoneKey(item));
    const kept = new Set([...items.filter(isNamed), ...items.filter((item) => !isNamed(item))].slice(0, MAX_REMOVED));
    return items.filter((item) => kept.has(item));
};
const nextRemoved = (published, before, catalog, catalogDate) => {
    const { retired } = catalog;
    const after = (0,manifest_catalog/* digestsOf */.nw)(catalog);
    const named = retired.map(({ slug, version = null }) => ({
        slug,
        version,
        digest: null,
        removed: null,
    }));
    const stated = new Map(retired.map((item) => { var _a; return [tombstoneKey({ slug: item.slug, version: (_a = item.version) !== null && _a !== void 0 ? _a : null }), item]; }));
    const removed = catalogDate === null ? [] : findRemoved(before, after, catalogDate);
    const dated = published.filter((item) => item.removed !== null).map(withoutStatedDigest);
    const all = new Map([...named, ...dated, ...removed].map((item) => [tombstoneKey(item), item]));
    const gone = [...all.values()].filter((item) => !isAvailable(item, after));
    return limitItems(gone.map((item) => toTombstone(item, stated)).sort(compareRemoved), stated);
};

;// CONCATENATED MODULE: ./lib/derive/projections/renamed.js


const knownDigests = (digests) => new Set([...digests.values()].flatMap((digest) => digest !== null && digest !== void 0 ? digest : []));
const findRenamed = (before, after) => {
    const former = (0,manifest_catalog/* digestsOf */.nw)(before);
    const kept = new Set(after.images.map(({ slug }) => slug));
    const came = [...(0,manifest_catalog/* digestsOf */.nw)(after)]
        .filter(([slug]) => !former.has(slug))
        .map(([slug, digests]) => ({ slug, digests: knownDigests(digests) }));
    return [...former].flatMap(([from, versions]) => {
        const digests = [...knownDigests(versions)];
        if (kept.has(from) || digests.length === 0)
            return [];
        const same = came.find((each) => digests.every((digest) => each.digests.has(digest)));
        return same === undefined ? [] : [{ from, to: same.slug }];
    });
};
const yamlSlug = (slug) => /^(?!(?:true|false|null)$)[a-z][\w-]*$/.test(slug) ? slug : JSON.stringify(slug);
const itemOf = ({ from, to }) => `{ slug: ${yamlSlug(from)}, replacedBy: { slug: ${yamlSlug(to)} } }`;
const renamed_MAX_NAMED = 3;
const describeRenamed = (before, after) => {
    if (before === undefined)
        return [];
    const stated = new Set(after.retired.flatMap(({ slug, version }) => (version === undefined ? [slug] : [])));
    const renamed = findRenamed(before, after).filter(({ from }) => !stated.has(from));
    if (renamed.length === 0)
        return [];
    const named = (0,plural/* joinLimited */.xw)(renamed, renamed_MAX_NAMED, ({ from, to }) => `${to} with the same digests as ${from}, which is gone`);
    const were = renamed.length === 1 ? 'it was' : 'they were';
    return [
        `the manifest: found ${named}; if ${were} renamed, tell those who use the old name: retired: [${renamed.map(itemOf).join(', ')}]`,
    ];
};

;// CONCATENATED MODULE: ./lib/derive/projections/renovate.js



const literal = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const folderOf = (repository) => repository.slice(0, repository.lastIndexOf('/'));
const nameOf = (repository) => repository.slice(repository.lastIndexOf('/') + 1);
const folderPattern = (folder) => {
    var _a;
    const onHub = (_a = /^docker\.io\/(.+)$/.exec(folder)) === null || _a === void 0 ? void 0 : _a[1];
    if (onHub === undefined)
        return `${literal(folder)}/`;
    const path = onHub === 'library' ? '(?:library/)?' : `${literal(onHub)}/`;
    return `(?:(?:index\\.)?docker\\.io/)?${path}`;
};
const patternOf = (repositories) => [...(0,group_by/* groupBy */.$z)(repositories, folderOf)]
    .map(([folder, own]) => `${folderPattern(folder)}(?:${own.map(nameOf).map(literal).join('|')})`)
    .join('|');
const asTemplate = (address) => address.replace(/[{}]/g, encodeURIComponent);
const LAST_NAME = "{{{replace '^.*/' '' packageName}}}";
const lookupsOf = (images, site) => {
    const datasource = site.replace(/^https?:\/\//i, '').replace(/[^A-Za-z0-9]+/g, '-');
    const all = images.map(({ slug, image }) => ({ slug, repository: (0,image_reference/* repositoryOf */._)(image) }));
    const named = all.filter(({ slug, repository }) => nameOf(repository) === slug);
    const others = all.filter((each) => !named.includes(each));
    return [
        {
            datasource,
            slug: LAST_NAME,
            repositories: named.map(({ repository }) => repository),
        },
        ...others.map(({ slug, repository }) => ({
            datasource: `${datasource}-${slug}`,
            slug,
            repositories: [repository],
        })),
    ].filter(({ repositories }) => repositories.length > 0);
};
const matching = (repositories) => ({
    matchDatasources: ['docker'],
    matchPackageNames: [`/^(?:${patternOf(repositories)})$/`],
});
const lookupRule = (api, { datasource, slug, repositories }) => (Object.assign(Object.assign({ description: ['Asks the catalog instead of the registry'] }, matching(repositories)), { overrideDatasource: `custom.${datasource}`, versioning: 'loose', changelogUrl: `${api}index.html#/images/${slug}/{{{newValue}}}` }));
const findReplaced = (images, removed, registry) => {
    const present = new Set(images.map(({ image }) => (0,image_reference/* repositoryOf */._)(image)));
    return removed.flatMap(({ slug, version, replacement }) => {
        var _a;
        var _b;
        const by = images.find((each) => each.slug === (replacement === null || replacement === void 0 ? void 0 : replacement.slug));
        if (version !== null || replacement === null || by === undefined)
            return [];
        const { recommended, newest } = by.tags;
        const stated = (_a = by.releases.find((each) => each.version === replacement.version)) === null || _a === void 0 ? void 0 : _a.version;
        const to = (_b = stated !== null && stated !== void 0 ? stated : recommended) !== null && _b !== void 0 ? _b : newest;
        const repositories = [`${registry}/images/${slug}`, `${registry}/${slug}`]
            .map(image_reference/* repositoryOf */._)
            .filter((each) => !present.has(each));
        return to === undefined || repositories.length === 0
            ? []
            : [{ slug, repositories, by: by.image, version: to }];
    });
};
const NO_VERSION = 'regex:^(?<major> )$';
const replacementRule = ({ slug, repositories, by, version }) => (Object.assign(Object.assign({ description: [`Replaces ${slug}, which was removed`] }, matching(repositories)), { versioning: NO_VERSION, replacementName: by, replacementVersion: version }));
const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]*';
const renovate_DIGEST = 'sha256:[0-9a-f]{64}';
const OBJECTS = '(?:^|\\n)(?:apiVersion|kind):[\\s\\S]*';
const TAG_AT_END = `(?<currentValue>${TAG})(?:@(?<currentDigest>${renovate_DIGEST}))?$`;
const referencePattern = (repositories) => `(?:image|repository): *["']?(?<depName>${patternOf(repositories)})(?::|["']?,?\\s+tag: *["']?)${TAG}(?:@${renovate_DIGEST})?`;
const managersOf = (repositories) => {
    if (repositories.length === 0)
        return [];
    const reference = referencePattern(repositories);
    const manager = (what, files, matchStrings) => ({
        description: [`Reads ${what}`],
        customType: 'regex',
        managerFilePatterns: [files],
        matchStringsStrategy: 'recursive',
        matchStrings,
        datasourceTemplate: 'docker',
        autoReplaceStringTemplate: '{{{newValue}}}{{#if newDigest}}@{{{newDigest}}}{{/if}}',
    });
    return [
        manager('Kubernetes manifests', '/\\.ya?ml$/', [OBJECTS, reference, TAG_AT_END]),
        manager('further values of Helm charts', '/(^|/)values[^/]+\\.ya?ml$/', [
            reference,
            TAG_AT_END,
        ]),
    ];
};
const toRenovatePreset = ({ releases, removed, registry, site, }) => {
    const images = releases.filter((each) => each.releases.length > 0);
    const api = asTemplate(apiAddress(site));
    const lookups = lookupsOf(images, site);
    const replaced = findReplaced(images, removed, registry);
    return {
        description: [`Looks up images in the catalog at ${site}`],
        customDatasources: new Map(lookups.map(({ datasource, slug }) => [
            datasource,
            { defaultRegistryUrlTemplate: `${api}images/${slug}/releases.json` },
        ])),
        customManagers: managersOf([...lookups, ...replaced].flatMap((each) => each.repositories)),
        packageRules: [
            ...lookups.map((each) => lookupRule(api, each)),
            ...replaced.map(replacementRule),
        ],
    };
};

;// CONCATENATED MODULE: ./lib/derive/projections/unpublished-retired.js


const describeUnpublished = ({ images, retired }, former, tombstones) => {
    if (former === undefined)
        return [];
    const known = [...former.images, ...images, ...tombstones];
    const slugs = [...new Set(known.map(({ slug }) => slug))];
    const unknown = retired.filter(({ slug, digest }) => digest === undefined && !slugs.includes(slug));
    return [...new Set(unknown.map(({ slug }) => slug))].map((slug) => {
        const meant = (0,did_you_mean/* didYouMean */.a)(slug, slugs);
        const fix = meant === undefined
            ? 'correct it, or add the version and digest of what was published elsewhere'
            : `did you mean ${meant}?`;
        return `the manifest: found ${(0,values_escape/* show */.WU)(slug)} in retired, expected an image that this catalog has published; ${fix}`;
    });
};

;// CONCATENATED MODULE: ./lib/derive/render/collections.js


const countPages = (total) => Math.max(1, Math.ceil(total / PER_PAGE));
const pageOf = (resource, items, page) => {
    const totalPages = countPages(items.length);
    const path = (n) => `/api/v1/${resource}/${n}.json`;
    return {
        apiVersion: 'v1',
        resource,
        page,
        perPage: PER_PAGE,
        total: items.length,
        totalPages,
        links: {
            self: path(page),
            first: path(1),
            last: path(totalPages),
            collection: `/api/v1/${resource}.json`,
            prev: page > 1 ? path(page - 1) : null,
            next: page < totalPages ? path(page + 1) : null,
        },
        data: items.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    };
};
const collectionFile = (resource, kind, items) => jsonFile(kind, '', {
    apiVersion: 'v1',
    resource,
    total: items.length,
    data: [...items],
});
function* pagedFiles(resource, collection, page, items) {
    yield collectionFile(resource, collection, items);
    for (let n = 1; n <= countPages(items.length); n += 1)
        yield jsonFile(page, `${n}`, pageOf(resource, items, n));
}

;// CONCATENATED MODULE: ./lib/derive/render/render-catalog.js
var render_catalog_rest = (undefined && undefined.__rest) || function (s, e) {
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







const toImage = (image, records, recommended) => { var _a, _b; return (Object.assign(Object.assign({}, image), { security: (_a = records.get(image.slug)) !== null && _a !== void 0 ? _a : null, recommended: (_b = recommended.get(image.slug)) !== null && _b !== void 0 ? _b : null })); };
const toCharts = (charts, images, records) => {
    const byRepository = new Map(images.map((image) => [(0,image_reference/* repositoryOf */._)(image.image), image]));
    return charts.map(({ chart, document: { coverage, worst } }) => {
        var _a;
        const primary = findPrimaryImage(chart, byRepository);
        const security = (_a = (primary && records.get(primary.slug))) !== null && _a !== void 0 ? _a : null;
        return Object.assign(Object.assign({}, chart), { security, coverage, worst });
    });
};
const render_catalog_toStatus = (images) => images.flatMap(({ slug, versions }) => versions.map((_a) => {
    var { platforms, unchecked, seen, gaps, fixes } = _a, version = render_catalog_rest(_a, ["platforms", "unchecked", "seen", "gaps", "fixes"]);
    return (Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({}, version), { slug }), (platforms.length > 0 ? { platforms: [...platforms] } : {})), (unchecked === undefined ? {} : { unchecked })), (seen === undefined ? {} : { software: seen.found })), (fixes === undefined ? {} : { fixes })), (gaps === undefined ? {} : { gaps: [...gaps] })));
}));
const hasOutdated = (images) => images.some(({ versions }) => versions.some((each) => each.rollup && isOutdated(each)));
function* renderCatalog(catalog, images, { totals, fixes, updates, charts }) {
    const records = new Map(images.flatMap((image) => {
        const record = toImageRecord(image);
        return record === null ? [] : [[image.slug, record]];
    }));
    const recommended = new Map(images.map((image) => [image.slug, image.recommended]));
    const items = catalog.images.map((image) => toImage(image, records, recommended));
    yield* pagedFiles('images', IMAGES, IMAGES_PAGE, items);
    yield* pagedFiles('charts', CHARTS, CHARTS_PAGE, toCharts(charts, catalog.images, records));
    yield* pagedFiles('roadmap', ROADMAP, ROADMAP_PAGE, catalog.roadmap);
    yield collectionFile('updates', UPDATES, updates);
    yield collectionFile('status', STATUS, render_catalog_toStatus(images));
    yield* renderSecurity(catalog.source, records, totals);
    yield* renderBadges(catalog, { totals, fixes, hasOutdated: hasOutdated(images) });
    for (const image of images)
        yield* renderImageBadge(image);
}

;// CONCATENATED MODULE: ./lib/derive/projections.js





































const deriveRemoved = ({ catalog, catalogDate, previous }) => {
    var _a;
    var _b;
    const published = (_b = (_a = previous.read(REMOVED, '')) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : [];
    return {
        data: nextRemoved(published, previous.digests, catalog, catalogDate),
        notices: [
            ...describeUnpublished(catalog, previous.catalog, published),
            ...describeRenamed(previous.catalog, catalog),
        ],
    };
};
const deriveDigests = (houses, removed, catalog) => {
    const ofHouses = houses.flatMap(({ image, releases }) => {
        const recorded = new Set(rollupsOf(image).map(({ version }) => version));
        return digestsOfReleases(releases, (version) => recorded.has(version));
    });
    return toDigestDocuments([...ofHouses, ...digestsOfRemoved(removed, (0,manifest_catalog/* addressesOf */.sO)(catalog))]);
};
const renderRenovate = ({ catalog, feedHead: { site } }, houses, removed) => {
    if (site === undefined)
        return [];
    const releases = houses.map((house) => house.releases);
    const { registry } = catalog;
    return [jsonFile(RENOVATE, '', toRenovatePreset({ releases, removed, registry, site }))];
};
const NO_SITE = 'feed.json and feed.atom have no links, and renovate.json is not published, because the address of the site is unknown; state site in the manifest';
const deriveProjections = (build, decided, all) => {
    const { houses, byDay } = all;
    const { catalog, previous, updates, feedHead } = build;
    const { images, totals, dataDate } = decided;
    const findings = houses.flatMap((house) => { var _a; return (_a = house.findings) !== null && _a !== void 0 ? _a : []; });
    const removed = deriveRemoved(build);
    const digests = deriveDigests(houses, removed.data, catalog);
    const shipped = findChartEntries(catalog, findVersionOf(digests));
    const builds = findFormerBuilds(houses);
    const formerList = previous.read(CVES, '');
    const documents = findCves(houses, {
        delivered: chartsByVersion(shipped),
        former: formerChartsById(shipped, builds),
    });
    const exploitation = chooseExploitation(build.exploitation, formerList);
    const list = toCveList([...documents.values()], formerList, exploitation.value, coverageOf(totals));
    const exploitedIn = findExploitedIn(list, findings);
    const exploited = exploitedDays(list);
    const known = list.kev && exploited;
    const baseDocuments = decided.bases.flatMap((base) => nextBase(base, build));
    const bases = findBases(baseDocuments, houses);
    const packages = derivePackages(build, houses, all.packagesDiffer);
    const fixesInput = { houses, exploited, targets: catalog.targets, dataDate };
    const fixes = toFixes(fixesInput);
    const days = deriveDays(previous, byDay, dataDate);
    const feedInputs = {
        days: days.read,
        removed: removed.data,
        list,
        exploitedIn,
        published: publishedExploited(previous.read(FEED, '')),
        kev: exploitation.value.kev,
    };
    return {
        list,
        formerList,
        documents,
        bases,
        baseDocuments,
        exploitedIn,
        exploitedFixes: findExploitedFixes(exploitedIn, findings),
        dated: findDated(catalog, previous, fixesInput),
        files: function* () {
            for (const house of houses)
                yield* renderHouse(house, build, packages.dropped);
            yield* renderCves(documents);
            yield exactJsonFile(CVES, '', list);
            yield jsonFile(contract_fixes/* FIXES */.WE, '', fixes);
            for (const each of digests)
                yield jsonFile(DIGESTS, each.prefix, withClosedSince(each, builds, known));
            yield collectionFile('removed', REMOVED, removed.data);
            yield* renderRenovate(build, houses, removed.data);
            yield* packages.files;
            for (const each of baseDocuments)
                yield jsonFile(BASE, (0,version_key/* keyOfVersion */.x5)(each), each);
            yield* renderBases(bases);
            const charts = assessCharts(catalog.charts, shipped, { images, findings, builds, known });
            for (const { document } of charts)
                yield jsonFile(CHART_SECURITY, document.slug, document);
            yield* days.files;
            yield* renderFeeds(feedInputs, Object.assign(Object.assign({}, feedHead), { from: days.from }));
            for (const { findings: own, releases } of houses)
                yield* renderImageFeed(own, releases, { head: feedHead, exploited });
            yield* renderCatalog(catalog, images, { totals, fixes, updates, charts });
        },
        warnings: [
            ...houses.filter(isDerived).flatMap(({ warnings }) => warnings),
            ...packages.warnings,
            ...days.warnings,
            ...warnOfLongIds(list),
        ],
        notices: [
            ...removed.notices,
            ...exploitation.notices,
            ...(feedHead.site === undefined ? [NO_SITE] : []),
        ],
    };
};

// EXTERNAL MODULE: ./lib/domain/purl.js
var purl = __webpack_require__(4512);
;// CONCATENATED MODULE: ./lib/read/vex/covers.js


const purlsOf = ({ '@id': id = '', identifiers, }) => { var _a; return [id, (_a = identifiers === null || identifiers === void 0 ? void 0 : identifiers.get('purl')) !== null && _a !== void 0 ? _a : ''].flatMap((text) => { var _a; return (_a = (0,purl/* parseFullPurl */.c)(text)) !== null && _a !== void 0 ? _a : []; }); };
const vulnerabilityNames = ({ vulnerability: { name, aliases = [] }, }) => [name, ...aliases];
const foldName = (name) => name.toLowerCase().replaceAll('_', '-');
const packageNames = (purl) => {
    const { segments, type } = purl;
    const last = type === 'maven' ? segments.slice(-1) : [];
    return [(0,package_name/* packageOf */.wg)(purl).name, ...last].map(foldName);
};
const UNSTATED = '';
const joinKey = (...parts) => parts.join('\u0000');
const productKeys = (id, { hashes, subcomponents = [] }) => {
    const digest = hashes ? `sha256:${hashes['sha-256']}` : UNSTATED;
    return subcomponents.length === 0
        ? [joinKey(id, digest, UNSTATED, UNSTATED)]
        : subcomponents
            .flatMap(purlsOf)
            .flatMap((purl) => packageNames(purl).map((name) => joinKey(id, digest, name, purl.version || UNSTATED)));
};
const lookups = ({ row, digests }) => {
    var _a;
    const { id, aliases = [], pkg, installed } = row;
    const name = foldName(pkg);
    const version = (_a = installed === null || installed === void 0 ? void 0 : installed.replace(/^\d+:/, '')) !== null && _a !== void 0 ? _a : UNSTATED;
    return [id, ...aliases].flatMap((each) => [UNSTATED, ...digests].flatMap((digest) => [
        joinKey(each, digest, UNSTATED, UNSTATED),
        joinKey(each, digest, name, UNSTATED),
        joinKey(each, digest, name, version),
    ]));
};
const later = (a, b) => a === undefined || (b !== undefined && b.timestamp >= a.timestamp) ? b : a;
const createApplier = ({ statements }) => {
    const latest = new Map();
    for (const statement of statements)
        for (const id of new Set(vulnerabilityNames(statement)))
            for (const key of statement.products.flatMap((product) => productKeys(id, product)))
                latest.set(key, later(latest.get(key), statement));
    return (found) => lookups(found)
        .map((key) => latest.get(key))
        .reduce(later, undefined);
};

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
;// CONCATENATED MODULE: ./lib/read/vex/doubts.js
var doubts_rest = (undefined && undefined.__rest) || function (s, e) {
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








const doubts_MAX_NAMED = 3;
const noticeUnapplied = (all) => {
    if (all.length === 0)
        return [];
    const named = (0,plural/* joinLimited */.xw)(all, doubts_MAX_NAMED, ({ slug, version, statement: { status, vulnerability } }) => `${status} for ${(0,values_escape/* showName */.$i)(vulnerability.name)} in ${slug} ${version}`);
    const [scans, count] = all.length === 1
        ? ['the scan', 'the finding still counts']
        : ['the scans', 'the findings still count'];
    return [`${scans} did not apply ${named}, so ${count}: scan with --vex <file> --show-suppressed`];
};
const describeDoubt = ({ name, slugs, findMeant }) => {
    const meant = findMeant();
    const question = meant === undefined ? '' : ` (did you mean ${(0,values_escape/* showName */.$i)(meant)}?)`;
    return `${name} in ${(0,plural/* joinLimited */.xw)(slugs, doubts_MAX_NAMED)}${question}`;
};
const groupStatements = (images) => {
    const all = [...images].flatMap(([slug, image]) => image.document.statements.map((statement) => ({ slug, image, statement })));
    const headOf = (_a) => {
        var { products: _ } = _a, head = doubts_rest(_a, ["products"]);
        return JSON.stringify(head);
    };
    return [...(0,group_by/* groupBy */.$z)(all, ({ statement }) => headOf(statement)).values()];
};
const MAX_WRONG_LETTERS = 2;
const nearestId = (id, ids) => {
    const near = ids.filter((each) => (0,mod/* distance */.Io)(each, id) <= MAX_WRONG_LETTERS);
    return near.sort((a, b) => (0,mod/* distance */.Io)(a, id) - (0,mod/* distance */.Io)(b, id) || (a < b ? -1 : 1))[0];
};
const findUnknownIds = (images) => groupStatements(images).flatMap((group) => {
    const scanned = group.flatMap(({ slug, image: { ids, hasOneNameOnly } }) => ids === undefined ? [] : [{ slug, ids, hasOneNameOnly }]);
    const names = vulnerabilityNames(group[0].statement);
    const [name = ''] = names;
    const isFound = scanned.some(({ ids }) => names.some((each) => ids.has(each)));
    const cannotTell = !names.some(cve_id/* isCveId */.M) && scanned.some((each) => each.hasOneNameOnly);
    if (scanned.length === 0 || isFound || cannotTell)
        return [];
    return {
        name: (0,values_escape/* showName */.$i)(name),
        slugs: scanned.map(({ slug }) => slug),
        findMeant: () => nearestId(name, scanned.flatMap(({ ids }) => [...ids])),
    };
});
const nearestPackage = ({ type, name }, all) => {
    var _a;
    var _b;
    const ofType = all.filter((each) => each.type === type);
    return ((_b = (_a = ofType.find(({ source }) => source === name)) === null || _a === void 0 ? void 0 : _a.name) !== null && _b !== void 0 ? _b : (0,did_you_mean/* didYouMean */.a)(name, ofType.map((each) => each.name)));
};
const nameAndType = ({ type, name }) => `${(0,values_escape/* showName */.$i)(name)} (${type})`;
const findUnknownPackages = (images) => {
    const namesBySlug = new Map([...images].map(([slug, { packages = [] }]) => [slug, new Set(packages.map(nameAndType))]));
    const doubts = groupStatements(images).flatMap((group) => {
        const listed = group.filter(({ image }) => image.packages !== undefined);
        const slugs = [...new Set(listed.map(({ slug }) => slug))];
        const isKnown = (each) => slugs.some((slug) => { var _a; return (_a = namesBySlug.get(slug)) === null || _a === void 0 ? void 0 : _a.has(nameAndType(each)); }) ||
            listed.some(({ image }) => image.affected.has(each.name));
        const packages = listed.flatMap(({ image }) => { var _a; return (_a = image.packages) !== null && _a !== void 0 ? _a : []; });
        return listed
            .flatMap(({ statement: { products } }) => products)
            .flatMap(({ subcomponents = [] }) => subcomponents)
            .flatMap((subcomponent) => {
            const names = purlsOf(subcomponent).map(package_name/* packageOf */.wg);
            const [first] = names;
            if (first === undefined || names.some(isKnown))
                return [];
            const findMeant = () => nearestPackage(first, packages);
            return [{ name: nameAndType(first), slugs, findMeant }];
        });
    });
    return (0,group_by/* uniqueBy */.pD)(doubts, ({ name, slugs }) => `${name} ${slugs.join()}`);
};
const noticeUnknown = (images) => {
    const [ids, packages] = [findUnknownIds(images), findUnknownPackages(images)];
    const list = (doubts) => (0,plural/* joinLimited */.xw)(doubts, doubts_MAX_NAMED, describeDoubt);
    return [
        ...(ids.length === 0
            ? []
            : [
                `found ${(0,plural/* pluralize */.td)(ids.length, 'statement')} about ids that no scan of their images ever found: ${list(ids)}; correct them, unless you state them in advance`,
            ]),
        ...(packages.length === 0
            ? []
            : [
                `found ${(0,plural/* pluralize */.td)(packages.length, 'package')} in subcomponents that no version of their images is known to have: ${list(packages)}; correct them: such statements suppress nothing`,
            ]),
    ];
};

;// CONCATENATED MODULE: ./lib/derive/projections/judge-statements.js





const hasSubcomponents = ({ statements }) => statements.some(({ products }) => products.some(({ subcomponents = [] }) => subcomponents.length > 0));
const documentsToJudge = (catalog, vex = new Map()) => catalog.packages
    ? [...vex].flatMap(([slug, document]) => hasSubcomponents(document) ? [contract_packages/* IMAGE_PACKAGES */.gq.file(slug)] : [])
    : [];
const findFresh = (image) => image.versions.flatMap((version) => {
    const { decision } = version;
    const record = recordOfVersion(image, version.version);
    return decision.kind === 'fresh' && record !== undefined
        ? [{ version, scans: decision.outcome.scans, record }]
        : [];
});
const MAX_DIGESTS = 16;
const findUnapplied = (slug, document, versions) => {
    const apply = createApplier(document);
    const found = new Map();
    for (const { version, scans, record } of versions) {
        const known = scans.flatMap(({ identity }) => identity.digests).slice(0, MAX_DIGESTS);
        const digests = [...new Set([...(version.digest === null ? [] : [version.digest]), ...known])];
        for (const row of record.rows) {
            const statement = apply({ row, digests });
            const isIgnored = (statement === null || statement === void 0 ? void 0 : statement.status) === 'not_affected' || (statement === null || statement === void 0 ? void 0 : statement.status) === 'fixed';
            if (statement !== undefined && isIgnored && !found.has(statement))
                found.set(statement, { slug, version: version.version, statement });
        }
    }
    return [...found.values()];
};
const findIds = (published, versions) => {
    if (published === undefined && versions.length === 0)
        return undefined;
    const { open = [], suppressed = [], closed = [] } = published !== null && published !== void 0 ? published : {};
    return new Set([
        ...open.flatMap(({ id, versions: all }) => [id, ...all.flatMap(({ aliases }) => aliases)]),
        ...[...suppressed, ...closed].map(({ id }) => id),
        ...versions.flatMap(({ record: { rows, suppressions } }) => [...rows, ...suppressions].flatMap(({ id, aliases = [] }) => [id, ...aliases])),
    ]);
};
const findAffected = (published, versions) => { var _a; return new Set([
    ...((_a = published === null || published === void 0 ? void 0 : published.open) !== null && _a !== void 0 ? _a : []).flatMap((each) => each.versions.flatMap(({ packages }) => packages)),
    ...versions.flatMap(({ record: { rows, suppressions } }) => [...rows, ...suppressions].map(({ pkg }) => pkg)),
]); };
const knownPackages = ({ slug }, { read }, versions) => {
    var _a;
    var _b;
    const found = [
        ...((_b = (_a = read(contract_packages/* IMAGE_PACKAGES */.gq, slug)) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : []),
        ...versions.flatMap(({ scans }) => scans.flatMap(({ packages }) => packages.items)),
    ];
    return found.length > 0 ? found : undefined;
};
const judgeStatements = (catalog, previous, vex, images) => {
    var _a, _b;
    const unapplied = [];
    const known = new Map();
    for (const image of images) {
        const { slug } = image;
        const document = vex.get(slug);
        if (document === undefined)
            continue;
        const versions = findFresh(image);
        const published = previous.read(FINDINGS, slug);
        const isAsked = catalog.packages && hasSubcomponents(document);
        unapplied.push(...findUnapplied(slug, document, versions));
        known.set(slug, {
            document,
            ids: findIds(published, versions),
            hasOneNameOnly: [...((_a = published === null || published === void 0 ? void 0 : published.suppressed) !== null && _a !== void 0 ? _a : []), ...((_b = published === null || published === void 0 ? void 0 : published.closed) !== null && _b !== void 0 ? _b : [])].length > 0,
            packages: isAsked ? knownPackages(image, previous, versions) : undefined,
            affected: findAffected(published, versions),
        });
    }
    return { unapplied: noticeUnapplied(unapplied), unknown: noticeUnknown(known) };
};

// EXTERNAL MODULE: ./lib/domain/web-address.js
var web_address = __webpack_require__(2606);
;// CONCATENATED MODULE: ./lib/read/vex/advice.js




const MAX_AGE_DAYS = 365;
const advice_MAX_NAMED = 5;
const reviewDate = ({ last_updated, timestamp }) => last_updated !== null && last_updated !== void 0 ? last_updated : timestamp;
const warnOfAge = (documents, dataDate) => {
    const old = [...documents].flatMap(([slug, { statements }]) => statements
        .filter((each) => (0,instant/* daysBetween */.YM)(reviewDate(each), dataDate) > MAX_AGE_DAYS)
        .map((each) => ({ slug, date: reviewDate(each), name: each.vulnerability.name })));
    const [oldest] = old.sort((a, b) => (a.date < b.date ? -1 : 1));
    return oldest === undefined
        ? []
        : [
            (0,problem/* problem */.CC)(`found ${(0,plural/* pluralize */.td)(old.length, 'statement')} older than ${MAX_AGE_DAYS} days, the oldest of ${oldest.date} (${(0,values_escape/* show */.WU)(oldest.name)} in ${oldest.slug}), expected statements that were reviewed since; check whether they still hold, and state the date of the review as last_updated`),
        ];
};
const uncovered = ({ statements }, versions = []) => {
    const current = new Set(versions.map(({ digest }) => digest === null || digest === void 0 ? void 0 : digest.slice('sha256:'.length)));
    const stated = statements
        .filter(({ status }) => status === 'not_affected' || status === 'fixed')
        .flatMap(({ products }) => products.flatMap(({ hashes }) => { var _a; return (_a = hashes === null || hashes === void 0 ? void 0 : hashes['sha-256']) !== null && _a !== void 0 ? _a : []; }));
    return [...new Set(stated)].filter((digest) => !current.has(digest));
};
const noticeUncovered = (documents, images) => images.flatMap(({ slug, versions }) => {
    const document = documents.get(slug);
    const digests = document === undefined ? [] : uncovered(document, versions);
    return digests.length === 0
        ? []
        : [
            `${slug}: found statements not_affected or fixed of ${(0,plural/* pluralize */.td)(digests.length, 'digest')} that no version has (${(0,plural/* joinLimited */.xw)(digests, advice_MAX_NAMED, (each) => `sha256:${each.slice(0, 12)}…`)}), expected digests of this catalog; rebuilt images are not covered: state them for the new digests, or for the image as a whole`,
        ];
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/read/vex/archive.js

const BLOCK_BYTES = 512;
const MAX_NAME_BYTES = 100;
const octal = (number, digits) => number.toString(8).padStart(digits, '0');
const splitPath = (path) => {
    const slash = Buffer.byteLength(path) > MAX_NAME_BYTES ? path.lastIndexOf('/') : -1;
    return [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
};
const headerOf = ({ path, content }) => {
    const [prefix, name] = splitPath(path);
    const header = Buffer.alloc(BLOCK_BYTES);
    header.write(name, 0);
    header.write('0000644\u00000000000\u00000000000', 100);
    header.write(`${octal(content.length, 11)}\u0000${octal(0, 11)}`, 124);
    header.write('        0', 148);
    header.write('ustar\u000000', 257);
    header.write(prefix, 345);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${octal(sum, 6)}\u0000`, 148);
    return header;
};
const tar = (files) => Buffer.concat([
    ...files.flatMap((file) => [
        headerOf(file),
        file.content,
        Buffer.alloc(-file.content.length & (BLOCK_BYTES - 1)),
    ]),
    Buffer.alloc(2 * BLOCK_BYTES),
]);
const uint32 = (number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(number);
    return bytes;
};
const MAX_STORED_BYTES = 65535;
const storedBlock = (content, isLast) => {
    const head = Buffer.from([isLast ? 1 : 0, 0, 0, 0, 0]);
    head.writeUInt16LE(content.length, 1);
    head.writeUInt16LE(MAX_STORED_BYTES - content.length, 3);
    return [head, content];
};
const GZIP_HEAD = Buffer.from('1f8b08000000000000ff', 'hex');
const gzipStored = (bytes) => {
    const starts = Array.from({ length: Math.max(1, Math.ceil(bytes.length / MAX_STORED_BYTES)) }, (_, i) => i * MAX_STORED_BYTES);
    const blocks = starts.flatMap((start) => {
        const end = start + MAX_STORED_BYTES;
        return storedBlock(bytes.subarray(start, end), end >= bytes.length);
    });
    return Buffer.concat([GZIP_HEAD, ...blocks, uint32((0,external_node_zlib_.crc32)(bytes)), uint32(bytes.length)]);
};

// EXTERNAL MODULE: ./lib/read/vex/image-address.js
var image_address = __webpack_require__(8977);
;// CONCATENATED MODULE: ./lib/read/vex/repository.js




const pathInArchive = (file) => file.slice('vex/'.length);
const idsOf = (image) => {
    const { name, address } = (0,image_address/* imageAddress */.ed)(image);
    const id = (0,image_address/* ociPurl */.Vf)(name, undefined, address);
    return (0,compare/* sortUnique */._l)([id, id.replaceAll('%3A', ':')]);
};
const toIndex = (images) => ({
    updated_at: (0,compare/* lastText */.A2)(images.map(({ document }) => document.timestamp)),
    packages: images
        .flatMap(({ slug, image }) => idsOf(image).map((id) => ({
        id,
        location: pathInArchive(vex_documents/* VEX_COPY */.gB.file(slug)),
        format: 'openvex',
    })))
        .sort((a, b) => (0,compare/* compareText */.n6)(a.id, b.id)),
});
const toRepository = (name, site) => ({
    name,
    description: `VEX statements of ${name}`,
    versions: [
        {
            spec_version: '0.1',
            locations: [{ url: `${site}${(0,contract_paths/* servedPath */.V)(vex_documents/* VEX_ARCHIVE */.Tn.path)}` }],
            update_interval: '24h',
        },
    ],
});

// EXTERNAL MODULE: ./lib/read/vex/image-document.js
var image_document = __webpack_require__(768);
;// CONCATENATED MODULE: ./lib/read/vex/readdress.js



const readdress = (published, image) => {
    const address = (0,image_address/* imageAddress */.ed)(image);
    return (0,vex_documents/* withContentId */.F3)(Object.assign(Object.assign({}, published), { statements: published.statements.map((statement) => (Object.assign(Object.assign({}, statement), { products: statement.products.map(({ hashes, subcomponents = [] }) => (0,image_document/* toProduct */.tT)(address, hashes && `sha256:${hashes['sha-256']}`, subcomponents)) }))) }));
};
const isAbout = (published, image) => readdress(published, image)['@id'] === published['@id'];
const compareAddresses = (from, to) => {
    const [former, present] = [(0,image_address/* imageAddress */.ed)(from), (0,image_address/* imageAddress */.ed)(to)];
    if (former.address === present.address)
        return 'same';
    return former.name === present.name ? 'moved' : 'other';
};

;// CONCATENATED MODULE: ./lib/derive/projections/statements.js







const statements_MAX_NAMED = 10;
const readPublished = (catalog, { read, catalog: former, isAsPublished }) => {
    const addresses = former && (0,manifest_catalog/* addressesOf */.sO)(former);
    const warnings = [];
    const value = (0,manifest_catalog/* availableImages */.iL)(catalog).flatMap(({ slug, image }) => {
        var _a;
        const document = read(vex_documents/* IMAGE_VEX */.k8, slug);
        const from = (_a = addresses === null || addresses === void 0 ? void 0 : addresses.get(slug)) !== null && _a !== void 0 ? _a : image;
        if (document === undefined)
            return [];
        if (isAsPublished || isAbout(document, from))
            return [{ slug, image, from, document }];
        const flaw = `found products other than ${(0,image_address/* imageAddress */.ed)(from).address}, expected only this one`;
        warnings.push(droppedWarning(vex_documents/* IMAGE_VEX */.k8.file(slug), flaw));
        return [];
    });
    return { value, warnings };
};
const describeMove = ({ slug, from, image }) => `${slug} was ${(0,image_address/* imageAddress */.ed)(from).address} and is ${(0,image_address/* imageAddress */.ed)(image).address}`;
const movedWarnings = (all) => {
    const moved = all.filter(({ from, image }) => compareAddresses(from, image) === 'moved');
    return moved.length === 0
        ? []
        : [
            (0,problem/* problem */.CC)(`the address of ${(0,plural/* pluralize */.td)(moved.length, 'image')} with statements changed: ${(0,plural/* joinLimited */.xw)(moved, statements_MAX_NAMED, describeMove)}; the statements now apply to the new address; if it is a different image, state what applies to it in the files of vex`),
        ];
};
const replacedWarning = ({ slug, from, image, document }) => inDocument(vex_documents/* IMAGE_VEX */.k8.file(slug), `found ${(0,plural/* pluralize */.td)(document.statements.length, 'statement')} about ${(0,image_address/* imageAddress */.ed)(from).address}, expected some about ${(0,image_address/* imageAddress */.ed)(image).address}, which ${slug} is now; they were about another image, so they are no longer published; state what applies to this one in the files of vex`);
const keepStatements = (catalog, previous) => {
    const published = readPublished(catalog, previous);
    const isReplaced = ({ from, image }) => compareAddresses(from, image) === 'other';
    return {
        value: published.value
            .filter((each) => !isReplaced(each))
            .map(({ slug, image, document }) => ({ slug, image, document: readdress(document, image) })),
        warnings: [
            ...published.warnings,
            ...movedWarnings(published.value),
            ...published.value.filter(isReplaced).map(replacedWarning),
        ],
    };
};

;// CONCATENATED MODULE: ./lib/derive/projections/vex.js













const vex_MAX_NAMED = 5;
const repositoryFiles = (images) => {
    const copies = images
        .map(({ slug, document }) => ({
        path: vex_documents/* VEX_COPY */.gB.file(slug),
        content: jsonFile(vex_documents/* IMAGE_VEX */.k8, slug, document).content,
    }))
        .sort((a, b) => (0,compare/* compareText */.n6)(a.path, b.path));
    const files = [jsonFile(vex_documents/* VEX_INDEX */.Bx, '', toIndex(images)), ...copies];
    const packed = files.map(({ path, content }) => ({
        path: pathInArchive(path),
        content: Buffer.from(content),
    }));
    return [...files, { path: vex_documents/* VEX_ARCHIVE */.Tn.path, content: [gzipStored(tar(packed))] }];
};
const REPOSITORY_FILE = { file: `api/v1/${vex_documents/* VEX_REPOSITORY */.Zq.path}` };
const isSecure = ({ statedSite }) => { var _a; return (_a = statedSite === null || statedSite === void 0 ? void 0 : statedSite.startsWith('https://')) !== null && _a !== void 0 ? _a : false; };
const wasPublished = ({ previous: { files } }) => files.has(vex_documents/* VEX_INDEX */.Bx.path) || files.has(vex_documents/* VEX_REPOSITORY */.Zq.path);
const noteSite = (build) => {
    const { statedSite, vex, isJekyll } = build;
    const where = statedSite === undefined
        ? 'no site in the manifest and no CNAME'
        : `the site ${(0,values_escape/* show */.WU)(statedSite)}`;
    const found = `found ${where}, expected an https address`;
    if (isSecure(build) && isJekyll)
        return {
            notices: [
                'found a _config.yml on the branch: Jekyll leaves out the folder .well-known, without which Trivy finds no VEX repository; write include: [.well-known] in it',
            ],
        };
    if (isSecure(build))
        return {};
    const removed = `${found}; the VEX repository is removed, and Trivy fails where it is set up; state site in the manifest`;
    const missing = `${found}, so no VEX repository is published; state site in the manifest`;
    if (wasPublished(build))
        return { warnings: [(0,problem/* problem */.CC)(removed, REPOSITORY_FILE)] };
    return vex === undefined ? {} : { notices: [missing] };
};
const archiveAddress = (repository) => { var _a, _b; return (_b = (_a = repository === null || repository === void 0 ? void 0 : repository.versions[0]) === null || _a === void 0 ? void 0 : _a.locations[0]) === null || _b === void 0 ? void 0 : _b.url; };
const moveWarnings = ({ previous }, root) => {
    const [from, to] = [archiveAddress(previous.read(vex_documents/* VEX_REPOSITORY */.Zq, '')), archiveAddress(root)];
    if (from === undefined || to === undefined || (0,web_address/* isSameAddress */.Lb)(from, to))
        return [];
    return [
        (0,problem/* problem */.CC)(`found ${(0,values_escape/* show */.WU)(to)}, expected ${(0,values_escape/* show */.WU)(from)} as published, which Trivy keeps until it is cleaned; serve both, or have all clients run trivy clean --vex-repo`, REPOSITORY_FILE),
    ];
};
const withdrawnWarnings = ({ withdrawn, previous, catalog }) => {
    if (withdrawn.length === 0)
        return [];
    const former = (0,manifest_catalog/* availableImages */.iL)(catalog).flatMap(({ slug }) => { var _a; return (_a = previous.read(vex_documents/* IMAGE_VEX */.k8, slug)) !== null && _a !== void 0 ? _a : []; });
    const count = former.reduce((sum, { statements }) => sum + statements.length, 0);
    return [
        (0,problem/* problem */.CC)(`input vex: found no file for ${(0,plural/* joinLimited */.xw)(withdrawn, vex_MAX_NAMED, values_escape/* show */.WU)} any more, so ${(0,plural/* pluralize */.td)(count, 'published statement')} about ${(0,plural/* pluralize */.td)(former.length, 'image')} ${count === 1 ? 'is' : 'are'} withdrawn: if that is wrong, restore the files; if you have nothing more to state, leave the input empty`),
    ];
};
const findStated = ({ catalog, previous, vex, }) => {
    if (vex === undefined)
        return keepStatements(catalog, previous);
    const value = (0,manifest_catalog/* availableImages */.iL)(catalog).flatMap(({ slug, image }) => {
        const document = vex.get(slug);
        return document === undefined ? [] : [{ slug, image, document }];
    });
    return { value, warnings: [] };
};
const NO_STATEMENTS = { files: [], warnings: [], notices: [] };
const deriveVex = (build, dataDate) => {
    var _a, _b, _c;
    const { catalog, previous, vex, statedSite = '' } = build;
    const isPublished = wasPublished(build) || keysOf(previous, vex_documents/* IMAGE_VEX */.k8).length > 0;
    if (vex === undefined && !isPublished)
        return NO_STATEMENTS;
    const stated = findStated(build);
    const root = toRepository((_a = catalog.project.name) !== null && _a !== void 0 ? _a : catalog.registry, statedSite);
    const site = noteSite(build);
    const isDue = isSecure(build) && (wasPublished(build) || vex !== undefined || stated.value.length > 0);
    return {
        files: [
            ...stated.value.map(({ slug, document }) => jsonFile(vex_documents/* IMAGE_VEX */.k8, slug, document)),
            ...(isDue ? [...repositoryFiles(stated.value), jsonFile(vex_documents/* VEX_REPOSITORY */.Zq, '', root)] : []),
        ],
        warnings: [
            ...(isSecure(build) ? moveWarnings(build, root) : []),
            ...withdrawnWarnings(build),
            ...((_b = site.warnings) !== null && _b !== void 0 ? _b : []),
            ...(vex !== undefined && dataDate !== null ? warnOfAge(vex, dataDate) : []),
            ...stated.warnings,
        ],
        notices: [
            ...((_c = site.notices) !== null && _c !== void 0 ? _c : []),
            ...(vex === undefined ? [] : noticeUncovered(vex, (0,manifest_catalog/* availableImages */.iL)(catalog))),
        ],
    };
};

;// CONCATENATED MODULE: ./lib/derive/catalog.js






















const deriveHouses = (build, { images }) => {
    const { catalog, catalogDate, previous } = build;
    const items = new Map(catalog.images.map((item) => [item.slug, item]));
    const recorded = recordedSlugs(previous);
    const houses = images.flatMap((image) => {
        const item = items.get(image.slug);
        return item === undefined ? [] : [deriveHouse(item, image, build, recorded)];
    });
    const derived = houses.filter(isDerived);
    const events = derived.flatMap((house) => house.events);
    const isTold = isRecording(previous);
    const catalogChanges = isTold && previous.catalog ? diffCatalogs(previous.catalog, catalog, catalogDate) : [];
    const builds = derived.flatMap((house) => house.builds);
    const byDay = groupByDay(isTold ? events.filter(isFact) : [], [
        ...catalogChanges,
        ...(isTold ? daysOfBuilds(builds) : []),
    ]);
    const packagesDiffer = arePackagesChanged(build, houses);
    return { houses, events, builds, byDay, packagesDiffer };
};
const newestScan = ({ byVersion }) => (0,compare/* lastText */.A2)([...byVersion.values()].flatMap((scans) => scans.map(({ scannedAt }) => scannedAt)));
const oldExploitation = (exploitation, matches, list) => { var _a, _b; var _c, _d; return describeOldExploitation({ kev: (_c = (_a = list === null || list === void 0 ? void 0 : list.kev) === null || _a === void 0 ? void 0 : _a.released) !== null && _c !== void 0 ? _c : null, epss: (_d = (_b = list === null || list === void 0 ? void 0 : list.epss) === null || _b === void 0 ? void 0 : _b.date) !== null && _d !== void 0 ? _d : null }, exploitation, newestScan(matches))
    .map((message) => inDocument(CVES.path, message))
    .map((0,problem/* withTitle */.ZA)('Exploitation data')); };
const countNewestCves = (houses) => {
    var _a;
    const ids = new Set();
    for (const { image, findings } of houses) {
        const latest = newestRecorded(image);
        for (const { id, versions } of (_a = findings === null || findings === void 0 ? void 0 : findings.open) !== null && _a !== void 0 ? _a : [])
            if (versions.some(({ version, confirmed }) => confirmed && version === latest))
                ids.add(id);
    }
    return ids.size;
};
const inOlder = ({ data }) => data.filter(({ latest }) => latest === 0).length;
const newPackages = (houses, { read, isAsPublished }) => findNewPackages(houses.flatMap(({ slug, packages: after }) => {
    const before = isAsPublished ? read(contract_packages/* IMAGE_PACKAGES */.gq, slug) : undefined;
    return before === undefined || after === undefined ? [] : [{ before, after }];
}));
const NO_DOUBTS = { unapplied: [], unknown: [] };
const newlyExploited = ({ state }, before, after, isNew) => before === undefined && state !== undefined ? [] : findNewlyExploited(before, after, isNew);
const collectSurvived = (all) => new Map([...all].flatMap(([slug, survived]) => [...survived].map(([version, ids]) => [(0,version_key/* versionKey */._5)(slug, version), ids])));
const standingIn = ({ read }) => { var _a; var _b; return (_b = (_a = read(BASES, '')) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : []; };
const sinceOfBase = (baseAt, releasesOf) => (key) => {
    var _a, _b;
    var _c, _d;
    const { slug, version } = (0,version_key/* parseVersionKey */.n4)(key);
    const releases = (_c = (_a = releasesOf(slug)) === null || _a === void 0 ? void 0 : _a.releases) !== null && _c !== void 0 ? _c : [];
    return (_b = ((_d = baseAt(key)) !== null && _d !== void 0 ? _d : releases.find((each) => each.version === version))) === null || _b === void 0 ? void 0 : _b.since;
};
const deriveCatalog = (build, judged, found) => {
    const { houses } = found;
    const decided = Object.assign(Object.assign({}, judged), { images: houses.map(({ image }) => image) });
    const events = findUntold(build.previous, found.events);
    const { catalog, previous, matches, exploitation, vex } = build;
    const all = deriveProjections(build, decided, found);
    const { list, documents, exploitedIn, exploitedFixes } = all;
    const derived = houses.filter(isDerived);
    const isNew = (id) => derived.some(({ newIds }) => newIds.has(id));
    const statements = deriveVex(build, decided.dataDate);
    const doubts = vex === undefined ? NO_DOUBTS : judgeStatements(catalog, previous, vex, decided.images);
    return {
        files: function* () {
            yield* all.files();
            yield* statements.files;
        },
        dated: all.dated,
        address: toAddress(build),
        catalog: Object.assign(Object.assign({}, decided), { rebuilds: withBases(findRebuilds(decided.images), all.bases), baseRebuilds: findBaseRebuilds(all.bases, standingIn(previous), decided.images, sinceOfBase((key) => all.baseDocuments.find((each) => (0,version_key/* keyOfVersion */.x5)(each) === key), (slug) => { var _a; return (_a = houses.find((house) => house.slug === slug)) === null || _a === void 0 ? void 0 : _a.releases; })), survived: collectSurvived(houses.map(({ slug, survived }) => [slug, survived])), facts: isRecording(previous) ? events.filter(isFact) : [], events, builds: found.builds, newIds: new Map(derived.map(({ slug, newIds }) => [slug, newIds])), exploited: countExploited(list), exploitedIn,
            exploitedFixes, inOlder: inOlder(list), cves: countNewestCves(houses), newlyExploited: withEntries(newlyExploited(previous, all.formerList, list, isNew), documents), newPackages: catalog.packages ? newPackages(derived, previous) : [], unapplied: doubts.unapplied }),
        remarks: {
            warnings: [
                ...all.warnings,
                ...oldExploitation(exploitation, matches, list),
                ...statements.warnings,
            ],
            notices: [...all.notices, ...statements.notices, ...doubts.unknown],
        },
    };
};
const toAddress = ({ feedHead: { site, namespace } }) => ({
    site: site !== null && site !== void 0 ? site : null,
    namespace,
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/derive/days/next-history.js
var next_history_rest = (undefined && undefined.__rest) || function (s, e) {
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



const MAX_ROWS = 800;
const sortRows = (rows) => (0,group_by/* uniqueBy */.pD)(rows, ({ date }) => date).sort((a, b) => (0,compare/* compareText */.n6)(a.date, b.date));
const nextHistory = (published, { totals, exploited }, dataDate) => {
    const rows = sortRows(published);
    const day = dataDate === null ? undefined : (0,instant/* dayOf */.kb)(dataDate);
    const newest = rows.at(-1);
    const date = newest !== undefined && day !== undefined && newest.date > day ? newest.date : day;
    if (date === undefined)
        return rows.slice(-MAX_ROWS);
    const kept = (newest === null || newest === void 0 ? void 0 : newest.date) === date ? rows.slice(0, -1) : rows;
    const { older, findings } = totals, counts = next_history_rest(totals, ["older", "findings"]);
    const row = Object.assign(Object.assign(Object.assign({}, counts), { date, total: findings, exploited }), (older > 0 ? { older } : {}));
    return [...kept, row].slice(-MAX_ROWS);
};

;// CONCATENATED MODULE: ./lib/derive/describe-tree.js










const digestFile = (pieces) => {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const piece of pieces)
        hash.update(piece);
    return { bytes: (0,file/* byteLength */.dp)(pieces), sha256: hash.digest('hex') };
};
const DESCRIBING = [HISTORY.path, contract_integrity/* INTEGRITY */.ui.path, STATE.path];
const historyFile = ({ read }, { totals, exploited, dataDate }) => {
    var _a;
    var _b;
    const rows = (_b = (_a = read(HISTORY, '')) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : [];
    return collectionFile('history', HISTORY, nextHistory(rows, { totals, exploited }, dataDate));
};
const byPath = ([a], [b]) => (0,compare/* compareText */.n6)(a, b);
const integrityFile = (files, digests) => jsonFile(contract_integrity/* INTEGRITY */.ui, '', {
    apiVersion: 'v1',
    resource: 'integrity',
    files: [...digests]
        .filter(([path]) => path !== contract_integrity/* INTEGRITY */.ui.path && path !== STATE.path && files.has(path))
        .sort(byPath)
        .map(([path, digest]) => (Object.assign({ path }, digest))),
    folders: [...foldersIn(files)].sort(byPath).map(([path, tree]) => ({ path, tree })),
});
const idOfTree = (all) => {
    const files = new Map([...all].filter(([path]) => path !== STATE.path));
    return treeId(filesIn(files), foldersIn(files));
};
const stateFile = ({ manifest, source }, address, rendered) => {
    const tree = idOfTree(rendered);
    const { path, content } = jsonFile(STATE, '', {
        format: FORMAT,
        source,
        manifest,
        tree,
        address,
    });
    return { path, content: seal(content) };
};

;// CONCATENATED MODULE: ./lib/derive/keep-catalog.js
















const NONE_SURVIVED = new Map();
const isSameAddress = ({ site, namespace }, former) => (former === null || former === void 0 ? void 0 : former.site) === site && former.namespace === namespace;
const areVerdictsPublished = ({ images }, { versions: published }) => images.every(({ slug, versions }) => versions.every(({ version, verdict, urgent, before }) => {
    var _a;
    const former = published.get((0,version_key/* versionKey */._5)(slug, version));
    return ((former === null || former === void 0 ? void 0 : former.verdict) === verdict &&
        former.urgent === urgent &&
        ((_a = former.before) === null || _a === void 0 ? void 0 : _a.verdict) === (before === null || before === void 0 ? void 0 : before.verdict));
}));
const isStill = (build, decided) => {
    var _a, _b;
    var _c;
    const { catalog, previous, exploitation, vex, isUpdated } = build;
    return (previous.isAsPublished &&
        decided.images.every(({ kind }) => kind === 'kept') &&
        build.matches.bases.size === 0 &&
        (build.carryForward || catalog.bases.length === 0) &&
        JSON.stringify([catalog, [...catalog.badges]]) ===
            JSON.stringify([previous.catalog, [...((_c = (_a = previous.catalog) === null || _a === void 0 ? void 0 : _a.badges) !== null && _c !== void 0 ? _c : [])]]) &&
        areVerdictsPublished(decided, previous) &&
        isSameAddress(toAddress(build), (_b = previous.state) === null || _b === void 0 ? void 0 : _b.address) &&
        !isUpdated &&
        exploitation.kev === undefined &&
        exploitation.epss === undefined &&
        vex === undefined &&
        (isSecure(build) || !previous.files.has(vex_documents/* VEX_REPOSITORY */.Zq.path)));
};
const imagesToKeep = (previous, { images }) => {
    const list = previous.read(CVES, '');
    if (list !== undefined && countExploited(list))
        return keysOf(previous, FINDINGS);
    return images.flatMap(({ slug, versions }) => versions.some(({ fixes }) => fixes !== undefined && fixes.survived > 0) ? [slug] : []);
};
const documentsToKeep = (previous, decided) => [
    ...imagesToKeep(previous, decided).map(FINDINGS.file),
    ...standingIn(previous).flatMap(({ slug, current }) => (current ? [] : [RELEASES.file(slug)])),
];
const keepCatalog = (build, judged) => {
    const { previous, exploitation, matches } = build;
    const list = previous.read(CVES, '');
    const exploited = list === undefined ? null : countExploited(list);
    const findings = imagesToKeep(previous, judged).flatMap((slug) => { var _a; return (_a = previous.read(FINDINGS, slug)) !== null && _a !== void 0 ? _a : []; });
    const survived = new Map(findings.map((each) => [each.slug, findSurvived(each)]));
    const images = judged.images.map((image) => { var _a; return withFixes(image, (_a = survived.get(image.slug)) !== null && _a !== void 0 ? _a : NONE_SURVIVED); });
    const decided = Object.assign(Object.assign({}, judged), { images });
    const standing = standingIn(previous);
    const exploitedIn = list === undefined ? new Map() : findExploitedIn(list, findings);
    return {
        files: () => [...previous.files.keys()].map(file/* keep */.aC),
        dated: [],
        address: toAddress(build),
        catalog: Object.assign(Object.assign({}, decided), { rebuilds: withBases(findRebuilds(decided.images), standing), baseRebuilds: findBaseRebuilds(standing, standing, decided.images, sinceOfBase((key) => previous.read(BASE, key), (slug) => previous.read(RELEASES, slug))), survived: collectSurvived(survived), facts: [], events: [], builds: [], newIds: new Map(), exploited,
            exploitedIn, exploitedFixes: findExploitedFixes(exploitedIn, findings), inOlder: list === undefined ? 0 : inOlder(list), cves: undefined, newlyExploited: [], newPackages: [], unapplied: [] }),
        remarks: { warnings: oldExploitation(exploitation, matches, list), notices: [] },
    };
};

;// CONCATENATED MODULE: ./lib/derive/next.js














function* decide(build) {
    const { catalog, vex, catalogDate, previous } = build;
    const listed = previous.isAsPublished ? [] : filesIn(previous.files).keys();
    yield [...allRecords(build), ...listed];
    const planned = planImages(build);
    yield [...documentsToDecide(build, planned), ...documentsToJudge(catalog, vex)];
    return decideCatalog(build, planned, catalogDate);
}
const PAGE = 'index.html';
const areAssetsPublished = ({ assets, previous: { files } }) => files.has(PAGE) === assets.some(({ path }) => path === PAGE) &&
    assets.every((file) => files.get(file.path) === (0,objects/* fileId */.qp)(file));
function* derive(build, decided) {
    const { previous, assets } = build;
    if (isStill(build, decided) && areAssetsPublished(build)) {
        yield documentsToKeep(previous, decided);
        return keepCatalog(build, decided);
    }
    yield memoryFiles(previous.files);
    const found = deriveHouses(build, decided);
    const days = daysToRead(previous, found.byDay).map(DAY.file);
    const packages = found.packagesDiffer ? filesOf(previous.files, contract_packages/* IMAGE_PACKAGES */.gq) : [];
    yield [...days, ...packages];
    const derived = deriveCatalog(build, decided, found);
    return Object.assign(Object.assign({}, derived), { files: function* () {
            yield* derived.files();
            yield* assets;
        } });
}
function* next(build) {
    const { decided, remarks } = yield* decide(build);
    const derived = yield* derive(build, decided);
    const history = historyFile(build.previous, derived.catalog);
    const flaws = build.previous.flaws();
    return { decided, derived, history, flaws, remarks: (0,problem/* joinRemarks */.cM)(remarks, derived.remarks) };
}

;// CONCATENATED MODULE: ./lib/decide/incomplete.js






const SCAN_AGAIN = 'scan it again';
const NOT_SCANNED = { short: '', why: 'no report', cure: 'scan what has no report' };
const EXCUSED_SINCE = {
    short: 'scanned before os: none was stated',
    why: `it was scanned before the manifest stated os: none; ${SCAN_AGAIN}`,
    cure: SCAN_AGAIN,
};
const CHANGED_SINCE = {
    short: 'edited, or of an older release or manifest',
    why: `its record was edited after it was published, or is of an older release or manifest; ${SCAN_AGAIN}`,
    cure: SCAN_AGAIN,
};
const PROVED_NOTHING = {
    short: 'its last reports proved nothing',
    why: `its last reports proved nothing, and there is no newer one; ${SCAN_AGAIN}`,
    cure: SCAN_AGAIN,
};
const incomplete_MAX_NAMED = 3;
const ofUnchecked = ({ total, names }) => {
    const shown = names.slice(0, incomplete_MAX_NAMED).map(values_escape/* showName */.$i).join(', ');
    const more = total - Math.min(names.length, incomplete_MAX_NAMED);
    const named = `${shown}${more > 0 ? ` and ${(0,plural/* formatNumber */.ZV)(more)} more` : ''}`;
    const they = total === 1 ? 'it comes' : 'they come';
    const cure = 'scan it with another scanner alone';
    return {
        short: `Trivy did not check ${named}`,
        why: `Trivy did not check ${(0,plural/* pluralize */.td)(total, 'package')} (${named}): ${they} from a third party, for which it has no advisories; ${cure}`,
        cure,
    };
};
const ofSoftware = (stated) => {
    const name = (0,values_escape/* showName */.$i)(stated);
    const cure = 'scan with a scanner that sees it, or correct software';
    return {
        short: `no package ${name}`,
        why: `no package ${name}, the software of the image, is among its packages, so what is compiled into it may not be checked; ${cure}`,
        cure,
    };
};
const ofPlatform = ({ platform, state }) => {
    const isUnscanned = state === 'unscanned';
    const short = `${platform} ${isUnscanned ? 'not scanned' : state}`;
    const cure = isUnscanned
        ? `scan with --platform ${platform} too, or remove it from platforms`
        : SCAN_AGAIN;
    return { short, why: `${short}; ${cure}`, cure };
};
const ofGap = ({ os }) => (gap) => isExcused(gap, os === 'none') ? EXCUSED_SINCE : reasonOf(gap);
const ofScans = (stated, status) => {
    var _a;
    const { state, decision, gaps = [], unchecked } = status;
    const forgotten = decision.kind === 'withheld' ? (_a = decision.outcome) === null || _a === void 0 ? void 0 : _a.forgotten : undefined;
    const found = [
        ...tellingGaps(gaps).map(ofGap(stated)),
        ...(forgotten === undefined ? [] : [reasonOfForgotten(forgotten)]),
        ...(unchecked === undefined ? [] : [ofUnchecked(unchecked)]),
    ];
    return state === 'withheld' && found.length === 0 ? [PROVED_NOTHING] : found;
};
const reasonsOf = (stated, status) => {
    var _a;
    if (status.state === 'unscanned')
        return [NOT_SCANNED];
    const own = ofScans(stated, status);
    const software = ((_a = status.seen) === null || _a === void 0 ? void 0 : _a.isMissing) ? statedSoftware(stated) : undefined;
    const lacking = status.platforms.filter(({ state }) => state === 'unscanned' || (state !== 'scanned' && own.length === 0));
    const all = [
        ...own,
        ...(software === undefined ? [] : [ofSoftware(software)]),
        ...lacking.map(ofPlatform),
    ];
    const [first = CHANGED_SINCE, ...others] = (0,group_by/* uniqueBy */.pD)(all, ({ short }) => short);
    return [first, ...others];
};
const findGaps = (images) => images.flatMap((image) => image.versions.flatMap((each) => {
    const { version, digest, state } = each;
    return state === 'scanned'
        ? []
        : [{ slug: image.slug, version, digest, state, reasons: reasonsOf(image, each) }];
}));

;// CONCATENATED MODULE: ./lib/decide/gates/find-failures.js










const gateProblem = (found, named, advice) => (0,problem/* problem */.CC)(`input fail-on: ${found}: ${named}; ${advice}`);
const MAX_IN_MESSAGE = 5;
const MAX_IN_REASON = 2;
const PLAIN_NAME = /^[\w@+.:~/-]+(?:, [\w@+.:~/-]+)*$/;
const MAX_PLAIN_LENGTH = 80;
const plainName = (text) => text.length <= MAX_PLAIN_LENGTH && PLAIN_NAME.test(text) ? text : (0,values_escape/* show */.WU)(text);
const describeRow = ({ slug, version, id, row }) => {
    const { severity, pkg, installed, fixed } = row;
    const what = [pkg, ...(installed === null ? [] : [installed])].map(plainName).join(' ');
    const fix = fixed === null ? 'no fix' : `fixed in ${plainName(fixed)}`;
    return `${plainName(id)} in ${slug}:${version} (${severity_counts/* keyOfSeverity */.ib[severity]}, ${what}, ${fix})`;
};
const curesOf = ({ findings, fixes }) => {
    const count = countFixes(fixes);
    return count === 0
        ? ['no fix yet']
        : describeFixes(fixes, ({ pkg }) => plainName(pkg), count < findings);
};
const openSince = ({ cves }, before) => {
    const dates = [...cves.keys()].map((id) => { var _a; return (_a = before.get(id)) !== null && _a !== void 0 ? _a : null; });
    const oldest = dates.includes(null) ? null : (0,compare/* firstText */.ou)(dates);
    return oldest === null ? '' : ` (open since ${oldest.slice(0, 10)})`;
};
const hasExploited = (group) => group.some(({ gate }) => gate.qualities.has('exploited'));
const reasonOfGates = (group, { before }) => {
    const [met] = group;
    const ids = [...met.cves.keys()];
    const [severity, ...others] = new Set(met.cves.values());
    const word = severity && others.length === 0 ? `${severity_counts/* keyOfSeverity */.ib[severity]} CVE` : 'CVE';
    const what = (0,plural/* pluralize */.td)(ids.length, hasExploited(group) ? 'exploited CVE' : word);
    const isStill = !met.hasNew && ids.every((id) => before.has(id));
    const names = ids.length <= MAX_IN_REASON ? ` (${ids.map(plainName).join(', ')})` : '';
    const where = met.slugs.length <= MAX_IN_REASON ? met.slugs.join(', ') : (0,plural/* pluralize */.td)(met.slugs.length, 'image');
    const found = isStill
        ? `${what}${names} still in ${where}${openSince(met, before)}`
        : `${what}${names} in ${where}`;
    return [found, ...curesOf(met)].join(' · ');
};
const describeMet = (group, evidence) => {
    const [met] = group;
    const { findings, fixes, cves, slugs, worst } = met;
    const gates = group.map(({ gate }) => gate.text).join(', ');
    const where = slugs.length === 1
        ? slugs.join()
        : `${(0,plural/* pluralize */.td)(slugs.length, 'image')} (${(0,plural/* joinLimited */.xw)(slugs, MAX_IN_MESSAGE)})`;
    const more = cves.size - worst.length;
    const rebuild = `rebuild ${slugs.length === 1 ? 'this image' : 'these images'}`;
    const advice = fixes.system === findings ? [rebuild] : curesOf(met);
    return Object.assign(Object.assign({}, gateProblem(`${(0,plural/* pluralize */.td)(findings, 'finding')} of ${(0,plural/* pluralize */.td)(cves.size, 'CVE')} in ${where} ${findings === 1 ? 'meets' : 'meet'} ${gates}`, `${worst.map(describeRow).join(', ')}${more > 0 ? ` and ${(0,plural/* pluralize */.td)(more, 'more CVE')}` : ''}`, advice.join('; '))), { reason: reasonOfGates(group, evidence), ids: [...cves.keys()], isExploited: hasExploited(group) });
};
const nameGap = (gap) => {
    const name = (0,version_key/* nameTag */.oM)(gap);
    const short = gap.reasons.map((each) => each.short).filter((text) => text !== '');
    return short.length === 0 ? name : `${name} (${short.join(', ')})`;
};
const findInState = (state, { images }) => {
    const gaps = findGaps(images).filter((each) => each.state === state);
    if (gaps.length === 0)
        return [];
    const found = (0,plural/* pluralize */.td)(gaps.length, `${state} version`);
    const cures = gaps
        .slice(0, MAX_IN_MESSAGE)
        .flatMap(({ reasons }) => reasons.map(({ cure }) => cure));
    const advice = [...new Set(cures)].join('; ');
    const problem = gateProblem(found, (0,plural/* joinLimited */.xw)(gaps, MAX_IN_MESSAGE, nameGap), advice);
    return [Object.assign(Object.assign({}, problem), { reason: `${found}: ${(0,plural/* joinLimited */.xw)(gaps, MAX_IN_REASON, version_key/* nameVersion */.qT)}` })];
};
const findStale = ({ freshness }) => {
    const { stale } = freshness;
    if (stale.length === 0)
        return [];
    const advice = stale.length === 1
        ? 'find out why it gets no new report, scan it, or take it out of the manifest'
        : 'find out why they get no new report, scan them, or take them out of the manifest';
    const named = (0,plural/* joinLimited */.xw)(stale, MAX_IN_REASON, version_key/* nameVersion */.qT);
    return [
        Object.assign(Object.assign({}, gateProblem(countStale(freshness), nameScans(stale), advice)), { reason: `${(0,plural/* pluralize */.td)(stale.length, 'stale version')}: ${named}` }),
    ];
};
const STALE_SOURCE = Object.assign(Object.assign({}, (0,problem/* problem */.CC)('input fail-on: the source commit is older than the published one, so the published manifest was used; run again from the newest commit')), { reason: 'the commit is older than the published one' });
const NOT_LIVE = Object.assign(Object.assign({}, (0,problem/* problem */.CC)('input fail-on: the site does not serve this publish: the warning of the live check says what it serves; run again once the site is deployed')), { reason: 'the site does not serve this publish' });
const settleNotLive = (failures, live) => live === false ? failures : failures.filter(({ message }) => message !== NOT_LIVE.message);
const findStates = (state, evidence) => {
    if (state === 'stale')
        return findStale(evidence);
    if (state === 'stale-source')
        return evidence.isSourceStale ? [STALE_SOURCE] : [];
    if (state === 'not-live')
        return [NOT_LIVE];
    return findInState(state, evidence);
};
const groupMet = (gates, { met }) => {
    const ordered = gates.flatMap((gate) => met.filter((each) => each.gate === gate));
    return [...(0,group_by/* groupBy */.$z)(ordered, ({ key }) => key).values()];
};
const findFailures = (gates, evidence) => {
    const groups = groupMet(gates, evidence);
    return gates.flatMap((gate) => gate.kind === 'state'
        ? findStates(gate.text, evidence)
        : groups
            .filter(([first]) => first.gate === gate)
            .map((group) => describeMet(group, evidence)));
};
const warnOfBlindGates = (gates, exploited) => {
    const blind = gates.filter((gate) => gate.kind === 'findings' && gate.qualities.has('exploited'));
    if (exploited !== null || blind.length === 0)
        return [];
    const named = blind.map(({ text }) => text).join(', ');
    return [
        (0,problem/* problem */.CC)(`input fail-on: ${named} cannot fail, because no KEV catalog was ever used; give one in the input kev`),
    ];
};

;// CONCATENATED MODULE: ./lib/decide/gates/rows.js







const LOOKED_UP = ['exploited', 'new'];
const MAX_WORST = 3;
const mayMeet = ({ severity, qualities }, facts, slug, counts) => {
    const last = severity === undefined ? severity_counts/* severityKeys */.mT.length : (0,domain_severity/* severityRank */.qs)(severity) + 1;
    return (severity_counts/* severityKeys */.mT.slice(0, last).some((key) => counts[key] > 0) &&
        (!qualities.has('fixable') || counts.fixable > 0) &&
        LOOKED_UP.every((word) => !qualities.has(word) || facts[word].has(slug)));
};
const meets = ({ severity, qualities }, facts, { slug, id, row }) => (severity === undefined || (0,domain_severity/* severityRank */.qs)(row.severity) <= (0,domain_severity/* severityRank */.qs)(severity)) &&
    (!qualities.has('fixable') || row.fixed !== null) &&
    LOOKED_UP.every((word) => { var _a; return !qualities.has(word) || ((_a = facts[word].get(slug)) === null || _a === void 0 ? void 0 : _a.has(id)) === true; });
const compareWorst = (a, b) => (0,domain_severity/* severityRank */.qs)(a.row.severity) - (0,domain_severity/* severityRank */.qs)(b.row.severity) ||
    Number(a.row.fixed === null) - Number(b.row.fixed === null) ||
    (0,compare/* compareText */.n6)(a.id, b.id);
const takeWorst = (rows) => [...(0,group_by/* groupBy */.$z)([...rows].sort(compareWorst), ({ id }) => id).values()]
    .slice(0, MAX_WORST)
    .map(([first]) => first);
const rows_fixesOf = (found, records) => {
    const bySlug = (0,group_by/* groupBy */.$z)(found, ({ slug }) => slug);
    const all = records.map(({ slug, survived }) => {
        var _a;
        const own = (_a = bySlug.get(slug)) !== null && _a !== void 0 ? _a : [];
        return findFixes(own.map(({ row }) => row), survived);
    });
    return joinFixes(all);
};
const findMet = (gate, facts, records) => {
    const found = records.flatMap(({ slug, version, rows }) => rows
        .map((row) => ({ slug, version, id: (0,canonical_id/* canonicalId */.i)(row), row }))
        .filter((each) => meets(gate, facts, each)));
    if (found.length === 0)
        return undefined;
    const byId = [...(0,group_by/* groupBy */.$z)(found, ({ id }) => id)];
    return {
        gate,
        key: found.map(({ slug, row }) => `${slug} ${(0,record_rows/* keyOfFinding */.q3)(row)}`).join('\n'),
        findings: found.length,
        fixes: rows_fixesOf(found, records),
        cves: new Map(byId.map(([id, group]) => [id, (0,domain_severity/* worstOf */.hm)(group.map(({ row }) => row))])),
        slugs: [...new Set(found.map(({ slug }) => slug))],
        hasNew: found.some(({ slug, id }) => { var _a; return ((_a = facts.new.get(slug)) === null || _a === void 0 ? void 0 : _a.has(id)) === true; }),
        worst: takeWorst(found),
    };
};

;// CONCATENATED MODULE: ./lib/publish/check-gates.js














const findLatest = ({ images, rebuilds }) => {
    const latest = images.flatMap((image) => image.versions
        .flatMap(({ version, rollup }) => { var _a; return rollup
        ? [{ slug: image.slug, counts: rollup, rows: (_a = recordOfVersion(image, version)) === null || _a === void 0 ? void 0 : _a.rows }]
        : []; })
        .slice(0, 1));
    return inOrderOf(rebuilds)(latest, ({ slug, counts }) => (0,version_key/* versionKey */._5)(slug, counts.version));
};
const byImage = (exploited) => {
    var _a;
    const ids = new Map();
    for (const [id, slugs] of exploited)
        for (const slug of slugs)
            ids.set(slug, ((_a = ids.get(slug)) !== null && _a !== void 0 ? _a : new Set()).add(id));
    return ids;
};
const fileOf = ({ slug, counts }) => VERSION_SECURITY.file((0,version_key/* versionKey */._5)(slug, counts.version));
const cannotBeRead = (record, flaw) => (Object.assign(Object.assign({}, inDocument(fileOf(record), `the record cannot be read, so fail-on cannot be checked: ${flaw}; scan the version again`)), { reason: `the record of ${record.slug} ${record.counts.version} cannot be read` }));
const rowsOf = (record, { contents, isAsPublished }) => { var _a; return record.rows === undefined
    ? (0,lib_function.pipe)(readRecord((_a = contents.get(fileOf(record))) !== null && _a !== void 0 ? _a : Buffer.alloc(0), isAsPublished), Either.map(({ rows }) => rows))
    : Either.right(record.rows); };
const collectMet = ({ load, previous }, gates, facts, records, survived) => (0,steps/* steps */.C)(function* ($) {
    const wanted = records.filter(({ slug, counts }) => gates.some((gate) => mayMeet(gate, facts, slug, counts)));
    yield* $(load(wanted.filter(({ rows }) => rows === undefined).map(fileOf)));
    const { left: failures, right: read } = ReadonlyArray.partitionMap((record) => {
        const { slug, counts } = record;
        return (0,lib_function.pipe)(rowsOf(record, previous), Either.bimap((flaw) => cannotBeRead(record, flaw), (rows) => { var _a; return (Object.assign({ slug, version: counts.version, rows }, { survived: (_a = survived.get((0,version_key/* versionKey */._5)(slug, counts.version))) !== null && _a !== void 0 ? _a : new Map() })); }));
    })(wanted);
    return { met: gates.flatMap((gate) => { var _a; return (_a = findMet(gate, facts, read)) !== null && _a !== void 0 ? _a : []; }), failures };
});
const findBefore = ({ previous }, { newlyExploited }) => {
    var _a;
    var _b;
    const ids = new Set(newlyExploited.map(({ id }) => id));
    const published = (_b = (_a = previous.read(CVES, '')) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : [];
    return new Map(published.flatMap(({ id, since }) => (ids.has(id) ? [] : [[id, since]])));
};
const isOnFindings = (gate) => gate.kind === 'findings';
const checkGates = (gates, branch, checked) => (0,steps/* steps */.C)(function* ($) {
    const onFindings = gates.filter(isOnFindings);
    const facts = { exploited: byImage(checked.exploitedIn), new: checked.newIds };
    const records = onFindings.length > 0 ? findLatest(checked) : [];
    const { met, failures } = yield* $(collectMet(branch, onFindings, facts, records, checked.survived));
    const underFailOn = (0,problem/* withTitle */.ZA)('fail-on');
    const before = met.length === 0 ? new Map() : findBefore(branch, checked);
    const found = [...findFailures(gates, Object.assign(Object.assign({}, checked), { met, before })), ...failures];
    return {
        gateFailures: found.map((each) => (Object.assign(Object.assign({}, each), underFailOn(each)))),
        warnings: warnOfBlindGates(gates, checked.exploited).map(underFailOn),
    };
});

;// CONCATENATED MODULE: ./lib/decide/follow-digests.js








const tagOf = (text) => {
    const { repository, tag } = (0,image_reference/* parseReference */.F)(text);
    return `${repository}:${tag !== null && tag !== void 0 ? tag : ''}`;
};
const tagsOf = (images) => new Map(images.flatMap(({ image, versions = [] }) => {
    const repository = (0,image_reference/* repositoryOf */._)(image);
    return versions.map(({ version }) => [`${repository}:${version}`, repository]);
}));
const namedTags = ({ identity }, tags) => [...new Set(identity.references.map(tagOf))].filter((tag) => tags.has(tag));
const ofOneImage = ({ identity }, named, tags) => new Set(named.map((tag) => tags.get(tag))).size <= 1
    ? named
    : named.filter((tag) => { var _a; return tag === tagOf((_a = identity.name) !== null && _a !== void 0 ? _a : ''); });
const indexScans = (scans, tags) => {
    const all = scans
        .filter(({ soughtInstead }) => soughtInstead === null)
        .map((scan) => ({ scan, named: namedTags(scan, tags), place: (0,file_name/* parseReportPath */.j)(scan.path) }));
    return {
        byTag: (0,group_by/* collect */.Fo)(all.flatMap(({ scan, named }) => ofOneImage(scan, named, tags).map((tag) => [tag, scan]))),
        byPlace: (0,group_by/* collect */.Fo)(all.flatMap(({ scan, named, place }) => named.length > 0 || place === undefined ? [] : [[(0,version_key/* versionKey */._5)(...place), scan]])),
    };
};
const follow_digests_compareLatest = (a, b) => { var _a, _b; return Number(a.scannedAt !== null) - Number(b.scannedAt !== null) ||
    (0,compare/* compareBytes */.Xo)((_a = b.scannedAt) !== null && _a !== void 0 ? _a : '', (_b = a.scannedAt) !== null && _b !== void 0 ? _b : '') ||
    (0,compare/* compareBytes */.Xo)(a.path, b.path); };
const digestsOf = ({ identity }, repository) => new Set(identity.pins
    .map(image_reference/* parseReference */.F)
    .flatMap(({ repository: own, digest }) => own === repository && scalars/* Digest */.np.is(digest) ? [digest] : []));
const buildSeen = (digests, namesTag, known) => {
    if (known !== undefined && digests.has(known))
        return known;
    const [only] = digests;
    return namesTag && digests.size === 1 ? only : undefined;
};
const followDigests = (images, tags, scans, published) => {
    const { byTag, byPlace } = indexScans(scans, tags);
    const follow = (slug, repository, version) => {
        var _a, _b, _c;
        const key = (0,version_key/* versionKey */._5)(slug, version);
        const ofTag = (_a = byTag.get(`${repository}:${version}`)) !== null && _a !== void 0 ? _a : [];
        const [latest] = [...ofTag, ...((_b = byPlace.get(key)) !== null && _b !== void 0 ? _b : [])].sort(follow_digests_compareLatest);
        const { digest, scannedAt = null } = (_c = published.get(key)) !== null && _c !== void 0 ? _c : {};
        const known = digest !== null && digest !== void 0 ? digest : undefined;
        if (latest === undefined || isLater(scannedAt, latest.scannedAt))
            return { digest: known, by: undefined };
        const seen = digestsOf(latest, repository);
        return { digest: buildSeen(seen, ofTag.includes(latest), known), by: latest };
    };
    return new Map(images.flatMap(({ slug, image, versions = [] }) => {
        const unstated = versions.filter(({ digest }) => digest === undefined);
        const repository = (0,image_reference/* repositoryOf */._)(image);
        return unstated.map(({ version }) => [(0,version_key/* versionKey */._5)(slug, version), follow(slug, repository, version)]);
    }));
};
const withFollowed = (stated, scans, published) => {
    const { images, bases } = stated;
    const followed = new Map([
        ...followDigests(bases, tagsOf([...images, ...bases]), scans, published.bases),
        ...followDigests((0,manifest_catalog/* availableImages */.iL)({ images }), tagsOf(images), scans, published.versions),
    ]);
    return { catalog: (0,manifest_catalog/* withDigests */.o2)(stated, followed), followed };
};

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Task.js
var Task = __webpack_require__(3167);
;// CONCATENATED MODULE: ./lib/publish/choose-manifest.js






const compareDates = (own, published, now) => {
    if (own === null || published === null)
        return { stale: false, rule: 'without both dates, this run counts' };
    if (own < published && (0,instant/* isAheadOf */.ny)(published, now))
        return {
            stale: false,
            rule: 'a published date ahead of the clock of this runner does not count',
        };
    return { stale: own < published, rule: 'the later date counts' };
};
const choose_manifest_olderNotice = (own, published) => `this run's source commit ${own.commit} is older than the published one, ${published.commit}: the published manifest stays and this run adds its scans; to go back on purpose, revert with a new commit`;
const judgeByDate = (own, published, now) => {
    const { stale, rule } = compareDates(own.committed, published.committed, now);
    const taken = stale ? 'the published manifest' : "this run's manifest";
    const dated = ({ commit, committed }) => `${commit} of ${committed !== null && committed !== void 0 ? committed : 'an unknown date'}`;
    return {
        stale,
        warnings: [
            (0,problem/* problem */.CC)(`the relation of the source commits of this run and of the branch is unknown (${dated(own)}, ${dated(published)}); ${rule}: ${taken} is used`),
        ],
        notices: stale ? [choose_manifest_olderNotice(own, published)] : [],
    };
};
const warnOfState = (message) => [
    (0,problem/* problem */.CC)(message, { file: 'api/v1/state.json' }),
];
const judge = (own, published, relation, now) => {
    switch (relation) {
        case 'newer':
            return { stale: false };
        case 'older':
            return { stale: true, notices: [choose_manifest_olderNotice(own, published)] };
        case 'diverged':
            return {
                stale: true,
                warnings: warnOfState(`found the published source commit ${published.commit}, which has diverged from ${own.commit}, the commit of this run: the published manifest stays and this run adds its scans; to publish the manifest of this run, merge the published commit into its branch`),
            };
        case 'foreign':
            return {
                stale: false,
                warnings: warnOfState(`found the published source commit ${published.commit}, expected one that the default branch or the branch of this run contains; it is from a fork or was rewritten away, so this run's manifest is used, from ${own.commit}; unless you rewrote history, check who can push to the branch`),
            };
        case 'unheard':
            return {
                stale: false,
                warnings: warnOfState(`found the published source commit ${published.commit}, expected one that GitHub or the history of the checkout knows, but GitHub does not answer, and the history does not have it; so this run's manifest is used, from ${own.commit}; if the published one is newer, run again, or check out with fetch-depth: 0`),
            };
        case 'unknown':
            return judgeByDate(own, published, now);
    }
};
const takeOver = (own, { source }) => own.source.repository === source.repository
    ? []
    : [
        `found a catalog that ${(0,values_escape/* printable */.g$)(source.repository)} published on the branch; ${(0,values_escape/* printable */.g$)(own.source.repository)} takes it over with this run`,
    ];
const chooseManifest = (own, state, relation, now) => {
    const current = Object.assign(Object.assign({}, own), { stale: false, warnings: [], notices: [] });
    if (state === undefined)
        return Task.of(current);
    const commits = commitsToCompare(own.source, state.source);
    if (commits === undefined)
        return Task.of(Object.assign(Object.assign({}, current), { notices: takeOver(own, state) }));
    return (0,lib_function.pipe)(relation(...commits), Task.map((found) => {
        const verdict = judge(own.source, state.source, found, now);
        const { manifest, source } = verdict.stale ? state : own;
        return Object.assign(Object.assign(Object.assign({}, current), verdict), { manifest, source });
    }));
};

// EXTERNAL MODULE: ./lib/publish/clock.js
var clock = __webpack_require__(1378);
;// CONCATENATED MODULE: ./lib/publish/guards.js







const findUse = ({ tip }, { branch, repository }, startedOn) => {
    if (tip === undefined)
        return undefined;
    if (tip.isDefault)
        return `the default branch of ${repository}`;
    return branch === startedOn ? 'the branch that this run was started on' : undefined;
};
const protectSourceBranch = (found, inputs, startedOn) => {
    const use = findUse(found, inputs, startedOn);
    if (use === undefined)
        return Either.right([]);
    const name = (0,values_escape/* show */.WU)(inputs.branch);
    return inputs.history === 'squash'
        ? (0,problem/* failWith */.ff)(`input history: found squash for the branch ${name}, which is ${use}, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch`)
        : Either.right([
            (0,problem/* problem */.CC)(`input branch: found ${name}, which is ${use}, expected a branch for the catalog alone, since every publish adds a commit; publish to another branch, here or in a separate repository`),
        ]);
};
const stopForeign = ({ foreign }, { destination, allowRemovals }) => {
    const path = [...destination, 'api/v1'].join('/');
    return foreign && !allowRemovals
        ? (0,problem/* failWith */.ff)(`found ${path} on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it`)
        : Either.right(undefined);
};
const MAX_LISTED_FIRST = 20;
const findRemaining = ({ images }, built) => {
    const recorded = new Set(built.flatMap((image) => rollupsOf(image).map(({ version }) => (0,version_key/* versionKey */._5)(image.slug, version))));
    const versions = images.flatMap((image) => { var _a; return ((_a = image.versions) !== null && _a !== void 0 ? _a : []).map(({ version, digest = null }) => {
        const key = (0,version_key/* versionKey */._5)(image.slug, version);
        return [key, { digest, hasRecord: recorded.has(key) }];
    }); });
    return { slugs: new Set(images.map(({ slug }) => slug)), versions: new Map(versions) };
};
const ADVICE = 'if this is intended, run once with allow-removals: true; if not, correct the manifest or give the missing reports';
const removalProblems = (what, gone, of) => {
    if (2 * gone.length <= of)
        return [];
    const others = gone.slice(MAX_LISTED_FIRST);
    const rest = others.length > 0 ? `; the others are ${others.join(', ')}` : '';
    return [
        (0,problem/* problem */.CC)(`this run would remove ${gone.length} of ${of} published ${what} (${(0,plural/* joinLimited */.xw)(gone, MAX_LISTED_FIRST)}), expected at most half of them; nothing was published; ${ADVICE}${rest}`),
    ];
};
const recordsBeyond = (others, versions) => (0,group_by/* groupBy */.$z)([...versions].flatMap(([key, { hasRecord }]) => (hasRecord && !others.has(key) ? [key] : [])), (key) => (0,version_key/* parseVersionKey */.n4)(key).slug);
const guards_findReplaced = ({ versions: published }, { versions }) => {
    const added = recordsBeyond(published, versions);
    const gone = recordsBeyond(versions, published);
    return new Set([...gone].flatMap(([slug, keys]) => { var _a; var _b; return keys.length <= ((_b = (_a = added.get(slug)) === null || _a === void 0 ? void 0 : _a.length) !== null && _b !== void 0 ? _b : 0) ? keys : []; }));
};
const checkRemovals = (published, remaining) => {
    const replaced = guards_findReplaced(published, remaining);
    const records = [...published.versions].flatMap(([key, { hasRecord, digest }]) => {
        const next = remaining.versions.get(key);
        const isOther = next === undefined ? replaced.has(key) : next.digest !== digest;
        return hasRecord && !isOther ? [key] : [];
    });
    const goneImages = published.slugs.filter((slug) => !remaining.slugs.has(slug));
    const goneRecords = records.filter((key) => { var _a; return ((_a = remaining.versions.get(key)) === null || _a === void 0 ? void 0 : _a.hasRecord) !== true; });
    return [
        ...removalProblems('images', goneImages.map(values_escape/* show */.WU), published.slugs.length),
        ...removalProblems('scan records', goneRecords, records.length),
    ];
};
const stopRemovals = (published, catalog, built, { allowRemovals }, warnings) => {
    const problems = allowRemovals ? [] : checkRemovals(published, findRemaining(catalog, built));
    return problems.length > 0 ? (0,problem/* fail */.fJ)([...problems, ...warnings.map(problem/* asWarning */.PQ)]) : Either.right(undefined);
};

;// CONCATENATED MODULE: ./lib/publish/unmatched-reports.js








const underReports = (0,problem/* withTitle */.ZA)('Scanner reports');
const unmatched_reports_MAX_LISTED = 4;
const MAX_LISTED_REPORTS = 3;
const madeFor = ({ identity }) => (0,plural/* joinLimited */.xw)([...new Set([...identity.references, ...identity.digests])].map(values_escape/* show */.WU), unmatched_reports_MAX_LISTED);
const indexRepositories = ({ images, bases }) => new Map([...images, ...bases].map((item) => [(0,image_reference/* repositoryOf */._)(item.image), item]));
const otherTagFix = ({ identity }, repositories) => {
    var _a;
    for (const text of identity.references) {
        const { repository, tag } = (0,image_reference/* parseReference */.F)(text);
        const item = repositories.get(repository);
        if (item === undefined || tag === undefined)
            continue;
        const versions = ((_a = item.versions) !== null && _a !== void 0 ? _a : []).map(({ version }) => version);
        const [newest] = versions;
        return newest === undefined
            ? `the manifest states no version of ${(0,values_escape/* show */.WU)(item.slug)}; add ${(0,values_escape/* show */.WU)(tag)} to it`
            : `the manifest has ${(0,plural/* joinLimited */.xw)(versions.map(values_escape/* show */.WU), unmatched_reports_MAX_LISTED)} of ${(0,values_escape/* show */.WU)(item.slug)}; add ${(0,values_escape/* show */.WU)(tag)} to it, or scan ${(0,values_escape/* show */.WU)(newest)}`;
    }
    return undefined;
};
const OTHER_DIGEST = 'update the digest in the manifest, scan the published image, or scan a single platform by the digest of the index, with --platform';
const otherDigestFix = ({ identity: { references, pins, digests } }, repositories) => {
    var _a;
    const [item] = [...references, ...pins].flatMap((text) => { var _a; return (_a = repositories.get((0,image_reference/* repositoryOf */._)(text))) !== null && _a !== void 0 ? _a : []; });
    const versions = (_a = item === null || item === void 0 ? void 0 : item.versions) !== null && _a !== void 0 ? _a : [];
    const [newest] = versions;
    if (item === undefined || newest === undefined || digests.length === 0)
        return undefined;
    const stated = versions.flatMap(({ version, digest, digestFrom }) => digest === undefined || digestFrom === 'scan'
        ? []
        : [`${(0,values_escape/* show */.WU)(digest)} for ${item.slug}/${version}`]);
    return stated.length > 0
        ? `the manifest states ${(0,plural/* joinLimited */.xw)(stated, unmatched_reports_MAX_LISTED)}; ${OTHER_DIGEST}`
        : `the manifest states no digest of ${(0,values_escape/* show */.WU)(item.slug)}; scan ${(0,values_escape/* show */.WU)(`${item.image}:${newest.version}`)}, a single platform with --platform`;
};
const unmatchedProblem = (repositories) => (scan) => {
    var _a, _b;
    const fix = (_b = (_a = otherTagFix(scan, repositories())) !== null && _a !== void 0 ? _a : otherDigestFix(scan, repositories())) !== null && _b !== void 0 ? _b : 'add that version to the manifest, or name the file <slug>/<version>.json';
    return (0,problem/* problem */.CC)(`found a report for ${madeFor(scan) || 'an image without a name'}, expected one for a version in the manifest; ${fix}`, { file: scan.path });
};
const misnamedNotices = (misnamed) => {
    if (misnamed.length === 0)
        return [];
    const each = misnamed.map(({ scan, targets }) => {
        const keys = targets.map(({ key }) => key).join(', ');
        return `${(0,values_escape/* show */.WU)(scan.path)} was made for ${madeFor(scan)} and counts for ${keys}`;
    });
    const subject = misnamed.length === 1 ? 'a report is' : `${misnamed.length} reports are`;
    return [
        `${subject} matched only by the path, although made for another reference: ${(0,plural/* joinLimited */.xw)(each, MAX_LISTED_REPORTS)}; scan the reference in the manifest if that is not intended`,
    ];
};
const digestsIn = ({ identity }) => (0,plural/* joinLimited */.xw)([...new Set(identity.digests)].map(values_escape/* show */.WU), unmatched_reports_MAX_LISTED);
const contradictionProblems = ({ scan, contradicted }) => contradicted
    .filter(({ isFollowed }) => !isFollowed)
    .map(({ key, digest }) => (0,problem/* problem */.CC)(`found a report for ${digestsIn(scan)}, expected ${(0,values_escape/* show */.WU)(digest)}, which the manifest states for ${key}; it is not used for ${key}; ${OTHER_DIGEST}`, { file: scan.path }));
const otherBuilds = (reports) => reports.flatMap(({ scan, contradicted }) => contradicted.filter(({ isFollowed }) => isFollowed).map((target) => ({ scan, target })));
const movedProblem = ({ scan, target: { key, digest } }) => (0,problem/* problem */.CC)(`found a report of ${digestsIn(scan)}, expected one of ${(0,values_escape/* show */.WU)(digest)}, which a later scan of ${key} saw; it is not used for ${key}, because the tag moved while it was scanned: scan again`, { file: scan.path });
const lateNotices = (late) => {
    if (late.length === 0)
        return [];
    const each = late.map(({ scan, target: { key, digest } }) => `${(0,values_escape/* show */.WU)(scan.path)} is of ${digestsIn(scan)}, the published scan of ${key} is of ${(0,values_escape/* show */.WU)(digest)}`);
    const subject = late.length === 1 ? 'a report is' : `${late.length} reports are`;
    return [
        `${subject} of another build than the published scan, which is later: ${(0,plural/* joinLimited */.xw)(each, MAX_LISTED_REPORTS, (text) => text, '; ')}`,
    ];
};
const otherBuildRemarks = (reports, followed) => {
    const { left: late, right: moved } = lib_Array.partition(({ target }) => { var _a; return ((_a = followed.get(target.key)) === null || _a === void 0 ? void 0 : _a.by) !== undefined; })(otherBuilds(reports));
    return { warnings: moved.map(movedProblem), notices: lateNotices(late) };
};
const ambiguityProblem = ({ scan, rivals }) => {
    const named = (0,plural/* joinLimited */.xw)(rivals.map(({ key, digest }) => `${key} (${digest !== null && digest !== void 0 ? digest : 'no digest stated'})`), unmatched_reports_MAX_LISTED);
    const { name } = scan.identity;
    return (0,problem/* problem */.CC)(`found a report that names ${rivals.length} versions of different images or digests (${named}), expected versions of one image and one digest: ${name === null ? 'it does not say what was scanned' : `what was scanned, ${(0,values_escape/* show */.WU)(name)}, is not among them`}, so it is used for none; scan each image by its own reference, with its digest`, { file: scan.path });
};
const matchedIn = ({ byVersion, bases }) => new Set([...byVersion.values(), ...bases.values()].flat());
const checkUnmatched = (catalog, { matches, own, followed }, policy) => {
    const ownMatches = own === undefined ? new Set() : matchedIn(own);
    const { left: foreign, right: skipped } = lib_Array.partition(({ scan }) => ownMatches.has(scan))([...matches.reports]);
    const unmatchedProblems = foreign
        .filter(isUnmatched)
        .map(({ scan }) => scan)
        .map(unmatchedProblem((0,lazy/* lazy */.R)(() => indexRepositories(catalog))));
    const ambiguous = foreign.filter(({ rivals }) => rivals.length > 0).map(ambiguityProblem);
    const isUnused = ({ targets }) => targets.length === 0;
    const unused = [...foreign.filter(isUnused).flatMap(contradictionProblems), ...ambiguous];
    if (policy === 'error' && unused.length + unmatchedProblems.length > 0)
        return (0,problem/* fail */.fJ)([...unused, ...unmatchedProblems].map(underReports));
    const others = otherBuildRemarks(matches.reports, followed);
    const warnings = [
        ...foreign.flatMap(contradictionProblems),
        ...ambiguous,
        ...others.warnings,
        ...(policy === 'ignore' ? [] : unmatchedProblems),
    ];
    return Either.right({
        warnings: warnings.map(underReports),
        notices: [
            ...others.notices,
            ...skipped
                .filter(isUnused)
                .map(({ scan }) => `${(0,values_escape/* show */.WU)(scan.path)} fits only this run's own, older manifest; it is skipped`),
            ...misnamedNotices(matches.reports.filter(({ isMisnamed }) => isMisnamed)),
        ],
    });
};

;// CONCATENATED MODULE: ./lib/publish/choose-catalog.js
var choose_catalog_rest = (undefined && undefined.__rest) || function (s, e) {
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














const join = ({ manifest, inputs, scans }, chosen, published) => {
    const { catalog, followed } = withFollowed((0,apply_defaults/* applyDefaults */.h)(chosen.manifest), scans, published);
    const matches = matchReports(catalog, scans);
    const own = chosen.stale
        ? matchReports((0,manifest_catalog/* withDigests */.o2)((0,apply_defaults/* applyDefaults */.h)(manifest), followed), scans)
        : undefined;
    return (0,lib_function.pipe)(checkUnmatched(catalog, { matches, own, followed }, inputs.unmatchedReports), Either.map((unmatched) => ({ catalog, followed, matches, unmatched })));
};
const NOTHING_PUBLISHED = { versions: new Map(), bases: new Map() };
const VEX_UNUSED = 'the files of the input vex are not used, because the published manifest stays, and the published statements with it';
const chooseCatalog = (request, reading, { source, now }) => (0,steps/* steps */.C)(function* ($) {
    const { inputs } = request;
    const time = now();
    const branch = yield* $(reading);
    yield* $((0,clock/* stopBehindTip */._j)(time, branch.tip, inputs.branch));
    const warnings = yield* $(protectSourceBranch(branch, inputs, request.startedOn));
    yield* $(stopForeign(branch, inputs));
    const manifestChoice = yield* $(TaskEither.fromTask(chooseManifest(request, branch.previous.state, (own, published) => source.relation(inputs.manifest, own, published), (0,instant/* toDate */.ay)((0,clock/* timeWith */.It)(time, branch.tip)))));
    const notices = manifestChoice.stale && request.vex !== undefined ? [VEX_UNUSED] : [];
    const _a = yield* $(join(request, manifestChoice, inputs.carryForward ? branch.previous : NOTHING_PUBLISHED)), { unmatched } = _a, matched = choose_catalog_rest(_a, ["unmatched"]);
    const remarks = (0,problem/* joinRemarks */.cM)({ warnings }, manifestChoice, { notices }, unmatched, branch);
    return Object.assign(Object.assign({ branch, manifestChoice }, matched), { remarks });
});

// EXTERNAL MODULE: ./lib/read/inputs/patterns.js
var inputs_patterns = __webpack_require__(320);
;// CONCATENATED MODULE: ./lib/publish/choose-vex.js





const STAYS = { vex: undefined, withdrawn: [] };
const chooseVex = (own, lines, published) => {
    if (own === undefined)
        return Either.right(STAYS);
    const { documents, missing } = own;
    if (missing === undefined)
        return Either.right(Object.assign(Object.assign({}, STAYS), { vex: documents }));
    const patterns = (0,inputs_patterns/* includePatterns */.me)(lines);
    if (keysOf(published, vex_documents/* IMAGE_VEX */.k8).length > 0)
        return Either.right(Object.assign(Object.assign({}, STAYS), { vex: documents, withdrawn: patterns }));
    if (published.files.has(vex_documents/* VEX_INDEX */.Bx.path))
        return Either.right(STAYS);
    return patterns.every(inputs_patterns/* hasWildcard */.rl)
        ? Either.right(STAYS)
        : (0,problem/* fail */.fJ)(missing.map((0,problem/* withTitle */.ZA)('VEX statements')));
};

;// CONCATENATED MODULE: ./lib/publish/edited.js
var edited_rest = (undefined && undefined.__rest) || function (s, e) {
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


















const readIntegrity = ({ contents }) => {
    const bytes = contents.get(contract_integrity/* INTEGRITY */.ui.path);
    const read = bytes && parseDocument(contract_integrity/* INTEGRITY */.ui.codec, bytes);
    return read && Either.isRight(read) ? read.right : undefined;
};
const topFiles = ({ files }) => [...filesIn(files).keys()].filter((path) => path !== STATE.path);
const edited_digestsOf = ({ contents, files }) => new Map(topFiles({ files }).map((path) => { var _a; return [path, digestFile([(_a = contents.get(path)) !== null && _a !== void 0 ? _a : Buffer.alloc(0)])]; }));
const differing = (a, b) => [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key));
const findFiles = ({ previous }, { files }) => {
    const found = [...edited_digestsOf(previous)].map(([path, { sha256 }]) => [path, sha256]);
    const stated = new Map(files.map(({ path, sha256 }) => [path, sha256]));
    return differing(new Map(found.filter(([path]) => path !== contract_integrity/* INTEGRITY */.ui.path)), stated);
};
const filesBelow = (folder, files) => new Map([...files].filter(([path]) => path.startsWith(`${folder}/`)));
const idOfFolder = (folder, files) => files.size === 0
    ? undefined
    : folderId([...files].map(([path, id]) => [path.slice(folder.length + 1), id]));
const findLost = ({ files, versions, digests, read }) => { var _a; var _b; return [
    ...[...versions].flatMap(([key, { state, hasRecord }]) => hasCounts(state) || hasRecord
        ? [VERSION_SECURITY.file(key), FINDINGS.file((0,version_key/* parseVersionKey */.n4)(key).slug)]
        : []),
    ...[...digests.keys()].map(RELEASES.file),
    ...((_b = (_a = read(CHANGES, '')) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : []).map(({ date }) => DAY.file(date)),
].filter((path) => !files.has(path)); };
const findInFolder = (folder, stated, { tip, rendered, contradictions, wrong, previous }) => {
    const next = filesBelow(folder, rendered);
    const { added, modified, removed } = (0,file_changes/* diffFiles */.p)(filesBelow(folder, tip.files), next);
    if (idOfFolder(folder, next) === stated && added.size + modified.size + removed.length > 0)
        return [...added.keys(), ...modified.keys(), ...removed];
    const doubted = [
        ...contradictions.flatMap(({ files }) => files),
        ...wrong,
        ...findLost(previous),
    ].filter((path) => path.startsWith(`${folder}/`));
    return doubted.length > 0 ? doubted : [`${folder}/`];
};
const findFolders = (found, { folders }) => {
    const stated = new Map(folders.map(({ path, tree }) => [path, tree]));
    return differing(filesIn(found.tip.folders), stated).flatMap((folder) => findInFolder(folder, stated.get(folder), found));
};
const isOnlyIntegrity = ({ previous }) => {
    const { files, state } = previous;
    const file = integrityFile(files, edited_digestsOf(previous));
    const { path } = file;
    const id = (0,objects/* fileId */.qp)(file);
    return id !== files.get(path) && idOfTree(new Map([...files, [path, id]])) === (state === null || state === void 0 ? void 0 : state.tree);
};
const findEdited = (found) => {
    var _a;
    const { tip, previous, integrity } = found;
    const isOwn = isSealed((_a = previous.contents.get(STATE.path)) !== null && _a !== void 0 ? _a : Buffer.alloc(0));
    const state = isOwn ? [] : [STATE.path];
    if (isOnlyIntegrity(found))
        return [...state, contract_integrity/* INTEGRITY */.ui.path];
    const others = integrity === undefined
        ? [contract_integrity/* INTEGRITY */.ui.path]
        : [...findFiles(found, integrity), ...findFolders(found, integrity)];
    const named = [...state, ...tip.irregular, ...others];
    const isOther = previous.state !== undefined && previous.state.tree !== idOfTree(tip.files);
    return named.length === 0 && isOther ? [contract_integrity/* INTEGRITY */.ui.path] : named;
};
const edited_MAX_NAMED = 3;
const editedWarnings = ({ tip, previous, foreign }, _a) => {
    var { warnings } = _a, outcome = edited_rest(_a, ["warnings"]);
    if (previous.isAsPublished || foreign || tip === undefined || tip.files.size === 0)
        return [];
    const integrity = readIntegrity(previous);
    const files = warnings.flatMap(({ location }) => { var _a; return (_a = location === null || location === void 0 ? void 0 : location.file) !== null && _a !== void 0 ? _a : []; });
    const wrong = files.map((file) => file.replace(/^api\/v1\//, ''));
    const edited = findEdited(Object.assign(Object.assign({ tip, previous, integrity }, outcome), { wrong }));
    if (edited.length === 0)
        return [];
    return [
        (0,problem/* problem */.CC)(`api/v1 was edited after it was published (${(0,plural/* joinLimited */.xw)((0,compare/* sortUnique */._l)(edited), edited_MAX_NAMED, values_escape/* show */.WU)}); everything that can be computed is computed again`),
    ];
};

;// CONCATENATED MODULE: ./lib/publish/loading.js

const loading = ({ load }, needing) => (0,steps/* steps */.C)(function* ($) {
    let step = needing.next();
    while (!step.done) {
        yield* $(load(step.value));
        step = needing.next();
    }
    return step.value;
});

// EXTERNAL MODULE: ./lib/domain/git-objects/limits.js
var limits = __webpack_require__(9487);
;// CONCATENATED MODULE: ./lib/publish/check-size.js





const check_size_MAX_NAMED = 3;
const sizeOf = ({ findings, suppressions }) => findings.length + suppressions.length;
const largestReports = ({ byVersion }) => [...byVersion]
    .flatMap(([key, scans]) => scans.map((scan) => ({ key, scan })))
    .sort((a, b) => sizeOf(b.scan) - sizeOf(a.scan))
    .map(({ key, scan }) => `${(0,values_escape/* show */.WU)(scan.path)} of ${key}`);
const checkSize = (files, matches) => {
    const excess = (0,limits/* findExcess */.Lb)(files);
    if (excess === undefined)
        return Either.right(undefined);
    const reports = largestReports(matches);
    const advice = reports.length > 0
        ? `the largest reports of this run are ${(0,plural/* joinLimited */.xw)(reports, check_size_MAX_NAMED)}: check what wrote them`
        : 'publish fewer images and versions';
    return (0,problem/* failWith */.ff)(`this run would publish more than ${(0,limits/* describeLimit */.XW)(excess)}, expected less, because no later run could read the branch; nothing was published; ${advice}`, { file: 'api/v1' });
};

;// CONCATENATED MODULE: ./lib/publish/landing.js
const encodeSegment = (segment) => encodeURIComponent(segment).replaceAll("'", '%27');
const landingPage = (below) => {
    const address = [...below.map(encodeSegment), 'api/v1/'].join('/');
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Catalog</title>
</head>
<body>
<main>
<h1>Catalog</h1>
<p><a href="${address}">Open the catalog</a></p>
</main>
</body>
</html>
`;
};

;// CONCATENATED MODULE: ./lib/publish/files-above.js



const filesAbove = (tip, { destination, landing, explorer }) => {
    var _a;
    const beside = (_a = tip === null || tip === void 0 ? void 0 : tip.beside) !== null && _a !== void 0 ? _a : new Map();
    const added = new Map();
    const removed = [];
    for (const depth of new Set([0, destination.length])) {
        const folder = destination.slice(0, depth);
        const nojekyll = (0,previous_snapshot/* fileIn */.Ed)(folder, previous_snapshot/* NOJEKYLL */.F1);
        if (!beside.has(nojekyll) && !beside.has((0,previous_snapshot/* fileIn */.Ed)(folder, previous_snapshot/* JEKYLL_CONFIG */.l$)))
            added.set(nojekyll, Buffer.alloc(0));
        const page = Buffer.from(landingPage(destination.slice(depth)));
        const index = (0,previous_snapshot/* fileIn */.Ed)(folder, previous_snapshot/* INDEX_PAGE */.DC);
        const isWanted = landing && explorer;
        if (isWanted && !beside.has(index) && !beside.has(previous_snapshot/* JEKYLL_CONFIG */.l$))
            added.set(index, page);
        if (!isWanted && beside.get(index) === (0,objects/* blobId */.zA)([page]))
            removed.push(index);
    }
    return { added, removed };
};

;// CONCATENATED MODULE: ./lib/publish/next-content.js







const IRREGULAR = 'irregular';
const next_content_filesOf = ({ files, irregular }) => irregular.length === 0
    ? files
    : new Map([...files, ...irregular.map((path) => [path, IRREGULAR])]);
const areOnlyOf = ({ added, modified, removed }, destination, paths) => {
    const folder = (0,contract_paths/* apiPath */.S)(destination).join('/');
    const expected = new Set(paths.map((path) => `${folder}/${path}`));
    return [...added.keys(), ...modified.keys(), ...removed].every((path) => expected.has(path));
};
const ownedChanges = (tip, destination, rendered, above) => {
    const folder = (0,contract_paths/* apiPath */.S)(destination).join('/');
    const fromRoot = (path) => `${folder}/${path}`;
    const allFromRoot = (files) => [...files].map(([path, id]) => [fromRoot(path), id]);
    const { added, modified, removed } = (0,file_changes/* diffFiles */.p)(tip ? next_content_filesOf(tip) : new Map(), rendered);
    const ids = [...above.added].map(([path, content]) => [path, (0,objects/* blobId */.zA)([content])]);
    return {
        added: new Map([...allFromRoot(added), ...ids]),
        modified: new Map(allFromRoot(modified)),
        removed: [...removed.map(fromRoot), ...above.removed],
    };
};
const describe = (tree, { manifestChoice }, { history, address }) => (0,steps/* steps */.C)(function* ($) {
    yield* $(tree.write(history));
    const integrity = integrityFile(tree.files, tree.digests);
    yield* $(tree.write(integrity));
    yield* $(tree.write(stateFile(manifestChoice, address, tree.files)));
    return digestFile([Buffer.from(integrity.content)]).sha256;
});
const finishTree = (tree, chosen, inputs, derived) => (0,steps/* steps */.C)(function* ($) {
    const { previous, tip } = chosen.branch;
    const above = filesAbove(tip, inputs);
    const alongside = above.added;
    const changed = () => ownedChanges(tip, inputs.destination, tree.files, above);
    DESCRIBING.forEach(tree.keep);
    if (previous.isAsPublished && areOnlyOf(changed(), inputs.destination, derived.dated)) {
        derived.dated.forEach(tree.keep);
        return { changes: changed(), alongside, integrity: undefined };
    }
    const integrity = yield* $(describe(tree, chosen, derived));
    yield* $(checkSize(tree.files.keys(), chosen.matches));
    return { changes: changed(), alongside, integrity };
});

;// CONCATENATED MODULE: ./lib/derive/render/name-page.js


const TITLE = '<title>Catalog</title>';
const meta = (key, name, content) => `\n<meta ${key}="${name}" content="${escapeXml(content)}">`;
const namePage = (page, { name, site }) => {
    const title = catalogTitle({ name });
    const description = `Container images of ${name}: versions, vulnerabilities and fixes`;
    const head = [
        `<title>${escapeXml(title)}</title>`,
        meta('name', 'description', description),
        meta('property', 'og:title', title),
        meta('property', 'og:description', description),
        meta('property', 'og:type', 'website'),
        ...(site === undefined ? [] : [meta('property', 'og:url', apiAddress(site))]),
    ];
    return page.replace(TITLE, () => head.join(''));
};

;// CONCATENATED MODULE: ./lib/publish/read-assets.js



const readAssets = (assets, explorer, { feedHead }) => (0,steps/* steps */.C)(function* ($) {
    const openApi = { path: 'openapi.json', content: yield* $(assets.openApi) };
    if (!explorer)
        return [openApi];
    return [openApi, { path: PAGE, content: namePage(yield* $(assets.explorer), feedHead) }];
});

// EXTERNAL MODULE: ./lib/domain/site.js
var domain_site = __webpack_require__(8566);
;// CONCATENATED MODULE: ./lib/publish/site.js




const toSite = ({ inputs, server }, { project, registry, site }, { cname }) => {
    var _a;
    const { repository, branch, destination } = inputs;
    const below = (root) => root && [root, ...destination.map(encodeURIComponent)].join('/');
    return {
        feedHead: {
            name: (0,values_escape/* printable */.g$)((_a = project.name) !== null && _a !== void 0 ? _a : registry),
            site: below((0,domain_site/* siteOf */.zU)({ site, cname, server, repository })),
            namespace: `${server}/${repository}#${branch}:${destination.join('/')}`,
        },
        statedSite: below((0,domain_site/* statedSite */.lg)({ site, cname })),
    };
};
const feedUrlOf = ({ site }, rendered) => rendered.has(ATOM_FEED.path) ? addressIn(site, ATOM_FEED.path) : undefined;

;// CONCATENATED MODULE: ./lib/publish/tree-writer.js







const MiB = 1024 * 1024;
const READ_TOGETHER = 256;
const WARNING_THRESHOLD_BYTES = file/* MAX_FILE_BYTES */.gZ / 2;
const remedyFor = (path) => /(^|\/)vex(\/|\.json$)/.test(path)
    ? 'state less with the input vex'
    : 'publish fewer versions of this image';
const sizeProblem = (path, size) => inDocument(path, `the rendered file has ${Math.ceil(size / MiB)} MiB, GitHub takes at most ${file/* MAX_FILE_BYTES */.gZ / MiB} MiB; ${remedyFor(path)}`);
const tree_writer_tooLarge = (path) => inDocument(path, `found a published document of more than ${file/* MAX_FILE_BYTES */.gZ / MiB} MiB, expected a smaller one; nothing was published; remove it from the branch, or leave the input output out`);
const createTreeWriter = ({ git, published, output, commits, }) => {
    const files = new Map();
    const digests = new Map();
    const written = new Set();
    const sizeWarnings = [];
    const store = (path, id, pieces) => (0,steps/* steps */.C)(function* ($) {
        const former = published.get(path);
        if (commits && former !== id)
            yield* $(git.writeBlob(id, pieces, former));
        if (output)
            yield* $(output.write(path, pieces));
    });
    const copy = (to, kept) => (0,steps/* steps */.C)(function* ($) {
        var _a;
        const contents = yield* $(git.readBlobs(kept.map(([, id]) => id)));
        for (const [path, id] of kept) {
            const bytes = (_a = contents.get(id)) !== null && _a !== void 0 ? _a : Buffer.alloc(0);
            if ((0,file/* isTooLarge */.I9)(bytes))
                yield* $((0,problem/* fail */.fJ)([tree_writer_tooLarge(path)]));
            yield* $(to.write(path, [bytes]));
        }
    });
    return {
        files,
        digests,
        sizeWarnings,
        write: ({ path, content }) => (0,steps/* steps */.C)(function* ($) {
            const pieces = (0,file/* chunksOf */.U_)(content);
            const id = (0,objects/* blobId */.zA)(pieces);
            const size = (0,file/* byteLength */.dp)(pieces);
            files.set(path, id);
            written.add(path);
            if (!path.includes('/'))
                digests.set(path, digestFile(pieces));
            if (size > WARNING_THRESHOLD_BYTES)
                sizeWarnings.push(sizeProblem(path, size));
            if (size > file/* MAX_FILE_BYTES */.gZ)
                yield* $((0,problem/* fail */.fJ)([sizeProblem(path, size)]));
            yield* $(store(path, id, pieces));
        }),
        keep: (path) => {
            const id = published.get(path);
            if (id === undefined)
                return;
            files.set(path, id);
            written.delete(path);
        },
        copyKept: () => (0,steps/* steps */.C)(function* ($) {
            if (output === undefined)
                return;
            const kept = [...files].filter(([path]) => !written.has(path));
            for (const some of ReadonlyArray.chunksOf(READ_TOGETHER)(kept))
                yield* $(copy(output, some));
        }),
    };
};
const writeAll = (tree, files) => (0,steps/* steps */.C)(function* ($) {
    for (const file of files) {
        if ('isKept' in file)
            tree.keep(file.path);
        else
            yield* $(tree.write(file));
    }
});

;// CONCATENATED MODULE: ./lib/publish/plan.js
var plan_rest = (undefined && undefined.__rest) || function (s, e) {
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















const toBuild = ({ inputs, server, exploitation, updates }, { branch, manifestChoice, catalog, followed, matches }, { vex, withdrawn }) => (Object.assign(Object.assign({ catalog,
    followed,
    matches, previous: branch.previous, exploitation, carryForward: inputs.carryForward, updates: updates !== null && updates !== void 0 ? updates : branch.previous.updates, isUpdated: updates !== undefined, catalogDate: manifestChoice.source.committed }, toSite({ inputs, server }, catalog, branch)), { vex,
    withdrawn, isJekyll: branch.isJekyll }));
const planPublish = (request, reading, _a, output) => {
    var { assets: shipped, git } = _a, needed = plan_rest(_a, ["assets", "git"]);
    return (0,steps/* steps */.C)(function* ($) {
        const { inputs } = request;
        const chosen = yield* $(chooseCatalog(request, reading, needed));
        const { branch, manifestChoice, catalog, matches } = chosen;
        const { previous } = branch;
        const { stale } = manifestChoice;
        const own = stale ? undefined : request.vex;
        const build = toBuild(request, chosen, yield* $(chooseVex(own, inputs.vex, previous)));
        const assets = yield* $(readAssets(shipped, inputs.explorer, build));
        const _a = yield* $(loading(branch, next(Object.assign(Object.assign({}, build), { assets })))), { decided, derived, history, flaws } = _a, made = plan_rest(_a, ["decided", "derived", "history", "flaws"]);
        const remarks = (0,problem/* joinRemarks */.cM)(chosen.remarks, { warnings: flaws }, made.remarks);
        yield* $(stopRemovals(previous, catalog, decided.images, inputs, remarks.warnings));
        const published = previous.files;
        const tree = createTreeWriter({ git, output, published, commits: !inputs.dryRun });
        yield* $(writeAll(tree, derived.files()));
        const content = yield* $(finishTree(tree, chosen, inputs, Object.assign(Object.assign({}, derived), { history })));
        yield* $(tree.copyKept());
        const edited = editedWarnings(branch, {
            rendered: tree.files,
            contradictions: contradictionsOf(decided.images),
            warnings: [...flaws, ...derived.remarks.warnings],
        });
        const facts = Object.assign(Object.assign({}, derived.catalog), { isSourceStale: stale });
        const { gateFailures, warnings } = yield* $(checkGates(inputs.failOn, branch, facts));
        return Object.assign(Object.assign(Object.assign({ branch,
            catalog,
            matches, decided: derived.catalog, catalogChanges: findCatalogChanges({ branch, catalog, decided: derived.catalog }), manifestChoice,
            gateFailures }, content), { integrity: inputs.dryRun ? undefined : content.integrity, feedUrl: feedUrlOf(build.feedHead, tree.files) }), (0,problem/* joinRemarks */.cM)(remarks, { warnings: [...warnings, ...tree.sizeWarnings, ...edited] }));
    });
};

// EXTERNAL MODULE: ./lib/previous/git-failure.js
var git_failure = __webpack_require__(2563);
// EXTERNAL MODULE: ./lib/domain/task/retry.js
var retry = __webpack_require__(2001);
;// CONCATENATED MODULE: ./lib/publish/retry.js


const MIN_ATTEMPTS = 10;
const MIN_ELAPSED_MS = 5 * 60000;
const MAX_LOST_RESPONSES = retry/* BACKOFF_MS */.o.length;
const FIRST_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = 60000;
const shouldRetry = (attempts, elapsedMs) => attempts < MIN_ATTEMPTS || elapsedMs < MIN_ELAPSED_MS;
const jitter = (delayMs, random) => Math.round(delayMs * (0.5 + random));
const backoff = (attempts, random) => jitter(Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1)), random);
const backoffAfterLostResponse = (lostBefore, random) => { var _a; return jitter((_a = retry/* BACKOFF_MS */.o[Math.min(lostBefore, retry/* BACKOFF_MS */.o.length - 1)]) !== null && _a !== void 0 ? _a : 0, random); };
const FIRST_ATTEMPT = {
    count: 1,
    lostResponses: 0,
    refusedOn: undefined,
    commits: [],
    mayLand: false,
};
const pauseAfter = (kind, { count, lostResponses }, random) => kind === 'lost' ? backoffAfterLostResponse(lostResponses, random) : backoff(count, random);
const whyAgain = ({ kind, isStill }) => {
    if (kind === 'lost')
        return 'the response to the push was lost';
    if (!isStill)
        return 'the branch moved meanwhile';
    return kind === 'moved'
        ? 'the push was rejected although the branch has not moved'
        : 'the server does not have what the branch names';
};
const tooMany = (attempts) => (0,problem/* problem */.CC)(`the branch moved during each of ${attempts} attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again`);
const decideNext = (failed, attempts, elapsedMs) => {
    const { kind, on, isStill, isFinal, problem: reason } = failed;
    const why = whyAgain(failed);
    const next = Object.assign(Object.assign({}, attempts), { count: attempts.count + 1 });
    if (isFinal)
        return { kind: 'stop', problem: reason };
    if (kind === 'lost') {
        const lostResponses = attempts.lostResponses + 1;
        return lostResponses < MAX_LOST_RESPONSES
            ? { kind: 'retry', attempts: Object.assign(Object.assign({}, next), { lostResponses }), why }
            : { kind: 'stop', problem: reason };
    }
    if (isStill && attempts.refusedOn === on)
        return { kind: 'stop', problem: reason };
    if (!isStill && !shouldRetry(attempts.count, elapsedMs))
        return { kind: 'stop', problem: tooMany(attempts.count) };
    return { kind: 'retry', attempts: Object.assign(Object.assign({}, next), { refusedOn: isStill ? on : undefined }), why };
};

;// CONCATENATED MODULE: ./lib/publish/push.js








const unknowable = (branch, { gitSaid }) => (Object.assign(Object.assign({}, (0,problem/* problem */.CC)(`the response to the push was lost, and ${(0,values_escape/* show */.WU)(branch)} cannot be read: it may or may not have been published; run again, which does no harm`)), (gitSaid === undefined ? {} : { gitSaid })));
const undecided = (branch, failure) => (0,git_failure/* failureProblem */.G)(`the push to ${(0,values_escape/* show */.WU)(branch)} ended without an answer, and the branch does not have its commit so far: it may or may not have been published`, failure);
const look = (git, inputs, on, commits) => (0,steps/* steps */.C)(function* ($) {
    const found = yield* $((0,previous_snapshot/* readSnapshot */.RA)(git, inputs));
    if (found === undefined || found.commit === on)
        return { found, own: undefined };
    const own = commits.includes(found.commit)
        ? found.commit
        : yield* $(git.findOwn(inputs.branch, commits));
    return { found, own };
});
const isKnown = ({ kind, isUnsent }, { mayLand }) => (kind === 'refused' || isUnsent) && !mayLand;
const kindOf = ({ kind }) => (kind === 'moved' ? kind : 'lost');
const failedPush = (answer, { branch, on: tip }, { found }, before) => {
    var _a;
    const { commit, failure, isFinal } = answer;
    const isStill = (found === null || found === void 0 ? void 0 : found.commit) === (tip === null || tip === void 0 ? void 0 : tip.commit);
    const mayLand = isStill && !isKnown(answer, before) && (answer.kind !== 'moved' || before.mayLand);
    return {
        kind: kindOf(answer),
        on: (_a = tip === null || tip === void 0 ? void 0 : tip.commit) !== null && _a !== void 0 ? _a : '',
        isStill,
        isFinal,
        commit,
        found,
        mayLand,
        problem: mayLand ? undecided(branch, failure) : (0,git_failure/* notPublished */.W)(branch, failure),
    };
};
const push = ({ git, sleep, random }, inputs, change, before) => (0,steps/* steps */.C)(function* ($) {
    var _a;
    const answer = yield* $(git.push(change));
    if (answer.kind === 'landed')
        return answer;
    const { kind, commit, failure } = answer;
    const refused = (0,git_failure/* notPublished */.W)(change.branch, failure);
    const known = isKnown(answer, before);
    if (known && kind === 'refused')
        return yield* $((0,problem/* fail */.fJ)([refused]));
    if (!known || kind === 'moved')
        yield* $(TaskEither.fromTask(() => sleep(pauseAfter(kindOf(answer), before, random()))));
    const seen = yield* $((0,lib_function.pipe)(look(git, inputs, (_a = change.on) === null || _a === void 0 ? void 0 : _a.commit, [commit, ...before.commits]), TaskEither.mapLeft(() => [known ? refused : unknowable(change.branch, failure)])));
    return seen.own === undefined
        ? failedPush(answer, change, seen, before)
        : { kind: 'landed', commit: seen.own };
});

;// CONCATENATED MODULE: ./lib/publish/attempt.js










const formatMessage = ({ inputs, source: own }, plan) => {
    const { manifestChoice } = plan;
    const { source, stale: isStale } = manifestChoice;
    const headline = newsLine(plan);
    const facts = { headline, own, source, isStale };
    return commitMessage(inputs.commitMessage, facts);
};
const toChange = (request, plan, time) => {
    const { branch, history, author } = request.inputs;
    return {
        branch,
        history,
        author,
        time,
        message: formatMessage(request, plan),
        on: plan.branch.tip,
        changes: plan.changes,
    };
};
const pushPlan = (request, plan, capabilities, before) => (0,steps/* steps */.C)(function* ($) {
    var _a;
    const { git, now, onPublished } = capabilities;
    if (request.inputs.dryRun || (0,file_changes/* countChanges */.x)(plan.changes) === 0) {
        const tip = (_a = plan.branch.tip) === null || _a === void 0 ? void 0 : _a.commit;
        return { plan, tip, pushed: { kind: 'nothing to push' }, failures: [] };
    }
    for (const content of plan.alongside.values())
        yield* $(git.writeBlob((0,objects/* blobId */.zA)([content]), [content]));
    const change = toChange(request, plan, Math.floor(now() / 1000));
    const pushed = yield* $(push(capabilities, request.inputs, change, before));
    if (pushed.kind === 'landed')
        onPublished();
    const tip = pushed.kind === 'landed' ? pushed.commit : undefined;
    return { plan, tip, pushed, failures: [] };
});
const failedPushOf = ({ pushed }) => pushed.kind === 'landed' || pushed.kind === 'nothing to push' ? undefined : pushed;
const finishOutput = (output, attempting) => (0,steps/* steps */.C)(function* ($) {
    let isFinal = false;
    try {
        const attempt = yield* $(attempting);
        isFinal = failedPushOf(attempt) === undefined;
        if (!isFinal)
            return attempt;
        const finished = yield* $(TaskEither.fromTask(output.finish()));
        const reason = 'the folder of output was not written';
        return Either.isLeft(finished)
            ? Object.assign(Object.assign({}, attempt), { failures: finished.left.map((each) => (Object.assign(Object.assign({}, each), { reason }))) }) : attempt;
    }
    finally {
        if (!isFinal)
            yield* $(output.discard());
    }
});
const attemptPublish = (request, reading, capabilities, before) => (0,steps/* steps */.C)(function* ($) {
    const folder = request.inputs.output;
    const output = folder === '' ? undefined : yield* $(capabilities.outputs.open(folder));
    const attempting = (0,lib_function.pipe)(planPublish(request, reading, capabilities, output), TaskEither.chain((plan) => pushPlan(request, plan, capabilities, before)));
    return yield* $(output === undefined ? attempting : finishOutput(output, attempting));
});

;// CONCATENATED MODULE: ./lib/publish/read-branch.js






const NO_FILES = {
    commit: '',
    committed: null,
    isDefault: false,
    files: new Map(),
    irregular: [],
    folders: new Map(),
    beside: new Map(),
};
const MAX_CNAME_BYTES = 1024;
const NO_CNAME = { cname: undefined, warnings: [] };
const readCname = (git, { beside }) => (0,steps/* steps */.C)(function* ($) {
    var _a;
    const id = beside.get(previous_snapshot/* CNAME */.Lz);
    if (id === undefined)
        return NO_CNAME;
    const bytes = (_a = (yield* $(git.readBlobs([id]))).get(id)) !== null && _a !== void 0 ? _a : Buffer.alloc(0);
    if (bytes.length <= MAX_CNAME_BYTES)
        return { cname: bytes.toString('utf8').trim() || undefined, warnings: [] };
    const message = `the file is not used: found more than ${MAX_CNAME_BYTES} bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it`;
    return { cname: undefined, warnings: [(0,problem/* problem */.CC)(message, { file: 'CNAME' })] };
});
const load = (git, files, contents) => (wanted) => (0,steps/* steps */.C)(function* ($) {
    var _a;
    const missing = [...new Set(wanted)].flatMap((file) => {
        const id = files.get(file);
        return id === undefined || contents.has(file) ? [] : [{ file, id }];
    });
    const found = yield* $(git.readBlobs(missing.map(({ id }) => id)));
    for (const { file, id } of missing)
        contents.set(file, (_a = found.get(id)) !== null && _a !== void 0 ? _a : Buffer.alloc(0));
});
const readTip = (git, tip, query) => (0,steps/* steps */.C)(function* ($) {
    const { files, irregular, beside } = tip;
    const contents = new Map();
    const loadMore = load(git, files, contents);
    const wanted = [...new Set([STATE.path, ...query.wanted(files)])];
    const ids = query.output === '' ? wanted.flatMap((file) => { var _a; return (_a = files.get(file)) !== null && _a !== void 0 ? _a : []; }) : files.values();
    yield* $(git.fetchBlobs([...ids, ...[beside.get(previous_snapshot/* CNAME */.Lz)].flatMap((id) => id !== null && id !== void 0 ? id : [])]));
    yield* $(loadMore(wanted.filter(isReadFirst)));
    const isEmpty = files.size + irregular.length === 0;
    return Object.assign(Object.assign({ tip, previous: readPrevious(tip, contents, query.latest), foreign: !isEmpty && !(0,own_state/* isOwnState */.q)(contents.get(STATE.path)), isJekyll: [[], query.destination].some((folder) => beside.has((0,previous_snapshot/* fileIn */.Ed)(folder, previous_snapshot/* JEKYLL_CONFIG */.l$))) }, (yield* $(readCname(git, tip)))), { load: loadMore });
});
const readBranch = (git, query, snapshot = (0,previous_snapshot/* readSnapshot */.RA)(git, query)) => (0,steps/* steps */.C)(function* ($) {
    const tip = yield* $(snapshot);
    const found = yield* $(readTip(git, tip !== null && tip !== void 0 ? tip : NO_FILES, query));
    return Object.assign(Object.assign({}, found), { tip });
});

;// CONCATENATED MODULE: ./lib/publish/publish.js
var publish_rest = (undefined && undefined.__rest) || function (s, e) {
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











const openReader = (request, { git, now }) => {
    const wanted = wantedDocuments(request);
    return (tip) => {
        const latest = (0,instant/* latestDate */.Kt)((0,clock/* timeWith */.It)(now(), tip));
        return readBranch(git, Object.assign(Object.assign({}, request.inputs), { wanted, latest }), TaskEither.right(tip));
    };
};
const afterGone = ({ inputs }, tip, problem, attempts, { git, sleep, random }) => (0,steps/* steps */.C)(function* ($) {
    var _a;
    yield* $(TaskEither.fromTask(() => sleep(pauseAfter('gone', attempts, random()))));
    const found = yield* $((0,previous_snapshot/* readSnapshot */.RA)(git, inputs));
    const isStill = (found === null || found === void 0 ? void 0 : found.commit) === (tip === null || tip === void 0 ? void 0 : tip.commit);
    return { kind: 'gone', on: (_a = tip === null || tip === void 0 ? void 0 : tip.commit) !== null && _a !== void 0 ? _a : '', isStill, isFinal: false, problem, found };
});
const failureOf = (result, request, tip, attempts, capabilities) => {
    if (Either.isLeft(result))
        return capabilities.git.isGone()
            ? afterGone(request, tip, result.left[0], attempts, capabilities)
            : TaskEither.right(undefined);
    return TaskEither.right(failedPushOf(result.right));
};
const publish = (request, first, capabilities) => (0,steps/* steps */.C)(function* ($) {
    const { now, log } = capabilities;
    const start = now();
    const readAt = openReader(request, capabilities);
    let attempts = FIRST_ATTEMPT;
    let tip = yield* $(first);
    for (;;) {
        const attempt = attemptPublish(request, readAt(tip), capabilities, attempts);
        const result = yield* $(TaskEither.fromTask(attempt));
        const failed = yield* $(failureOf(result, request, tip, attempts, capabilities));
        if (failed === undefined) {
            const _a = yield* $(result), { pushed: _ } = _a, publication = publish_rest(_a, ["pushed"]);
            return publication;
        }
        const next = decideNext(failed, attempts, now() - start);
        if (next.kind === 'stop')
            return yield* $((0,problem/* fail */.fJ)([next.problem]));
        log.info(`${next.why}; retrying on its tip (attempt ${next.attempts.count})`);
        const { commit, mayLand = attempts.mayLand && failed.isStill } = failed;
        const commits = commit === undefined ? attempts.commits : [...attempts.commits, commit];
        attempts = Object.assign(Object.assign({}, next.attempts), { commits, mayLand });
        tip = failed.found;
    }
});

// EXTERNAL MODULE: ./lib/publish/site-check/rounds.js
var rounds = __webpack_require__(3554);
;// CONCATENATED MODULE: ./lib/tell/outputs.js



const MAX_REBUILDS = 256;
const toMatrixEntry = (each) => {
    const { slug, version, image, digest, counts, fixes, base, cured } = each;
    return Object.assign(Object.assign({ slug,
        version,
        image,
        digest, fixable: counts.fixable, system: fixes.system }, (base === undefined ? {} : { base })), (typeof cured === 'number' ? { cured } : {}));
};
const collectOutputs = ({ plan: { changes, manifestChoice, decided, feedUrl, integrity }, tip }, address, { live, after }) => {
    const { totals, freshness, rebuilds, facts, exploited, newlyExploited } = decided;
    const countFacts = (change) => String(ofChange(facts, change).length);
    return [
        ['changed', String((0,file_changes/* countChanges */.x)(changes) > 0)],
        ['commit', tip !== null && tip !== void 0 ? tip : ''],
        ['api-url', address],
        ['files-added', String(changes.added.size)],
        ['files-modified', String(changes.modified.size)],
        ['files-removed', String(changes.removed.length)],
        ['images', String(totals.images)],
        ['charts', String(totals.charts)],
        ['scanned-images', String(totals.scannedImages)],
        ['unscanned', String(totals.unscanned)],
        ['withheld', String(totals.withheld)],
        ['partial', String(totals.partial)],
        ['cves', hasRecords(totals) ? String(totals.findings) : ''],
        ['fixable', hasRecords(totals) ? String(totals.fixable) : ''],
        ['stale', freshness.recorded > 0 ? String(freshness.stale.length) : ''],
        ['opened', countFacts('opened')],
        ['closed', countFacts('closed')],
        ['exploited', exploited === null ? '' : String(exploited)],
        ['newly-exploited', String(newlyExploited.length)],
        ['integrity', integrity === undefined ? '' : `sha256:${integrity}`],
        ['feed-url', feedUrl !== null && feedUrl !== void 0 ? feedUrl : ''],
        ['live', live === undefined ? '' : String(live)],
        ['live-after', after === undefined ? '' : String(after)],
        ['stale-source', String(manifestChoice.stale)],
        ['needs-rebuild', JSON.stringify(rebuilds.slice(0, MAX_REBUILDS).map(toMatrixEntry))],
    ];
};
const outputNotices = ({ plan }) => {
    const more = plan.decided.rebuilds.length - MAX_REBUILDS;
    return more > 0
        ? [`needs-rebuild names the ${MAX_REBUILDS} worst versions; ${more} more have fixable findings`]
        : [];
};

;// CONCATENATED MODULE: ./lib/publish/pages-site.js

const relativeToSite = (folder, destination) => {
    const served = folder === '' ? [] : folder.split('/');
    return served.every((part, i) => part === destination[i])
        ? destination.slice(served.length)
        : undefined;
};
const pagesMisconfiguration = ({ branch, destination, output, settings }, served) => {
    const fix = `choose "Deploy from a branch" and ${(0,values_escape/* show */.WU)(branch)} at ${settings}`;
    if (served.branch === undefined)
        return undefined;
    if (served.branch === null)
        return output === ''
            ? `Pages serves what a workflow deploys, not the branch ${(0,values_escape/* show */.WU)(branch)}: ${fix}, or let that workflow deploy the folder of the input output`
            : undefined;
    if (served.branch !== branch)
        return `Pages serves the branch ${(0,values_escape/* show */.WU)(served.branch)}, not ${(0,values_escape/* show */.WU)(branch)}: ${fix}`;
    return relativeToSite(served.folder, destination) !== undefined
        ? undefined
        : `Pages serves only the folder ${(0,values_escape/* show */.WU)(`/${served.folder}`)} of ${(0,values_escape/* show */.WU)(branch)}, and the API is outside of it: choose the folder "/ (root)" at ${settings}, or set the input destination to ${(0,values_escape/* show */.WU)(served.folder)}`;
};

;// CONCATENATED MODULE: ./lib/tell/site-address.js


const privateHostOf = (baseUrl, served) => {
    const address = (served === null || served === void 0 ? void 0 : served.isCustom) === false ? served.address : baseUrl;
    return address === '' ? undefined : new URL(address).host;
};
const apiUrl = ({ address, folder }, destination) => {
    var _a;
    const below = (_a = relativeToSite(folder, destination)) !== null && _a !== void 0 ? _a : destination;
    return [address, ...below.map(encodeURIComponent), 'api/v1'].join('/');
};
const GUESS = 'GitHub does not report where Pages serves the site, so api-url is a guess, an address on github.com, which verify does not ask; set base-url to the right one';
const locateSite = (inputs, server, { plan }, pages) => async () => {
    var _a;
    const { baseUrl, repository, destination } = inputs;
    const answer = baseUrl === '' ? await pages.site() : 'unknown';
    const served = typeof answer === 'object' ? answer : undefined;
    const usual = (0,domain_site/* githubIoAddress */.My)(repository);
    const stated = baseUrl || ((_a = (0,domain_site/* addressOfCname */.Eb)(plan.branch.cname)) !== null && _a !== void 0 ? _a : usual);
    const site = served !== null && served !== void 0 ? served : { address: stated, folder: '' };
    const isGuess = baseUrl === '' && server !== domain_site/* GITHUB */.U0 && site.address === usual;
    const wrong = served && pagesMisconfiguration(Object.assign(Object.assign({}, inputs), { settings: pages.settings }), served);
    return {
        answer,
        api: apiUrl(site, destination),
        isGuess,
        privateHost: privateHostOf(baseUrl, served),
        notices: [...(wrong === undefined ? [] : [wrong]), ...(isGuess ? [GUESS] : [])],
    };
};
const missingPages = ({ baseUrl, output }, first, answer) => first && baseUrl === '' && output === '' && typeof answer !== 'object' ? answer : undefined;

;// CONCATENATED MODULE: ./lib/domain/values/capitalize.js
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

;// CONCATENATED MODULE: ./lib/decide/silent-reports.js

const SILENT = {
    Grype: 'its reports list no packages',
    Trivy: '0.67 or newer lists them, unless --list-all-pkgs=false',
};
const describeSilentReports = ({ byVersion, listings }) => Object.entries(SILENT).flatMap(([scanner, why]) => {
    const isSilent = (scan) => scan.scanner === scanner && ['never', 'none'].includes(scan.packages.extent);
    const silent = [...byVersion].filter(([key, scans]) => { var _a; return [...scans, ...((_a = listings.get(key)) !== null && _a !== void 0 ? _a : [])].every(isSilent); });
    const [[first] = []] = silent;
    return first === undefined
        ? []
        : [
            `unknown in ${(0,plural/* pluralize */.td)(silent.length, 'version')}, such as ${first}, scanned with ${scanner}: ${why}`,
        ];
});

// EXTERNAL MODULE: ./lib/domain/badge-names.js
var badge_names = __webpack_require__(5295);
;// CONCATENATED MODULE: ./lib/decide/stated-references.js




const stated_references_MAX_LISTED = 3;
const MAX_LISTED_BADGES = 10;
const findDiffering = ({ registry, images = [], charts = [] }) => [
    ...images.flatMap(({ slug, image }) => image === undefined || image === (0,image_reference/* repositoryOf */._)(`${registry}/images/${slug}`) ? [] : [image]),
    ...charts.flatMap(({ slug, chartRef }) => chartRef === undefined || chartRef === `oci://${registry}/charts/${slug}` ? [] : [chartRef]),
];
const describeStatedReferences = (manifest) => {
    const references = findDiffering(manifest);
    if (references.length === 0)
        return undefined;
    const [count, are] = references.length === 1 ? ['1 differs', 'is'] : [`${references.length} differ`, 'are'];
    return `${count} from the shape <registry>/images/<slug> or oci://<registry>/charts/<slug> (${(0,plural/* joinLimited */.xw)(references.map(values_escape/* show */.WU), stated_references_MAX_LISTED)}), and ${are} published as stated; consumers that build references themselves must read the field instead`;
};
const describeStatedBadges = ({ project = {}, badges = new Map(), images = [], }) => {
    const facts = ['base', 'signing', 'hub', 'license'];
    const changed = [...badges].flatMap(([name, { message, color }]) => message === undefined && (color === undefined || !(0,badge_names/* isComputed */.Y)(name)) ? [] : [name]);
    const hasArches = images.some(({ status, arches = [] }) => status !== 'planned' && arches[0]);
    const names = new Set([
        ...facts.filter((name) => project[name] !== undefined),
        ...(hasArches ? ['multiarch'] : []),
        ...changed,
    ]);
    return names.size === 0
        ? undefined
        : `stated, not checked: ${(0,plural/* joinLimited */.xw)([...names], MAX_LISTED_BADGES)}`;
};

// EXTERNAL MODULE: ./lib/tell/summary/markdown.js
var markdown = __webpack_require__(2720);
;// CONCATENATED MODULE: ./lib/tell/summary/files.js



const formatFileCounts = ({ added, modified, removed }) => [
    ...(added.size > 0 ? [`${(0,plural/* formatNumber */.ZV)(added.size)} added`] : []),
    ...(modified.size > 0 ? [`${(0,plural/* formatNumber */.ZV)(modified.size)} modified`] : []),
    ...(removed.length > 0 ? [`${(0,plural/* formatNumber */.ZV)(removed.length)} removed`] : []),
].join(', ');
const topFolder = (path) => {
    const parts = path.split('/');
    return parts.length <= 3 ? path : `${parts.slice(0, 3).join('/')}/`;
};
const fileLines = (changes) => {
    const files = [
        ...[...changes.added.keys()].map((path) => ({ mark: 'added', folder: topFolder(path) })),
        ...[...changes.modified.keys()].map((path) => ({ mark: 'modified', folder: topFolder(path) })),
        ...changes.removed.map((path) => ({ mark: 'removed', folder: topFolder(path) })),
    ];
    return [...(0,group_by/* groupBy */.$z)(files, ({ mark, folder }) => `${folder} ${mark}`).values()].map((group) => {
        const [{ mark, folder }] = group;
        return `${(0,markdown/* code */.aY)(folder)} ${(0,plural/* formatNumber */.ZV)(group.length)} ${mark}`;
    });
};

// EXTERNAL MODULE: ./lib/tell/summary/format.js
var format = __webpack_require__(8166);
// EXTERNAL MODULE: ./lib/tell/summary/sections.js
var sections = __webpack_require__(9209);
;// CONCATENATED MODULE: ./lib/tell/summary/about-run.js









const sourceLine = ({ publication: { plan }, inputs, server }) => {
    const { source, stale } = plan.manifestChoice;
    const { commit, repository } = source;
    const from = commit === null
        ? (0,markdown/* code */.aY)(repository)
        : `${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(commit.slice(0, 7)), `${server}/${repository}/commit/${commit}`)} in ${(0,markdown/* code */.aY)(repository)}`;
    return `- Manifest: ${(0,markdown/* code */.aY)(inputs.manifest)}, as of ${from}${stale ? ' (the published manifest; this run’s is older)' : ''}`;
};
const factLine = (what, text) => text === undefined ? [] : [`- ${what}: ${(0,markdown/* prose */.CS)(text)}`];
const statedLines = ({ plan }) => {
    const { manifest } = plan.manifestChoice;
    return plan.branch.previous.catalog !== undefined && plan.catalogChanges.length === 0
        ? []
        : [
            ...factLine('Badges', describeStatedBadges(manifest)),
            ...factLine('References in the manifest', describeStatedReferences(manifest)),
        ];
};
const feedLine = ({ plan: { feedUrl } }) => feedUrl === undefined ? [] : [`- Feed: ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(feedUrl), feedUrl)}`];
const packagesLines = ({ plan: { catalog, matches } }) => catalog.packages
    ? describeSilentReports(matches).map((text) => `- Packages: ${(0,markdown/* prose */.CS)(text)}`)
    : [];
const nested = (title, items) => items.length === 0 ? [] : [`- ${title}:`, ...items.map((each) => `  - ${each}`)];
const MAX_WARNINGS = 20;
const moreWarnings = (warnings) => {
    const more = warnings.slice(format/* MAX_IN_OVERVIEW */.fp);
    const left = more.length > MAX_WARNINGS ? `, the first ${MAX_WARNINGS}; the log has all` : '';
    return nested(`${(0,plural/* pluralize */.td)(more.length, 'more warning')}${left}`, more.slice(0, MAX_WARNINGS).map((each) => (0,format/* formatProblemMarkdown */._I)(each)));
};
const aboutRun = (input) => {
    const { publication, inputs, settings, notices, warnings } = input;
    const { plan } = publication;
    const { catalog, decided, changes } = plan;
    return (0,sections/* folded */.TM)('About this run', [
        sourceLine(input),
        `- Published to: ${(0,markdown/* code */.aY)(inputs.repository)}${inputs.destination.length > 0 ? `, folder ${(0,markdown/* code */.aY)(inputs.destination.join('/'))}` : ''}`,
        ...factLine('Support', describeEnds(catalog, decided.dataDate)),
        ...factLine('Software', describeUnnamed(decided.unnamed)),
        ...statedLines(publication),
        ...feedLine(publication),
        ...packagesLines(publication),
        ...moreWarnings(warnings),
        ...(inputs.dryRun ? nested('Files', fileLines(changes)) : []),
        ...(0,markdown/* limitList */.IZ)(notices.map((each) => `- Notice: ${(0,markdown/* proseLinking */.ei)(each, settings)}`)),
    ]);
};

;// CONCATENATED MODULE: ./lib/tell/summary/catalog-lines.js





const MAX_KEYS = 10;
const MAX_VERSIONS = 3;
const formatItem = (addresses, { what, slug, versions }) => {
    if (what === 'chart')
        return `chart ${(0,markdown/* code */.aY)(slug)}`;
    if (slug === '')
        return 'the catalog itself';
    const named = versions.length === 0 ? '' : ` ${(0,plural/* joinLimited */.xw)(versions, MAX_VERSIONS, markdown/* code */.aY)}`;
    return `${(0,format/* formatImage */.vy)(addresses, slug)}${named}`;
};
const formatDigests = ({ from, to }) => [from, to].map((digest) => (0,format/* formatDigest */.MO)({ digest }) || 'no digest').join(' → ');
const formatRemoved = ({ replacedBy, reason }) => {
    const { slug, version } = replacedBy !== null && replacedBy !== void 0 ? replacedBy : {};
    const instead = slug === undefined ? '' : ` → use ${(0,markdown/* code */.aY)(version === undefined ? slug : `${slug}:${version}`)}`;
    return `removed${instead}${reason === undefined ? '' : `: ${(0,markdown/* prose */.CS)(reason)}`}`;
};
const formatEvent = (change) => {
    var _a, _b;
    switch (change.kind) {
        case 'removed':
            return formatRemoved(change);
        case 'added':
            return 'added';
        case 'rebuilt':
            return change.what === 'chart'
                ? `updated: ${(0,markdown/* code */.aY)((_a = change.from) !== null && _a !== void 0 ? _a : '')} → ${(0,markdown/* code */.aY)((_b = change.to) !== null && _b !== void 0 ? _b : '')}`
                : `rebuilt: ${formatDigests(change)}`;
        case 'moved':
            return `digest changed, not scanned yet: ${formatDigests(change)}`;
        case 'eol':
            return `support ended${change.since === undefined ? '' : ` ${change.since}`}`;
        case 'deprecated':
            return 'now deprecated';
        case 'edited':
            return `edited: ${(0,plural/* joinLimited */.xw)(change.keys, MAX_KEYS, markdown/* code */.aY)}`;
    }
};
const rebuildLines = (addresses, rebuilds) => [...(0,group_by/* groupBy */.$z)(rebuilds, ({ slug }) => slug)].map(([slug, own]) => `- ${(0,format/* formatImage */.vy)(addresses, slug)} ${own.map((each) => `${each.versions.map(markdown/* code */.aY).join()}: ${formatDigests(each)}`).join(', ')}`);
const catalogLines = ({ catalogChanges }, addresses) => {
    const formatLine = (change) => `- ${CHANGE_MARKS[change.kind]} ${formatItem(addresses, change)} ${formatEvent(change)}`;
    const rebuilds = catalogChanges.filter(isRebuild);
    if (rebuilds.length < MANY_REBUILDS)
        return { lines: catalogChanges.map(formatLine), rebuilds: [] };
    return {
        lines: [
            `- ${CHANGE_MARKS.rebuilt} ${countRebuilds(rebuilds)}`,
            ...catalogChanges.filter((each) => !isRebuild(each)).map(formatLine),
        ],
        rebuilds: rebuildLines(addresses, rebuilds),
    };
};

;// CONCATENATED MODULE: ./lib/tell/summary/group-by-cve.js



const mergeCves = (a, b) => ({
    id: a.id,
    severity: (0,domain_severity/* worse */.JJ)(a.severity, b.severity),
    fixable: a.fixable || b.fixable,
    fixes: [...new Set([...a.fixes, ...b.fixes])],
    packages: [...new Set([...a.packages, ...b.packages])],
});
const group_by_cve_versionsOf = (found) => (0,group_by/* collect */.Fo)(found.map(({ slug, version }) => [slug, version]));
const countReach = ({ versions }) => [...versions.values()].reduce((sum, own) => sum + own.length, 0);
const compareReach = (a, b) => (0,domain_severity/* severityRank */.qs)(a.severity) - (0,domain_severity/* severityRank */.qs)(b.severity) ||
    Number(b.fixable) - Number(a.fixable) ||
    b.versions.size - a.versions.size ||
    countReach(b) - countReach(a) ||
    (0,compare/* compareText */.n6)(a.id, b.id);
const groupByCve = (events) => [...(0,group_by/* groupBy */.$z)(events, ({ id }) => id).values()]
    .map(([first, ...others]) => (Object.assign(Object.assign({}, others.reduce(mergeCves, first)), { versions: group_by_cve_versionsOf([first, ...others]) })))
    .sort(compareReach);

;// CONCATENATED MODULE: ./lib/tell/summary/cve-rows.js







const cve_rows_MAX_NAMED = 3;
const CVE_COLUMNS = ['', 'CVE', 'Severity', 'Fixed in', 'Packages', 'In'];
const KINDS = ['opened', 'fixable', 'closed', 'withdrawn', 'suppressed'];
const labelOf = (kind, { severity }) => ({
    opened: `${SEVERITY_MARKS[severity]}&nbsp;new`,
    fixable: '🔧&nbsp;fix available',
    closed: '🟢&nbsp;closed',
    withdrawn: '⚪&nbsp;no longer reported (same&nbsp;image)',
    suppressed: '🔕&nbsp;suppressed',
})[kind];
const formatNames = (names) => (0,plural/* joinLimited */.xw)(names, cve_rows_MAX_NAMED, markdown/* code */.aY);
const formatIn = (addresses, { versions }) => (0,plural/* joinLimited */.xw)([...versions], cve_rows_MAX_NAMED, ([slug, own]) => `${(0,format/* formatImage */.vy)(addresses, slug)} ${formatNames(own)}`, ' · ');
const cve_rows_toRow = (addresses, label, { id, severity, packages }, [fixedIn, where]) => [
    label,
    (0,format/* formatCve */.uH)(addresses, id),
    severity_counts/* keyOfSeverity */.ib[severity],
    fixedIn,
    formatNames(packages),
    where,
];
const formatFixes = ({ fixedIn, fixable, versions }) => {
    const part = `${(0,plural/* formatNumber */.ZV)(fixable)} of ${(0,plural/* pluralize */.td)(versions, 'version')}`;
    if (fixedIn.length === 0)
        return fixable === 0 ? '' : `a fix in ${part}`;
    return fixable < versions ? `${formatNames(fixedIn)} in ${part}` : formatNames(fixedIn);
};
const formatImages = (addresses, { images }, slugs) => slugs === undefined
    ? (0,plural/* pluralize */.td)(images, 'image')
    : (0,plural/* joinLimited */.xw)(slugs, cve_rows_MAX_NAMED, (slug) => (0,format/* formatImage */.vy)(addresses, slug), ' · ');
const exploitedLabel = (item) => { var _a; return `🚨&nbsp;exploited${((_a = item === null || item === void 0 ? void 0 : item.kev) === null || _a === void 0 ? void 0 : _a.due) ? `, due&nbsp;${item.kev.due}` : ''}`; };
const cveRows = ({ events, newlyExploited, exploitedIn }, addresses) => {
    const items = new Map(newlyExploited.map((item) => [item.id, item]));
    const groups = KINDS.flatMap((kind) => groupByCve(ofChange(events, kind)).map((group) => {
        const isExploited = kind !== 'closed' && (items.has(group.id) || exploitedIn.has(group.id));
        const marks = isExploited ? [exploitedLabel(items.get(group.id))] : [];
        const label = [labelOf(kind, group), ...marks].join(', ');
        return {
            isUrgent: isExploited && (kind === 'opened' || kind === 'fixable'),
            row: cve_rows_toRow(addresses, label, group, [formatNames(group.fixes), formatIn(addresses, group)]),
        };
    }));
    const opened = new Set(ofChange(events, 'opened').map(({ id }) => id));
    const known = newlyExploited
        .filter(({ id }) => !opened.has(id))
        .map((item) => cve_rows_toRow(addresses, exploitedLabel(item), item, [
        formatFixes(item),
        formatImages(addresses, item, exploitedIn.get(item.id)),
    ]));
    return [
        ...groups.filter(({ isUrgent }) => isUrgent).map(({ row }) => row),
        ...known,
        ...groups.filter(({ isUrgent }) => !isUrgent).map(({ row }) => row),
    ];
};

;// CONCATENATED MODULE: ./lib/tell/summary/changes.js







const MAX_SHOWN = 10;
const formatPackage = (addresses, { slug, name, version }) => `- ➕ ${(0,format/* formatImage */.vy)(addresses, slug)}: ${(0,markdown/* code */.aY)(version === null ? name : `${name} ${version}`)}`;
const packageLines = ({ decided: { newPackages } }, addresses) => {
    const more = newPackages.length - MAX_SHOWN;
    return [
        ...newPackages.slice(0, MAX_SHOWN).map((each) => formatPackage(addresses, each)),
        ...(more > 0 ? [`- ➕ ${(0,plural/* formatNumber */.ZV)(more)} more packages`] : []),
    ];
};
const formatChanges = (plan, addresses) => {
    const { decided } = plan;
    const rows = cveRows(isFirst(plan) ? Object.assign(Object.assign({}, decided), { events: [] }) : decided, addresses);
    const { lines, rebuilds } = catalogLines(plan, addresses);
    const moreRows = rows.slice(MAX_SHOWN);
    const moreLines = [...lines.slice(MAX_SHOWN), ...rebuilds];
    const left = moreRows.length + Math.max(lines.length - MAX_SHOWN, 0);
    return {
        shown: (0,sections/* titled */.dJ)('What changed', (0,sections/* joinBlocks */.x9)((0,markdown/* table */.tp)(CVE_COLUMNS, rows.slice(0, MAX_SHOWN)), [...lines.slice(0, MAX_SHOWN), ...packageLines(plan, addresses)], left === 0 ? [] : [`and ${(0,plural/* formatNumber */.ZV)(left)} more, in the folded list`])),
        more: (0,sections/* folded */.TM)('What else changed', (0,sections/* joinBlocks */.x9)((0,markdown/* table */.tp)(CVE_COLUMNS, moreRows), (0,markdown/* limitList */.IZ)(moreLines))),
    };
};

;// CONCATENATED MODULE: ./lib/tell/summary/gaps.js








const explainUnscanned = ({ slug, version, digest }, unused, published) => {
    const key = (0,version_key/* versionKey */._5)(slug, version);
    const why = unused.get(key);
    if (why !== undefined)
        return why;
    const former = published.get(key);
    if (former === undefined || !former.hasRecord)
        return 'no report yet';
    return former.digest === digest
        ? 'no report in this run, and carry-forward is off'
        : 'no report for the new digest yet';
};
const findUnused = ({ matches }) => new Map([
    ...matches.reports.flatMap(({ rivals }) => rivals.map(({ key }) => [key, 'its report names several images'])),
    ...matches.reports.flatMap(({ contradicted }) => contradicted.map(({ key }) => [key, 'its report is for another digest'])),
]);
const isUnscanned = ({ state }) => state === 'unscanned';
const sortGaps = ({ plan }) => {
    const { versions: published } = plan.branch.previous;
    const { left: fresh, right: old } = ReadonlyArray.partition(({ slug, version, digest, state }) => {
        const former = published.get((0,version_key/* versionKey */._5)(slug, version));
        return (former === null || former === void 0 ? void 0 : former.state) === state && former.digest === digest;
    })(findGaps(plan.decided.images));
    const unused = findUnused(plan);
    return {
        unscanned: fresh.filter(isUnscanned),
        lessened: fresh.filter((gap) => !isUnscanned(gap)),
        old,
        whyOf: (gap) => isUnscanned(gap)
            ? explainUnscanned(gap, unused, published)
            : gap.reasons.map(({ why }) => why).join(', '),
    };
};
const STATES = {
    unscanned: '❔ not scanned',
    withheld: '⛔ withheld',
    partial: '🌗 partial',
};
const gapDetails = ({ plan: { decided } }, gaps, addresses) => {
    const listed = [...gaps.unscanned.slice(format/* MAX_IN_OVERVIEW */.fp), ...gaps.lessened, ...gaps.old];
    const rows = [
        ...listed.map((gap) => [
            (0,format/* formatVersion */.qh)(addresses, gap),
            STATES[gap.state],
            (0,markdown/* prose */.CS)(gaps.whyOf(gap)),
        ]),
        ...decided.freshness.stale
            .slice(MAX_NAMED)
            .map((each) => [
            (0,format/* formatVersion */.qh)(addresses, each),
            '⏳ stale',
            each.scannedAt === null ? 'no date' : `scanned ${each.scannedAt}`,
        ]),
    ];
    return (0,sections/* folded */.TM)(`Not scanned, withheld, partial or stale (${(0,plural/* formatNumber */.ZV)(rows.length)})`, (0,markdown/* table */.tp)(['Version', 'State', 'Why'], rows));
};

;// CONCATENATED MODULE: ./lib/tell/summary/chart-lines.js






const chart_lines_MAX_NAMED = 3;
const nameRebuilt = ({ slug, versions }) => (0,plural/* joinLimited */.xw)(versions, chart_lines_MAX_NAMED, (version) => (0,markdown/* code */.aY)((0,version_key/* nameVersion */.qT)({ slug, version })));
const followingChartsLine = ({ catalog, catalogChanges, }) => {
    const current = new Set([...(0,manifest_catalog/* digestsOf */.nw)(catalog).values()].flatMap((own) => [...own.values()]));
    const replaced = catalogChanges.filter(isRebuild).filter(({ from }) => !current.has(from));
    const following = catalog.charts.flatMap(({ slug, images = [] }) => {
        const rebuilds = images.flatMap(({ image }) => { var _a; return (_a = replaced.find(({ from }) => from === pinnedDigest(image))) !== null && _a !== void 0 ? _a : []; });
        const shipped = [...new Set(rebuilds)];
        return shipped.length === 0 ? [] : [{ slug, shipped }];
    });
    const names = (0,plural/* joinLimited */.xw)(following, chart_lines_MAX_NAMED, ({ slug, shipped }) => `${(0,markdown/* code */.aY)(slug)} (${(0,plural/* joinLimited */.xw)(shipped, chart_lines_MAX_NAMED, nameRebuilt)})`);
    const ship = following.length === 1 ? 'ships' : 'ship';
    return following.length === 0
        ? []
        : [
            `- ⎈ **${(0,plural/* pluralize */.td)(following.length, 'chart')} still ${ship} the previous build**: ${names}`,
        ];
};

;// CONCATENATED MODULE: ./lib/tell/summary/base-lines.js



const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
});
const baseLine = (addresses) => ({ slug, version, since, cured, images }) => {
    const name = (0,format/* linkToPage */.ln)(addresses, `${slug} ${version}`, ['bases', slug, version]);
    const build = since === null ? '' : ` (build of ${SHORT_DAY.format(new Date(since))})`;
    return `- 🏗️ **Rebuild on ${name}**${build}: closes ${(0,plural/* formatNumber */.ZV)(cured)} in ${(0,plural/* pluralize */.td)(images, 'image')}`;
};
const baseLines = (rebuilds, addresses) => {
    const more = rebuilds.length - format/* MAX_IN_OVERVIEW */.fp;
    return [
        ...rebuilds.slice(0, format/* MAX_IN_OVERVIEW */.fp).map(baseLine(addresses)),
        ...(more > 0
            ? [`- 🏗️ … and on ${(0,plural/* pluralize */.td)(more, 'more base')}; ${(0,markdown/* code */.aY)('bases.json')} lists all`]
            : []),
    ];
};

;// CONCATENATED MODULE: ./lib/tell/summary/rebuild-lines.js







const isUrgent = ({ plan, failures }) => failures.length > 0 || plan.decided.exploitedFixes.size > 0;
const need = (count) => (count === 1 ? 'needs' : 'need');
const formatRebuild = (addresses) => (each) => `${(0,format/* formatVersion */.qh)(addresses, each)} (${(0,format/* formatSeverities */.fL)(each.counts)}; ${(0,plural/* formatNumber */.ZV)(each.counts.fixable)} fixable)`;
const exploitedLine = ({ decided: { exploitedFixes, rebuilds } }, addresses) => {
    const fixable = rebuilds.filter((each) => exploitedFixes.has((0,version_key/* keyOfVersion */.x5)(each)));
    const keys = new Set(fixable.map(version_key/* keyOfVersion */.x5));
    const ended = [...exploitedFixes].filter((key) => !keys.has(key)).map(version_key/* parseVersionKey */.n4);
    const names = [
        ...fixable.map(formatRebuild(addresses)),
        ...ended.map((each) => (0,format/* formatVersion */.qh)(addresses, each)),
    ];
    return names.length === 0
        ? []
        : [
            `- 🚨 **Begin with ${(0,plural/* pluralize */.td)(names.length, 'version')}**, which ${names.length === 1 ? 'has' : 'have'} a fix for an exploited CVE: ${(0,plural/* joinLimited */.xw)(names, format/* MAX_IN_OVERVIEW */.fp)}`,
        ];
};
const NOTHING = { rebuild: [], update: [], investigate: [] };
const splitByFix = (all) => {
    const others = all.filter(({ fixes }) => fixes.system === 0);
    return {
        rebuild: all.filter(({ fixes }) => fixes.system > 0),
        update: others.filter(({ fixes }) => fixes.survived === 0),
        investigate: others.filter(({ fixes }) => fixes.survived > 0),
    };
};
const findNew = ({ rebuild, update, investigate }, former, rebuilt) => {
    const isNew = (kind) => (each) => { var _a; var _b; return ((_b = (_a = former.get((0,version_key/* keyOfVersion */.x5)(each))) === null || _a === void 0 ? void 0 : _a[kind]) !== null && _b !== void 0 ? _b : 0) === 0; };
    return {
        rebuild: rebuild.filter(isNew('system')),
        update: update.filter(isNew('language')),
        investigate: investigate.filter((each) => rebuilt.has((0,version_key/* keyOfVersion */.x5)(each))),
    };
};
const rebuild_lines_formatPackage = ({ pkg, target }) => target === null ? (0,markdown/* code */.aY)(pkg) : `${(0,markdown/* code */.aY)(pkg)} in ${(0,markdown/* code */.aY)(target)}`;
const formatUpdate = (addresses) => (each) => {
    const packages = (0,plural/* joinLimited */.xw)(each.fixes.newer, format/* MAX_IN_OVERVIEW */.fp, rebuild_lines_formatPackage);
    return `${(0,format/* formatVersion */.qh)(addresses, each)}${packages === '' ? '' : ` (${packages})`}`;
};
const otherFixLines = ({ update, investigate }, noun, addresses) => [
    ...(update.length === 0
        ? []
        : [
            `- 📦 **${(0,plural/* pluralize */.td)(update.length, noun)} ${need(update.length)} newer packages**: ${(0,plural/* joinLimited */.xw)(update, format/* MAX_IN_OVERVIEW */.fp, formatUpdate(addresses))}`,
        ]),
    ...(investigate.length === 0
        ? []
        : [
            `- 🧱 **Still there after rebuilds** in ${(0,plural/* pluralize */.td)(investigate.length, 'version')}: ${(0,plural/* joinLimited */.xw)(investigate, format/* MAX_IN_OVERVIEW */.fp, (each) => `${(0,format/* formatVersion */.qh)(addresses, each)} (${(0,plural/* pluralize */.td)(each.fixes.builds, 'rebuild')})`)}; ${WHERE_TO_LOOK}`,
        ]),
];
const allRebuildsLine = (rebuilds, exploitedFixes, added, addresses) => {
    if (rebuilds.length === 0)
        return [];
    const isOther = (each) => !exploitedFixes.has((0,version_key/* keyOfVersion */.x5)(each));
    const others = rebuilds.filter(isOther);
    const output = `the output ${(0,markdown/* code */.aY)('needs-rebuild')} lists all`;
    if (others.length === 0)
        return [`- 🔧 No other version needs a rebuild; ${output}`];
    const noun = exploitedFixes.size > 0 ? 'other version' : 'version';
    const more = added.filter(isOther).length;
    const news = more === 0 ? '' : ` (${(0,plural/* formatNumber */.ZV)(more)} new)`;
    return [
        `- 🔧 **${(0,plural/* pluralize */.td)(others.length, noun)} ${need(others.length)} a rebuild**${news}, worst first: ${(0,plural/* joinLimited */.xw)(others, format/* MAX_IN_OVERVIEW */.fp, formatRebuild(addresses))}; ${output}`,
    ];
};
const changedRebuildsLine = (rebuilds, added, fewer, addresses) => {
    const all = `${(0,plural/* formatNumber */.ZV)(rebuilds.length)} in all`;
    if (added.length > 0)
        return [
            `- 🔧 **${(0,plural/* pluralize */.td)(added.length, 'more version')} ${need(added.length)} a rebuild**: ${(0,plural/* joinLimited */.xw)(added, format/* MAX_IN_OVERVIEW */.fp, formatRebuild(addresses))}; ${all}`,
        ];
    return fewer > 0
        ? [`- 🔧 **${(0,plural/* pluralize */.td)(fewer, 'fewer version')} ${need(fewer)} a rebuild**; ${all}`]
        : [];
};
const rebuild_lines_rebuildLines = (publication, addresses) => {
    const { plan } = publication;
    const { images, rebuilds, exploitedFixes, baseRebuilds, builds } = plan.decided;
    const toFix = splitByFix(rebuilds);
    const { rebuild } = toFix;
    const former = findFormerFixes(plan.branch.previous, images);
    const added = former === undefined ? NOTHING : findNew(toFix, former, new Set(builds.map(version_key/* keyOfVersion */.x5)));
    if (former === undefined || isUrgent(publication))
        return [
            ...exploitedLine(plan, addresses),
            ...baseLines(baseRebuilds, addresses),
            ...allRebuildsLine(rebuild, exploitedFixes, added.rebuild, addresses),
            ...otherFixLines(toFix, 'version', addresses),
        ];
    const formerRebuilds = [...former.values()].filter(({ system }) => system > 0).length;
    return [
        ...baseLines(baseRebuilds.filter(({ cured, before }) => cured > before), addresses),
        ...changedRebuildsLine(rebuild, added.rebuild, formerRebuilds - rebuild.length, addresses),
        ...otherFixLines(added, 'more version', addresses),
    ];
};

;// CONCATENATED MODULE: ./lib/tell/summary/next-steps.js








const TURN_ON = {
    off: '**Turn on Pages**',
    unknown: '**If Pages is off, turn it on** (GitHub does not say; a token needs `pages: read` to ask)',
};
const pagesLine = ({ missingPages, inputs, address, settings, }) => {
    if (missingPages === undefined)
        return [];
    const page = `${address}/`;
    return [
        `- 👉 ${TURN_ON[missingPages]} at ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(settings), settings)}: "Deploy from a branch", branch ${(0,markdown/* code */.aY)(inputs.branch)}, folder ${(0,markdown/* code */.aY)('/ (root)')}. A minute after the publish the catalog is at ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(page), page)}. If it is not, save these settings again, or publish a change.`,
    ];
};
const freshnessLines = ({ decided: { freshness } }, addresses) => {
    const { missed, stale } = freshness;
    const line = (what, scans) => scans.length === 0
        ? []
        : [`- ⏳ ${what}: ${nameScans(scans, (each) => (0,format/* formatVersion */.qh)(addresses, each))}`];
    return [
        ...line(`**${countMissed(freshness)}**`, missed),
        ...line(countStale(freshness).replace(/^.+(?=, scanned)/, '**$&**'), stale),
    ];
};
const gapLines = (publication, gaps, addresses) => {
    const { unscanned, old, whyOf } = gaps;
    const noun = isFirst(publication.plan) ? 'version' : 'more version';
    const formatGap = (gap) => `${(0,format/* formatVersion */.qh)(addresses, gap)} (${(0,markdown/* prose */.CS)(whyOf(gap))})`;
    return [
        ...(unscanned.length === 0
            ? []
            : [
                `- ❔ **${(0,plural/* pluralize */.td)(unscanned.length, noun)} not scanned**: ${(0,plural/* joinLimited */.xw)(unscanned, format/* MAX_IN_OVERVIEW */.fp, formatGap)}`,
            ]),
        ...(old.length === 0 || !isUrgent(publication)
            ? []
            : [
                `- ${(0,plural/* pluralize */.td)(old.length, 'version')} still not scanned, withheld or partial: see the folded list`,
            ]),
    ];
};
const warningLines = (warnings) => warnings.length === 0
    ? []
    : [
        `- ⚠️ **${(0,plural/* pluralize */.td)(warnings.length, 'warning')}**${warnings.length > format/* MAX_IN_OVERVIEW */.fp ? ', including' : ''}:`,
        ...warnings.slice(0, format/* MAX_IN_OVERVIEW */.fp).map((each) => `  - ${(0,format/* formatProblemMarkdown */._I)(each)}`),
    ];
const nextSteps = (input, gaps, addresses) => {
    const { publication, warnings } = input;
    const { plan } = publication;
    return (0,sections/* titled */.dJ)('What to do next', [
        ...pagesLine(input),
        ...rebuild_lines_rebuildLines(publication, addresses),
        ...followingChartsLine(plan),
        ...freshnessLines(plan, addresses),
        ...gapLines(publication, gaps, addresses),
        ...plan.decided.unapplied.map((each) => `- 📝 ${(0,markdown/* prose */.CS)(each)}`),
        ...warningLines(warnings),
    ]);
};

;// CONCATENATED MODULE: ./lib/tell/summary/totals.js



const describeImages = ({ scannedImages, images }) => scannedImages === images
    ? `${(0,plural/* pluralize */.td)(images, 'image')} scanned`
    : `${(0,plural/* formatNumber */.ZV)(scannedImages)} of ${(0,plural/* pluralize */.td)(images, 'image')} scanned`;
const describeNewest = ({ totals, cves }) => {
    const { findings, fixable } = totals;
    const where = `in newest versions (${describeImages(totals)})`;
    if (findings === 0)
        return `no findings ${where}`;
    const of = cves === undefined ? '' : ` of ${(0,plural/* pluralize */.td)(cves, 'CVE')}`;
    return `${(0,plural/* pluralize */.td)(findings, 'finding')}${of} ${where}, ${(0,plural/* formatNumber */.ZV)(fixable)} with a fix`;
};
const describeFindings = (counted) => hasRecords(counted.totals)
    ? [
        describeNewest(counted),
        ...describeInOlder(counted.inOlder),
        ...describeOlderCount(counted.totals),
    ].join(' · ')
    : 'nothing scanned yet: no version has a scan record';
const describeRest = ({ totals, cves }) => {
    const counted = cves === undefined || cves === 0 ? '' : `${(0,plural/* pluralize */.td)(cves, 'CVE')}, `;
    return `${counted}${describeImages(totals)}`;
};

;// CONCATENATED MODULE: ./lib/tell/summary/result.js














const commitLink = (commit, { server, inputs }) => (0,markdown/* link */.nf)((0,markdown/* code */.aY)(commit.slice(0, 7)), `${server}/${inputs.repository}/commit/${commit}`);
const describePush = (input) => {
    const { publication, inputs } = input;
    const { tip, plan } = publication;
    const { changes } = plan;
    const branch = (0,markdown/* code */.aY)(inputs.branch);
    const files = (0,file_changes/* countChanges */.x)(changes);
    const what = `${(0,plural/* pluralize */.td)(files, 'file')} (${formatFileCounts(changes)})`;
    if (inputs.dryRun) {
        const at = tip === undefined
            ? `${branch} does not exist yet`
            : `${branch} stays at ${commitLink(tip, input)}`;
        return files > 0
            ? `Nothing was pushed: ${at}. Would change ${what}`
            : `Nothing was pushed: ${at}`;
    }
    if (tip === undefined)
        return `${branch} does not exist`;
    return files > 0
        ? `Commit ${commitLink(tip, input)} on ${branch}: ${what}`
        : `No commit: ${branch} stays at ${commitLink(tip, input)}`;
};
const formatNumbers = ({ publication: { plan }, headline }, addresses) => {
    const { decided } = plan;
    const { freshness } = decided;
    const counts = headline.hasTotals ? describeRest(decided) : describeFindings(decided);
    const shown = `**${capitalize(counts)}**`;
    const scans = describeScans(freshness, (each) => (0,format/* formatVersion */.qh)(addresses, each));
    return freshness.versions === 0 ? shown : `${shown} · ${scans}`;
};
const formatLiveness = ({ liveness: { live, after } }) => {
    if (live === undefined)
        return [];
    return [
        live
            ? `🌐 The site served this publish ${(0,plural/* formatNumber */.ZV)(after !== null && after !== void 0 ? after : 0)} s after the push.`
            : '🌐 **The site does not serve this publish yet.**',
    ];
};
const result_CVE_IDS = /\bCVE-\d{4}-\d{4,}\b/g;
const formatFailures = ({ failures }, addresses) => {
    const linked = (text) => addresses.hasPage ? text.replace(result_CVE_IDS, (id) => (0,format/* formatCve */.uH)(addresses, id)) : text;
    return failures.map((each) => `- ❌ ${linked((0,format/* formatProblemMarkdown */._I)(each))}`);
};
const formatLinks = (input, { hasPage }) => {
    const { address, missingPages } = input;
    const page = `${(0,markdown/* link */.nf)('open the catalog', `${address}/`)}${missingPages === undefined ? '' : ' (404 until Pages is on)'}`;
    return [describePush(input), (0,markdown/* link */.nf)((0,markdown/* code */.aY)(address), address), ...(hasPage ? [page] : [])].join(' · ');
};
const summarySections = (input) => {
    const { publication, headline, inputs, address } = input;
    const { plan } = publication;
    const hasPage = inputs.explorer && !(inputs.dryRun && isFirst(plan));
    const addresses = { api: address, hasPage };
    const changes = formatChanges(plan, addresses);
    const gaps = sortGaps(publication);
    return [
        (0,sections/* joinBlocks */.x9)([`## ${(0,markdown/* prose */.CS)(headline.text)}`], [formatLinks(input, addresses)], formatLiveness(input), formatFailures(publication, addresses), [formatNumbers(input, addresses)]),
        ...changes.shown,
        ...nextSteps(input, gaps, addresses),
        ...changes.more,
        ...gapDetails(publication, gaps, addresses),
        ...aboutRun(input),
    ];
};

// EXTERNAL MODULE: ./lib/tell/summary/write-summary.js
var write_summary = __webpack_require__(7651);
;// CONCATENATED MODULE: ./lib/tell/report-result.js











const scanLines = (freshness) => [
    [describeScans(freshness)],
    ...(freshness.missed.length > 0
        ? [[`${countMissed(freshness)}: ${nameScans(freshness.missed)}`, 'bad']]
        : []),
    ...(freshness.stale.length > 0
        ? [[`${countStale(freshness)}: ${nameScans(freshness.stale)}`, 'bad']]
        : []),
];
const totalLines = ({ plan: { changes, decided }, tip }, inputs) => {
    const { totals } = decided;
    const files = (0,file_changes/* countChanges */.x)(changes);
    const change = `${changes.added.size} added, ${changes.modified.size} modified, ${changes.removed.length} removed`;
    const counted = (0,plural/* pluralize */.td)(files, 'file');
    const done = inputs.dryRun ? `dry run: ${counted} would change` : `${counted} changed`;
    return [
        [
            `${(0,plural/* pluralize */.td)(totals.images, 'image')} (${totals.scannedImages} scanned), ${(0,plural/* pluralize */.td)(totals.charts, 'chart')}`,
        ],
        [
            `versions: ${totals.partial} partial, ${totals.withheld} withheld, ${totals.unscanned} unscanned`,
        ],
        ...scanLines(decided.freshness),
        [describeFindings(decided)],
        [files === 0 ? 'nothing changed: no commit' : `${done}: ${change}`, 'heading'],
        ...(tip === undefined ? [] : [[`commit: ${tip}`]]),
    ];
};
const jekyllNotice = ({ plan: { branch } }) => branch.isJekyll
    ? [
        'found a _config.yml on the branch, so .nojekyll is not added: Jekyll builds the site, and omits versions whose names begin with _',
    ]
    : [];
const reportResult = (ended, { log, pages }) => async () => {
    const { publication, liveness, inputs, site } = ended;
    const { plan } = publication;
    const notices = [
        ...plan.notices,
        ...jekyllNotice(publication),
        ...outputNotices(publication),
        ...site.notices,
        ...liveness.notices,
    ];
    for (const notice of [...plan.decided.unapplied, ...notices])
        log.notice(notice);
    for (const [name, value] of collectOutputs(publication, site.api, liveness))
        log.setOutput(name, value);
    for (const [text, tone] of totalLines(publication, inputs))
        log.info(text, tone);
    log.info(site.api);
    const failures = [...publication.failures, ...settleNotLive(plan.gateFailures, liveness.live)];
    const settled = Object.assign(Object.assign({}, publication), { failures });
    const headline = headlineOf(plan, Object.assign(Object.assign({}, inputs), { failures }));
    const sections = summarySections(Object.assign(Object.assign({}, ended), { publication: settled, headline, address: site.api, settings: pages.settings, missingPages: missingPages(inputs, isFirst(plan), site.answer), notices }));
    await (0,write_summary/* writeSummary */.S)(sections, log)();
    return { failures, headline: headline.text };
};

;// CONCATENATED MODULE: ./lib/run/check-clock.js



const checkClock = ({ branch }, tip, { now }) => async () => {
    const found = await tip();
    if (Either.isLeft(found))
        return Either.right(undefined);
    const result = (0,clock/* stopBehindTip */._j)(now(), found.right, branch);
    return Either.isLeft(result) ? (0,problem/* fail */.fJ)(result.left.map((0,problem/* withTitle */.ZA)('Publishing'))) : result;
};

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Apply.js
var Apply = __webpack_require__(6284);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/NonEmptyArray.js
var NonEmptyArray = __webpack_require__(4162);
;// CONCATENATED MODULE: ./lib/run/read-exploitation.js







const asUnused = (each) => (Object.assign(Object.assign({}, each), { message: `${each.message}; until then the published values stay` }));
const read = (file, { workspace, now }, loadDecoder) => (0,steps/* steps */.C)(function* ($) {
    if (file === '')
        return { value: undefined, warnings: [] };
    const unpacked = yield* $(workspace.readUnpacked(file));
    const decode = yield* $(TaskEither.fromTask(loadDecoder));
    const decoded = Either.isLeft(unpacked) ? unpacked : decode(file, unpacked.right, (0,instant/* latestDate */.Kt)(now()));
    return Either.isLeft(decoded)
        ? { value: undefined, warnings: decoded.left.map(asUnused) }
        : decoded.right;
});
const together = (0,Apply.sequenceS)(TaskEither.getApplicativeTaskValidation(Task.ApplyPar, (0,NonEmptyArray.getSemigroup)()));
const readExploitation = (inputs, needed) => (0,steps/* steps */.C)(function* ($) {
    const loadKev = async () => (await __webpack_require__.e(/* import() */ 813).then(__webpack_require__.bind(__webpack_require__, 5813))).decodeKev;
    const loadEpss = async () => (await __webpack_require__.e(/* import() */ 252).then(__webpack_require__.bind(__webpack_require__, 4252))).decodeEpss;
    const { kev, epss } = yield* $(together({
        kev: read(inputs.kev, needed, loadKev),
        epss: read(inputs.epss, needed, loadEpss),
    }));
    return {
        value: { kev: kev.value, epss: epss.value },
        warnings: [...kev.warnings, ...epss.warnings],
    };
});

// EXTERNAL MODULE: ./lib/run/read-reports.js + 2 modules
var read_reports = __webpack_require__(537);
// EXTERNAL MODULE: ./lib/read/source-text/decode-source.js + 1 modules
var decode_source = __webpack_require__(2463);
// EXTERNAL MODULE: ./lib/read/manifest/advice.js + 1 modules
var advice = __webpack_require__(3127);
;// CONCATENATED MODULE: ./lib/read/manifest/decode-updates.js








const Items = lib.array(items/* Update */.UT, 'Updates');
const InUpdates = (0,object/* object */.Ik)('UpdatesFile', { updates: Items });
const InData = (0,object/* object */.Ik)('UpdatesCollection', {
    apiVersion: (0,object/* optional */.lq)(lib.unknown),
    resource: (0,object/* optional */.lq)(lib.unknown),
    total: (0,object/* optional */.lq)(lib.unknown),
    data: Items,
});
const decode_updates_keysOf = ({ root }) => root.kind === 'map' ? root.entries.map(({ key }) => key) : [];
const decodeUpdates = (source) => {
    if (source.root.kind === 'list')
        return (0,decode_source/* decodeSource */.E)(source, Items, advice/* advise */.T);
    if (decode_updates_keysOf(source).includes('updates'))
        return (0,lib_function.pipe)((0,decode_source/* decodeSource */.E)(source, InUpdates, advice/* advise */.T), Either.map(({ value, warnings }) => ({ value: value.updates, warnings })));
    if (decode_updates_keysOf(source).includes('data'))
        return (0,lib_function.pipe)((0,decode_source/* decodeSource */.E)(source, InData, advice/* advise */.T), Either.map(({ value, warnings }) => ({ value: value.data, warnings })));
    return (0,problem/* failWith */.ff)('found neither a list nor the key updates or data, expected a list of updates, or a map with the list under updates or data; write updates: and the list below it', { file: source.file });
};

// EXTERNAL MODULE: ./lib/read/source-text/parse-source-file.js
var parse_source_file = __webpack_require__(7629);
;// CONCATENATED MODULE: ./lib/run/read-updates.js



const readUpdates = (file, { workspace, log }) => (0,steps/* steps */.C)(function* ($) {
    const text = yield* $(workspace.readText(file, 'updates'));
    const updates = yield* $(decodeUpdates(yield* $((0,parse_source_file/* parseSourceFile */.Z)(file, text))));
    log.info(`updates: ${updates.value.length}`);
    return updates;
});

;// CONCATENATED MODULE: ./lib/run/load-stages.js










const onDemand = (load) => (...given) => (0,lib_function.pipe)(TaskEither.fromTask(load), TaskEither.chain((run) => run(...given)));
const fetchArtifacts = onDemand(async () => (await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(14)]).then(__webpack_require__.bind(__webpack_require__, 3014))).fetchArtifacts);
const readVex = onDemand(async () => (await __webpack_require__.e(/* import() */ 762).then(__webpack_require__.bind(__webpack_require__, 7762))).readVex);
const askSite = onDemand(async () => (await __webpack_require__.e(/* import() */ 898).then(__webpack_require__.bind(__webpack_require__, 2898))).checkSite);
const checkSite = (inputs, ...rest) => inputs.verify === 0 ? TaskEither.right((0,rounds/* notChecked */.lb)()) : askSite(inputs, ...rest);
const publishCatalog = (...given) => (0,lib_function.pipe)(publish(...given), TaskEither.map((value) => ({ value, warnings: value.plan.warnings })));
const stages = {
    checkClock: checkClock,
    startReading: read_reports/* startReading */.B,
    fetchArtifacts,
    publishCatalog,
    locateSite: locateSite,
    checkSite,
    finishReading: read_reports/* finishReading */.S,
    readUpdates: readUpdates,
    readVex,
    readExploitation: readExploitation,
    reportResult: reportResult,
};


/***/ }),

/***/ 537:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ finishReading),
  B: () => (/* binding */ startReading)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/ReadonlyArray.js
var ReadonlyArray = __webpack_require__(4167);
// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/share-warnings.js
var share_warnings = __webpack_require__(270);
// EXTERNAL MODULE: ./lib/domain/task/steps.js
var steps = __webpack_require__(6500);
// EXTERNAL MODULE: ./lib/domain/values/compare.js
var compare = __webpack_require__(8743);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/domain/values/group-by.js
var group_by = __webpack_require__(6261);
// EXTERNAL MODULE: ./lib/domain/values/plural.js
var plural = __webpack_require__(8712);
// EXTERNAL MODULE: ./lib/read/inputs/patterns.js
var patterns = __webpack_require__(320);
// EXTERNAL MODULE: ./lib/domain/future-date.js
var future_date = __webpack_require__(5179);
;// CONCATENATED MODULE: ./lib/read/reports/dates.js





const folderOf = (path) => {
    const slash = path.lastIndexOf('/');
    return slash === 0 ? '/' : path.slice(0, Math.max(0, slash));
};
const foldersAbove = ({ path, artifact = '' }) => {
    const folders = [folderOf(path)];
    for (let last = folders[0]; last !== undefined && last !== artifact && last !== '/';) {
        last = folderOf(last);
        folders.push(last);
    }
    return folders;
};
const keyOf = ({ artifact }, folder) => `${artifact === undefined ? 'workspace' : 'artifact'}:${folder}`;
const byFolder = (files) => (0,group_by/* groupBy */.$z)(files, (file) => keyOf(file, folderOf(file.path)));
const nearestDate = (scan, folders) => {
    for (const folder of foldersAbove(scan)) {
        const files = folders.get(keyOf(scan, folder));
        if (files === undefined)
            continue;
        const dates = files.flatMap(({ builtAt, path }) => builtAt === null ? [] : [{ date: builtAt, file: path }]);
        if (dates.length < files.length)
            return undefined;
        return dates.reduce((first, each) => (each.date < first.date ? each : first));
    }
    return undefined;
};
const withoutFuture = (latest, all, key, kind) => {
    const warnings = [];
    const value = all.map((each) => {
        const date = each[key];
        const dated = (0,future_date/* upToLatest */.Q)(latest, date, `the ${kind} date ${date}`, each.path);
        warnings.push(...dated.warnings);
        return Object.assign(Object.assign({}, each), { [key]: dated.value });
    });
    return { value, warnings };
};
const NO_DATABASE = 'found no vulnerability database with a date, expected VulnerabilityDB with UpdatedAt, so the age of the database behind the reports next to it is unknown; write it after the scan, with its cache folder';
const impossibleWarnings = (all) => [...(0,group_by/* groupBy */.$z)(all, ({ file }) => file)].map(([file, [{ date, scan }, ...others]]) => {
    const more = others.length > 0 ? ` and of ${(0,plural/* pluralize */.td)(others.length, 'other report')}` : '';
    return (0,problem/* problem */.CC)(`found the database date ${date}, which is later than the scan date ${scan.scannedAt} of ${(0,values_escape/* show */.WU)(scan.path)}${more}, expected an earlier one, so it is treated as unknown; write the file right after the scan, and check the clocks`, { file });
});
const dateOf = (scan, folders) => {
    if (scan.needsVersionFile)
        return nearestDate(scan, folders);
    return scan.database === null ? undefined : { date: scan.database, file: scan.path };
};
const checkDates = (latest, scans, files) => {
    const scanned = withoutFuture(latest, scans, 'scannedAt', 'scan');
    const undated = files.filter(({ builtAt }) => builtAt === null);
    const built = withoutFuture(latest, files, 'builtAt', 'database');
    const own = withoutFuture(latest, scanned.value, 'database', 'database');
    const folders = byFolder(built.value);
    const impossible = [];
    const value = own.value.map((scan) => {
        var _a;
        const { date = null, file = '' } = (_a = dateOf(scan, folders)) !== null && _a !== void 0 ? _a : {};
        if (date === null || scan.scannedAt === null || date <= scan.scannedAt)
            return Object.assign(Object.assign({}, scan), { database: date });
        impossible.push({ date, file, scan });
        return Object.assign(Object.assign({}, scan), { database: null });
    });
    return {
        value,
        warnings: [
            ...scanned.warnings,
            ...undated.map(({ path }) => (0,problem/* problem */.CC)(NO_DATABASE, { file: path })),
            ...built.warnings,
            ...own.warnings,
            ...impossibleWarnings(impossible),
        ],
    };
};

// EXTERNAL MODULE: ./lib/read/reports/no-reports.js
var no_reports = __webpack_require__(7564);
;// CONCATENATED MODULE: ./lib/read/reports/report-reader.js
const isScan = (content) => 'findings' in content;

;// CONCATENATED MODULE: ./lib/run/read-reports.js














const sortByName = (paths, downloaded) => [...paths.map((path) => ({ name: path, location: path })), ...downloaded].sort((a, b) => (0,compare/* compareBytes */.Xo)(a.name, b.name));
const startReading = ({ reports }, downloaded, needed) => (0,steps/* steps */.C)(function* ($) {
    const { value, warnings } = yield* $(needed.workspace.findFiles('reports', reports));
    const sources = sortByName(value, downloaded);
    return Object.assign(Object.assign({}, needed.reports.start(sources)), { sources, warnings });
});
const isVersion = (result) => result !== undefined && Either.isRight(result) && !isScan(result.right);
const nothingElse = (writes) => `with nothing but the output of trivy version, expected a report in it; ${no_reports/* LOOK_AT_SCANS */.B}, then check that it ${writes}`;
const emptyFolders = (lines, all) => {
    const own = all.filter(({ artifact }) => artifact === undefined);
    const isEmpty = (line) => {
        const below = `${line.replace(/^(\.\/)+/, '').replace(/\/+$/, '')}/`;
        const files = own.filter(({ name }) => below === './' || name.startsWith(below));
        return files.length > 0 && files.every((file) => file.isVersion);
    };
    const folders = (0,patterns/* includePatterns */.me)(lines)
        .filter(isEmpty)
        .map((line) => (0,problem/* problem */.CC)(`input reports: found the folder ${(0,values_escape/* show */.WU)(line)} ${nothingElse('writes its reports there')}`));
    const isAll = own.length > 0 && all.every((file) => file.isVersion);
    if (folders.length > 0 || !isAll)
        return folders;
    const names = (0,plural/* joinLimited */.xw)(own, share_warnings/* MAX_PLACES */.WD, ({ name }) => (0,values_escape/* show */.WU)(name));
    return [
        (0,problem/* problem */.CC)(`input reports: found nothing but the output of trivy version (${names}), expected a report; ${no_reports/* LOOK_AT_SCANS */.B}, then check that it writes its reports where the lines look`),
    ];
};
const emptyArtifacts = (all) => {
    const artifacts = [...(0,group_by/* groupBy */.$z)(all, ({ artifact }) => artifact !== null && artifact !== void 0 ? artifact : '')].filter(([name]) => name !== '');
    const problems = artifacts
        .filter(([, files]) => files.every((file) => file.isVersion))
        .map(([name]) => (0,problem/* problem */.CC)(`input artifact: found the artifact ${(0,values_escape/* show */.WU)(name)} ${nothingElse('uploads its reports')}`));
    return problems.length === artifacts.length
        ? { errors: problems, warnings: [] }
        : { errors: [], warnings: problems };
};
const warningsOf = (scans, { packages = true }) => scans.flatMap(({ path, warnings, packages: { warnings: ofPackages } }) => [...warnings, ...(packages ? ofPackages : [])].map((text) => (0,problem/* problem */.CC)(text, { file: path })));
const OTHER_SUBJECTS = [
    ['licenses', 'vuln,license'],
    ['misconfigurations', 'vuln,misconfig'],
];
const describeOthers = (scans) => {
    const found = OTHER_SUBJECTS.filter(([subject]) => scans.some(({ soughtInstead }) => soughtInstead === subject));
    const [what, scanners] = [found.map(([subject]) => subject), found.map(([, words]) => words)];
    return { what: what.join(' or '), scanners: scanners.join(' or ') };
};
const isOther = ({ soughtInstead }) => soughtInstead !== null;
const otherScanWarnings = (scans) => {
    const found = scans.filter(isOther);
    if (found.length === 0)
        return [];
    const paths = (0,plural/* joinLimited */.xw)(found, share_warnings/* MAX_PLACES */.WD, ({ path }) => (0,values_escape/* show */.WU)(path));
    const { what, scanners } = describeOthers(scans);
    return [
        (0,problem/* problem */.CC)(`found ${(0,plural/* pluralize */.td)(found.length, 'report')} of a scan for ${what} without any vulnerability: ${found.length === 1 ? 'it does' : 'they do'} not count as a scan; scan with --scanners vuln (a clean image scanned with --scanners ${scanners} looks the same, so it is not believed: write its ${what} into another report); ${paths}`),
    ];
};
const countsLine = (all, versions) => {
    const scans = all.filter((scan) => !isOther(scan));
    const otherScans = all.length - scans.length;
    const by = (name) => scans.filter(({ scanner }) => scanner === name).length;
    const others = [
        ...(versions > 0 ? [`, version files: ${versions}`] : []),
        ...(otherScans > 0 ? [`, scans for ${describeOthers(all).what}: ${otherScans}`] : []),
    ].join('');
    return `reports read: ${scans.length} (Trivy ${by('Trivy')}, Grype ${by('Grype')})${others}`;
};
const finishReading = ({ invalidReports, reports }, started, { log, now }, manifest = {}) => (0,steps/* steps */.C)(function* ($) {
    const { files, sources, finish, warnings: before } = yield* $(started);
    log.info(`report files: ${files}`);
    const results = yield* $(finish);
    const read = sources.map((source, i) => (Object.assign(Object.assign({}, source), { isVersion: isVersion(results[i]) })));
    const empty = emptyArtifacts(read);
    const errors = [...emptyFolders(reports, read), ...empty.errors];
    if (errors.length > 0)
        yield* $((0,problem/* fail */.fJ)(errors));
    const { left, right: contents } = (0,ReadonlyArray.separate)(results);
    const problems = left.flat();
    const versions = contents.filter((each) => !isScan(each));
    const complete = checkDates((0,instant/* latestDate */.Kt)(now()), contents.filter(isScan), versions);
    const own = warningsOf(complete.value, manifest);
    const warnings = [
        ...before,
        ...empty.warnings,
        ...complete.warnings,
        ...own,
        ...otherScanWarnings(complete.value),
    ];
    if (problems.length > 0 && invalidReports === 'error')
        return yield* $((0,problem/* fail */.fJ)([...problems, ...warnings.map(problem/* asWarning */.PQ)]));
    log.info(countsLine(complete.value, versions.length));
    return { value: complete.value, warnings: [...warnings, ...problems] };
});


/***/ })

};
;