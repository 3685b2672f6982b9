/** The template, from "Use this template" to the served page: what a new user does, in order, and what comes of it. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { textsBelow } from '../builders/files';
import { REGISTRY } from '../builders/items';
import { exampleNamed } from '../workflows/workflow';
import { tipOf } from './branch-site';
import { MANIFEST, reportOf } from './builders';
import { withPages } from './pages-server';
import { PROJECT } from './process';
import { warningsOf } from './results';
import { inWorld } from './runs';
import { type Fault, simulatePages } from './simulated-pages';
import { onLinux, reference, start } from './workflow-starts';

const TEMPLATE = path.join(PROJECT, 'examples/template');
const DAY = 86_400;

const LABELS = {
  'org.opencontainers.image.description': 'In-memory data store',
  'org.opencontainers.image.licenses': 'BSD-3-Clause',
  'org.opencontainers.image.url': 'https://redis.io',
};

/** A report of an image with the labels that a manifest has fields for. */
const labelled = (slug: string, tag: string): string => {
  const { Metadata, ...rest } = JSON.parse(reportOf(slug, tag));
  const ImageConfig = { config: { Labels: LABELS } };
  return JSON.stringify({ ...rest, Metadata: { ...Metadata, ImageConfig } });
};

/** What a person writes for what is marked TODO. */
const ANSWERS: Readonly<Record<string, string>> = { category: 'database', tier: 'critical' };
const filledIn = (draft: string) => {
  const written: string[] = [];
  const text = draft.replace(/(\w+): # TODO.*/g, (line, key: string) => {
    const answer = ANSWERS[key];
    written.push(key);
    return answer === undefined ? line : `${key}: ${answer}`;
  });
  return { text, written };
};

const IMAGES = ['redis', 'valkey'];

/** Nights with Pages: the number of each, what goes wrong, and the night whose documents the site has then. */
const NIGHTS: readonly (readonly [night: number, fault: Fault | undefined, served: number])[] = [
  [2, undefined, 2],
  [3, 'fails', 2],
  [4, 'is not served', 2],
  [5, undefined, 5],
];

/** The reports of a night, in which redis has another CVE than in the last one. */
const nightly = (night: number): Record<string, string> => {
  const at = `2026-01-0${night}T02:17:00Z`;
  return Object.fromEntries(
    IMAGES.map((slug) => [
      reference(slug, ':8.2'),
      reportOf(slug, '8.2', slug === 'redis' ? [{ id: `CVE-2026-${night}` }] : [], { at }),
    ]),
  );
};

onLinux('the template', () => {
  test(
    'leads to a page in four actions and with two lines for an image, and says after each night whether the page has what was published',
    inWorld(async (w) => {
      const actions: string[] = [];
      const files = textsBelow(TEMPLATE);

      actions.push('Use this template');
      w.commitFiles('main', files);
      // The push of the template itself starts the nightly workflow: it has nothing to scan yet.
      expect((await start(w, exampleNamed('nightly.yml'), {}, {})).results).toEqual([
        ['list', 'success'],
        ['database', 'success'],
        ['scan', 'skipped'],
        ['publish', 'skipped'],
        ['deploy', 'skipped'],
        ['nightly', 'success'],
      ]);
      expect(w.tree('gh-pages')).toEqual({});

      actions.push('Run the workflow Draft');
      const references = IMAGES.map((slug) => `${REGISTRY}/images/${slug}:8.2`);
      const reports = Object.fromEntries(
        IMAGES.map((slug, i) => [references[i] ?? '', labelled(slug, '8.2')]),
      );
      const inputs = { images: references.join(' ') };
      const drafted = await start(w, exampleNamed('draft.yml'), inputs, reports);
      expect(drafted.results.map(([, result]) => result)).not.toContain('failure');
      const summary = drafted.own[0]?.result.summary ?? '';
      const [, draft = ''] = /```yaml\n([\s\S]*?)```/.exec(summary) ?? [];
      expect(w.tree('gh-pages')).toEqual({});

      actions.push('Commit the draft with a category and a tier');
      const { text, written } = filledIn(draft);
      expect(written).toEqual(IMAGES.flatMap(() => ['category', 'tier']));
      w.commitFiles('main', { ...files, [MANIFEST]: text });
      const first = await start(w, exampleNamed('nightly.yml'), {}, nightly(1));
      expect(first.results.map(([, result]) => result)).not.toContain('failure');

      actions.push('Turn on Pages');
      const site = simulatePages(() => tipOf(w));
      await withPages(async (pages) => {
        for (const [night, fault, served] of NIGHTS) {
          if (fault !== undefined) site.next(fault);
          const run = await start(w, exampleNamed('nightly.yml'), {}, nightly(night), { pages });
          const said = run.own.flatMap(({ result }) => warningsOf(result));
          const isLive = served === night;
          expect([
            run.own.at(-1)?.result.outputs['live'],
            said.some((each) => each.startsWith('the site is not live')),
            run.annotations.length, // KEV and EPSS, which nothing serves here
          ]).toEqual([String(isLive), !isLive, 2]);
          const cves = JSON.parse(site.get(`/api/v1/cve.json?${night}`).body.toString());
          expect(cves.data.map(({ id }: { readonly id: string }) => id)).toEqual([
            `CVE-2026-${served}`,
          ]);
          site.wait(DAY);
        }
      }, site);
      expect(site.get('/api/v1/index.html?').body.toString()).toMatch(
        /^<!doctype html>[\s\S]*<script/i,
      );
      expect(site.get('/?').body.toString()).toContain('api/v1/');
      const images = JSON.parse(site.get('/api/v1/images.json?').body.toString());
      expect(images.data).toMatchObject(
        IMAGES.map((slug) => ({ slug, category: 'database', license: 'BSD-3-Clause' })),
      );
      for (const badge of files['README.md']?.matchAll(/gh-pages\/([^)]+)/g) ?? [])
        expect(site.get(`/${badge[1]}?`).status).toBe(200);
      expect(actions).toHaveLength(4);
    }),
  );
});
