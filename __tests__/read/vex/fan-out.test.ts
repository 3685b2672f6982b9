/** Statements about many images: what they take is known before documents are made of them. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { formatProblem } from '../../../src/domain/problem';
import { MiB, VEX_LIMITS } from '../../../src/read/vex/limits';
import { decodeVex } from '../../../src/read/vex/read-vex';
import { digestOf } from '../../builders/digest';
import { catalogOf, image } from '../../builders/manifest';
import { openVex, statement } from '../../builders/vex';

const KIB = 1024;
const LIMITS = { ...VEX_LIMITS };

beforeEach(() => {
  jest.replaceProperty(VEX_LIMITS, 'published', MiB);
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** As many images as stated, all with one last part. */
const catalogOfOneName = (count: number) =>
  catalogOf({
    images: Array.from({ length: count }, (_, i) =>
      image(`i${i}`, { image: `ghcr.io/acme/r${i}/a` }),
    ),
  });

/** The errors; the number of documents without any. */
const read = (count: number, statements: ReadonlyArray<object>) => {
  const text = openVex(statements);
  const file = { file: 'vex/a.json', text };
  const result = decodeVex([file], catalogOfOneName(count), '2026-12-31T00:00:00Z');
  return E.isLeft(result) ? result.left.map(formatProblem) : result.right.value.size;
};

/** Statements of about as many bytes. */
const large = (count: number, bytes: number, product: string) =>
  Array.from({ length: count }, (_, i) =>
    statement(`CVE-2026-${100 + i}`, product, { status_notes: 'x'.repeat(bytes) }),
  );

const found =
  'found statements of more than 1 MiB in the input vex, each counted once for every image that it is about, expected at most 1 MiB';

test('the limits are those of the documents', () => {
  expect(LIMITS).toEqual({ bytes: 20 * MiB, statements: 100_000, published: 32 * MiB });
});

test.each([
  [
    '60 statements of 3 kB about 20 images',
    large(60, 3_000, 'pkg:oci/a'),
    [
      `vex/a.json statements[0].products[0]: ${found}; this statement alone is about 20 images, 20 of them by its product "pkg:oci/a": name those that are meant by repository_url, or shorten what is stated`,
    ],
  ],
  [
    'short ones of digests',
    Array.from({ length: 400 }, (_, i) =>
      statement('CVE-2026-1', `pkg:oci/a@${digestOf(String(i))}`),
    ),
    [
      `vex/a.json statements[0].products[0]: ${found}; this statement alone is about 20 images, 20 of them by its product "pkg:oci/a@${digestOf('0')}": name those that are meant by repository_url, or shorten what is stated`,
    ],
  ],
  [
    'statements with a product for each image',
    large(20, 3_000, '').map((each) => ({
      ...each,
      products: Array.from({ length: 20 }, (_, i) => ({
        '@id': `pkg:oci/a?repository_url=ghcr.io/acme/r${i}`,
      })),
    })),
    [
      `vex/a.json statements[0].products[0]: ${found}; this statement alone is about 20 images, 1 of them by its product "pkg:oci/a?repository_url=ghcr.io/acme/r0": name those that are meant by repository_url, or shorten what is stated`,
    ],
  ],
  [
    'one of many packages',
    [
      statement('CVE-2026-1', '', {
        products: [
          {
            '@id': 'pkg:oci/a',
            subcomponents: Array.from({ length: 60 }, () => ({
              '@id': `pkg:apk/alpine/${'x'.repeat(KIB)}`,
            })),
          },
        ],
      }),
    ],
    [
      `vex/a.json statements[0].products[0]: ${found}; this statement alone is about 20 images, 20 of them by its product "pkg:oci/a": name those that are meant by repository_url, or shorten what is stated`,
    ],
  ],
  ['what is just within the limit', large(16, 3_000, 'pkg:oci/a'), 20],
])('%s', (_, statements, expected) => {
  expect(read(20, statements)).toEqual(expected);
});

test('what many products of one statement say counts once for each', () => {
  const products = Array.from({ length: 200 }, (_, i) => ({
    '@id': `pkg:oci/a?repository_url=ghcr.io/acme/r${i}`,
    subcomponents: [{ '@id': `pkg:apk/alpine/${'x'.repeat(KIB)}` }],
  }));
  expect(read(200, [statement('CVE-2026-1', '', { products })])).toBe(200);
});
