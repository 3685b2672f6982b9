import { formatNumber, pluralize } from '../../src/domain/values/plural';
/** At least 0. */
export const maxOf = (values: ReadonlyArray<number>): number =>
  values.reduce((largest, value) => Math.max(largest, value), 0);

/** `39 images`, or `3 of 39 images`. */
export const resultText = (shown: number, all: number, noun: string): string =>
  shown === all ? pluralize(all, noun) : `${formatNumber(shown)} of ${pluralize(all, noun)}`;

/** A finding is one package with one CVE, so there are more findings than CVEs. */
export const findingsText = (findings: number, cves: number): string =>
  `${pluralize(findings, 'finding')} of ${pluralize(cves, 'CVE')}`;

/** Long texts lose their middle: versions differ at the end. */
export const cutMiddle = (text: string): string =>
  text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-7)}` : text;
