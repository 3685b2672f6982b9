/** `examples/contains.sh` against published trees that are served on the loopback: what it answers, and its exit code. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { publishOn } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { listing } from '../builders/package-runs';
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
    expect([await script.run(nowhere, {}), await script.run(['npm', 'axios'], {})]).toEqual([
      [2, ['CANNOT TELL: http://127.0.0.1:1/api/v1/packages.json: no answer']],
      [
        2,
        [
          'CANNOT TELL: found 2 arguments, expected a type, a name, perhaps a version, and the address of the API',
        ],
      ],
    ]);
  });

  test('has left no file behind', () => {
    expect(script.leftovers()).toEqual([]);
  });
});
