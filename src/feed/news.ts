import type { FeedFacts, FeedItem } from '../api/feed';
import type { Severity } from '../domain/severity';
import { compareText } from '../text/compare';
import { limitText } from './text';
import { feedNamespace, uuidV5 } from './uuid';

/** What a feed is called and where it is published. */
export interface FeedHead {
  /** The name of the project, else the registry. */
  readonly name: string;
  /**
   * The address of the folder with `api/v1`, the destination included, without a slash at its end; undefined
   * if it is not known: then the feed has no links.
   */
  readonly site: string | undefined;
  /** `<server>/<repository>#<branch>:<destination>`. */
  readonly namespace: string;
  /** Since when changes are told (`from` of `changes.json`), RFC 3339 in UTC; null if unknown. */
  readonly from: string | null;
}

/** An item of a feed without what depends on where the feed is published. */
export type News = Omit<FeedItem, 'id' | 'url'>;

/** What a kind of news states; the rest follows from it. */
export interface Told {
  readonly title: string;
  readonly lines: ReadonlyArray<string>;
  /** Earliest and latest date, RFC 3339 in UTC. */
  readonly first: string;
  readonly last: string;
  /** All slugs, in order. */
  readonly slugs: ReadonlyArray<string>;
  readonly facts: FeedFacts;
}

/** The earliest `first` and the latest `last` of changes. */
export const spanOf = (
  changes: ReadonlyArray<{ readonly first: string; readonly last: string }>,
): { readonly first: string; readonly last: string } => {
  const [first = ''] = changes.map((change) => change.first).sort(compareText);
  const lasts = changes.map((change) => change.last).sort(compareText);
  return { first, last: lasts.at(-1) ?? '' };
};

const MAX_SLUGS = 20;

const severityTag = (severity: Severity | null): ReadonlyArray<string> =>
  severity === null ? [] : [severity.toLowerCase()];

/** News with its text within the limit, and with tags: the kind, the severity, and the first 20 slugs. */
export const toNews = ({ title, lines, first, last, slugs, facts }: Told): News => ({
  title,
  content_text: limitText(lines.join('\n')),
  date_published: first,
  date_modified: last,
  tags: [facts.kind, ...severityTag(facts.severity), ...slugs.slice(0, MAX_SLUGS)],
  _catalog: facts,
});

/** The slugs among the tags of news. */
export const slugsIn = ({ tags, _catalog }: News): ReadonlyArray<string> =>
  tags.slice(1 + severityTag(_catalog.severity).length);

/** `<day>/<kind>[/<id>]`: what the id of an item is made of. It does not change when an item grows. */
export const nameOf = ({ kind, date, cve }: FeedFacts): string =>
  [date, kind, ...(cve === null ? [] : [cve])].join('/');

/** The latest first, then by name. */
export const compareNews = (a: News, b: News): number =>
  compareText(b.date_modified, a.date_modified) ||
  compareText(nameOf(a._catalog), nameOf(b._catalog));

/** An id in the fragment of an address: only what no fragment may have is encoded (RFC 3986). */
const encodeId = (id: string): string => encodeURI(id.toWellFormed()).replaceAll('#', '%23');

/** The place in the page. */
const routeOf = ({ date, cve }: FeedFacts): string =>
  cve === null ? `#/changes/${date}` : `#/cves/${encodeId(cve)}`;

/** The address of the API; of the page, and of all documents. */
export const apiAddress = (site: string): string => `${site}/api/v1/`;

/** Makes items of news: with their ids, and with links if the site is known. */
export const toItem = ({ site, namespace }: FeedHead): ((news: News) => FeedItem) => {
  const ids = feedNamespace(namespace);
  return (news) => ({
    id: `urn:uuid:${uuidV5(ids, nameOf(news._catalog))}`,
    ...(site === undefined
      ? {}
      : { url: `${apiAddress(site)}index.html${routeOf(news._catalog)}` }),
    title: news.title,
    content_text: news.content_text,
    date_published: news.date_published,
    date_modified: news.date_modified,
    tags: news.tags,
    _catalog: news._catalog,
  });
};
