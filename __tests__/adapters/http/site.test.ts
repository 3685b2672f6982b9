/** What the live check asks of a site, with real servers. */
import system from 'node:dns';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { isPublicIp } from '../../../src/adapters/http/public-address';
import { openSiteReader } from '../../../src/adapters/http/site';
import type { SiteAnswer, SiteQuestion } from '../../../src/publish/site-check/site-reader';

const servers: Server[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const variable of ['http_proxy', 'https_proxy', 'no_proxy']) delete process.env[variable];
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const MIB = 1024 * 1024;

/** A server, what it was asked with which credentials, and how many of its connections are open. */
const serve = async (answer: RequestListener, host = '127.0.0.1') => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { authorization, cookie } = request.headers;
    asked.push([request.url, authorization, cookie].filter((part) => part).join(' '));
    answer(request, response);
  });
  servers.push(server.listen(0, host));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  /** Whether all connections are closed soon. */
  const isClosed = async (): Promise<boolean> => {
    for (let tries = 0; tries < 40; tries += 1) {
      if ((await open()) === 0) return true;
      await setTimeout(25);
    }
    return false;
  };
  return { address: `http://${host}:${port}`, host: `${host}:${port}`, port, asked, isClosed };
};

/** Answers of a site: the path asks for redirects (`/r3`), bytes (`/b1024`) or a status (`/s404`). */
const answer: RequestListener = ({ url = '' }, response) => {
  const [, kind, number] = /^\/([a-z])(\d+)$/.exec(url) ?? [];
  const count = Number(number);
  if (kind === 'r') {
    const next = count === 0 ? '/b1' : `/r${count - 1}`;
    response.writeHead(302, { Location: next }).end('moved');
  } else if (kind === 's') response.writeHead(count).end('x'.repeat(10));
  else {
    response.writeHead(200);
    for (let left = count; left > 0; left -= MIB) response.write(Buffer.alloc(Math.min(left, MIB)));
    response.end();
  }
};

const redirectTo =
  (target: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { Location: target }).end();

const ask = (address: string, more: Partial<SiteQuestion> = {}, timeoutMs = 5_000) =>
  openSiteReader(timeoutMs).read({
    ...{ address, maxBytes: MIB, privateHost: new URL(address).host, ...more },
  })();

const describeAnswer = (found: SiteAnswer) =>
  found.kind === 'failed' ? found.cause : [found.status, found.body.length];

describe('the reader of sites', () => {
  test.each<readonly [string, string, unknown, ReadonlyArray<string>]>([
    ['a file', '/b5', [200, 5], ['/b5']],
    ['five redirects', '/r4', [200, 1], ['/r4', '/r3', '/r2', '/r1', '/r0', '/b1']],
    [
      'six redirects, which are too many',
      '/r5',
      [302, 0],
      ['/r5', '/r4', '/r3', '/r2', '/r1', '/r0'],
    ],
    ['a status without its body', '/s404', [404, 0], ['/s404']],
    ['as many bytes as are needed', `/b${MIB}`, [200, MIB], [`/b${MIB}`]],
    ['one byte more', `/b${MIB + 1}`, [200, MIB + 1], [`/b${MIB + 1}`]],
  ])('reads %s, and sends no token', async (_, path, expected, requests) => {
    const { address, asked } = await serve(answer);
    const found = await ask(`${address}${path}`);
    expect(describeAnswer(found)).toEqual(expected);
    expect(asked).toEqual(requests);
  });

  test.each<readonly [string, RequestListener, string]>([
    ['the redirect leads to no address', redirectTo('http://['), 'Invalid URL'],
    ['the connection breaks', ({ socket }) => socket.destroy(), 'socket hang up'],
  ])('never fails: %s', async (_, listener, cause) => {
    const { address } = await serve(listener);
    expect(await ask(address)).toEqual({ kind: 'failed', cause });
  });

  test('never fails: nothing listens', async () => {
    expect(await ask('http://127.0.0.1:1/')).toEqual({
      kind: 'failed',
      cause: expect.stringMatching(/^connect ECONNREFUSED/),
    });
  });
});

/** Sends bytes until the client hangs up. */
const trickle: RequestListener = (_, response) => {
  const sending = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(sending));
};
const flood: RequestListener = (_, response) => {
  const send = (): void => {
    while (response.write(Buffer.alloc(MIB)));
  };
  response.on('drain', send);
  send();
};

describe('nothing of an answer stays open', () => {
  test.each<readonly [string, RequestListener, RegExp | 'a body']>([
    ['that never begins', () => undefined, /^no answer within 0\.3 s$/],
    ['that trickles', trickle, /^no answer within 0\.3 s$/],
    ['that stops', (_, response) => response.write('x'), /^no answer within 0\.3 s$/],
    ['that is larger than needed', flood, 'a body'],
    [
      'that is an error without an end',
      (request, response) => {
        response.writeHead(500);
        flood(request, response);
      },
      'a body',
    ],
    [
      'that redirects, with a body without an end',
      (request, response) => {
        response.writeHead(302, { Location: '/' });
        flood(request, response);
      },
      'a body',
    ],
  ])('%s', async (_, listener, expected) => {
    const { address, isClosed } = await serve(listener);
    const found = await ask(address, {}, expected === 'a body' ? 5_000 : 300);
    if (expected === 'a body') expect(found.kind).toBe('answer');
    else
      expect(found).toEqual({
        kind: 'failed',
        cause: expect.stringMatching(expected),
      });
    expect(await isClosed()).toBe(true);
  });
});

