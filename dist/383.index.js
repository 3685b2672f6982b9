"use strict";
exports.id = 383;
exports.ids = [383];
exports.modules = {

/***/ 9383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchContainment: () => (/* binding */ fetchContainment),
  fetchPagesBuild: () => (/* binding */ fetchPagesBuild),
  fetchPagesSite: () => (/* binding */ fetchPagesSite),
  fetchRelation: () => (/* binding */ fetchRelation)
});

// EXTERNAL MODULE: ./lib/adapters/http/get.js
var get = __webpack_require__(2186);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/values/trim-slashes.js
var trim_slashes = __webpack_require__(6654);
// EXTERNAL MODULE: ./lib/domain/web-address.js
var web_address = __webpack_require__(2606);
;// CONCATENATED MODULE: ./lib/adapters/github/answers.js





const decodeWith = (codec, pick) => (json) => {
    const decoded = codec.decode(json);
    return Either.isRight(decoded) ? pick(decoded.right) : undefined;
};
const PagesAnswer = (0,object/* object */.Ik)('Pages', {
    html_url: (0,object/* nullish */.cl)(lib.string),
    cname: (0,object/* nullish */.cl)(lib.string),
    build_type: (0,object/* nullish */.cl)(lib.string),
    source: (0,object/* nullish */.cl)((0,object/* object */.Ik)('PagesSource', { branch: (0,object/* nullish */.cl)(lib.string), path: (0,object/* nullish */.cl)(lib.string) })),
});
const toSite = (answer) => {
    var _a, _b, _c;
    var _d, _e, _f;
    const address = (0,trim_slashes/* trimEndSlashes */.z)((_d = answer.html_url) !== null && _d !== void 0 ? _d : '');
    if (!(0,web_address/* isWebAddress */.d3)(address))
        return undefined;
    const isCustom = new URL(address).hostname === ((_a = answer.cname) === null || _a === void 0 ? void 0 : _a.toLowerCase());
    if (answer.build_type === 'workflow')
        return { address, branch: null, folder: '', isCustom };
    const folder = (0,trim_slashes/* trimEndSlashes */.z)((_e = (_b = answer.source) === null || _b === void 0 ? void 0 : _b.path) !== null && _e !== void 0 ? _e : '').replace(/^\/+/, '');
    return { address, branch: (_f = (_c = answer.source) === null || _c === void 0 ? void 0 : _c.branch) !== null && _f !== void 0 ? _f : undefined, folder, isCustom };
};
const decodePagesSite = decodeWith(PagesAnswer, toSite);
const BuildAnswer = (0,object/* object */.Ik)('PagesBuild', {
    status: lib.string,
    commit: lib.string,
    error: (0,object/* nullish */.cl)((0,object/* object */.Ik)('PagesBuildError', { message: (0,object/* nullish */.cl)(lib.string) })),
});
const decodePagesBuild = decodeWith(BuildAnswer, ({ status, commit, error }) => { var _a; return ({ status, commit, error: (_a = error === null || error === void 0 ? void 0 : error.message) !== null && _a !== void 0 ? _a : null }); });
const ComparisonAnswer = (0,object/* object */.Ik)('Comparison', {
    status: lib.keyof({ ahead: null, behind: null, diverged: null, identical: null }),
});
const decodeComparison = decodeWith(ComparisonAnswer, ({ status }) => status);

;// CONCATENATED MODULE: ./lib/adapters/github/repository-facts.js


