"use strict";
exports.id = 982;
exports.ids = [982];
exports.modules = {

/***/ 8982:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openWorkflowRuns: () => (/* binding */ openWorkflowRuns)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/task/attempt.js
var attempt = __webpack_require__(9038);
// EXTERNAL MODULE: ./lib/domain/task/steps.js
var steps = __webpack_require__(6500);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
// EXTERNAL MODULE: ./lib/domain/values/lazy.js
var lazy = __webpack_require__(7144);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./node_modules/io-ts/lib/index.js
var lib = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/domain/codec/decode.js
var decode = __webpack_require__(6404);
// EXTERNAL MODULE: ./lib/domain/codec/object.js
var object = __webpack_require__(3365);
// EXTERNAL MODULE: ./lib/domain/codec/scalar.js
var scalar = __webpack_require__(5718);
;// CONCATENATED MODULE: ./lib/read/artifacts/artifact.js







const Artifact = (0,object/* object */.Ik)('Artifact', {
    id: lib.number,
    name: scalar/* NonEmptyText */.Ug,
    expired: lib.boolean,
    created_at: (0,object/* nullish */.cl)(lib.string),
    expires_at: (0,object/* nullish */.cl)(lib.string),
    digest: (0,object/* nullish */.cl)(lib.string),
    workflow_run: (0,object/* nullish */.cl)((0,object/* object */.Ik)('RunOfArtifact', {
        repository_id: (0,object/* nullish */.cl)(lib.number),
        head_repository_id: (0,object/* nullish */.cl)(lib.number),
    })),
});
const ArtifactPage = (0,object/* object */.Ik)('Artifacts', { total_count: lib.number, artifacts: lib.array(Artifact) });
const Repository = (0,object/* object */.Ik)('Repository', { full_name: lib.string });
const WorkflowRun = (0,object/* object */.Ik)('WorkflowRun', {
    event: lib.string,
    repository: (0,object/* nullish */.cl)(Repository),
    head_repository: (0,object/* nullish */.cl)(Repository),
});
const checksumOf = ({ digest }) => { var _a; var _b; return (_b = (_a = /^sha256:([0-9a-f]{64})$/.exec(digest !== null && digest !== void 0 ? digest : '')) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : ''; };
const createParser = (what, codec) => (answer) => (0,lib_function.pipe)((0,decode/* decode */.D4)(codec, answer), Either.orElse((mismatches) => (0,problem/* fail */.fJ)(mismatches.map(({ path, expected, found }) => (0,problem/* problem */.CC)(`GitHub's answer about ${what} at ${(0,decode/* formatPath */.jV)(path) || 'the top level'}: found ${(0,decode/* formatFound */.Ay)(found)}, expected ${expected}; check GITHUB_API_URL, and run again`)))));
const parseArtifacts = createParser('the artifacts of a run', ArtifactPage);
const parseRun = createParser('a run', WorkflowRun);

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/adapters/http/get.js
var get = __webpack_require__(2186);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./lib/adapters/github/store.js



const DISK_FAILURE = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO)$/;
const store = async (name, chunks, file) => {
    try {
        await (0,external_node_stream_promises_.pipeline)(chunks, (0,external_node_fs_.createWriteStream)(file));
    }
    catch (thrown) {
        if (!DISK_FAILURE.test((0,attempt/* errorCode */.CA)(thrown)))
            throw thrown;
        (0,attempt/* stop */.ds)(`${name} cannot be stored in the temporary folder: ${(0,attempt/* errorMessage */.gJ)(thrown)}; free space on its disk, or upload less`);
    }
};

;// CONCATENATED MODULE: ./lib/adapters/github/download.js
var __asyncValues = (undefined && undefined.__asyncValues) || function (o) {
    if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
    var m = o[Symbol.asyncIterator], i;
    return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function () { return this; }, i);
    function verb(n) { i[n] = o[n] && function (v) { return new Promise(function (resolve, reject) { v = o[n](v), settle(resolve, reject, v.done, v.value); }); }; }
    function settle(resolve, reject, d, v) { Promise.resolve(v).then(function(v) { resolve({ value: v, done: d }); }, reject); }
};
var __await = (undefined && undefined.__await) || function (v) { return this instanceof __await ? (this.v = v, this) : new __await(v); }
var __asyncGenerator = (undefined && undefined.__asyncGenerator) || function (thisArg, _arguments, generator) {
    if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
    var g = generator.apply(thisArg, _arguments || []), i, q = [];
    return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function () { return this; }, i;
    function awaitReturn(f) { return function (v) { return Promise.resolve(v).then(f, reject); }; }
    function verb(n, f) { if (g[n]) { i[n] = function (v) { return new Promise(function (a, b) { q.push([n, v, a, b]) > 1 || resume(n, v); }); }; if (f) i[n] = f(i[n]); } }
    function resume(n, v) { try { step(g[n](v)); } catch (e) { settle(q[0][3], e); } }
    function step(r) { r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r); }
    function fulfill(value) { resume("next", value); }
    function reject(value) { resume("throw", value); }
    function settle(f, v) { if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]); }
};




