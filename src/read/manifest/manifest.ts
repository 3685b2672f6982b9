import * as t from 'io-ts';
import { BadgeOverride } from '../../contract/badge';
import { FixClock, TargetDays } from '../../contract/fixes';
import { chartFields, ImageVersion, imageFields, roadmapFields } from '../../contract/items';
import { Digest, LicenseClean, Platform, Slug, Status, Tag, Text } from '../../contract/scalars';
import { dictionary } from '../../domain/codec/dictionary';
import { extensible, field, object, optional } from '../../domain/codec/object';
import { Bool, enumeration, text, textLike } from '../../domain/codec/scalar';
import { isSoftware } from '../../domain/software';
import { isWebAddress } from '../../domain/web-address';
import { ChartRepository, HOST, PATH, Repository } from './repository';

const REGISTRY = `${HOST}(/${PATH})*`;

export const Registry = textLike(
  'Registry',
  'a registry such as ghcr.io/acme, without scheme, tag and final slash',
  `^${REGISTRY}$`,
);

const Software = text('StatedSoftware', {
  expected: 'the name of a package, a package URL without version, or none',
  pattern: '^\\S+$',
  is: isSoftware,
});

/** Values of commands: without spaces and single quotes, they are the same in every shell. */
const WORD = '[!-&(-~]';

const GitHubRepository = textLike(
  'GitHubRepository',
  'a repository on GitHub such as acme/images',
  '^[A-Za-z0-9][A-Za-z0-9_-]*/[A-Za-z0-9._-]+$',
);

const Identity = textLike(
  'Identity',
  'a regular expression for the signer that begins with ^, without spaces and single quotes',
  `^(\\(\\?i\\))?\\^${WORD}+$`,
);

const Issuer = textLike(
  'Issuer',
  'an https address, without spaces and single quotes',
  `^https://${WORD}+$`,
);

export const Verify = object('Verify', {
  github: field(
    optional(GitHubRepository),
    'The repository whose workflows sign with cosign, and attest with actions/attest. Instead of identity and issuer.',
    { examples: ['acme/images'] },
  ),
  identity: field(
    optional(Identity),
    'A Go regular expression for the identity in the certificate, for cosign.',
    { examples: ['^https://gitlab\\.com/acme/images//'] },
  ),
  issuer: field(optional(Issuer), 'Who vouches for the identity, for cosign.', {
    examples: ['https://gitlab.com'],
  }),
  signature: field(optional(Bool), 'false: the image is attested, but not signed with cosign.'),
  sbom: field(
    optional(enumeration('SbomFormat', ['spdxjson', 'cyclonedx'])),
    'The format of the attested SBOM; none is attested if left out. With github, spdxjson is SPDX 2.3.',
  ),
  provenance: field(optional(Bool), 'true: SLSA provenance (v1) is attested.'),
  since: field(
    optional(Tag),
    'The first version that this holds for, in the order of versions; all if left out.',
  ),
});
export type Verify = t.TypeOf<typeof Verify>;

const NAME = field(optional(Text), 'Name for people; the slug if left out.');
const LICENSE_CLEAN = field(
  optional(LicenseClean),
  'What the license means for its user; from the SPDX expression in license if left out.',
);

export const ManifestImage = extensible('ManifestImage', {
  ...imageFields,
  name: NAME,
  status: field(
    optional(Status),
    'Whether it can be pulled (available, the default) or is planned.',
  ),
  licenseClean: LICENSE_CLEAN,
  image: field(
    optional(Repository),
    'The repository that it is pulled from, in any registry; <registry>/images/<slug> if left out.',
  ),
  os: field(
    optional(enumeration('Os', ['none'])),
    'none: no operating system inside (scratch, static), so a report without packages of one is clean.',
  ),
  platforms: field(
    optional(t.array(Platform)),
    'The platforms that every version of it is published for, in place of the default; [] for none.',
    { examples: [['linux/amd64', 'linux/arm/v7']] },
  ),
  versions: field(optional(t.array(ImageVersion)), 'The published tags, in any order.'),
  recommended: field(
    optional(Tag),
    'The version to recommend, one of versions; the newest that is supported if left out.',
  ),
  software: field(
    optional(Software),
    'The package that the image is about, by its name or package URL. A version whose known packages do not have it is at best partial. none: it is about no package, as a base image is.',
    { examples: ['redis', 'pkg:deb/debian/redis', 'none'] },
  ),
  verify: field(
    optional(Verify),
    'How to verify it, in place of the default; {} for none. Published as stated, not checked.',
  ),
});
export type ManifestImage = t.TypeOf<typeof ManifestImage>;

const BaseVersion = object('BaseVersion', {
  version: field(Tag, 'The tag.', { examples: ['12-slim'] }),
  digest: field(
    optional(Digest),
    'Digest of the multi-architecture index; that of the latest scan if left out.',
  ),
});

