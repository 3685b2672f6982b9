"use strict";
exports.id = 14;
exports.ids = [14];
exports.modules = {

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


/***/ })

};
;