import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { Cve, SecurityVersion } from '../api/security';
import { type Changes, countOf } from '../branch/file-changes';
import type { FileIds, Published, PublishedVersion } from '../branch/published';
import type { Branch } from '../branch/read-branch';
import { itemsOf } from '../branch/state';
import type { DecidedImage } from '../catalog/decide-image';
import type { DecidedCatalog } from '../catalog/decided-catalog';
import { keptFiles } from '../catalog/load-rows';
import { rollupsOf } from '../catalog/records';
import { type CatalogTotals, countCatalog } from '../catalog/totals';
import { type Severity, severityRank } from '../domain/severity';
import { compareCounts, countDifference, type SeverityCounts } from '../domain/severity-counts';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import { compareText } from '../text/compare';

/** One CVE of a version: its worst row, and whether any row of it has a fix. */
export interface FoundCve {
  readonly id: string;
  readonly severity: Severity;
  readonly fixable: boolean;
}

/** What is different in the rows of a version. */
export interface RowChange {
  /** Counts of the record that was replaced. */
  readonly before: SecurityVersion;
  /** CVEs that were not there before, worst first. */
  readonly added: ReadonlyArray<FoundCve>;
  /** CVEs that are not there any more, worst first. */
  readonly fixed: ReadonlyArray<FoundCve>;
}

/** How the record of a version compares to the one published before. */
export type ChangeKind =
  | 'worse'
  | 'better'
  /** Other CVEs with the same counts. */
  | 'other'
  /** The record is another one, but the former cannot be read. */
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
  readonly fixed: ReadonlyArray<FoundCve>;
}

/** What a publish changes in the eyes of people. */
export interface ScanDiff {
  /** Nothing of this action was on the branch. */
  readonly first: boolean;
  /** Numbers published before; undefined where there are none, or somebody edited them. */
  readonly before: CatalogTotals | undefined;
  readonly after: CatalogTotals;
  /** Worst first. */
  readonly versions: ReadonlyArray<VersionChange>;
}

/** A tree as it was found, and as it is to be. */
export interface DiffInput {
  readonly branch: Branch;
  readonly composed: DecidedCatalog;
  readonly changes: Changes;
  /** The versions whose records are replaced. */
  readonly replaced: ReadonlyArray<ReplacedRecord>;
}

const cvesOf = (rows: ReadonlyArray<Cve>): ReadonlyMap<string, FoundCve> => {
  const found = new Map<string, FoundCve>();
  // Rows come worst first, so the first of an id has its severity.
  for (const { id, severity, fixed } of rows) {
    const known = found.get(id);
    const fixable = fixed !== null || known?.fixable === true;
    found.set(id, { id, severity: known?.severity ?? severity, fixable });
  }
  return found;
};

const worstFirst = (a: FoundCve, b: FoundCve): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(b.fixable) - Number(a.fixable) ||
  compareText(a.id, b.id);

/** Compares the rows of a record with those of the one that it replaces; both in the API's order. */
export const compareRecords = (
  before: SecurityVersion,
  former: ReadonlyArray<Cve>,
  current: ReadonlyArray<Cve>,
): RowChange => {
  const was = cvesOf(former);
  const is = cvesOf(current);
  const without = (all: typeof was, others: typeof was): ReadonlyArray<FoundCve> =>
    [...all.values()].filter(({ id }) => !others.has(id)).sort(worstFirst);
  return { before, added: without(is, was), fixed: without(was, is) };
};

/** The totals of what is published; undefined unless all records are known. */
const publishedTotals = ({ state, versions, records }: Published): CatalogTotals | undefined => {
  const isKnown = ([key, { hasRecord }]: readonly [VersionKey, PublishedVersion]): boolean =>
    !hasRecord || records.has(parseVersionKey(key).slug);
  if (state === undefined || ![...versions].every(isKnown)) return undefined;
  return countCatalog({
    images: itemsOf(state, 'images').filter(({ status }) => status !== 'planned').length,
    charts: itemsOf(state, 'charts').length,
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

/** A version whose published record is replaced by one of this run's reports. */
export interface ReplacedRecord {
  readonly slug: string;
  readonly image: string;
  readonly version: string;
  /** Git id of the published document that has the rows of the former record. */
  readonly id: string;
  /** That document is the image's, which is here already because another version of it stays. */
  readonly ofImage: boolean;
}

/** The versions whose records `rendered` replaces: only these have to be read to be compared. */
export const findReplaced = (
  published: Published,
  decided: ReadonlyArray<DecidedImage>,
  rendered: FileIds,
): ReadonlyArray<ReplacedRecord> =>
  decided.flatMap((each) => {
    const { slug, image, versions } = each;
    const ofImage = keptFiles(each, published).includes(imageDetailFile(slug));
    return versions.flatMap(({ version, decision }) => {
      if (decision.kind !== 'fresh') return [];
      const record = versionDetailFile(slug, version);
      const former = published.files.get(record);
      const id = ofImage ? published.files.get(imageDetailFile(slug)) : former;
      const isReplaced = former !== undefined && former !== rendered.get(record);
      return id !== undefined && isReplaced ? [{ slug, image, version, id, ofImage }] : [];
    });
  });

const kindOf = (
  { before, added, fixed }: RowChange,
  after: SeverityCounts,
): ChangeKind | undefined => {
  const order = compareCounts(before, after);
  if (order !== 0) return order > 0 ? 'worse' : 'better';
  return added.length + fixed.length > 0 ? 'other' : undefined;
};

const GROUPS: ReadonlyArray<ChangeKind> = ['worse', 'unknown', 'other', 'new', 'gone', 'better'];

/** Worse versions first; in a group by how much worse, then as the catalog has them. */
const byWorst = (a: VersionChange, b: VersionChange): number => {
  const group = GROUPS.indexOf(a.kind) - GROUPS.indexOf(b.kind);
  if (group !== 0) return group;
  return compareCounts(countDifference(a.before, a.after), countDifference(b.before, b.after));
};

/** What is different in the records of versions. */
const versionChanges = (
  { branch: { published }, composed, replaced }: DiffInput,
  compared: ReadonlyMap<VersionKey, RowChange>,
): ReadonlyArray<VersionChange> => {
  const former = rollupsByKey(published);
  const isReplaced = new Set(replaced.map(({ slug, version }) => versionKey(slug, version)));
  const current = new Map<VersionKey, SecurityVersion>();
  const none = { added: [], fixed: [] };
  const versions = composed.security.flatMap(
    (image): ReadonlyArray<VersionChange> =>
      rollupsOf(image).flatMap((after): ReadonlyArray<VersionChange> => {
        const { slug } = image;
        const { version } = after;
        const key = versionKey(slug, version);
        current.set(key, after);
        const change = compared.get(key);
        if (change !== undefined) {
          const kind = kindOf(change, after);
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
  return [...versions, ...gone].sort(byWorst);
};

/**
 * What is different to what was published. `compared` holds the versions whose replaced record could
 * be read; the others of them are `unknown`.
 */
export const diffScans = (
  tree: DiffInput,
  compared: ReadonlyMap<VersionKey, RowChange>,
): ScanDiff => {
  const { branch, composed, changes } = tree;
  return {
    first: branch.published.files.size === 0,
    before: publishedTotals(branch.published),
    after: composed.totals,
    versions: countOf(changes) === 0 ? [] : versionChanges(tree, compared),
  };
};
