import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CveItem } from '../api/cves';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { findRebuilds } from '../catalog/rebuilds';
import { catalogTotals } from '../catalog/totals';
import { dataDateOf, judgeVersions } from '../catalog/verdicts';
import type { FindingFact } from '../memory/image-records';
import type { TaskResult } from '../problem';
import { renderCatalog } from '../render/render-catalog';
import { buildImages, type TreeInputs } from './build-images';
import { type TreeWriter, writeAll } from './tree-writer';
import { writeMemory } from './write-memory';

/** What is published of the whole catalog, and what happened to its findings. */
export interface BuiltCatalog extends DecidedCatalog {
  /** What happened to findings; none that were there when the catalog first looked. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** Open vulnerabilities that are known to be exploited; null if no KEV catalog was ever used. */
  readonly exploited: number | null;
  /** Those that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<CveItem>;
}

const writeDocuments = (
  { catalog, updates, assets, explorer }: TreeInputs,
  tree: TreeWriter,
  { security, totals }: Pick<DecidedCatalog, 'security' | 'totals'>,
): TaskResult<void> =>
  pipe(
    assets.contract,
    TE.tap(() => writeAll(tree, renderCatalog(catalog, security, totals, updates))),
    TE.chain((contract) => writeAll(tree, contract)),
    TE.chain(() => (explorer ? assets.explorer : TE.right(undefined))),
    TE.chain((page) => writeAll(tree, page ? [{ path: 'index.html', content: page }] : [])),
  );

/**
 * Writes a whole tree but `state.json`: first the records image by image, then what is remembered of their
 * findings, then the documents that list them all.
 */
export const buildCatalogTree = (
  inputs: TreeInputs,
  tree: TreeWriter,
): TaskResult<BuiltCatalog> => {
  const { catalog } = inputs;
  return pipe(
    buildImages(inputs, tree),
    TE.bindTo('built'),
    TE.bind('memory', ({ built: { images } }) => writeMemory(inputs, tree, images)),
    TE.map(({ built: { images, cves }, memory }) => {
      const states = images.map((image) => image.security);
      const security = judgeVersions(catalog, states, dataDateOf(states, inputs.catalogDate));
      return {
        security,
        images: images.map(({ decided }) => decided),
        totals: catalogTotals(catalog, security),
        cves,
        rebuilds: findRebuilds(security),
        facts: memory.facts,
        exploited: memory.exploited,
        newlyExploited: memory.newlyExploited,
        warnings: [
          ...images.flatMap(({ decided, dropped }) => [...decided.warnings, ...dropped]),
          ...memory.warnings,
        ],
        notices: [...images.flatMap(({ decided }) => decided.notices), ...memory.notices],
      };
    }),
    TE.tap((built) => writeDocuments(inputs, tree, built)),
  );
};
