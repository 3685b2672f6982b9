"use strict";
exports.id = 837;
exports.ids = [837];
exports.modules = {

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
    if (Array.isArray(json))
        return json.some((child) => isTooDeep(child, levels - 1));
    for (const key in json) {
        if (isTooDeep(json[key], levels - 1))
            return true;
    }
    return false;
};


/***/ }),

/***/ 7138:
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

/***/ 4480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZB: () => (/* binding */ areAliases),
/* harmony export */   _Z: () => (/* binding */ uniteAliases),
/* harmony export */   f: () => (/* binding */ selectAliases)
/* harmony export */ });
/* harmony import */ var _text_compare__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(393);

const NONE = [];
const selectAliases = (id, names, prefixes) => {
    const aliases = (names !== null && names !== void 0 ? names : NONE).flatMap((name) => name && prefixes.some((prefix) => name.startsWith(prefix)) ? [name.toWellFormed()] : []);
    return aliases.length === 0 ? NONE : uniteAliases([aliases]).filter((name) => name !== id);
};
const uniteAliases = (lists) => (0,_text_compare__WEBPACK_IMPORTED_MODULE_0__/* .sortUnique */ ._l)(lists.flat());
const ALIAS = /^(CVE|GHSA)-/;
const areAliases = (id, names) => names.every((name, i) => { var _a; return ALIAS.test(name) && name !== id && (i === 0 || ((_a = names[i - 1]) !== null && _a !== void 0 ? _a : '') < name); });


/***/ }),

/***/ 7829:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: () => (/* binding */ mergeFindings),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   q3: () => (/* binding */ keyOfFinding)
/* harmony export */ });
/* harmony import */ var _domain_group_by__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7138);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2986);
/* harmony import */ var _aliases__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4480);



const keyOfFinding = ({ id, pkg, installed }) => `${id.length}:${pkg.length}:${id}${pkg}${installed !== null && installed !== void 0 ? installed : ''}`;
const groupFindings = (findings) => (0,_domain_group_by__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(findings, keyOfFinding);
const merge = (a, b) => {
    var _a, _b, _c, _d, _e;
    return (Object.assign(Object.assign({}, a), { severity: (0,_domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .worse */ .JJ)(a.severity, b.severity), fixed: (_a = a.fixed) !== null && _a !== void 0 ? _a : b.fixed, title: (_b = a.title) !== null && _b !== void 0 ? _b : b.title, url: (_c = a.url) !== null && _c !== void 0 ? _c : b.url, fallbackTitle: (_d = a.fallbackTitle) !== null && _d !== void 0 ? _d : b.fallbackTitle, fallbackUrl: (_e = a.fallbackUrl) !== null && _e !== void 0 ? _e : b.fallbackUrl }));
};
const mergeGroup = (group) => {
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    const targets = new Set(group.flatMap((finding) => finding.targets));
    const aliases = (0,_aliases__WEBPACK_IMPORTED_MODULE_2__/* .uniteAliases */ ._Z)(group.map((finding) => finding.aliases));
    return Object.assign(Object.assign({}, others.reduce(merge, first)), { targets: [...targets], aliases });
};
const mergeFindings = (findings) => [...groupFindings(findings).values()].map(mergeGroup);


/***/ }),

/***/ 8215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ toRecord),
/* harmony export */   Om: () => (/* binding */ serializeRecord),
/* harmony export */   UC: () => (/* binding */ rollupOfCounts),
/* harmony export */   iV: () => (/* binding */ rollupOf),
/* harmony export */   jJ: () => (/* binding */ mergeFound)
/* harmony export */ });
/* unused harmony export countRecord */
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5991);
/* harmony import */ var _finding__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7829);
/* harmony import */ var _rows__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3387);
/* harmony import */ var _suppression__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3067);
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
    const findings = (0,_finding__WEBPACK_IMPORTED_MODULE_1__/* .mergeFindings */ .DF)(parts.flatMap((part) => part.findings));
    const suppressions = parts.flatMap((part) => part.suppressions);
    return { findings, suppressions: (0,_suppression__WEBPACK_IMPORTED_MODULE_3__/* .mergeSuppressions */ .Z)(suppressions, findings) };
};
const toRecord = ({ findings, suppressions }) => ({
    rows: (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .toRows */ .h_)(findings),
    suppressions,
});
const countRecord = ({ rows, suppressions }) => (Object.assign(Object.assign({}, (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .countRows */ .BO)(rows)), { suppressed: suppressions.length, urgent: rows.some(_rows__WEBPACK_IMPORTED_MODULE_2__/* .isUrgent */ .Gi) }));
const rollupOfCounts = (version, image, _a) => {
    var { suppressed, urgent: _ } = _a, counts = __rest(_a, ["suppressed", "urgent"]);
    return (Object.assign(Object.assign(Object.assign({ version, tag: `${image}:${version}` }, counts), { total: (0,_domain_severity_counts__WEBPACK_IMPORTED_MODULE_0__/* .totalOf */ .e6)(counts), grade: (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .computeGrade */ .rz)(counts), score: (0,_rows__WEBPACK_IMPORTED_MODULE_2__/* .computeScore */ .gp)(counts) }), (suppressed > 0 ? { suppressed } : {})));
};
const rollupOf = (version, image, record) => rollupOfCounts(version, image, countRecord(record));
const NOTHING = Buffer.alloc(0);
const serializeRecord = (record) => ({
    rows: Buffer.from(JSON.stringify(record.rows)),
    suppressions: record.suppressions.length > 0 ? Buffer.from(JSON.stringify(record.suppressions)) : NOTHING,
    counts: countRecord(record),
});


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ countRows),
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   Nb: () => (/* binding */ idsInRows),
/* harmony export */   fz: () => (/* binding */ compareRows),
/* harmony export */   gp: () => (/* binding */ computeScore),
/* harmony export */   h_: () => (/* binding */ toRows),
/* harmony export */   rz: () => (/* binding */ computeGrade)
/* harmony export */ });
/* harmony import */ var _api_security__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9805);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2986);
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5991);
/* harmony import */ var _text_compare__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(393);




const compareRows = (a, b) => {
    var _a, _b;
    return (0,_domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(b.severity) ||
        Number(a.fixed === null) - Number(b.fixed === null) ||
        (0,_text_compare__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.id, b.id) ||
        (0,_text_compare__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.pkg, b.pkg) ||
        (0,_text_compare__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)((_a = a.installed) !== null && _a !== void 0 ? _a : '', (_b = b.installed) !== null && _b !== void 0 ? _b : '');
};
const toRow = (finding) => {
    var _a, _b;
    const more = finding.targets.length - _api_security__WEBPACK_IMPORTED_MODULE_0__/* .MAX_TARGETS */ .kz;
    return Object.assign(Object.assign({ id: finding.id, severity: finding.severity, pkg: finding.pkg, installed: finding.installed, fixed: finding.fixed, title: (_a = finding.title) !== null && _a !== void 0 ? _a : finding.fallbackTitle, url: (_b = finding.url) !== null && _b !== void 0 ? _b : finding.fallbackUrl, targets: finding.targets.slice(0, _api_security__WEBPACK_IMPORTED_MODULE_0__/* .MAX_TARGETS */ .kz) }, (more > 0 ? { targetsMore: more } : {})), (finding.aliases.length > 0 ? { aliases: [...finding.aliases] } : {}));
};
const toRows = (findings) => findings.map(toRow).sort(compareRows);
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
        counts[_domain_severity_counts__WEBPACK_IMPORTED_MODULE_2__/* .keyOfSeverity */ .ib[severity]] += 1;
        if (fixed !== null)
            counts.fixable += 1;
    }
    return counts;
};
const isUrgent = ({ severity, fixed }) => fixed !== null && (severity === 'CRITICAL' || severity === 'HIGH');
const ID_START = Buffer.from('{"id":"');
const ID_END = Buffer.from('","severity":"');
function* idsInRows(json) {
    let start = json.indexOf(ID_START);
    while (start >= 0) {
        const end = json.indexOf(ID_END, start);
        yield json.toString('utf8', start + ID_START.length, end);
        start = json.indexOf(ID_START, end);
    }
}


/***/ }),

/***/ 3067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ mergeSuppressions),
/* harmony export */   w: () => (/* binding */ compareSuppressions)
/* harmony export */ });
/* harmony import */ var _api_security__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9805);
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2986);
/* harmony import */ var _text_compare__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(393);
/* harmony import */ var _aliases__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4480);
/* harmony import */ var _finding__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7829);





const compareSuppressions = (a, b) => {
    var _a, _b;
    return (0,_domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(a.severity) - (0,_domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(b.severity) ||
        (0,_text_compare__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.id, b.id) ||
        (0,_text_compare__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.pkg, b.pkg) ||
        (0,_text_compare__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)((_a = a.installed) !== null && _a !== void 0 ? _a : '', (_b = b.installed) !== null && _b !== void 0 ? _b : '');
};
const hasReason = ({ justification, statement }) => justification !== null || statement !== null;
const precedence = ({ status }) => _api_security__WEBPACK_IMPORTED_MODULE_0__/* .suppressionStatuses */ .E.indexOf(status);
const preferred = (a, b) => {
    const difference = precedence(a) - precedence(b) || Number(hasReason(b)) - Number(hasReason(a));
    return difference > 0 ? b : a;
};
const mergeGroup = (group) => {
    var _a, _b;
    const [first, ...others] = group;
    if (others.length === 0)
        return first;
    return Object.assign(Object.assign({}, others.reduce(preferred, first)), { severity: group.map(({ severity }) => severity).reduce(_domain_severity__WEBPACK_IMPORTED_MODULE_1__/* .worse */ .JJ), fixed: (_b = (_a = group.find(({ fixed }) => fixed !== null)) === null || _a === void 0 ? void 0 : _a.fixed) !== null && _b !== void 0 ? _b : null, aliases: (0,_aliases__WEBPACK_IMPORTED_MODULE_4__/* .uniteAliases */ ._Z)(group.map(({ aliases }) => aliases)) });
};
const mergeSuppressions = (suppressions, findings) => {
    if (suppressions.length === 0)
        return [];
    const groups = (0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(suppressions);
    for (const finding of findings)
        groups.delete((0,_finding__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFinding */ .q3)(finding));
    return [...groups.values()].map(mergeGroup).sort(compareSuppressions);
};


/***/ }),

/***/ 5004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ truncateDescription),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   Vv: () => (/* binding */ firstAddress),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   lv: () => (/* binding */ parseSeverity),
/* harmony export */   u$: () => (/* binding */ findDigest),
/* harmony export */   xJ: () => (/* binding */ addressOrNull),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _domain_severity__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2986);
/* harmony import */ var _domain_web_address__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2606);


const MAX_FALLBACK_TITLE_LENGTH = 160;
const textOrNull = (text) => text ? text.toWellFormed() : null;
const truncate = (text, length) => {
    if (!text)
        return null;
    const start = text.slice(0, 2 * length);
    return [...start].slice(0, length).join('').toWellFormed();
};
const truncateDescription = (description) => truncate(description, MAX_FALLBACK_TITLE_LENGTH);
const addressOrNull = (address) => address && (0,_domain_web_address__WEBPACK_IMPORTED_MODULE_1__/* .isWebAddress */ .d)(address) ? address.toWellFormed() : null;
const isAddress = (value) => typeof value === 'string' && addressOrNull(value) !== null;
const firstAddress = (addresses) => addressOrNull((addresses !== null && addresses !== void 0 ? addresses : []).find(isAddress));
const parseSeverity = (word) => {
    var _a;
    const upper = (word !== null && word !== void 0 ? word : '').toUpperCase();
    return (_a = _domain_severity__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.find((severity) => severity === upper)) !== null && _a !== void 0 ? _a : 'UNKNOWN';
};
const DIGEST = /@([a-z0-9]+(?:[+._-][a-z0-9]+)*:[0-9A-Za-z=_-]{32,})$/;
const findDigest = (reference) => { var _a, _b; return (_b = (_a = DIGEST.exec(reference)) === null || _a === void 0 ? void 0 : _a.slice(1)) !== null && _b !== void 0 ? _b : []; };


/***/ }),

/***/ 9837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stages: () => (/* binding */ stages)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Option.js
var Option = __webpack_require__(2311);
// EXTERNAL MODULE: ./lib/api/paths.js
var paths = __webpack_require__(4143);
// EXTERNAL MODULE: ./lib/problem.js
var problem = __webpack_require__(8007);
// EXTERNAL MODULE: ./lib/api/items.js
var api_items = __webpack_require__(3719);
// EXTERNAL MODULE: ./lib/api/scalars.js
var scalars = __webpack_require__(2042);
// EXTERNAL MODULE: ./lib/api/security.js
var security = __webpack_require__(9805);
// EXTERNAL MODULE: ./lib/codec/dictionary.js
var dictionary = __webpack_require__(7993);
// EXTERNAL MODULE: ./lib/codec/object.js
var object = __webpack_require__(9922);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./lib/codec/nullable.js
var nullable = __webpack_require__(6820);
// EXTERNAL MODULE: ./lib/branch/state-format.js
var state_format = __webpack_require__(902);
;// CONCATENATED MODULE: ./lib/branch/state.js







const SourceCommit = (0,object/* object */.Ik)('SourceCommit', {
    repository: scalars/* Text */.EY,
    commit: (0,nullable/* nullable */.m)(scalars/* GitId */.C5),
    committed: (0,nullable/* nullable */.m)(scalars/* Instant */.MW),
});
const State = (0,object/* object */.Ik)('State', {
    format: scalars/* PositiveInt */.BL,
    source: SourceCommit,
    manifest: lib.UnknownRecord,
    security: scalars/* GitId */.C5,
    documents: (0,object/* optional */.lq)((0,dictionary/* dictionary */.z)('DocumentIds', scalars/* Text */.EY, scalars/* GitId */.C5)),
    folders: (0,object/* optional */.lq)((0,dictionary/* dictionary */.z)('FolderIds', scalars/* Text */.EY, scalars/* GitId */.C5)),
});
const isAsPublished = (state, files, file) => { var _a; return (state === null || state === void 0 ? void 0 : state.format) === state_format/* FORMAT */.uB && ((_a = state.documents) === null || _a === void 0 ? void 0 : _a.get(file)) === files.get(file); };
const commitsToCompare = (own, published) => {
    if (published === undefined)
        return Either.left('unpublished');
    if (published.repository !== own.repository)
        return Either.left('elsewhere');
    if (published.commit === null || own.commit === null)
        return Either.left('unknown');
    return published.commit === own.commit ? Either.left('same') : Either.right([own.commit, published.commit]);
};
const publishedItems = (state, collection) => {
    const items = state === null || state === void 0 ? void 0 : state.manifest[collection];
    return Array.isArray(items) ? items.filter(object/* isRecord */.u4) : [];
};
const decodeItems = (state, collection, codec) => publishedItems(state, collection).flatMap((item) => Either.match(() => [], (decoded) => [decoded])(codec.decode(item)));

;// CONCATENATED MODULE: ./lib/branch/published-catalog.js




const ImageItem = (0,object/* object */.Ik)('PublishedImage', {
    slug: scalars/* Slug */.Mw,
    status: (0,object/* optional */.lq)(scalars/* Status */.nW),
    image: (0,object/* optional */.lq)(scalars/* Text */.EY),
    versions: (0,object/* optional */.lq)(lib.array((0,object/* object */.Ik)('PublishedTag', { version: scalars/* Tag */.vw, digest: (0,object/* optional */.lq)(scalars/* Digest */.np) }))),
});
const ChartItem = (0,object/* object */.Ik)('PublishedChart', { slug: scalars/* Slug */.Mw, chartVersion: scalars/* Text */.EY });
const publishedCatalog = (state) => {
    if (state === undefined)
        return undefined;
    const images = decodeItems(state, 'images', ImageItem);
    return {
        images: new Map(images
            .filter(({ status }) => status !== 'planned')
            .map(({ slug, versions = [] }) => [
            slug,
            new Map(versions.map(({ version, digest = null }) => [version, digest])),
        ])),
        charts: new Map(decodeItems(state, 'charts', ChartItem).map(({ slug, chartVersion }) => [slug, chartVersion])),
        addresses: new Map(images.map(({ slug, image }) => [
            slug,
            image !== null && image !== void 0 ? image : `${String(state.manifest['registry'])}/images/${slug}`,
        ])),
    };
};

;// CONCATENATED MODULE: ./lib/branch/published-memory.js


const CVE_LIST = 'cve.json';
const REMOVED_LIST = 'removed.json';
const CHANGES_LIST = 'changes.json';
const HISTORY = 'history.json';
const INTEGRITY = 'integrity.json';
const FEED = 'feed.json';
const ATOM_FEED = 'feed.atom';
const MEMORY_LISTS = [CVE_LIST, REMOVED_LIST, CHANGES_LIST, HISTORY];
const MEMORY_DOCUMENTS = [...MEMORY_LISTS, FEED, ATOM_FEED];
const MEMORY_FOLDERS = ['changes', 'cve', 'digest', 'images'];
const NO_MEMORY = Object.assign(Object.assign({ trusted: false, edited: false }, { list: undefined, history: undefined, integrity: undefined }), { exploited: null, warnings: [] });
const NEVER_LOOKED = Buffer.from('"kev":null,"epss"');
const KNOWN = Buffer.from('"exploitation":"known"');
const countKnown = (list) => {
    const head = list.indexOf('"total":');
    if (list.subarray(0, head).includes(NEVER_LOOKED))
        return null;
    let count = 0;
    for (let at = list.indexOf(KNOWN); at >= 0; at = list.indexOf(KNOWN, at + KNOWN.length))
        count += 1;
    return count;
};
const HEAD_BYTES = 512;
const hasCoverage = (list, coverage) => { var _a; return (_a = list === null || list === void 0 ? void 0 : list.subarray(0, HEAD_BYTES).includes(`"coverage":${JSON.stringify(coverage)},`)) !== null && _a !== void 0 ? _a : false; };
const inList = (message) => (0,problem/* problem */.CC)(message, { file: `api/v1/${CVE_LIST}` });
const NO_MEMORY_FOUND = inList('found no memory of earlier publishes (findings over time, changes, former digests), which older releases do not write, expected that of the last publish; findings begin with the published scans, and changes are recorded from now on');
const EDITED = inList('found this document, or another one of the memory (removed.json, changes.json, history.json, feed.json, or one below changes, cve, digest or images), edited after it was published, expected it as published; what can be computed from the records is computed again, and only possible dates are kept');
const judgeMemory = (state, files, folders, found) => {
    const { list } = found;
    if (state === undefined)
        return Object.assign(Object.assign({}, NO_MEMORY), found);
    const { format, documents, folders: published } = state;
    const isKnown = (file) => { var _a; return (_a = documents === null || documents === void 0 ? void 0 : documents.has(file)) !== null && _a !== void 0 ? _a : false; };
    if (format !== state_format/* FORMAT */.uB || published === undefined || !MEMORY_LISTS.every(isKnown))
        return Object.assign(Object.assign(Object.assign({}, NO_MEMORY), found), { warnings: [NO_MEMORY_FOUND] });
    const trusted = MEMORY_DOCUMENTS.every((file) => (documents === null || documents === void 0 ? void 0 : documents.get(file)) === files.get(file)) &&
        MEMORY_FOLDERS.every((folder) => published.get(folder) === folders.get(folder));
    const exploited = trusted && list !== undefined ? countKnown(list) : null;
    return Object.assign(Object.assign({}, found), { trusted, edited: !trusted, exploited, warnings: trusted ? [] : [EDITED] });
};

// EXTERNAL MODULE: ./lib/api/verdict.js + 1 modules
var verdict = __webpack_require__(5870);
// EXTERNAL MODULE: ./lib/codec/scalar.js
var scalar = __webpack_require__(7541);
;// CONCATENATED MODULE: ./lib/domain/version-key.js
const versionKey = (slug, version) => `${slug}/${version}`;
const parseVersionKey = (key) => {
    const slash = key.indexOf('/');
    return { slug: key.slice(0, slash), version: key.slice(slash + 1) };
};

// EXTERNAL MODULE: ./lib/domain/version-order.js
var version_order = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/text/join-limited.js
var join_limited = __webpack_require__(5971);
;// CONCATENATED MODULE: ./lib/branch/published-versions.js
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












const PublishedStatus = (0,object/* object */.Ik)('PublishedStatus', Object.assign(Object.assign({}, api_items/* statusFields */.iN), { verdict: (0,object/* optional */.lq)(verdict/* VerdictWord */.E), urgent: (0,object/* optional */.lq)((0,nullable/* nullable */.m)(scalar/* Bool */.x)) }));
const PublishedVersions = (0,object/* object */.Ik)('PublishedVersions', {
    slug: scalars/* Slug */.Mw,
    versions: (0,object/* optional */.lq)(lib.array((0,object/* object */.Ik)('PublishedImageVersion', { version: scalars/* Tag */.vw, digest: (0,object/* optional */.lq)(scalars/* Digest */.np) }))),
});
const hasCounts = (state) => state === 'scanned' || state === 'partial';
const NOT_JUDGED = { verdict: undefined, urgent: undefined };
const UNKNOWN = Object.assign({ state: 'unscanned', scannedAt: null, scanner: null }, NOT_JUDGED);
const mergeVersions = (files, images, status, isStatusAsPublished) => {
    const known = new Map(status.map((item) => [
        versionKey(item.slug, item.version),
        Object.assign(Object.assign(Object.assign({}, NOT_JUDGED), item), (isStatusAsPublished ? {} : NOT_JUDGED)),
    ]));
    for (const { slug, versions = [] } of images) {
        for (const { version, digest = null } of (0,version_order/* newestFirst */.ll)(versions)) {
            const key = versionKey(slug, version);
            known.set(key, Object.assign(Object.assign(Object.assign({ slug, version }, UNKNOWN), known.get(key)), { digest }));
        }
    }
    const versions = new Map();
    const stateless = [];
    for (let _a of known) {
        const [key, _b] = _a, { slug, version } = _b, item = __rest(_b, ["slug", "version"]);
        const hasRecord = files.has((0,paths/* versionDetailFile */.ID)(slug, version));
        const isLowered = hasRecord && !hasCounts(item.state);
        if (isLowered)
            stateless.push(key);
        versions.set(key, Object.assign(Object.assign(Object.assign({}, item), (isLowered ? Object.assign({ state: 'partial' }, NOT_JUDGED) : {})), { hasRecord }));
    }
    return { versions, stateless };
};
const MAX_NAMED = 20;
const statelessWarnings = (keys) => {
    const message = `found no matching state for the records of ${(0,join_limited/* joinLimited */.x)(keys, MAX_NAMED)}; they count as partial until they are scanned again`;
    return keys.length > 0 ? [(0,problem/* problem */.CC)(message, { file: 'api/v1/status.json' })] : [];
};

// EXTERNAL MODULE: ./lib/codec/decode.js
var decode = __webpack_require__(427);
// EXTERNAL MODULE: ./lib/codec/depth.js
var depth = __webpack_require__(3848);
// EXTERNAL MODULE: ./lib/file.js
var file = __webpack_require__(5868);
;// CONCATENATED MODULE: ./lib/branch/parse-document.js





const explainFirstMismatch = ([first], at = []) => first
    ? `${(0,decode/* formatPath */.jV)([...at, ...first.path]) || 'at its top'}: found ${(0,decode/* formatFound */.Ay)(first.found)}, expected ${first.expected}`
    : 'not the shape of the contract';
const MAX_DOCUMENT_DEPTH = depth/* MAX_DEPTH */.l + 1;
const TOO_LARGE = `found more than ${file/* MAX_FILE_BYTES */.gZ / (1024 * 1024)} MiB, expected a smaller document`;
const parseBranchJson = (bytes) => (0,lib_function.pipe)((0,file/* isTooLarge */.I9)(bytes) ? Either.left(TOO_LARGE) : Either.right(bytes), Either.chain(() => Either.tryCatch(() => JSON.parse(bytes.toString('utf8')), () => 'not valid JSON')), Either.filterOrElse((json) => !(0,depth/* isTooDeep */.f)(json, MAX_DOCUMENT_DEPTH), () => `nested more than ${MAX_DOCUMENT_DEPTH} levels deep`));
const parseDocument = (codec, bytes) => (0,lib_function.pipe)(parseBranchJson(bytes), Either.chain((json) => (0,lib_function.pipe)((0,decode/* decode */.D4)(codec, json), Either.mapLeft((all) => explainFirstMismatch(all)))));

;// CONCATENATED MODULE: ./lib/branch/read-documents.js







const PublishedList = (0,object/* object */.Ik)('PublishedList', { data: lib.UnknownArray });
const inDocument = (file, message) => (0,problem/* problem */.CC)(message, { file: `api/v1/${file}` });
const read = (documents, file, codec, warnings) => {
    const bytes = documents[file];
    if (bytes === undefined)
        return undefined;
    return (0,lib_function.pipe)(parseDocument(codec, bytes), Either.getOrElseW((message) => {
        warnings.push(inDocument(file, `the published document is not used: ${message}`));
        return undefined;
    }));
};
const readItems = (documents, file, codec, warnings) => {
    var _a;
    const { data = [] } = (_a = read(documents, file, PublishedList, warnings)) !== null && _a !== void 0 ? _a : {};
    const items = [];
    let flaw = '';
    for (const [i, item] of data.entries()) {
        const decoded = (0,decode/* decode */.D4)(codec, item);
        if (Either.isRight(decoded))
            items.push(decoded.right);
        else
            flaw || (flaw = explainFirstMismatch(decoded.left, ['data', i]));
    }
    const lost = data.length - items.length;
    if (lost > 0)
        warnings.push(inDocument(file, `${lost} of ${data.length} published items are not used: ${flaw}`));
    return items;
};

;// CONCATENATED MODULE: ./lib/branch/published.js











const NOTHING_PUBLISHED = {
    files: new Map(),
    state: undefined,
    isStateOutdated: false,
    trusted: false,
    memory: NO_MEMORY,
    slugs: [],
    catalog: undefined,
    versions: new Map(),
    records: new Map(),
    source: undefined,
    updates: [],
    warnings: [],
};
const PublishedSecurity = (0,object/* object */.Ik)('PublishedSecurity', {
    source: scalars/* Text */.EY,
    images: (0,dictionary/* dictionary */.z)('PublishedRecords', scalars/* Slug */.Mw, security/* SecurityRecord */.Me),
});
const readState = (bytes) => {
    const warnings = [];
    const state = read({ 'state.json': bytes }, 'state.json', State, warnings);
    return {
        state,
        isDamaged: state === undefined && bytes !== undefined && !(0,state_format/* isNewerFormat */.FY)(bytes),
        warnings,
    };
};
const READ_BESIDE_STATE = ['status.json', 'security.json', 'updates.json'];
const READ_OF_MEMORY = [CVE_LIST, HISTORY, INTEGRITY];
const ALWAYS_READ = [
    'state.json',
    ...READ_BESIDE_STATE,
    ...READ_OF_MEMORY,
];
const documentsToRead = ({ state }) => [
    ...READ_BESIDE_STATE,
    ...READ_OF_MEMORY,
    ...(state === undefined ? ['images.json'] : []),
];
const LISTED_IN_STATE = [
    'images.json',
    ...READ_BESIDE_STATE,
    ...MEMORY_DOCUMENTS,
    INTEGRITY,
];
const published_EDITED = {
    'status.json': 'states and dates of its items are taken as they are',
    'security.json': 'its numbers are computed again from the records',
    'updates.json': 'its items are taken as they are',
};
const editedDocuments = (state, files) => (state === null || state === void 0 ? void 0 : state.format) === state_format/* FORMAT */.uB
    ? READ_BESIDE_STATE.filter((file) => files.has(file) && !isAsPublished(state, files, file))
    : [];
const publishedImages = ({ state }, documents, warnings) => state === undefined
    ? readItems(documents, 'images.json', PublishedVersions, warnings)
    : decodeItems(state, 'images', PublishedVersions);
const readPublished = (files, found, documents, folders) => {
    var _a;
    const { state } = found;
    const warnings = [...found.warnings];
    const images = publishedImages(found, documents, warnings);
    const status = readItems(documents, 'status.json', PublishedStatus, warnings);
    const security = isAsPublished(state, files, 'security.json')
        ? read(documents, 'security.json', PublishedSecurity, warnings)
        : undefined;
    const updates = readItems(documents, 'updates.json', api_items/* Update */.UT, warnings);
    const { versions, stateless } = mergeVersions(files, images, status, isAsPublished(state, files, 'status.json'));
    const edited = editedDocuments(state, files);
    const trusted = (state === null || state === void 0 ? void 0 : state.format) === state_format/* FORMAT */.uB && state.security === folders.get('security');
    const memory = judgeMemory(state, files, folders, {
        list: documents[CVE_LIST],
        history: documents[HISTORY],
        integrity: documents[INTEGRITY],
    });
    return {
        files,
        state,
        isStateOutdated: found.isDamaged ||
            ((state === null || state === void 0 ? void 0 : state.format) === state_format/* FORMAT */.uB && (edited.length > 0 || !trusted || memory.edited)),
        trusted,
        memory,
        slugs: images.map(({ slug }) => slug),
        catalog: publishedCatalog(state),
        versions,
        records: (_a = security === null || security === void 0 ? void 0 : security.images) !== null && _a !== void 0 ? _a : new Map(),
        source: security === null || security === void 0 ? void 0 : security.source,
        updates,
        warnings: [
            ...warnings,
            ...edited
                .map((file) => inDocument(file, `the document was edited after it was published; ${published_EDITED[file]}`))
                .filter(({ location }) => !warnings.some((each) => { var _a; return ((_a = each.location) === null || _a === void 0 ? void 0 : _a.file) === (location === null || location === void 0 ? void 0 : location.file); })),
            ...statelessWarnings(stateless),
            ...memory.warnings,
        ],
    };
};

;// CONCATENATED MODULE: ./lib/branch/read-branch.js







const NO_FACTS = { nojekyll: false, jekyll: false };
const NO_BRANCH = {
    tip: Option.none,
    published: NOTHING_PUBLISHED,
    foreign: false,
    root: NO_FACTS,
    destination: NO_FACTS,
    cname: undefined,
    warnings: [],
};
const siteFacts = ({ entryAt }, folder) => {
    const has = (name) => entryAt([...folder, name].join('/')) !== undefined;
    return { nojekyll: has('.nojekyll'), jekyll: has('_config.yml') };
};
const findCname = ({ entryAt }) => {
    const entry = entryAt('CNAME');
    return (entry === null || entry === void 0 ? void 0 : entry.isFile) ? entry.id : undefined;
};
const MAX_CNAME_BYTES = 1024;
const NO_CNAME = { cname: undefined, warnings: [] };
const readCname = (git, id) => {
    if (id === undefined)
        return TaskEither.right(NO_CNAME);
    const message = `the file is not used: found more than ${MAX_CNAME_BYTES} bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it`;
    return (0,lib_function.pipe)(git.readBlob(id), TaskEither.map((bytes) => bytes.length > MAX_CNAME_BYTES
        ? { cname: undefined, warnings: [(0,problem/* problem */.CC)(message, { file: 'CNAME' })] }
        : { cname: bytes.toString('utf8').trim() || undefined, warnings: [] }));
};
const readDocuments = (git, files, wanted) => (0,lib_function.pipe)(wanted.flatMap((file) => {
    const id = files.get(file);
    return id === undefined ? [] : [{ file, id }];
}), TaskEither.traverseArray(({ file, id }) => (0,lib_function.pipe)(git.readBlob(id), TaskEither.map((bytes) => [file, bytes]))), TaskEither.map((entries) => Object.fromEntries(entries)));
const filesToFetch = (tip, query) => {
    const { files } = tip;
    const documents = query.output === '' ? ALWAYS_READ.flatMap((file) => { var _a; return (_a = files.get(file)) !== null && _a !== void 0 ? _a : []; }) : files.values();
    return [...documents, ...[findCname(tip)].flatMap((id) => id !== null && id !== void 0 ? id : [])];
};
const readTip = (git, tip, query) => {
    const { files, irregular, folders } = tip;
    return (0,lib_function.pipe)(TaskEither.Do, TaskEither.tap(() => git.fetchBlobs(filesToFetch(tip, query))), TaskEither.bind('first', () => readDocuments(git, files, ['state.json'])), TaskEither["let"]('found', ({ first }) => readState(first['state.json'])), TaskEither.bind('documents', ({ found }) => readDocuments(git, files, documentsToRead(found))), TaskEither.bind('domain', () => readCname(git, findCname(tip))), TaskEither.map(({ first, found, documents, domain }) => {
        const published = readPublished(files, found, documents, folders);
        return Object.assign({ tip: Option.some(tip), published, foreign: files.size + irregular.length > 0 &&
                published.state === undefined &&
                !(0,state_format/* isOwnState */.qW)(first['state.json']), root: siteFacts(tip, []), destination: siteFacts(tip, query.destination) }, domain);
    }));
};
const readBranch = (git, query, snapshot = git.read(query.branch, (0,paths/* apiPath */.So)(query.destination))) => (0,lib_function.pipe)(snapshot, TaskEither.chain(Option.match(() => TaskEither.right(NO_BRANCH), (tip) => readTip(git, tip, query))));

;// CONCATENATED MODULE: ./lib/preflight/check.js
const LABELS = { ok: 'ok', problem: 'PROBLEM', unknown: 'unknown' };
const formatCheck = ({ name, status, detail }) => `${LABELS[status]}: ${name}: ${detail}`;
const summarizeChecks = (checks) => ['ok', 'problem', 'unknown']
    .flatMap((status) => {
    const names = checks.filter((each) => each.status === status).map(({ name }) => name);
    return names.length === 0 ? [] : [`${LABELS[status]}: ${names.join(', ')}`];
})
    .join('; ');

// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(5999);
;// CONCATENATED MODULE: ./lib/preflight/checks.js

const withGitSaid = ({ message, gitSaid = [] }) => gitSaid.length === 0 ? message : `${message}; git said: ${gitSaid.join(' | ')}`;
const tokenCheck = (access) => access.kind === 'granted'
    ? { name: 'token', status: 'ok', detail: 'it may write to the repository' }
    : {
        name: 'token',
        status: access.kind === 'refused' ? 'problem' : 'unknown',
        detail: withGitSaid(access.problem),
    };
const branchCheck = ({ branch, exists }) => ({
    name: 'branch',
    status: 'ok',
    detail: exists
        ? `${(0,text_escape/* show */.WU)(branch)} exists`
        : `${(0,text_escape/* show */.WU)(branch)} does not exist, the first publish creates it`,
});
const isAlwaysObeyed = (rule, { exists, history }) => rule === 'deletion' ||
    rule === 'required_linear_history' ||
    (rule === 'creation' && exists) ||
    (rule === 'non_fast_forward' && history === 'append');
const protectionCheck = (target, facts) => {
    var _a, _b;
    const check = (status, detail) => ({ name: 'protection', status, detail });
    const name = (0,text_escape/* show */.WU)(target.branch);
    const obstacles = (_b = (_a = facts.rules) === null || _a === void 0 ? void 0 : _a.filter((rule) => !isAlwaysObeyed(rule, target))) !== null && _b !== void 0 ? _b : [];
    if (facts.protected === true)
        return check('problem', `${name} is protected and may refuse a push: let this workflow push to it (Settings > Branches), or publish to another branch`);
    if (obstacles.length > 0)
        return check('problem', `rulesets of ${name} (${[...new Set(obstacles)].map(text_escape/* show */.WU).join(', ')}) may refuse a push: let this workflow bypass them (Settings > Rules), or publish to another branch`);
    if ((target.exists && facts.protected === undefined) || facts.rules === undefined)
        return check('unknown', `GitHub does not say whether ${name} is protected`);
    return check('ok', `no branch protection and no ruleset prevents a push to ${name}`);
};
const skippedSourceCheck = (reason, published) => {
    const details = {
        unpublished: 'nothing is published yet',
        elsewhere: `the published source is another repository, ${(0,text_escape/* show */.WU)(published === null || published === void 0 ? void 0 : published.repository)}`,
        unknown: 'no source commit is known',
        same: 'the published source commit is that of this run',
    };
    return { name: 'source', status: 'ok', detail: details[reason] };
};
const sourceCheck = (related, published, reached) => {
    const history = `the history between ${related} and the published source commit ${published}`;
    return reached
        ? { name: 'source', status: 'ok', detail: `the checkout has ${history}` }
        : {
            name: 'source',
            status: 'problem',
            detail: `the checkout lacks ${history}, so GitHub is asked, and without an answer the later date wins; set "fetch-depth: 0" for actions/checkout`,
        };
};

;// CONCATENATED MODULE: ./lib/preflight/pages-site.js

