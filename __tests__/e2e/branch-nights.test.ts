/**
 * The example workflows that push a branch for 14 nights, one each, in front of a simulated Pages that deploys the branch:
 * an hour later, readers get what was published.
 */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeRepository } from '../../scripts/git-server.mjs';
import { digestOf } from '../builders/digest';
import { image, MANIFEST, manifestOf, reportOf, trivyReport } from './builders';
import { inWorld } from './runs';
import { type SimulatedPages, type Site, simulatePages, type Tip } from './simulated-pages';
import { exampleNamed } from './workflow-runner';
import { NEW, onLinux, reference, start } from './workflow-starts';
import type { World } from './world';

const DAY = 86_400;
const EVENT = { pull_request: { number: 7, head: { repo: { full_name: 'acme/catalog' } } } };

/** The workflow of each night, its inputs, and whether it publishes. */
const CALENDAR: readonly (readonly [
  name: string,
  inputs: Readonly<Record<string, unknown>>,
  publishes: boolean,
])[] = [
  ['rebuild.yml', { rebuild: false }, true],
  ['nightly.yml', {}, true],
  ['pull-request.yml', {}, false],
  ['nightly.yml', {}, true],
  ['image-build.yml', { image: 'redis', version: '8.2' }, true],
  ['rebuild.yml', { rebuild: false }, false],
  ['another-repository.yml', {}, true],
  ['rebuild.yml', { rebuild: true }, false],
  ['another-repository.yml', {}, false],
  ['rebuild.yml', { rebuild: false }, false],
  ['pull-request.yml', {}, false],
  ['rebuild.yml', { rebuild: false }, false],
  ['another-repository.yml', {}, false],
  ['rebuild.yml', { rebuild: false }, false],
];

/** What `integrity.json` is on gh-pages of a repository, with its commit; undefined before the first publish. */
const tipOf = (w: World, repository: string, file: string): Tip | undefined => {
  const git = (...args: readonly string[]): string => w.git('--git-dir', repository, ...args);
  const commit = git('for-each-ref', '--format=%(objectname)', 'refs/heads/gh-pages').trim();
  if (commit === '') return undefined;
  const site = (): Site => ({
    [file]: Buffer.from(`${git('show', `${commit}:${file}`).trim()}\n`),
  });
  return { commit, site };
};

/** The reports of scans in a night; the rebuilt image has no finding. */
const reportsAt = (night: number): Record<string, string> => {
  const at = `2026-01-${String(night + 1).padStart(2, '0')}T02:17:00Z`;
  const rebuilt = reference('redis', `@${NEW}`);
  return {
    [reference('redis', `@${digestOf('redis:8.2')}`)]: reportOf(
      'redis',
      '8.2',
      [{ id: 'CVE-2026-1', fixed: '2.0' }],
      { at },
    ),
    [rebuilt]: trivyReport({ name: rebuilt, digests: [rebuilt], findings: [], at }),
  };
};

const hashAt = (pages: SimulatedPages, address: string): string =>
  digestOf(pages.get(address).body.toString());

onLinux('for 14 nights', () => {
  test(
    'workflows lead to a site that has what they published, in each of both repositories',
    inWorld(async (w) => {
      w.checkout({ [MANIFEST]: manifestOf(image('redis', ['8.2'])) });
      const repositories = path.join(w.root, 'repositories');
      const there = makeRepository(repositories, 'acme/acme.github.io');
      const here = path.join(repositories, 'acme/catalog.git');
      const root = 'api/v1/integrity.json';
      const own = simulatePages(() => tipOf(w, here, root));
      const other = simulatePages(() => tipOf(w, there, `catalog/${root}`));
      for (const [night, [name, inputs, publishes]] of CALENDAR.entries()) {
        const [pages, file] =
          name === 'another-repository.yml'
            ? ([other, `/catalog/${root}`] as const)
            : ([own, `/${root}`] as const);
        const before = hashAt(pages, `${file}?before-${night}`);
        const surroundings = { event: EVENT };
        const traces = await start(w, exampleNamed(name), inputs, reportsAt(night), surroundings);
        const integrity = traces.own.at(-1)?.result.outputs['integrity'] ?? '';
        pages.wait(3600);
        expect([night, integrity !== '', hashAt(pages, file)]).toEqual([
          night,
          publishes,
          publishes ? integrity : before,
        ]);
        for (const each of [own, other]) each.wait(DAY);
      }
    }),
  );
});
