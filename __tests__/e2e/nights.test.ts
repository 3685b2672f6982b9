/**
 * Nights in front of a simulated Pages, which serves what a workflow deploys: a workflow whose site is not what was
 * published says so. Time is simulated; nights without a change are part of it. `template.test.ts` has those of a branch.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PUBLISH_AND_DEPLOY, type Workflow } from '../workflows/workflow';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { type PagesServer, withPages } from './pages-server';
import { inWorld, runWell } from './runs';
import type { Fault } from './simulated-pages';
import { onLinux, start, tracesOf } from './workflow-starts';
import type { Checkout, World } from './world';

const CATALOG = manifestOf(image('redis', ['8.2']));
const DAY = 86_400;
const ROOT = 'api/v1/integrity.json';

/** A night: what changes, and what goes wrong. */
interface Night {
  /** A scan that finds this CVE, published before the workflow starts. */
  readonly scan?: string;
  /** A new summary of the image, pushed to main. */
  readonly summary?: string;
  readonly fault?: Fault;
}

/** What a night came to: whether the workflow succeeded, and whether the site is what is published. */
type Outcome = readonly [workflow: 'succeeds' | 'fails', site: 'live' | 'old'];

const isLive = (w: World, { pages }: PagesServer): boolean =>
  pages.live()[ROOT]?.toString() === w.tree('gh-pages')[ROOT];

const scan = async (w: World, checkout: Checkout, cve: string, night: number): Promise<void> => {
  const at = `2026-01-0${night + 1}T02:17:00Z`;
  const report = reportOf('redis', '8.2', [{ id: cve }], { at });
  writeFileSync(path.join(checkout.workspace, 'redis.json'), report);
  await runWell(w, checkout, { reports: 'redis.json' });
};

/** The message of an error of a workflow, or nothing if it succeeds. */
const errorOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => '',
    (error: unknown) => String(error),
  );

/** Runs a workflow that deploys at the end of a night; returns its errors. */
const night = async (
  w: World,
  pages: PagesServer,
  checkout: Checkout,
  deploy: Workflow,
  [index, { scan: cve, summary, fault }]: readonly [number, Night],
): Promise<readonly string[]> => {
  if (summary !== undefined)
    w.commitFile('main', MANIFEST, CATALOG.replace('The image redis', summary));
  if (cve !== undefined) await scan(w, checkout, cve, index);
  if (fault !== undefined) pages.pages.next(fault);
  const traces = tracesOf();
  const error = await errorOf(start(w, deploy, {}, {}, { pages, traces }));
  // Warnings are of downloads that nothing serves here.
  const found = traces.annotations.filter((each) => each.startsWith('::error::'));
  return error === '' || found.length > 0 ? found : [error];
};

/** What each night of a calendar came to, and the errors of them all. */
const nights = async (
  w: World,
  deploy: Workflow,
  calendar: readonly Night[],
): Promise<{ readonly outcomes: readonly Outcome[]; readonly errors: readonly string[] }> => {
  const outcomes: Outcome[] = [];
  const errors: string[] = [];
  const checkout = w.checkout({ [MANIFEST]: CATALOG });
  await withPages(async (server) => {
    for (const each of calendar.entries()) {
      const found = await night(w, server, checkout, deploy, each);
      errors.push(...found);
      const workflow = found.length === 0 ? 'succeeds' : 'fails';
      outcomes.push([workflow, isLive(w, server) ? 'live' : 'old']);
      server.pages.wait(DAY);
    }
  });
  return { outcomes, errors };
};

const CALENDAR: readonly Night[] = [
  { scan: 'CVE-2026-1' },
  { scan: 'CVE-2026-2', fault: 'fails' },
  {},
  { summary: 'Data in memory', fault: 'is not served' },
];

onLinux('night after night', () => {
  test(
    'deploy-pages.yml deploys what is published, and fails in a night whose site is not that',
    inWorld(async (w) => {
      const { outcomes, errors } = await nights(w, PUBLISH_AND_DEPLOY, CALENDAR);
      const live: Outcome = ['succeeds', 'live'];
      const old: Outcome = ['fails', 'old'];
      expect(outcomes).toEqual(CALENDAR.map(({ fault }) => (fault === undefined ? live : old)));
      expect(errors).toEqual([
        expect.stringMatching(
          /^::error::Pages did not deploy [0-9a-f]{40} \(deployment_failed\), and serves what it served before\. Run this job again\.$/,
        ),
        expect.stringMatching(
          /^::error::http:.*\/site\/api\/v1\/integrity\.json does not match [0-9a-f]{40}\. Run this job again\.$/,
        ),
      ]);
    }),
  );
});
