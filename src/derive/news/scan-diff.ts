import type { SecurityVersion } from '../../contract/security';
import { VERSION_SECURITY } from '../../contract/security-documents';
import type { VersionStatus } from '../../decide/image-status';
import { findWorstVersions } from '../../decide/rebuilds';
import { type CatalogTotals, countCatalog } from '../../decide/totals';
import { compareCounts, countDifference, severityKeys } from '../../domain/severity-counts';
import { groupBy } from '../../domain/values/group-by';
import { isEnded } from '../../domain/verdict';
import {
  parseVersionKey,
  type VersionKey,
  type VersionName,
  versionKey,
} from '../../domain/version-key';
import { countChanges } from '../../previous/file-changes';
import type { Previous } from '../../previous/previous';
import type { PublishedVersion } from '../../previous/versions';
import { availableImages } from '../../read/manifest/catalog';
import type { Transition } from '../house/image-records';
import type { NewsFacts } from './news-facts';

/** How the record of a version compares to the published one, in the order of the summary. */
const KINDS = [
  'worse',
  // The CVEs changed, but the counts are the same, or the former ones are unknown.
  'other',
  // The record has fewer findings, but it is partial: nothing proves that any is gone.
  'partial',
  // The record has fewer findings, but it is of the same build, which nobody repaired.
  'withdrawn',
  'new',
  // The version has no record any more, for example because it was rebuilt.
  'awaiting',
  // The version left the catalog.
  'gone',
  'better',
] as const;

type ChangeKind = (typeof KINDS)[number];

/** A version whose record changed, with the transitions of its vulnerabilities. */
export interface VersionChange extends VersionName {
  readonly kind: ChangeKind;
  /** The published counts; undefined if there are none, or if they were edited. */
  readonly before: SecurityVersion | undefined;
  readonly after: SecurityVersion | undefined;
  readonly opened: ReadonlyArray<Transition>;
  readonly closed: ReadonlyArray<Transition>;
  readonly withdrawn: ReadonlyArray<Transition>;
  readonly suppressed: ReadonlyArray<Transition>;
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
  /** The versions that needed a rebuild before; undefined if unknown. */
  readonly rebuilds: ReadonlySet<VersionKey> | undefined;
  /** Whether the worst versions are others than before, or have other findings. */
  readonly isWorstChanged: boolean;
}

/** The published totals; undefined unless all records are known. */
const countPublished = ({ catalog, versions, records }: Previous): CatalogTotals | undefined => {
  const isKnown = ([key, { hasRecord }]: readonly [VersionKey, PublishedVersion]): boolean =>
    !hasRecord || records.has(parseVersionKey(key).slug);
  if (catalog === undefined || ![...versions].every(isKnown)) return undefined;
  return countCatalog({
    images: availableImages(catalog).length,
    charts: catalog.charts.length,
    records: [...records.values()],
    states: [...versions.values()].map((version) => version.state),
  });
};

const rollupsByKey = ({
  records,
}: Pick<Previous, 'records'>): ReadonlyMap<VersionKey, SecurityVersion> =>
  new Map(
    [...records].flatMap(([slug, { versions }]) =>
      versions.map((rollup) => [versionKey(slug, rollup.version), rollup] as const),
    ),
  );

/** By kind, then by how much worse the counts are, then in the order of the catalog. */
const compareChanges = (a: VersionChange, b: VersionChange): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  compareCounts(countDifference(a.before, a.after), countDifference(b.before, b.after));

/** Whether findings are no longer reported in the same build, and none was closed: that makes nothing better. */
const isOnlyWithdrawn = (found: ReadonlyArray<Transition>): boolean =>
  found.some(({ kind }) => kind === 'withdrawn') && !found.some(({ kind }) => kind === 'closed');

