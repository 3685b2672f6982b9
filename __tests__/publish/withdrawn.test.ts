/** What a run tells of a CVE that is no longer reported in the same build, which nobody repaired. */
import { expect, test } from '@jest/globals';
import type { ChangesCollection } from '../../src/contract/changes';
import type { Feed } from '../../src/contract/feed';
import { catalog, publishOn, readOn } from '../builders/branch';
import { reportsOf } from '../builders/catalog';
import { day } from '../builders/findings';
import { memoryGit } from '../builders/memory-git';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const WITHDRAWN = '⚪ 1 CVE no longer reported (same image)';

/** The branch after a night that finds both, and one that finds the second; and the last run. */
const live = async () => {
  const remote = memoryGit();
  const publish = async (date: number, ...found: ReadonlyArray<string>) => {
    const reports = reportsOf({ 'redis/8.0': found }, { CreatedAt: day(date) });
    return publishOn(remote, { ...catalog('redis/8.0'), ...reports }, {}, { committed: day(date) });
  };
  await publish(1, A, B);
  const ran = await publish(2, B);
  return { remote, ran };
};

test('is a fact of its own, not a closing', async () => {
  const { remote, ran } = await live();
  expect(ran.outputs['closed']).toBe('0');
  const told = readOn<ChangesCollection>(remote, 'changes.json').data.map(
    ({ facts, closed, withdrawn }) => ({
      facts,
      closed,
      withdrawn,
    }),
  );
  expect(told).toEqual([{ facts: 1, closed: 0, withdrawn: 1 }]);
  expect(readOn(remote, 'changes/2026-08-02.json')).toMatchObject({
    cves: [{ id: A, closed: [], withdrawn: [{ slug: 'redis', versions: ['8.0'] }] }],
  });
  const texts = readOn<Feed>(remote, 'feed.json').items.map((item) => [
    item.title,
    item.content_text,
  ]);
  expect(texts).toEqual([
    ['CVE-2026-0001 no longer reported in 1 image', 'redis: 1 no longer reported'],
  ]);
});

test('is told without green in commit, summary and log', async () => {
  const { remote, ran } = await live();
  const { summary, log } = ran;
  expect(summary.match(/🟢|✅/g)).toBe(null);
  expect(summary).toContain(`| ⚪&nbsp;no longer reported (same&nbsp;image) | \`${A}\` | high |`);
  expect(log.at(-1)).toBe(WITHDRAWN);
  expect(remote.commits.at(-1)?.message.split('\n')[0]).toBe(WITHDRAWN);
});
