"use strict";
exports.id = 388;
exports.ids = [388];
exports.modules = {

/***/ 7072:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ IMAGE_BADGE_SVG),
/* harmony export */   hQ: () => (/* binding */ BADGE_SVG),
/* harmony export */   m6: () => (/* binding */ BadgeOverride),
/* harmony export */   wM: () => (/* binding */ IMAGE_BADGE),
/* harmony export */   yq: () => (/* binding */ BADGE)
/* harmony export */ });
/* unused harmony export Badge */
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _document_kind__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2721);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9806);




const label = 'Text on the left side.';
const message = 'Text on the right side.';
const color = 'Color of the right side: a name that the badge service knows or a CSS color.';
const overridable = {
    labelColor: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Color of the left side.', { examples: ['grey'] }),
    style: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Style of the badge.', { examples: ['flat', 'for-the-badge'] }),
    logoColor: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Color of the logo; the badge service uses it only with `namedLogo`.', {
        examples: ['white'],
    }),
    namedLogo: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Name of a logo that the badge service knows.', {
        examples: ['docker'],
    }),
};
const Badge = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Badge', Object.assign({ schemaVersion: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)('BadgeSchemaVersion', 1, 1), 'Version of the payload format.'), label: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, label, { examples: ['CVEs'] }), message: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, message, { examples: ['12'] }), color: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY, color, { examples: ['brightgreen', 'orange'] }) }, overridable));
const BadgeOverride = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('BadgeOverride', Object.assign({ label: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), label), message: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), message), color: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), color) }, overridable));
const stat = {
    name: 'stat',
    codec: _scalars__WEBPACK_IMPORTED_MODULE_3__/* .Slug */ .Mw,
    description: "`images`, `charts` and `cves` always exist; `base`, `signing`, `multiarch`, `hub` and `license` exist if the catalog states the fact; others are the catalog's own.",
    example: 'cves',
};
const PAYLOAD = 'Pass the address of this document to the endpoint route of a badge service, as its parameter `url`.';
const OF_IMAGE = 'The scan result of the newest version with a record, in the color of its grade. Without a record, the badge says that the newest version was not scanned.';
const PICTURE = 'An SVG that needs no script, no font file and no other host.';
const NO_BADGE = 'There is no such badge.';
const NO_IMAGE = 'There is no such image, or it is planned.';
const BADGE = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'badge',
    path: 'badge/{stat}.json',
    operationId: 'getBadge',
    tag: 'Badges',
    summary: 'A badge',
    description: PAYLOAD,
    codec: Badge,
    parameters: [stat],
    notFound: NO_BADGE,
});
const IMAGE_BADGE = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .documentKind */ .eD)({
    name: 'image-badge',
    path: 'images/{image}/badge.json',
    operationId: 'getImageBadge',
    tag: 'Badges',
    summary: 'The badge of an image',
    description: `${OF_IMAGE} ${PAYLOAD}`,
    codec: Badge,
    parameters: [_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .imageParameter */ .BY],
    notFound: NO_IMAGE,
});
const BADGE_SVG = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .mediaKind */ .l4)({
    name: 'badge-svg',
    path: 'badge/{stat}.svg',
    operationId: 'getBadgeSvg',
    tag: 'Badges',
    summary: 'A badge as a picture',
    description: `${PICTURE} It has the text and the colors of the badge, not its style and logo.`,
    mediaType: 'image/svg+xml',
    parameters: [stat],
    notFound: NO_BADGE,
});
const IMAGE_BADGE_SVG = (0,_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .mediaKind */ .l4)({
    name: 'image-badge-svg',
    path: 'images/{image}/badge.svg',
    operationId: 'getImageBadgeSvg',
    tag: 'Badges',
    summary: 'The badge of an image as a picture',
    description: `${OF_IMAGE} ${PICTURE}`,
    mediaType: 'image/svg+xml',
    parameters: [_document_kind__WEBPACK_IMPORTED_MODULE_2__/* .imageParameter */ .BY],
    notFound: NO_IMAGE,
});


/***/ }),

/***/ 6375:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jw: () => (/* binding */ COLOR_NAMES),
  bb: () => (/* binding */ hexColor),
  _o: () => (/* binding */ isColor),
  qd: () => (/* binding */ textColors)
});

;// CONCATENATED MODULE: ./lib/contract/badge/css-colors.js
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

;// CONCATENATED MODULE: ./lib/contract/badge/colors.js

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
const UNKNOWN = '9f9f9f';
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/;
const digitsOf = (color) => {
    var _a;
    var _b;
    const name = color.toLowerCase();
    return (_b = NAMED.get(name.replace('grey', 'gray'))) !== null && _b !== void 0 ? _b : (_a = HEX.exec(name)) === null || _a === void 0 ? void 0 : _a[1];
};
const isColor = (text) => digitsOf(text) !== undefined;
const COLOR_NAMES = [...NAMED.keys()];
const hexColor = (color) => { var _a; return `#${(_a = digitsOf(color)) !== null && _a !== void 0 ? _a : UNKNOWN}`; };
const MAX_DARK = 69.5;
const brightness = (hex) => {
    const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
    return (r * 299 + g * 587 + b * 114) / 2550;
};
const textColors = (background) => brightness(background) <= MAX_DARK
    ? { text: '#fff', shadow: '#010101' }
    : { text: '#333', shadow: '#ccc' };


/***/ }),

/***/ 184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WE: () => (/* binding */ FIXES),
/* harmony export */   cK: () => (/* binding */ FixClock),
/* harmony export */   vg: () => (/* binding */ TargetDays),
/* harmony export */   xW: () => (/* binding */ fixScopes)
/* harmony export */ });
/* unused harmony exports FixScope, FixRow, Fixes */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _domain_severity_counts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5991);
/* harmony import */ var _document_kind__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2721);
/* harmony import */ var _fields__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2382);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9806);







const cases = (what) => (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(`Cases ${what}`, 'cases');
const date = (what) => (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Instant */ .MW), `${what}; null if unknown.`, (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .dateLike */ .oi)('2026-08-22T02:19:07Z'));
const days = (what) => (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Decimal */ .Ww), what, { examples: [3.2], unit: 'days' });
const FixClock = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('FixClock', ['seen', 'fixable']);
const TargetDays = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)('TargetDays', 1, 3650);
const share = (of) => (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Fraction */ .fw), `Estimated share that is fixed within ${of} days.`, {
    examples: [0.125],
});
const FixedWithin = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('FixedWithin', {
    '7': share(7),
    '14': share(14),
    '30': share(30),
    '90': share(90),
});
const rowFields = {
    clock: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(FixClock, 'What the time is counted from: the scan that found it (seen), or the first that named a fix (fixable).'),
    n: cases('in all: the sum of the next five numbers'),
    fixed: cases('that ended because another build does not have the vulnerability'),
    open: cases('that are open'),
    unproven: cases('that are no longer found although no rebuild explains it'),
    suppressed: cases('that were suppressed'),
    removed: cases('that ended with a removed version'),
    before: (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)('Open vulnerabilities that are not cases, because they began too early or at an unknown date', 'vulnerabilities in images'),
    within: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(FixedWithin, 'Shares that are fixed in time, estimated by Kaplan-Meier; null beyond the longest case, and for fewer than 20 cases.'),
    p50: days('Time in which half are fixed; null if fewer are, or for fewer than 20 cases.'),
    p80: days('The same for 80%.'),
    p95: days('The same for 95%.'),
    oldestOpenDays: days('Age of the oldest open vulnerability, even if it is not a case; null if nothing is open.'),
};
const fixScopes = ['all', ..._domain_severity_counts__WEBPACK_IMPORTED_MODULE_2__/* .severityKeys */ .mT, 'exploited'];
const FixScope = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('FixScope', fixScopes);
const FixRow = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('FixRow', Object.assign({ scope: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(FixScope, 'Which vulnerabilities: all, of a severity, or known to be exploited.') }, rowFields));
const ImageFixRow = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ImageFixRow', Object.assign({ slug: _fields__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR }, rowFields));
const FixTarget = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('FixTarget', {
    days: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(TargetDays, 'Days within which to fix, as the owner states them.', { unit: 'days' }),
    met: cases('that were fixed in time'),
    missed: cases('that took longer, however they ended, or are open and older'),
    pending: cases('that are open and not older'),
});
const target = (severity) => (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(FixTarget), `Of severity ${severity}; absent if the owner states none.`);
const FixTargets = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('FixTargets', {
    from: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(FixClock, 'What the days are counted from.'),
    critical: target('critical'),
    high: target('high'),
    medium: target('medium'),
    low: target('low'),
    unknown: target('unknown'),
});
const Fixes = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Fixes', Object.assign(Object.assign({}, (0,_fields__WEBPACK_IMPORTED_MODULE_4__/* .documentHead */ .Kn)('Fixes', 'fixes')), { from: date('Cases began after this date: 365 days before `to`, or when the catalog first looked'), to: date('The latest date in the data'), resolution: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_5__/* .Count */ .y_), 'Median time between the scan that found the fix and the one before, which is the precision of these times; null without a fix.', { unit: 'hours' }), targets: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(FixTargets), 'What the owner aims for; null if nothing is stated.'), data: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(FixRow), 'The catalog: each scope by both clocks.'), images: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_6__.array(ImageFixRow), 'Images with 20 or more critical and high cases, by slug: these cases.') }));
const FIXES = (0,_document_kind__WEBPACK_IMPORTED_MODULE_3__/* .documentKind */ .eD)({
    name: 'fixes',
    path: 'fixes.json',
    operationId: 'getFixes',
    tag: 'Findings',
    summary: 'How fast vulnerabilities are fixed',
    description: 'Times from a scan that found a vulnerability in the newest version of an image to the scan of another build without it. Open ones count with the time that has passed.',
    codec: Fixes,
});


/***/ }),

/***/ 2827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ imageFields),
/* harmony export */   A7: () => (/* binding */ chartCoverageFields),
/* harmony export */   Gz: () => (/* binding */ chartFields),
/* harmony export */   OY: () => (/* binding */ RoadmapItem),
/* harmony export */   UT: () => (/* binding */ Update),
/* harmony export */   _V: () => (/* binding */ Image),
/* harmony export */   nc: () => (/* binding */ roadmapFields),
/* harmony export */   ql: () => (/* binding */ ImageVersion),
/* harmony export */   sX: () => (/* binding */ StatusItem),
/* harmony export */   t1: () => (/* binding */ Chart),
/* harmony export */   vR: () => (/* binding */ ScanState)
/* harmony export */ });
/* unused harmony exports ChartImageRef, PlatformStatus, FixKinds */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _fields__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2382);
/* harmony import */ var _gaps__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6766);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9806);
/* harmony import */ var _security__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3145);
/* harmony import */ var _unchecked__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7363);
/* harmony import */ var _verdict__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1354);









