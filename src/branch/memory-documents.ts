import { ChangesCollection, DayChanges } from '../api/changes';
import { CveCollection, CveDocument, type CveItem } from '../api/cves';
import { DigestDocument, RemovedCollection, type RemovedItem } from '../api/digests';
import { Feed } from '../api/feed';
import { ImageFindings } from '../api/findings';
import { HistoryCollection, type HistoryRow } from '../api/history';
import { changesFile, cveFile, digestFile, findingsFile, releasesFile } from '../api/paths';
import { ImageReleases } from '../api/releases';
import { dayOf, isAfter, startOf } from '../domain/instant';
import {
  type DateGuard,
  type PublishedDocument,
  readDocument,
  unusable,
} from './published-document';
import { CHANGES_LIST, CVE_LIST, FEED, HISTORY, REMOVED_LIST } from './published-memory';

/** Readers of the documents of the memory. `latest` is the latest accepted date, RFC 3339 in UTC. */

const findOtherSlug =
  (slug: string) =>
  (found: { readonly slug: string }): string | undefined =>
    found.slug === slug ? undefined : 'slug: found another image';

/** The scan date of the published record of a version; null if it has none, or is not to be compared with. */
export type ScanDate = (version: string) => string | null;

/**
 * Replaces impossible dates by null: those in the future, a beginning after its end, and an entry that begins after
 * the scan that confirms it.
 */
const withPossibleDates = (
  document: ImageFindings,
  scanDate: ScanDate,
  guard: DateGuard,
): ImageFindings => ({
  ...document,
  versions: document.versions.map((each) => ({ ...each, first: guard(each.first) })),
  open: document.open.map((open) => ({
    ...open,
    since: guard(open.since),
    versions: open.versions.map((entry) => {
      const since = guard(entry.since);
      const scanned = entry.confirmed ? scanDate(entry.version) : null;
      const isPossible = since === null || scanned === null || since <= scanned;
      return { ...entry, since: isPossible ? since : null };
    }),
  })),
  closed: document.closed.map((item) => {
    const [since, until] = [guard(item.since), guard(item.until)];
    // The commit that removes a version may be older than its last scan.
    const isPossible =
      item.reason === 'removed' || since === null || until === null || since <= until;
    return { ...item, since: isPossible ? since : null, until };
  }),
});

export interface PublishedFindings {
  /** As published, like the mentions in the documents of vulnerabilities. */
  readonly found: ImageFindings;
  /** Without impossible dates. */
  readonly usable: ImageFindings;
}

/** Reads the findings of an image. `scanDate` is that of its published versions. */
export const readFindings = (
  slug: string,
  latest: string,
  scanDate: ScanDate,
  bytes: Buffer,
): PublishedDocument<PublishedFindings> =>
  readDocument(findingsFile(slug), latest, bytes, {
    codec: ImageFindings,
    consequence: 'the findings of the image start over',
    flawOf: findOtherSlug(slug),
    use: (found, guard) => ({ found, usable: withPossibleDates(found, scanDate, guard) }),
  });

/** An item that was added to the KEV catalog in the future is not known to be exploited. */
const withPossibleAddition =
  (guard: DateGuard) =>
  (item: CveItem): CveItem =>
    item.kev === null || guard(startOf(item.kev.added)) !== null
      ? item
      : { ...item, exploitation: 'unknown', kev: null };

/**
 * Replaces impossible dates of the KEV and EPSS files by null, so that the next files replace them. Those of an edited
 * list are unknown: they would decide which files are used.
 */
const withPossibleFiles = (
  { kev, epss, data, ...list }: CveCollection,
  isEdited: boolean,
  guard: DateGuard,
): CveCollection => ({
  ...list,
  kev: kev && { ...kev, released: isEdited ? null : guard(kev.released) },
  epss: epss && { ...epss, date: isEdited ? null : guard(epss.date) },
  data: data.map(withPossibleAddition(guard)),
});

