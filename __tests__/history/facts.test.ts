import { describe, expect, test } from '@jest/globals';
import { diffCatalogs } from '../../src/derive/days/facts';
import { digestOf } from '../builders/digest';
import { catalogOf, chart as manifestChart, image as manifestImage } from '../builders/manifest';

const AT = '2026-08-20T09:12:00Z';

/** `redis: 8.2.2=A 8.0.3` is an image with two versions; one has a digest. */
const catalog = (images: string, charts = '') =>
  catalogOf({
    images: images
      .split(';')
      .filter(Boolean)
      .map((each) => {
        const [slug = '', versions = ''] = each.split(':');
        const stated = versions
          .split(' ')
          .filter(Boolean)
          .map((version) => version.split('='))
          .map(([version = '', digest]) =>
            digest ? { version, digest: digestOf(digest) } : { version },
          );
        return manifestImage(slug.trim(), { versions: stated });
      }),
    charts: charts
      .split(' ')
      .filter(Boolean)
      .map((each) => each.split('='))
      .map(([slug = '', chartVersion = '']) => manifestChart(slug, { chartVersion })),
  });

const changes = (before: [string, string?], after: [string, string?], date: string | null = AT) =>
  diffCatalogs(catalog(...before), catalog(...after), date).map(({ date, images, charts }) => ({
    ...{ date, images, charts },
  }));
const image = (slug: string, more: object) => ({
  ...{ slug, new: false, gone: false, added: [], removed: [], rebuilt: [], first: AT, last: AT },
  ...more,
});
const chart = (slug: string, more: object) => ({
  ...{ slug, new: false, gone: false, versions: [], first: AT, last: AT },
  ...more,
});
const on = (images: ReadonlyArray<object>, charts: ReadonlyArray<object> = []) => [
  { date: '2026-08-20', images, charts },
];

describe('the changes between two catalogs', () => {
  test.each([
    ['none', changes(['a: 1=a 2', 'c=1'], ['a: 2 1=a', 'c=1']), []],
    ['none without a date', changes(['a: 1'], ['a: 2'], null), []],
    ['a version that gets its first digest', changes(['a: 1'], ['a: 1=b']), []],
    ['a version that loses its digest', changes(['a: 1=a'], ['a: 1']), []],
    ['a version with another digest', changes(['a: 1=a'], ['a: 1=b']), []],
    ['a new image', changes([''], ['a: 1']), on([image('a', { new: true, added: ['1'] })])],
    ['a new image without a version', changes([''], ['a:']), on([image('a', { new: true })])],
    ['a new chart', changes([''], ['', 'c=1']), on([], [chart('c', { new: true })])],
    ['a removed chart', changes(['', 'c=1'], ['']), on([], [chart('c', { gone: true })])],
    [
      'an updated chart',
      changes(['', 'c=1'], ['', 'c=2']),
      on([], [chart('c', { versions: [{ from: '1', to: '2', at: AT }] })]),
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
