import { imageDetailFile, servedPath, versionDetailFile } from '../api/paths';
import {
  SecurityImageDetail,
  SecurityIndex,
  type SecurityRecord,
  SecuritySummary,
  type SecurityVersion,
  SecurityVersionDetail,
} from '../api/security';
import type { File } from '../file';
import { jsonFile, jsonFileWithRows } from './json';

/** A version's counts, and its rows as JSON in UTF-8. */
export interface VersionRecord {
  readonly rollup: SecurityVersion;
  readonly rows: Buffer;
}

/** Whose records are rendered, and what they say of their origin. */
export interface RecordOwner {
  readonly slug: string;
  readonly image: string;
  readonly source: string;
}

const head = { apiVersion: 'v1', resource: 'security' } as const;

const renderVersion = (
  { slug, image, source }: RecordOwner,
  { rollup, rows }: VersionRecord,
): File =>
  jsonFileWithRows(
    versionDetailFile(slug, rollup.version),
    SecurityVersionDetail,
    {
      ...head,
      slug,
      image,
      source,
      ...rollup,
      cves: [],
      links: { image: servedPath(imageDetailFile(slug)) },
    },
    [rows],
  );

/** The detail of an image and of each of its versions that has a record (newest first); none of none. */
export const renderRecords = (
  owner: RecordOwner,
  records: ReadonlyArray<VersionRecord>,
): ReadonlyArray<File> => {
  const [latest] = records;
  if (latest === undefined) return [];
  return [
    jsonFileWithRows(
      imageDetailFile(owner.slug),
      SecurityImageDetail,
      {
        ...head,
        ...owner,
        latest: { ...latest.rollup, cves: [] },
        versions: records.map(({ rollup }) => ({ ...rollup, cves: [] })),
      },
      [latest.rows, ...records.map(({ rows }) => rows)],
    ),
    ...records.map((record) => renderVersion(owner, record)),
  ];
};

const sum = (
  records: ReadonlyArray<SecurityRecord>,
  of: (record: SecurityRecord) => number,
): number => records.reduce((total, record) => total + of(record), 0);

/** Catalog-wide numbers: those of each image's latest version that has a record. */
export interface Totals {
  readonly total: number;
  readonly fixable: number;
  readonly imagesWithCves: number;
  readonly imagesNeedingRebuild: number;
}

export const totalsOf = (records: ReadonlyArray<SecurityRecord>): Totals => ({
  total: sum(records, (record) => record.total),
  fixable: sum(records, (record) => record.fixable),
  imagesWithCves: sum(records, (record) => Number(record.total > 0)),
  imagesNeedingRebuild: sum(records, (record) => Number(record.fixable > 0)),
});

/** `security.json` and `security/index.json`, in the order of the images. */
export const renderSecurity = (
  source: string,
  records: ReadonlyMap<string, SecurityRecord>,
): ReadonlyArray<File> => {
  const all = [...records.values()];
  const totals = totalsOf(all);
  return [
    jsonFile('security.json', SecuritySummary, {
      ...head,
      source,
      ...totals,
      bySeverity: {
        critical: sum(all, (record) => record.critical),
        high: sum(all, (record) => record.high),
        medium: sum(all, (record) => record.medium),
        low: sum(all, (record) => record.low),
        unknown: sum(all, (record) => record.unknown),
      },
      images: records,
    }),
    jsonFile('security/index.json', SecurityIndex, {
      ...head,
      source,
      count: records.size,
      images: [...records].map(([slug, record]) => ({ ...record, slug })),
    }),
  ];
};
