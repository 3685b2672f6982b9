import { expect, test } from '@jest/globals';
import type { Chart } from '../../explorer/model/documents';
import type { OwnImage } from '../../explorer/model/own-image';
import { fewerText, findDeployments, findImage } from '../../explorer/model/related';
import { imageItem } from './items';

const REDIS = 'ghcr.io/acme/images/redis';
const digest = (letter: string): string => `sha256:${letter.repeat(64)}`;

test('a text names an image by its slug, and by nothing else', () => {
  const images = [imageItem('redis')];
  expect(
    ['redis', ' redis ', 'Redis', 'redis or valkey'].map((text) => findImage(text, images)?.slug),
  ).toEqual(['redis', 'redis', undefined, undefined]);
});

test('a chart deploys the versions whose digests it pins, each once, or a build of none', () => {
  const pins = (...references: ReadonlyArray<string>) =>
    ({ images: references.map((image) => ({ name: 'any', image })) }) as Chart;
  const image = {
    image: REDIS,
    versions: [{ version: '2', digest: digest('2') }, { version: '1' }],
  } as unknown as OwnImage;
  const charts = [
    pins(`${REDIS}@${digest('2')}`, `${REDIS}@${digest('2')}`, `${REDIS}@${digest('3')}`),
    pins(REDIS),
    pins(`ghcr.io/acme/images/other@${digest('2')}`),
    {} as Chart,
  ];
  expect(findDeployments(image, charts)).toEqual([
    { chart: charts[0], versions: ['2', undefined] },
    { chart: charts[1], versions: [undefined] },
  ]);
});

const records = [1, 0, 5].map((total, i) => ({ version: String(3 - i), total }));

test.each([
  ['1', '1 CVE instead of 5'],
  ['2', undefined],
  ['3', undefined],
  ['0', undefined],
])('how many CVEs less a version has than %s', (version, fewer) => {
  const known = records as unknown as OwnImage['records'];
  expect([fewerText(known, '3', version), fewerText([], '3', version)]).toEqual([fewer, undefined]);
});
