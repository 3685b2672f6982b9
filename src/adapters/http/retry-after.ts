/** The whole seconds in a header; undefined for anything else. */
export const parseSeconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * The delay in milliseconds from `now` that a `Retry-After` header asks for, as a number of seconds or a
 * date; undefined if it is neither. https://httpwg.org/specs/rfc9110.html#field.retry-after
 */
export const parseRetryAfter = (text: string | undefined, now: number): number | undefined => {
  const seconds = parseSeconds(text);
  if (seconds !== undefined) return seconds * 1000;
  const date = Date.parse(text ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};
