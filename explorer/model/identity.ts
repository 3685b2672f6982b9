import { recordOf } from './json';

/** The name of an image by its slug; the slug while it is not known. */
export type NameOf = (slug: string) => string;

/** The author in `feed.json`: the project or the registry. */
export const catalogName = (feed: unknown): string | undefined => {
  const { authors } = recordOf(feed);
  const { name } = recordOf(Array.isArray(authors) ? authors[0] : undefined);
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
};
