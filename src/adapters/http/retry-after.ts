/** A whole number of seconds, as headers state it. */
export const parseSeconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * Milliseconds from `now` that a `Retry-After` header asks for, a number of seconds or a date;
 * undefined where it says neither. https://httpwg.org/specs/rfc9110.html#field.retry-after
 */
export const parseRetryAfter = (text: string | undefined, now: number): number | undefined => {
  const seconds = parseSeconds(text);
  if (seconds !== undefined) return seconds * 1000;
  const date = Date.parse(text ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};
