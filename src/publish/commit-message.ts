import type { SourceCommit } from '../branch/state';
import { formatFindings, formatScannedImages } from '../catalog/totals';
import { isPlaceholder, PLACEHOLDER_PATTERN, type Placeholder } from '../inputs/commit-template';
import { printable } from '../text/escape';
import { formatNumber, pluralize } from '../text/plural';

type Count = Exclude<Placeholder, 'cves' | 'fixable' | 'sha' | 'repository' | 'run'>;

/** What the placeholders stand for. */
export interface MessageFacts extends Readonly<Record<Count, number>> {
  /** The findings; null, as `fixable`, where no version has a record. */
  readonly cves: number | null;
  /** The distinct CVEs among the findings; undefined if they are not known. */
  readonly distinctCves: number | undefined;
  readonly scannedImages: number;
  readonly fixable: number | null;
  readonly sha: string;
  readonly repository: string;
  readonly run: string;
}

/** What the trailers of a commit say. */
export interface Origin {
  readonly source: SourceCommit;
  /** The commit that the scans of a stale run came with. */
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

/** An unknown count is a dash. */
const fillIn = (template: string, facts: MessageFacts): string =>
  template.replace(PLACEHOLDER_PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? String(facts[name] ?? '-') : whole,
  );

/** The message with its placeholders filled in, and trailers that say what it was rendered from. */
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
