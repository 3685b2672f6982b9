import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import { type Changes, countChanges } from '../branch/file-changes';
import { withoutFutureDates } from '../branch/future-dates';
import { missingNojekyll, type OwnedFiles, ownedChanges } from '../branch/owned-changes';
import type { Branch } from '../branch/read-branch';
import type { SourceCommit } from '../branch/state';
import type { Capabilities } from '../capabilities';
import { applyDefaults } from '../catalog/apply-defaults';
import type { Catalog } from '../catalog/catalog';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { type Matches, matchReports } from '../catalog/match-reports';
import { referenceNotices } from '../catalog/stated-references';
import { fetchReplaced } from '../diff/compare';
import { findReplaced, type ReplacedRecord } from '../diff/scan-diff';
import { latestDate } from '../domain/instant';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { Inputs } from '../inputs/inputs';
import type { Manifest } from '../manifest/manifest';
import { asWarning, fail, type Problem, problem, type Result, type TaskResult } from '../problem';
import type { Output } from '../render/output';
import type { Scan } from '../reports/scan';
import { eager } from '../task/eager';
import { buildCatalogTree } from './build-tree';
import { chooseManifest, type ManifestChoice } from './choose-manifest';
import { findLandings } from './find-landings';
import { protectSourceBranch } from './protect-source-branch';
import { putExplorer } from './put-explorer';
import { checkRemovals, type NextVersion, type NextVersions } from './removal-limit';
import { stateFile } from './state-file';
import { createTreeWriter, type TreeWriter } from './tree-writer';
import { checkUnmatched, type UnmatchedWarnings } from './unmatched-reports';

/** What is to be published. */
export interface PublishRequest {
  readonly inputs: Inputs;
  readonly manifest: Manifest;
  readonly scans: ReadonlyArray<Scan>;
  readonly source: SourceCommit;
  /** Updates of this run; none: the published ones stay. */
  readonly updates: O.Option<ReadonlyArray<Update>>;
  /** The branch that the run was started on, if it is one of the repository that is published to. */
  readonly startedOn: string | undefined;
  /** Id of the workflow run, for the commit message. */
  readonly run: string;
}

/** The next tree of the branch, computed on the tip as found; its new blobs are written. */
export interface PublishPlan {
  readonly branch: Branch;
  readonly catalog: Catalog;
  /** Which report belongs to which versions of the catalog. */
  readonly matches: Matches;
  readonly composed: DecidedCatalog;
  readonly changes: Changes;
  /** What the branch is to hold; none if nothing changes. */
  readonly nextFiles: O.Option<OwnedFiles>;
  /** The versions whose published records are replaced, and those records, which are on their way. */
  readonly replaced: ReadonlyArray<ReplacedRecord>;
  readonly replacedFetched: TaskResult<void>;
  /** Whose manifest is published. */
  readonly manifestChoice: ManifestChoice;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

const stopForeign = (branch: Branch, { destination, allowRemovals }: Inputs): Result<void> => {
  const path = [...destination, 'api/v1'].join('/');
  return branch.foreign && !allowRemovals
    ? fail([
        problem(
          `found ${path} on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it`,
        ),
      ])
    : E.right(undefined);
};

const remainingOf = (catalog: Catalog, { security }: DecidedCatalog): NextVersions => {
  const versions = new Map<VersionKey, NextVersion>();
  for (const { slug, versions: all = [] } of catalog.images) {
    for (const { version, digest = null } of all)
      versions.set(versionKey(slug, version), { digest, hasRecord: false });
  }
  for (const { slug, versions: all } of security) {
    for (const { version, digest, rollup } of all)
      if (rollup) versions.set(versionKey(slug, version), { digest, hasRecord: true });
  }
  return { slugs: new Set(catalog.images.map(({ slug }) => slug)), versions };
};

/** What there is to warn of may be why so much would be removed. */
const stopRemovals = (
  branch: Branch,
  catalog: Catalog,
  composed: DecidedCatalog,
  { allowRemovals }: Inputs,
): Result<void> => {
  const problems = allowRemovals
    ? []
    : checkRemovals(branch.published, remainingOf(catalog, composed));
  return problems.length > 0
    ? fail([...problems, ...composed.warnings.map(asWarning)])
    : E.right(undefined);
};

interface Remembered {
  readonly changes: Changes;
  readonly nextFiles: O.Option<OwnedFiles>;
}

/**
 * `state.json` is written only together with another change, or in place of one that does not describe
 * the branch: a run that changes nothing leaves no trace.
 */
const remember = (
  { destination, landing, explorer }: Inputs,
  { manifest, source }: ManifestChoice,
  branch: Branch,
  sink: TreeWriter,
): TaskResult<Remembered> => {
  const { files } = sink;
  const { isStateOutdated } = branch.published;
  const tip = O.toUndefined(branch.tip);
  const nojekyll = [...missingNojekyll(branch, destination)].map(
    (path) => [path, Buffer.alloc(0)] as const,
  );
  const landings = findLandings(tip, destination, landing && explorer);
  const next = {
    rendered: files,
    alongside: new Map([...nojekyll, ...landings.added]),
    removed: landings.removed,
  };
  const compare = (): Changes => ownedChanges(tip, destination, next);
  const former = isStateOutdated ? undefined : branch.published.files.get('state.json');
  if (former !== undefined) files.set('state.json', former);
  const changes = compare();
  if (former !== undefined && countChanges(changes) === 0)
    return pipe(
      sink.keep('state.json', former),
      TE.map(() => ({ changes, nextFiles: O.none })),
    );
  return pipe(
    sink.write(stateFile(manifest, source, files)),
    TE.map(compare),
    TE.map((all) => ({
      changes: all,
      nextFiles: countChanges(all) > 0 ? O.some(next) : O.none,
    })),
  );
};

interface Joined {
  readonly catalog: Catalog;
  readonly matches: Matches;
  readonly unmatched: UnmatchedWarnings;
}

/** Joins the scans to the chosen catalog; a stale run's own catalog tells what only it knows. */
const join = (
  { manifest, inputs, scans }: PublishRequest,
  chosen: ManifestChoice,
): Result<Joined> => {
  const catalog = applyDefaults(chosen.manifest);
  const matches = matchReports(catalog, scans);
  const own = chosen.stale ? matchReports(applyDefaults(manifest), scans) : undefined;
  return pipe(
    checkUnmatched(catalog, matches, own, inputs.unmatchedReports),
    E.map((unmatched) => ({ catalog, matches, unmatched })),
  );
};

type Needed = Pick<Capabilities, 'assets' | 'git' | 'now' | 'rows' | 'source'>;

/** What the next tree is made of: the branch as found, the catalog that counts, the joined scans. */
interface Gathered {
  readonly branch: Branch;
  /** Warnings of a branch that people work on. */
  readonly lived: ReadonlyArray<Problem>;
  readonly chosen: ManifestChoice;
  readonly joined: Joined;
}

const gather = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  { source, now }: Needed,
): TaskResult<Gathered> => {
  const { inputs } = request;
  return pipe(
    TE.Do,
    TE.bind('branch', () =>
      pipe(
        reading,
        TE.map((found) => ({
          ...found,
          published: withoutFutureDates(latestDate(now()), found.published),
        })),
      ),
    ),
    TE.bind('lived', ({ branch }) =>
      TE.fromEither(protectSourceBranch(branch, inputs, request.startedOn)),
    ),
    TE.tap(({ branch }) => TE.fromEither(stopForeign(branch, inputs))),
    TE.bind('chosen', ({ branch }) =>
      TE.fromTask(
        chooseManifest(request, branch.published.state, (own, published) =>
          source.relation(inputs.manifest, own, published),
        ),
      ),
    ),
    TE.bind('joined', ({ chosen }) => TE.fromEither(join(request, chosen))),
  );
};

