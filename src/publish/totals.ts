import type { ScanState } from '../api/items';
import type { Catalog } from '../catalog/catalog';
import { isAvailable } from '../catalog/catalog';
import { type ImageSecurity, recordOf, type VersionStatus } from '../catalog/security';
import { totalsOf } from '../render/security';

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

const SEVERITY_KEYS = ['critical', 'high', 'medium', 'low', 'unknown', 'fixable'] as const;

/** By critical, high, medium, low, unknown and fixable; ties stay in order of slug and newest version. */
const worstFirst = (a: VersionStatus, b: VersionStatus): number => {
  for (const key of SEVERITY_KEYS) {
    const order = (b.rollup?.[key] ?? 0) - (a.rollup?.[key] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
};

const rebuildsOf = (security: ReadonlyArray<ImageSecurity>): ReadonlyArray<Rebuild> =>
  [...security]
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    .flatMap(({ slug, image, versions }) =>
      versions
        .filter(({ rollup }) => (rollup?.fixable ?? 0) > 0)
        .map((version) => ({ slug, image, version })),
    )
    .sort((a, b) => worstFirst(a.version, b.version))
    .map(({ slug, image, version: { version, digest, rollup } }) => ({
      slug,
      version,
      image,
      digest,
      fixable: rollup?.fixable ?? 0,
    }));

export const catalogTotals = (
  catalog: Catalog,
  security: ReadonlyArray<ImageSecurity>,
): CatalogTotals => {
  const versions = security.flatMap((image) => image.versions);
  const records = security.flatMap((image) => recordOf(image) ?? []);
  const { total, fixable } = totalsOf(records);
  return {
    images: catalog.images.filter(isAvailable).length,
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
