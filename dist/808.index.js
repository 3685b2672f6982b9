"use strict";
exports.id = 808;
exports.ids = [808];
exports.modules = {

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

/***/ 8808:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSiteReader: () => (/* binding */ openSiteReader)
});

// EXTERNAL MODULE: ./lib/domain/task/attempt.js
var attempt = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/adapters/http/get.js
var get = __webpack_require__(2186);
// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/adapters/http/public-address.js


const RESERVED = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
];
const EMBEDDING = ['::ffff:', '64:ff9b::'];
const reserved = new external_node_net_.BlockList();
const usable = new external_node_net_.BlockList();
for (const [address, bits] of RESERVED) {
    reserved.addSubnet(address, bits);
    for (const prefix of EMBEDDING)
        reserved.addSubnet(`${prefix}${address}`, 96 + bits, 'ipv6');
}
reserved.addSubnet('2001::', 23, 'ipv6');
reserved.addSubnet('2002::', 16, 'ipv6');
usable.addSubnet('2000::', 3, 'ipv6');
for (const prefix of EMBEDDING)
    usable.addSubnet(`${prefix}0.0.0.0`, 96, 'ipv6');
const isPublicIp = (ip) => {
    const [address = ''] = ip.split('%');
    if ((0,external_node_net_.isIP)(address) === 4)
        return !reserved.check(address);
    return usable.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
};
const LOCAL_NAME = /(?:^|\.)localhost(?:\.localdomain)?\.?$|\.localdomain\.?$/i;
const refuse = (host) => {
    throw new Error(`${host} is not a public address; if it is the right one, name it in base-url`);
};
const pinned = (found) => (_, options, done) => {
    var _a;
    const [first] = found;
    if (options.all === true)
        done(null, [...found]);
    else
        done(null, (_a = first === null || first === void 0 ? void 0 : first.address) !== null && _a !== void 0 ? _a : '', first === null || first === void 0 ? void 0 : first.family);
};
const lookUpPublic = async ({ hostname }, isProxied) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    if ((0,external_node_net_.isIP)(host) !== 0)
        return isPublicIp(host) ? undefined : refuse(host);
    if (LOCAL_NAME.test(host))
        return refuse(host);
    const looked = (0,promises_.lookup)(host, { all: true });
    const found = isProxied ? await looked.catch(() => []) : await looked;
    return found.every(({ address }) => isPublicIp(address)) ? pinned(found) : refuse(host);
};

;// CONCATENATED MODULE: ./lib/adapters/http/site.js



const TIMEOUT_MS = 30000;
const HEADERS = { 'cache-control': 'no-cache' };
const readSite = async ({ address, maxBytes, privateHost }, signal) => {
    const lookUp = async (url) => url.host === privateHost ? undefined : lookUpPublic(url, (0,get/* isProxied */.S7)(url.href));
    const response = await (0,get/* get */.Jt)({ address, headers: HEADERS, timeoutMs: TIMEOUT_MS, signal, lookUp });
    const { statusCode: status = 0 } = response;
    if (status === 200)
        return { kind: 'answer', status, body: await (0,get/* readUpTo */.Vc)(response, maxBytes) };
    response.destroy();
    return { kind: 'answer', status, body: Buffer.alloc(0) };
};
const openSiteReader = (timeoutMs = TIMEOUT_MS) => ({
    read: (question) => () => (0,get/* withTimeout */.wj)(timeoutMs, (signal) => readSite(question, signal)).catch((thrown) => ({
        kind: 'failed',
        cause: (0,attempt/* errorMessage */.gJ)(thrown),
    })),
});


/***/ })

};
;