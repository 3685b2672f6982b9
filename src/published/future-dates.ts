import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { joinLimited } from '../values/plural';
import type { Published } from './published';
import type { PublishedVersion } from './published-versions';

const MAX_NAMED = 20;

/** The first date of a version that is later than `latest`. */
const futureDateOf = (
  latest: string,
  { scannedAt, platforms = [], database }: PublishedVersion,
): string | undefined =>
  [scannedAt, ...platforms.map((each) => each.scannedAt), database].find((date) =>
    isAfter(latest, date),
  ) ?? undefined;

const withoutFuture = (latest: string, version: PublishedVersion): PublishedVersion => {
  const upTo = (date: string | null): string | null => (isAfter(latest, date) ? null : date);
  return {
    ...version,
    scannedAt: upTo(version.scannedAt),
    platforms: version.platforms?.map((each) => ({ ...each, scannedAt: upTo(each.scannedAt) })),
    database: upTo(version.database),
  };
};

const scansUpTo = (latest: string, published: Published): Published => {
  const wrong = [...published.versions].filter(([, each]) => futureDateOf(latest, each));
  if (wrong.length === 0) return published;
  const undated = wrong.map(([key, version]) => [key, withoutFuture(latest, version)] as const);
  const names = wrong.map(([key, version]) => `${key} (${futureDateOf(latest, version)})`);
  const warning = futureDateWarning(
    `the scan dates of ${joinLimited(names, MAX_NAMED)}`,
    'api/v1/status.json',
  );
  return {
    ...published,
    versions: new Map([...published.versions, ...undated]),
    warnings: [...published.warnings, warning],
  };
};

/** `state.json` is rewritten then; otherwise the date and its warning would stay. */
const stateUpTo = (latest: string, published: Published): Published => {
  const { state } = published;
  if (state === undefined || !isAfter(latest, state.source.committed)) return published;
  const found = `the date ${state.source.committed} of the source commit ${state.source.commit}`;
  return {
    ...published,
    state: { ...state, source: { ...state.source, committed: null } },
    isStateOutdated: true,
    warnings: [...published.warnings, futureDateWarning(found, 'api/v1/state.json')],
  };
};

/**
 * Removes dates later than `latest`. A date in 2099 would be later than any other, and keep its record or its
 * manifest forever.
 */
export const withoutFutureDates = (latest: string, published: Published): Published =>
  scansUpTo(latest, stateUpTo(latest, published));
