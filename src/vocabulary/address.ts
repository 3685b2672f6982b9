/** Whether a text is an http or https address: the only ones that are published as links. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text);
