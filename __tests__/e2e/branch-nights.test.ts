/**
 * The example workflows that push a branch, one each night, in front of a simulated Pages that deploys the branch:
 * an hour later, readers get what was published.
 */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeRepository } from '../../scripts/git-server.mjs';
import { digestOf } from '../builders/digest';
import { exampleNamed } from '../workflows/workflow';
import { tipOf } from './branch-site';
import { image, MANIFEST, manifestOf, reportOf, trivyReport } from './builders';
import { type PagesServer, withPages } from './pages-server';
import { warningsOf } from './results';
import { inWorld } from './runs';
import { type Fault, type SimulatedPages, simulatePages } from './simulated-pages';
import { NEW, onLinux, reference, start } from './workflow-starts';
import type { World } from './world';

const DAY = 86_400;
const ROOT = 'api/v1/integrity.json';
const EVENT = { pull_request: { number: 7, head: { repo: { full_name: 'acme/catalog' } } } };

/** A night: its workflow, what goes wrong, and which documents the site has an hour later. */
interface Night {
  readonly name: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly fault?: Fault;
  readonly site: 'of this night' | 'as before' | 'old';
}

const CALENDAR: readonly Night[] = [
  { name: 'rebuild.yml', inputs: { rebuild: false }, site: 'of this night' },
  { name: 'pull-request.yml', site: 'as before' },
  { name: 'nightly.yml', fault: 'fails', site: 'old' },
  { name: 'image-build.yml', inputs: { image: 'redis', version: '8.2' }, site: 'of this night' },
  { name: 'another-repository.yml', site: 'of this night' },
  { name: 'another-repository.yml', site: 'as before' },
  { name: 'nightly.yml', fault: 'is not served', site: 'old' },
  { name: 'nightly.yml', site: 'of this night' },
];

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

/** What a night came to: the documents of the site, the output `live`, and the warnings about it. */
const outcomeOf = async (
  w: World,
  index: number,
  { name, inputs = {}, fault }: Night,
  [server, other]: readonly [PagesServer, SimulatedPages],
) => {
  const isThere = name === 'another-repository.yml';
  const [pages, file] = isThere ? [other, `/catalog/${ROOT}`] : [server.pages, `/${ROOT}`];
  const before = hashAt(pages, `${file}?before-${index}`);
  if (fault !== undefined) server.pages.next(fault);
  const surroundings = { event: EVENT, ...(isThere ? {} : { pages: server }) };
  const { own } = await start(w, exampleNamed(name), inputs, reportsAt(index), surroundings);
  const { result } = own.at(-1) ?? {};
  const published = result?.outputs['integrity'] ?? '';
  pages.wait(3600);
  const served = hashAt(pages, file);
  const site = served === published ? 'of this night' : published === '' ? 'as before' : 'old';
  expect([index, served]).toEqual([index, site === 'of this night' ? published : before]);
  const said = result === undefined ? [] : warningsOf(result);
  return {
    site,
    live: result?.outputs['live'] ?? '',
    warned: said.filter((each) => each.startsWith('the site is not live')).length,
  };
};

onLinux('night after night', () => {
  test(
    'workflows lead to a site that has what they published, in each of both repositories; nightly.yml says when it has not',
    inWorld(async (w) => {
      w.checkout({ [MANIFEST]: manifestOf(image('redis', ['8.2'])) });
      const repositories = path.join(w.root, 'repositories');
      const there = makeRepository(repositories, 'acme/acme.github.io');
      const here = path.join(repositories, 'acme/catalog.git');
      const other = simulatePages(() => tipOf(w, there));
      const own = simulatePages(() => tipOf(w, here));
      const found: unknown[] = [];
      await withPages(async (server) => {
        for (const [index, night] of CALENDAR.entries()) {
          found.push(await outcomeOf(w, index, night, [server, other]));
          for (const each of [own, other]) each.wait(DAY);
        }
      }, own);
      expect(found).toEqual(
        CALENDAR.map(({ name, site }) => {
          const old = site === 'old';
          return { site, live: name === 'nightly.yml' ? String(!old) : '', warned: old ? 1 : 0 };
        }),
      );
    }),
  );
});
