import type * as E from 'fp-ts/Either';
import { CveCollection, CveDocument } from '../api/cves';
import { ImageFindings } from '../api/findings';
import { cveFile, findingsFile } from '../api/paths';
import type { Problem } from '../problem';
import {
  type DateGuard,
  type PublishedDocument,
  readDocument,
  readOwnDocument,
} from './published-document';
import { CVE_LIST } from './published-memory';

/** The findings with dates that are possible: none of the future, and none that begins after its end. */
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
    // A version may be removed by a commit from before its last scan.
    const isPossible =
      item.reason === 'removed' || since === null || until === null || since <= until;
    return { ...item, since: isPossible ? since : null, until };
  }),
});

/** The published findings of an image. */
export interface PublishedFindings {
  /** As they are published: what the documents of vulnerabilities say is the same. */
  readonly found: ImageFindings;
  /** With dates that are possible. */
  readonly usable: ImageFindings;
}

/** The published findings of an image; `latest` is the latest date that is accepted. */
export const readFindings = (
  slug: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<PublishedFindings> =>
  readDocument({
    codec: ImageFindings,
    consequence: 'the findings of the image begin anew',
    flawOf: (found) => (found.slug === slug ? undefined : 'slug: found that of another image'),
    use: (found, guard) => ({ found, usable: withPossibleDates(found, guard) }),
  })(findingsFile(slug), latest, bytes);

/** The list with the dates of its files, as far as they are possible: a later file takes their place. */
const withPossibleFiles = (
  { kev, epss, ...list }: CveCollection,
  guard: DateGuard,
): CveCollection => ({
  ...list,
  kev: kev && { ...kev, released: guard(kev.released) },
  epss: epss && { ...epss, date: guard(epss.date) },
});

/** The published list of vulnerabilities; `latest` is the latest date that is accepted. */
export const readCveList = (latest: string, bytes: Buffer): PublishedDocument<CveCollection> =>
  readDocument({
    codec: CveCollection,
    consequence: 'what is known of exploitation begins with the next kev and epss',
    use: withPossibleFiles,
  })(CVE_LIST, latest, bytes);

/** The published document of a vulnerability, which is as it was published; fails if it is none. */
export const readCve = (id: string, bytes: Buffer): E.Either<Problem, CveDocument> =>
  readOwnDocument(
    CveDocument,
    cveFile(id) ?? id,
    bytes,
    'remove api/v1/cve from the branch and run again, which computes all of it anew',
  );
