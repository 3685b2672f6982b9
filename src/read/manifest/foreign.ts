import { isRecord } from '../../domain/codec/object';
import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { createLocator } from '../source-text/place';
import type { Source } from '../source-text/tree';
import { toValue } from '../source-text/value';
import { listAt, textAt, versionsOf } from './undecoded';

/** Other documents that are named by mistake, by the keys that each has. */
const OTHERS: ReadonlyArray<readonly [keys: ReadonlyArray<string>, what: string]> = [
  [['on', 'jobs'], 'a workflow of GitHub'],
  [['SchemaVersion'], 'a report of Trivy'],
  [['matches', 'descriptor'], 'a report of Grype'],
  [['services'], 'a Compose file'],
  [['apiVersion', 'kind'], 'a Kubernetes object'],
  [['apiVersion', 'name', 'version'], 'a Helm chart'],
];

const findOther = (document: unknown): string | undefined => {
  if (!isRecord(document)) return undefined;
  const has = (key: string): boolean => Object.hasOwn(document, key);
  return has('registry') || has('images')
    ? undefined
    : OTHERS.find(([keys]) => keys.every(has))?.[1];
};

/** The first item of `images` that is a version of the image before it, which has none. */
const findLostVersion = (
  document: unknown,
): { readonly index: number; readonly slug: string } | undefined => {
  const images = listAt(document, 'images');
  const index = images.findIndex(
    (item, i) =>
      textAt(item, 'version') !== undefined &&
      textAt(item, 'slug') === undefined &&
      textAt(images[i - 1], 'slug') !== undefined &&
      versionsOf(images[i - 1]).length === 0,
  );
  const slug = textAt(images[index - 1], 'slug');
  return slug === undefined ? undefined : { index, slug };
};

/**
 * The one cause of many problems: the file is another document than a manifest, or the versions of an image are items of
 * `images`, because they are not indented. Undefined for anything else.
 */
export const findCause = (source: Source): Problem | undefined => {
  const document = toValue(source.root);
  const { at } = createLocator(source);
  const other = findOther(document);
  if (other !== undefined)
    return at(
      [],
      `found ${other}, expected a manifest of a catalog, with registry and images; name the manifest in the input manifest`,
    );
  const lost = findLostVersion(document);
  return lost === undefined
    ? undefined
    : at(
        ['images', lost.index],
        `found a version beside the images, expected it in the versions of ${show(lost.slug)}; indent it, and the versions below it, by 4 more spaces`,
      );
};
