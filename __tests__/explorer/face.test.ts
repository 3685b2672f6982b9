import { expect, test } from '@jest/globals';
import { faceOf } from '../../explorer/model/face';

test.each([
  ['redis', 'Redis', 'Re'],
  ['mongodb', 'mongoDB', 'Mo'],
  ['cert-manager', '@cert-manager', 'Ce'],
  ['r', 'R', 'R'],
  ['none', '…', '?'],
  ['emoji', '🦊 Ä1', 'Ä1'],
])('the face of %s has letters of its name, %j: %s', (slug, name, letters) => {
  expect(faceOf(slug, name).letters).toBe(letters);
});

test('the hue of a face follows from the slug alone, and differs between images', () => {
  const hues = ['redis', 'nats', 'etcd', 'mongodb'].map((slug) => faceOf(slug, 'x').hue);
  expect([
    hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360),
    new Set(hues).size,
    faceOf('redis', 'y').hue === hues[0],
  ]).toEqual([true, 4, true]);
});
