/**
 * The scripts of `examples/` and documents that no catalog publishes, but any host may serve: the answer is that nobody
 * can tell, never that all is well, and never the exit code of another program.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askJq, type JqCall, jqCallsOf } from './jq-calls';
import { changed, type Fields, packagesOf } from './script-catalog';
import { type Answers, API, type ServedScript, serveScript } from './served-script';
import { hasShell } from './shell';

const BROKEN = 'the document is broken or of a later release, so it says nothing';
const AFFECTED = readFileSync(path.resolve(__dirname, '../../examples/affected.sh'), 'utf8');
const EVIL = '\u001b]0;x\u0007\u202e\u009b';

let affected: ServedScript;
let contains: ServedScript;
beforeAll(async () => {
  [affected, contains] = await Promise.all([
    serveScript('affected.sh'),
    serveScript('contains.sh'),
  ]);
});
afterAll(() => Promise.all([affected.close(), contains.close()]));

const DOCUMENT = 'cve/2026/CVE-2026-0001.json';
const VERSION = {
  ...{ version: '8', since: null, fixable: true, fixes: ['2'], confirmed: true },
};
const ITEM = {
  ...{ id: 'CVE-2026-0001', aliases: ['GHSA-q7rr-x3m2-9c5v'], versions: 1, images: 1 },
  href: `/api/v1/${DOCUMENT}`,
};
const CVES: Answers = {
  [`${API}/cve.json`]: [
    200,
    { resource: 'cves', coverage: { versions: 2, scanned: 2 }, total: 1, data: [ITEM] },
  ],
  [`${API}/${DOCUMENT}`]: [
    200,
    { resource: 'cve', images: [{ slug: 'redis', versions: [VERSION] }] },
  ],
};
const ofItem = (fields: Fields): Fields => ({ data: [{ ...ITEM, ...fields }] });
const ofVersion = (fields: Fields): Fields => ({
  images: [{ slug: 'redis', versions: [{ ...VERSION, ...fields }] }],
});

const PACKAGES = packagesOf(
  [{ type: 'npm', name: 'axios', version: '1.14.1', versions: ['8'] }],
  ['8'],
);
const named = (images: unknown, more: Fields = {}): Fields => ({
  data: [{ name: 'axios', images, ...more }],
});
const inVersions = (versions: unknown): Fields => named(['curl'], { versions });
const listed = (fields: Fields): Fields => ({
  data: [{ type: 'npm', name: 'axios', version: '1', versions: ['8'], ...fields }],
});

type Broken = readonly [path: string, fields: ReadonlyArray<Fields>];

/** Fields that a document has in the place of its own. */
const BREAKS_OF_CVES: ReadonlyArray<Broken> = [
  [
    'cve.json',
    [
      ...[undefined, null, 'all', [], {}].map((coverage) => ({ coverage })),
      { coverage: { versions: '2', scanned: 2 } },
      { coverage: { versions: 2, scanned: -1 } },
      { coverage: { versions: 2, scanned: 3 } },
      { coverage: { versions: 2.5, scanned: 2 } },
      ...[undefined, null, {}, 'x', [1], [null]].map((data) => ({ data })),
      { data: [] },
      { total: 2 },
      ...[{ id: null }, { id: '' }, { aliases: null }, { aliases: [1] }, { images: null }].map(
        ofItem,
      ),
      ...[
        undefined,
        1,
        '/api/v1/cve/[1-500].json',
        '/api/v1/cve/2026/{a,b}.json',
        '/api/v1/../x.json',
        '/api/v1/cve/2026/../../x.json',
        `/api/v1/cve/2026/x.json\n${EVIL}`,
        EVIL,
      ].map((href) => ofItem({ href })),
    ],
  ],
  [
    DOCUMENT,
    [
      ...[undefined, null, 'x', {}, [1], [{ slug: 'redis', versions: [] }]].map((images) => ({
        images,
      })),
      ...[{ version: null }, { since: 1 }, { fixable: 'no' }, { fixes: [1] }, { confirmed: 0 }].map(
        ofVersion,
      ),
      ...['x', {}, [1], [{ slug: 'redis', version: '8', reason: 'gone' }]].map((closed) => ({
        closed,
      })),
      ...['x', [1], [''], {}].map((formerCharts) => ({ formerCharts })),
    ],
  ],
];
const BREAKS_OF_PACKAGES: ReadonlyArray<Broken> = [
  [
    'packages.json',
    [
      ...[undefined, null, 'all', {}].map((coverage) => ({ coverage })),
      { coverage: { versions: '1', known: 1 } },
      { coverage: { versions: 1, known: 2 } },
      { coverage: { versions: 1, known: null } },
      ...[undefined, null, {}, 'x', [1], [{}]].map((data) => ({ data })),
      ...['', 1, '../x', 'a/b', '-o', 'a b', 'NPM', '{a,b}', '..', EVIL].map((type) => ({
        data: [{ type }],
      })),
      { data: [] },
      ...[undefined, null, {}, 'x', [1], ['curl/8']].map((unknown) => ({ unknown })),
      { coverage: { versions: 2, known: 1 } },
    ],
  ],
  [
    'packages/npm.json',
    [
      { type: 'deb' },
      { total: 2 },
      ...[undefined, null, {}, 'x', [1], [{}]].map((data) => ({ data })),
      ...[undefined, null, 'curl', [], [1], ['*'], ['../x'], ['$(id)'], ['a b'], ['']].map(
        (images) => named(images),
      ),
      ...[{}, 'x', [1], [{ images: ['curl'] }], [{ version: 1, images: ['curl'] }]].map(inVersions),
      ...[[], ['*'], ['curl', 'nats'], 'x'].map((images) => inVersions([{ version: '1', images }])),
      { data: [{ name: 'axios', images: ['curl'], sources: 'x' }] },
    ],
  ],
  [
    'images/curl/packages.json',
    [
      { slug: 'redis' },
      ...[undefined, null, {}, [1], [{ version: '8', known: 'yes' }]].map((versions) => ({
        versions,
      })),
      ...[undefined, null, {}, [1]].map((data) => ({ data })),
      ...[
        { version: undefined },
        { version: 1 },
        { versions: [] },
        { versions: '8' },
        { source: 1 },
      ].map(listed),
    ],
  ],
];

