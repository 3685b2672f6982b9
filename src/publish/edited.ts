import { type Problem, problem } from '../domain/problem';
import { compareText } from '../domain/values/compare';
import { show } from '../domain/values/escape';
import { joinLimited } from '../domain/values/plural';
import type { Branch } from '../previous/branch';
import { diffFiles } from '../previous/file-changes';
import type { FileIds } from '../previous/git';
import { DESCRIBING } from './describe-tree';

const MAX_NAMED = 3;

/** Warns once of a tree that was edited after it was published, with the paths that differ from what follows. */
export const editedWarnings = (
  { previous, foreign }: Pick<Branch, 'previous' | 'foreign'>,
  rendered: FileIds,
): ReadonlyArray<Problem> => {
  const { files, isAsPublished } = previous;
  if (isAsPublished || foreign || files.size === 0) return [];
  const { added, modified, removed } = diffFiles(files, rendered);
  const paths = [...added.keys(), ...modified.keys(), ...removed]
    .filter((path) => !DESCRIBING.includes(path))
    .sort(compareText);
  const found = paths.length === 0 ? 'nothing else differs' : joinLimited(paths, MAX_NAMED, show);
  return [
    problem(
      `api/v1 was edited after it was published (${found}); everything that can be computed is computed again`,
    ),
  ];
};
