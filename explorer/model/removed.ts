import type { Removed, RemovedItem } from './documents';

export interface Tombstones {
  /** Undefined if only versions were removed. */
  readonly image: RemovedItem | undefined;
  readonly versions: ReadonlyArray<RemovedItem>;
}

/** The asked version first; undefined without any. */
export const findTombstones = (
  { data }: Removed,
  slug: string,
  asked?: string,
): Tombstones | undefined => {
  const own = data.filter((item) => item.slug === slug);
  const versions = own
    .filter(({ version }) => version !== null)
    .toSorted((a, b) => Number(b.version === asked) - Number(a.version === asked));
  return own.length === 0
    ? undefined
    : { image: own.find(({ version }) => version === null), versions };
};
