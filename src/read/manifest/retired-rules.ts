import * as E from 'fp-ts/Either';
import { Tag } from '../../contract/scalars';
import type { Path } from '../../domain/codec/decode';
import { Bool } from '../../domain/codec/scalar';
import { show } from '../../domain/values/escape';
import type { Violation } from '../source-text/decode-source';
import { findRepeated, listAt, textAt, valueAt, versionsOf } from './undecoded';

interface Reference {
  readonly slug: string | undefined;
  readonly version: string | undefined;
}

const referenceOf = (item: unknown): Reference => ({
  slug: textAt(item, 'slug'),
  version: textAt(item, 'version'),
});

/** `redis`, or `redis 8.0.3`, in quotes. */
const nameOf = ({ slug, version }: Reference): string =>
  show(version === undefined ? slug : `${slug} ${version}`);

/** Whether a reference names an available image, or a version of one. */
const availableIn = (manifest: unknown): ((reference: Reference) => boolean) => {
  const images = new Map(
    listAt(manifest, 'images')
      .filter((image) => textAt(image, 'status') !== 'planned')
      .map((image) => [textAt(image, 'slug'), image]),
  );
  return ({ slug, version }) =>
    slug !== undefined &&
    images.has(slug) &&
    (version === undefined || versionsOf(images.get(slug)).includes(version));
};

/** Whether the version of a retired item is invalid, so that it is unknown what is retired. */
const isUnclear = (item: unknown): boolean =>
  textAt(item, 'version') === undefined && valueAt(item, 'version') !== undefined;

function* duplicateViolations(manifest: unknown): Generator<Violation> {
  const items = listAt(manifest, 'retired');
  const keys = items.map((item) => {
    const { slug, version } = referenceOf(item);
    return slug === undefined || isUnclear(item) ? undefined : JSON.stringify([slug, version]);
  });
  for (const [i] of findRepeated(keys))
    yield {
      path: ['retired', i],
      message: `found ${nameOf(referenceOf(items[i]))} a second time, expected it once; remove one`,
    };
}

/** Finds retired items that are still published, duplicates, or digests without a version. */
export function* retiredViolations(manifest: unknown): Generator<Violation> {
  yield* duplicateViolations(manifest);
  const isAvailable = availableIn(manifest);
  for (const [i, item] of listAt(manifest, 'retired').entries()) {
    const reference = referenceOf(item);
    const hasVersion = valueAt(item, 'version') !== undefined;
    if (valueAt(item, 'digest') !== undefined && !hasVersion)
      yield {
        path: ['retired', i, 'digest'],
        message:
          'found a digest without a version, expected the version that had it; add version:, or leave digest out',
      };
    if (!isUnclear(item) && isAvailable(reference))
      yield {
        path: ['retired', i, hasVersion ? 'version' : 'slug'],
        message: `found ${nameOf(reference)}, which images still has, expected what is no longer published; remove it from images, or from retired`,
      };
  }
}

/** Finds replacements that this catalog does not publish. */
export function* replacementWarnings(manifest: unknown): Generator<Violation> {
  const isAvailable = availableIn(manifest);
  for (const [i, item] of listAt(manifest, 'retired').entries()) {
    const reference = referenceOf(valueAt(item, 'replacedBy'));
    if (reference.slug !== undefined && !isAvailable(reference))
      yield {
        path: ['retired', i, 'replacedBy'],
        message: `found ${nameOf(reference)}, expected an available image of images or one of its versions, so consumers are sent to something that this catalog does not publish; correct it, or leave replacedBy out`,
      };
  }
}

const isDeprecated = (image: unknown, name: string): boolean =>
  listAt(image, 'versions').some(
    (version) =>
      textAt(version, 'version') === name &&
      E.exists(Boolean)(Bool.decode(valueAt(version, 'deprecated'))),
  );

export function* recommendedViolations(image: unknown, path: Path): Generator<Violation> {
  const recommended = textAt(image, 'recommended');
  if (recommended === undefined || !Tag.is(recommended)) return;
  if (isDeprecated(image, recommended))
    yield {
      path: [...path, 'recommended'],
      message: `found ${show(recommended)}, which is deprecated, expected a version that is not; recommend another version, or remove deprecated`,
    };
  else if (!versionsOf(image).includes(recommended)) {
    const meant = versionsOf(image).find((each) => each?.startsWith(`${recommended}.`));
    const fix = meant === undefined ? 'correct it' : `write ${show(meant)}`;
    yield {
      path: [...path, 'recommended'],
      message: `found ${show(recommended)}, expected one of the versions of the image; ${fix}, or leave it out to recommend the newest supported version`,
    };
  }
}
