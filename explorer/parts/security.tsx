import { type Counts, type ScanState, SEVERITIES, type Severity } from '../model/documents';
import { briefly } from '../model/findings';
import { counted, number } from '../model/numbers';
import { stateWords } from './scan';
import type { Column } from './table';
import { Day } from './time';

export const SeverityPill = ({ severity }: { severity: Severity }) => (
  <span class="pill" data-severity={severity}>
    {severity.charAt(0) + severity.slice(1).toLowerCase()}
  </span>
);

/** Where a finding has no fix. */
export const NoFix = () => <span class="faint">no fix yet</span>;

interface BarProps {
  readonly counts: Counts;
  /** The value of the longest bar in the same list; a single bar takes the whole width. */
  readonly largest?: number;
}

/** How many of each severity, as a bar, with a text for those who cannot see it. */
export const SeverityBar = ({ counts, largest = counts.total }: BarProps) => (
  <span class="bar" aria-hidden="true">
    {SEVERITIES.filter(({ key }) => counts[key] > 0).map(({ word, key }) => (
      <span
        key={word}
        data-severity={word}
        style={{ width: `${(100 * counts[key]) / Math.max(1, largest)}%` }}
      />
    ))}
  </span>
);

const wordsOf = (counts: Counts): string =>
  SEVERITIES.filter(({ key }) => counts[key] > 0)
    .map(({ key, label }) => `${number(counts[key])} ${label.toLowerCase()}`)
    .join(', ');

interface CountsProps extends Partial<Pick<BarProps, 'largest'>> {
  readonly counts: Counts | undefined;
  /** Why there are no counts. */
  readonly state: ScanState | undefined;
}

/** Findings and their bar in one cell; without a record the reason why there are no numbers. */
export const CountsCell = ({ counts, largest, state }: CountsProps) =>
  counts === undefined ? (
    <span class="faint">
      {state === undefined || state === 'scanned' ? 'No scan record' : stateWords(state).label}
    </span>
  ) : (
    <span class="counts" title={`${counted(counts.total, 'finding')}: ${wordsOf(counts)}`}>
      <span class="number">
        {number(counts.total)}
        <span class="unit">{counts.total === 1 ? ' finding' : ' findings'}</span>
      </span>
      {counts.total > 0 ? <span class="words">{wordsOf(counts)}</span> : null}
      <SeverityBar counts={counts} {...(largest === undefined ? {} : { largest })} />
    </span>
  );

/** Every severity and its count, in words. */
export const SeverityLegend = ({ counts }: { counts: Counts }) => (
  <ul class="legend">
    {SEVERITIES.map(({ word, key, label }) => (
      <li key={word} data-severity={word} data-zero={counts[key] === 0}>
        <span class="dot" aria-hidden="true" />
        <span class="number">{number(counts[key])}</span> {label.toLowerCase()}
      </li>
    ))}
  </ul>
);

/** Columns of what a version has, or may have. */
export const ENTRY_COLUMNS: ReadonlyArray<
  Column<{ severity: Severity; packages: string[]; fixable: boolean; since: string | null }>
> = [
  ['Severity', ({ severity }) => <SeverityPill severity={severity} />],
  ['Packages', ({ packages }) => briefly(packages)],
  ['Fix', ({ fixable }) => (fixable ? 'Available' : <NoFix />)],
  ['Since', ({ since }) => <Day instant={since} />],
];
