import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { Cve, SecurityVersion } from '../api/security';
import { type Changes, countChanges } from '../branch/file-changes';
import type { FileIds } from '../branch/git';
import type { Published } from '../branch/published';
import type { PublishedVersion } from '../branch/published-versions';
import type { Branch } from '../branch/read-branch';
import { publishedItems } from '../branch/state';
import type { DecidedImage } from '../catalog/decide-image';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { rollupsOf } from '../catalog/records';
import { type CatalogTotals, countCatalog } from '../catalog/totals';
import { type Group, groupBy } from '../domain/group-by';
import { type Severity, severityRank } from '../domain/severity';
import { compareCounts, countDifference, type SeverityCounts } from '../domain/severity-counts';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import { compareText } from '../text/compare';

/** A CVE of a version, merged from its rows. */
export interface FoundCve {
  readonly id: string;
  readonly severity: Severity;
  /** Whether any row has a fix. */
  readonly fixable: boolean;
  /** Fixed versions of packages. */
  readonly fixes: ReadonlyArray<string>;
  readonly packages: ReadonlyArray<string>;
  /** The first URL in its rows. */
  readonly url: string | null;
}

/** The changed rows of a version. */
export interface RowChange {
  /** The counts of the replaced record. */
  readonly before: SecurityVersion;
  /** New CVEs, worst first. */
  readonly added: ReadonlyArray<FoundCve>;
  /** CVEs that are gone, worst first. */
  readonly closed: ReadonlyArray<FoundCve>;
}

/** How the record of a version compares to the published one. */
export type ChangeKind =
  | 'worse'
  | 'better'
  /** The CVEs changed, but the counts are the same. */
  | 'other'
  /** The record was replaced, but the previous one cannot be read. */
  | 'unknown'
  | 'new'
  | 'gone';

export interface VersionChange {
  readonly slug: string;
  readonly version: string;
  readonly kind: ChangeKind;
  readonly before: SecurityVersion | undefined;
  readonly after: SecurityVersion | undefined;
  readonly added: ReadonlyArray<FoundCve>;
  readonly closed: ReadonlyArray<FoundCve>;
}

/** The changes of a publish, for log and summary. */
export interface ScanDiff {
  /** Whether this action had published nothing on the branch. */
  readonly first: boolean;
  /** The published totals; undefined if there are none or if they were edited. */
  readonly before: CatalogTotals | undefined;
  readonly after: CatalogTotals;
  /** Worst first. */
  readonly versions: ReadonlyArray<VersionChange>;
}

/** The published tree and the new one. */
export interface DiffInput {
  readonly branch: Branch;
  readonly decided: DecidedCatalog;
  readonly changes: Changes;
  /** Versions whose records are replaced. */
  readonly replaced: ReadonlyArray<ReplacedRecord>;
}

const toFoundCve = (id: string, rows: Group<Cve>): FoundCve => {
  const fixes = rows.flatMap(({ fixed }) => fixed ?? []);
  return {
    id,
    // Rows are sorted worst first.
    severity: rows[0].severity,
    fixable: fixes.length > 0,
    fixes: [...new Set(fixes)],
    packages: [...new Set(rows.map(({ pkg }) => pkg))],
    url: rows.find(({ url }) => url !== null)?.url ?? null,
  };
};

/** By severity, fixable ones first, then by id. */
export const compareCves = (a: FoundCve, b: FoundCve): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(b.fixable) - Number(a.fixable) ||
  compareText(a.id, b.id);

/** Compares the rows of a record with those of the record that it replaces, both in the order of the API. */
export const compareRecords = (
  before: SecurityVersion,
  former: ReadonlyArray<Cve>,
  current: ReadonlyArray<Cve>,
): RowChange => {
  const was = groupBy(former, ({ id }) => id);
  const is = groupBy(current, ({ id }) => id);
  const without = (all: typeof was, others: typeof was): ReadonlyArray<FoundCve> =>
    [...all]
      .flatMap(([id, rows]) => (others.has(id) ? [] : [toFoundCve(id, rows)]))
      .sort(compareCves);
  return { before, added: without(is, was), closed: without(was, is) };
};

/** The published totals; undefined unless all records are known. */
const countPublished = ({ state, versions, records }: Published): CatalogTotals | undefined => {
  const isKnown = ([key, { hasRecord }]: readonly [VersionKey, PublishedVersion]): boolean =>
    !hasRecord || records.has(parseVersionKey(key).slug);
  if (state === undefined || ![...versions].every(isKnown)) return undefined;
  return countCatalog({
    images: publishedItems(state, 'images').filter(({ status }) => status !== 'planned').length,
    charts: publishedItems(state, 'charts').length,
    records: [...records.values()],
    states: [...versions.values()].map((version) => version.state),
  });
};

