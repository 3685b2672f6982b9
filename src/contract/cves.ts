import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { Bool, enumeration, Fraction } from '../domain/codec/scalar';
import {
  collectionHead,
  count,
  coverageFields,
  cveId,
  dateLike,
  documentHead,
  image,
  slug,
  total,
} from './fields';
import { affectedFields, closedFields, suppressionFields } from './findings';
import {
  AnyText,
  ApiPath,
  FullDate,
  Instant,
  PastDay,
  PositiveInt,
  Slug,
  Tag,
  Text,
  WebAddress,
} from './scalars';
import { SeverityWord } from './security';

const version = field(Tag, 'The tag.', { examples: ['8.0.3'] });
const aliases = field(t.array(Text), 'Other identifiers of the same vulnerability, in order.', {
  examples: [['GHSA-3ppc-4f35-3m26']],
});
const title = field(nullable(Text), 'Title of the vulnerability; null if no scanner has one.');

export const AffectedImage = object('AffectedImage', {
  slug,
  image,
  latest: field(nullable(Tag), 'Newest version with a record; null if there is none.', {
    examples: ['8.2.2'],
  }),
  ...affectedFields,
});
export type AffectedImage = t.TypeOf<typeof AffectedImage>;

export const SuppressedIn = object('SuppressedIn', {
  slug,
  version,
  severity: field(SeverityWord, 'Highest severity of the suppressed findings in the image.'),
  ...suppressionFields,
});

export const ClosedIn = object('ClosedIn', { slug, ...closedFields });
export type ClosedIn = t.TypeOf<typeof ClosedIn>;

/** `cve/<group>/<id>.json`: where a vulnerability is open, suppressed and closed. */
export const CveDocument = object('CveDocument', {
  ...documentHead('Cve', 'cve'),
  id: cveId,
  aliases,
  see: field(
    t.array(Text),
    'Identifiers of the documents that have this identifier as an alias, in order.',
  ),
  severity: field(
    nullable(SeverityWord),
    'Highest severity in the catalog; null if the document only points to others.',
  ),
  title,
  url: field(nullable(WebAddress), 'Address of the advisory; null if unknown.', {
    examples: ['https://avd.aquasec.com/nvd/cve-2025-9230'],
  }),
  images: field(t.array(AffectedImage), 'The images that have or may have it, by slug.'),
  suppressed: field(t.array(SuppressedIn), 'The versions where it is suppressed, by slug.'),
  closed: field(t.array(ClosedIn), 'The versions that had it, latest first.'),
  charts: field(
    optional(t.array(Slug)),
    'The charts that ship the present or a former build of one of these versions, in order; absent if there is no such chart.',
    { examples: [['redis']] },
  ),
  formerCharts: field(
    optional(t.array(Slug)),
    'The charts that ship a former build that had it, though a later build closed it, in order; absent if there is no such chart.',
    { examples: [['redis']] },
  ),
});
export type CveDocument = t.TypeOf<typeof CveDocument>;

export const ExploitationState = enumeration('ExploitationState', [
  'known',
  'none-known',
  'unknown',
]);

export const KevEntry = object('KevEntry', {
  added: field(PastDay, 'Day on which it was added to the KEV catalog.'),
  due: field(nullable(FullDate), 'Day by which it must be remediated; null if not stated.'),
  ransomware: field(Bool, 'Whether ransomware campaigns are known to use it.'),
});
export type KevEntry = t.TypeOf<typeof KevEntry>;

export const EpssEntry = object('EpssEntry', {
  score: field(Fraction, 'Probability that it is exploited within 30 days.', {
    unit: 'probability, rounded to thousandths',
  }),
  percentile: field(
    nullable(Fraction),
    'Share of all vulnerabilities with the same or a lower score; null if not stated.',
    { unit: 'part, rounded to hundredths' },
  ),
});
export type EpssEntry = t.TypeOf<typeof EpssEntry>;

