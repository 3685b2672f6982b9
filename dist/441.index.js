"use strict";
exports.id = 441;
exports.ids = [441];
exports.modules = {

/***/ 6441:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchArtifacts: () => (/* binding */ fetchArtifacts)
});

// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Either.js
var Either = __webpack_require__(4119);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/function.js
var lib_function = __webpack_require__(5518);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/Option.js
var Option = __webpack_require__(2311);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/ReadonlyArray.js
var ReadonlyArray = __webpack_require__(4167);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(8861);
;// CONCATENATED MODULE: ./lib/artifacts/select-artifacts.js


const hasNamingLine = (lines) => (0,patterns/* includePatterns */.me)(lines).length > 0;
const matcher = (line) => picomatch_default()((0,patterns/* toGlob */.aZ)(line), {
    dot: true,
    noextglob: true,
    nonegate: true,
    posix: true,
});
const LONGEST_NAME = 1000;
const namedBy = (line, names) => {
    if (names.has(line))
        return new Set([line]);
    const matches = matcher(line);
    return new Set([...names].filter((name) => name.length <= LONGEST_NAME && matches(name)));
};
const isNewer = (a, b) => a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
const newestByName = (artifacts) => {
    const newest = new Map();
    for (const artifact of artifacts) {
        const known = newest.get(artifact.name);
        if (known === undefined || isNewer(artifact, known))
            newest.set(artifact.name, artifact);
    }
    return newest;
};
const countByName = (artifacts) => {
    var _a;
    const counts = new Map();
    for (const { name } of artifacts)
        counts.set(name, ((_a = counts.get(name)) !== null && _a !== void 0 ? _a : 0) + 1);
    return counts;
};
const selectArtifacts = (lines, artifacts) => {
    const newest = newestByName(artifacts);
    const names = new Set(newest.keys());
    const excluded = new Set((0,patterns/* excludePatterns */.S3)(lines).flatMap((line) => [...namedBy(line, names)]));
    const named = new Map((0,patterns/* includePatterns */.me)(lines).map((line) => [line, namedBy(line, names)]));
    const wanted = new Set([...named.values()].flatMap((each) => [...each]));
    const chosen = [...newest.values()].filter(({ name }) => wanted.has(name) && !excluded.has(name));
    const counts = countByName(artifacts);
    return {
        selected: chosen,
        duplicated: chosen.map(({ name }) => name).filter((name) => { var _a; return ((_a = counts.get(name)) !== null && _a !== void 0 ? _a : 0) > 1; }),
        unmatchedLines: [...named].flatMap(([line, each]) => (each.size === 0 ? [line] : [])),
        namesByLine: named,
    };
};

;// CONCATENATED MODULE: ./lib/artifacts/select-run.js
const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();
const isOwnRun = ({ headRepository }, repository) => headRepository !== '' && isSame(headRepository, repository);
const newestFirst = (a, b) => a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;
const eligibleRuns = (runs, repository, branch) => runs
    .filter((run) => run.conclusion === 'success' &&
    run.branch === branch &&
    !run.event.startsWith('pull_request') &&
    isOwnRun(run, repository))
    .sort(newestFirst);
const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const formatAge = (instant, now) => {
    const age = Math.max(0, now - Date.parse(instant));
    if (Number.isNaN(age))
        return '';
    const [unit, size] = age < HOUR
        ? ['minute', MINUTE]
        : age < 2 * DAY
            ? ['hour', HOUR]
            : ['day', DAY];
    const count = Math.floor(age / size);
    return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};

// EXTERNAL MODULE: ./lib/problem.js
var problem = __webpack_require__(8007);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(5999);
// EXTERNAL MODULE: ./lib/text/join-limited.js
var join_limited = __webpack_require__(5971);
;// CONCATENATED MODULE: ./lib/stages/fetch-artifacts.js










const MOST_PAGES = 34;
const MOST_RUNS = 100;
const LANES = 4;
const MOST_LISTED = 10;
const FOREIGN = "worked on the head of another repository, such as the pull request of a fork, so whoever opened that has written its artifacts, and they are never a source; scan in this repository's own run";
const choose = ({ runs }, lines, run) => (0,lib_function.pipe)(runs.listArtifacts(run), TaskEither.filterOrElse((artifacts) => !artifacts.some(({ fromFork: foreign }) => foreign), () => [(0,problem/* problem */.CC)(`input artifact: run ${run} ${FOREIGN}`)]), TaskEither.map((artifacts) => ({ run, choice: selectArtifacts(lines, artifacts) })));
const isComplete = ({ choice: { selected: chosen, unmatchedLines: empty } }) => empty.length === 0 && chosen.length > 0 && !chosen.some(({ expired }) => expired);
const firstComplete = (needed, lines, candidates) => {
    const [candidate, ...others] = candidates;
    if (candidate === undefined)
        return TaskEither.right(Option.none);
    return (0,lib_function.pipe)(choose(needed, lines, candidate.id), TaskEither.chain((source) => isComplete(source)
        ? TaskEither.right(Option.some(Object.assign(Object.assign({}, candidate), source)))
        : firstComplete(needed, lines, others)));
};
const nowhere = (branch, looked) => (0,problem/* problem */.CC)(`input artifact-run-id: none of the newest ${looked} successful runs on ${(0,text_escape/* show */.WU)(branch)} that no pull request started has an artifact, not expired, for every line of the input artifact; check the names and the retention of artifacts, and that the scanning workflow ran on that branch`);
const sayLatest = ({ log, now }, { id, createdAt }) => {
    const age = formatAge(createdAt, now());
    log.notice(`artifacts are taken from run ${id} of ${createdAt}${age === '' ? '' : ` (${age})`}`);
};
const latest = (needed, lines, repository) => {
    const from = (branch, page, looked) => (0,lib_function.pipe)(needed.runs.listSuccessful(branch, page), TaskEither.chain((all) => {
        const candidates = eligibleRuns(all, repository, branch).slice(0, MOST_RUNS - looked);
        const seen = looked + candidates.length;
        const more = all.length > 0 && page < MOST_PAGES && seen < MOST_RUNS;
        return (0,lib_function.pipe)(firstComplete(needed, lines, candidates), TaskEither.chain(Option.match(() => (more ? from(branch, page + 1, seen) : TaskEither.left([nowhere(branch, seen)])), (found) => {
            sayLatest(needed, found);
            return TaskEither.right(found);
        })));
    }));
    return (0,lib_function.pipe)(needed.runs.defaultBranch, TaskEither.chain((branch) => from(branch, 1, 0)));
};
const stated = (needed, lines, repository, run) => (0,lib_function.pipe)(needed.runs.getRun(run), TaskEither.filterOrElse((found) => isOwnRun(found, repository), () => [(0,problem/* problem */.CC)(`input artifact-run-id: run ${run} ${FOREIGN}`)]), TaskEither.chain(() => choose(needed, lines, run)));
const thisRun = (needed, lines, run) => /^\d+$/.test(run)
    ? choose(needed, lines, Number(run))
    : TaskEither.left([
        (0,problem/* problem */.CC)(`input artifact: found ${(0,text_escape/* show */.WU)(run)} as the id of this run (GITHUB_RUN_ID), expected a number; state artifact-run-id outside of a workflow`),
    ]);
