import { expect, test } from '@jest/globals';
import { describeStatedReferences } from '../../src/decide/stated-references';
import type { Manifest } from '../../src/read/manifest/manifest';

const image = (slug: string, reference?: string) => ({
  ...{ slug, category: 'x', summary: 'x', tier: 'low', license: 'MIT', upstream: 'https://x.test' },
  ...(reference === undefined ? {} : { image: reference }),
});

const manifest = (...references: ReadonlyArray<string | undefined>): Manifest =>
  ({
    registry: 'ghcr.io/acme',
    images: references.map((reference, i) => image(`i${i}`, reference)),
  }) as Manifest;

const REST =
  'published as stated; consumers that build references themselves must read the field instead';
const SHAPE = 'from the shape <registry>/images/<slug> or oci://<registry>/charts/<slug>';

test.each<readonly [string, Manifest, string | undefined]>([
  ['none is stated', manifest(undefined), undefined],
  ['one of the shape', manifest('ghcr.io/acme/images/i0'), undefined],
  ['one of another', manifest('b.io/x'), `1 differs ${SHAPE} ("b.io/x"), and is ${REST}`],
  [
    'many',
    manifest('b.io/a', 'b.io/b', 'b.io/c', 'b.io/d', 'b.io/e'),
    `5 differ ${SHAPE} ("b.io/a", "b.io/b", "b.io/c" and 2 more), and are ${REST}`,
  ],
])('references of another shape are counted: %s', (_, given, text) => {
  expect(describeStatedReferences(given)).toBe(text);
});
