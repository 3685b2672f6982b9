import type { Removed, RemovedItem } from './documents';

/** The image first if it is gone as a whole, then the asked version; undefined without any. */
export const findTombstones = (
  { data }: Removed,
  slug: string,
  asked?: string,
): ReadonlyArray<RemovedItem> | undefined => {
  const own = data.filter((item) => item.slug === slug);
  const rank = ({ version }: RemovedItem): number =>
    version === null ? 0 : version === asked ? 1 : 2;
  return own.length === 0 ? undefined : own.toSorted((a, b) => rank(a) - rank(b));
};
