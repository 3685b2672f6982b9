import { contradictionsOf } from '../decide/decide-images';
import type { Failure } from '../decide/gates/find-failures';
import { type CatalogChange, findCatalogChanges } from '../derive/news/catalog-changes';
import type { DerivedCatalog } from '../derive/news/derived-catalog';
import { type NextBuild, next } from '../derive/next';
import { joinRemarks, type Remarks, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';
import type { Output, PublishCapabilities } from './capabilities';
import { checkGates } from './check-gates';
import { type Chosen, chooseCatalog } from './choose-catalog';
import { type ChosenVex, chooseVex } from './choose-vex';
import { editedWarnings } from './edited';
import { stopRemovals } from './guards';
import { loading } from './loading';
import { finishTree, type NextContent } from './next-content';
import { readAssets } from './read-assets';
import type { PublishRequest } from './request';
import { feedUrlOf, toSite } from './site';
import { createTreeWriter, writeAll } from './tree-writer';

/** The next tree of the branch, computed on the tip as found; its new blobs are written. */
export interface PublishPlan extends NextContent, Remarks, Omit<Chosen, 'remarks' | 'followed'> {
  readonly decided: DerivedCatalog;
  /** What the owner changed in the catalog, and what support dates ended. */
  readonly catalogChanges: ReadonlyArray<CatalogChange>;
  /** Address of the feed; undefined if there is no feed, or the site is unknown. */
  readonly feedUrl: string | undefined;
  /** The errors of `fail-on`, including `not-live` until the site was asked. */
  readonly gateFailures: ReadonlyArray<Failure>;
}

type Needed = Pick<PublishCapabilities, 'assets' | 'git' | 'now' | 'source'>;

/** All inputs of the documents of a run. */
const toBuild = (
  { inputs, server, exploitation, updates }: PublishRequest,
  { branch, manifestChoice, catalog, followed, matches }: Chosen,
  { vex, withdrawn }: ChosenVex,
): Omit<NextBuild, 'assets'> => ({
  catalog,
  followed,
  matches,
  previous: branch.previous,
  exploitation,
  carryForward: inputs.carryForward,
  updates: updates ?? branch.previous.updates,
  isUpdated: updates !== undefined,
  catalogDate: manifestChoice.source.committed,
  ...toSite({ inputs, server }, catalog, branch),
  vex,
  withdrawn,
  isJekyll: branch.isJekyll,
});

/**
 * Computes the next tree on the branch as `reading` finds it. Fails, with nothing published, if the branch
 * cannot be read, was not written by this action, or would lose more than the removal limit allows.
 */
export const planPublish = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  { assets: shipped, git, ...needed }: Needed,
  output: Output | undefined,
): TaskResult<PublishPlan> =>
  steps(function* ($) {
    const { inputs } = request;
    const chosen = yield* $(chooseCatalog(request, reading, needed));
    const { branch, manifestChoice, catalog, matches } = chosen;
    const { previous } = branch;
    const { stale } = manifestChoice;
    const own = stale ? undefined : request.vex;
    const build = toBuild(request, chosen, yield* $(chooseVex(own, inputs.vex, previous)));
    const assets = yield* $(readAssets(shipped, inputs.explorer, build));
    const { decided, derived, history, flaws, ...made } = yield* $(
      loading(branch, next({ ...build, assets })),
    );
    const remarks = joinRemarks(chosen.remarks, { warnings: flaws }, made.remarks);
    yield* $(stopRemovals(previous, catalog, decided.images, inputs, remarks.warnings));
    const published = previous.files;
    const tree = createTreeWriter({ git, output, published, commits: !inputs.dryRun });
    yield* $(writeAll(tree, derived.files()));
    const content = yield* $(finishTree(tree, chosen, inputs, { ...derived, history }));
    yield* $(tree.copyKept());
    const edited = editedWarnings(branch, {
      rendered: tree.files,
      contradictions: contradictionsOf(decided.images),
      warnings: [...flaws, ...derived.remarks.warnings],
    });
    const facts = { ...derived.catalog, isSourceStale: stale };
    const { gateFailures, warnings } = yield* $(checkGates(inputs.failOn, branch, facts));
    return {
      branch,
      catalog,
      matches,
      decided: derived.catalog,
      catalogChanges: findCatalogChanges({ branch, catalog, decided: derived.catalog }),
      manifestChoice,
      gateFailures,
      ...content,
      integrity: inputs.dryRun ? undefined : content.integrity,
      feedUrl: feedUrlOf(build.feedHead, tree.files),
      ...joinRemarks(remarks, { warnings: [...warnings, ...tree.sizeWarnings, ...edited] }),
    };
  });