const TIMEOUT_MS = 5000;
const COMPARISON_TIMEOUT_MS = 10000;
const ask = async ({ api, token, repository }, path, timeoutMs) => {
    if (token === '')
        return undefined;
    const address = `${api}/repos/${repository}${path}`;
    const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` };
    try {
        return await (0,get/* getWhole */.Ct)({ address, headers, timeoutMs });
    }
    catch (_a) {
        return undefined;
    }
};
const parseJson = (body) => {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch (_a) {
        return undefined;
    }
};
const decodeAnswer = (answer, decode) => ((answer === null || answer === void 0 ? void 0 : answer.status) === 200 ? decode(parseJson(answer.body)) : undefined);
const fetchPagesSite = async (github) => {
    var _a;
    const answer = await ask(github, '/pages', TIMEOUT_MS);
    return (answer === null || answer === void 0 ? void 0 : answer.status) === 404 ? 'off' : ((_a = decodeAnswer(answer, decodePagesSite)) !== null && _a !== void 0 ? _a : 'unknown');
};
const fetchPagesBuild = async (github) => decodeAnswer(await ask(github, '/pages/builds/latest', TIMEOUT_MS), decodePagesBuild);
const isMissing = (answer) => (answer === null || answer === void 0 ? void 0 : answer.status) === 404 || (answer === null || answer === void 0 ? void 0 : answer.status) === 422;
const compare = async (github, base, commit) => {
    var _a;
    const path = `/compare/${encodeURIComponent(`${base}...${commit}`)}?per_page=1&page=2`;
    const answer = await ask(github, path, COMPARISON_TIMEOUT_MS);
    if (isMissing(answer))
        return 'missing';
    return (_a = decodeAnswer(answer, decodeComparison)) !== null && _a !== void 0 ? _a : 'unknown';
};
const RELATIONS = {
    ahead: 'older',
    behind: 'newer',
    diverged: 'diverged',
    identical: 'unknown',
    missing: 'unknown',
    unknown: 'unknown',
};
const fetchRelation = async (github, own, published) => RELATIONS[await compare(github, own, published)];
const canRead = async (github) => { var _a; return ((_a = (await ask(github, '', TIMEOUT_MS))) === null || _a === void 0 ? void 0 : _a.status) === 200; };
const fetchContainment = async (github, branches, commit) => {
    const found = [];
    for (const branch of branches) {
        const comparison = await compare(github, branch, commit);
        if (comparison === 'behind' || comparison === 'identical')
            return 'contained';
        found.push(comparison);
    }
    if (found.includes('unknown'))
        return 'unknown';
    return !found.includes('missing') || (await canRead(github)) ? 'foreign' : 'unknown';
};


/***/ }),

/***/ 2186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ getWhole),
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Jt: () => (/* binding */ get),
/* harmony export */   PT: () => (/* binding */ getWithoutRedirect),
/* harmony export */   S7: () => (/* binding */ isProxied),
/* harmony export */   Vc: () => (/* binding */ readUpTo),
/* harmony export */   wj: () => (/* binding */ withTimeout),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4942);
var __asyncValues = (undefined && undefined.__asyncValues) || function (o) {
    if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
    var m = o[Symbol.asyncIterator], i;
    return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function () { return this; }, i);
    function verb(n) { i[n] = o[n] && function (v) { return new Promise(function (resolve, reject) { v = o[n](v), settle(resolve, reject, v.done, v.value); }); }; }
    function settle(resolve, reject, d, v) { Promise.resolve(v).then(function(v) { resolve({ value: v, done: d }); }, reject); }
};



const USER_AGENT = 'catalog-api-action';
const MAX_REDIRECTS = 5;
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const withTimeout = async (timeoutMs, respond) => {
    const settled = new AbortController();
    const late = new AbortController();
    const timeout = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(timeoutMs, undefined, { signal: settled.signal }).then(() => {
        throw new Error(`no answer within ${timeoutMs / 1000} s`);
    });
    try {
        return await Promise.race([respond(late.signal), timeout]);
    }
    catch (thrown) {
        late.abort();
        throw thrown;
    }
    finally {
        settled.abort();
    }
};
const isProxied = (address) => (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s_)(address) !== '';
const send = async ({ address, headers, lookUp }, signal) => {
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol))
        throw new Error(`found ${url.protocol}, expected http: or https:`);
    const lookup = await (lookUp === null || lookUp === void 0 ? void 0 : lookUp(url));
    signal.throwIfAborted();
    const handler = {
        prepareRequest: (options) => void Object.assign(options, { signal, lookup }),
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('unexpected')),
    };
    const client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Qq(USER_AGENT, [handler], { allowRedirects: false });
    return (await client.get(address, Object.assign({}, headers))).message;
};
const getWithoutRedirect = async (request) => {
    const { timeoutMs, signal } = request;
    const response = await withTimeout(timeoutMs, (late) => send(request, signal === undefined ? late : AbortSignal.any([late, signal])));
    if (signal !== undefined)
        (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.addAbortSignal)(signal, response);
    response.setTimeout(timeoutMs, () => response.destroy(new Error('no more bytes came')));
    return response;
};
const redirectTarget = ({ statusCode = 0, headers }, address) => statusCode > 300 && statusCode < 400 && headers.location !== undefined
    ? new URL(headers.location, address)
    : undefined;
const withoutAuthorization = ({ headers }) => Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'));
const get = async (request, redirects = 0) => {
    const response = await getWithoutRedirect(request);
    const target = redirectTarget(response, request.address);
    if (target === undefined || redirects === MAX_REDIRECTS)
        return response;
    response.destroy();
    const isSameOrigin = target.origin === new URL(request.address).origin;
    const headers = isSameOrigin ? request.headers : withoutAuthorization(request);
    return get(Object.assign(Object.assign({}, request), { address: target.href, headers }), redirects + 1);
};
const readUpTo = async (response, limit) => {
    var _a, e_1, _b, _c;
    const chunks = [];
    let size = 0;
    try {
        for (var _d = true, response_1 = __asyncValues(response), response_1_1; response_1_1 = await response_1.next(), _a = response_1_1.done, !_a; _d = true) {
            _c = response_1_1.value;
            _d = false;
            const chunk = _c;
            size += chunk.length;
            chunks.push(chunk);
            if (size > limit)
                break;
        }
    }
    catch (e_1_1) { e_1 = { error: e_1_1 }; }
    finally {
        try {
            if (!_d && !_a && (_b = response_1.return)) await _b.call(response_1);
        }
        finally { if (e_1) throw e_1.error; }
    }
    return Buffer.concat(chunks).subarray(0, limit + 1);
};
const readBody = async (response, limit) => {
    const body = await readUpTo(response, limit);
    if (body.length > limit)
        throw new Error(`the answer has more than ${limit} bytes`);
    return body;
};
const readResponse = async (request) => {
    var _a;
    const response = await get(request);
    const body = await readBody(response, MAX_ANSWER_BYTES);
    return { status: (_a = response.statusCode) !== null && _a !== void 0 ? _a : 0, headers: response.headers, body };
};
const getWhole = (request) => withTimeout(request.timeoutMs, (signal) => readResponse(Object.assign(Object.assign({}, request), { signal })));


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


/***/ })

};
;