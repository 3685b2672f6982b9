import { servedPath } from '../api/paths';
import type { SecurityRecord, SecurityVersion } from '../api/security';
import {
  IMAGE_SECURITY,
  SECURITY,
  SECURITY_INDEX,
  VERSION_SECURITY,
} from '../api/security-documents';
import type { CatalogTotals } from '../catalog/totals';
import { versionKey } from '../domain/version-key';
import type { File } from '../file';
import { jsonFile, jsonFileWithFindings } from './json';

/** The counts of a version, and its rows and suppressions as JSON in UTF-8. */
export interface VersionRecord {
  readonly rollup: SecurityVersion;
  readonly rows: Buffer;
  /** Empty if there are none. */
  readonly suppressions: Buffer;
}

/** The image whose records are rendered, and the origin of the scans. */
export interface RecordOwner {
  readonly slug: string;
  readonly image: string;
  readonly source: string;
}

const head = { apiVersion: 'v1', resource: 'security' } as const;

/** The lists of a record in its document: empty, with suppressions only if there are some. */
const emptyLists = ({ suppressions }: VersionRecord) => ({
  cves: [],
  ...(suppressions.length > 0 ? { suppressions: [] } : {}),
});

/** The lists that replace {@link emptyLists}. */
const listsOf = ({ rows, suppressions }: VersionRecord): ReadonlyArray<Buffer> =>
  suppressions.length > 0 ? [rows, suppressions] : [rows];

const renderVersion = ({ slug, image, source }: RecordOwner, record: VersionRecord): File =>
  jsonFileWithFindings(
    VERSION_SECURITY,
    versionKey(slug, record.rollup.version),
    {
      ...head,
      slug,
      image,
      source,
      ...record.rollup,
      ...emptyLists(record),
      links: { image: servedPath(IMAGE_SECURITY.file(slug)) },
    },
    listsOf(record),
  );

/** The details of an image and of its versions that have a record (newest first); empty if none has one. */
export const renderRecords = (
  owner: RecordOwner,
  records: ReadonlyArray<VersionRecord>,
): ReadonlyArray<File> => {
  const [latest] = records;
  if (latest === undefined) return [];
  return [
    jsonFileWithFindings(
      IMAGE_SECURITY,
      owner.slug,
      {
        ...head,
        ...owner,
        latest: { ...latest.rollup, ...emptyLists(latest) },
        versions: records.map((record) => ({ ...record.rollup, ...emptyLists(record) })),
      },
      [latest, ...records].flatMap(listsOf),
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
  jsonFile(SECURITY, '', {
    ...head,
    source,
    total: totals.findings,
    fixable: totals.fixable,
    bySeverity: totals,
    imagesWithCves: totals.imagesWithCves,
    imagesNeedingRebuild: totals.imagesNeedingRebuild,
    images: records,
  }),
  jsonFile(SECURITY_INDEX, '', {
    ...head,
    source,
    count: records.size,
    images: [...records].map(([slug, record]) => ({ ...record, slug })),
  }),
];
