import { toUtcSeconds } from '../../domain/instant';
import type { ExitResult } from './process';

/** Arguments that print the committer's date of a commit and its id. */
export const DATE_OF = ['rev-list', '--no-walk', '--timestamp', '--ignore-missing'] as const;

/** The date is RFC 3339 in UTC; null if git prints 0, which it does if it cannot read the date. */
export interface DatedCommit {
  readonly commit: string;
  readonly committed: string | null;
}

const fromSeconds = (seconds: string): string | null => {
  const date = new Date(Number(seconds) * 1000);
  return seconds === '0' || Number.isNaN(date.getTime()) ? null : toUtcSeconds(date.toISOString());
};

/** Parses what {@link DATE_OF} prints; undefined if it found no commit. */
export const parseDated = ({ stdout }: Pick<ExitResult, 'stdout'>): DatedCommit | undefined => {
  const [, seconds = '', commit = ''] =
    /^(\d+) ([0-9a-f]{40,64})$/.exec(stdout.toString('utf8').trim()) ?? [];
  return commit === '' ? undefined : { commit, committed: fromSeconds(seconds) };
};
