/** Answers of a test's API, and whether GitHub gives such. */
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { mismatchesOf } from '../builders/github-api';

/** An answer of the API. The client reads JSON only under this very header. */
export const jsonAnswer = (body: unknown, status = 200): GitAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What is wrong with a successful answer to a request of the API, by GitHub's own description; empty if nothing is, or
 * if it is meant to be.
 */
export const flawsOf = ({ url }: GitRequest, answer: GitAnswer): ReadonlyArray<string> => {
  // The address of a repository that was renamed has its id.
  const [, path] =
    /^\/api\/v3(\/repos\/[^?]+)/.exec(url.replace(/repositories\/\d+/, 'repos/a/b')) ?? [];
  if (path === undefined || answer.status !== 200 || answer.malformed === true) return [];
  return mismatchesOf(path, parse(String(answer.body)));
};
