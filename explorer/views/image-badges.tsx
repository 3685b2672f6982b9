import { pictureMarkdown, valueMarkdown } from '../model/badge';
import type { Image } from '../model/documents';
import { linkTo } from '../model/route';
import { absolute, BadgePicture } from '../parts/badge';
import { Copy } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';

const VALUES: ReadonlyArray<readonly [label: string, path: string]> = [
  ['grade', '$.latest.grade'],
  ['findings', '$.latest.total'],
];

/** Markdown of badges for the README of an image. */
export const ImageBadges = ({ image: { slug, name, security } }: { image: Image }) => {
  const own = encodeURIComponent(slug);
  const picture = `images/${own}/badge.svg`;
  const document = absolute(`security/${own}.json`);
  const page = absolute(linkTo(['images', slug]));
  return (
    <details class="reading">
      <summary>Badges for a README</summary>
      <Facts>
        <Fact label="Its last scan">
          <BadgePicture path={picture} says={`Result of the last scan of ${name}`} />
          <Copy
            text={pictureMarkdown(`${name} CVEs`, absolute(picture), page)}
            what="Markdown of the last-scan badge"
          />
        </Fact>
        {security === null
          ? null
          : VALUES.map(([label, path]) => (
              <Fact key={label} label={`Its ${label}`}>
                <Copy
                  text={valueMarkdown(`${name} ${label}`, { document, path }, page)}
                  what={`Markdown of the ${label} badge`}
                />
              </Fact>
            ))}
      </Facts>
    </details>
  );
};
