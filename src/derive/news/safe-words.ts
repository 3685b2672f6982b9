/** The form of advisories: `CVE-2026-14456`, `GHSA-jfh8-c2jp-5v3q`, `RHSA-2026:1234`. */
const ID = /^[A-Za-z0-9]+-[A-Za-z0-9._:-]*[A-Za-z0-9]$/;

/** Whether the line of news may name a vulnerability. A report can call it anything. */
export const isNameable = (id: string): boolean => ID.test(id);

/** Signs of `[skip ci]`, `***NO_CI***`, `@octocat`, `acme/catalog#1` and addresses. The line itself needs none of them. */
const MEANINGFUL = /[[\]@#*]|:\/\//;

/** `GH-1`, in any case: an issue, for GitHub. */
const ISSUE = /\b(gh)-(?=\d)/gi;

/**
 * Replaces words that GitHub and other hosts act on in a commit message: they would skip workflows and deployments,
 * mention people, or close issues.
 */
export const withoutCommands = (line: string): string =>
  line.replace(/\S+/g, (word) => (MEANINGFUL.test(word) ? '…' : word)).replace(ISSUE, '$1 ');
