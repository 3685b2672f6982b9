"use strict";
exports.id = 803;
exports.ids = [803];
exports.modules = {

/***/ 430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ comparePackages),
/* harmony export */   K_: () => (/* binding */ PACKAGES),
/* harmony export */   Rn: () => (/* binding */ PackageType),
/* harmony export */   gq: () => (/* binding */ IMAGE_PACKAGES),
/* harmony export */   oX: () => (/* binding */ PACKAGE_NAMES)
/* harmony export */ });
/* unused harmony exports ImagePackage, ImagePackages, PackageNames, PackageTypes */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9922);
/* harmony import */ var _codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7541);
/* harmony import */ var _document_kind__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7525);
/* harmony import */ var _fields__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5098);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2042);






const PackageType = (0,_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('PackageType', [
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
]);
const type = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(PackageType, 'Type of the package; more types may come.', {
    examples: ['npm'],
});
const name = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Name of the package, behind its namespace, normalized as its type has it.', { examples: ['axios'] });
const ImagePackage = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ImagePackage', {
    type,
    name,
    source: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'The package that it was built from, if that has another name.', {
        examples: ['openssl'],
    }),
    version: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Its version; null if the report states none.', {
        examples: ['1.14.1'],
    }),
    versions: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Tag */ .vw), 'The versions of the image that contain it, newest first.', {
        examples: [['8.2.2', '8.0.3']],
    }),
});
const ListedVersion = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ListedVersion', {
    version: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Tag */ .vw, 'The tag.', { examples: ['8.0.3'] }),
    known: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Bool */ .x, 'Whether its packages are known. If not, it may contain others than those that are listed.'),
});
const ImagePackages = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ImagePackages', {
    apiVersion: _fields__WEBPACK_IMPORTED_MODULE_3__/* .apiVersion */ .XV,
    resource: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('ImagePackagesResource', ['image-packages']), 'Type of the document.'),
    slug: _fields__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR,
    image: _fields__WEBPACK_IMPORTED_MODULE_3__/* .image */ .Sl,
    versions: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(ListedVersion), 'The versions of the catalog, newest first.'),
    data: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(ImagePackage), 'The packages, by type, name and version.'),
});
const PackageName = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageName', {
    name,
    sources: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY)), 'The packages that it was built from, in order.'),
    images: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Slug */ .Mw), 'The images that are known to contain it, by slug.'),
});
const PackageNames = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageNames', {
    apiVersion: _fields__WEBPACK_IMPORTED_MODULE_3__/* .apiVersion */ .XV,
    resource: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('PackageNamesResource', ['package-names']), 'Type of the document.'),
    type,
    total: _fields__WEBPACK_IMPORTED_MODULE_3__/* .total */ .X5,
    data: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(PackageName), 'The names, in order.'),
});
const PackageTypeItem = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageTypeItem', {
    type,
    names: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .PositiveInt */ .BL, 'Distinct names of packages.', { unit: 'names' }),
    images: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .PositiveInt */ .BL, 'Images that contain a package of the type.', { unit: 'images' }),
    href: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .ApiPath */ .Ul, 'Path of its document.', { examples: ['/api/v1/packages/npm.json'] }),
});
const PackageTypes = (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackageTypes', {
    apiVersion: _fields__WEBPACK_IMPORTED_MODULE_3__/* .apiVersion */ .XV,
    resource: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('PackageTypesResource', ['packages']), 'Name of the collection.'),
    coverage: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PackagesCoverage', {
        versions: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Count */ .y_, 'Versions of the catalog.', { unit: 'versions' }),
        known: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Count */ .y_, 'Versions whose packages are known.', { unit: 'versions' }),
    }), 'What the lists are based on. A package that is not listed may be in a version whose packages are not known.'),
    total: _fields__WEBPACK_IMPORTED_MODULE_3__/* .total */ .X5,
    data: (0,_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_5__.array(PackageTypeItem), 'The types, in order.'),
});
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
const findFlaw = ({ versions, data }) => {
    const known = new Set(versions.map(({ version }) => version));
    const isFlawed = (item, i) => {
        const former = data[i - 1];
        const isOrdered = former === undefined || comparePackages(former, item) < 0;
        return !isOrdered || item.versions.length === 0 || !item.versions.every((v) => known.has(v));
    };
    const flawed = data.findIndex(isFlawed);
    return flawed < 0
        ? undefined
        : `data[${flawed}]: found a package twice, out of order, or of a version that is not listed`;
};
const isOfSlug = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .keyedBy */ .oH)('slug');
const IMAGE_PACKAGES = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'image-packages',
    path: 'images/{image}/packages.json',
    role: 'memory',
    remembered: {
        lost: 'the packages of its versions are unknown until the next scan',
        flaw: (document, key) => { var _a; return (_a = isOfSlug(document, key)) !== null && _a !== void 0 ? _a : findFlaw(document); },
    },
    operationId: 'getImagePackages',
    tag: 'Packages',
    summary: 'Packages of an image',
    description: 'The packages that the versions of an image contain, as its scan reports list them. What is not listed may still be contained: static binaries and copied code are in no list.',
    codec: ImagePackages,
    parameters: [_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .imageParameter */ .BY],
    notFound: 'There is no such image, or no report of it lists packages.',
});
const PACKAGE_NAMES = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'package-names',
    path: 'packages/{type}.json',
    role: 'memory',
    operationId: 'listPackageNames',
    tag: 'Packages',
    summary: 'Packages of a type',
    description: 'Which images contain a package, by name. Their documents have the versions.',
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
const PACKAGES = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'packages',
    path: 'packages.json',
    role: 'memory',
    remembered: { lost: 'it is computed again from the packages of all images' },
    operationId: 'listPackageTypes',
    tag: 'Packages',
    summary: 'Types of packages, and coverage',
    description: 'The types of packages that images contain, and of how many versions the packages are known: what nobody listed is unknown, never empty.',
    codec: PackageTypes,
});


