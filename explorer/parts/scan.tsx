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

const WORDS: Readonly<Record<string, Said>> = {
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
  planned: { label: 'Planned', meaning: 'It is not published yet.' },
  ...Object.fromEntries(AGES.map(([age, label, meaning]) => [age, { label, meaning }])),
};

/** Of a state or an age. A state that a later release added is its own label. */
export const scanWords = (code: ScanState | Scan): Said =>
  (Object.hasOwn(WORDS, code) && WORDS[code]) || {
    label: code,
    meaning: 'This page does not know this state.',
  };

interface ScanPillProps {
  readonly code: ScanState | Scan;
  /** Other words than those of the code. */
  readonly title?: string;
  readonly children?: string;
}

export const ScanPill = ({ code, title, children }: ScanPillProps) => {
  const { label, meaning } = scanWords(code);
  return (
    <span class="pill" data-scan={code} title={title ?? meaning}>
      {children ?? label}
    </span>
  );
};

/** A dot for a usual age, a pill for an unusual one. */
const AgeMark = ({ age }: { age: Age }) => {
  const { label, meaning } = scanWords(age);
  return age === 'fresh' || age === 'old' ? (
    <span class="dot" data-scan={age} title={`${label}: ${meaning}`}>
      <span class="hidden">{label}</span>
    </span>
  ) : (
    <ScanPill code={age} />
  );
};

export const whyText = (status: StatusItem): string =>
  [scanWords(status.state).meaning, ...reasonsOf(status)].join(' ');

export const Freshness = ({ status }: { status: StatusItem | undefined }) => {
  if (status === undefined) return <Dash />;
  const { state, scannedAt } = status;
  const isBacked = state === 'scanned' || state === 'partial';
  return (
    <span class="freshness">
      {state !== 'scanned' && <ScanPill code={state} title={whyText(status)} />}
      {isBacked && isOutdated(status) && (
        <ScanPill code="partial" title={`Vulnerability database of ${status.database}`}>
          Old database
        </ScanPill>
      )}
      {isBacked && <AgeMark age={ageOf(scannedAt, NOW)} />}
      {scannedAt && <When instant={scannedAt} />}
    </span>
  );
};
