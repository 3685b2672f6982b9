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

const listOf = (scanned: number, versions = 17): CveCollection => ({
  ...{ apiVersion: 'v1', resource: 'cves', kev: null, epss: null },
  coverage: { versions, scanned, partial: 0, withheld: 0, unscanned: versions - scanned },
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

/** The versions of etcd, the first so many of which were fully scanned; those of `unnamed` list no package of their name. */
const statusOf = (scanned: number, versions = 17, unnamed: ReadonlyArray<string> = []) => ({
  ...{ apiVersion: 'v1', resource: 'status', total: versions },
  data: Array.from({ length: versions }, (_, i) => ({
    ...{ slug: unnamed[i] ?? 'etcd', version: `${i + 1}` },
    state: i < scanned ? 'scanned' : i % 2 === 0 ? 'partial' : 'unscanned',
    ...(unnamed[i] === undefined ? {} : { named: false }),
  })),
});
/** A catalog with so many scanned versions, in the list and in the status. */
const scannedOf = (
  scanned: number,
  versions = 17,
  unnamed: ReadonlyArray<string> = [],
): Answers => ({
  [`${API}/cve.json`]: [200, listOf(scanned, versions)],
  [`${API}/status.json`]: [200, statusOf(scanned, versions, unnamed)],
});

/** What a version had, as the documents of vulnerabilities say it. */
const closed = (
  version: string,
  reason: CveDocument['closed'][number]['reason'],
  until: string | null = '2026-11-07T02:00:00Z',
): CveDocument['closed'][number] => ({
  ...{ slug: 'redis', version, severity: 'HIGH', reason, since: null, until },
});

const WELL: Answers = {
  ...scannedOf(17),
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

  test('says that an id is not known only where all was fully scanned, and ends with 0', async () => {
    expect(await ask('CVE-2026-14456')).toEqual([
      0,
      ['NOT KNOWN: CVE-2026-14456 in 17 of 17 versions scanned'],
    ]);
    expect(script.asked()).toEqual(['cve.json', 'cve/2026/CVE-2026-14456.json', 'status.json']);
  });

  const UNNAMED = ['redis', 'redis', 'f', 'e', 'd', 'c', 'b'];
  const notListed = (slug: string): string =>
    `No package named ${slug} was listed: ${slug} itself may not have been checked.`;
  test.each([
    [UNNAMED.slice(0, 2), ['redis'].map(notListed)],
    [UNNAMED.slice(0, 6), ['c', 'd', 'e', 'f', 'redis'].map(notListed)],
    [UNNAMED, [...['b', 'c', 'd', 'e', 'f'].map(notListed), 'Nor one named like 1 more image.']],
  ])('says of %j that the software itself may not have been checked', async (unnamed, said) => {
    expect(await ask('CVE-2026-14456', scannedOf(17, 17, unnamed))).toEqual([
      0,
      ['NOT KNOWN: CVE-2026-14456 in 17 of 17 versions scanned', ...said],
    ]);
  });

  describe('of an id that is open nowhere', () => {
    const [OLD, UPPER] = ['CVE-2025-0001', 'GO-2025-0001'];
    const fileOf: Readonly<Record<string, string>> = {
      [OLD]: `cve/2025/${OLD}.json`,
      [GHSA]: `cve/ghsa/${GHSA}.json`,
      [UPPER]: `cve/other/${UPPER}.json`,
      Mixed_1: 'cve/other/M_69_78_65_64_5f1.json',
    };
    const NOT_KNOWN = (id: string): string => `NOT KNOWN: ${id} in 17 of 17 versions scanned`;
    const CLOSED = 'CLOSED redis 3.0.4 on 2026-11-07: builds before it have it; check your digest';
    const served = (id: string, more: Partial<CveDocument>): Answers => ({
      [`${API}/cve.json`]: [200, { ...listOf(17), data: [], total: 0 }],
      [`${API}/${fileOf[id]}`]: [200, cveDocument(id, more)],
    });

    test.each<readonly [string, Partial<CveDocument>, number, ReadonlyArray<string>]>([
      ['a rebuild', { closed: [closed('3.0.4', 'rebuilt')] }, 0, [CLOSED]],
      ['an unknown build', { closed: [closed('3.0.4', 'gone')] }, 0, [CLOSED]],
      [
        'a removal',
        { closed: [closed('3.0.4', 'removed')] },
        0,
        ['REMOVED redis 3.0.4 on 2026-11-07: it had it'],
      ],
      [
        'a scan without a date',
        { closed: [closed('3.0.4', 'rebuilt', null)] },
        0,
        ['CLOSED redis 3.0.4 on an unknown date: builds before it have it; check your digest'],
      ],
      [
        'withdrawal and suppression',
        { closed: [closed('3.0.4', 'withdrawn'), closed('3.0.3', 'suppressed')] },
        0,
        [],
      ],
      [
        'rebuilds that charts do not ship yet',
        { closed: [closed('3.0.4', 'rebuilt')], formerCharts: ['web', 'api'] },
        1,
        [CLOSED, 'SHIPPED by chart web: a former build', 'SHIPPED by chart api: a former build'],
      ],
    ])('says what %s closed', async (_name, more, code, said) => {
      expect(await ask(OLD, served(OLD, more))).toEqual([
        code,
        [...said, ...(code === 0 ? [NOT_KNOWN(OLD)] : [])],
      ]);
    });

    test.each(Object.keys(fileOf))('asks for the document of %s', async (id) => {
      const given = served(id, { closed: [closed('3.0.4', 'rebuilt')] });
      expect(await ask(id, given)).toEqual([0, [CLOSED, NOT_KNOWN(id)]]);
    });

    test.each([OLD, GHSA])('takes %s in any case', async (id) => {
      const given = served(id, { closed: [closed('3.0.4', 'rebuilt')] });
      expect(await ask(id.toLowerCase(), given)).toEqual([
        0,
        [CLOSED, NOT_KNOWN(id.toLowerCase())],
      ]);
    });

    test('says what has it where its document is newer than the list', async () => {
      const images = [affected('etcd', { versions: [UNTOLD] })];
      expect(await ask(OLD, served(OLD, { images }))).toEqual([
        1,
        ['AFFECTED etcd 7 since an unknown date (a fix exists)'],
      ]);
    });

    test('ends with 2 where a version could not answer', async () => {
      const given = {
        ...served(OLD, { closed: [closed('3.0.4', 'rebuilt')] }),
        ...scannedOf(16),
      };
      expect(await ask(OLD, given)).toEqual([
        2,
        [
          CLOSED,
          `CANNOT TELL: ${OLD} is not known, but 1 of 17 versions was not fully scanned: etcd 17`,
        ],
      ]);
    });
  });

  test('says of an open id, too, which other versions had it, and which charts ship them', async () => {
    const document = {
      ...DOCUMENT,
      // Of a version that has it again, only that counts.
      closed: [closed('8', 'rebuilt'), closed('7', 'rebuilt')],
      formerCharts: ['web'],
    };
    expect(await ask(A, { [`${API}/cve/2026/${A}.json`]: [200, document] })).toEqual([
      1,
      [
        ...AFFECTED,
        'CLOSED redis 8 on 2026-11-07: builds before it have it; check your digest',
        'SHIPPED by chart web: a former build',
      ],
    ]);
  });

  test.each<readonly [string, string, Answers, string]>([
    [
      'nothing was fully scanned',
      'CVE-2026-0009',
      scannedOf(0, 7),
      'CVE-2026-0009 is not known, but 7 of 7 versions were not fully scanned: etcd 1, etcd 2, etcd 3, etcd 4, etcd 5 and 2 more',
    ],
    [
      'five were not',
      'CVE-2026-0009',
      scannedOf(12),
      'CVE-2026-0009 is not known, but 5 of 17 versions were not fully scanned: etcd 13, etcd 14, etcd 15, etcd 16, etcd 17',
    ],
    ['there are no versions', 'CVE-2026-0009', scannedOf(0, 0), 'the catalog has no versions'],
    [
      'the status is older or newer than the list',
      'CVE-2026-0009',
      { [`${API}/status.json`]: [200, statusOf(16)] },
      `${API}/status.json: found other numbers than in cve.json, expected the same; try again in 10 minutes`,
    ],
    [
      'a document is of another id',
      'CVE-2026-0009',
      { [`${API}/cve/2026/CVE-2026-0009.json`]: [200, DOCUMENT] },
      `${API}/cve/2026/CVE-2026-0009.json: found another vulnerability, expected CVE-2026-0009`,
    ],
    [
      'the host does not say whether there is a document',
      'CVE-2026-0009',
      { [`${API}/cve/2026/CVE-2026-0009.json`]: [500, 'busy'] },
      `${API}/cve/2026/CVE-2026-0009.json: 500`,
    ],
    [
      'too many vulnerabilities have the name',
      A,
      {
        [`${API}/cve.json`]: [
          200,
          { ...listOf(17), total: 21, data: Array.from({ length: 21 }, () => item(A)) },
        ],
      },
      `found 21 vulnerabilities with the name ${A}, expected at most 20; ask for their own ids`,
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
      [2, ['CANNOT TELL: found 1 argument, expected an id and the address of the API']],
    ]);
  });

  test('has left no file behind', () => {
    expect(script.leftovers()).toEqual([]);
  });
});
