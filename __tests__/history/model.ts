/** A plain model of the memory of findings: for each image, a list of entries and a list of closed items. */
import type { DayChanges } from '../../src/contract/changes';
import type { ClosedFinding, FindingEntry, Line } from '../../src/contract/findings';
import type { StatusItem } from '../../src/contract/items';
import type { Cve, Suppression } from '../../src/contract/security';
import { type Severity, severities } from '../../src/domain/severity';
import { compareVersions } from '../../src/domain/version-order';
import { type Build, lastScanOf, nextBuilds } from './model-builds';
import { nextLineOf } from './model-line';

/** Paths and texts of a branch. */
export type Tree = ReadonlyMap<string, string>;

export const readJson = <A>(tree: Tree, path: string): A | undefined => {
  const text = tree.get(`api/v1/${path}`);
  return text === undefined ? undefined : (JSON.parse(text) as A);
};

/** `build`: the digest of the last record that had it. */
type Entry = Omit<FindingEntry, 'digest'> & {
  readonly id: string;
  readonly build: string | null;
};
export interface ImageMemory {
  /** A version has or had a record. */
  readonly hadRecord: boolean;
  readonly firsts: Readonly<Record<string, string | null>>;
  /** The digest of the last record of each version. */
  readonly builds: Readonly<Record<string, string | null>>;
  /** The builds of each version that the catalog has. */
  readonly scans: Readonly<Record<string, ReadonlyArray<Build>>>;
  readonly entries: ReadonlyArray<Entry>;
  readonly closed: ReadonlyArray<ClosedFinding>;
  readonly line: Line | undefined;
  /** The status of each version that has a record. */
  readonly records: Readonly<Record<string, StatusItem>>;
}
export type Memory = Readonly<Record<string, ImageMemory>>;

interface Detail {
  readonly cves: ReadonlyArray<Cve>;
  readonly suppressions?: ReadonlyArray<Suppression>;
}
export const detailOf = (tree: Tree, slug: string, version: string): Detail | undefined =>
  readJson(tree, `security/${slug}/${version}.json`);
export const statusOf = (tree: Tree): ReadonlyArray<StatusItem> =>
  readJson<{ data: ReadonlyArray<StatusItem> }>(tree, 'status.json')?.data ?? [];

export const inOrder = (texts: ReadonlyArray<string>): string[] => [...new Set(texts)].sort();
export const namesOf = (row: Pick<Cve, 'id' | 'aliases'>): string[] => [
  row.id,
  ...(row.aliases ?? []),
];
export const idOf = (row: Pick<Cve, 'id' | 'aliases'>): string => {
  const cves = namesOf(row).filter((name) => /^CVE-\d{4}-\d{4,19}$/.test(name));
  return cves.includes(row.id) ? row.id : (cves.sort()[0] ?? row.id);
};
export const worst = (
  all: ReadonlyArray<{ readonly severity: Severity | null }>,
): Severity | undefined => severities.find((each) => all.some(({ severity }) => severity === each));
const latest = (dates: ReadonlyArray<string | null>): string | null =>
  dates
    .filter((date) => date !== null)
    .sort()
    .at(-1) ?? null;
export const earliest = (dates: ReadonlyArray<string | null>): string | null =>
  dates.filter((date) => date !== null).sort()[0] ?? null;

export const sinceOf = (
  id: string,
  { entries, closed }: Pick<ImageMemory, 'entries' | 'closed'>,
): string | null => {
  const own = closed.filter((each) => each.id === id);
  const ends = own.filter(({ reason }) => reason !== 'removed').map(({ until }) => until ?? '');
  let moment = earliest(entries.filter((each) => each.id === id).map(({ since }) => since)) ?? '';
  const reaches = ({ reason, since, until }: ClosedFinding): boolean =>
    since !== null &&
    since < moment &&
    (reason === 'removed'
      ? !ends.some((end) => end > (until ?? '') && end < moment)
      : (until ?? '') >= moment);
  for (let back = own.find(reaches); back; back = own.find(reaches)) moment = back.since ?? '';
  return moment || null;
};

/** Something that opened or closed; a day has it, if its date is known. */
interface Fact {
  readonly kind: 'opened' | 'closed';
  readonly id: string;
  readonly slug: string;
  readonly version: string;
  readonly date: string | null;
}

/** Tells if a tree has a fact on its day. */
const isToldIn = (tree: Tree, { kind, id, slug, version, date }: Fact): boolean =>
  (readJson<DayChanges>(tree, `changes/${date?.slice(0, 10)}.json`)?.cves ?? []).some(
    (cve) =>
      cve.id === id &&
      cve[kind].some((each) => each.slug === slug && each.versions.includes(version)),
  );

