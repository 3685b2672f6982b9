"use strict";
exports.id = 687;
exports.ids = [687];
exports.modules = {

/***/ 2721:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ imageParameter),
/* harmony export */   eD: () => (/* binding */ documentKind),
/* harmony export */   l4: () => (/* binding */ mediaKind)
/* harmony export */ });
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9806);

const imageParameter = {
    name: 'image',
    codec: _scalars__WEBPACK_IMPORTED_MODULE_0__/* .Slug */ .Mw,
    description: 'Slug of the image.',
    example: 'memcached',
};
const PARAMETERS = /\{.*\}/;
const pathsOf = (template) => {
    var _a;
    const [parameters] = (_a = PARAMETERS.exec(template)) !== null && _a !== void 0 ? _a : [];
    if (parameters === undefined)
        return { file: () => template, keyOf: (file) => (file === template ? '' : undefined) };
    const [before = '', after = ''] = template.split(parameters);
    const depth = parameters.split('/').length;
    return {
        file: (key) => `${before}${key}${after}`,
        keyOf: (file) => {
            if (!file.startsWith(before) || !file.endsWith(after))
                return undefined;
            const key = file.slice(before.length, file.length - after.length);
            return key !== '' && key.split('/').length === depth ? key : undefined;
        },
    };
};
const documentKind = (row) => (Object.assign(Object.assign({}, row), pathsOf(row.path)));
const mediaKind = (row) => (Object.assign(Object.assign({}, row), pathsOf(row.path)));


/***/ }),

/***/ 2382:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K7: () => (/* binding */ coverageFields),
/* harmony export */   Kn: () => (/* binding */ documentHead),
/* harmony export */   RR: () => (/* binding */ collectionHead),
/* harmony export */   Sl: () => (/* binding */ image),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   oi: () => (/* binding */ dateLike),
/* harmony export */   u1: () => (/* binding */ cveId),
/* harmony export */   yR: () => (/* binding */ slug)
/* harmony export */ });
/* unused harmony export apiVersion */
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9806);



const dateLike = (example) => ({
    examples: [example],
    unit: 'RFC 3339 in UTC, whole seconds',
});
const apiVersion = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .ApiVersion */ .X$, 'Version of the API.');
const headOf = (described) => (name, resource) => ({
    apiVersion,
    resource: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)(`${name}Resource`, [resource]), described),
});
const documentHead = headOf('Type of the document.');
const collectionHead = headOf('Name of the collection.');
const count = (what, unit) => (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Count */ .y_, `${what}.`, { unit });
const coverageFields = {
    scanned: count('Versions with a full record', 'versions'),
    partial: count('Versions whose record is a lower bound', 'versions'),
    withheld: count('Versions whose report proves nothing', 'versions'),
    unscanned: count('Versions without a report', 'versions'),
};
const total = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Count */ .y_, 'Number of items in `data`.', { unit: 'items' });
const slug = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Slug */ .Mw, 'Slug of the image.', { examples: ['redis'] });
const image = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY, 'Registry reference without tag.', {
    examples: ['ghcr.io/acme/images/redis'],
});
const cveId = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY, 'The CVE identifier, or the id of an advisory without one.', {
    examples: ['CVE-2025-9230'],
});


/***/ }),

/***/ 6766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ coverageGaps),
/* harmony export */   z: () => (/* binding */ CoverageGapWord)
/* harmony export */ });
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5718);

const coverageGaps = [
    'end-of-life',
    'windows',
    'unreleased',
    'no-advisories',
    'os-not-scanned',
    'no-package-list',
    'nothing-checked',
    'nothing-scanned',
    'unrecognized',
    'ignored',
    'excluded',
];
const CoverageGapWord = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .enumeration */ .eG)('CoverageGap', coverageGaps);


/***/ }),

/***/ 8194:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ MAX_VERSION_IMAGES),
/* harmony export */   F5: () => (/* binding */ MAX_VERSIONS),
/* harmony export */   FC: () => (/* binding */ comparePackages),
/* harmony export */   Gt: () => (/* binding */ MAX_CHANGED),
/* harmony export */   K_: () => (/* binding */ PACKAGES),
/* harmony export */   Rn: () => (/* binding */ PackageType),
/* harmony export */   cT: () => (/* binding */ MAX_UNKNOWN),
/* harmony export */   gq: () => (/* binding */ IMAGE_PACKAGES),
/* harmony export */   oX: () => (/* binding */ PACKAGE_NAMES)
/* harmony export */ });
/* unused harmony exports ImagePackage, ImagePackages, PackageNames, PackageTypes */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _domain_package_name__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(125);
/* harmony import */ var _document_kind__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2721);
/* harmony import */ var _fields__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2382);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9806);







const PackageType = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('PackageType', _domain_package_name__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_TYPES */ .Zc);
const type = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(PackageType, 'Type of the package; more types may be added.', {
    examples: ['npm'],
});
const name = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Text */ .EY, 'Name of the package, after its namespace, normalized as its type requires.', { examples: ['axios'] });
const installed = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Text */ .EY), 'Its version; null if the report states none.', {
    examples: ['1.14.1'],
});
const ImagePackage = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ImagePackage', {
    type,
    name,
    source: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Text */ .EY), 'The package that it was built from, if that has another name.', {
        examples: ['openssl'],
    }),
    version: installed,
    versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Tag */ .vw), 'The versions of the image that contain it, newest first.', {
        examples: [['8.2.2', '8.0.3']],
    }),
    unchecked: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Tag */ .vw)), 'The versions in which the scanner did not check it, newest first, so no record has its vulnerabilities there; absent without any.', { examples: [['8.2.2']] }),
});
const PackageAdded = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageAdded', { type, name, to: installed });
const PackageRemoved = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageRemoved', { type, name, from: installed });
const PackageUpdated = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageUpdated', { type, name, from: installed, to: installed });
const ChangedPackages = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ChangedPackages', {
    from: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Digest */ .np, 'Digest of the build before.'),
    added: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(PackageAdded), 'Packages that only this build has; at most 100.'),
    removed: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(PackageRemoved), 'Packages that only the build before had; at most 100.'),
    updated: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(PackageUpdated), 'Packages that both builds have, in different versions; at most 100.'),
    more: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Count */ .y_, 'Packages that these lists leave out.', { unit: 'packages' }),
});
const MAX_CHANGED = 100;
const ListedVersion = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ListedVersion', {
    version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Tag */ .vw, 'The tag.', { examples: ['8.0.3'] }),
    known: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Bool */ .x, 'Whether its packages are known. If not, it may contain packages that are not listed.'),
    changed: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(ChangedPackages), 'What its present digest changed, by type, name and version; absent if the packages of this build or of the one before are not known.'),
});
const ImagePackages = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ImagePackages', Object.assign(Object.assign({}, (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .documentHead */ .Kn)('ImagePackages', 'image-packages')), { slug: _fields__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR,
    image: _fields__WEBPACK_IMPORTED_MODULE_4__/* .image */ .Sl, versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(ListedVersion), 'The versions of the catalog, newest first.'), data: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(ImagePackage), 'The packages, by type, name and version.') }));
