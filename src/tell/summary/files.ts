import { groupBy } from '../../domain/values/group-by';
import { formatNumber } from '../../domain/values/plural';
import { countChanges } from '../../previous/file-changes';
import type { Changes } from '../../previous/git';
import { code } from './markdown';
import { detailsSection, type Section } from './sections';

/** `2 added, 22 modified`: the counts that are not zero. */
export const formatFileCounts = ({ added, modified, removed }: Changes): string =>
  [
    ...(added.size > 0 ? [`${formatNumber(added.size)} added`] : []),
    ...(modified.size > 0 ? [`${formatNumber(modified.size)} modified`] : []),
    ...(removed.length > 0 ? [`${formatNumber(removed.length)} removed`] : []),
  ].join(', ');

interface MarkedFile {
  readonly mark: 'added' | 'modified' | 'removed';
  readonly path: string;
}

/** `api/v1/cve/`: at most three folders of a path; a file there stands for itself. */
const folderOf = ({ path }: MarkedFile): string => {
  const parts = path.split('/');
  return parts.length <= 3 ? path : `${parts.slice(0, 3).join('/')}/`;
};

const MAX_NAMES = 50;

/** The files that a dry run would change: folders with counts in a first publish, or where there are many. */
export const filesDetails = (changes: Changes, isFirst: boolean): ReadonlyArray<Section> => {
  const { added, modified, removed } = changes;
  const marked = (mark: MarkedFile['mark']) => (path: string) => ({ mark, path });
  const files = [
    ...[...added.keys()].map(marked('added')),
    ...[...modified.keys()].map(marked('modified')),
    ...removed.map(marked('removed')),
  ];
  const title = `Files (${formatFileCounts(changes)})`;
  if (!isFirst && countChanges(changes) <= MAX_NAMES)
    return detailsSection(title, [], files, ({ mark, path }) => `- ${mark} ${code(path)}`);
  const folders = [...groupBy(files, (file) => `${folderOf(file)} ${file.mark}`).values()];
  return detailsSection(title, [], folders, (group) => {
    const [first] = group;
    return `- ${code(folderOf(first))} ${formatNumber(group.length)} ${first.mark}`;
  });
};