const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const identity = {
    slug: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Slug */ .Mw, 'Identifier that is unique in the collection and used in paths.', {
        examples: ['redis'],
    }),
    name: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Display name.', { examples: ['Redis'] }),
    category: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Group that the item is listed under.', { examples: ['Databases'] }),
    summary: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Description in one sentence.'),
    tier: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Tier */ .Ju, 'How much depends on it.'),
};
const license = 'License of the packaged software: an SPDX expression or a name.';
const licenseClean = 'What the license means for users: OSI approved (clean), AGPL family (agpl) or anything else (caution).';
const security = 'Counts of the newest scanned version and of all other scanned versions; null if there is no scan record. Never contains `cves`.';
const ImageVersion = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .extensible */ .oX)('ImageVersion', {
    version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Tag */ .vw, 'The tag.', { examples: ['8.2.2'] }),
    size: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Human-readable size.', { examples: ['41.2 MB'] }),
    published: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .DateTime */ .c9), 'When the tag was last published.', {
        examples: ['2026-07-10T03:02:17Z'],
    }),
    digest: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Digest */ .np), 'Digest of the multi-architecture index.', {
        examples: [DIGEST],
    }),
    eol: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .FullDate */ .sj), 'Last day of support.', { examples: ['2027-01-31'] }),
    deprecated: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Bool */ .x), 'Whether its owner advises against it, though it is still published.'),
});
const imageFields = Object.assign(Object.assign({}, identity), { status: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Status */ .nW, 'Whether the image can be pulled or is planned.'), license: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, license, { examples: ['BSD-3-Clause'] }), licenseClean: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .LicenseClean */ .ft, licenseClean), version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'The published tags, newest first, joined with a comma and a space.', {
        examples: ['8.2.2, 8.0.3'],
    }), versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_8__.array(ImageVersion)), 'The published tags, newest first.'), arches: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_8__.array(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY)), 'CPU architectures.', { examples: [['amd64', 'arm64']] }), upstream: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .WebAddress */ .V9, 'Website of the packaged software.', {
        examples: ['https://redis.io'],
    }), source: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .WebAddress */ .V9), 'Address of the source that the image is built from.'), image: _fields__WEBPACK_IMPORTED_MODULE_2__/* .image */ .Sl, caution: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Bool */ .x), 'Whether users should read the license first.'), cleanAlternative: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'An alternative with an OSI-approved license.'), knownIssue: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'A known issue, as text.') });
const Image = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .extensible */ .oX)('Image', Object.assign(Object.assign({}, imageFields), { security: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_security__WEBPACK_IMPORTED_MODULE_5__/* .SecurityRecord */ .Me), security), recommended: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Tag */ .vw), 'The version to run: the one that its owner recommends, or else the newest with the verdict `supported`; null if there is none.', { examples: ['8.2.2'] }) }));
const ChartImageRef = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .extensible */ .oX)('ChartImageRef', {
    name: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Name of the image in the chart.', { examples: ['redis'] }),
    image: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .PinnedReference */ .Mn, 'Reference pinned by digest.', {
        examples: [`ghcr.io/acme/images/redis@${DIGEST}`],
    }),
});
const chartFields = Object.assign(Object.assign({}, identity), { license: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, license, { examples: ['BSD-3-Clause'] }), licenseClean: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .LicenseClean */ .ft, licenseClean), chartVersion: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .ChartVersion */ .Js, 'Version of the chart.', { examples: ['1.4.0'] }), appVersion: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Version of the software that the chart deploys.', {
        examples: ['8.2.2'],
    }), description: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Longer description.'), imageRepository: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Repository of the primary image.', {
        examples: ['ghcr.io/acme/images/redis'],
    }), imageDigest: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Digest */ .np), 'Digest of the primary image.', { examples: [DIGEST] }), repositoryID: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Uuid */ .sU), 'Identifier of the chart in a public chart hub.', {
        examples: ['0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21'],
    }), port: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Port */ .IW), 'Port that the software listens on.', { examples: [6379] }), upstream: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .WebAddress */ .V9), 'Website of the packaged software.'), chartRef: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'OCI reference that installs the chart.', {
        examples: ['oci://ghcr.io/acme/charts/redis'],
    }), images: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_8__.array(ChartImageRef)), 'Every image that the chart deploys.') });
const ChartCoverage = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('ChartCoverage', {
    images: (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('Images that the chart ships', 'images'),
    inCatalog: (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('Images that are the current build of a version of this catalog', 'images'),
    scanned: (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('Images that are the current build of a scanned version', 'images'),
});
const chartCoverageFields = {
    coverage: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ChartCoverage, 'How many of its images were scanned.'),
    worst: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_security__WEBPACK_IMPORTED_MODULE_5__/* .Grade */ .Mz), 'Worst grade of its present images; A+, A and B only if all of its images were scanned, otherwise null.'),
};
const Chart = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .extensible */ .oX)('Chart', Object.assign(Object.assign(Object.assign({}, chartFields), { security: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_security__WEBPACK_IMPORTED_MODULE_5__/* .SecurityRecord */ .Me), `Record of the primary image of the chart. ${security}`) }), chartCoverageFields));
const roadmapFields = {
    name: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Name of the planned app.', { examples: ['OpenSearch'] }),
    category: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Group that the item is listed under.', { examples: ['Databases'] }),
    license: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), license),
    licenseClean: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .LicenseClean */ .ft), licenseClean),
    priority: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Priority */ .bx, 'How soon it is planned.'),
    note: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Additional remarks.'),
    cleanAlternative: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'An alternative with an OSI-approved license that is already available, if the app itself is source-available.'),
};
const RoadmapItem = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .extensible */ .oX)('RoadmapItem', roadmapFields);
const Update = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .extensible */ .oX)('Update', {
    app: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Name of the app.', { examples: ['redis'] }),
    from: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Version before the update.', { examples: ['8.2.1'] }),
    to: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY, 'Version after the update.', { examples: ['8.2.2'] }),
    outcome: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('Outcome', ['shipped', 'held', 'skipped']), 'What happened to the update.'),
    reason: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Why it was held or skipped.'),
    url: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .WebAddress */ .V9), 'Address of more information, such as a pull request.'),
});
const ScanState = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('ScanState', ['scanned', 'partial', 'withheld', 'unscanned']);
const PlatformStatus = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('PlatformStatus', {
    platform: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Platform */ .OD, 'The platform that the catalog states.', { examples: ['linux/arm64'] }),
    state: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ScanState, 'What the reports of this platform prove: everything (scanned), a lower bound (partial) or nothing (withheld); unscanned without a report.'),
    scannedAt: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW), 'Time of the oldest scan of this platform; null if unknown or unscanned.', (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .dateLike */ .oi)('2026-07-12T02:00:00Z')),
});
const FormerScan = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('FormerScan', {
    scannedAt: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW), 'Time of the last scan of the former build; null if unknown.', (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .dateLike */ .oi)('2026-07-12T02:00:00Z')),
    verdict: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_verdict__WEBPACK_IMPORTED_MODULE_7__/* .VerdictWord */ .E, 'The verdict on the former build.'),
});
const FixKinds = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('FixKinds', {
    system: (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('Findings in packages of the operating system: a rebuild can bring the fix', 'rows'),
    language: (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('Findings in packages of a language: each needs a newer version', 'rows'),
    survived: (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)('Findings that are still there after builds that could have had the fix', 'rows'),
});
const StatusItem = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('StatusItem', Object.assign(Object.assign({ slug: _fields__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .yR, version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Tag */ .vw, 'The tag.', { examples: ['8.2.2'] }), digest: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Digest */ .np), 'Digest of the tag; null if the catalog does not state it.', {
        examples: [DIGEST],
    }), state: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(ScanState, 'What is known: a full record (scanned), a record that is a lower bound (partial), no record because the report proves nothing (withheld) or no report (unscanned).'), scannedAt: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW), 'Time of the scan according to the report; null if unknown.', (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .dateLike */ .oi)('2026-07-12T02:00:00Z')), scanner: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Text */ .EY), 'Name and version of the scanner; null if unknown.', {
        examples: ['Trivy 0.74.0'],
    }) }, _verdict__WEBPACK_IMPORTED_MODULE_7__/* .verdictFields */ .P), { platforms: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_8__.array(PlatformStatus)), 'Each platform that the catalog states, in order; absent if it states none. The version is scanned only if all its platforms are.'), database: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .Instant */ .MW), 'When the oldest vulnerability database behind the record was built; null if unknown, which is never fresh. The scan is outdated if it is more than 7 days later.', (0,_fields__WEBPACK_IMPORTED_MODULE_2__/* .dateLike */ .oi)('2026-07-11T18:14:02Z')), unchecked: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_unchecked__WEBPACK_IMPORTED_MODULE_6__/* .Unchecked */ .tD), 'Packages that the scanner found but has no advisories for. No record has their vulnerabilities, so the version is at best partial. Absent without any.'), software: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_unchecked__WEBPACK_IMPORTED_MODULE_6__/* .Software */ .Aj)), 'The package that the image is about, as found in the version; null if its packages are not known, or are known and have no such package: then the version is at best partial. Absent if the owner states none.'), digestFrom: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_scalars__WEBPACK_IMPORTED_MODULE_4__/* .DigestFrom */ .Z_), 'Where the digest is from: the latest scan. Absent if the manifest states it, or without one.'), fixes: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(FixKinds), 'The rows with a fix, by kind of fix. Absent if there are none, or without a record.'), gaps: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_8__.array(_gaps__WEBPACK_IMPORTED_MODULE_3__/* .CoverageGapWord */ .z)), 'Why its reports prove less than they seem to; more words may be added. Absent without any.'), before: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(FormerScan), 'The last scan and verdict of the version before its digest changed. Only while the new digest is unscanned.'), named: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Bool */ .x), 'Always `false`: no listed package is named like the image, so its own software may not have been checked. Absent otherwise.') }));


/***/ }),

/***/ 7363:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ Software),
/* harmony export */   C$: () => (/* binding */ MAX_UNCHECKED),
/* harmony export */   tD: () => (/* binding */ Unchecked)
/* harmony export */ });
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _packages__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
/* harmony import */ var _scalars__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9806);




const MAX_UNCHECKED = 20;
const Unchecked = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Unchecked', {
    total: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .PositiveInt */ .BL, 'How many there are.', { unit: 'packages' }),
    names: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_3__.array(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), `Their names in order, the first ${MAX_UNCHECKED}.`, {
        examples: [['mongodb-org-mongos', 'mongodb-org-server']],
    }),
});
const Software = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)('Software', {
    name: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY, 'Name of the package, as in the list of packages.', { examples: ['redis'] }),
    version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_scalars__WEBPACK_IMPORTED_MODULE_2__/* .Text */ .EY), 'Its version; null if the report states none.', {
        examples: ['8.2.2-r0'],
    }),
    type: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(_packages__WEBPACK_IMPORTED_MODULE_1__/* .PackageType */ .Rn, 'Type of the package; more types may be added.', { examples: ['apk'] }),
});


/***/ }),

/***/ 1354:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ VerdictWord),
/* harmony export */   P: () => (/* binding */ verdictFields)
/* harmony export */ });
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5718);
/* harmony import */ var _domain_verdict__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92);



const VerdictWord = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .enumeration */ .eG)('Verdict', _domain_verdict__WEBPACK_IMPORTED_MODULE_2__/* .verdicts */ .r);
const verdictFields = {
    verdict: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(VerdictWord, 'Whether to run it; the first that applies: its owner advises against it (deprecated), its support has ended (eol), a critical or high finding has a fix (rebuild), there is no full scan of the last 30 days (unverified), or none of these (supported).'),
    urgent: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_1__/* .Bool */ .x), 'Whether a critical or high finding has a fix; null if only a full record could tell.'),
};


/***/ }),

/***/ 5295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isComputed),
/* harmony export */   l: () => (/* binding */ fixedBadges)
/* harmony export */ });
const fixedBadges = [
    'images',
    'charts',
    'cves',
    'fix-time',
    'base',
    'signing',
    'multiarch',
    'hub',
    'license',
];
const computed = ['images', 'charts', 'cves', 'fix-time'];
const isComputed = (name) => computed.includes(name);


