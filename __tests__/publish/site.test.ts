/** The addresses of feeds and for scanners. */
import { expect, test } from '@jest/globals';
import type { Branch } from '../../src/previous/branch';
import { toSite } from '../../src/publish/site';
import type { Inputs } from '../../src/read/inputs/inputs';
import { catalogOf } from '../builders/manifest';

test.each<readonly [ReadonlyArray<string>, string | undefined, string, string | undefined]>([
  [[], 'https://acme.test', 'https://acme.test', 'https://acme.test'],
  [['docs', 'x'], 'https://acme.test', 'https://acme.test/docs/x', 'https://acme.test/docs/x'],
  [['a b'], 'https://acme.test', 'https://acme.test/a%20b', 'https://acme.test/a%20b'],
  [['docs'], undefined, 'https://acme.github.io/catalog/docs', undefined],
])(
  'with the destination %j below the stated site %s: %s, and for scanners %s',
  (destination, site, ofFeeds, stated) => {
    const inputs = {
      repository: 'acme/catalog',
      branch: 'gh-pages',
      destination,
    } as unknown as Inputs;
    const catalog = catalogOf(site === undefined ? {} : { site });
    const branch = { cname: undefined } as unknown as Branch;
    const { feedHead, statedSite } = toSite(
      { inputs, server: 'https://github.com' },
      catalog,
      branch,
    );
    expect([feedHead.site, statedSite]).toEqual([ofFeeds, stated]);
  },
);
