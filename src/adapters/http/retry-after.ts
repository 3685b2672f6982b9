/**
 * The delay in milliseconds from `now` that a `Retry-After` header asks for, as a number of seconds or a
 * date; undefined if it is neither. https://httpwg.org/specs/rfc9110.html#field.retry-after
 */
export const parseRetryAfter = (text: string | undefined, now: number): number | undefined => {
  if (text !== undefined && /^\d{1,12}$/.test(text.trim())) return Number(text) * 1000;
  const date = Date.parse(text ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};
