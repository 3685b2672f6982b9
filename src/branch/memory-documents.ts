import type * as E from 'fp-ts/Either';
import { ChangesCollection, DayChanges } from '../api/changes';
import { CveCollection, CveDocument } from '../api/cves';
import { DigestDocument, RemovedCollection, type RemovedItem } from '../api/digests';
import { Feed } from '../api/feed';
import { ImageFindings } from '../api/findings';
import { HistoryCollection, type HistoryRow } from '../api/history';
import { changesFile, cveFile, digestFile, findingsFile, releasesFile } from '../api/paths';
import { ImageReleases } from '../api/releases';
import { dayOf } from '../domain/instant';
import type { Problem } from '../problem';
import {
  type DateGuard,
  type PublishedDocument,
  readDocument,
  readOwnDocument,
} from './published-document';
import { CHANGES_LIST, CVE_LIST, FEED, HISTORY, REMOVED_LIST } from './published-memory';

/** Readers of the documents of the memory. `latest` is the latest accepted date, RFC 3339 in UTC. */

const findOtherSlug =
  (slug: string) =>
  (found: { readonly slug: string }): string | undefined =>
    found.slug === slug ? undefined : 'slug: found another image';

/** Replaces impossible dates by null: those in the future, and a beginning after its end. */
const withPossibleDates = (document: ImageFindings, guard: DateGuard): ImageFindings => ({
  ...document,
  versions: document.versions.map((each) => ({ ...each, first: guard(each.first) })),
  open: document.open.map((open) => ({
    ...open,
    since: guard(open.since),
    versions: open.versions.map((entry) => ({ ...entry, since: guard(entry.since) })),
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

/** Reads the findings of an image. */
export const readFindings = (
  slug: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<PublishedFindings> =>
  readDocument(findingsFile(slug), latest, bytes, {
    codec: ImageFindings,
    consequence: 'the findings of the image start over',
    flawOf: findOtherSlug(slug),
    use: (found, guard) => ({ found, usable: withPossibleDates(found, guard) }),
  });

/** Replaces impossible dates of the KEV and EPSS files by null, so that the next files replace them. */
const withPossibleFiles = (
  { kev, epss, ...list }: CveCollection,
  guard: DateGuard,
): CveCollection => ({
  ...list,
  kev: kev && { ...kev, released: guard(kev.released) },
  epss: epss && { ...epss, date: guard(epss.date) },
});

/** Reads the list of vulnerabilities. */
export const readCveList = (latest: string, bytes: Buffer): PublishedDocument<CveCollection> =>
  readDocument(CVE_LIST, latest, bytes, {
    codec: CveCollection,
    consequence: 'exploitation is unknown until the next kev and epss',
    use: withPossibleFiles,
  });

/** Reads the document of a vulnerability, whose id is as published. Fails if it does not decode. */
export const readCve = (id: string, bytes: Buffer): E.Either<Problem, CveDocument> =>
  readOwnDocument(
    CveDocument,
    cveFile(id) ?? id,
    bytes,
    'remove api/v1/cve from the branch and run again to compute it anew',
  );

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

/** Reads the digests of a prefix, whose id is as published. Fails if the document does not decode. */
export const readDigests = (prefix: string, bytes: Buffer): E.Either<Problem, DigestDocument> =>
  readOwnDocument(
    DigestDocument,
    digestFile(prefix),
    bytes,
    'remove api/v1/digest from the branch and run again to compute it anew',
  );

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

const findFlaw =
  (day: string, latest: string) =>
  (found: DayChanges): string | undefined => {
    if (found.date !== day) return 'date: found another day';
    const dates = datesIn(found);
    if (!dates.every((date) => dayOf(date) === day)) return 'found a date on another day';
    return dates.some((date) => date > latest) ? 'found a date in the future' : undefined;
  };

/** Reads the changes of a day. */
export const readDay = (
  day: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<DayChanges> =>
  readDocument(changesFile(day), latest, bytes, {
    codec: DayChanges,
    consequence: 'the changes of that day are lost',
    flawOf: findFlaw(day, latest),
    use: (found) => found,
  });

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
