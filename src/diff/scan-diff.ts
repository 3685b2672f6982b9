import { imageDetailFile, versionDetailFile } from '../api/paths';
import type { Cve, SecurityVersion } from '../api/security';
import { type Changes, countChanges } from '../branch/file-changes';
import type { FileIds } from '../branch/git';
import type { Published } from '../branch/published';
import type { Branch } from '../branch/read-branch';
import { publishedItems } from '../branch/state';
import type { Catalog } from '../catalog/catalog';
import type { DecidedImage } from '../catalog/decide-image';
import { keptFiles } from '../catalog/load-rows';
import type { Composed } from '../catalog/records';
import { rollupsOf } from '../catalog/records';
import { type Severity, severityRank } from '../domain/severity';
import { type VersionKey, versionKey } from '../domain/version-key';
import { compareText } from '../text/compare';
import { type Counts, increase, worsening } from './compare-counts';

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
export type VersionKind =
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
  readonly kind: VersionKind;
  readonly before: SecurityVersion | undefined;
  readonly after: SecurityVersion | undefined;
  readonly added: ReadonlyArray<FoundCve>;
  readonly fixed: ReadonlyArray<FoundCve>;
}

/** Catalog-wide numbers; the CVEs are those of each image's latest version that has a record. */
export interface Numbers {
  readonly images: number;
  readonly charts: number;
  readonly cves: number;
  readonly critical: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly unknown: number;
  readonly fixable: number;
}

/** What a publish changes in the eyes of people. */
export interface Differences {
  /** Nothing of this action was on the branch. */
  readonly first: boolean;
  /** Numbers published before; undefined where there are none, or somebody edited them. */
  readonly before: Numbers | undefined;
  readonly after: Numbers;
  /** Worst first. */
  readonly versions: ReadonlyArray<VersionChange>;
}

/** A tree as it was found, and as it is to be. */
export interface Compared {
  readonly branch: Branch;
  readonly catalog: Catalog;
  readonly composed: Composed;
  readonly changes: Changes;
  /** The versions whose records are replaced. */
  readonly replaced: ReadonlyArray<Replaced>;
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

const sum = (rollups: ReadonlyArray<Counts>, key: keyof Counts): number =>
  rollups.reduce((total, rollup) => total + rollup[key], 0);

const numbersOf = (
  images: number,
  charts: number,
  latest: ReadonlyArray<SecurityVersion>,
): Numbers => ({
  images,
  charts,
  cves: latest.reduce((total, rollup) => total + rollup.total, 0),
  critical: sum(latest, 'critical'),
  high: sum(latest, 'high'),
  medium: sum(latest, 'medium'),
  low: sum(latest, 'low'),
  unknown: sum(latest, 'unknown'),
  fixable: sum(latest, 'fixable'),
});

/** The numbers of what is published; undefined unless all of them are known. */
const publishedNumbers = ({ state, versions, records }: Published): Numbers | undefined => {
  const recorded = [...versions].flatMap(([key, { hasRecord }]) =>
    hasRecord ? [key.slice(0, key.indexOf('/'))] : [],
  );
  if (state === undefined || recorded.some((slug) => !records.has(slug))) return undefined;
  const images = publishedItems(state, 'images').filter(({ status }) => status !== 'planned');
  const charts = publishedItems(state, 'charts');
  return numbersOf(images.length, charts.length, [...records.values()]);
};

const rollupsByKey = ({ records }: Published): ReadonlyMap<VersionKey, SecurityVersion> =>
  new Map(
    [...records].flatMap(([slug, { versions }]) =>
      versions.map((rollup) => [versionKey(slug, rollup.version), rollup] as const),
    ),
  );

/** A version whose published record is replaced by one of this run's reports. */
export interface Replaced {
  readonly slug: string;
  readonly image: string;
  readonly version: string;
  /** Git id of the published document that has the rows of the former record. */
  readonly id: string;
  /** That document is the image's, which is here already because another version of it stays. */
  readonly ofImage: boolean;
}

/** The versions whose records `rendered` replaces: only these have to be read to be compared. */
export const replacedRecords = (
  published: Published,
  decided: ReadonlyArray<DecidedImage>,
  rendered: FileIds,
): ReadonlyArray<Replaced> =>
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

const kindOf = ({ before, added, fixed }: RowChange, after: Counts): VersionKind | undefined => {
  const order = worsening(before, after);
  if (order !== 0) return order > 0 ? 'worse' : 'better';
  return added.length + fixed.length > 0 ? 'other' : undefined;
};

const GROUPS: ReadonlyArray<VersionKind> = ['worse', 'unknown', 'other', 'new', 'gone', 'better'];

/** Worse versions first; in a group by how much worse, then as the catalog has them. */
const byWorst = (a: VersionChange, b: VersionChange): number => {
  const group = GROUPS.indexOf(a.kind) - GROUPS.indexOf(b.kind);
  if (group !== 0) return group;
  return worsening(increase(a.before, a.after), increase(b.before, b.after));
};

/** What is different in the records of versions. */
const versionChanges = (
  { branch: { published }, composed, replaced }: Compared,
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
    const [slug = '', version = ''] = key.split('/');
    return [{ slug, version, kind: 'gone', before: former.get(key), after: undefined, ...none }];
  });
  return [...versions, ...gone].sort(byWorst);
};

/**
 * What is different to what was published. `compared` holds the versions whose replaced record could
 * be read; the others of them are `unknown`.
 */
export const differencesOf = (
  tree: Compared,
  compared: ReadonlyMap<VersionKey, RowChange>,
): Differences => {
  const { branch, catalog, composed, changes } = tree;
  const latest = composed.security.flatMap((image) => rollupsOf(image).slice(0, 1));
  return {
    first: branch.published.files.size === 0,
    before: publishedNumbers(branch.published),
    after: numbersOf(composed.security.length, catalog.charts.length, latest),
    versions: countChanges(changes) === 0 ? [] : versionChanges(tree, compared),
  };
};
