/** Plain order of texts: by UTF-16 code units, no locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The characters that UTF-16 and UTF-8 order differently, among themselves. */
const UNEVEN = /[\ud800-\uffff]/;

/** Order of texts by their bytes in UTF-8. */
export const compareBytes = (a: string, b: string): number =>
  UNEVEN.test(a) && UNEVEN.test(b)
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : compareText(a, b);