const TIMEOUT_MS = 30000;
const openStorage = async (address) => {
    const response = await (0,get/* get */.Jt)({ address, headers: {}, timeoutMs: TIMEOUT_MS });
    if (response.statusCode === 200)
        return response;
    response.resume();
    throw new Error(`the storage answered ${response.statusCode}`);
};
const MAX_ERROR_BYTES = 64 * 1024;
const readErrorMessage = async (response) => {
    var _a;
    const text = await (0,get/* readBody */.x8)(response, MAX_ERROR_BYTES).then(String, () => '');
    const [, message = ''] = (_a = /"message"\s*:\s*"([^"]*)"/.exec(text)) !== null && _a !== void 0 ? _a : [];
    return message;
};
const download_open = async ({ address, token }) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await (0,get/* getWithoutRedirect */.PT)({ address, headers, timeoutMs: TIMEOUT_MS });
    const { statusCode: status = 0 } = response;
    if (status === 200)
        return response;
    const storage = (0,get/* redirectTarget */.ET)(response, address);
    if (storage !== undefined) {
        response.resume();
        return openStorage(storage.href);
    }
    const message = await readErrorMessage(response);
    throw Object.assign(new Error(message || `answered ${status}`), { status, response });
};
const download = async (request, file) => {
    const { name, maxBytes, sha256 } = request;
    const body = await download_open(request);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    const measure = function (chunks) {
        return __asyncGenerator(this, arguments, function* () {
            var _a, e_1, _b, _c;
            try {
                for (var _d = true, chunks_1 = __asyncValues(chunks), chunks_1_1; chunks_1_1 = yield __await(chunks_1.next()), _a = chunks_1_1.done, !_a; _d = true) {
                    _c = chunks_1_1.value;
                    _d = false;
                    const chunk = _c;
                    bytes += chunk.length;
                    hash.update(chunk);
                    if (bytes > maxBytes)
                        (0,attempt/* stop */.ds)(`${name} has more than ${maxBytes} bytes, the limit; upload less`);
                    yield yield __await(chunk);
                }
            }
            catch (e_1_1) { e_1 = { error: e_1_1 }; }
            finally {
                try {
                    if (!_d && !_a && (_b = chunks_1.return)) yield __await(_b.call(chunks_1));
                }
                finally { if (e_1) throw e_1.error; }
            }
        });
    };
    await store(name, measure(body), file);
    if (sha256 !== '' && hash.digest('hex') !== sha256)
        throw new Error('checksum mismatch: the download does not have the SHA-256 that GitHub states');
};

// EXTERNAL MODULE: ./lib/domain/task/retry.js
var retry = __webpack_require__(2001);
// EXTERNAL MODULE: ./lib/adapters/github/refusals.js
var refusals = __webpack_require__(9468);
;// CONCATENATED MODULE: ./lib/adapters/github/retry-policy.js



