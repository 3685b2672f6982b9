/** Ways that lead elsewhere: redirects and proxies. */
import { once } from 'node:events';
import { createServer, type RequestListener, request as requestOf } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from '@jest/globals';
import { answerTo } from '../builders/github-api';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { jsonAnswer } from './github-answers';
import { json } from './results';
import { inWorld, refused, runWell } from './runs';
import type { World } from './world';

const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0'])),
  'r.json': reportOf('redis', '1.0'),
};
const REPORTS = { reports: 'r.json' };

/** Another server, while `use` runs. */
const withServer = async (
  answer: RequestListener,
  use: (url: string) => Promise<void>,
  onConnect: (client: Duplex, address: string) => void = (client) => client.destroy(),
): Promise<void> => {
  const server = createServer(answer).on('connect', ({ url = '' }, client: Duplex) => {
    client.on('error', () => undefined);
    onConnect(client, url);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
};

test(
  'a repository that has another address is not followed, so that no other server gets the token',
  inWorld(async (w) => {
    const told: unknown[] = [];
    await withServer(
      ({ url, headers }, response) => {
        told.push([url, headers.authorization]);
        // A repository in which everybody may read: git would go on, with the token.
        const lines = [
          '001e# service=git-upload-pack\n0000',
          `00450${'0'.repeat(39)} capabilities^{}\0multi_ack side-band-64k\n0000`,
        ];
        response.setHeader('Content-Type', 'application/x-git-upload-pack-advertisement');
        response.end(lines.join(''));
      },
      async (elsewhere) => {
        w.server.hooks.onRequest = async ({ url }) => {
          const Location = url.replace(/^\/acme\/old(\.git)?/, `${elsewhere}/acme/catalog.git`);
          return url.startsWith('/acme/old') ? { status: 301, headers: { Location } } : undefined;
        };
        const inputs = { ...REPORTS, repository: 'acme/old' };
        expect(await refused(w, w.checkout(FILES), inputs)).toEqual([
          'the branch "gh-pages" cannot be read, so nothing was published; the server redirects git to another address, which git does not follow: publish to the new address of the repository',
        ]);
      },
    );
    expect(told).toEqual([]);
  }),
);

/** A proxy that forwards every connection to the world's server. */
const withProxy = async (
  w: World,
  use: (address: string, wanted: ReadonlyArray<string>) => Promise<void>,
): Promise<void> => {
  const wanted: string[] = [];
  const { port } = new URL(w.server.url);
  const forward: RequestListener = ({ url = '', method, headers }, response) => {
    const { host, pathname, search } = new URL(url);
    wanted.push(host);
    const onward = { host: '127.0.0.1', port, path: `${pathname}${search}`, method, headers };
    const sent = requestOf(onward, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    response.req.pipe(sent);
  };
  const tunnel = (client: Duplex, address: string): void => {
    wanted.push(address);
    const server = connect(Number(port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    server.on('error', () => client.destroy());
    client.on('error', () => server.destroy());
  };
  await withServer(forward, (address) => use(address, wanted), tunnel);
};

test(
  "the API and git are reached through the runner's proxy",
  inWorld(async (w) => {
    const PAGES = '/repos/acme/catalog/pages';
    const source = { branch: 'gh-pages', path: '/' };
    const site = answerTo(PAGES, { html_url: 'https://catalog.acme.test/', source });
    w.server.hooks.onRequest = async ({ url }) =>
      url.endsWith(PAGES) ? jsonAnswer(site) : undefined;
    await withProxy(w, async (http_proxy, wanted) => {
      const checkout = w.checkout(FILES);
      const env = { GITHUB_API_URL: 'http://api.test/api/v3', http_proxy, no_proxy: '127.0.0.1' };
      const elsewhere = { serverUrl: 'http://git.test', env };
      const { outputs } = await runWell(w, checkout, { ...REPORTS, 'base-url': '' }, elsewhere);
      expect([...new Set(wanted)].sort()).toEqual(['api.test:80', 'git.test']);
      expect(outputs['api-url']).toBe('https://catalog.acme.test/api/v1');
      expect(json(w.tree('gh-pages'), 'api/v1/state.json')).toMatchObject({
        source: { commit: checkout.sha },
      });
    });
  }),
);
