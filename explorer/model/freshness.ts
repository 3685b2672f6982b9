/** In seconds, the largest first. */
const UNITS: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const DAY_MS = 86_400_000;

const FRESH_DAYS = 2;
const OLD_DAYS = 14;
const AHEAD_HOURS = 24;

/** `future`: later than the reader's clock. */
export type Age = 'fresh' | 'old' | 'stale' | 'future' | 'undated';

/** In display order. */
export const AGES: ReadonlyArray<readonly [age: Age, label: string, meaning: string]> = [
  ['fresh', 'Fresh', `scanned within the last ${FRESH_DAYS} days`],
  ['old', 'Old', `scanned ${FRESH_DAYS} to ${OLD_DAYS} days ago`],
  ['stale', 'Stale', `scanned more than ${OLD_DAYS} days ago`],
  ['future', 'Date in the future', `more than ${AHEAD_HOURS} hours ahead of your clock`],
  ['undated', 'No date', 'the report states no date'],
];

const relative = new Intl.RelativeTimeFormat('en');
const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const calendar = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export const ageOf = (instant: string | null, now: number): Age => {
  const days = (now - Date.parse(instant ?? '')) / DAY_MS;
  if (Number.isNaN(days)) return 'undated';
  if (days < -AHEAD_HOURS / 24) return 'future';
  if (days <= FRESH_DAYS) return 'fresh';
  return days <= OLD_DAYS ? 'old' : 'stale';
};

/** In UTC; other texts stay unchanged. */
export const formatInstant = (instant: string): string => {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : `${dates.format(time)} UTC`;
};

/** `Jul 26, 2026`, in UTC; other texts stay unchanged. */
export const formatDay = (instant: string): string => {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : calendar.format(time);
};

/** `Jul 26`, for days of the last months. */
export const formatShortDay = (instant: string): string => formatDay(instant).replace(/, \d+$/, '');

/** `3 days ago`. Clocks differ: an instant slightly ahead is `just now`, one further ahead is a date. */
export const formatAge = (instant: string, now: number): string => {
  const age = ageOf(instant, now);
  if (age === 'undated' || age === 'future') return formatInstant(instant);
  const seconds = Math.min(0, (Date.parse(instant) - now) / 1000);
  const known = UNITS.find(([, each]) => -seconds >= each);
  return known === undefined
    ? 'just now'
    : relative.format(Math.trunc(seconds / known[1]), known[0]);
};
