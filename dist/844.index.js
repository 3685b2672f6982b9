"use strict";
exports.id = 844;
exports.ids = [844];
exports.modules = {

/***/ 9844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decodeKev: () => (/* binding */ decodeKev)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _codec_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(427);
/* harmony import */ var _codec_object__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9922);
/* harmony import */ var _codec_scalar__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7541);
/* harmony import */ var _domain_cve_id__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2687);
/* harmony import */ var _domain_future_date__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5179);
/* harmony import */ var _domain_instant__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9836);
/* harmony import */ var _source_text_place__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8487);
/* harmony import */ var _values_plural__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(841);
/* harmony import */ var _file_text__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3799);













const ADDRESS = 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json';
const COPY = 'https://raw.githubusercontent.com/cisagov/kev-data/develop/known_exploited_vulnerabilities.json';
const WANTED = {
    what: 'the KEV catalog of CISA in JSON',
    address: ADDRESS,
    accepted: ['a KEV catalog', 'JSON'],
    fixes: {
        'a web page': `the server did not send the file: try ${ADDRESS} or, if CISA refuses this runner, its copy ${COPY}`,
        'EPSS scores': 'the inputs kev and epss are swapped: name this file in epss',
        'CSV with quotes': `CISA has the same in JSON: ${ADDRESS}`,
        CSV: `CISA has the same in JSON: ${ADDRESS}`,
    },
};
const MAX_VERSION_LENGTH = 1000;
const Catalog = (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)('KevCatalog', {
    catalogVersion: (0,_codec_scalar__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('KevVersion', {
        expected: `a text of at most ${MAX_VERSION_LENGTH} characters`,
        is: (s) => s.length <= MAX_VERSION_LENGTH,
    }),
    dateReleased: (0,_codec_scalar__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('KevReleased', {
        expected: 'an RFC 3339 date and time such as 2026-01-31T08:00:00Z',
        is: _domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .isDateTime */ .Ar,
    }),
    vulnerabilities: io_ts__WEBPACK_IMPORTED_MODULE_7__.UnknownArray,
});
const KevEntry = (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)('KevEntry', {
    cveID: (0,_codec_scalar__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('KevId', { expected: 'a CVE identifier such as CVE-2026-14456', is: _domain_cve_id__WEBPACK_IMPORTED_MODULE_8__/* .isCveId */ .M }),
    dateAdded: (0,_codec_scalar__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('KevAdded', { expected: 'a date such as 2026-01-31', is: _domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .isFullDate */ .A1 }),
    dueDate: (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_7__.unknown),
    knownRansomwareCampaignUse: (0,_codec_object__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_7__.unknown),
});
const findSyntaxError = (json) => {
    var _a;
    const offsets = [];
    const onError = (_, offset) => void (offsets.length > 0 || offsets.push(offset));
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(json, { onError }, { disallowComments: true });
    }
    catch (_b) {
        return undefined;
    }
    return (0,_source_text_place__WEBPACK_IMPORTED_MODULE_4__/* .createPositions */ .H0)(json)((_a = offsets[0]) !== null && _a !== void 0 ? _a : 0);
};
const parseJson = (file, json) => {
    try {
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.right(JSON.parse(json));
    }
    catch (_a) {
        const place = Object.assign({ file }, findSyntaxError(json));
        return (0,_file_text__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .TR)(WANTED, 'text that is not JSON, or not all of it', WANTED.what, place);
    }
};
const decodeAt = (file, codec, value, above = []) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_10__.pipe)((0,_codec_decode__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(codec, value), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.orElse(([first]) => {
    const { path, expected, found } = first !== null && first !== void 0 ? first : { path: [], expected: WANTED.what, found: value };
    return (0,_file_text__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .TR)(WANTED, (0,_codec_decode__WEBPACK_IMPORTED_MODULE_1__/* .formatFound */ .Ay)(found), expected, {
        file,
        path: (0,_codec_decode__WEBPACK_IMPORTED_MODULE_1__/* .formatPath */ .jV)([...above, ...path]),
    });
}));
const toKnown = ({ dateAdded, dueDate, knownRansomwareCampaignUse, }) => ({
    added: dateAdded,
    due: typeof dueDate === 'string' && (0,_domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .isFullDate */ .A1)(dueDate) ? dueDate : null,
    ransomware: knownRansomwareCampaignUse === 'Known',
});
const decodeEntries = (file, values, latest) => {
    const entries = new Map();
    const future = [];
    for (const [i, value] of values.entries()) {
        const entry = decodeAt(file, KevEntry, value, ['vulnerabilities', i]);
        if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.isLeft(entry))
            return entry;
        const { cveID, dateAdded } = entry.right;
        if ((0,_domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .isAfter */ .dS)(latest, (0,_domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .startOf */ .GH)(dateAdded)))
            future.push(entry.right);
        else if (!entries.has(cveID))
            entries.set(cveID, toKnown(entry.right));
    }
    if (entries.size > 0)
        return fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.right({ entries, future });
    const found = future.length > 0 ? 'only entries of the future' : 'no entry';
    return (0,_file_text__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .TR)(WANTED, found, 'at least one', { file, path: 'vulnerabilities' });
};
const futureWarning = (file, { cveID, dateAdded }, others) => {
    const more = others > 0 ? ` and of ${(0,_values_plural__WEBPACK_IMPORTED_MODULE_11__/* .pluralize */ .td)(others, 'later entry', 'later entries')}` : '';
    const found = `the dateAdded ${dateAdded} of ${cveID}${more}`;
    return (0,_domain_future_date__WEBPACK_IMPORTED_MODULE_12__/* .futureDateWarning */ .G)(found, file, others > 0 ? 'they are left out' : 'the entry is left out');
};
const decodeKev = (file, bytes, latest) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_10__.pipe)((0,_file_text__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(file, bytes, WANTED), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain((json) => parseJson(file, json)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain((json) => decodeAt(file, Catalog, json)), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.chain((catalog) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_10__.pipe)(decodeEntries(file, catalog.vulnerabilities, latest), fp_ts_Either__WEBPACK_IMPORTED_MODULE_9__.map(({ entries, future: [first, ...others] }) => {
    const date = (0,_domain_instant__WEBPACK_IMPORTED_MODULE_6__/* .toUtcSeconds */ .dR)(catalog.dateReleased);
    const released = (0,_domain_future_date__WEBPACK_IMPORTED_MODULE_12__/* .upToLatest */ .Q)(latest, date, `the dateReleased ${date}`, file);
    const version = catalog.catalogVersion.toWellFormed();
    return {
        value: { version, released: released.value, entries },
        warnings: [
            ...released.warnings,
            ...(first ? [futureWarning(file, first, others.length)] : []),
        ],
    };
}))));


/***/ }),