/***/ }),

/***/ 9052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseReference),
/* harmony export */   _: () => (/* binding */ repositoryOf)
/* harmony export */ });
const DOCKER_HUB = 'docker.io';
const isDomain = (component) => /[.:]/.test(component) || component === 'localhost' || component !== component.toLowerCase();
const withDomain = (name) => {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    if (!isDomain(first))
        return withDomain(`${DOCKER_HUB}/${name}`);
    const domain = first.toLowerCase() === 'index.docker.io' ? DOCKER_HUB : first.toLowerCase();
    const path = name.slice(slash + 1);
    return domain === DOCKER_HUB && !path.includes('/')
        ? `${domain}/library/${path}`
        : `${domain}/${path}`;
};
const parseReference = (text) => {
    const at = text.indexOf('@');
    const digest = at < 0 ? undefined : text.slice(at + 1);
    const name = at < 0 ? text : text.slice(0, at);
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : name.slice(colon + 1);
    return Object.assign(Object.assign({ repository: withDomain(colon < 0 ? name : name.slice(0, colon)) }, (tag ? { tag } : {})), (digest ? { digest } : {}));
};
const repositoryOf = (text) => parseReference(text).repository;


/***/ }),

/***/ 346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ classifyLicense),
/* harmony export */   V: () => (/* binding */ meantLicense)
/* harmony export */ });
/* harmony import */ var spdx_exceptions_index_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3988);
/* harmony import */ var spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3326);
/* harmony import */ var spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var spdx_license_list__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5456);
/* harmony import */ var _values_lazy__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7144);




const MAX_EXPRESSION_LENGTH = 1000;
const freedom = { clean: 0, agpl: 1, caution: 2 };
const best = (a, b) => (freedom[b] < freedom[a] ? b : a);
const worst = (a, b) => (freedom[b] > freedom[a] ? b : a);
const canonical = new Map([...Object.keys(spdx_license_list__WEBPACK_IMPORTED_MODULE_2__), ...spdx_exceptions_index_json__WEBPACK_IMPORTED_MODULE_0__].map((id) => [id.toLowerCase(), id]));
const withCanonicalIds = (text) => text.replace(/[A-Za-z0-9.-]+\+?/g, (id) => {
    var _a;
    const bare = id.replace(/\+$/, '');
    return ((_a = canonical.get(id.toLowerCase())) !== null && _a !== void 0 ? _a : (canonical.has(bare.toLowerCase()) ? `${canonical.get(bare.toLowerCase())}+` : id)).replace(/^licenseref-/i, 'LicenseRef-');
});
const classifyId = (id) => {
    var _a;
    if (/^AGPL-/.test(id))
        return 'agpl';
    return ((_a = spdx_license_list__WEBPACK_IMPORTED_MODULE_2__[id]) === null || _a === void 0 ? void 0 : _a.osiApproved) ? 'clean' : 'caution';
};
const classifyExpression = (expression) => {
    if (!('left' in expression))
        return 'license' in expression ? classifyId(expression.license) : 'caution';
    const left = classifyExpression(expression.left);
    const right = classifyExpression(expression.right);
    return expression.conjunction === 'or' ? best(left, right) : worst(left, right);
};
const classify = (text) => {
    if (text.length > MAX_EXPRESSION_LENGTH)
        return undefined;
    try {
        return classifyExpression(spdx_expression_parse__WEBPACK_IMPORTED_MODULE_1___default()(withCanonicalIds(text)));
    }
    catch (_a) {
        return undefined;
    }
};
const cache = new Map();
const classifyLicense = (text) => {
    if (!cache.has(text))
        cache.set(text, classify(text));
    return cache.get(text);
};
const bareName = (text) => text
    .toLowerCase()
    .replace(/\blicen[cs]e\b|\bgnu\b/g, '')
    .replace(/v(?=\d)|[^a-z0-9.]/g, '');
const byBareName = (0,_values_lazy__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .R)(() => new Map(Object.keys(spdx_license_list__WEBPACK_IMPORTED_MODULE_2__).flatMap((id) => (id.endsWith('+') ? [] : [[bareName(id), id]]))));
const ENDS = ['.0only', 'only', '.0', '', 'clause'];
const ENDS_OF_LATER = ['orlater', '.0orlater'];
const meantLicense = (text) => {
    const id = text.trim().replace(/\s+/g, '-');
    if (classifyLicense(id) !== undefined)
        return id;
    const name = bareName(text);
    const ends = text.trim().endsWith('+') ? ENDS_OF_LATER : ENDS;
    const end = ends.find((each) => byBareName().has(name + each));
    return end === undefined ? undefined : byBareName().get(name + end);
};


/***/ }),

/***/ 7772:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gx: () => (/* binding */ NO_SOFTWARE),
/* harmony export */   K2: () => (/* binding */ bareSoftware),
/* harmony export */   LR: () => (/* binding */ isNamedLike),
/* harmony export */   Yj: () => (/* binding */ softwareIs),
/* harmony export */   q: () => (/* binding */ isSoftware)
/* harmony export */ });
/* harmony import */ var _package_name__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(125);
/* harmony import */ var _purl__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4512);


const NO_SOFTWARE = 'none';
const isPurl = (text) => /^pkg:/i.test(text);
const barePackage = (text) => {
    const purl = (0,_purl__WEBPACK_IMPORTED_MODULE_1__/* .parseFullPurl */ .c)(text);
    return purl === undefined || purl.version + purl.subpath !== '' || purl.qualifiers.size > 0
        ? undefined
        : (0,_package_name__WEBPACK_IMPORTED_MODULE_0__/* .packageOf */ .wg)(purl);
};
const isSoftware = (text) => /^\S+$/.test(text) &&
    text.isWellFormed() &&
    (isPurl(text) ? barePackage(text) !== undefined : !/pkg:/i.test(text));
const bareSoftware = (text) => {
    const [path = ''] = text.trim().split(/[?#]/);
    const bare = path.replace(/(?<=[^/])@[^/]*$/, '');
    return isPurl(bare) && isSoftware(bare) ? bare : undefined;
};
const namesOf = ({ name, source }) => [name, ...(source === undefined ? [] : [source])].flatMap((each) => {
    const own = (0,_package_name__WEBPACK_IMPORTED_MODULE_0__/* .toAsciiLowerCase */ .Gq)(each);
    const last = own
        .replace(/\/v\d+$/, '')
        .split(/[/:]/)
        .at(-1);
    return last === undefined || last === own ? [own] : [own, last];
});
const softwareIs = (stated) => {
    const own = isPurl(stated) ? barePackage(stated) : undefined;
    if (own !== undefined)
        return ({ type, name }) => type === own.type && name === own.name;
    const wanted = (0,_package_name__WEBPACK_IMPORTED_MODULE_0__/* .toAsciiLowerCase */ .Gq)(stated);
    return (item) => namesOf(item).includes(wanted);
};
const isNamedLike = (slug) => {
    const isLike = (name) => name.startsWith(slug) && /^([-\d]|$)/.test(name.slice(slug.length));
    return (item) => namesOf(item).some(isLike);
};


/***/ }),

/***/ 92:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isEnded),
/* harmony export */   r: () => (/* binding */ verdicts)
/* harmony export */ });
const verdicts = ['deprecated', 'eol', 'rebuild', 'unverified', 'supported'];
const isEnded = (verdict) => verdict === 'deprecated' || verdict === 'eol';


/***/ }),

/***/ 3127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ advise)
});

// EXTERNAL MODULE: ./lib/contract/scalars.js
var scalars = __webpack_require__(9806);
// EXTERNAL MODULE: ./lib/domain/codec/scalar.js
var scalar = __webpack_require__(5718);
// EXTERNAL MODULE: ./lib/domain/image-reference.js
var image_reference = __webpack_require__(9052);
// EXTERNAL MODULE: ./lib/domain/platform.js
var platform = __webpack_require__(5886);
// EXTERNAL MODULE: ./lib/domain/software.js
var software = __webpack_require__(7772);
// EXTERNAL MODULE: ./lib/domain/web-address.js
var web_address = __webpack_require__(2606);
;// CONCATENATED MODULE: ./lib/read/manifest/examples.js
const EXAMPLES = new Map(Object.entries({
    registry: 'ghcr.io/acme',
    slug: 'redis',
    name: 'Redis',
    category: 'database',
    summary: 'In-memory data store',
    tier: 'standard',
    status: 'available',
    license: 'BSD-3-Clause',
    licenseClean: 'clean',
    version: '8.2.1',
    size: '41 MB',
    published: '2026-10-01T08:00:00Z',
    arches: '[amd64, arm64]',
    platforms: '[linux/amd64, linux/arm64]',
    upstream: 'https://redis.io',
    source: 'https://github.com/acme/redis',
    image: 'ghcr.io/acme/redis',
    chartRef: 'oci://ghcr.io/acme/charts/redis',
    os: 'none',
    caution: 'true',
    chartVersion: '1.4.0',
    appVersion: '8.2.1',
    repositoryID: '0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21',
    port: '6379',
    priority: 'next',
    color: 'blue',
    app: 'redis',
    from: '8.2.1',
    to: '8.2.2',
    outcome: 'shipped',
    url: 'https://redis.io',
    site: 'https://acme.github.io/catalog',
    recommended: '8.2.1',
    software: 'redis',
    github: 'acme/images',
    identity: '^https://gitlab\\.com/acme/images//',
    issuer: 'https://gitlab.com',
    sbom: 'spdxjson',
    provenance: 'true',
    since: '8.2.1',
    verify: '{ github: acme/images }',
    eol: '2027-01-31',
    deprecated: 'true',
    reason: 'superseded',
    critical: '7',
    high: '14',
    medium: '30',
    low: '90',
    unknown: '90',
    'targets.from': 'fixable',
    'bases.slug': 'debian',
    'bases.image': 'docker.io/library/debian',
    'bases.versions': '[{ version: 12-slim }]',
    'bases.version': '12-slim',
}));
const EXPECTED = new Map(Object.entries({
    category: 'the group that it is listed in, such as database',
    summary: 'one sentence that says what it is',
    license: 'an SPDX expression such as BSD-3-Clause',
    chartVersion: 'the version of the chart, such as 1.4.0',
    appVersion: 'the version of the software in the chart, such as 8.2.1',
    app: 'the name of the app that was checked',
    from: 'the version that the app moves from',
    to: 'the version that the app moves to',
}));

// EXTERNAL MODULE: ./lib/read/manifest/manifest.js
var manifest = __webpack_require__(1394);
// EXTERNAL MODULE: ./lib/read/manifest/repository.js
var manifest_repository = __webpack_require__(5687);
// EXTERNAL MODULE: ./lib/read/manifest/undecoded.js
var undecoded = __webpack_require__(196);
;// CONCATENATED MODULE: ./lib/read/manifest/advice.js