interface Next {
  readonly entries: ReadonlyArray<Entry>;
  readonly closed: ReadonlyArray<ClosedFinding>;
  readonly opened: ReadonlyArray<string>;
}

/** A repair needs another build; whether it is another is known only if both digests are. */
const endOf = (build: string | null, other: string | null): ClosedFinding['reason'] => {
  const known = [build, other].filter((each) => each !== null);
  if (known.length < 2) return 'gone';
  return new Set(known).size === 2 ? 'rebuilt' : 'withdrawn';
};

/** How many builds with a fix an entry survived, of those that the version did not have before. */
const survivedOf = (
  digest: string | null,
  fixable: boolean,
  was: ReadonlyArray<Entry>,
  [, ...former]: ReadonlyArray<Build>,
): { readonly survived?: number } => {
  const fixed = was.filter((each) => each.fixable);
  if (!fixable || fixed.length === 0) return {};
  const isAnother = fixed.some(({ build }) => build !== null && build !== digest);
  const isNew = digest !== null && !former.some((each) => each.digest === digest);
  const survived = Math.max(...was.map((each) => each.survived ?? 0)) + Number(isAnother && isNew);
  return survived > 0 ? { survived } : {};
};

const nextVersion = (
  { version, digest, state, scannedAt }: StatusItem,
  before: ReadonlyArray<Entry>,
  detail: Detail | undefined,
  scans: ReadonlyArray<Build>,
): Next => {
  const maybe = (entries: ReadonlyArray<Entry>) =>
    entries.map((each) => ({ ...each, confirmed: false }));
  if (detail === undefined) return { entries: maybe(before), closed: [], opened: [] };
  const ids = inOrder(detail.cves.map(idOf));
  const suppressed = (detail.suppressions ?? []).map(idOf);
  const taken = new Set<string>(ids);
  const opened: string[] = [];
  const found = ids.map((id): Entry => {
    const rows = detail.cves.filter((row) => idOf(row) === id);
    const aliases = inOrder(rows.flatMap(namesOf)).filter((name) => name !== id);
    const isRenamed = ({ id: former }: Entry): boolean =>
      former === id || (aliases.includes(former) && !ids.includes(former));
    for (const each of before) if (isRenamed(each)) taken.add(each.id);
    // An id that comes was open under the name of each entry that had it among its names.
    const comes = !before.some((each) => each.id === id);
    const was = before.filter((each) => isRenamed(each) || (comes && each.aliases.includes(id)));
    if (was.length === 0) opened.push(id);
    const fixable = rows.some(({ fixed }) => fixed !== null);
    return {
      ...{ id, version, build: digest, confirmed: true, severity: worst(rows) ?? 'UNKNOWN' },
      ...{ fixable, ...survivedOf(digest, fixable, was, scans) },
      packages: inOrder(rows.map(({ pkg }) => pkg)),
      fixes: inOrder(rows.flatMap(({ fixed }) => fixed ?? [])).slice(0, 8),
      aliases,
      since: was.length > 0 ? earliest(was.map(({ since }) => since)) : scannedAt,
    };
  });
  const missing = before.filter(({ id }) => !taken.has(id));
  if (state !== 'scanned') return { entries: [...found, ...maybe(missing)], closed: [], opened };
  const closed = missing.map(({ id, build, severity, since }): ClosedFinding => {
    const until = scannedAt && latest([scannedAt, since, ...scans.map((each) => each.scanned)]);
    const reason = suppressed.includes(id) ? 'suppressed' : endOf(build, digest);
    const by = ['rebuilt', 'gone'].includes(reason) && digest !== null ? { by: digest } : {};
    return { id, version, severity, reason, since, until, ...by };
  });
  return { entries: found, closed, opened };
};

const toBuild = ({ digest, scannedAt }: StatusItem, detail: Detail | undefined): Build =>
  detail === undefined
    ? { digest, hasRecord: false, scanned: null }
    : { digest, hasRecord: true, scanned: scannedAt };

/** What tells one scan from another: the rest changes with time, or with what the manifest states. */
const recordOf = ({ verdict, fixes, digestFrom, ...scan }: StatusItem): string =>
  JSON.stringify(scan);

