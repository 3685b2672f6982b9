"use strict";
exports.id = 898;
exports.ids = [898];
exports.modules = {

/***/ 2898:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSite: () => (/* binding */ checkSite)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/contract/integrity.js
var integrity = __webpack_require__(812);
// EXTERNAL MODULE: ./lib/contract/paths.js
var paths = __webpack_require__(8707);
// EXTERNAL MODULE: ./lib/domain/task/steps.js
var steps = __webpack_require__(6500);
// EXTERNAL MODULE: ./lib/previous/file-changes.js
var file_changes = __webpack_require__(2312);
// EXTERNAL MODULE: ./lib/publish/site-check/rounds.js
var rounds = __webpack_require__(3554);
// EXTERNAL MODULE: ./lib/domain/values/compare.js
var compare = __webpack_require__(8743);
;// CONCATENATED MODULE: ./lib/publish/site-check/target.js



const MAX_INTEGRITY_BYTES = 1024 * 1024;
const MAX_SAMPLES = 3;
const isSample = ({ path }) => path !== integrity/* INTEGRITY */.ui.path &&
    path !== 'state.json' &&
    !path.split('/').some((part) => part.startsWith('.'));
const chooseSamples = ({ added, modified }, destination) => {
    const root = `${(0,paths/* apiPath */.S)(destination).join('/')}/`;
    return [...added, ...modified]
        .filter(([path]) => path.startsWith(root))
        .map(([path, id]) => ({ path: path.slice(root.length), id }))
        .filter(isSample)
        .sort((a, b) => (0,compare/* compareBytes */.Xo)(a.path, b.path))
        .slice(0, MAX_SAMPLES);
};
const addressIn = ({ api, commit }, { path }, round) => `${api}/${path.split('/').map(encodeURIComponent).join('/')}?commit=${commit}&round=${round}`;

// EXTERNAL MODULE: ./lib/domain/problem.js
var problem = __webpack_require__(8230);
// EXTERNAL MODULE: ./lib/domain/values/escape.js
var values_escape = __webpack_require__(3149);
;// CONCATENATED MODULE: ./lib/publish/site-check/wording.js



const wording_short = (commit) => commit.slice(0, 7);
const describeFound = ({ api }, { file, found }) => `${found} at ${api}/${file.path}`;
const advise = ({ commit, baseUrl, settings }, build) => {
    if (baseUrl !== '')
        return 'check what serves base-url, or raise verify if it only needs more time';
    if (build !== undefined && (0,rounds/* isBuildOver */.XJ)(build, commit))
        return `GitHub could not build this commit${build.error === null ? '' : ` (${(0,values_escape/* show */.WU)(build.error)})`}: correct what it names, and run again`;
    return `see whether Pages is on at ${settings}, look at "pages build and deployment" under Actions, or raise verify if the site only needs more time`;
};
const notLiveWarning = (target, missing, { seconds, build }) => {
    const { commit, verify } = target;
    const found = describeFound(target, missing);
    return (0,problem/* problem */.CC)(`the site is not live: found ${found}, expected the publish of commit ${wording_short(commit)} within ${verify} s after the push (waited ${seconds} s); ${advise(target, build)}`);
};
const movedNotice = (branch, commit, tip) => `the branch ${(0,values_escape/* show */.WU)(branch)} moved from ${wording_short(commit)} to ${tip === undefined ? 'nothing' : wording_short(tip)} while this run waited for the site, so whether the site is live is left to the run that moved it`;
const CANCELLED_NOTICE = 'the run was cancelled while it waited for the site, so it is unknown whether the site serves this publish';
const OUTPUT_NOTICE = 'verify does not ask the site, because a later job deploys the folder of the input output; compare integrity.json after that deployment';

;// CONCATENATED MODULE: ./lib/run/check-site.js









const withSizes = async (samples, { git }) => {
    const written = await git.readBlobs(samples.map(({ id }) => id))();
    if (Either.isLeft(written))
        return [];
    return samples.map((sample) => { var _a; var _b; return (Object.assign(Object.assign({}, sample), { maxBytes: (_b = (_a = written.right.get(sample.id)) === null || _a === void 0 ? void 0 : _a.length) !== null && _b !== void 0 ? _b : 0 })); });
};
const toTarget = async ({ api, privateHost }, commit, { plan: { changes, branch: tip } }, { branch, destination, baseUrl, verify }, needed) => {
    var _a, _b;
    const path = [...(0,paths/* apiPath */.S)(destination), integrity/* INTEGRITY */.ui.path].join('/');
    const id = (_b = (_a = changes.added.get(path)) !== null && _a !== void 0 ? _a : changes.modified.get(path)) !== null && _b !== void 0 ? _b : tip.previous.files.get(integrity/* INTEGRITY */.ui.path);
    return id === undefined
        ? undefined
        : {
            api,
            commit,
            branch,
            baseUrl,
            verify,
            settings: needed.pages.settings,
            integrity: { path: integrity/* INTEGRITY */.ui.path, id, maxBytes: MAX_INTEGRITY_BYTES },
            samples: await withSizes(chooseSamples(changes, destination), needed),
            privateHost,
        };
};
const findMissing = async (target, round, { site }) => {
    for (const file of [target.integrity, ...target.samples]) {
        const address = addressIn(target, file, round);
        const { maxBytes } = file;
        const question = { address, maxBytes, privateHost: target.privateHost };
        const found = (0,rounds/* judge */.S4)(file, await site.read(question)());
        if (found !== undefined)
            return { file, found };
    }
    return undefined;
};
const waitForSite = async (target, needed) => {
    let elapsed = 0;
    let logged = '';
    for (let round = 1;; round += 1) {
        const start = needed.now();
        const seconds = Math.round(elapsed / 1000);
        const missing = await findMissing(target, round, needed);
        if (missing === undefined)
            return { seconds };
        const found = describeFound(target, missing);
        if (found !== logged)
            needed.log.info(`after ${seconds} s: ${found}`);
        logged = found;
        const build = target.baseUrl === '' ? await needed.pages.lastBuild() : undefined;
        elapsed += Math.max(0, needed.now() - start);
        const pause = (0,rounds/* pauseBeforeNext */.xp)(elapsed, target.verify);
        if (pause === undefined || (0,rounds/* isBuildOver */.XJ)(build, target.commit))
            return { seconds: Math.round(elapsed / 1000), missing, build };
        await needed.sleep(pause);
        elapsed += pause;
    }
};
const conclude = async (target, outcome, { git, log }) => {
    const { missing, seconds } = outcome;
    if (missing === undefined) {
        log.info(`the site serves this publish, ${seconds} s after the push`, 'good');
        return { value: { live: true, after: seconds, notices: [] }, warnings: [] };
    }
    const tip = await git.tip(target.branch)();
    if (Either.isRight(tip) && tip.right !== target.commit) {
        const moved = movedNotice(target.branch, target.commit, tip.right);
        return { value: (0,rounds/* notChecked */.lb)(moved), warnings: [] };
    }
    return {
        value: { live: false, after: undefined, notices: [] },
        warnings: [notLiveWarning(target, missing, outcome)],
    };
};
const CANCELLED = { value: (0,rounds/* notChecked */.lb)(CANCELLED_NOTICE), warnings: [] };
const unlessCancelled = (signal, check) => {
    if (signal.aborted)
        return Promise.resolve(CANCELLED);
    const cancelled = new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(CANCELLED), { once: true });
    });
    return Promise.race([check(), cancelled]);
};
const isPushed = ({ plan }, { dryRun }) => !dryRun && (0,file_changes/* countChanges */.x)(plan.changes) > 0;
const checkSite = (inputs, site, publication, stage, needed) => (0,steps/* steps */.C)(function* ($) {
    const { tip } = publication;
    const { verify, output } = inputs;
    if (verify === 0 || !isPushed(publication, inputs) || tip === undefined)
        return (0,rounds/* notChecked */.lb)();
    if (output !== '')
        return (0,rounds/* notChecked */.lb)(OUTPUT_NOTICE);
    if (site.isGuess)
        return (0,rounds/* notChecked */.lb)();
    const asking = toTarget(site, tip, publication, inputs, needed);
    const target = yield* $(TaskEither.fromTask(() => asking));
    if (target === undefined)
        return (0,rounds/* notChecked */.lb)();
    const check = async () => conclude(target, await waitForSite(target, needed), needed);
    return yield* $(stage('site', TaskEither.fromTask(() => unlessCancelled(needed.cancelled, check))));
});


/***/ })

};
;