interface Made extends Remembered {
  readonly composed: DecidedCatalog;
  readonly replaced: ReadonlyArray<ReplacedRecord>;
  readonly replacedFetched: TaskResult<void>;
}

/** Composes the tree into the sink, and stops it there if it loses too much. */
const make = (
  { inputs, updates }: PublishRequest,
  { assets, git, rows }: Needed,
  { branch, chosen, joined: { catalog, matches } }: Gathered,
  sink: TreeWriter,
): TaskResult<Made> => {
  const { published } = branch;
  const { carryForward } = inputs;
  return pipe(
    TE.Do,
    TE.bind('composed', () =>
      buildCatalogTree({
        catalog,
        matches,
        published,
        updates: O.getOrElse(() => published.updates)(updates),
        carryForward,
        assets,
        git,
        rows,
        sink,
      }),
    ),
    TE.let('replaced', ({ composed: { decided } }) => findReplaced(published, decided, sink.files)),
    TE.let('replacedFetched', ({ replaced }) => eager(fetchReplaced(replaced, { git }))),
    TE.tap(() => putExplorer(inputs, assets.explorer, sink)),
    TE.tap(({ composed }) => TE.fromEither(stopRemovals(branch, catalog, composed, inputs))),
    TE.bind('remembered', () => remember(inputs, chosen, branch, sink)),
    TE.map(({ composed, replaced, replacedFetched, remembered }) => ({
      composed,
      replaced,
      replacedFetched,
      ...remembered,
    })),
  );
};

/** The draft, and everything there is to say about it. */
const noted = (
  { branch, lived, chosen, joined }: Gathered,
  made: Made,
  { sizeWarnings: large }: TreeWriter,
): PublishPlan => ({
  branch,
  manifestChoice: chosen,
  catalog: joined.catalog,
  matches: joined.matches,
  ...made,
  warnings: [
    ...lived,
    ...chosen.warnings,
    ...joined.unmatched.warnings,
    ...branch.warnings,
    ...branch.published.warnings,
    ...made.composed.warnings,
    ...large,
  ],
  notices: [
    ...chosen.notices,
    ...referenceNotices(chosen.manifest),
    ...joined.unmatched.notices,
    ...made.composed.notices,
  ],
});

/**
 * Computes the next tree on the branch as `reading` finds it. Fails, with nothing published, where the branch
 * cannot be read, is not ours, or would lose more than the removal brake allows.
 */
export const planPublish = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  needed: Needed,
  output: Output | undefined,
): TaskResult<PublishPlan> =>
  pipe(
    gather(request, reading, needed),
    TE.chain((gathered) => {
      const published = gathered.branch.published.files;
      const commits = !request.inputs.dryRun;
      const sink = createTreeWriter({ git: needed.git, published, output, commits });
      return pipe(
        make(request, needed, gathered, sink),
        TE.map((made) => noted(gathered, made, sink)),
      );
    }),
  );
