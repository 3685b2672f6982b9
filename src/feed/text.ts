/** `1 image`, `2 images`; digits are not grouped, so that programs can read the number. */
export const countOf = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

const MAX_LINES = 50;

/** A line for each of the first 50 items, and one that says how many more there are. */
export const limitLines = <A>(
  items: ReadonlyArray<A>,
  toLine: (item: A) => string,
): ReadonlyArray<string> => {
  const more = items.length - MAX_LINES;
  const lines = items.slice(0, MAX_LINES).map(toLine);
  return more > 0 ? [...lines, `and ${more} more`] : lines;
};

const MAX_CODE_POINTS = 2000;

/** A text of more than 2,000 code points ends after 1,999 with an ellipsis. */
export const limitText = (text: string): string => {
  if (text.length <= MAX_CODE_POINTS) return text;
  // A code point is at most two units: what is behind cannot be among the first.
  const points = [...text.slice(0, 2 * (MAX_CODE_POINTS + 1))];
  return points.length > MAX_CODE_POINTS
    ? `${points.slice(0, MAX_CODE_POINTS - 1).join('')}…`
    : text;
};
