import { parseReference, repositoryOf } from '../../src/domain/image-reference';
import type { Chart, Image } from './documents';
import type { OwnImage } from './own-image';

export const findImage = (text: string, images: ReadonlyArray<Image>): Image | undefined =>
  images.find(({ slug }) => slug === text.trim());

export interface Deployment {
  readonly chart: Chart;
  /** Undefined for a pin that the catalog does not list. */
  readonly versions: ReadonlyArray<string | undefined>;
}

/** In catalog order. */
export const findDeployments = (
  image: Pick<OwnImage, 'image' | 'versions'>,
  charts: ReadonlyArray<Chart>,
): ReadonlyArray<Deployment> => {
  const repository = repositoryOf(image.image);
  return charts.flatMap((chart) => {
    const own = (chart.images ?? []).filter((each) => repositoryOf(each.image) === repository);
    const pinned = own.map(({ image: pin }) => parseReference(pin).digest);
    const versions = pinned.map(
      (digest) =>
        image.versions.find((each) => digest !== undefined && each.digest === digest)?.version,
    );
    return own.length === 0 ? [] : [{ chart, versions: [...new Set(versions)] }];
  });
};
