import { type Severity, severities, worstOf } from '../../src/domain/severity';
import type { ImageFindings, StatusItem } from './documents';

/** `unscanned`: no scan knows. */
export type Night = Severity | 'clean' | 'unscanned';

const NIGHTS = 30;
const DAY_MS = 86_400_000;
/** The document keeps this many closed findings, so older ones may be missing. */
const MOST_CLOSED = 256;

interface Span {
  readonly severity: Severity;
  readonly from: number;
  readonly until: number;
}

const timeOf = (instant: string | null): number => Date.parse(instant ?? '');

const spansOf = (
  { open, closed }: ImageFindings,
  version: string,
  first: number,
): ReadonlyArray<Span> => {
  const from = (since: string | null): number => (since === null ? first : timeOf(since));
  const isOwn = (each: { readonly version: string }): boolean => each.version === version;
  return [
    ...open
      .flatMap(({ versions }) => versions.filter(isOwn))
      .map(({ severity, since }) => ({ severity, from: from(since), until: Number.MAX_VALUE })),
    ...closed
      .filter(isOwn)
      .map(({ severity, since, until }) => ({ severity, from: from(since), until: timeOf(until) })),
  ];
};

/** The day of the last night, in UTC: the scan of tonight may not have run yet. */
const lastNight = (scanned: number, now: number): number => {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return scanned >= today ? today : today - DAY_MS;
};

/** In UTC; empty if nothing is known of the version. */
export const nightsOf = (
  findings: ImageFindings | undefined,
  status: Pick<StatusItem, 'version' | 'state' | 'scannedAt'> | undefined,
  now: number,
): ReadonlyArray<Night> => {
  const known = findings?.versions.find(({ version }) => version === status?.version);
  if (findings === undefined || status === undefined || known === undefined) return [];
  const first = timeOf(known.first);
  const spans = spansOf(findings, status.version, first);
  const { closed } = findings;
  const forgotten = closed.length < MOST_CLOSED ? first : timeOf(closed.at(-1)?.until ?? null);
  const scanned = timeOf(status.scannedAt);
  const last = lastNight(scanned, now);
  return Array.from({ length: NIGHTS }, (_, i): Night => {
    const begin = last - (NIGHTS - 1 - i) * DAY_MS;
    const end = begin + DAY_MS;
    const had = spans.filter(({ from, until }) => from < end && until >= end);
    const isLookedAt = Math.max(first, forgotten) < end && scanned >= begin;
    if (!isLookedAt) return 'unscanned';
    if (had.length > 0) return worstOf(had);
    return status.state === 'scanned' ? 'clean' : 'unscanned';
  });
};

export const NIGHT_WORDS: ReadonlyArray<readonly [Night, string]> = [
  ...severities.map((severity) => [severity, severity.toLowerCase()] as const),
  ['clean', 'without findings'],
  ['unscanned', 'without a scan'],
];

/** The first of the nights that are like the last one; undefined if all are. */
export const sinceNight = (
  nights: ReadonlyArray<Night>,
  { scannedAt }: Pick<StatusItem, 'scannedAt'>,
  now: number,
): string | undefined => {
  const other = nights.findLastIndex((each) => each !== nights.at(-1));
  const since = lastNight(timeOf(scannedAt), now) - (nights.length - 2 - other) * DAY_MS;
  return other < 0 ? undefined : new Date(since).toISOString();
};

/** `2 critical, 28 without findings`. */
export const nightsText = (nights: ReadonlyArray<Night>): string =>
  NIGHT_WORDS.map(
    ([night, word]) => [nights.filter((each) => each === night).length, word] as const,
  )
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
