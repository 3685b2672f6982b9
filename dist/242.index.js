"use strict";
exports.id = 242;
exports.ids = [242];
exports.modules = {

/***/ 6242:
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
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/ReadonlyArray.js
var ReadonlyArray = __webpack_require__(4167);
// EXTERNAL MODULE: ./node_modules/fp-ts/lib/TaskEither.js
var TaskEither = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/problem.js
var problem = __webpack_require__(8007);
// EXTERNAL MODULE: ./lib/values/escape.js
var values_escape = __webpack_require__(576);
// EXTERNAL MODULE: ./lib/values/join-limited.js
var join_limited = __webpack_require__(3696);
;// CONCATENATED MODULE: ./lib/artifacts/check-artifacts.js



const findUnavailable = ({ run, selection: { selected, unmatchedLines }, }) => [
    ...unmatchedLines.map((line) => (0,problem/* problem */.CC)(`input artifact: the line ${(0,values_escape/* show */.WU)(line)} matches no artifact of run ${run}; check the name, and that the jobs that upload it have finished before this one (needs)`)),
    ...selected
        .filter(({ expired }) => expired)
        .map(({ name, expiresAt }) => (0,problem/* problem */.CC)(`input artifact: the artifact ${(0,values_escape/* show */.WU)(name)} of run ${run} expired${expiresAt === '' ? '' : ` on ${(0,values_escape/* show */.WU)(expiresAt)}`}; scan again, or keep artifacts for longer (retention-days)`)),
];
const findLinesWithoutReports = ({ run, selection: { namesByLine } }, files) => [...namesByLine].flatMap(([line, names]) => {
    const downloaded = [...names].filter((name) => files.has(name));
    return downloaded.length === 0 || downloaded.some((name) => { var _a; return (_a = files.get(name)) === null || _a === void 0 ? void 0 : _a.length; })
        ? []
        : [
            (0,problem/* problem */.CC)(`input artifact: the line ${(0,values_escape/* show */.WU)(line)} matches artifacts of run ${run}, but they contain no report file (*.json, *.json.gz); check what the scan uploads`),
        ];
});
const findArtifactsWithoutReports = (files) => [...files].flatMap(([name, each]) => each.length === 0
    ? [(0,problem/* problem */.CC)(`the artifact ${(0,values_escape/* show */.WU)(name)} contains no report file (*.json, *.json.gz)`)]
    : []);
const MAX_LISTED = 10;
const formatDuplicated = ({ run, selection: { duplicated } }) => `run ${run} has several artifacts with the same name, for example because a job ran again; the newest is used: ${(0,join_limited/* joinLimited */.x)(duplicated.map(values_escape/* show */.WU), MAX_LISTED)}`;

;// CONCATENATED MODULE: ./lib/artifacts/check-run.js

const FROM_FORK = "worked on the head of another repository, such as a fork's pull request, whose author controls the artifacts, so they are never used; scan in this repository's own run";
const isSame = (found, repository) => found.toLowerCase() === repository.toLowerCase();
const findRefusal = (run, repository) => {
    if (!isSame(run.repository, repository))
        return `belongs to ${(0,values_escape/* show */.WU)(run.repository)}, expected a run of ${repository}, whose artifacts this job can trust; state the id of such a run`;
    if (!isSame(run.headRepository, repository))
        return FROM_FORK;
    return run.event.startsWith('pull_request')
        ? `was started by ${(0,values_escape/* show */.WU)(run.event)}, and a pull request decides what its artifacts contain, so they are never used; state the id of a run of another event, such as schedule or push`
        : undefined;
};

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
// EXTERNAL MODULE: ./lib/inputs/patterns.js
var patterns = __webpack_require__(8861);
// EXTERNAL MODULE: ./lib/values/compare.js
var compare = __webpack_require__(2468);
// EXTERNAL MODULE: ./lib/values/group-by.js
var group_by = __webpack_require__(2432);
;// CONCATENATED MODULE: ./lib/artifacts/select-artifacts.js




const includesArtifacts = (lines) => (0,patterns/* includePatterns */.me)(lines).length > 0;
const createMatcher = (line) => picomatch_default()((0,patterns/* toGlob */.aZ)(line), { dot: true, noextglob: true, nonegate: true, posix: true });
const MAX_NAME_LENGTH = 1000;
const matchLine = (line, names) => {
    if (names.has(line))
        return new Set([line]);
    const matches = createMatcher(line);
    return new Set([...names].filter((name) => name.length <= MAX_NAME_LENGTH && matches(name)));
};
const newer = (a, b) => ((0,compare/* compareText */.n6)(a.createdAt, b.createdAt) || a.id - b.id) >= 0 ? a : b;
const selectArtifacts = (lines, artifacts) => {
    const byName = (0,group_by/* groupBy */.$)(artifacts, ({ name }) => name);
    const names = new Set(byName.keys());
    const excluded = new Set((0,patterns/* excludePatterns */.S3)(lines).flatMap((line) => [...matchLine(line, names)]));
    const namesByLine = new Map((0,patterns/* includePatterns */.me)(lines).map((line) => [line, matchLine(line, names)]));
    const matched = new Set([...namesByLine.values()].flatMap((each) => [...each]));
    const selected = [...byName].filter(([name]) => matched.has(name) && !excluded.has(name));
    return {
        selected: selected.map(([, group]) => group.reduce(newer)),
        duplicated: selected.flatMap(([name, group]) => (group.length > 1 ? [name] : [])),
        unmatchedLines: [...namesByLine].flatMap(([line, { size }]) => (size === 0 ? [line] : [])),
        namesByLine,
    };
};

;// CONCATENATED MODULE: ./lib/stages/fetch-artifacts.js









const PARALLEL_DOWNLOADS = 4;
const selectFrom = ({ runs }, { inputs }, run) => (0,lib_function.pipe)(runs.listArtifacts(run), TaskEither.filterOrElse((artifacts) => !artifacts.some(({ fromFork }) => fromFork), () => [(0,problem/* problem */.CC)(`input artifact: run ${run} ${FROM_FORK}`)]), TaskEither.map((artifacts) => ({ run, selection: selectArtifacts(inputs.artifact, artifacts) })));
const fromStatedRun = (needed, request, id) => (0,lib_function.pipe)(needed.runs.getRun(id), TaskEither.chain((run) => {
    const refusal = findRefusal(run, request.repository);
    return refusal === undefined
        ? selectFrom(needed, request, id)
        : TaskEither.left([(0,problem/* problem */.CC)(`input artifact-run-id: run ${id} ${refusal}`)]);
}));
const fromThisRun = (needed, request) => /^\d+$/.test(request.run)
    ? selectFrom(needed, request, Number(request.run))
    : TaskEither.left([
        (0,problem/* problem */.CC)(`input artifact: found ${(0,values_escape/* show */.WU)(request.run)} as the id of this run (GITHUB_RUN_ID), expected a number; state artifact-run-id outside of a workflow`),
    ]);
const findSource = (needed, request) => {
    const { artifactRunId: id } = request.inputs;
    return id === 'this' ? fromThisRun(needed, request) : fromStatedRun(needed, request, id);
};
const downloadAll = ({ runs, log }, artifacts) => {
    const download = (artifact) => (0,lib_function.pipe)(runs.download(artifact), TaskEither.map((files) => {
        log.debug(`artifact ${(0,values_escape/* show */.WU)(artifact.name)}: report files: ${files.length}`);
        return [artifact.name, files];
    }));
    return (0,lib_function.pipe)(ReadonlyArray.makeBy(PARALLEL_DOWNLOADS, (lane) => artifacts.filter((_, i) => i % PARALLEL_DOWNLOADS === lane)), TaskEither.traverseArray(TaskEither.traverseSeqArray(download)), TaskEither.map((lanes) => new Map(lanes.flat())));
};
const downloadSource = (source, needed) => {
    const unavailable = findUnavailable(source);
    if (unavailable.length > 0)
        return TaskEither.fromEither((0,problem/* fail */.fJ)(unavailable));
    const { selected, duplicated } = source.selection;
    if (duplicated.length > 0)
        needed.log.notice(formatDuplicated(source));
    return (0,lib_function.pipe)(downloadAll(needed, selected), TaskEither.chainEitherK((files) => {
        const problems = findLinesWithoutReports(source, files);
        if (problems.length > 0)
            return (0,problem/* fail */.fJ)(problems);
        const value = [...files.values()].flat();
        needed.log.info(`artifacts: ${selected.length}, report files in them: ${value.length}`);
        return Either.right({ value, warnings: findArtifactsWithoutReports(files) });
    }));
};
const fetchArtifacts = (request, capabilities) => async () => {
    if (!includesArtifacts(request.inputs.artifact))
        return Either.right({ value: [], warnings: [] });
    const needed = Object.assign(Object.assign({}, capabilities), { runs: await capabilities.runs() });
    const source = await findSource(needed, request)();
    return Either.isLeft(source) ? source : downloadSource(source.right, needed)();
};


/***/ })

};
;