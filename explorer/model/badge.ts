import type { Badge } from './documents';

/** Letters that would end a label in Markdown. */
const escaped = (text: string): string =>
  text.replace(/[\\[\]`*_<>!]/g, '\\$&').replace(/\s+/g, ' ');

const SERVICE = 'https://img.shields.io';

/**
 * Markdown of a picture that leads to a page. Its text holds no number: that would be wrong tomorrow. Both
 * addresses are absolute, and are written so that no character of theirs ends the link.
 */
export const pictureMarkdown = (text: string, picture: string, page: string): string => {
  const safe = (address: string): string =>
    address.replace(/[()<>\s]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `[![${escaped(text)}](${safe(picture)})](${safe(page)})`;
};

/** Markdown that shows a badge by a badge service, which reads its payload. */
export const badgeMarkdown = ({ label }: Badge, payload: string, page: string): string =>
  pictureMarkdown(label, `${SERVICE}/endpoint?url=${encodeURIComponent(payload)}`, page);

/** Markdown that shows a value of a document, found by its path in there. */
export const valueMarkdown = (
  label: string,
  { document, path }: { readonly document: string; readonly path: string },
  page: string,
): string => {
  const query = new URLSearchParams({ url: document, query: path, label });
  return pictureMarkdown(label, `${SERVICE}/badge/dynamic/json?${query}`, page);
};