const imageAt = (document, path) => {
    var _a;
    const item = path.slice(0, 2);
    const [registry, slug] = [(0,undecoded/* textAt */.$6)(document, 'registry'), (0,undecoded/* textAt */.$6)(document, ...item, 'slug')];
    const derived = registry && slug && `${registry}/images/${slug}`;
    const image = (_a = (0,undecoded/* textAt */.$6)(document, ...item, 'image')) !== null && _a !== void 0 ? _a : derived;
    return image && (0,manifest_repository/* isRepository */.Z6)(image) ? image : '<image>';
};
const HEX_DIGITS = 64;
const HEX = /^[0-9a-f]+$/i;
const digestFix = (text, path, document) => {
    var _a;
    const [, hex = ''] = (_a = /(?:^|@)(?:sha256:)?([0-9a-f]+)$/i.exec(text)) !== null && _a !== void 0 ? _a : [];
    if (hex.length === HEX_DIGITS)
        return `write sha256:${hex.toLowerCase()}`;
    if (text.startsWith('sha256:') && HEX.test(hex))
        return `this one has ${hex.length} digits: copy it again`;
    const version = scalars/* Tag */.vw.is(text) ? text : (0,undecoded/* textAt */.$6)(document, ...path.slice(0, -1), 'version');
    const command = `docker buildx imagetools inspect ${imageAt(document, path)}:${version && scalars/* Tag */.vw.is(version) ? version : '<version>'}`;
    return `${scalars/* Tag */.vw.is(text) ? 'that is a tag: ' : ''}find the digest with: ${command}`;
};
const versionFix = (text) => {
    const { tag } = (0,image_reference/* parseReference */.F)(text);
    return tag !== undefined && scalars/* Tag */.vw.is(tag) ? `write only the tag: ${tag}` : undefined;
};
const slugFix = (text) => {
    const slug = text
        .toLowerCase()
        .replace(/\.json$/, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    const candidate = scalars/* Slug */.Mw.is(text.toLowerCase()) ? text.toLowerCase() : slug;
    return scalars/* Slug */.Mw.is(candidate) ? `write ${candidate}` : undefined;
};
const addressFix = (text) => /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) && (0,web_address/* isWebAddress */.d3)(`https://${text}`)
    ? `write https://${text}`
    : undefined;
const platformFix = (text, path) => {
    const name = (0,platform/* nameOfPlatform */.Ep)(/^[^/]*\d[^/]*$/.test(text) ? `linux/${text}` : text);
    return name && `write ${path.at(-1) === 'platforms' ? `platforms: [${name}]` : name}`;
};
const withoutScheme = (text) => text.replace(/^[a-z]+:\/\//, '').replace(/\/$/, '');
const bareReference = (text) => { var _a; return ((_a = withoutScheme(text).split('@')[0]) !== null && _a !== void 0 ? _a : '').replace(/:[^:/]*$/, ''); };
const LOWER_CASE = 'registries take lower case only: ';
const referenceFix = (text) => {
    const name = bareReference(text);
    const lower = name.toLowerCase();
    if (!(0,manifest_repository/* isRepository */.Z6)(name))
        return (0,manifest_repository/* isRepository */.Z6)(lower) ? `${LOWER_CASE}write ${lower}` : undefined;
    const extra = name === withoutScheme(text) ? '' : ', since tags and digests are stated in versions';
    return `write ${name}${extra}`;
};
const baseFix = (text, path) => {
    const { repository, tag } = (0,image_reference/* parseReference */.F)(text);
    const slug = repository.slice(repository.lastIndexOf('/') + 1);
    return (0,manifest_repository/* isRepository */.Z6)(repository) && scalars/* Slug */.Mw.is(slug) && scalars/* Tag */.vw.is(tag)
        ? `write - { slug: ${slug}, image: ${repository}, versions: [{ version: ${tag} }] }${path.length === 1 ? ' below bases' : ''}`
        : undefined;
};
const pinnedFix = (text) => `append the digest: docker buildx imagetools inspect ${/^[\w.:/-]+$/.test(text) ? text : '<image>'} shows it`;
const osFix = (text) => /^(?:no(?:ne|thing)?|scratch|static|distroless|empty)$/i.test(text)
    ? 'write none'
    : 'remove it, since reports name the system';
const softwareFix = (text) => {
    const bare = (0,software/* bareSoftware */.K2)(text);
    return bare === undefined ? undefined : `write ${bare}`;
};
const gitHubName = (text) => { var _a; return (_a = /^(?:(?:https?:\/\/)?github\.com\/|@)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(text)) === null || _a === void 0 ? void 0 : _a[1]; };
const githubFix = (text) => {
    const name = gitHubName(text);
    return name && `write ${name}`;
};
const identityFix = (text) => /^[\w(][!-&(-~]*$/.test(text) ? `write ^${text}` : undefined;
const FIXES = new Map(Object.entries({
    digest: digestFix,
    imageDigest: digestFix,
    version: versionFix,
    slug: slugFix,
    upstream: addressFix,
    source: addressFix,
    url: addressFix,
    site: addressFix,
    recommended: versionFix,
    software: softwareFix,
    os: osFix,
    verify: (text) => { var _a; return `write verify: { github: ${(_a = gitHubName(text)) !== null && _a !== void 0 ? _a : 'acme/images'} }`; },
    github: githubFix,
    identity: identityFix,
    issuer: addressFix,
    platforms: platformFix,
    image: (text, path) => (path[0] === 'charts' ? pinnedFix(text) : referenceFix(text)),
    chartRef: (text) => {
        const name = bareReference(text).toLowerCase();
        const why = name === bareReference(text) ? '' : LOWER_CASE;
        return (0,manifest_repository/* isRepository */.Z6)(name) && name.includes('/') ? `${why}write oci://${name}` : undefined;
    },
    registry: (text) => {
        const given = withoutScheme(text).replace(/(?<=\/[^/:@]+)[:@].*$/, '');
        const bare = given.toLowerCase();
        const why = bare === given ? '' : LOWER_CASE;
        return manifest/* Registry */.OR.is(bare) ? `${why}write ${bare}` : undefined;
    },
}));
const FIRST_KEYS = new Map(Object.entries({
    versions: 'version',
    images: 'slug',
    bases: 'slug',
    charts: 'slug',
    roadmap: 'name',
    retired: 'slug',
    replacedBy: 'slug',
    project: 'name',
    targets: 'critical',
    verify: 'github',
    updates: 'app',
    data: 'app',
}));
const contentOf = ([top, badge], text = 'level 3') => {
    if (top !== 'badges')
        return 'key: value';
    return badge === undefined ? 'images: { color: blue }' : `message: ${text}`;
};
const exampleOf = (path, key) => { var _a; return (_a = EXAMPLES.get(`${path[0]}.${key}`)) !== null && _a !== void 0 ? _a : EXAMPLES.get(key); };
const shapeFix = ({ expected, found, path }) => {
    const key = path.findLast((step) => typeof step === 'string');
    const first = FIRST_KEYS.get(key !== null && key !== void 0 ? key : '');
    const text = found instanceof scalar/* Scalar */.X5 ? found.text : undefined;
    const value = text !== null && text !== void 0 ? text : exampleOf(path, first !== null && first !== void 0 ? first : '');
    if (expected === 'a list' && first === undefined)
        return text === undefined ? undefined : `write ${key}: [${text}]`;
    if (expected === 'a list')
        return `write a list under ${key}: - ${first}: ${value}`;
    if (expected === 'a map of keys and values' && typeof path.at(-1) === 'number' && first)
        return `write - ${first}: ${value}`;
    if (expected !== 'a map of keys and values')
        return undefined;
    const content = first ? `${first}: ${value}` : contentOf(path, text);
    return `write ${key === undefined ? content : `${key}: { ${content} }`}`;
};
const MAX_FIX_LENGTH = 300;
const OCI_WORD = "OCI's word";
const keyOf = (path) => { var _a; return path.at(-2) === 'platforms' ? 'platforms' : String((_a = path.at(-1)) !== null && _a !== void 0 ? _a : ''); };
const textOf = (found) => found instanceof scalar/* Scalar */.X5 ? found.text : typeof found === 'string' ? found : undefined;
const isOfChartImages = (path) => path[0] === 'charts' && path[2] === 'images' && path.length <= 4;
const ownFix = ({ expected, found, path }, document) => {
    var _a;
    const key = expected.startsWith('a slug:') ? 'slug' : keyOf(path);
    const text = textOf(found);
    if (text === undefined)
        return undefined;
    if (path[0] === 'bases' && path.length <= 2)
        return baseFix(text, path);
    return isOfChartImages(path)
        ? `write - { name: redis, image: ${text.split('@')[0]}@sha256:<64 hex digits> }${path.length === 3 ? ' below images' : ''}`
        : (_a = FIXES.get(key)) === null || _a === void 0 ? void 0 : _a(text, path, document);
};
const advise = (mismatch, document) => {
    const { found, path } = mismatch;
    const key = keyOf(path);
    const example = exampleOf(path, key);
    const expected = EXPECTED.get(key);
    const stated = expected === undefined ? {} : { expected };
    if (found === undefined)
        return Object.assign(Object.assign({}, stated), { fix: example ? `add, for example, ${key}: ${example}` : 'add it, or remove the line' });
    const text = textOf(found);
    const own = ownFix(mismatch, document);
    const fix = own !== null && own !== void 0 ? own : shapeFix(mismatch);
    const word = key === 'platforms' && text && (0,platform/* isOtherSpelling */.fG)(text) ? { expected: OCI_WORD } : {};
    if (fix !== undefined && fix.length <= MAX_FIX_LENGTH)
        return Object.assign(Object.assign({}, word), { fix });
    return {
        fix: example
            ? `write, for example, ${key}: ${example}`
            : 'change it: docs/manifest.md shows what is accepted here',
    };
};


/***/ }),

/***/ 1394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* binding */ Registry),
/* harmony export */   _8: () => (/* binding */ Manifest),
/* harmony export */   bR: () => (/* binding */ ManifestImage)
/* harmony export */ });
/* unused harmony exports Verify, ManifestBase, ManifestChart, ManifestRoadmapItem, Project, Targets, ManifestRetired */
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var _contract_badge__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7072);
/* harmony import */ var _contract_fixes__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(184);
/* harmony import */ var _contract_items__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2827);
/* harmony import */ var _contract_scalars__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9806);
/* harmony import */ var _domain_codec_dictionary__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4694);
/* harmony import */ var _domain_codec_object__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3365);
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5718);
/* harmony import */ var _domain_software__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7772);
/* harmony import */ var _domain_web_address__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2606);
/* harmony import */ var _repository__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5687);