/***/ }),

/***/ 3848:
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
    for (const child of children) {
        if (typeof child === 'object' && isTooDeep(child, levels - 1))
            return true;
    }
    return false;
};


/***/ }),

/***/ 6637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ canonicalId)
/* harmony export */ });
/* harmony import */ var _cve_id__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2687);

const canonicalId = ({ id, aliases = [], }) => { var _a; return ((0,_cve_id__WEBPACK_IMPORTED_MODULE_0__/* .isCveId */ .M)(id) ? id : ((_a = aliases.filter(_cve_id__WEBPACK_IMPORTED_MODULE_0__/* .isCveId */ .M).sort()[0]) !== null && _a !== void 0 ? _a : id)); };


/***/ }),

/***/ 7268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ limitAliases),
/* harmony export */   Z: () => (/* binding */ areAliases)
/* harmony export */ });
/* harmony import */ var _api_security__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9805);
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2687);
/* harmony import */ var _values_compare__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2468);



const limitAliases = (found) => {
    const { aliases = [] } = found;
    if (aliases.length <= _api_security__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ALIASES */ .K1)
        return found;
    const others = aliases.filter((name) => !(0,_domain_cve_id__WEBPACK_IMPORTED_MODULE_1__/* .isCveId */ .M)(name));
    const first = [...aliases.filter(_domain_cve_id__WEBPACK_IMPORTED_MODULE_1__/* .isCveId */ .M), ...others].slice(0, _api_security__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ALIASES */ .K1);
    return Object.assign(Object.assign({}, found), { aliases: (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .sortUnique */ ._l)(first) });
};
const ALIAS = /^(CVE|GHSA)-/;
const areAliases = (id, names) => names.every((name, i) => { var _a; return ALIAS.test(name) && name !== id && (i === 0 || ((_a = names[i - 1]) !== null && _a !== void 0 ? _a : '') < name); });


/***/ }),

/***/ 1089:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ addPackage),
/* harmony export */   qH: () => (/* binding */ NO_PACKAGES),
/* harmony export */   tx: () => (/* binding */ uniquePackages)
/* harmony export */ });
/* harmony import */ var _api_packages__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(430);

const NO_PACKAGES = { items: [], known: false };
const keyOf = ({ type, name, version }) => `${type}\n${name}\n${version !== null && version !== void 0 ? version : '\n'}`;
const isBefore = (a, b) => b === undefined || a < b;
const addPackage = (found, item) => {
    const key = keyOf(item);
    const former = found.get(key);
    const isBetter = former !== undefined && item.source !== undefined && isBefore(item.source, former.source);
    if (former !== undefined && !isBetter)
        return former;
    const added = former === undefined ? item : Object.assign(Object.assign(Object.assign({}, item), former), { source: item.source });
    found.set(key, added);
    return added;
};
const uniquePackages = (items) => {
    const found = new Map();
    for (const item of items)
        addPackage(found, item);
    return [...found.values()].sort(_api_packages__WEBPACK_IMPORTED_MODULE_0__/* .comparePackages */ .FC);
};


