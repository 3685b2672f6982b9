/** Reads XML with a strict parser. */
import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyArray<XmlElement | string>;
}

interface OpenElement extends XmlElement {
  readonly children: Array<XmlElement | string>;
}

/** The root of a UTF-8 document; throws if it is not well-formed. */
export const readXml = (xml: string): XmlElement => {
  const document: OpenElement = { name: '', attributes: {}, children: [] };
  const open = [document];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.on('closetag', () => void open.pop());
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(xml))).close();
  const [root] = document.children.filter((child) => typeof child !== 'string');
  if (root === undefined) throw new Error('no root');
  return root;
};

/** All text in an element. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

export const elementsIn = ({ children }: XmlElement): ReadonlyArray<XmlElement> =>
  children.filter((child) => typeof child !== 'string');

/** An element and all its descendants. */
export const elementsOf = (root: XmlElement): ReadonlyArray<XmlElement> => [
  root,
  ...elementsIn(root).flatMap(elementsOf),
];
