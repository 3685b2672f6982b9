import { describe, expect, test } from '@jest/globals';
import { filterCharts, listCharts, sortCharts } from '../../explorer/model/charts';
import type { SecurityRecord } from '../../explorer/model/documents';
import {
  findBetterVersion,
  findDeployments,
  findImage,
  parsePin,
} from '../../explorer/model/related';
import { chartItem as chart, imageItem, statusItem } from './items';

const digest = (letter: string): string => `sha256:${letter.repeat(64)}`;

const record = (total: number): SecurityRecord => {
  const counts = { critical: 0, high: total, medium: 0, low: 0, unknown: 0, fixable: 0 };
  const of = (version: string, all: number) => ({
    ...counts,
    version,
    tag: version,
    total: all,
    grade: all === 0 ? ('A+' as const) : ('D' as const),
    score: 0,
  });
  return {
    ...of('3', total),
    image: 'x',
    versions: [of('3', 1), of('2', 0), of('1', 5)],
    href: '/api/v1/security/x.json',
  };
};

const redis = imageItem('redis', {
  versions: [{ version: '2', digest: digest('2') }, { version: '1' }],
});

test('a text names an image by its slug, and by nothing else', () => {
  expect(
    ['redis', ' redis ', 'Redis', 'redis or valkey'].map((text) => findImage(text, [redis])?.slug),
  ).toEqual(['redis', 'redis', undefined, undefined]);
});

test('a reference pins a version of its image', () => {
  const reference = (letter: string): string => `ghcr.io/acme/images/redis@${digest(letter)}`;
  expect([
    parsePin(reference('2'), redis).version,
    parsePin(reference('3'), redis).version,
    parsePin('ghcr.io/acme/images/redis', redis).version,
    parsePin(reference('2'), undefined),
  ]).toEqual([
    '2',
    undefined,
    undefined,
    { repository: 'ghcr.io/acme/images/redis', digest: digest('2'), version: undefined },
  ]);
});

test('charts that deploy an image are found, with the versions that they pin', () => {
  const deploys = (...letters: ReadonlyArray<string>) => ({
    images: letters.map((letter) => ({
      name: 'x',
      image: `ghcr.io/acme/images/redis@${digest(letter)}`,
    })),
  });
  const other = { images: [{ name: 'y', image: `ghcr.io/acme/images/go@${digest('2')}` }] };
  const charts = [chart('a', deploys('2', '2', '9')), chart('b', other), chart('c')];
  expect(findDeployments(redis, charts)).toEqual([
    { chart: charts[0], versions: ['2', undefined] },
  ]);
});

describe('a newer version with fewer findings', () => {
  test.each([
    ['1', { version: '3', total: 1 }],
    ['2', undefined],
    ['3', undefined],
    ['0', undefined],
  ])('than %s', (version, better) => {
    const found = findBetterVersion(record(1), version);
    expect(found && { version: found.version, total: found.total }).toEqual(better);
  });

  test('is not known without a record', () => {
    expect(findBetterVersion(null, '1')).toBeUndefined();
  });
});

describe('charts', () => {
  const security = (total: number): SecurityRecord => ({
    ...record(total),
    versions: [record(total)],
  });
  const shipped = { name: 'redis', image: `ghcr.io/acme/images/redis@${digest('3')}` };
  const listed = listCharts(
    [
      chart('clean', { security: security(0), imageDigest: digest('3') }),
      chart('withheld', { imageDigest: digest('2'), tier: 'low' }),
      chart('bad', { security: security(7), images: [shipped], category: 'Queues' }),
      chart('worse', { security: security(9), imageDigest: digest('3') }),
      chart('other', { security: security(10), imageDigest: digest('4') }),
    ],
    [
      statusItem('redis', '2', { digest: digest('2'), state: 'withheld' }),
      statusItem('redis', '3', { digest: digest('3') }),
    ],
  );
  const slugs = (found: typeof listed) => found.map((each) => each.chart.slug);

  test('stand with the status and the counts of the build that they ship', () => {
    expect(listed.map(({ status: of, counts }) => [of?.state, counts?.total])).toEqual([
      ['scanned', 0],
      ['withheld', undefined],
      ['scanned', 7],
      ['scanned', 9],
      [undefined, undefined],
    ]);
  });

  test('are sorted, the worst first', () => {
    expect(['', 'name', 'catalog'].map((order) => slugs(sortCharts(listed, order)))).toEqual([
      ['worse', 'bad', 'other', 'withheld', 'clean'],
      ['bad', 'clean', 'other', 'withheld', 'worse'],
      ['clean', 'withheld', 'bad', 'worse', 'other'],
    ]);
  });

  test('are filtered', () => {
    const asked = [
      { category: 'Queues', tier: '' },
      { category: '', tier: 'low' },
      { category: 'Queues', tier: 'low' },
    ];
    expect(asked.map((filter) => slugs(filterCharts(listed, filter)))).toEqual([
      ['bad'],
      ['withheld'],
      [],
    ]);
  });
});
