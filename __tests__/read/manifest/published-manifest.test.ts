import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { Manifest } from '../../../src/read/manifest/manifest';
import {
  checkPublishedManifest,
  readPublishedManifest,
} from '../../../src/read/manifest/published-manifest';
import { chart, image, manifest } from '../../builders/manifest';

const whole = manifest({
  site: 'https://acme.test',
  project: { name: 'Acme' },
  badges: new Map([['hub', { message: 'x' }]]),
  images: [image('a', { versions: [{ version: '1' }] }), image('b', { image: 'quay.io/x/b' })],
  charts: [chart('a'), chart('b')],
  retired: [{ slug: 'c' }],
});
const { registry, images = [], charts = [], ...others } = whole;

/** The manifest as `state.json` has it, with other values. */
const json = (more: object = {}) => ({
  ...(Manifest.encode(whole) as Readonly<Record<string, unknown>>),
  ...more,
});

describe('the published manifest', () => {
  test.each<readonly [string, object, Manifest]>([
    ['is as it was published', {}, whole],
    [
      'is used without the items of a list that do not decode',
      { images: [{ slug: 'A B' }, ...images], charts: [charts[0], 'b', null] },
      { ...whole, charts: charts.slice(0, 1) },
    ],
    [
      'is used without a list that is none, and without keys that do not decode',
      { images: 'x', site: 'ftp://x', project: { name: 1 } },
      {
        ...{ registry, charts },
        badges: new Map([['hub', { message: 'x' }]]),
        retired: [{ slug: 'c' }],
      },
    ],
    [
      'has a registry of no host if its own does not decode, and keeps its items',
      { registry: ['x'], images: [images[0]] },
      { ...others, registry: 'registry.invalid', images: images.slice(0, 1), charts },
    ],
    [
      'names images on Docker Hub by their whole reference',
      { images: [{ ...images[0], image: 'redis' }] },
      { ...whole, images: [image('a', { ...images[0], image: 'docker.io/library/redis' })] },
    ],
  ])('%s', (_, more, expected) => {
    expect(readPublishedManifest(json(more))).toEqual(expected);
  });

  test('has no items at all if it is empty', () => {
    expect(readPublishedManifest({})).toEqual({ registry: 'registry.invalid' });
  });
});

describe('to be published again, the published manifest', () => {
  test('has to be sound', () => {
    expect(checkPublishedManifest(json())).toEqual(E.right(whole));
  });

  test.each<readonly [string, object, string]>([
    [
      'must decode',
      { images: [...images, { ...images[0], slug: 'A B' }] },
      'images[2].slug: found "A B", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"',
    ],
    [
      'must not break a rule between its values',
      { charts: [charts[0], charts[0]] },
      'charts[1].slug: found the slug "a" a second time, expected it once; remove or rename one',
    ],
  ])('%s', (_, more, flaw) => {
    expect(checkPublishedManifest(json(more))).toEqual(E.left(flaw));
  });
});
