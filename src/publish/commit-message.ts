import { formatFindings, formatScannedImages } from '../catalog/totals';
import { isPlaceholder, PLACEHOLDER_PATTERN, type Placeholder } from '../inputs/commit-template';
import type { SourceCommit } from '../published/state';
import { printable } from '../values/escape';
import { formatNumber, pluralize } from '../values/plural';

type Count = Exclude<Placeholder, 'cves' | 'fixable' | 'sha' | 'repository' | 'run'>;

/** The values of the placeholders. */
export interface MessageFacts extends Readonly<Record<Count, number>> {
  /** The findings; like `fixable`, null if no version has a record. */
  readonly cves: number | null;
  /** The number of distinct CVEs in the findings; undefined if unknown. */
  readonly distinctCves: number | undefined;
  readonly scannedImages: number;
  readonly fixable: number | null;
  readonly sha: string;
  readonly repository: string;
  readonly run: string;
}

/** The values of the trailers. */
export interface Origin {
  readonly source: SourceCommit;
  /** The source commit of a stale run. */
  readonly staleCommit: string | null;
}

/** `6 files changed, 1 image, 3 findings of 2 CVEs (1 fixable)`. */
const defaultMessage = (facts: MessageFacts): string => {
  const { changed, images, scannedImages, cves, distinctCves, fixable } = facts;
  const where = scannedImages < images ? ` in ${formatScannedImages(facts)}` : '';
  const scanned =
    cves === null
      ? 'nothing scanned yet'
      : `${formatFindings(cves, distinctCves)} (${formatNumber(fixable ?? 0)} fixable)${where}`;
  return `Publish catalog API: ${pluralize(changed, 'file')} changed, ${pluralize(images, 'image')}, ${scanned}`;
};

/** Fills in the placeholders; an unknown count becomes a dash. */
const fillIn = (template: string, facts: MessageFacts): string =>
  template.replace(PLACEHOLDER_PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? String(facts[name] ?? '-') : whole,
  );

/** Formats the commit message, with trailers that name the source. */
export const commitMessage = (
  template: string,
  facts: MessageFacts,
  { source, staleCommit }: Origin,
): string => {
  const text = template === '' ? defaultMessage(facts) : fillIn(template, facts);
  const body = text.split('\n').map(printable).join('\n').trim();
  const trailers = [
    `Source-Repository: ${printable(source.repository)}`,
    ...(source.commit === null ? [] : [`Source-Commit: ${source.commit}`]),
    ...(staleCommit === null ? [] : [`Stale-Source-Commit: ${staleCommit}`]),
  ];
  return `${body}\n\n${trailers.join('\n')}\n`;
};
