import { text } from 'node:stream/consumers';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { object } from '../../codec/object';
import { nullish } from '../../codec/tolerant';
import { isWebAddress } from '../../domain/web-address';
import type { Relation } from '../../manifest/source-repository';
import type { BranchFacts } from '../../preflight/check';
import type { Served } from '../../preflight/pages-site';
import { withoutEndSlashes } from '../../text/trim-slashes';
import { getAnswer } from '../http/get';
import { withTimeout } from '../http/timeout';
import type { GitHubApi } from './octokit';

/** Milliseconds in which an answer has to be there. */
const PATIENCE = 5_000;
const COMPARING = 10_000;

const HTTP_OK = 200;

const fetchText = async (address: string, token: string, patience: number) => {
  const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` };
  const message = await getAnswer({ address, headers, patience });
  if (message.statusCode === HTTP_OK) return text(message);
  message.resume();
  return undefined;
};

/** Asks GitHub's API one question below the repository; only a plain answer counts, anything else is none. */
const ask = async <A>(
  { api, token, repository }: GitHubApi,
  path: string,
  codec: t.Decoder<unknown, A>,
  patience = PATIENCE,
): Promise<O.Option<A>> => {
  if (token === '') return O.none;
  try {
    const address = `${api}/repos/${repository}/${path}`;
    const body = await withTimeout(patience, fetchText(address, token, patience));
    return body === undefined ? O.none : O.fromEither(codec.decode(JSON.parse(body)));
  } catch {
    return O.none;
  }
};

const PagesAnswer = object('Pages', {
  html_url: nullish(t.string),
  build_type: nullish(t.string),
  source: nullish(object('PagesSource', { branch: nullish(t.string), path: nullish(t.string) })),
});

const siteOf = (answer: t.TypeOf<typeof PagesAnswer>): O.Option<Served> => {
  const address = withoutEndSlashes(answer.html_url ?? '');
  if (!isWebAddress(address)) return O.none;
  // A site that a workflow deploys still names the branch that was served before.
  if (answer.build_type === 'workflow') return O.some({ address, branch: null, folder: '' });
  const folder = withoutEndSlashes(answer.source?.path ?? '').replace(/^\/+/, '');
  return O.some({ address, branch: answer.source?.branch ?? undefined, folder });
};

/** What Pages serves of the repository; none where GitHub names no address. */
export const askPages = async (github: GitHubApi): Promise<O.Option<Served>> =>
  pipe(await ask(github, 'pages', PagesAnswer), O.chain(siteOf));

const BranchAnswer = object('Branch', { protected: nullish(t.boolean) });
const RulesAnswer = t.array(object('BranchRule', { type: t.string }));

/** What protects a branch. */
export const askBranch = async (github: GitHubApi, branch: string): Promise<BranchFacts> => {
  const name = encodeURIComponent(branch);
  const [found, rules] = await Promise.all([
    ask(github, `branches/${name}`, BranchAnswer),
    ask(github, `rules/branches/${name}?per_page=100`, RulesAnswer),
  ]);
  return {
    protected: O.toUndefined(found)?.protected ?? undefined,
    rules: O.toUndefined(rules)?.map(({ type }) => type),
  };
};

const RELATIONS = { ahead: 'older', behind: 'newer', diverged: 'diverged' } as const;

const ComparisonAnswer = object('Comparison', { status: t.keyof(RELATIONS) });

/** How one commit lies to another; anything but a plain answer is `unknown`. */
export const askRelation = async (
  github: GitHubApi,
  own: string,
  published: string,
): Promise<Relation> => {
  const path = `compare/${encodeURIComponent(`${own}...${published}`)}?per_page=1`;
  return pipe(
    await ask(github, path, ComparisonAnswer, COMPARING),
    O.match(
      () => 'unknown',
      ({ status }) => RELATIONS[status],
    ),
  );
};
