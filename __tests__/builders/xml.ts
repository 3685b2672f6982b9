/** A small, strict reader of XML: it throws at whatever a parser has to refuse, and at what we never write. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyArray<XmlElement | string>;
}

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(/&(?:(\w+);|#(\d+);)?/g, (whole, name: string, code: string) => {
    const char = name ? NAMED[name] : code ? String.fromCodePoint(Number(code)) : undefined;
    if (char === undefined || FORBIDDEN.test(char)) throw new Error(`reference ${whole}`);
    return char;
  });

type Take = (form: RegExp) => RegExpExecArray | null;

const takerOf = (source: string): { readonly take: Take; readonly rest: () => string } => {
  let at = 0;
  const take: Take = (form) => {
    const sticky = new RegExp(form, 'y');
    sticky.lastIndex = at;
    const found = sticky.exec(source);
    if (found) at = sticky.lastIndex;
    return found;
  };
  return { take, rest: () => source.slice(at) };
};

const readAttributes = (take: Take): Readonly<Record<string, string>> => {
  const attributes: Record<string, string> = {};
  for (;;) {
    const found = take(/ ([A-Za-z][\w-]*)="([^"<]*)"/);
    if (!found) return attributes;
    const [, key = '', value = ''] = found;
    // A parser would turn white space into spaces.
    if (key in attributes || /[\t\n\r]/.test(value)) throw new Error(`attribute ${key}`);
    attributes[key] = decoded(value);
  }
};

/** The root element of a document without declaration, comments and CDATA. */
export const readXml = (source: string): XmlElement => {
  if (FORBIDDEN.test(source)) throw new Error('a character that XML does not have');
  const { take, rest } = takerOf(source);
  const need = (form: RegExp): RegExpExecArray => {
    const found = take(form);
    if (!found) throw new Error(`no ${form.source} at ${rest().slice(0, 20)}`);
    return found;
  };
  const element = (): XmlElement => {
    const [, name = ''] = need(/<([A-Za-z][\w-]*)/);
    const attributes = readAttributes(take);
    const children: Array<XmlElement | string> = [];
    if (need(/(\/?)>/)[1] === '/') return { name, attributes, children };
    while (!take(new RegExp(`</${name}>`))) {
      const text = take(/[^<]+/)?.[0];
      if (text?.includes(']]>')) throw new Error(']]>');
      children.push(text === undefined ? element() : decoded(text));
    }
    return { name, attributes, children };
  };
  const root = element();
  if (rest() !== '') throw new Error('something behind the root');
  return root;
};

/** All text in an element. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

/** An element and all elements in it. */
export const elementsOf = (root: XmlElement): ReadonlyArray<XmlElement> => [
  root,
  ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];