const relativeToSite = (folder, destination) => {
    const served = folder === '' ? [] : folder.split('/');
    return served.every((part, i) => part === destination[i])
        ? destination.slice(served.length)
        : undefined;
};
const pagesMisconfiguration = ({ branch, destination, output, settings }, served) => {
    const fix = `choose "Deploy from a branch" and ${(0,text_escape/* show */.WU)(branch)} at ${settings}`;
    if (served.branch === undefined)
        return undefined;
    if (served.branch === null)
        return output === ''
            ? `Pages serves what a workflow deploys, not the branch ${(0,text_escape/* show */.WU)(branch)}: ${fix}, or let that workflow deploy the folder of the input output`
            : undefined;
    if (served.branch !== branch)
        return `Pages serves the branch ${(0,text_escape/* show */.WU)(served.branch)}, not ${(0,text_escape/* show */.WU)(branch)}: ${fix}`;
    return relativeToSite(served.folder, destination) !== undefined
        ? undefined
        : `Pages serves only the folder ${(0,text_escape/* show */.WU)(`/${served.folder}`)} of ${(0,text_escape/* show */.WU)(branch)}, and the API is outside of it: choose the folder "/ (root)" at ${settings}, or set the input destination to ${(0,text_escape/* show */.WU)(served.folder)}`;
};
const pagesCheck = (placement, served, apiUrl) => {
    const check = (status, detail) => ({ name: 'pages', status, detail });
    if ((served === null || served === void 0 ? void 0 : served.branch) === undefined)
        return check('unknown', `GitHub does not say what Pages serves (the token needs pages: read); see ${placement.settings}`);
    const misconfiguration = pagesMisconfiguration(placement, served);
    if (misconfiguration !== undefined)
        return check('problem', misconfiguration);
    if (placement.baseUrl !== '' && placement.baseUrl !== served.address)
        return check('unknown', `Pages serves the site at ${(0,text_escape/* show */.WU)(served.address)}; whether the stated base-url, ${(0,text_escape/* show */.WU)(placement.baseUrl)}, serves it too cannot be checked`);
    return check('ok', `Pages serves the API at ${apiUrl}`);
};

;// CONCATENATED MODULE: ./lib/domain/site.js
const GITHUB = 'https://github.com';
const githubIoAddress = (repository) => {
    const [owner = '', name = ''] = repository.toLowerCase().split('/');
    return name === `${owner}.github.io`
        ? `https://${owner}.github.io`
        : `https://${owner}.github.io/${name}`;
};
const addressOfCname = (cname) => cname !== undefined && /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(cname)
    ? `https://${cname}`
    : undefined;
const siteOf = ({ site, cname, server, repository }) => { var _a; return (_a = site !== null && site !== void 0 ? site : addressOfCname(cname)) !== null && _a !== void 0 ? _a : (server === GITHUB ? githubIoAddress(repository) : undefined); };

;// CONCATENATED MODULE: ./lib/stages/site-address.js




const resolveSite = ({ baseUrl, repository }, cname, pages) => async () => {
    if (baseUrl !== '')
        return { address: baseUrl, folder: '' };
    return (0,lib_function.pipe)(await pages.site(), Option.getOrElse(() => {
        var _a;
        return ({
            address: (_a = addressOfCname(cname)) !== null && _a !== void 0 ? _a : githubIoAddress(repository),
            folder: '',
        });
    }));
};
const apiUrl = ({ address, folder }, destination) => {
    var _a;
    const below = (_a = relativeToSite(folder, destination)) !== null && _a !== void 0 ? _a : destination;
    return [address, ...below.map(encodeURIComponent), 'api/v1'].join('/');
};
const guessNotice = ({ baseUrl, repository }, server, { address }) => baseUrl === '' && server !== GITHUB && address === githubIoAddress(repository)
    ? [
        'GitHub does not report where Pages serves the site, so api-url is only a guess: the address on github.com, which this server is not; state the right address in base-url',
    ]
    : [];
const pagesNotice = (inputs, pages) => async () => {
    if (inputs.baseUrl !== '')
        return [];
    const served = await pages.site();
    if (Option.isNone(served))
        return [];
    const trouble = pagesMisconfiguration(Object.assign(Object.assign({}, inputs), { settings: pages.settings }), served.value);
    return trouble === undefined ? [] : [trouble];
};
const needsPages = ({ baseUrl, output, dryRun }, first, pages) => async () => first && !dryRun && baseUrl === '' && output === '' && Option.isNone(await pages.site());
const siteNotices = (inputs, server, site, pages) => async () => [...(await pagesNotice(inputs, pages)()), ...guessNotice(inputs, server, site)];

;// CONCATENATED MODULE: ./lib/stages/preflight.js







const startProbes = (inputs, { pushProbe, pages }) => async () => {
    if (!inputs.dryRun || inputs.token === '')
        return Option.none;
    const [access, facts, site] = await Promise.all([
        pushProbe.access(),
        pushProbe.branch(inputs.branch)(),
        pages.site(),
    ]);
    return Option.some({ access, facts, site });
};
const checkPages = (inputs, served, { settings }) => {
    const site = Option.toUndefined(served);
    const placement = Object.assign(Object.assign({}, inputs), { settings });
    return pagesCheck(placement, site, site ? apiUrl(site, inputs.destination) : '');
};
const checkSource = ({ inputs, source: own, publication }, { source }) => async () => {
    var _a;
    const published = (_a = publication.plan.branch.published.state) === null || _a === void 0 ? void 0 : _a.source;
    const commits = commitsToCompare(own, published);
    if (Either.isLeft(commits))
        return skippedSourceCheck(commits.left, published);
    const reached = await source.reaches(inputs.manifest, ...commits.right)();
    return sourceCheck(...commits.right, reached);
};
const runPreflight = (input, probes, needed) => async () => {
    const { inputs, publication } = input;
    const { branch, history } = inputs;
    const results = await probes();
    if (Option.isNone(results))
        return [];
    const { access, facts, site } = results.value;
    const target = { branch, history, exists: Option.isSome(publication.plan.branch.tip) };
    return needed.log.group('Run the preflight checks', async () => {
        const checks = [
            tokenCheck(access),
            branchCheck(target),
            protectionCheck(target, facts),
            checkPages(inputs, site, needed.pages),
            await checkSource(input, needed)(),
        ];
        for (const check of checks)
            needed.log.info(formatCheck(check));
        return checks;
    });
};

;// CONCATENATED MODULE: ./lib/branch/file-changes.js
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

// EXTERNAL MODULE: ./lib/domain/image-reference.js
var image_reference = __webpack_require__(9052);
;// CONCATENATED MODULE: ./lib/catalog/records.js


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
const toImageSecurity = ({ slug, image, versions }, summaries) => {
    const byVersion = new Map(summaries.map((each) => [each.rollup.version, each]));
    return {
        slug,
        image,
        versions: versions.map(({ version, digest, decision }) => {
            var _a;
            const { state, scannedAt, scanner } = stateOf(decision);
            const { rollup, hasUrgent = false } = (_a = byVersion.get(version)) !== null && _a !== void 0 ? _a : {};
            return { version, digest, state, scannedAt, scanner, rollup, hasUrgent };
        }),
    };
};
const rollupsOf = ({ versions }) => versions.flatMap(({ rollup }) => rollup !== null && rollup !== void 0 ? rollup : []);
const toImageRecord = (image) => {
    const versions = rollupsOf(image);
    const [latest] = versions;
    if (latest === undefined)
        return null;
    return Object.assign(Object.assign({}, latest), { image: image.image, versions: [...versions], href: (0,paths/* servedPath */.Vb)((0,paths/* imageDetailFile */.bf)(image.slug)) });
};
const findPrimaryImage = (chart, byRepository) => {
    var _a;
    return [chart.imageRepository, ...((_a = chart.images) !== null && _a !== void 0 ? _a : []).map(({ image }) => image)]
        .flatMap((reference) => (reference === undefined ? [] : [(0,image_reference/* repositoryOf */._)(reference)]))
        .flatMap((repository) => { var _a; return (_a = byRepository.get(repository)) !== null && _a !== void 0 ? _a : []; })[0];
};

// EXTERNAL MODULE: ./lib/domain/severity-counts.js
var severity_counts = __webpack_require__(5991);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(6534);
;// CONCATENATED MODULE: ./lib/publish/find-failures.js





const find_failures_MAX_NAMED = 5;
const describe = (condition, found, named, advice) => (0,problem/* problem */.CC)(`input fail-on: found ${found}, expected none: ${(0,join_limited/* joinLimited */.x)(named, find_failures_MAX_NAMED)}; ${advice}, or remove ${condition} from fail-on`);
const findCves = (key, { security }) => {
    const affected = security
        .flatMap((image) => rollupsOf(image)
        .slice(0, 1)
        .filter((rollup) => rollup[key] > 0)
        .map((rollup) => ({ slug: image.slug, rollup })))
        .sort((a, b) => b.rollup[key] - a.rollup[key] || (0,severity_counts/* compareCounts */.G8)(a.rollup, b.rollup));
    if (affected.length === 0)
        return [];
    const count = affected.reduce((sum, { rollup }) => sum + rollup[key], 0);
    return [
        describe(key, `${(0,plural/* pluralize */.t)(count, `${key} CVE`)} in ${(0,plural/* pluralize */.t)(affected.length, 'image')}`, affected.map(({ slug, rollup }) => `${slug}:${rollup.version} has ${(0,plural/* formatNumber */.Z)(rollup[key])}`), key === 'fixable'
            ? `rebuild ${affected.length === 1 ? 'this image' : 'these images'}`
            : 'update or rebuild what is affected'),
    ];
};
const GAP_ADVICE = {
    unscanned: 'scan what has no report',
    partial: 'scan with a scanner that supports the whole image',
    withheld: 'scan with a scanner that supports the image',
};
const findGaps = (state, { security }) => {
    const named = security.flatMap(({ slug, versions }) => versions.filter((each) => each.state === state).map(({ version }) => `${slug}:${version}`));
    return named.length === 0
        ? []
        : [describe(state, (0,plural/* pluralize */.t)(named.length, `${state} version`), named, GAP_ADVICE[state])];
};
const STALE = (0,problem/* problem */.CC)('input fail-on: found a source commit that is older than the published one, expected the newest: the published manifest was used instead; run again from the newest commit, or remove stale-source from fail-on');
const isSeverity = (condition) => severity_counts/* severityKeys */.mT.some((key) => key === condition);
const findFailures = (conditions, facts) => conditions.flatMap((condition) => {
    if (condition === 'stale-source')
        return facts.stale ? [STALE] : [];
    return condition === 'fixable' || isSeverity(condition)
        ? findCves(condition, facts)
        : findGaps(condition, facts);
});

// EXTERNAL MODULE: ./lib/git-objects/objects.js
var objects = __webpack_require__(3326);
;// CONCATENATED MODULE: ./lib/branch/owned-changes.js



const IRREGULAR = 'irregular';
const needsNojekyll = ({ nojekyll, jekyll }) => !nojekyll && !jekyll;
const missingNojekyll = ({ root, destination: site }, destination) => new Set([
    ...(needsNojekyll(root) ? ['.nojekyll'] : []),
    ...(needsNojekyll(site) ? [[...destination, '.nojekyll'].join('/')] : []),
]);
const alongsideIds = ({ alongside }) => new Map([...alongside].map(([path, content]) => [path, (0,objects/* blobId */.zA)([content])]));
const filesOf = ({ files, irregular }) => irregular.length === 0
    ? files
    : new Map([...files, ...irregular.map((path) => [path, IRREGULAR])]);
const ownedChanges = (tip, destination, next) => {
    const folder = (0,paths/* apiPath */.So)(destination).join('/');
    const fromRoot = (path) => `${folder}/${path}`;
    const allFromRoot = (files) => [...files].map(([path, id]) => [fromRoot(path), id]);
    const { added, modified, removed } = diffFiles(tip ? filesOf(tip) : new Map(), next.rendered);
    return {
        added: new Map([...allFromRoot(added), ...alongsideIds(next)]),
        modified: new Map(allFromRoot(modified)),
        removed: [...removed.map(fromRoot), ...next.removed],
    };
};

;// CONCATENATED MODULE: ./lib/catalog/totals.js


const hasRecords = ({ scannedImages }) => scannedImages > 0;
const formatFindings = (findings, cves) => {
    if (findings === 0)
        return (0,plural/* pluralize */.t)(0, 'CVE');
    const rows = (0,plural/* pluralize */.t)(findings, 'finding');
    return cves === undefined ? rows : `${rows} of ${(0,plural/* pluralize */.t)(cves, 'CVE')}`;
};
const formatScannedImages = ({ scannedImages, images, }) => scannedImages === images
    ? (0,plural/* pluralize */.t)(images, 'scanned image')
    : `${(0,plural/* formatNumber */.Z)(scannedImages)} of ${(0,plural/* pluralize */.t)(images, 'scanned image')}`;
const describeFindings = (totals, cves) => {
    if (!hasRecords(totals))
        return 'nothing scanned yet: no version has a scan record';
    const fixable = totals.findings > 0 ? `, ${(0,plural/* pluralize */.t)(totals.fixable, 'finding')} fixable` : '';
    return `${formatFindings(totals.findings, cves)} in ${formatScannedImages(totals)}${fixable}`;
};
const countCatalog = ({ images, charts, records, states }) => {
    const sum = (key) => records.reduce((total, record) => total + record[key], 0);
    const inState = (state) => states.filter((each) => each === state).length;
    return {
        images,
        charts,
        scannedImages: records.length,
        imagesWithCves: records.filter(({ total }) => total > 0).length,
        imagesNeedingRebuild: records.filter(({ fixable }) => fixable > 0).length,
        unscanned: inState('unscanned'),
        withheld: inState('withheld'),
        partial: inState('partial'),
        findings: sum('total'),
        critical: sum('critical'),
        high: sum('high'),
        medium: sum('medium'),
        low: sum('low'),
        unknown: sum('unknown'),
        fixable: sum('fixable'),
    };
};
const countNewCatalog = ({ charts }, security) => countCatalog({
    images: security.length,
    charts: charts.length,
    records: security.flatMap((image) => rollupsOf(image).slice(0, 1)),
    states: security.flatMap(({ versions }) => versions.map(({ state }) => state)),
});

// EXTERNAL MODULE: ./lib/reports/aliases.js
var reports_aliases = __webpack_require__(4480);
// EXTERNAL MODULE: ./lib/reports/finding.js
var finding = __webpack_require__(7829);
// EXTERNAL MODULE: ./lib/reports/rows.js
var reports_rows = __webpack_require__(3387);
// EXTERNAL MODULE: ./lib/reports/suppression.js
var suppression = __webpack_require__(3067);
// EXTERNAL MODULE: ./lib/reports/wording.js
var wording = __webpack_require__(5004);
;// CONCATENATED MODULE: ./lib/branch/published-records.js












const PublishedRecord = (0,object/* object */.Ik)('PublishedRecord', {
    version: scalars/* Tag */.vw,
    cves: lib.array(security/* Cve */.NN),
    suppressions: (0,object/* optional */.lq)(lib.array(security/* Suppression */.G0)),
});
const PublishedDetail = (0,object/* object */.Ik)('PublishedDetail', { versions: lib.array(PublishedRecord) });
const WRONG_ALIASES = 'aliases: found others than the contract allows';
const findFlawOfRow = ({ id, targets, targetsMore, aliases }) => {
    const isCapped = targets.length < security/* MAX_TARGETS */.kz ? targetsMore === undefined : targets.length === security/* MAX_TARGETS */.kz;
    if (!isCapped)
        return 'targets: found more or fewer targets than the contract allows';
    const isSound = aliases === undefined || (aliases.length > 0 && (0,reports_aliases/* areAliases */.ZB)(id, aliases));
    return isSound ? undefined : WRONG_ALIASES;
};
const findFlawOfSuppression = (suppression) => {
    const { id, aliases, status, justification, statement } = suppression;
    if (!(0,reports_aliases/* areAliases */.ZB)(id, aliases))
        return WRONG_ALIASES;
    if (status === 'ignored' && (justification !== null || statement !== null))
        return 'status: found a reason for an ignored finding';
    return statement === (0,wording/* truncate */.xv)(statement, security/* MAX_STATEMENT_LENGTH */.Ud)
        ? undefined
        : `statement: found more than ${security/* MAX_STATEMENT_LENGTH */.Ud} code points`;
};
const findFlawIn = (key, items, find) => {
    for (const [i, item] of items.entries()) {
        const flaw = find(item);
        if (flaw !== undefined)
            return `${key}[${i}].${flaw}`;
    }
    return undefined;
};
const findFlaw = ({ rows, suppressions }) => {
    var _a;
    const flaw = (_a = findFlawIn('cves', rows, findFlawOfRow)) !== null && _a !== void 0 ? _a : findFlawIn('suppressions', suppressions, findFlawOfSuppression);
    if (flaw !== undefined)
        return flaw;
    const keys = new Set(rows.map(finding/* keyOfFinding */.q3));
    if (keys.size < rows.length)
        return 'cves: found a row twice';
    for (const suppression of suppressions)
        keys.add((0,finding/* keyOfFinding */.q3)(suppression));
    return keys.size < rows.length + suppressions.length
        ? 'suppressions: found a finding twice, or one that is also a row'
        : undefined;
};
const toScanRecord = ({ cves, suppressions = [] }) => ({
    rows: cves,
    suppressions,
});
const sortRecord = ({ rows, suppressions }) => ({
    rows: [...rows].sort(reports_rows/* compareRows */.fz),
    suppressions: [...suppressions].sort(suppression/* compareSuppressions */.w),
});
const readRecord = (bytes) => (0,lib_function.pipe)(parseDocument(PublishedRecord, bytes), Either.map(toScanRecord), Either.chain((record) => {
    const flaw = findFlaw(record);
    return flaw === undefined ? Either.right(sortRecord(record)) : Either.left(flaw);
}));
const readDetail = (bytes) => (0,lib_function.pipe)(parseDocument(PublishedDetail, bytes), Either.map(({ versions }) => new Map(versions.map((each) => [each.version, toScanRecord(each)]))));

// EXTERNAL MODULE: ./lib/reports/record.js
var record = __webpack_require__(8215);
;// CONCATENATED MODULE: ./lib/reports/scan.js
const isIncomplete = ({ endOfLife, osPackagesNotScanned, noPackagesScanned }, withoutOs) => endOfLife || osPackagesNotScanned || (noPackagesScanned && !withoutOs);
const coverageOf = (scan, withoutOs) => {
    if (!isIncomplete(scan.gaps, withoutOs))
        return 'full';
    return scan.hasFindings ? 'partial' : 'nothing';
};
const describeGap = ({ endOfLife, osPackagesNotScanned }) => {
    if (endOfLife)
        return 'its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release';
    if (osPackagesNotScanned)
        return 'the scanner found an operating system but did not look at its packages; use a scanner that supports it';
    return 'the scanner did not look at any package; state os: none in the manifest if the image has no operating system';
};

;// CONCATENATED MODULE: ./lib/catalog/carry-forward.js


const withoutRemarks = (decision) => ({ decision, warnings: [], notices: [] });
const isLater = (a, b) => a !== null && b !== null && a > b;
const formatPaths = (scans) => scans.map(({ path }) => (0,text_escape/* show */.WU)(path)).join(', ');
const formatReason = ([first]) => first === undefined ? '' : describeGap(first.gaps);
const fresh = (outcome) => ({
    decision: { kind: 'fresh', outcome },
    warnings: [
        ...(outcome.state === 'partial'
            ? [
                `found gaps in ${formatPaths(outcome.incomplete)}, expected a scan of everything: ${formatReason(outcome.incomplete)}; the record is partial, its counts are a lower bound`,
            ]
            : []),
        ...(outcome.ignored.length > 0
            ? [
                `found reports of two scanners, expected those of one, so Trivy's are used and ${formatPaths(outcome.ignored)} not; leave one scanner out`,
            ]
            : []),
    ],
    notices: [],
});
const withheld = (outcome, kept) => {
    const reason = formatReason(outcome.scans);
    const why = `found no findings in ${formatPaths(outcome.scans)}, expected a scan that could have found some: ${reason}`;
    const { scannedAt, scanner } = outcome;
    const [decision, result] = kept
        ? [{ kind: 'kept', published: kept }, 'the published record stays']
        : [
            { kind: 'withheld', scannedAt, scanner, why: reason },
            'the version is published without a record',
        ];
    return { decision, warnings: [`${why}; ${result}`], notices: [] };
};
const findSame = ({ digest, published }) => (published === null || published === void 0 ? void 0 : published.digest) === (digest !== null && digest !== void 0 ? digest : null) ? published : undefined;
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
    const kept = recordToKeep(facts);
    if ((outcome === null || outcome === void 0 ? void 0 : outcome.kind) === 'withheld')
        return withheld(outcome, kept);
    if ((outcome === null || outcome === void 0 ? void 0 : outcome.kind) === 'record') {
        if (kept === undefined)
            return fresh(outcome);
        const notice = `the published scan of ${kept.scannedAt} is later than ${formatPaths(outcome.scans)} of ${outcome.scannedAt}, so it stays`;
        return { decision: { kind: 'kept', published: kept }, warnings: [], notices: [notice] };
    }
    if (kept !== undefined)
        return withoutRemarks({ kind: 'kept', published: kept });
    const same = findSame(facts);
    if ((same === null || same === void 0 ? void 0 : same.state) === 'withheld') {
        const { scannedAt, scanner } = same;
        return withoutRemarks({ kind: 'withheld', scannedAt, scanner, why: null });
    }
    return withoutRemarks({ kind: 'unscanned' });
};

;// CONCATENATED MODULE: ./lib/catalog/scan-outcome.js

const scannerText = ({ scanner, scannerVersion }) => scannerVersion === null ? scanner : `${scanner} ${scannerVersion}`;
const findOrigin = (scans) => {
    var _a;
    return ({
        scannedAt: (_a = scans.flatMap(({ scannedAt }) => scannedAt !== null && scannedAt !== void 0 ? scannedAt : []).sort()[0]) !== null && _a !== void 0 ? _a : null,
        scanner: [...new Set(scans.map(scannerText))].join(', '),
    });
};
const assessScans = (scans, withoutOs) => {
    const proofs = new Map(scans.map((scan) => [scan, coverageOf(scan, withoutOs)]));
    const usable = scans.filter((scan) => proofs.get(scan) !== 'nothing');
    if (usable.length === 0)
        return Object.assign({ kind: 'withheld', scans }, findOrigin(scans));
    const trivy = usable.filter(({ scanner }) => scanner === 'Trivy');
    const counted = trivy.length > 0 ? trivy : usable;
    const counting = new Set(counted);
    const incomplete = scans.filter((scan) => {
        const proof = proofs.get(scan);
        return proof === 'nothing' || (counting.has(scan) && proof !== 'full');
    });
    return Object.assign({ kind: 'record', state: incomplete.length === 0 ? 'scanned' : 'partial', scans: counted, incomplete, ignored: usable.filter((scan) => !counting.has(scan)) }, findOrigin(counted));
};

;// CONCATENATED MODULE: ./lib/catalog/decide-image.js
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





const findFacts = ({ slug, image, versions = [] }, { catalog, matches, published, carryForward }) => ({
    slug,
    image,
    versions: versions.map(({ version, digest }) => {
        const key = versionKey(slug, version);
        const scans = matches.byVersion.get(key);
        return Object.assign({ version, digest }, { outcome: scans && assessScans(scans, catalog.withoutOs.has(slug)), published: carryForward ? published.versions.get(key) : undefined });
    }),
});
const versionsToKeep = ({ versions }) => versions.flatMap((facts) => (recordToKeep(facts) === undefined ? [] : [facts.version]));
const decideImage = ({ slug, image, versions }, broken) => {
    const warnings = [];
    const notices = [];
    const decided = versions.map((_a) => {
        var _b;
        var { version } = _a, facts = decide_image_rest(_a, ["version"]);
        const key = versionKey(slug, version);
        const result = decideVersion(broken.has(version) ? Object.assign(Object.assign({}, facts), { published: undefined }) : facts);
        warnings.push(...result.warnings.map((text) => (0,problem/* withTitle */.ZA)('Scanner reports')((0,problem/* problem */.CC)(`${key}: ${text}`))));
        notices.push(...result.notices.map((text) => `${key}: ${text}`));
        return { version, digest: (_b = facts.digest) !== null && _b !== void 0 ? _b : null, decision: result.decision };
    });
    return { slug, image, versions: decided, warnings, notices };
};
const hasRecord = ({ decision }) => decision.kind === 'fresh' || decision.kind === 'kept';
const recordFiles = (slug, versions) => [
    (0,paths/* imageDetailFile */.bf)(slug),
    ...versions.map((version) => (0,paths/* versionDetailFile */.ID)(slug, version)),
];
const reusableRecord = (image, published, source) => {
    const record = published.records.get(image.slug);
    if (!published.trusted || published.source !== source || (record === null || record === void 0 ? void 0 : record.image) !== image.image)
        return undefined;
    const kept = versionsToKeep(image);
    const isNew = (facts) => { var _a; return ((_a = facts.outcome) === null || _a === void 0 ? void 0 : _a.kind) === 'record' && recordToKeep(facts) === undefined; };
    return !image.versions.some(isNew) &&
        record.versions.map(({ version }) => version).join() === kept.join() &&
        recordFiles(image.slug, kept).every((file) => published.files.has(file))
        ? record
        : undefined;
};

;// CONCATENATED MODULE: ./lib/catalog/load-records.js









const keptDocuments = (slug, versions, { trusted }) => {
    if (versions.length === 0)
        return [];
    if (trusted)
        return [{ file: (0,paths/* imageDetailFile */.bf)(slug), versions, read: readDetail }];
    return versions.map((version) => ({
        file: (0,paths/* versionDetailFile */.ID)(slug, version),
        versions: [version],
        read: (bytes) => (0,lib_function.pipe)(readRecord(bytes), Either.map((record) => new Map([[version, record]]))),
    }));
};
const mergeRecords = (store, scans) => (0,lib_function.pipe)(scans, Either.traverseArray(({ rows }) => store.found(rows)), Either.map((parts) => (0,record/* serializeRecord */.Om)((0,record/* toRecord */.Lv)((0,record/* mergeFound */.jJ)(parts)))));
const freshRecord = (store, scans) => {
    const [only, ...others] = scans;
    return only === undefined || others.length > 0
        ? mergeRecords(store, scans)
        : store.record(only.rows);
};
const readDocument = (git, { files }, { file, read }) => {
    const id = files.get(file);
    return id === undefined
        ? TaskEither.right(Either.left('the file does not exist'))
        : (0,lib_function.pipe)(git.readBlob(id), TaskEither.map(read));
};
const droppedRecord = (file) => (flaw) => (0,problem/* problem */.CC)(`the published record is dropped: ${flaw}; scan the version again`, {
    file: `api/v1/${file}`,
});
const findFlaws = (versions, found) => Either.isLeft(found)
    ? [found.left]
    : versions
        .filter((version) => !found.right.has(version))
        .map((version) => `versions: version ${(0,text_escape/* show */.WU)(version)} is missing`);
const loadKeptRecords = (git, published, slug, kept) => async () => {
    const records = new Map();
    const warnings = [];
    for (const document of keptDocuments(slug, kept, published)) {
        const { file, versions } = document;
        const read = await readDocument(git, published, document)();
        if (Either.isLeft(read))
            return read;
        warnings.push(...findFlaws(versions, read.right).map(droppedRecord(file)));
        const found = Either.isRight(read.right) ? [...read.right.right] : [];
        for (const [version, own] of found)
            if (versions.includes(version))
                records.set(version, (0,record/* serializeRecord */.Om)(own));
    }
    const broken = new Set(kept.filter((each) => !records.has(each)));
    return Either.right({ records, warnings, broken });
};
const loadFreshRecords = (store, image) => {
    const records = new Map();
    for (const { version, decision } of image.versions) {
        if (decision.kind !== 'fresh')
            continue;
        const merged = freshRecord(store, decision.outcome.scans);
        if (Either.isLeft(merged))
            return merged;
        records.set(version, merged.right);
    }
    return Either.right(records);
};
const loadImageRecords = ({ git, rows, published }, facts) => (0,lib_function.pipe)(loadKeptRecords(git, published, facts.slug, versionsToKeep(facts)), TaskEither.bindTo('kept'), TaskEither["let"]('decided', ({ kept }) => decideImage(facts, kept.broken)), TaskEither.bind('fresh', ({ decided }) => TaskEither.fromEither(loadFreshRecords(rows, decided))), TaskEither.map(({ kept, decided, fresh }) => ({
    decided,
    records: new Map([...kept.records, ...fresh]),
    warnings: kept.warnings,
})));

// EXTERNAL MODULE: ./lib/task/eager.js
var eager = __webpack_require__(5024);
// EXTERNAL MODULE: ./lib/domain/group-by.js
var group_by = __webpack_require__(7138);
// EXTERNAL MODULE: ./lib/domain/severity.js
var severity = __webpack_require__(2986);
// EXTERNAL MODULE: ./lib/text/compare.js
var compare = __webpack_require__(393);
;// CONCATENATED MODULE: ./lib/diff/scan-diff.js










const toFoundCve = (id, rows) => {
    var _a, _b;
    const fixes = rows.flatMap(({ fixed }) => fixed !== null && fixed !== void 0 ? fixed : []);
    return {
        id,
        severity: rows[0].severity,
        fixable: fixes.length > 0,
        fixes: [...new Set(fixes)],
        packages: [...new Set(rows.map(({ pkg }) => pkg))],
        url: (_b = (_a = rows.find(({ url }) => url !== null)) === null || _a === void 0 ? void 0 : _a.url) !== null && _b !== void 0 ? _b : null,
    };
};
const compareCves = (a, b) => (0,severity/* severityRank */.qs)(a.severity) - (0,severity/* severityRank */.qs)(b.severity) ||
    Number(b.fixable) - Number(a.fixable) ||
    (0,compare/* compareText */.n6)(a.id, b.id);
const compareRecords = (before, former, current) => {
    const was = (0,group_by/* groupBy */.$)(former, ({ id }) => id);
    const is = (0,group_by/* groupBy */.$)(current, ({ id }) => id);
    const without = (all, others) => [...all]
        .flatMap(([id, rows]) => (others.has(id) ? [] : [toFoundCve(id, rows)]))
        .sort(compareCves);
    return { before, added: without(is, was), closed: without(was, is) };
};
const countPublished = ({ state, versions, records }) => {
    const isKnown = ([key, { hasRecord }]) => !hasRecord || records.has(parseVersionKey(key).slug);
    if (state === undefined || ![...versions].every(isKnown))
        return undefined;
    return countCatalog({
        images: publishedItems(state, 'images').filter(({ status }) => status !== 'planned').length,
        charts: publishedItems(state, 'charts').length,
        records: [...records.values()],
        states: [...versions.values()].map((version) => version.state),
    });
};
const rollupsByKey = ({ records }) => new Map([...records].flatMap(([slug, { versions }]) => versions.map((rollup) => [versionKey(slug, rollup.version), rollup])));
const findReplaced = (published, decided, rendered) => decided.flatMap((each) => {
    const { slug, image, versions } = each;
    const ofImage = published.trusted && versions.some(({ decision }) => decision.kind === 'kept');
    return versions.flatMap(({ version, decision }) => {
        if (decision.kind !== 'fresh')
            return [];
        const record = (0,paths/* versionDetailFile */.ID)(slug, version);
        const former = published.files.get(record);
        const id = ofImage ? published.files.get((0,paths/* imageDetailFile */.bf)(slug)) : former;
        const isReplaced = former !== undefined && former !== rendered.get(record);
        return id !== undefined && isReplaced ? [{ slug, image, version, id, ofImage }] : [];
    });
});
const classifyChange = ({ before, added, closed }, after) => {
    const order = (0,severity_counts/* compareCounts */.G8)(before, after);
    if (order !== 0)
        return order > 0 ? 'worse' : 'better';
    return added.length + closed.length > 0 ? 'other' : undefined;
};
const KINDS = ['worse', 'unknown', 'other', 'new', 'gone', 'better'];
const compareChanges = (a, b) => {
    return (KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        (0,severity_counts/* compareCounts */.G8)((0,severity_counts/* countDifference */.XQ)(a.before, a.after), (0,severity_counts/* countDifference */.XQ)(b.before, b.after)));
};
const findChanges = ({ branch: { published }, decided, replaced }, compared) => {
    const former = rollupsByKey(published);
    const isReplaced = new Set(replaced.map(({ slug, version }) => versionKey(slug, version)));
    const current = new Map();
    const none = { added: [], closed: [] };
    const versions = decided.security.flatMap((image) => rollupsOf(image).flatMap((after) => {
        const { slug } = image;
        const { version } = after;
        const key = versionKey(slug, version);
        current.set(key, after);
        const change = compared.get(key);
        if (change !== undefined) {
            const kind = classifyChange(change, after);
            return kind === undefined ? [] : [Object.assign({ slug, version, kind, after }, change)];
        }
        if (isReplaced.has(key))
            return [Object.assign({ slug, version, kind: 'unknown', before: former.get(key), after }, none)];
        return published.files.has((0,paths/* versionDetailFile */.ID)(slug, version))
            ? []
            : [Object.assign({ slug, version, kind: 'new', before: undefined, after }, none)];
    }));
    const gone = [...published.versions].flatMap(([key, { hasRecord }]) => {
        if (!hasRecord || current.has(key))
            return [];
        return [
            Object.assign(Object.assign(Object.assign({}, parseVersionKey(key)), { kind: 'gone', before: former.get(key), after: undefined }), none),
        ];
    });
    return [...versions, ...gone].sort(compareChanges);
};
const diffScans = (tree, compared) => {
    const { branch, decided, changes } = tree;
    return {
        first: branch.published.files.size === 0,
        before: countPublished(branch.published),
        after: decided.totals,
        versions: countChanges(changes) === 0 ? [] : findChanges(tree, compared),
    };
};

;// CONCATENATED MODULE: ./lib/diff/compare.js









const freshScans = ({ decided }) => new Map(decided.images.flatMap(({ slug, versions }) => versions.flatMap(({ version, decision }) => decision.kind === 'fresh'
    ? [[versionKey(slug, version), decision.outcome.scans]]
    : [])));
const openFormerRecords = ({ git }) => {
    const detailOf = (id) => (0,eager/* eager */.n)((0,lib_function.pipe)(git.readBlob(id), TaskEither.map(readDetail)));
    let last;
    return ({ version, id, ofImage }) => {
        if (!ofImage)
            return (0,lib_function.pipe)(git.readBlob(id), TaskEither.map(readRecord));
        if ((last === null || last === void 0 ? void 0 : last.id) !== id)
            last = { id, detail: detailOf(id) };
        const recordIn = (records) => Either.fromNullable('the version is missing')(records.get(version));
        return (0,lib_function.pipe)(last.detail, TaskEither.map(Either.chain(recordIn)));
    };
};
const compareOne = ({ rows: store }, read) => (replaced, scans) => {
    const { slug, image, version } = replaced;
    return (0,lib_function.pipe)(read(replaced), TaskEither.map((former) => {
        const current = (0,lib_function.pipe)(freshRecord(store, scans), Either.map(({ rows }) => JSON.parse(rows.toString('utf8'))));
        if (Either.isLeft(former) || Either.isLeft(current))
            return [];
        const before = (0,record/* rollupOf */.iV)(version, image, former.right);
        const change = compareRecords(before, former.right.rows, current.right);
        return [[versionKey(slug, version), change]];
    }), TaskEither.getOrElse(() => async () => []));
};
const fetchReplaced = (replaced, { git }) => replaced.length === 0 ? TaskEither.right(undefined) : git.fetchBlobs(replaced.map(({ id }) => id));
const compareToPublished = (tree, fetched, needed) => async () => {
    var _a;
    const compared = new Map();
    const scans = freshScans(tree);
    const compare = compareOne(needed, openFormerRecords(needed));
    for (const each of Either.isRight(await fetched()) ? tree.replaced : []) {
        const own = (_a = scans.get(versionKey(each.slug, each.version))) !== null && _a !== void 0 ? _a : [];
        for (const [key, change] of await compare(each, own)())
            compared.set(key, change);
        needed.rows.reset();
    }
    return diffScans(tree, compared);
};

// EXTERNAL MODULE: ./lib/inputs/commit-template.js
var commit_template = __webpack_require__(8190);
;// CONCATENATED MODULE: ./lib/publish/commit-message.js




