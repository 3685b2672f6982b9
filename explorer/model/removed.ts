import type { Removed, RemovedItem } from './documents';

/** What is left of an image that is gone, or of versions of it: the image before its versions. */
export const tombstonesOf = ({ data }: Removed, slug: string): ReadonlyArray<RemovedItem> =>
  data
    .filter((item) => item.slug === slug)
    .toSorted((a, b) => Number(b.version === null) - Number(a.version === null));

/** What is left of a version: its own item, else that of its image. */
export const tombstoneOf = (
  items: ReadonlyArray<RemovedItem>,
  version: string | undefined,
): RemovedItem | undefined =>
  items.find((item) => item.version === (version ?? null)) ??
  items.find((item) => item.version === null);