const MAX_DELAY_MS = 15 * 60000;
const isRateLimit = (failed) => failed.status === 429 ||
    (failed.status === 403 &&
        (failed.headers['retry-after'] !== undefined ||
            failed.headers['x-ratelimit-remaining'] === '0' ||
            /rate limit|abuse/i.test(failed.message)));
const permanentAdvice = ({ status, message }) => status === 0 ? (0,refusals/* adviceFrom */.LX)(refusals/* NETWORK_REFUSALS */.PC, message) : undefined;
const isTransient = (failed) => permanentAdvice(failed) === undefined &&
    (failed.status === 0 || failed.status === 408 || failed.status >= 500);
const retryDelay = (failed, attempt) => {
    const backoff = retry/* BACKOFF_MS */.o[attempt - 1];
    if (backoff === undefined || !(isRateLimit(failed) || isTransient(failed)))
        return undefined;
    const delay = Math.max(backoff, Number(failed.headers['retry-after']) * 1000 || 0);
    return delay > MAX_DELAY_MS ? undefined : delay;
};
const PERMISSIONS = '"permissions: {actions: read, contents: write}"';
const adviceFor = (failed) => {
    var _a;
    if (isRateLimit(failed))
        return 'GitHub is limiting requests: run again later, with fewer workflows at the same time';
    const refusal = failed.status === 403 ? (0,refusals/* adviceFrom */.LX)(refusals/* ACCOUNT_REFUSALS */.y, failed.message) : undefined;
    if (refusal !== undefined)
        return refusal;
    if (failed.status === 401)
        return 'the token is not accepted: check the input source-token';
    if (failed.status === 403)
        return `the token may not read artifacts: give the job ${PERMISSIONS}, or a source-token with actions: read`;
    if (failed.status === 404)
        return `it does not exist, or the token may not see it: check artifact-run-id, and give the job ${PERMISSIONS}`;
    if (failed.status === 410)
        return 'it has expired: scan again, or keep artifacts for longer (retention-days)';
    return (_a = permanentAdvice(failed)) !== null && _a !== void 0 ? _a : 'GitHub or the network has a problem: run again';
};
const MAX_MESSAGE_LENGTH = 200;
const DOCUMENTATION = / - https:\/\/docs\.github\.com\/\S*$/;
const summarizeAnswer = ({ status, message }) => `${status === 0 ? 'no answer' : `status ${status}`} (${message.replace(DOCUMENTATION, '').slice(0, MAX_MESSAGE_LENGTH)})`;
const describeFailure = (what, failed) => (0,problem/* problem */.CC)(`${what}: ${summarizeAnswer(failed)}; ${adviceFor(failed)}`);

;// CONCATENATED MODULE: ./lib/adapters/github/retry.js





const getHeaders = (response) => {
    const headers = (0,object/* isRecord */.u4)(response) && (0,object/* isRecord */.u4)(response['headers']) ? response['headers'] : {};
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
};
const SIGNATURE = /\?\S*/g;
const toFailedRequest = (thrown) => {
    const message = (0,attempt/* errorMessage */.gJ)(thrown).replace(SIGNATURE, '');
    if (!(0,object/* isRecord */.u4)(thrown) || !(0,object/* isRecord */.u4)(thrown['response']))
        return { status: 0, headers: {}, message };
    return { status: Number(thrown['status']), headers: getHeaders(thrown['response']), message };
};
const settle = async (request) => {
    try {
        return Either.right(await request());
    }
    catch (thrown) {
        if (thrown instanceof attempt/* ProblemError */.Mm)
            throw thrown;
        return Either.left(toFailedRequest(thrown));
    }
};
const createRetry = (effects) => async (what, request) => {
    const result = await (0,retry/* withRetry */.b)(effects, {
        run: () => settle(request),
        delayAfter: (failed, attempt) => retryDelay(failed, attempt),
        describe: (failed) => `${what}: ${summarizeAnswer(failed)}`,
    });
    if (Either.isLeft(result))
        throw new attempt/* ProblemError */.Mm([describeFailure(what, result.left)]);
    return result.right;
};

