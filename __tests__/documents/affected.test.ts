/** `examples/affected.sh` against a catalog that is served on the loopback: what it answers, and its exit code. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CveCollection, CveDocument, CveItem } from '../../src/contract/cves';
import { affected, cveDocument, entry } from '../builders/findings';
import { type Answers, API, type ServedScript, serveScript } from './served-script';
import { hasShell } from './shell';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const GHSA = 'GHSA-aaaa-bbbb-cccc';
const LONG = `X-${'9'.repeat(200)}`;

const hrefOf = (id: string): string => `/api/v1/cve/2026/${id}.json`;
const item = (id: string, more: Partial<CveItem> = {}): CveItem => ({
  ...{ id, aliases: [], severity: 'HIGH', title: null, packages: [] },
  ...{ exploitation: 'unknown', kev: null, epss: null },
  ...{ images: 1, versions: 2, confirmed: 2, fixable: 0, latest: 1, since: null },
  href: hrefOf(id),
  packageNames: [],
  ...more,
});

const listOf = (scanned: number): CveCollection => ({
  ...{ apiVersion: 'v1', resource: 'cves', kev: null, epss: null },
  coverage: { versions: 17, scanned, partial: 0, withheld: 0, unscanned: 17 - scanned },
  total: 3,
  data: [item(A, { aliases: [GHSA] }), item(B), item(LONG, { href: null })],
  exploitedBefore: [],
});

const UNTOLD = entry({ version: '7', fixable: true, since: null });
const DOCUMENT: CveDocument = cveDocument(A, {
  images: [
    affected('etcd', { versions: [entry({ fixable: true, fixes: ['2\u001b[2J', '3'] })] }),
    affected('redis', { versions: [UNTOLD, entry({ version: '6', confirmed: false })] }),
  ],
});

const WELL: Answers = {
  [`${API}/cve.json`]: [200, listOf(16)],
  [`${API}/cve/2026/${A}.json`]: [200, DOCUMENT],
};

let script: ServedScript;
beforeAll(async () => {
  script = await serveScript('affected.sh');
});
afterAll(() => script.close());

const ask = (id: string, given: Answers = {}) =>
  script.run([id, script.api], { ...WELL, ...given });

const withShell = hasShell ? describe : describe.skip;

const AFFECTED = [
  'AFFECTED etcd 1 since 2026-08-01 (fixed in 2?[2J, 3)',
  'AFFECTED redis 7 since an unknown date (a fix exists)',
  'AFFECTED redis 6 since 2026-08-01 (no fix), not confirmed by the last scan',
];

withShell('affected.sh', () => {
  test.each<readonly [string, string, ReadonlyArray<string>]>([
    ['another name, in lower case', GHSA.toLowerCase(), AFFECTED],
    [
      'an id without a document',
      LONG,
      ['AFFECTED versions: 2, images: 1 (the id is too long for a document)'],
    ],
  ])(
    'names the versions that have %s, with their fixes, and ends with 1',
    async (_name, id, said) => {
      expect(await ask(id)).toEqual([1, said]);
    },
  );

  test('says how much was scanned of an id that is not known, and ends with 0', async () => {
    expect(await ask('CVE-2026-14456')).toEqual([
      0,
      ['NOT KNOWN: CVE-2026-14456 in 16 of 17 versions scanned'],
    ]);
  });

  test.each<readonly [string, string, Answers, string]>([
    [
      'nothing was fully scanned',
      'CVE-2026-0009',
      { [`${API}/cve.json`]: [200, listOf(0)] },
      'none of 17 versions was fully scanned',
    ],
    ['a document is missing', B, {}, `${API}/cve/2026/${B}.json: 404`],
  ])('cannot tell where %s, and ends with 2', async (_name, id, given, said) => {
    expect(await ask(id, given)).toEqual([2, [`CANNOT TELL: ${said}`]]);
  });

  test('cannot tell where nothing listens, or without the address', async () => {
    expect([
      await script.run([A, 'http://127.0.0.1:1/api/v1'], WELL),
      await script.run([A], WELL),
    ]).toEqual([
      [2, ['CANNOT TELL: http://127.0.0.1:1/api/v1/cve.json: no answer']],
      [2, ['CANNOT TELL: found 1 arguments, expected an id and the address of the API']],
    ]);
  });

  test('has left no file behind', () => {
    expect(script.leftovers()).toEqual([]);
  });
});
