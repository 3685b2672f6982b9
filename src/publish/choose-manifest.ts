import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import { isAheadOf } from '../domain/instant';
import { type Problem, problem, type Remarks } from '../domain/problem';
import { printable } from '../domain/values/escape';
import {
  commitsToCompare,
  type OwnManifest,
  type SourceCommit,
  type State,
} from '../previous/state';
import type { Relation, SourceRepository } from '../read/manifest/source-repository';

/** The manifest that a run publishes, and its commit. */
export interface ManifestChoice extends OwnManifest, Remarks {
  /** The run keeps the published manifest, because its own is older. */
  readonly stale: boolean;
}

type Staleness = Pick<ManifestChoice, 'stale' | 'warnings'>;

/** How two dates decide: the later one counts, but no published date that the clock has not reached. */
const compareDates = (
  own: string | null,
  published: string | null,
  now: string,
): { readonly stale: boolean; readonly rule: string } => {
  if (own === null || published === null)
    return { stale: false, rule: 'without two dates this run counts' };
  if (own < published && isAheadOf(published, now))
    return {
      stale: false,
      rule: 'a published date ahead of the clock of this runner does not count',
    };
  return { stale: own < published, rule: 'the later date counts' };
};

const unheardWarning = (own: SourceCommit, published: SourceCommit): Problem =>
  problem(
    `found the published source commit ${published.commit}, expected one that GitHub or the history of the checkout knows, but GitHub does not answer, and the history does not have it; so this run's manifest is used, from ${own.commit}, although its date is earlier; if the published one is yours, run again, or check out with fetch-depth: 0`,
    { file: 'api/v1/state.json' },
  );

/** Decides by date if history does not. */
const judgeByDate = (
  own: SourceCommit,
  published: SourceCommit,
  relation: 'diverged' | 'unknown' | 'unheard',
  now: string,
): Staleness => {
  const { stale, rule } = compareDates(own.committed, published.committed, now);
  if (stale && relation === 'unheard')
    return { stale: false, warnings: [unheardWarning(own, published)] };
  const why =
    relation === 'diverged'
      ? 'the source commits of this run and of the branch have diverged'
      : 'the relation of the source commits of this run and of the branch is unknown';
  const taken = stale ? 'the published manifest' : "this run's manifest";
  const dated = ({ commit, committed }: SourceCommit): string =>
    `${commit} of ${committed ?? 'an unknown date'}`;
  return {
    stale,
    warnings: [problem(`${why} (${dated(own)}, ${dated(published)}); ${rule}: ${taken} is used`)],
  };
};

const foreignWarning = (own: SourceCommit, published: SourceCommit): Problem =>
  problem(
    `found the published source commit ${published.commit}, expected one that the default branch or the branch of this run contains; it is from a fork or was rewritten away, so this run's manifest is used, from ${own.commit}; unless you rewrote history, check who can push to the branch`,
    { file: 'api/v1/state.json' },
  );

const judge = (
  own: SourceCommit,
  published: SourceCommit,
  relation: Relation,
  now: string,
): Staleness => {
  switch (relation) {
    case 'older':
      return { stale: true, warnings: [] };
    case 'newer':
      return { stale: false, warnings: [] };
    case 'foreign':
      return { stale: false, warnings: [foreignWarning(own, published)] };
    default:
      return judgeByDate(own, published, relation, now);
  }
};

/** A notice where another repository published what is on the branch. */
const takeOver = (own: OwnManifest, { source }: State): ReadonlyArray<string> =>
  own.source.repository === source.repository
    ? []
    : [
        `found a catalog that ${printable(source.repository)} published on the branch; ${printable(own.source.repository)} takes it over with this run`,
      ];

const usePublished = (own: ManifestChoice, { manifest, source }: State): ManifestChoice => ({
  ...own,
  manifest,
  source,
  stale: true,
  notices: [
    `this run's source commit ${own.source.commit} is older than the published one, ${source.commit}: the published manifest stays and this run adds its scans; to go back on purpose, revert with a new commit`,
  ],
});

/**
 * Chooses between the run's manifest and the published one: a run whose source commit is an ancestor of the
 * published one does not take the catalog back. The same commit, or one of another repository, is never stale, and
 * a published commit that no branch contains never counts. `now` is the time of the runner, in UTC with whole seconds.
 */
export const chooseManifest = (
  own: OwnManifest,
  state: State | undefined,
  relation: (own: string, published: string) => ReturnType<SourceRepository['relation']>,
  now: string,
): T.Task<ManifestChoice> => {
  const current: ManifestChoice = {
    ...own,
    stale: false,
    warnings: [],
    notices: [],
  };
  if (state === undefined) return T.of(current);
  const commits = commitsToCompare(own.source, state.source);
  if (commits === undefined) return T.of({ ...current, notices: takeOver(own, state) });
  return pipe(
    relation(...commits),
    T.map((found) => {
      const { stale, warnings } = judge(own.source, state.source, found, now);
      const judged = { ...current, warnings };
      return stale ? usePublished(judged, state) : judged;
    }),
  );
};
