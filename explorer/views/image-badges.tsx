import { valueMarkdown } from '../model/badge';
import type { Image } from '../model/documents';
import { linkTo } from '../model/route';
import { Copy } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';

const VALUES: ReadonlyArray<readonly [label: string, path: string]> = [
  ['grade', '$.latest.grade'],
  ['findings', '$.latest.total'],
];

/** Markdown of badges for the README of an image: they read its record, whenever they are shown. */
export const ImageBadges = ({ image: { slug, name } }: { image: Image }) => {
  const document = new URL(`security/${encodeURIComponent(slug)}.json`, location.href).href;
  const page = new URL(linkTo(['images', slug]), location.href).href;
  return (
    <details class="more">
      <summary>Badges for a README</summary>
      <Facts>
        {VALUES.map(([label, path]) => (
          <Fact key={label} label={`Its ${label}`}>
            <Copy
              text={valueMarkdown(`${name} ${label}`, { document, path }, page)}
              what={`Markdown of the badge ${label}`}
            />
          </Fact>
        ))}
      </Facts>
    </details>
  );
};
