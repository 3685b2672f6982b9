/** What a reference in a chart is of the catalog. */
import { expect, test } from '@jest/globals';
import { findChartEntries } from '../../src/decide/chart-entries';
import { digestOf } from '../builders/digest';
import { catalogOf, chart, image } from '../builders/manifest';

const HOME = 'ghcr.io/acme/images';
const versions = (...texts: ReadonlyArray<string>) =>
  texts.map((text) => {
    const [version = '', build] = text.split(' ');
    return { version, ...(build === undefined ? {} : { digest: digestOf(build) }) };
  });
const IMAGES = [
  image('redis', { versions: versions('2 new', '1 old', '0') }),
  image('nginx', { versions: versions('9 same', '10 same') }),
  image('apache', { versions: versions('1 same') }),
];

test.each<readonly [string, string, string]>([
  ['the version with its digest', `${HOME}/redis@${digestOf('new')}`, 'redis 2 current'],
  ['that, whatever the repository', `quay.io/x/y:9@${digestOf('new')}`, 'redis 2 current'],
  ['of several the first of the first image', `x@${digestOf('same')}`, 'apache 1 current'],
  [
    'a former build of the version of its tag',
    `${HOME}/redis:1@${digestOf('x')}`,
    'redis 1 former',
  ],
  ['a version without a digest', `${HOME}/redis:0@${digestOf('x')}`, 'redis 0 -'],
  ['an unknown build of its image', `${HOME}/redis@${digestOf('x')}`, 'redis - former'],
  ['a build that a version had once', `x@${digestOf('once')}`, 'redis 7 former'],
  ['none of the catalog', `quay.io/x/redis@${digestOf('x')}`, '- - -'],
])('a reference is %s', (_, reference, expected) => {
  const charts = [chart('app', { images: [{ name: 'n', image: reference }] })];
  const former = (digest: string) =>
    digest === digestOf('once') ? { slug: 'redis', version: '7' } : undefined;
  const found = findChartEntries(catalogOf({ images: IMAGES, charts }), former).get('app') ?? [];
  const told = found.map(({ slug, version, current }) =>
    [slug ?? '-', version ?? '-', current === null ? '-' : current ? 'current' : 'former'].join(
      ' ',
    ),
  );
  expect(told).toEqual([expected]);
});
