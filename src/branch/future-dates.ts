import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { joinLimited } from '../text/join-limited';
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

/** The memory is written anew then: else the date would stay, and the warning come back. */
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
 * What is published, where no date after the latest that counts is known: one from the year 2099 is
 * later than any other, so it would keep its record, or its manifest, for good.
 */
export const withoutFutureDates = (latest: string, published: Published): Published =>
  scansUpTo(latest, stateUpTo(latest, published));
