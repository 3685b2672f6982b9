import { describe, expect, test } from '@jest/globals';
import { blobId } from '../../src/domain/git-objects/objects';
import type { Listing } from '../../src/previous/git';
import { filesAbove } from '../../src/publish/files-above';
import { landingPage } from '../../src/publish/landing';

type LandingDecision = 'add' | 'remove' | 'leave';

const OURS = blobId([Buffer.from(landingPage([]))]);
const PATH = 'docs/index.html';

const listing = (entries: string): Listing =>
  new Map(
    entries
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry): [string, string | undefined] => {
        const [name = '', id] = entry.split('=');
        return [name, name.endsWith('/') ? undefined : (id?.replace('ours', OURS) ?? 'x')];
      })
      .map(([name, id]) => [name.replace(/\/$/, ''), id]),
  );

/** What happens to the page of the folder `docs` with these entries. */
const decide = (folder: string, isWanted: boolean, root = ''): LandingDecision => {
  const inFolder = [...listing(folder)].map(([name, id]) => [`docs/${name}`, id] as const);
  const beside = new Map([...listing(root), ...inFolder]);
  const { added, removed } = filesAbove(
    { beside },
    { destination: ['docs'], landing: isWanted, explorer: true },
  );
  if (added.has(PATH)) return 'add';
  return removed.includes(PATH) ? 'remove' : 'leave';
};

describe('the landing page of a folder', () => {
  test.each<readonly [string, string, LandingDecision, LandingDecision]>([
    ['that is empty', '', 'add', 'leave'],
    ['that has the API and no page', 'api/ .nojekyll', 'add', 'leave'],
    ['with a host name', 'api/ .nojekyll CNAME', 'add', 'leave'],
    ['with files that are not served at its address', 'README.md about.html x/', 'add', 'leave'],
    ['that has it', 'api/ .nojekyll index.html=ours', 'leave', 'remove'],
    ['that has it and other files', 'api/ about.html x/ index.html=ours', 'leave', 'remove'],
    ['where it was edited', 'api/ .nojekyll index.html=x', 'leave', 'leave'],
    ['where it is a folder', 'api/ index.html/', 'leave', 'leave'],
  ])('%s', (_, folder, wanted, unwanted) => {
    expect([true, false].map((each) => decide(folder, each))).toEqual([wanted, unwanted]);
  });

  test.each<readonly [string, string, LandingDecision, LandingDecision]>([
    ['is not added', 'api/', 'leave', 'leave'],
    ['stays if it is there', 'api/ index.html=ours', 'leave', 'remove'],
  ])('%s on a branch that Jekyll builds', (_, folder, wanted, unwanted) => {
    expect([true, false].map((each) => decide(folder, each, '_config.yml'))).toEqual([
      wanted,
      unwanted,
    ]);
  });

  test('is added on a new branch', () => {
    expect(decide('', true)).toBe('add');
  });
});