const defaultMessage = (facts) => {
    const { changed, images, scannedImages, cves, distinctCves, fixable } = facts;
    const where = scannedImages < images ? ` in ${formatScannedImages(facts)}` : '';
    const scanned = cves === null
        ? 'nothing scanned yet'
        : `${formatFindings(cves, distinctCves)} (${(0,plural/* formatNumber */.Z)(fixable !== null && fixable !== void 0 ? fixable : 0)} fixable)${where}`;
    return `Publish catalog API: ${(0,plural/* pluralize */.t)(changed, 'file')} changed, ${(0,plural/* pluralize */.t)(images, 'image')}, ${scanned}`;
};
const fillIn = (template, facts) => template.replace(commit_template/* PLACEHOLDER_PATTERN */.j_, (whole, name) => { var _a; return (0,commit_template/* isPlaceholder */.wK)(name) ? String((_a = facts[name]) !== null && _a !== void 0 ? _a : '-') : whole; });
const commitMessage = (template, facts, { source, staleCommit }) => {
    const text = template === '' ? defaultMessage(facts) : fillIn(template, facts);
    const body = text.split('\n').map(text_escape/* printable */.g$).join('\n').trim();
    const trailers = [
        `Source-Repository: ${(0,text_escape/* printable */.g$)(source.repository)}`,
        ...(source.commit === null ? [] : [`Source-Commit: ${source.commit}`]),
        ...(staleCommit === null ? [] : [`Stale-Source-Commit: ${staleCommit}`]),
    ];
    return `${body}\n\n${trailers.join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/domain/future-date.js
var future_date = __webpack_require__(5179);
// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
;// CONCATENATED MODULE: ./lib/branch/future-dates.js



const future_dates_MAX_NAMED = 20;
const scansUpTo = (latest, published) => {
    const wrong = [...published.versions].filter(([, { scannedAt }]) => (0,instant/* isAfter */.dS)(latest, scannedAt));
    if (wrong.length === 0)
        return published;
    const undated = wrong.map(([key, version]) => [key, Object.assign(Object.assign({}, version), { scannedAt: null })]);
    const names = wrong.map(([key, { scannedAt }]) => `${key} (${scannedAt})`);
    const warning = (0,future_date/* futureDateWarning */.G)(`the scan dates of ${(0,join_limited/* joinLimited */.x)(names, future_dates_MAX_NAMED)}`, 'api/v1/status.json');
    return Object.assign(Object.assign({}, published), { versions: new Map([...published.versions, ...undated]), warnings: [...published.warnings, warning] });
};
const stateUpTo = (latest, published) => {
    const { state } = published;
    if (state === undefined || !(0,instant/* isAfter */.dS)(latest, state.source.committed))
        return published;
    const found = `the date ${state.source.committed} of the source commit ${state.source.commit}`;
    return Object.assign(Object.assign({}, published), { state: Object.assign(Object.assign({}, state), { source: Object.assign(Object.assign({}, state.source), { committed: null }) }), isStateOutdated: true, warnings: [...published.warnings, (0,future_date/* futureDateWarning */.G)(found, 'api/v1/state.json')] });
};
const withoutFutureDates = (latest, published) => scansUpTo(latest, stateUpTo(latest, published));

// EXTERNAL MODULE: ./lib/domain/license.js
var domain_license = __webpack_require__(346);
// EXTERNAL MODULE: ./lib/text/trim-slashes.js
var trim_slashes = __webpack_require__(9568);
;// CONCATENATED MODULE: ./lib/catalog/apply-defaults.js
var apply_defaults_rest = (undefined && undefined.__rest) || function (s, e) {
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
const licenseCleanOf = (license) => (0,lib_function.pipe)((0,domain_license/* classifyLicense */.K)(license), Option.getOrElse(() => 'caution'));
const imageWithDefaults = (registry) => (_a) => {
    var _b, _c, _d, _e, _f;
    var { os: _os, recommended: _recommended } = _a, image = apply_defaults_rest(_a, ["os", "recommended"]);
    const versions = (0,version_order/* newestFirst */.ll)((_b = image.versions) !== null && _b !== void 0 ? _b : []);
    return Object.assign(Object.assign(Object.assign(Object.assign({}, image), { name: (_c = image.name) !== null && _c !== void 0 ? _c : image.slug, status: (_d = image.status) !== null && _d !== void 0 ? _d : 'available', licenseClean: (_e = image.licenseClean) !== null && _e !== void 0 ? _e : licenseCleanOf(image.license) }), (versions.length > 0
        ? { versions: [...versions], version: versions.map(({ version }) => version).join(', ') }
        : {})), { image: (_f = image.image) !== null && _f !== void 0 ? _f : `${registry}/images/${image.slug}` });
};
const chartWithDefaults = (registry) => (chart) => {
    var _a, _b, _c;
    return (Object.assign(Object.assign({}, chart), { name: (_a = chart.name) !== null && _a !== void 0 ? _a : chart.slug, licenseClean: (_b = chart.licenseClean) !== null && _b !== void 0 ? _b : licenseCleanOf(chart.license), chartRef: (_c = chart.chartRef) !== null && _c !== void 0 ? _c : `oci://${registry}/charts/${chart.slug}` }));
};
const roadmapItemWithDefaults = (item) => {
    var _a;
    const licenseClean = (_a = item.licenseClean) !== null && _a !== void 0 ? _a : (item.license && licenseCleanOf(item.license));
    return licenseClean ? Object.assign(Object.assign({}, item), { licenseClean }) : item;
};
const applyDefaults = (manifest) => {
    var _a, _b, _c, _d, _e, _f, _g, _h, _j;
    return ({
        source: (_a = manifest.source) !== null && _a !== void 0 ? _a : DEFAULT_SOURCE,
        project: (_b = manifest.project) !== null && _b !== void 0 ? _b : {},
        registry: manifest.registry,
        site: manifest.site && (0,trim_slashes/* trimEndSlashes */.z)(manifest.site),
        badges: (_c = manifest.badges) !== null && _c !== void 0 ? _c : new Map(),
        images: ((_d = manifest.images) !== null && _d !== void 0 ? _d : []).map(imageWithDefaults(manifest.registry)),
        withoutOs: new Set(((_e = manifest.images) !== null && _e !== void 0 ? _e : []).flatMap(({ slug, os }) => (os === 'none' ? [slug] : []))),
        pins: new Map(((_f = manifest.images) !== null && _f !== void 0 ? _f : []).flatMap(({ slug, recommended }) => recommended === undefined ? [] : [[slug, recommended]])),
        charts: ((_g = manifest.charts) !== null && _g !== void 0 ? _g : []).map(chartWithDefaults(manifest.registry)),
        roadmap: ((_h = manifest.roadmap) !== null && _h !== void 0 ? _h : []).map(roadmapItemWithDefaults),
        retired: (_j = manifest.retired) !== null && _j !== void 0 ? _j : [],
    });
};

// EXTERNAL MODULE: ./lib/manifest/manifest.js
var manifest_manifest = __webpack_require__(5816);
;// CONCATENATED MODULE: ./lib/catalog/changed-images.js



const serialize = (registry, item) => JSON.stringify([registry, item]);
const findChangedItems = (manifest, published) => {
    const former = new Map(publishedItems(published, 'images').map((item) => [
        item['slug'],
        serialize(published === null || published === void 0 ? void 0 : published.manifest['registry'], item),
    ]));
    const { registry, images = [] } = manifest_manifest/* Manifest */._8.encode(manifest);
    return new Set(images
        .filter((item) => former.get(item.slug) !== serialize(registry, item))
        .map(({ slug }) => slug));
};
const isRestated = (manifest, published) => {
    var _a;
    const stated = ({ registry, project, site, retired }) => JSON.stringify([registry, project, site, retired]);
    return stated(manifest_manifest/* Manifest */._8.encode(manifest)) !== stated((_a = published === null || published === void 0 ? void 0 : published.manifest) !== null && _a !== void 0 ? _a : {});
};
const hasPublishedVerdicts = ({ slug, versions }, published) => versions.every(({ version, verdict, urgent }) => {
    const former = published.get(versionKey(slug, version));
    return (former === null || former === void 0 ? void 0 : former.verdict) === verdict && former.urgent === urgent;
});
const hasPublishedStates = ({ slug, versions }, published) => versions.every(({ version, state }) => { var _a; return ((_a = published.get(versionKey(slug, version))) === null || _a === void 0 ? void 0 : _a.state) === state; });

// EXTERNAL MODULE: ./lib/reports/file-name.js
var file_name = __webpack_require__(9694);
// EXTERNAL MODULE: ./lib/task/lazy.js
var lazy = __webpack_require__(740);
;// CONCATENATED MODULE: ./lib/catalog/match-reports.js





const NO_MATCHES = {
    byVersion: new Map(),
    unmatched: [],
    contradictions: [],
    misnamed: [],
};
const add = (map, key, item) => {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [item]);
    else
        list.push(item);
};
const indexByDigest = ({ images }) => {
    const byDigest = new Map();
    for (const { slug, versions = [] } of images) {
        for (const { version, digest } of versions) {
            if (digest !== undefined)
                add(byDigest, digest, { key: versionKey(slug, version), digest });
        }
    }
    return byDigest;
};
const indexByName = ({ images }) => {
    const byReference = new Map();
    const byPlace = new Map();
    for (const { slug, image, versions = [] } of images) {
        const { repository } = (0,image_reference/* parseReference */.F)(image);
        for (const { version, digest } of versions) {
            const target = { key: versionKey(slug, version), digest, repository, version };
            add(byReference, `${repository}:${version}`, target);
            add(byPlace, target.key, target);
        }
    }
    return { byReference, byPlace };
};
const indexVersions = (catalog) => ({
    byDigest: indexByDigest(catalog),
    names: (0,lazy/* lazy */.R)(() => indexByName(catalog)),
});
const digestTargets = ({ byDigest }, { identity }) => [...identity.digests, ...identity.localDigests].flatMap((digest) => { var _a; return (_a = byDigest.get(digest)) !== null && _a !== void 0 ? _a : []; });
const referenceTargets = ({ byReference }, { identity }) => identity.references.flatMap((text) => {
    var _a;
    const { repository, tag } = (0,image_reference/* parseReference */.F)(text);
    return tag === undefined ? [] : ((_a = byReference.get(`${repository}:${tag}`)) !== null && _a !== void 0 ? _a : []);
});
const placeTargets = ({ byPlace }, { path }) => {
    var _a;
    const place = (0,file_name/* parseReportPath */.j)(path);
    return place === undefined ? [] : ((_a = byPlace.get(versionKey(...place))) !== null && _a !== void 0 ? _a : []);
};
const contradicts = ({ identity }, { digest }) => digest !== undefined && identity.digests.length > 0 && !identity.digests.includes(digest);
const isOther = ({ identity }, { repository, version }) => {
    const named = identity.references.map(image_reference/* parseReference */.F);
    const isSpecific = identity.digests.length > 0 || named.some(({ tag }) => tag !== undefined);
    return (isSpecific &&
        named.length > 0 &&
        named.every((each) => each.repository !== repository || (each.tag !== undefined && each.tag !== version)));
};
const findTargets = (index, scan) => {
    const exact = digestTargets(index, scan);
    if (exact.length > 0)
        return { targets: exact, contradicted: [], misnamed: false };
    const names = index.names();
    const named = referenceTargets(names, scan);
    const placed = placeTargets(names, scan);
    const agree = (targets) => targets.filter((target) => !contradicts(scan, target));
    const byName = agree(named);
    const targets = byName.length > 0 ? byName : agree(placed);
    const contradicted = [...named, ...placed].filter((target) => contradicts(scan, target));
    const misnamed = byName.length === 0 && targets.some((target) => isOther(scan, target));
    return { targets, contradicted, misnamed };
};
const distinct = (targets) => [
    ...new Map(targets.map((target) => [target.key, target])).values(),
];
const matchReports = (catalog, scans) => {
    if (scans.length === 0)
        return NO_MATCHES;
    const index = indexVersions(catalog);
    const byVersion = new Map();
    const unmatched = [];
    const contradictions = [];
    const misnamed = [];
    const ordered = [...scans].sort((a, b) => (0,compare/* compareBytes */.Xo)(a.path, b.path));
    for (const scan of ordered) {
        const { targets, contradicted, misnamed: isMisnamed } = findTargets(index, scan);
        if (isMisnamed)
            misnamed.push({ scan, keys: distinct(targets).map(({ key }) => key) });
        for (const { key } of distinct(targets))
            add(byVersion, key, scan);
        if (targets.length === 0 && contradicted.length === 0)
            unmatched.push(scan);
        for (const { key, digest } of distinct(contradicted)) {
            contradictions.push({ scan, key, stated: digest !== null && digest !== void 0 ? digest : '' });
        }
    }
    return { byVersion, unmatched, contradictions, misnamed };
};

;// CONCATENATED MODULE: ./lib/catalog/stated-references.js



const MAX_LISTED = 3;
const findDiffering = ({ registry, images = [], charts = [] }) => [
    ...images.flatMap(({ slug, image }) => image === undefined || image === (0,image_reference/* repositoryOf */._)(`${registry}/images/${slug}`) ? [] : [image]),
    ...charts.flatMap(({ slug, chartRef }) => chartRef === undefined || chartRef === `oci://${registry}/charts/${slug}` ? [] : [chartRef]),
];
const referenceNotices = (manifest) => {
    const references = findDiffering(manifest);
    if (references.length === 0)
        return [];
    const count = `${references.length} reference${references.length === 1 ? ' differs' : 's differ'}`;
    return [
        `the manifest: ${count} from the shape <registry>/images/<slug> or oci://<registry>/charts/<slug> (${(0,join_limited/* joinLimited */.x)(references.map(text_escape/* show */.WU), MAX_LISTED)}), and ${references.length === 1 ? 'is' : 'are'} published as stated; consumers that build references themselves have to read the field instead`,
    ];
};

;// CONCATENATED MODULE: ./lib/feed/text.js
const countOf = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const MAX_LINES = 50;
const limitLines = (lines) => {
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more`] : lines;
};
const MAX_CODE_POINTS = 2000;
const limitText = (text) => {
    if (text.length <= MAX_CODE_POINTS)
        return text;
    const points = [...text.slice(0, 2 * (MAX_CODE_POINTS + 1))];
    return points.length > MAX_CODE_POINTS
        ? `${points.slice(0, MAX_CODE_POINTS - 1).join('')}…`
        : text;
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/feed/uuid.js

const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';
const uuidV5 = (namespace, name) => {
    const bytes = (0,external_node_crypto_.createHash)('sha1')
        .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
        .update(name, 'utf8')
        .digest()
        .subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
const feedNamespace = (place) => uuidV5(URL_NAMESPACE, place);

;// CONCATENATED MODULE: ./lib/feed/news.js



const FEED_DAYS = 14;
const feedDays = (days) => [...days].sort((a, b) => (0,compare/* compareText */.n6)(b, a)).slice(0, FEED_DAYS);
const MAX_SLUGS = 20;
const severityTag = (severity) => severity === null ? [] : [severity.toLowerCase()];
const toNews = ({ title, lines, first, last, slugs, facts }) => ({
    title,
    content_text: limitText(lines.join('\n')),
    date_published: first,
    date_modified: last,
    tags: [facts.kind, ...severityTag(facts.severity), ...slugs.slice(0, MAX_SLUGS)],
    _catalog: facts,
});
const slugsOf = ({ tags, _catalog }) => tags.slice(1 + severityTag(_catalog.severity).length);
const newsKey = ({ kind, date, cve }) => [date, kind, ...(cve === null ? [] : [cve])].join('/');
const compareNews = (a, b) => (0,compare/* compareText */.n6)(b.date_modified, a.date_modified) ||
    (0,compare/* compareText */.n6)(newsKey(a._catalog), newsKey(b._catalog));
const encodeId = (id) => encodeURI(id.toWellFormed()).replaceAll('#', '%23');
const pageRoute = ({ date, cve }) => cve === null ? `#/changes/${date}` : `#/cves/${encodeId(cve)}`;
const apiAddress = (site) => `${site}/api/v1/`;
const toItem = ({ site, namespace }) => {
    const ids = feedNamespace(namespace);
    return (news) => (Object.assign(Object.assign({ id: `urn:uuid:${uuidV5(ids, newsKey(news._catalog))}` }, (site === undefined
        ? {}
        : { url: `${apiAddress(site)}index.html${pageRoute(news._catalog)}` })), { title: news.title, content_text: news.content_text, date_published: news.date_published, date_modified: news.date_modified, tags: news.tags, _catalog: news._catalog }));
};

;// CONCATENATED MODULE: ./lib/catalog/rebuilds.js


const findWorstVersions = (security) => [...security]
    .sort((a, b) => (0,compare/* compareText */.n6)(a.slug, b.slug))
    .flatMap(({ slug, image, versions }) => versions.flatMap(({ digest, rollup }) => rollup === undefined || rollup.total === 0
    ? []
    : [{ slug, version: rollup.version, image, digest, counts: rollup }]))
    .sort((a, b) => (0,severity_counts/* compareCounts */.G8)(a.counts, b.counts));
const findRebuilds = (security) => findWorstVersions(security).filter(({ counts }) => counts.fixable > 0);

;// CONCATENATED MODULE: ./lib/catalog/verdicts.js

const findDataDate = (security, catalogDate) => security
    .flatMap(({ versions }) => versions.map(({ scannedAt }) => scannedAt))
    .reduce((latest, date) => (latest === null || (date !== null && date > latest) ? date : latest), catalogDate);
const isUrgentByCounts = (counts) => {
    const grave = counts.critical + counts.high;
    if (grave + counts.fixable > (0,severity_counts/* totalOf */.e6)(counts))
        return true;
    return grave === 0 || counts.fixable === 0 ? false : undefined;
};
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const isVerified = ({ state, scannedAt }, dataDate) => state === 'scanned' &&
    scannedAt !== null &&
    dataDate !== null &&
    Date.parse(dataDate) - Date.parse(scannedAt) <= MAX_AGE_MS;
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
const judgeImage = (image, pin, security, dataDate) => {
    var _a, _b;
    const stated = new Map(((_a = image === null || image === void 0 ? void 0 : image.versions) !== null && _a !== void 0 ? _a : []).map((each) => [each.version, each]));
    const versions = security.versions.map((status) => {
        var _a;
        return (Object.assign(Object.assign({}, status), { verdict: judgeVersion((_a = stated.get(status.version)) !== null && _a !== void 0 ? _a : {}, status, dataDate), urgent: urgentOf(status) }));
    });
    const supported = versions.find(({ verdict }) => verdict === 'supported');
    return Object.assign(Object.assign({}, security), { versions, recommended: (_b = pin !== null && pin !== void 0 ? pin : supported === null || supported === void 0 ? void 0 : supported.version) !== null && _b !== void 0 ? _b : null });
};
const judgeVersions = ({ images, pins }, security, dataDate) => {
    const bySlug = new Map(images.map((image) => [image.slug, image]));
    return security.map((image) => judgeImage(bySlug.get(image.slug), pins.get(image.slug), image, dataDate));
};

// EXTERNAL MODULE: ./lib/api/badge.js
var api_badge = __webpack_require__(1948);
;// CONCATENATED MODULE: ./lib/text/xml.js
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

;// CONCATENATED MODULE: ./lib/badge/css-colors.js
const NAMES = `
  aliceblue f0f8ff antiquewhite faebd7 aqua 0ff aquamarine 7fffd4 azure f0ffff beige f5f5dc
  bisque ffe4c4 black 000 blanchedalmond ffebcd blueviolet 8a2be2 brown a52a2a burlywood deb887
  cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed
  cornsilk fff8dc crimson dc143c cyan 0ff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b
  darkgray a9a9a9 darkgreen 006400 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f
  darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f
  darkslateblue 483d8b darkslategray 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493
  deepskyblue 00bfff dimgray 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0
  forestgreen 228b22 fuchsia f0f gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520
  greenyellow adff2f honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0
  khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd
  lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2
  lightgreen 90ee90 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa
  lightslategray 789 lightsteelblue b0c4de lightyellow ffffe0 lime 0f0 limegreen 32cd32
  linen faf0e6 magenta f0f maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd
  mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee
  mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970
  mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6
  olive 808000 olivedrab 6b8e23 orangered ff4500 orchid da70d6 palegoldenrod eee8aa
  palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9
  peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 639
  rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460
  seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd
  slategray 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080
  thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white fff
  whitesmoke f5f5f5
`;
const CSS_COLORS = [
    ...NAMES.matchAll(/(\S+) (\S+)/g),
].map(([, name = '', hex = '']) => [name, hex]);

;// CONCATENATED MODULE: ./lib/badge/colors.js

const SERVICE_COLORS = [
    ['brightgreen', '4c1'],
    ['success', '4c1'],
    ['green', '97ca00'],
    ['yellowgreen', 'a4a61d'],
    ['yellow', 'dfb317'],
    ['orange', 'fe7d37'],
    ['important', 'fe7d37'],
    ['red', 'e05d44'],
    ['critical', 'e05d44'],
    ['blue', '007ec6'],
    ['informational', '007ec6'],
    ['gray', '555'],
    ['lightgray', '9f9f9f'],
    ['inactive', '9f9f9f'],
];
const NAMED = new Map([...CSS_COLORS, ...SERVICE_COLORS]);
const colors_UNKNOWN = '9f9f9f';
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/;
const hexColor = (color) => {
    var _a, _b, _c;
    const name = color.toLowerCase();
    const [, digits] = (_a = HEX.exec(name)) !== null && _a !== void 0 ? _a : [];
    return `#${(_c = (_b = NAMED.get(name.replace('grey', 'gray'))) !== null && _b !== void 0 ? _b : digits) !== null && _c !== void 0 ? _c : colors_UNKNOWN}`;
};
const MAX_DARK = 69.5;
const brightness = (hex) => {
    const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
    return (r * 299 + g * 587 + b * 114) / 2550;
};
const textColors = (background) => brightness(background) <= MAX_DARK
    ? { text: '#fff', shadow: '#010101' }
    : { text: '#333', shadow: '#ccc' };

;// CONCATENATED MODULE: ./lib/badge/text-width.js
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

;// CONCATENATED MODULE: ./lib/badge/badge-svg.js



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
        color: hexColor(color),
    };
};
const toLabelSide = ({ label, labelColor, color }) => {
    const side = toSide(label, labelColor !== null && labelColor !== void 0 ? labelColor : LABEL_COLOR);
    return side.text === '' && labelColor === undefined
        ? Object.assign(Object.assign({}, side), { textWidth: 0, width: 0, color: hexColor(color) }) : side;
};
const drawText = ({ text, textWidth: width, color }, left) => {
    const { text: fill, shadow } = textColors(color);
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

;// CONCATENATED MODULE: ./lib/badge/image-badge.js
const COLORS = {
    'A+': 'brightgreen',
    A: 'green',
    B: 'yellowgreen',
    C: 'yellow',
    D: 'orange',
    F: 'red',
};
const GOOD = ['A+', 'A', 'B'];
const formatCounts = ({ total, fixable }) => `${total} CVE${total === 1 ? '' : 's'}${fixable > 0 ? `, ${fixable} fixable` : ''}`;
const partialContent = (rollup) => rollup.total === 0
    ? { message: 'partly scanned', color: 'lightgrey' }
    : {
        message: `at least ${formatCounts(rollup)}`,
        color: GOOD.includes(rollup.grade) ? 'yellow' : COLORS[rollup.grade],
    };
const toContent = (version) => {
    const { state, rollup } = version !== null && version !== void 0 ? version : {};
    if (rollup === undefined)
        return { message: 'not scanned', color: 'lightgrey' };
    if (state === 'partial')
        return partialContent(rollup);
    return {
        message: rollup.total === 0 ? 'no CVEs' : formatCounts(rollup),
        color: COLORS[rollup.grade],
    };
};
const imageBadge = ({ slug, versions }) => {
    var _a;
    const shown = (_a = versions.find(({ rollup }) => rollup !== undefined)) !== null && _a !== void 0 ? _a : versions[0];
    return Object.assign({ schemaVersion: 1, label: shown === undefined ? slug : `${slug} ${shown.version}` }, toContent(shown));
};

;// CONCATENATED MODULE: ./lib/catalog/catalog.js
const statedVersions = ({ images, charts }) => ({
    images: new Map(availableImages({ images }).map(({ slug, versions = [] }) => [
        slug,
        new Map(versions.map(({ version, digest = null }) => [version, digest])),
    ])),
    charts: new Map(charts.map(({ slug, chartVersion }) => [slug, chartVersion])),
    addresses: new Map(images.map(({ slug, image }) => [slug, image])),
});
const availableImages = ({ images }) => images.filter(({ status }) => status === 'available');

;// CONCATENATED MODULE: ./lib/render/json.js
const toJson = (codec, value) => JSON.stringify(codec.encode(value));
const toDocument = (codec, document) => `${toJson(codec, document)}\n`;
const jsonFile = (path, codec, document) => ({
    path,
    content: toDocument(codec, document),
});
const exactJsonFile = (path, document) => ({
    path,
    content: `${JSON.stringify(document)}\n`,
});
const spliceJson = (document, keys, lists) => {
    const parts = document.split(new RegExp(`(?<="(?:${keys.join('|')})":)\\[\\]`));
    return parts.flatMap((part, i) => { var _a; return (i === parts.length - 1 ? [part] : [part, (_a = lists[i]) !== null && _a !== void 0 ? _a : '[]']); });
};
const jsonFileWithItems = (path, codec, document, items) => ({
    path,
    content: spliceJson(toDocument(codec, document), ['data'], [`[${items.join(',')}]`]).join(''),
});
const jsonFileWithFindings = (path, codec, document, lists) => ({
    path,
    content: spliceJson(toDocument(codec, document), ['cves', 'suppressions'], lists).map((piece) => typeof piece === 'string' ? Buffer.from(piece) : piece),
});

;// CONCATENATED MODULE: ./lib/render/badges.js






const cvesBadge = (totals) => {
    const { scannedImages, unscanned, withheld, partial, findings, fixable } = totals;
    if (scannedImages === 0)
        return { label: 'CVEs', message: 'not scanned', color: 'lightgrey' };
    const clean = unscanned + withheld + partial === 0 ? 'brightgreen' : 'yellowgreen';
    const color = findings === 0 ? clean : fixable === 0 ? 'yellow' : 'orange';
    return { label: 'CVEs', message: String(findings), color };
};
const computedBadges = (totals) => new Map([
    ['images', { label: 'images', message: String(totals.images), color: 'blue' }],
    ['charts', { label: 'charts', message: String(totals.charts), color: 'blue' }],
    ['cves', cvesBadge(totals)],
]);
const factBadges = (catalog) => {
    const { project, badges } = catalog;
    const arches = new Set(availableImages(catalog).flatMap(({ arches }) => arches !== null && arches !== void 0 ? arches : []));
    const facts = [
        ['base', 'base', project.base],
        ['signing', 'signed', project.signing],
        ['multiarch', 'arch', [...arches].join(' | ') || undefined],
        ['hub', 'hub', project.hub],
        ['license', 'license', project.license],
    ];
    return new Map(facts.flatMap(([name, label, fact]) => {
        var _a, _b;
        const message = (_b = (_a = badges.get(name)) === null || _a === void 0 ? void 0 : _a.message) !== null && _b !== void 0 ? _b : fact;
        return message === undefined ? [] : [[name, { label, message, color: 'blue' }]];
    }));
};
const customBadges = (badges) => new Map([...badges].flatMap(([name, { message }]) => message === undefined ? [] : [[name, { label: name, message, color: 'blue' }]]));
const renderBadge = (fileOf, badge) => [
    jsonFile(fileOf('json'), api_badge/* Badge */.E, badge),
    { path: fileOf('svg'), content: `${renderBadgeSvg(badge)}\n` },
];
const renderBadges = (catalog, totals) => {
    const drafts = new Map([
        ...customBadges(catalog.badges),
        ...factBadges(catalog),
        ...computedBadges(totals),
    ]);
    return [...drafts].flatMap(([name, draft]) => renderBadge((form) => (0,paths/* badgeFile */.uj)(name, form), Object.assign(Object.assign({ schemaVersion: 1 }, draft), catalog.badges.get(name))));
};
const renderImageBadge = (image) => renderBadge((form) => (0,paths/* imageBadgeFile */.lx)(image.slug, form), imageBadge(image));

// EXTERNAL MODULE: ./lib/api/fields.js
var fields = __webpack_require__(5098);
;// CONCATENATED MODULE: ./lib/api/collections.js







const PER_PAGE = 24;
const named = 'Name of the collection.';
const collection = (name, resource, item) => (0,object/* object */.Ik)(name, {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)(`${name}Resource`, [resource]), named),
    total: fields/* total */.X5,
    data: (0,object/* field */.ZZ)(lib.array(item), 'All items.'),
});
const ImageCollection = collection('ImageCollection', 'images', api_items/* Image */._V);
const ChartCollection = collection('ChartCollection', 'charts', api_items/* Chart */.t1);
const RoadmapCollection = collection('RoadmapCollection', 'roadmap', api_items/* RoadmapItem */.OY);
const UpdateCollection = collection('UpdateCollection', 'updates', api_items/* Update */.UT);
const StatusCollection = collection('StatusCollection', 'status', api_items/* StatusItem */.sX);
const path = (of, example) => (0,object/* field */.ZZ)(scalars/* ApiPath */.Ul, `Path of ${of}, starting at the base of the site.`, { examples: [example] });
const PageLinks = (0,object/* object */.Ik)('PageLinks', {
    self: path('this page', '/api/v1/images/1.json'),
    first: path('the first page', '/api/v1/images/1.json'),
    last: path('the last page', '/api/v1/images/2.json'),
    collection: path('the full collection', '/api/v1/images.json'),
    prev: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* ApiPath */.Ul), 'Path of the previous page; null on the first page.'),
    next: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* ApiPath */.Ul), 'Path of the next page; null on the last page.'),
});
const page = (name, resource, item) => (0,object/* object */.Ik)(name, {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)(`${name}Resource`, [resource]), named),
    page: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Number of this page, starting at 1.', { examples: [1] }),
    perPage: (0,object/* field */.ZZ)((0,scalar/* integer */.nd)('PerPage', PER_PAGE, PER_PAGE), 'Maximum number of items on a page.', {
        unit: 'items',
    }),
    total: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Number of items on all pages.', { unit: 'items' }),
    totalPages: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Number of pages; an empty collection has one.', {
        unit: 'pages',
    }),
    links: (0,object/* field */.ZZ)(PageLinks, 'Paths of the other pages.'),
    data: (0,object/* field */.ZZ)(lib.array(item), 'The items of this page.'),
});
const ImagePage = page('ImagePage', 'images', api_items/* Image */._V);
const ChartPage = page('ChartPage', 'charts', api_items/* Chart */.t1);
const RoadmapPage = page('RoadmapPage', 'roadmap', api_items/* RoadmapItem */.OY);

;// CONCATENATED MODULE: ./lib/render/collections.js



const collectionOf = (resource, total) => ({
    apiVersion: 'v1',
    resource,
    total,
    data: [],
});
const countPages = (total) => Math.max(1, Math.ceil(total / PER_PAGE));
const pageOf = (resource, total, page) => {
    const totalPages = countPages(total);
    const path = (n) => `/api/v1/${resource}/${n}.json`;
    return Object.assign(Object.assign({}, collectionOf(resource, total)), { page, perPage: PER_PAGE, totalPages, links: {
            self: path(page),
            first: path(1),
            last: path(totalPages),
            collection: `/api/v1/${resource}.json`,
            prev: page > 1 ? path(page - 1) : null,
            next: page < totalPages ? path(page + 1) : null,
        } });
};
const collectionFile = (resource, codec, items) => jsonFileWithItems(`${resource}.json`, codec, collectionOf(resource, items.length), items);
const toJsonItems = (item, items) => items.map((each) => toJson(item, each));
function* pagedFiles(resource, { item, collection, page }, items) {
    const json = toJsonItems(item, items);
    yield collectionFile(resource, collection, json);
    for (let n = 1; n <= countPages(json.length); n += 1)
        yield jsonFileWithItems(`${resource}/${n}.json`, page, pageOf(resource, json.length, n), json.slice((n - 1) * PER_PAGE, n * PER_PAGE));
}
const renderImages = (items) => pagedFiles('images', { item: api_items/* Image */._V, collection: ImageCollection, page: ImagePage }, items);
const renderCharts = (items) => pagedFiles('charts', { item: api_items/* Chart */.t1, collection: ChartCollection, page: ChartPage }, items);
const renderRoadmap = (items) => pagedFiles('roadmap', { item: api_items/* RoadmapItem */.OY, collection: RoadmapCollection, page: RoadmapPage }, items);
const renderUpdates = (items) => collectionFile('updates', UpdateCollection, toJsonItems(api_items/* Update */.UT, items));
const renderStatus = (items) => collectionFile('status', StatusCollection, toJsonItems(api_items/* StatusItem */.sX, items));

;// CONCATENATED MODULE: ./lib/render/security.js



const head = { apiVersion: 'v1', resource: 'security' };
const emptyLists = ({ suppressions }) => (Object.assign({ cves: [] }, (suppressions.length > 0 ? { suppressions: [] } : {})));
const listsOf = ({ rows, suppressions }) => suppressions.length > 0 ? [rows, suppressions] : [rows];
const renderVersion = ({ slug, image, source }, record) => jsonFileWithFindings((0,paths/* versionDetailFile */.ID)(slug, record.rollup.version), security/* SecurityVersionDetail */.c3, Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({}, head), { slug,
    image,
    source }), record.rollup), emptyLists(record)), { links: { image: (0,paths/* servedPath */.Vb)((0,paths/* imageDetailFile */.bf)(slug)) } }), listsOf(record));
const renderRecords = (owner, records) => {
    const [latest] = records;
    if (latest === undefined)
        return [];
    return [
        jsonFileWithFindings((0,paths/* imageDetailFile */.bf)(owner.slug), security/* SecurityImageDetail */.dW, Object.assign(Object.assign(Object.assign({}, head), owner), { latest: Object.assign(Object.assign({}, latest.rollup), emptyLists(latest)), versions: records.map((record) => (Object.assign(Object.assign({}, record.rollup), emptyLists(record)))) }), [latest, ...records].flatMap(listsOf)),
        ...records.map((record) => renderVersion(owner, record)),
    ];
};
const renderSecurity = (source, records, totals) => [
    jsonFile('security.json', security/* SecuritySummary */.tY, Object.assign(Object.assign({}, head), { source, total: totals.findings, fixable: totals.fixable, bySeverity: totals, imagesWithCves: totals.imagesWithCves, imagesNeedingRebuild: totals.imagesNeedingRebuild, images: records })),
    jsonFile('security/index.json', security/* SecurityIndex */.ff, Object.assign(Object.assign({}, head), { source, count: records.size, images: [...records].map(([slug, record]) => (Object.assign(Object.assign({}, record), { slug }))) })),
];

;// CONCATENATED MODULE: ./lib/render/render-catalog.js





const toImage = (image, records, recommended) => {
    var _a, _b;
    return (Object.assign(Object.assign({}, image), { security: (_a = records.get(image.slug)) !== null && _a !== void 0 ? _a : null, recommended: (_b = recommended.get(image.slug)) !== null && _b !== void 0 ? _b : null }));
};
const toCharts = (catalog, records) => {
    const byRepository = new Map(catalog.images.map((image) => [(0,image_reference/* repositoryOf */._)(image.image), image]));
    return catalog.charts.map((chart) => {
        var _a;
        const primary = findPrimaryImage(chart, byRepository);
        return Object.assign(Object.assign({}, chart), { security: (_a = (primary && records.get(primary.slug))) !== null && _a !== void 0 ? _a : null });
    });
};
const toStatus = (security) => security.flatMap(({ slug, versions }) => versions.map((version) => (Object.assign(Object.assign({}, version), { slug }))));
function* renderCatalog(catalog, security, totals, updates) {
    const records = new Map(security.flatMap((image) => {
        const record = toImageRecord(image);
        return record === null ? [] : [[image.slug, record]];
    }));
    const recommended = new Map(security.map((image) => [image.slug, image.recommended]));
    yield* renderImages(catalog.images.map((image) => toImage(image, records, recommended)));
    yield* renderCharts(toCharts(catalog, records));
    yield* renderRoadmap(catalog.roadmap);
    yield renderUpdates(updates);
    yield renderStatus(toStatus(security));
    yield* renderSecurity(catalog.source, records, totals);
    yield* renderBadges(catalog, totals);
    for (const image of security)
        yield* renderImageBadge(image);
}

;// CONCATENATED MODULE: ./lib/catalog/cve-counter.js

const MAX_CVES = 100000;
const openCveCounter = (maxCves = MAX_CVES) => {
    const ids = new Set();
    return {
        add: (rows) => {
            for (const id of (0,reports_rows/* idsInRows */.Nb)(rows)) {
                if (ids.size > maxCves)
                    return;
                ids.add(id);
            }
        },
        count: () => (ids.size > maxCves ? undefined : ids.size),
    };
};

