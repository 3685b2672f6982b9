const RFC_3339 =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

const daysInMonth = (year: number, month: number): number =>
  // An equivalent year: Date.UTC treats years below 100 as 19xx.
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

const SHORTEST_MONTH = 28;

/** True for an RFC 3339 date-time of an existing day. */
export const isDateTime = (text: string): boolean => {
  const match = RFC_3339.exec(text);
  if (match === null) return false;
  const day = Number(match[3]);
  return day <= SHORTEST_MONTH || day <= daysInMonth(Number(match[1]), Number(match[2]));
};

/** True for an RFC 3339 full-date of an existing day, such as `2026-01-31`. */
export const isFullDate = (text: string): boolean =>
  /^[\d-]{10}$/.test(text) && isDateTime(`${text}T00:00:00Z`);

/** Go's zero time stands for a time that was not set. */
const ZERO = /^0001-01-01T00:00:00/;

/** The form of most date-times: UTC with whole seconds. */
const WHOLE_UTC_SECONDS = /T\d\d:\d\d:[0-5]\dZ$/;

/**
 * Converts an RFC 3339 date-time to UTC with whole seconds (`2025-10-08T17:14:35Z`). `null` for any other text,
 * for Go's zero time, and for dates outside the years 0000 to 9999 in UTC.
 */
export const toUtcSeconds = (text: string): string | null => {
  if (!isDateTime(text)) return null;
  if (WHOLE_UTC_SECONDS.test(text)) return ZERO.test(text) ? null : text;
  const millis = Date.parse(text.replace(/\.\d+/, '').replace(/:60(?=[Zz+-])/, ':59'));
  const iso = Number.isNaN(millis) ? '' : new Date(millis).toISOString();
  return /^\d{4}-/.test(iso) && !ZERO.test(iso) ? `${iso.slice(0, 19)}Z` : null;
};

/** In UTC: `2026-08-14`. */
export const dayOf = (date: string): string => date.slice(0, 'YYYY-MM-DD'.length);

export const startOf = (day: string): string => `${day}T00:00:00Z`;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Converts milliseconds since 1970 to a date in UTC with whole seconds. */
export const toDate = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

const millisBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** May be negative or a fraction. */
export const daysBetween = (from: string, to: string): number => millisBetween(from, to) / DAY_MS;

export const hoursBetween = (from: string, to: string): number => millisBetween(from, to) / HOUR_MS;

export const daysBefore = (date: string, days: number): string =>
  toDate(Date.parse(date) - days * DAY_MS);

/** The latest accepted date, 24 hours after `now` (milliseconds since 1970). */
export const latestDate = (now: number): string => toDate(now + DAY_MS);

/** True if a date is later than a limit; both in UTC with whole seconds. */
export const isAheadOf = (date: string | null, limit: string): date is string =>
  date !== null && date > limit;