/***/ }),

/***/ 3322:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sn: () => (/* binding */ parseFindings),
/* harmony export */   fU: () => (/* binding */ toRecordFindings),
/* harmony export */   tX: () => (/* binding */ serializeFindings)
/* harmony export */ });
/* harmony import */ var _api_security__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9805);
/* harmony import */ var _domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6637);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2986);
/* harmony import */ var _values_compare__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2468);
/* harmony import */ var _values_group_by__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2432);





const toFound = (id, rows) => ({
    severity: (0,_domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .worstOf */ .hm)(rows),
    fixable: rows.some(({ fixed }) => fixed !== null),
    packages: (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .sortUnique */ ._l)(rows.map(({ pkg }) => pkg)),
    aliases: (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .sortUnique */ ._l)(rows.flatMap((row) => { var _a; return [row.id, ...((_a = row.aliases) !== null && _a !== void 0 ? _a : [])]; }).filter((name) => name !== id)),
    title: (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .ou)(rows.map(({ title }) => title)),
    url: (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .ou)(rows.map(({ url }) => url)),
    fixes: (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .sortUnique */ ._l)(rows.flatMap(({ fixed }) => fixed !== null && fixed !== void 0 ? fixed : [])),
});
const toSuppressed = (all) => {
    var _a, _b;
    const status = (_a = _api_security__WEBPACK_IMPORTED_MODULE_0__/* .suppressionStatuses */ .E.find((word) => all.some((each) => each.status === word))) !== null && _a !== void 0 ? _a : 'ignored';
    const reasoned = all.find((each) => { var _a; return each.status === status && ((_a = each.justification) !== null && _a !== void 0 ? _a : each.statement) !== null; });
    return { severity: (0,_domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .worstOf */ .hm)(all), status, justification: (_b = reasoned === null || reasoned === void 0 ? void 0 : reasoned.justification) !== null && _b !== void 0 ? _b : null };
};
const toRecordFindings = ({ rows, suppressions }) => ({
    found: new Map([...(0,_values_group_by__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(rows, _domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__/* .canonicalId */ .i)].map(([id, group]) => [id, toFound(id, group)])),
    suppressed: new Map([...(0,_values_group_by__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(suppressions, _domain_canonical_id__WEBPACK_IMPORTED_MODULE_4__/* .canonicalId */ .i)].map(([id, group]) => [id, toSuppressed(group)])),
});
const serializeFindings = ({ found, suppressed }) => Buffer.from(JSON.stringify([[...found], [...suppressed]]));
const parseFindings = (json) => {
    const [found, suppressed] = JSON.parse(json.toString('utf8'));
    return { found: new Map(found), suppressed: new Map(suppressed) };
};


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Om: () => (/* binding */ serializeRecord),
/* harmony export */   iV: () => (/* binding */ rollupOf)
/* harmony export */ });
/* unused harmony export countRecord */
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _rows__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8695);
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


const countRecord = ({ rows, suppressions }) => (Object.assign(Object.assign({}, (0,_rows__WEBPACK_IMPORTED_MODULE_1__/* .countRows */ .BO)(rows)), { suppressed: suppressions.length, urgent: rows.some(_rows__WEBPACK_IMPORTED_MODULE_1__/* .isUrgent */ .Gi) }));
const rollupOf = (version, image, _a) => {
    var { suppressed, urgent: _ } = _a, counts = __rest(_a, ["suppressed", "urgent"]);
    return (Object.assign(Object.assign(Object.assign({ version, tag: `${image}:${version}` }, counts), { total: (0,_domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts), grade: (0,_rows__WEBPACK_IMPORTED_MODULE_1__/* .computeGrade */ .rz)(counts), score: (0,_rows__WEBPACK_IMPORTED_MODULE_1__/* .computeScore */ .gp)(counts) }), (suppressed > 0 ? { suppressed } : {})));
};
const NOTHING = Buffer.alloc(0);
const serializeRecord = (record) => ({
    rows: Buffer.from(JSON.stringify(record.rows)),
    suppressions: record.suppressions.length > 0 ? Buffer.from(JSON.stringify(record.suppressions)) : NOTHING,
    counts: countRecord(record),
});


