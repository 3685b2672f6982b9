import type { ImageVex, VexStatement } from '../../contract/vex';
import { daysBetween } from '../../domain/instant';
import { type Problem, problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { CatalogImage } from '../manifest/catalog';

type DocumentsBySlug = ReadonlyMap<string, ImageVex>;

const MAX_AGE_DAYS = 365;
const MAX_NAMED = 5;

const reviewDate = ({ last_updated, timestamp }: VexStatement): string => last_updated ?? timestamp;

/** Warns of statements over 365 days older than the data. `dataDate` is in UTC with whole seconds. */
export const warnOfAge = (documents: DocumentsBySlug, dataDate: string): ReadonlyArray<Problem> => {
  const old = [...documents].flatMap(([slug, { statements }]) =>
    statements
      .filter((each) => daysBetween(reviewDate(each), dataDate) > MAX_AGE_DAYS)
      .map((each) => ({ slug, date: reviewDate(each), name: each.vulnerability.name })),
  );
  const [oldest] = old.sort((a, b) => (a.date < b.date ? -1 : 1));
  return oldest === undefined
    ? []
    : [
        problem(
          `found ${pluralize(old.length, 'statement')} older than ${MAX_AGE_DAYS} days, the oldest of ${oldest.date} (${show(oldest.name)} in ${oldest.slug}), expected statements that were reviewed since; check whether they still hold, and state the date of the review as last_updated`,
        ),
      ];
};

/** Digests of suppressing statements that no version of the image has. */
const uncovered = (
  { statements }: ImageVex,
  versions: CatalogImage['versions'] = [],
): ReadonlyArray<string> => {
  const current = new Set(versions.map(({ digest }) => digest?.slice('sha256:'.length)));
  const stated = statements
    .filter(({ status }) => status === 'not_affected' || status === 'fixed')
    .flatMap(({ products }) => products.flatMap(({ hashes }) => hashes?.['sha-256'] ?? []));
  return [...new Set(stated)].filter((digest) => !current.has(digest));
};

/** Notes `not_affected` and `fixed` for digests that no version has, once for each image. */
export const noticeUncovered = (
  documents: DocumentsBySlug,
  images: ReadonlyArray<CatalogImage>,
): ReadonlyArray<string> =>
  images.flatMap(({ slug, versions }) => {
    const document = documents.get(slug);
    const digests = document === undefined ? [] : uncovered(document, versions);
    return digests.length === 0
      ? []
      : [
          `${slug}: found statements not_affected or fixed of ${pluralize(digests.length, 'digest')} that no version has (${joinLimited(digests, MAX_NAMED, (each) => `sha256:${each.slice(0, 12)}…`)}), expected digests of this catalog; rebuilt images are not covered: state them for the new digests, or for the image as a whole`,
        ];
  });
