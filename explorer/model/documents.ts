/**
 * The documents that the page reads. Their types are those of the codecs that write them, so a removed or renamed
 * field does not compile here. Only their types are imported: the page contains no codec.
 */
import type * as t from 'io-ts';
import type { Badge as BadgeCodec } from '../../src/contract/badge';
import type { ChangesCollection, DayChanges as DayCodec } from '../../src/contract/changes';
import type { ChartSecurity as ChartSecurityCodec } from '../../src/contract/charts';
import type { ClosedSince as ClosedSinceCodec } from '../../src/contract/closings';
import type {
  ChartCollection,
  ImageCollection,
  RoadmapCollection,
  StatusCollection,
  UpdateCollection,
} from '../../src/contract/collections';
import type {
  CveCollection,
  CveDocument as CveDocumentCodec,
  CveItem as CveItemCodec,
} from '../../src/contract/cves';
import type {
  DigestDocument,
  DigestEntry as DigestEntryCodec,
  RemovedCollection,
  RemovedItem as RemovedItemCodec,
} from '../../src/contract/digests';
import type { Feed as FeedCodec } from '../../src/contract/feed';
import type { ImageFindings as ImageFindingsCodec } from '../../src/contract/findings';
import type { Fixes as FixesCodec, FixRow as FixRowCodec } from '../../src/contract/fixes';
import type { HistoryCollection, HistoryRow as HistoryRowCodec } from '../../src/contract/history';
import type { Integrity as IntegrityCodec } from '../../src/contract/integrity';
import type {
  Chart as ChartCodec,
  Image as ImageCodec,
  RoadmapItem as RoadmapCodec,
  StatusItem as StatusCodec,
  Update as UpdateCodec,
} from '../../src/contract/items';
import type {
  ImagePackages as ImagePackagesCodec,
  PackageNames as PackageNamesCodec,
  PackageTypes as PackageTypesCodec,
} from '../../src/contract/packages';
import type { ImageReleases } from '../../src/contract/releases';
import type { Cve as CveCodec, Suppression as SuppressionCodec } from '../../src/contract/security';
import type { SecurityVersionDetail as VersionCodec } from '../../src/contract/security-documents';
import type {
  ImageVex as VexCodec,
  VexIndex as VexIndexCodec,
  VexStatement,
} from '../../src/contract/vex';
import { severities } from '../../src/domain/severity';
import { keyOfSeverity, type SeverityKey } from '../../src/domain/severity-counts';

export type Images = t.TypeOf<typeof ImageCollection>;
export type Charts = t.TypeOf<typeof ChartCollection>;
export type Roadmap = t.TypeOf<typeof RoadmapCollection>;
export type Statuses = t.TypeOf<typeof StatusCollection>;
export type Updates = t.TypeOf<typeof UpdateCollection>;
export type Cves = t.TypeOf<typeof CveCollection>;
export type CveDocument = t.TypeOf<typeof CveDocumentCodec>;
export type ImageFindings = t.TypeOf<typeof ImageFindingsCodec>;
export type VersionDetail = t.TypeOf<typeof VersionCodec>;
export type ImagePackages = t.TypeOf<typeof ImagePackagesCodec>;
export type PackageNames = t.TypeOf<typeof PackageNamesCodec>;
export type PackageTypes = t.TypeOf<typeof PackageTypesCodec>;
export type Releases = t.TypeOf<typeof ImageReleases>;
export type Release = Releases['releases'][number];
type ReadDigests = t.TypeOf<typeof DigestDocument>;
/** Codecs decode an object whose keys are data to a map; the page reads plain JSON. */
type Written<M> = M extends ReadonlyMap<string, infer A> ? Readonly<Record<string, A>> : never;
export type Digests = Omit<ReadDigests, 'data'> & { readonly data: Written<ReadDigests['data']> };
export type Removed = t.TypeOf<typeof RemovedCollection>;
export type Changes = t.TypeOf<typeof ChangesCollection>;
export type DayChanges = t.TypeOf<typeof DayCodec>;
export type Feed = t.TypeOf<typeof FeedCodec>;
/** No view catches the failures of the navigation, which reads this: a host may serve anything. */
export type Integrity = Partial<t.TypeOf<typeof IntegrityCodec>>;
export type ImageVex = t.TypeOf<typeof VexCodec>;
export type Statement = t.TypeOf<typeof VexStatement>;
export type VexIndex = t.TypeOf<typeof VexIndexCodec>;
export type Fixes = t.TypeOf<typeof FixesCodec>;
export type FixRow = t.TypeOf<typeof FixRowCodec>;
export type History = t.TypeOf<typeof HistoryCollection>;

export type Image = t.TypeOf<typeof ImageCodec>;
export type Chart = t.TypeOf<typeof ChartCodec>;
export type ChartSecurity = t.TypeOf<typeof ChartSecurityCodec>;
export type RoadmapItem = t.TypeOf<typeof RoadmapCodec>;
export type StatusItem = t.TypeOf<typeof StatusCodec>;
export type Update = t.TypeOf<typeof UpdateCodec>;
export type Badge = t.TypeOf<typeof BadgeCodec>;
export type Cve = t.TypeOf<typeof CveCodec>;

export type RemovedItem = t.TypeOf<typeof RemovedItemCodec>;
export type DigestEntry = t.TypeOf<typeof DigestEntryCodec>;
export type ClosedSince = t.TypeOf<typeof ClosedSinceCodec>;
export type ChangesItem = Changes['data'][number];
export type HistoryRow = t.TypeOf<typeof HistoryRowCodec>;

export type CveItem = t.TypeOf<typeof CveItemCodec>;
export type Suppression = t.TypeOf<typeof SuppressionCodec>;
export type SuppressionReason = Pick<Suppression, 'status' | 'justification'>;
export type CloseReason = ImageFindings['closed'][number]['reason'];

export type SecurityRecord = NonNullable<Image['security']>;
export type Severity = Cve['severity'];
export type Grade = SecurityRecord['grade'];
export type ScanState = StatusItem['state'];
export type Tier = Image['tier'];

/** Counts of a version, or sums of them. */
export type Counts = Pick<
  SecurityRecord,
  'critical' | 'high' | 'medium' | 'low' | 'unknown' | 'total' | 'fixable'
>;

/** Every severity with its key in counts, worst first. */
export const SEVERITIES: ReadonlyArray<{
  readonly word: Severity;
  readonly key: SeverityKey;
  readonly label: string;
}> = severities.map((word) => {
  const key = keyOfSeverity[word];
  return { word, key, label: `${word.charAt(0)}${key.slice(1)}` };
});

export const TIERS: ReadonlyArray<Tier> = ['critical', 'standard', 'low'];

/** The label of a code; the code itself if a later release added it. */
export const wordFor = <K extends string>(words: Readonly<Record<K, string>>, code: K): string =>
  Object.hasOwn(words, code) ? words[code] : code;

const TIER_LABELS: Readonly<Record<Tier, string>> = {
  critical: 'Business-critical',
  standard: 'Standard',
  low: 'Low impact',
};

/** The label of a tier: "critical" alone would read like a severity. */
export const tierLabel = (tier: Tier): string => wordFor(TIER_LABELS, tier);
