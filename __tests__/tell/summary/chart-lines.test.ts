/** The charts that still ship the build before a rebuild. */
import { expect, test } from '@jest/globals';
import { followingChartsLine } from '../../../src/tell/summary/chart-lines';
import { digestOf } from '../../builders/digest';
import { catalogOf, chart, image } from '../../builders/manifest';

/** The line of a run that rebuilds redis 8, of a chart that ships the build before; some versions have these digests then. */
const linesOf = (versions: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const [from, to] = [digestOf('old'), digestOf('new')];
  const catalog = catalogOf({
    images: [
      image('redis', {
        versions: Object.entries(versions).map(([version, digest]) => ({ version, digest })),
      }),
    ],
    charts: [chart('redis', { images: [{ name: 'redis', image: `x/redis@${from}` }] })],
  });
  const what = { kind: 'rebuilt', what: 'version', slug: 'redis', versions: ['8'] } as const;
  return followingChartsLine({ catalog, catalogChanges: [{ ...what, from, to }] });
};

test('a chart is named if no version has the build that it ships', () => {
  expect(linesOf({ 8: digestOf('new') })).toEqual([
    '- ⎈ **1 chart still ships the previous build**: `redis` (`redis 8`)',
  ]);
});

test('a chart need not follow if another version still has that build', () => {
  expect(linesOf({ 8: digestOf('new'), '8-old': digestOf('old') })).toEqual([]);
});
