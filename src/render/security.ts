import { imageDetailFile, servedPath, versionDetailFile } from '../api/paths';
import {
  SecurityImageDetail,
  SecurityIndex,
  type SecurityRecord,
  SecuritySummary,
  type SecurityVersion,
  SecurityVersionDetail,
} from '../api/security';
import type { CatalogTotals } from '../catalog/totals';
import type { File } from '../file';
import { jsonFile, jsonFileWithRows } from './json';

/** The counts of a version, and its rows as JSON in UTF-8. */
export interface VersionRecord {
  readonly rollup: SecurityVersion;
  readonly rows: Buffer;
}

/** The image whose records are rendered, and the origin of the scans. */
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

/** The details of an image and of its versions that have a record (newest first); empty if none has one. */
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

/** `security.json` and `security/index.json`, in the order of the images. */
export const renderSecurity = (
  source: string,
  records: ReadonlyMap<string, SecurityRecord>,
  totals: CatalogTotals,
): ReadonlyArray<File> => [
  jsonFile('security.json', SecuritySummary, {
    ...head,
    source,
    total: totals.findings,
    fixable: totals.fixable,
    bySeverity: totals,
    imagesWithCves: totals.imagesWithCves,
    imagesNeedingRebuild: totals.imagesNeedingRebuild,
    images: records,
  }),
  jsonFile('security/index.json', SecurityIndex, {
    ...head,
    source,
    count: records.size,
    images: [...records].map(([slug, record]) => ({ ...record, slug })),
  }),
];
