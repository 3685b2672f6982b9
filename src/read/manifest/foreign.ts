import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { createLocator } from '../source-text/place';
import type { Source } from '../source-text/tree';
import { toValue } from '../source-text/value';
import { listAt, textAt, valueAt, versionsOf } from './undecoded';

/** A workflow is the YAML that lies next to a manifest, and is named by mistake. */
const isWorkflow = (document: unknown): boolean =>
  valueAt(document, 'on') !== undefined && valueAt(document, 'jobs') !== undefined;

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
 * The one cause of many problems: the file is a workflow, or the versions of an image are items of
 * `images`, because they are not indented. Undefined for anything else.
 */
export const findCause = (source: Source): Problem | undefined => {
  const document = toValue(source.root);
  const { at } = createLocator(source);
  if (isWorkflow(document))
    return at(
      [],
      'found a workflow of GitHub, expected a manifest of a catalog, with registry and images; name the manifest in the input manifest',
    );
  const lost = findLostVersion(document);
  return lost === undefined
    ? undefined
    : at(
        ['images', lost.index],
        `found a version beside the images, expected it in the versions of ${show(lost.slug)}; indent it, and the versions below it, by 4 more spaces`,
      );
};
