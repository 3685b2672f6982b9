import { type Fixes, type FixKinds, NO_FIXES } from '../domain/fixes';
import { compareCounts, type SeverityCounts } from '../domain/severity-counts';
import { compareText } from '../domain/values/compare';
import { isEnded } from '../domain/verdict';
import { type VersionKey, type VersionName, versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { ImageStatus } from './image-status';
import type { JudgedImage } from './verdicts';

/** A version whose record has findings with a fix. */
export interface Rebuild extends VersionName {
  readonly image: string;
  readonly digest: string | null;
  readonly counts: SeverityCounts;
  readonly fixes: Fixes;
}

/**
 * The versions with a fix that are neither deprecated nor past their end of life. Those with a fix of the operating system,
 * which a rebuild installs, come first; then the worst; ties by slug, then newest first.
 */
export const findRebuilds = (images: ReadonlyArray<JudgedImage>): ReadonlyArray<Rebuild> =>
  [...images]
    .sort((a, b) => compareText(a.slug, b.slug))
    .flatMap(({ slug, image, versions }) =>
      versions.flatMap(({ version, digest, rollup, verdict, fixes = NO_FIXES }) =>
        rollup === undefined || rollup.fixable === 0 || isEnded(verdict)
          ? []
          : [{ slug, version, image, digest, counts: rollup, fixes }],
      ),
    )
    .sort(
      (a, b) =>
        Number(a.fixes.system === 0) - Number(b.fixes.system === 0) ||
        compareCounts(a.counts, b.counts),
    );

/** Sorts values by the place of their version in a list of rebuilds. Others follow in their own order. */
export const inOrderOf =
  (rebuilds: ReadonlyArray<VersionName>) =>
  <A>(items: Iterable<A>, keyOf: (item: A) => VersionKey): ReadonlyArray<A> => {
    const places = new Map(
      rebuilds.map(({ slug, version }, place) => [versionKey(slug, version), place] as const),
    );
    const placeOf = (item: A): number => places.get(keyOf(item)) ?? rebuilds.length;
    return [...items].sort((a, b) => placeOf(a) - placeOf(b));
  };

/**
 * How versions with a fix were to get it before this run, without those whose new digest waits for its scan and may be the
 * rebuild. Undefined on an edited tree.
 */
export const findFormerFixes = (
  { isAsPublished, records, versions: published }: Previous,
  images: ReadonlyArray<ImageStatus>,
): ReadonlyMap<VersionKey, FixKinds> | undefined => {
  if (!isAsPublished) return undefined;
  const waiting = new Set(
    images.flatMap(({ slug, versions }) =>
      versions.flatMap(({ version, before }) => (before ? [versionKey(slug, version)] : [])),
    ),
  );
  return new Map(
    [...records].flatMap(([slug, { versions }]) =>
      versions.flatMap(({ version }) => {
        const key = versionKey(slug, version);
        const { fixes, verdict } = published.get(key) ?? {};
        return fixes === undefined || isEnded(verdict) || waiting.has(key)
          ? []
          : [[key, fixes] as const];
      }),
    ),
  );
};
