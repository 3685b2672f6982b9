import picomatch from 'picomatch';
import { excludePatterns, includePatterns, toGlob } from '../inputs/patterns';
import type { Artifact } from './artifact';

/** What lines of names and globs mean for the artifacts of a run. */
export interface Selection {
  /** The newest artifact of each name that a line names and none excludes, in the order given. */
  readonly selected: ReadonlyArray<Artifact>;
  /** Names of chosen artifacts of which there are older ones. */
  readonly duplicated: ReadonlyArray<string>;
  /** Lines that name no artifact; an excluding one may. */
  readonly unmatchedLines: ReadonlyArray<string>;
  /** The names that each line names. */
  readonly namesByLine: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether lines name anything at all. */
export const hasNamingLine = (lines: ReadonlyArray<string>): boolean =>
  includePatterns(lines).length > 0;

const matcher = (line: string): ((name: string) => boolean) =>
  picomatch(toGlob(line), {
    dot: true,
    noextglob: true,
    nonegate: true,
    posix: true,
  });

/** GitHub allows fewer. A glob with several `*` takes far longer than a name is long. */
const LONGEST_NAME = 1000;

/** The names that a line means: that very name where there is one, else those that fit the glob. */
const namedBy = (line: string, names: ReadonlySet<string>): ReadonlySet<string> => {
  if (names.has(line)) return new Set([line]);
  const matches = matcher(line);
  return new Set([...names].filter((name) => name.length <= LONGEST_NAME && matches(name)));
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
 * Chooses artifacts of a run by lines of names and globs; a line that starts with `!` excludes. Of
 * artifacts of one name (a job that ran again) the newest counts.
 */
export const selectArtifacts = (
  lines: ReadonlyArray<string>,
  artifacts: ReadonlyArray<Artifact>,
): Selection => {
  const newest = newestByName(artifacts);
  const names = new Set(newest.keys());
  const excluded = new Set(excludePatterns(lines).flatMap((line) => [...namedBy(line, names)]));
  const named = new Map(includePatterns(lines).map((line) => [line, namedBy(line, names)]));
  const wanted = new Set([...named.values()].flatMap((each) => [...each]));
  const chosen = [...newest.values()].filter(({ name }) => wanted.has(name) && !excluded.has(name));
  const counts = countByName(artifacts);
  return {
    selected: chosen,
    duplicated: chosen.map(({ name }) => name).filter((name) => (counts.get(name) ?? 0) > 1),
    unmatchedLines: [...named].flatMap(([line, each]) => (each.size === 0 ? [line] : [])),
    namesByLine: named,
  };
};
