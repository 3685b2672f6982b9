import * as O from 'fp-ts/Option';
import { Slug } from '../api/scalars';
import type { Path } from '../codec/decode';
import type { Violation } from '../document/decode-source';
import { fixedBadges } from '../domain/badge-names';
import { classifyLicense } from '../domain/license';
import { newestFirst } from '../domain/version-order';
import { show } from '../text/escape';
import type { PartialImage, PartialItem, PartialManifest } from './partial-manifest';

/** Reports every value that equals an earlier one. */
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
        message: `found the ${what} ${found} a second time, expected it once; remove or rename one`,
      },
    ];
  });
};

const slugViolations = (items: ReadonlyArray<PartialItem>, collection: string) =>
  findDuplicates(
    items.map(({ slug }) => slug),
    (i) => [collection, i, 'slug'],
    'slug',
  );

const contradiction = (path: Path, found: string, expected: string): Violation => ({
  path,
  message: `found ${show(found)}, expected ${show(expected)}, which follows from the rest; leave it out or correct it`,
});

/** The names of versions in a `version` text, sorted. */
const namesIn = (version: string): string =>
  version
    .split(',')
    .map((name) => name.trim())
    .sort()
    .join(',');

/** A `version` text whose names differ from `versions`. */
const versionViolation = (
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

const versionViolations = (image: PartialImage, path: Path): ReadonlyArray<Violation> => [
  ...findDuplicates(
    image.versions,
    (i) => [...path, 'versions', i, 'version'],
    'version',
    (version) => version.toLowerCase(),
  ),
  ...versionViolation(image, path),
];

/** A stated reference that differs from the one that follows from registry and slug. */
const referenceViolation = (
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

const imageViolations = (manifest: PartialManifest): ReadonlyArray<Violation> =>
  manifest.images.flatMap((image, i) => [
    ...referenceViolation(
      ['images', i, 'image'],
      image.image,
      below(manifest, 'images', image.slug),
    ),
    ...versionViolations(image, ['images', i]),
  ]);

const chartViolations = (manifest: PartialManifest): ReadonlyArray<Violation> =>
  manifest.charts.flatMap(({ slug, chartRef }, i) => {
    const reference = below(manifest, 'charts', slug);
    return referenceViolation(
      ['charts', i, 'chartRef'],
      chartRef,
      reference && `oci://${reference}`,
    );
  });

const badgeViolations = ({ badges }: PartialManifest): ReadonlyArray<Violation> =>
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

/** Finds violations of the rules between values: duplicate names, and values that contradict others. */
export const findViolations = (manifest: PartialManifest): ReadonlyArray<Violation> => [
  ...slugViolations(manifest.images, 'images'),
  ...slugViolations(manifest.charts, 'charts'),
  ...imageViolations(manifest),
  ...chartViolations(manifest),
  ...badgeViolations(manifest),
];

const licenseDoubts = (manifest: PartialManifest): ReadonlyArray<Violation> =>
  (['images', 'charts', 'roadmap'] as const).flatMap((collection) =>
    manifest[collection].flatMap(({ license, hasLicenseClean }, i) =>
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

/** The badge service accepts the color of a logo only together with a logo. */
const badgeDoubts = ({ badges }: PartialManifest): ReadonlyArray<Violation> =>
  badges
    .filter(({ hasLogoColorOnly: lacksLogo }) => lacksLogo)
    .map(({ name }) => ({
      path: ['badges', name, 'logoColor'],
      message:
        'found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
    }));

/** Finds licenses that are not SPDX expressions, and badges that would not show. */
export const findDoubts = (manifest: PartialManifest): ReadonlyArray<Violation> => [
  ...licenseDoubts(manifest),
  ...badgeDoubts(manifest),
];
