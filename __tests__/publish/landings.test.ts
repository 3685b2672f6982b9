import { describe, expect, test } from '@jest/globals';
import type { Listing } from '../../src/branch/git';
import { decideLanding, type LandingDecision, type ServedFolder } from '../../src/publish/landings';

const listing = (entries: string): Listing =>
  new Map(
    entries
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry): [string, string | undefined] => {
        const [name = '', id] = entry.split('=');
        return [name, name.endsWith('/') ? undefined : (id ?? 'x')];
      })
      .map(([name, id]) => [name.replace(/\/$/, ''), id]),
  );

/** `api` directly in the served folder, whose landing page has the id `ours`. */
const atRoot = (...listings: ReadonlyArray<string>): ServedFolder => ({
  listings: listings.map(listing),
  segments: ['api', 'v1'],
  pages: new Map([[0, 'ours']]),
});

/** The root of a branch with the destination `docs/catalog`. */
const above = (...listings: ReadonlyArray<string>): ServedFolder => ({
  listings: listings.map(listing),
  segments: ['docs', 'catalog', 'api', 'v1'],
  pages: new Map([
    [0, 'ours'],
    [2, 'inner'],
  ]),
});

describe('the landing page of a folder', () => {
  test.each<readonly [string, ServedFolder, LandingDecision, LandingDecision]>([
    ['of a new branch', atRoot(), 'add', 'leave'],
    ['of an empty folder', atRoot('', ''), 'add', 'leave'],
    ['of an older release', atRoot('api/ .nojekyll', 'v1/'), 'add', 'leave'],
    ['with a host name', atRoot('api/ .nojekyll CNAME', 'v1/'), 'add', 'leave'],
    ['that has it', atRoot('api/ .nojekyll index.html=ours', 'v1/'), 'leave', 'remove'],
    ['where it was edited', atRoot('api/ .nojekyll index.html=x', 'v1/'), 'leave', 'leave'],
    ['where it is a folder', atRoot('api/ index.html/', 'v1/'), 'leave', 'leave'],
    ['of a site', atRoot('README.md'), 'leave', 'leave'],
    ['of a site of Jekyll', atRoot('api/ _config.yml', 'v1/'), 'leave', 'leave'],
    ['beside a later file', atRoot('api/ x.html index.html=ours', 'v1/'), 'remove', 'remove'],
    ['beside a later folder', atRoot('api/ x/ index.html=ours', 'v1/'), 'leave', 'remove'],
    ['beside a folder', atRoot('api/ x/', 'v1/'), 'leave', 'leave'],
    ['beside another api', atRoot('api/', 'v1/ v2/'), 'leave', 'leave'],
    ['above a later file', atRoot('api/ index.html=ours', 'v1/ x'), 'leave', 'remove'],
    ['above a file that only a site has', atRoot('api/', 'v1/ CNAME'), 'leave', 'leave'],
    [
      'above the destination',
      above('docs/ .nojekyll', 'catalog/', 'api/ .nojekyll', 'v1/'),
      'add',
      'leave',
    ],
    [
      'above a destination with its own landing page',
      above('docs/ .nojekyll CNAME', 'catalog/', 'api/ .nojekyll index.html=inner', 'v1/'),
      'add',
      'leave',
    ],
    [
      'above a destination with the landing page of the root',
      above('docs/', 'catalog/', 'api/ index.html=ours', 'v1/'),
      'leave',
      'leave',
    ],
    [
      'above a destination with a page of someone else',
      above('docs/', 'catalog/', 'api/ index.html', 'v1/'),
      'leave',
      'leave',
    ],
    ['above a folder on the way with another file', above('docs/', 'catalog/ x'), 'leave', 'leave'],
    ['above a folder on the way with .nojekyll', above('docs/', '.nojekyll'), 'leave', 'leave'],
    ['above two catalogs', above('docs/ other/', 'catalog/', 'api/', 'v1/'), 'leave', 'leave'],
    [
      'of the first of two catalogs',
      above('docs/ other/ index.html=ours', 'catalog/', 'api/', 'v1/'),
      'leave',
      'remove',
    ],
    [
      'that leads to another catalog',
      above('docs/ index.html=others', 'catalog/', 'api/', 'v1/'),
      'leave',
      'leave',
    ],
  ])('%s', (_, served, wanted, unwanted) => {
    expect([decideLanding(served, true), decideLanding(served, false)]).toEqual([wanted, unwanted]);
  });
});
