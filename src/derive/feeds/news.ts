import type { FeedFacts, FeedItem } from '../../contract/feed';
import type { Severity } from '../../domain/severity';
import type { Span } from '../../domain/span';
import { feedNamespace, uuidV5 } from '../../domain/uuid';
import { compareText, sortUnique } from '../../domain/values/compare';
import { addressIn, type FeedHead } from '../address';
import { limitText, oneLine } from './feed-text';

/** An item of a feed, without the fields that depend on where the feed is published. */
export type News = Omit<FeedItem, 'id' | 'url'>;

/** What {@link toNews} makes an item of; dates are RFC 3339 in UTC. */
export interface NewsContent extends Span {
  readonly title: string;
  readonly lines: ReadonlyArray<string>;
  /** All slugs of images, in order. */
  readonly slugs: ReadonlyArray<string>;
  /** Slugs of charts, which are only tags. */
  readonly charts?: ReadonlyArray<string>;
  readonly facts: Omit<FeedFacts, 'slugs'>;
}

const MAX_SLUGS = 1000;
const MAX_TAGS = 100;
const MORE = 'more-images';

const severityTag = (severity: Severity | null): ReadonlyArray<string> =>
  severity === null ? [] : [severity.toLowerCase()];

/** The first slugs, and a tag that says that there are more: readers may limit how many they keep. */
const slugTags = (slugs: ReadonlyArray<string>): ReadonlyArray<string> =>
  slugs.length > MAX_TAGS ? [...slugs.slice(0, MAX_TAGS), MORE] : slugs;

/**
 * Keeps each line on one line, because texts of reports may contain line breaks. Limits the text, and adds tags: the
 * kind, the severity, and the first slugs.
 */
export const toNews = (content: NewsContent): News => {
  const { title, lines, first, last, slugs, charts = [], facts } = content;
  const named = sortUnique([...slugs, ...charts]);
  return {
    title: oneLine(title),
    content_text: limitText(lines.map(oneLine).join('\n')),
    date_published: first,
    date_modified: last,
    tags: [facts.kind, ...severityTag(facts.severity), ...slugTags(named)],
    _catalog: { ...facts, slugs: slugs.slice(0, MAX_SLUGS) },
  };
};

/** `<day>/<kind>[/<id>]`: the name from which the id of an item is made. It does not change when an item grows. */
export const newsKey = ({ kind, date, cve }: NewsContent['facts']): string =>
  [date, kind, ...(cve === null ? [] : [cve])].join('/');

/** Latest first, then by key. */
export const compareNews = (a: News, b: News): number =>
  compareText(b.date_modified, a.date_modified) ||
  compareText(newsKey(a._catalog), newsKey(b._catalog));

/** Encodes only what the fragment of a URL must not contain (RFC 3986). */
const encodeId = (id: string): string => encodeURI(id.toWellFormed()).replaceAll('#', '%23');

const pageRoute = ({ date, cve }: FeedFacts): string =>
  cve === null ? `#/changes/${date}` : `#/cves/${encodeId(cve)}`;

/** Gives the ids, in a feed that is published in a place (`namespace`), of what has a key. */
export const idsIn = (namespace: string): ((key: string) => string) => {
  const ids = feedNamespace(namespace);
  return (key) => `urn:uuid:${uuidV5(ids, key)}`;
};

/** Adds ids to news, and links if the site is known. */
export const toItem = ({ site, namespace }: Pick<FeedHead, 'site' | 'namespace'>) => {
  const idOf = idsIn(namespace);
  return (news: News): FeedItem => {
    const url = addressIn(site, `index.html${pageRoute(news._catalog)}`);
    return {
      id: idOf(newsKey(news._catalog)),
      ...(url === undefined ? {} : { url }),
      title: news.title,
      content_text: news.content_text,
      date_published: news.date_published,
      date_modified: news.date_modified,
      tags: news.tags,
      _catalog: news._catalog,
    };
  };
};
