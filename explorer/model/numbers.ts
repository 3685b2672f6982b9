const format = new Intl.NumberFormat('en');

/** Every number that people read is written by this: `2,214`. */
export const number = (value: number): string => format.format(value);

/** The largest of these numbers, which are not negative; 0 if there is none. */
export const largestOf = (values: ReadonlyArray<number>): number =>
  values.reduce((largest, value) => Math.max(largest, value), 0);

/** A number and what it counts: `1 image`, `39 images`. */
export const counted = (value: number, noun: string): string =>
  `${number(value)} ${noun}${value === 1 ? '' : 's'}`;

/** `39 images`, or `3 of 39 images` where filters leave some out. */
export const resultText = (shown: number, all: number, noun: string): string =>
  shown === all ? counted(all, noun) : `${number(shown)} of ${counted(all, noun)}`;

/**
 * Findings are rows, one for each package that is affected; CVEs are the distinct ids among them. Where both
 * are known both are said.
 */
export const findingsText = (findings: number, cves: number): string =>
  `${counted(findings, 'finding')} of ${counted(cves, 'CVE')}`;