type Environment = Readonly<Record<string, string>>;

const askAffected = (id: string, answers: Answers, env?: Environment) =>
  affected.run([id, affected.api], answers, env);
const askContains = (words: ReadonlyArray<string>, answers: Answers, env?: Environment) =>
  contains.run([...words, contains.api], answers, env);
const askId = (answers: Answers, env?: Environment) => askAffected('CVE-2026-0001', answers, env);
const askAxios = (answers: Answers, env?: Environment) =>
  askContains(['npm', 'axios', '1.14.1'], answers, env);

const SCRIPTS: ReadonlyArray<
  readonly [string, typeof askId, Answers, ReadonlyArray<Broken>, string]
> = [
  [
    'affected.sh',
    askId,
    CVES,
    BREAKS_OF_CVES,
    'AFFECTED redis 8 since an unknown date (fixed in 2)',
  ],
  ['contains.sh', askAxios, PACKAGES, BREAKS_OF_PACKAGES, 'CONTAINED curl 8: axios 1.14.1'],
];

const OTHER = 'found another document, expected one of a catalog';
const bodyOf = (answers: Answers, path: string): unknown => answers[`${API}/${path}`]?.[1];

const withShell = hasShell ? describe : describe.skip;

withShell.each(SCRIPTS)('%s and broken documents', (_name, ask, well, breaks, said) => {
  /** What it asks of each document, as a list of those in a file. */
  let checks: ReadonlyArray<JqCall> = [];

  test('answers from whole ones, each of which it checks', async () => {
    const calls = await jqCallsOf(async (env) => expect(await ask(well, env)).toEqual([1, [said]]));
    const readers = calls.filter(([first]) => first === '--slurp');
    checks = readers.map((args) => args.slice(1, -1));
    expect(checks).toHaveLength(breaks.length);
  });

  test.each(breaks.map(([path, fields], i) => ({ path, fields, i })))(
    'cannot tell from a broken $path',
    ({ path, fields, i }) => {
      const whole = bodyOf(well, path);
      const files = [
        [[whole], ''],
        ...fields.map((each) => [[bodyOf(changed(well, path, each), path)], BROKEN] as const),
        ...[[], [[1]], [{ resource: 'images', data: [], total: 0 }], [whole, whole], [{}, {}]].map(
          (documents) => [documents, OTHER] as const,
        ),
      ] as const;
      const documents = files.map(([all]) => all);
      expect(askJq(checks[i] ?? [], documents)).toEqual(files.map(([, why]) => why));
    },
  );

  test.each([
    ['what is no JSON', 0, 200, '{"resource":', OTHER],
    ['an answer that is not one', -1, 503, 'busy', '503'],
  ])('cannot tell from %s', async (_what, which, status, body, why) => {
    const path = breaks.at(which)?.[0] ?? '';
    expect(await ask({ ...well, [`${API}/${path}`]: [status, body] })).toEqual([
      2,
      [`CANNOT TELL: ${API}/${path}: ${why}`],
    ]);
  });
});