const REGISTRY = `${_repository__WEBPACK_IMPORTED_MODULE_8__/* .HOST */ .jg}(/${_repository__WEBPACK_IMPORTED_MODULE_8__/* .PATH */ .gI})*`;
const Registry = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .textLike */ .r1)('Registry', 'a registry such as ghcr.io/acme, without scheme, tag and final slash', `^${REGISTRY}$`);
const Software = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)('StatedSoftware', {
    expected: 'the name of a package, a package URL without version, or none',
    pattern: '^\\S+$',
    is: _domain_software__WEBPACK_IMPORTED_MODULE_7__/* .isSoftware */ .q,
});
const WORD = '[!-&(-~]';
const GitHubRepository = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .textLike */ .r1)('GitHubRepository', 'a repository on GitHub such as acme/images', '^[A-Za-z0-9][A-Za-z0-9_-]*/[A-Za-z0-9._-]+$');
const Identity = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .textLike */ .r1)('Identity', 'a regular expression for the signer that begins with ^, without spaces and single quotes', `^(\\(\\?i\\))?\\^${WORD}+$`);
const Issuer = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .textLike */ .r1)('Issuer', 'an https address, without spaces and single quotes', `^https://${WORD}+$`);
const Verify = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('Verify', {
    github: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(GitHubRepository), 'The repository whose workflows sign with cosign, and attest with actions/attest. Instead of identity and issuer.', { examples: ['acme/images'] }),
    identity: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Identity), 'A Go regular expression for the identity in the certificate, for cosign.', { examples: ['^https://gitlab\\.com/acme/images//'] }),
    issuer: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Issuer), 'Who vouches for the identity, for cosign.', {
        examples: ['https://gitlab.com'],
    }),
    signature: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .Bool */ .x), 'false: the image is attested, but not signed with cosign.'),
    sbom: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .enumeration */ .eG)('SbomFormat', ['spdxjson', 'cyclonedx'])), 'The format of the attested SBOM; none is attested if left out. With github, spdxjson is SPDX 2.3.'),
    provenance: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .Bool */ .x), 'true: SLSA provenance (v1) is attested.'),
    since: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .vw), 'The first version that this holds for, in the order of versions; all if left out.'),
});
const NAME = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Name for people; the slug if left out.');
const LICENSE_CLEAN = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .LicenseClean */ .ft), 'What the license means for its user; from the SPDX expression in license if left out.');
const ManifestImage = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .extensible */ .oX)('ManifestImage', Object.assign(Object.assign({}, _contract_items__WEBPACK_IMPORTED_MODULE_2__/* .imageFields */ .$G), { name: NAME, status: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Status */ .nW), 'Whether it can be pulled (available, the default) or is planned.'), licenseClean: LICENSE_CLEAN, image: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_repository__WEBPACK_IMPORTED_MODULE_8__/* .Repository */ .LN), 'The repository that it is pulled from, in any registry; <registry>/images/<slug> if left out.'), os: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .enumeration */ .eG)('Os', ['none'])), 'none: no operating system inside (scratch, static), so a report without packages of one is clean.'), platforms: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Platform */ .OD)), 'The platforms that every version of it is published for, in place of the default; [] for none.', { examples: [['linux/amd64', 'linux/arm/v7']] }), versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(_contract_items__WEBPACK_IMPORTED_MODULE_2__/* .ImageVersion */ .ql)), 'The published tags, in any order.'), recommended: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .vw), 'The version to recommend, one of versions; the newest that is supported if left out.'), software: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Software), 'The package that the image is about, by its name or package URL. A version whose known packages do not have it is at best partial. none: it is about no package, as a base image is.', { examples: ['redis', 'pkg:deb/debian/redis', 'none'] }), verify: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Verify), 'How to verify it, in place of the default; {} for none. Published as stated, not checked.') }));
const BaseVersion = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('BaseVersion', {
    version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .vw, 'The tag.', { examples: ['12-slim'] }),
    digest: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Digest */ .np), 'Digest of the multi-architecture index; that of the latest scan if left out.'),
});
const ManifestBase = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('ManifestBase', {
    slug: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Slug */ .Mw, 'Identifier, different from that of every image and other base.', {
        examples: ['debian'],
    }),
    image: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_repository__WEBPACK_IMPORTED_MODULE_8__/* .Repository */ .LN, 'The repository that it is pulled from, in any registry.', {
        examples: ['docker.io/library/debian'],
    }),
    versions: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(BaseVersion), 'The tags that images are built on, in any order.'),
});
const ManifestChart = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .extensible */ .oX)('ManifestChart', Object.assign(Object.assign({}, _contract_items__WEBPACK_IMPORTED_MODULE_2__/* .chartFields */ .Gz), { name: NAME, licenseClean: LICENSE_CLEAN, chartRef: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_repository__WEBPACK_IMPORTED_MODULE_8__/* .ChartRepository */ .pn), 'The OCI reference that installs it; oci://<registry>/charts/<slug> if left out.') }));
const ManifestRoadmapItem = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .extensible */ .oX)('ManifestRoadmapItem', _contract_items__WEBPACK_IMPORTED_MODULE_2__/* .roadmapFields */ .nc);
const Project = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('Project', {
    name: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Name of the project, for feeds and the page; the registry if left out.'),
    license: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Message of the badge license.'),
    base: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Message of the badge base.'),
    signing: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Message of the badge signing.'),
    hub: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Message of the badge hub.'),
});
const days = (severity) => (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_fixes__WEBPACK_IMPORTED_MODULE_1__/* .TargetDays */ .vg), `Days within which to fix a vulnerability of severity ${severity}.`, {
    unit: 'days',
});
const Targets = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('Targets', {
    critical: days('critical'),
    high: days('high'),
    medium: days('medium'),
    low: days('low'),
    unknown: days('unknown'),
    from: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_fixes__WEBPACK_IMPORTED_MODULE_1__/* .FixClock */ .cK), 'What the days are counted from: the first scan that names a fix (fixable, the default), or the scan that finds it (seen).'),
});
const ReplacedBy = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('ReplacedBy', {
    slug: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Slug */ .Mw, 'Slug of the image to use in its place.'),
    version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .vw), 'The version to use in its place.'),
});
const ManifestRetired = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('ManifestRetired', {
    slug: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Slug */ .Mw, 'Slug of the image that is gone, or whose version is gone.'),
    version: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .vw), 'The version that is gone; the whole image if left out.'),
    digest: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Digest */ .np), 'The last digest of the version.'),
    replacedBy: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(ReplacedBy), 'What to use in its place.'),
    reason: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'Why it is gone.'),
});
const Site = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)('Site', {
    expected: 'an http or https address without query and fragment',
    format: 'uri',
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^?#]+$',
    is: (s) => (0,_domain_web_address__WEBPACK_IMPORTED_MODULE_10__/* .isWebAddress */ .d3)(s) && !/[?#]/.test(s),
});
const Manifest = (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik)('Manifest', {
    registry: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(Registry, 'Where the images and charts are pulled from.'),
    source: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Text */ .EY), 'What the security documents name as their source.'),
    site: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Site), 'Address under which the root of the branch is served, for the links in feeds and for renovate.json.'),
    packages: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_6__/* .Bool */ .x), 'Whether the packages in the images are published, as the scan reports list them; true if left out.'),
    project: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Project), 'Facts for the fixed badges.'),
    badges: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)((0,_domain_codec_dictionary__WEBPACK_IMPORTED_MODULE_4__/* .dictionary */ .z)('Badges', _contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Slug */ .Mw, _contract_badge__WEBPACK_IMPORTED_MODULE_0__/* .BadgeOverride */ .m6, { extensions: true })), 'Overrides of fixed badges, and badges of your own.'),
    targets: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Targets), 'Days within which to fix vulnerabilities; fixes.json compares them with what happened.'),
    platforms: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(_contract_scalars__WEBPACK_IMPORTED_MODULE_3__/* .Platform */ .OD)), 'The platforms of every image that states none of its own. A version is scanned only if each of them is.', { examples: [['linux/amd64', 'linux/arm64']] }),
    verify: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(Verify), 'How to verify every image that does not state it itself. Published as stated, not checked.'),
    images: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(ManifestImage)), 'The images of the catalog.'),
    bases: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(ManifestBase)), 'What images are built on, if it is not an image of this catalog: scanned with the images, counted nowhere.'),
    charts: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(ManifestChart)), 'The charts of the catalog.'),
    roadmap: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(ManifestRoadmapItem)), 'What is planned.'),
    retired: (0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)((0,_domain_codec_object__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq)(io_ts__WEBPACK_IMPORTED_MODULE_9__.array(ManifestRetired)), 'What is gone, and what to use in its place.'),
});


/***/ }),

/***/ 5687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ Repository),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   gI: () => (/* binding */ PATH),
/* harmony export */   jg: () => (/* binding */ HOST),
/* harmony export */   pn: () => (/* binding */ ChartRepository)
/* harmony export */ });
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5718);
/* harmony import */ var _domain_image_reference__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9052);


const HOST = '[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]+)?';
const PATH = '[a-z0-9]+([._-]+[a-z0-9]+)*';
const FULL = `${HOST}(/${PATH})+`;
const stated = new RegExp(`^(${HOST}/)?${PATH}(/${PATH})*$`);
const full = new RegExp(`^${FULL}$`);
const isRepository = (reference) => stated.test(reference) && full.test((0,_domain_image_reference__WEBPACK_IMPORTED_MODULE_1__/* .repositoryOf */ ._)(reference));
const Repository = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Repository', {
    expected: 'a reference to a repository such as ghcr.io/acme/redis, without scheme, tag and digest',
    pattern: stated.source.replaceAll('\\/', '/'),
    is: isRepository,
});
const ChartRepository = (0,_domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .textLike */ .r1)('ChartRepository', 'an OCI reference such as oci://ghcr.io/acme/charts/redis, without tag and digest', `^oci://${FULL}$`);


/***/ }),

/***/ 5098:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ findViolations),
  P: () => (/* binding */ findWarnings)
});

// EXTERNAL MODULE: ./lib/contract/scalars.js
var scalars = __webpack_require__(9806);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/image-reference.js
var image_reference = __webpack_require__(9052);
// EXTERNAL MODULE: ./lib/domain/instant.js
var instant = __webpack_require__(9836);
// EXTERNAL MODULE: ./lib/domain/license.js
var domain_license = __webpack_require__(346);
// EXTERNAL MODULE: ./lib/domain/platform.js
var platform = __webpack_require__(5886);
// EXTERNAL MODULE: ./lib/domain/severity-counts.js
var severity_counts = __webpack_require__(5991);
// EXTERNAL MODULE: ./lib/domain/site.js
var site = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/domain/version-order.js
var version_order = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/contract/badge/colors.js + 1 modules
var colors = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/domain/badge-names.js
var badge_names = __webpack_require__(5295);
// EXTERNAL MODULE: ./lib/domain/values/did-you-mean.js
var did_you_mean = __webpack_require__(4321);
// EXTERNAL MODULE: ./lib/read/manifest/undecoded.js
var undecoded = __webpack_require__(196);
;// CONCATENATED MODULE: ./lib/read/manifest/badge-rules.js







const badgesOf = (manifest) => {
    const badges = (0,undecoded/* valueAt */.fK)(manifest, 'badges');
    return Object.entries((0,object/* isRecord */.u4)(badges) ? badges : {}).filter(([name]) => !name.startsWith('x-'));
};
function* badgeViolations(manifest) {
    for (const [name, badge] of badgesOf(manifest)) {
        const isOwn = scalars/* Slug */.Mw.is(name) && !badge_names/* fixedBadges */.l.some((fixed) => fixed === name);
        if (isOwn && (0,object/* isRecord */.u4)(badge) && (0,undecoded/* valueAt */.fK)(badge, 'message') === undefined)
            yield {
                path: ['badges', name],
                message: `found a badge of your own without a message, expected a message, or one of the names ${badge_names/* fixedBadges */.l.join(', ')}; add message: to it`,
            };
    }
}
function* logoWarnings(manifest) {
    for (const [name, badge] of badgesOf(manifest))
        if ((0,undecoded/* valueAt */.fK)(badge, 'logoColor') !== undefined && (0,undecoded/* valueAt */.fK)(badge, 'namedLogo') === undefined)
            yield {
                path: ['badges', name, 'logoColor'],
                message: 'found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
            };
}
function* colorWarnings(manifest) {
    for (const [name, badge] of badgesOf(manifest))
        for (const key of ['color', 'labelColor']) {
            const color = (0,undecoded/* textAt */.$6)(badge, key);
            if (color === undefined || (0,colors/* isColor */._o)(color))
                continue;
            const meant = (0,did_you_mean/* didYouMean */.a)(color, colors/* COLOR_NAMES */.jw);
            yield {
                path: ['badges', name, key],
                message: `found ${(0,values_escape/* show */.WU)(color)}, expected a color name of CSS or of the badge service, or 3 or 6 hex digits, since the SVG is gray otherwise; ${meant === undefined ? `write, for example, ${key}: blue` : `did you mean ${meant}?`}`,
            };
        }
}
function* overrideWarnings(manifest) {
    for (const [name, badge] of badgesOf(manifest))
        for (const key of ['message', 'color'])
            if ((0,badge_names/* isComputed */.Y)(name) && (0,undecoded/* valueAt */.fK)(badge, key) !== undefined)
                yield {
                    path: ['badges', name, key],
                    message: `found a ${key} for the badge ${name}, expected none for a badge that is computed from the catalog: what you state instead is not checked; leave ${key} out, or name a badge of your own`,
                };
}
function* badgeWarnings(manifest) {
    yield* logoWarnings(manifest);
    yield* colorWarnings(manifest);
    yield* overrideWarnings(manifest);
}