// EXTERNAL MODULE: ./lib/codec/text.js
var codec_text = __webpack_require__(5810);
;// CONCATENATED MODULE: ./lib/api/integrity.js






const integrity_path = (of, example) => (0,object/* field */.ZZ)(scalars/* Text */.EY, `Name of the ${of} in \`api/v1\`.`, { examples: [example] });
const Sha256 = (0,codec_text/* text */.Q)('Sha256', {
    expected: '64 lower-case hex digits',
    pattern: '^[0-9a-f]{64}$',
    is: (s) => /^[0-9a-f]{64}$/.test(s),
});
const IntegrityFile = (0,object/* object */.Ik)('IntegrityFile', {
    path: integrity_path('file', 'cve.json'),
    bytes: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Size of the file.', { unit: 'bytes' }),
    sha256: (0,object/* field */.ZZ)(Sha256, 'SHA-256 of the file, in hex.'),
});
const IntegrityFolder = (0,object/* object */.Ik)('IntegrityFolder', {
    path: integrity_path('folder', 'security'),
    tree: (0,object/* field */.ZZ)(scalars/* GitId */.C5, 'Git tree id of the folder on the branch.'),
});
const Integrity = (0,object/* object */.Ik)('Integrity', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('IntegrityResource', ['integrity']), 'Type of the document.'),
    files: (0,object/* field */.ZZ)(lib.array(IntegrityFile), 'The files in `api/v1`, in order of their names.'),
    folders: (0,object/* field */.ZZ)(lib.array(IntegrityFolder), 'The folders in `api/v1`, in order of their names.'),
});

;// CONCATENATED MODULE: ./lib/publish/integrity-file.js
var integrity_file_rest = (undefined && undefined.__rest) || function (s, e) {
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











const digestOf = (pieces) => {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const piece of pieces)
        hash.update(piece);
    return { bytes: (0,file/* byteLength */.dp)(pieces), sha256: hash.digest('hex') };
};
const publishedDigests = ({ state, files: ids, memory: { integrity: bytes }, }) => {
    if (bytes === undefined || !isAsPublished(state, ids, INTEGRITY))
        return new Map();
    const read = parseDocument(Integrity, bytes);
    const files = Either.isRight(read) ? read.right.files : [];
    return new Map(files.map((_a) => {
        var { path } = _a, digest = integrity_file_rest(_a, ["path"]);
        return [path, digest];
    }));
};
const describeFiles = (git, published, written, files) => {
    const former = publishedDigests(published);
    const knownDigest = ([path, id]) => {
        var _a;
        return (_a = written.get(path)) !== null && _a !== void 0 ? _a : (isAsPublished(published.state, published.files, path) && published.files.get(path) === id
            ? former.get(path)
            : undefined);
    };
    const readDigest = ([, id]) => (0,lib_function.pipe)(git.readBlob(id), TaskEither.map((bytes) => digestOf([bytes])));
    const toRead = files.filter((file) => knownDigest(file) === undefined);
    return (0,lib_function.pipe)(git.fetchBlobs(toRead.map(([, id]) => id)), TaskEither.chain(() => (0,lib_function.pipe)(files, TaskEither.traverseSeqArray((file) => {
        const known = knownDigest(file);
        return (0,lib_function.pipe)(known ? TaskEither.right(known) : readDigest(file), TaskEither.map((digest) => (Object.assign({ path: file[0] }, digest))));
    }))));
};
const NOT_DESCRIBED = [INTEGRITY, 'state.json'];
const byPath = ([a], [b]) => (0,compare/* compareText */.n6)(a, b);
const integrityFile = (git, published, rendered, written, folders) => (0,lib_function.pipe)([...rendered]
    .filter(([path]) => !path.includes('/') && !NOT_DESCRIBED.includes(path))
    .sort(byPath), (files) => describeFiles(git, published, written, files), TaskEither.map((files) => jsonFile(INTEGRITY, Integrity, Object.assign({ apiVersion: 'v1', resource: 'integrity', files: [...files] }, { folders: [...folders].sort(byPath).map(([path, tree]) => ({ path, tree })) }))));

;// CONCATENATED MODULE: ./lib/publish/tree-writer.js







const MiB = 1024 * 1024;
const WARNING_THRESHOLD_BYTES = file/* MAX_FILE_BYTES */.gZ / 2;
const sizeProblem = (path, size) => (0,problem/* problem */.CC)(`the rendered file has ${Math.ceil(size / MiB)} MiB, GitHub takes at most ${file/* MAX_FILE_BYTES */.gZ / MiB} MiB; publish fewer versions of this image`, { file: `api/v1/${path}` });
const tooLarge = (path) => (0,problem/* problem */.CC)(`found a published document of more than ${file/* MAX_FILE_BYTES */.gZ / MiB} MiB, expected a smaller one; nothing was published; remove it from the branch, or leave the input output out`, { file: `api/v1/${path}` });
const nothing = TaskEither.right(undefined);
const createTreeWriter = ({ git, published, output, commits, }) => {
    const files = new Map();
    const digests = new Map();
    const sizeWarnings = [];
    return {
        files,
        digests,
        sizeWarnings,
        write: ({ path, content }) => {
            const pieces = typeof content === 'string' ? [Buffer.from(content)] : content;
            const id = (0,objects/* blobId */.zA)(pieces);
            const size = (0,file/* byteLength */.dp)(pieces);
            files.set(path, id);
            if (!path.includes('/'))
                digests.set(path, digestOf(pieces));
            if (size > WARNING_THRESHOLD_BYTES)
                sizeWarnings.push(sizeProblem(path, size));
            if (size > file/* MAX_FILE_BYTES */.gZ)
                return TaskEither.left([sizeProblem(path, size)]);
            return (0,lib_function.pipe)(commits && published.get(path) !== id ? git.writeBlob(id, pieces) : nothing, TaskEither.chain(() => { var _a; return (_a = output === null || output === void 0 ? void 0 : output.write(path, pieces)) !== null && _a !== void 0 ? _a : nothing; }));
        },
        keep: (path) => {
            const id = published.get(path);
            if (id === undefined)
                return nothing;
            files.set(path, id);
            if (output === undefined)
                return nothing;
            return (0,lib_function.pipe)(git.readBlob(id), TaskEither.filterOrElse((bytes) => !(0,file/* isTooLarge */.I9)(bytes), () => [tooLarge(path)]), TaskEither.chain((bytes) => output.write(path, [bytes])));
        },
    };
};
const forEach = (items, action) => async () => {
    for (const item of items) {
        const done = await action(item)();
        if (Either.isLeft(done))
            return done;
    }
    return Either.right(undefined);
};
const writeAll = (tree, files) => forEach(files, tree.write);
const keepAll = (tree, paths) => forEach(paths, tree.keep);

;// CONCATENATED MODULE: ./lib/publish/build-images.js













const summarizePublished = (slug, { versions }, published) => {
    const summaries = versions.flatMap((rollup) => {
        var _a, _b;
        const { urgent } = (_a = published.versions.get(versionKey(slug, rollup.version))) !== null && _a !== void 0 ? _a : {};
        const stated = urgent === undefined ? undefined : urgent === true;
        const hasUrgent = (_b = isUrgentByCounts(rollup)) !== null && _b !== void 0 ? _b : stated;
        return hasUrgent === undefined ? [] : [{ rollup, hasUrgent }];
    });
    return summaries.length === versions.length ? summaries : undefined;
};
const assessUnread = (facts, { catalog, published, changedItems }) => {
    const record = reusableRecord(facts, published, catalog.source);
    if (record === undefined || !published.memory.trusted || changedItems.has(facts.slug))
        return undefined;
    const summaries = summarizePublished(facts.slug, record, published);
    if (summaries === undefined)
        return undefined;
    const decided = decideImage(facts, new Set());
    const security = toImageSecurity(decided, summaries);
    return hasPublishedStates(security, published.versions) ? { decided, security } : undefined;
};
const keepImage = ({ tree }, facts, assessed) => (0,lib_function.pipe)(keepAll(tree, recordFiles(facts.slug, versionsToKeep(facts))), TaskEither.map(() => (Object.assign(Object.assign({}, assessed), { facts, warnings: assessed.decided.warnings, touched: false }))));
const isTouched = ({ published, changedItems, tree }, security) => !published.memory.trusted ||
    changedItems.has(security.slug) ||
    !hasPublishedStates(security, published.versions) ||
    security.versions.some(({ version }) => {
        const [, file = ''] = recordFiles(security.slug, [version]);
        return tree.files.get(file) !== published.files.get(file);
    });
const renderImage = (build, counter, facts) => {
    const { slug, image } = facts;
    const { catalog, tree } = build;
    return (0,lib_function.pipe)(loadImageRecords(build, facts), TaskEither.bindTo('loaded'), TaskEither["let"]('records', ({ loaded: { decided, records } }) => decided.versions.filter(hasRecord).flatMap(({ version }) => {
        const own = records.get(version);
        return own ? [Object.assign(Object.assign({}, own), { rollup: (0,record/* rollupOfCounts */.UC)(version, image, own.counts) })] : [];
    })), TaskEither.tap(({ records }) => {
        if (records[0])
            counter === null || counter === void 0 ? void 0 : counter.add(records[0].rows);
        return writeAll(tree, renderRecords({ slug, image, source: catalog.source }, records));
    }), TaskEither.map(({ loaded: { decided, warnings }, records }) => {
        const summaries = records.map(({ rollup, counts }) => ({ rollup, hasUrgent: counts.urgent }));
        const security = toImageSecurity(decided, summaries);
        return Object.assign({ facts, decided, security }, { warnings: [...decided.warnings, ...warnings], touched: isTouched(build, security) });
    }));
};
const prefetch = ({ published, git }, images) => git.fetchBlobs(images
    .flatMap((facts) => keptDocuments(facts.slug, versionsToKeep(facts), published))
    .flatMap(({ file }) => { var _a; return (_a = published.files.get(file)) !== null && _a !== void 0 ? _a : []; }));
const buildImages = (build) => {
    const planned = availableImages(build.catalog).map((image) => {
        const facts = findFacts(image, build);
        return { facts, unread: assessUnread(facts, build) };
    });
    const toRead = planned.filter(({ unread }) => unread === undefined).map(({ facts }) => facts);
    const counter = toRead.length < planned.length ? undefined : openCveCounter();
    return (0,lib_function.pipe)(prefetch(build, toRead), TaskEither.chain(() => (0,lib_function.pipe)(planned, TaskEither.traverseSeqArray(({ facts, unread }) => (0,lib_function.pipe)(unread ? keepImage(build, facts, unread) : renderImage(build, counter, facts), TaskEither.tapIO(() => build.rows.reset))))), TaskEither.map((images) => ({ images, cves: counter === null || counter === void 0 ? void 0 : counter.count() })));
};

// EXTERNAL MODULE: ./lib/domain/cve-id.js
var cve_id = __webpack_require__(2687);
;// CONCATENATED MODULE: ./lib/memory/order.js



const compareDates = (a, b) => Number(a === null) - Number(b === null) || (0,compare/* compareText */.n6)(b !== null && b !== void 0 ? b : '', a !== null && a !== void 0 ? a : '');
const earliestSince = (items) => (0,compare/* firstText */.ou)(items.map(({ since }) => since));
const compareSlugs = (a, b) => (0,compare/* compareText */.n6)(a.slug, b.slug);
const isFixable = ({ versions }) => versions.some(({ fixable }) => fixable);
const compareOpen = (a, b) => (0,severity/* severityRank */.qs)(a.severity) - (0,severity/* severityRank */.qs)(b.severity) ||
    Number(isFixable(b)) - Number(isFixable(a)) ||
    (0,compare/* compareText */.n6)(a.id, b.id);
const compareClosed = (keyOf) => (a, b) => compareDates(a.until, b.until) ||
    (0,compare/* compareText */.n6)(keyOf(a), keyOf(b)) ||
    (0,version_order/* compareNewest */.m3)(a, b) ||
    compareDates(a.since, b.since);

;// CONCATENATED MODULE: ./lib/memory/cve-list.js





const cve_list_UNKNOWN = { exploitation: 'unknown', kev: null, epss: null };
const lookUpKev = (names, { find }) => {
    if (names.length === 0)
        return { exploitation: 'unknown', kev: null };
    const [kev = null] = names
        .flatMap((name) => { var _a; return (_a = find(name)) !== null && _a !== void 0 ? _a : []; })
        .sort((a, b) => (0,compare/* compareText */.n6)(a.added, b.added));
    return { exploitation: kev === null ? 'none-known' : 'known', kev };
};
const lookUpEpss = (names, { find }) => {
    const [epss = null] = names.flatMap((name) => { var _a; return (_a = find(name)) !== null && _a !== void 0 ? _a : []; }).sort((a, b) => b.score - a.score);
    return { epss };
};
const lookUpExploitation = ({ id, aliases }, { exploitation, kev, epss } = cve_list_UNKNOWN, files) => {
    const names = (0,compare/* sortUnique */._l)([id, ...aliases].filter(cve_id/* isCveId */.M));
    return Object.assign(Object.assign({ exploitation, kev, epss }, (files.kev && lookUpKev(names, files.kev))), (files.epss && lookUpEpss(names, files.epss)));
};
const cve_list_toItem = (document) => {
    if (document === undefined || document.severity === null)
        return undefined;
    const { id, aliases, severity, title, images } = document;
    if (images.length === 0)
        return undefined;
    const entries = images.flatMap(({ versions }) => versions);
    const file = (0,paths/* cveFile */.PP)(id);
    return Object.assign(Object.assign({}, Object.assign({ id, aliases, severity, title }, cve_list_UNKNOWN)), { images: images.length, versions: entries.length, confirmed: entries.filter(({ confirmed }) => confirmed).length, fixable: entries.filter(({ fixable }) => fixable).length, latest: images.filter(({ latest, versions }) => versions.some(({ version }) => version === latest)).length, since: earliestSince(images), href: file === undefined ? null : (0,paths/* servedPath */.Vb)(file) });
};
const BANDS = [0.5, 0.1, 0.01];
const bandOf = ({ epss }) => {
    const band = BANDS.findIndex((limit) => epss !== null && epss.score >= limit);
    return band < 0 ? BANDS.length : band;
};
const isKnown = ({ exploitation }) => exploitation === 'known';
const compareUrgency = (a, b) => Number(isKnown(b)) - Number(isKnown(a)) ||
    bandOf(a) - bandOf(b) ||
    (0,severity/* severityRank */.qs)(a.severity) - (0,severity/* severityRank */.qs)(b.severity) ||
    Number(b.fixable > 0) - Number(a.fixable > 0) ||
    b.latest - a.latest ||
    b.versions - a.versions ||
    (0,compare/* compareText */.n6)(a.id, b.id);
const nextCveList = (published, changed, exploitation, coverage) => {
    var _a, _b, _c;
    const former = new Map(((_a = published === null || published === void 0 ? void 0 : published.data) !== null && _a !== void 0 ? _a : []).map((item) => [item.id, item]));
    const kept = [...former.values()].filter(({ id }) => !changed.has(id));
    const data = [...kept, ...[...changed.values()].flatMap((document) => { var _a; return (_a = cve_list_toItem(document)) !== null && _a !== void 0 ? _a : []; })]
        .map((item) => (Object.assign(Object.assign({}, item), lookUpExploitation(item, former.get(item.id), exploitation))))
        .sort(compareUrgency);
    const { kev, epss } = exploitation;
    return Object.assign({ apiVersion: 'v1', resource: 'cves', coverage }, { kev: kev
            ? { version: kev.version, released: kev.released, count: kev.count }
            : ((_b = published === null || published === void 0 ? void 0 : published.kev) !== null && _b !== void 0 ? _b : null), epss: epss ? { model: epss.model, date: epss.date } : ((_c = published === null || published === void 0 ? void 0 : published.epss) !== null && _c !== void 0 ? _c : null), total: data.length, data });
};
const countExploited = ({ kev, data }) => kev === null ? null : data.filter(isKnown).length;
const findNewlyExploited = (before, after) => {
    var _a;
    const known = new Set(((_a = before === null || before === void 0 ? void 0 : before.data) !== null && _a !== void 0 ? _a : []).filter(isKnown).map(({ id }) => id));
    return after.data.filter((item) => isKnown(item) && !known.has(item.id));
};

;// CONCATENATED MODULE: ./lib/memory/next-cves.js





const NO_CHANGE = { mentions: new Map(), names: new Set(), title: null, url: null };
const touchedIds = (changed) => new Set([...changed].flatMap(([id, { names }]) => [id, ...names]));
const collectAliases = (id, images) => (0,compare/* sortUnique */._l)(images
    .flatMap(({ versions }) => versions.flatMap(({ aliases }) => aliases))
    .filter((alias) => alias !== id));
const findSeverity = ({ images, suppressed, closed, }) => {
    const deciding = images.length > 0 ? images : [...suppressed, ...closed];
    return deciding.length > 0 ? (0,severity/* worstOf */.hm)(deciding) : null;
};
const changeDocument = (id, before, { mentions, title, url }) => {
    var _a, _b;
    const kept = (items = []) => items.filter(({ slug }) => !mentions.has(slug));
    const now = [...mentions.values()];
    const images = [...kept(before === null || before === void 0 ? void 0 : before.images), ...now.flatMap(({ open }) => open !== null && open !== void 0 ? open : [])].sort(compareSlugs);
    const suppressed = [...kept(before === null || before === void 0 ? void 0 : before.suppressed), ...now.flatMap((each) => each.suppressed)].sort((a, b) => compareSlugs(a, b) || (0,version_order/* compareNewest */.m3)(a, b));
    const closed = [...kept(before === null || before === void 0 ? void 0 : before.closed), ...now.flatMap((each) => each.closed)].sort(compareClosed(({ slug }) => slug));
    const severity = findSeverity({ images, suppressed, closed });
    return Object.assign(Object.assign(Object.assign({ apiVersion: 'v1', resource: 'cve', id }, { aliases: collectAliases(id, images), see: [] }), { severity, title: severity === null ? null : (0,compare/* firstText */.ou)([(_a = before === null || before === void 0 ? void 0 : before.title) !== null && _a !== void 0 ? _a : null, title]), url: severity === null ? null : (0,compare/* firstText */.ou)([(_b = before === null || before === void 0 ? void 0 : before.url) !== null && _b !== void 0 ? _b : null, url]) }), { images, suppressed, closed });
};
const changePointers = (documents, before) => {
    var _a, _b, _c;
    const pointers = new Map();
    for (const [id, { aliases }] of documents) {
        if ((0,paths/* cveFile */.PP)(id) === undefined)
            continue;
        const former = (_b = (_a = before.get(id)) === null || _a === void 0 ? void 0 : _a.aliases) !== null && _b !== void 0 ? _b : [];
        for (const name of new Set([...former, ...aliases]))
            if (former.includes(name) !== aliases.includes(name))
                pointers.set(name, ((_c = pointers.get(name)) !== null && _c !== void 0 ? _c : new Map()).set(id, aliases.includes(name)));
    }
    return pointers;
};
const nextCves = (changed, before) => {
    var _a, _b, _c;
    const documents = new Map([...changed].map(([id, change]) => [id, changeDocument(id, before.get(id), change)]));
    const pointers = changePointers(documents, before);
    const next = new Map();
    for (const id of new Set([...documents.keys(), ...pointers.keys()])) {
        const former = before.get(id);
        const document = (_b = (_a = documents.get(id)) !== null && _a !== void 0 ? _a : former) !== null && _b !== void 0 ? _b : changeDocument(id, undefined, NO_CHANGE);
        const see = new Set(former === null || former === void 0 ? void 0 : former.see);
        for (const [other, points] of (_c = pointers.get(id)) !== null && _c !== void 0 ? _c : [])
            if (points)
                see.add(other);
            else
                see.delete(other);
        const isEmpty = document.severity === null && see.size === 0;
        next.set(id, isEmpty ? undefined : Object.assign(Object.assign({}, document), { see: (0,compare/* sortUnique */._l)(see) }));
    }
    return next;
};

;// CONCATENATED MODULE: ./lib/domain/span.js

const joinSpans = ([span, ...others]) => others.reduce((joined, { first, last }) => ({
    first: (0,compare/* compareText */.n6)(first, joined.first) < 0 ? first : joined.first,
    last: (0,compare/* compareText */.n6)(last, joined.last) > 0 ? last : joined.last,
}), { first: span.first, last: span.last });

;// CONCATENATED MODULE: ./lib/changes/join-days.js






const slugOf = ({ slug }) => slug;
const joinItems = (items, keyOf, join) => [...(0,group_by/* groupBy */.$)(items, keyOf).values()].map(join);
const joinVersions = (all) => joinItems(all, slugOf, (group) => ({
    slug: group[0].slug,
    versions: (0,version_order/* sortVersions */.M7)(group.flatMap(({ versions }) => versions)),
})).sort(compareSlugs);
const joinCves = (group) => (Object.assign({ id: group[0].id, severity: (0,severity/* worstOf */.hm)(group), title: (0,compare/* firstText */.ou)(group.map(({ title }) => title)), opened: joinVersions(group.flatMap(({ opened }) => opened)), fixable: joinVersions(group.flatMap(({ fixable }) => fixable)), closed: joinVersions(group.flatMap(({ closed }) => closed)), suppressed: joinVersions(group.flatMap(({ suppressed }) => suppressed)) }, joinSpans(group)));
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
const joinDays = (date, days) => (Object.assign({ apiVersion: 'v1', resource: 'changes', date }, { cves: joinItems(days.flatMap(({ cves }) => cves), ({ id }) => id, joinCves).sort((a, b) => (0,compare/* compareText */.n6)(a.id, b.id)), images: joinItems(days.flatMap(({ images }) => images), slugOf, joinImages).sort(compareSlugs), charts: joinItems(days.flatMap(({ charts }) => charts), slugOf, joinCharts).sort(compareSlugs) }));

;// CONCATENATED MODULE: ./lib/changes/facts.js



const dayWith = (date, changes) => (Object.assign(Object.assign({ apiVersion: 'v1', resource: 'changes', date: (0,instant/* dayOf */.kb)(date) }, { cves: [], images: [], charts: [] }), changes));
const toDay = ({ kind, id, slug, version, severity, title, date }) => {
    const lists = { opened: [], fixable: [], closed: [], suppressed: [] };
    const changed = { [kind]: [{ slug, versions: [version] }] };
    return dayWith(date, {
        cves: [Object.assign(Object.assign(Object.assign({ id, severity, title }, lists), changed), { first: date, last: date })],
    });
};
const unionKeys = (a, b) => [...new Set([...a.keys(), ...b.keys()])];
const NO_VERSIONS = new Map();
const diffImages = (before, after, at) => unionKeys(before.images, after.images).flatMap((slug) => {
    var _a, _b;
    const isNew = !before.images.has(slug);
    const gone = !after.images.has(slug);
    const former = (_a = before.images.get(slug)) !== null && _a !== void 0 ? _a : NO_VERSIONS;
    const now = (_b = after.images.get(slug)) !== null && _b !== void 0 ? _b : NO_VERSIONS;
    const added = [...now.keys()].filter((version) => !former.has(version));
    const removed = [...former.keys()].filter((version) => !now.has(version));
    const rebuilt = [...now].flatMap(([version, to]) => {
        const from = former.get(version);
        return from === undefined || from === to ? [] : [{ version, from, to, at }];
    });
    return isNew || gone || added.length + removed.length + rebuilt.length > 0
        ? [Object.assign({ slug, new: isNew, gone }, { added, removed, rebuilt, first: at, last: at })]
        : [];
});
const diffCharts = (before, after, at) => unionKeys(before.charts, after.charts).flatMap((slug) => {
    const [from, to] = [before.charts.get(slug), after.charts.get(slug)];
    if (from === to)
        return [];
    const versions = from !== undefined && to !== undefined ? [{ from, to, at }] : [];
    const flags = { new: from === undefined, gone: to === undefined };
    return [Object.assign(Object.assign({ slug }, flags), { versions, first: at, last: at })];
});
const diffCatalogs = (before, after, date) => {
    if (date === null)
        return [];
    const images = diffImages(before, after, date);
    const charts = diffCharts(before, after, date);
    return images.length + charts.length > 0 ? [dayWith(date, { images, charts })] : [];
};
const groupByDay = (facts, catalog) => new Map([...(0,group_by/* groupBy */.$)([...facts.map(toDay), ...catalog], ({ date }) => date)].map(([date, days]) => [
    date,
    joinDays(date, days),
]));

;// CONCATENATED MODULE: ./lib/publish/memory-scope.js




const DOCUMENT_OF_IMAGE = /^images\/([^/]+)\/(?:findings|releases)\.json$/;
const findGone = ({ published }, images) => {
    const slugs = new Set(images.map(({ facts }) => facts.slug));
    const gone = [...published.files.keys()].flatMap((path) => {
        var _a;
        const [, slug] = (_a = DOCUMENT_OF_IMAGE.exec(path)) !== null && _a !== void 0 ? _a : [];
        return slug === undefined || slugs.has(slug) ? [] : [slug];
    });
    return [...new Set(gone)];
};
const countCoverage = (security) => {
    const coverage = { versions: 0, scanned: 0, partial: 0, withheld: 0, unscanned: 0 };
    for (const { state } of security.flatMap(({ versions }) => versions)) {
        coverage.versions += 1;
        coverage[state] += 1;
    }
    return coverage;
};
const findMemoryScope = (build, images) => {
    const { published, catalog, catalogDate, exploitation, isRestated } = build;
    const { memory, versions } = published;
    const released = images.filter(({ touched, security }) => touched || !hasPublishedVerdicts(security, versions));
    const gone = findGone(build, images);
    const coverage = countCoverage(images.map(({ security }) => security));
    const stated = statedVersions(catalog);
    const changes = published.catalog ? diffCatalogs(published.catalog, stated, catalogDate) : [];
    const isQuiet = memory.trusted &&
        released.length + gone.length + changes.length === 0 &&
        hasCoverage(memory.list, coverage) &&
        exploitation.kev === undefined &&
        exploitation.epss === undefined &&
        !isRestated;
    return Object.assign({ touched: images.filter(({ touched }) => touched), untouched: images.filter(({ touched }) => !touched) }, { released, gone, coverage, stated, catalogChanges: changes, isQuiet });
};

;// CONCATENATED MODULE: ./lib/api/changes.js







const DATE = { examples: ['2026-08-14T02:18:46Z'], unit: 'RFC 3339 in UTC, whole seconds' };
const slug = (of) => (0,object/* field */.ZZ)(scalars/* Slug */.Mw, `Slug of the ${of}.`, { examples: ['redis'] });
const day = (0,object/* field */.ZZ)(scalars/* FullDate */.sj, 'The day, in UTC.', { examples: ['2026-08-14'] });
const first = (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'The earliest date of these changes.', DATE);
const last = (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'The latest date of these changes.', DATE);
const at = (0,object/* field */.ZZ)(scalars/* Instant */.MW, 'Date of the commit of the catalog.', DATE);
const ChangedVersions = (0,object/* object */.Ik)('ChangedVersions', {
    slug: slug('image'),
    versions: (0,object/* field */.ZZ)(lib.array(scalars/* Tag */.vw), 'The versions, newest first.', { examples: [['8.2.2', '8.0.3']] }),
});
const versions = (what) => (0,object/* field */.ZZ)(lib.array(ChangedVersions), `The versions ${what}, by slug.`);
const CveChanges = (0,object/* object */.Ik)('CveChanges', {
    id: fields/* cveId */.u1,
    severity: (0,object/* field */.ZZ)(security/* SeverityWord */.wc, 'Highest severity of these changes.'),
    title: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Text */.EY), 'Title of the vulnerability; null if unknown, or if it was not found for the first time.'),
    opened: versions('in which it was found for the first time'),
    fixable: versions('for which a fix became available'),
    closed: versions('in which it is no longer found'),
    suppressed: versions('in which it is now suppressed'),
    first,
    last,
});
const RebuiltVersion = (0,object/* object */.Ik)('RebuiltVersion', {
    version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.2.2'] }),
    from: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Digest */.np), 'Its digest before; null if unknown.'),
    to: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Digest */.np), 'Its digest after; null if unknown.'),
    at,
});
const tags = (what) => (0,object/* field */.ZZ)(lib.array(scalars/* Tag */.vw), `The versions ${what}, newest first.`);
const ImageChanges = (0,object/* object */.Ik)('ImageChanges', {
    slug: slug('image'),
    new: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the image is new.'),
    gone: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the image is gone.'),
    added: tags('that are new'),
    removed: tags('that are gone'),
    rebuilt: (0,object/* field */.ZZ)(lib.array(RebuiltVersion), 'The versions with a new digest, by date.'),
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
const resource = (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('ChangesResource', ['changes']), 'Type of the document.');
const DayChanges = (0,object/* object */.Ik)('DayChanges', {
    apiVersion: fields/* apiVersion */.XV,
    resource,
    date: day,
    cves: (0,object/* field */.ZZ)(lib.array(CveChanges), 'Changes of vulnerabilities, by id.'),
    images: (0,object/* field */.ZZ)(lib.array(ImageChanges), 'Changes of images, by slug.'),
    charts: (0,object/* field */.ZZ)(lib.array(ChartChanges), 'Changes of charts, by slug.'),
});
const count = (what, unit) => (0,object/* field */.ZZ)(scalars/* Count */.y_, `${what}.`, { unit });
const ChangesItem = (0,object/* object */.Ik)('ChangesItem', {
    date: day,
    facts: count('All changes; a client fetches the day again if this number has changed', 'facts'),
    opened: count('Vulnerabilities found in a version for the first time', 'versions'),
    closed: count('Vulnerabilities no longer found in a version', 'versions'),
    added: count('New versions', 'versions'),
    removed: count('Removed versions', 'versions'),
    rebuilt: count('Versions with a new digest', 'versions'),
    href: (0,object/* field */.ZZ)(scalars/* ApiPath */.Ul, 'Path of the document of the day.', {
        examples: ['/api/v1/changes/2026-08-14.json'],
    }),
});
const ChangesCollection = (0,object/* object */.Ik)('ChangesCollection', {
    apiVersion: fields/* apiVersion */.XV,
    resource,
    from: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'When recording began; nothing earlier is listed. Null if unknown.', DATE),
    total: fields/* total */.X5,
    data: (0,object/* field */.ZZ)(lib.array(ChangesItem), 'Newest day first.'),
});

;// CONCATENATED MODULE: ./lib/api/findings.js








const findings_DATE = { examples: ['2026-07-26T02:10:31Z'], unit: 'RFC 3339 in UTC, whole seconds' };
const version = (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] });
const findings_severity = (of) => (0,object/* field */.ZZ)(security/* SeverityWord */.wc, `Highest severity of ${of}.`);
const since = (of) => (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), `Since when ${of}, by the dates of the scans; null if unknown.`, findings_DATE);
const FindingEntry = (0,object/* object */.Ik)('FindingEntry', {
    version,
    confirmed: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether the published record has it. If not, an earlier record had it, and no later scan could tell whether it is gone.'),
    severity: findings_severity('its findings'),
    fixable: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether one of its findings has a fix.'),
    packages: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The affected packages, in order.', {
        examples: [['libcrypto3', 'libssl3']],
    }),
    aliases: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'Other identifiers from the scanner, in order.'),
    since: since('the version has it'),
});
const openFields = {
    severity: findings_severity('its versions'),
    since: since('the image has it without a break, in any version'),
    versions: (0,object/* field */.ZZ)(lib.array(FindingEntry), 'The versions that have or may have it, newest first.'),
};
const OpenFinding = (0,object/* object */.Ik)('OpenFinding', Object.assign({ id: fields/* cveId */.u1 }, openFields));
const suppressionFields = {
    status: (0,object/* field */.ZZ)(security/* SuppressionStatus */.Ui, 'Why it does not count.'),
    justification: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(security/* Justification */.hQ), 'Why the version is not affected, in the words of OpenVEX; null if not stated.'),
};
const SuppressedVersion = (0,object/* object */.Ik)('SuppressedVersion', Object.assign({ version }, suppressionFields));
const SuppressedFinding = (0,object/* object */.Ik)('SuppressedFinding', {
    id: fields/* cveId */.u1,
    severity: findings_severity('the suppressed findings'),
    versions: (0,object/* field */.ZZ)(lib.array(SuppressedVersion), 'The versions whose record suppresses it.'),
});
const closedFields = {
    version,
    severity: findings_severity('its findings'),
    reason: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('CloseReason', ['gone', 'suppressed', 'removed']), 'Why it is closed: it is no longer found (gone), it is found and suppressed (suppressed), or the version is no longer in the catalog (removed).'),
    since: since('it was there'),
    until: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'The scan that no longer found it, or the commit that removed the version; null if unknown.', findings_DATE),
};
const ClosedFinding = (0,object/* object */.Ik)('ClosedFinding', Object.assign({ id: fields/* cveId */.u1 }, closedFields));
const RecordedVersion = (0,object/* object */.Ik)('RecordedVersion', {
    version,
    state: (0,object/* field */.ZZ)(api_items/* ScanState */.vR, 'What is known of the version.'),
    first: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'Date of the first record; null if unknown.', findings_DATE),
});
const ImageFindings = (0,object/* object */.Ik)('ImageFindings', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('FindingsResource', ['findings']), 'Type of the document.'),
    slug: fields/* slug */.yR,
    image: fields/* image */.Sl,
    versions: (0,object/* field */.ZZ)(lib.array(RecordedVersion), 'Versions of the catalog that have or had a record, newest first.'),
    open: (0,object/* field */.ZZ)(lib.array(OpenFinding), 'Vulnerabilities that a version has or may have: worst first, then those with a fix.'),
    suppressed: (0,object/* field */.ZZ)(lib.array(SuppressedFinding), 'Vulnerabilities that a record suppresses, by id.'),
    closed: (0,object/* field */.ZZ)(lib.array(ClosedFinding), 'Vulnerabilities that a version had, latest first.'),
});

;// CONCATENATED MODULE: ./lib/api/cves.js








const cves_version = (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] });
const aliases = (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'Other identifiers of the same vulnerability, in order.', {
    examples: [['GHSA-3ppc-4f35-3m26']],
});
const title = (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Text */.EY), 'Title of the vulnerability; null if no scanner has one.');
const AffectedImage = (0,object/* object */.Ik)('AffectedImage', Object.assign({ slug: fields/* slug */.yR,
    image: fields/* image */.Sl, latest: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Tag */.vw), 'Newest version with a record; null if there is none.', {
        examples: ['8.2.2'],
    }) }, openFields));
const SuppressedIn = (0,object/* object */.Ik)('SuppressedIn', Object.assign({ slug: fields/* slug */.yR,
    version: cves_version, severity: (0,object/* field */.ZZ)(security/* SeverityWord */.wc, 'Highest severity of the suppressed findings in the image.') }, suppressionFields));
