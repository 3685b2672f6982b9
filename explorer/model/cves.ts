import { severityRank } from '../../src/domain/severity';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import type { CsvRow } from './csv';
import { type CveItem, type Cves, wordFor } from './documents';
import { FIXES } from './findings';
import { formatDay } from './freshness';
import { compareTexts, most, type Orders } from './orders';
import { type Searchable, searchable } from './searchable';

/** An empty text filters nothing; `latest` is the newest version of an image. */
export type CveFilter = Readonly<Record<'severity' | 'exploited' | 'fixable' | 'latest', string>>;

export interface ListedCve extends Searchable {
  readonly item: CveItem;
}

/** Keeps the order of the document, most urgent first. */
export const listCves = (items: ReadonlyArray<CveItem>): ReadonlyArray<ListedCve> =>
  items.map((item) => {
    const named = [item.id, ...item.aliases].join(' ');
    const texts = [item.title ?? '', ...item.packages, ...item.packageNames];
    return { item, ...searchable(named, texts) };
  });

export const filterCves = (
  listed: ReadonlyArray<ListedCve>,
  { severity, exploited, fixable, latest }: CveFilter,
): ReadonlyArray<ListedCve> =>
  listed.filter(
    ({ item }) =>
      (severity === '' || item.severity === severity) &&
      (exploited === '' || item.exploitation === 'known') &&
      (fixable === '' || item.fixable > 0 === (fixable === FIXES.available)) &&
      (latest === '' || item.latest > 0),
  );

/** Worst, most and newest first; ties keep the order of the document. */
export const CVE_ORDERS: Orders<ListedCve> = {
  urgent: () => 0,
  severity: (a, b) => severityRank(a.item.severity) - severityRank(b.item.severity),
  id: (a, b) => compareTexts(a.item.id, b.item.id),
  epss: most(({ item }) => item.epss?.score),
  images: most(({ item }) => item.images),
  versions: most(({ item }) => item.versions),
  fix: most(({ item }) => item.fixable),
  since: (a, b) => compareTexts(b.item.since ?? '', a.item.since ?? ''),
};

const EXPLOITATION: Readonly<Record<CveItem['exploitation'], string>> = {
  known: 'Known',
  'none-known': 'None known',
  unknown: 'Not checked',
};

export const exploitationText = ({ exploitation }: CveItem): string =>
  wordFor(EXPLOITATION, exploitation);

/** `In KEV since Aug 1, 2026, due Aug 22, 2026, used by ransomware`; empty without an entry in the KEV catalog. */
export const kevText = ({ kev }: CveItem): string =>
  kev === null
    ? ''
    : [
        `In KEV since ${formatDay(kev.added)}`,
        ...(kev.due === null ? [] : [`due ${formatDay(kev.due)}`]),
        ...(kev.ransomware ? ['used by ransomware'] : []),
      ].join(', ');

const percent = (part: number, digits: number): string => `${(100 * part).toFixed(digits)}%`;

/** `looked`: whether the catalog uses EPSS. */
export const epssText = ({ epss }: CveItem, looked: boolean): string => {
  if (epss !== null) return percent(epss.score, 1);
  return looked ? 'No score' : 'Not checked';
};

export const epssMeaning = ({ epss }: CveItem): string =>
  epss === null
    ? ''
    : `Probability that it is exploited within 30 days${
        epss.percentile === null
          ? ''
          : `; ${percent(epss.percentile, 0)} of all CVEs have at most this score`
      }`;

export const kevSourceText = (kev: Cves['kev']): string =>
  kev === null
    ? 'Known exploitation: not checked.'
    : `Known exploitation: KEV catalog ${kev.version}${
        kev.released === null ? '' : ` of ${formatDay(kev.released)}`
      }, ${pluralize(kev.count, 'entry', 'entries')}.`;

export const epssSourceText = (epss: Cves['epss']): string =>
  epss === null
    ? 'EPSS scores: not checked.'
    : `EPSS scores${epss.date === null ? ' without a date' : ` of ${formatDay(epss.date)}`}${
        epss.model === null ? '' : `, model ${epss.model}`
      }.`;

/** Whether every version has a full record. */
export const isCovered = ({ versions, scanned }: Cves['coverage']): boolean => versions === scanned;

type Gap = readonly [count: number, one: string, many: string];

const listOf = new Intl.ListFormat('en');

/** `3 of 38 versions were not scanned.` */
export const coverageText = (coverage: Cves['coverage']): string => {
  const { versions, scanned, partial, withheld, unscanned } = coverage;
  if (versions === 0) return 'This catalog has no versions yet.';
  const all: ReadonlyArray<Gap> = [
    [unscanned, 'was not scanned', 'were not scanned'],
    [withheld, 'has a report that proves nothing', 'have reports that prove nothing'],
    [partial, 'was only partly scanned', 'were only partly scanned'],
  ];
  const gaps = all.filter(([count]) => count > 0);
  if (gaps.length === 0)
    return `${formatNumber(scanned)} of ${pluralize(versions, 'version')} ${scanned === 1 ? 'was' : 'were'} scanned in full.`;
  const words = gaps.map(
    ([count, one, many], i) =>
      `${formatNumber(count)}${i === 0 ? ` of ${pluralize(versions, 'version')}` : ''} ${count === 1 ? one : many}`,
  );
  return `${listOf.format(words)}.`;
};

export const cveRow = ({ item }: ListedCve): CsvRow => ({
  id: item.id,
  aliases: item.aliases.join(' '),
  severity: item.severity,
  exploitation: item.exploitation,
  due: item.kev?.due,
  epss: item.epss?.score,
  images: item.images,
  versions: item.versions,
  'versions with a fix': item.fixable,
  since: item.since,
  packages: item.packages.join(' '),
  title: item.title,
});