/** Reads the list of vulnerabilities. */
export const readCveList = (
  latest: string,
  isEdited: boolean,
  bytes: Buffer,
): PublishedDocument<CveCollection> =>
  readDocument(CVE_LIST, latest, bytes, {
    codec: CveCollection,
    consequence: 'exploitation is unknown until the next kev and epss',
    use: (list, guard) => withPossibleFiles(list, isEdited, guard),
  });

/** Reads the document of a vulnerability. */
export const readCve = (
  id: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<CveDocument> =>
  readDocument(cveFile(id) ?? id, latest, bytes, {
    codec: CveDocument,
    consequence: 'its title and address are those of the rows, if any row has it',
    flawOf: (found) => (found.id === id ? undefined : 'id: found another one'),
    use: (found) => found,
  });

/** Reads the releases of an image. */
export const readReleases = (
  slug: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<ImageReleases> =>
  readDocument(releasesFile(slug), latest, bytes, {
    codec: ImageReleases,
    consequence: 'the former digests of the image start over',
    flawOf: findOtherSlug(slug),
    use: (found, guard) => ({
      ...found,
      releases: found.releases.map((release) => ({
        ...release,
        former: release.former.map((each) => ({ ...each, until: guard(each.until) })),
      })),
    }),
  });

/** Reads the tombstones. */
export const readRemoved = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ReadonlyArray<RemovedItem>> =>
  readDocument(REMOVED_LIST, latest, bytes, {
    codec: RemovedCollection,
    consequence: 'the list starts over with the retired items of the manifest',
    use: ({ data }, guard) => data.map((item) => ({ ...item, removed: guard(item.removed) })),
  });

/** Reads the digests of a prefix. */
export const readDigests = (
  prefix: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<DigestDocument> =>
  readDocument(digestFile(prefix), latest, bytes, {
    codec: DigestDocument,
    consequence: 'it is computed again',
    flawOf: (found) => (found.prefix === prefix ? undefined : 'prefix: found another one'),
    use: (found) => found,
  });

/** Reads the list of days. */
export const readChangesList = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ChangesCollection> =>
  readDocument(CHANGES_LIST, latest, bytes, {
    codec: ChangesCollection,
    consequence: 'changes are recorded from now on',
    use: (list, guard) => ({ ...list, from: guard(list.from) }),
  });

const datesIn = ({ cves, images, charts }: DayChanges): ReadonlyArray<string> => [
  ...[...cves, ...images, ...charts].flatMap(({ first, last }) => [first, last]),
  ...images.flatMap(({ rebuilt }) => rebuilt.map(({ at }) => at)),
  ...charts.flatMap(({ versions }) => versions.map(({ at }) => at)),
];

const findOtherDay =
  (day: string) =>
  (found: DayChanges): string | undefined => {
    if (found.date !== day) return 'date: found another day';
    return datesIn(found).every((date) => dayOf(date) === day)
      ? undefined
      : 'found a date on another day';
  };

const DAY_IS_LOST = 'the changes of that day are lost';

/** Reads the changes of a day. */
export const readDay = (
  day: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<DayChanges> => {
  const document = readDocument(changesFile(day), latest, bytes, {
    codec: DayChanges,
    consequence: DAY_IS_LOST,
    flawOf: findOtherDay(day),
    use: (found) => found,
  });
  const dates = document.value ? datesIn(document.value) : [];
  return dates.some((date) => isAfter(latest, date))
    ? unusable(changesFile(day), 'found a date in the future', DAY_IS_LOST)
    : document;
};

/** Reads the feed. Its items can be computed from the days again. */
export const readFeed = (latest: string, bytes: Buffer): PublishedDocument<Feed> =>
  readDocument(FEED, latest, bytes, {
    codec: Feed,
    consequence: 'its items are computed again',
    use: (feed) => feed,
  });

/** Reads the rows of the history, without future days. */
export const readHistory = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ReadonlyArray<HistoryRow>> =>
  readDocument(HISTORY, latest, bytes, {
    codec: HistoryCollection,
    consequence: 'the history starts over',
    use: ({ data }) => data.filter(({ date }) => date <= dayOf(latest)),
  });
