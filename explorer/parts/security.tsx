import { capitalize } from '../../src/domain/values/capitalize';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { type Counts, type ScanState, SEVERITIES, type Severity } from '../model/documents';
import { scanWords } from './scan';

export const SeverityPill = ({ severity }: { severity: Severity }) => (
  <span class="pill" data-severity={severity}>
    {capitalize(severity.toLowerCase())}
  </span>
);

export const ExploitedPill = ({ title, more = '' }: { title?: string; more?: string }) => (
  <span class="pill pill-exploited" data-exploited title={title}>
    Exploited{more}
  </span>
);

/** The default promises no fix, because a future one is unknown here. */
export const NoFix = ({ text = 'no fix' }: { text?: string }) => <span class="faint">{text}</span>;

interface BarProps {
  readonly counts: Counts;
  /** The total of the longest bar; without it, the bar takes the whole width. */
  readonly largest?: number;
}

/** Shows the share of each severity; the counts stand next to it in words. */
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

/** `1 critical, 3 high`. */
export const wordsOf = (counts: Omit<Counts, 'total' | 'fixable'>): string =>
  SEVERITIES.filter(({ key }) => counts[key] > 0)
    .map(({ key, label }) => `${formatNumber(counts[key])} ${label.toLowerCase()}`)
    .join(', ');

interface CountsProps extends Partial<Pick<BarProps, 'largest'>> {
  readonly counts: Counts | undefined;
  readonly noun?: string;
  /** Why there are no counts. */
  readonly state: ScanState | undefined;
}

/** Without a record, says why. */
export const CountsCell = ({ counts, largest, state, noun = 'finding' }: CountsProps) =>
  counts === undefined ? (
    <span class="faint">
      {state === undefined || state === 'scanned' ? 'No scan record' : scanWords(state).label}
    </span>
  ) : (
    <span class="counts" title={`${pluralize(counts.total, noun)}: ${wordsOf(counts)}`}>
      <span class="number">
        {formatNumber(counts.total)}
        <span class="unit">{counts.total === 1 ? ` ${noun}` : ` ${noun}s`}</span>
      </span>
      {counts.total > 0 && <span class="hidden">{wordsOf(counts)}</span>}
      <SeverityBar counts={counts} {...(largest === undefined ? {} : { largest })} />
    </span>
  );

export const SeverityLegend = ({ counts }: { counts: Counts }) => (
  <ul class="legend flow">
    {SEVERITIES.filter(({ key }) => counts[key] > 0).map(({ word, key, label }) => (
      <li key={word} data-severity={word}>
        <span class="dot" aria-hidden="true" />
        <span class="number">{formatNumber(counts[key])}</span> {label.toLowerCase()}
      </li>
    ))}
  </ul>
);
