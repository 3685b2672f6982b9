import * as O from 'fp-ts/Option';
import type { Path } from '../codec/decode';
import { licenseCleanOf } from '../vocabulary/license';
import { show } from '../vocabulary/printable';
import { newestFirst } from '../vocabulary/version';
import type { Manifest, ManifestImage } from './manifest';

/** A rule that a manifest breaks although each of its values is well formed by itself. */
export interface Breach {
  readonly path: Path;
  readonly message: string;
}

/** Says of every value but the first of several equal ones that it stands there already. */
const twice = (
  values: ReadonlyArray<{ readonly value: string; readonly path: Path }>,
  what: string,
  keyOf: (value: string) => string = (value) => value,
): ReadonlyArray<Breach> => {
  const first = new Map<string, string>();
  return values.flatMap(({ value, path }) => {
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

const slugsOf = (items: ReadonlyArray<{ readonly slug: string }>, collection: string) =>
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

const versionBreaches = (image: ManifestImage, path: Path): ReadonlyArray<Breach> => {
  const versions = image.versions ?? [];
  const names = newestFirst(versions).map(({ version }) => version);
  const stated = image.version;
  const contradicts =
    stated !== undefined && names.length > 0 && namesIn(stated) !== [...names].sort().join(',');
  return [
    ...twice(
      versions.map(({ version }, i) => ({
        value: version,
        path: [...path, 'versions', i, 'version'],
      })),
      'version',
      (version) => version.toLowerCase(),
    ),
    ...(contradicts ? [contradiction([...path, 'version'], stated, names.join(', '))] : []),
  ];
};

const imageBreaches = (manifest: Manifest): ReadonlyArray<Breach> =>
  (manifest.images ?? []).flatMap((image, i) => {
    const expected = `${manifest.registry}/images/${image.slug}`;
    const path = ['images', i];
    const wrong = image.image !== undefined && image.image !== expected;
    return [
      ...(wrong ? [contradiction([...path, 'image'], image.image ?? '', expected)] : []),
      ...versionBreaches(image, path),
    ];
  });

const chartBreaches = (manifest: Manifest): ReadonlyArray<Breach> =>
  (manifest.charts ?? []).flatMap(({ slug, chartRef }, i) => {
    const expected = `oci://${manifest.registry}/charts/${slug}`;
    return chartRef === undefined || chartRef === expected
      ? []
      : [contradiction(['charts', i, 'chartRef'], chartRef, expected)];
  });

const FIXED_BADGES = ['images', 'charts', 'cves', 'base', 'signing', 'multiarch', 'hub', 'license'];

const badgeBreaches = (manifest: Manifest): ReadonlyArray<Breach> =>
  [...(manifest.badges ?? [])].flatMap(([name, badge]) =>
    FIXED_BADGES.includes(name) || badge.message !== undefined
      ? []
      : [
          {
            path: ['badges', name],
            message: `found a badge of your own without a message, expected message: (or one of ${FIXED_BADGES.join(', ')})`,
          },
        ],
  );

/** Every rule between values: unique names, and stated values that follow from others. */
export const breachesOf = (manifest: Manifest): ReadonlyArray<Breach> => [
  ...twice(slugsOf(manifest.images ?? [], 'images'), 'slug'),
  ...twice(slugsOf(manifest.charts ?? [], 'charts'), 'slug'),
  ...imageBreaches(manifest),
  ...chartBreaches(manifest),
  ...badgeBreaches(manifest),
];

const licensed = (
  manifest: Manifest,
): ReadonlyArray<readonly [Path, string | undefined, boolean]> =>
  (['images', 'charts', 'roadmap'] as const).flatMap((collection) =>
    (manifest[collection] ?? []).map(
      (item, i) =>
        [[collection, i, 'license'], item.license, item.licenseClean !== undefined] as const,
    ),
  );

/** Texts that say less than their owner may think. */
export const doubtsOf = (manifest: Manifest): ReadonlyArray<Breach> =>
  licensed(manifest).flatMap(([path, license, stated]) =>
    license === undefined || stated || O.isSome(licenseCleanOf(license))
      ? []
      : [
          {
            path,
            message: `found ${show(license)}, expected an SPDX expression such as Apache-2.0; licenseClean becomes "caution" (state licenseClean to decide otherwise)`,
          },
        ],
  );
