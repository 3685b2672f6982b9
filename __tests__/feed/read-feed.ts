/** Reads feeds as others do: with a strict parser of XML, and by the rules of JSON Feed. */
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { SaxesParser } from 'saxes';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The root of an XML document in UTF-8; throws at whatever is not well-formed. */
export const readXml = (xml: string): Element => {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    if (uri !== 'http://www.w3.org/2005/Atom') throw new Error(`${name} is not of Atom`);
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current !== undefined) current.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(xml))).close();
  const [feed] = root.children;
  if (feed === undefined) throw new Error('no root');
  return feed;
};

const text = { type: 'string' };
const address = { type: 'string', format: 'uri' };
const date = { type: 'string', format: 'date-time' };
/** Extensions begin with an underscore. */
const object = (required: ReadonlyArray<string>, properties: object) => ({
  ...{ type: 'object', required, properties },
  ...{ patternProperties: { '^_[^.]+$': { type: 'object' } }, additionalProperties: false },
});

/** JSON Feed 1.1, <https://www.jsonfeed.org/version/1.1/>, as far as a feed of text needs it. */
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

/** What is wrong with a JSON Feed. */
export const jsonFeedErrors = (feed: unknown): ReadonlyArray<string> => {
  validate(feed);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
