import picomatch from 'picomatch';
import { compareText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { excludePatterns, includePatterns, toGlob } from '../inputs/patterns';
import type { Artifact } from './artifact';

export interface Selection {
  /** The newest artifact of each name that is matched and not excluded, in the order given. */
  readonly selected: ReadonlyArray<Artifact>;
  readonly names: ReadonlyArray<string>;
  /** Lines that match no artifact, except those that exclude. */
  readonly unmatchedLines: ReadonlyArray<string>;
  readonly namesByLine: ReadonlyMap<string, ReadonlySet<string>>;
}

export const includesArtifacts = (lines: ReadonlyArray<string>): boolean =>
  includePatterns(lines).length > 0;

const createMatcher = (line: string): ((name: string) => boolean) =>
  picomatch(toGlob(line), { dot: true, noextglob: true, nonegate: true, posix: true });

/** Above GitHub's limit. Longer names are not matched: several `*` would make that slow. */
const MAX_NAME_LENGTH = 1000;

/** The names that a line matches: its own text if that is a name, otherwise by glob. */
const matchLine = (line: string, names: ReadonlySet<string>): ReadonlySet<string> => {
  if (names.has(line)) return new Set([line]);
  const matches = createMatcher(line);
  return new Set([...names].filter((name) => name.length <= MAX_NAME_LENGTH && matches(name)));
};

/** The newer of two artifacts; of the same instant, the one with the greater id. */
const newer = (a: Artifact, b: Artifact): Artifact =>
  (compareText(a.created_at ?? '', b.created_at ?? '') || a.id - b.id) >= 0 ? a : b;

/**
 * Selects artifacts of a run by lines of names and globs; a line that starts with `!` excludes. If several
 * artifacts share a name, because a job ran again, the newest is selected.
 */
export const selectArtifacts = (
  lines: ReadonlyArray<string>,
  artifacts: ReadonlyArray<Artifact>,
): Selection => {
  const byName = groupBy(artifacts, ({ name }) => name);
  const names = new Set(byName.keys());
  const excluded = new Set(excludePatterns(lines).flatMap((line) => [...matchLine(line, names)]));
  const namesByLine = new Map(includePatterns(lines).map((line) => [line, matchLine(line, names)]));
  const matched = new Set([...namesByLine.values()].flatMap((each) => [...each]));
  const selected = [...byName].filter(([name]) => matched.has(name) && !excluded.has(name));
  return {
    names: [...names],
    selected: selected.map(([, group]) => group.reduce(newer)),
    unmatchedLines: [...namesByLine].flatMap(([line, { size }]) => (size === 0 ? [line] : [])),
    namesByLine,
  };
};