/** The change of a version that had a record and has one now; undefined without a change. */
const classifyChange = (
  before: SecurityVersion | undefined,
  { rollup: after, state }: VersionStatus,
  found: ReadonlyArray<Transition>,
): ChangeKind | undefined => {
  const order = before && after ? compareCounts(before, after) : 0;
  if (order > 0) return 'worse';
  if (order < 0 && state === 'partial') return 'partial';
  if (order < 0) return isOnlyWithdrawn(found) ? 'withdrawn' : 'better';
  return found.some(({ kind }) => kind !== 'fixable') ? 'other' : undefined;
};

const findChanges = ({
  branch: { previous: published },
  decided: { images, transitions },
}: NewsFacts): ReadonlyArray<VersionChange> => {
  const former = rollupsByKey(published);
  const found = groupBy(transitions, ({ slug, version }) => versionKey(slug, version));
  const recorded = new Set<VersionKey>();
  const present = new Set<VersionKey>();
  const changed = images.flatMap(({ slug, versions }) =>
    versions.flatMap((status): ReadonlyArray<VersionChange> => {
      const { version, rollup: after } = status;
      const key = versionKey(slug, version);
      present.add(key);
      if (after === undefined) return [];
      recorded.add(key);
      const before = former.get(key);
      const own = found.get(key) ?? [];
      const kind = published.files.has(VERSION_SECURITY.file(versionKey(slug, version)))
        ? classifyChange(before, status, own)
        : 'new';
      const of = (wanted: Transition['kind']) => own.filter((each) => each.kind === wanted);
      const lists = {
        opened: of('opened'),
        closed: of('closed'),
        withdrawn: of('withdrawn'),
        suppressed: of('suppressed'),
      };
      return kind === undefined ? [] : [{ slug, version, kind, before, after, ...lists }];
    }),
  );
  const none = { after: undefined, opened: [], closed: [], withdrawn: [], suppressed: [] };
  const lost = [...published.versions].flatMap(([key, { hasRecord }]): VersionChange[] =>
    hasRecord && !recorded.has(key)
      ? [
          {
            ...parseVersionKey(key),
            ...none,
            before: former.get(key),
            kind: present.has(key) ? 'awaiting' : 'gone',
          },
        ]
      : [],
  );
  return [...changed, ...lost].sort(compareChanges);
};

const findFormerRebuilds = ({ versions, records }: Previous): ReadonlySet<VersionKey> => {
  const rollups = rollupsByKey({ records });
  const needsRebuild = ([key, { verdict }]: readonly [VersionKey, PublishedVersion]): boolean =>
    !isEnded(verdict) && (rollups.get(key)?.fixable ?? 0) > 0;
  return new Set([...versions].filter(needsRebuild).map(([key]) => key));
};

/** How many of the worst versions the log shows. */
export const MAX_WORST = 10;

const worstOf = (
  images: Parameters<typeof findWorstVersions>[0],
): ReadonlyArray<readonly unknown[]> =>
  findWorstVersions(images)
    .slice(0, MAX_WORST)
    .map(({ slug, version, counts }) => [
      ...[slug, version, counts.fixable],
      ...severityKeys.map((key) => counts[key]),
    ]);

const isWorstChanged = ({ branch: { previous: published }, decided }: NewsFacts): boolean => {
  const former = [...published.records].map(([slug, { image, versions }]) => ({
    slug,
    image,
    versions: versions.map((rollup) => ({ digest: null, rollup })),
  }));
  return JSON.stringify(worstOf(former)) !== JSON.stringify(worstOf(decided.images));
};

/**
 * The changes of a publish: which vulnerabilities opened or closed follows from the transitions that its facts are
 * made of, and which versions got worse or better from the counts of their records.
 */
export const diffScans = (facts: NewsFacts): ScanDiff => {
  const published = facts.branch.previous;
  const first = published.files.size === 0;
  const before = countPublished(published);
  const hasChanged = countChanges(facts.changes) > 0;
  return {
    first,
    before,
    after: facts.decided.totals,
    versions: hasChanged ? findChanges(facts) : [],
    rebuilds: first || before === undefined ? undefined : findFormerRebuilds(published),
    isWorstChanged: hasChanged && isWorstChanged(facts),
  };
};
