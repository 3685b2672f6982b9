"use strict";
exports.id = 186;
exports.ids = [186];
exports.modules = {

/***/ 2186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ get),
/* harmony export */   getWithoutRedirect: () => (/* binding */ getWithoutRedirect),
/* harmony export */   redirectTarget: () => (/* binding */ redirectTarget)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2327);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_https__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9783);
/* harmony import */ var _timeout__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9365);




const AGENT = 'catalog-api-action';
const MOST_REDIRECTS = 5;
const getDirectly = ({ address, headers, timeoutMs: patience, }) => new Promise((resolve, reject) => {
    const { get } = address.startsWith('https:') ? (node_https__WEBPACK_IMPORTED_MODULE_1___default()) : (node_http__WEBPACK_IMPORTED_MODULE_0___default());
    const options = { headers: Object.assign({ 'user-agent': AGENT }, headers), timeout: patience };
    const request = get(address, options, resolve).on('error', reject);
    request.on('timeout', () => request.destroy(new Error('no answer')));
});
const getByLibrary = async ({ address, headers, timeoutMs: patience, }) => {
    const { HttpClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(779)]).then(__webpack_require__.bind(__webpack_require__, 2779));
    const options = { socketTimeout: patience, allowRedirects: false, allowRetries: false };
    return (await new HttpClient(AGENT, [], options).get(address, Object.assign({}, headers))).message;
};
const getWithoutRedirect = async (request) => {
    const { address, timeoutMs: patience } = request;
    const isProxied = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s)(new URL(address)) !== undefined;
    const message = await (0,_timeout__WEBPACK_IMPORTED_MODULE_3__/* .withTimeout */ .w)(patience, (isProxied ? getByLibrary : getDirectly)(request));
    message.setTimeout(patience, () => message.destroy(new Error('no more bytes came')));
    return message;
};
const redirectTarget = ({ statusCode = 0, headers }, address) => statusCode > 300 && statusCode < 400 && headers.location !== undefined
    ? new URL(headers.location, address)
    : undefined;
const withoutToken = ({ headers }) => Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'));
const get = async (request, redirects = MOST_REDIRECTS) => {
    const answer = await getWithoutRedirect(request);
    const to = redirectTarget(answer, request.address);
    if (to === undefined || redirects === 0)
        return answer;
    answer.resume();
    const isSame = to.origin === new URL(request.address).origin;
    const headers = isSame ? request.headers : withoutToken(request);
    return get(Object.assign(Object.assign({}, request), { address: to.href, headers }), redirects - 1);
};


/***/ }),

/***/ 9365:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);

const withTimeout = async (milliseconds, answer) => {
    const over = new AbortController();
    const late = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal: over.signal }).then(() => {
        throw new Error(`nothing came in ${milliseconds / 1000} s`);
    });
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        over.abort();
    }
};


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