// EXTERNAL MODULE: ./lib/read/manifest/repository.js
var repository = __webpack_require__(5687);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./lib/domain/codec/scalar.js
var scalar = __webpack_require__(5718);
;// CONCATENATED MODULE: ./lib/read/manifest/retired-rules.js





const referenceOf = (item) => ({
    slug: (0,undecoded/* textAt */.$6)(item, 'slug'),
    version: (0,undecoded/* textAt */.$6)(item, 'version'),
});
const nameOf = ({ slug, version }) => (0,values_escape/* show */.WU)(version === undefined ? slug : `${slug} ${version}`);
const availableIn = (manifest) => {
    const images = new Map((0,undecoded/* listAt */.gT)(manifest, 'images')
        .filter((image) => (0,undecoded/* textAt */.$6)(image, 'status') !== 'planned')
        .map((image) => [(0,undecoded/* textAt */.$6)(image, 'slug'), image]));
    return ({ slug, version }) => slug !== undefined &&
        images.has(slug) &&
        (version === undefined || (0,undecoded/* versionsOf */.x4)(images.get(slug)).includes(version));
};
const isUnclear = (item) => (0,undecoded/* textAt */.$6)(item, 'version') === undefined && (0,undecoded/* valueAt */.fK)(item, 'version') !== undefined;
function* duplicateViolations(manifest) {
    const items = (0,undecoded/* listAt */.gT)(manifest, 'retired');
    const keys = items.map((item) => {
        const { slug, version } = referenceOf(item);
        return slug === undefined || isUnclear(item) ? undefined : JSON.stringify([slug, version]);
    });
    for (const [i] of (0,undecoded/* findRepeated */.Ez)(keys))
        yield {
            path: ['retired', i],
            message: `found ${nameOf(referenceOf(items[i]))} a second time, expected it once; remove one`,
        };
}
function* retiredViolations(manifest) {
    yield* duplicateViolations(manifest);
    const isAvailable = availableIn(manifest);
    for (const [i, item] of (0,undecoded/* listAt */.gT)(manifest, 'retired').entries()) {
        const reference = referenceOf(item);
        const hasVersion = (0,undecoded/* valueAt */.fK)(item, 'version') !== undefined;
        if ((0,undecoded/* valueAt */.fK)(item, 'digest') !== undefined && !hasVersion)
            yield {
                path: ['retired', i, 'digest'],
                message: 'found a digest without a version, expected the version that had it; add version:, or leave digest out',
            };
        if (!isUnclear(item) && isAvailable(reference))
            yield {
                path: ['retired', i, hasVersion ? 'version' : 'slug'],
                message: `found ${nameOf(reference)}, which images still has, expected what is no longer published; remove it from images, or from retired`,
            };
    }
}
function* replacementWarnings(manifest) {
    const isAvailable = availableIn(manifest);
    for (const [i, item] of (0,undecoded/* listAt */.gT)(manifest, 'retired').entries()) {
        const reference = referenceOf((0,undecoded/* valueAt */.fK)(item, 'replacedBy'));
        if (reference.slug !== undefined && !isAvailable(reference))
            yield {
                path: ['retired', i, 'replacedBy'],
                message: `found ${nameOf(reference)}, expected an available image of images or one of its versions, so consumers are sent to something that this catalog does not publish; correct it, or leave replacedBy out`,
            };
    }
}
const isDeprecated = (image, name) => (0,undecoded/* listAt */.gT)(image, 'versions').some((version) => (0,undecoded/* textAt */.$6)(version, 'version') === name &&
    Either.exists(Boolean)(scalar/* Bool */.x.decode((0,undecoded/* valueAt */.fK)(version, 'deprecated'))));
function* recommendedViolations(image, path) {
    const recommended = (0,undecoded/* textAt */.$6)(image, 'recommended');
    if (recommended === undefined || !scalars/* Tag */.vw.is(recommended))
        return;
    if (isDeprecated(image, recommended))
        yield {
            path: [...path, 'recommended'],
            message: `found ${(0,values_escape/* show */.WU)(recommended)}, which is deprecated, expected a version that is not; recommend another version, or remove deprecated`,
        };
    else if (!(0,undecoded/* versionsOf */.x4)(image).includes(recommended)) {
        const meant = (0,undecoded/* versionsOf */.x4)(image).find((each) => each === null || each === void 0 ? void 0 : each.startsWith(`${recommended}.`));
        const fix = meant === undefined ? 'correct it' : `write ${(0,values_escape/* show */.WU)(meant)}`;
        yield {
            path: [...path, 'recommended'],
            message: `found ${(0,values_escape/* show */.WU)(recommended)}, expected one of the versions of the image; ${fix}, or leave it out to recommend the newest supported version`,
        };
    }
}

;// CONCATENATED MODULE: ./lib/read/manifest/verify-rules.js


const signerMistake = (has) => {
    const [hasIdentity, hasIssuer] = [has('identity'), has('issuer')];
    if (has('github') && (hasIdentity || hasIssuer))
        return `found github and ${hasIdentity ? 'identity' : 'issuer'}, expected github alone, or identity with issuer; remove github, or identity and issuer`;
    if (hasIdentity && !hasIssuer)
        return 'found identity without issuer, expected both; add, for example, issuer: https://gitlab.com';
    if (hasIssuer && !hasIdentity)
        return 'found issuer without identity, expected both; add, for example, identity: ^https://gitlab\\.com/acme/images//';
    return has('github') || hasIdentity
        ? undefined
        : 'found no signer, expected github, or identity with issuer; add, for example, github: acme/images';
};
function* verifyViolations(owner, path) {
    const verify = (0,undecoded/* valueAt */.fK)(owner, 'verify');
    if (!(0,object/* isRecord */.u4)(verify) || Object.keys(verify).length === 0)
        return;
    const has = (key) => (0,undecoded/* valueAt */.fK)(verify, key) !== undefined;
    const message = signerMistake(has);
    if (message !== undefined)
        yield { path: [...path, 'verify'], message };
    const isUnsigned = (0,undecoded/* textAt */.$6)(verify, 'signature') === 'false';
    if (isUnsigned && !has('sbom') && (0,undecoded/* textAt */.$6)(verify, 'provenance') !== 'true')
        yield {
            path: [...path, 'verify', 'signature'],
            message: 'found signature: false without sbom and provenance, expected something to verify; add, for example, provenance: true',
        };
}

;// CONCATENATED MODULE: ./lib/read/manifest/rules.js















function* findDuplicates(values, { what, pathOf, keyOf = (value) => value, among = () => '' }) {
    const keys = values.map((value) => (value === undefined ? undefined : keyOf(value)));
    for (const [i, first] of (0,undecoded/* findRepeated */.Ez)(keys)) {
        const [value, before] = [values[i], values[first]];
        const found = before === value
            ? `${(0,values_escape/* show */.WU)(value)} a second time`
            : `${(0,values_escape/* show */.WU)(value)} and ${(0,values_escape/* show */.WU)(before)}, which differ only in case`;
        yield {
            path: pathOf(i),
            message: `found the ${what} ${found}, expected it once${among(i)}; remove or rename one`,
        };
    }
}
const itemsIn = (manifest, ...collections) => collections.flatMap((collection) => (0,undecoded/* listAt */.gT)(manifest, collection).map((item, index) => ({ collection, index, item })));
const pathTo = ({ collection, index }, key) => [collection, index, key];
const scannedIn = (manifest) => itemsIn(manifest, 'images', 'bases');
const duplicateSlugs = (items) => findDuplicates(items.map(({ item }) => (0,undecoded/* textAt */.$6)(item, 'slug')), {
    what: 'slug',
    pathOf: (i) => (items[i] === undefined ? [] : pathTo(items[i], 'slug')),
    among: (i) => { var _a; return (((_a = items[i]) === null || _a === void 0 ? void 0 : _a.collection) === 'bases' ? ' in images and bases' : ''); },
});
const namesIn = (version) => version
    .split(',')
    .map((name) => name.trim())
    .sort()
    .join(',');
