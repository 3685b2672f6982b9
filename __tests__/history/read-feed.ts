/** Reads the published feeds, and checks them against the rules of JSON Feed. */
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Feed } from '../../src/contract/feed';
import type { FeedHead } from '../../src/derive/address';
import { type FeedInputs, renderFeeds } from '../../src/derive/feeds/next-feed';

const text = { type: 'string' };
const address = { type: 'string', format: 'uri' };
const date = { type: 'string', format: 'date-time' };
/** Extensions begin with an underscore. */
const object = (required: ReadonlyArray<string>, properties: object) => ({
  ...{ type: 'object', required, properties },
  ...{ patternProperties: { '^_[^.]+$': { type: 'object' } }, additionalProperties: false },
});

/** The part of JSON Feed 1.1 (<https://www.jsonfeed.org/version/1.1/>) that a text feed needs. */
const JSON_FEED = object(['version', 'title', 'items'], {
  version: { const: 'https://jsonfeed.org/version/1.1' },
  title: text,
  home_page_url: address,
  feed_url: address,
  authors: { type: 'array', items: { ...object(['name'], { name: text, url: address }) } },
  items: {
    type: 'array',
    uniqueItems: true,
    items: object(['id', 'content_text'], {
      ...{ id: text, url: address, title: text, content_text: text },
      ...{ date_published: date, date_modified: date },
      tags: { type: 'array', items: text },
    }),
  },
});

const ajv = new Ajv({ strict: true, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(JSON_FEED);

/** The errors in a JSON Feed. */
export const jsonFeedErrors = (feed: unknown): ReadonlyArray<string> => {
  validate(feed);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** The published feeds, `feed.json` as a value and `feed.atom` as text; undefined if there are none. */
export const readFeeds = (inputs: FeedInputs, head: FeedHead) => {
  const [json, atom] = renderFeeds(inputs, head);
  return json && atom
    ? { feed: JSON.parse(String(json.content)) as Feed, atom: String(atom.content) }
    : undefined;
};
