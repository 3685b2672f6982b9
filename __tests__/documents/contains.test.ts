/** `examples/contains.sh` against published trees that are served on the loopback: what it answers, and its exit code. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { PACKAGE_TYPES } from '../../src/domain/package-name';
import { publishOn } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { listing } from '../builders/package-runs';
import { textOf } from './blocks';
import { type Answers, type ServedScript, serveScript } from './served-script';
import { hasShell } from './shell';

type Tree = ReadonlyMap<string, string>;

const entry = (purl: string, Version: string, SrcName?: string) => ({
  ...{ Name: 'x', Identifier: { PURL: `pkg:${purl}` } },
  ...(Version === '' ? {} : { Version }),
  ...(SrcName === undefined ? {} : { SrcName }),
});

const PACKAGES = {
  'nginx/1': [
    entry('apk/wolfi/libssl3@1', '3.5.1-r0', 'openssl'),
    entry('npm/%40Acme/shop@1', '1.0.0'),
  ],
  'redis/2': [
    entry('apk/wolfi/libssl3@1', '3.5.2-r0', 'openssl'),
    entry('golang/acme.example/app', ''),
  ],
  'redis/1': [entry('apk/wolfi/libssl3@1', '3.5.1-r0', 'openssl')],
};

const version = (name: string) => ({ version: name, digest: digestOf(name) });
const CATALOG = {
  'catalog.yaml': stringify({
    registry: REGISTRY,
    images: [
      { ...imageFields('nginx'), versions: [version('1')] },
      { ...imageFields('redis'), versions: ['2', '1'].map(version) },
    ],
  }),
};

const publish = async (packages: Readonly<Record<string, ReadonlyArray<object>>>) => {
  const remote = memoryGit();
  const reports = Object.entries(packages).map(([key, own]) => [
    `reports/${key}.json`,
    listing(...own),
  ]);
  await publishOn(remote, { ...CATALOG, ...Object.fromEntries(reports) });
  return remote.files() ?? new Map<string, string>();
};

const served = (tree: Tree): Answers =>
  Object.fromEntries([...tree].map(([file, text]) => [`/catalog/${file}`, [200, text]]));

let script: ServedScript;
let all: Tree = new Map();
beforeAll(async () => {
  script = await serveScript('contains.sh');
  all = await publish(PACKAGES);
});
afterAll(() => script.close());

const ask = (words: string, tree = all) =>
  script.run([...words.split(' '), script.api], served(tree));

const { 'redis/1': _, ...WITHOUT_ONE } = PACKAGES;

const SSL = [
  'CONTAINED nginx 1: libssl3 3.5.1-r0 (built from openssl)',
  'CONTAINED redis 1: libssl3 3.5.1-r0 (built from openssl)',
  'CONTAINED redis 2: libssl3 3.5.2-r0 (built from openssl)',
];

const withShell = hasShell ? describe : describe.skip;

withShell('contains.sh', () => {
  test.each<readonly [string, string, ReadonlyArray<string>]>([
    ['a source package', 'apk openssl', SSL],
    [
      'a name without a version',
      'golang acme.example/app',
      ['CONTAINED redis 2: acme.example/app'],
    ],
  ])('names the versions that contain %s, and ends with 1', async (_name, words, said) => {
    expect(await ask(words)).toEqual([1, said]);
  });

  test('says which other versions are there where the one that is asked for is not', async () => {
    expect(await ask('apk libssl3 3.5.3-r0')).toEqual([
      0,
      [
        'NOT FOUND: apk libssl3 3.5.3-r0 in 3 versions',
        'OTHER libssl3 3.5.1-r0: nginx and 1 more',
        'OTHER libssl3 3.5.2-r0: redis',
      ],
    ]);
  });

  test('says that it is not found where all packages are known, and none of the type, and ends with 0', async () => {
    expect(await ask('cargo axios')).toEqual([0, ['NOT FOUND: cargo axios in 3 versions']]);
  });

  test('cannot tell where the packages of a version are not known, and ends with 2', async () => {
    expect(await ask('npm axios 1.14.1', await publish(WITHOUT_ONE))).toEqual([
      2,
      [
        'CANNOT TELL: npm axios 1.14.1 was not found, but the packages of 1 of 3 versions are not known: redis 1',
      ],
    ]);
  });

  test('cannot tell where nothing listens, or without the address', async () => {
    const nowhere = ['npm', 'axios', 'http://127.0.0.1:1/api/v1'];
    const expected = 'expected [TYPE] NAME [VERSION] and the address of the API';
    expect([
      await script.run(nowhere, {}),
      await script.run(['axios'], {}),
      await script.run(['npm', 'axios', '1', '2', script.api], {}),
      await script.run(['npm', 'axios'], {}),
    ]).toEqual([
      [2, ['CANNOT TELL: http://127.0.0.1:1/api/v1/packages.json: no answer']],
      [2, [`CANNOT TELL: found 1 argument, ${expected}`]],
      [2, [`CANNOT TELL: found 5 arguments, ${expected}`]],
      [
        2,
        [
          'CANNOT TELL: found "axios", expected the address of the API, such as https://acme.github.io/catalog/api/v1',
        ],
      ],
    ]);
  });

  describe('reads words', () => {
    const KNOWN = PACKAGE_TYPES.join(' ');
    test('by the types of packages', () => {
      const [, first, more] =
        /^types='(.*)'\ntypes\+='(.*)'$/m.exec(textOf('examples/contains.sh')) ?? [];
      expect(`${first}${more}`).toBe(KNOWN);
    });

    const NOT = (what: string) => [`NOT FOUND: ${what} in 3 versions`];
    test.each<readonly [string, number, ReadonlyArray<string>]>([
      // One word is a name, of any type.
      ['openssl', 1, SSL],
      ['@acme/shop', 1, ['CONTAINED nginx 1: @acme/shop 1.0.0']],
      ['7zip', 0, NOT('7zip')],
      ['npm', 0, NOT('npm')],
      // Two words: the first is a type, unless the second is a version.
      ['apk openssl', 1, SSL],
      ['APK openssl', 1, SSL],
      ['npm openssl', 0, NOT('npm openssl')],
      ['conan 2.0', 0, NOT('conan 2.0')],
      ['conan 2', 0, NOT('conan 2')],
      ['libssl3 3.5.2', 1, ['CONTAINED redis 2: libssl3 3.5.2-r0 (built from openssl)']],
      ['libssl3 v3.5.2', 1, ['CONTAINED redis 2: libssl3 3.5.2-r0 (built from openssl)']],
      [
        'openssl 3.5',
        2,
        [
          'CANNOT TELL: openssl 3.5 may be among these',
          ...SSL.map((line) => line.replace('CONTAINED', 'UNCLEAR')),
        ],
      ],
      [
        'openssl 3.5.3',
        0,
        [
          ...NOT('openssl 3.5.3'),
          'OTHER libssl3 3.5.1-r0 (built from openssl): nginx and 1 more',
          'OTHER libssl3 3.5.2-r0 (built from openssl): redis',
        ],
      ],
      [
        'deb 7zip',
        2,
        [
          'CANNOT TELL: found "deb 7zip", expected a type and a name that begins with no digit, or a name and its version; ask for 7zip alone',
        ],
      ],
      [
        'node axios',
        2,
        [
          `CANNOT TELL: found "node axios", expected a name and its version, or a name behind one of the types ${KNOWN}`,
        ],
      ],
      // Three begin with a type.
      ['apk libssl3 3.5.2', 1, ['CONTAINED redis 2: libssl3 3.5.2-r0 (built from openssl)']],
      ['deb 7zip 23.01', 0, NOT('deb 7zip 23.01')],
      ['deb libssl3 3.5.2', 0, NOT('deb libssl3 3.5.2')],
      ['node axios 1', 2, [`CANNOT TELL: found the type node, expected one of ${KNOWN}`]],
    ])('%s', async (words, code, said) => {
      expect(await ask(words)).toEqual([code, said]);
    });

    test('as those of a type that only the catalog has', async () => {
      const catalog = JSON.parse(all.get('api/v1/packages.json') ?? '') as {
        readonly data: ReadonlyArray<object>;
        readonly total: number;
      };
      const more = new Map([
        ...all,
        [
          'api/v1/packages.json',
          JSON.stringify({
            ...catalog,
            total: catalog.total + 1,
            data: [...catalog.data, { type: 'bazel' }],
          }),
        ],
        [
          'api/v1/packages/bazel.json',
          JSON.stringify({ resource: 'package-names', type: 'bazel', total: 0, data: [] }),
        ],
      ]);
      expect([await ask('bazel rules_go', more), await ask('bazel rules_go 1', more)]).toEqual([
        [0, NOT('bazel rules_go')],
        [0, NOT('bazel rules_go 1')],
      ]);
    });

    test('and names the types where several have the package', async () => {
      const both = await publish({
        ...PACKAGES,
        'redis/2': [entry('npm/shop@1', '2.0'), entry('pypi/shop@1', '1.0')],
      });
      expect([
        await ask('shop', both),
        await ask('pypi shop', both),
        await ask('shop 3', both),
      ]).toEqual([
        [1, ['CONTAINED redis 2: npm shop 2.0', 'CONTAINED redis 2: pypi shop 1.0']],
        [1, ['CONTAINED redis 2: shop 1.0']],
        [0, [...NOT('shop 3'), 'OTHER npm shop 2.0: redis', 'OTHER pypi shop 1.0: redis']],
      ]);
    });
  });

  test('has left no file behind', () => {
    expect(script.leftovers()).toEqual([]);
  });
});
