import { ImageVersion } from '../../contract/items';
import { Digest, Slug, Tag } from '../../contract/scalars';
import type { Path } from '../../domain/codec/decode';
import type { KeyAdvice } from '../source-text/check';
import { ManifestImage } from './manifest';
import { textAt, valueAt } from './undecoded';

/** An item of `retired`; placeholders stand for what is not known. */
const retiredItem = (slug: string | undefined, version?: string): string =>
  `- { slug: ${slug !== undefined && Slug.is(slug) ? slug : '<slug>'}${version === undefined ? '' : `, version: ${version}`} }`;

const versionOf = (text: string | undefined): string =>
  text !== undefined && Tag.is(text) ? text : '<version>';

/** A value that a message may repeat without quotes. */
const PLAIN = /^[\w.-]{1,99}$/;

/** How to write a key of a version in its image. `recommended: true` means this version. */
const moveToImage = (key: string, path: Path, document: unknown): string => {
  const text = textAt(document, ...path);
  const version = textAt(document, ...path.slice(0, -1), 'version');
  const value = key === 'recommended' && text === 'true' ? versionOf(version) : text;
  return value !== undefined && PLAIN.test(value)
    ? `write ${key}: ${value} beside slug`
    : 'move it beside slug';
};

/** How to write versions in an image that states their keys itself. */
const versionOfImage = (path: Path, document: unknown): string | undefined => {
  const key = path.at(-1);
  if (path.length !== 3 || valueAt(document, ...path.slice(0, 2), 'versions') !== undefined)
    return undefined;
  if (key !== 'tag' && key !== 'tags' && !(typeof key === 'string' && ImageVersion.byKey.has(key)))
    return undefined;
  const version = key === 'tag' || key === 'tags' ? key : 'version';
  const [tag, digest] = [version, 'digest'].map((each) =>
    textAt(document, ...path.slice(0, 2), each),
  );
  const pin = Digest.is(digest) ? `, digest: ${digest}` : '';
  const item = `version: ${versionOf(tag)}${pin}`;
  return `in an image, expected it in an item of versions, and it is not published; write versions: [{ ${item} }]`;
};

/** Where a key belongs, and what to write there. */
const adviseMove = (path: Path, document: unknown): string | undefined => {
  const [collection, , below] = path;
  const key = path.at(-1);
  if (collection !== 'images' || typeof key !== 'string') return undefined;
  const slug = textAt(document, ...path.slice(0, 2), 'slug');
  if (path.length === 3 && key === 'retired')
    return `in an image, expected the list retired beside images, and it is not published; move the image there: ${retiredItem(slug)}`;
  const ofImage = versionOfImage(path, document);
  if (ofImage !== undefined) return ofImage;
  if (path.length !== 5 || below !== 'versions') return undefined;
  if (key === 'retired') {
    const version = versionOf(textAt(document, ...path.slice(0, -1), 'version'));
    return `in a version, expected the list retired beside images, and it is not published; move the version there: ${retiredItem(slug, version)}`;
  }
  return ManifestImage.byKey.has(key)
    ? `in a version, expected it in the image, and it is not published; ${moveToImage(key, path, document)}`
    : undefined;
};

/** Whoever writes `packages: false` in an image wants to hide something, so publishing it with a warning is too late. */
const advisePackages = (path: Path, document: unknown): KeyAdvice => {
  const isOff = textAt(document, ...path) !== 'true';
  const item = path.length === 3 ? 'an image' : 'a version';
  return {
    text: `in ${item}, expected it at the top of the manifest, for all images: it does not ${isOff ? 'hide' : 'publish'} the packages of ${item} alone; write packages: ${isOff ? 'false' : 'true'} beside images, or remove it`,
    isError: isOff,
  };
};

/** A version is named by its tag: whoever writes `tag` or `name` means `version`, if that is missing. */
const adviseVersion = (path: Path, document: unknown): KeyAdvice | undefined => {
  const isStated = textAt(document, ...path.slice(0, -1), 'version') !== undefined;
  return isStated
    ? undefined
    : {
        text: `in a version, expected version; write version instead of ${path.at(-1)}`,
        meant: 'version',
      };
};

/**
 * Advises on keys of images and versions that belong elsewhere in a manifest: at the top, in the image of a version,
 * or in the list `retired`.
 */
export const adviseKey = (path: Path, document: unknown): KeyAdvice | undefined => {
  const [collection, , below] = path;
  const isOfImage = path.length === 3 || (path.length === 5 && below === 'versions');
  if (collection === 'images' && isOfImage && path.at(-1) === 'packages')
    return advisePackages(path, document);
  const isVersion = path.length === 5 && below === 'versions';
  if (isVersion && collection === 'images' && (path.at(-1) === 'tag' || path.at(-1) === 'name'))
    return adviseVersion(path, document);
  const text = adviseMove(path, document);
  return text === undefined ? undefined : { text };
};
