import * as O from 'fp-ts/Option';
import { Slug } from '../api/scalars';
import type { Path } from '../codec/decode';
import { fixedBadges } from '../domain/badge-names';
import { repositoryOf } from '../domain/image-reference';
import { classifyLicense } from '../domain/license';
import { newestFirst } from '../domain/version-order';
import type { Violation } from '../source-text/decode-source';
import { show } from '../values/escape';
import type { PartialImage, PartialItem, PartialManifest } from './partial-manifest';
import { isRepository } from './repository';
import { recommendedViolations, replacementWarnings, retiredViolations } from './retired-rules';

/** Finds every value that equals an earlier one. */
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

/** The versions in a `version` text, sorted. */
const namesIn = (version: string): string =>
  version
    .split(',')
    .map((name) => name.trim())
    .sort()
    .join(',');

/** A `version` text that differs from `versions`. */
const versionViolation = (
  { version, hasVersions, versions }: PartialImage,
  path: Path,
): ReadonlyArray<Violation> => {
  if (version === undefined || !hasVersions) return [];
  const known = versions.flatMap((each) => (each === undefined ? [] : [{ version: each }]));
  const whole = known.length === versions.length;
  const names = newestFirst(known).map((each) => each.version);
  return whole && namesIn(version) !== [...names].sort().join(',')
    ? [
        {
          path: [...path, 'version'],
          message: `found ${show(version)}, expected ${show(names.join(', '))}, the names in versions; remove version, or change versions`,
        },
      ]
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

/** The published repository of an image; undefined if it is unknown. */
const repositoryAt = (
  { registry }: PartialManifest,
  { image, slug }: PartialImage,
): string | undefined => {
  if (image !== undefined) return isRepository(image) ? repositoryOf(image) : undefined;
  return registry && slug ? repositoryOf(`${registry}/images/${slug}`) : undefined;
};

/** Images with the same repository as an earlier one; duplicate slugs are reported elsewhere. */
const repositoryViolations = (manifest: PartialManifest): ReadonlyArray<Violation> => {
  const first = new Map<string, number>();
  return manifest.images.flatMap((image, i) => {
    const repository = repositoryAt(manifest, image);
    if (repository === undefined) return [];
    const before = first.get(repository);
    if (before === undefined) {
      first.set(repository, i);
      return [];
    }
    const other = manifest.images[before];
    const isDerived = image.image === undefined && other?.image === undefined;
    if (isDerived && image.slug === other?.slug) return [];
    return [
      {
        path: ['images', i, 'image'],
        message: `found ${show(repository)} as the repository of ${show(image.slug)}, which ${show(other?.slug)} (images[${before}]) already has, expected another one for each image; state another image, or make both one image with several versions`,
      },
    ];
  });
};

const imageViolations = (manifest: PartialManifest): ReadonlyArray<Violation> => [
  ...repositoryViolations(manifest),
  ...manifest.images.flatMap((image, i) => versionViolations(image, ['images', i])),
];

const badgeViolations = ({ badges }: PartialManifest): ReadonlyArray<Violation> =>
  badges.flatMap(({ name, hasMessage }) =>
    fixedBadges.some((fixed) => fixed === name) || hasMessage || !Slug.is(name)
      ? []
      : [
          {
            path: ['badges', name],
            message: `found a badge of your own without a message, expected a message, or one of the names ${fixedBadges.join(', ')}; add message: to it`,
          },
        ],
  );

/** Checks all rules between values: unique names, and values that must match others. */
export const findViolations = (manifest: PartialManifest): ReadonlyArray<Violation> => [
  ...slugViolations(manifest.images, 'images'),
  ...slugViolations(manifest.charts, 'charts'),
  ...imageViolations(manifest),
  ...badgeViolations(manifest),
  ...recommendedViolations(manifest),
  ...retiredViolations(manifest),
];

const licenseWarnings = (manifest: PartialManifest): ReadonlyArray<Violation> =>
  (['images', 'charts', 'roadmap'] as const).flatMap((collection) =>
    manifest[collection].flatMap(({ license, hasLicenseClean }, i) =>
      license === undefined || hasLicenseClean || O.isSome(classifyLicense(license))
        ? []
        : [
            {
              path: [collection, i, 'license'],
              message: `found ${show(license)}, expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; write the expression, or state licenseClean`,
            },
          ],
    ),
  );

/** Available images without a version: they cannot be pulled or scanned. */
const versionWarnings = ({ images }: PartialManifest): ReadonlyArray<Violation> =>
  images.flatMap(({ slug, isPlanned, lacksVersions }, i) =>
    isPlanned || !lacksVersions
      ? []
      : [
          {
            path: ['images', i, 'versions'],
            message: `found no version of the available image ${show(slug)}, expected at least one, since nothing of it can be scanned; add versions: with - version: 8.2.1, or state status: planned`,
          },
        ],
  );

/** The badge service accepts a logo color only together with a logo. */
const badgeWarnings = ({ badges }: PartialManifest): ReadonlyArray<Violation> =>
  badges
    .filter(({ hasLogoColorOnly }) => hasLogoColorOnly)
    .map(({ name }) => ({
      path: ['badges', name, 'logoColor'],
      message:
        'found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
    }));

/** Finds values that are valid, but probably not intended. */
export const findWarnings = (manifest: PartialManifest): ReadonlyArray<Violation> => [
  ...licenseWarnings(manifest),
  ...versionWarnings(manifest),
  ...badgeWarnings(manifest),
  ...replacementWarnings(manifest),
];
