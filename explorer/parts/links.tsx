import type { ComponentChildren } from 'preact';
import { isWebAddress } from '../../src/domain/web-address';
import type { Image, RemovedItem } from '../model/documents';
import { namedImage } from '../model/related';
import { linkTo } from '../model/route';

/** A link to the web, if the address is one of http or https; else its text. */
export const WebLink = ({ href, children }: { href: string; children?: ComponentChildren }) =>
  isWebAddress(href) ? (
    <a href={href} rel="noopener noreferrer" class="out">
      {children ?? href.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  ) : (
    <span>{children ?? href}</span>
  );

/** The documents that a view shows, one click away. */
export const JsonLinks = ({ paths }: { paths: ReadonlyArray<string> }) => (
  <ul class="json-links" aria-label="JSON of this view">
    {paths.map((path) => (
      <li key={path}>
        <a href={path.split('/').map(encodeURIComponent).join('/')} class="json">
          <span aria-hidden="true">{'{ }'}</span> {path}
        </a>
      </li>
    ))}
  </ul>
);

interface ImageLinkProps {
  readonly slug: string;
  readonly version: string | null;
}

/** An image, or a version of it. One that is gone has a view of what is left of it. */
export const ImageLink = ({ slug, version }: ImageLinkProps) =>
  version === null ? (
    <a href={linkTo(['images', slug])}>{slug}</a>
  ) : (
    <a href={linkTo(['images', slug, version])}>
      {slug} {version}
    </a>
  );

/** What takes the place of something that is gone. */
export const Replaced = ({ by }: { by: RemovedItem['replacement'] }) =>
  by === null ? <span class="faint">Nothing stated</span> : <ImageLink {...by} />;

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

/** Texts with commas between them, each as a link or code. */
export const commaList = (
  texts: ReadonlyArray<string>,
  show: (text: string) => ComponentChildren,
): ComponentChildren => texts.map((text, i) => [i > 0 ? ', ' : '', show(text)]);

/** Versions of an image, each a link. */
export const VersionLinks = (props: { slug: string; versions: ReadonlyArray<string> }) => (
  <>
    {commaList(props.versions, (version) => (
      <a href={linkTo(['images', props.slug, version])}>{version}</a>
    ))}
  </>
);
