import { MEMORY } from '../published/published';
import { printable } from '../vocabulary/printable';

/** What a commit of this action says of its tree by trailers: ids of objects. */
export interface Hints {
  /** The folders on the way to `api/v1`, that one last. */
  readonly trees: ReadonlyArray<string>;
  /** The documents that the next run reads. */
  readonly documents: ReadonlyArray<string>;
}

/**
 * The trailers, so that the next run can ask for all of that at once. They are hints: an amended commit
 * tells wrong ones, so whoever uses them goes the way from the root and compares.
 */
const NAMES: Readonly<Record<keyof Hints, string>> = {
  trees: 'Api-Trees',
  documents: 'Api-Documents',
};

const trailer = (name: string, path: string, ids: ReadonlyArray<string>): string =>
  `${name}: ${[...ids, printable(path)].join(' ')}`;

const idsIn = (message: string, name: string, path: string): ReadonlyArray<string> => {
  const lines = message.matchAll(new RegExp(`^${name}: ((?:[0-9a-f]{40} )+)(.*)$`, 'gm'));
  const [, ids = '', told] = [...lines].at(-1) ?? [];
  return told === printable(path) ? ids.trim().split(' ') : [];
};

/** The trailers for what lies below `path`; the id of the root is no hint, the commit tells it. */
export const hintTrailers = (path: string, { trees, documents }: Hints): ReadonlyArray<string> => [
  trailer(NAMES.trees, path, trees),
  trailer(NAMES.documents, path, documents),
];

/** What a commit's message tells of a path: a folder for each of its parts and no more documents than a run reads, or nothing. */
export const hintsIn = (message: string, path: string): Hints => {
  const trees = idsIn(message, NAMES.trees, path);
  const documents = idsIn(message, NAMES.documents, path);
  return trees.length === path.split('/').length && documents.length <= MEMORY.length
    ? { trees, documents }
    : { trees: [], documents: [] };
};
