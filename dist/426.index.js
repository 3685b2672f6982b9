"use strict";
exports.id = 426;
exports.ids = [426,14];
exports.modules = {

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

/***/ 3014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchArtifacts: () => (/* binding */ fetchArtifacts)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/ReadonlyArray.js
var ReadonlyArray = __webpack_require__(4167);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/task/steps.js
var steps = __webpack_require__(6500);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/domain/values/did-you-mean.js
var did_you_mean = __webpack_require__(4321);
// EXTERNAL MODULE: ./lib/read/reports/no-reports.js
var no_reports = __webpack_require__(7564);
;// CONCATENATED MODULE: ./lib/read/artifacts/check-artifacts.js




const adviseLine = (line, names) => {
    if (/,\s*\S/.test(line))
        return 'write artifact: | and each name on its own line';
    const meant = (0,did_you_mean/* didYouMean */.a)(line, names);
    return meant === undefined
        ? `${no_reports/* LOOK_AT_SCANS */.B}, then check the name, and that the jobs that upload it have finished before this one (needs)`
        : `did you mean ${(0,values_escape/* show */.WU)(meant)}?`;
};
const findUnavailable = ({ run, selection: { selected, unmatchedLines, names }, }) => [
    ...unmatchedLines.map((line) => (0,problem/* problem */.CC)(`input artifact: found no artifact of run ${run} for the line ${(0,values_escape/* show */.WU)(line)}, expected one; ${adviseLine(line, names)}`)),
    ...selected
        .filter(({ expired }) => expired)
        .map(({ name, expires_at: at }) => (0,problem/* problem */.CC)(`input artifact: found the artifact ${(0,values_escape/* show */.WU)(name)} of run ${run}, which expired${at ? ` on ${(0,values_escape/* show */.WU)(at)}` : ''}, expected one that GitHub still has; scan again, or keep artifacts for longer (retention-days)`)),
];
const findLinesWithoutReports = ({ run, selection: { namesByLine } }, files) => [...namesByLine].flatMap(([line, names]) => {
    const downloaded = [...names].filter((name) => files.has(name));
    return downloaded.length === 0 || downloaded.some((name) => { var _a; return (_a = files.get(name)) === null || _a === void 0 ? void 0 : _a.length; })
        ? []
        : [
            (0,problem/* problem */.CC)(`input artifact: found no report file (*.json, *.json.gz) in the artifacts of run ${run} for the line ${(0,values_escape/* show */.WU)(line)}, expected one; ${no_reports/* LOOK_AT_SCANS */.B}, then check what it uploads`),
        ];
});
const findArtifactsWithoutReports = (files) => [...files].flatMap(([name, each]) => each.length === 0
    ? [
        (0,problem/* problem */.CC)(`input artifact: found no report file (*.json, *.json.gz) in the artifact ${(0,values_escape/* show */.WU)(name)}, expected one; ${no_reports/* LOOK_AT_SCANS */.B}, then check what it uploads`),
    ]
    : []);
const FROM_FORK = "ran on a commit of another repository, such as a fork's pull request, whose author controls the artifacts, expected one on a commit of this repository; scan in such a run";
const isFromFork = ({ workflow_run: run }) => {
    var _a, _b;
    const [base, head] = [(_a = run === null || run === void 0 ? void 0 : run.repository_id) !== null && _a !== void 0 ? _a : null, (_b = run === null || run === void 0 ? void 0 : run.head_repository_id) !== null && _b !== void 0 ? _b : null];
    return base !== null && head !== null && base !== head;
};
const isSame = (found, repository) => (found === null || found === void 0 ? void 0 : found.full_name.toLowerCase()) === repository.toLowerCase();
const findRefusal = (run, repository) => {
    var _a;
    var _b;
    if (!isSame(run.repository, repository))
        return `belongs to ${(0,values_escape/* show */.WU)((_b = (_a = run.repository) === null || _a === void 0 ? void 0 : _a.full_name) !== null && _b !== void 0 ? _b : '')}, expected a run of ${repository}, whose artifacts this job can trust; give the id of such a run`;
    if (!isSame(run.head_repository, repository))
        return FROM_FORK;
    return run.event.startsWith('pull_request')
        ? `was started by ${(0,values_escape/* show */.WU)(run.event)}, and a pull request decides what its artifacts contain, expected a run of another event, such as schedule or push; give the id of such a run`
        : undefined;
};

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
// EXTERNAL MODULE: ./lib/domain/values/compare.js
var compare = __webpack_require__(8743);
// EXTERNAL MODULE: ./lib/domain/values/group-by.js
var group_by = __webpack_require__(6261);
// EXTERNAL MODULE: ./lib/read/inputs/patterns.js
var patterns = __webpack_require__(320);
;// CONCATENATED MODULE: ./lib/read/artifacts/select-artifacts.js




const includesArtifacts = (lines) => (0,patterns/* includePatterns */.me)(lines).length > 0;
const createMatcher = (line) => picomatch_default()((0,patterns/* toGlob */.aZ)(line), { dot: true, noextglob: true, nonegate: true, posix: true });
const MAX_NAME_LENGTH = 1000;
const matchLine = (line, names) => {
    if (names.has(line))
        return new Set([line]);
    const matches = createMatcher(line);
    return new Set([...names].filter((name) => name.length <= MAX_NAME_LENGTH && matches(name)));
};
const newer = (a, b) => { var _a, _b; return ((0,compare/* compareText */.n6)((_a = a.created_at) !== null && _a !== void 0 ? _a : '', (_b = b.created_at) !== null && _b !== void 0 ? _b : '') || a.id - b.id) >= 0 ? a : b; };
const selectArtifacts = (lines, artifacts) => {
    const byName = (0,group_by/* groupBy */.$z)(artifacts, ({ name }) => name);
    const names = new Set(byName.keys());
    const excluded = new Set((0,patterns/* excludePatterns */.S3)(lines).flatMap((line) => [...matchLine(line, names)]));
    const namesByLine = new Map((0,patterns/* includePatterns */.me)(lines).map((line) => [line, matchLine(line, names)]));
    const matched = new Set([...namesByLine.values()].flatMap((each) => [...each]));
    const selected = [...byName].filter(([name]) => matched.has(name) && !excluded.has(name));
    return {
        names: [...names],
        selected: selected.map(([, group]) => group.reduce(newer)),
        unmatchedLines: [...namesByLine].flatMap(([line, { size }]) => (size === 0 ? [line] : [])),
        namesByLine,
    };
};

;// CONCATENATED MODULE: ./lib/run/fetch-artifacts.js
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







const PARALLEL_DOWNLOADS = 4;
const selectFrom = ({ runs }, { inputs }, run) => (0,steps/* steps */.C)(function* ($) {
    const artifacts = yield* $(runs.listArtifacts(run));
    if (artifacts.some(isFromFork))
        return yield* $((0,problem/* fail */.fJ)([(0,problem/* problem */.CC)(`input artifact: found run ${run}, which ${FROM_FORK}`)]));
    return { run, selection: selectArtifacts(inputs.artifact, artifacts) };
});
const fromNamedRun = (needed, request, id) => (0,steps/* steps */.C)(function* ($) {
    const refusal = findRefusal(yield* $(needed.runs.getRun(id)), request.workflow.repository);
    if (refusal !== undefined)
        yield* $((0,problem/* fail */.fJ)([(0,problem/* problem */.CC)(`input artifact-run-id: found run ${id}, which ${refusal}`)]));
    return yield* $(selectFrom(needed, request, id));
});
const fromThisRun = (needed, request) => /^\d+$/.test(request.workflow.run)
    ? selectFrom(needed, request, Number(request.workflow.run))
    : TaskEither.left([
        (0,problem/* problem */.CC)(`input artifact: found ${(0,values_escape/* show */.WU)(request.workflow.run)} as the id of this run (GITHUB_RUN_ID), expected a number; outside of a workflow, set artifact-run-id`),
    ]);
const findSource = (needed, request) => {
    const { artifactRunId: id } = request.inputs;
    return id === 'this' ? fromThisRun(needed, request) : fromNamedRun(needed, request, id);
};
const downloadAll = ({ runs, log }, artifacts) => (0,steps/* steps */.C)(function* ($) {
    const download = (artifact) => (0,steps/* steps */.C)(function* ($) {
        const files = yield* $(runs.download(artifact));
        log.debug(`artifact ${(0,values_escape/* show */.WU)(artifact.name)}: report files: ${files.length}`);
        return [artifact.name, files];
    });
    const lanes = ReadonlyArray.makeBy(PARALLEL_DOWNLOADS, (lane) => artifacts.filter((_, i) => i % PARALLEL_DOWNLOADS === lane));
    const downloaded = yield* $(TaskEither.traverseArray(TaskEither.traverseSeqArray(download))(lanes));
    return new Map(downloaded.flat());
});
const fetchArtifacts = (request, _a) => {
    var { log } = _a, capabilities = __rest(_a, ["log"]);
    return (0,steps/* steps */.C)(function* ($) {
        if (!includesArtifacts(request.inputs.artifact))
            return { value: [], warnings: [] };
        const needed = { log, runs: yield* $(TaskEither.fromTask(capabilities.runs)) };
        const source = yield* $(findSource(needed, request));
        const unavailable = findUnavailable(source);
        if (unavailable.length > 0)
            yield* $((0,problem/* fail */.fJ)(unavailable));
        const { selected } = source.selection;
        const files = yield* $(downloadAll(needed, selected));
        const problems = findLinesWithoutReports(source, files);
        if (problems.length > 0)
            yield* $((0,problem/* fail */.fJ)(problems));
        const value = [...files.values()].flat();
        log.info(`artifacts: ${selected.length}, report files in them: ${value.length}`);
        return { value, warnings: findArtifactsWithoutReports(files) };
    });
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


/***/ }),

