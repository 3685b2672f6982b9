import { compareText } from './values/compare';

const PRE_RELEASE: ReadonlySet<string> = new Set(
  'dev snapshot nightly canary a alpha b beta m milestone pre preview c cr rc'.split(' '),
);

/** The ranks at one position of a version. The end of the shorter version has a rank too. */
const RANK = { preRelease: 0, end: 1, word: 2, number: 3 } as const;

const splitRuns = (version: string): ReadonlyArray<string> =>
  version
    .toLowerCase()
    .replace(/^v(?=[0-9])/, '')
    .match(/[0-9]+|[a-z]+/g) ?? [];

const rankOf = (run: string | undefined): number => {
  if (run === undefined) return RANK.end;
  if (run >= '0' && run < ':') return RANK.number;
  return PRE_RELEASE.has(run) ? RANK.preRelease : RANK.word;
};

/** Compares numbers of any size, without leading zeros. */
const compareNumbers = (a: string, b: string): number => {
  const x = a.replace(/^0+/, '');
  const y = b.replace(/^0+/, '');
  return x.length - y.length || compareText(x, y);
};

const compareRuns = (a: string | undefined, b: string | undefined): number => {
  const rank = rankOf(a);
  if (rank !== rankOf(b)) return rank - rankOf(b);
  if (a === undefined || b === undefined) return 0;
  return rank === RANK.number ? compareNumbers(a, b) : compareText(a, b);
};

/**
 * Compares versions, oldest first, by their runs of digits and letters. A pre-release word sorts before the end,
 * the end before any other word, and a word before a number. Ties are compared as plain text, so the order is
 * total.
 */
export const compareVersions = (a: string, b: string): number => {
  const x = splitRuns(a);
  const y = splitRuns(b);
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const order = compareRuns(x[i], y[i]);
    if (order !== 0) return order;
  }
  return compareText(a, b);
};

interface Versioned {
  readonly version: string;
}

export const compareNewest = (a: Versioned, b: Versioned): number =>
  compareVersions(b.version, a.version);

/** A sorted copy. */
export const newestFirst = <A extends Versioned>(items: ReadonlyArray<A>): ReadonlyArray<A> =>
  [...items].sort(compareNewest);

/** The distinct versions, newest first. */
export const sortVersions = (versions: Iterable<string>): string[] =>
  [...new Set(versions)].sort((a, b) => compareVersions(b, a));
