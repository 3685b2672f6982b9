import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { CveCollection, CveDocument } from '../api/cves';
import { ImageFindings } from '../api/findings';
import { cveFile, findingsFile } from '../api/paths';
import { futureDateWarning } from '../domain/future-date';
import { isAfter } from '../domain/instant';
import { type Problem, problem } from '../problem';
import { parseDocument } from './parse-document';
import { CVE_LIST } from './published-memory';

/** A published document, as far as it can be used. */
export interface PublishedDocument<A> {
  readonly value: A | undefined;
  readonly warnings: ReadonlyArray<Problem>;
}

const located = (file: string, message: string): Problem =>
  problem(message, { file: `api/v1/${file}` });

const dropped =
  (file: string, consequence: string) =>
  (flaw: string): PublishedDocument<never> => ({
    value: undefined,
    warnings: [located(file, `the published document is not used: ${flaw}; ${consequence}`)],
  });

/** Makes dates of the future unknown, and warns of the first of them. */
const dateGuard = (latest: string) => {
  let found: string | null = null;
  return {
    guard: (date: string | null): string | null => {
      if (!isAfter(latest, date)) return date;
      found ??= date;
      return null;
    },
    warnings: (file: string): ReadonlyArray<Problem> =>
      found === null ? [] : [futureDateWarning(`the date ${found}`, `api/v1/${file}`)],
  };
};

/** The findings with dates that are possible: none of the future, and none that begins after its end. */
const withPossibleDates = (
  document: ImageFindings,
  guard: (date: string | null) => string | null,
): ImageFindings => ({
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
): PublishedDocument<PublishedFindings> => {
  const file = findingsFile(slug);
  return pipe(
    parseDocument(ImageFindings, bytes),
    E.filterOrElse(
      (found) => found.slug === slug,
      () => 'slug: found that of another image',
    ),
    E.matchW(dropped(file, 'the findings of the image begin anew'), (found) => {
      const dates = dateGuard(latest);
      const usable = withPossibleDates(found, dates.guard);
      return { value: { found, usable }, warnings: dates.warnings(file) };
    }),
  );
};

/** The list with the dates of its files, as far as they are possible: a later file takes their place. */
const withPossibleFiles = (
  { kev, epss, ...list }: CveCollection,
  guard: (date: string | null) => string | null,
): CveCollection => ({
  ...list,
  kev: kev && { ...kev, released: guard(kev.released) },
  epss: epss && { ...epss, date: guard(epss.date) },
});

/** The published list of vulnerabilities; `latest` is the latest date that is accepted. */
export const readCveList = (latest: string, bytes: Buffer): PublishedDocument<CveCollection> =>
  pipe(
    parseDocument(CveCollection, bytes),
    E.matchW(
      dropped(CVE_LIST, 'what is known of exploitation begins with the next kev and epss'),
      (list): PublishedDocument<CveCollection> => {
        const dates = dateGuard(latest);
        const value = withPossibleFiles(list, dates.guard);
        return { value, warnings: dates.warnings(CVE_LIST) };
      },
    ),
  );

/** The published document of a vulnerability, which is as it was published; fails if it is none. */
export const readCve = (id: string, bytes: Buffer): E.Either<Problem, CveDocument> =>
  pipe(
    parseDocument(CveDocument, bytes),
    E.mapLeft((flaw) =>
      located(
        cveFile(id) ?? id,
        `the published document cannot be used: ${flaw}; nothing was published; remove api/v1/cve from the branch and run again, which computes all of it anew`,
      ),
    ),
  );
