import type { Differences, FoundCve, VersionChange } from '../diff/scan-diff';
import { addedText, fixedText, KIND, movement, nameOf, severitiesOf, signed } from './format';
import { count, counted, row, tableHead } from './markdown';
import { type Folded, folded } from './sections';

/** What is different to what was published before. */

const ON_SCREEN = 8;
const CVES_ON_SCREEN = 3;
const CVES_BELOW = 40;

const COLUMNS = ['', 'Version', 'CVEs:', 'By severity', 'Fixable:', 'New', 'Fixed'];

const fixableText = (now: number, before = now): string =>
  now === before ? count(now) : `${count(now)}&nbsp;(${signed(now - before)})`;

const rowOf =
  (most: number) =>
  (change: VersionChange): string => {
    const { kind, before, after, added, fixed } = change;
    return row([
      KIND[kind],
      nameOf(change),
      movement(change),
      after === undefined ? '' : severitiesOf(after),
      after === undefined ? '' : fixableText(after.fixable, before?.fixable),
      addedText(added, most),
      fixedText(fixed, most),
    ]);
  };

const distinct = (
  versions: ReadonlyArray<VersionChange>,
  of: (change: VersionChange) => ReadonlyArray<FoundCve>,
): number => new Set(versions.flatMap((change) => of(change).map(({ id }) => id))).size;

const kindsOf = (versions: ReadonlyArray<VersionChange>): ReadonlyArray<string> => {
  const of = (kind: VersionChange['kind']): number =>
    versions.filter((each) => each.kind === kind).length;
  const words: ReadonlyArray<readonly [number, string]> = [
    [of('worse'), 'worse'],
    [of('better'), 'better'],
    [of('other'), 'with other CVEs and the same counts'],
    [of('unknown'), 'replaced, the former record could not be read'],
    [of('new'), 'scanned for the first time'],
    [of('gone'), 'without a record from now on'],
  ];
  return words.flatMap(([number, word]) => (number > 0 ? [`${count(number)} ${word}`] : []));
};

/** New and fixed CVEs of the whole catalog in one line. */
const headline = (versions: ReadonlyArray<VersionChange>): string => {
  const added = distinct(versions, (change) => change.added);
  const fixed = distinct(versions, (change) => change.fixed);
  const cves = [
    ...(added > 0 ? [`**${counted(added, 'new CVE')}**`] : []),
    ...(fixed > 0 ? [`**${count(fixed)} fixed**`] : []),
  ];
  const kinds = `${cves.length > 0 ? 'versions' : 'Versions'}: ${kindsOf(versions).join(', ')}`;
  return [...cves, kinds].join(' · ');
};

/** On the first screen: the line of numbers, and the worst of the versions that differ. */
export const changesOnScreen = ({ first, versions }: Differences): ReadonlyArray<string> => {
  if (first || versions.length === 0) return [];
  const shown = versions.slice(0, ON_SCREEN);
  return [
    '',
    '### What changed in the scans',
    '',
    headline(versions),
    '',
    ...tableHead(COLUMNS),
    ...shown.map(rowOf(CVES_ON_SCREEN)),
  ];
};

const isShownWhole = ({ added, fixed }: VersionChange): boolean =>
  added.length <= CVES_ON_SCREEN && fixed.length <= CVES_ON_SCREEN;

/** All versions that differ, with their CVEs; nothing where the screen says it all. */
export const changesBelow = ({ first, versions }: Differences): Folded =>
  folded(
    `Every version that changed (${count(versions.length)})`,
    tableHead(COLUMNS),
    first || (versions.length <= ON_SCREEN && versions.every(isShownWhole)) ? [] : versions,
    rowOf(CVES_BELOW),
  );
