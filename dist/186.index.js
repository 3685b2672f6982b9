"use strict";
exports.id = 186;
exports.ids = [186];
exports.modules = {

/***/ 2186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ getWhole),
/* harmony export */   Jt: () => (/* binding */ get),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   S7: () => (/* binding */ isProxied),
/* harmony export */   Vc: () => (/* binding */ readUpTo),
/* harmony export */   getWithoutRedirect: () => (/* binding */ getWithoutRedirect),
/* harmony export */   redirectTarget: () => (/* binding */ redirectTarget),
/* harmony export */   wj: () => (/* binding */ withTimeout),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2327);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_https__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9783);
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
    const timeout = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(timeoutMs, undefined, { signal: settled.signal }).then(() => {
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
const optionsOf = ({ signal, lookup }) => (Object.assign(Object.assign({}, (signal === undefined ? {} : { signal })), (lookup === undefined ? {} : { lookup })));
const getDirectly = (wanted) => new Promise((resolve, reject) => {
    const { address, headers, timeoutMs } = wanted;
    const { get } = new URL(address).protocol === 'https:' ? (node_https__WEBPACK_IMPORTED_MODULE_1___default()) : (node_http__WEBPACK_IMPORTED_MODULE_0___default());
    const options = Object.assign(Object.assign({}, optionsOf(wanted)), { headers: Object.assign({ 'user-agent': USER_AGENT }, headers), timeout: timeoutMs });
    const request = get(address, options, resolve).on('error', reject);
    request.on('timeout', () => request.destroy(new Error('no answer')));
});
const getThroughProxy = async (wanted) => {
    const { address, headers, timeoutMs } = wanted;
    const { HttpClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(779)]).then(__webpack_require__.bind(__webpack_require__, 2779));
    const options = { socketTimeout: timeoutMs, allowRedirects: false, allowRetries: false };
    const handler = {
        prepareRequest: (request) => void Object.assign(request, optionsOf(wanted)),
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('unexpected')),
    };
    const client = new HttpClient(USER_AGENT, [handler], options);
    return (await client.get(address, Object.assign({}, headers))).message;
};
const isProxied = (address) => (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_4__/* .getProxyUrl */ .s)(new URL(address)) !== undefined;
const getWithoutRedirect = async (request) => {
    const { address, timeoutMs, signal } = request;
    const send = isProxied(address) ? getThroughProxy : getDirectly;
    const response = await withTimeout(timeoutMs, (late) => send(Object.assign(Object.assign({}, request), { signal: signal === undefined ? late : AbortSignal.any([late, signal]) })));
    if (signal !== undefined)
        (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.addAbortSignal)(signal, response);
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


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

};
;