/** Whether a text is an http or https address: the only ones that are published as links. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(text) && URL.canParse(text);
