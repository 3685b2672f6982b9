import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ATOM_FEED } from '../api/feed';
import type { Update } from '../api/items';
import type { Capabilities } from '../capabilities';
import { applyDefaults } from '../catalog/apply-defaults';
import type { Catalog } from '../catalog/catalog';
import { findChangedItems, isRestated } from '../catalog/changed-images';
import { type Matches, matchReports } from '../catalog/match-reports';
import { referenceNotices } from '../catalog/stated-references';
import { latestDate, toDate } from '../domain/instant';
import { siteOf } from '../domain/site';
import type { Exploitation } from '../exploitation/exploitation';
import { apiAddress } from '../history/news';
import type { Inputs } from '../inputs/inputs';
import type { Manifest } from '../manifest/manifest';
import type { Problem, Result, TaskResult } from '../problem';
import { withoutFutureDates } from '../published/future-dates';
import type { Branch } from '../published/read-branch';
import type { SourceCommit } from '../published/state';
import type { Output } from '../render/output';
import type { Scan } from '../reports/scan';
import type { TreeBuild } from './build-images';
import { type BuiltCatalog, buildCatalogTree } from './build-tree';
import { checkGates } from './check-gates';
import { chooseManifest, type ManifestChoice } from './choose-manifest';
import { protectSourceBranch, stopForeign, stopRemovals } from './guards';
import { type NextContent, writeState } from './state-file';
import { createTreeWriter } from './tree-writer';
import { checkUnmatched, type UnmatchedWarnings } from './unmatched-reports';

/** Everything that a run publishes. */
export interface PublishRequest {
  readonly inputs: Inputs;
  readonly manifest: Manifest;
  readonly scans: ReadonlyArray<Scan>;
  readonly source: SourceCommit;
  /** Updates of this run; undefined keeps the published ones. */
  readonly updates: ReadonlyArray<Update> | undefined;
  /** Exploitation data of this run; without a file, the published values stay. */
  readonly exploitation: Exploitation;
  /** The branch that the run was started on, if it belongs to the repository that is published to. */
  readonly startedOn: string | undefined;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** Id of the workflow run, for the commit message. */
  readonly run: string;
}

/** The next tree of the branch, computed on the tip as found; its new blobs are written. */
export interface PublishPlan extends NextContent {
  readonly branch: Branch;
  readonly catalog: Catalog;
  /** Which report belongs to which versions of the catalog. */
  readonly matches: Matches;
  readonly decided: BuiltCatalog;
  /** Address of the feed; undefined if there is no feed, or the site is unknown. */
  readonly feedUrl: string | undefined;
  readonly manifestChoice: ManifestChoice;
  /** The errors of `fail-on`. */
  readonly gateFailures: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

/** Drops dates in the future, which cannot be true, and everything that depends on them. */
const withoutFuture = (latest: string, branch: Branch): Branch => ({
  ...branch,
  published: withoutFutureDates(latest, branch.published),
});

interface Joined {
  readonly catalog: Catalog;
  readonly matches: Matches;
  readonly unmatched: UnmatchedWarnings;
}

/** Matches the scans with the chosen catalog; for a stale run, also with its own. */
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

/** Title, address and namespace of the feeds. */
const toFeedHead = (
  { inputs, server }: PublishRequest,
  { project, registry, site: stated }: Catalog,
  { cname }: Branch,
): TreeBuild['feedHead'] => {
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
 * Computes the next tree on the branch as `reading` finds it. Fails, with nothing published, if the branch
 * cannot be read, was not written by this action, or would lose more than the removal limit allows.
 */
export const planPublish = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  { assets, git, rows, source, now }: Needed,
  output: Output | undefined,
): TaskResult<PublishPlan> => {
  const { inputs, exploitation } = request;
  const { carryForward, explorer, dryRun } = inputs;
  const time = now();
  const latest = latestDate(time);
  return pipe(
    reading,
    TE.map((branch) => ({ branch: withoutFuture(latest, branch) })),
    TE.bind('inUse', ({ branch }) =>
      TE.fromEither(protectSourceBranch(branch, inputs, request.startedOn)),
    ),
    TE.tap(({ branch }) => TE.fromEither(stopForeign(branch, inputs))),
    TE.bind('manifestChoice', ({ branch }) =>
      TE.fromTask(
        chooseManifest(
          request,
          branch.published.state,
          (own, published) => source.relation(inputs.manifest, own, published),
          toDate(time),
        ),
      ),
    ),
    TE.bind('joined', ({ manifestChoice }) => TE.fromEither(join(request, manifestChoice))),
    TE.let('build', ({ branch, manifestChoice, joined: { catalog, matches } }): TreeBuild => {
      const { published } = branch;
      return {
        ...{ catalog, matches, published, carryForward, explorer, exploitation, latest },
        ...{ assets, git, rows },
        updates: request.updates ?? published.updates,
        catalogDate: manifestChoice.source.committed,
        changedItems: findChangedItems(manifestChoice.manifest, published.state),
        isRestated: isRestated(manifestChoice.manifest, published.state),
        feedHead: toFeedHead(request, catalog, branch),
        tree: createTreeWriter({ git, output, published: published.files, commits: !dryRun }),
      };
    }),
    TE.bind('decided', ({ build }) => buildCatalogTree(build)),
    TE.tap(({ branch, joined, decided }) =>
      TE.fromEither(stopRemovals(branch, joined.catalog, decided, inputs)),
    ),
    TE.bind('gates', ({ build, decided, manifestChoice }) =>
      checkGates(build, inputs.failOn, decided, manifestChoice.stale),
    ),
    TE.bind('next', ({ build, branch, manifestChoice, decided }) =>
      writeState(build, inputs, branch, manifestChoice, decided),
    ),
    TE.map(({ inUse, joined: { unmatched, ...joined }, build, next, gates, ...plan }) => ({
      ...{ ...plan, ...joined, ...next, gateFailures: gates.failures },
      integrity: dryRun ? undefined : next.integrity,
      feedUrl:
        build.feedHead.site !== undefined && build.tree.files.has(ATOM_FEED.path)
          ? `${apiAddress(build.feedHead.site)}${ATOM_FEED.path}`
          : undefined,
      warnings: [
        ...inUse,
        ...plan.manifestChoice.warnings,
        ...unmatched.warnings,
        ...plan.branch.warnings,
        ...plan.branch.published.warnings,
        ...plan.decided.warnings,
        ...next.warnings,
        ...gates.warnings,
        ...build.tree.sizeWarnings,
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