const PackageVersion = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageVersion', {
    version: installed,
    images: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Slug */ .Mw), 'The images that are known to contain it, by slug.'),
});
const MAX_VERSIONS = 20;
const MAX_VERSION_IMAGES = 200;
const PackageName = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageName', {
    name,
    sources: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Text */ .EY)), 'The packages that it was built from, in order.'),
    images: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Slug */ .Mw), 'The images that are known to contain it, by slug.'),
    versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(PackageVersion)), 'Its versions as installed, newest first; absent if there are more than 20, or if they name more than 200 images together.'),
});
const PackageNames = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageNames', Object.assign(Object.assign({}, (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .documentHead */ .Kn)('PackageNames', 'package-names')), { type,
    total: _fields__WEBPACK_IMPORTED_MODULE_4__/* .total */ .X5, data: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(PackageName), 'The names, in order.') }));
const PackageTypeItem = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageTypeItem', {
    type,
    names: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .PositiveInt */ .BL, 'Distinct names of packages.', { unit: 'names' }),
    images: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .PositiveInt */ .BL, 'Images that contain a package of the type.', { unit: 'images' }),
    href: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .ApiPath */ .Ul, 'Path of its document.', { examples: ['/api/v1/packages/npm.json'] }),
});
const MAX_UNKNOWN = 1000;
const PackageTypes = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageTypes', Object.assign(Object.assign({}, (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .collectionHead */ .RR)('PackageTypes', 'packages')), { coverage: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackagesCoverage', {
        versions: (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)('Versions of the catalog', 'versions'),
        known: (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)('Versions whose packages are known', 'versions'),
    }), 'What the lists are based on. A package that is not listed may be in a version whose packages are not known.'), total: _fields__WEBPACK_IMPORTED_MODULE_4__/* .total */ .X5, data: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(PackageTypeItem), 'The types, in order.'), unknown: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Text */ .EY), 'The versions whose packages are not known, in the order of the status; at most the first 1,000.', { examples: [['redis/8.0.3']] }) }));
const comparePackages = (a, b) => {
    if (a.type !== b.type)
        return a.type < b.type ? -1 : 1;
    if (a.name !== b.name)
        return a.name < b.name ? -1 : 1;
    if (a.version === b.version)
        return 0;
    if (a.version === null || b.version === null)
        return a.version === null ? 1 : -1;
    return a.version < b.version ? -1 : 1;
};
const IMAGE_PACKAGES = (0,_document_kind__WEBPACK_IMPORTED_MODULE_3__/* .documentKind */ .eD)({
    name: 'image-packages',
    path: 'images/{image}/packages.json',
    operationId: 'getImagePackages',
    tag: 'Packages',
    summary: 'Packages of an image',
    description: 'The packages that the versions of an image contain, as its scan reports list them. What is not listed may still be contained: static binaries and copied code appear in no list.',
    codec: ImagePackages,
    parameters: [_document_kind__WEBPACK_IMPORTED_MODULE_3__/* .imageParameter */ .BY],
    notFound: 'There is no such image, or no report of it lists packages.',
});
const PACKAGE_NAMES = (0,_document_kind__WEBPACK_IMPORTED_MODULE_3__/* .documentKind */ .eD)({
    name: 'package-names',
    path: 'packages/{type}.json',
    operationId: 'listPackageNames',
    tag: 'Packages',
    summary: 'Packages of a type',
    description: 'Which images contain a package, by name and version. Their documents have the tags.',
    codec: PackageNames,
    parameters: [
        {
            name: 'type',
            codec: PackageType,
            description: 'Type of the packages.',
            example: 'npm',
        },
    ],
    notFound: 'No image is known to contain a package of the type.',
});
const PACKAGES = (0,_document_kind__WEBPACK_IMPORTED_MODULE_3__/* .documentKind */ .eD)({
    name: 'packages',
    path: 'packages.json',
    isMemory: true,
    operationId: 'listPackageTypes',
    tag: 'Packages',
    summary: 'Types of packages, and coverage',
    description: 'The types of packages that images contain, and for how many versions the packages are known: what was not listed is unknown, never empty.',
    codec: PackageTypes,
});


/***/ }),

/***/ 9806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ PositiveInt),
/* harmony export */   C5: () => (/* binding */ GitId),
/* harmony export */   EY: () => (/* binding */ Text),
/* harmony export */   IW: () => (/* binding */ Port),
/* harmony export */   Js: () => (/* binding */ ChartVersion),
/* harmony export */   Ju: () => (/* binding */ Tier),
/* harmony export */   MW: () => (/* binding */ Instant),
/* harmony export */   Mn: () => (/* binding */ PinnedReference),
/* harmony export */   Mw: () => (/* binding */ Slug),
/* harmony export */   OD: () => (/* binding */ Platform),
/* harmony export */   Ul: () => (/* binding */ ApiPath),
/* harmony export */   V9: () => (/* binding */ WebAddress),
/* harmony export */   X$: () => (/* binding */ ApiVersion),
/* harmony export */   ZI: () => (/* binding */ PastDay),
/* harmony export */   Z_: () => (/* binding */ DigestFrom),
/* harmony export */   bx: () => (/* binding */ Priority),
/* harmony export */   c9: () => (/* binding */ DateTime),
/* harmony export */   ft: () => (/* binding */ LicenseClean),
/* harmony export */   nW: () => (/* binding */ Status),
/* harmony export */   np: () => (/* binding */ Digest),
/* harmony export */   qZ: () => (/* binding */ AnyText),
/* harmony export */   sU: () => (/* binding */ Uuid),
/* harmony export */   sj: () => (/* binding */ FullDate),
/* harmony export */   vw: () => (/* binding */ Tag),
/* harmony export */   y_: () => (/* binding */ Count)
/* harmony export */ });
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5718);
/* harmony import */ var _domain_git_id__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3891);
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9836);
/* harmony import */ var _domain_platform__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5886);
/* harmony import */ var _domain_web_address__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2606);





