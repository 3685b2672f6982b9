import * as O from 'fp-ts/Option';
import { Slug } from '../api/scalars';
import type { Path } from '../codec/decode';
import type { Breach } from '../document/decode-source';
import { fixedBadges } from '../domain/badge-names';
import { classifyLicense } from '../domain/license';
import { newestFirst } from '../domain/version-order';
import { show } from '../text/escape';
import type { ImageSketch, ItemSketch, Sketch } from './partial-manifest';

/** Says of every value but the first of several equal ones that it stands there already. */
const twice = (
  values: ReadonlyArray<string | undefined>,
  pathOf: (index: number) => Path,
  what: string,
  keyOf: (value: string) => string = (value) => value,
): ReadonlyArray<Breach> => {
  const first = new Map<string, string>();
  return values.flatMap((value, i) => {
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
        path: pathOf(i),
        message: `found the ${what} ${found} a second time, expected each once; remove or rename one`,
      },
    ];
  });
};

const slugBreaches = (items: ReadonlyArray<ItemSketch>, collection: string) =>
  twice(
    items.map(({ slug }) => slug),
    (i) => [collection, i, 'slug'],
    'slug',
  );

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

/** A `version` text that names other versions than `versions`. */
const versionBreach = (
  { version, hasVersions, versions }: ImageSketch,
  path: Path,
): ReadonlyArray<Breach> => {
  if (version === undefined || !hasVersions) return [];
  const known = versions.flatMap((each) => (each === undefined ? [] : [{ version: each }]));
  const whole = known.length === versions.length;
  const names = newestFirst(known).map((each) => each.version);
  return whole && namesIn(version) !== [...names].sort().join(',')
    ? [contradiction([...path, 'version'], version, names.join(', '))]
    : [];
};

const versionBreaches = (image: ImageSketch, path: Path): ReadonlyArray<Breach> => [
  ...twice(
    image.versions,
    (i) => [...path, 'versions', i, 'version'],
    'version',
    (version) => version.toLowerCase(),
  ),
  ...versionBreach(image, path),
];

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

const badgeBreaches = ({ badges }: Sketch): ReadonlyArray<Breach> =>
  badges.flatMap(({ name, hasMessage }) =>
    fixedBadges.some((fixed) => fixed === name) || hasMessage || !Slug.is(name)
      ? []
      : [
          {
            path: ['badges', name],
            message: `found a badge of your own without a message, expected message: (or one of ${fixedBadges.join(', ')})`,
          },
        ],
  );

/** Every rule between values: unique names, and stated values that follow from others. */
export const breachesOf = (sketch: Sketch): ReadonlyArray<Breach> => [
  ...slugBreaches(sketch.images, 'images'),
  ...slugBreaches(sketch.charts, 'charts'),
  ...imageBreaches(sketch),
  ...chartBreaches(sketch),
  ...badgeBreaches(sketch),
];

const licenseDoubts = (sketch: Sketch): ReadonlyArray<Breach> =>
  (['images', 'charts', 'roadmap'] as const).flatMap((collection) =>
    sketch[collection].flatMap(({ license, hasLicenseClean }, i) =>
      license === undefined || hasLicenseClean || O.isSome(classifyLicense(license))
        ? []
        : [
            {
              path: [collection, i, 'license'],
              message: `found ${show(license)}, expected an SPDX expression such as Apache-2.0; licenseClean becomes "caution" (state licenseClean to decide otherwise)`,
            },
          ],
    ),
  );

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
