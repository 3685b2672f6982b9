import { groupBy } from '../../domain/values/group-by';
import { formatNumber } from '../../domain/values/plural';
import type { Changes } from '../../previous/git';
import { code } from './markdown';

/** `2 added, 22 modified`: leaves out counts of zero. */
export const formatFileCounts = ({ added, modified, removed }: Changes): string =>
  [
    ...(added.size > 0 ? [`${formatNumber(added.size)} added`] : []),
    ...(modified.size > 0 ? [`${formatNumber(modified.size)} modified`] : []),
    ...(removed.length > 0 ? [`${formatNumber(removed.length)} removed`] : []),
  ].join(', ');

/** `api/v1/cve/`: at most three folders of a path; a file in fewer stands for itself. */
const topFolder = (path: string): string => {
  const parts = path.split('/');
  return parts.length <= 3 ? path : `${parts.slice(0, 3).join('/')}/`;
};

/** How many files a dry run would change, by folder. */
export const fileLines = (changes: Changes): ReadonlyArray<string> => {
  const files = [
    ...[...changes.added.keys()].map((path) => ({ mark: 'added', folder: topFolder(path) })),
    ...[...changes.modified.keys()].map((path) => ({ mark: 'modified', folder: topFolder(path) })),
    ...changes.removed.map((path) => ({ mark: 'removed', folder: topFolder(path) })),
  ];
  return [...groupBy(files, ({ mark, folder }) => `${folder} ${mark}`).values()].map((group) => {
    const [{ mark, folder }] = group;
    return `${code(folder)} ${formatNumber(group.length)} ${mark}`;
  });
};