const SLUG = '[a-z0-9]+([._-][a-z0-9]+)*';
const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';
const DIGEST = 'sha256:[0-9a-f]{64}';
const CHART_VERSION = '[A-Za-z0-9][A-Za-z0-9._+-]*';
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const whole = (pattern, flags = '') => new RegExp(`^${pattern}$`, flags);
const slugForm = whole(SLUG);
const uuidForm = whole(UUID, 'i');
const Text = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Text', {
    expected: 'a text',
    minLength: 1,
    is: (s) => s !== '' && s.isWellFormed(),
});
const AnyText = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('AnyText', { expected: 'a text', is: (s) => s.isWellFormed() });
const Slug = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Slug', {
    expected: 'a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"',
    pattern: `^(?!index$)(?!.*\\.json$)${SLUG}$`,
    maxLength: 128,
    is: (s) => s.length <= 128 && s !== 'index' && !s.endsWith('.json') && slugForm.test(s),
});
const Tag = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .textLike */ .r1)('Tag', 'a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"', `^${TAG}$`);
const ChartVersion = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .textLike */ .r1)('ChartVersion', 'the version of a chart: letters, digits, ".", "_", "+" and "-", starting with a letter or digit', `^${CHART_VERSION}$`);
const Digest = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .textLike */ .r1)('Digest', '"sha256:" and 64 lower-case hex digits', `^${DIGEST}$`);
const DateTime = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('DateTime', {
    expected: 'an RFC 3339 date and time such as 2026-01-31T08:00:00Z',
    format: 'date-time',
    is: _domain_instant__WEBPACK_IMPORTED_MODULE_2__/* .isDateTime */ .Ar,
});
const Instant = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Instant', {
    expected: 'an RFC 3339 date and time in UTC with whole seconds',
    format: 'date-time',
    is: (s) => (0,_domain_instant__WEBPACK_IMPORTED_MODULE_2__/* .toUtcSeconds */ .dR)(s) === s,
});
const fullDate = {
    expected: 'a date such as 2026-01-31',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    is: _domain_instant__WEBPACK_IMPORTED_MODULE_2__/* .isFullDate */ .A1,
};
const FullDate = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('FullDate', fullDate);
const PastDay = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('PastDay', fullDate);
const WebAddress = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('WebAddress', {
    expected: 'an http or https address',
    format: 'uri',
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
    is: _domain_web_address__WEBPACK_IMPORTED_MODULE_4__/* .isWebAddress */ .d3,
});
const Uuid = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Uuid', {
    expected: 'a UUID',
    format: 'uuid',
    is: (s) => uuidForm.test(s),
});
const PinnedReference = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .textLike */ .r1)('PinnedReference', 'a reference pinned by digest: <repository>@sha256:<64 hex digits>', `^[^\\s@]+@${DIGEST}$`);
const Platform = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Platform', {
    expected: 'a platform such as linux/amd64, linux/arm64 or linux/arm/v7',
    pattern: `^${_domain_platform__WEBPACK_IMPORTED_MODULE_3__/* .PLATFORM */ .i9}$`,
    is: _domain_platform__WEBPACK_IMPORTED_MODULE_3__/* .isPlatform */ .aH,
});
const ApiPath = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .textLike */ .r1)('ApiPath', 'a path such as /api/v1/images.json', '^/api/v1/.+\\.json$');
const GitId = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('GitId', {
    expected: 'a git object id',
    pattern: _domain_git_id__WEBPACK_IMPORTED_MODULE_1__/* .GIT_ID */ .l,
    is: _domain_git_id__WEBPACK_IMPORTED_MODULE_1__/* .isGitId */ .q,
});
const Count = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Count', 0);
const PositiveInt = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('PositiveInt', 1);
const Port = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Port', 0, 65535);
const Tier = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .enumeration */ .eG)('Tier', ['critical', 'standard', 'low']);
const Status = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .enumeration */ .eG)('Status', ['available', 'planned']);
const LicenseClean = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .enumeration */ .eG)('LicenseClean', ['clean', 'agpl', 'caution']);
const Priority = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .enumeration */ .eG)('Priority', ['next', 'planned', 'exploring']);
const DigestFrom = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .enumeration */ .eG)('DigestFrom', ['scan']);
const ApiVersion = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .enumeration */ .eG)('ApiVersion', ['v1']);


/***/ }),

/***/ 3145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ SecurityVersionWithCves),
/* harmony export */   E: () => (/* binding */ suppressionStatuses),
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   K1: () => (/* binding */ MAX_ALIASES),
/* harmony export */   Me: () => (/* binding */ SecurityRecord),
/* harmony export */   Mz: () => (/* binding */ Grade),
/* harmony export */   UF: () => (/* binding */ href),
/* harmony export */   UN: () => (/* binding */ cves),
/* harmony export */   Ud: () => (/* binding */ MAX_STATEMENT_LENGTH),
/* harmony export */   Ui: () => (/* binding */ SuppressionStatus),
/* harmony export */   Z3: () => (/* binding */ countOfFindings),
/* harmony export */   eE: () => (/* binding */ SeverityRollup),
/* harmony export */   hQ: () => (/* binding */ Justification),
/* harmony export */   kz: () => (/* binding */ MAX_TARGETS),
/* harmony export */   l_: () => (/* binding */ SecurityVersion),
/* harmony export */   qf: () => (/* binding */ rollupFields),
/* harmony export */   sQ: () => (/* binding */ fixStates),
/* harmony export */   ur: () => (/* binding */ severityCounts),
/* harmony export */   wc: () => (/* binding */ SeverityWord),
/* harmony export */   x6: () => (/* binding */ suppressions)
/* harmony export */ });
/* unused harmony exports FixState, PackageKind, Cve, Suppression */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _domain_grade__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6290);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2986);
/* harmony import */ var _fields__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9806);







