import * as t from 'io-ts';
import { dictionary } from '../codec/dictionary';
import { nullable } from '../codec/nullable';
import { field, object, optional } from '../codec/object';
import { enumeration, integer } from '../codec/scalar';
import { severities } from '../domain/severity';
import { ApiPath, ApiVersion, Count, Position, Slug, Tag, Text, WebAddress } from './scalars';

/** Targets of a finding that are listed; the rest is counted (schema/v1, Cve). */
export const MOST_TARGETS = 8;

const SeverityWord = enumeration('Severity', severities);
export const Grade = enumeration('Grade', ['A+', 'A', 'B', 'C', 'D', 'F']);
export type Grade = t.TypeOf<typeof Grade>;

const findings = (which: string) => field(Count, `${which}.`, { unit: 'findings' });

const severityCounts = {
  critical: findings('Open findings of severity CRITICAL'),
  high: findings('Open findings of severity HIGH'),
  medium: findings('Open findings of severity MEDIUM'),
  low: findings('Open findings of severity LOW'),
  unknown: findings('Open findings of unknown severity'),
};
export const SeverityRollup = object('SeverityRollup', severityCounts);
export type SeverityRollup = t.TypeOf<typeof SeverityRollup>;

/** One finding, deduplicated across the targets it was seen in. */
export const Cve = object('Cve', {
  id: field(Text, 'CVE or advisory identifier.', { examples: ['CVE-2025-9230'] }),
  severity: field(SeverityWord, 'Severity; UNKNOWN where the scanner gives none of the others.'),
  pkg: field(Text, 'Package that the finding is against.', { examples: ['openssl'] }),
  installed: field(nullable(Text), 'Version that is shipped; null where unknown.', {
    examples: ['3.5.3-r0'],
  }),
  fixed: field(nullable(Text), 'Version with a fix; null while there is none.', {
    examples: ['3.5.4-r0'],
  }),
  title: field(nullable(Text), 'What it is about; null where the scanner does not say.'),
  url: field(nullable(WebAddress), 'Primary advisory; null where none is known.', {
    examples: ['https://avd.aquasec.com/nvd/cve-2025-9230'],
  }),
  targets: field(t.array(Text), `Where the finding was seen; the first ${MOST_TARGETS} of them.`, {
    examples: [['usr/bin/redis-server']],
  }),
  targetsMore: field(
    optional(Position),
    'How many more places there are than `targets` lists; absent where it lists all.',
    { unit: 'targets' },
  ),
});
export type Cve = t.TypeOf<typeof Cve>;

const rollupFields = {
  version: field(Tag, 'The tag.', { examples: ['8.2.2'] }),
  tag: field(Text, 'Reference with tag.', { examples: ['ghcr.io/acme/images/redis:8.2.2'] }),
  ...severityCounts,
  total: findings('Open findings of all severities'),
  fixable: findings('Open findings with a fix, which a rebuild clears'),
  grade: field(
    Grade,
    'Nothing open (A+); only low or unknown, none fixable (A); only low or unknown (B); worst is medium (C); worst is high (D); any critical (F).',
  ),
  score: field(
    integer('Score', 0, 100),
    '100 less 25 for each critical, 10 high, 4 medium, 1 low, 2 unknown and 5 fixable finding, not below 0.',
    { unit: 'points' },
  ),
};
const cves = field(t.array(Cve), 'Every finding: worst first, then fixable ones first.');
const image = field(Text, 'Registry reference without tag.', {
  examples: ['ghcr.io/acme/images/redis'],
});
const href = field(ApiPath, 'Path of the details of the image, from the base of the site.', {
  examples: ['/api/v1/security/redis.json'],
});

/** Counts of one version, without its findings. */
export const SecurityVersion = object('SecurityVersion', rollupFields);
export type SecurityVersion = t.TypeOf<typeof SecurityVersion>;

export const SecurityVersionWithCves = object('SecurityVersionWithCves', {
  ...rollupFields,
  cves,
});
export type SecurityVersionWithCves = t.TypeOf<typeof SecurityVersionWithCves>;

/** Rollup of an image's latest version that has a record, and of all that have one. */
export const SecurityRecord = object('SecurityRecord', {
  ...rollupFields,
  image,
  versions: field(t.array(SecurityVersion), 'Every version that has a record, newest first.'),
  href,
});
export type SecurityRecord = t.TypeOf<typeof SecurityRecord>;

const SecurityResource = enumeration('SecurityResource', ['security']);
const head = {
  apiVersion: field(ApiVersion, 'Version of the API.'),
  resource: field(SecurityResource, 'What this is about.'),
};
const source = field(Text, 'Where the scans come from, in words.', {
  examples: ['Nightly Trivy scan of each published image digest'],
});
const images = (which: string) => field(Count, `${which}.`, { unit: 'images' });

export const SecuritySummary = object('SecuritySummary', {
  ...head,
  source,
  total: findings("Open findings of each image's newest scanned version, added up"),
  fixable: findings('Those of them that have a fix'),
  bySeverity: field(SeverityRollup, 'The same by severity.'),
  imagesWithCves: images('Images with at least one open finding'),
  imagesNeedingRebuild: images('Images with at least one finding that has a fix'),
  images: field(
    dictionary('SecurityRecords', Slug, SecurityRecord),
    'The record of each scanned image, by slug.',
  ),
});
export type SecuritySummary = t.TypeOf<typeof SecuritySummary>;

export const SecurityIndexEntry = object('SecurityIndexEntry', {
  slug: field(Slug, 'The image.', { examples: ['redis'] }),
  image,
  grade: field(Grade, 'Grade of the newest scanned version.'),
  total: findings('Open findings of the newest scanned version'),
  fixable: findings('Those of them that have a fix'),
  href,
});

export const SecurityIndex = object('SecurityIndex', {
  ...head,
  source,
  count: images('Images that have a record'),
  images: field(t.array(SecurityIndexEntry), 'Every image that has a record.'),
});

const ofImage = {
  ...head,
  slug: field(Slug, 'The image.', { examples: ['redis'] }),
  image,
  source,
};

export const SecurityImageDetail = object('SecurityImageDetail', {
  ...ofImage,
  latest: field(SecurityVersionWithCves, 'The newest version that has a record.'),
  versions: field(
    t.array(SecurityVersionWithCves),
    'Every version that has a record, newest first.',
  ),
});
export type SecurityImageDetail = t.TypeOf<typeof SecurityImageDetail>;

export const SecurityVersionDetail = object('SecurityVersionDetail', {
  ...ofImage,
  ...rollupFields,
  cves,
  links: field(
    object('SecurityVersionLinks', {
      image: field(ApiPath, 'Path of the details of the image, from the base of the site.', {
        examples: ['/api/v1/security/redis.json'],
      }),
    }),
    'Where to go from here.',
  ),
});
export type SecurityVersionDetail = t.TypeOf<typeof SecurityVersionDetail>;
