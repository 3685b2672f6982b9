import type { AffectedImage, CveDocument } from '../api/cves';
import { cveFile } from '../api/paths';
import { type Severity, worstOf } from '../domain/severity';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import { compareNewest } from '../domain/version-order';
import { firstText, sortUnique } from '../values/compare';
import type { ImageRecords } from './image-records';
import type { ChangedMention, Mention } from './mentions';
import { compareClosed, compareSlugs } from './order';

/** How the touched images of a run change a vulnerability. */
export interface ChangedCve {
  /** The new mentions by slug; empty for an image that no longer mentions it. */
  readonly mentions: ReadonlyMap<string, Mention>;
  /** The aliases that a mention gained or lost. */
  readonly names: ReadonlySet<string>;
  /** The first title and the first URL in the rows of these images; null if there is none. */
  readonly title: string | null;
  readonly url: string | null;
}

/** The changes of vulnerabilities by id, while the images are derived one after the other. */
export type CollectedCves = Map<
  string,
  {
    readonly mentions: Map<string, Mention>;
    readonly names: Set<string>;
    title: string | null;
    url: string | null;
  }
>;

/** Adds what an image mentions differently now. */
export const collectMentions = (
  cves: CollectedCves,
  slug: string,
  changed: ReadonlyMap<string, ChangedMention>,
): void => {
  for (const [id, { after, names }] of changed) {
    const own = cves.get(id) ?? { mentions: new Map(), names: new Set(), title: null, url: null };
    cves.set(id, own);
    own.mentions.set(slug, after);
    for (const name of names) own.names.add(name);
  }
};

/** Adds the titles and addresses in the records of an image to the vulnerabilities that changed so far. */
export const collectTitles = (cves: CollectedCves, { versions }: ImageRecords): void => {
  for (const { findings } of versions)
    for (const [id, { title, url }] of findings?.found ?? []) {
      const own = cves.get(id);
      if (own === undefined) continue;
      own.title = firstText([own.title, title]);
      own.url = firstText([own.url, url]);
    }
};

export const NO_CHANGE: ChangedCve = {
  mentions: new Map(),
  names: new Set(),
  title: null,
  url: null,
};

/** The published documents that a run may touch, by id. */
export type CveDocuments = ReadonlyMap<string, CveDocument>;

/** The ids of all documents that a run may touch: the changed ids, and the aliases they gain or lose. */
export const touchedIds = (changed: ReadonlyMap<string, ChangedCve>): ReadonlySet<string> =>
  new Set([...changed].flatMap(([id, { names }]) => [id, ...names]));

const collectAliases = (id: string, images: ReadonlyArray<AffectedImage>): string[] => {
  const names = new Set<string>();
  for (const { versions } of images)
    for (const { aliases } of versions) for (const name of aliases) names.add(name);
  names.delete(id);
  return sortUnique(names);
};

/** The worst severity of open mentions, or of all others if none is open; null without mentions. */
const findSeverity = ({
  images,
  suppressed,
  closed,
}: Pick<CveDocument, 'images' | 'suppressed' | 'closed'>): Severity | null => {
  const deciding = images.length > 0 ? images : [...suppressed, ...closed];
  return deciding.length > 0 ? worstOf(deciding) : null;
};

/** The slugs of the charts that deliver a version. */
export type ChartsByVersion = ReadonlyMap<VersionKey, ReadonlyArray<string>>;

/** Finds the charts that deliver affected versions. */
type FindCharts = (images: ReadonlyArray<AffectedImage>) => string[];

const openCharts = (charts: ChartsByVersion): FindCharts => {
  const delivered = new Set([...charts.keys()].map((key) => parseVersionKey(key).slug));
  return (images) =>
    sortUnique(
      images
        .filter(({ slug }) => delivered.has(slug))
        .flatMap(({ slug, versions }) =>
          versions.flatMap(({ version }) => charts.get(versionKey(slug, version)) ?? []),
        ),
    );
};

/**
 * The published document with changed mentions, and without `see`, which depends on other documents. The title
 * is the first in order of all that any row ever had, so that the order of runs does not matter.
 */
const changeDocument = (
  id: string,
  before: CveDocument | undefined,
  { mentions, title, url }: ChangedCve,
  findCharts: FindCharts,
): CveDocument => {
  const kept = <A extends { readonly slug: string }>(items: ReadonlyArray<A> = []): A[] =>
    items.filter(({ slug }) => !mentions.has(slug));
  const now = [...mentions.values()];
  const images = [...kept(before?.images), ...now.flatMap(({ open }) => open ?? [])].sort(
    compareSlugs,
  );
  const suppressed = [...kept(before?.suppressed), ...now.flatMap((each) => each.suppressed)].sort(
    (a, b) => compareSlugs(a, b) || compareNewest(a, b),
  );
  const closed = [...kept(before?.closed), ...now.flatMap((each) => each.closed)].sort(
    compareClosed(({ slug }) => slug),
  );
  const severity = findSeverity({ images, suppressed, closed });
  const delivering = findCharts(images);
  return {
    apiVersion: 'v1',
    resource: 'cve',
    id,
    aliases: collectAliases(id, images),
    see: [],
    severity,
    title: severity === null ? null : firstText([before?.title ?? null, title]),
    url: severity === null ? null : firstText([before?.url ?? null, url]),
    images,
    suppressed,
    closed,
    ...(delivering.length > 0 ? { charts: delivering } : {}),
  };
};

/** The ids that name an alias now and did not before, and the other way round. */
interface ChangedNames {
  readonly added: Set<string>;
  readonly removed: Set<string>;
}

/** By alias, the ids that begin or cease to have it. */
const findChangedNames = (
  documents: CveDocuments,
  before: CveDocuments,
): ReadonlyMap<string, ChangedNames> => {
  const changed = new Map<string, ChangedNames>();
  for (const [id, { aliases }] of documents) {
    if (cveFile(id) === undefined) continue;
    const former = before.get(id)?.aliases ?? [];
    for (const name of new Set([...former, ...aliases])) {
      if (former.includes(name) === aliases.includes(name)) continue;
      const own = changed.get(name) ?? { added: new Set(), removed: new Set() };
      (aliases.includes(name) ? own.added : own.removed).add(id);
      changed.set(name, own);
    }
  }
  return changed;
};

/**
 * The touched documents after a run, by id; undefined for a document that becomes empty. `before` has the
 * published documents of {@link touchedIds}, and `charts` the charts of all versions.
 */
export const nextCves = (
  changed: ReadonlyMap<string, ChangedCve>,
  before: CveDocuments,
  charts: ChartsByVersion,
): ReadonlyMap<string, CveDocument | undefined> => {
  const findCharts = openCharts(charts);
  const documents = new Map(
    [...changed].map(([id, change]) => [
      id,
      changeDocument(id, before.get(id), change, findCharts),
    ]),
  );
  const names = findChangedNames(documents, before);
  const next = new Map<string, CveDocument | undefined>();
  for (const id of new Set([...documents.keys(), ...names.keys()])) {
    const former = before.get(id);
    const document =
      documents.get(id) ?? former ?? changeDocument(id, undefined, NO_CHANGE, findCharts);
    const { added = [], removed } = names.get(id) ?? {};
    const kept = (former?.see ?? []).filter((other) => !removed?.has(other));
    const see = sortUnique([...kept, ...added]);
    const isEmpty = document.severity === null && see.length === 0;
    next.set(id, isEmpty ? undefined : { ...document, see });
  }
  return next;
};