;// CONCATENATED MODULE: ./lib/adapters/github/octokit.js


const octokit_TIMEOUT_MS = 30000;
const fetch = async (address, { headers }) => {
    const response = await (0,get/* getWhole */.Ct)({ address, headers, timeoutMs: octokit_TIMEOUT_MS });
    const body = response.body.length === 0 ? null : new Uint8Array(response.body);
    return new Response(body, { status: response.status, headers: getHeaders(response) });
};
const openClient = async ({ api, token, repository }) => {
    const [owner = '', repo = ''] = repository.split('/');
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    return { rest: getOctokit(token, { baseUrl: api, request: { fetch } }).rest, owner, repo };
};

// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: ./lib/read/reports/file-name.js
var file_name = __webpack_require__(8959);
;// CONCATENATED MODULE: ./lib/adapters/github/unzip.js
var unzip_asyncValues = (undefined && undefined.__asyncValues) || function (o) {
    if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
    var m = o[Symbol.asyncIterator], i;
    return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function () { return this; }, i);
    function verb(n) { i[n] = o[n] && function (v) { return new Promise(function (resolve, reject) { v = o[n](v), settle(resolve, reject, v.done, v.value); }); }; }
    function settle(resolve, reject, d, v) { Promise.resolve(v).then(function(v) { resolve({ value: v, done: d }); }, reject); }
};







const MAX_UNPACKED_BYTES = 2048 * 1024 * 1024;
const MAX_ENTRIES = 100000;
const refuse = (name, message) => (0,attempt/* stop */.ds)(`the artifact ${(0,values_escape/* show */.WU)(name)} ${message}`);
const spend = (budget, name, bytes) => {
    budget.bytesLeft -= bytes;
    if (budget.bytesLeft < 0)
        refuse(name, `is too large: all artifacts together unpack to more than ${MAX_UNPACKED_BYTES} bytes; name fewer of them, or upload reports without other files`);
};
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const isRegular = ({ externalFileAttributes }) => {
    const type = (externalFileAttributes >>> 16) & TYPE_MASK;
    return type === 0 || type === REGULAR;
};
const isFolder = ({ fileName }) => fileName.endsWith('/');
const unpackEntries = async (zip, { artifact, folder, budget }) => {
    var _a, e_1, _b, _c;
    const files = new Map();
    try {
        for (var _d = true, _e = unzip_asyncValues(zip.eachEntry()), _f; _f = await _e.next(), _a = _f.done, !_a; _d = true) {
            _c = _f.value;
            _d = false;
            const entry = _c;
            if (!isFolder(entry) && !isRegular(entry))
                refuse(artifact, `contains a link or a special file, ${(0,values_escape/* show */.WU)(entry.fileName)}; upload regular files`);
            if (isFolder(entry) || !(0,file_name/* isReportName */.W)(entry.fileName))
                continue;
            if (files.has(entry.fileName))
                refuse(artifact, `contains two files named ${(0,values_escape/* show */.WU)(entry.fileName)}; upload it again`);
            spend(budget, artifact, entry.uncompressedSize);
            const location = external_node_path_default().join(folder, String(files.size));
            await store(`the artifact ${(0,values_escape/* show */.WU)(artifact)}`, await zip.openReadStreamPromise(entry), location);
            files.set(entry.fileName, { name: `${artifact}/${entry.fileName}`, location, artifact });
        }
    }
    catch (e_1_1) { e_1 = { error: e_1_1 }; }
    finally {
        try {
            if (!_d && !_a && (_b = _e.return)) await _b.call(_e);
        }
        finally { if (e_1) throw e_1.error; }
    }
    return [...files.values()];
};
const unpackZip = async (file, target) => {
    const zip = await (0,yauzl/* openPromise */.sO)(file, { lazyEntries: true, autoClose: false });
    try {
        if (zip.entryCount > MAX_ENTRIES)
            refuse(target.artifact, `contains ${zip.entryCount} files, expected at most ${MAX_ENTRIES}; upload reports without other files`);
        return await unpackEntries(zip, target);
    }
    finally {
        zip.close();
    }
};
const isZip = async (file) => {
    const handle = await (0,promises_.open)(file);
    try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
        return bytesRead === 2 && buffer.toString('latin1') === 'PK';
    }
    finally {
        await handle.close();
    }
};
const unpack = async (file, { artifact, folder, budget }) => {
    await (0,promises_.mkdir)(folder, { recursive: true });
    try {
        if (await isZip(file))
            return await unpackZip(file, { artifact, folder, budget });
    }
    catch (thrown) {
        if (thrown instanceof attempt/* ProblemError */.Mm)
            throw thrown;
        return refuse(artifact, `cannot be unpacked: ${(0,attempt/* errorMessage */.gJ)(thrown)}; upload it again`);
    }
    if (!(0,file_name/* isReportName */.W)(artifact))
        return refuse(artifact, 'is not a zip archive; upload it again');
    spend(budget, artifact, (await (0,promises_.stat)(file)).size);
    const location = external_node_path_default().join(folder, '0');
    await (0,promises_.rename)(file, location);
    return [{ name: `${artifact}/${artifact}`, location, artifact }];
};

