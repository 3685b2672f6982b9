/** Checks published trees with JSON Schema validators, and their badges by the rules of the badge service. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import Ajv from 'ajv/dist/2020';
import { filesBelow, textsBelow } from '../builders/files';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { validateTree } from '../builders/validate';

const EXAMPLE = path.resolve(__dirname, '..', '..', 'examples', 'catalog');
const GOLDEN = path.resolve(__dirname, '..', 'golden');

type Tree = Readonly<Record<string, string>>;

/** The example, published on an empty branch. */
const publishExample = async (): Promise<Tree> => {
  const remote = memoryGit();
  const files = Object.fromEntries(
    Object.entries(filesBelow(EXAMPLE)).map(([file, bytes]) => [
      file,
      file.endsWith('.gz') ? gunzipSync(bytes) : bytes,
    ]),
  );
  const ran = await runAction({ git: remote.git, files, inputs: { manifest: 'catalog.yaml' } });
  expect(ran.errors).toEqual([]);
  return Object.fromEntries(remote.files() ?? []);
};

/** What the golden files say is published: of a night, only what it is about. */
const goldenTree = (folder: string): Tree => {
  const files = Object.entries(textsBelow(path.join(GOLDEN, folder, 'expected')));
  const isWhole = files.some(([file]) => file.startsWith('api/v1/'));
  return Object.fromEntries(files.map(([file, text]) => [isWhole ? file : `api/v1/${file}`, text]));
};

const golden = readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' })
  .filter((folder) => path.basename(folder) === 'expected')
  .map(path.dirname);
const names = ['example', ...golden];
const trees = new Map(golden.map((folder) => [folder, goldenTree(folder)]));
const treeOf = (name: string): Tree => trees.get(name) ?? {};

beforeAll(async () => {
  trees.set('example', await publishExample());
});

describe('every document matches its schema:', () => {
  test.each(names)('%s', (name) => {
    const tree = treeOf(name);
    const others = Object.keys(tree).filter((file) =>
      /^\.nojekyll$|\/(state|openapi)\.json$/.test(file),
    );
    expect(validateTree(tree)).toEqual({
      documents: Object.keys(tree).length - others.length,
      invalid: [],
    });
  });

  test('the example catalog has documents of every kind', () => {
    expect(validateTree(treeOf('example')).documents).toBeGreaterThan(120);
  });
});

describe('a document does not match its schema if', () => {
  const cases: ReadonlyArray<readonly [string, string, (text: string) => string, string]> = [
    [
      'a field is missing',
      'status.json',
      (text) => text.replace(/"scanner":[^}]+/, '"other":null'),
      '/data/0: must have required property',
    ],
    [
      'a text is empty',
      'badge/cves.json',
      (text) => text.replace('"findings"', '""'),
      'badge/cves.json/label: must NOT have fewer than 1 characters',
    ],
    [
      'it has an unknown key where x- keys are not allowed',
      'security.json',
      (text) => text.replace('"total"', '"x-owner":1,"total"'),
      'security.json: must NOT have additional properties',
    ],
    [
      'an address has another scheme',
      'images.json',
      (text) => text.replace('"https://', '"ftp://'),
      'must match pattern',
    ],
  ];
  test.each(cases)('%s', (_name, file, mutate, message) => {
    const tree = treeOf('example');
    const mutated = { ...tree, [`api/v1/${file}`]: mutate(tree[`api/v1/${file}`] ?? '') };
    expect(validateTree(mutated).invalid.join('\n')).toContain(message);
  });

  test('it has no schema', () => {
    expect(validateTree({ ...treeOf('example'), 'api/v1/feeds.json': '{}' }).invalid).toEqual([
      'feeds.json: there is no schema for it',
    ]);
  });
});

describe('badges', () => {
  const text = { type: 'string', minLength: 1 };
  /** The rules of the endpoint of the badge service, which refuses other keys. */
  const keepsEndpointRules = new Ajv({ strict: true }).compile({
    type: 'object',
    properties: {
      schemaVersion: { type: 'integer', const: 1 },
      label: { type: 'string' },
      message: text,
      color: text,
      labelColor: text,
      isError: { type: 'boolean' },
      namedLogo: text,
      logoSvg: text,
      logoColor: text,
      logoSize: text,
      style: text,
      cacheSeconds: { type: 'integer', minimum: 0 },
    },
    required: ['schemaVersion', 'label', 'message'],
    dependentRequired: { logoColor: ['namedLogo'] },
    additionalProperties: false,
  });

  const badgesOf = (
    tree: Tree,
  ): ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> =>
    Object.entries(tree)
      .filter(([file]) => /\/badge(?:\/[^/]+)?\.json$/.test(file))
      .map(([file, content]) => [file, JSON.parse(content) as Readonly<Record<string, string>>]);

  test.each(names)('of %s follow the rules of the badge service', (name) => {
    const badges = badgesOf(treeOf(name));
    const refused = badges.filter(([, payload]) => !keepsEndpointRules(payload));
    expect(refused).toEqual([]);
  });

  test('are refused with a logo color but no logo', () => {
    const payload = { schemaVersion: 1, label: 'a', message: 'b', color: 'red' };
    expect([
      keepsEndpointRules({ ...payload, logoColor: 'white' }),
      keepsEndpointRules({ ...payload, logoColor: 'white', namedLogo: 'docker' }),
      keepsEndpointRules({ ...payload, links: [] }),
    ]).toEqual([false, true, false]);
  });
});
