/** The table of spellings in docs/vex.md: each is what it says. The statements of the example pass an independent check. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { decodeVex } from '../../src/read/vex/read-vex';
import { digestOf } from '../builders/digest';
import { filesBelow, textsBelow } from '../builders/files';
import { catalogOf, image } from '../builders/manifest';
import { hasVexChecker, vexViolations } from '../builders/vex';
import { textOf } from './blocks';
import { writeExampleSite } from './example-site';

const EXAMPLE = path.resolve(__dirname, '../../examples/catalog');
const DIGEST = digestOf('redis/8.2.2');
const CATALOG = catalogOf({
  images: [
    image('redis', { versions: [{ version: '8.2.2', digest: DIGEST }] }),
    image('other', { image: 'ghcr.io/acme/other/redis', versions: [{ version: '8' }] }),
  ],
});

/** Spellings and meanings; of several spellings in a row the first. */
const ROWS = [
  ...textOf('docs/vex.md').matchAll(
    /^\| (?:`([^`]*redis[^`]*)`|64 hex digits[^|]*) +\| (.*\S) +\|$/gm,
  ),
].map(([, spelling = DIGEST.slice('sha256:'.length), meaning = '']) => ({ spelling, meaning }));

const ALL = ['every version of the image, future ones too', 'the same'];

/** The slugs of the images that a product means, and whether only one digest. */
const meant = (product: string): readonly string[] => {
  const text = JSON.stringify({
    ...{ '@context': 'https://openvex.dev/ns/v0.2.0', author: 'Acme' },
    timestamp: '2026-08-20T10:00:00Z',
    statements: [
      { vulnerability: { name: 'CVE-1' }, products: [{ '@id': product }], status: 'fixed' },
    ],
  });
  const read = decodeVex([{ file: 'vex.json', text }], CATALOG, '2027-01-01T00:00:00Z');
  if (E.isLeft(read)) throw new Error(read.left[0].message);
  return [...read.right.value].flatMap(([slug, { statements }]) =>
    statements.flatMap(({ products }) =>
      products.map(({ hashes }) => (hashes ? `${slug} by digest` : slug)),
    ),
  );
};

describe('a product in the table', () => {
  test.each(ROWS.slice(1))('$spelling is $meaning', ({ spelling, meaning }) => {
    const product = spelling.replace('sha256:…', DIGEST);
    if (ALL.includes(meaning)) expect(meant(product)).toEqual(['redis']);
    else if (meaning.startsWith('the same, for every'))
      expect(meant(product)).toEqual(['redis', 'other']);
    else expect(meant(product)).toEqual(['redis by digest']);
  });

  test('is one of six', () => {
    expect(ROWS.slice(1)).toHaveLength(6);
  });
});

(hasVexChecker ? test : test.skip)(
  'scanners would not apply the statements of the example, or where they should not',
  async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'statements-'));
    await writeExampleSite(site);
    const tree = Object.entries(filesBelow(site));
    rmSync(site, { recursive: true });
    const files = {
      'catalog.yaml': readFileSync(path.join(EXAMPLE, 'catalog.yaml'), 'utf8'),
      ...Object.fromEntries(
        Object.entries(textsBelow(path.join(EXAMPLE, 'vex'))).map(([file, text]) => [
          `vex/${file}`,
          text,
        ]),
      ),
    };
    expect(tree.map(([file]) => file)).toContain('api/v1/vex/vex.tar.gz');
    expect(await vexViolations({ files, tree })).toEqual([]);
  },
);
