import type { FeedFacts, FeedItem } from '../../contract/feed';
import type { Severity } from '../../domain/severity';
import type { Span } from '../../domain/span';
import { feedNamespace, uuidV5 } from '../../domain/uuid';
import { compareText, sortUnique } from '../../domain/values/compare';
import { addressIn, type FeedHead } from '../address';
import { limitText, oneLine } from './feed-text';

/** An item before it gets the fields that depend on where the feed is published. */
export type DraftItem = Omit<FeedItem, 'id' | 'url'>;

/** The dates are RFC 3339 in UTC. */
export interface ItemContent extends Span {
  readonly title: string;
  readonly lines: ReadonlyArray<string>;
  /** Of all images, sorted. */
  readonly slugs: ReadonlyArray<string>;
  /** Slugs that become tags only. */
  readonly charts?: ReadonlyArray<string>;
  readonly facts: Omit<FeedFacts, 'slugs'>;
}

const MAX_SLUGS = 1000;
const MAX_TAGS = 100;
const MORE = 'more-images';

const severityTag = (severity: Severity | null): ReadonlyArray<string> =>
  severity === null ? [] : [severity.toLowerCase()];

/** Limits the slugs, since readers may keep few tags. One more tag says that slugs are left out. */
const slugTags = (slugs: ReadonlyArray<string>): ReadonlyArray<string> =>
  slugs.length > MAX_TAGS ? [...slugs.slice(0, MAX_TAGS), MORE] : slugs;

/**
 * Adds tags (kind, severity, first slugs), limits the text, and keeps each line on one line, because texts of reports can
 * contain line breaks.
 */
export const draftItem = (content: ItemContent): DraftItem => {
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

/** `<day>/<kind>[/<id>]`: the id of an item is made of it. It stays the same when the item grows. */
export const itemKey = ({ kind, date, cve }: ItemContent['facts']): string =>
  [date, kind, ...(cve === null ? [] : [cve])].join('/');

/** Latest first, then by key. */
export const compareItems = (a: DraftItem, b: DraftItem): number =>
  compareText(b.date_modified, a.date_modified) ||
  compareText(itemKey(a._catalog), itemKey(b._catalog));

/** Encodes only what the fragment of a URL must not contain (RFC 3986). */
const encodeId = (id: string): string => encodeURI(id.toWellFormed()).replaceAll('#', '%23');

const pageRoute = ({ date, cve }: FeedFacts): string =>
  cve === null ? `#/changes/${date}` : `#/cves/${encodeId(cve)}`;

/** Makes ids from keys. The same key has another id in another namespace, the place of the feed. */
export const idsIn = (namespace: string): ((key: string) => string) => {
  const ids = feedNamespace(namespace);
  return (key) => `urn:uuid:${uuidV5(ids, key)}`;
};

/** Adds the id, and the link if the site is known. */
export const finishItem = ({ site, namespace }: Pick<FeedHead, 'site' | 'namespace'>) => {
  const idOf = idsIn(namespace);
  return (news: DraftItem): FeedItem => {
    const url = addressIn(site, `index.html${pageRoute(news._catalog)}`);
    return {
      id: idOf(itemKey(news._catalog)),
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
