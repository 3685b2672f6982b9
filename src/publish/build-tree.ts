import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DayChanges } from '../api/changes';
import type { Coverage, CveItem } from '../api/cves';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { findRebuilds } from '../catalog/rebuilds';
import { catalogTotals } from '../catalog/totals';
import { dataDateOf, type JudgedImage, judgeVersions } from '../catalog/verdicts';
import type { FindingFact } from '../memory/image-records';
import type { TaskResult } from '../problem';
import { renderCatalog } from '../render/render-catalog';
import { type BuiltImage, buildImages, type TreeInputs } from './build-images';
import type { JudgedBuiltImage } from './memory-scope';
import { type TreeWriter, writeAll } from './tree-writer';
import { writeMemory } from './write-memory';

/** What is published of the whole catalog, and what happened to its findings. */
export interface BuiltCatalog extends DecidedCatalog {
  /** What happened to findings; none that were there when the catalog first looked. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** Everything that happened, by day. */
  readonly days: ReadonlyArray<DayChanges>;
  /** Open vulnerabilities that are known to be exploited; null if no KEV catalog was ever used. */
  readonly exploited: number | null;
  readonly coverage: Coverage;
  /** The latest date that the data states; null without any. */
  readonly dataDate: string | null;
  /** Those that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<CveItem>;
}

/** Each image with what to think of its versions; both are in the order of the catalog. */
const withVerdicts = (
  images: ReadonlyArray<BuiltImage>,
  security: ReadonlyArray<JudgedImage>,
): ReadonlyArray<JudgedBuiltImage> =>
  images.flatMap((image, i) => {
    const judged = security[i];
    return judged ? [{ ...image, judged }] : [];
  });

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
    TE.let('judged', ({ built: { images } }) => {
      const states = images.map(({ security }) => security);
      const dataDate = dataDateOf(states, inputs.catalogDate);
      const security = judgeVersions(catalog, states, dataDate);
      return { dataDate, security };
    }),
    TE.bind('memory', ({ built: { images }, judged: { security, dataDate } }) =>
      writeMemory(inputs, tree, withVerdicts(images, security), dataDate),
    ),
    TE.map(({ built: { images, cves }, judged: { security, dataDate }, memory }) => {
      return {
        ...{ security, dataDate },
        images: images.map(({ decided }) => decided),
        totals: catalogTotals(catalog, security),
        cves,
        rebuilds: findRebuilds(security),
        facts: memory.facts,
        days: memory.days,
        coverage: memory.coverage,
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