export const CveItem = object('CveItem', {
  id: cveId,
  aliases,
  severity: field(SeverityWord, 'Highest severity in the catalog.'),
  title,
  packages: field(t.array(Text), 'The affected packages, in order, at most 8.', {
    examples: [['libcrypto3', 'libssl3']],
  }),
  exploitation: field(
    ExploitationState,
    'Whether it is in the KEV catalog of known exploited vulnerabilities: it is (known), it is not (none-known), or it was not looked up (unknown).',
  ),
  kev: field(nullable(KevEntry), 'Its entry in the KEV catalog; null if it has none.'),
  epss: field(nullable(EpssEntry), 'Its scores; null if unknown.'),
  images: field(PositiveInt, 'Images that have or may have it.', { unit: 'images' }),
  versions: field(PositiveInt, 'Versions that have or may have it.', { unit: 'versions' }),
  confirmed: count('Versions whose published record has it', 'versions'),
  fixable: count('Versions for which a fix exists', 'versions'),
  latest: count('Images whose newest version with a record is one of these', 'images'),
  since: field(
    nullable(Instant),
    'Since when images of the catalog have had it without a break; null if unknown.',
    dateLike('2026-07-26T02:10:31Z'),
  ),
  href: field(nullable(ApiPath), 'Path of its document; null if its name is too long for one.', {
    examples: ['/api/v1/cve/2025/CVE-2025-9230.json'],
  }),
  packageNames: field(
    t.array(Text),
    'The names under which `packages/<type>.json` can list its packages, in order, at most 64: each as the scanner writes it, in lower case, and with `-` for `_`.',
    { examples: [['Jinja2', 'jinja2']] },
  ),
  packagesMore: field(
    optional(PositiveInt),
    'Number of names that are not listed. Absent if all are.',
    { unit: 'names' },
  ),
});
export type CveItem = t.TypeOf<typeof CveItem>;

const Coverage = object('Coverage', {
  versions: count('Versions of the catalog', 'versions'),
  ...coverageFields,
});
export type Coverage = t.TypeOf<typeof Coverage>;

export const KevSource = object('KevSource', {
  version: field(AnyText, 'Version of the catalog.', { examples: ['2026.08.19'] }),
  released: field(nullable(Instant), 'When it was released; null if unknown.'),
  count: count('Its entries', 'vulnerabilities'),
});
export type KevSource = t.TypeOf<typeof KevSource>;

export const EpssSource = object('EpssSource', {
  model: field(nullable(AnyText), 'Version of the model; null if unknown.'),
  date: field(nullable(Instant), 'Date of the scores; null if unknown.'),
});
export type EpssSource = t.TypeOf<typeof EpssSource>;

export const ExploitedBefore = object('ExploitedBefore', {
  id: cveId,
  added: field(PastDay, 'Day on which it was added to the KEV catalog.'),
  names: field(
    optional(t.array(Text)),
    'Other CVE identifiers that it had when it was open and that the KEV catalog may use, in order. Absent without any.',
    { examples: [['CVE-2026-0002']] },
  ),
});
export type ExploitedBefore = t.TypeOf<typeof ExploitedBefore>;

/** `cve.json`: every open vulnerability, in the order in which to fix them. */
export const CveCollection = object('CveCollection', {
  ...collectionHead('CveCollection', 'cves'),
  coverage: field(
    Coverage,
    'What the list is based on. It is complete only if `scanned` equals `versions`; otherwise the catalog may have vulnerabilities that are not listed.',
  ),
  kev: field(
    nullable(KevSource),
    'The KEV catalog that was last used; null if none was ever used.',
  ),
  epss: field(
    nullable(EpssSource),
    'The EPSS scores that were last used; null if none were ever used.',
  ),
  total,
  data: field(
    t.array(CveItem),
    'Known to be exploited first, then by EPSS score (bands from 0.5, 0.1 and 0.01), severity, fix, and numbers of images and versions.',
  ),
  exploitedBefore: field(
    t.array(ExploitedBefore),
    'Vulnerabilities that are known to be exploited and are no longer open in any version, by id.',
  ),
});
export type CveCollection = t.TypeOf<typeof CveCollection>;