;// CONCATENATED MODULE: ./lib/adapters/github/workflow-runs.js












const ARTIFACTS_PER_PAGE = 100;
const MAX_PAGES = 100;
const NO_TOKEN = (0,problem/* problem */.CC)('input source-token: found nothing, expected a token with actions: read');
const fetchAllPages = (fetchPage) => (0,steps/* steps */.C)(function* ($) {
    const artifacts = new Map();
    for (let number = 1; number <= MAX_PAGES; number += 1) {
        const page = yield* $(fetchPage(number));
        for (const artifact of page.artifacts)
            artifacts.set(artifact.id, artifact);
        if (page.artifacts.length === 0 || artifacts.size >= page.total_count)
            break;
    }
    return [...artifacts.values()];
});
const openQueries = (github, retry) => {
    const openOnce = (0,lazy/* lazy */.R)(() => openClient(github));
    return (what, request, parse) => (0,steps/* steps */.C)(function* ($) {
        if (github.token === '')
            yield* $((0,problem/* fail */.fJ)([NO_TOKEN]));
        const answer = (0,attempt/* attempt */.CD)(() => retry(what, async () => (await request(await openOnce())).data), (cause) => `${what}: ${cause}`);
        return yield* $(parse(yield* $(answer)));
    });
};
const openDownloads = (github, folder, retry) => {
    const budget = { bytesLeft: MAX_UNPACKED_BYTES };
    return (source) => {
        const { id, name } = source;
        const artifact = `the artifact ${(0,values_escape/* show */.WU)(name)}`;
        const what = `${artifact} cannot be downloaded`;
        const file = external_node_path_default().join(folder, `${id}.zip`);
        const request = {
            name: artifact,
            address: `${github.api}/repos/${github.repository}/actions/artifacts/${id}/zip`,
            token: github.token,
            sha256: checksumOf(source),
            maxBytes: MAX_UNPACKED_BYTES,
        };
        return (0,attempt/* attempt */.CD)(async () => {
            await (0,promises_.mkdir)(folder, { recursive: true });
            await retry(what, () => download(request, file));
            const target = { artifact: name, folder: external_node_path_default().join(folder, String(id)), budget };
            const files = await unpack(file, target);
            await (0,promises_.rm)(file, { force: true });
            return files;
        }, (cause) => `${what}: ${cause}`);
    };
};
const openWorkflowRuns = (github, folder, effects) => {
    const retry = createRetry(effects);
    const ask = openQueries(github, retry);
    return {
        getRun: (id) => ask(`run ${id} cannot be read`, ({ rest, owner, repo }) => rest.actions.getWorkflowRun({ owner, repo, run_id: id }), parseRun),
        listArtifacts: (run) => fetchAllPages((page) => {
            const query = { run_id: run, per_page: ARTIFACTS_PER_PAGE, page };
            return ask(`the artifacts of run ${run} cannot be listed`, ({ rest, owner, repo }) => rest.actions.listWorkflowRunArtifacts(Object.assign({ owner, repo }, query)), parseArtifacts);
        }),
        download: openDownloads(github, folder, retry),
    };
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

/***/ 6404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ formatFound),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   ah: () => (/* binding */ explainFirstMismatch),
/* harmony export */   jV: () => (/* binding */ formatPath)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5518);
/* harmony import */ var fp_ts_function__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(fp_ts_function__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _values_escape__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3149);
/* harmony import */ var _dictionary__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4694);
/* harmony import */ var _object__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3365);
/* harmony import */ var _plain_dictionary__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(557);
/* harmony import */ var _scalar__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5718);