const ClosedIn = (0,object/* object */.Ik)('ClosedIn', Object.assign({ slug: fields/* slug */.yR }, closedFields));
const CveDocument = (0,object/* object */.Ik)('CveDocument', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('CveResource', ['cve']), 'Type of the document.'),
    id: fields/* cveId */.u1,
    aliases,
    see: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'Identifiers of the documents that have this identifier as an alias, in order.'),
    severity: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(security/* SeverityWord */.wc), 'Highest severity in the catalog; null if the document only points to others.'),
    title,
    url: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* WebAddress */.V9), 'Address of the advisory; null if unknown.', {
        examples: ['https://avd.aquasec.com/nvd/cve-2025-9230'],
    }),
    images: (0,object/* field */.ZZ)(lib.array(AffectedImage), 'The images that have or may have it, by slug.'),
    suppressed: (0,object/* field */.ZZ)(lib.array(SuppressedIn), 'The versions where it is suppressed, by slug.'),
    closed: (0,object/* field */.ZZ)(lib.array(ClosedIn), 'The versions that had it, latest first.'),
});
const ExploitationState = (0,scalar/* enumeration */.eG)('ExploitationState', [
    'known',
    'none-known',
    'unknown',
]);
const KevEntry = (0,object/* object */.Ik)('KevEntry', {
    added: (0,object/* field */.ZZ)(scalars/* FullDate */.sj, 'Day on which it was added to the KEV catalog.'),
    due: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* FullDate */.sj), 'Day by which it has to be remediated; null if not stated.'),
    ransomware: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether ransomware campaigns are known to use it.'),
});
const EpssEntry = (0,object/* object */.Ik)('EpssEntry', {
    score: (0,object/* field */.ZZ)(scalar/* Fraction */.fw, 'Probability that it is exploited within 30 days.', {
        unit: 'probability, rounded to thousandths',
    }),
    percentile: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalar/* Fraction */.fw), 'Share of all vulnerabilities with the same or a lower score; null if not stated.', { unit: 'part, rounded to hundredths' }),
});
const cves_count = (what, unit) => (0,object/* field */.ZZ)(scalars/* Count */.y_, `${what}.`, { unit });
const CveItem = (0,object/* object */.Ik)('CveItem', {
    id: fields/* cveId */.u1,
    aliases,
    severity: (0,object/* field */.ZZ)(security/* SeverityWord */.wc, 'Highest severity in the catalog.'),
    title,
    exploitation: (0,object/* field */.ZZ)(ExploitationState, 'Whether it is in the KEV catalog of known exploited vulnerabilities: it is (known), it is not (none-known), or it was not looked up (unknown).'),
    kev: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(KevEntry), 'Its entry in the KEV catalog; null if it has none.'),
    epss: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(EpssEntry), 'Its scores; null if unknown.'),
    images: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Images that have or may have it.', { unit: 'images' }),
    versions: (0,object/* field */.ZZ)(scalars/* PositiveInt */.BL, 'Versions that have or may have it.', { unit: 'versions' }),
    confirmed: cves_count('Those of these versions whose published record has it', 'versions'),
    fixable: cves_count('Those of these versions for which there is a fix', 'versions'),
    latest: cves_count('Images whose newest version with a record is one of these', 'images'),
    since: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'Since when an image of the catalog has it without a break; null if unknown.', { examples: ['2026-07-26T02:10:31Z'], unit: 'RFC 3339 in UTC, whole seconds' }),
    href: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* ApiPath */.Ul), 'Path of its document; null if its name is too long for one.', {
        examples: ['/api/v1/cve/2025/CVE-2025-9230.json'],
    }),
});
const Coverage = (0,object/* object */.Ik)('Coverage', {
    versions: cves_count('Versions of the catalog', 'versions'),
    scanned: cves_count('Versions with a full record', 'versions'),
    partial: cves_count('Versions whose record is a lower bound', 'versions'),
    withheld: cves_count('Versions whose report proves nothing', 'versions'),
    unscanned: cves_count('Versions without a report', 'versions'),
});
const KevSource = (0,object/* object */.Ik)('KevSource', {
    version: (0,object/* field */.ZZ)(scalars/* AnyText */.qZ, 'Version of the catalog.', { examples: ['2026.08.19'] }),
    released: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'When it was released; null if unknown.'),
    count: cves_count('Its entries', 'vulnerabilities'),
});
const EpssSource = (0,object/* object */.Ik)('EpssSource', {
    model: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* AnyText */.qZ), 'Version of the model; null if unknown.'),
    date: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'Date of the scores; null if unknown.'),
});
const CveCollection = (0,object/* object */.Ik)('CveCollection', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('CveCollectionResource', ['cves']), 'Name of the collection.'),
    coverage: (0,object/* field */.ZZ)(Coverage, 'What the list is based on. It is complete only if `scanned` equals `versions`; otherwise a vulnerability that is not listed may still be in the catalog.'),
    kev: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(KevSource), 'The KEV catalog that was used last; null if none ever was.'),
    epss: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(EpssSource), 'The EPSS scores that were used last; null if none ever were.'),
    total: fields/* total */.X5,
    data: (0,object/* field */.ZZ)(lib.array(CveItem), 'Known to be exploited first, then by EPSS score (bands from 0.5, 0.1 and 0.01), severity, fix, and numbers of images and versions.'),
});

;// CONCATENATED MODULE: ./lib/api/digests.js








const digests_DATE = { examples: ['2026-08-20T09:12:00Z'], unit: 'RFC 3339 in UTC, whole seconds' };
const Replacement = (0,object/* object */.Ik)('Replacement', {
    slug: fields/* slug */.yR,
    version: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Tag */.vw), 'The version; null if not stated.', { examples: ['8.2.2'] }),
});
const DigestEntry = (0,object/* object */.Ik)('DigestEntry', {
    slug: fields/* slug */.yR,
    version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.2.2'] }),
    image: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Text */.EY), 'Registry reference without tag; null if the image is gone.', {
        examples: ['ghcr.io/acme/images/redis'],
    }),
    status: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('DigestStatus', ['current', 'superseded', 'removed']), 'Whether the tag has this digest (current), now has another one (superseded), or is gone (removed).'),
    security: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* ApiPath */.Ul), 'Path of the record of the version; null if there is none, or the digest is not current.', { examples: ['/api/v1/security/redis/8.2.2.json'] }),
    supersededBy: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Digest */.np), 'The digest that the tag has now; null if unknown.'),
    until: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'Date of the commit of the catalog that replaced or removed it; null if unknown, or current.', digests_DATE),
    replacement: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(Replacement), 'The replacement of a removed version; null if not stated.'),
});
const DigestPrefix = (0,codec_text/* text */.Q)('DigestPrefix', {
    expected: 'two hex digits',
    pattern: '^[0-9a-f]{2}$',
    is: (s) => /^[0-9a-f]{2}$/.test(s),
});
const DigestDocument = (0,object/* object */.Ik)('DigestDocument', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('DigestsResource', ['digests']), 'Type of the document.'),
    prefix: (0,object/* field */.ZZ)(DigestPrefix, 'The first two hex digits of the digests.', { examples: ['96'] }),
    data: (0,object/* field */.ZZ)((0,dictionary/* dictionary */.z)('DigestEntries', scalars/* Digest */.np, lib.array(DigestEntry)), 'The entries of each digest: current ones first, then superseded, then removed ones.'),
});
const RemovedItem = (0,object/* object */.Ik)('RemovedItem', {
    slug: fields/* slug */.yR,
    version: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Tag */.vw), 'The removed tag; null if the whole image is gone.', {
        examples: ['8.0.3'],
    }),
    digest: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Digest */.np), 'Its last digest; null if unknown.'),
    removed: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'Date of the commit of the catalog that removed it; null if unknown.', digests_DATE),
    replacement: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(Replacement), 'Its replacement; null if not stated.'),
    reason: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Text */.EY), 'Why it is gone, in the words of its owner; null if not stated.'),
});
const RemovedCollection = (0,object/* object */.Ik)('RemovedCollection', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('RemovedResource', ['removed']), 'Name of the collection.'),
    total: fields/* total */.X5,
    data: (0,object/* field */.ZZ)(lib.array(RemovedItem), 'Latest first.'),
});

;// CONCATENATED MODULE: ./lib/api/feed.js






const feed_DATE = { examples: ['2026-08-14T02:18:46Z'], unit: 'RFC 3339 in UTC, whole seconds' };
const FeedKind = (0,scalar/* enumeration */.eG)('FeedKind', ['found', 'exploited', 'closed', 'catalog']);
const FeedFacts = (0,object/* object */.Ik)('FeedFacts', {
    kind: (0,object/* field */.ZZ)(FeedKind, 'What happened.'),
    date: (0,object/* field */.ZZ)(scalars/* FullDate */.sj, 'The day, in UTC.', { examples: ['2026-08-14'] }),
    cve: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Text */.EY), 'The vulnerability; null if the item is not about one.', {
        examples: ['CVE-2025-9230'],
    }),
    severity: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(security/* SeverityWord */.wc), 'Its severity; null if the item is not about one.'),
    images: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Images that the item is about.', { unit: 'images' }),
    versions: (0,object/* field */.ZZ)(scalars/* Count */.y_, 'Versions that the item is about.', { unit: 'versions' }),
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
    tags: (0,object/* field */.ZZ)(lib.array(scalars/* Text */.EY), 'The kind, the severity, and slugs.', {
        examples: [['found', 'high', 'redis']],
    }),
    _catalog: (0,object/* field */.ZZ)(FeedFacts, 'The content for programs.'),
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

;// CONCATENATED MODULE: ./lib/api/history.js






const history_count = (what, unit) => (0,object/* field */.ZZ)(scalars/* Count */.y_, `${what}.`, { unit });
const findings = (what) => history_count(`Findings ${what}, in the newest scanned versions`, 'findings');
const HistoryRow = (0,object/* object */.Ik)('HistoryRow', {
    date: (0,object/* field */.ZZ)(scalars/* FullDate */.sj, 'The day of the data, in UTC.', { examples: ['2026-08-20'] }),
    images: history_count('Available images', 'images'),
    versions: history_count('Their versions', 'versions'),
    scanned: history_count('Versions with a full record', 'versions'),
    partial: history_count('Versions whose record is a lower bound', 'versions'),
    withheld: history_count('Versions whose report proves nothing', 'versions'),
    unscanned: history_count('Versions without a report', 'versions'),
    total: findings('of all severities'),
    fixable: findings('that have a fix'),
    critical: findings('of severity critical'),
    high: findings('of severity high'),
    medium: findings('of severity medium'),
    low: findings('of severity low'),
    unknown: findings('of unknown severity'),
    imagesWithCves: history_count('Images with findings', 'images'),
    imagesNeedingRebuild: history_count('Images with a finding that has a fix', 'images'),
    exploited: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Count */.y_), 'Open vulnerabilities that are known to be exploited; null if no KEV catalog was ever used.', { unit: 'vulnerabilities' }),
});
const HistoryCollection = (0,object/* object */.Ik)('HistoryCollection', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('HistoryResource', ['history']), 'Name of the collection.'),
    total: fields/* total */.X5,
    data: (0,object/* field */.ZZ)(lib.array(HistoryRow), 'Oldest day first.'),
});

;// CONCATENATED MODULE: ./lib/api/releases.js







const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const FormerDigest = (0,object/* object */.Ik)('FormerDigest', {
    digest: (0,object/* field */.ZZ)(scalars/* Digest */.np, 'A digest that the tag had.', { examples: [DIGEST] }),
    until: (0,object/* field */.ZZ)((0,nullable/* nullable */.m)(scalars/* Instant */.MW), 'Date of the commit of the catalog that replaced it; null if unknown.', { examples: ['2026-08-20T09:12:00Z'], unit: 'RFC 3339 in UTC, whole seconds' }),
});
const Release = (0,object/* object */.Ik)('Release', Object.assign(Object.assign({ version: (0,object/* field */.ZZ)(scalars/* Tag */.vw, 'The tag.', { examples: ['8.0.3'] }), digest: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Digest */.np), 'Digest of the multi-architecture index; absent if the catalog does not state it.', { examples: [DIGEST] }), releaseTimestamp: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* DateTime */.c9), 'When the tag was last published.', {
        examples: ['2026-08-20T09:10:44Z'],
    }), isDeprecated: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether its verdict is `deprecated` or `eol`.'), isStable: (0,object/* field */.ZZ)(scalar/* Bool */.x, 'Whether its verdict is `supported`, or it is the recommended one.') }, verdict/* verdictFields */.P), { eol: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* FullDate */.sj), 'Last day of support.', { examples: ['2027-01-31'] }), former: (0,object/* field */.ZZ)(lib.array(FormerDigest), 'Former digests of the tag, latest first.') }));
const ReleaseTags = (0,object/* object */.Ik)('ReleaseTags', {
    newest: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Tag */.vw), 'The newest version; absent if there is none.', {
        examples: ['8.2.2'],
    }),
    recommended: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* Tag */.vw), 'The recommended version; absent if there is none.', {
        examples: ['8.2.2'],
    }),
});
const ImageReleases = (0,object/* object */.Ik)('ImageReleases', {
    apiVersion: fields/* apiVersion */.XV,
    resource: (0,object/* field */.ZZ)((0,scalar/* enumeration */.eG)('ReleaseResource', ['release']), 'Type of the document.'),
    slug: fields/* slug */.yR,
    image: fields/* image */.Sl,
    homepage: (0,object/* field */.ZZ)(scalars/* WebAddress */.V9, 'Website of the packaged software.', {
        examples: ['https://redis.io'],
    }),
    sourceUrl: (0,object/* field */.ZZ)((0,object/* optional */.lq)(scalars/* WebAddress */.V9), 'Address of the source that the image is built from; absent if the catalog does not state it.'),
    tags: (0,object/* field */.ZZ)(ReleaseTags, 'Versions by purpose.'),
    releases: (0,object/* field */.ZZ)(lib.array(Release), 'The versions, newest first.'),
});

;// CONCATENATED MODULE: ./lib/branch/published-document.js






const NO_DOCUMENT = { value: undefined, warnings: [] };
const located = (file, message) => (0,problem/* problem */.CC)(message, { file: `api/v1/${file}` });
const dropped = (file, consequence) => (flaw) => ({
    value: undefined,
    warnings: [located(file, `the published document is not used: ${flaw}; ${consequence}`)],
});
const dateGuard = (latest) => {
    let found = null;
    return {
        guard: (date) => {
            if (!(0,instant/* isAfter */.dS)(latest, date))
                return date;
            found !== null && found !== void 0 ? found : (found = date);
            return null;
        },
        warnings: (file) => found === null ? [] : [(0,future_date/* futureDateWarning */.G)(`the date ${found}`, `api/v1/${file}`)],
    };
};
const published_document_readDocument = (file, latest, bytes, { codec, consequence, flawOf, use }) => (0,lib_function.pipe)(parseDocument(codec, bytes), Either.chain((document) => {
    const flaw = flawOf === null || flawOf === void 0 ? void 0 : flawOf(document);
    return flaw === undefined ? Either.right(document) : Either.left(flaw);
}), Either.matchW(dropped(file, consequence), (document) => {
    const dates = dateGuard(latest);
    return { value: use(document, dates.guard), warnings: dates.warnings(file) };
}));
const readOwnDocument = (codec, file, bytes, advice) => (0,lib_function.pipe)(parseDocument(codec, bytes), Either.mapLeft((flaw) => located(file, `the published document cannot be used: ${flaw}; nothing was published; ${advice}`)));

;// CONCATENATED MODULE: ./lib/branch/memory-documents.js
var memory_documents_rest = (undefined && undefined.__rest) || function (s, e) {
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











const findOtherSlug = (slug) => (found) => found.slug === slug ? undefined : 'slug: found another image';
const withPossibleDates = (document, guard) => (Object.assign(Object.assign({}, document), { versions: document.versions.map((each) => (Object.assign(Object.assign({}, each), { first: guard(each.first) }))), open: document.open.map((open) => (Object.assign(Object.assign({}, open), { since: guard(open.since), versions: open.versions.map((entry) => (Object.assign(Object.assign({}, entry), { since: guard(entry.since) }))) }))), closed: document.closed.map((item) => {
        const [since, until] = [guard(item.since), guard(item.until)];
        const isPossible = item.reason === 'removed' || since === null || until === null || since <= until;
        return Object.assign(Object.assign({}, item), { since: isPossible ? since : null, until });
    }) }));
const readFindings = (slug, latest, bytes) => published_document_readDocument((0,paths/* findingsFile */.Ru)(slug), latest, bytes, {
    codec: ImageFindings,
    consequence: 'the findings of the image start over',
    flawOf: findOtherSlug(slug),
    use: (found, guard) => ({ found, usable: withPossibleDates(found, guard) }),
});
const withPossibleFiles = (_a, guard) => {
    var { kev, epss } = _a, list = memory_documents_rest(_a, ["kev", "epss"]);
    return (Object.assign(Object.assign({}, list), { kev: kev && Object.assign(Object.assign({}, kev), { released: guard(kev.released) }), epss: epss && Object.assign(Object.assign({}, epss), { date: guard(epss.date) }) }));
};
const readCveList = (latest, bytes) => published_document_readDocument(CVE_LIST, latest, bytes, {
    codec: CveCollection,
    consequence: 'exploitation is unknown until the next kev and epss',
    use: withPossibleFiles,
});
const readCve = (id, bytes) => {
    var _a;
    return readOwnDocument(CveDocument, (_a = (0,paths/* cveFile */.PP)(id)) !== null && _a !== void 0 ? _a : id, bytes, 'remove api/v1/cve from the branch and run again to compute it anew');
};
const readReleases = (slug, latest, bytes) => published_document_readDocument((0,paths/* releasesFile */.D9)(slug), latest, bytes, {
    codec: ImageReleases,
    consequence: 'the former digests of the image start over',
    flawOf: findOtherSlug(slug),
    use: (found, guard) => (Object.assign(Object.assign({}, found), { releases: found.releases.map((release) => (Object.assign(Object.assign({}, release), { former: release.former.map((each) => (Object.assign(Object.assign({}, each), { until: guard(each.until) }))) }))) })),
});
const readRemoved = (latest, bytes) => published_document_readDocument(REMOVED_LIST, latest, bytes, {
    codec: RemovedCollection,
    consequence: 'the list starts over with the retired items of the manifest',
    use: ({ data }, guard) => data.map((item) => (Object.assign(Object.assign({}, item), { removed: guard(item.removed) }))),
});
const readDigests = (prefix, bytes) => readOwnDocument(DigestDocument, (0,paths/* digestFile */.TM)(prefix), bytes, 'remove api/v1/digest from the branch and run again to compute it anew');
const readChangesList = (latest, bytes) => published_document_readDocument(CHANGES_LIST, latest, bytes, {
    codec: ChangesCollection,
    consequence: 'changes are recorded from now on',
    use: (list, guard) => (Object.assign(Object.assign({}, list), { from: guard(list.from) })),
});
const datesIn = ({ cves, images, charts }) => [
    ...[...cves, ...images, ...charts].flatMap(({ first, last }) => [first, last]),
    ...images.flatMap(({ rebuilt }) => rebuilt.map(({ at }) => at)),
    ...charts.flatMap(({ versions }) => versions.map(({ at }) => at)),
];
const memory_documents_findFlaw = (day, latest) => (found) => {
    if (found.date !== day)
        return 'date: found another day';
    const dates = datesIn(found);
    if (!dates.every((date) => (0,instant/* dayOf */.kb)(date) === day))
        return 'found a date on another day';
    return dates.some((date) => date > latest) ? 'found a date in the future' : undefined;
};
const readDay = (day, latest, bytes) => published_document_readDocument((0,paths/* changesFile */.e4)(day), latest, bytes, {
    codec: DayChanges,
    consequence: 'the changes of that day are lost',
    flawOf: memory_documents_findFlaw(day, latest),
    use: (found) => found,
});
const readFeed = (latest, bytes) => published_document_readDocument(FEED, latest, bytes, {
    codec: Feed,
    consequence: 'its items are computed again',
    use: (feed) => feed,
});
const readHistory = (latest, bytes) => published_document_readDocument(HISTORY, latest, bytes, {
    codec: HistoryCollection,
    consequence: 'the history starts over',
    use: ({ data }) => data.filter(({ date }) => date <= (0,instant/* dayOf */.kb)(latest)),
});

;// CONCATENATED MODULE: ./lib/publish/read-memory.js








const fetchFiles = ({ git, published }, files) => git.fetchBlobs(files.flatMap((file) => { var _a; return (_a = published.files.get(file)) !== null && _a !== void 0 ? _a : []; }));
const readFile = ({ git, published }, file) => {
    const id = file === undefined ? undefined : published.files.get(file);
    return id === undefined ? TaskEither.right(undefined) : git.readBlob(id);
};
const keepFolder = ({ published, tree }, folder, replaced) => keepAll(tree, [...(published.memory.trusted ? published.files.keys() : [])].filter((path) => path.startsWith(`${folder}/`) && !replaced.has(path)));
const NOTHING = Either.right(NO_DOCUMENT);
const readAll = (sources, keys, fileOf, read) => async () => {
    const all = [...keys];
    const fetched = await fetchFiles(sources, all.flatMap((key) => { var _a; return (_a = fileOf(key)) !== null && _a !== void 0 ? _a : []; }))();
    if (Either.isLeft(fetched))
        return fetched;
    const found = new Map();
    const warnings = [];
    for (const key of all) {
        const document = await (0,lib_function.pipe)(readFile(sources, fileOf(key)), TaskEither.chainEitherK((bytes) => (bytes === undefined ? NOTHING : read(key, bytes))))();
        if (Either.isLeft(document))
            return document;
        if (document.right.value !== undefined)
            found.set(key, document.right.value);
        warnings.push(...document.right.warnings);
    }
    return Either.right({ found, warnings });
};
const readOwn = (sources, keys, fileOf, read) => (0,lib_function.pipe)(readAll(sources, keys, fileOf, (key, bytes) => (0,lib_function.pipe)(read(key, bytes), Either.bimap((flaw) => [flaw], (value) => ({ value, warnings: [] })))), TaskEither.map(({ found }) => found));
const readImages = (sources, slugs) => readAll(sources, slugs, paths/* findingsFile */.Ru, (slug, bytes) => Either.right(readFindings(slug, sources.latest, bytes)));
const readCves = (sources, ids) => readOwn(sources, ids, paths/* cveFile */.PP, readCve);
const readDigestDocuments = (sources, prefixes) => readOwn(sources, prefixes, paths/* digestFile */.TM, readDigests);
const readDays = (sources, days) => readAll(sources, days, paths/* changesFile */.e4, (day, bytes) => Either.right(readDay(day, sources.latest, bytes)));
const readTop = (sources, file, read) => (0,lib_function.pipe)(readFile(sources, file), TaskEither.map((bytes) => (bytes === undefined ? NO_DOCUMENT : read(sources.latest, bytes))));
const readMemory = (sources, slugs) => {
    const { list, trusted } = sources.published.memory;
    const files = [...slugs.map(paths/* findingsFile */.Ru), ...slugs.map(paths/* releasesFile */.D9)];
    return (0,lib_function.pipe)(fetchFiles(sources, [...files, REMOVED_LIST, CHANGES_LIST, ...(trusted ? [FEED] : [])]), TaskEither.chain(() => (0,lib_function.pipe)(TaskEither.Do, TaskEither.bind('findings', () => readImages(sources, slugs)), TaskEither.bind('releases', () => readAll(sources, slugs, paths/* releasesFile */.D9, (slug, bytes) => Either.right(readReleases(slug, sources.latest, bytes)))), TaskEither.bind('removed', () => readTop(sources, REMOVED_LIST, readRemoved)), TaskEither.bind('changes', () => readTop(sources, CHANGES_LIST, readChangesList)), TaskEither.bind('feed', () => (trusted ? readTop(sources, FEED, readFeed) : TaskEither.right(NO_DOCUMENT))), TaskEither["let"]('list', () => (list ? readCveList(sources.latest, list) : NO_DOCUMENT)), TaskEither.map((all) => {
        var _a;
        return ({
            list: all.list.value,
            findings: all.findings.found,
            releases: all.releases.found,
            removed: (_a = all.removed.value) !== null && _a !== void 0 ? _a : [],
            changes: all.changes.value,
            feed: all.feed.value,
            warnings: Object.values(all).flatMap(({ warnings }) => warnings),
        });
    }))));
};

;// CONCATENATED MODULE: ./lib/changes/next-changes.js


const MAX_DAYS = 400;
const sum = (items, count) => items.reduce((total, item) => total + count(item), 0);
const next_changes_toItem = ({ date, cves, images, charts }) => {
    const countCves = (kind) => sum(cves, (cve) => sum(cve[kind], ({ versions }) => versions.length));
    const [opened, closed] = [countCves('opened'), countCves('closed')];
    const added = sum(images, (image) => image.added.length);
    const removed = sum(images, (image) => image.removed.length);
    const rebuilt = sum(images, (image) => image.rebuilt.length);
    const flags = sum([...images, ...charts], (each) => Number(each.new) + Number(each.gone));
    const updates = sum(charts, ({ versions }) => versions.length);
    const others = countCves('fixable') + countCves('suppressed') + flags + updates;
    return Object.assign(Object.assign({ date, facts: opened + closed + added + removed + rebuilt + others }, { opened, closed, added, removed, rebuilt }), { href: (0,paths/* servedPath */.Vb)((0,paths/* changesFile */.e4)(date)) });
};
const nextChanges = (published, touched, from) => {
    const days = new Map([...published, ...touched.map(next_changes_toItem)].map((item) => [item.date, item]));
    const data = [...days.values()].sort((a, b) => (0,compare/* compareText */.n6)(b.date, a.date)).slice(0, MAX_DAYS);
    return Object.assign({ apiVersion: 'v1', resource: 'changes', from }, { total: data.length, data });
};

;// CONCATENATED MODULE: ./lib/feed/catalog-news.js






const catalog_news_sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const catalog_news_formatCounts = (noun, counts) => Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count], i) => `${i === 0 ? countOf(count, noun) : count} ${what}`);
const formatTitle = (images, charts) => {
    const parts = [
        ...catalog_news_formatCounts('version', {
            added: catalog_news_sum(images.map(({ added }) => added.length)),
            removed: catalog_news_sum(images.map(({ removed }) => removed.length)),
            rebuilt: catalog_news_sum(images.map(({ rebuilt }) => rebuilt.length)),
        }),
        ...catalog_news_formatCounts('chart', { updated: charts.length }),
    ];
    if (parts.length > 0)
        return parts.join(', ');
    return catalog_news_formatCounts('image', {
        added: images.filter((image) => image.new).length,
        removed: images.filter(({ gone }) => gone).length,
    }).join(', ');
};
const rebuiltVersions = ({ rebuilt }) => (0,version_order/* sortVersions */.M7)(rebuilt.map(({ version }) => version));
const formatImage = (image) => {
    const changed = { added: image.added, removed: image.removed, rebuilt: rebuiltVersions(image) };
    const parts = Object.entries(changed).flatMap(([what, versions]) => versions.length > 0 ? [`${what} ${versions.join(', ')}`] : []);
    const flags = [...(image.new ? ['added'] : []), ...(image.gone ? ['removed'] : [])];
    return `${image.slug}: ${(parts.length > 0 ? parts : flags).join(', ')}`;
};
const onOneLine = (version) => version.replace(/[\r\n]+/g, ' ');
const formatChart = ({ slug, new: isNew, gone, versions }) => {
    const [first, last] = [versions[0], versions.at(-1)];
    const parts = [
        ...(isNew ? ['added'] : []),
        ...(first && last ? [onOneLine(`${first.from} to ${last.to}`)] : []),
        ...(gone ? ['removed'] : []),
    ];
    return `${slug}: chart ${parts.join(', ')}`;
};
const countVersions = (image) => new Set([...image.added, ...image.removed, ...rebuiltVersions(image)]).size;
const isImageChanged = (image) => image.new || image.gone || image.added.length + image.removed.length + image.rebuilt.length > 0;
const isChartChanged = (chart) => chart.new || chart.gone || chart.versions.length > 0;
const catalogNews = (day) => {
    const images = day.images.filter(isImageChanged);
    const charts = day.charts.filter(isChartChanged);
    const changed = [...images, ...charts];
    if (!(0,group_by/* isGroup */.I)(changed))
        return [];
    return [
        toNews(Object.assign(Object.assign({}, joinSpans(changed)), { title: formatTitle(images, charts), lines: limitLines([...images.map(formatImage), ...charts.map(formatChart)]), slugs: (0,compare/* sortUnique */._l)(changed.map(({ slug }) => slug)), facts: Object.assign({ kind: 'catalog', date: day.date, cve: null, severity: null }, { images: images.length, versions: catalog_news_sum(images.map(countVersions)) }) })),
    ];
};

;// CONCATENATED MODULE: ./lib/feed/cve-news.js






const foundNews = ({ date, cves }) => cves
    .filter(({ opened }) => opened.length > 0)
    .map(({ id, severity, title, opened, first, last }) => toNews(Object.assign({ first, last }, { title: `${id} (${severity}) found in ${countOf(opened.length, 'image')}`, lines: [
        ...(title === null ? [] : [title]),
        ...limitLines(opened.map(({ slug, versions }) => `${slug}: ${versions.join(', ')}`)),
    ], slugs: opened.map(({ slug }) => slug), facts: Object.assign({ kind: 'found', date, cve: id, severity, images: opened.length }, { versions: opened.flatMap(({ versions }) => versions).length }) })));
const closedLine = ([slug, closed]) => {
    const counts = ['gone', 'suppressed'].flatMap((kind) => {
        const count = closed.filter((each) => each.kind === kind).length;
        return count > 0 ? [`${count} ${kind}`] : [];
    });
    return `${slug}: ${counts.join(', ')}`;
};
const closedNews = ({ date, cves }) => {
    const changed = cves.filter(({ closed, suppressed }) => closed.length + suppressed.length > 0);
    if (!(0,group_by/* isGroup */.I)(changed))
        return [];
    const all = changed.flatMap(({ closed, suppressed }) => [
        ...closed.map((each) => (Object.assign(Object.assign({}, each), { kind: 'gone' }))),
        ...suppressed.map((each) => (Object.assign(Object.assign({}, each), { kind: 'suppressed' }))),
    ]);
    const images = [...(0,group_by/* groupBy */.$)(all, ({ slug }) => slug)].sort(([a], [b]) => (0,compare/* compareText */.n6)(a, b));
    const versions = new Set(all.flatMap(({ slug, versions: own }) => own.map((version) => versionKey(slug, version)))).size;
    return [
        toNews(Object.assign(Object.assign({}, joinSpans(changed)), { title: `${countOf(changed.length, 'CVE')} closed in ${countOf(images.length, 'image')}`, lines: limitLines(images.map(closedLine)), slugs: images.map(([slug]) => slug), facts: { kind: 'closed', date, cve: null, severity: null, images: images.length, versions } })),
    ];
};

;// CONCATENATED MODULE: ./lib/feed/exploited-news.js


const toFacts = ({ id, severity, images, versions }, { added }) => ({
    kind: 'exploited',
    date: added,
    cve: id,
    severity,
    images,
    versions,
});
const findExploited = (published, { newest, list, documents }) => {
    var _a, _b;
    const oldest = feedDays(newest).at(-1);
    if (oldest === undefined)
        return [];
    const former = new Map(((_a = published === null || published === void 0 ? void 0 : published.items) !== null && _a !== void 0 ? _a : []).map((item) => [newsKey(item._catalog), slugsOf(item)]));
    return ((_b = list === null || list === void 0 ? void 0 : list.data) !== null && _b !== void 0 ? _b : []).flatMap((item) => {
        var _a, _b;
        if (item.exploitation !== 'known' || item.kev === null || item.kev.added < oldest)
            return [];
        const facts = toFacts(item, item.kev);
        const slugs = documents.has(item.id)
            ? ((_b = (_a = documents.get(item.id)) === null || _a === void 0 ? void 0 : _a.images) !== null && _b !== void 0 ? _b : []).map(({ slug }) => slug)
            : former.get(newsKey(facts));
        return [{ item, facts, slugs }];
    });
};
const exploitedItem = ({ item, facts, slugs = [] }) => {
    const { id, severity, title, images, versions } = item;
    const added = `${facts.date}T00:00:00Z`;
    return toNews(Object.assign({ title: `${id} (${severity}) is known to be exploited`, lines: [
            ...(title === null ? [] : [title]),
            `${countOf(images, 'image')}, ${countOf(versions, 'version')}`,
        ] }, { first: added, last: added, slugs, facts }));
};
const exploitedNews = (published, inputs) => findExploited(published, inputs).map(exploitedItem);
const idsToRead = (published, inputs) => findExploited(published, inputs).flatMap(({ item, slugs }) => (slugs ? [] : [item.id]));

;// CONCATENATED MODULE: ./lib/feed/next-feed.js




const dayNews = (day) => [
    ...foundNews(day),
    ...closedNews(day),
    ...catalogNews(day),
];
const MAX_ITEMS = 100;
const newestNews = (published, { days, newest }) => {
    var _a;
    const within = new Set(feedDays(newest));
    const touched = new Set(days.map(({ date }) => date));
    const kept = ((_a = published === null || published === void 0 ? void 0 : published.items) !== null && _a !== void 0 ? _a : []).filter(({ _catalog: { kind, date } }) => kind !== 'exploited' && within.has(date) && !touched.has(date));
    const fresh = days.filter(({ date }) => within.has(date)).flatMap(dayNews);
    return [...kept, ...fresh].sort(compareNews).slice(0, MAX_ITEMS);
};
const findUpdated = (items, from) => {
    var _a;
    return (_a = items
        .map(({ date_modified }) => date_modified)
        .sort()
        .at(-1)) !== null && _a !== void 0 ? _a : from;
};
const nextFeed = (published, inputs, head) => {
    const { name, site, from } = head;
    const news = [...newestNews(published, inputs), ...exploitedNews(published, inputs)];
    if (findUpdated(news, from) === null)
        return undefined;
    return Object.assign(Object.assign({ version: 'https://jsonfeed.org/version/1.1', title: `${name} catalog` }, (site === undefined
        ? {}
        : { home_page_url: apiAddress(site), feed_url: `${apiAddress(site)}feed.json` })), { authors: [{ name }], items: news.sort(compareNews).map(toItem(head)) });
};

;// CONCATENATED MODULE: ./lib/feed/atom.js




const atom_element = (name, text) => `<${name}>${escapeXmlContent(text)}</${name}>`;
const atom_link = (address) => `<link href="${escapeXml(address)}"/>`;
const entry = (item) => [
    '<entry>',
    atom_element('id', item.id),
    atom_element('title', item.title),
    atom_element('updated', item.date_modified),
    atom_element('published', item.date_published),
    ...(item.url === undefined ? [] : [atom_link(item.url)]),
    ...item.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    `<content type="text">${escapeXmlContent(item.content_text)}</content>`,
    '</entry>',
].join('');
const links = (site) => [
    `<link rel="self" href="${escapeXml(`${apiAddress(site)}feed.atom`)}"/>`,
    atom_link(apiAddress(site)),
];
const renderAtom = (feed, { site, namespace, from }) => {
    const updated = findUpdated(feed.items, from);
    if (updated === null)
        return undefined;
    const lines = [
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
        atom_element('id', `urn:uuid:${feedNamespace(namespace)}`),
        atom_element('title', feed.title),
        atom_element('updated', updated),
        ...feed.authors.map(({ name }) => `<author>${atom_element('name', name)}</author>`),
        ...(site === undefined ? [] : links(site)),
        ...feed.items.map(entry),
        '</feed>\n',
    ];
    return lines.join('');
};

;// CONCATENATED MODULE: ./lib/publish/write-changes.js
