function* versionViolations(image, path) {
    const versions = (0,undecoded/* versionsOf */.x4)(image);
    yield* findDuplicates(versions, {
        what: 'version',
        pathOf: (i) => [...path, 'versions', i, 'version'],
        keyOf: (version) => version.toLowerCase(),
    });
    const version = (0,undecoded/* textAt */.$6)(image, 'version');
    if (version === undefined || (0,undecoded/* valueAt */.fK)(image, 'versions') === undefined)
        return;
    const known = versions.flatMap((each) => (each === undefined ? [] : [{ version: each }]));
    const names = (0,version_order/* newestFirst */.ll)(known).map((each) => each.version);
    if (names.length === versions.length && namesIn(version) !== [...names].sort().join(','))
        yield {
            path: [...path, 'version'],
            message: `found ${(0,values_escape/* show */.WU)(version)}, expected ${(0,values_escape/* show */.WU)(names.join(', '))}, the names in versions; remove version, or change versions`,
        };
}
const MAX_PLATFORMS = 32;
function* platformViolations(owner, path) {
    const stated = (0,undecoded/* listAt */.gT)(owner, 'platforms');
    if (stated.length > MAX_PLATFORMS)
        yield {
            path: [...path, 'platforms'],
            message: `found ${stated.length} platforms, expected at most ${MAX_PLATFORMS}; leave out those that are not used`,
        };
    const texts = stated.map((each) => (0,undecoded/* textAt */.$6)(each));
    const names = texts.map((text) => text !== undefined && (0,platform/* isPlatform */.aH)(text) ? (0,platform/* nameOfPlatform */.Ep)(text) : undefined);
    for (const [i] of (0,undecoded/* findRepeated */.Ez)(names))
        yield {
            path: [...path, 'platforms', i],
            message: `found ${(0,values_escape/* show */.WU)(texts[i])}${texts[i] === names[i] ? '' : `, which is ${names[i]},`} a second time, expected it once; remove one`,
        };
}
const repositoryAt = (registry, image) => {
    const stated = (0,undecoded/* textAt */.$6)(image, 'image');
    if (stated !== undefined)
        return (0,repository/* isRepository */.Z6)(stated) ? (0,image_reference/* repositoryOf */._)(stated) : undefined;
    const slug = (0,undecoded/* textAt */.$6)(image, 'slug');
    return registry && slug ? (0,image_reference/* repositoryOf */._)(`${registry}/images/${slug}`) : undefined;
};
const oneEach = (own, before) => {
    const oneOf = (noun) => `a different one for each ${noun}; name another repository, or merge both into one ${noun} with several versions`;
    if (own.collection === 'images')
        return oneOf('image');
    return before.collection === 'bases'
        ? oneOf('base')
        : 'a repository that no image has, since every image is a base already; remove it from bases';
};
function* repositoryViolations(manifest) {
    const registry = (0,undecoded/* textAt */.$6)(manifest, 'registry');
    const items = scannedIn(manifest);
    const repositories = items.map(({ item }) => repositoryAt(registry, item));
    for (const [i, first] of (0,undecoded/* findRepeated */.Ez)(repositories)) {
        const [own, before] = [items[i], items[first]];
        if (own === undefined || before === undefined)
            continue;
        const [slug, other] = [(0,undecoded/* textAt */.$6)(own.item, 'slug'), (0,undecoded/* textAt */.$6)(before.item, 'slug')];
        const isDerived = [own, before].every(({ item }) => (0,undecoded/* textAt */.$6)(item, 'image') === undefined);
        if (isDerived && slug === other)
            continue;
        yield {
            path: pathTo(own, 'image'),
            message: `found ${(0,values_escape/* show */.WU)(repositories[i])} as the repository of ${(0,values_escape/* show */.WU)(slug)}, which ${(0,values_escape/* show */.WU)(other)} (${before.collection}[${before.index}]) already has, expected ${oneEach(own, before)}`,
        };
    }
}
function* siteViolations(manifest) {
    var _a;
    const message = (0,site/* findSiteMistake */.Fr)((_a = (0,undecoded/* textAt */.$6)(manifest, 'site')) !== null && _a !== void 0 ? _a : '');
    if (message !== undefined)
        yield { path: ['site'], message };
}
function* targetViolations(manifest) {
    const targets = (0,undecoded/* valueAt */.fK)(manifest, 'targets');
    if ((0,object/* isRecord */.u4)(targets) && severity_counts/* severityKeys */.mT.every((key) => (0,undecoded/* valueAt */.fK)(targets, key) === undefined))
        yield {
            path: ['targets'],
            message: 'found no severity, expected days for at least one of critical, high, medium, low and unknown; add, for example, critical: 7, or remove targets',
        };
}
function* findViolations(manifest) {
    yield* siteViolations(manifest);
    yield* targetViolations(manifest);
    yield* duplicateSlugs(scannedIn(manifest));
    yield* duplicateSlugs(itemsIn(manifest, 'charts'));
    yield* repositoryViolations(manifest);
    yield* platformViolations(manifest, []);
    yield* verifyViolations(manifest, []);
    for (const [i, image] of (0,undecoded/* listAt */.gT)(manifest, 'images').entries()) {
        yield* platformViolations(image, ['images', i]);
        yield* verifyViolations(image, ['images', i]);
        yield* versionViolations(image, ['images', i]);
        yield* recommendedViolations(image, ['images', i]);
    }
    for (const [i, base] of (0,undecoded/* listAt */.gT)(manifest, 'bases').entries())
        yield* versionViolations(base, ['bases', i]);
    yield* badgeViolations(manifest);
    yield* retiredViolations(manifest);
}
const DERIVED = [
    { collection: 'images', key: 'image', what: 'the images would be' },
    { collection: 'charts', key: 'chartRef', what: 'the charts would be' },
];
function* registryWarnings(manifest) {
    const registry = (0,undecoded/* textAt */.$6)(manifest, 'registry');
    for (const { collection, key, what } of DERIVED) {
        const end = `/${collection}`;
        const isDerived = (0,undecoded/* listAt */.gT)(manifest, collection).some((item) => (0,undecoded/* textAt */.$6)(item, key) === undefined);
        if ((registry === null || registry === void 0 ? void 0 : registry.endsWith(end)) && isDerived)
            yield {
                path: ['registry'],
                message: `found ${(0,values_escape/* show */.WU)(registry)}, expected a registry without ${end}, since ${what} ${(0,values_escape/* show */.WU)(`${registry}${end}/<slug>`)}; write ${registry.slice(0, -end.length)}, or state ${key} in each of the ${collection}`,
            };
    }
}
function* licenseWarnings(manifest) {
    for (const collection of ['images', 'charts', 'roadmap'])
        for (const [i, item] of (0,undecoded/* listAt */.gT)(manifest, collection).entries()) {
            const license = (0,undecoded/* textAt */.$6)(item, 'license');
            if (license === undefined || (0,undecoded/* valueAt */.fK)(item, 'licenseClean') !== undefined)
                continue;
            if ((0,domain_license/* classifyLicense */.K)(license) !== undefined)
                continue;
            const meant = (0,domain_license/* meantLicense */.V)(license);
            const fix = meant === undefined ? 'write the expression' : `write ${meant}`;
            yield {
                path: [collection, i, 'license'],
                message: `found ${(0,values_escape/* show */.WU)(license)}, expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; ${fix}, or state licenseClean`,
            };
        }
}
const versionsFix = (image) => {
    var _a, _b;
    const [stated = ''] = ((_b = (_a = (0,undecoded/* textAt */.$6)(image, 'version')) !== null && _a !== void 0 ? _a : (0,undecoded/* textAt */.$6)(image, 'tag')) !== null && _b !== void 0 ? _b : '').split(/,\s*/);
    return scalars/* Tag */.vw.is(stated)
        ? `write versions: [{ version: ${stated} }]`
        : 'add versions: with - version: 8.2.1';
};
function* versionWarnings(image, path) {
    var _a;
    if (!(0,object/* isRecord */.u4)(image))
        return;
    const versions = (_a = (0,undecoded/* valueAt */.fK)(image, 'versions')) !== null && _a !== void 0 ? _a : [];
    if ((0,undecoded/* textAt */.$6)(image, 'status') !== 'planned' && Array.isArray(versions) && versions.length === 0)
        yield {
            path: [...path, 'versions'],
            message: `found no version of the available image ${(0,values_escape/* show */.WU)((0,undecoded/* textAt */.$6)(image, 'slug'))}, expected at least one to scan; ${versionsFix(image)}, or state status: planned`,
        };
}
const FIRST_YEAR = 2000;
function* eolWarnings(image, path) {
    for (const [i, version] of (0,undecoded/* listAt */.gT)(image, 'versions').entries()) {
        const eol = (0,undecoded/* textAt */.$6)(version, 'eol');
        if (eol !== undefined && (0,instant/* isFullDate */.A1)(eol) && Number(eol.slice(0, 4)) < FIRST_YEAR)
            yield {
                path: [...path, 'versions', i, 'eol'],
                message: `found ${(0,values_escape/* show */.WU)(eol)}, expected the last day of support of a version that is published now; correct the year`,
            };
    }
}
function* findWarnings(manifest) {
    yield* registryWarnings(manifest);
    yield* licenseWarnings(manifest);
    for (const [i, image] of (0,undecoded/* listAt */.gT)(manifest, 'images').entries()) {
        yield* versionWarnings(image, ['images', i]);
        yield* eolWarnings(image, ['images', i]);
    }
    yield* badgeWarnings(manifest);
    yield* replacementWarnings(manifest);
}


/***/ }),

/***/ 2463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ decodeJson),
  E: () => (/* binding */ decodeSource)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./lib/domain/codec/decode.js
var decode = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/domain/codec/scalar.js
var scalar = __webpack_require__(5718);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/values/did-you-mean.js
var did_you_mean = __webpack_require__(4321);
// EXTERNAL MODULE: ./lib/domain/values/group-by.js
var group_by = __webpack_require__(6261);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/domain/codec/dictionary.js
var dictionary = __webpack_require__(4694);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
;// CONCATENATED MODULE: ./lib/read/source-text/check.js
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






