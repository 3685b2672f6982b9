import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import { isAheadOf } from '../domain/instant';
import { problem, type Remarks } from '../domain/problem';
import { printable } from '../domain/values/escape';
import {
  commitsToCompare,
  type OwnManifest,
  type SourceCommit,
  type State,
} from '../previous/state';
import type { Relation, SourceRepository } from '../read/manifest/source-repository';

export interface ManifestChoice extends OwnManifest, Remarks {
  /** The run keeps the published manifest, because its own does not follow it. */
  readonly stale: boolean;
}

/** Why a run uses its own manifest, or the published one. */
interface Verdict extends Partial<Remarks> {
  readonly stale: boolean;
}

/** The later date decides, but a published date that the clock has not reached does not count. */
const compareDates = (
  own: string | null,
  published: string | null,
  now: string,
): { readonly stale: boolean; readonly rule: string } => {
  if (own === null || published === null)
    return { stale: false, rule: 'without both dates, this run counts' };
  if (own < published && isAheadOf(published, now))
    return {
      stale: false,
      rule: 'a published date ahead of the clock of this runner does not count',
    };
  return { stale: own < published, rule: 'the later date counts' };
};

const olderNotice = (own: SourceCommit, published: SourceCommit): string =>
  `this run's source commit ${own.commit} is older than the published one, ${published.commit}: the published manifest stays and this run adds its scans; to go back on purpose, revert with a new commit`;

/** Decides by date if neither the history nor GitHub can tell. */
const judgeByDate = (own: SourceCommit, published: SourceCommit, now: string): Verdict => {
  const { stale, rule } = compareDates(own.committed, published.committed, now);
  const taken = stale ? 'the published manifest' : "this run's manifest";
  const dated = ({ commit, committed }: SourceCommit): string =>
    `${commit} of ${committed ?? 'an unknown date'}`;
  return {
    stale,
    warnings: [
      problem(
        `the relation of the source commits of this run and of the branch is unknown (${dated(own)}, ${dated(published)}); ${rule}: ${taken} is used`,
      ),
    ],
    notices: stale ? [olderNotice(own, published)] : [],
  };
};

const warnOfState = (message: string): Remarks['warnings'] => [
  problem(message, { file: 'api/v1/state.json' }),
];

const judge = (
  own: SourceCommit,
  published: SourceCommit,
  relation: Relation,
  now: string,
): Verdict => {
  switch (relation) {
    case 'newer':
      return { stale: false };
    case 'older':
      return { stale: true, notices: [olderNotice(own, published)] };
    case 'diverged':
      return {
        stale: true,
        warnings: warnOfState(
          `found the published source commit ${published.commit}, which has diverged from ${own.commit}, the commit of this run: the published manifest stays and this run adds its scans; to publish the manifest of this run, merge the published commit into its branch`,
        ),
      };
    case 'foreign':
      return {
        stale: false,
        warnings: warnOfState(
          `found the published source commit ${published.commit}, expected one that the default branch or the branch of this run contains; it is from a fork or was rewritten away, so this run's manifest is used, from ${own.commit}; unless you rewrote history, check who can push to the branch`,
        ),
      };
    case 'unheard':
      return {
        stale: false,
        warnings: warnOfState(
          `found the published source commit ${published.commit}, expected one that GitHub or the history of the checkout knows, but GitHub does not answer, and the history does not have it; so this run's manifest is used, from ${own.commit}; if the published one is newer, run again, or check out with fetch-depth: 0`,
        ),
      };
    case 'unknown':
      return judgeByDate(own, published, now);
  }
};

const takeOver = (own: OwnManifest, { source }: State): ReadonlyArray<string> =>
  own.source.repository === source.repository
    ? []
    : [
        `found a catalog that ${printable(source.repository)} published on the branch; ${printable(own.source.repository)} takes it over with this run`,
      ];

/**
 * Chooses between the run's manifest and the published one: a run whose source commit does not follow the published one
 * does not take the catalog back. The same commit, or one of another repository, is never stale, and a published commit
 * that no branch contains never counts. `now` is the time of the runner, in UTC with whole seconds.
 */
export const chooseManifest = (
  own: OwnManifest,
  state: State | undefined,
  relation: (own: string, published: string) => ReturnType<SourceRepository['relation']>,
  now: string,
): T.Task<ManifestChoice> => {
  const current: ManifestChoice = { ...own, stale: false, warnings: [], notices: [] };
  if (state === undefined) return T.of(current);
  const commits = commitsToCompare(own.source, state.source);
  if (commits === undefined) return T.of({ ...current, notices: takeOver(own, state) });
  return pipe(
    relation(...commits),
    T.map((found) => {
      const verdict = judge(own.source, state.source, found, now);
      const { manifest, source } = verdict.stale ? state : own;
      return { ...current, ...verdict, manifest, source };
    }),
  );
};
