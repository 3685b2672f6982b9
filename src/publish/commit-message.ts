import { type CatalogTotals, hasRecords } from '../decide/totals';
import { printable } from '../domain/values/escape';
import { countChanges } from '../previous/file-changes';
import type { Changes } from '../previous/git';
import type { SourceCommit } from '../previous/state';
import {
  isPlaceholder,
  PLACEHOLDER_PATTERN,
  type Placeholder,
} from '../read/inputs/commit-template';

/** What a commit publishes, and of which run it is. */
export interface CommitFacts {
  /** The news of the run in one line: the default text. */
  readonly headline: string;
  readonly totals: CatalogTotals;
  readonly changes: Changes;
  /** The source commit of the run. */
  readonly own: SourceCommit;
  /** The source commit of the published manifest; another than that of a stale run. */
  readonly source: SourceCommit;
  readonly isStale: boolean;
  /** Id of the workflow run. */
  readonly run: string;
}

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
  const text = template === '' ? facts.headline : fillIn(template, facts);
  const body = text.split('\n').map(printable).join('\n').trim();
  const trailers = [
    `Source-Repository: ${printable(source.repository)}`,
    ...(source.commit === null ? [] : [`Source-Commit: ${source.commit}`]),
    ...(isStale && own.commit !== null ? [`Stale-Source-Commit: ${own.commit}`] : []),
  ];
  return `${body}\n\n${trailers.join('\n')}\n`;
};
