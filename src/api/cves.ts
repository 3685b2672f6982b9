import * as t from 'io-ts';
import { nullable } from '../codec/nullable';
import { field, object } from '../codec/object';
import { Bool, enumeration, Fraction } from '../codec/scalar';
import { closedFields, openFields, suppressionFields } from './findings';
import {
  AnyText,
  ApiPath,
  ApiVersion,
  Count,
  FullDate,
  Instant,
  PositiveInt,
  Slug,
  Tag,
  Text,
  WebAddress,
} from './scalars';
import { SeverityWord } from './security';

const apiVersion = field(ApiVersion, 'Version of the API.');
const slug = field(Slug, 'Slug of the image.', { examples: ['redis'] });
const version = field(Tag, 'The tag.', { examples: ['8.0.3'] });
const id = field(Text, 'The CVE identifier, or that of an advisory that has none.', {
  examples: ['CVE-2025-9230'],
});
const aliases = field(t.array(Text), 'Other identifiers of the same vulnerability, in order.', {
  examples: [['GHSA-3ppc-4f35-3m26']],
});
const title = field(nullable(Text), 'Title of the vulnerability; null if no scanner gives one.');

/** An image that has a vulnerability, or may have it. */
export const AffectedImage = object('AffectedImage', {
  slug,
  image: field(Text, 'Registry reference without tag.', {
    examples: ['ghcr.io/acme/images/redis'],
  }),
  latest: field(nullable(Tag), 'Newest version with a record; null if there is none.', {
    examples: ['8.2.2'],
  }),
  ...openFields,
});
export type AffectedImage = t.TypeOf<typeof AffectedImage>;

export const SuppressedIn = object('SuppressedIn', {
  slug,
  version,
  severity: field(SeverityWord, 'Highest severity of what is suppressed in the image.'),
  ...suppressionFields,
});
export type SuppressedIn = t.TypeOf<typeof SuppressedIn>;

export const ClosedIn = object('ClosedIn', { slug, ...closedFields });
export type ClosedIn = t.TypeOf<typeof ClosedIn>;

/** `cve/<group>/<id>.json`: where a vulnerability is, was, and does not count. */
export const CveDocument = object('CveDocument', {
  apiVersion,
  resource: field(enumeration('CveResource', ['cve']), 'Type of the document.'),
  id,
  aliases,
  see: field(
    t.array(Text),
    'Identifiers of the documents that have this one among their aliases, in order.',
  ),
  severity: field(
    nullable(SeverityWord),
    'Highest severity in the catalog; null of a name that only points on.',
  ),
  title,
  url: field(nullable(WebAddress), 'Address of the advisory; null if unknown.', {
    examples: ['https://avd.aquasec.com/nvd/cve-2025-9230'],
  }),
  images: field(t.array(AffectedImage), 'The images that have it, or may have it, by slug.'),
  suppressed: field(t.array(SuppressedIn), 'The versions where it does not count, by slug.'),
  closed: field(t.array(ClosedIn), 'The versions that had it, the latest first.'),
});
export type CveDocument = t.TypeOf<typeof CveDocument>;

/** Whether attackers are known to use a vulnerability. */
export const ExploitationState = enumeration('ExploitationState', [
  'known',
  'none-known',
  'unknown',
]);

export const KevEntry = object('KevEntry', {
  added: field(FullDate, 'Day on which it was added to the catalog.'),
  due: field(nullable(FullDate), 'Day until which it is to be remediated; null if not stated.'),
  ransomware: field(Bool, 'Whether ransomware campaigns are known to use it.'),
});
export type KevEntry = t.TypeOf<typeof KevEntry>;

export const EpssEntry = object('EpssEntry', {
  score: field(Fraction, 'Probability that it is exploited within 30 days.', {
    unit: 'probability, rounded to thousandths',
  }),
  percentile: field(
    nullable(Fraction),
    'Part of all vulnerabilities with at most this score; null if not stated.',
    { unit: 'part, rounded to hundredths' },
  ),
});
export type EpssEntry = t.TypeOf<typeof EpssEntry>;

const count = (what: string, unit: string) => field(Count, `${what}.`, { unit });

/** An open vulnerability in the list of all. */
export const CveItem = object('CveItem', {
  id,
  aliases,
  severity: field(SeverityWord, 'Highest severity in the catalog.'),
  title,
  exploitation: field(
    ExploitationState,
    'Whether it is in the catalog of known exploited vulnerabilities: known, looked for and not there (none-known), or not looked for (unknown).',
  ),
  kev: field(nullable(KevEntry), 'What that catalog says; null unless it is there.'),
  epss: field(nullable(EpssEntry), 'Its scores; null if unknown.'),
  images: field(PositiveInt, 'Images that have it, or may have it.', { unit: 'images' }),
  versions: field(PositiveInt, 'Versions that have it, or may have it.', { unit: 'versions' }),
  confirmed: count('Versions of these whose published record has it', 'versions'),
  fixable: count('Versions of these for which there is a fix', 'versions'),
  latest: count('Images of which the newest version with a record is one of these', 'images'),
  since: field(
    nullable(Instant),
    'Since when an image of the catalog has it without a break; null if unknown.',
    { examples: ['2026-07-26T02:10:31Z'], unit: 'RFC 3339 in UTC, whole seconds' },
  ),
  href: field(nullable(ApiPath), 'Path of its document; null if its name is too long for one.', {
    examples: ['/api/v1/cve/2025/CVE-2025-9230.json'],
  }),
});
export type CveItem = t.TypeOf<typeof CveItem>;

const Coverage = object('Coverage', {
  versions: count('Versions of the catalog', 'versions'),
  scanned: count('Versions with a full record', 'versions'),
  partial: count('Versions whose record is a lower bound', 'versions'),
  withheld: count('Versions whose report proves nothing', 'versions'),
  unscanned: count('Versions without a report', 'versions'),
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

/** `cve.json`: every open vulnerability, the first to fix first. */
export const CveCollection = object('CveCollection', {
  apiVersion,
  resource: field(enumeration('CveCollectionResource', ['cves']), 'Name of the collection.'),
  coverage: field(
    Coverage,
    'What the list is based on. What is not listed is not known to be in the catalog; only where `scanned` equals `versions` is nothing missing.',
  ),
  kev: field(
    nullable(KevSource),
    'The catalog of known exploited vulnerabilities that was used last; null if none ever was.',
  ),
  epss: field(nullable(EpssSource), 'The EPSS scores that were used last; null if none ever were.'),
  total: field(Count, 'Number of items in `data`.', { unit: 'items' }),
  data: field(
    t.array(CveItem),
    'Known to be exploited first, then by EPSS score (0.5, 0.1, 0.01), severity, fix, and how many images and versions have it.',
  ),
});
export type CveCollection = t.TypeOf<typeof CveCollection>;
