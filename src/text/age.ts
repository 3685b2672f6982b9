const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats the age of an instant in whole minutes, hours or days; empty if it is not an instant. */
export const formatAge = (instant: string, now: number): string => {
  const age = Math.max(0, now - Date.parse(instant));
  if (Number.isNaN(age)) return '';
  const [unit, size] =
    age < HOUR_MS
      ? (['minute', MINUTE_MS] as const)
      : age < 2 * DAY_MS
        ? (['hour', HOUR_MS] as const)
        : (['day', DAY_MS] as const);
  const count = Math.floor(age / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};
