import { compareCounts } from '../domain/severity-counts';
import { compareText } from '../text/compare';
import type { ImageSecurity } from './records';

/** A version whose record has findings with a fix: a rebuild clears them. */
export interface Rebuild {
  readonly slug: string;
  readonly version: string;
  readonly image: string;
  readonly digest: string | null;
  readonly fixable: number;
}

/** The versions that need a rebuild, worst first; ties by slug, then newest first. */
export const findRebuilds = (security: ReadonlyArray<ImageSecurity>): ReadonlyArray<Rebuild> =>
  [...security]
    .sort((a, b) => compareText(a.slug, b.slug))
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
