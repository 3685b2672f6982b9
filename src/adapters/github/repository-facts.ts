import type { PagesAnswer, PagesBuild } from '../../publish/pages-site';
import type { CommitRelation, Containment } from '../../read/manifest/source-repository';
import { getWhole, type HttpResponse } from '../http/get';
import {
  type CommitComparison,
  decodeComparison,
  decodePagesBuild,
  decodePagesSite,
} from './answers';
import type { GitHubApi } from './octokit';

const TIMEOUT_MS = 5_000;
const COMPARISON_TIMEOUT_MS = 10_000;

/**
 * Requests a path of the repository from the API; undefined if there is no answer, because every caller can do without
 * it. Octokit takes longer to load than an answer takes, and almost every run makes such a request.
 */
const ask = async (
  { api, token, repository }: GitHubApi,
  path: string,
  timeoutMs: number,
): Promise<HttpResponse | undefined> => {
  if (token === '') return undefined;
  const address = `${api}/repos/${repository}${path}`;
  const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` };
  try {
    return await getWhole({ address, headers, timeoutMs });
  } catch {
    return undefined;
  }
};

/** Undefined if the body is not JSON. */
const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Undefined unless the answer is a success of the expected form. */
const decodeAnswer = <A>(
  answer: HttpResponse | undefined,
  decode: (json: unknown) => A | undefined,
): A | undefined => (answer?.status === 200 ? decode(parseJson(answer.body)) : undefined);

export const fetchPagesSite = async (github: GitHubApi): Promise<PagesAnswer> => {
  const answer = await ask(github, '/pages', TIMEOUT_MS);
  return answer?.status === 404 ? 'off' : (decodeAnswer(answer, decodePagesSite) ?? 'unknown');
};

/** Undefined if there is no answer. */
export const fetchPagesBuild = async (github: GitHubApi): Promise<PagesBuild | undefined> =>
  decodeAnswer(await ask(github, '/pages/builds/latest', TIMEOUT_MS), decodePagesBuild);

/** `missing`: GitHub does not know one of the commits, or they have no common ancestor. */
type Comparison = CommitComparison | 'missing' | 'unknown';

const isMissing = (answer: HttpResponse | undefined): boolean =>
  answer?.status === 404 || answer?.status === 422;

const compare = async (github: GitHubApi, base: string, commit: string): Promise<Comparison> => {
  // Only the first page lists the changed files, which are not needed.
  const path = `/compare/${encodeURIComponent(`${base}...${commit}`)}?per_page=1&page=2`;
  const answer = await ask(github, path, COMPARISON_TIMEOUT_MS);
  if (isMissing(answer)) return 'missing';
  return decodeAnswer(answer, decodeComparison) ?? 'unknown';
};

const RELATIONS: Readonly<Record<Comparison, CommitRelation>> = {
  ahead: 'older',
  behind: 'newer',
  diverged: 'diverged',
  identical: 'unknown',
  missing: 'unknown',
  unknown: 'unknown',
};

/** Which of two commits is older; `unknown` if there is no answer, or if GitHub does not know one of them. */
export const fetchRelation = async (
  github: GitHubApi,
  own: string,
  published: string,
): Promise<CommitRelation> => RELATIONS[await compare(github, own, published)];

/** GitHub hides a repository from a token that may not read it. */
const canRead = async (github: GitHubApi): Promise<boolean> =>
  (await ask(github, '', TIMEOUT_MS))?.status === 200;

/**
 * Tells whether one of the branches contains a commit. GitHub also knows the commits of forks, which are ahead of every
 * branch or have diverged.
 */
export const fetchContainment = async (
  github: GitHubApi,
  branches: ReadonlyArray<string>,
  commit: string,
): Promise<Containment> => {
  const found: Comparison[] = [];
  for (const branch of branches) {
    const comparison = await compare(github, branch, commit);
    if (comparison === 'behind' || comparison === 'identical') return 'contained';
    found.push(comparison);
  }
  if (found.includes('unknown')) return 'unknown';
  return !found.includes('missing') || (await canRead(github)) ? 'foreign' : 'unknown';
};
