/** `1,234,567`. */
export const formatNumber = (number: number): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** `1 image`, `2 images`. */
export const pluralize = (number: number, one: string, many = `${one}s`): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

/** `1.5 s`. */
export const formatSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`;

/** Joins the first items and the number of all others: `a, b and 3 more`. */
export const joinLimited = <A>(
  items: ReadonlyArray<A>,
  limit: number,
  format: (item: A) => string = String,
  separator = ', ',
): string => {
  const more = items.length - limit;
  const shown = items.slice(0, limit).map(format).join(separator);
  return more > 0 ? `${shown} and ${formatNumber(more)} more` : shown;
};
