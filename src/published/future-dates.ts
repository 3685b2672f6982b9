import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { joinLimited } from '../values/plural';
import type { Published } from './published';

const MAX_NAMED = 20;

const scansUpTo = (latest: string, published: Published): Published => {
  const wrong = [...published.versions].filter(([, { scannedAt }]) => isAfter(latest, scannedAt));
  if (wrong.length === 0) return published;
  const undated = wrong.map(([key, version]) => [key, { ...version, scannedAt: null }] as const);
  const names = wrong.map(([key, { scannedAt }]) => `${key} (${scannedAt})`);
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