const MAX_TARGETS = 8;
const MAX_ALIASES = 64;
const MAX_STATEMENT_LENGTH = 500;
const SeverityWord = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('Severity', _domain_severity__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO);
const Grade = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('Grade', _domain_grade__WEBPACK_IMPORTED_MODULE_5__/* .grades */ .DR);
const countOfFindings = (which) => (0,_fields__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(which, 'findings');
const severityCounts = {
    critical: countOfFindings('Open findings of severity CRITICAL'),
    high: countOfFindings('Open findings of severity HIGH'),
    medium: countOfFindings('Open findings of severity MEDIUM'),
    low: countOfFindings('Open findings of severity LOW'),
    unknown: countOfFindings('Open findings of unknown severity'),
};
const SeverityRollup = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('SeverityRollup', severityCounts);
const found = {
    id: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'CVE or advisory identifier.', { examples: ['CVE-2025-9230'] }),
    severity: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(SeverityWord, 'Severity; UNKNOWN if the scanner states none.'),
    pkg: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Affected package.', { examples: ['openssl'] }),
    installed: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Installed version; null if unknown.', {
        examples: ['3.5.3-r0'],
    }),
    fixed: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Version with a fix; null if there is none.', {
        examples: ['3.5.4-r0'],
    }),
};
const fixStates = [
    'will-not-fix',
    'end-of-life',
    'deferred',
    'investigating',
    'affected',
];
const FixState = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('FixState', fixStates);
const PackageKind = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('PackageKind', ['language']);
const Cve = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Cve', Object.assign(Object.assign({}, found), { title: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Title of the vulnerability; null if the scanner states none.'), url: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .WebAddress */ .V9), 'Address of the primary advisory; null if unknown.', {
        examples: ['https://avd.aquasec.com/nvd/cve-2025-9230'],
    }), targets: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), `Where the finding was seen; at most ${MAX_TARGETS} places.`, {
        examples: [['usr/bin/redis-server']],
    }), targetsMore: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .PositiveInt */ .BL), 'Number of places that `targets` leaves out; absent if it lists all.', { unit: 'targets' }), aliases: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY)), `Other identifiers of the same vulnerability, in order, at most ${MAX_ALIASES}; absent if the scanner states none.`, { examples: [['GHSA-3ppc-4f35-3m26']] }), fixState: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(FixState), 'Why there is no fix, in the words of the vendor: it decided against one (will-not-fix), the release gets none (end-of-life), perhaps later (deferred), undecided (investigating), or none yet (affected). Absent if there is a fix, or the scanner does not say.', { examples: ['will-not-fix'] }), kind: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(PackageKind), 'What the package belongs to: a language (language). Absent if it belongs to the operating system, or if the scanner does not say.') }));
const suppressionStatuses = ['not_affected', 'fixed', 'ignored'];
const SuppressionStatus = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('SuppressionStatus', suppressionStatuses);
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
const Justification = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('Justification', justifications);
const Suppression = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Suppression', Object.assign(Object.assign({}, found), { aliases: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), `Other identifiers of the same vulnerability, in order, at most ${MAX_ALIASES}.`, { examples: [['GHSA-3ppc-4f35-3m26']] }), status: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(SuppressionStatus, 'Why it does not count: a VEX statement says that the image is not affected or is fixed, or an ignore rule leaves it out.'), justification: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(Justification), 'Why the image is not affected, in the words of OpenVEX; null if not stated.'), statement: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), `Text of the VEX statement, at most ${MAX_STATEMENT_LENGTH} code points; null if not stated.`, { examples: ['The image has no code that calls this function.'] }) }));
const rollupFields = Object.assign(Object.assign({ version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Tag */ .vw, 'The tag.', { examples: ['8.2.2'] }), tag: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Reference with tag.', { examples: ['ghcr.io/acme/images/redis:8.2.2'] }) }, severityCounts), { total: countOfFindings('Open findings of all severities'), fixable: countOfFindings('Open findings with a fix'), grade: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(Grade, 'No open findings (A+); only low or unknown, none fixable (A); only low or unknown (B); worst is medium (C); worst is high (D); any critical (F).'), score: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)('Score', 0, 100), '100 minus 25 for each critical, 10 for each high, 4 for each medium, 1 for each low, 2 for each unknown and 5 for each fixable finding; at least 0.', { unit: 'points' }) });
const cves = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(Cve), 'All findings, worst first; within a severity, fixable ones first.');
const suppressed = {
    suppressed: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .PositiveInt */ .BL), 'Findings that the scanner was told to leave out; no other number counts them. Absent if there are none.', { unit: 'findings' }),
};
const suppressions = Object.assign(Object.assign({}, suppressed), { suppressions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(Suppression)), 'The findings that the scanner was told to leave out, worst first; absent if there are none.') });
const href = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .ApiPath */ .Ul, 'Path of the details of the image, starting at the base of the site.', {
    examples: ['/api/v1/security/redis.json'],
});
const SecurityVersion = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('SecurityVersion', Object.assign(Object.assign({}, rollupFields), suppressed));
const SecurityVersionWithCves = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('SecurityVersionWithCves', Object.assign(Object.assign(Object.assign({}, rollupFields), { cves }), suppressions));
const SecurityRecord = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('SecurityRecord', Object.assign(Object.assign(Object.assign({}, rollupFields), { image: _fields__WEBPACK_IMPORTED_MODULE_3__/* .image */ .Sl, versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(SecurityVersion), 'All versions that have a record, newest first.'), href }), suppressed));


/***/ }),

/***/ 6404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ formatFound),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   ah: () => (/* binding */ explainFirstMismatch),
/* harmony export */   jV: () => (/* binding */ formatPath)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _values_escape__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3149);
/* harmony import */ var _dictionary__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4694);
/* harmony import */ var _object__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3365);
/* harmony import */ var _plain_dictionary__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(557);
/* harmony import */ var _scalar__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5718);








