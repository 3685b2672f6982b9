import picomatch from 'picomatch';
import { excludePatterns, includePatterns, toGlob } from '../inputs/patterns';
import type { Artifact } from './artifact';

/** The artifacts of a run that lines of names and globs select. */
export interface Selection {
  /** The newest artifact of each name that is matched and not excluded, in the order given. */
  readonly selected: ReadonlyArray<Artifact>;
  /** Names of selected artifacts that also have older artifacts. */
  readonly duplicated: ReadonlyArray<string>;
  /** Lines that match no artifact; lines that exclude may. */
  readonly unmatchedLines: ReadonlyArray<string>;
  /** The names that each line matches. */
  readonly namesByLine: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether any line names something, instead of excluding it. */
export const hasNamingLine = (lines: ReadonlyArray<string>): boolean =>
  includePatterns(lines).length > 0;

const createMatcher = (line: string): ((name: string) => boolean) =>
  picomatch(toGlob(line), {
    dot: true,
    noextglob: true,
    nonegate: true,
    posix: true,
  });

/** More than GitHub allows. Matching several `*` against a long name is slow. */
const MAX_NAME_LENGTH = 1000;

/** The names that a line matches: exactly its own text if there is such a name, else by glob. */
const matchLine = (line: string, names: ReadonlySet<string>): ReadonlySet<string> => {
  if (names.has(line)) return new Set([line]);
  const matches = createMatcher(line);
  return new Set([...names].filter((name) => name.length <= MAX_NAME_LENGTH && matches(name)));
};

const isNewer = (a: Artifact, b: Artifact): boolean =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;

const newestByName = (artifacts: ReadonlyArray<Artifact>): ReadonlyMap<string, Artifact> => {
  const newest = new Map<string, Artifact>();
  for (const artifact of artifacts) {
    const known = newest.get(artifact.name);
    if (known === undefined || isNewer(artifact, known)) newest.set(artifact.name, artifact);
  }
  return newest;
};

const countByName = (artifacts: ReadonlyArray<Artifact>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of artifacts) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/**
 * Selects artifacts of a run by lines of names and globs; a line that starts with `!` excludes. If several
 * artifacts share a name, because a job ran again, the newest is selected.
 */
export const selectArtifacts = (
  lines: ReadonlyArray<string>,
  artifacts: ReadonlyArray<Artifact>,
): Selection => {
  const newest = newestByName(artifacts);
  const names = new Set(newest.keys());
  const excluded = new Set(excludePatterns(lines).flatMap((line) => [...matchLine(line, names)]));
  const namesByLine = new Map(includePatterns(lines).map((line) => [line, matchLine(line, names)]));
  const matched = new Set([...namesByLine.values()].flatMap((each) => [...each]));
  const selected = [...newest.values()].filter(
    ({ name }) => matched.has(name) && !excluded.has(name),
  );
  const counts = countByName(artifacts);
  return {
    selected,
    duplicated: selected.map(({ name }) => name).filter((name) => (counts.get(name) ?? 0) > 1),
    unmatchedLines: [...namesByLine].flatMap(([line, { size }]) => (size === 0 ? [line] : [])),
    namesByLine,
  };
};
