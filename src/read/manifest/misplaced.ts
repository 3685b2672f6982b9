import { ImageVersion } from '../../contract/items';
import type { Path } from '../../domain/codec/decode';
import type { KeyAdvice } from '../source-text/check';
import { ManifestImage } from './manifest';
import { textAt, valueAt } from './undecoded';

/** Tests if a path to a key of an item leads into one of its versions. */
const isInVersion = (path: Path): boolean => path.length === 5 && path[2] === 'versions';

/** An owner who writes `packages: false` in an image wants to hide them, so a warning would come too late. */
const advisePackages = (path: Path, item: string, document: unknown): KeyAdvice => {
  const isOff = textAt(document, ...path) !== 'true';
  return {
    text: `in ${item}, expected it at the top of the manifest, for all images: it does not ${isOff ? 'hide' : 'publish'} the packages of ${item} alone; write packages: ${isOff ? 'false' : 'true'} next to images, or remove it`,
    isError: isOff,
  };
};

const adviseInImage = (key: string, path: Path, document: unknown): KeyAdvice | undefined => {
  const hasVersions = valueAt(document, ...path.slice(0, -1), 'versions') !== undefined;
  const isOfVersion = ImageVersion.byKey.has(key) || key === 'tag' || key === 'tags';
  return hasVersions || !isOfVersion
    ? undefined
    : {
        text: 'in an image, expected versions, and it is not published; write, for example, versions: [{ version: 8.2.1 }]',
      };
};

const isTag = (key: string): boolean => key === 'tag' || key === 'name';

const adviseTag = (key: string, path: Path, document: unknown): KeyAdvice | undefined => {
  const isStated = textAt(document, ...path.slice(0, -1), 'version') !== undefined;
  return isStated
    ? undefined
    : {
        text: `in a version, expected version; write version instead of ${key}`,
        meant: 'version',
      };
};

const adviseInVersion = (key: string, path: Path, document: unknown): KeyAdvice | undefined => {
  if (isTag(key)) return adviseTag(key, path, document);
  return ManifestImage.byKey.has(key)
    ? {
        text: 'in a version, expected it in the image, and it is not published; move it next to slug',
      }
    : undefined;
};

/** Advises on a key of an image, or of one of its versions. */
const adviseOnImage = (key: string, path: Path, document: unknown): KeyAdvice | undefined => {
  const [noun, item] = isInVersion(path) ? ['version', 'a version'] : ['image', 'an image'];
  if (key === 'packages') return advisePackages(path, item, document);
  if (key === 'retired')
    return {
      text: `in ${item}, expected it in the list retired, next to images, and it is not published; name the ${noun} there`,
    };
  if (key === 'base' || key === 'bases')
    return {
      text: `in ${item}, expected it in the list bases, next to images, and it is not published; add the base there: its layers show what stands on it`,
    };
  return isInVersion(path)
    ? adviseInVersion(key, path, document)
    : adviseInImage(key, path, document);
};

export const adviseKey = (path: Path, document: unknown): KeyAdvice | undefined => {
  const key = path.at(-1);
  if (typeof key !== 'string' || (path.length !== 3 && !isInVersion(path))) return undefined;
  if (path[0] === 'images') return adviseOnImage(key, path, document);
  const isTagOfBase = path[0] === 'bases' && isInVersion(path) && isTag(key);
  return isTagOfBase ? adviseTag(key, path, document) : undefined;
};
