import { parseReference, repositoryOf } from '../../src/domain/image-reference';
import type { Chart, Image, SecurityRecord } from './documents';

/** The image of the catalog that a text names by its slug, such as a clean alternative. */
export const namedImage = (text: string, images: ReadonlyArray<Image>): Image | undefined =>
  images.find(({ slug }) => slug === text.trim());

/** Finds the image of a catalog that a reference is of. */
export const imagesByRepository = (
  images: ReadonlyArray<Image>,
): ((reference: string) => Image | undefined) => {
  const known = new Map(images.map((image) => [repositoryOf(image.image), image]));
  return (reference) => known.get(repositoryOf(reference));
};

export interface Pinned {
  readonly repository: string;
  readonly digest: string | undefined;
  /** The version of the image that has the digest. */
  readonly version: string | undefined;
}

/** What a reference pins, if it is one of an image. */
export const pinned = (reference: string, image: Image | undefined): Pinned => {
  const { repository, digest } = parseReference(reference);
  const version = image?.versions?.find(
    (each) => digest !== undefined && each.digest === digest,
  )?.version;
  return { repository, digest, version };
};

export interface Deployment {
  readonly chart: Chart;
  /** Versions of the image that the chart deploys; what it pins and the catalog does not list is undefined. */
  readonly versions: ReadonlyArray<string | undefined>;
}

/** Charts that deploy an image, in the order of the catalog. */
export const deploymentsOf = (
  image: Image,
  charts: ReadonlyArray<Chart>,
): ReadonlyArray<Deployment> => {
  const repository = repositoryOf(image.image);
  return charts.flatMap((chart) => {
    const own = (chart.images ?? []).filter((each) => repositoryOf(each.image) === repository);
    const versions = [...new Set(own.map((each) => pinned(each.image, image).version))];
    return own.length === 0 ? [] : [{ chart, versions }];
  });
};

export interface Better {
  readonly version: string;
  /** Findings of that version, and fewer than those of the version asked for. */
  readonly total: number;
}

/** The newest version with fewer findings than a version, if it is newer. */
export const betterVersion = (
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
