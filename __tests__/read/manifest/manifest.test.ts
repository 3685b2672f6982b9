import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { decode } from '../../../src/domain/codec/decode';
import { Manifest } from '../../../src/read/manifest/manifest';
import { tag } from '../../builders/arbitraries';
import { digestOf } from '../../builders/digest';
import { image, manifest } from '../../builders/manifest';

const text = fc.string({ minLength: 1 }).filter((s) => s.isWellFormed());
const slug = fc.constantFrom('redis', 'a.b', '7', 'constructor', 'x-y');
const digest = text.map(digestOf);
const address = text.map((path) => `https://acme.test/${encodeURIComponent(path)}`);
const clean = fc.constantFrom('clean', 'agpl', 'caution' as const);
const extensions = fc.constantFrom({}, { 'x-a': { b: [1, null, 'c'] }, 'x-__proto__': 1 });
const some = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }, required: ReadonlyArray<keyof T>) =>
  fc
    .tuple(fc.record(model, { requiredKeys: [...required] }), extensions)
    .map(([known, more]) => ({ ...known, ...more }));

const item = {
  slug,
  name: text,
  category: text,
  summary: text,
  tier: fc.constantFrom('critical', 'standard', 'low'),
  license: text,
  licenseClean: clean,
};
const anImage = some(
  {
    ...item,
    status: fc.constantFrom('available', 'planned'),
    version: text,
    versions: fc.array(some({ version: tag, size: text, digest }, ['version']), { maxLength: 3 }),
    arches: fc.array(text, { maxLength: 3 }),
    upstream: address,
    source: address,
    image: fc.constantFrom('ghcr.io/acme/redis', 'redis', 'localhost:5000/a/b'),
    caution: fc.boolean(),
    os: fc.constant('none'),
  },
  ['slug', 'category', 'summary', 'tier', 'license', 'upstream'],
);
const aChart = some(
  {
    ...item,
    chartVersion: fc.constantFrom('1.4.0', 'v2', '1.4.0-rc.1+build.5'),
    appVersion: text,
    imageDigest: digest,
    repositoryID: fc.uuid(),
    port: fc.integer({ min: 0, max: 65_535 }),
    images: fc.array(some({ name: text, image: digest.map((d) => `r@${d}`) }, ['name', 'image']), {
      maxLength: 2,
    }),
  },
  ['slug', 'category', 'summary', 'tier', 'license', 'chartVersion', 'appVersion'],
);
const document = fc.record(
  {
    registry: fc.constantFrom('ghcr.io/acme', 'localhost:5000'),
    source: text,
    project: fc.record({ name: text, base: text }, { requiredKeys: [] }),
    badges: fc.dictionary(slug, fc.record({ message: text, color: text }, { requiredKeys: [] })),
    images: fc.array(anImage, { maxLength: 3 }),
    charts: fc.array(aChart, { maxLength: 3 }),
    roadmap: fc.array(
      some({ name: text, category: text, priority: fc.constant('next') }, [
        'name',
        'category',
        'priority',
      ]),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['registry'] },
);

describe('the codec of manifests', () => {
  test('decodes what it encodes, unchanged', () => {
    fc.assert(
      fc.property(document, (json) => {
        const read = decode(Manifest, json);
        if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
        const written = Manifest.encode(read.right);
        const again = decode(Manifest, JSON.parse(JSON.stringify(written)));
        expect(again).toEqual(read);
        expect(E.isRight(again) && JSON.stringify(Manifest.encode(again.right))).toBe(
          JSON.stringify(written),
        );
      }),
    );
  });

  test('writes keys in the order of the contract', () => {
    const shuffled = manifest({
      images: [
        image('redis', {
          'x-b': 1,
          os: 'none',
          versions: [{ digest: digestOf('a'), version: '1' }],
        }),
      ],
    });
    expect(JSON.stringify(Manifest.encode(shuffled))).toBe(
      JSON.stringify({
        registry: 'ghcr.io/acme',
        images: [
          {
            slug: 'redis',
            category: 'Test',
            summary: 'The image redis',
            tier: 'standard',
            license: 'Apache-2.0',
            versions: [{ version: '1', digest: digestOf('a') }],
            upstream: 'https://acme.test/redis',
            os: 'none',
            'x-b': 1,
          },
        ],
      }),
    );
  });
});
