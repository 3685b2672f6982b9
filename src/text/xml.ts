/** What a document of XML 1.0 cannot hold, not even as a reference; lone surrogates too. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text with U+FFFD in place of every character that XML cannot hold. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '\ufffd');

/** Marks of XML, and white space that a parser would change. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** An untrusted text as content of an XML element, or as the value of an attribute in quotes. */
export const escapeXml = (text: string): string =>
  xmlText(text).replace(/[&<>"'\t\n\r]/g, (char) => REFERENCES[char] ?? char);

/** The same for content that keeps its tabs and line feeds. */
export const escapeXmlContent = (text: string): string =>
  xmlText(text).replace(/[&<>\r]/g, (char) => REFERENCES[char] ?? char);