const refusal = (host: string): string =>
  `${host} is not a public address; if it is the right one, name it in base-url`;

describe('a private host', () => {
  test('is not asked after a redirect, not even on another port of the same host', async () => {
    const other = await serve(answer, '127.0.0.2');
    const port = await serve(answer);
    for (const target of [other, port]) {
      const site = await serve(redirectTo(`${target.address}/latest/meta-data?x=1`));
      expect(await ask(site.address)).toEqual({
        kind: 'failed',
        cause: refusal(new URL(target.address).hostname),
      });
    }
    expect([other.asked, port.asked]).toEqual([[], []]);
  });

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/x'])(
    'is not asked in place of what is not of the web: %s',
    async (target) => {
      const site = await serve(redirectTo(target));
      const { protocol } = new URL(target);
      for (const proxy of ['', site.address]) {
        if (proxy !== '') process.env['http_proxy'] = proxy;
        process.env['no_proxy'] = site.host;
        expect(await ask(site.address)).toEqual({
          kind: 'failed',
          cause: `found ${protocol}, expected http: or https:`,
        });
      }
      expect(site.asked).toEqual(['/', '/']);
    },
  );

  test('is asked where the workflow states it, also after a redirect', async () => {
    const site = await serve(answer);
    expect(await ask(`${site.address}/r0`)).toMatchObject({ kind: 'answer', status: 200 });
  });

  test.each([
    ...['http://0x7f.1/', 'http://2130706433/', 'http://017700000001/', 'http://0/'],
    ...['http://169.254.169.254/latest/meta-data', 'https://172.16.0.1/', 'http://[::1]/'],
    ...['http://[::ffff:a00:1]/', 'http://[fe80::1]/', 'http://localhost./'],
    ...['http://a.localhost/', 'http://LOCALHOST.LOCALDOMAIN/', 'http://x.localdomain/'],
  ])('is not asked as a site of its own: %s', async (address) => {
    const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
    const lookup = jest.spyOn(dns, 'lookup');
    for (const proxy of ['', 'http://127.0.0.1:1']) {
      if (proxy !== '') process.env['http_proxy'] = process.env['https_proxy'] = proxy;
      expect(await ask(address, { privateHost: 'acme.test' })).toEqual({
        kind: 'failed',
        cause: refusal(host),
      });
    }
    expect(lookup).not.toHaveBeenCalled();
  });

  const at = (...ips: ReadonlyArray<string>) =>
    jest
      .spyOn(dns, 'lookup')
      .mockImplementation((async () =>
        ips.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))) as never);

  test.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['2606:4700::1', '::1']],
    [['fe80::1%eth0']],
    [['169.254.169.254']],
  ])('is not asked by a name that leads to %j, with a proxy or without', async (ips) => {
    at(...ips);
    for (const proxy of ['', 'http://127.0.0.1:1']) {
      if (proxy !== '') process.env['http_proxy'] = proxy;
      expect(await ask('http://metadata.acme.test/', { privateHost: undefined })).toMatchObject({
        kind: 'failed',
        cause: refusal('metadata.acme.test'),
      });
    }
  });

  test('is not asked by a name that is looked up a second time with another answer', async () => {
    const lookup = at('192.0.2.1');
    const ofConnection = jest.spyOn(system, 'lookup');
    await ask('http://rebound.acme.test:1/', { privateHost: undefined }, 200);
    expect([lookup.mock.calls.length, ofConnection.mock.calls.length]).toEqual([1, 0]);
  });
});

test.each<readonly [boolean, ReadonlyArray<string>]>([
  [
    true,
    ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '192.0.1.1', '223.1.1.1'],
  ],
  [true, ['2606:4700::1', '2a00:1450::1', '::ffff:8.8.8.8', '64:ff9b::808:808', '2001:4860::8888']],
  [false, ['0.0.0.0', '10.255.255.255', '100.64.0.1', '127.1.2.3', '169.254.0.1', '172.31.255.1']],
  [
    false,
    ['192.168.0.1', '198.18.0.1', '198.19.255.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ],
  [false, ['::', '::1', '::127.0.0.1', '::8.8.8.8', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe']],
  [false, ['fc00::1', 'fdff::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1']],
  [
    false,
    ['64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '2001::1', '2002:a00:1::', '4000::1', '5f00::1', ''],
  ],
])('public is %s of %j', (expected, ips) => {
  expect(ips.map(isPublicIp)).toEqual(ips.map(() => expected));
});
