/** The form of advisories: `CVE-2026-14456`, `GHSA-jfh8-c2jp-5v3q`, `RHSA-2026:1234`. */
const ID = /^[A-Za-z0-9]+-[A-Za-z0-9._:-]*[A-Za-z0-9]$/;

/** Whether the line of news may name a vulnerability. A report may call it anything. */
export const isNameable = (id: string): boolean => ID.test(id);

/** In no word of the line itself, but in `[skip ci]`, `***NO_CI***`, `@octocat`, `acme/catalog#1`, and addresses. */
const MEANINGFUL = /[[\]@#*]|:\/\//;

/** `GH-1`, in any case: an issue, for GitHub. */
const ISSUE = /\b(gh)-(?=\d)/gi;

/**
 * Leaves out of a line all that GitHub and other hosts read in the message of a commit: what holds back workflows and
 * deployments, mentions people, or refers to issues and closes them.
 */
export const withoutCommands = (line: string): string =>
  line.replace(/\S+/g, (word) => (MEANINGFUL.test(word) ? '…' : word)).replace(ISSUE, '$1 ');
