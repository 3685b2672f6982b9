import * as t from 'io-ts';
import { dictionary } from '../codec/dictionary';
import { nullable } from '../codec/nullable';
import { object, optional } from '../codec/object';
import { integer, word } from '../codec/scalar';
import { severities } from '../vocabulary/severity';
import { ApiPath, ApiVersion, Count, Position, Slug, Tag, Text, WebAddress } from './words';

/** Targets of a finding that are listed; the rest is counted (contract, Limits). */
export const MOST_TARGETS = 8;

export const SeverityWord = word('Severity', severities);
export const Grade = word('Grade', ['A+', 'A', 'B', 'C', 'D', 'F']);
export type Grade = t.TypeOf<typeof Grade>;

const severityCounts = {
  critical: Count,
  high: Count,
  medium: Count,
  low: Count,
  unknown: Count,
};
export const SeverityRollup = object('SeverityRollup', severityCounts);
export type SeverityRollup = t.TypeOf<typeof SeverityRollup>;

/** One finding, deduplicated across the targets it was seen in. */
export const Cve = object('Cve', {
  id: Text,
  severity: SeverityWord,
  pkg: Text,
  installed: nullable(Text),
  fixed: nullable(Text),
  title: nullable(Text),
  url: nullable(WebAddress),
  targets: t.array(Text),
  targetsMore: optional(Position),
});
export type Cve = t.TypeOf<typeof Cve>;

const rollupFields = {
  version: Tag,
  tag: Text,
  ...severityCounts,
  total: Count,
  fixable: Count,
  grade: Grade,
  score: integer('Score', 0, 100),
};

/** Counts of one version, without its findings. */
export const SecurityVersion = object('SecurityVersion', rollupFields);
export type SecurityVersion = t.TypeOf<typeof SecurityVersion>;

export const SecurityVersionWithCves = object('SecurityVersionWithCves', {
  ...rollupFields,
  cves: t.array(Cve),
});
export type SecurityVersionWithCves = t.TypeOf<typeof SecurityVersionWithCves>;

/** Rollup of an image's latest version that has a record, and of all that have one. */
export const SecurityRecord = object('SecurityRecord', {
  ...rollupFields,
  image: Text,
  versions: t.array(SecurityVersion),
  href: ApiPath,
});
export type SecurityRecord = t.TypeOf<typeof SecurityRecord>;

const SecurityResource = word('SecurityResource', ['security']);
const head = { apiVersion: ApiVersion, resource: SecurityResource };

export const SecuritySummary = object('SecuritySummary', {
  ...head,
  source: Text,
  total: Count,
  fixable: Count,
  bySeverity: SeverityRollup,
  imagesWithCves: Count,
  imagesNeedingRebuild: Count,
  images: dictionary('SecurityRecords', Slug, SecurityRecord),
});
export type SecuritySummary = t.TypeOf<typeof SecuritySummary>;

export const SecurityIndexEntry = object('SecurityIndexEntry', {
  slug: Slug,
  image: Text,
  grade: Grade,
  total: Count,
  fixable: Count,
  href: ApiPath,
});

export const SecurityIndex = object('SecurityIndex', {
  ...head,
  source: Text,
  count: Count,
  images: t.array(SecurityIndexEntry),
});

const ofImage = { ...head, slug: Slug, image: Text, source: Text };

export const SecurityImageDetail = object('SecurityImageDetail', {
  ...ofImage,
  latest: SecurityVersionWithCves,
  versions: t.array(SecurityVersionWithCves),
});
export type SecurityImageDetail = t.TypeOf<typeof SecurityImageDetail>;

export const SecurityVersionDetail = object('SecurityVersionDetail', {
  ...ofImage,
  ...rollupFields,
  cves: t.array(Cve),
  links: object('SecurityVersionLinks', { image: ApiPath }),
});
export type SecurityVersionDetail = t.TypeOf<typeof SecurityVersionDetail>;
