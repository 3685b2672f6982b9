import { daysBetween } from '../domain/instant';
import { type Problem, problem, type Remarks } from '../domain/problem';
import { lastText } from '../domain/values/compare';
import { joinLimited } from '../domain/values/plural';
import { isEnded } from '../domain/verdict';
import { versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { Catalog } from '../read/manifest/catalog';
import type { JudgedImage } from './verdicts';

const MAX_LISTED = 5;

/** Warns of an image that loses its last supported version in this run; a later run does not warn of it again. */
const endedWarning = (
  { slug, versions }: JudgedImage,
  published: Previous['versions'],
): ReadonlyArray<Problem> => {
  const isOld = versions.every(({ version }) =>
    isEnded(published.get(versionKey(slug, version))?.verdict),
  );
  if (isOld || !versions.every(({ verdict }) => isEnded(verdict))) return [];
  const names = joinLimited(
    versions.map(({ version, verdict }) => `${version} ${verdict}`),
    MAX_LISTED,
  );
  return [
    problem(
      `${slug}: found no version that is supported (${names}), expected at least one, since none is recommended otherwise; add a version, or move the image to the list retired`,
    ),
  ];
};

/** The versions of which support ends or ended within 30 days of the data, and that are not deprecated. */
const findNearEnds = ({ images }: Catalog, dataDate: string | null): ReadonlyArray<string> =>
  images.flatMap(({ slug, status, versions = [] }) =>
    versions.flatMap(({ version, eol, deprecated }) =>
      dataDate !== null &&
      status === 'available' &&
      eol !== undefined &&
      deprecated !== true &&
      Math.abs(daysBetween(dataDate, eol)) <= 30
        ? [`${slug}/${version} on ${eol}`]
        : [],
    ),
  );

/** The near ends of support as a text, for every run; undefined if there are none. */
export const describeNearEnds = (catalog: Catalog, dataDate: string | null): string | undefined => {
  const near = findNearEnds(catalog, dataDate);
  return near.length === 0
    ? undefined
    : `ends or ended within 30 days: ${joinLimited(near, MAX_LISTED)}`;
};

/**
 * What the owner of a catalog should hear of the support of versions. `dataDate` is the clock, and the newest published
 * scan that of the run before: what was near then is no news.
 */
export const describeSupport = (
  catalog: Catalog,
  images: ReadonlyArray<JudgedImage>,
  published: Previous['versions'],
  dataDate: string | null,
): Remarks => {
  const before = lastText([...published.values()].map(({ scannedAt }) => scannedAt));
  const known = new Set(findNearEnds(catalog, before));
  const near = findNearEnds(catalog, dataDate).filter((each) => !known.has(each));
  return {
    warnings: images.flatMap((image) => endedWarning(image, published)),
    notices:
      near.length === 0
        ? []
        : [
            `found versions whose support ends or ended within 30 days (${joinLimited(near, MAX_LISTED)}), expected supported or deprecated ones; state deprecated: true for what is not to be used any more, or a later eol`,
          ],
  };
};
