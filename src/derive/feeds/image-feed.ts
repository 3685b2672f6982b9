import { IMAGE_FEED } from '../../contract/feed';
import type { ImageFindings } from '../../contract/findings';
import type { ImageReleases } from '../../contract/releases';
import type { File } from '../../domain/file';
import { feedNamespace, uuidV5 } from '../../domain/uuid';
import { firstText, lastText } from '../../domain/values/compare';
import { groupBy, isGroup } from '../../domain/values/group-by';
import { sortVersions } from '../../domain/version-order';
import { exploitedFirst, type Rated, worstFirst } from '../house/order';
import type { FindWords } from '../projections/cves';
import { type AtomEntry, renderAtomFeed } from './atom';
import { countOf, fitLines, limitLines, oneLine } from './feed-text';
import { type ImageDay, type ImageFact, imageDays } from './image-days';
import { apiAddress, catalogTitle, type FeedHead } from './news';

/** The most days of the feed of an image (section "Feeds" of the contract's additions). */
const MAX_DAYS = 30;

/** What the feeds of all images follow from, beside the images. */
export interface ImageFeedInputs {
  readonly head: Omit<FeedHead, 'from'>;
  /** The day on which each exploited id was added to the KEV catalog. */
  readonly exploited: ReadonlyMap<string, string>;
  readonly words: FindWords;
}

type Facts = ReadonlyArray<ImageFact>;

/** Known to be exploited first, then the worst, then by id. */
const findCves = (facts: Facts, { exploited }: ImageFeedInputs): ReadonlyArray<Rated> =>
  exploitedFirst(worstFirst(facts.flatMap(({ cve }) => cve ?? [])), exploited);

const nameOf = ({ id, severity }: Rated): string => `${id} (${severity.toLowerCase()})`;

const versionsOf = (facts: Facts): ReadonlyArray<string> =>
  sortVersions(facts.map(({ version }) => version));

const andMore = ([first = '', ...others]: ReadonlyArray<string>): string =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

/** The title of a day: its most urgent fact. */
const titleOf = (slug: string, facts: Facts, inputs: ImageFeedInputs): string => {
  const of = (kind: ImageFact['kind']): Facts => facts.filter((fact) => fact.kind === kind);
  const names = (kind: ImageFact['kind']) => findCves(of(kind), inputs).map(nameOf);
  const versions = (kind: ImageFact['kind']) => andMore(versionsOf(of(kind)));
  const count = (kind: ImageFact['kind']) => countOf(names(kind).length, 'CVE');
  const has = (kind: ImageFact['kind']): boolean => of(kind).length > 0;
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

/** What a line says of the versions in which something happened, in the order of a line. */
const WORDS: Readonly<Record<ImageFact['kind'], string>> = {
  exploited: 'known to be exploited, in',
  opened: 'found in',
  closed: 'closed in',
  withdrawn: 'no longer reported in',
  suppressed: 'suppressed in',
  rebuilt: 'rebuilt:',
  added: 'added:',
};

const describe = (facts: Facts): string =>
  Object.entries(WORDS)
    .map(([kind, words]) => ({ words, own: facts.filter((fact) => fact.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ words, own }) => `${words} ${versionsOf(own).join(', ')}`)
    .join('; ');

/** The title of an id if a record has a row of it: its entry is confirmed. */
const titlesOf = (findings: ImageFindings | undefined, words: FindWords) => {
  const open = new Map(findings?.open.map(({ id, versions }) => [id, versions]));
  return (id: string): string | null =>
    open.get(id)?.some(({ confirmed }) => confirmed) === true ? words(id).title : null;
};

/** What came and was rebuilt, and a line for each id. */
const textOf = (
  facts: Facts,
  inputs: ImageFeedInputs,
  findTitle: ReturnType<typeof titlesOf>,
): string => {
  const byId = groupBy(facts, ({ cve }) => cve?.id ?? '');
  const builds = describe(byId.get('') ?? []);
  const lines = findCves(facts, inputs).map((cve) => {
    const title = findTitle(cve.id);
    return `${nameOf(cve)}: ${describe(byId.get(cve.id) ?? [])}${title === null ? '' : ` - ${title}`}`;
  });
  return fitLines(limitLines([...(builds === '' ? [] : [builds]), ...lines]).map(oneLine));
};

/** `images/<slug>/feed.atom`: the newest days of an image; none if nothing of it has a date. */
export const renderImageFeed = (
  findings: ImageFindings | undefined,
  releases: ImageReleases,
  inputs: ImageFeedInputs,
): ReadonlyArray<File> => {
  const { slug } = releases;
  const { name, site, namespace } = inputs.head;
  const path = IMAGE_FEED.file(slug);
  const page = site === undefined ? undefined : `${apiAddress(site)}index.html#/images/${slug}`;
  const idOf = (key: string) => `urn:uuid:${uuidV5(feedNamespace(namespace), key)}`;
  const findTitle = titlesOf(findings, inputs.words);
  const toEntry = ([day, facts]: ImageDay): AtomEntry => {
    const dates = facts.map(({ date }) => date);
    return {
      id: idOf(`${day}/image/${slug}`),
      title: oneLine(titleOf(slug, facts, inputs)),
      updated: lastText(dates) ?? facts[0].date,
      published: firstText(dates) ?? facts[0].date,
      link: page,
      categories: [],
      text: textOf(facts, inputs, findTitle),
    };
  };
  const days = imageDays(findings, releases, inputs.exploited);
  const entries = days.slice(0, MAX_DAYS).map(toEntry);
  if (!isGroup(entries)) return [];
  const content = renderAtomFeed({
    id: idOf(`image/${slug}`),
    title: `${catalogTitle({ name })}: ${slug}`,
    updated: entries[0].updated,
    authors: [name],
    self: site === undefined ? undefined : `${apiAddress(site)}${path}`,
    page,
    entries,
  });
  return [{ path, content }];
};
