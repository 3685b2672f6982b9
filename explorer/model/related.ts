import type { Chart, Image } from './documents';
import type { OwnImage } from './own-image';

export const findImage = (text: string, images: ReadonlyArray<Image>): Image | undefined =>
  images.find(({ slug }) => slug === text.trim());

export interface Deployment {
  readonly chart: Chart;
  /** Undefined for a pin that the catalog does not list. */
  readonly versions: ReadonlyArray<string | undefined>;
}

/** Without tag and digest, and without what Docker Hub does not need. */
const repositoryOf = (reference: string): string =>
  reference.replace(/(:[^/:@]*)?(@.*)?$/, '').replace(/^(index\.)?docker\.io\/(library\/)?/i, '');

/** In catalog order. */
export const findDeployments = (
  image: Pick<OwnImage, 'image' | 'versions'>,
  charts: ReadonlyArray<Chart>,
): ReadonlyArray<Deployment> => {
  const repository = repositoryOf(image.image);
  return charts.flatMap((chart) => {
    const own = (chart.images ?? []).filter((each) => repositoryOf(each.image) === repository);
    const versions = own.map(({ image: pin }) => {
      const [, digest] = pin.split('@');
      return image.versions.find((each) => digest !== undefined && each.digest === digest)?.version;
    });
    return own.length === 0 ? [] : [{ chart, versions: [...new Set(versions)] }];
  });
};