const DAY_FILE = /^changes\/([^/]+)\.json$/;
const publishedDays = ({ published }) => [...published.files.keys()].flatMap((path) => {
    var _a;
    const [, day] = (_a = DAY_FILE.exec(path)) !== null && _a !== void 0 ? _a : [];
    return day !== undefined && scalars/* FullDate */.sj.is(day) ? [day] : [];
});
const collectFacts = (build, facts, dataDate) => {
    const { published, catalogChanges, former } = build;
    if (former.changes === undefined)
        return { facts: [], added: new Map(), from: dataDate, read: new Set() };
    const added = groupByDay(facts, catalogChanges);
    const days = publishedDays(build);
    const { trusted } = published.memory;
    const needed = trusted ? added.keys() : days;
    const fed = trusted && former.feed === undefined ? feedDays([...days, ...added.keys()]) : [];
    return { facts, added, from: former.changes.from, read: new Set([...needed, ...fed]) };
};
const writeFeeds = (build, days, changes, list, documents) => {
    const { feed: published } = build.former;
    const newest = changes.data.map(({ date }) => date);
    const head = Object.assign(Object.assign({}, build.feedHead), { from: changes.from });
    return (0,lib_function.pipe)(readCves(build, idsToRead(published, { newest, list, documents })), TaskEither.chain((read) => {
        const all = new Map([...read, ...documents]);
        const feed = nextFeed(published, { days, newest, list, documents: all }, head);
        const atom = feed && renderAtom(feed, head);
        return writeAll(build.tree, feed && atom ? [exactJsonFile(FEED, feed), { path: ATOM_FEED, content: atom }] : []);
    }));
};
const writeChanges = (build, { added, from, read }, list, documents) => (0,lib_function.pipe)(readDays(build, read), TaskEither.chain(({ found, warnings }) => {
    var _a, _b;
    const days = [...new Set([...found.keys(), ...added.keys()])].map((day) => joinDays(day, [found.get(day), added.get(day)].flatMap((each) => each !== null && each !== void 0 ? each : [])));
    const { published, former, tree } = build;
    const listed = published.memory.trusted ? ((_b = (_a = former.changes) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : []) : [];
    const changes = nextChanges(listed, days, from);
    const dates = changes.data.map(({ date }) => date);
    const written = days.filter(({ date }) => dates.includes(date));
    const kept = dates.filter((date) => !written.some((day) => day.date === date));
    return (0,lib_function.pipe)(writeAll(tree, [
        ...written.map((day) => exactJsonFile((0,paths/* changesFile */.e4)(day.date), day)),
        jsonFile(CHANGES_LIST, ChangesCollection, changes),
    ]), TaskEither.chain(() => keepAll(tree, kept.map(paths/* changesFile */.e4))), TaskEither.chain(() => writeFeeds(build, written, changes, list, documents)), TaskEither.map(() => warnings));
}));

;// CONCATENATED MODULE: ./lib/memory/mentions.js
const toMentions = (document, latest) => {
    const mentions = new Map();
    if (document === undefined)
        return mentions;
    const { slug, image } = document;
    const at = (id) => {
        var _a;
        const found = (_a = mentions.get(id)) !== null && _a !== void 0 ? _a : { open: undefined, suppressed: [], closed: [] };
        mentions.set(id, found);
        return found;
    };
    for (const { id, severity, since, versions } of document.open)
        at(id).open = { slug, image, latest, severity, since, versions };
    for (const { id, severity, versions } of document.suppressed)
        at(id).suppressed.push(...versions.map(({ version, status, justification }) => (Object.assign({ slug, version, severity, status, justification }))));
    for (const { id, version, severity, reason, since, until } of document.closed)
        at(id).closed.push({ slug, version, severity, reason, since, until });
    return mentions;
};
const NO_MENTION = { open: undefined, suppressed: [], closed: [] };
const namesIn = ({ open }) => { var _a; return new Set(((_a = open === null || open === void 0 ? void 0 : open.versions) !== null && _a !== void 0 ? _a : []).flatMap(({ aliases }) => aliases)); };
const differingNames = (before, after) => {
    const [former, now] = [namesIn(before), namesIn(after)];
    return [...new Set([...former, ...now])].filter((name) => former.has(name) !== now.has(name));
};
const diffMentions = (before, after) => {
    var _a, _b;
    const changed = new Map();
    for (const id of new Set([...before.keys(), ...after.keys()])) {
        const [former, now] = [(_a = before.get(id)) !== null && _a !== void 0 ? _a : NO_MENTION, (_b = after.get(id)) !== null && _b !== void 0 ? _b : NO_MENTION];
        if (former === NO_MENTION || JSON.stringify(former) !== JSON.stringify(now))
            changed.set(id, { after: now, names: differingNames(former, now) });
    }
    return changed;
};

;// CONCATENATED MODULE: ./lib/publish/write-cves.js











const addPublished = (build, changed) => {
    var _a, _b;
    const { published, untouched, former } = build;
    const own = [...changed].filter(([id]) => (0,paths/* cveFile */.PP)(id) === undefined);
    if (own.length === 0 || !published.memory.trusted)
        return TaskEither.right(changed);
    const titles = new Map(((_b = (_a = former.list) === null || _a === void 0 ? void 0 : _a.data) !== null && _b !== void 0 ? _b : []).map(({ id, title }) => [id, title]));
    const newest = new Map(untouched.map(({ security: { slug, versions } }) => {
        var _a;
        return [
            slug,
            (_a = versions.find(({ rollup }) => rollup)) === null || _a === void 0 ? void 0 : _a.version,
        ];
    }));
    return (0,lib_function.pipe)(readImages(build, newest.keys()), TaskEither.map(({ found: findings }) => {
        const all = [...findings].map(([slug, { found }]) => { var _a; return [slug, toMentions(found, (_a = newest.get(slug)) !== null && _a !== void 0 ? _a : null)]; });
        const whole = own.map(([id, change]) => {
            var _a;
            const others = all.flatMap(([slug, mentions]) => {
                const mention = mentions.get(id);
                return mention ? [[slug, mention]] : [];
            });
            const title = (0,compare/* firstText */.ou)([change.title, (_a = titles.get(id)) !== null && _a !== void 0 ? _a : null]);
            const mentions = new Map([...others, ...change.mentions]);
            return [id, Object.assign(Object.assign({}, change), { title, mentions })];
        });
        return new Map([...changed, ...whole]);
    }));
};
const changeCves = (build, changed) => (0,lib_function.pipe)(readCves(build, build.published.memory.trusted ? touchedIds(changed) : []), TaskEither.bindTo('before'), TaskEither.bind('all', () => addPublished(build, changed)), TaskEither.map(({ before, all }) => nextCves(all, before)));
function* documentFiles(next) {
    for (const [id, document] of next) {
        const path = (0,paths/* cveFile */.PP)(id);
        if (path !== undefined && document !== undefined)
            yield exactJsonFile(path, document);
    }
}
const writeCves = (build, next) => {
    const replaced = new Set([...next.keys()].flatMap((id) => { var _a; return (_a = (0,paths/* cveFile */.PP)(id)) !== null && _a !== void 0 ? _a : []; }));
    return (0,lib_function.pipe)(writeAll(build.tree, documentFiles(next)), TaskEither.chain(() => keepFolder(build, 'cve', replaced)));
};
const writeCveList = ({ published, tree, former: { list }, coverage }, next, exploitation) => {
    var _a;
    const dropped = published.memory.trusted ? [] : ((_a = list === null || list === void 0 ? void 0 : list.data) !== null && _a !== void 0 ? _a : []);
    const changed = new Map([...dropped.map(({ id }) => [id, undefined]), ...next]);
    const document = nextCveList(list, changed, exploitation, coverage);
    return (0,lib_function.pipe)(tree.write(exactJsonFile(CVE_LIST, document)), TaskEither.map(() => document));
};

;// CONCATENATED MODULE: ./lib/memory/next-version.js

const next_version_toFacts = (date, fact) => (date === null ? [] : [Object.assign(Object.assign({}, fact), { date })]);
const toEntry = (version, { severity, fixable, packages, aliases }, since) => (Object.assign({ version, confirmed: true }, { severity, fixable, packages, aliases, since }));
const firstVersion = ({ version }, { found }, first) => new Map([...found].map(([id, each]) => [id, toEntry(version, each, first)]));
const next_version_confirm = ({ version, scannedAt }, before, found, [id, each]) => {
    const formers = each.aliases.filter((name) => before.has(name) && !found.has(name));
    const was = [id, ...formers].flatMap((name) => { var _a; return (_a = before.get(name)) !== null && _a !== void 0 ? _a : []; });
    const isNew = was.length === 0;
    const becomesFixable = !isNew && each.fixable && !was.some(({ fixable }) => fixable);
    const fact = { id, version, severity: each.severity };
    return {
        entry: toEntry(version, each, isNew ? scannedAt : earliestSince(was)),
        formers,
        facts: [
            ...(isNew ? next_version_toFacts(scannedAt, Object.assign(Object.assign({}, fact), { kind: 'opened', title: each.title })) : []),
            ...(becomesFixable ? next_version_toFacts(scannedAt, Object.assign(Object.assign({}, fact), { kind: 'fixable', title: null })) : []),
        ],
    };
};
const next_version_close = ({ version, scannedAt }, { suppressed }, [id, { severity, since }]) => {
    const isSuppressed = suppressed.has(id);
    const until = scannedAt !== null && since !== null && scannedAt < since ? since : scannedAt;
    const reason = isSuppressed ? 'suppressed' : 'gone';
    const kind = isSuppressed ? 'suppressed' : 'closed';
    return {
        item: { id, version, severity, reason, since, until },
        facts: next_version_toFacts(until, { kind, id, version, severity, title: null }),
    };
};
const unconfirmed = (entries) => new Map([...entries].map(([id, entry]) => [id, Object.assign(Object.assign({}, entry), { confirmed: false })]));
const nextVersion = (record, before) => {
    const { state, findings } = record;
    if (findings === undefined)
        return { entries: unconfirmed(before), closed: [], facts: [] };
    const { found } = findings;
    const confirmed = [...found].map((each) => [each[0], next_version_confirm(record, before, found, each)]);
    const renamed = new Set(confirmed.flatMap(([, { formers }]) => formers));
    const missing = [...before].filter(([id]) => !found.has(id) && !renamed.has(id));
    const closed = state === 'scanned' ? missing.map((each) => next_version_close(record, findings, each)) : [];
    return {
        entries: new Map([
            ...confirmed.map(([id, { entry }]) => [id, entry]),
            ...(state === 'scanned' ? [] : unconfirmed(missing)),
        ]),
        closed: closed.map(({ item }) => item),
        facts: [
            ...confirmed.flatMap(([, { facts }]) => facts),
            ...closed.flatMap(({ facts }) => facts),
        ],
    };
};

;// CONCATENATED MODULE: ./lib/memory/since.js

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

;// CONCATENATED MODULE: ./lib/memory/next-findings.js







const MAX_CLOSED = 256;
const entriesByVersion = (before) => {
    var _a, _b, _c;
    const all = new Map(((_a = before === null || before === void 0 ? void 0 : before.versions) !== null && _a !== void 0 ? _a : []).map(({ version }) => [version, new Map()]));
    for (const { id, versions } of (_b = before === null || before === void 0 ? void 0 : before.open) !== null && _b !== void 0 ? _b : [])
        for (const entry of versions)
            (_c = all.get(entry.version)) === null || _c === void 0 ? void 0 : _c.set(id, entry);
    return all;
};
const closeRemoved = (before, records, date) => {
    var _a;
    const current = new Set(records.versions.map(({ version }) => version));
    return ((_a = before === null || before === void 0 ? void 0 : before.open) !== null && _a !== void 0 ? _a : []).flatMap(({ id, severity, since, versions }) => {
        const [newest] = versions.filter(({ version }) => !current.has(version)).sort(version_order/* compareNewest */.m3);
        return newest
            ? [{ id, version: newest.version, severity, reason: 'removed', since, until: date }]
            : [];
    });
};
const mergeClosed = (before, removed, closed) => {
    const ids = new Set(removed.map(({ id }) => id));
    const kept = before.filter(({ id, reason }) => reason !== 'removed' || !ids.has(id));
    const all = [...kept, ...removed, ...closed];
    return [...new Map(all.map((item) => [JSON.stringify(item), item])).values()];
};
const toSuppressed = ({ versions }) => {
    const all = versions.flatMap(({ version, findings }) => { var _a; return [...((_a = findings === null || findings === void 0 ? void 0 : findings.suppressed) !== null && _a !== void 0 ? _a : [])].map(([id, each]) => (Object.assign({ id, version }, each))); });
    return [...(0,group_by/* groupBy */.$)(all, ({ id }) => id)]
        .map(([id, group]) => ({
        id,
        severity: (0,severity/* worstOf */.hm)(group),
        versions: group.map(({ version, status, justification }) => (Object.assign({ version, status, justification }))),
    }))
        .sort((a, b) => (0,compare/* compareText */.n6)(a.id, b.id));
};
const nextVersions = (records, before) => {
    var _a, _b;
    const formerly = entriesByVersion(before);
    const firsts = new Map(((_a = before === null || before === void 0 ? void 0 : before.versions) !== null && _a !== void 0 ? _a : []).map(({ version, first }) => [version, first]));
    const recorded = [];
    const open = new Map();
    const closed = [];
    const facts = [];
    const add = (entries) => {
        for (const [id, entry] of entries) {
            const group = open.get(id);
            if (group === undefined)
                open.set(id, [entry]);
            else
                group.push(entry);
        }
    };
    for (const each of records) {
        const { version, state, scannedAt, findings } = each;
        const was = formerly.get(version);
        if (was !== undefined) {
            const next = nextVersion(each, was);
            recorded.push({ version, state, first: (_b = firsts.get(version)) !== null && _b !== void 0 ? _b : null });
            add(next.entries);
            closed.push(...next.closed);
            facts.push(...next.facts);
        }
        else if (findings !== undefined) {
            recorded.push({ version, state, first: scannedAt });
            add(firstVersion(each, findings, scannedAt));
        }
    }
    return { recorded, open, closed, facts };
};
const nextFindings = (before, records, catalogDate) => {
    var _a;
    const { slug, image } = records;
    const next = nextVersions(records.versions, before);
    const facts = next.facts.map((fact) => (Object.assign(Object.assign({}, fact), { slug })));
    if (before === undefined && next.recorded.length === 0)
        return { document: undefined, facts };
    const removed = closeRemoved(before, records, catalogDate);
    const closed = [...mergeClosed((_a = before === null || before === void 0 ? void 0 : before.closed) !== null && _a !== void 0 ? _a : [], removed, next.closed)].sort(compareClosed(({ id }) => id));
    const closedById = (0,group_by/* groupBy */.$)(closed, ({ id }) => id);
    const kept = new Set();
    const open = [...next.open].map(([id, versions]) => {
        var _a;
        const { since, deciding } = findSince(versions, (_a = closedById.get(id)) !== null && _a !== void 0 ? _a : []);
        for (const item of deciding)
            kept.add(item);
        return { id, severity: (0,severity/* worstOf */.hm)(versions), since, versions };
    });
    for (const item of closed.filter((each) => !kept.has(each)).slice(0, MAX_CLOSED))
        kept.add(item);
    const document = Object.assign({ apiVersion: 'v1', resource: 'findings', slug, image }, { versions: next.recorded, open: open.sort(compareOpen), suppressed: toSuppressed(records), closed: closed.filter((item) => kept.has(item)) });
    return { document, facts };
};

;// CONCATENATED MODULE: ./lib/domain/canonical-id.js

const canonicalId = ({ id, aliases = [], }) => { var _a; return ((0,cve_id/* isCveId */.M)(id) ? id : ((_a = aliases.filter(cve_id/* isCveId */.M).sort()[0]) !== null && _a !== void 0 ? _a : id)); };

;// CONCATENATED MODULE: ./lib/memory/record-findings.js





const toFound = (id, rows) => ({
    severity: (0,severity/* worstOf */.hm)(rows),
    fixable: rows.some(({ fixed }) => fixed !== null),
    packages: (0,compare/* sortUnique */._l)(rows.map(({ pkg }) => pkg)),
    aliases: (0,compare/* sortUnique */._l)(rows.flatMap((row) => { var _a; return [row.id, ...((_a = row.aliases) !== null && _a !== void 0 ? _a : [])]; }).filter((name) => name !== id)),
    title: (0,compare/* firstText */.ou)(rows.map(({ title }) => title)),
    url: (0,compare/* firstText */.ou)(rows.map(({ url }) => url)),
});
const record_findings_toSuppressed = (all) => {
    var _a, _b;
    const status = (_a = security/* suppressionStatuses */.E.find((word) => all.some((each) => each.status === word))) !== null && _a !== void 0 ? _a : 'ignored';
    const reasoned = all.find((each) => { var _a; return each.status === status && ((_a = each.justification) !== null && _a !== void 0 ? _a : each.statement) !== null; });
    return { severity: (0,severity/* worstOf */.hm)(all), status, justification: (_b = reasoned === null || reasoned === void 0 ? void 0 : reasoned.justification) !== null && _b !== void 0 ? _b : null };
};
const toRecordFindings = (rows, suppressions) => ({
    found: new Map([...(0,group_by/* groupBy */.$)(rows, canonicalId)].map(([id, group]) => [id, toFound(id, group)])),
    suppressed: new Map([...(0,group_by/* groupBy */.$)(suppressions, canonicalId)].map(([id, group]) => [id, record_findings_toSuppressed(group)])),
});

;// CONCATENATED MODULE: ./lib/publish/write-findings.js










const newestRecorded = ({ versions }) => {
    const newest = new Map();
    for (const [key, { hasRecord }] of versions) {
        const { slug, version } = parseVersionKey(key);
        const other = newest.get(slug);
        if (hasRecord && (other === undefined || (0,version_order/* compareVersions */.Zy)(other, version) < 0))
            newest.set(slug, version);
    }
    return newest;
};
const parse = ({ rows, suppressions }) => toRecordFindings(JSON.parse(rows.toString('utf8')), suppressions.length > 0 ? JSON.parse(suppressions.toString('utf8')) : []);
const toRecords = ({ security: { slug, image, versions } }, records) => ({
    slug,
    image,
    versions: versions.map(({ version, state, scannedAt, rollup }) => {
        const record = rollup && records.get(version);
        return { version, state, scannedAt, findings: record && parse(record) };
    }),
});
const addMentions = (cves, slug, changed) => {
    var _a;
    for (const [id, { after, names }] of changed) {
        const own = (_a = cves.get(id)) !== null && _a !== void 0 ? _a : { mentions: new Map(), names: new Set(), title: null, url: null };
        cves.set(id, own);
        own.mentions.set(slug, after);
        for (const name of names)
            own.names.add(name);
    }
};
const addTitles = (cves, { versions }) => {
    var _a;
    for (const { findings } of versions)
        for (const [id, { title, url }] of (_a = findings === null || findings === void 0 ? void 0 : findings.found) !== null && _a !== void 0 ? _a : []) {
            const own = cves.get(id);
            if (own === undefined)
                continue;
            own.title = (0,compare/* firstText */.ou)([own.title, title]);
            own.url = (0,compare/* firstText */.ou)([own.url, url]);
        }
};
const writeFindings = (build) => async () => {
    var _a, _b;
    const { published, rows, catalogDate, touched, gone, former, tree } = build;
    const formerNewest = newestRecorded(published);
    const cves = new Map();
    const facts = [];
    const formerMentions = (slug) => {
        var _a, _b;
        return toMentions(published.memory.trusted ? (_a = former.findings.get(slug)) === null || _a === void 0 ? void 0 : _a.found : undefined, (_b = formerNewest.get(slug)) !== null && _b !== void 0 ? _b : null);
    };
    for (const image of touched) {
        const { slug } = image.facts;
        const loaded = await loadImageRecords(build, image.facts)();
        if (Either.isLeft(loaded))
            return loaded;
        const records = toRecords(image, loaded.right.records);
        rows.reset();
        const next = nextFindings((_a = former.findings.get(slug)) === null || _a === void 0 ? void 0 : _a.usable, records, catalogDate);
        facts.push(...next.facts);
        const newest = records.versions.find(({ findings }) => findings !== undefined);
        const after = toMentions(next.document, (_b = newest === null || newest === void 0 ? void 0 : newest.version) !== null && _b !== void 0 ? _b : null);
        addMentions(cves, slug, diffMentions(formerMentions(slug), after));
        addTitles(cves, records);
        if (next.document === undefined)
            continue;
        const written = await tree.write(exactJsonFile((0,paths/* findingsFile */.Ru)(slug), next.document))();
        if (Either.isLeft(written))
            return written;
    }
    for (const slug of gone)
        addMentions(cves, slug, diffMentions(formerMentions(slug), new Map()));
    return Either.right({ cves, facts });
};

;// CONCATENATED MODULE: ./lib/releases/digests.js




const digests_NOTHING = { security: null, supersededBy: null, until: null, replacement: null };
const digestsOfReleases = ({ slug, image, releases }, hasRecord) => releases.flatMap(({ version, digest, former }) => {
    const base = { slug, version, image };
    const security = hasRecord(version) ? (0,paths/* servedPath */.Vb)((0,paths/* versionDetailFile */.ID)(slug, version)) : null;
    return [
        ...(digest === undefined
            ? []
            : [[digest, Object.assign(Object.assign(Object.assign(Object.assign({}, base), { status: 'current' }), digests_NOTHING), { security })]]),
        ...former.map(({ digest: own, until }) => {
            const superseded = { supersededBy: digest !== null && digest !== void 0 ? digest : null, until };
            return [own, Object.assign(Object.assign(Object.assign(Object.assign({}, base), { status: 'superseded' }), digests_NOTHING), superseded)];
        }),
    ];
});
const digestsOfRemoved = (items, addresses) => items.flatMap(({ slug, version, digest, removed, replacement }) => {
    var _a;
    if (version === null || digest === null)
        return [];
    const base = { slug, version, image: (_a = addresses.get(slug)) !== null && _a !== void 0 ? _a : null };
    return [[digest, Object.assign(Object.assign(Object.assign(Object.assign({}, base), { status: 'removed' }), digests_NOTHING), { until: removed, replacement })]];
});
const serializeByDigest = (statements) => new Map([...(0,group_by/* groupBy */.$)(statements, ([digest]) => digest)].map(([digest, own]) => [
    digest,
    JSON.stringify(own),
]));
const changedPrefixes = (before, after) => {
    const [former, now] = [serializeByDigest(before), serializeByDigest(after)];
    return [...new Set([...former.keys(), ...now.keys()])]
        .filter((digest) => former.get(digest) !== now.get(digest))
        .map(paths/* digestPrefix */.L9);
};
const STATUSES = ['current', 'superseded', 'removed'];
const compareEntries = (a, b) => {
    var _a, _b;
    return STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) ||
        (0,compare/* compareText */.n6)((_a = b.until) !== null && _a !== void 0 ? _a : '', (_b = a.until) !== null && _b !== void 0 ? _b : '') ||
        (0,compare/* compareText */.n6)(a.slug, b.slug) ||
        (0,version_order/* compareNewest */.m3)(a, b);
};
const untouchedIn = ({ data }, touched) => [...data].flatMap(([digest, entries]) => entries
    .filter(({ slug, status }) => status !== 'removed' && !touched.has(slug))
    .map((entry) => [digest, entry]));
const nextDigests = (prefix, published, touched, statements) => {
    const all = [...(published ? untouchedIn(published, touched) : []), ...statements];
    if (all.length === 0)
        return undefined;
    const sorted = [...(0,group_by/* groupBy */.$)(all, ([digest]) => digest)].sort(([a], [b]) => (0,compare/* compareText */.n6)(a, b));
    return Object.assign({ apiVersion: 'v1', resource: 'digests', prefix }, { data: new Map(sorted.map(([digest, own]) => [digest, own.map(([, entry]) => entry).sort(compareEntries)])) });
};

;// CONCATENATED MODULE: ./lib/releases/next-releases.js
const MAX_FORMER = 8;
const formerDigests = ({ version, digest }, { digests, releases }, catalogDate) => {
    var _a, _b;
    const last = digests.get(version);
    if (last === undefined)
        return [];
    const before = (_b = (_a = releases === null || releases === void 0 ? void 0 : releases.releases.find((release) => release.version === version)) === null || _a === void 0 ? void 0 : _a.former) !== null && _b !== void 0 ? _b : [];
    const distinct = new Map();
    for (const each of [...(last === null ? [] : [{ digest: last, until: catalogDate }]), ...before])
        if (each.digest !== digest && !distinct.has(each.digest))
            distinct.set(each.digest, each);
    return [...distinct.values()].slice(0, MAX_FORMER);
};
const toRelease = ({ version, digest, published, eol }, { verdict, urgent }, isRecommended, former) => (Object.assign(Object.assign(Object.assign(Object.assign(Object.assign(Object.assign({ version }, (digest === undefined ? {} : { digest })), (published === undefined ? {} : { releaseTimestamp: published })), { isDeprecated: verdict === 'deprecated' || verdict === 'eol', isStable: verdict === 'supported' || isRecommended }), { verdict, urgent }), (eol === undefined ? {} : { eol })), { former }));
const nextReleases = ({ slug, image, upstream, source, versions = [] }, { versions: judged, recommended }, former, catalogDate) => {
    const stated = new Map(versions.map((each) => [each.version, each]));
    const [newest] = judged;
    return Object.assign(Object.assign({ apiVersion: 'v1', resource: 'release', slug, image, homepage: upstream }, (source === undefined ? {} : { sourceUrl: source })), { tags: Object.assign(Object.assign({}, (newest === undefined ? {} : { newest: newest.version })), (recommended === null ? {} : { recommended })), releases: judged.map((each) => {
            var _a;
            const own = (_a = stated.get(each.version)) !== null && _a !== void 0 ? _a : { version: each.version };
            const isRecommended = each.version === recommended;
            return toRelease(own, each, isRecommended, formerDigests(own, former, catalogDate));
        }) });
};

;// CONCATENATED MODULE: ./lib/releases/next-removed.js


const MAX_REMOVED = 1000;
const keyOf = ({ slug, version }) => version === null ? slug : `${slug}/${version}`;
const findRemoved = (before, after, removed) => [...before].flatMap(([slug, versions]) => {
    const now = after.get(slug);
    const gone = [...versions].flatMap(([version, digest]) => (now === null || now === void 0 ? void 0 : now.has(version)) ? [] : [{ slug, version, digest, removed }]);
    return now === undefined ? [{ slug, version: null, digest: null, removed }, ...gone] : gone;
});
const isAvailable = ({ slug, version }, available) => { var _a, _b; return version === null ? available.has(slug) : ((_b = (_a = available.get(slug)) === null || _a === void 0 ? void 0 : _a.has(version)) !== null && _b !== void 0 ? _b : false); };
const toReplacement = ({ replacedBy }) => { var _a; return replacedBy === undefined ? null : { slug: replacedBy.slug, version: (_a = replacedBy.version) !== null && _a !== void 0 ? _a : null }; };
const next_removed_toItem = ({ slug, version, digest, removed }, stated) => {
    var _a, _b;
    const own = stated.get(keyOf({ slug, version }));
    const statement = own !== null && own !== void 0 ? own : stated.get(slug);
    return Object.assign({ slug, version }, { digest: (_a = digest !== null && digest !== void 0 ? digest : own === null || own === void 0 ? void 0 : own.digest) !== null && _a !== void 0 ? _a : null, removed, replacement: statement ? toReplacement(statement) : null, reason: (_b = statement === null || statement === void 0 ? void 0 : statement.reason) !== null && _b !== void 0 ? _b : null });
};
const compareRemoved = (a, b) => {
    var _a, _b, _c, _d;
    return (0,compare/* compareText */.n6)((_a = b.removed) !== null && _a !== void 0 ? _a : '', (_b = a.removed) !== null && _b !== void 0 ? _b : '') ||
        (0,compare/* compareText */.n6)(a.slug, b.slug) ||
        Number(a.version !== null) - Number(b.version !== null) ||
        (0,version_order/* compareVersions */.Zy)((_c = b.version) !== null && _c !== void 0 ? _c : '', (_d = a.version) !== null && _d !== void 0 ? _d : '');
};
const limitItems = (items, stated) => {
    const isNamed = (item) => stated.has(keyOf(item));
    const kept = new Set([...items.filter(isNamed), ...items.filter((item) => !isNamed(item))].slice(0, MAX_REMOVED));
    return items.filter((item) => kept.has(item));
};
const nextRemoved = ({ published, before, after, retired, catalogDate, }) => {
    const named = retired.map(({ slug, version = null }) => (Object.assign({ slug, version, digest: null, removed: null })));
    const stated = new Map(retired.map((item) => { var _a; return [keyOf({ slug: item.slug, version: (_a = item.version) !== null && _a !== void 0 ? _a : null }), item]; }));
    const removed = before && catalogDate !== null ? findRemoved(before, after, catalogDate) : [];
    const dated = published.filter((item) => item.removed !== null);
    const all = new Map([...named, ...dated, ...removed].map((item) => [keyOf(item), item]));
    const gone = [...all.values()].filter((item) => !isAvailable(item, after));
    return limitItems(gone.map((item) => next_removed_toItem(item, stated)).sort(compareRemoved), stated);
};

;// CONCATENATED MODULE: ./lib/publish/write-releases.js














const digestsBefore = ({ published }, releases) => releases === undefined
    ? []
    : digestsOfReleases(releases, (version) => { var _a, _b; return (_b = (_a = published.versions.get(versionKey(releases.slug, version))) === null || _a === void 0 ? void 0 : _a.hasRecord) !== null && _b !== void 0 ? _b : false; });
const changeImage = (build, image, { security }) => {
    var _a, _b;
    const { catalogDate, published, former } = build;
    const releases = former.releases.get(image.slug);
    const digests = (_b = (_a = published.catalog) === null || _a === void 0 ? void 0 : _a.images.get(image.slug)) !== null && _b !== void 0 ? _b : new Map();
    const document = nextReleases(image, security, { digests, releases }, catalogDate);
    const recorded = new Set(security.versions.flatMap(({ version, rollup }) => (rollup ? [version] : [])));
    return {
        before: digestsBefore(build, releases),
        after: digestsOfReleases(document, (version) => recorded.has(version)),
        document,
    };
};
const removedFile = (data) => jsonFile(REMOVED_LIST, RemovedCollection, Object.assign({ apiVersion: 'v1', resource: 'removed' }, { total: data.length, data: [...data] }));
const writeReleases = (build) => {
    var _a, _b, _c;
    const { published, catalog, catalogDate, former, released, gone, stated, tree } = build;
    const bySlug = new Map(catalog.images.map((image) => [image.slug, image]));
    const images = released.flatMap((each) => {
        const image = bySlug.get(each.facts.slug);
        return image ? [changeImage(build, image, each)] : [];
    });
    const removed = nextRemoved(Object.assign({ published: former.removed, before: (_a = published.catalog) === null || _a === void 0 ? void 0 : _a.images, after: stated.images }, { retired: catalog.retired, catalogDate }));
    const before = [
        ...images.flatMap((image) => image.before),
        ...gone.flatMap((slug) => digestsBefore(build, former.releases.get(slug))),
        ...digestsOfRemoved(former.removed, (_c = (_b = published.catalog) === null || _b === void 0 ? void 0 : _b.addresses) !== null && _c !== void 0 ? _c : new Map()),
    ];
    const statements = [
        ...images.flatMap(({ after }) => after),
        ...digestsOfRemoved(removed, stated.addresses),
    ];
    const files = images.map(({ document }) => jsonFile((0,paths/* releasesFile */.D9)(document.slug), ImageReleases, document));
    return (0,lib_function.pipe)(writeAll(tree, [...files, removedFile(removed)]), TaskEither.map(() => ({
        slugs: new Set([...released.map(({ facts }) => facts.slug), ...gone]),
        statements,
        prefixes: new Set(published.memory.trusted
            ? changedPrefixes(before, statements)
            : statements.map(([digest]) => (0,paths/* digestPrefix */.L9)(digest))),
    })));
};
const writeDigests = (build, { slugs, statements, prefixes }) => {
    const byPrefix = (0,group_by/* groupBy */.$)(statements, ([digest]) => (0,paths/* digestPrefix */.L9)(digest));
    return (0,lib_function.pipe)(readDigestDocuments(build, build.published.memory.trusted ? prefixes : []), TaskEither.chain((published) => writeAll(build.tree, [...prefixes].flatMap((prefix) => {
        var _a;
        const own = (_a = byPrefix.get(prefix)) !== null && _a !== void 0 ? _a : [];
        const document = nextDigests(prefix, published.get(prefix), slugs, own);
        return document ? [jsonFile((0,paths/* digestFile */.TM)(prefix), DigestDocument, document)] : [];
    }))), TaskEither.chain(() => keepFolder(build, 'digest', new Set([...prefixes].map(paths/* digestFile */.TM)))));
};

;// CONCATENATED MODULE: ./lib/publish/write-memory.js
