withShell('what is no question', () => {
  const NO_ID =
    'expected an id such as CVE-2025-9230 or GHSA-3ppc-4f35-3m26, or one that the catalog has';

  test('affected.sh takes only an id for one', () => {
    const [condition] = /\[\[ \$id =~ .* \]\]/.exec(AFFECTED) ?? [];
    const ids = ['CVE-2026-0001', 'cve-2026-1234567', 'GHSA-q7rr-x3m2-9c5v', 'ghsa-Q7RR-X3M2-9C5V'];
    const others = [
      ...['', ' ', 'CVE-2026-0001 ', ' CVE-2026-0001', 'CVE-2026-OOO1', 'CVE-2026-1', 'log4shell'],
      ...['GHSA-q7rr-x3m2', 'CVE', '*', '.*', '--help', EVIL],
    ];
    const each = `for id; do if ${condition}; then echo "$id"; fi; done`;
    const args = ['-c', each, 'bash', ...ids, ...others];
    expect(spawnSync('bash', args, { encoding: 'utf8' }).stdout).toBe(`${ids.join('\n')}\n`);
  });

  test('affected.sh refuses what is not an id', async () => {
    const said = `CANNOT TELL: found "?]0;x???", ${NO_ID}`;
    expect(await askAffected(EVIL, CVES)).toEqual([2, [said]]);
  });

  const WORD = 'expected a name or version without white space, as in: npm axios 1.14.1';
  const PURL = 'expected the parts of a package URL, as in: npm axios 1.14.1';
  test.each<readonly [ReadonlyArray<string>, string, string]>([
    [['npm', 'axios', ''], '', WORD],
    [['npm', 'axios\u00a0'], 'axios\u00a0', WORD],
    [['npm', EVIL], '?]0;x???', WORD],
    [['npm', 'axios', 'PKG:npm/axios@1'], 'PKG:npm/axios@1', PURL],
    [
      ['npm', 'axios@1.14.1'],
      'axios@1.14.1',
      'expected the version behind the name, as in: npm axios 1.14.1',
    ],
  ])('contains.sh refuses %j', async (words, found, expected) => {
    expect(await askContains(words, PACKAGES)).toEqual([
      2,
      [`CANNOT TELL: found "${found}", ${expected}`],
    ]);
  });

  test.each([
    ['affected.sh', () => affected.run(['CVE-2026-0001', 'file:///etc'], CVES)],
    ['contains.sh', () => contains.run(['npm', 'axios', 'file:///etc'], PACKAGES)],
  ])('%s refuses what is not an address', async (_name, run) => {
    expect(await run()).toEqual([
      2,
      [
        'CANNOT TELL: found "file:///etc", expected the address of the API, such as https://acme.github.io/catalog/api/v1',
      ],
    ]);
  });
});

withShell('catalogs that prove nothing', () => {
  test('an empty one has no versions', async () => {
    expect(await askContains(['npm', 'axios'], packagesOf([], []))).toEqual([
      2,
      ['CANNOT TELL: the catalog has no versions'],
    ]);
  });

  test('a document without an image is older or newer than its list', async () => {
    expect(await askId(changed(CVES, DOCUMENT, { images: [] }))).toEqual([
      2,
      [
        `CANNOT TELL: ${API}/${DOCUMENT}: found no image, which the list has; try again in 10 minutes`,
      ],
    ]);
  });
});

withShell('texts of documents', () => {
  test('reach the terminal without control characters', async () => {
    const evil = changed(CVES, DOCUMENT, {
      images: [
        { slug: EVIL, versions: [{ ...VERSION, version: EVIL, since: EVIL, fixes: [EVIL] }] },
      ],
    });
    const packages = changed(PACKAGES, 'images/curl/packages.json', {
      data: [{ type: 'npm', name: 'axios', version: '1.14.1', source: EVIL, versions: [EVIL] }],
    });
    const said = [
      await askId(evil),
      await askContains(['npm', 'axios'], packages),
      await askContains(
        ['npm', 'axios', '1.14.1'],
        changed(PACKAGES, 'packages.json', {
          data: [{ type: EVIL }],
        }),
      ),
    ];
    const shown = '?]0;x???';
    expect(said).toEqual([
      [1, [`AFFECTED ${shown} ${shown} since ${shown} (fixed in ${shown})`]],
      [1, [`CONTAINED curl ${shown}: axios 1.14.1 (built from ${shown})`]],
      [2, [`CANNOT TELL: ${API}/packages.json: ${BROKEN}`]],
    ]);
  });
});
