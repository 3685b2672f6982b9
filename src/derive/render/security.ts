import { servedPath } from '../../contract/paths';
import type { ScanRecord } from '../../contract/record/record';
import type { SecurityRecord, SecurityVersion } from '../../contract/security';
import {
  IMAGE_SECURITY,
  SECURITY,
  SECURITY_INDEX,
  VERSION_SECURITY,
} from '../../contract/security-documents';
import type { CatalogTotals } from '../../decide/totals';
import type { File } from '../../domain/file';
import { versionKey } from '../../domain/version-key';
import { jsonFile, jsonFileWithFindings } from './json';

/** The image whose records are rendered, and the origin of the scans. */
export interface RecordOwner {
  readonly slug: string;
  readonly image: string;
  readonly source: string;
}

/** The rows of a record, and its suppressions if there are some, as JSON. */
type SerializedLists = ReadonlyArray<string>;

const head = { apiVersion: 'v1', resource: 'security' } as const;

/** The lists of a record in its document: suppressions only if there are some. */
const listsOf = ({ rows, suppressions }: ScanRecord): SerializedLists => [
  JSON.stringify(rows),
  ...(suppressions.length > 0 ? [JSON.stringify(suppressions)] : []),
];

/** The empty lists that these replace. */
const emptyLists = ({ length }: SerializedLists) => ({
  cves: [],
  ...(length > 1 ? { suppressions: [] } : {}),
});

/** The details of an image and of its versions that have a record (newest first), one by one; none if none has one. */
export function* renderRecords(
  { slug, image, source }: RecordOwner,
  rollups: ReadonlyArray<SecurityVersion>,
  records: ReadonlyMap<string, ScanRecord>,
): Generator<File> {
  const all = rollups.flatMap((rollup) => {
    const record = records.get(rollup.version);
    return record === undefined ? [] : [{ rollup, lists: listsOf(record) }];
  });
  const [latest] = all;
  if (latest === undefined) return;
  const owner = { ...head, slug, image, source };
  yield jsonFileWithFindings(
    IMAGE_SECURITY,
    slug,
    {
      ...owner,
      latest: { ...latest.rollup, ...emptyLists(latest.lists) },
      versions: all.map(({ rollup, lists }) => ({ ...rollup, ...emptyLists(lists) })),
    },
    [latest, ...all].flatMap(({ lists }) => lists),
  );
  const links = { image: servedPath(IMAGE_SECURITY.file(slug)) };
  for (const { rollup, lists } of all)
    yield jsonFileWithFindings(
      VERSION_SECURITY,
      versionKey(slug, rollup.version),
      { ...owner, ...rollup, ...emptyLists(lists), links },
      lists,
    );
}

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
