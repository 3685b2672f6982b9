import {
  type Counts,
  type Grade,
  type ScanState,
  SEVERITIES,
  type Severity,
  type StatusItem,
} from '../model/documents';
import { ago, dateOf } from '../model/freshness';

const GRADE_MEANING: Readonly<Record<Grade, string>> = {
  'A+': 'no CVE',
  A: 'only low or unknown ones, none with a fix',
  B: 'only low or unknown ones',
  C: 'the worst is medium',
  D: 'the worst is high',
  F: 'at least one is critical',
};

/** A grade as a chip; without one the image was not scanned. */
export const GradeChip = ({ grade, large }: { grade: Grade | undefined; large?: boolean }) => (
  <span
    class={`grade ${large ? 'grade-large' : ''}`}
    data-grade={grade ?? 'none'}
    title={grade === undefined ? 'Not scanned' : `Grade ${grade}: ${GRADE_MEANING[grade]}`}
  >
    <span class="hidden">{grade === undefined ? 'Not scanned' : 'Grade '}</span>
    {grade ?? <span aria-hidden="true">–</span>}
  </span>
);

export const SeverityPill = ({ severity }: { severity: Severity }) => (
  <span class="pill" data-severity={severity}>
    {severity.charAt(0) + severity.slice(1).toLowerCase()}
  </span>
);

/** How many of each severity, as a bar; its text stands beside it for who cannot see it. */
export const SeverityBar = ({ counts }: { counts: Counts }) => (
  <span class="bar" aria-hidden="true">
    {SEVERITIES.filter(({ key }) => counts[key] > 0).map(({ word, key }) => (
      <span key={word} data-severity={word} style={{ flexGrow: counts[key] }} />
    ))}
  </span>
);

const wordsOf = (counts: Counts): string =>
  SEVERITIES.filter(({ key }) => counts[key] > 0)
    .map(({ key, label }) => `${counts[key]} ${label.toLowerCase()}`)
    .join(', ');

/** Total and bar in one cell. */
export const CountsCell = ({ counts }: { counts: Counts | undefined }) =>
  counts === undefined ? (
    <span class="faint">Not scanned</span>
  ) : (
    <span class="counts" title={wordsOf(counts)}>
      <span class="number">
        {counts.total}
        <span class="unit">{counts.total === 1 ? ' CVE' : ' CVEs'}</span>
      </span>
      {counts.total > 0 ? <span class="hidden"> ({wordsOf(counts)})</span> : null}
      <SeverityBar counts={counts} />
    </span>
  );

/** Every severity and its count, in words. */
export const SeverityLegend = ({ counts }: { counts: Counts }) => (
  <ul class="legend">
    {SEVERITIES.map(({ word, key, label }) => (
      <li key={word} data-severity={word} data-zero={counts[key] === 0}>
        <span class="dot" aria-hidden="true" />
        <span class="number">{counts[key]}</span> {label.toLowerCase()}
      </li>
    ))}
  </ul>
);

const STATE: Readonly<Record<ScanState, { readonly label: string; readonly meaning: string }>> = {
  scanned: { label: 'Scanned', meaning: 'A full scan stands behind these numbers.' },
  partial: {
    label: 'Partial',
    meaning: 'The scanner could not look at everything: the numbers are a lower bound.',
  },
  withheld: {
    label: 'Withheld',
    meaning: 'There is a report, but it proves nothing, so no numbers are published.',
  },
  unscanned: { label: 'Not scanned', meaning: 'No scan of this version is known.' },
};

export const stateMeaning = (state: ScanState): string => STATE[state].meaning;

export const When = ({ instant }: { instant: string }) => (
  <time dateTime={instant} title={dateOf(instant)}>
    {ago(instant, Date.now())}
  </time>
);

/** What is as it should be is said quietly. */
const State = ({ state }: { state: ScanState }) =>
  state === 'scanned' ? (
    <>
      <span class="dot" data-state={state} aria-hidden="true" />
      <span class="hidden">Scanned</span>
    </>
  ) : (
    <span class="pill" data-state={state}>
      {STATE[state].label}
    </span>
  );

/** State of a version, and how old its scan is. */
export const Freshness = ({ status }: { status: StatusItem | undefined }) =>
  status === undefined ? (
    <span class="faint">–</span>
  ) : (
    <span class="freshness" title={stateMeaning(status.state)}>
      <State state={status.state} />
      {status.scannedAt === null ? null : <When instant={status.scannedAt} />}
    </span>
  );
