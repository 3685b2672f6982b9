/** The scripts of `examples/` against hosts that do what they like: they end soon, and say that nobody can tell. */
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { packagesOf } from './script-catalog';
import { type Answers, API, type Deed, type ServedScript, serveScript } from './served-script';
import { hasShell } from './shell';

let affected: ServedScript;
let contains: ServedScript;
beforeAll(async () => {
  [affected, contains] = await Promise.all([
    serveScript('affected.sh'),
    serveScript('contains.sh'),
  ]);
});
afterAll(() => Promise.all([affected.close(), contains.close()]));

const redirect =
  (location: string): Deed =>
  (response) =>
    void response.writeHead(302, { location }).end();
const MIB = Buffer.alloc(2 ** 20, ' ');
/** White space for ever, of which no header says how long it is. */
const pour = (response: ServerResponse): void => {
  const write = (): void => {
    while (!response.destroyed && response.write(MIB));
  };
  response.on('drain', write);
  write();
};
const reset: Deed = (response) => void response.socket?.destroy();

const TOO_LARGE = 'found more than 64 MiB, expected a document of a catalog';
const OTHER = 'found another document, expected one of a catalog';
const DEEDS: Readonly<Record<string, readonly [body: unknown, why: string]>> = {
  'a reset': [reset, 'no answer'],
  'a reset in the middle': [
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"resource":');
      setTimeout(() => reset(response), 50);
    },
    'no answer',
  ],
  'a web page': ['<!doctype html><title>Log in</title>', OTHER],
  'a redirect to a file': [redirect('file:///etc/passwd'), 'no answer'],
  'a redirect to itself': [redirect(`${API}/loop`), 'no answer'],
  'a redirect to what is not there': [redirect('/nothing'), '404'],
  'a length of many': [
    (response: ServerResponse) =>
      void response.writeHead(200, { 'content-length': `${2 ** 40}` }).write(MIB),
    TOO_LARGE,
  ],
  'an answer without an end': [pour, TOO_LARGE],
};

const LOOP: Answers = { [`${API}/loop`]: [302, redirect(`${API}/loop`)] };
const COVERAGE = { versions: 1, scanned: 1 };
const CVES: Answers = {
  ...LOOP,
  [`${API}/cve.json`]: [200, { resource: 'cves', coverage: COVERAGE, total: 0, data: [] }],
  [`${API}/status.json`]: [
    200,
    { resource: 'status', total: 1, data: [{ slug: 'redis', version: '8', state: 'scanned' }] },
  ],
};
const PACKAGES: Answers = {
  ...LOOP,
  ...packagesOf([{ type: 'npm', name: 'axios', version: '1.14.1', versions: ['8'] }], ['8']),
};

const withShell = hasShell ? describe : describe.skip;

withShell.each<readonly [string, Answers, string, ReadonlyArray<string>]>([
  [
    'affected.sh',
    CVES,
    'CVE-2026-9999',
    ['cve.json', 'cve/2026/CVE-2026-9999.json', 'status.json'],
  ],
  [
    'contains.sh',
    PACKAGES,
    'axios',
    ['packages.json', 'packages/npm.json', 'images/curl/packages.json'],
  ],
])('%s cannot tell from', (name, well, question, documents) => {
  test.each(Object.entries(DEEDS))('%s', async (_, [body, why]) => {
    const script = name === 'affected.sh' ? affected : contains;
    for (const document of documents) {
      const given = { ...well, [`${API}/${document}`]: [200, body] as const };
      // That the document of an id is not there is an answer.
      if (why === '404' && document.startsWith('cve/')) continue;
      const [code, lines] = await script.run([question, script.api], given);
      expect([document, code, lines]).toEqual([
        document,
        2,
        [`CANNOT TELL: ${API}/${document}: ${why}`],
      ]);
    }
    expect(script.leftovers()).toEqual([]);
  });
});

withShell('contains.sh asks at most', () => {
  const data = (images: ReadonlyArray<string>) => ({
    ...{ resource: 'package-names', type: 'npm', total: 1 },
    data: [{ name: 'axios', images }],
  });
  test.each<readonly [string, string, unknown, string]>([
    [
      '1,000 images',
      'packages/npm.json',
      data(Array.from({ length: 1001 }, (_, i) => `i${i}`)),
      'found 1001 images that may contain axios, expected at most 1000; name a version, or ask packages/<type>.json',
    ],
    [
      '100 types',
      'packages.json',
      {
        ...{ resource: 'packages', total: 101, coverage: { versions: 1, known: 1 }, unknown: [] },
        data: Array.from({ length: 101 }, (_, i) => ({ type: `t${i}` })),
      },
      'found 101 types of packages, expected at most 100',
    ],
  ])('%s', async (_, document, body, why) => {
    const given: Answers = { ...PACKAGES, [`${API}/${document}`]: [200, body] };
    expect(await contains.run(['axios', contains.api], given)).toEqual([
      2,
      [`CANNOT TELL: ${why}`],
    ]);
    expect(contains.asked().length).toBeLessThan(3);
  });

  test('once for a type that a list names twice', async () => {
    const twice: Answers = {
      ...PACKAGES,
      [`${API}/packages.json`]: [
        200,
        {
          ...{ resource: 'packages', total: 2, coverage: { versions: 1, known: 1 }, unknown: [] },
          data: [{ type: 'npm' }, { type: 'npm' }],
        },
      ],
    };
    expect([
      await contains.run(['axios', contains.api], twice),
      contains.asked(),
      await contains.run(['npm', 'axios', contains.api], twice),
      contains.asked(),
    ]).toEqual([
      [1, ['CONTAINED curl 8: axios 1.14.1']],
      ['packages.json', 'packages/npm.json', 'images/curl/packages.json'],
      [1, ['CONTAINED curl 8: axios 1.14.1']],
      ['packages.json', 'packages/npm.json', 'images/curl/packages.json'],
    ]);
  });
});