const MEMORY = /^(?:(?:changes|cve|digest)\/|images\/[^/]+\/(?:findings|releases)\.json$)/;
const keepMemory = ({ published, tree }, coverage) => (0,lib_function.pipe)(keepAll(tree, [...published.files.keys()].filter((path) => (MEMORY_DOCUMENTS.includes(path) && path !== HISTORY) || MEMORY.test(path))), TaskEither.map(() => (Object.assign({ facts: [], days: [], newlyExploited: [], warnings: [], notices: [], coverage }, { exploited: published.memory.exploited }))));
const isOlder = (given, published) => given !== null && published !== null && given < published;
const olderNotice = (input, given, published) => `input ${input}: found a file of ${given}, expected one that is not older than the published one of ${published}, so it is not used; download it again`;
const chooseExploitation = ({ kev, epss }, list) => {
    var _a, _b, _c, _d;
    const [released, date] = [(_b = (_a = list === null || list === void 0 ? void 0 : list.kev) === null || _a === void 0 ? void 0 : _a.released) !== null && _b !== void 0 ? _b : null, (_d = (_c = list === null || list === void 0 ? void 0 : list.epss) === null || _c === void 0 ? void 0 : _c.date) !== null && _d !== void 0 ? _d : null];
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
const longIdWarnings = ({ data }) => {
    const [first, ...others] = data.filter(({ href }) => href === null).map(({ id }) => id);
    return first === undefined
        ? []
        : [
            (0,problem/* problem */.CC)(`${(0,plural/* pluralize */.t)(others.length + 1, 'id')} without a document: found names of more than 128 characters, such as ${(0,text_escape/* show */.WU)(first)}, expected shorter ones; they are in the list only`, { file: `api/v1/${CVE_LIST}` }),
        ];
};
const write_memory_siteNotices = ({ feedHead: { site } }) => site === undefined
    ? [
        'feed.json and feed.atom have no links, because the address of the site is unknown; state site in the manifest',
    ]
    : [];
const keepUntouched = ({ tree, untouched, released }) => {
    const written = new Set(released);
    return keepAll(tree, untouched.flatMap((image) => [
        (0,paths/* findingsFile */.Ru)(image.facts.slug),
        ...(written.has(image) ? [] : [(0,paths/* releasesFile */.D9)(image.facts.slug)]),
    ]));
};
const fetchChanged = (build, findings, digests, run) => fetchFiles(build, [
    ...(build.published.memory.trusted
        ? [
            ...[...touchedIds(findings.cves)].flatMap((id) => { var _a; return (_a = (0,paths/* cveFile */.PP)(id)) !== null && _a !== void 0 ? _a : []; }),
            ...[...digests.prefixes].map(paths/* digestFile */.TM),
        ]
        : []),
    ...[...run.read].map(paths/* changesFile */.e4),
]);
const changeMemory = (build, dataDate) => {
    const { former, coverage } = build;
    const exploitation = chooseExploitation(build.exploitation, former.list);
    return (0,lib_function.pipe)(writeFindings(build), TaskEither.bindTo('findings'), TaskEither.bind('digests', () => writeReleases(build)), TaskEither.tap(() => keepUntouched(build)), TaskEither["let"]('run', ({ findings: { facts } }) => collectFacts(build, facts, dataDate)), TaskEither.tap(({ findings, digests, run }) => fetchChanged(build, findings, digests, run)), TaskEither.bind('cves', ({ findings }) => changeCves(build, findings.cves)), TaskEither.tap(({ cves }) => writeCves(build, cves)), TaskEither.tap(({ digests }) => writeDigests(build, digests)), TaskEither.bind('list', ({ cves }) => writeCveList(build, cves, exploitation.value)), TaskEither.bind('dropped', ({ run, list, cves }) => writeChanges(build, run, list, cves)), TaskEither.map(({ run, list, dropped }) => (Object.assign({ facts: run.facts, days: [...run.added.values()], coverage }, { exploited: countExploited(list), newlyExploited: findNewlyExploited(former.list, list), warnings: [...former.warnings, ...dropped, ...longIdWarnings(list)], notices: [...exploitation.notices, ...write_memory_siteNotices(build)] }))));
};
const writeMemory = (build, images, dataDate) => {
    const scope = findMemoryScope(build, images);
    if (scope.isQuiet)
        return keepMemory(build, scope.coverage);
    const slugs = new Set([...scope.released.map(({ facts }) => facts.slug), ...scope.gone]);
    return (0,lib_function.pipe)(readMemory(build, [...slugs]), TaskEither.chain((former) => changeMemory(Object.assign(Object.assign(Object.assign({}, build), scope), { former }), dataDate)));
};

;// CONCATENATED MODULE: ./lib/publish/build-tree.js









const writeDocuments = ({ catalog, updates, assets, explorer, tree }, { security, totals }) => (0,lib_function.pipe)(assets.contract, TaskEither.tap(() => writeAll(tree, renderCatalog(catalog, security, totals, updates))), TaskEither.chain((contract) => writeAll(tree, contract)), TaskEither.chain(() => (explorer ? assets.explorer : TaskEither.right(undefined))), TaskEither.chain((page) => writeAll(tree, page ? [{ path: 'index.html', content: page }] : [])));
const judgeImages = ({ catalog, catalogDate }, images) => {
    const states = images.map(({ security }) => security);
    const dataDate = findDataDate(states, catalogDate);
    return { dataDate, security: judgeVersions(catalog, states, dataDate) };
};
const buildCatalogTree = (build) => (0,lib_function.pipe)(buildImages(build), TaskEither["let"]('judged', ({ images }) => judgeImages(build, images)), TaskEither.bind('memory', ({ images, judged: { security, dataDate } }) => {
    const judged = security.flatMap((each, i) => {
        const image = images[i];
        return image ? [Object.assign(Object.assign({}, image), { security: each })] : [];
    });
    return writeMemory(build, judged, dataDate);
}), TaskEither.map(({ images, cves, judged, memory }) => (Object.assign(Object.assign({}, Object.assign(Object.assign(Object.assign({}, memory), judged), { cves })), { images: images.map(({ decided }) => decided), totals: countNewCatalog(build.catalog, judged.security), rebuilds: findRebuilds(judged.security), warnings: [...images.flatMap(({ warnings }) => warnings), ...memory.warnings], notices: [...images.flatMap(({ decided }) => decided.notices), ...memory.notices] }))), TaskEither.tap((built) => writeDocuments(build, built)));

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Task.js
var Task = __webpack_require__(3167);
// EXTERNAL MODULE: ./lib/manifest/decode-manifest.js + 4 modules
var decode_manifest = __webpack_require__(9496);
;// CONCATENATED MODULE: ./lib/publish/choose-manifest.js






const judgeByDate = (own, published, relation) => {
    const [ownDate, publishedDate] = [own.committed, published.committed];
    const known = ownDate !== null && publishedDate !== null;
    const stale = known && ownDate < publishedDate;
    const why = relation === 'diverged'
        ? 'the source commits of this run and of the branch have diverged'
        : 'the relation of the source commits of this run and of the branch is unknown';
    const rule = known ? 'the later date counts' : 'without two dates this run counts';
    const taken = stale ? 'the published manifest' : "this run's manifest";
    const dated = ({ commit, committed }) => `${commit} of ${committed !== null && committed !== void 0 ? committed : 'an unknown date'}`;
    return {
        stale,
        warnings: [(0,problem/* problem */.CC)(`${why} (${dated(own)}, ${dated(published)}); ${rule}: ${taken} is used`)],
    };
};
const usePublished = (own, state, warnings) => (0,lib_function.pipe)((0,decode_manifest.parseManifest)('api/v1/state.json', JSON.stringify(state.manifest)), Task.map(Either.match(([first]) => (Object.assign(Object.assign({}, own), { stale: false, warnings: [
        ...warnings,
        (0,problem/* problem */.CC)(`the published manifest cannot be read, so this run's is used: ${first.message}`),
    ], notices: [] })), ({ value }) => ({
    manifest: value,
    source: state.source,
    stale: true,
    warnings,
    notices: [
        `this run's source commit ${own.source.commit} is older than the published one, ${state.source.commit}: the published manifest stays and this run adds its scans; to go back on purpose, revert with a new commit`,
    ],
}))));
const chooseManifest = (own, state, relation) => {
    const current = Object.assign(Object.assign({}, own), { stale: false, warnings: [], notices: [] });
    const commits = commitsToCompare(own.source, state === null || state === void 0 ? void 0 : state.source);
    if (state === undefined || Either.isLeft(commits))
        return Task.of(current);
    return (0,lib_function.pipe)(relation(...commits.right), Task.map((found) => found === 'older' || found === 'newer'
        ? { stale: found === 'older', warnings: [] }
        : judgeByDate(own.source, state.source, found)), Task.chain(({ stale, warnings }) => stale ? usePublished(own, state, warnings) : Task.of(Object.assign(Object.assign({}, current), { warnings }))));
};

;// CONCATENATED MODULE: ./lib/publish/guards.js






const findUse = ({ tip }, { branch, repository }, startedOn) => {
    if (Option.isNone(tip))
        return undefined;
    if (tip.value.isDefault)
        return `the default branch of ${repository}`;
    return branch === startedOn ? 'the branch that this run was started on' : undefined;
};
const protectSourceBranch = (found, inputs, startedOn) => {
    const use = findUse(found, inputs, startedOn);
    if (use === undefined)
        return Either.right([]);
    const name = (0,text_escape/* show */.WU)(inputs.branch);
    return inputs.history === 'squash'
        ? (0,problem/* fail */.fJ)([
            (0,problem/* problem */.CC)(`input history: found squash for the branch ${name}, which is ${use}, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch`),
        ])
        : Either.right([
            (0,problem/* problem */.CC)(`input branch: found ${name}, which is ${use}: every publish adds a commit there; publish to another branch, here or in a repository of its own`),
        ]);
};
const stopForeign = ({ foreign }, { destination, allowRemovals }) => {
    const path = [...destination, 'api/v1'].join('/');
    return foreign && !allowRemovals
        ? (0,problem/* fail */.fJ)([
            (0,problem/* problem */.CC)(`found ${path} on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it`),
        ])
        : Either.right(undefined);
};
const MAX_LISTED_FIRST = 20;
const guards_nextVersions = ({ images }, security) => {
    const recorded = new Set(security.flatMap(({ slug, versions }) => versions.flatMap(({ version, rollup }) => (rollup ? [versionKey(slug, version)] : []))));
    const versions = images.flatMap((image) => {
        var _a;
        return ((_a = image.versions) !== null && _a !== void 0 ? _a : []).map(({ version, digest = null }) => {
            const key = versionKey(image.slug, version);
            return [key, { digest, hasRecord: recorded.has(key) }];
        });
    });
    return { slugs: new Set(images.map(({ slug }) => slug)), versions: new Map(versions) };
};
const ADVICE = 'if this is meant, run once with allow-removals: true; if not, correct the manifest or give the missing reports';
const stop = (what, gone, of) => {
    if (2 * gone.length <= of)
        return [];
    const others = gone.slice(MAX_LISTED_FIRST);
    const rest = others.length > 0 ? `; the others are ${others.join(', ')}` : '';
    return [
        (0,problem/* problem */.CC)(`this run would remove ${gone.length} of ${of} published ${what} (${(0,join_limited/* joinLimited */.x)(gone, MAX_LISTED_FIRST)}); nothing was published; ${ADVICE}${rest}`),
    ];
};
const RECORD = /^security\/([^/]+)\/([^/]+)\.json$/;
const listRecords = ({ files }) => [...files.keys()].flatMap((file) => {
    var _a;
    const [, slug, version] = (_a = RECORD.exec(file)) !== null && _a !== void 0 ? _a : [];
    return slug && version ? [versionKey(slug, version)] : [];
});
const listImages = ({ slugs, versions }, records) => {
    const named = [...versions.keys(), ...records].map((key) => parseVersionKey(key).slug);
    return slugs.length > 0 ? slugs : [...new Set(named)];
};
const checkRemovals = (published, remaining) => {
    const all = listRecords(published);
    const records = all.filter((key) => {
        const next = remaining.versions.get(key);
        const before = published.versions.get(key);
        return next === undefined || before === undefined || next.digest === before.digest;
    });
    const images = listImages(published, all);
    const goneImages = images.filter((slug) => !remaining.slugs.has(slug));
    const goneRecords = records.filter((key) => { var _a; return ((_a = remaining.versions.get(key)) === null || _a === void 0 ? void 0 : _a.hasRecord) !== true; });
    return [
        ...stop('images', goneImages, images.length),
        ...stop('scan records', goneRecords, records.length),
    ];
};
const stopRemovals = ({ published }, catalog, { security, warnings }, { allowRemovals }) => {
    const problems = allowRemovals ? [] : checkRemovals(published, guards_nextVersions(catalog, security));
    return problems.length > 0 ? (0,problem/* fail */.fJ)([...problems, ...warnings.map(problem/* asWarning */.PQ)]) : Either.right(undefined);
};

;// CONCATENATED MODULE: ./lib/changes/next-history.js

const MAX_ROWS = 800;
const toRow = (date, { totals, coverage, exploited }) => (Object.assign(Object.assign({ date, images: totals.images }, coverage), { total: totals.findings, fixable: totals.fixable, critical: totals.critical, high: totals.high, medium: totals.medium, low: totals.low, unknown: totals.unknown, imagesWithCves: totals.imagesWithCves, imagesNeedingRebuild: totals.imagesNeedingRebuild, exploited }));
const nextHistory = (rows, numbers, dataDate) => {
    const day = dataDate === null ? undefined : (0,instant/* dayOf */.kb)(dataDate);
    const newest = rows.at(-1);
    const date = newest !== undefined && day !== undefined && newest.date > day ? newest.date : day;
    const kept = (newest === null || newest === void 0 ? void 0 : newest.date) === date ? rows.slice(0, -1) : rows;
    const data = date === undefined ? rows : [...kept, toRow(date, numbers)];
    return Object.assign({ apiVersion: 'v1', resource: 'history' }, { total: Math.min(data.length, MAX_ROWS), data: data.slice(-MAX_ROWS) });
};

// EXTERNAL MODULE: ./lib/git-objects/build-tree.js
var build_tree = __webpack_require__(4727);
;// CONCATENATED MODULE: ./lib/render/landing.js
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

;// CONCATENATED MODULE: ./lib/publish/landings.js



const SITE_FILES = new Set(['.nojekyll', 'CNAME']);
const isOwn = ({ segments, pages }, depth, name, id) => {
    if (name === segments[depth])
        return true;
    const page = pages.get(depth);
    return page !== undefined && (SITE_FILES.has(name) || (name === 'index.html' && id === page));
};
const holdsOnlyTheCatalog = (served) => served.listings.every((listing, depth) => [...listing].every(([name, id]) => isOwn(served, depth, name, id)));
const hasForeignFile = (served) => {
    var _a;
    return [...((_a = served.listings[0]) !== null && _a !== void 0 ? _a : [])].some(([name, id]) => id !== undefined && !isOwn(served, 0, name, id));
};
const decideLanding = (served, wanted) => {
    const [folder] = served.listings;
    if (folder === null || folder === void 0 ? void 0 : folder.has('index.html'))
        return folder.get('index.html') === served.pages.get(0) && (!wanted || hasForeignFile(served))
            ? 'remove'
            : 'leave';
    return wanted && holdsOnlyTheCatalog(served) ? 'add' : 'leave';
};
const findLandings = (tip, destination, wanted) => {
    var _a;
    const segments = (0,paths/* apiPath */.So)(destination);
    const pages = new Map([...new Set([0, destination.length])].map((depth) => [
        depth,
        Buffer.from(landingPage(destination.slice(depth))),
    ]));
    const added = new Map();
    const removed = [];
    for (const [depth, page] of pages) {
        const decision = decideLanding({
            listings: ((_a = tip === null || tip === void 0 ? void 0 : tip.parents) !== null && _a !== void 0 ? _a : []).slice(depth),
            segments: segments.slice(depth),
            pages: new Map([...pages].map(([at, bytes]) => [at - depth, (0,objects/* blobId */.zA)([bytes])])),
        }, wanted);
        const path = [...segments.slice(0, depth), 'index.html'].join('/');
        if (decision === 'add')
            added.set(path, page);
        if (decision === 'remove')
            removed.push(path);
    }
    return { added, removed };
};

;// CONCATENATED MODULE: ./lib/publish/state-file.js




















const folderIds = (rendered) => {
    const nested = [...rendered].filter(([path]) => path.includes('/'));
    return new Map([...(0,group_by/* groupBy */.$)(nested, ([path]) => path.slice(0, path.indexOf('/')))].map(([folder, files]) => [
        folder,
        (0,build_tree/* folderId */.Cs)(files.map(([path, id]) => [path.slice(folder.length + 1), id])),
    ]));
};
const pickIds = (names, ids) => new Map(names.flatMap((name) => {
    const id = ids.get(name);
    return id === undefined ? [] : [[name, id]];
}));
const stateFile = ({ manifest, source }, rendered, folders) => {
    var _a;
    return jsonFile('state.json', State, {
        format: state_format/* FORMAT */.uB,
        source,
        manifest: manifest_manifest/* Manifest */._8.encode(manifest),
        security: (_a = folders.get('security')) !== null && _a !== void 0 ? _a : (0,build_tree/* folderId */.Cs)([]),
        documents: new Map(pickIds(LISTED_IN_STATE, rendered)),
        folders: new Map(pickIds(MEMORY_FOLDERS, folders)),
    });
};
const historyFile = ({ published: { memory }, latest }, { totals, coverage, exploited, dataDate }) => {
    const { value: rows = [], warnings } = memory.history
        ? readHistory(latest, memory.history)
        : NO_DOCUMENT;
    const history = nextHistory(rows, { totals, coverage, exploited }, dataDate);
    return { value: jsonFile(HISTORY, HistoryCollection, history), warnings };
};
const FOLLOWING = [HISTORY, INTEGRITY, 'state.json'];
const writeState = (build, { destination, landing, explorer }, branch, own, built) => {
    var _a;
    const { git, published, tree } = build;
    const { files } = tree;
    const tip = Option.toUndefined(branch.tip);
    const nojekyll = [...missingNojekyll(branch, destination)].map((path) => [path, Buffer.alloc(0)]);
    const landings = findLandings(tip, destination, landing && explorer);
    const next = {
        rendered: files,
        alongside: new Map([...nojekyll, ...landings.added]),
        removed: landings.removed,
    };
    const former = pickIds(FOLLOWING, published.files);
    for (const [file, id] of former)
        files.set(file, id);
    const changes = ownedChanges(tip, destination, next);
    const isWhole = former.size === FOLLOWING.length &&
        !published.isStateOutdated &&
        (((_a = published.state) === null || _a === void 0 ? void 0 : _a.format) !== state_format/* FORMAT */.uB ||
            isAsPublished(published.state, published.files, INTEGRITY));
    if (isWhole && countChanges(changes) === 0)
        return (0,lib_function.pipe)(keepAll(tree, FOLLOWING), TaskEither.map(() => ({ changes, nextFiles: Option.none, warnings: [], integrity: undefined })));
    const history = historyFile(build, built);
    return (0,lib_function.pipe)(tree.write(history.value), TaskEither.map(() => folderIds(files)), TaskEither.bindTo('folders'), TaskEither.bind('integrity', ({ folders }) => integrityFile(git, published, files, tree.digests, folders)), TaskEither.tap(({ integrity }) => tree.write(integrity)), TaskEither.tap(({ folders }) => tree.write(stateFile(own, files, folders))), TaskEither.map(({ integrity }) => {
        const all = ownedChanges(tip, destination, next);
        return {
            changes: all,
            nextFiles: countChanges(all) > 0 ? Option.some(next) : Option.none,
            warnings: history.warnings,
            integrity: digestOf([Buffer.from(integrity.content)]).sha256,
        };
    }));
};

;// CONCATENATED MODULE: ./lib/publish/unmatched-reports.js






const underReports = (0,problem/* withTitle */.ZA)('Scanner reports');
const unmatched_reports_MAX_LISTED = 4;
const MAX_LISTED_REPORTS = 3;
const madeFor = ({ identity }) => (0,join_limited/* joinLimited */.x)([...new Set([...identity.references, ...identity.digests])].map(text_escape/* show */.WU), unmatched_reports_MAX_LISTED);
const indexRepositories = ({ images }) => new Map(images.map((image) => [(0,image_reference/* repositoryOf */._)(image.image), image]));
const otherTagFix = ({ identity }, repositories) => {
    var _a;
    for (const text of identity.references) {
        const { repository, tag } = (0,image_reference/* parseReference */.F)(text);
        const image = repositories.get(repository);
        if (image === undefined || tag === undefined)
            continue;
        const versions = ((_a = image.versions) !== null && _a !== void 0 ? _a : []).map(({ version }) => version);
        const [newest] = versions;
        return newest === undefined
            ? `the manifest states no version of ${image.slug}; add ${(0,text_escape/* show */.WU)(tag)} to it`
            : `the manifest has ${(0,join_limited/* joinLimited */.x)(versions.map(text_escape/* show */.WU), unmatched_reports_MAX_LISTED)} of ${image.slug}; add ${(0,text_escape/* show */.WU)(tag)} to it, or scan ${(0,text_escape/* show */.WU)(newest)}`;
    }
    return undefined;
};
const unmatchedProblem = (repositories) => (scan) => {
    var _a;
    const fix = (_a = otherTagFix(scan, repositories())) !== null && _a !== void 0 ? _a : 'add that version to the manifest, or name the file <slug>/<version>.json';
    return (0,problem/* problem */.CC)(`found a report that was made for ${madeFor(scan) || 'an image without a name'}, expected one of an image version of the manifest; ${fix}`, { file: scan.path });
};
const misnamedNotices = (misnamed) => {
    if (misnamed.length === 0)
        return [];
    const each = misnamed.map(({ scan, keys }) => `${(0,text_escape/* show */.WU)(scan.path)} was made for ${madeFor(scan)} and counts for ${keys.join(', ')}`);
    const subject = misnamed.length === 1 ? 'a report is' : `${misnamed.length} reports are`;
    return [
        `${subject} matched only by the path, although made for another reference: ${(0,join_limited/* joinLimited */.x)(each, MAX_LISTED_REPORTS)}; scan the reference in the manifest if that is not intended`,
    ];
};
const contradictionProblem = ({ scan, key, stated }) => (0,problem/* problem */.CC)(`found a report that was made for ${(0,join_limited/* joinLimited */.x)([...new Set(scan.identity.digests)].map(text_escape/* show */.WU), unmatched_reports_MAX_LISTED)}, expected ${(0,text_escape/* show */.WU)(stated)}, which the manifest states for ${key}; it is not used for ${key}; update the digest in the manifest, or scan the published image`, { file: scan.path });
const matchedIn = ({ byVersion }) => new Set([...byVersion.values()].flat());
const checkUnmatched = (catalog, matches, own, policy) => {
    const { unmatched, contradictions } = matches;
    const matched = matchedIn(matches);
    const ownMatches = own === undefined ? new Set() : matchedIn(own);
    const foreign = contradictions.filter(({ scan }) => !ownMatches.has(scan));
    const unmatchedProblems = unmatched
        .filter((scan) => !ownMatches.has(scan))
        .map(unmatchedProblem((0,lazy/* lazy */.R)(() => indexRepositories(catalog))));
    const unused = foreign.filter(({ scan }) => !matched.has(scan)).map(contradictionProblem);
    if (policy === 'error' && unused.length + unmatchedProblems.length > 0)
        return (0,problem/* fail */.fJ)([...unused, ...unmatchedProblems].map(underReports));
    const contradicted = foreign.map(contradictionProblem);
    const skipped = [...unmatched, ...contradictions.map(({ scan }) => scan)].filter((scan) => ownMatches.has(scan));
    return Either.right({
        warnings: (policy === 'ignore' ? contradicted : [...contradicted, ...unmatchedProblems]).map(underReports),
        notices: [
            ...[...new Set(skipped)].map(({ path }) => `${(0,text_escape/* show */.WU)(path)} fits only this run's own, older manifest; it is skipped`),
            ...misnamedNotices(matches.misnamed),
        ],
    });
};

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





















const withoutFuture = (latest, branch) => (Object.assign(Object.assign({}, branch), { published: withoutFutureDates(latest, branch.published) }));
const join = ({ manifest, inputs, scans }, chosen) => {
    const catalog = applyDefaults(chosen.manifest);
    const matches = matchReports(catalog, scans);
    const own = chosen.stale ? matchReports(applyDefaults(manifest), scans) : undefined;
    return (0,lib_function.pipe)(checkUnmatched(catalog, matches, own, inputs.unmatchedReports), Either.map((unmatched) => ({ catalog, matches, unmatched })));
};
const toFeedHead = ({ inputs, server }, { project, registry, site: stated }, { cname }) => {
    var _a;
    const { repository, branch, destination } = inputs;
    const site = siteOf({ site: stated, cname, server, repository });
    return {
        name: (_a = project.name) !== null && _a !== void 0 ? _a : registry,
        site: site && [site, ...destination.map(encodeURIComponent)].join('/'),
        namespace: `${server}/${repository}#${branch}:${destination.join('/')}`,
    };
};
const planPublish = (request, reading, { assets, git, rows, source, now }, output) => {
    const { inputs, exploitation } = request;
    const { carryForward, explorer, dryRun } = inputs;
    const latest = (0,instant/* latestDate */.Kt)(now());
    return (0,lib_function.pipe)(reading, TaskEither.map((branch) => ({ branch: withoutFuture(latest, branch) })), TaskEither.bind('inUse', ({ branch }) => TaskEither.fromEither(protectSourceBranch(branch, inputs, request.startedOn))), TaskEither.tap(({ branch }) => TaskEither.fromEither(stopForeign(branch, inputs))), TaskEither.bind('manifestChoice', ({ branch }) => TaskEither.fromTask(chooseManifest(request, branch.published.state, (own, published) => source.relation(inputs.manifest, own, published)))), TaskEither.bind('joined', ({ manifestChoice }) => TaskEither.fromEither(join(request, manifestChoice))), TaskEither["let"]('build', ({ branch, manifestChoice, joined: { catalog, matches } }) => {
        var _a;
        const { published } = branch;
        return Object.assign(Object.assign({ catalog, matches, published, carryForward, explorer, exploitation, latest }, { assets, git, rows }), { updates: (_a = request.updates) !== null && _a !== void 0 ? _a : published.updates, catalogDate: manifestChoice.source.committed, changedItems: findChangedItems(manifestChoice.manifest, published.state), isRestated: isRestated(manifestChoice.manifest, published.state), feedHead: toFeedHead(request, catalog, branch), tree: createTreeWriter({ git, output, published: published.files, commits: !dryRun }) });
    }), TaskEither.bind('decided', ({ build }) => buildCatalogTree(build)), TaskEither["let"]('replaced', ({ branch, decided, build }) => findReplaced(branch.published, decided.images, build.tree.files)), TaskEither["let"]('replacedFetched', ({ replaced }) => (0,eager/* eager */.n)(fetchReplaced(replaced, { git }))), TaskEither.tap(({ branch, joined, decided }) => TaskEither.fromEither(stopRemovals(branch, joined.catalog, decided, inputs))), TaskEither.bind('next', ({ build, branch, manifestChoice, decided }) => writeState(build, inputs, branch, manifestChoice, decided)), TaskEither.map((_a) => {
        var { inUse } = _a, _b = _a.joined, { unmatched } = _b, joined = plan_rest(_b, ["unmatched"]), { build, next } = _a, plan = plan_rest(_a, ["inUse", "joined", "build", "next"]);
        return (Object.assign(Object.assign({}, Object.assign(Object.assign(Object.assign({}, plan), joined), next)), { integrity: dryRun ? undefined : next.integrity, feedUrl: build.feedHead.site !== undefined && build.tree.files.has(ATOM_FEED)
                ? `${apiAddress(build.feedHead.site)}${ATOM_FEED}`
                : undefined, warnings: [
                ...inUse,
                ...plan.manifestChoice.warnings,
                ...unmatched.warnings,
                ...plan.branch.warnings,
                ...plan.branch.published.warnings,
                ...plan.decided.warnings,
                ...next.warnings,
                ...build.tree.sizeWarnings,
            ], notices: [
                ...plan.manifestChoice.notices,
                ...referenceNotices(plan.manifestChoice.manifest),
                ...unmatched.notices,
                ...plan.decided.notices,
            ] }));
    }));
};

// EXTERNAL MODULE: ./lib/task/backoff.js
var backoff = __webpack_require__(8956);
;// CONCATENATED MODULE: ./lib/publish/retry.js


const MIN_ATTEMPTS = 10;
const MIN_ELAPSED_MS = 5 * 60000;
const MAX_LOST_RESPONSES = backoff/* BACKOFF_MS */.o.length;
const MAX_REJECTIONS_ON_SAME_TIP = MIN_ATTEMPTS - 1;
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 15000;
const shouldRetry = (attempts, elapsedMs) => attempts < MIN_ATTEMPTS || elapsedMs < MIN_ELAPSED_MS;
const jitter = (delayMs, random) => Math.round(delayMs * (0.5 + random));
const retry_backoff = (attempts, random) => jitter(Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1)), random);
const backoffAfterLostResponse = (lostBefore, random) => { var _a; return jitter((_a = backoff/* BACKOFF_MS */.o[Math.min(lostBefore, backoff/* BACKOFF_MS */.o.length - 1)]) !== null && _a !== void 0 ? _a : 0, random); };
const FIRST_ATTEMPT = {
    count: 1,
    lostResponses: 0,
    rejectionsOnSameTip: 0,
    lastTip: undefined,
};
const retry_stop = (problems) => ({ kind: 'stop', problems });
const MOVED = 'the branch moved meanwhile';
const NOT_MOVED = 'the push was rejected although the branch has not moved';
const LOST = 'the response to the push was lost';
const decideNext = (failure, attempts, elapsedMs, random) => {
    const next = Object.assign(Object.assign({}, attempts), { count: attempts.count + 1 });
    if (failure.kind === 'lost') {
        const lostResponses = attempts.lostResponses + 1;
        return lostResponses < MAX_LOST_RESPONSES
            ? { kind: 'retry', attempts: Object.assign(Object.assign({}, next), { lostResponses }), delayMs: 0, why: LOST }
            : retry_stop([failure.problem]);
    }
    const canRetry = shouldRetry(attempts.count, elapsedMs);
    const delayMs = retry_backoff(attempts.count, random);
    if (failure.kind === 'aborted')
        return failure.moved && canRetry
            ? { kind: 'retry', attempts: next, delayMs, why: MOVED }
            : retry_stop(failure.problems);
    const { tip: lastTip } = failure;
    const isSame = attempts.lastTip === lastTip;
    const rejectionsOnSameTip = isSame ? attempts.rejectionsOnSameTip + 1 : 0;
    if (canRetry)
        return {
            kind: 'retry',
            attempts: Object.assign(Object.assign({}, next), { lastTip, rejectionsOnSameTip }),
            delayMs,
            why: isSame ? NOT_MOVED : MOVED,
        };
    if (rejectionsOnSameTip >= MAX_REJECTIONS_ON_SAME_TIP)
        return retry_stop([failure.problem]);
    const message = `the branch moved during each of ${attempts.count} attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again`;
    return retry_stop([(0,problem/* problem */.CC)(message)]);
};

;// CONCATENATED MODULE: ./lib/publish/attempt.js













const formatMessage = ({ inputs, source, run }, { changes, manifestChoice, decided }) => {
    var _a;
    const { totals } = decided;
    return commitMessage(inputs.commitMessage, Object.assign(Object.assign({}, totals), { changed: countChanges(changes), added: changes.added.size, modified: changes.modified.size, removed: changes.removed.length, cves: hasRecords(totals) ? totals.findings : null, distinctCves: decided.cves, fixable: hasRecords(totals) ? totals.fixable : null, sha: (_a = source.commit) !== null && _a !== void 0 ? _a : '', repository: source.repository, run }), {
        source: manifestChoice.source,
        staleCommit: manifestChoice.stale ? source.commit : null,
    });
};
const toChange = (request, plan, next, time) => {
    const { branch, destination, history, author } = request.inputs;
    return Object.assign({ branch, history, author, time }, { message: formatMessage(request, plan), on: plan.branch.tip, path: (0,paths/* apiPath */.So)(destination), files: next.rendered, alongside: alongsideIds(next), removed: next.removed });
};
const unknowable = (branch) => (0,problem/* problem */.CC)(`the response to the push was lost, and ${(0,text_escape/* show */.WU)(branch)} cannot be read: it may or may not have been published; run again, which does no harm`);
const push = async ({ git, sleep, random }, change, lostBefore) => {
    const pushed = await git.push(change)();
    if (Either.isLeft(pushed))
        return pushed;
    const answer = pushed.right;
    if (answer.kind !== 'unknown')
        return Either.right(answer);
    const { commit, retryAfterMs } = answer;
    await sleep(Math.max(retryAfterMs, backoffAfterLostResponse(lostBefore, random())));
    const found = await git.read(change.branch, change.path)();
    if (Either.isLeft(found))
        return (0,problem/* fail */.fJ)([unknowable(change.branch)]);
    return Either.right(Option.isSome(found.right) && found.right.value.commit === commit
        ? { kind: 'landed', commit }
        : { kind: 'lost', problem: answer.problem, found: found.right });
};
const planAndPush = async (request, reading, capabilities, output, lostBefore) => {
    const planned = await planPublish(request, reading, capabilities, output)();
    if (Either.isLeft(planned))
        return planned;
    const plan = planned.right;
    const compare = compareToPublished(plan, plan.replacedFetched, capabilities);
    if (request.inputs.dryRun || Option.isNone(plan.nextFiles)) {
        const tip = Option.map(({ commit }) => commit)(plan.branch.tip);
        const pushed = { kind: 'nothing to push' };
        return Either.right({ plan, tip, pushed, differences: await compare(), failures: [] });
    }
    const next = plan.nextFiles.value;
    for (const content of next.alongside.values()) {
        const written = await capabilities.git.writeBlob((0,objects/* blobId */.zA)([content]), [content])();
        if (Either.isLeft(written))
            return written;
    }
    const change = toChange(request, plan, next, Math.floor(capabilities.now() / 1000));
    const [result, differences] = await Promise.all([
        push(capabilities, change, lostBefore),
        compare(),
    ]);
    if (Either.isLeft(result))
        return result;
    const pushed = result.right;
    const tip = pushed.kind === 'landed' ? Option.some(pushed.commit) : Option.none;
    return Either.right({ plan, tip, pushed, differences, failures: [] });
};
const isDone = ({ pushed }) => pushed.kind === 'landed' || pushed.kind === 'nothing to push';
const attemptPublish = async (request, reading, capabilities, lostBefore) => {
    if (request.inputs.output === '')
        return planAndPush(request, reading, capabilities, undefined, lostBefore);
    const opened = await capabilities.outputs.open(request.inputs.output)();
    if (Either.isLeft(opened))
        return opened;
    const output = opened.right;
    let isFinal = false;
    try {
        const result = await planAndPush(request, reading, capabilities, output, lostBefore);
        isFinal = Either.isRight(result) && isDone(result.right);
        if (Either.isLeft(result) || !isFinal)
            return result;
        const finished = await output.finish()();
        return Either.isLeft(finished) ? Either.right(Object.assign(Object.assign({}, result.right), { failures: finished.left })) : result;
    }
    finally {
        if (!isFinal)
            await output.discard()();
    }
};

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







const toPublication = (_a, lost) => {
    var { pushed: _ } = _a, last = publish_rest(_a, ["pushed"]);
    return lost !== undefined && countChanges(last.plan.changes) === 0
        ? Object.assign(Object.assign({}, last), { differences: lost.differences, plan: Object.assign(Object.assign({}, last.plan), { changes: lost.plan.changes }) }) : last;
};
const toOutcome = async (result, { git }) => {
    if (Either.isLeft(result)) {
        const moved = Either.getOrElse(() => false)(await git.hasMoved());
        return Either.left({ kind: 'aborted', moved, problems: result.left });
    }
    const { pushed, plan } = result.right;
    if (pushed.kind === 'moved') {
        const tip = Option.isSome(plan.branch.tip) ? plan.branch.tip.value.commit : '';
        return Either.left({ kind: 'moved', tip, problem: pushed.problem });
    }
    return pushed.kind === 'lost' ? Either.left({ kind: 'lost', problem: pushed.problem }) : result;
};
const findLost = (result) => Either.isRight(result) && result.right.pushed.kind === 'lost'
    ? { attempt: result.right, found: result.right.pushed.found }
    : undefined;
const publish = (request, reading, capabilities) => async () => {
    var _a;
    const { git, log, now, sleep, random } = capabilities;
    const start = now();
    let attempts = FIRST_ATTEMPT;
    let branch = reading;
    let lost;
    for (;;) {
        const result = await attemptPublish(request, branch, capabilities, attempts.lostResponses);
        const outcome = await toOutcome(result, capabilities);
        if (Either.isRight(outcome))
            return Either.right(toPublication(outcome.right, lost));
        const next = decideNext(outcome.left, attempts, now() - start, random());
        if (next.kind === 'stop')
            return Either.left(next.problems);
        log.info(`${next.why}; retrying on its tip (attempt ${next.attempts.count})`);
        if (next.delayMs > 0)
            await sleep(next.delayMs);
        attempts = next.attempts;
        const unanswered = findLost(result);
        lost = (_a = unanswered === null || unanswered === void 0 ? void 0 : unanswered.attempt) !== null && _a !== void 0 ? _a : lost;
        branch = readBranch(git, request.inputs, unanswered && TaskEither.right(unanswered.found));
    }
};

;// CONCATENATED MODULE: ./lib/stages/publish-catalog.js








const countsLine = ({ plan: { branch, changes } }) => {
    const before = (0,lib_function.pipe)(branch.tip, Option.match(() => 'the branch is new', ({ commit }) => `published before: ${branch.published.files.size} files at ${commit}`));
    return `${before}; files that differ: ${countChanges(changes)}`;
};
const matchLines = ({ plan: { matches } }) => [
    ...[...matches.byVersion].flatMap(([key, scans]) => scans.map(({ path }) => `${(0,text_escape/* show */.WU)(path)} belongs to ${key}`)),
    ...matches.unmatched.map(({ path }) => `${(0,text_escape/* show */.WU)(path)} belongs to no version`),
    ...matches.contradictions.map(({ scan, key }) => `${(0,text_escape/* show */.WU)(scan.path)} names ${key}, but was made for another digest`),
];
const addFailures = ({ failOn }) => (publication) => {
    const { manifestChoice, decided } = publication.plan;
    const found = findFailures(failOn, {
        security: decided.security,
        stale: manifestChoice.stale,
    }).map((0,problem/* withTitle */.ZA)('fail-on'));
    return Object.assign(Object.assign({}, publication), { failures: [...publication.failures, ...found] });
};
const publishCatalog = (request, reading, capabilities) => (0,lib_function.pipe)(publish(request, reading, capabilities), TaskEither.map(addFailures(request.inputs)), TaskEither.map((publication) => {
    const { log } = capabilities;
    for (const line of matchLines(publication))
        log.debug(line);
    log.info(countsLine(publication));
    return { value: publication, warnings: publication.plan.warnings };
}));

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Apply.js
var Apply = __webpack_require__(6284);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/NonEmptyArray.js
var NonEmptyArray = __webpack_require__(4162);
;// CONCATENATED MODULE: ./lib/stages/read-exploitation.js









const NOT_NAMED = TaskEither.right({ value: undefined, warnings: [] });
const readKev = (file, { workspace, now }) => (0,lib_function.pipe)(workspace.readUnpacked(file), TaskEither.bindTo('bytes'), TaskEither.bind('decoders', () => TaskEither.fromTask(() => Promise.all(/* import() */[__webpack_require__.e(547), __webpack_require__.e(844)]).then(__webpack_require__.bind(__webpack_require__, 9844)))), TaskEither.chainEitherK(({ bytes, decoders }) => decoders.decodeKev(file, bytes)), TaskEither.map((kev) => (0,instant/* isAfter */.dS)((0,instant/* latestDate */.Kt)(now()), kev.released)
    ? {
        value: Object.assign(Object.assign({}, kev), { released: null }),
        warnings: [(0,future_date/* futureDateWarning */.G)(`the dateReleased ${kev.released}`, file)],
    }
    : { value: kev, warnings: [] }));
const readEpss = (file, { workspace, now }) => (0,lib_function.pipe)(workspace.readUnpacked(file), TaskEither.bindTo('bytes'), TaskEither.bind('decoders', () => TaskEither.fromTask(() => __webpack_require__.e(/* import() */ 939).then(__webpack_require__.bind(__webpack_require__, 2939)))), TaskEither.chainEitherK(({ bytes, decoders }) => decoders.decodeEpss(file, bytes)), TaskEither.map((epss) => (0,instant/* isAfter */.dS)((0,instant/* latestDate */.Kt)(now()), epss.date)
    ? {
        value: Object.assign(Object.assign({}, epss), { date: null }),
        warnings: [(0,future_date/* futureDateWarning */.G)(`the score_date ${epss.date}`, file)],
    }
    : { value: epss, warnings: [] }));
const together = (0,Apply.sequenceS)(TaskEither.getApplicativeTaskValidation(Task.ApplyPar, (0,NonEmptyArray.getSemigroup)()));
const startExploitation = (inputs, needed) => (0,lib_function.pipe)(together({
    kev: inputs.kev === '' ? NOT_NAMED : readKev(inputs.kev, needed),
    epss: inputs.epss === '' ? NOT_NAMED : readEpss(inputs.epss, needed),
}), TaskEither.map(({ kev, epss }) => ({
    value: { kev: kev.value, epss: epss.value },
    warnings: [...kev.warnings, ...epss.warnings],
})));
const read_exploitation_describe = ({ kev, epss }) => {
    var _a, _b;
    return [
        ...(kev
            ? [
                `KEV catalog: version ${(0,text_escape/* show */.WU)(kev.version)} of ${(_a = kev.released) !== null && _a !== void 0 ? _a : 'an unknown date'}, ${(0,plural/* pluralize */.t)(kev.count, 'CVE')}`,
            ]
            : []),
        ...(epss
            ? [
                `EPSS scores: model ${epss.model === null ? 'unknown' : (0,text_escape/* show */.WU)(epss.model)} of ${(_b = epss.date) !== null && _b !== void 0 ? _b : 'an unknown date'}`,
            ]
            : []),
    ];
};
const finishExploitation = (started, { log }) => (0,lib_function.pipe)(started, TaskEither.tapIO(({ value }) => () => {
    for (const line of read_exploitation_describe(value))
        log.info(line);
}));

;// CONCATENATED MODULE: ./lib/stages/read-reports.js