const codecUnder = (codec, key) => {
    var _a;
    if (codec instanceof dictionary/* DictionaryType */.X) {
        return codec.extensions && key.startsWith('x-') ? undefined : codec.codec;
    }
    return codec instanceof object/* ObjectType */.an ? (_a = codec.byKey.get(key)) === null || _a === void 0 ? void 0 : _a.codec : undefined;
};
const isKnown = (codec, key) => codec.byKey.has(key) || key.startsWith('x-');
const itemCodec = (codec) => codec instanceof lib.ArrayType ? codec.type : undefined;
const keysIn = (node) => new Set((node === null || node === void 0 ? void 0 : node.kind) === 'map' ? node.entries.map(({ key }) => key) : []);
const listsIn = ({ entries }, codec) => {
    var _a;
    const lists = new Map();
    for (const { key, value } of entries) {
        const item = itemCodec((_a = codec.byKey.get(key)) === null || _a === void 0 ? void 0 : _a.codec);
        if (value.kind !== 'list' || !(item instanceof object/* ObjectType */.an) || lists.has(key))
            continue;
        const last = value.items.at(-1);
        lists.set(key, { key, knows: (name) => item.byKey.has(name), last, keysOfLast: keysIn(last) });
    }
    return [...lists.values()];
};
const contextOf = (node, codec) => {
    const fields = codec.fields;
    const stated = keysIn(node);
    return {
        known: fields.map(({ key }) => key),
        missing: fields.flatMap(({ key, required }) => (required && !stated.has(key) ? [key] : [])),
        lists: listsIn(node, codec),
    };
};
const findMisplaced = ({ lists }, { key, offset, value }, columnOf) => {
    const list = lists.find(({ knows }) => knows(key));
    if ((list === null || list === void 0 ? void 0 : list.last) === undefined)
        return undefined;
    const { last, keysOfLast } = list;
    const spaces = columnOf(last.offset) - columnOf(offset);
    const fix = spaces > 0 ? `indent it by ${spaces} more spaces` : 'move it there';
    const isError = value.kind === 'list' && last.kind === 'map' && !keysOfLast.has(key);
    return {
        message: `found the key ${(0,values_escape/* show */.WU)(key)} next to ${list.key}, expected it in an item of ${list.key}${isError ? '' : ', and it is not published'}; ${fix}`,
        isError,
    };
};
const unknownKey = (context, entry, columnOf, advised) => {
    const { key } = entry;
    const required = (0,did_you_mean/* didYouMean */.a)(key, context.missing);
    if (required !== undefined)
        return {
            message: `found the unknown key ${(0,values_escape/* show */.WU)(key)}, expected the required key ${required}; did you mean ${required}? rename it`,
            meant: required,
        };
    const advice = advised();
    if (advice !== undefined) {
        const { text } = advice, rest = __rest(advice, ["text"]);
        return Object.assign({ message: `found the key ${(0,values_escape/* show */.WU)(key)} ${text}` }, rest);
    }
    const misplaced = findMisplaced(context, entry, columnOf);
    if (misplaced !== undefined)
        return misplaced;
    const meant = (0,did_you_mean/* didYouMean */.a)(key, context.known);
    const rest = meant
        ? `expected a known one; did you mean ${meant}?`
        : `expected one of ${context.known.join(', ')}; remove it, or begin its name with x-`;
    return { message: `found the unknown key ${(0,values_escape/* show */.WU)(key)}, which is not published, ${rest}` };
};
const checkKeys = (root, codec, locator, advise) => {
    const errors = [];
    const unknown = [];
    const misspelt = new Map();
    const seen = new Map();
    const noteUnknown = (context, entry, here) => {
        var _a;
        const flaw = unknownKey(context, entry, locator.column, () => advise(here));
        const problem = locator.atOffset(entry.offset, here, flaw.message);
        const meant = (0,decode/* formatPath */.jV)([...here.slice(0, -1), (_a = flaw.meant) !== null && _a !== void 0 ? _a : '']);
        if (flaw.isError)
            errors.push(problem);
        else if (flaw.meant === undefined || misspelt.has(meant))
            unknown.push(problem);
        else
            misspelt.set(meant, problem);
    };
    const visitMap = (node, type, path) => {
        const first = new Set();
        let context;
        for (const entry of node.entries) {
            const here = [...path, entry.key];
            if (type instanceof object/* ObjectType */.an && !isKnown(type, entry.key)) {
                context !== null && context !== void 0 ? context : (context = contextOf(node, type));
                noteUnknown(context, entry, here);
            }
            if (first.has(entry.key)) {
                const message = `found the key ${(0,values_escape/* show */.WU)(entry.key)} a second time, expected it once; remove one`;
                errors.push(locator.atOffset(entry.offset, here, message));
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
    return { errors, misspelt, unknown };
};

// EXTERNAL MODULE: ./lib/read/source-text/odd-spaces.js
var odd_spaces = __webpack_require__(8214);
// EXTERNAL MODULE: ./lib/read/source-text/place.js
var place = __webpack_require__(9354);
// EXTERNAL MODULE: ./lib/read/source-text/value.js
var source_text_value = __webpack_require__(7516);
;// CONCATENATED MODULE: ./lib/read/source-text/decode-source.js











const WORDS = /^one of (.+)$/;
const RANGE = /^a whole number, (\d+) to (\d+)$/;
const commonFix = ({ expected, found }) => {
    var _a, _b;
    var _c, _d;
    const text = (0,scalar/* textOf */.b6)(found);
    if (typeof text !== 'string')
        return undefined;
    const words = (_c = (_b = (_a = WORDS.exec(expected)) === null || _a === void 0 ? void 0 : _a[1]) === null || _b === void 0 ? void 0 : _b.split(', ')) !== null && _c !== void 0 ? _c : [];
    if (expected === 'true or false') {
        const word = (0,did_you_mean/* meantBoolean */.m)(text);
        if (word !== undefined)
            return `did you mean ${word}?`;
        if (/^(true|false)$/i.test(text))
            return `write ${text.toLowerCase()} without quotes`;
    }
    const [, least, most] = (_d = RANGE.exec(expected)) !== null && _d !== void 0 ? _d : [];
    if (/^\d{1,15}$/.test(text) && Number(text) >= Number(least) && Number(text) <= Number(most))
        return `write ${text} without quotes`;
    const meant = (0,did_you_mean/* didYouMean */.a)(text, words);
    return meant === undefined ? undefined : `did you mean ${meant}?`;
};
const describeFound = (found) => {
    const text = (0,scalar/* textOf */.b6)(found);
    const odd = typeof text === 'string' ? (0,odd_spaces/* nameOddSpace */.N9)(text) : undefined;
    return odd === undefined ? (0,decode/* formatFound */.Ay)(found) : `${(0,decode/* formatFound */.Ay)(found)} with ${odd}`;
};
const mismatchMessage = (mismatch, { expected = mismatch.expected, fix }) => {
    var _a;
    const key = mismatch.path.at(-1);
    const found = mismatch.found === undefined && typeof key === 'string'
        ? `${key} is missing`
        : `found ${describeFound(mismatch.found)}`;
    return `${found}, expected ${expected}; ${(_a = commonFix(mismatch)) !== null && _a !== void 0 ? _a : fix}`;
};
const NO_CHECKS = {
    rules: () => ({ errors: [], warnings: [] }),
    adviseKey: () => undefined,
};
const NO_KEYS = { errors: [], misspelt: new Map(), unknown: [] };
const decodeValue = (value, codec, advise, at) => (0,lib_function.pipe)((0,decode/* decode */.D4)(codec, value), Either.mapLeft((all) => all.map((each) => at(each.path, mismatchMessage(each, advise(each, value))))));
const onceEach = (problems) => [
    ...(0,group_by/* groupBy */.$z)(problems, ({ location, message }) => JSON.stringify([location === null || location === void 0 ? void 0 : location.line, location === null || location === void 0 ? void 0 : location.column, message])).values(),
].map(([first]) => first);
const decodeSource = (source, codec, advise, { rules, adviseKey } = NO_CHECKS) => {
    const locator = (0,place/* createLocator */.TR)(source);
    const value = (0,source_text_value/* toValue */.B)(source.root);
    const keys = adviseKey
        ? checkKeys(source.root, codec, locator, (path) => adviseKey(path, value))
        : NO_KEYS;
    const violations = rules(value);
    const placed = (all) => all.map(({ path, message }) => locator.at(path, message));
    const decoded = decodeValue(value, codec, advise, locator.at);
    const wrong = (Either.isLeft(decoded) ? decoded.left : []).map((each) => { var _a; var _b, _c; return (_c = keys.misspelt.get((_b = (_a = each.location) === null || _a === void 0 ? void 0 : _a.path) !== null && _b !== void 0 ? _b : '')) !== null && _c !== void 0 ? _c : each; });
    const errors = onceEach([...keys.errors, ...wrong, ...placed(violations.errors)]);
    const warnings = onceEach([...keys.unknown, ...placed(violations.warnings)]);
    return Either.isLeft(decoded) || errors.length > 0
        ? (0,problem/* fail */.fJ)([...errors, ...warnings.map(problem/* asWarning */.PQ)])
        : Either.right({ value: decoded.right, warnings });
};
const decodeJson = (value, codec, advise, at, violations) => {
    const decoded = decodeValue(value, codec, advise, at);
    const errors = [
        ...(Either.isLeft(decoded) ? decoded.left : []),
        ...violations.map(({ path, message }) => at(path, message)),
    ];
    return Either.isLeft(decoded) || errors.length > 0 ? (0,problem/* fail */.fJ)(onceEach(errors)) : decoded;
};


/***/ }),

/***/ 6478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VK: () => (/* binding */ nearLine),
/* harmony export */   WZ: () => (/* binding */ isItem),
/* harmony export */   mT: () => (/* binding */ keyColumn),
/* harmony export */   uz: () => (/* binding */ splitLines),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
const splitLines = (text) => {
    let start = 0;
    return text.split('\n').map((raw, i) => {
        const line = raw.replace(/\r$/, '');
        const before = start;
        start += raw.length + 1;
        return { text: line, start: before, number: i, indent: line.search(/[^ \t]|$/) };
    });
};
const isBlank = ({ text, indent }) => text[indent] === undefined || text[indent] === '#';
const isItem = ({ text, indent }) => /^-( |$)/.test(text.slice(indent));
const keyColumn = ({ text }) => { var _a; var _b; return (_b = (_a = /^[ \t]*(- +)*/.exec(text)) === null || _a === void 0 ? void 0 : _a[0].length) !== null && _b !== void 0 ? _b : 0; };
const keyName = (line) => { var _a; var _b; return (_b = (_a = /^[^\s:,"'[\]{}]+/.exec(line.text.slice(keyColumn(line)))) === null || _a === void 0 ? void 0 : _a[0]) !== null && _b !== void 0 ? _b : ''; };
const nearLine = (lines, { number }, step) => {
    for (let i = number + step;; i += step) {
        const each = lines[i];
        if (each === undefined || !isBlank(each))
            return each;
    }
};


/***/ }),

/***/ 8214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N9: () => (/* binding */ nameOddSpace),
/* harmony export */   kG: () => (/* binding */ explainOddSpaces)
/* harmony export */ });
/* unused harmony export oddSpaceIn */
/* harmony import */ var _lines__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6478);

const WIDE = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const EMPTY = '\\u0085\\u00ad\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff';
const ODD = `[${WIDE}${EMPTY}]`;
const BRACES = '(?:[^"\'#{]*\\{(?:[^}]*,)? *)?';
const STRUCTURAL = new RegExp(`^[ \\t]*(?:- +)*(?:-(?=${ODD})|(?=${ODD})|${BRACES}(?:[\\w-]+(?=${ODD}+:)|[\\w-]+:(?=${ODD})|(?=${ODD}+[\\w-]+:)))`);
const oddSpaceIn = ({ text }) => { var _a; return (_a = STRUCTURAL.exec(text)) === null || _a === void 0 ? void 0 : _a[0].length; };
const NO_BREAK = ['\u00a0', '\u202f'];
const nameOf = (character) => {
    var _a;
    const code = `U+${((_a = character.codePointAt(0)) !== null && _a !== void 0 ? _a : 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return NO_BREAK.includes(character)
        ? `a no-break space (${code})`
        : `the invisible character ${code}`;
};
const ANY_ODD = new RegExp(ODD);
const nameOddSpace = (text) => {
    var _a;
    const [character] = (_a = ANY_ODD.exec(text)) !== null && _a !== void 0 ? _a : [];
    return character === undefined ? undefined : nameOf(character);
};
const IS_WIDE = new RegExp(`[${WIDE}]`);
const adviceOn = (character) => IS_WIDE.test(character)
    ? 'expected a space, since YAML takes this character for a letter; replace it with a space'
    : 'expected none, since YAML takes this character for a letter; remove it, and write a space if one is missing there';
const explainOddSpaces = (lines, wrong) => {
    const near = [...new Set(wrong)].flatMap((line) => { var _a; return [line, (_a = (0,_lines__WEBPACK_IMPORTED_MODULE_0__/* .nearLine */ .VK)(lines, line, -1)) !== null && _a !== void 0 ? _a : line]; });
    if (near.every((line) => oddSpaceIn(line) === undefined))
        return undefined;
    const odd = lines.filter((line) => !(0,_lines__WEBPACK_IMPORTED_MODULE_0__/* .isBlank */ .z3)(line) && oddSpaceIn(line) !== undefined);
    const [first] = odd;
    const column = first && oddSpaceIn(first);
    if (first === undefined || column === undefined)
        return undefined;
    const more = odd.length > 1 ? ` (on ${odd.length} lines)` : '';
    const character = first.text.charAt(column);
    return {
        offset: first.start + column,
        message: `found ${nameOf(character)}${more}, ${adviceOn(character)}`,
    };
};


/***/ }),

/***/ 7629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseSourceFile)
/* harmony export */ });
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6506);
/* harmony import */ var fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_1__);


const parseSourceFile = (file, text) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_0__.pipe)(fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_1__.fromTask(() => Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(540)]).then(__webpack_require__.bind(__webpack_require__, 4540))), fp_ts_TaskEither__WEBPACK_IMPORTED_MODULE_1__.chainEitherK(({ parseSource }) => parseSource(file, text)));


/***/ }),

/***/ 7516:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toValue)
/* harmony export */ });
/* harmony import */ var _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5718);
/* harmony import */ var _domain_codec_set_own__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9389);


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
        (0,_domain_codec_set_own__WEBPACK_IMPORTED_MODULE_1__/* .setOwn */ .P)(result, key, toPlainValue(value));
    return result;
};
const toValue = (node) => {
    if (node.kind === 'scalar')
        return new _domain_codec_scalar__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(node.text.toWellFormed(), node.plain);
    if (node.kind === 'list') {
        return node.items.map((item) => (isEmpty(item) ? undefined : toValue(item)));
    }
    const result = {};
    for (const { key, value } of node.entries) {
        if (key.startsWith('x-'))
            (0,_domain_codec_set_own__WEBPACK_IMPORTED_MODULE_1__/* .setOwn */ .P)(result, key, toPlainValue(value));
        else if (!isEmpty(value))
            (0,_domain_codec_set_own__WEBPACK_IMPORTED_MODULE_1__/* .setOwn */ .P)(result, key, toValue(value));
    }
    return result;
};


/***/ })

};
;