/** What a line needs, without its entries. */
const lineNight = (before: ImageMemory, head: StatusItem | undefined, tree: Tree) => {
  const version = before.line?.version ?? '';
  const former = head && before.records[head.version];
  return {
    head,
    isAnother: !former || !head || recordOf(former) !== recordOf(head),
    suppressed: ((head && detailOf(tree, head.slug, head.version))?.suppressions ?? []).map(idOf),
    lastScan: lastScanOf(before.scans[version] ?? []),
    lastBuild: before.builds[version] ?? null,
    formerly: before.entries.filter((each) => each.version === version),
  };
};

const nextImage = (
  before: ImageMemory,
  items: ReadonlyArray<StatusItem>,
  tree: Tree,
  catalogDate: string | null,
): { readonly memory: ImageMemory; readonly facts: ReadonlyArray<Fact> } => {
  const going = before.entries.filter(
    ({ version }) => !items.some((item) => item.version === version),
  );
  const removed = inOrder(going.map(({ id }) => id)).map((id): ClosedFinding => {
    const own = before.entries.filter((each) => each.id === id);
    const [version = ''] = going
      .filter((each) => each.id === id)
      .map((each) => each.version)
      .sort((a, b) => compareVersions(b, a));
    const since = sinceOf(id, before);
    const severity = worst(own) ?? 'UNKNOWN';
    return { id, version, severity, reason: 'removed', since, until: catalogDate };
  });
  const stays = before.closed.filter(
    ({ id, reason }) => reason !== 'removed' || !removed.some((each) => each.id === id),
  );
  const firsts: Record<string, string | null> = {};
  const builds: Record<string, string | null> = {};
  const scans: Record<string, ReadonlyArray<Build>> = {};
  const entries: Entry[] = [];
  const fresh: ClosedFinding[] = [];
  const facts: Fact[] = [];
  for (const item of items) {
    const { slug, version, digest, scannedAt } = item;
    const detail = detailOf(tree, slug, version);
    const own = before.scans[version] ?? [];
    scans[version] = nextBuilds(own, toBuild(item, detail));
    const former = before.firsts[version];
    if (former === undefined && detail === undefined) continue;
    firsts[version] = former === undefined ? scannedAt : former;
    builds[version] = detail === undefined ? (before.builds[version] ?? null) : digest;
    const was = before.entries.filter((each) => each.version === version);
    const next = nextVersion(item, was, detail, own);
    entries.push(...next.entries);
    fresh.push(...next.closed);
    const known = { slug, version, kind: 'opened' as const, date: scannedAt };
    if (former !== undefined) facts.push(...next.opened.map((id) => ({ id, ...known })));
    facts.push(
      ...next.closed.flatMap(({ id, reason, until }) =>
        ['gone', 'rebuilt'].includes(reason)
          ? [{ id, slug, version, kind: 'closed' as const, date: until }]
          : [],
      ),
    );
  }
  const closed = [
    ...new Map(
      [...stays, ...removed, ...fresh].map((each) => [JSON.stringify(each), each]),
    ).values(),
  ];
  const hadRecord = before.hadRecord || Object.keys(firsts).length > 0;
  const head = items.find(({ version }) => firsts[version] !== undefined);
  const line = nextLineOf(before.line, {
    ...lineNight(before, head, tree),
    entries: entries.filter(({ version }) => version === head?.version),
    closed: fresh.filter(({ version }) => version === head?.version),
    committed: catalogDate,
  });
  const recorded = items.filter(({ slug, version }) => detailOf(tree, slug, version));
  const records = Object.fromEntries(recorded.map((item) => [item.version, item]));
  return { memory: { hadRecord, firsts, builds, scans, entries, closed, line, records }, facts };
};

const NOTHING: ImageMemory = {
  ...{ hadRecord: false, firsts: {}, builds: {}, scans: {}, entries: [], closed: [] },
  ...{ line: undefined, records: {} },
};

/** The memory after a publish on a tree, and the numbers of facts that the run should count. */
export const nextMemory = (before: Memory, tree: Tree, former: Tree) => {
  const state = readJson<{ source: { committed: string | null } }>(tree, 'state.json');
  const status = statusOf(tree);
  const memory: Record<string, ImageMemory> = {};
  const facts = { opened: 0, closed: 0 };
  for (const slug of inOrder(status.map((item) => item.slug))) {
    const next = nextImage(
      before[slug] ?? NOTHING,
      status.filter((item) => item.slug === slug),
      tree,
      state?.source.committed ?? null,
    );
    memory[slug] = next.memory;
    for (const fact of next.facts)
      if (fact.date !== null && !isToldIn(former, fact)) facts[fact.kind] += 1;
  }
  return { memory, facts };
};
