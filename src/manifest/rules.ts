import * as O from 'fp-ts/Option';
import { Slug } from '../api/words';
import type { Path } from '../codec/decode';
import type { Breach } from '../source/decode-source';
import { licenseCleanOf } from '../vocabulary/license';
import { show } from '../vocabulary/printable';
import { newestFirst } from '../vocabulary/version';
import type { ImageSketch, ItemSketch, Sketch } from './sketch';

interface Placed {
  readonly value: string | undefined;
  readonly path: Path;
}

/** Says of every value but the first of several equal ones that it stands there already. */
const twice = (
  values: ReadonlyArray<Placed>,
  what: string,
  keyOf: (value: string) => string = (value) => value,
): ReadonlyArray<Breach> => {
  const first = new Map<string, string>();
  return values.flatMap(({ value, path }) => {
    if (value === undefined) return [];
    const key = keyOf(value);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, value);
      return [];
    }
    const found =
      before === value
        ? show(value)
        : `${show(value)}, which differs from ${show(before)} in case only`;
    return [
      {
        path,
        message: `found the ${what} ${found} a second time, expected each once; remove or rename one`,
      },
    ];
  });
};

const slugsOf = (items: ReadonlyArray<ItemSketch>, collection: string): ReadonlyArray<Placed> =>
  items.map(({ slug }, i) => ({ value: slug, path: [collection, i, 'slug'] }));

const contradiction = (path: Path, found: string, expected: string): Breach => ({
  path,
  message: `found ${show(found)}, expected ${show(expected)}, which follows from the rest; leave it out or mend it`,
});

/** Names of versions in a `version` text, in any order. */
const namesIn = (version: string): string =>
  version
    .split(',')
    .map((name) => name.trim())
    .sort()
    .join(',');

const versionBreaches = (image: ImageSketch, path: Path): ReadonlyArray<Breach> => {
  const versions = image.versions.flatMap((version) =>
    version === undefined ? [] : [{ version }],
  );
  const names = newestFirst(versions).map(({ version }) => version);
  const whole = names.length > 0 && names.length === image.versions.length;
  const stated = image.version;
  const contradicts =
    stated !== undefined && whole && namesIn(stated) !== [...names].sort().join(',');
  return [
    ...twice(
      image.versions.map((value, i) => ({ value, path: [...path, 'versions', i, 'version'] })),
      'version',
      (version) => version.toLowerCase(),
    ),
    ...(contradicts ? [contradiction([...path, 'version'], stated, names.join(', '))] : []),
  ];
};

/** A stated reference that is not the one that follows from registry and slug. */
const referenceBreach = (
  path: Path,
  stated: string | undefined,
  expected: string | undefined,
): ReadonlyArray<Breach> =>
  stated === undefined || expected === undefined || stated === expected
    ? []
    : [contradiction(path, stated, expected)];

const below = (
  { registry }: Sketch,
  folder: string,
  slug: string | undefined,
): string | undefined =>
  registry === undefined || slug === undefined ? undefined : `${registry}/${folder}/${slug}`;

const imageBreaches = (sketch: Sketch): ReadonlyArray<Breach> =>
  sketch.images.flatMap((image, i) => [
    ...referenceBreach(['images', i, 'image'], image.image, below(sketch, 'images', image.slug)),
    ...versionBreaches(image, ['images', i]),
  ]);

const chartBreaches = (sketch: Sketch): ReadonlyArray<Breach> =>
  sketch.charts.flatMap(({ slug, chartRef }, i) => {
    const reference = below(sketch, 'charts', slug);
    return referenceBreach(['charts', i, 'chartRef'], chartRef, reference && `oci://${reference}`);
  });

const FIXED_BADGES = ['images', 'charts', 'cves', 'base', 'signing', 'multiarch', 'hub', 'license'];

const badgeBreaches = ({ badges }: Sketch): ReadonlyArray<Breach> =>
  badges.flatMap(({ name, hasMessage }) =>
    FIXED_BADGES.includes(name) || hasMessage || !Slug.is(name)
      ? []
      : [
          {
            path: ['badges', name],
            message: `found a badge of your own without a message, expected message: (or one of ${FIXED_BADGES.join(', ')})`,
          },
        ],
  );

/** Every rule between values: unique names, and stated values that follow from others. */
export const breachesOf = (sketch: Sketch): ReadonlyArray<Breach> => [
  ...twice(slugsOf(sketch.images, 'images'), 'slug'),
  ...twice(slugsOf(sketch.charts, 'charts'), 'slug'),
  ...imageBreaches(sketch),
  ...chartBreaches(sketch),
  ...badgeBreaches(sketch),
];

/** Whether a text is an SPDX expression; each of a few is asked for by many items. */
const expressions = (): ((text: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (text) => {
    const is = known.get(text) ?? O.isSome(licenseCleanOf(text));
    known.set(text, is);
    return is;
  };
};

const licenseDoubts = (sketch: Sketch): ReadonlyArray<Breach> => {
  const isExpression = expressions();
  return (['images', 'charts', 'roadmap'] as const).flatMap((collection) =>
    sketch[collection].flatMap(({ license, hasLicenseClean }, i) =>
      license === undefined || hasLicenseClean || isExpression(license)
        ? []
        : [
            {
              path: [collection, i, 'license'],
              message: `found ${show(license)}, expected an SPDX expression such as Apache-2.0; licenseClean becomes "caution" (state licenseClean to decide otherwise)`,
            },
          ],
    ),
  );
};

/** The badge service takes a colour for a logo only together with the logo. */
const badgeDoubts = ({ badges }: Sketch): ReadonlyArray<Breach> =>
  badges
    .filter(({ lacksLogo }) => lacksLogo)
    .map(({ name }) => ({
      path: ['badges', name, 'logoColor'],
      message:
        'found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
    }));

/** Texts that say less than their owner may think, and badges that do not show. */
export const doubtsOf = (sketch: Sketch): ReadonlyArray<Breach> => [
  ...licenseDoubts(sketch),
  ...badgeDoubts(sketch),
];