const rollupsByKey = ({ records }: Published): ReadonlyMap<VersionKey, SecurityVersion> =>
  new Map(
    [...records].flatMap(([slug, { versions }]) =>
      versions.map((rollup) => [versionKey(slug, rollup.version), rollup] as const),
    ),
  );

/** A version whose published record is replaced by reports of this run. */
export interface ReplacedRecord {
  readonly slug: string;
  readonly image: string;
  readonly version: string;
  /** The git id of the published document with its rows. */
  readonly id: string;
  /** Whether that is the document of the image, which a kept version has already needed. */
  readonly ofImage: boolean;
}

/** Finds the versions whose records `rendered` replaces. Only these are read and compared. */
export const findReplaced = (
  published: Published,
  decided: ReadonlyArray<DecidedImage>,
  rendered: FileIds,
): ReadonlyArray<ReplacedRecord> =>
  decided.flatMap((each) => {
    const { slug, image, versions } = each;
    const ofImage = published.trusted && versions.some(({ decision }) => decision.kind === 'kept');
    return versions.flatMap(({ version, decision }) => {
      if (decision.kind !== 'fresh') return [];
      const record = versionDetailFile(slug, version);
      const former = published.files.get(record);
      const id = ofImage ? published.files.get(imageDetailFile(slug)) : former;
      const isReplaced = former !== undefined && former !== rendered.get(record);
      return id !== undefined && isReplaced ? [{ slug, image, version, id, ofImage }] : [];
    });
  });

const classifyChange = (
  { before, added, closed }: RowChange,
  after: SeverityCounts,
): ChangeKind | undefined => {
  const order = compareCounts(before, after);
  if (order !== 0) return order > 0 ? 'worse' : 'better';
  return added.length + closed.length > 0 ? 'other' : undefined;
};

const KINDS: ReadonlyArray<ChangeKind> = ['worse', 'unknown', 'other', 'new', 'gone', 'better'];

/** By kind, then by how much worse the counts are, then in the order of the catalog. */
const compareChanges = (a: VersionChange, b: VersionChange): number => {
  return (
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    compareCounts(countDifference(a.before, a.after), countDifference(b.before, b.after))
  );
};

const findChanges = (
  { branch: { published }, decided, replaced }: DiffInput,
  compared: ReadonlyMap<VersionKey, RowChange>,
): ReadonlyArray<VersionChange> => {
  const former = rollupsByKey(published);
  const isReplaced = new Set(replaced.map(({ slug, version }) => versionKey(slug, version)));
  const current = new Map<VersionKey, SecurityVersion>();
  const none = { added: [], closed: [] };
  const versions = decided.security.flatMap(
    (image): ReadonlyArray<VersionChange> =>
      rollupsOf(image).flatMap((after): ReadonlyArray<VersionChange> => {
        const { slug } = image;
        const { version } = after;
        const key = versionKey(slug, version);
        current.set(key, after);
        const change = compared.get(key);
        if (change !== undefined) {
          const kind = classifyChange(change, after);
          return kind === undefined ? [] : [{ slug, version, kind, after, ...change }];
        }
        if (isReplaced.has(key))
          return [{ slug, version, kind: 'unknown', before: former.get(key), after, ...none }];
        return published.files.has(versionDetailFile(slug, version))
          ? []
          : [{ slug, version, kind: 'new', before: undefined, after, ...none }];
      }),
  );
  const gone = [...published.versions].flatMap(([key, { hasRecord }]): VersionChange[] => {
    if (!hasRecord || current.has(key)) return [];
    return [
      { ...parseVersionKey(key), kind: 'gone', before: former.get(key), after: undefined, ...none },
    ];
  });
  return [...versions, ...gone].sort(compareChanges);
};

/**
 * Compares a new tree to the published one. `compared` has the changes of the replaced records that could be
 * read; the others are `unknown`.
 */
export const diffScans = (
  tree: DiffInput,
  compared: ReadonlyMap<VersionKey, RowChange>,
): ScanDiff => {
  const { branch, decided, changes } = tree;
  return {
    first: branch.published.files.size === 0,
    before: countPublished(branch.published),
    after: decided.totals,
    versions: countChanges(changes) === 0 ? [] : findChanges(tree, compared),
  };
};
