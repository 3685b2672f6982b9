import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { unwanted } from '../api/documents';
import type { Update } from '../api/items';
import type { Capabilities } from '../capabilities';
import { type Matches, matchReports } from '../catalog/match-reports';
import { latestDate, toDate } from '../domain/instant';
import type { Inputs } from '../inputs/inputs';
import { applyDefaults } from '../manifest/apply-defaults';
import type { Catalog } from '../manifest/catalog';
import type { Manifest } from '../manifest/manifest';
import { type CatalogChange, findCatalogChanges } from '../news/catalog-changes';
import type { Problem, Remarks, Result, TaskResult } from '../problem';
import { withoutFutureDates } from '../published/future-dates';
import type { Published } from '../published/published';
import type { Branch } from '../published/read-branch';
import type { SourceCommit } from '../published/state';
import type { Output } from '../render/output';
import type { Scan } from '../reports/scan';
import { steps } from '../task/steps';
import { type BuiltCatalog, buildCatalogTree, type TreeBuild } from '../tree/build-tree';
import { type Note, noteAll, openNotes } from '../tree/notes';
import { createTreeWriter } from '../tree/tree-writer';
import { checkGates } from './check-gates';
import { chooseManifest, type ManifestChoice } from './choose-manifest';
import { chooseVex } from './choose-vex';
import { protectSourceBranch, stopForeign, stopRemovals } from './guards';
import { noticeMissingDigests } from './missing-digests';
import { finishTree, type NextContent } from './next-content';
import type { OwnStatements } from './own-statements';
import { feedUrlOf, toSite } from './site';
import { checkUnmatched } from './unmatched-reports';

/** Everything that a run publishes. */
export interface PublishRequest {
  readonly inputs: Inputs;
  readonly manifest: Manifest;
  readonly scans: ReadonlyArray<Scan>;
  readonly source: SourceCommit;
  /** Updates of this run; undefined keeps the published ones. */
  readonly updates: ReadonlyArray<Update> | undefined;
  /** Exploitation data of this run; without a file, the published values stay. */
  readonly exploitation: TreeBuild['exploitation'];
  /** The statements of the owner; undefined keeps the published ones. */
  readonly vex: OwnStatements | undefined;
  /** The branch that the run was started on, if it belongs to the repository that is published to. */
  readonly startedOn: string | undefined;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** Id of the workflow run, for the commit message. */
  readonly run: string;
}

/** The next tree of the branch, computed on the tip as found; its new blobs are written. */
export interface PublishPlan extends NextContent, Remarks {
  readonly branch: Branch;
  readonly catalog: Catalog;
  /** Which report belongs to which versions of the catalog. */
  readonly matches: Matches;
  readonly decided: BuiltCatalog;
  /** What the owner changed in the catalog, and what support dates ended. */
  readonly catalogChanges: ReadonlyArray<CatalogChange>;
  /** Address of the feed; undefined if there is no feed, or the site is unknown. */
  readonly feedUrl: string | undefined;
  readonly manifestChoice: ManifestChoice;
  /** The errors of `fail-on`; that of `not-live` is among them until the site was asked. */
  readonly gateFailures: ReadonlyArray<Problem>;
}

/** Drops dates in the future, which cannot be true, and everything that depends on them. */
const withoutFuture = (latest: string, branch: Branch): Branch => ({
  ...branch,
  published: withoutFutureDates(latest, branch.published),
});

/** A catalog, and which report belongs to which of its versions. */
interface Matched {
  readonly catalog: Catalog;
  readonly matches: Matches;
}

/** Matches the scans with the chosen catalog; for a stale run, also with its own. */
const join = (
  { manifest, inputs, scans }: PublishRequest,
  chosen: ManifestChoice,
  { published }: Branch,
  note: Note,
): Result<Matched> => {
  const catalog = applyDefaults(chosen.manifest);
  const matches = matchReports(catalog, scans);
  const own = chosen.stale ? matchReports(applyDefaults(manifest), scans) : undefined;
  return pipe(
    checkUnmatched(catalog, matches, own, inputs.unmatchedReports),
    E.map((unmatched) => {
      noteAll(note, unmatched);
      if (!chosen.stale)
        noticeMissingDigests(catalog, matches, published.versions).forEach(note.notice);
      return { catalog, matches };
    }),
  );
};

type Needed = Pick<Capabilities, 'assets' | 'git' | 'now' | 'rows' | 'source'>;