/***/ 3799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* unused harmony export downloadAgain */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _problem__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8007);
/* harmony import */ var _values_escape__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(576);




const downloadAgain = ({ address }) => `download it again from ${address}`;
const refuse = (wanted, found, expected, place, fix = downloadAgain(wanted)) => (0,_problem__WEBPACK_IMPORTED_MODULE_1__/* .failWith */ .ff)(`found ${found}, expected ${expected}; ${fix}`, place);
const KINDS = {
    'a web page': /^\s{0,99}</,
    'a KEV catalog': /^\s{0,99}\{[^{}]{0,999}"(?:catalogVersion|vulnerabilities)"/,
    JSON: /^\s{0,99}[{[]/,
    'CSV with semicolons': /^(?:#[^\n]{0,999}\n){0,2}"?cve"?;/i,
    'CSV with quotes': /^(?:#[^\n]{0,999}\n){0,2}"cve"/i,
    'EPSS scores': /^(?:#model_version:|#score_date:|cve,epss\b)/,
    CSV: /^[^,\n]{0,99},/,
};
const isKind = (name) => Object.hasOwn(KINDS, name);
const recognizeText = (text) => Object.keys(KINDS).find((name) => isKind(name) && KINDS[name].test(text));
const BINARY = [
    ['PK\u0003\u0004', 'a ZIP archive', 'unpack it before this step; only gzip is unpacked here'],
    ['\u00fd7zXZ', 'an xz archive', 'unpack it before this step; only gzip is unpacked here'],
    ['BZh', 'a bzip2 archive', 'unpack it before this step; only gzip is unpacked here'],
    ['\u00ff\u00fe', 'text in UTF-16', 'write it with curl --output, not with > in PowerShell'],
];
const recognizeBytes = (bytes) => {
    const start = bytes.toString('latin1', 0, 8);
    return BINARY.find(([first]) => start.startsWith(first));
};
const MAX_HEAD_LENGTH = 10000;
const describeKind = (kind, text) => {
    var _a;
    const head = text.slice(0, MAX_HEAD_LENGTH);
    const [, title] = (_a = /<title[^<>]{0,99}>\s{0,99}([^<]{1,200})/i.exec(head)) !== null && _a !== void 0 ? _a : [];
    return kind === 'a web page' && (title === null || title === void 0 ? void 0 : title.trim()) ? `${kind} (${(0,_values_escape__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(title.trim())})` : kind;
};
const decodeText = (file, bytes, wanted) => {
    var _a;
    const { what, accepted, fixes } = wanted;
    const [, found, fix] = (_a = recognizeBytes(bytes)) !== null && _a !== void 0 ? _a : [];
    if (found !== undefined)
        return refuse(wanted, found, what, { file }, fix);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return refuse(wanted, 'bytes that are not UTF-8', what, { file });
    const text = bytes.toString('utf8').replace(/^\ufeff/, '');
    if (text === '')
        return refuse(wanted, 'an empty file', what, { file });
    const kind = recognizeText(text);
    return kind === undefined || accepted.includes(kind)
        ? fp_ts_Either__WEBPACK_IMPORTED_MODULE_3__.right(text)
        : refuse(wanted, describeKind(kind, text), what, { file, line: 1 }, fixes[kind]);
};


/***/ })

};
;