import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { siteReader } from '../../../src/adapters/http/site';
import type { SiteAnswer } from '../../../src/site-check/site-reader';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const MIB = 1024 * 1024;
const LIMIT = 100 * MIB;

/** Answers of a site: the path asks for redirects (`/r3`), bytes (`/b1024`) or a status (`/s404`). */
const answer: RequestListener = ({ url = '' }, response) => {
  const [, kind, number] = /^\/([a-z])(\d+)$/.exec(url) ?? [];
  const count = Number(number);
  if (kind === 'r') {
    const next = count === 0 ? '/b1' : `/r${count - 1}`;
    response.writeHead(302, { Location: next }).end('moved');
  } else if (kind === 's') response.writeHead(count).end('x'.repeat(10));
  else {
    response.writeHead(200, { 'Last-Modified': 'Sat, 01 Aug 2026 02:10:00 GMT' });
    for (let left = count; left > 0; left -= MIB) response.write(Buffer.alloc(Math.min(left, MIB)));
    response.end();
  }
};

const serve = async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { authorization, cookie } = request.headers;
    asked.push([request.url, authorization, cookie].filter((part) => part).join(' '));
    answer(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

const describeAnswer = (found: SiteAnswer, address: string) =>
  found.kind === 'failed'
    ? found.cause
    : [found.status, found.body.length, found.redirects.map((each) => each.replace(address, ''))];

test.each<readonly [string, string, unknown, ReadonlyArray<string>]>([
  ['a file', '/b5', [200, 5, []], ['/b5']],
  [
    'five redirects',
    '/r4',
    [200, 1, ['/r3', '/r2', '/r1', '/r0', '/b1']],
    ['/r4', '/r3', '/r2', '/r1', '/r0', '/b1'],
  ],
  [
    'six redirects, which are too many',
    '/r5',
    [302, 0, ['/r4', '/r3', '/r2', '/r1', '/r0']],
    ['/r5', '/r4', '/r3', '/r2', '/r1', '/r0'],
  ],
  ['a status without its body', '/s404', [404, 0, []], ['/s404']],
  ['as many bytes as are allowed', `/b${LIMIT}`, [200, LIMIT, []], [`/b${LIMIT}`]],
  [
    'one byte more',
    `/b${LIMIT + 1}`,
    'the answer has more than 104857600 bytes',
    [`/b${LIMIT + 1}`],
  ],
])('the reader of sites reads %s, and sends no token', async (_, path, expected, requests) => {
  const { address, asked } = await serve();
  const found = await siteReader.read(`${address}${path}`)();
  expect(describeAnswer(found, address)).toEqual(expected);
  expect(asked).toEqual(requests);
});

test('the reader of sites states when a file was deployed', async () => {
  const { address } = await serve();
  expect(await siteReader.read(`${address}/b1`)()).toEqual({
    ...{ kind: 'answer', status: 200, body: Buffer.alloc(1), redirects: [] },
    modified: 'Sat, 01 Aug 2026 02:10:00 GMT',
  });
});

test('the reader of sites never fails: nothing listens', async () => {
  expect(await siteReader.read('http://127.0.0.1:1/')()).toEqual({
    kind: 'failed',
    cause: expect.stringMatching(/^connect ECONNREFUSED/),
  });
});
