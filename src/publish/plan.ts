import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from '../api/items';
import type { Changes } from '../branch/file-changes';
import { withoutFutureDates } from '../branch/future-dates';
import type { OwnedFiles } from '../branch/owned-changes';
import type { Branch } from '../branch/read-branch';
import type { SourceCommit } from '../branch/state';
import type { Capabilities } from '../capabilities';
import { applyDefaults } from '../catalog/apply-defaults';
import type { Catalog } from '../catalog/catalog';
import { changedItems, isRestated } from '../catalog/changed-images';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { type Matches, matchReports } from '../catalog/match-reports';
import { referenceNotices } from '../catalog/stated-references';
import { fetchReplaced } from '../diff/compare';
import { findReplaced, type ReplacedRecord } from '../diff/scan-diff';
import { latestDate } from '../domain/instant';
import { siteOf } from '../domain/site';
import type { Exploitation } from '../exploitation/exploitation';
import type { FeedHead } from '../feed/news';
import type { Inputs } from '../inputs/inputs';
import type { Manifest } from '../manifest/manifest';
import { asWarning, fail, type Problem, problem, type Result, type TaskResult } from '../problem';
import type { Output } from '../render/output';
import type { Scan } from '../reports/scan';
import { eager } from '../task/eager';
import { type BuiltCatalog, buildCatalogTree } from './build-tree';
import { chooseManifest, type ManifestChoice } from './choose-manifest';
import { protectSourceBranch } from './protect-source-branch';
import { checkRemovals, nextVersions } from './removal-limit';
import { writeState } from './state-file';
import { createTreeWriter } from './tree-writer';
import { checkUnmatched, type UnmatchedWarnings } from './unmatched-reports';

/** What is to be published. */
export interface PublishRequest {
  readonly inputs: Inputs;
  readonly manifest: Manifest;
  readonly scans: ReadonlyArray<Scan>;
  readonly source: SourceCommit;
  /** Updates of this run; none: the published ones stay. */
  readonly updates: O.Option<ReadonlyArray<Update>>;
  /** What this run knows about exploitation; of what it does not, the published values stay. */
  readonly exploitation: Exploitation;
  /** The branch that the run was started on, if it is one of the repository that is published to. */
  readonly startedOn: string | undefined;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** Id of the workflow run, for the commit message. */
  readonly run: string;
}

/** The next tree of the branch, computed on the tip as found; its new blobs are written. */
export interface PublishPlan {
  readonly branch: Branch;
  readonly catalog: Catalog;
  /** Which report belongs to which versions of the catalog. */
  readonly matches: Matches;
  readonly decided: BuiltCatalog;
  readonly changes: Changes;
  /** What the branch is to hold; none if nothing changes. */
  readonly nextFiles: O.Option<OwnedFiles>;
  /** SHA-256 of `integrity.json`, in hex; undefined if it is not written. */
  readonly integrity: string | undefined;
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

/** What there is to warn of may be why so much would be removed. */
const stopRemovals = (
  { published }: Branch,
  catalog: Catalog,
  { security, warnings }: DecidedCatalog,
  { allowRemovals }: Inputs,
): Result<void> => {
  const problems = allowRemovals ? [] : checkRemovals(published, nextVersions(catalog, security));
  return problems.length > 0 ? fail([...problems, ...warnings.map(asWarning)]) : E.right(undefined);
};

/** A date that is still to come cannot be true: neither the record nor what depends on it is used. */
const withoutFuture =
  (latest: string) =>
  (branch: Branch): Branch => ({
    ...branch,
    published: withoutFutureDates(latest, branch.published),
  });

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

/** Where the API is served, and what its feeds are called. */
const feedHeadOf = (
  { inputs, server }: PublishRequest,
  { project, registry, site: stated }: Catalog,
  { cname }: Branch,
): Omit<FeedHead, 'from'> => {
  const { repository, branch, destination } = inputs;
  const site = siteOf({ site: stated, cname, server, repository });
  return {
    name: project.name ?? registry,
    site: site && [site, ...destination.map(encodeURIComponent)].join('/'),
    namespace: `${server}/${repository}#${branch}:${destination.join('/')}`,
  };
};

type Needed = Pick<Capabilities, 'assets' | 'git' | 'now' | 'rows' | 'source'>;

/**
 * Computes the next tree on the branch as `reading` finds it. Fails, with nothing published, where the branch
 * cannot be read, is not ours, or would lose more than the limit on removals allows.
 */
export const planPublish = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  { assets, git, rows, source, now }: Needed,
  output: Output | undefined,
): TaskResult<PublishPlan> => {
  const { inputs } = request;
  const { carryForward, explorer } = inputs;
  const latest = latestDate(now());
  return pipe(
    TE.Do,
    TE.bind('branch', () => pipe(reading, TE.map(withoutFuture(latest)))),
    TE.bind('inUse', ({ branch }) =>
      TE.fromEither(protectSourceBranch(branch, inputs, request.startedOn)),
    ),
    TE.tap(({ branch }) => TE.fromEither(stopForeign(branch, inputs))),
    TE.bind('manifestChoice', ({ branch }) =>
      TE.fromTask(
        chooseManifest(request, branch.published.state, (own, published) =>
          source.relation(inputs.manifest, own, published),
        ),
      ),
    ),
    TE.bind('joined', ({ manifestChoice }) => TE.fromEither(join(request, manifestChoice))),
    TE.let('tree', ({ branch }) =>
      createTreeWriter({
        ...{ git, output },
        published: branch.published.files,
        commits: !inputs.dryRun,
      }),
    ),
    TE.bind('decided', ({ branch, manifestChoice, joined, tree }) => {
      const { published } = branch;
      const { catalog, matches } = joined;
      const updates = O.getOrElse(() => published.updates)(request.updates);
      return buildCatalogTree(
        {
          ...{ catalog, matches, published, updates, carryForward, explorer, assets, git, rows },
          catalogDate: manifestChoice.source.committed,
          changedItems: changedItems(manifestChoice.manifest, published.state),
          isRestated: isRestated(manifestChoice.manifest, published.state),
          feedHead: feedHeadOf(request, catalog, branch),
          exploitation: request.exploitation,
          latest,
        },
        tree,
      );
    }),
    TE.let('replaced', ({ branch, decided, tree }) =>
      findReplaced(branch.published, decided.images, tree.files),
    ),
    TE.let('replacedFetched', ({ replaced }) => eager(fetchReplaced(replaced, { git }))),
    TE.tap(({ branch, joined, decided }) =>
      TE.fromEither(stopRemovals(branch, joined.catalog, decided, inputs)),
    ),
    TE.bind('next', ({ manifestChoice, branch, tree, decided }) =>
      writeState(inputs, git, manifestChoice, branch, tree, decided, latest),
    ),
    TE.map(({ inUse, joined: { unmatched, ...joined }, tree, next, ...plan }) => ({
      ...{ ...plan, ...joined, ...next },
      warnings: [
        ...inUse,
        ...plan.manifestChoice.warnings,
        ...unmatched.warnings,
        ...plan.branch.warnings,
        ...plan.branch.published.warnings,
        ...plan.decided.warnings,
        ...next.warnings,
        ...tree.sizeWarnings,
      ],
      notices: [
        ...plan.manifestChoice.notices,
        ...referenceNotices(plan.manifestChoice.manifest),
        ...unmatched.notices,
        ...plan.decided.notices,
      ],
    })),
  );
};