/** The branch that a plan is made for, and the catalog that it publishes. */
interface Chosen extends Matched {
  readonly branch: Branch;
  /** The latest date that is accepted. */
  readonly latest: string;
  readonly manifestChoice: ManifestChoice;
}

const VEX_UNUSED =
  'the files of the input vex are not used, because the published manifest stays: so do the published statements';

/** Chooses what to publish, unless the branch is not to be touched. */
const chooseCatalog = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  { source, now }: Needed,
  note: Note,
): TaskResult<Chosen> =>
  steps(function* ($) {
    const { inputs } = request;
    const time = now();
    const latest = latestDate(time);
    const branch = withoutFuture(latest, yield* $(reading));
    noteAll(note, {
      warnings: yield* $(protectSourceBranch(branch, inputs, request.startedOn)),
    });
    yield* $(stopForeign(branch, inputs));
    const manifestChoice = yield* $(
      TE.fromTask(
        chooseManifest(
          request,
          branch.published.state,
          (own, published) => source.relation(inputs.manifest, own, published),
          toDate(time),
        ),
      ),
    );
    noteAll(note, manifestChoice);
    if (manifestChoice.stale && request.vex !== undefined) note.notice(VEX_UNUSED);
    const matched = yield* $(join(request, manifestChoice, branch, note));
    noteAll(note, branch);
    noteAll(note, branch.published);
    return { branch, latest, manifestChoice, ...matched };
  });

/** Forgets the published files that the manifest turns off, so that nothing keeps or reads them. */
const withoutUnwanted = (published: Published, catalog: Catalog): Published => {
  const kinds = unwanted(catalog);
  const isWanted = (file: string): boolean => kinds.every(({ keyOf }) => keyOf(file) === undefined);
  return kinds.length === 0
    ? published
    : { ...published, files: new Map([...published.files].filter(([file]) => isWanted(file))) };
};

/** Hands every part of the tree what it is built from. */
const toBuild = (
  request: PublishRequest,
  { branch, latest, manifestChoice: { source }, catalog, matches }: Chosen,
  { assets, git, rows }: Needed,
  { warn, notice }: Note,
  vex: Pick<TreeBuild, 'vex' | 'withdrawn'>,
  output: Output | undefined,
): TreeBuild => {
  const { inputs, exploitation } = request;
  const published = withoutUnwanted(branch.published, catalog);
  return {
    catalog,
    matches,
    published,
    exploitation,
    assets,
    git,
    rows,
    latest,
    warn,
    notice,
    carryForward: inputs.carryForward,
    explorer: inputs.explorer,
    updates: request.updates ?? published.updates,
    catalogDate: source.committed,
    ...toSite(request, catalog, branch),
    ...vex,
    isJekyll: branch.root.jekyll || branch.destination.jekyll,
    tree: createTreeWriter({
      git,
      output,
      published: branch.published.files,
      commits: !inputs.dryRun,
    }),
  };
};

/**
 * Computes the next tree on the branch as `reading` finds it. Fails, with nothing published, if the branch
 * cannot be read, was not written by this action, or would lose more than the removal limit allows.
 */
export const planPublish = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  needed: Needed,
  output: Output | undefined,
): TaskResult<PublishPlan> =>
  steps(function* ($) {
    const { inputs } = request;
    const notes = openNotes();
    const chosen = yield* $(chooseCatalog(request, reading, needed, notes));
    const { branch, manifestChoice, catalog, matches } = chosen;
    const own = manifestChoice.stale ? undefined : request.vex;
    const vex = yield* $(chooseVex(own, inputs.vex, branch.published, notes));
    const build = toBuild(request, chosen, needed, notes, vex, output);
    const decided = yield* $(buildCatalogTree(build));
    // Before anything else is made of the tree: a run that removes too much has to say so first.
    yield* $(stopRemovals(branch.published, catalog, decided.images, inputs, notes.warnings));
    const next = yield* $(finishTree(build, branch, inputs, manifestChoice, decided));
    const { stale } = manifestChoice;
    const gateFailures = yield* $(checkGates(inputs.failOn, build, decided, stale));
    noteAll(notes, { warnings: build.tree.sizeWarnings });
    return {
      branch,
      catalog,
      matches,
      decided,
      catalogChanges: findCatalogChanges({ branch, catalog, decided }),
      manifestChoice,
      gateFailures,
      ...next,
      integrity: inputs.dryRun ? undefined : next.integrity,
      feedUrl: feedUrlOf(build),
      warnings: notes.warnings,
      notices: notes.notices,
    };
  });
