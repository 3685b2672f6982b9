const escaped = (text: string): string =>
  text.replace(/[\\[\]`*_<>!]/g, '\\$&').replace(/\s+/g, ' ');

/**
 * A linked picture in Markdown. Its text has no numbers, which would soon be out of date. Both addresses are absolute,
 * and escaped so that they cannot end the link.
 */
export const pictureMarkdown = (text: string, picture: string, page: string): string => {
  const safe = (address: string): string =>
    address.replace(/[()<>\s]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `[![${escaped(text)}](${safe(picture)})](${safe(page)})`;
};