export const ManifestBase = object('ManifestBase', {
  slug: field(Slug, 'Identifier, different from that of every image and other base.', {
    examples: ['debian'],
  }),
  image: field(Repository, 'The repository that it is pulled from, in any registry.', {
    examples: ['docker.io/library/debian'],
  }),
  versions: field(t.array(BaseVersion), 'The tags that images are built on, in any order.'),
});
export type ManifestBase = t.TypeOf<typeof ManifestBase>;

export const ManifestChart = extensible('ManifestChart', {
  ...chartFields,
  name: NAME,
  licenseClean: LICENSE_CLEAN,
  chartRef: field(
    optional(ChartRepository),
    'The OCI reference that installs it; oci://<registry>/charts/<slug> if left out.',
  ),
});
export type ManifestChart = t.TypeOf<typeof ManifestChart>;

export const ManifestRoadmapItem = extensible('ManifestRoadmapItem', roadmapFields);
export type ManifestRoadmapItem = t.TypeOf<typeof ManifestRoadmapItem>;

export const Project = object('Project', {
  name: field(
    optional(Text),
    'Name of the project, for feeds and the page; the registry if left out.',
  ),
  license: field(optional(Text), 'Message of the badge license.'),
  base: field(optional(Text), 'Message of the badge base.'),
  signing: field(optional(Text), 'Message of the badge signing.'),
  hub: field(optional(Text), 'Message of the badge hub.'),
});

const days = (severity: string) =>
  field(optional(TargetDays), `Days within which to fix a vulnerability of severity ${severity}.`, {
    unit: 'days',
  });

export const Targets = object('Targets', {
  critical: days('critical'),
  high: days('high'),
  medium: days('medium'),
  low: days('low'),
  unknown: days('unknown'),
  from: field(
    optional(FixClock),
    'What the days are counted from: the first scan that names a fix (fixable, the default), or the scan that finds it (seen).',
  ),
});
export type Targets = t.TypeOf<typeof Targets>;

const ReplacedBy = object('ReplacedBy', {
  slug: field(Slug, 'Slug of the image to use in its place.'),
  version: field(optional(Tag), 'The version to use in its place.'),
});

export const ManifestRetired = object('ManifestRetired', {
  slug: field(Slug, 'Slug of the image that is gone, or whose version is gone.'),
  version: field(optional(Tag), 'The version that is gone; the whole image if left out.'),
  digest: field(optional(Digest), 'The last digest of the version.'),
  replacedBy: field(optional(ReplacedBy), 'What to use in its place.'),
  reason: field(optional(Text), 'Why it is gone.'),
});
export type ManifestRetired = t.TypeOf<typeof ManifestRetired>;

const Site = text('Site', {
  expected: 'an http or https address without query and fragment',
  format: 'uri',
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^?#]+$',
  is: (s) => isWebAddress(s) && !/[?#]/.test(s),
});

/** The decoded manifest, without unknown keys and before defaults are applied. */
export const Manifest = object('Manifest', {
  registry: field(Registry, 'Where the images and charts are pulled from.'),
  source: field(optional(Text), 'What the security documents name as their source.'),
  site: field(
    optional(Site),
    'Address under which the root of the branch is served, for the links in feeds and for renovate.json.',
  ),
  packages: field(
    optional(Bool),
    'Whether the packages in the images are published, as the scan reports list them; true if left out.',
  ),
  project: field(optional(Project), 'Facts for the fixed badges.'),
  badges: field(
    optional(dictionary('Badges', Slug, BadgeOverride, { extensions: true })),
    'Overrides of fixed badges, and badges of your own.',
  ),
  targets: field(
    optional(Targets),
    'Days within which to fix vulnerabilities; fixes.json compares them with what happened.',
  ),
  platforms: field(
    optional(t.array(Platform)),
    'The platforms of every image that states none of its own. A version is scanned only if each of them is.',
    { examples: [['linux/amd64', 'linux/arm64']] },
  ),
  verify: field(
    optional(Verify),
    'How to verify every image that does not state it itself. Published as stated, not checked.',
  ),
  images: field(optional(t.array(ManifestImage)), 'The images of the catalog.'),
  bases: field(
    optional(t.array(ManifestBase)),
    'What images are built on, if it is not an image of this catalog: scanned with the images, counted nowhere.',
  ),
  charts: field(optional(t.array(ManifestChart)), 'The charts of the catalog.'),
  roadmap: field(optional(t.array(ManifestRoadmapItem)), 'What is planned.'),
  retired: field(optional(t.array(ManifestRetired)), 'What is gone, and what to use in its place.'),
});
export type Manifest = t.TypeOf<typeof Manifest>;
