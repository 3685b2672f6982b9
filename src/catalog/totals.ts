import type { ScanState } from '../api/items';
import { availableImages, type Catalog } from '../catalog/catalog';
import { type ImageSecurity, recordOf, type VersionStatus } from '../catalog/records';
import { totalsOf } from '../render/security';
import { compareCounts } from './compare-counts';

/** An image version that a rebuild would make better. */
export interface Rebuild {
  readonly slug: string;
  readonly version: string;
  readonly image: string;
  readonly digest: string | null;
  readonly fixable: number;
}

/** What a run says of the catalog it published. */
export interface CatalogTotals {
  readonly images: number;
  readonly charts: number;
  readonly scannedImages: number;
  readonly unscanned: number;
  readonly withheld: number;
  readonly partial: number;
  readonly cves: number;
  readonly fixable: number;
  /** Worst first. */
  readonly needsRebuild: ReadonlyArray<Rebuild>;
}

const inState = (versions: ReadonlyArray<VersionStatus>, state: ScanState): number =>
  versions.filter((version) => version.state === state).length;

/** Worst first; those that are equally bad by slug, and then newest first. */
const rebuildsOf = (security: ReadonlyArray<ImageSecurity>): ReadonlyArray<Rebuild> =>
  [...security]
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    .flatMap(({ slug, image, versions }) =>
      versions.flatMap(({ digest, rollup }) =>
        rollup === undefined || rollup.fixable === 0 ? [] : [{ slug, image, digest, rollup }],
      ),
    )
    .sort((a, b) => compareCounts(a.rollup, b.rollup))
    .map(({ slug, image, digest, rollup: { version, fixable } }) => ({
      slug,
      version,
      image,
      digest,
      fixable,
    }));

export const catalogTotals = (
  catalog: Catalog,
  security: ReadonlyArray<ImageSecurity>,
): CatalogTotals => {
  const versions = security.flatMap((image) => image.versions);
  const records = security.flatMap((image) => recordOf(image) ?? []);
  const { total, fixable } = totalsOf(records);
  return {
    images: availableImages(catalog).length,
    charts: catalog.charts.length,
    scannedImages: records.length,
    unscanned: inState(versions, 'unscanned'),
    withheld: inState(versions, 'withheld'),
    partial: inState(versions, 'partial'),
    cves: total,
    fixable,
    needsRebuild: rebuildsOf(security),
  };
};
