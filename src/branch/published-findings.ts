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

/** Reads the findings of an image; `latest` is the latest accepted date. */
export const readFindings = (
  slug: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<PublishedFindings> =>
  readDocument(findingsFile(slug), latest, bytes, {
    codec: ImageFindings,
    consequence: 'the findings of the image start over',
    flawOf: (found) => (found.slug === slug ? undefined : 'slug: found another image'),
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

/** Reads the list of vulnerabilities; `latest` is the latest accepted date. */
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
