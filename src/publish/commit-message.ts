import { type CatalogTotals, hasRecords } from '../catalog/totals';
import { isPlaceholder, PLACEHOLDER_PATTERN, type Placeholder } from '../inputs/commit-template';
import { type Changes, countChanges } from '../published/file-changes';
import type { SourceCommit } from '../published/state';
import { printable } from '../values/escape';
import { formatNumber, pluralize } from '../values/plural';

/** What a commit publishes, and of which run it is. */
export interface CommitFacts {
  readonly totals: CatalogTotals;
  /** The distinct CVEs of the findings; undefined if unknown. */
  readonly cves: number | undefined;
  readonly changes: Changes;
  /** The source commit of the run. */
  readonly own: SourceCommit;
  /** The source commit of the published manifest; another than that of a stale run. */
  readonly source: SourceCommit;
  readonly isStale: boolean;
  /** Id of the workflow run. */
  readonly run: string;
}

/**
 * `3 findings of 2 CVEs`: findings are rows, CVEs are distinct ids. `cves` is undefined if some rows were not
 * read; the result then has only the findings.
 */
export const formatFindings = (findings: number, cves: number | undefined): string => {
  if (findings === 0) return pluralize(0, 'CVE');
  const rows = pluralize(findings, 'finding');
  return cves === undefined ? rows : `${rows} of ${pluralize(cves, 'CVE')}`;
};

/** `37 of 38 scanned images`, or `38 scanned images` if those are all. */
export const formatScannedImages = ({
  scannedImages,
  images,
}: Pick<CatalogTotals, 'scannedImages' | 'images'>): string =>
  scannedImages === images
    ? pluralize(images, 'scanned image')
    : `${formatNumber(scannedImages)} of ${pluralize(images, 'scanned image')}`;

/** `6 files changed, 1 image, 3 findings of 2 CVEs (1 fixable)`. */
const defaultMessage = ({ totals, cves, changes }: CommitFacts): string => {
  const { images, scannedImages, findings, fixable } = totals;
  const where = scannedImages < images ? ` in ${formatScannedImages(totals)}` : '';
  const scanned = hasRecords(totals)
    ? `${formatFindings(findings, cves)} (${formatNumber(fixable)} fixable)${where}`
    : 'nothing scanned yet';
  return `Publish catalog API: ${pluralize(countChanges(changes), 'file')} changed, ${pluralize(images, 'image')}, ${scanned}`;
};

/** The values of the placeholders. An unknown count is a dash. */
const valuesOf = ({ totals, changes, own, run }: CommitFacts) =>
  ({
    changed: countChanges(changes),
    added: changes.added.size,
    modified: changes.modified.size,
    removed: changes.removed.length,
    images: totals.images,
    charts: totals.charts,
    cves: hasRecords(totals) ? totals.findings : '-',
    fixable: hasRecords(totals) ? totals.fixable : '-',
    sha: own.commit ?? '',
    repository: own.repository,
    run,
  }) satisfies Readonly<Record<Placeholder, string | number>>;

const fillIn = (template: string, facts: CommitFacts): string => {
  const values = valuesOf(facts);
  return template.replace(PLACEHOLDER_PATTERN, (whole, name: string) =>
    isPlaceholder(name) ? String(values[name]) : whole,
  );
};

/** Formats the commit message, with trailers that name the source. */
export const commitMessage = (template: string, facts: CommitFacts): string => {
  const { source, own, isStale } = facts;
  const text = template === '' ? defaultMessage(facts) : fillIn(template, facts);
  const body = text.split('\n').map(printable).join('\n').trim();
  const trailers = [
    `Source-Repository: ${printable(source.repository)}`,
    ...(source.commit === null ? [] : [`Source-Commit: ${source.commit}`]),
    ...(isStale && own.commit !== null ? [`Stale-Source-Commit: ${own.commit}`] : []),
  ];
  return `${body}\n\n${trailers.join('\n')}\n`;
};
