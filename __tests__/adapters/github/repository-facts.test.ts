/** What GitHub says of a Pages site, by its answer. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { fetchPagesSite } from '../../../src/adapters/github/repository-facts';
import type { PagesAnswer } from '../../../src/publish/preflight/pages-site';
import { answerTo } from '../../builders/github-api';

const PAGES = '/repos/acme/catalog/pages';

/** Asks a server that answers like this. */
const ask = async (answer: RequestListener, token = 'T'): Promise<PagesAnswer> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const github = { api: `http://127.0.0.1:${port}`, token, repository: 'acme/catalog' };
  try {
    return await fetchPagesSite(github);
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
    { kind: 'site', site: { ...SITE, branch: 'gh-pages', folder: 'docs' } },
  ],
  [
    'a site that a workflow deploys',
    saying(200, described({ build_type: 'workflow', source: { branch: 'main', path: '/' } })),
    { kind: 'site', site: { ...SITE, branch: null, folder: '' } },
  ],
  [
    'a site at an address of its own',
    saying(200, described({ cname: 'Catalog.acme.test', source: { branch: 'x', path: '/' } })),
    { kind: 'site', site: { ...SITE, isCustom: true, branch: 'x', folder: '' } },
  ],
  ['a token that is not accepted', saying(401, {}), { kind: 'forbidden' }],
  ['a token that may not ask', saying(403, {}), { kind: 'forbidden' }],
  [
    'a token that asked too often',
    saying(403, {}, { 'X-RateLimit-Remaining': '0' }),
    { kind: 'unknown' },
  ],
  ['a token that is to wait', saying(403, {}, { 'Retry-After': '60' }), { kind: 'unknown' }],
  ['no site', saying(404, {}), { kind: 'off' }],
  ['trouble', saying(502, {}), { kind: 'unknown' }],
  ['a text', saying(200, 'x'), { kind: 'unknown' }],
  ['no JSON', (_, response) => response.end('<html>'), { kind: 'unknown' }],
  ['no answer', ({ socket }) => socket.destroy(), { kind: 'unknown' }],
])('%s', async (_, answer, expected) => {
  expect(await ask(answer)).toEqual(expected);
});

test('is not asked for without a token', async () => {
  expect(await ask(saying(404, {}), '')).toEqual({ kind: 'unknown' });
});