const innermost = (codec) => codec instanceof _object__WEBPACK_IMPORTED_MODULE_1__/* .NullableType */ .aI ? innermost(codec.codec) : codec;
const isIndex = (key, parent) => /^\d+$/.test(key) && LISTS.some((kind) => innermost(parent === null || parent === void 0 ? void 0 : parent.type) instanceof kind);
const pathOf = (context) => context.slice(1).map(({ key }, i) => (isIndex(key, context[i]) ? Number(key) : key));
const MAPS = [_object__WEBPACK_IMPORTED_MODULE_1__/* .ObjectType */ .an, _dictionary__WEBPACK_IMPORTED_MODULE_0__/* .DictionaryType */ .X, _plain_dictionary__WEBPACK_IMPORTED_MODULE_2__/* .PlainDictionaryType */ .Z];
const LISTS = [io_ts__WEBPACK_IMPORTED_MODULE_4__.ArrayType, io_ts__WEBPACK_IMPORTED_MODULE_4__.AnyArrayType, io_ts__WEBPACK_IMPORTED_MODULE_4__.TupleType];
const describeExpected = (codec) => {
    var _a, _b;
    if (codec instanceof _object__WEBPACK_IMPORTED_MODULE_1__/* .NullableType */ .aI)
        return `${describeExpected(codec.codec)} or null`;
    if (MAPS.some((kind) => codec instanceof kind))
        return 'a map of keys and values';
    if (LISTS.some((kind) => codec instanceof kind))
        return 'a list';
    return (_b = EXPECTED[(_a = codec === null || codec === void 0 ? void 0 : codec.name) !== null && _a !== void 0 ? _a : '']) !== null && _b !== void 0 ? _b : 'another value';
};
const EXPECTED = {
    string: 'a text',
    boolean: 'true or false',
    number: 'a number',
    UnknownRecord: 'a map of keys and values',
};
const toMismatch = (error) => { var _a; var _b; return ({
    path: pathOf(error.context),
    expected: (_b = error.message) !== null && _b !== void 0 ? _b : describeExpected((_a = error.context.at(-1)) === null || _a === void 0 ? void 0 : _a.type),
    found: error.value,
}); };
const decode = (codec, value) => (0,fp_ts_function__WEBPACK_IMPORTED_MODULE_5__.pipe)(codec.decode(value), fp_ts_Either__WEBPACK_IMPORTED_MODULE_6__.mapLeft((errors) => errors.map(toMismatch)));
const formatPath = (path) => path
    .map((step) => {
    if (typeof step === 'number')
        return `[${step}]`;
    return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${(0,_values_escape__WEBPACK_IMPORTED_MODULE_7__/* .show */ .WU)(step)}]`;
})
    .join('')
    .replace(/^\./, '');
const formatFound = (found) => {
    if (found === undefined)
        return 'nothing';
    if (found instanceof _scalar__WEBPACK_IMPORTED_MODULE_3__/* .Scalar */ .X5)
        return (0,_values_escape__WEBPACK_IMPORTED_MODULE_7__/* .show */ .WU)(found.text);
    if (Array.isArray(found))
        return 'a list';
    return typeof found === 'object' && found !== null ? 'a map' : (0,_values_escape__WEBPACK_IMPORTED_MODULE_7__/* .show */ .WU)(found);
};
const explainFirstMismatch = ([first], at = []) => first
    ? `${formatPath([...at, ...first.path]) || 'at its top'}: found ${formatFound(first.found)}, expected ${first.expected}`
    : 'not the shape of the contract';


/***/ }),

/***/ 4694:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ DictionaryType),
/* harmony export */   z: () => (/* binding */ dictionary)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);



const errorsOf = (validation) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isLeft(validation) ? validation.left : [];
class DictionaryType extends io_ts__WEBPACK_IMPORTED_MODULE_2__.Type {
    constructor(name, key, codec, extensions) {
        super(name, (u) => u instanceof Map, (u, context) => this.read(u, context), (a) => Object.fromEntries([...a].map(([k, v]) => [k, codec.encode(v)])));
        this.key = key;
        this.codec = codec;
        this.extensions = extensions;
        this._tag = 'DictionaryType';
    }
    read(u, context) {
        if (!(0,_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(u))
            return io_ts__WEBPACK_IMPORTED_MODULE_2__.failure(u, context);
        const result = new Map();
        const errors = [];
        for (const [name, value] of Object.entries(u)) {
            if (this.extensions && name.startsWith('x-'))
                continue;
            const key = this.key.validate(name, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.key, name));
            const read = this.codec.validate(value, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.codec, value));
            if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(key) && fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(read))
                result.set(key.right, read.right);
            for (const error of [key, read].flatMap(errorsOf))
                errors.push(error);
        }
        return errors.length > 0 ? io_ts__WEBPACK_IMPORTED_MODULE_2__.failures(errors) : io_ts__WEBPACK_IMPORTED_MODULE_2__.success(result);
    }
}
const dictionary = (name, key, codec, { extensions = false } = {}) => new DictionaryType(name, key, codec, extensions);


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

/***/ 557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PlainDictionaryType),
/* harmony export */   q: () => (/* binding */ plainDictionary)
/* harmony export */ });
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4119);
/* harmony import */ var fp_ts_Either__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5726);
/* harmony import */ var io_ts__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(io_ts__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _object__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3365);
/* harmony import */ var _set_own__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9389);




const mismatchesOf = (validation) => fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isLeft(validation) ? validation.left : [];
class PlainDictionaryType extends io_ts__WEBPACK_IMPORTED_MODULE_2__.Type {
    constructor(name, key, codec) {
        super(name, (u) => (0,_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(u) && Object.entries(u).every(([k, v]) => key.is(k) && codec.is(v)), (u, context) => this.read(u, context), (a) => a);
        this.key = key;
        this.codec = codec;
        this._tag = 'PlainDictionaryType';
    }
    read(u, context) {
        if (!(0,_object__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(u))
            return io_ts__WEBPACK_IMPORTED_MODULE_2__.failure(u, context);
        const result = {};
        const errors = [];
        for (const [name, value] of Object.entries(u)) {
            const key = this.key.validate(name, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.key, name));
            const read = this.codec.validate(value, io_ts__WEBPACK_IMPORTED_MODULE_2__.appendContext(context, name, this.codec, value));
            if (fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(key) && fp_ts_Either__WEBPACK_IMPORTED_MODULE_1__.isRight(read))
                (0,_set_own__WEBPACK_IMPORTED_MODULE_3__/* .setOwn */ .P)(result, key.right, read.right);
            for (const error of [key, read].flatMap(mismatchesOf))
                errors.push(error);
        }
        return errors.length > 0 ? io_ts__WEBPACK_IMPORTED_MODULE_2__.failures(errors) : io_ts__WEBPACK_IMPORTED_MODULE_2__.success(result);
    }
}
const plainDictionary = (name, key, codec) => new PlainDictionaryType(name, key, codec);


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