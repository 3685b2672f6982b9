import { isOutdated } from '../../src/domain/outdated';
import { NOW } from '../io/clock';
import type { ScanState, StatusItem } from '../model/documents';
import { reasonsOf } from '../model/doubts';
import { AGES, type Age, ageOf } from '../model/freshness';
import type { Scan } from '../model/images';
import { Dash } from './states';
import { When } from './time';

interface Said {
  readonly label: string;
  readonly meaning: string;
}

const STATES: Readonly<Record<ScanState, Said>> = {
  scanned: { label: 'Scanned', meaning: 'These numbers are from a full scan.' },
  partial: {
    label: 'Partial',
    meaning: 'The scanner could not check everything: the numbers are a lower bound.',
  },
  withheld: {
    label: 'Withheld',
    meaning: 'There is a report, but it proves nothing, so no numbers are published.',
  },
  unscanned: { label: 'Not scanned', meaning: 'No scan of this version is known.' },
};

/** A state that a later release added is its own label. */
export const stateWords = (state: ScanState): Said =>
  Object.hasOwn(STATES, state)
    ? STATES[state]
    : { label: state, meaning: 'This page does not know this state.' };

const ofAge = (age: Age): Said => {
  const [, label, meaning] = AGES.find(([each]) => each === age) ?? ['', '', ''];
  return { label, meaning };
};

export const scanWords = (scan: Scan): Said => {
  if (scan === 'planned') return { label: 'Planned', meaning: 'not published yet' };
  if (scan === 'withheld') return { label: 'Withheld', meaning: 'the report proves nothing' };
  if (scan === 'unscanned') return { label: 'Not scanned', meaning: 'no scan is known' };
  return ofAge(scan);
};

/** A dot for a usual age, a pill for an unusual one. */
const AgeMark = ({ age }: { age: Age }) => {
  const { label, meaning } = ofAge(age);
  return age === 'fresh' || age === 'old' ? (
    <span class="dot" data-scan={age} title={`${label}: ${meaning}`}>
      <span class="hidden">{label}</span>
    </span>
  ) : (
    <span class="pill" data-scan={age} title={meaning}>
      {label}
    </span>
  );
};

export const whyText = (status: StatusItem): string =>
  [stateWords(status.state).meaning, ...reasonsOf(status)].join(' ');

const StatePill = ({ status }: { status: StatusItem }) => (
  <span class="pill" data-scan={status.state} title={whyText(status)}>
    {stateWords(status.state).label}
  </span>
);

/** Colored like a partial scan: neither knew everything. */
const OutdatedPill = ({ database }: Pick<StatusItem, 'database'>) => (
  <span class="pill" data-scan="partial" title={`Vulnerability database of ${database}`}>
    Old database
  </span>
);

export const Freshness = ({ status }: { status: StatusItem | undefined }) => {
  if (status === undefined) return <Dash />;
  const { state, scannedAt } = status;
  const isBacked = state === 'scanned' || state === 'partial';
  return (
    <span class="freshness">
      {state === 'scanned' ? null : <StatePill status={status} />}
      {isBacked && isOutdated(status) ? <OutdatedPill database={status.database} /> : null}
      {isBacked ? <AgeMark age={ageOf(scannedAt, NOW)} /> : null}
      {scannedAt === null ? null : <When instant={scannedAt} />}
    </span>
  );
};
