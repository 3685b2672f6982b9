import { compareCounts, type SeverityCounts } from '../domain/severity-counts';
import { compareText } from '../text/compare';
import type { ImageSecurity } from './records';

/** A version whose record has findings. */
export interface WorstVersion {
  readonly slug: string;
  readonly version: string;
  readonly image: string;
  readonly digest: string | null;
  readonly counts: SeverityCounts;
}

/** The versions with findings, worst first; ties by slug, then newest first. */
export const findWorstVersions = (
  security: ReadonlyArray<ImageSecurity>,
): ReadonlyArray<WorstVersion> =>
  [...security]
    .sort((a, b) => compareText(a.slug, b.slug))
    .flatMap(({ slug, image, versions }) =>
      versions.flatMap(({ digest, rollup }) =>
        rollup === undefined || rollup.total === 0
          ? []
          : [{ slug, version: rollup.version, image, digest, counts: rollup }],
      ),
    )
    .sort((a, b) => compareCounts(a.counts, b.counts));

/** A version whose record has findings with a fix: a rebuild clears them. */
export type Rebuild = WorstVersion;

/** The versions that need a rebuild, worst first. */
export const findRebuilds = (security: ReadonlyArray<ImageSecurity>): ReadonlyArray<Rebuild> =>
  findWorstVersions(security).filter(({ counts }) => counts.fixable > 0);
