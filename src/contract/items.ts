import * as t from 'io-ts';
import { extensible, field, nullable, object, optional } from '../domain/codec/object';
import { Bool, enumeration } from '../domain/codec/scalar';
import { count, dateLike, image, slug } from './fields';
import { CoverageGapWord } from './gaps';
import {
  ChartVersion,
  DateTime,
  Digest,
  DigestFrom,
  FullDate,
  Instant,
  LicenseClean,
  PinnedReference,
  Platform,
  Port,
  Priority,
  Slug,
  Status,
  Tag,
  Text,
  Tier,
  Uuid,
  WebAddress,
} from './scalars';
import { Grade, SecurityRecord } from './security';
import { Software, Unchecked } from './unchecked';
import { VerdictWord, verdictFields } from './verdict';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

/** What images and charts share, in the order of the contract. */
const identity = {
  slug: field(Slug, 'Identifier that is unique in the collection and used in paths.', {
    examples: ['redis'],
  }),
  name: field(Text, 'Display name.', { examples: ['Redis'] }),
  category: field(Text, 'Group that the item is listed under.', { examples: ['Databases'] }),
  summary: field(Text, 'Description in one sentence.'),
  tier: field(Tier, 'How much depends on it.'),
};
const license = 'License of the packaged software: an SPDX expression or a name.';
const licenseClean =
  'What the license means for users: OSI approved (clean), AGPL family (agpl) or anything else (caution).';
const security =
  'Counts of the newest scanned version and of all other scanned versions; null if there is no scan record. Never contains `cves`.';

export const ImageVersion = extensible('ImageVersion', {
  version: field(Tag, 'The tag.', { examples: ['8.2.2'] }),
  size: field(optional(Text), 'Human-readable size.', { examples: ['41.2 MB'] }),
  published: field(optional(DateTime), 'When the tag was last published.', {
    examples: ['2026-07-10T03:02:17Z'],
  }),
  digest: field(optional(Digest), 'Digest of the multi-architecture index.', {
    examples: [DIGEST],
  }),
  eol: field(optional(FullDate), 'Last day of support.', { examples: ['2027-01-31'] }),
  deprecated: field(
    optional(Bool),
    'Whether its owner advises against it, though it is still published.',
  ),
});
export type ImageVersion = t.TypeOf<typeof ImageVersion>;

/** Everything but the record, in the order of the contract. */
export const imageFields = {
  ...identity,
  status: field(Status, 'Whether the image can be pulled or is planned.'),
  license: field(Text, license, { examples: ['BSD-3-Clause'] }),
  licenseClean: field(LicenseClean, licenseClean),
  version: field(
    optional(Text),
    'The published tags, newest first, joined with a comma and a space.',
    {
      examples: ['8.2.2, 8.0.3'],
    },
  ),
  versions: field(optional(t.array(ImageVersion)), 'The published tags, newest first.'),
  arches: field(optional(t.array(Text)), 'CPU architectures.', { examples: [['amd64', 'arm64']] }),
  upstream: field(WebAddress, 'Website of the packaged software.', {
    examples: ['https://redis.io'],
  }),
  source: field(optional(WebAddress), 'Address of the source that the image is built from.'),
  image,
  caution: field(optional(Bool), 'Whether users should read the license first.'),
  cleanAlternative: field(optional(Text), 'An alternative with an OSI-approved license.'),
  knownIssue: field(optional(Text), 'A known issue, as text.'),
};
export const Image = extensible('Image', {
  ...imageFields,
  security: field(nullable(SecurityRecord), security),
  recommended: field(
    nullable(Tag),
    'The version to run: the one that its owner recommends, or else the newest with the verdict `supported`; null if there is none.',
    { examples: ['8.2.2'] },
  ),
});
export type Image = t.TypeOf<typeof Image>;

