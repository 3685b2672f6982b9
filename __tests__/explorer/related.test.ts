import { expect, test } from '@jest/globals';
import type { SecurityRecord } from '../../explorer/model/documents';
import { fewerText, findImage, parsePin } from '../../explorer/model/related';
import { imageItem } from './items';

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

test.each([
  ['1', '1 finding instead of 5'],
  ['2', undefined],
  ['3', undefined],
  ['0', undefined],
])('how many findings less a version has than %s', (version, fewer) => {
  expect([fewerText(record(1), '3', version), fewerText(null, '3', version)]).toEqual([
    fewer,
    undefined,
  ]);
});
