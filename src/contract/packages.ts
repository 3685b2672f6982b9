import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { Bool, enumeration } from '../domain/codec/scalar';
import { PACKAGE_TYPES } from '../domain/package-name';
import { documentKind, imageParameter } from './document-kind';
import { collectionHead, count, documentHead, image, slug, total } from './fields';
import { ApiPath, Count, Digest, PositiveInt, Slug, Tag, Text } from './scalars';

/** Most are types of package URLs. */
export const PackageType = enumeration('PackageType', PACKAGE_TYPES);
export type PackageType = t.TypeOf<typeof PackageType>;

const type = field(PackageType, 'Type of the package; more types may be added.', {
  examples: ['npm'],
});
const name = field(
  Text,
  'Name of the package, after its namespace, normalized as its type requires.',
  { examples: ['axios'] },
);

const installed = field(nullable(Text), 'Its version; null if the report states none.', {
  examples: ['1.14.1'],
});

export const ImagePackage = object('ImagePackage', {
  type,
  name,
  source: field(optional(Text), 'The package that it was built from, if that has another name.', {
    examples: ['openssl'],
  }),
  version: installed,
  versions: field(t.array(Tag), 'The versions of the image that contain it, newest first.', {
    examples: [['8.2.2', '8.0.3']],
  }),
  unchecked: field(
    optional(t.array(Tag)),
    'The versions in which the scanner did not check it, newest first, so no record has its vulnerabilities there; absent without any.',
    { examples: [['8.2.2']] },
  ),
});
export type ImagePackage = t.TypeOf<typeof ImagePackage>;

const PackageAdded = object('PackageAdded', { type, name, to: installed });
const PackageRemoved = object('PackageRemoved', { type, name, from: installed });
const PackageUpdated = object('PackageUpdated', { type, name, from: installed, to: installed });

const ChangedPackages = object('ChangedPackages', {
  from: field(Digest, 'Digest of the build before.'),
  added: field(t.array(PackageAdded), 'Packages that only this build has; at most 100.'),
  removed: field(t.array(PackageRemoved), 'Packages that only the build before had; at most 100.'),
  updated: field(
    t.array(PackageUpdated),
    'Packages that both builds have, in different versions; at most 100.',
  ),
  more: field(Count, 'Packages that these lists leave out.', { unit: 'packages' }),
});
export type ChangedPackages = t.TypeOf<typeof ChangedPackages>;

/** The limit of each kind of change. */
export const MAX_CHANGED = 100;

const ListedVersion = object('ListedVersion', {
  version: field(Tag, 'The tag.', { examples: ['8.0.3'] }),
  known: field(
    Bool,
    'Whether its packages are known. If not, it may contain packages that are not listed.',
  ),
  changed: field(
    optional(ChangedPackages),
    'What its present digest changed, by type, name and version; absent if the packages of this build or of the one before are not known.',
  ),
});

export type ListedVersion = t.TypeOf<typeof ListedVersion>;

/** `images/<slug>/packages.json`: the packages of the versions of an image. */
export const ImagePackages = object('ImagePackages', {
  ...documentHead('ImagePackages', 'image-packages'),
  slug,
  image,
  versions: field(t.array(ListedVersion), 'The versions of the catalog, newest first.'),
  data: field(t.array(ImagePackage), 'The packages, by type, name and version.'),
});
export type ImagePackages = t.TypeOf<typeof ImagePackages>;

const PackageVersion = object('PackageVersion', {
  version: installed,
  images: field(t.array(Slug), 'The images that are known to contain it, by slug.'),
});
export type PackageVersion = t.TypeOf<typeof PackageVersion>;

/** A name with more versions lists none, nor does one whose versions name more images together. */
export const MAX_VERSIONS = 20;
export const MAX_VERSION_IMAGES = 200;

const PackageName = object('PackageName', {
  name,
  sources: field(optional(t.array(Text)), 'The packages that it was built from, in order.'),
  images: field(t.array(Slug), 'The images that are known to contain it, by slug.'),
  versions: field(
    optional(t.array(PackageVersion)),
    'Its versions as installed, newest first; absent if there are more than 20, or if they name more than 200 images together.',
  ),
});
export type PackageName = t.TypeOf<typeof PackageName>;

/** `packages/<type>.json`: the names of the packages of a type, and the images that contain them. */
export const PackageNames = object('PackageNames', {
  ...documentHead('PackageNames', 'package-names'),
  type,
  total,
  data: field(t.array(PackageName), 'The names, in order.'),
});
export type PackageNames = t.TypeOf<typeof PackageNames>;

const PackageTypeItem = object('PackageTypeItem', {
  type,
  names: field(PositiveInt, 'Distinct names of packages.', { unit: 'names' }),
  images: field(PositiveInt, 'Images that contain a package of the type.', { unit: 'images' }),
  href: field(ApiPath, 'Path of its document.', { examples: ['/api/v1/packages/npm.json'] }),
});

/** The limit of the versions that `packages.json` names because their packages are not known. */
export const MAX_UNKNOWN = 1000;

/** `packages.json`: the types of packages, and for how many versions the packages are known. */
export const PackageTypes = object('PackageTypes', {
  ...collectionHead('PackageTypes', 'packages'),
  coverage: field(
    object('PackagesCoverage', {
      versions: count('Versions of the catalog', 'versions'),
      known: count('Versions whose packages are known', 'versions'),
    }),
    'What the lists are based on. A package that is not listed may be in a version whose packages are not known.',
  ),
  total,
  data: field(t.array(PackageTypeItem), 'The types, in order.'),
  unknown: field(
    t.array(Text),
    'The versions whose packages are not known, in the order of the status; at most the first 1,000.',
    { examples: [['redis/8.0.3']] },
  ),
});
export type PackageTypes = t.TypeOf<typeof PackageTypes>;

/** By type, name and version; a package without a version comes last. */
export const comparePackages = (
  a: Pick<ImagePackage, 'type' | 'name' | 'version'>,
  b: Pick<ImagePackage, 'type' | 'name' | 'version'>,
): number => {
  if (a.type !== b.type) return a.type < b.type ? -1 : 1;
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  if (a.version === b.version) return 0;
  if (a.version === null || b.version === null) return a.version === null ? 1 : -1;
  return a.version < b.version ? -1 : 1;
};

export const IMAGE_PACKAGES = documentKind({
  name: 'image-packages',
  path: 'images/{image}/packages.json',
  operationId: 'getImagePackages',
  tag: 'Packages',
  summary: 'Packages of an image',
  description:
    'The packages that the versions of an image contain, as its scan reports list them. What is not listed may still be contained: static binaries and copied code appear in no list.',
  codec: ImagePackages,
  parameters: [imageParameter],
  notFound: 'There is no such image, or no report of it lists packages.',
});

export const PACKAGE_NAMES = documentKind({
  name: 'package-names',
  path: 'packages/{type}.json',
  operationId: 'listPackageNames',
  tag: 'Packages',
  summary: 'Packages of a type',
  description:
    'Which images contain a package, by name and version. Their documents have the tags.',
  codec: PackageNames,
  parameters: [
    {
      name: 'type',
      codec: PackageType,
      description: 'Type of the packages.',
      example: 'npm',
    },
  ],
  notFound: 'No image is known to contain a package of the type.',
});

export const PACKAGES = documentKind({
  name: 'packages',
  path: 'packages.json',
  isMemory: true,
  operationId: 'listPackageTypes',
  tag: 'Packages',
  summary: 'Types of packages, and coverage',
  description:
    'The types of packages that images contain, and for how many versions the packages are known: what was not listed is unknown, never empty.',
  codec: PackageTypes,
});
