import { pictureMarkdown } from '../model/badge';
import type { OwnImage } from '../model/own-image';
import { linkTo } from '../model/route';
import { absolute, BadgePicture } from '../parts/badge';
import { Copy } from '../parts/copy';

export const ImageBadge = ({ image: { slug, name } }: { image: OwnImage }) => {
  const picture = `images/${encodeURIComponent(slug)}/badge.svg`;
  return (
    <details class="reading">
      <summary>Badge for a README</summary>
      <BadgePicture path={picture} says={`Result of the last scan of ${name}`} />
      <Copy
        text={pictureMarkdown(
          `${name} CVEs`,
          absolute(picture),
          absolute(linkTo(['images', slug])),
        )}
        what="Markdown of the badge"
      />
    </details>
  );
};
