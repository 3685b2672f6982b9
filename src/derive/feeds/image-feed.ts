import { IMAGE_FEED } from '../../contract/feed';
import type { ClosedFinding, ImageFindings } from '../../contract/findings';
import type { ImageReleases } from '../../contract/releases';
import type { File } from '../../domain/file';
import { dayOf, startOf } from '../../domain/instant';
import { worstOf } from '../../domain/severity';
import { compareText, firstText, lastText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { sortVersions } from '../../domain/version-order';
import { hasCounts } from '../../previous/versions';
import { addressIn, catalogTitle, type FeedHead } from '../address';
import { CHANGE_OF } from '../house/finding-event';
import { wordsOf } from '../house/words';
import { exploitedFirst, type Rated, worstFirst } from '../order';
import { type AtomItem, renderAtom } from './atom';
import { idsIn } from './feed-item';
import { countOf, fitLines, limitLines, oneLine } from './feed-text';

const MAX_FEED_DAYS = 30;

export interface ImageFeedInputs {
  readonly head: Omit<FeedHead, 'from'>;
  /** The day on which each exploited id was added to the KEV catalog. */
  readonly exploited: ReadonlyMap<string, string>;
}

/** What a line says before the versions of each kind, in this order. */
const WORDS = {
  exploited: 'known to be exploited, in',
  opened: 'found in',
  closed: 'closed in',
  withdrawn: 'no longer reported in',
  suppressed: 'suppressed in',
  rebuilt: 'rebuilt:',
  added: 'added:',
};

interface Fact {
  readonly kind: keyof typeof WORDS;
  /** Undefined for a build. */
  readonly cve?: Rated;
  readonly version: string;
  /** RFC 3339 in UTC. */
  readonly date: string;
}

type Facts = ReadonlyArray<Fact>;

/** The time in which a version had a vulnerability; `reason` is null while it has. */
type Stay = Omit<ClosedFinding, 'reason'> & { readonly reason: ClosedFinding['reason'] | null };

/** What was found after the first record of a version, and what ended in a version that was not removed. */
function* changesOf(
  stays: ReadonlyArray<Stay>,
  firsts: ReadonlyMap<string, string | null>,
): Generator<Fact> {
  for (const { id, version, severity, since, until, reason } of stays) {
    if (reason === 'removed') continue;
    const own = { cve: { id, severity }, version };
    if (since !== null && firsts.has(version) && firsts.get(version) !== since)
      yield { ...own, kind: 'opened', date: since };
    const kind = reason && CHANGE_OF[reason];
    if (kind && until !== null) yield { ...own, kind, date: until };
  }
}

/**
 * The vulnerabilities that the image had when they were added to the KEV catalog, or got later, dated by the later of
 * the two.
 */
function* exploitedOf(
  stays: ReadonlyArray<Stay>,
  exploited: ReadonlyMap<string, string>,
): Generator<Fact> {
  const known = stays.filter(({ id }) => exploited.has(id));
  for (const [id, own] of groupBy(known, (stay) => stay.id)) {
    const added = startOf(exploited.get(id) ?? '');
    const had = own.filter(({ until, reason }) => reason === null || (until ?? '') >= added);
    const first = firstText(had.map(({ since }) => since)) ?? added;
    const date = first > added ? first : added;
    const cve = { id, severity: worstOf(own) };
    for (const { version, since } of had)
      if (since !== null) yield { kind: 'exploited', cve, version, date };
  }
}

/** A build came when the one before it went. It counts once it was scanned. */
function* buildsOf({ releases }: ImageReleases, recorded: ReadonlySet<string>): Generator<Fact> {
  for (const { version, former, since } of releases) {
    const scanned = [recorded.has(version), ...former.map((build) => build.scanned !== null)];
    for (const [i, { until }] of former.entries())
      if (until !== null && scanned[i]) yield { kind: 'rebuilt', version, date: until };
    if (former.length === 0 && since !== undefined) yield { kind: 'added', version, date: since };
  }
}

/** Events without a date are left out. */
const factsOf = (
  findings: ImageFindings | undefined,
  releases: ImageReleases,
  exploited: ReadonlyMap<string, string>,
): Facts => {
  const { open = [], closed = [], versions = [] } = findings ?? {};
  const present = open.flatMap(({ id, versions: entries }) =>
    entries.map((entry) => ({ ...entry, id, until: null, reason: null })),
  );
  const stays = [...present, ...closed];
  const recorded = new Set(
    versions.flatMap(({ version, state }) => (hasCounts(state) ? [version] : [])),
  );
  const firsts = new Map(versions.map(({ version, first }) => [version, first]));
  return [
    ...exploitedOf(stays, exploited),
    ...changesOf(stays, firsts),
    ...buildsOf(releases, recorded),
  ];
};

/** Exploited first, then the worst, then by id. */
const sortCves = (facts: Facts, { exploited }: ImageFeedInputs): ReadonlyArray<Rated> =>
  exploitedFirst(worstFirst(facts.flatMap(({ cve }) => cve ?? [])), exploited);

const nameCve = ({ id, severity }: Rated): string => `${id} (${severity.toLowerCase()})`;

const listVersions = (facts: Facts): ReadonlyArray<string> =>
  sortVersions(facts.map(({ version }) => version));

const andMore = ([first = '', ...others]: ReadonlyArray<string>): string =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

/** Names the most urgent facts of a day. */
const titleOf = (slug: string, facts: Facts, inputs: ImageFeedInputs): string => {
  const of = (kind: Fact['kind']): Facts => facts.filter((fact) => fact.kind === kind);
  const names = (kind: Fact['kind']) => sortCves(of(kind), inputs).map(nameCve);
  const versions = (kind: Fact['kind']) => andMore(listVersions(of(kind)));
  const count = (kind: Fact['kind']) => countOf(names(kind).length, 'CVE');
  const has = (kind: Fact['kind']): boolean => of(kind).length > 0;
  if (has('exploited')) {
    const known = names('exploited');
    return `${slug}: ${andMore(known)} ${known.length > 1 ? 'are' : 'is'} known to be exploited`;
  }
  if (has('opened')) return `${slug}: ${andMore(names('opened'))} found`;
  const closed = has('closed') ? `: ${count('closed')} closed` : '';
  if (has('rebuilt')) return `${slug} ${versions('rebuilt')} rebuilt${closed}`;
  if (has('closed')) return `${slug}${closed}`;
  if (has('withdrawn')) return `${slug}: ${count('withdrawn')} no longer reported`;
  if (has('suppressed')) return `${slug}: ${count('suppressed')} suppressed`;
  return `${slug} ${versions('added')} added`;
};

type Titles = ReadonlyMap<string, string>;

const describeFacts = (facts: Facts): string =>
  Object.entries(WORDS)
    .map(([kind, words]) => ({ words, own: facts.filter((fact) => fact.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ words, own }) => `${words} ${listVersions(own).join(', ')}`)
    .join('; ');

/** A line for builds, and one for each id, with its title if an image still states it. */
const itemText = (facts: Facts, inputs: ImageFeedInputs, titles: Titles): string => {
  const byId = groupBy(facts, ({ cve }) => cve?.id ?? '');
  const builds = describeFacts(byId.get('') ?? []);
  const lines = sortCves(facts, inputs).map((cve) => {
    const title = titles.get(cve.id);
    return `${nameCve(cve)}: ${describeFacts(byId.get(cve.id) ?? [])}${title === undefined ? '' : ` - ${title}`}`;
  });
  return fitLines(limitLines([...(builds === '' ? [] : [builds]), ...lines]).map(oneLine));
};

/** The titles of what the present records have. */
const statedTitles = (findings: ImageFindings | undefined): Titles => {
  const { open = [], words = {} } = findings ?? {};
  const confirmed = open.filter(({ versions }) => versions.some((each) => each.confirmed));
  return new Map(
    confirmed.flatMap(({ id }) => {
      const [title] = wordsOf(words, id);
      return title === null ? [] : [[id, title] as const];
    }),
  );
};

/** `images/<slug>/feed.atom`: the newest days of an image; no file without a dated event. */
export const renderImageFeed = (
  findings: ImageFindings | undefined,
  releases: ImageReleases,
  inputs: ImageFeedInputs,
): ReadonlyArray<File> => {
  const { slug } = releases;
  const { head, exploited } = inputs;
  const page = `index.html#/images/${slug}`;
  const titles = statedTitles(findings);
  const idOf = idsIn(head.namespace);
  const toAtomItem = ([day, facts]: readonly [string, Facts]): AtomItem => {
    const dates = facts.map(({ date }) => date);
    return {
      id: idOf(`${day}/image/${slug}`),
      url: addressIn(head.site, page),
      title: oneLine(titleOf(slug, facts, inputs)),
      content_text: itemText(facts, inputs, titles),
      date_published: firstText(dates) ?? day,
      date_modified: lastText(dates) ?? day,
      tags: [],
    };
  };
  const items = [...groupBy(factsOf(findings, releases, exploited), ({ date }) => dayOf(date))]
    .sort(([a], [b]) => compareText(b, a))
    .slice(0, MAX_FEED_DAYS)
    .map(toAtomItem);
  const [newest] = items;
  if (newest === undefined) return [];
  const id = idOf(`image/${slug}`);
  const title = `${catalogTitle(head)}: ${slug}`;
  const path = IMAGE_FEED.file(slug);
  const about = { id, title, updated: newest.date_modified, file: path, page };
  return [{ path, content: renderAtom(about, head, items) }];
};
