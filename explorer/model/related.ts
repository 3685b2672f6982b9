import { parseReference, repositoryOf } from '../../src/domain/image-reference';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import type { Chart, Image, SecurityRecord } from './documents';

/** The image whose slug a text is. */
export const findImage = (text: string, images: ReadonlyArray<Image>): Image | undefined =>
  images.find(({ slug }) => slug === text.trim());

export interface Pin {
  readonly repository: string;
  readonly digest: string | undefined;
  /** The version with that digest. */
  readonly version: string | undefined;
}

/** What a reference pins. */
export const parsePin = (reference: string, image: Image | undefined): Pin => {
  const { repository, digest } = parseReference(reference);
  const version = image?.versions?.find(
    (each) => digest !== undefined && each.digest === digest,
  )?.version;
  return { repository, digest, version };
};

export interface Deployment {
  readonly chart: Chart;
  /** The versions that the chart deploys; undefined for a pin that the catalog does not list. */
  readonly versions: ReadonlyArray<string | undefined>;
}

/** The charts that deploy an image, in catalog order. */
export const findDeployments = (
  image: Image,
  charts: ReadonlyArray<Chart>,
): ReadonlyArray<Deployment> => {
  const repository = repositoryOf(image.image);
  return charts.flatMap((chart) => {
    const own = (chart.images ?? []).filter((each) => repositoryOf(each.image) === repository);
    const versions = [...new Set(own.map((each) => parsePin(each.image, image).version))];
    return own.length === 0 ? [] : [{ chart, versions }];
  });
};

/** How many findings a version has, if that is fewer than another has: `2 findings instead of 6`. */
export const fewerText = (
  security: SecurityRecord | null,
  version: string,
  other: string,
): string | undefined => {
  const totalOf = (of: string) => security?.versions.find((each) => each.version === of)?.total;
  const [own, instead] = [totalOf(version), totalOf(other)];
  return own === undefined || instead === undefined || own >= instead
    ? undefined
    : `${pluralize(own, 'finding')} instead of ${formatNumber(instead)}`;
};
