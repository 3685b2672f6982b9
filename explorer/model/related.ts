import { parseReference, repositoryOf } from '../../src/domain/image-reference';
import { pluralize } from '../../src/domain/values/plural';
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

export interface Better {
  readonly version: string;
  /** Its number of findings. */
  readonly total: number;
}

/** The newest version that is newer and has fewer findings. */
export const findBetterVersion = (
  security: SecurityRecord | null,
  version: string,
): Better | undefined => {
  const versions = security?.versions ?? [];
  const at = versions.findIndex((each) => each.version === version);
  const own = versions[at];
  return own === undefined
    ? undefined
    : versions.slice(0, at).find(({ total }) => total < own.total);
};

/** What a better version has, as the end of a sentence. */
export const fewerText = ({ total }: { readonly total: number }): string =>
  total === 0 ? 'none of these findings' : `only ${pluralize(total, 'finding')}`;
