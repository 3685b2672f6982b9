import { compareCounts, type SeverityCounts } from '../domain/severity-counts';
import { compareText } from '../domain/values/compare';
import { isEnded } from '../domain/verdict';
import type { VersionName } from '../domain/version-key';
import type { ImageStatus, VersionStatus } from './image-status';
import type { JudgedImage } from './verdicts';

/** A version whose record has findings. */
export interface WorstVersion extends VersionName {
  readonly image: string;
  readonly digest: string | null;
  readonly counts: SeverityCounts;
}

/** An image, and the counts of its versions, newest first. */
interface CountedImage extends Pick<ImageStatus, 'slug' | 'image'> {
  readonly versions: ReadonlyArray<Pick<VersionStatus, 'digest' | 'rollup'>>;
}

/** The versions with findings, worst first; ties by slug, then newest first. */
export const findWorstVersions = (
  images: ReadonlyArray<CountedImage>,
): ReadonlyArray<WorstVersion> =>
  [...images]
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

/** The versions that need a rebuild, worst first: neither deprecated nor past their end of life. */
export const findRebuilds = (images: ReadonlyArray<JudgedImage>): ReadonlyArray<Rebuild> =>
  findWorstVersions(
    images.map((image) => ({
      ...image,
      versions: image.versions.filter(({ verdict }) => !isEnded(verdict)),
    })),
  ).filter(({ counts }) => counts.fixable > 0);