/***/ 5426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  draftFromReports: () => (/* binding */ draftFromReports),
  suggestManifest: () => (/* binding */ suggestManifest)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/contract/scalars.js
var scalars = __webpack_require__(9806);
// EXTERNAL MODULE: ./lib/domain/license.js
var license = __webpack_require__(346);
// EXTERNAL MODULE: ./lib/domain/software.js
var software = __webpack_require__(7772);
// EXTERNAL MODULE: ./lib/domain/values/compare.js
var compare = __webpack_require__(8743);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/domain/values/plural.js
var plural = __webpack_require__(8712);
// EXTERNAL MODULE: ./lib/domain/values/group-by.js
var group_by = __webpack_require__(6261);
// EXTERNAL MODULE: ./lib/domain/version-order.js
var version_order = __webpack_require__(4492);
// EXTERNAL MODULE: ./lib/domain/image-reference.js
var image_reference = __webpack_require__(9052);
// EXTERNAL MODULE: ./lib/read/manifest/repository.js
var repository = __webpack_require__(5687);
// EXTERNAL MODULE: ./lib/read/reports/file-name.js
var file_name = __webpack_require__(8959);
;// CONCATENATED MODULE: ./lib/decide/draft-images.js







const readReference = (text) => {
    const reference = (0,image_reference/* parseReference */.F)(text);
    const isUsable = !text.startsWith('sha256:') && (0,repository/* isRepository */.Z6)(reference.repository);
    return isUsable ? reference : undefined;
};
const subjectOf = (scan) => {
    var _a;
    var _b, _c, _d;
    const [slug = '', placed = ''] = (_b = (0,file_name/* parseReportPath */.j)(scan.path)) !== null && _b !== void 0 ? _b : [];
    const named = scan.identity.references.flatMap((text) => { var _a; return (_a = readReference(text)) !== null && _a !== void 0 ? _a : []; });
    const tagged = named.flatMap(({ repository: image, tag }) => tag !== undefined && scalars/* Tag */.vw.is(tag) ? [{ scan, image, version: tag }] : []);
    const best = (_d = (_c = tagged.find(({ version }) => version === placed)) !== null && _c !== void 0 ? _c : tagged.find(({ version }) => version !== 'latest')) !== null && _d !== void 0 ? _d : tagged[0];
    if (best !== undefined)
        return best;
    const version = scalars/* Tag */.vw.is(placed) ? placed : undefined;
    const image = (_a = named.find(({ digest }) => digest !== undefined)) === null || _a === void 0 ? void 0 : _a.repository;
    if (image !== undefined)
        return { scan, image, version: image.endsWith(`/${slug}`) ? version : undefined };
    const isPlaced = scan.path.split('/').length > 2 && scalars/* Slug */.Mw.is(slug) && version !== undefined;
    return isPlaced ? { scan, image: slug, version } : undefined;
};
const digestsIn = ({ identity }) => [...new Set(identity.digests.filter((each) => scalars/* Digest */.np.is(each)))].sort(compare/* compareBytes */.Xo);
const tagKey = ({ version, scan }) => { var _a; return (_a = version === null || version === void 0 ? void 0 : version.toLowerCase()) !== null && _a !== void 0 ? _a : digestsIn(scan).join(); };
const toDraftVersions = (subjects) => [...(0,group_by/* groupBy */.$z)(subjects, tagKey).values()]
    .map((group) => {
    const scans = group.map(({ scan }) => scan);
    const [version] = group.flatMap((each) => { var _a; return (_a = each.version) !== null && _a !== void 0 ? _a : []; }).sort(compare/* compareBytes */.Xo);
    const [digest, ...others] = digestsIn(group[0].scan);
    const isOnly = version === undefined && others.length === 0;
    return { version, digest: isOnly ? digest : undefined, scans };
})
    .sort((a, b) => { var _a, _b; return (0,version_order/* compareVersions */.Zy)((_a = b.version) !== null && _a !== void 0 ? _a : '', (_b = a.version) !== null && _b !== void 0 ? _b : ''); });
