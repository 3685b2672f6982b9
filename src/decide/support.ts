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

/** Whether the end of support is near, by the days that are left until then. */
const isNear = (daysLeft: number): boolean => Math.abs(daysLeft) <= 30;

const isLongOver = (daysLeft: number): boolean => daysLeft < 0 && !isNear(daysLeft);

/** The versions of which support ends or ended within 30 days of the data, or as asked, and that are not deprecated. */
const findEnds = (
  { images }: Catalog,
  dataDate: string | null,
  isMeant = isNear,
): ReadonlyArray<string> =>
  images.flatMap(({ slug, status, versions = [] }) =>
    versions.flatMap(({ version, eol, deprecated }) =>
      dataDate !== null &&
      status === 'available' &&
      eol !== undefined &&
      deprecated !== true &&
      isMeant(daysBetween(dataDate, eol))
        ? [`${slug}/${version} on ${eol}`]
        : [],
    ),
  );

/** The ends of support as a text, for every run; undefined if there are none. */
export const describeEnds = (catalog: Catalog, dataDate: string | null): string | undefined => {
  const listed = (what: string, ends: ReadonlyArray<string>): ReadonlyArray<string> =>
    ends.length === 0 ? [] : [`${what}: ${joinLimited(ends, MAX_LISTED)}`];
  const texts = [
    ...listed('ends or ended within 30 days', findEnds(catalog, dataDate)),
    ...listed('ended long ago, without deprecated: true', findEnds(catalog, dataDate, isLongOver)),
  ];
  return texts.length === 0 ? undefined : texts.join('; ');
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
  const known = new Set(findEnds(catalog, before));
  const near = findEnds(catalog, dataDate).filter((each) => !known.has(each));
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
