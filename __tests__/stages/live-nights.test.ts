/** The live check in front of a simulated Pages, whose edge keeps every answer for ten minutes. */
import { expect, test } from '@jest/globals';
import type { SiteAnswer } from '../../src/publish/site-check/site-reader';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { type Fault, type Site, simulatePages } from '../e2e/simulated-pages';

const DAY = 86_400;
const NIGHTS = 14;
/** How long the simulated site takes to answer. */
const REQUEST_SECONDS = 5;

/** What goes wrong in a night. */
const FAULTS: Readonly<Record<number, Fault>> = { 5: 'fails', 9: 'is not served' };

test('for 14 nights, a run says whether its site is live, and of which build it is not', async () => {
  const remote = memoryGit();
  const siteNow = (): Site =>
    Object.fromEntries(
      [...(remote.files() ?? [])].map(([path, text]) => [path, Buffer.from(text)]),
    );
  const pages = simulatePages(() => {
    const commit = remote.tip();
    return commit === undefined ? undefined : { commit, site: siteNow };
  });
  let seconds = 0;
  let requests = 0;
  const serve = (address: string): SiteAnswer => {
    requests += 1;
    seconds += REQUEST_SECONDS;
    const { pathname, search } = new URL(address);
    const { status, body } = pages.get(`${pathname.replace('/catalog', '')}${search}`);
    return { kind: 'answer', status, body, modified: undefined, redirects: [] };
  };
  const nights: unknown[] = [];
  for (let night = 1; night <= NIGHTS; night += 1) {
    const fault = FAULTS[night];
    if (fault !== undefined) pages.next(fault);
    requests = 0;
    const ran = await runAction({
      ...{ git: remote.git, files: workspaceOf({ 'redis/1': [`CVE-2026-${night} LOW`] }), serve },
      site: { address: 'https://acme.github.io/catalog', folder: '' },
      now: () => Date.parse('2026-12-01T00:00:00Z') + seconds * 1000,
      sleep: async (pause) => {
        seconds += pause / 1000;
        pages.wait(pause / 1000);
      },
      build: () => {
        const last = pages.lastBuild();
        return last ? { kind: 'build', error: null, ...last } : { kind: 'off' };
      },
      inputs: { verify: '900' },
    });
    const { live, 'live-after': after } = ran.outputs;
    const [warning = '', ...more] = ran.warnings;
    nights.push([live, after, requests, /of this commit, (\w+)/.exec(warning)?.[1], more.length]);
    pages.wait(DAY);
  }
  const good = ['true', '45', 7, undefined, 0];
  expect(nights).toEqual([
    ...[good, good, good, good],
    // GitHub reported the failed build after 45 seconds.
    ['false', '', 4, 'failed', 0],
    ...[good, good, good],
    ['false', '', 61, 'succeeded', 0],
    ...[good, good, good, good, good],
  ]);
});
