/** `1,234,567`. */
export const formatNumber = (number: number): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** `1 image`, `2 images`. */
export const pluralize = (number: number, one: string, many = `${one}s`): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;