/***/ }),

/***/ 8695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ countRows),
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   fz: () => (/* binding */ compareRows),
/* harmony export */   gp: () => (/* binding */ computeScore),
/* harmony export */   q3: () => (/* binding */ keyOfFinding),
/* harmony export */   rz: () => (/* binding */ computeGrade),
/* harmony export */   w3: () => (/* binding */ compareSuppressions)
/* harmony export */ });
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2986);
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5991);
/* harmony import */ var _values_compare__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2468);



const keyOfFinding = ({ id, pkg, installed }) => `${id.length}:${pkg.length}:${id}${pkg}${installed !== null && installed !== void 0 ? installed : ''}`;
const compareIdentities = (a, b) => {
    var _a, _b;
    return (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.id, b.id) ||
        (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(a.pkg, b.pkg) ||
        (0,_values_compare__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)((_a = a.installed) !== null && _a !== void 0 ? _a : '', (_b = b.installed) !== null && _b !== void 0 ? _b : '');
};
const compareRows = (a, b) => (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) ||
    Number(a.fixed === null) - Number(b.fixed === null) ||
    compareIdentities(a, b);
const compareSuppressions = (a, b) => (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) || compareIdentities(a, b);
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
const isUrgent = ({ severity, fixed }) => fixed !== null && (severity === 'CRITICAL' || severity === 'HIGH');


/***/ }),

/***/ 4480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ uniteAliases),
/* harmony export */   f: () => (/* binding */ selectAliases)
/* harmony export */ });
/* harmony import */ var _values_compare__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2468);

const NONE = [];
const selectAliases = (id, names, prefixes) => {
    const aliases = (names !== null && names !== void 0 ? names : NONE).flatMap((name) => name && prefixes.some((prefix) => name.startsWith(prefix)) ? [name.toWellFormed()] : []);
    return aliases.length === 0 ? NONE : uniteAliases([aliases]).filter((name) => name !== id);
};
const uniteAliases = (lists) => (0,_values_compare__WEBPACK_IMPORTED_MODULE_0__/* .sortUnique */ ._l)(lists.flat());


/***/ }),

/***/ 4017:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VM: () => (/* binding */ isAllInRow),
  jJ: () => (/* binding */ mergeFound),
  Kw: () => (/* binding */ toFound),
  Lv: () => (/* binding */ toRecord)
});

// UNUSED EXPORTS: toRows

// EXTERNAL MODULE: ./lib/api/security.js
var security = __webpack_require__(9805);
// EXTERNAL MODULE: ./lib/record/aliases.js
var aliases = __webpack_require__(7268);
// EXTERNAL MODULE: ./lib/record/rows.js
var record_rows = __webpack_require__(8695);
// EXTERNAL MODULE: ./lib/domain/severity.js
var severity = __webpack_require__(2986);
// EXTERNAL MODULE: ./lib/values/group-by.js
var group_by = __webpack_require__(2432);
// EXTERNAL MODULE: ./lib/reports/aliases.js
var reports_aliases = __webpack_require__(4480);
;// CONCATENATED MODULE: ./lib/reports/finding.js





const groupFindings = (findings) => (0,group_by/* groupBy */.$)(findings, record_rows/* keyOfFinding */.q3);
const mergeFixStates = (a, b) => security/* fixStates */.sQ.find((state) => state === a.fixState || state === b.fixState);
const merge = (a, b) => {
    var _a, _b, _c, _d, _e;
    return (Object.assign(Object.assign({}, a), { severity: (0,severity/* worse */.JJ)(a.severity, b.severity), fixed: (_a = a.fixed) !== null && _a !== void 0 ? _a : b.fixed, fixState: mergeFixStates(a, b), title: (_b = a.title) !== null && _b !== void 0 ? _b : b.title, url: (_c = a.url) !== null && _c !== void 0 ? _c : b.url, fallbackTitle: (_d = a.fallbackTitle) !== null && _d !== void 0 ? _d : b.fallbackTitle, fallbackUrl: (_e = a.fallbackUrl) !== null && _e !== void 0 ? _e : b.fallbackUrl }));
};
const mergeGroup = (group) => {
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    const targets = new Set(group.flatMap((finding) => finding.targets));
    const aliases = (0,reports_aliases/* uniteAliases */._)(group.map((finding) => finding.aliases));
    return Object.assign(Object.assign({}, others.reduce(merge, first)), { targets: [...targets], aliases });
};
const mergeFindings = (findings) => [...groupFindings(findings).values()].map(mergeGroup);

