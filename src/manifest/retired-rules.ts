import type { Violation } from '../source-text/decode-source';
import { show } from '../values/escape';
import type {
  PartialImage,
  PartialManifest,
  PartialReference,
  PartialRetired,
} from './partial-manifest';

/** The available images by slug, without planned ones. */
const availableImages = ({ images }: PartialManifest): ReadonlyMap<string, PartialImage> =>
  new Map(
    images.flatMap((image) =>
      image.slug === undefined || image.isPlanned ? [] : [[image.slug, image] as const],
    ),
  );

/** `redis`, or `redis 8.0.3`, in quotes. */
const nameOf = ({ slug, version }: PartialReference): string =>
  show(version === undefined ? slug : `${slug} ${version}`);

/** Whether a reference names an available image, or a version of one. */
const isAvailable = (
  { slug, version }: PartialReference,
  available: ReadonlyMap<string, PartialImage>,
): boolean => {
  const image = slug === undefined ? undefined : available.get(slug);
  return image !== undefined && (version === undefined || image.versions.includes(version));
};

const digestViolation = (
  { hasVersion, hasDigest }: PartialRetired,
  i: number,
): ReadonlyArray<Violation> =>
  hasDigest && !hasVersion
    ? [
        {
          path: ['retired', i, 'digest'],
          message:
            'found a digest without a version, expected the version that had it; add version:, or leave digest out',
        },
      ]
    : [];

const stillPublishedViolation = (
  item: PartialRetired,
  i: number,
  available: ReadonlyMap<string, PartialImage>,
): ReadonlyArray<Violation> =>
  (item.version !== undefined || !item.hasVersion) && isAvailable(item, available)
    ? [
        {
          path: ['retired', i, item.version === undefined ? 'slug' : 'version'],
          message: `found ${nameOf(item)}, which images still has, expected what is no longer published; remove it from images, or from retired`,
        },
      ]
    : [];

const duplicateViolations = ({ retired }: PartialManifest): ReadonlyArray<Violation> => {
  const seen = new Set<string>();
  return retired.flatMap((item, i) => {
    if (item.slug === undefined || (item.hasVersion && item.version === undefined)) return [];
    const name = nameOf(item);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      {
        path: ['retired', i],
        message: `found ${name} a second time, expected it once; remove one`,
      },
    ];
  });
};

/** Retired items that are still published, or duplicates, or have a digest without a version. */
export const retiredViolations = (manifest: PartialManifest): ReadonlyArray<Violation> => {
  const available = availableImages(manifest);
  return [
    ...duplicateViolations(manifest),
    ...manifest.retired.flatMap((item, i) => [
      ...digestViolation(item, i),
      ...stillPublishedViolation(item, i, available),
    ]),
  ];
};

/** Replacements that this catalog does not publish. */
export const replacementWarnings = (manifest: PartialManifest): ReadonlyArray<Violation> => {
  const available = availableImages(manifest);
  return manifest.retired.flatMap(({ replacedBy }, i) =>
    replacedBy?.slug === undefined || isAvailable(replacedBy, available)
      ? []
      : [
          {
            path: ['retired', i, 'replacedBy'],
            message: `found ${nameOf(replacedBy)}, expected an available image of images or one of its versions, so consumers are sent to something that this catalog does not publish; correct it, or leave replacedBy out`,
          },
        ],
  );
};

/** Recommended versions that are unknown or deprecated. */
export const recommendedViolations = ({ images }: PartialManifest): ReadonlyArray<Violation> =>
  images.flatMap(({ recommended, versions, deprecated }, i) => {
    if (recommended === undefined) return [];
    const path = ['images', i, 'recommended'];
    if (deprecated.has(recommended))
      return [
        {
          path,
          message: `found ${show(recommended)}, which is deprecated, expected a version that is not; recommend another version, or remove deprecated`,
        },
      ];
    return versions.includes(recommended)
      ? []
      : [
          {
            path,
            message: `found ${show(recommended)}, expected one of the versions of the image; correct it, or leave it out to recommend the newest supported version`,
          },
        ];
  });
