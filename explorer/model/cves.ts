import { type CveItem, type Cves, wordFor } from './documents';
import { dayOf } from './freshness';
import { counted, number } from './numbers';

/** Filters of the list of CVEs. An empty text is no filter; `latest` is the newest version of an image. */
export type CveFilter = Readonly<Record<'severity' | 'exploited' | 'fixable' | 'latest', string>>;

/** A CVE, and what the list searches of it. */
export interface ListedCve {
  readonly item: CveItem;
  readonly searched: string;
  /** What is compared with a misspelt word. */
  readonly named: string;
}

/** The CVEs in the order of the document: the first to fix first. */
export const listCves = (items: ReadonlyArray<CveItem>): ReadonlyArray<ListedCve> =>
  items.map((item) => {
    const named = [item.id, ...item.aliases].join(' ');
    return { item, named, searched: `${named}\n${item.title ?? ''}`.toLowerCase() };
  });

export const filterCves = (
  listed: ReadonlyArray<ListedCve>,
  { severity, exploited, fixable, latest }: CveFilter,
): ReadonlyArray<ListedCve> =>
  listed.filter(
    ({ item }) =>
      (severity === '' || item.severity === severity) &&
      (exploited === '' || item.exploitation === 'known') &&
      (fixable === '' || item.fixable > 0) &&
      (latest === '' || item.latest > 0),
  );

const EXPLOITATION: Readonly<Record<CveItem['exploitation'], string>> = {
  known: 'Known',
  'none-known': 'None known',
  unknown: 'Not looked for',
};

/** Whether exploitation is known, in words. */
export const exploitationText = ({ exploitation }: CveItem): string =>
  wordFor(EXPLOITATION, exploitation);

/** `Added Aug 1, 2026, due Aug 22, 2026, used by ransomware`; empty where exploitation is not known. */
export const kevText = ({ kev }: CveItem): string =>
  kev === null
    ? ''
    : [
        `Added ${dayOf(kev.added)}`,
        ...(kev.due === null ? [] : [`due ${dayOf(kev.due)}`]),
        ...(kev.ransomware ? ['used by ransomware'] : []),
      ].join(', ');

const percent = (part: number, digits: number): string => `${(100 * part).toFixed(digits)}%`;

/** The EPSS score of a CVE as a probability; `looked` says whether scores were ever used. */
export const epssText = ({ epss }: CveItem, looked: boolean): string => {
  if (epss !== null) return percent(epss.score, 1);
  return looked ? 'No score' : 'Not looked for';
};

/** What the score means, in a sentence. */
export const epssMeaning = ({ epss }: CveItem): string =>
  epss === null
    ? ''
    : `Probability that it is exploited within 30 days${
        epss.percentile === null
          ? ''
          : `; ${percent(epss.percentile, 0)} of all CVEs have at most this score`
      }`;

/** The catalog of known exploited vulnerabilities that was used, or that none was. */
export const kevSourceText = (kev: Cves['kev']): string =>
  kev === null
    ? 'Known exploitation: not looked for.'
    : `Known exploitation: KEV catalog ${kev.version}${
        kev.released === null ? '' : ` of ${dayOf(kev.released)}`
      }, ${number(kev.count)} ${kev.count === 1 ? 'entry' : 'entries'}.`;

/** The EPSS scores that were used, or that none were. */
export const epssSourceText = (epss: Cves['epss']): string =>
  epss === null
    ? 'EPSS scores: not looked for.'
    : `EPSS scores${epss.date === null ? ' without a date' : ` of ${dayOf(epss.date)}`}${
        epss.model === null ? '' : `, model ${epss.model}`
      }.`;

/** How many CVEs are known to be exploited; undefined where that was never looked for. */
export const exploitedIn = ({ kev, data }: Cves): number | undefined =>
  kev == null ? undefined : data.filter(({ exploitation }) => exploitation === 'known').length;

/** Whether every version has a full record. */
export const isCovered = ({ versions, scanned }: Cves['coverage']): boolean => versions === scanned;

type Gap = readonly [count: number, one: string, many: string];

const listOf = new Intl.ListFormat('en');

/** How much of the catalog was looked at, in words: `3 of 38 versions were not scanned.` */
export const coverageText = (coverage: Cves['coverage']): string => {
  const { versions, scanned, partial, withheld, unscanned } = coverage;
  if (versions === 0) return 'This catalog has no versions yet.';
  const all: ReadonlyArray<Gap> = [
    [unscanned, 'was not scanned', 'were not scanned'],
    [withheld, 'has a report that proves nothing', 'have reports that prove nothing'],
    [partial, 'was scanned in part', 'were scanned in part'],
  ];
  const gaps = all.filter(([count]) => count > 0);
  if (isCovered(coverage))
    return versions === 1
      ? 'The only version was scanned in full.'
      : `All ${counted(versions, 'version')} were scanned in full.`;
  if (gaps.length === 0)
    return `${number(scanned)} of ${counted(versions, 'version')} were scanned in full.`;
  const words = gaps.map(
    ([count, one, many], i) =>
      `${number(count)}${i === 0 ? ` of ${counted(versions, 'version')}` : ''} ${count === 1 ? one : many}`,
  );
  return `${listOf.format(words)}.`;
};