;// CONCATENATED MODULE: ./lib/reports/suppression.js





const hasReason = ({ justification, statement }) => justification !== null || statement !== null;
const precedence = ({ status }) => security/* suppressionStatuses */.E.indexOf(status);
const preferred = (a, b) => {
    const difference = precedence(a) - precedence(b) || Number(hasReason(b)) - Number(hasReason(a));
    return difference > 0 ? b : a;
};
const suppression_mergeGroup = (group) => {
    var _a, _b;
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    return Object.assign(Object.assign({}, others.reduce(preferred, first)), { severity: group.map(({ severity }) => severity).reduce(severity/* worse */.JJ), fixed: (_b = (_a = group.find(({ fixed }) => fixed !== null)) === null || _a === void 0 ? void 0 : _a.fixed) !== null && _b !== void 0 ? _b : null, aliases: (0,reports_aliases/* uniteAliases */._)(group.map(({ aliases }) => aliases)) });
};
const mergeSuppressions = (suppressions, findings) => {
    if (suppressions.length === 0)
        return [];
    const groups = groupFindings(suppressions);
    for (const finding of findings)
        groups.delete((0,record_rows/* keyOfFinding */.q3)(finding));
    return [...groups.values()].map(suppression_mergeGroup).sort(record_rows/* compareSuppressions */.w3);
};

;// CONCATENATED MODULE: ./lib/reports/to-record.js
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





const mergeFound = (parts) => {
    const findings = mergeFindings(parts.flatMap((part) => part.findings));
    const suppressions = parts.flatMap((part) => part.suppressions);
    return { findings, suppressions: mergeSuppressions(suppressions, findings) };
};
const toRow = (finding) => {
    var _a, _b;
    const more = finding.targets.length - security/* MAX_TARGETS */.kz;
    return (0,aliases/* limitAliases */.M)(Object.assign(Object.assign(Object.assign({ id: finding.id, severity: finding.severity, pkg: finding.pkg, installed: finding.installed, fixed: finding.fixed, title: (_a = finding.title) !== null && _a !== void 0 ? _a : finding.fallbackTitle, url: (_b = finding.url) !== null && _b !== void 0 ? _b : finding.fallbackUrl, targets: finding.targets.slice(0, security/* MAX_TARGETS */.kz) }, (more > 0 ? { targetsMore: more } : {})), (finding.aliases.length > 0 ? { aliases: [...finding.aliases] } : {})), (finding.fixed === null && finding.fixState ? { fixState: finding.fixState } : {})));
};
const isAllInRow = (finding) => (finding.title !== null || finding.fallbackTitle === null) &&
    (finding.url !== null || finding.fallbackUrl === null) &&
    finding.targets.length <= security/* MAX_TARGETS */.kz &&
    finding.aliases.length <= security/* MAX_ALIASES */.K1;
const toRows = (findings) => findings.map(toRow).sort(record_rows/* compareRows */.fz);
const toRecord = ({ findings, suppressions }) => ({
    rows: toRows(findings),
    suppressions: suppressions.map(aliases/* limitAliases */.M),
});
const toFinding = (_a) => {
    var { aliases = [] } = _a, row = __rest(_a, ["aliases"]);
    return (Object.assign(Object.assign({}, Object.assign(Object.assign({}, row), { aliases })), { fallbackTitle: null, fallbackUrl: null }));
};
const toFound = ({ rows, suppressions }, unabridged) => {
    const whole = new Map(unabridged.map((finding) => [(0,record_rows/* keyOfFinding */.q3)(finding), finding]));
    return {
        findings: rows.map((row) => { var _a; return (_a = whole.get((0,record_rows/* keyOfFinding */.q3)(row))) !== null && _a !== void 0 ? _a : toFinding(row); }),
        suppressions,
    };
};


/***/ }),

/***/ 2432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   I: () => (/* binding */ isGroup)
/* harmony export */ });
const isGroup = (items) => items.length > 0;
const groupBy = (items, keyOf) => {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
};


/***/ }),

/***/ 5773:
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


/***/ })

};
;