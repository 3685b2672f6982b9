import type { Image } from '../model/documents';
import { namedImage } from '../model/related';
import { linkTo } from '../model/route';

interface AlternativeProps {
  /** What the catalog states: often the slug of an image. */
  readonly text: string;
  readonly images: ReadonlyArray<Image>;
}

/** A clean alternative: a link if it is an image of the catalog. */
export const Alternative = ({ text, images }: AlternativeProps) => {
  const image = namedImage(text, images);
  return image === undefined ? (
    <span>{text}</span>
  ) : (
    <a href={linkTo(['images', image.slug])}>{image.name}</a>
  );
};