export const ChartImageRef = extensible('ChartImageRef', {
  name: field(Text, 'Name of the image in the chart.', { examples: ['redis'] }),
  image: field(PinnedReference, 'Reference pinned by digest.', {
    examples: [`ghcr.io/acme/images/redis@${DIGEST}`],
  }),
});

/** Everything but the record, in the order of the contract. */
export const chartFields = {
  ...identity,
  license: field(Text, license, { examples: ['BSD-3-Clause'] }),
  licenseClean: field(LicenseClean, licenseClean),
  chartVersion: field(ChartVersion, 'Version of the chart.', { examples: ['1.4.0'] }),
  appVersion: field(Text, 'Version of the software that the chart deploys.', {
    examples: ['8.2.2'],
  }),
  description: field(optional(Text), 'Longer description.'),
  imageRepository: field(optional(Text), 'Repository of the primary image.', {
    examples: ['ghcr.io/acme/images/redis'],
  }),
  imageDigest: field(optional(Digest), 'Digest of the primary image.', { examples: [DIGEST] }),
  repositoryID: field(optional(Uuid), 'Identifier of the chart in a public chart hub.', {
    examples: ['0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21'],
  }),
  port: field(optional(Port), 'Port that the software listens on.', { examples: [6379] }),
  upstream: field(optional(WebAddress), 'Website of the packaged software.'),
  chartRef: field(Text, 'OCI reference that installs the chart.', {
    examples: ['oci://ghcr.io/acme/charts/redis'],
  }),
  images: field(optional(t.array(ChartImageRef)), 'Every image that the chart deploys.'),
};
const ChartCoverage = object('ChartCoverage', {
  images: count('Images that the chart ships', 'images'),
  inCatalog: count('Images that are the current build of a version of this catalog', 'images'),
  scanned: count('Images that are the current build of a scanned version', 'images'),
});
export type ChartCoverage = t.TypeOf<typeof ChartCoverage>;

export const chartCoverageFields = {
  coverage: field(ChartCoverage, 'How many of its images were scanned.'),
  worst: field(
    nullable(Grade),
    'Worst grade of its present images; A+, A and B only if all of its images were scanned, otherwise null.',
  ),
};

export const Chart = extensible('Chart', {
  ...chartFields,
  security: field(
    nullable(SecurityRecord),
    `Record of the primary image of the chart. ${security}`,
  ),
  ...chartCoverageFields,
});
export type Chart = t.TypeOf<typeof Chart>;

export const roadmapFields = {
  name: field(Text, 'Name of the planned app.', { examples: ['OpenSearch'] }),
  category: field(Text, 'Group that the item is listed under.', { examples: ['Databases'] }),
  license: field(optional(Text), license),
  licenseClean: field(optional(LicenseClean), licenseClean),
  priority: field(Priority, 'How soon it is planned.'),
  note: field(optional(Text), 'Additional remarks.'),
  cleanAlternative: field(
    optional(Text),
    'An alternative with an OSI-approved license that is already available, if the app itself is source-available.',
  ),
};
export const RoadmapItem = extensible('RoadmapItem', roadmapFields);
export type RoadmapItem = t.TypeOf<typeof RoadmapItem>;

/** One app of the latest daily version check. */
export const Update = extensible('Update', {
  app: field(Text, 'Name of the app.', { examples: ['redis'] }),
  from: field(Text, 'Version before the update.', { examples: ['8.2.1'] }),
  to: field(Text, 'Version after the update.', { examples: ['8.2.2'] }),
  outcome: field(
    enumeration('Outcome', ['shipped', 'held', 'skipped']),
    'What happened to the update.',
  ),
  reason: field(optional(Text), 'Why it was held or skipped.'),
  url: field(optional(WebAddress), 'Address of more information, such as a pull request.'),
});
export type Update = t.TypeOf<typeof Update>;

/** How much a scan proves: "clean" differs from "not scanned". */
export const ScanState = enumeration('ScanState', ['scanned', 'partial', 'withheld', 'unscanned']);
export type ScanState = t.TypeOf<typeof ScanState>;