const slugFor = (repository, taken) => {
    var _a;
    const parts = repository.split('/').map((part) => part.replace(/([._-])[._-]+/g, '$1'));
    const names = parts.map((_, i) => parts.slice(-1 - i).join('-'));
    const numbers = Array.from({ length: taken.size + 1 }, (_, i) => `image-${i + 1}`);
    return (_a = [...names, ...numbers].find((each) => scalars/* Slug */.Mw.is(each) && !taken.has(each))) !== null && _a !== void 0 ? _a : 'image';
};
const draftImages = (scans) => {
    const ordered = [...scans].sort((a, b) => (0,compare/* compareBytes */.Xo)(a.path, b.path));
    const subjects = ordered.flatMap((scan) => { var _a; return (_a = subjectOf(scan)) !== null && _a !== void 0 ? _a : []; });
    const repositories = new Map();
    const names = new Set(subjects.map(({ image }) => image).filter((image) => image.includes('/')));
    for (const image of [...names].sort(compare/* compareBytes */.Xo))
        repositories.set(slugFor(image, repositories), image);
    const slugs = new Map([...repositories].map(([slug, repository]) => [repository, slug]));
    const groups = (0,group_by/* groupBy */.$z)(subjects, ({ image }) => { var _a; return (_a = slugs.get(image)) !== null && _a !== void 0 ? _a : image; });
    const images = [...groups].map(([slug, group]) => ({
        slug,
        repository: repositories.get(slug),
        versions: toDraftVersions(group),
    }));
    const named = new Set(subjects.map(({ scan }) => scan));
    return {
        images: images.sort((a, b) => (0,compare/* compareBytes */.Xo)(a.slug, b.slug)),
        unnamed: ordered.filter((scan) => !named.has(scan)),
    };
};

