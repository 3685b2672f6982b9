"use strict";
exports.id = 186;
exports.ids = [186];
exports.modules = {

/***/ 2186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ getWhole),
/* harmony export */   HZ: () => (/* binding */ isWeb),
/* harmony export */   Jt: () => (/* binding */ get),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   S7: () => (/* binding */ isProxied),
/* harmony export */   Vc: () => (/* binding */ readUpTo),
/* harmony export */   getWithoutRedirect: () => (/* binding */ getWithoutRedirect),
/* harmony export */   redirectTarget: () => (/* binding */ redirectTarget),
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
const isWeb = (protocol) => /^https?:$/.test(protocol);
const isProxied = (address) => (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s_)(address) !== '';
const send = async ({ address, headers, lookup }, signal) => {
    const { protocol } = new URL(address);
    if (!isWeb(protocol))
        throw new Error(`found ${protocol}, expected http: or https:`);
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
    response.resume();
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


/***/ })

};
;