export const PlatformStatus = object('PlatformStatus', {
  platform: field(Platform, 'The platform that the catalog states.', { examples: ['linux/arm64'] }),
  state: field(
    ScanState,
    'What the reports of this platform prove: everything (scanned), a lower bound (partial) or nothing (withheld); unscanned without a report.',
  ),
  scannedAt: field(
    nullable(Instant),
    'Time of the oldest scan of this platform; null if unknown or unscanned.',
    dateLike('2026-07-12T02:00:00Z'),
  ),
});
export type PlatformStatus = t.TypeOf<typeof PlatformStatus>;

/** The last scan before the digest of a version changed. */
const FormerScan = object('FormerScan', {
  scannedAt: field(
    nullable(Instant),
    'Time of the last scan of the former build; null if unknown.',
    dateLike('2026-07-12T02:00:00Z'),
  ),
  verdict: field(VerdictWord, 'The verdict on the former build.'),
});

/** The rows of a record with a fix: they add up to its `fixable`. */
export const FixKinds = object('FixKinds', {
  system: count(
    'Findings in packages of the operating system: a rebuild can bring the fix',
    'rows',
  ),
  language: count('Findings in packages of a language: each needs a newer version', 'rows'),
  survived: count('Findings that are still there after builds that could have had the fix', 'rows'),
});
export type FixKinds = t.TypeOf<typeof FixKinds>;

export const StatusItem = object('StatusItem', {
  slug,
  version: field(Tag, 'The tag.', { examples: ['8.2.2'] }),
  digest: field(nullable(Digest), 'Digest of the tag; null if the catalog does not state it.', {
    examples: [DIGEST],
  }),
  state: field(
    ScanState,
    'What is known: a full record (scanned), a record that is a lower bound (partial), no record because the report proves nothing (withheld) or no report (unscanned).',
  ),
  scannedAt: field(
    nullable(Instant),
    'Time of the scan according to the report; null if unknown.',
    dateLike('2026-07-12T02:00:00Z'),
  ),
  scanner: field(nullable(Text), 'Name and version of the scanner; null if unknown.', {
    examples: ['Trivy 0.74.0'],
  }),
  ...verdictFields,
  platforms: field(
    optional(t.array(PlatformStatus)),
    'Each platform that the catalog states, in order; absent if it states none. The version is scanned only if all its platforms are.',
  ),
  database: field(
    nullable(Instant),
    'When the oldest vulnerability database behind the record was built; null if unknown, which is never fresh. The scan is outdated if it is more than 7 days later.',
    dateLike('2026-07-11T18:14:02Z'),
  ),
  unchecked: field(
    optional(Unchecked),
    'Packages that the scanner found but has no advisories for. No record has their vulnerabilities, so the version is at best partial. Absent without any.',
  ),
  software: field(
    optional(nullable(Software)),
    'The package that the image is about, as found in the version; null if its packages are not known, or are known and have no such package: then the version is at best partial. Absent if the owner states none.',
  ),
  digestFrom: field(
    optional(DigestFrom),
    'Where the digest is from: the latest scan. Absent if the manifest states it, or without one.',
  ),
  fixes: field(
    optional(FixKinds),
    'The rows with a fix, by kind of fix. Absent if there are none, or without a record.',
  ),
  gaps: field(
    optional(t.array(CoverageGapWord)),
    'Why its reports prove less than they seem to; more words may be added. Absent without any.',
  ),
  before: field(
    optional(FormerScan),
    'The last scan and verdict of the version before its digest changed. Only while the new digest is unscanned.',
  ),
  named: field(
    optional(Bool),
    'Always `false`: no listed package is named like the image, so its own software may not have been checked. Absent otherwise.',
  ),
});
export type StatusItem = t.TypeOf<typeof StatusItem>;