;// CONCATENATED MODULE: ./lib/decide/draft-bases.js





const distinctTags = (tags) => [...(0,group_by/* groupBy */.$z)([...tags].sort(compare/* compareBytes */.Xo), (tag) => tag.toLowerCase()).values()]
    .map(([first]) => first)
    .sort((a, b) => (0,version_order/* compareVersions */.Zy)(b, a));
const draftBases = (images, scans) => {
    const own = new Set(images.map(({ repository }) => repository));
    const tags = (0,group_by/* collect */.Fo)(scans.flatMap(({ labels }) => {
        var _a, _b;
        const { repository = '', tag } = (_b = readReference((_a = labels['base.name']) !== null && _a !== void 0 ? _a : '')) !== null && _b !== void 0 ? _b : {};
        return scalars/* Tag */.vw.is(tag) && !own.has(repository) ? [[repository, tag]] : [];
    }));
    const slugs = new Set(images.map(({ slug }) => slug));
    return [...tags]
        .sort(([a], [b]) => (0,compare/* compareBytes */.Xo)(a, b))
        .map(([repository, named]) => {
        const slug = slugFor(repository, slugs);
        slugs.add(slug);
        return { slug, repository, versions: distinctTags(named) };
    });
};

;// CONCATENATED MODULE: ./lib/decide/draft-manifest.js








