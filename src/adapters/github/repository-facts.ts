import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { object } from '../../codec/object';
import { nullish } from '../../codec/tolerant';
import { isWebAddress } from '../../domain/web-address';
import type { Relation } from '../../manifest/source-repository';
import type { BranchFacts } from '../../preflight/check';
import type { PagesSite } from '../../preflight/pages-site';
import { trimEndSlashes } from '../../text/trim-slashes';
import { getWhole } from '../http/get';
import type { GitHubApi } from './octokit';

const TIMEOUT_MS = 5_000;
const COMPARISON_TIMEOUT_MS = 10_000;

/**
 * Requests a path of the repository from GitHub's API. None unless the answer has the expected form: every
 * caller can do without it. Does not use Octokit, which takes longer to load than an answer: almost every run
 * makes such a request.
 */
const fetchFacts = async <A>(
  { api, token, repository }: GitHubApi,
  path: string,
  codec: t.Decoder<unknown, A>,
  timeoutMs = TIMEOUT_MS,
): Promise<O.Option<A>> => {
  if (token === '') return O.none;
  const address = `${api}/repos/${repository}/${path}`;
  const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` };
  try {
    const { status, body } = await getWhole({ address, headers, timeoutMs });
    if (status !== 200) return O.none;
    return O.fromEither(codec.decode(JSON.parse(body.toString('utf8'))));
  } catch {
    return O.none;
  }
};

const PagesAnswer = object('Pages', {
  html_url: nullish(t.string),
  build_type: nullish(t.string),
  source: nullish(object('PagesSource', { branch: nullish(t.string), path: nullish(t.string) })),
});

const toSite = (answer: t.TypeOf<typeof PagesAnswer>): O.Option<PagesSite> => {
  const address = trimEndSlashes(answer.html_url ?? '');
  if (!isWebAddress(address)) return O.none;
  // If a workflow deploys the site, GitHub still states the branch that was served before.
  if (answer.build_type === 'workflow') return O.some({ address, branch: null, folder: '' });
  const folder = trimEndSlashes(answer.source?.path ?? '').replace(/^\/+/, '');
  return O.some({ address, branch: answer.source?.branch ?? undefined, folder });
};

/** The Pages site of the repository; none if GitHub does not state its address. */
export const fetchPagesSite = async (github: GitHubApi): Promise<O.Option<PagesSite>> =>
  pipe(await fetchFacts(github, 'pages', PagesAnswer), O.chain(toSite));

const BranchAnswer = object('Branch', { protected: nullish(t.boolean) });
const RulesAnswer = t.array(object('BranchRule', { type: t.string }));

/** The protection of a branch. */
export const fetchBranchFacts = async (github: GitHubApi, branch: string): Promise<BranchFacts> => {
  const name = encodeURIComponent(branch);
  const [found, rules] = await Promise.all([
    fetchFacts(github, `branches/${name}`, BranchAnswer),
    fetchFacts(github, `rules/branches/${name}?per_page=100`, RulesAnswer),
  ]);
  return {
    protected: O.toUndefined(found)?.protected ?? undefined,
    rules: O.toUndefined(rules)?.map(({ type }) => type),
  };
};

const RELATIONS = { ahead: 'older', behind: 'newer', diverged: 'diverged' } as const;

const ComparisonAnswer = object('Comparison', { status: t.keyof(RELATIONS) });

/** The relation of the commit of this run to the published one; `unknown` without an answer. */
export const fetchRelation = async (
  github: GitHubApi,
  own: string,
  published: string,
): Promise<Relation> => {
  const path = `compare/${encodeURIComponent(`${own}...${published}`)}?per_page=1`;
  const answer = await fetchFacts(github, path, ComparisonAnswer, COMPARISON_TIMEOUT_MS);
  return O.isSome(answer) ? RELATIONS[answer.value.status] : 'unknown';
};
