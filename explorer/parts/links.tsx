import type { ComponentChildren } from 'preact';
import { isWebAddress } from '../../src/domain/web-address';
import { useNameOf } from '../io/lists';
import { useLater } from '../io/load';
import type { Images, RemovedItem } from '../model/documents';
import { findImage } from '../model/related';
import { linkTo } from '../model/route';

/** The documents of the action. */
export const GUIDES = 'https://github.com/your-org/catalog-api-action/blob/main/docs';

/** A link, if the address is http or https; otherwise plain text. */
export const WebLink = ({ href, children }: { href: string; children?: ComponentChildren }) =>
  isWebAddress(href) ? (
    <a href={href}>{children ?? href.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</a>
  ) : (
    <span>{children ?? href}</span>
  );

/** `path` is relative to `api/v1`. */
export const absolute = (path: string): string => new URL(path, location.href).href;

/** `path` is relative to `api/v1`. */
export const JsonLink = ({ path }: { path: string }) => (
  <a href={path} class="wrap">
    {path}
  </a>
);

export const ImageName = ({ slug }: { slug: string }) => <>{useNameOf()(slug)}</>;

interface ImageLinkProps {
  readonly slug: string;
  readonly version?: string | null;
}

/** Removed images and versions have a view too. */
export const ImageLink = ({ slug, version = null }: ImageLinkProps) => (
  <a href={linkTo(['images', slug, version ?? []].flat())}>
    <ImageName slug={slug} />
    {version === null ? '' : ` ${version}`}
  </a>
);

interface BaseLinkProps {
  readonly slug: string;
  readonly version: string;
}

export const BaseLink = ({ slug, version }: BaseLinkProps) => (
  <a href={linkTo(['bases', slug, version])}>
    {slug} {version}
  </a>
);

export const Replaced = ({ by }: { by: RemovedItem['replacement'] }) =>
  by === null ? <span class="faint">Not stated</span> : <ImageLink {...by} />;

/** A link if the text is the slug of an image of the catalog. */
export const Alternative = ({ text }: { text: string }) => {
  const image = findImage(text, useLater<Images>('images.json')?.data ?? []);
  return image === undefined ? (
    <span>{text}</span>
  ) : (
    <a href={linkTo(['images', image.slug])}>{image.name}</a>
  );
};

interface CveNameProps {
  readonly id: string;
  /** Its other names, or its title. */
  readonly more?: string | null | undefined;
}

export const CveName = ({ id, more }: CveNameProps) => (
  <>
    <a href={linkTo(['cves', id])}>{id}</a>
    {more && <span class="line faint">{more}</span>}
  </>
);

/** Null for an empty list. */
export const commaList = <A,>(
  items: ReadonlyArray<A>,
  show: (item: A) => ComponentChildren,
): ComponentChildren =>
  items.length === 0 ? null : items.map((item, i) => [i > 0 ? ', ' : '', show(item)]);

interface LinkListProps {
  /** Where the names are: the first parts of their addresses. */
  readonly to: ReadonlyArray<string>;
  readonly names: ReadonlyArray<string>;
}

export const LinkList = ({ to, names }: LinkListProps) => (
  <>
    {commaList(names, (name) => (
      <a href={linkTo([...to, name])}>{name}</a>
    ))}
  </>
);

export const ImageLinks = ({ slugs }: { slugs: ReadonlyArray<string> }) => (
  <>
    {commaList(slugs, (slug) => (
      <ImageLink slug={slug} />
    ))}
  </>
);

const ID = /\b(CVE-\d{4}-\d{4,}|GHSA(?:-[0-9a-z]{4}){3})\b/;

/** A text in which the ids of vulnerabilities are links. */
export const Told = ({ text }: { text: string }) => (
  <>
    {text
      .split(ID)
      .map((part, i) => (i % 2 === 0 ? part : <a href={linkTo(['cves', part])}>{part}</a>))}
  </>
);
