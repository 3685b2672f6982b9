import * as O from 'fp-ts/Option';
import { Slug } from '../api/scalars';
import type { Path } from '../codec/decode';
import type { Violation } from '../document/decode-source';
import { fixedBadges } from '../domain/badge-names';
import { classifyLicense } from '../domain/license';
import { newestFirst } from '../domain/version-order';
import { show } from '../text/escape';
import type { PartialImage, PartialItem, PartialManifest } from './partial-manifest';

/** Says of every value but the first of several equal ones that it stands there already. */
const findDuplicates = (
  values: ReadonlyArray<string | undefined>,
  pathOf: (index: number) => Path,
  what: string,
  keyOf: (value: string) => string = (value) => value,
): ReadonlyArray<Violation> => {
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

const slugBreaches = (items: ReadonlyArray<PartialItem>, collection: string) =>
  findDuplicates(
    items.map(({ slug }) => slug),
    (i) => [collection, i, 'slug'],
    'slug',
  );

const contradiction = (path: Path, found: string, expected: string): Violation => ({
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
  { version, hasVersions, versions }: PartialImage,
  path: Path,
): ReadonlyArray<Violation> => {
  if (version === undefined || !hasVersions) return [];
  const known = versions.flatMap((each) => (each === undefined ? [] : [{ version: each }]));
  const whole = known.length === versions.length;
  const names = newestFirst(known).map((each) => each.version);
  return whole && namesIn(version) !== [...names].sort().join(',')
    ? [contradiction([...path, 'version'], version, names.join(', '))]
    : [];
};

const versionBreaches = (image: PartialImage, path: Path): ReadonlyArray<Violation> => [
  ...findDuplicates(
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
): ReadonlyArray<Violation> =>
  stated === undefined || expected === undefined || stated === expected
    ? []
    : [contradiction(path, stated, expected)];

const below = (
  { registry }: PartialManifest,
  folder: string,
  slug: string | undefined,
): string | undefined =>
  registry === undefined || slug === undefined ? undefined : `${registry}/${folder}/${slug}`;

const imageBreaches = (sketch: PartialManifest): ReadonlyArray<Violation> =>
  sketch.images.flatMap((image, i) => [
    ...referenceBreach(['images', i, 'image'], image.image, below(sketch, 'images', image.slug)),
    ...versionBreaches(image, ['images', i]),
  ]);

const chartBreaches = (sketch: PartialManifest): ReadonlyArray<Violation> =>
  sketch.charts.flatMap(({ slug, chartRef }, i) => {
    const reference = below(sketch, 'charts', slug);
    return referenceBreach(['charts', i, 'chartRef'], chartRef, reference && `oci://${reference}`);
  });

const badgeBreaches = ({ badges }: PartialManifest): ReadonlyArray<Violation> =>
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
export const findViolations = (sketch: PartialManifest): ReadonlyArray<Violation> => [
  ...slugBreaches(sketch.images, 'images'),
  ...slugBreaches(sketch.charts, 'charts'),
  ...imageBreaches(sketch),
  ...chartBreaches(sketch),
  ...badgeBreaches(sketch),
];

const licenseDoubts = (sketch: PartialManifest): ReadonlyArray<Violation> =>
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
const badgeDoubts = ({ badges }: PartialManifest): ReadonlyArray<Violation> =>
  badges
    .filter(({ hasLogoColorOnly: lacksLogo }) => lacksLogo)
    .map(({ name }) => ({
      path: ['badges', name, 'logoColor'],
      message:
        'found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
    }));

/** Texts that say less than their owner may think, and badges that do not show. */
export const findDoubts = (sketch: PartialManifest): ReadonlyArray<Violation> => [
  ...licenseDoubts(sketch),
  ...badgeDoubts(sketch),
];
