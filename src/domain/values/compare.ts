/** Compares texts by UTF-16 code units, independent of the locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Only texts with these characters have different orders in UTF-16 and UTF-8. */
const UNEVEN = /[\ud800-\uffff]/;

/** The order of UTF-8, as in git. */
export const compareBytes = (a: string, b: string): number =>
  UNEVEN.test(a) && UNEVEN.test(b)
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : compareText(a, b);

/** The first text in UTF-16 order, ignoring nulls; null if there is none. */
export const firstText = (texts: ReadonlyArray<string | null>): string | null =>
  texts.reduce<string | null>(
    (first, text) => (first === null || (text !== null && text < first) ? text : first),
    null,
  );

/** The last text in UTF-16 order, ignoring nulls; null if there is none. */
export const lastText = (texts: ReadonlyArray<string | null>): string | null =>
  texts.reduce<string | null>(
    (last, text) => (last === null || (text !== null && text > last) ? text : last),
    null,
  );

/** The distinct texts in UTF-16 order. */
export const sortUnique = (texts: Iterable<string>): string[] => {
  const unique = [...new Set(texts)];
  return unique.length > 1 ? unique.sort(compareText) : unique;
};
