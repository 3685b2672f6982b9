import { expect, test } from '@jest/globals';
import type { Chart } from '../../explorer/model/documents';
import type { OwnImage } from '../../explorer/model/own-image';
import { findDeployments, findImage } from '../../explorer/model/related';
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
  const short = { ...image, image: 'redis' };
  const spellings = ['redis:8', 'docker.io/library/redis', 'index.docker.io/library/redis:8'];
  const others = ['acme/redis', 'localhost:5000/redis'];
  expect(
    findDeployments(
      short,
      [...spellings, ...others].map((each) => pins(each)),
    ),
  ).toHaveLength(3);
});