const sourceOf = (needed, { inputs, repository, run }) => {
    const { artifact: lines, artifactRunId: id } = inputs;
    if (id === 'this')
        return thisRun(needed, lines, run);
    return id === 'latest'
        ? latest(needed, lines, repository)
        : stated(needed, lines, repository, id);
};
const unusable = ({ run, choice: { selected: chosen, unmatchedLines: empty }, }) => [
    ...empty.map((line) => (0,problem/* problem */.CC)(`input artifact: the line ${(0,text_escape/* show */.WU)(line)} matches no artifact of run ${run}; check the name, and that the jobs that upload it ended before this one (needs)`)),
    ...chosen
        .filter(({ expired }) => expired)
        .map(({ name, expiresAt }) => (0,problem/* problem */.CC)(`input artifact: the artifact ${(0,text_escape/* show */.WU)(name)} of run ${run} has expired${expiresAt === '' ? '' : ` on ${(0,text_escape/* show */.WU)(expiresAt)}`}; scan again, or keep artifacts for longer (retention-days)`)),
];
const downloadAll = ({ runs, log }, artifacts) => {
    const download = (artifact) => (0,lib_function.pipe)(runs.download(artifact), TaskEither.map((files) => {
        log.debug(`artifact ${(0,text_escape/* show */.WU)(artifact.name)}: report files: ${files.length}`);
        return [artifact.name, files];
    }));
    return (0,lib_function.pipe)(ReadonlyArray.makeBy(LANES, (lane) => artifacts.filter((_, i) => i % LANES === lane)), TaskEither.traverseArray(TaskEither.traverseSeqArray(download)), TaskEither.map((lanes) => new Map(lanes.flat())));
};
const fruitless = ({ run, choice: { namesByLine: named } }, files) => [...named].flatMap(([line, names]) => {
    const downloaded = [...names].flatMap((name) => { var _a; return (_a = files.get(name)) !== null && _a !== void 0 ? _a : []; });
    const excluded = ![...names].some((name) => files.has(name));
    return excluded || downloaded.length > 0
        ? []
        : [
            (0,problem/* problem */.CC)(`input artifact: the line ${(0,text_escape/* show */.WU)(line)} matches artifacts of run ${run}, but there is no report file (*.json, *.json.gz) in them; check what the scan uploads`),
        ];
});
const emptyOnes = (files) => [...files].flatMap(([name, each]) => each.length === 0
    ? [(0,problem/* problem */.CC)(`the artifact ${(0,text_escape/* show */.WU)(name)} holds no report file (*.json, *.json.gz)`)]
    : []);
const sayRepeated = (run, names) => `run ${run} has several artifacts of one name, as when a job ran again; the newest of each counts: ${(0,join_limited/* joinLimited */.x)(names.map(text_escape/* show */.WU), MOST_LISTED)}`;
const take = (source, needed) => {
    const problems = unusable(source);
    if (problems.length > 0)
        return TaskEither.fromEither((0,problem/* fail */.fJ)(problems));
    const { selected: chosen, duplicated: repeated } = source.choice;
    if (repeated.length > 0)
        needed.log.notice(sayRepeated(source.run, repeated));
    return (0,lib_function.pipe)(downloadAll(needed, chosen), TaskEither.chainEitherK((files) => {
        const useless = fruitless(source, files);
        if (useless.length > 0)
            return (0,problem/* fail */.fJ)(useless);
        const value = { artifacts: chosen.length, files: [...files.values()].flat() };
        return Either.right({ value, warnings: emptyOnes(files) });
    }));
};
const fetchArtifacts = (request, capabilities) => hasNamingLine(request.inputs.artifact)
    ? (0,lib_function.pipe)(TaskEither.fromTask(capabilities.runs), TaskEither.map((runs) => (Object.assign(Object.assign({}, capabilities), { runs }))), TaskEither.chain((needed) => (0,lib_function.pipe)(sourceOf(needed, request), TaskEither.chain((source) => take(source, needed)))))
    : TaskEither.right({ value: { artifacts: 0, files: [] }, warnings: [] });


/***/ })

};
;