/** Documents above the limit of their size, which is 2 MiB here instead of 100, and 1 for those of packages. */
import { expect, jest, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { formatProblem } from '../../src/domain/problem';
import { publishOn } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { listing, packagesIn } from '../builders/package-runs';

jest.mock('../../src/domain/file', () => ({
  ...jest.requireActual<typeof import('../../src/domain/file')>('../../src/domain/file'),
  MAX_FILE_BYTES: 2 * 1024 * 1024,
}));

const npm = { Name: 'shop', Identifier: { PURL: 'pkg:npm/shop@1' } };
const openssl = { Name: 'libssl3', Version: '3.5.1-r0', SrcName: 'openssl' };
/** Entries with the longest names, each with its own. */
const many = (count: number, first: number) =>
  Array.from({ length: count }, (_, i) => ({ Name: `${first + i}`.padStart(512, 'x') }));

const isOfLimits = (warning: string): boolean => !warning.startsWith('package names, private ones');

test('documents of packages that are too large leave out images, with a warning, in every run', async () => {
  const remote = memoryGit();
  const catalog = { 'catalog.yaml': manifestText(['both/1', 'both/2', 'large/1', 'small/1']) };
  const large = { 'reports/large/1.json': listing(...many(1200, 8000), openssl, npm) };
  const others = {
    'reports/both/1.json': listing(...many(1020, 0)),
    'reports/both/2.json': listing(...many(1020, 1020)),
    'reports/small/1.json': listing(...many(800, 12_000), openssl),
  };
  const first = await publishOn(remote, { ...catalog, ...large });
  expect(first.warnings.filter(isOfLimits)).toEqual([]);
  const ran = await publishOn(remote, { ...catalog, ...others });
  expect(ran.warnings).toEqual([
    'api/v1/images/both/packages.json: found packages of 2 MiB, expected at most 1 MiB; they are left out, so the packages of its versions are unknown; publish fewer versions of this image',
    'api/v1/packages/apk.json: found names of 2 MiB, expected at most 1 MiB; the packages of large, which has most of them, are left out, so the packages of its versions are unknown; publish fewer versions of this image',
  ]);
  const tree = packagesIn(remote);
  expect(Object.keys(tree)).toEqual([
    'api/v1/images/small/packages.json',
    'api/v1/packages.json',
    'api/v1/packages/apk.json',
  ]);
  expect(tree['api/v1/packages.json']).toBe(
    '{"apiVersion":"v1","resource":"packages","coverage":{"versions":4,"known":1},"total":1,"data":[{"type":"apk","names":801,"images":1,"href":"/api/v1/packages/apk.json"}],"unknown":["both/2","both/1","large/1"]}\n',
  );
  const again = await publishOn(remote, { ...catalog, ...large, ...others });
  expect(again.warnings).toEqual(ran.warnings);
  expect(packagesIn(remote)).toEqual(tree);
});

test.each([
  ['security/redis.json', 'publish fewer versions of this image'],
  ['images/redis/vex.json', 'state less with the input vex'],
  ['vex/vex.tar.gz', 'state less with the input vex'],
])('the message says what makes %s too large', async (path, remedy) => {
  const { createTreeWriter } = await import('../../src/publish/tree-writer');
  const tree = createTreeWriter({
    git: memoryGit().git,
    published: new Map(),
    ...{ output: undefined, commits: false },
  });
  const written = await tree.write({ path, content: [Buffer.alloc(2 * 1024 * 1024 + 1)] })();
  expect(E.isLeft(written) && written.left.map(formatProblem)).toEqual([
    `api/v1/${path}: the rendered file has 3 MiB, GitHub takes at most 2 MiB; ${remedy}`,
  ]);
});
