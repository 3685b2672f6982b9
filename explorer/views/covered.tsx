import { isOutdated } from '../../src/domain/outdated';
import { NOW } from '../io/clock';
import type { StatusItem } from '../model/documents';
import { unseenText } from '../model/doubts';
import { ageOf, formatInstant } from '../model/freshness';
import { ScanPill, scanWords, whyText } from '../parts/scan';

type Scanned = Pick<StatusItem, 'scannedAt' | 'scanner'> & Partial<Pick<StatusItem, 'database'>>;

export const scanText = ({ scannedAt, scanner, database }: Scanned): string =>
  [
    scannedAt === null ? 'No scan date' : `Scanned ${formatInstant(scannedAt)}`,
    scanner === null ? '' : ` by ${scanner}`,
    database == null ? '' : `, with a database of ${formatInstant(database)}`,
  ].join('');

export const Platforms = ({ status: { platforms = [] } }: { status: StatusItem }) =>
  platforms.length > 0 && (
    <ul class="legend flow" aria-label="Platforms">
      {platforms.map(({ platform, state }) => (
        <li key={platform}>
          <code>{platform}</code> {state !== 'scanned' && <ScanPill code={state} />}
        </li>
      ))}
    </ul>
  );

/** The worst reason to doubt the numbers. The list of versions marks all of them. */
const doubtOf = (status: StatusItem): readonly [label: string, text: string] | undefined => {
  const { state, scannedAt, database } = status;
  if (state === 'partial' || state === 'withheld') return [scanWords(state).label, whyText(status)];
  if (state !== 'scanned') return undefined;
  if (isOutdated(status))
    return [
      'Outdated database',
      `The scanner’s database dated from ${formatInstant(database ?? '')}, more than 7 days before the scan: it could not know what was found since.`,
    ];
  const age = ageOf(scannedAt, NOW);
  const { label, meaning } = scanWords(age);
  if (age === 'stale') return [label, `It was ${meaning}: what is known now may differ.`];
  return age === 'future' ? [label, `It was scanned ${meaning}.`] : undefined;
};

/** Other views list unseen software among the reasons. */
export const Doubt = ({ status }: { status: StatusItem }) => {
  const doubt = doubtOf(status);
  const unseen = status.state === 'scanned' ? unseenText(status) : undefined;
  return (
    <>
      {doubt && (
        <span class="line">
          <strong>{doubt[0]}.</strong> {doubt[1]}
        </span>
      )}
      {unseen && <span class="line">{unseen}</span>}
    </>
  );
};