const TODO = '# TODO';
const HINTS = {
    registry: 'where the images are pulled from, such as ghcr.io/acme',
    category: 'the group that it is listed in, such as database',
    summary: 'one sentence that says what it is; the page of its project begins with one',
    tier: 'critical, standard or low: how much depends on it',
    license: 'an SPDX expression such as BSD-3-Clause; see the file LICENSE of its sources',
    upstream: 'the address of its project, such as https://redis.io',
    version: 'the tag that has the digest below it',
};
const PLAIN = /^(?!(?:true|false|null)$)[a-z0-9]([\w./-]*\w)?$/i;
const yamlScalar = (text) => PLAIN.test(text) ? text : (0,values_escape/* printable */.g$)(JSON.stringify(text).replaceAll('##[', '##\\u005b'));
const fieldLine = (key, text, hint = '') => text === undefined ? `${key}: ${TODO}${hint && ` ${hint}`}` : `${key}: ${yamlScalar(text)}`;
const optionalField = (key, text) => text === undefined ? [] : [fieldLine(key, text)];
const indent = (first, lines) => lines.map((line, i) => (i === 0 ? first : ' '.repeat(first.length)) + line);
const labelOf = ({ versions }, key, isUsable = () => true) => versions
    .flatMap(({ scans }) => scans.map(({ labels }) => labels[key]))
    .find((text) => text !== undefined && isUsable(text));
const licenseOf = (image) => labelOf(image, 'licenses', (text) => (0,license/* classifyLicense */.K)(text) !== undefined);
const licenseField = (image) => {
    const any = labelOf(image, 'licenses');
    return fieldLine('license', licenseOf(image), any && `the image says ${(0,values_escape/* show */.WU)(any)}`);
};
const namesLike = (slug, scans) => new Set(scans
    .flatMap(({ packages }) => packages.items)
    .flatMap(({ type, name, source }) => [
    { type, name },
    ...(source === undefined ? [] : [{ type, name: source }]),
])
    .filter((0,software/* isNamedLike */.LR)(slug))
    .map(({ name }) => name)
    .filter((name) => (0,software/* isSoftware */.q)(name) && name !== software/* NO_SOFTWARE */.Gx));
