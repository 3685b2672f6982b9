import type { Removed, RemovedItem } from './documents';

export interface Left {
  /** What is left of the image; undefined where only versions of it are gone. */
  readonly image: RemovedItem | undefined;
  readonly versions: ReadonlyArray<RemovedItem>;
}

/** What is left of an image, or of versions of it: the one that was asked for before the others. */
export const leftOf = ({ data }: Removed, slug: string, asked: string | undefined): Left => {
  const own = data.filter((item) => item.slug === slug);
  return {
    image: own.find(({ version }) => version === null),
    versions: own
      .filter(({ version }) => version !== null)
      .toSorted((a, b) => Number(b.version === asked) - Number(a.version === asked)),
  };
};

/** Whether nothing is left: the catalog never had it, as far as it remembers. */
export const isNothing = ({ image, versions }: Left): boolean =>
  image === undefined && versions.length === 0;
