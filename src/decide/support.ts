import { daysBetween } from '../domain/instant';
import { type Problem, problem } from '../domain/problem';
import { joinLimited } from '../domain/values/plural';
import { isEnded } from '../domain/verdict';
import { versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import type { Catalog } from '../read/manifest/catalog';
import type { JudgedImage } from './verdicts';

const MAX_LISTED = 5;

/** Warns of an image that loses its last supported version, only in the run where that happens. */
export const warnOfEnded = (
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
      `${slug} has no supported version left (${names}), so none is recommended; add a version, or move the image to the list retired`,
    ),
  ];
};

/** The versions whose support has ended or ends within 30 days, without deprecated ones. */
const findSupportEnds = ({ images }: Catalog, dataDate: string): ReadonlyArray<string> =>
  images.flatMap(({ slug, status, versions = [] }) =>
    versions.flatMap(({ version, eol, deprecated }) =>
      status === 'available' &&
      eol !== undefined &&
      deprecated !== true &&
      daysBetween(dataDate, eol) <= 30
        ? [`${slug} ${version} (${eol})`]
        : [],
    ),
  );

/** Describes the ends of support, in every run; undefined without any. `dataDate` is the clock. */
export const describeEnds = (catalog: Catalog, dataDate: string | null): string | undefined => {
  const ends = dataDate === null ? [] : findSupportEnds(catalog, dataDate);
  return ends.length === 0
    ? undefined
    : `ended or ends within 30 days: ${joinLimited(ends, MAX_LISTED)}`;
};
