import { groupBy } from '../../domain/values/group-by';
import { formatNumber } from '../../domain/values/plural';
import { countChanges } from '../../previous/file-changes';
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

/** If there are more files, their folders are named. */
const MAX_NAMED = 50;

/** The files that a dry run would change. In a first publish, folders with counts say more. */
export const fileLines = (changes: Changes, isFirst: boolean): ReadonlyArray<string> => {
  const all = [
    ...[...changes.added.keys()].map((path) => ({ mark: 'added', path })),
    ...[...changes.modified.keys()].map((path) => ({ mark: 'modified', path })),
    ...changes.removed.map((path) => ({ mark: 'removed', path })),
  ];
  if (!isFirst && countChanges(changes) <= MAX_NAMED)
    return all.map(({ mark, path }) => `${mark} ${code(path)}`);
  const files = all.map(({ mark, path }) => ({ mark, folder: topFolder(path) }));
  return [...groupBy(files, ({ mark, folder }) => `${folder} ${mark}`).values()].map((group) => {
    const [{ mark, folder }] = group;
    return `${code(folder)} ${formatNumber(group.length)} ${mark}`;
  });
};
