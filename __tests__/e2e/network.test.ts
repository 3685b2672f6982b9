/** Ways that lead elsewhere, or nowhere: redirects, proxies, a git that is too old. */
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { gitAfter } from './git-scripts';
import type { Environment } from './process';
import { errorsOf } from './results';
import { inWorld, refused, runWell } from './runs';
import { serveRuns } from './runs-api';
import type { World } from './world';

const BRANCH = 'gh-pages';
const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0'])),
  'r.json': reportOf('redis', '1.0'),
};
const REPORTS = { reports: 'r.json' };

/** Another server, while `use` runs. */
const withServer = async (
  answer: RequestListener,
  use: (url: string) => Promise<void>,
  onConnect?: (address: string) => string,
): Promise<void> => {
  const server = createServer(answer).on('connect', ({ url = '' }, client) => {
    client.on('error', () => undefined);
    client.end(onConnect?.(url));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
};

/** Sends everything below `/acme/old` on to another address. */
const sendOn = (w: World, to: string): void => {
  w.server.hooks.onRequest = async ({ url }) =>
    url.startsWith('/acme/old')
      ? { status: 301, headers: { Location: url.replace(/^\/acme\/old(\.git)?/, to) } }
      : undefined;
};

describe('a repository that has another address', () => {
  test.concurrent(
    'is not followed, so that no other server gets the token',
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
          sendOn(w, `${elsewhere}/acme/catalog.git`);
          const inputs = { ...REPORTS, repository: 'acme/old' };
          expect(await refused(w, w.checkout(FILES), inputs)).toEqual([
            'the branch "gh-pages" cannot be read, so nothing was published; the server redirects git to another address, which git does not follow: publish to the new address of the repository',
          ]);
        },
      );
      expect(told).toEqual([]);
    }),
  );

  test.concurrent(
    'of the API does not get the token, even if only the port differs',
    inWorld(async (w) => {
      const told: unknown[] = [];
      const listen: RequestListener = ({ url, headers }, response) => {
        told.push([url, headers.authorization]);
        response.end(JSON.stringify({ html_url: 'https://elsewhere.test/' }));
      };
      await withServer(listen, async (elsewhere) => {
        w.server.hooks.onRequest = async ({ url }) =>
          url.endsWith('/pages')
            ? { status: 307, headers: { Location: `${elsewhere}/pages` } }
            : undefined;
        const { outputs } = await runWell(w, w.checkout(FILES), { 'base-url': '' });
        expect(outputs['api-url']).toBe('https://elsewhere.test/api/v1');
      });
      expect(told).toEqual([['/pages', undefined]]);
    }),
  );
});

describe('a proxy', () => {
  test.concurrent.each([
    ['a bare #', 'http://user:S3cret#x@proxy.test:1'],
    ['a bare /', 'http://user:1234/S3cret@proxy.test:1'],
    ['a bare %', 'http://user:S3cret%ZZ@proxy.test:1'],
  ])('whose password has %s is an error that does not show it', (_, https_proxy) =>
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      const result = await w.run(checkout, REPORTS, { env: { https_proxy } });
      expect(errorsOf(result)).toEqual([
        'variable https_proxy: found an invalid address, expected one like http://proxy.example:8080; percent-encode special characters in the user name and the password',
      ]);
      expect(`${result.log}${result.summary}`).not.toMatch(/S3cret/);
      expect(w.log(BRANCH)).toEqual([]);
    })(),
  );

  test.concurrent(
    'without a scheme is one of HTTP, and one that refuses is asked once for artifacts',
    inWorld(async (w) => {
      serveRuns(w, { artifacts: [] });
      const wanted: string[] = [];
      await withServer(
        (_, response) => response.end(),
        async (proxy) => {
          const env = {
            GITHUB_API_URL: 'https://api.test/api/v3',
            https_proxy: proxy.replace('http://', ''),
          };
          const inputs = { artifact: 'scan-*', 'base-url': 'https://acme.test' };
          expect(await refused(w, w.checkout(FILES), inputs, { env })).toEqual([
            'the artifacts of run 1 cannot be listed: no answer (tunneling socket could not be established, statusCode=407); the proxy refuses the connection: check the variable https_proxy, on the runner',
          ]);
        },
        (address) => {
          wanted.push(address);
          return 'HTTP/1.1 407 Proxy Authentication Required\r\n\r\n';
        },
      );
      expect(wanted).toEqual(['api.test:443']);
    }),
  );

  test.concurrent(
    'that refuses git is what the error is about',
    inWorld(async (w) => {
      await withServer(
        (_, response) => response.end(),
        async (https_proxy) => {
          const env = { GITHUB_SERVER_URL: 'https://git.test', https_proxy };
          const [error] = await refused(w, w.checkout(FILES), REPORTS, { env });
          expect(error).toBe(
            'the branch "gh-pages" cannot be read, so nothing was published; the proxy refuses the connection: check the variable https_proxy on the runner',
          );
        },
        () => 'HTTP/1.1 403 Forbidden\r\n\r\n',
      );
    }),
  );
});

describe('git', () => {
  const versionOf = (version: string): string =>
    `for a; do case $a in --version) echo "git version ${version}"; exit 0;; --config-env*) echo "unknown option: $a" >&2; exit 129;; esac; done`;
  const OLD = 'found "git version 2.30.2", expected git 2.31 or newer; install it on the runner';

  test.concurrent(
    'that ignores our settings publishes nothing',
    inWorld(async (w) => {
      const env = gitAfter(w, versionOf('2.30.2'));
      const [error] = await refused(w, w.checkout(FILES), REPORTS, { env });
      expect(error).toBe(OLD);
    }),
  );

  test.concurrent(
    'is not blamed if it is new enough',
    inWorld(async (w) => {
      const env = gitAfter(w, versionOf('2.31.0'));
      const errors = await refused(w, w.checkout(FILES), REPORTS, { env });
      expect(errors.filter((error) => error.includes('expected git'))).toEqual([]);
    }),
  );

  test.concurrent(
    'that is missing is reported',
    inWorld(async (w) => {
      const empty = path.join(w.root, 'empty');
      mkdirSync(empty);
      const env: Environment = { PATH: empty };
      const [error] = await refused(w, w.checkout(FILES), REPORTS, { env });
      expect(error).toBe('found no git, expected git 2.31 or newer; install it on the runner');
    }),
  );

  test.concurrent(
    'starts in our own folder, where a system may look for programs first',
    inWorld(async (w) => {
      const folders = path.join(w.root, 'folders');
      const checkout = w.checkout(FILES);
      await runWell(w, checkout, REPORTS, { env: gitAfter(w, `pwd >> ${folders}`) });
      const started = readFileSync(folders, 'utf8').trim().split('\n');
      expect(new Set(started.map((each) => path.basename(each)))).toEqual(new Set(['home']));
    }),
  );
});
