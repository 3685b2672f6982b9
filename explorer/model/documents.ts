/** Re-exports the types of the codecs that write the documents, without the codecs themselves. */
import type * as t from 'io-ts';
import type { ChangesCollection, DayChanges as DayCodec } from '../../src/contract/changes';
import type {
  ChartCollection,
  ImageCollection,
  RoadmapCollection,
  StatusCollection,
  UpdateCollection,
} from '../../src/contract/collections';
import type { DigestDocument, RemovedCollection } from '../../src/contract/digests';
import type { ImageFindings } from '../../src/contract/findings';
import type { Integrity as WholeIntegrity } from '../../src/contract/integrity';
import type { Image, StatusItem } from '../../src/contract/items';
import type { ImageReleases, Verification } from '../../src/contract/releases';
import type { Cve, SecurityRecord, Suppression } from '../../src/contract/security';
import type { SecurityVersionDetail } from '../../src/contract/security-documents';
import { severities } from '../../src/domain/severity';
import { keyOfSeverity, type SeverityKey } from '../../src/domain/severity-counts';

export type { Base, BaseBuild, Bases } from '../../src/contract/bases';
export type { ChartSecurity } from '../../src/contract/charts';
export type { ClosedSince } from '../../src/contract/closings';
export type { CveCollection as Cves, CveDocument, CveItem } from '../../src/contract/cves';
export type { DigestEntry, RemovedItem } from '../../src/contract/digests';
export type { Feed } from '../../src/contract/feed';
export type { Fixes, FixRow } from '../../src/contract/fixes';
export type { HistoryCollection as History, HistoryRow } from '../../src/contract/history';
export type { Chart, RoadmapItem, ScanState, Update } from '../../src/contract/items';
export type { ImagePackages, PackageNames, PackageTypes } from '../../src/contract/packages';
export type { ImageVex, VexIndex, VexStatement as Statement } from '../../src/contract/vex';
export type { Grade } from '../../src/domain/grade';
export type { Cve, Image, ImageFindings, SecurityRecord, StatusItem, Suppression, Verification };

export type Images = t.TypeOf<typeof ImageCollection>;
export type Charts = t.TypeOf<typeof ChartCollection>;
export type Roadmap = t.TypeOf<typeof RoadmapCollection>;
export type Statuses = t.TypeOf<typeof StatusCollection>;
export type Updates = t.TypeOf<typeof UpdateCollection>;
export type VersionDetail = t.TypeOf<typeof SecurityVersionDetail>;
export type Releases = t.TypeOf<typeof ImageReleases>;
export type Release = Releases['releases'][number];
/** Codecs decode an object whose keys are data to a map; the page reads plain JSON. */
type Written<M> = M extends ReadonlyMap<string, infer A> ? Readonly<Record<string, A>> : never;
export type Digests = Omit<DigestDocument, 'data'> & {
  readonly data: Written<DigestDocument['data']>;
};
export type Removed = t.TypeOf<typeof RemovedCollection>;
export type Changes = t.TypeOf<typeof ChangesCollection>;
export type ChangesItem = Changes['data'][number];
export type DayChanges = t.TypeOf<typeof DayCodec>;
/** No view catches the failures of the navigation, which reads this: a host may serve anything. */
export type Integrity = Partial<WholeIntegrity>;

export type SuppressionReason = Pick<Suppression, 'status' | 'justification'>;
export type CloseReason = ImageFindings['closed'][number]['reason'];
export type Severity = Cve['severity'];
export type Tier = Image['tier'];

export type Counts = Pick<
  SecurityRecord,
  'critical' | 'high' | 'medium' | 'low' | 'unknown' | 'total' | 'fixable'
>;

/** Worst first. */
export const SEVERITIES: ReadonlyArray<{
  readonly word: Severity;
  readonly key: SeverityKey;
  readonly label: string;
}> = severities.map((word) => {
  const key = keyOfSeverity[word];
  return { word, key, label: `${word.charAt(0)}${key.slice(1)}` };
});

export const TIERS: ReadonlyArray<Tier> = ['critical', 'standard', 'low'];

/** The code itself if a later release added it. */
export const wordFor = <K extends string>(words: Readonly<Record<K, string>>, code: K): string =>
  Object.hasOwn(words, code) ? words[code] : code;

const TIER_LABELS: Readonly<Record<Tier, string>> = {
  critical: 'Business-critical',
  standard: 'Standard',
  low: 'Low impact',
};

/** "Critical" alone would read like a severity. */
export const tierLabel = (tier: Tier): string => wordFor(TIER_LABELS, tier);
