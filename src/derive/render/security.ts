import { servedPath } from '../../contract/paths';
import type { ScanRecord } from '../../contract/record/record';
import {
  type SecurityRecord,
  SecurityVersion,
  type SecurityVersionWithCves,
} from '../../contract/security';
import {
  IMAGE_SECURITY,
  SECURITY,
  SECURITY_INDEX,
  VERSION_SECURITY,
} from '../../contract/security-documents';
import type { DerivedImage } from '../../decide/decide-images';
import { rollupsOf } from '../../decide/image-status';
import type { CatalogTotals } from '../../decide/totals';
import type { File } from '../../domain/file';
import { versionKey } from '../../domain/version-key';
import { exactJsonFile, jsonFile } from './json';

const head = { apiVersion: 'v1', resource: 'security' } as const;

/** The counts of a version with its rows, and its suppressions if there are some, in the order of the contract. */
const withRows = (
  rollup: SecurityVersion,
  { rows, suppressions }: ScanRecord,
): SecurityVersionWithCves => {
  const { suppressed, ...counts } = SecurityVersion.encode(rollup) as SecurityVersion;
  return {
    ...counts,
    cves: [...rows],
    ...(suppressed === undefined ? {} : { suppressed }),
    ...(suppressions.length > 0 ? { suppressions: [...suppressions] } : {}),
  };
};

/** The details of an image and of its versions that have a record (newest first), one by one; none if none has one. */
export function* renderRecords(
  decided: Pick<DerivedImage, 'slug' | 'image' | 'versions' | 'records'>,
  source: string,
): Generator<File> {
  const { slug, image, records } = decided;
  const versions = rollupsOf(decided).flatMap((rollup) => {
    const record = records.get(rollup.version);
    return record === undefined ? [] : [withRows(rollup, record)];
  });
  const [latest] = versions;
  if (latest === undefined) return;
  const owner = { ...head, slug, image, source };
  yield exactJsonFile(IMAGE_SECURITY, slug, { ...owner, latest, versions });
  const links = { image: servedPath(IMAGE_SECURITY.file(slug)) };
  for (const { suppressed, suppressions, ...own } of versions)
    yield exactJsonFile(VERSION_SECURITY, versionKey(slug, own.version), {
      ...owner,
      ...own,
      links,
      ...(suppressed === undefined ? {} : { suppressed }),
      ...(suppressions === undefined ? {} : { suppressions }),
    });
}

/** `security.json` and `security/index.json`, in the order of the images. */
export const renderSecurity = (
  source: string,
  records: ReadonlyMap<string, SecurityRecord>,
  totals: CatalogTotals,
): ReadonlyArray<File> => [
  jsonFile(SECURITY, '', {
    ...head,
    ...totals,
    source,
    total: totals.findings,
    bySeverity: totals,
    images: records,
  }),
  jsonFile(SECURITY_INDEX, '', {
    ...head,
    source,
    count: records.size,
    images: [...records].map(([slug, record]) => ({ ...record, slug })),
  }),
];
