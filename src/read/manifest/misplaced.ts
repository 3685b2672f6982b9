import { ImageVersion } from '../../contract/items';
import type { Path } from '../../domain/codec/decode';
import type { KeyAdvice } from '../source-text/check';
import { ManifestImage } from './manifest';
import { textAt, valueAt } from './undecoded';

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

const adviseInVersion = (key: string, path: Path, document: unknown): KeyAdvice | undefined => {
  const isStated = textAt(document, ...path.slice(0, -1), 'version') !== undefined;
  if (key === 'tag' || key === 'name')
    return isStated
      ? undefined
      : {
          text: `in a version, expected version; write version instead of ${key}`,
          meant: 'version',
        };
  return ManifestImage.byKey.has(key)
    ? {
        text: 'in a version, expected it in the image, and it is not published; move it next to slug',
      }
    : undefined;
};

export const adviseKey = (path: Path, document: unknown): KeyAdvice | undefined => {
  const [collection, , below] = path;
  const key = path.at(-1);
  const isVersion = path.length === 5 && below === 'versions';
  if (collection !== 'images' || typeof key !== 'string') return undefined;
  if (path.length !== 3 && !isVersion) return undefined;
  const item = isVersion ? 'a version' : 'an image';
  if (key === 'packages') return advisePackages(path, item, document);
  if (key === 'retired')
    return {
      text: `in ${item}, expected it in the list retired, next to images, and it is not published; name the ${isVersion ? 'version' : 'image'} there`,
    };
  return isVersion ? adviseInVersion(key, path, document) : adviseInImage(key, path, document);
};
