import { NOW } from '../io/clock';
import type { ScanState, StatusItem } from '../model/documents';
import { AGES, type Age, ageOf } from '../model/freshness';
import type { Scan } from '../model/images';
import { Dash } from './states';
import { When } from './time';

interface Said {
  readonly label: string;
  readonly meaning: string;
}

const STATES: Readonly<Record<ScanState, Said>> = {
  scanned: { label: 'Scanned', meaning: 'A full scan backs these numbers.' },
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

/** The words for a state; of one that a later release may know, its own. */
export const stateWords = (state: ScanState): Said =>
  Object.hasOwn(STATES, state)
    ? STATES[state]
    : { label: state, meaning: 'This page does not know that state.' };

const ofAge = (age: Age): Said => {
  const [, label, meaning] = AGES.find(([each]) => each === age) ?? ['', '', ''];
  return { label, meaning };
};

/** What is known of a scan, in words. */
export const scanWords = (scan: Scan): Said => {
  if (scan === 'planned') return { label: 'Planned', meaning: 'not published yet' };
  if (scan === 'withheld') return { label: 'Withheld', meaning: 'the report proves nothing' };
  if (scan === 'unscanned') return { label: 'Not scanned', meaning: 'no scan is known' };
  return ofAge(scan);
};

/** Only what is as it should be is said quietly, by a dot. */
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

const StatePill = ({ state }: { state: ScanState }) => (
  <span class="pill" data-scan={state} title={stateWords(state).meaning}>
    {stateWords(state).label}
  </span>
);

/** State of a version, and how old its scan is. */
export const Freshness = ({ status }: { status: StatusItem | undefined }) => {
  if (status === undefined) return <Dash />;
  const { state, scannedAt } = status;
  const isBacked = state === 'scanned' || state === 'partial';
  return (
    <span class="freshness">
      {state === 'scanned' ? null : <StatePill state={state} />}
      {isBacked ? <AgeMark age={ageOf(scannedAt, NOW)} /> : null}
      {scannedAt === null ? null : <When instant={scannedAt} />}
    </span>
  );
};
