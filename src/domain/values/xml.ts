/** Characters that XML 1.0 cannot contain, not even as references, and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Replaces every character that XML cannot contain with U+FFFD. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '\ufffd');

/** The references of XML markup, and of white space that a parser would change. */
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

/** Escapes an untrusted text for an XML element, or for an attribute in quotes. */
export const escapeXml = (text: string): string =>
  xmlText(text).replace(/[&<>"'\t\n\r]/g, (char) => REFERENCES[char] ?? char);

/** Escapes an untrusted text for an XML element that keeps its tabs and line feeds. */
export const escapeXmlContent = (text: string): string =>
  xmlText(text).replace(/[&<>\r]/g, (char) => REFERENCES[char] ?? char);
