/** What GitHub says of a Pages site and of commits, by its answers. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { GitHubApi } from '../../../src/adapters/github/octokit';
import {
  fetchContainment,
  fetchPagesSite,
  fetchRelation,
} from '../../../src/adapters/github/repository-facts';
import type { PagesAnswer } from '../../../src/publish/pages-site';
import { answerTo } from '../../builders/github-api';

const PAGES = '/repos/acme/catalog/pages';

/** Asks a server that answers like this. */
const ask = async <A>(
  answer: RequestListener,
  question: (github: GitHubApi) => Promise<A>,
  token = 'T',
): Promise<A> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const github = { api: `http://127.0.0.1:${port}`, token, repository: 'acme/catalog' };
  try {
    return await question(github);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const saying =
  (
    status: number,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): RequestListener =>
  ({ url, headers: { authorization } }, response) => {
    const isAsked = url === PAGES && authorization === 'Bearer T';
    response.writeHead(isAsked ? status : 400, headers).end(JSON.stringify(body));
  };

const described = (values: object): unknown =>
  answerTo(PAGES, { html_url: 'https://catalog.acme.test/', cname: null, ...values });
const SITE = { address: 'https://catalog.acme.test', isCustom: false };

test.each<readonly [string, RequestListener, PagesAnswer]>([
  [
    'a site that a branch is',
    saying(200, described({ build_type: 'legacy', source: { branch: 'gh-pages', path: '/docs' } })),
    { ...SITE, branch: 'gh-pages', folder: 'docs' },
  ],
  [
    'a site that a workflow deploys',
    saying(200, described({ build_type: 'workflow', source: { branch: 'main', path: '/' } })),
    { ...SITE, branch: null, folder: '' },
  ],
  [
    'a site at an address of its own',
    saying(200, described({ cname: 'Catalog.acme.test', source: { branch: 'x', path: '/' } })),
    { ...SITE, isCustom: true, branch: 'x', folder: '' },
  ],
  ['a token that is not accepted', saying(401, {}), 'unknown'],
  ['a token that may not ask', saying(403, {}), 'unknown'],
  ['no site', saying(404, {}), 'off'],
  ['trouble', saying(502, {}), 'unknown'],
  ['a text', saying(200, 'x'), 'unknown'],
  ['no JSON', (_, response) => response.end('<html>'), 'unknown'],
  ['no answer', ({ socket }) => socket.destroy(), 'unknown'],
])('%s', async (_, answer, expected) => {
  expect(await ask(answer, fetchPagesSite)).toEqual(expected);
});

test('is not asked for without a token', async () => {
  expect(await ask(saying(404, {}), fetchPagesSite, '')).toEqual('unknown');
});

/** Answers comparisons of the commit "it" as in "main=ahead gone=404 repository=200", and what it is asked. */
const comparing = (answers: string) => {
  const asked: string[] = [];
  const answer: RequestListener = ({ url = '' }, response) => {
    const question = /\/catalog(?:\/compare\/(.+)\.\.\.it\?per_page=1&page=2)?$/.exec(
      decodeURIComponent(url),
    );
    const [, base = 'repository'] = question ?? ['', url];
    asked.push(base);
    const [, status = ''] = ` ${answers} `.split(` ${base}=`).map((text) => text.split(' ')[0]);
    if (/^\d+$/.test(status)) response.writeHead(Number(status)).end('{}');
    else response.end(JSON.stringify({ status }));
  };
  return { answer, asked };
};

test.each([
  ['newer', 'behind'],
  ['older', 'ahead'],
  ['diverged', 'diverged'],
  ['unknown', 'identical'],
  ['unknown', 'constructor'],
  ['unknown', '404'],
  ['unknown', '500'],
])('a commit is %s if the published one is %s', async (expected, status) => {
  const { answer, asked } = comparing(`own=${status}`);
  const relation = await ask(answer, (github) => fetchRelation(github, 'own', 'it'));
  expect([relation, asked]).toEqual([expected, ['own']]);
});

test.each([
  ['contained', 'main=behind next=ahead', 'main'],
  ['contained', 'main=identical', 'main'],
  ['contained', 'main=diverged a/b=behind', 'main a/b'],
  ['contained', 'main=500 next=behind', 'main next'],
  ['foreign', 'main=ahead', 'main'],
  ['foreign', 'main=diverged next=ahead', 'main next'],
  ['foreign', 'main=404 repository=200', 'main repository'],
  ['foreign', 'main=422 repository=200', 'main repository'],
  ['foreign', 'main=ahead gone=404 repository=200', 'main gone repository'],
  ['unknown', 'main=404 repository=404', 'main repository'],
  ['unknown', 'main=401 repository=200', 'main'],
  ['unknown', 'main=500 repository=200', 'main'],
  ['unknown', 'main=toString next=ahead repository=200', 'main next'],
])('a commit is %s by the answers %s', async (expected, answers, questions) => {
  const { answer, asked } = comparing(answers);
  const branches = [...answers.matchAll(/(\S+)=/g)].map(([, name = '']) => name);
  const named = branches.filter((name) => name !== 'repository');
  const containment = await ask(answer, (github) => fetchContainment(github, named, 'it'));
  expect([containment, asked.join(' ')]).toEqual([expected, questions]);
});

test('no commits are compared without a token', async () => {
  const { answer, asked } = comparing('main=ahead');
  const relation = await ask(answer, (github) => fetchRelation(github, 'main', 'it'), '');
  const found = await ask(answer, (github) => fetchContainment(github, ['main'], 'it'), '');
  expect([relation, found, asked]).toEqual(['unknown', 'unknown', []]);
});