const innermost = (codec) => codec instanceof _object__WEBPACK_IMPORTED_MODULE_1__/* .NullableType */ .aI ? innermost(codec.codec) : codec;
const isIndex = (key, parent) => /^\d+$/.test(key) && LISTS.some((kind) => innermost(parent === null || parent === void 0 ? void 0 : parent.type) instanceof kind);
const pathOf = (context) => context.slice(1).map(({ key }, i) => (isIndex(key, context[i]) ? Number(key) : key));
const MAPS = [_object__WEBPACK_IMPORTED_MODULE_1__/* .ObjectType */ .an, _dictionary__WEBPACK_IMPORTED_MODULE_0__/* .DictionaryType */ .X, _plain_dictionary__WEBPACK_IMPORTED_MODULE_2__/* .PlainDictionaryType */ .Z];
const LISTS = [io_ts__WEBPACK_IMPORTED_MODULE_4__.ArrayType, io_ts__WEBPACK_IMPORTED_MODULE_4__.AnyArrayType, io_ts__WEBPACK_IMPORTED_MODULE_4__.TupleType];
const describeExpected = (codec) => {
    var _a, _b;
    if (codec instanceof _object__WEBPACK_IMPORTED_MODULE_1__/* .NullableType */ .aI)
        return `${describeExpected(codec.codec)} or null`;
    if (MAPS.some((kind) => codec instanceof kind))
        return 'a map of keys and values';
    if (LISTS.some((kind) => codec instanceof kind))
        return 'a list';
    return (_b = EXPECTED[(_a = codec === null || codec === void 0 ? void 0 : codec.name) !== null && _a !== void 0 ? _a : '']) !== null && _b !== void 0 ? _b : 'another value';
};
const EXPECTED = {
    string: 'a text',
    boolean: 'true or false',
    number: 'a number',
    UnknownRecord: 'a map of keys and values',
};
const toMismatch = (error) => { var _a; var _b; return ({
    path: pathOf(error.context),
    expected: (_b = error.message) !== null && _b !== void 0 ? _b : describeExpected((_a = error.context.at(-1)) === null || _a === void 0 ? void 0 : _a.type),
    found: error.value,
}); };
const decode = (codec, value) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_5__.pipe)(codec.decode(value), fp_ts_Either__WEBPACK_IMPORTED_MODULE_6__.mapLeft((errors) => errors.map(toMismatch)));
const formatPath = (path) => path
    .map((step) => {
    if (typeof step === 'number')
        return `[${step}]`;
    return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${(0,_values_escape__WEBPACK_IMPORTED_MODULE_7__/* .show */ .WU)(step)}]`;
})
    .join('')
    .replace(/^\./, '');
const formatFound = (found) => {
    if (found === undefined)
        return 'nothing';
    if (found instanceof _scalar__WEBPACK_IMPORTED_MODULE_3__/* .Scalar */ .X5)
        return (0,_values_escape__WEBPACK_IMPORTED_MODULE_7__/* .show */ .WU)(found.text);
    if (Array.isArray(found))
        return 'a list';
    return typeof found === 'object' && found !== null ? 'a map' : (0,_values_escape__WEBPACK_IMPORTED_MODULE_7__/* .show */ .WU)(found);
};
const explainFirstMismatch = ([first], at = []) => first
    ? `${formatPath([...at, ...first.path]) || 'at its top'}: found ${formatFound(first.found)}, expected ${first.expected}`
    : 'not the shape of the contract';


/***/ }),

/***/ 4694:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ DictionaryType),
/* harmony export */   z: () => (/* binding */ dictionary)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);



const errorsOf = (validation) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isLeft(validation) ? validation.left : [];
class DictionaryType extends io_ts__WEBPACK_IMPORTED_MODULE_2__.Type {
    constructor(name, key, codec, extensions) {
        super(name, (u) => u instanceof Map, (u, context) => this.read(u, context), (a) => Object.fromEntries([...a].map(([k, v]) => [k, codec.encode(v)])));
        this.key = key;
        this.codec = codec;
        this.extensions = extensions;
        this._tag = 'DictionaryType';
    }
    read(u, context) {
        if (!(0,_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(u))
            return io_ts__WEBPACK_IMPORTED_MODULE_2__.failure(u, context);
        const result = new Map();
        const errors = [];
        for (const [name, value] of Object.entries(u)) {
            if (this.extensions && name.startsWith('x-'))
                continue;
            const key = this.key.validate(name, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.key, name));
            const read = this.codec.validate(value, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.codec, value));
            if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(key) && fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(read))
                result.set(key.right, read.right);
            for (const error of [key, read].flatMap(errorsOf))
                errors.push(error);
        }
        return errors.length > 0 ? io_ts__WEBPACK_IMPORTED_MODULE_2__.failures(errors) : io_ts__WEBPACK_IMPORTED_MODULE_2__.success(result);
    }
}
const dictionary = (name, key, codec, { extensions = false } = {}) => new DictionaryType(name, key, codec, extensions);


/***/ }),

/***/ 3365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   aI: () => (/* binding */ NullableType),
/* harmony export */   an: () => (/* binding */ ObjectType),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   oX: () => (/* binding */ extensible),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _scalar__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5718);
/* harmony import */ var _set_own__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9389);




const optional = (codec) => ({ optional: codec });
class NullableType extends io_ts__WEBPACK_IMPORTED_MODULE_1__.Type {
    constructor(codec) {
        super(`${codec.name} or null`, (u) => u === null || codec.is(u), (u, context) => (u === null ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__.right(null) : codec.validate(u, context)), (a) => (a === null ? null : codec.encode(a)));
        this.codec = codec;
        this._tag = 'NullableType';
    }
}
const nullable = (codec) => new NullableType(codec);
const nullish = (codec) => optional(nullable(codec));
const field = (property, description, more = {}) => ({ property, about: Object.assign({ description }, more) });
const hasMetadata = (property) => 'about' in property;
const isOptional = (property) => 'optional' in property;
const isRecord = (u) => typeof u === 'object' && u !== null && !Array.isArray(u) && !(u instanceof _scalar__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5);
const fieldOf = (key, property) => {
    const bare = hasMetadata(property) ? property.property : property;
    return {
        key,
        codec: isOptional(bare) ? bare.optional : bare,
        required: !isOptional(bare),
        about: hasMetadata(property) ? property.about : undefined,
    };
};
class ObjectType extends io_ts__WEBPACK_IMPORTED_MODULE_1__.Type {
    constructor(name, properties, extensions) {
        super(name, (u) => isRecord(u) && this.fields.every((field) => this.holds(u, field)), (u, context) => this.read(u, context), (a) => this.write(a));
        this.properties = properties;
        this.extensions = extensions;
        this._tag = 'ObjectType';
        this.fields = Object.entries(properties).map(([key, property]) => fieldOf(key, property));
        this.byKey = new Map(this.fields.map((field) => [field.key, field]));
    }
    holds(u, field) {
        return u[field.key] === undefined ? !field.required : field.codec.is(u[field.key]);
    }
    read(u, context) {
        if (!isRecord(u))
            return io_ts__WEBPACK_IMPORTED_MODULE_1__.failure(u, context);
        const result = {};
        const errors = [];
        for (const { key, codec, required } of this.fields) {
            const value = Object.hasOwn(u, key) ? u[key] : undefined;
            if (value === undefined && !required)
                continue;
            const read = codec.validate(value, io_ts__WEBPACK_IMPORTED_MODULE_1__.appendContext(context, key, codec, value));
            if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_2__.isLeft(read))
                for (const error of read.left)
                    errors.push(error);
            else
                (0,_set_own__WEBPACK_IMPORTED_MODULE_3__/* .setOwn */ .P)(result, key, read.right);
        }
        if (this.extensions)
            this.copyExtensions(u, result);
        return errors.length > 0 ? io_ts__WEBPACK_IMPORTED_MODULE_1__.failures(errors) : io_ts__WEBPACK_IMPORTED_MODULE_1__.success(result);
    }
    write(a) {
        const source = a;
        const result = {};
        for (const { key, codec } of this.fields) {
            if (source[key] !== undefined)
                (0,_set_own__WEBPACK_IMPORTED_MODULE_3__/* .setOwn */ .P)(result, key, codec.encode(source[key]));
        }
        if (this.extensions)
            this.copyExtensions(source, result);
        return result;
    }
    copyExtensions(from, to) {
        for (const key of Object.keys(from))
            if (key.startsWith('x-'))
                (0,_set_own__WEBPACK_IMPORTED_MODULE_3__/* .setOwn */ .P)(to, key, from[key]);
    }
}
const object = (name, properties) => new ObjectType(name, properties, false);
const extensible = (name, properties) => new ObjectType(name, properties, true);


/***/ }),

/***/ 557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PlainDictionaryType),
/* harmony export */   q: () => (/* binding */ plainDictionary)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _set_own__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9389);




const mismatchesOf = (validation) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isLeft(validation) ? validation.left : [];
class PlainDictionaryType extends io_ts__WEBPACK_IMPORTED_MODULE_2__.Type {
    constructor(name, key, codec) {
        super(name, (u) => (0,_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(u) && Object.entries(u).every(([k, v]) => key.is(k) && codec.is(v)), (u, context) => this.read(u, context), (a) => a);
        this.key = key;
        this.codec = codec;
        this._tag = 'PlainDictionaryType';
    }
    read(u, context) {
        if (!(0,_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(u))
            return io_ts__WEBPACK_IMPORTED_MODULE_2__.failure(u, context);
        const result = {};
        const errors = [];
        for (const [name, value] of Object.entries(u)) {
            const key = this.key.validate(name, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.key, name));
            const read = this.codec.validate(value, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.codec, value));
            if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(key) && fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(read))
                (0,_set_own__WEBPACK_IMPORTED_MODULE_3__/* .setOwn */ .P)(result, key.right, read.right);
            for (const error of [key, read].flatMap(mismatchesOf))
                errors.push(error);
        }
        return errors.length > 0 ? io_ts__WEBPACK_IMPORTED_MODULE_2__.failures(errors) : io_ts__WEBPACK_IMPORTED_MODULE_2__.success(result);
    }
}
const plainDictionary = (name, key, codec) => new PlainDictionaryType(name, key, codec);


/***/ }),

/***/ 5718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ ScalarType),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Ug: () => (/* binding */ NonEmptyText),
/* harmony export */   Ww: () => (/* binding */ Decimal),
/* harmony export */   X5: () => (/* binding */ Scalar),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   eG: () => (/* binding */ enumeration),
/* harmony export */   fw: () => (/* binding */ Fraction),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   r1: () => (/* binding */ textLike),
/* harmony export */   x: () => (/* binding */ Bool)
/* harmony export */ });
/* unused harmony exports TextType, BooleanType, IntegerType, DecimalType, EnumType */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_0__);

class Scalar {
    constructor(text, plain) {
        this.text = text;
        this.plain = plain;
    }
}
const textOf = (u) => (u instanceof Scalar ? u.text : u);
class ScalarType extends io_ts__WEBPACK_IMPORTED_MODULE_0__.Type {
    constructor(name, is, expected, parse = io_ts__WEBPACK_IMPORTED_MODULE_0__.identity) {
        const validate = (u, context) => {
            const value = parse(u);
            return is(value) ? io_ts__WEBPACK_IMPORTED_MODULE_0__.success(value) : io_ts__WEBPACK_IMPORTED_MODULE_0__.failure(u, context, expected);
        };
        super(name, is, validate, io_ts__WEBPACK_IMPORTED_MODULE_0__.identity);
    }
}
class TextType extends ScalarType {
    constructor(name, rule) {
        const is = (u) => typeof u === 'string' && rule.is(u);
        super(name, is, rule.expected, textOf);
        this.rule = rule;
        this._tag = 'TextType';
    }
}
const text = (name, rule) => new TextType(name, rule);
const textLike = (name, expected, pattern) => {
    const form = new RegExp(pattern);
    return text(name, { expected, pattern, is: (s) => form.test(s) });
};
const NonEmptyText = text('Stated', {
    expected: 'a text that is not empty',
    is: (s) => s !== '',
});
const parseBoolean = (u) => {
    if (!(u instanceof Scalar) || !u.plain)
        return u;
    return u.text === 'true' ? true : u.text === 'false' ? false : u;
};
class BooleanType extends ScalarType {
    constructor() {
        super('Flag', io_ts__WEBPACK_IMPORTED_MODULE_0__.boolean.is, 'true or false', parseBoolean);
        this._tag = 'FlagType';
    }
}
const Bool = new BooleanType();
const parseInteger = (u) => u instanceof Scalar && u.plain && /^-?\d{1,15}$/.test(u.text) ? Number(u.text) : u;
class IntegerType extends ScalarType {
    constructor(name, minimum, maximum = Number.MAX_SAFE_INTEGER) {
        const is = (u) => Number.isSafeInteger(u) && u >= minimum && u <= maximum;
        const bound = maximum === Number.MAX_SAFE_INTEGER ? `${minimum} or more` : `${minimum} to ${maximum}`;
        super(name, is, `a whole number, ${bound}`, parseInteger);
        this.minimum = minimum;
        this.maximum = maximum;
        this._tag = 'IntegerType';
    }
}
const integer = (name, minimum, maximum) => new IntegerType(name, minimum, maximum);
class DecimalType extends ScalarType {
    constructor(name, maximum = Number.POSITIVE_INFINITY) {
        const is = (u) => Number.isFinite(u) && u >= 0 && u <= maximum;
        const bound = Number.isFinite(maximum) ? ` from 0 to ${maximum}` : ', 0 or more';
        super(name, is, `a number${bound}`);
        this.maximum = maximum;
        this._tag = 'DecimalType';
    }
}
const Fraction = new DecimalType('Fraction', 1);
const Decimal = new DecimalType('Decimal');
class EnumType extends ScalarType {
    constructor(name, words) {
        const is = (u) => words.some((word) => word === u);
        super(name, is, `one of ${words.join(', ')}`, textOf);
        this.words = words;
        this._tag = 'WordType';
    }
}
const enumeration = (name, words) => new EnumType(name, words);


/***/ }),

/***/ 9389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ setOwn)
/* harmony export */ });
const setOwn = (target, key, value) => {
    if (key !== '__proto__')
        target[key] = value;
    else
        Object.defineProperty(target, key, { value, enumerable: true, writable: true });
};


/***/ }),

/***/ 6290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ grades),
/* harmony export */   rz: () => (/* binding */ computeGrade),
/* harmony export */   tN: () => (/* binding */ isGoodGrade)
/* harmony export */ });
const grades = ['A+', 'A', 'B', 'C', 'D', 'F'];
const computeGrade = (counts) => {
    if (counts.critical > 0)
        return 'F';
    if (counts.high > 0)
        return 'D';
    if (counts.medium > 0)
        return 'C';
    if (counts.low + counts.unknown === 0)
        return 'A+';
    return counts.fixable === 0 ? 'A' : 'B';
};
const isGoodGrade = (grade) => grade === 'A+' || grade === 'A' || grade === 'B';


/***/ }),

/***/ 125:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ toAsciiLowerCase),
/* harmony export */   Hz: () => (/* binding */ spellingsOf),
/* harmony export */   Oc: () => (/* binding */ packageNamed),
/* harmony export */   Zc: () => (/* binding */ PACKAGE_TYPES),
/* harmony export */   wg: () => (/* binding */ packageOf)
/* harmony export */ });
const PACKAGE_TYPES = [
    'alpm',
    'apk',
    'bitnami',
    'bottlerocket',
    'cargo',
    'cocoapods',
    'composer',
    'conan',
    'conda',
    'coreos',
    'cran',
    'deb',
    'docker',
    'gem',
    'generic',
    'github',
    'golang',
    'hex',
    'julia',
    'k8s',
    'maven',
    'npm',
    'nuget',
    'oci',
    'other',
    'pub',
    'pypi',
    'rpm',
    'swift',
];
const IN_LOWER_CASE = new Set('alpm apk bitnami composer deb github golang npm pypi'.split(' '));
const WITHOUT_NAMESPACE = new Set(['alpm', 'apk', 'deb', 'rpm']);
const toAsciiLowerCase = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const normalize = (type, name) => {
    const own = IN_LOWER_CASE.has(type) ? toAsciiLowerCase(name) : name;
    return type === 'pypi' ? own.replaceAll('_', '-') : own;
};
const spellingsOf = (name) => {
    const lower = toAsciiLowerCase(name);
    return [name, lower, lower.replaceAll('_', '-')];
};
const nameInPurl = ({ type, segments, subpath }) => {
    var _a;
    const last = (_a = segments.at(-1)) !== null && _a !== void 0 ? _a : '';
    const namespace = WITHOUT_NAMESPACE.has(type) ? '' : segments.slice(0, -1).join('/');
    const separator = type === 'maven' ? ':' : '/';
    const name = namespace === '' ? last : `${namespace}${separator}${last}`;
    return type === 'cocoapods' && subpath !== '' ? `${name}/${subpath}` : name;
};
const packageNamed = (stated, name) => {
    var _a;
    const type = (_a = PACKAGE_TYPES.find((each) => each === stated)) !== null && _a !== void 0 ? _a : 'other';
    return { type, name: type === 'other' ? `${stated}/${name}` : normalize(type, name) };
};
const packageOf = (purl) => packageNamed(purl.type, nameInPurl(purl));


/***/ }),

/***/ 5886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ platformName),
/* harmony export */   Ep: () => (/* binding */ nameOfPlatform),
/* harmony export */   aH: () => (/* binding */ isPlatform),
/* harmony export */   fG: () => (/* binding */ isOtherSpelling),
/* harmony export */   i9: () => (/* binding */ PLATFORM)
/* harmony export */ });
const PLATFORM = '[a-z0-9]+/[a-z0-9]+(/[a-z0-9.]+)?';
const form = new RegExp(`^${PLATFORM}$`);
const OTHER_WORDS = new Map([
    ['x86_64', 'amd64'],
    ['x86-64', 'amd64'],
    ['aarch64', 'arm64'],
    ['i386', '386'],
    ['armhf', 'arm/v7'],
    ['armel', 'arm/v6'],
]);
const DEFAULTS = [
    [/\/arm64\/v8$/, '/arm64'],
    [/\/amd64\/v1$/, '/amd64'],
    [/\/arm$/, '/arm/v7'],
];
const isOtherSpelling = (text) => { var _a; var _b; return OTHER_WORDS.has((_b = (_a = text.split('/')[1]) === null || _a === void 0 ? void 0 : _a.toLowerCase()) !== null && _b !== void 0 ? _b : ''); };
const isPlatform = (text) => form.test(text) && !isOtherSpelling(text);
const platformName = (os, architecture, variant) => {
    var _a, _b;
    const written = architecture.toLowerCase();
    const word = (_a = OTHER_WORDS.get(written)) !== null && _a !== void 0 ? _a : written;
    const more = variant && !word.includes('/') ? `/${variant.toLowerCase()}` : '';
    const whole = `${os.toLowerCase()}/${word}${more}`;
    if (!form.test(whole))
        return undefined;
    const [same, name] = (_b = DEFAULTS.find(([each]) => each.test(whole))) !== null && _b !== void 0 ? _b : [];
    return same === undefined || name === undefined ? whole : whole.replace(same, name);
};
const nameOfPlatform = (text) => {
    const [os = '', architecture = '', variant] = text.split('/');
    return platformName(os, architecture, variant);
};


/***/ }),

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
const parseSafely = (text, parse) => {
    if (!/^pkg:/i.test(text))
        return undefined;
    try {
        return parse(text);
    }
    catch (_a) {
        return undefined;
    }
};
const parsePurl = (text) => parseSafely(text, split);
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
const parseFullPurl = (text) => parseSafely(text, splitFully);


/***/ }),

/***/ 4492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ sortVersions),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   m3: () => (/* binding */ compareNewest)
/* harmony export */ });
/* harmony import */ var _values_compare__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8743);

const PRE_RELEASE = new Set('dev snapshot nightly canary a alpha b beta m milestone pre preview c cr rc'.split(' '));
const RANK = { preRelease: 0, end: 1, word: 2, number: 3 };
const splitRuns = (version) => { var _a; return (_a = version
    .toLowerCase()
    .replace(/^v(?=[0-9])/, '')
    .match(/[0-9]+|[a-z]+/g)) !== null && _a !== void 0 ? _a : []; };
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
    return x.length - y.length || (0,_values_compare__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(x, y);
};
const compareRuns = (a, b) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b))
        return rank - rankOf(b);
    if (a === undefined || b === undefined)
        return 0;
    return rank === RANK.number ? compareNumbers(a, b) : (0,_values_compare__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a, b);
};
const compareVersions = (a, b) => {
    const x = splitRuns(a);
    const y = splitRuns(b);
    for (let i = 0; i < Math.max(x.length, y.length); i++) {
        const order = compareRuns(x[i], y[i]);
        if (order !== 0)
            return order;
    }
    return (0,_values_compare__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a, b);
};
const compareNewest = (a, b) => compareVersions(b.version, a.version);
const newestFirst = (items) => [...items].sort(compareNewest);
const sortVersions = (versions) => [...new Set(versions)].sort((a, b) => compareVersions(b, a));


/***/ }),

/***/ 196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ez: () => (/* binding */ findRepeated),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);


const valueAt = (document, ...path) => path.reduce((value, step) => {
    if (Array.isArray(value))
        return value[Number(step)];
    return (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}, document);
const textAt = (document, ...path) => {
    const text = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(valueAt(document, ...path));
    return typeof text === 'string' ? text : undefined;
};
const listAt = (document, ...path) => {
    const list = valueAt(document, ...path);
    return Array.isArray(list) ? list : [];
};
function* findRepeated(keys) {
    const known = new Map();
    for (const [index, key] of keys.entries()) {
        if (key === undefined)
            continue;
        const first = known.get(key);
        if (first === undefined)
            known.set(key, index);
        else
            yield [index, first];
    }
}
const versionsOf = (image) => listAt(image, 'versions').map((version) => textAt(version, 'version'));


/***/ }),

/***/ 9354:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ createPositions),
/* harmony export */   TR: () => (/* binding */ createLocator),
/* harmony export */   nm: () => (/* binding */ locateIssues)
/* harmony export */ });
/* harmony import */ var _domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6404);
/* harmony import */ var _domain_problem__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8230);


const indices = new WeakMap();
const indexOf = (node) => {
    const known = indices.get(node);
    if (known !== undefined)
        return known;
    const index = new Map(node.entries.map(({ key, value }) => [key, value]));
    indices.set(node, index);
    return index;
};
const childOf = (node, step) => {
    if (node.kind === 'list')
        return node.items[Number(step)];
    return node.kind === 'map' ? indexOf(node).get(String(step)) : undefined;
};
const offsetOf = (root, path) => {
    let node = root;
    for (const step of path) {
        const child = childOf(node, step);
        if (child === undefined)
            break;
        node = child;
    }
    return node.offset;
};
const createPositions = (text) => {
    const starts = [0];
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
        starts.push(i + 1);
    return (offset) => {
        var _a, _b;
        let low = 0;
        let high = starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if (((_a = starts[middle]) !== null && _a !== void 0 ? _a : 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return { line: low + 1, column: offset - ((_b = starts[low]) !== null && _b !== void 0 ? _b : 0) + 1 };
    };
};
const createLocator = (source) => {
    const position = createPositions(source.text);
    const atOffset = (offset, path, message) => (0,_domain_problem__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(message, Object.assign(Object.assign({ file: source.file }, position(offset)), { path: (0,_domain_codec_decode__WEBPACK_IMPORTED_MODULE_0__/* .formatPath */ .jV)(path) }));
    return {
        atOffset,
        at: (path, message) => atOffset(offsetOf(source.root, path), path, message),
        column: (offset) => position(offset).column,
    };
};
const locateIssues = (file, text, issues) => {
    const position = createPositions(text);
    return issues.map(({ offset, message }) => (0,_domain_problem__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)(message, Object.assign({ file }, position(offset))));
};


/***/ })

};
;