import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { parse } from 'yaml';
import { parseJson } from '../../src/document/json';
import { parseSource } from '../../src/document/parse-source';
import { decodeManifest, decodePlainManifest } from '../../src/manifest/decode-manifest';
import { mutateBytes, mutateValue } from '../builders/mutate';
import { type Random, seeded } from '../builders/random';

const RUNS = 3000;

/** What a manifest comes to with the places of everything. */
const withPlaces = (text: string) =>
  pipe(parseSource(parseJson, 'c.json', text), E.chain(decodeManifest));

const plainly = (file: string, text: string) =>
  decodePlainManifest(file, text, async () => undefined)();

/** The short way may say nothing; what it says is what the long way says, without a warning. */
const agree = async (text: string): Promise<boolean> => {
  const plain = await plainly('c.json', text);
  if (O.isSome(plain)) {
    expect(withPlaces(text)).toEqual(E.right({ value: plain.value, warnings: [] }));
  }
  return O.isSome(plain);
};

const ITEM = {
  slug: 'redis',
  name: 'Redis',
  category: 'databases',
  summary: 'A store',
  tier: 'critical',
  license: 'BSD-3-Clause',
  upstream: 'https://redis.test',
};

const CATALOG = {
  registry: 'ghcr.io/acme',
  'x-team': { lead: null, size: 3, note: '' },
  images: [
    {
      ...ITEM,
      caution: '',
      versions: [{ version: '8.2', digest: `sha256:${'a'.repeat(64)}` }, { version: '8.0' }],
    },
  ],
  charts: [],
  roadmap: null,
};

const TEXT = JSON.stringify(CATALOG);
const changed = (from: string, to: string): string => {
  expect(TEXT).toContain(from);
  return TEXT.replace(from, to);
};

describe('a manifest in JSON of which nothing is to be said', () => {
  test.each<readonly [string, string, boolean]>([
    ['is read the short way', TEXT, true],
    ['with white space and a byte order mark', `\ufeff${JSON.stringify(CATALOG, null, 2)}\n`, true],
    [
      'with colons, quotes and brackets in texts',
      changed('"Redis"', '"a: \\"b\\" {:} \\\\"'),
      true,
    ],
    ['with a key twice', changed('"charts":[', '"charts":[],"charts":['), false],
    [
      'with a key twice, written otherwise',
      changed('"charts":[', '"chart\\u0073":[],"charts":['),
      false,
    ],
    ['with a number whose text counts', changed('"8.0"', '17.10'), false],
    ['with a number in another notation', changed('"size":3', '"size":3e0'), false],
    ['with an unknown key', changed('"slug":"redis"', '"slug":"redis","slog":1'), false],
    ['with a wrong value', changed('"slug":"redis"', '"slug":1'), false],
    ['with a broken rule', changed('"version":"8.0"', '"version":"8.2"'), false],
    ['with a doubtful license', changed('BSD-3-Clause', 'free'), false],
    ['that is no JSON', TEXT.slice(1), false],
    [
      'that is nested too deeply',
      changed('"size":3', `"size":${'['.repeat(99)}${']'.repeat(99)}`),
      false,
    ],
  ])('%s', async (_, text, expected) => {
    expect(await agree(text)).toBe(expected);
  });

  test('in YAML there is no short way', async () => {
    expect(await plainly('c.yaml', TEXT)).toEqual(O.none);
  });
});

const examples = [
  TEXT,
  JSON.stringify(
    parse(
      readFileSync(path.join(__dirname, '..', '..', 'examples', 'catalog', 'catalog.yaml'), 'utf8'),
    ),
  ),
];

const mutated = (text: string, random: Random): string =>
  random.below(3) === 0
    ? mutateBytes(Buffer.from(text), random).toString('utf8')
    : (JSON.stringify(mutateValue(JSON.parse(text), random), null, random.below(3)) ?? '');

test(`${RUNS} mutated manifests are read alike`, async () => {
  const read = await Promise.all(
    Array.from({ length: RUNS }, (_, run) => {
      const random = seeded(run);
      return agree(mutated(random.pick(examples), random));
    }),
  );
  expect(new Set(read)).toEqual(new Set([true, false]));
});