const sortByName = (paths, downloaded) => [...paths.map((path) => ({ name: path, location: path })), ...downloaded].sort((a, b) => (0,compare/* compareBytes */.Xo)(a.name, b.name));
const startReading = ({ reports }, downloaded, needed) => (0,lib_function.pipe)(needed.workspace.findReports(reports), TaskEither.map(({ value, warnings }) => (Object.assign(Object.assign({}, needed.reports.start(sortByName(value, downloaded))), { warnings }))));
const read_reports_withoutFutureDates = (latest, scans) => ({
    value: scans.map((scan) => (0,instant/* isAfter */.dS)(latest, scan.scannedAt) ? Object.assign(Object.assign({}, scan), { scannedAt: null }) : scan),
    warnings: scans.flatMap(({ scannedAt, path }) => (0,instant/* isAfter */.dS)(latest, scannedAt) ? [(0,future_date/* futureDateWarning */.G)(`the scan date ${scannedAt}`, path)] : []),
});
const warningsOf = (scans) => scans.flatMap(({ path, warnings }) => warnings.map((text) => (0,problem/* problem */.CC)(text, { file: path })));
const PROGRESS_INTERVAL_MS = 5000;
const openProgress = (what, { log, now }) => {
    let last = now();
    return (done, total) => {
        if (done >= total || now() - last < PROGRESS_INTERVAL_MS)
            return;
        last = now();
        log.info(`${what}: ${done} of ${total}`);
    };
};
const read_reports_countsLine = (scans) => {
    const by = (name) => scans.filter(({ scanner }) => scanner === name).length;
    return `reports read: ${scans.length} (Trivy ${by('Trivy')}, Grype ${by('Grype')})`;
};
const finishReading = ({ invalidReports }, started, needed) => (0,lib_function.pipe)(started, TaskEither.chain(({ files, finish, warnings }) => {
    needed.log.info(`report files: ${files}`);
    const progress = openProgress('reports read', needed);
    return (0,lib_function.pipe)(finish((done) => progress(done, files)), TaskEither.map((read) => {
        const scans = read.flatMap((each) => (Either.isRight(each) ? [each.right] : []));
        const dated = read_reports_withoutFutureDates((0,instant/* latestDate */.Kt)(needed.now()), scans);
        return {
            scans: dated.value,
            problems: read.flatMap((each) => (Either.isLeft(each) ? each.left : [])),
            warnings: [...warnings, ...dated.warnings, ...warningsOf(scans)],
        };
    }));
}), TaskEither.chainEitherK(({ scans, problems, warnings }) => problems.length > 0 && invalidReports === 'error'
    ? (0,problem/* fail */.fJ)([...problems, ...warnings.map(problem/* asWarning */.PQ)])
    : Either.right({ value: scans, warnings: [...warnings, ...problems] })), TaskEither.tapIO(({ value }) => () => needed.log.info(read_reports_countsLine(value))));

// EXTERNAL MODULE: ./lib/document/parse-source.js
var parse_source = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/document/decode-source.js + 2 modules
var decode_source = __webpack_require__(3907);
// EXTERNAL MODULE: ./lib/manifest/advice.js
var advice = __webpack_require__(1178);
;// CONCATENATED MODULE: ./lib/manifest/decode-updates.js








const Items = lib.array(api_items/* Update */.UT, 'Updates');
const InUpdates = (0,object/* object */.Ik)('UpdatesFile', { updates: Items });
const InData = (0,object/* object */.Ik)('UpdatesCollection', {
    apiVersion: (0,object/* optional */.lq)(lib.unknown),
    resource: (0,object/* optional */.lq)(lib.unknown),
    total: (0,object/* optional */.lq)(lib.unknown),
    data: Items,
});
const keysOf = ({ root }) => root.kind === 'map' ? root.entries.map(({ key }) => key) : [];
const decodeUpdates = (source) => {
    if (source.root.kind === 'list')
        return (0,decode_source/* decodeSource */.E)(source, Items, advice/* advise */.T);
    if (keysOf(source).includes('updates'))
        return (0,lib_function.pipe)((0,decode_source/* decodeSource */.E)(source, InUpdates, advice/* advise */.T), Either.map(({ value, warnings }) => ({ value: value.updates, warnings })));
    if (keysOf(source).includes('data'))
        return (0,lib_function.pipe)((0,decode_source/* decodeSource */.E)(source, InData, advice/* advise */.T), Either.map(({ value, warnings }) => ({ value: value.data, warnings })));
    return (0,problem/* fail */.fJ)([
        (0,problem/* problem */.CC)('found neither a list nor the key updates or data, expected a list of updates, or a map with the list under updates or data; write updates: and the list below it', { file: source.file }),
    ]);
};

;// CONCATENATED MODULE: ./lib/stages/read-updates.js




const readUpdates = (file, { workspace, log }) => (0,lib_function.pipe)(workspace.readText(file), TaskEither.chain((text) => (0,parse_source/* parseSourceFile */.Z)(file, text)), TaskEither.chainEitherK(decodeUpdates), TaskEither.tapIO(({ value }) => () => log.info(`updates: ${value.length}`)));

// EXTERNAL MODULE: ./lib/summary/format.js
var summary_format = __webpack_require__(5848);
// EXTERNAL MODULE: ./lib/summary/markdown.js
var markdown = __webpack_require__(3122);
// EXTERNAL MODULE: ./lib/summary/sections.js
var sections = __webpack_require__(8307);
;// CONCATENATED MODULE: ./lib/summary/news.js






const news_MAX_ROWS = 10;
const COLUMNS = ['CVE', 'Severity', 'Known since', 'Due', 'Images:', 'Versions:', 'With a fix:'];
const formatRow = (addresses) => ({ id, severity, kev, images, versions, fixable }) => {
    var _a, _b;
    return (0,markdown/* tableRow */.jD)([
        (0,summary_format/* formatCve */.uH)(addresses, id),
        severity_counts/* keyOfSeverity */.ib[severity],
        (_a = kev === null || kev === void 0 ? void 0 : kev.added) !== null && _a !== void 0 ? _a : '',
        (_b = kev === null || kev === void 0 ? void 0 : kev.due) !== null && _b !== void 0 ? _b : '',
        (0,plural/* formatNumber */.Z)(images),
        (0,plural/* formatNumber */.Z)(versions),
        (0,plural/* formatNumber */.Z)(fixable),
    ]);
};
const formatExploited = (items, addresses) => {
    if (items.length === 0)
        return [];
    const more = items.length - news_MAX_ROWS;
    return [
        '',
        '### Known to be exploited',
        '',
        `**${(0,plural/* pluralize */.t)(items.length, 'open CVE')}** became known to be exploited${more > 0 ? `; the first ${news_MAX_ROWS}` : ''}:`,
        '',
        ...(0,markdown/* tableHead */.PP)(COLUMNS),
        ...items.slice(0, news_MAX_ROWS).map(formatRow(addresses)),
    ];
};
const newsDetails = ({ decided, feedUrl, }) => {
    const news = decided.days.flatMap(dayNews);
    const feed = feedUrl === undefined ? [] : [`Feed: ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(feedUrl), feedUrl)}`, ''];
    return news.length === 0
        ? []
        : [
            (0,sections/* detailsSection */.Il)(`News (${news.length})`, feed, news, ({ title, _catalog: { date } }) => `- ${date}: ${(0,markdown/* prose */.CS)(title)}`),
        ];
};

;// CONCATENATED MODULE: ./lib/summary/next-steps.js






const MAX_IN_OVERVIEW = 3;
const explainUnscanned = (key, digest, contradicted, published) => {
    if (contradicted.has(key))
        return 'its report is for another digest';
    const former = published.get(key);
    if (former === undefined || !former.hasRecord)
        return 'no report yet';
    return former.digest === digest
        ? 'no report in this run, and carry-forward is off'
        : 'no report for the new digest yet';
};
const findGap = (slug, { version, digest, decision }, contradicted, published) => {
    var _a;
    if (decision.kind === 'unscanned') {
        const why = explainUnscanned(versionKey(slug, version), digest, contradicted, published);
        return [{ slug, version, state: 'not scanned', why }];
    }
    if (decision.kind === 'withheld') {
        const why = (_a = decision.why) !== null && _a !== void 0 ? _a : 'no report since the one that proves nothing';
        return [{ slug, version, state: 'withheld', why }];
    }
    if (decision.kind === 'kept') {
        const why = 'reported by the run that scanned it';
        return decision.published.state === 'partial' ? [{ slug, version, state: 'partial', why }] : [];
    }
    const [first] = decision.outcome.incomplete;
    return first === undefined
        ? []
        : [{ slug, version, state: 'partial', why: describeGap(first.gaps) }];
};
const next_steps_findGaps = ({ plan: { branch, decided, matches }, }) => {
    const contradicted = new Set(matches.contradictions.map(({ key }) => key));
    return decided.images.flatMap(({ slug, versions }) => versions.flatMap((each) => findGap(slug, each, contradicted, branch.published.versions)));
};
const STATE_MARKS = {
    'not scanned': '❔',
    withheld: '⛔',
    partial: '🌗',
};
const gapLine = (addresses, gaps, state) => {
    const these = gaps.filter((gap) => gap.state === state);
    if (these.length === 0)
        return [];
    const format = (gap) => `${(0,summary_format/* formatVersion */.qh)(addresses, gap)} (${(0,markdown/* prose */.CS)(gap.why)})`;
    const what = `**${(0,plural/* pluralize */.t)(these.length, 'version')} ${state}**`;
    return [`- ${STATE_MARKS[state]} ${what}: ${(0,markdown/* joinFirst */.FS)(these, format, MAX_IN_OVERVIEW)}`];
};
const rebuildLine = (addresses, rebuilds) => {
    if (rebuilds.length === 0)
        return [];
    const format = (each) => `${(0,summary_format/* formatVersion */.qh)(addresses, each)} (${(0,summary_format/* formatSeverities */.fL)(each.counts)}; ${(0,plural/* formatNumber */.Z)(each.counts.fixable)} fixable)`;
    const needs = rebuilds.length === 1 ? 'needs' : 'need';
    const what = `**${(0,plural/* pluralize */.t)(rebuilds.length, 'version')} ${needs} a rebuild**`;
    return [`- 🔧 ${what}, worst first: ${(0,markdown/* joinFirst */.FS)(rebuilds, format, MAX_IN_OVERVIEW)}`];
};
const warningLines = (warnings) => warnings.length === 0
    ? []
    : [
        `- ⚠️ **${(0,plural/* pluralize */.t)(warnings.length, 'warning')}**${warnings.length > MAX_IN_OVERVIEW ? ', including' : ''}:`,
        ...warnings.slice(0, MAX_IN_OVERVIEW).map((each) => `  - ${(0,summary_format/* formatProblemMarkdown */._I)(each)}`),
    ];
const pagesLine = ({ needsPages, inputs, address, settings }) => {
    if (!needsPages)
        return [];
    const page = `${address}/`;
    return [
        `- 👉 **Switch Pages on** at ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(settings), settings)}: "Deploy from a branch", branch ${(0,markdown/* code */.aY)(inputs.branch)}, folder ${(0,markdown/* code */.aY)('/ (root)')}. A minute later the catalog is at ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(page), page)}.`,
    ];
};
const nextStepsOverview = (advised) => {
    const { publication, addresses, gaps, warnings } = advised;
    const lines = [
        ...pagesLine(advised),
        ...rebuildLine(addresses, publication.plan.decided.rebuilds),
        ...gapLine(addresses, gaps, 'not scanned'),
        ...gapLine(addresses, gaps, 'withheld'),
        ...gapLine(addresses, gaps, 'partial'),
        ...warningLines(warnings),
    ];
    return lines.length === 0 ? [] : ['', '### What to do next', '', ...lines];
};
const rebuildDetails = (addresses, rebuilds) => (0,sections/* detailsSection */.Il)(`Needs a rebuild (${(0,plural/* formatNumber */.Z)(rebuilds.length)})`, (0,markdown/* tableHead */.PP)(['Version', 'By severity', 'Fixable:', 'Image', 'Digest']), rebuilds, (each) => (0,markdown/* tableRow */.jD)([
    (0,summary_format/* formatVersion */.qh)(addresses, each),
    (0,summary_format/* formatSeverities */.fL)(each.counts),
    (0,plural/* formatNumber */.Z)(each.counts.fixable),
    (0,markdown/* code */.aY)(each.image),
    (0,summary_format/* formatDigest */.MO)(each),
]));
const gapDetails = (addresses, gaps) => (0,sections/* detailsSection */.Il)(`Not scanned, withheld or partial (${(0,plural/* formatNumber */.Z)(gaps.length)})`, (0,markdown/* tableHead */.PP)(['Version', 'State', 'Why']), gaps, (gap) => (0,markdown/* tableRow */.jD)([
    (0,summary_format/* formatVersion */.qh)(addresses, gap),
    `${STATE_MARKS[gap.state]} ${gap.state}`,
    (0,markdown/* prose */.CS)(gap.why),
]));
const nextStepsDetails = ({ publication, addresses, gaps, warnings, notices, }) => [
    rebuildDetails(addresses, publication.plan.decided.rebuilds),
    gapDetails(addresses, gaps),
    (0,sections/* detailsSection */.Il)(`Warnings (${(0,plural/* formatNumber */.Z)(warnings.length)})`, [], warnings.length > MAX_IN_OVERVIEW ? warnings : [], (each) => `- ${(0,summary_format/* formatProblemMarkdown */._I)(each)}`),
    (0,sections/* detailsSection */.Il)(`Notices (${(0,plural/* formatNumber */.Z)(notices.length)})`, [], notices, (each) => `- ${(0,markdown/* proseLinking */.ei)(each, addresses.settings)}`),
];

;// CONCATENATED MODULE: ./lib/diff/group-by-cve.js


const mergeCves = (a, b) => {
    var _a;
    return ({
        id: a.id,
        severity: (0,severity/* worse */.JJ)(a.severity, b.severity),
        fixable: a.fixable || b.fixable,
        fixes: [...new Set([...a.fixes, ...b.fixes])],
        packages: [...new Set([...a.packages, ...b.packages])],
        url: (_a = a.url) !== null && _a !== void 0 ? _a : b.url,
    });
};
const compareReach = (a, b) => compareCves(Object.assign(Object.assign({}, a), { id: '' }), Object.assign(Object.assign({}, b), { id: '' })) ||
    b.images - a.images ||
    b.versions - a.versions ||
    compareCves(a, b);
const groupByCve = (versions, cvesOf) => {
    const groups = new Map();
    for (const change of versions) {
        for (const cve of cvesOf(change)) {
            const group = groups.get(cve.id);
            if (group === undefined) {
                groups.set(cve.id, { cve, slugs: new Set([change.slug]), versions: 1 });
                continue;
            }
            group.cve = mergeCves(group.cve, cve);
            group.slugs.add(change.slug);
            group.versions += 1;
        }
    }
    return [...groups.values()]
        .map(({ cve, slugs, versions: count }) => (Object.assign(Object.assign({}, cve), { images: slugs.size, versions: count })))
        .sort(compareReach);
};

;// CONCATENATED MODULE: ./lib/summary/scan-changes.js







const scan_changes_MAX_ROWS = 10;
const MAX_NAMES = 3;
const MAX_CVES_IN_DETAILS = 40;
const CVE_COLUMNS = ['CVE', 'Severity', 'Fixed in', 'Packages', 'Images:', 'Versions:'];
const formatNames = (names) => (0,markdown/* joinFirst */.FS)(names, markdown/* code */.aY, MAX_NAMES);
const formatCveRow = (cve) => (0,markdown/* tableRow */.jD)([
    (0,summary_format/* formatAdvisory */.LF)(cve),
    severity_counts/* keyOfSeverity */.ib[cve.severity],
    formatNames(cve.fixes),
    formatNames(cve.packages),
    (0,plural/* formatNumber */.Z)(cve.images),
    (0,plural/* formatNumber */.Z)(cve.versions),
]);
const IMAGE_COLUMNS = ['', 'Image', 'New CVEs:', 'Closed:', 'Versions and their findings'];
const scan_changes_countOf = (cves) => cves.length === 0 ? '' : (0,plural/* formatNumber */.Z)(cves.length);
const formatImageRow = (addresses) => ([slug, versions]) => {
    const formatOne = (each) => {
        const severities = each.after === undefined ? '' : (0,summary_format/* formatSeverities */.fL)(each.after);
        return `${(0,summary_format/* formatTag */._3)(addresses, each)} ${(0,summary_format/* beforeAfter */.yE)(each)}${severities === '' ? '' : ` (${severities})`}`;
    };
    return (0,markdown/* tableRow */.jD)([
        summary_format/* KIND_LABELS */.bu[versions[0].kind],
        (0,summary_format/* formatImage */.vy)(addresses, slug),
        scan_changes_countOf(groupByCve(versions, ({ added }) => added)),
        scan_changes_countOf(groupByCve(versions, ({ closed }) => closed)),
        (0,markdown/* joinFirst */.FS)(versions, formatOne, MAX_NAMES, '<br>'),
    ]);
};
const countKinds = (versions) => {
    const of = (kind) => versions.filter((each) => each.kind === kind).length;
    const kinds = [
        [of('worse'), 'worse'],
        [of('better'), 'better'],
        [of('other'), 'with other CVEs but the same counts'],
        [of('unknown'), 'replaced (the previous record could not be read)'],
        [of('new'), 'scanned for the first time'],
        [of('gone'), 'without a record now'],
    ];
    return kinds.flatMap(([number, kind]) => (number > 0 ? [`${(0,plural/* formatNumber */.Z)(number)} ${kind}`] : []));
};
const formatHeadline = (added, closed, versions) => {
    const cves = [
        ...(added.length > 0 ? [`**${(0,plural/* pluralize */.t)(added.length, 'new CVE')}**`] : []),
        ...(closed.length > 0 ? [`**${(0,plural/* pluralize */.t)(closed.length, 'closed CVE')}**`] : []),
    ];
    const kinds = `${cves.length > 0 ? 'versions' : 'Versions'}: ${countKinds(versions).join(', ')}`;
    return [...cves, kinds].join(' · ');
};
const cveTable = (title, cves) => cves.length === 0
    ? []
    : [
        '',
        `**${title}**`,
        '',
        ...(0,markdown/* tableHead */.PP)(CVE_COLUMNS),
        ...cves.slice(0, scan_changes_MAX_ROWS).map(formatCveRow),
    ];
const VERSION_COLUMNS = ['', 'Version', 'Findings:', 'By severity', 'Fixable:', 'New', 'Closed'];
const formatFixable = (now, before = now) => now === before ? (0,plural/* formatNumber */.Z)(now) : `${(0,plural/* formatNumber */.Z)(now)}&nbsp;(${(0,summary_format/* formatChange */.eD)(now - before)})`;
const formatVersionRow = (addresses) => (change) => {
    const { kind, before, after, added, closed } = change;
    return (0,markdown/* tableRow */.jD)([
        summary_format/* KIND_LABELS */.bu[kind],
        (0,summary_format/* formatVersion */.qh)(addresses, change),
        (0,summary_format/* beforeAfter */.yE)(change),
        after === undefined ? '' : (0,summary_format/* formatSeverities */.fL)(after),
        after === undefined ? '' : formatFixable(after.fixable, before === null || before === void 0 ? void 0 : before.fixable),
        (0,summary_format/* formatAdded */.E7)(added, MAX_CVES_IN_DETAILS),
        (0,summary_format/* formatClosed */.kG)(closed, MAX_CVES_IN_DETAILS),
    ]);
};
const foldLonger = (title, head, items, rowOf) => (0,sections/* detailsSection */.Il)(`${title} (${(0,plural/* formatNumber */.Z)(items.length)})`, head, items.length > scan_changes_MAX_ROWS ? items : [], rowOf);
const formatScanChanges = ({ first, versions }, addresses) => {
    if (first || versions.length === 0)
        return { overview: [], details: [] };
    const added = groupByCve(versions, (change) => change.added);
    const closed = groupByCve(versions, (change) => change.closed);
    const images = [...(0,group_by/* groupBy */.$)(versions, ({ slug }) => slug)];
    const head = (0,markdown/* tableHead */.PP)(CVE_COLUMNS);
    return {
        overview: [
            '',
            '### What changed in the scans',
            '',
            formatHeadline(added, closed, versions),
            ...cveTable('New CVEs', added),
            ...cveTable('Closed CVEs', closed),
            '',
            '**By image**',
            '',
            ...(0,markdown/* tableHead */.PP)(IMAGE_COLUMNS),
            ...images.slice(0, scan_changes_MAX_ROWS).map(formatImageRow(addresses)),
        ],
        details: [
            foldLonger('Every new CVE', head, added, formatCveRow),
            foldLonger('Every closed CVE', head, closed, formatCveRow),
            (0,sections/* detailsSection */.Il)(`Every version that changed (${(0,plural/* formatNumber */.Z)(versions.length)})`, (0,markdown/* tableHead */.PP)(VERSION_COLUMNS), versions, formatVersionRow(addresses)),
        ],
    };
};

;// CONCATENATED MODULE: ./lib/summary/result.js










const isUnscanned = ({ plan: { decided } }) => decided.totals.images > 0 && !hasRecords(decided.totals);
const result_formatTitle = (publication, { dryRun }) => {
    const { plan, failures } = publication;
    const { changes } = plan;
    const files = countChanges(changes);
    if (failures.length > 0 && dryRun)
        return `❌ Dry run failed: would publish ${(0,plural/* pluralize */.t)(files, 'file')}`;
    if (failures.length > 0)
        return files > 0 ? '❌ Catalog published, but the step failed' : '❌ The step failed';
    if (dryRun)
        return files > 0
            ? `🔎 Dry run: would publish ${(0,plural/* pluralize */.t)(files, 'file')}`
            : '🔎 Dry run: would change nothing';
    const done = files > 0 ? 'Catalog published' : 'Catalog unchanged';
    return isUnscanned(publication) ? `⚠️ ${done}, nothing scanned yet` : `✅ ${done}`;
};
const formatFileCounts = ({ added, modified, removed }) => [
    ...(added.size > 0 ? [`${(0,plural/* formatNumber */.Z)(added.size)} added`] : []),
    ...(modified.size > 0 ? [`${(0,plural/* formatNumber */.Z)(modified.size)} modified`] : []),
    ...(removed.length > 0 ? [`${(0,plural/* formatNumber */.Z)(removed.length)} removed`] : []),
].join(', ');
const commitLink = (commit, { server, inputs }) => (0,markdown/* link */.nf)((0,markdown/* code */.aY)(commit.slice(0, 7)), `${server}/${inputs.repository}/commit/${commit}`);
const formatCommit = (input) => {
    const { publication, inputs } = input;
    const { changes } = publication.plan;
    const branch = (0,markdown/* code */.aY)(inputs.branch);
    const tip = Option.toNullable(publication.tip);
    const files = countChanges(changes);
    const what = `${(0,plural/* pluralize */.t)(files, 'file')} (${formatFileCounts(changes)})`;
    if (inputs.dryRun) {
        const at = tip === null
            ? `${branch} does not exist yet`
            : `${branch} stays at ${commitLink(tip, input)}`;
        return files > 0
            ? `Nothing was pushed: ${at}. Would change ${what}`
            : `Nothing was pushed: ${at}`;
    }
    if (tip === null)
        return `${branch} does not exist`;
    return files > 0
        ? `Commit ${commitLink(tip, input)} on ${branch}: ${what}`
        : `No commit: ${branch} stays at ${commitLink(tip, input)}`;
};
const result_COLUMNS = [
    ['images', 'Images'],
    ['scannedImages', 'Scanned'],
    ['charts', 'Charts'],
    ['findings', 'Findings'],
    ['fixable', 'Fixable'],
    ['critical', 'Critical'],
    ['high', 'High'],
    ['medium', 'Medium'],
    ['low', 'Low'],
    ['unknown', 'Unknown'],
];
const NEUTRAL = new Set(['images', 'scannedImages', 'charts']);
const result_isKnown = (key, totals) => NEUTRAL.has(key) || hasRecords(totals);
const formatMovement = (key, before, after) => {
    if (before === undefined || !result_isKnown(key, before) || !result_isKnown(key, after))
        return '';
    const change = after[key] - before[key];
    const text = (0,summary_format/* formatChange */.eD)(change);
    if (text === '' || NEUTRAL.has(key))
        return text;
    return `${change > 0 ? '🔴' : '🟢'} ${text}`;
};
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const formatTotals = (publication) => {
    const { before, after } = publication.differences;
    const changes = result_COLUMNS.map(([key]) => formatMovement(key, before, after));
    const now = result_COLUMNS.map(([key]) => result_isKnown(key, after) ? `**${(0,plural/* formatNumber */.Z)(after[key])}**` : '-');
    return [
        '',
        `**${upperFirst(describeFindings(after, publication.plan.decided.cves))}**`,
        '',
        ...(0,markdown/* tableHead */.PP)(['', ...result_COLUMNS.map(([, title]) => `${title}:`)]),
        (0,markdown/* tableRow */.jD)(['**Now**', ...now]),
        ...(changes.some((each) => each !== '') ? [(0,markdown/* tableRow */.jD)(['Change', ...changes])] : []),
    ];
};
const formatBaseline = ({ differences: { first, before } }) => {
    if (first)
        return ['', 'This is the first publish, so there is nothing to compare with.'];
    return before === undefined
        ? [
            '',
            'The published numbers were changed by something else, so there is nothing to compare with.',
        ]
        : [];
};
const formatFailures = ({ failures }) => failures.length === 0
    ? []
    : ['', ...failures.map((each) => `- ❌ ${(0,summary_format/* formatProblemMarkdown */._I)(each)}`)];
const filesDetails = ({ plan: { changes } }) => {
    const { added, modified, removed } = changes;
    const marked = (mark) => (path) => ({ mark, path });
    return (0,sections/* detailsSection */.Il)(`Files (${formatFileCounts(changes)})`, [], [
        ...[...added.keys()].map(marked('added')),
        ...[...modified.keys()].map(marked('modified')),
        ...removed.map(marked('removed')),
    ], ({ mark, path }) => `- ${mark} ${(0,markdown/* code */.aY)(path)}`);
};
const runDetails = ({ publication: { plan }, inputs, server }) => {
    const { source, stale } = plan.manifestChoice;
    const { commit, repository } = source;
    const from = commit === null
        ? (0,markdown/* code */.aY)(repository)
        : `${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(commit.slice(0, 7)), `${server}/${repository}/commit/${commit}`)} in ${(0,markdown/* code */.aY)(repository)}`;
    return (0,sections/* detailsSection */.Il)('About this run', [], [
        `- Manifest: ${(0,markdown/* code */.aY)(inputs.manifest)}, as of ${from}${stale ? ' (the published manifest; this run’s is older)' : ''}`,
        `- Published to: ${(0,markdown/* code */.aY)(inputs.repository)}, branch ${(0,markdown/* code */.aY)(inputs.branch)}${inputs.destination.length > 0 ? `, folder ${(0,markdown/* code */.aY)(inputs.destination.join('/'))}` : ''}`,
        `- Reports matched to a version: ${(0,plural/* formatNumber */.Z)(new Set([...plan.matches.byVersion.values()].flat()).size)}, unmatched: ${(0,plural/* formatNumber */.Z)(plan.matches.unmatched.length)}`,
    ], (line) => line);
};
const result_MARKS = { ok: '✅', problem: '❌', unknown: '❔' };
const formatChecks = ({ checks, settings }) => checks.length === 0
    ? []
    : [
        '',
        '**Preflight checks**',
        '',
        ...checks.map(({ name, status, detail }) => `- ${result_MARKS[status]} ${name}: ${(0,markdown/* proseLinking */.ei)(detail, settings)}`),
    ];
const formatSummary = (input) => {
    const { publication, inputs, address, settings } = input;
    const { differences } = publication;
    const addresses = {
        api: address,
        hasPage: inputs.explorer && !(inputs.dryRun && differences.first),
        settings,
    };
    const scanChanges = formatScanChanges(differences, addresses);
    const advised = Object.assign(Object.assign({}, input), { addresses, gaps: next_steps_findGaps(publication) });
    return (0,sections/* layOutSections */.RH)([
        `## ${result_formatTitle(publication, inputs)}`,
        '',
        `${formatCommit(input)} · ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(address), address)}${addresses.hasPage ? ` · ${(0,markdown/* link */.nf)('open the catalog', `${address}/`)}` : ''}`,
        ...formatFailures(publication),
        ...formatChecks(input),
        ...formatTotals(publication),
        ...formatBaseline(publication),
        ...formatExploited(publication.plan.decided.newlyExploited, addresses),
        ...scanChanges.overview,
        ...nextStepsOverview(advised),
    ], [
        ...scanChanges.details,
        ...newsDetails(publication.plan),
        ...nextStepsDetails(advised),
        filesDetails(publication),
        runDetails(input),
    ]);
};

// EXTERNAL MODULE: ./lib/summary/write-summary.js
var write_summary = __webpack_require__(8453);
;// CONCATENATED MODULE: ./lib/stages/outputs.js



const MAX_REBUILDS = 256;
const toMatrixEntry = ({ slug, version, image, digest, counts: { fixable } }) => ({
    slug,
    version,
    image,
    digest,
    fixable,
});
const collectOutputs = ({ plan: { changes, manifestChoice, decided, feedUrl, integrity }, tip }, address) => {
    var _a;
    const { totals, rebuilds, facts, exploited } = decided;
    const countFacts = (kind) => String(facts.filter((fact) => fact.kind === kind).length);
    return [
        ['changed', String(countChanges(changes) > 0)],
        ['commit', (_a = Option.toNullable(tip)) !== null && _a !== void 0 ? _a : ''],
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
        ['opened', countFacts('opened')],
        ['closed', countFacts('closed')],
        ['exploited', exploited === null ? '' : String(exploited)],
        ['integrity', integrity === undefined ? '' : `sha256:${integrity}`],
        ['feed-url', feedUrl !== null && feedUrl !== void 0 ? feedUrl : ''],
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

;// CONCATENATED MODULE: ./lib/stages/report-result.js













const report_result_limitLines = (lines, limit, what) => {
    const more = lines.length - limit;
    return more > 0 ? [...lines.slice(0, limit), [`and ${more} more${what}`]] : lines;
};
const MAX_FILE_LINES = 200;
const fileLines = ({ plan: { changes } }) => {
    const { added, modified, removed } = changes;
    const lines = [
        ...[...added.keys()].map((path) => [`+ ${path}`, 'good']),
        ...[...modified.keys()].map((path) => [`~ ${path}`, 'changed']),
        ...removed.map((path) => [`- ${path}`, 'bad']),
    ];
    return report_result_limitLines(lines, MAX_FILE_LINES, '');
};
const MAX_CHANGE_LINES = 10;
const TONES = {
    worse: 'bad',
    better: 'good',
};
const changeLine = ({ kind, slug, version, before, after, added, closed }) => {
    var _a, _b;
    return [
        `${kind}: ${slug}/${version}, findings ${(_a = before === null || before === void 0 ? void 0 : before.total) !== null && _a !== void 0 ? _a : 'none'} -> ${(_b = after === null || after === void 0 ? void 0 : after.total) !== null && _b !== void 0 ? _b : 'none'}, CVEs ${added.length} new, ${closed.length} closed`,
        TONES[kind],
    ];
};
const changeLines = ({ differences: { versions } }) => {
    const lines = versions.filter(({ kind }) => TONES[kind] !== undefined).map(changeLine);
    return report_result_limitLines(lines, MAX_CHANGE_LINES, ' that are worse or better');
};
const MAX_EXPLOITED_LINES = 10;
const exploitedLines = ({ plan: { decided } }) => {
    const lines = decided.newlyExploited.map(({ id, severity, images }) => [
        `known to be exploited: ${id} (${severity}) in ${(0,plural/* pluralize */.t)(images, 'image')}`,
        'bad',
    ]);
    return report_result_limitLines(lines, MAX_EXPLOITED_LINES, ' that became known to be exploited');
};
const MAX_WORST_LINES = 10;
const worstLines = ({ plan: { decided } }) => {
    const worst = findWorstVersions(decided.security).map(({ slug, version, counts }) => ({
        key: versionKey(slug, version),
        counts,
    }));
    if (worst.length === 0)
        return [];
    const shown = worst.slice(0, MAX_WORST_LINES);
    const width = Math.max(...shown.map(({ key }) => key.length));
    const lines = shown.map(({ key, counts }) => [
        `  ${key.padEnd(width)}  ${(0,summary_format/* formatSeverities */.fL)(counts)} (${counts.fixable} fixable)`,
    ]);
    const more = worst.length - shown.length;
    return [
        [`versions with findings: ${worst.length}${more > 0 ? `, the ${shown.length} worst are` : ''}`],
        ...lines,
    ];
};
const formatVersionless = ({ security }) => {
    const without = security.filter(({ versions }) => versions.length === 0).length;
    return without > 0 ? `, ${without} without a version` : '';
};
const totalLines = ({ plan: { changes, decided }, tip }, inputs) => {
    const { totals } = decided;
    const files = countChanges(changes);
    const change = `${changes.added.size} added, ${changes.modified.size} modified, ${changes.removed.length} removed`;
    const counted = (0,plural/* pluralize */.t)(files, 'file');
    const done = inputs.dryRun ? `dry run: ${counted} would change` : `${counted} changed`;
    return [
        [
            `${(0,plural/* pluralize */.t)(totals.images, 'image')} (${totals.scannedImages} scanned${formatVersionless(decided)}), ${(0,plural/* pluralize */.t)(totals.charts, 'chart')}`,
        ],
        [
            `versions: ${totals.partial} partial, ${totals.withheld} withheld, ${totals.unscanned} unscanned`,
        ],
        [describeFindings(totals, decided.cves)],
        [files === 0 ? 'nothing changed: no commit' : `${done}: ${change}`, 'heading'],
        ...(Option.isSome(tip) ? [[`tip of ${inputs.branch}: ${tip.value}`]] : []),
    ];
};
const jekyllNotice = ({ plan: { branch } }) => branch.root.jekyll || branch.destination.jekyll
    ? [
        'found a _config.yml on the branch, so .nojekyll is not added: Jekyll builds the site, and omits versions whose names begin with _',
    ]
    : [];
const reportResult = (ended, { log, pages, workspace }) => async () => {
    const { publication, inputs, server, checks } = ended;
    const { plan } = publication;
    const site = await resolveSite(inputs, plan.branch.cname, pages)();
    const address = apiUrl(site, inputs.destination);
    const notices = [
        ...plan.notices,
        ...jekyllNotice(publication),
        ...outputNotices(publication),
        ...(await siteNotices(inputs, server, site, pages)()),
    ];
    for (const notice of notices)
        log.notice(notice);
    for (const [name, value] of collectOutputs(publication, address))
        log.setOutput(name, value);
    const lines = [
        ...(inputs.dryRun ? fileLines(publication) : []),
        ...exploitedLines(publication),
        ...changeLines(publication),
        ...worstLines(publication),
        ...totalLines(publication, inputs),
    ];
    for (const [text, tone] of lines)
        log.info(text, tone);
    if (checks.length > 0)
        log.info(`preflight: ${summarizeChecks(checks)}`);
    log.info(address);
    const isPagesMissing = await needsPages(inputs, publication.differences.first, pages)();
    if (isPagesMissing)
        log.info(`now switch Pages on at ${pages.settings}: "Deploy from a branch", branch ${(0,text_escape/* show */.WU)(inputs.branch)}, folder "/ (root)"`, 'heading');
    const { failures } = publication;
    const format = (unwritten) => formatSummary(Object.assign(Object.assign({}, ended), { publication: Object.assign(Object.assign({}, publication), { failures: [...failures, ...unwritten] }), address, settings: pages.settings, needsPages: isPagesMissing, notices }));
    const unwritten = await (0,write_summary/* writeSummary */.S)(inputs.summaryFile, format, { workspace, log })();
    return [...failures, ...unwritten];
};

;// CONCATENATED MODULE: ./lib/stages/load-stages.js









const fetchArtifacts = (request, capabilities) => (0,lib_function.pipe)(TaskEither.fromTask(() => Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(167), __webpack_require__.e(906)]).then(__webpack_require__.bind(__webpack_require__, 8906))), TaskEither.chain((loaded) => loaded.fetchArtifacts(request, capabilities)));
const stages = {
    startProbes: startProbes,
    startReading: startReading,
    runPreflight: runPreflight,
    fetchArtifacts,
    publishCatalog: publishCatalog,
    readBranch: readBranch,
    finishReading: finishReading,
    readUpdates: readUpdates,
    startExploitation: startExploitation,
    finishExploitation: finishExploitation,
    reportResult: reportResult,
};


/***/ }),

/***/ 5971:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ joinLimited)
/* harmony export */ });
const joinLimited = (names, limit) => {
    const more = names.length - limit;
    return names.slice(0, limit).join(', ') + (more > 0 ? ` and ${more} more` : '');
};


/***/ })

};
;