/** Findings over time, with defaults for fields that a test does not state. */
import type { AffectedImage, CveDocument } from '../../src/contract/cves';
import type {
  ClosedFinding,
  FindingEntry,
  ImageFindings,
  Line,
  OpenFinding,
} from '../../src/contract/findings';
import { countRecord, rollupOf, type ScanRecord } from '../../src/contract/record/record';
import { toRecordFindings } from '../../src/contract/record/record-findings';
import type { Cve, Suppression } from '../../src/contract/security';
import type { ImageRecords, VersionRecords } from '../../src/derive/house/image-records';
import { suppression } from './reports';

/** Midnight of a day in August 2026. */
export const day = (number: number): string =>
  `2026-08-${String(number).padStart(2, '0')}T00:00:00Z`;

/** A row without a fix. */
export const row = (id: string, more: Partial<Cve> = {}): Cve => ({
  id,
  severity: 'HIGH',
  pkg: 'openssl',
  installed: '3.0.1',
  fixed: null,
  title: null,
  url: null,
  targets: [],
  ...more,
});

/** A confirmed entry of version 1 since day 1. */
export const entry = (more: Partial<FindingEntry> = {}): FindingEntry => ({
  version: '1',
  confirmed: true,
  severity: 'HIGH',
  fixable: false,
  packages: ['openssl'],
  fixes: [],
  aliases: [],
  since: day(1),
  ...more,
});

/** An open finding: in version 1 since day 1, or in the given versions. */
export const open = (
  id: string,
  more: Partial<OpenFinding> = {},
  versions: ReadonlyArray<FindingEntry> = [entry()],
): OpenFinding => ({
  ...{ id, severity: 'HIGH', since: versions[0]?.since ?? null, versions: [...versions] },
  ...more,
});

/** A closed finding of version 1, from day 1 to day 2. */
export const closed = (id: string, more: Partial<ClosedFinding> = {}): ClosedFinding => ({
  ...{ id, version: '1', severity: 'HIGH', reason: 'gone' },
  ...{ since: day(1), until: day(2) },
  ...more,
});

/** The line of an image whose version 1 has a record since day 1, without findings. */
export const line = (more: Partial<Line> = {}): Line => ({
  ...{ version: '1', from: day(1), open: [], ended: [] },
  ...more,
});

/** The findings of an image whose version 1 has a record since day 1. */
export const findings = (more: Partial<ImageFindings> = {}): ImageFindings => ({
  ...{ apiVersion: 'v1', resource: 'findings', slug: 'redis', image: 'r/redis' },
  versions: [{ version: '1', state: 'scanned', first: day(1), digest: null }],
  ...{ open: [], suppressed: [], closed: [], line: line(), words: {} },
  ...more,
});

/** The content of a record: ids or rows, and ids or suppressions. */
export interface Said {
  readonly rows?: ReadonlyArray<string | Cve>;
  readonly suppressed?: ReadonlyArray<string | Suppression>;
}

/** A version without a digest, scanned on day 5 unless stated otherwise; without a record if none is given. */
export const recorded = (
  said: Said | undefined,
  more: Partial<Omit<VersionRecords, 'findings'>> = {},
): VersionRecords => ({
  slug: 'redis',
  version: '1',
  digest: null,
  state: said === undefined ? 'unscanned' : 'scanned',
  scannedAt: said === undefined ? null : day(5),
  scannedBefore: null,
  isNew: true,
  isFresh: true,
  wasScanned: false,
  formerDigests: new Set(),
  ...more,
  findings:
    said &&
    toRecordFindings({
      rows: (said.rows ?? []).map((each) => (typeof each === 'string' ? row(each) : each)),
      suppressions: (said.suppressed ?? []).map((each) =>
        typeof each === 'string' ? suppression({ id: each }) : each,
      ),
    }),
});

/** The records of the image redis, newest version first. */
export const recordsOf = (...versions: ReadonlyArray<VersionRecords>): ImageRecords => ({
  ...{ slug: 'redis', image: 'r/redis', versions, lineScannedAt: null },
});

/** An image whose version 1 has a vulnerability since day 1. */
export const affected = (slug: string, more: Partial<AffectedImage> = {}): AffectedImage => ({
  ...{ slug, image: `r/${slug}`, latest: '1', severity: 'HIGH', since: day(1) },
  versions: [entry()],
  ...more,
});

/** The document of a vulnerability without mentions. */
export const cveDocument = (id: string, more: Partial<CveDocument> = {}): CveDocument => ({
  ...{ apiVersion: 'v1', resource: 'cve', id, aliases: [], see: [] },
  ...{ severity: 'HIGH', title: null, url: null },
  ...{ images: [], suppressed: [], closed: [] },
  ...more,
});

/** The counts, grade and score of a record. */
export const rollupOfRecord = (version: string, image: string, record: ScanRecord) =>
  rollupOf(version, image, countRecord(record));