const softwareLines = ({ slug, versions }) => {
    const listing = versions
        .map(({ scans }) => scans.filter(({ packages }) => packages.extent === 'all'))
        .filter((scans) => scans.length > 0);
    const [first, ...others] = listing.map((scans) => namesLike(slug, scans));
    const common = [...(first !== null && first !== void 0 ? first : [])].filter((name) => others.every((names) => names.has(name)));
    return optionalField('software', common.includes(slug) ? slug : common.sort(compare/* compareBytes */.Xo)[0]);
};
const osLines = ({ versions }) => {
    const scans = versions
        .flatMap((each) => each.scans)
        .filter((scan) => scan.soughtInstead === null);
    return scans.length > 0 && scans.every(({ gaps }) => gaps.includes('unrecognized'))
        ? ['# os: none # if it has no operating system (scratch, static)']
        : [];
};
const platformsOf = ({ versions }) => {
    const scans = versions.flatMap((each) => each.scans);
    const names = new Set(scans.flatMap(({ platform }) => platform !== null && platform !== void 0 ? platform : []));
    return names.size > 1 ? [...names].sort(compare/* compareBytes */.Xo) : [];
};
const listLine = (key, names) => names.length === 0 ? [] : [`${key}: [${names.join(', ')}]`];
const platformsLine = (image) => listLine('platforms', platformsOf(image));
const archesLine = (image) => {
    const names = platformsOf(image).map((platform) => platform.slice(platform.indexOf('/') + 1));
    return listLine('arches', [...new Set(names)]);
};
const ASKED = [fieldLine('category', undefined), fieldLine('tier', undefined)];
const FEW_IMAGES = 5;
const X_ALL = 'x-all: &all # for every image that states none of its own';
const UNKNOWN_IMAGE = '# image: # the reference, unless it is <registry>/images/<slug>';
const imageLines = ({ registry, platforms, merged }) => (image) => {
    const { slug, repository, versions } = image;
    const isDerived = repository === `${registry}/images/${slug}`;
    return indent('  - ', [
        fieldLine('slug', slug),
        ...(repository === undefined ? [UNKNOWN_IMAGE] : []),
        ...optionalField('image', isDerived ? undefined : repository),
        ...optionalField('name', labelOf(image, 'title', (text) => text !== slug)),
        ...(merged.length > 0 ? ['<<: *all'] : ASKED),
        fieldLine('summary', labelOf(image, 'description')),
        licenseField(image),
        fieldLine('upstream', labelOf(image, 'url', scalars/* WebAddress */.V9.is)),
        ...optionalField('source', labelOf(image, 'source', scalars/* WebAddress */.V9.is)),
        ...osLines(image),
        ...softwareLines(image),
        ...(platforms.length > 0 ? [] : platformsLine(image)),
        ...archesLine(image).filter((line) => !merged.includes(line)),
        'versions:',
        ...versions.flatMap((each) => indent('  - ', [
            fieldLine('version', each.version),
            ...optionalField('digest', each.digest),
        ])),
    ]);
};
const BASES_HEAD = `bases: ${TODO} uncomment those that are right: they come from labels, which are often wrong`;
const linesOfBases = (bases) => {
    const items = bases.flatMap(({ slug, repository, versions }) => indent('  - ', [
        fieldLine('slug', slug),
        fieldLine('image', repository),
        'versions:',
        ...versions.map((version) => `  - ${fieldLine('version', version)}`),
    ]));
    return items.length === 0 ? [] : [BASES_HEAD, ...items].map((line) => `# ${line}`);
};
const commonRegistry = (images) => {
    var _a;
    var _b;
    const counts = new Map();
    for (const { repository } of images) {
        const registry = repository === null || repository === void 0 ? void 0 : repository.replace(/(\/images)?\/[^/]+$/, '');
        if (registry !== undefined)
            counts.set(registry, ((_b = counts.get(registry)) !== null && _b !== void 0 ? _b : 0) + 1);
    }
    return (_a = [...counts].sort(([a, m], [b, n]) => n - m || (0,compare/* compareBytes */.Xo)(a, b))[0]) === null || _a === void 0 ? void 0 : _a[0];
};
const commonOf = (values) => {
    const [common, ...others] = new Set(values);
    return others.length === 0 ? common : undefined;
};
const commonLine = (images, lineOf) => {
    const line = commonOf(images.map((image) => lineOf(image)[0]));
    return line === undefined ? [] : [line];
};
const projectLines = (images, scans) => {
    const facts = [
        ...optionalField('license', commonOf(images.map(licenseOf))),
        ...optionalField('base', commonOf(scans.flatMap(({ system }) => system !== null && system !== void 0 ? system : []))),
    ];
    return facts.length === 0 ? [] : ['project: # facts for badges', ...indent('  ', facts)];
};
const hintLines = (lines) => Object.entries(HINTS).flatMap(([key, hint]) => lines.some((line) => line.replace(/^[ -]*/, '').startsWith(`${key}: ${TODO}`))
    ? [`#   ${key}: ${hint}`]
    : []);
const MAX_UNNAMED = 5;
const unnamedLines = (scans) => scans.length === 0
    ? []
    : [
        `# Left out, because the report does not say which image it was made for: ${(0,plural/* joinLimited */.xw)(scans, MAX_UNNAMED, ({ path }) => (0,values_escape/* show */.WU)(path))}. Name such a file <slug>/<version>.json.`,
    ];
const LABELS = '# Texts and addresses are labels of the images. Check them: an image inherits the labels of its base.';
const draftManifest = (scans) => {
    const { images, unnamed } = draftImages(scans);
    if (images.length === 0)
        return undefined;
    const shared = {
        registry: commonRegistry(images),
        platforms: commonLine(images, platformsLine),
        merged: images.length > FEW_IMAGES ? [...ASKED, ...commonLine(images, archesLine)] : [],
    };
    const lines = [
        fieldLine('registry', shared.registry),
        ...projectLines(images, scans),
        ...shared.platforms,
        ...(shared.merged.length > 0 ? [X_ALL, ...indent('  ', shared.merged)] : []),
        'images:',
        ...images.flatMap(imageLines(shared)),
        ...linesOfBases(draftBases(images, scans)),
        ...unnamedLines(unnamed),
    ];
    const isLabelled = scans.some(({ labels }) => Object.keys(labels).length > 0);
    return [
        `# A draft made from ${(0,plural/* pluralize */.td)(scans.length, 'report')}. Fill in what is marked TODO:`,
        ...hintLines(lines),
        ...(isLabelled ? [LABELS] : []),
        ...lines,
        '',
    ].join('\n');
};

// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/task/steps.js
var steps = __webpack_require__(6500);
// EXTERNAL MODULE: ./lib/tell/summary/failure.js
var failure = __webpack_require__(1387);
// EXTERNAL MODULE: ./lib/tell/summary/markdown.js
var markdown = __webpack_require__(2720);
// EXTERNAL MODULE: ./lib/tell/summary/write-summary.js
var write_summary = __webpack_require__(7651);
;// CONCATENATED MODULE: ./lib/tell/summary/draft.js




const draftSections = ({ draft, file, reports, warnings }) => [
    [
        `## 📝 The draft of a manifest, made from ${(0,plural/* pluralize */.td)(reports, 'report')}`,
        '',
        `Save it as ${(0,markdown/* code */.aY)(file)}, fill in what is marked TODO, and commit it. Nothing was published.`,
    ],
    ['```yaml', `${draft}\`\`\``],
    ...(0,failure/* warningSections */.ng)(warnings),
];
const tellDraft = (drafted, log) => async () => {
    const { draft, file, reports } = drafted;
    await log.group('The draft of a manifest, to copy', async () => {
        for (const line of draft.trimEnd().split('\n'))
            log.info(line);
    });
    await (0,write_summary/* writeSummary */.S)(draftSections(drafted), log)();
    log.info(`📝 Drafted ${file} from ${(0,plural/* pluralize */.td)(reports, 'report')}, see the summary; nothing was published`);
};

// EXTERNAL MODULE: ./lib/run/fetch-artifacts.js + 2 modules
var fetch_artifacts = __webpack_require__(3014);
// EXTERNAL MODULE: ./lib/run/read-reports.js + 2 modules
var read_reports = __webpack_require__(537);
;// CONCATENATED MODULE: ./lib/run/suggest-manifest.js









const readScans = (request, needed) => (0,steps/* steps */.C)(function* ($) {
    const { inputs } = request;
    const artifacts = yield* $((0,fetch_artifacts.fetchArtifacts)(request, needed));
    const reading = (0,read_reports/* startReading */.B)(inputs, artifacts.value, needed);
    const scans = yield* $((0,read_reports/* finishReading */.S)(Object.assign(Object.assign({}, inputs), { invalidReports: 'warn' }), reading, needed));
    return Object.assign(Object.assign({}, scans), { warnings: [...artifacts.warnings, ...scans.warnings] });
});
const fileOf = ({ manifest }) => manifest.replace(/\.json$/, '.yaml');
const withDraft = (missing, inputs, scans) => {
    const draft = draftManifest(scans);
    const file = fileOf(inputs);
    const renamed = file === inputs.manifest ? '' : `, name it in the input manifest`;
    return draft === undefined
        ? missing
        : Object.assign(Object.assign({}, missing), { draft, message: `found nothing at this path in the workspace, expected a file; the log and the summary have a draft, made from ${(0,plural/* pluralize */.td)(scans.length, 'report')}: save it as ${file}${renamed}, fill in what is marked TODO, and commit it; or if there is a manifest, check the path in the input manifest, and that the repository that has it is checked out before this step` });
};
const suggestManifest = (missing, request, needed) => {
    const read = readScans(request, needed);
    return async () => {
        const scans = await read();
        return Either.isLeft(scans)
            ? (0,problem/* fail */.fJ)([missing, ...scans.left])
            : (0,problem/* fail */.fJ)([
                withDraft(missing, request.inputs, scans.right.value),
                ...scans.right.warnings.map(problem/* asWarning */.PQ),
            ]);
    };
};
const NO_DRAFT = 'found no report that names an image, expected one to make a draft from; scan an image by its tag, or name the file <slug>/<version>.json';
const draftFromReports = (request, { stage, warnings }, capabilities) => (0,steps/* steps */.C)(function* ($) {
    const scans = yield* $(stage('reports', readScans(request, capabilities)));
    const draft = draftManifest(scans);
    if (draft === undefined)
        return yield* $((0,problem/* failWith */.ff)(NO_DRAFT));
    const file = fileOf(request.inputs);
    const told = { draft, file, reports: scans.length, warnings };
    return yield* $(TaskEither.fromTask(tellDraft(told, capabilities.log)));
});


/***/ })

};
;