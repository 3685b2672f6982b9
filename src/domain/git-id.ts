/** A regular expression for ids of git objects. */
export const GIT_ID = '^[0-9a-f]{40}([0-9a-f]{24})?$';

const FORM = new RegExp(GIT_ID);

export const isGitId = (text: string): boolean => FORM.test(text);
