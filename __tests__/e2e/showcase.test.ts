/** The showcase, with real reports of images like those in it: what the scanner did not see is said, and nothing else claimed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { textsBelow } from '../builders/files';
import { workflowOf } from '../workflows/workflow';
import { PROJECT } from './process';
import { statesOf } from './results';
import { inWorld } from './runs';
import { onLinux, start, tracesOf } from './workflow-starts';

const SHOWCASE = path.join(PROJECT, 'examples/showcase');
const CORPUS = path.resolve(PROJECT, '../shared/corpus/trivy');
const testWithCorpus = existsSync(CORPUS) ? test : test.skip;

/** A report of the corpus, as if it were one of another image. */
const reportFor = (reference: string, file: string): readonly [string, string] => {
  const report = JSON.parse(readFileSync(path.join(CORPUS, file), 'utf8'));
  const Metadata = { ...report.Metadata, RepoTags: [], RepoDigests: [] };
  return [reference, JSON.stringify({ ...report, ArtifactName: reference, Metadata })];
};

/** Debian with its packages; Debian without a list of them; Alpine with modules of Go. None has the software of the image. */
const REPORTS = [
  ['docker.io/library/redis:8.2.1', 'steadybit-shopping-demo__trivy-results.json'],
  ['docker.io/library/memcached:1.6.39', 'aquasecurity-trivy__debian-buster.json'],
  ['docker.io/library/caddy:2.10.2', 'steadybit-extension-k6__trivy-results.json'],
] as const;

/** The lines that the command in the README makes of a document, by the name of the document. */
const answerOf = (name: string, document: string): readonly string[] => {
  const readme = readFileSync(path.join(SHOWCASE, 'README.md'), 'utf8');
  const [, filter = ''] = new RegExp(`/${name} \\| jq -r '([^']+)'`).exec(readme) ?? [];
  const run = spawnSync('jq', ['-r', filter], { input: document, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout.split('\n').filter(Boolean).sort();
};

const unseenIn = (status: string): readonly string[] => answerOf('status.json', status);

onLinux('the showcase', () => {
  test('counts software that the scanner listed and did not check as not seen, and no other gap', () => {
    const item = (slug: string, more: object) => ({
      slug,
      version: '1',
      state: 'partial',
      ...more,
    });
    const data = [
      item('skipped', { software: { name: 'mongod' }, unchecked: { names: ['a', 'mongod'] } }),
      item('other-skipped', { software: { name: 'mongod' }, unchecked: { names: ['a'] } }),
      item('seen', { software: { name: 'mongod' } }),
      item('absent', { software: null }),
      item('unscanned', { state: 'unscanned', software: null }),
    ];
    expect(unseenIn(JSON.stringify({ data }))).toEqual(['absent 1', 'skipped 1']);
  });

  test('names the images that a rebuild on the present build of their base would cure, and no other', () => {
    const on = (slug: string, cured: number | null) => ({
      ...{ slug, version: '1', layers: 1, inherited: 3, cured, unknown: 0 },
    });
    const images = [on('cured', 2), on('same', 0), on('unknown', null)];
    const data = [{ slug: 'debian', version: '12-slim', digest: null, current: false, images }];
    expect(answerOf('bases.json', JSON.stringify({ data }))).toEqual([
      'cured 1: 2 of 3 from debian 12-slim',
    ]);
  });

  testWithCorpus(
    'names the images whose software the scanner never saw, as its README asks for them',
    inWorld(async (w) => {
      const files = textsBelow(SHOWCASE);
      w.commitFiles('main', files);
      const nightly = workflowOf(files['.github/workflows/nightly.yml'] ?? '');
      const traces = tracesOf();
      const reports = Object.fromEntries(REPORTS.map(([name, file]) => reportFor(name, file)));
      await expect(start(w, nightly, {}, reports, { traces })).rejects.toThrow(
        'input fail-on: 17 unscanned versions',
      );
      const found = traces.artifacts.flatMap(({ contents }) => Object.keys(contents)).sort();
      expect(found).toEqual([
        // Of two jobs: images and bases are more than 25.
        ...Array(2).fill('trivy-version.json'),
        ...['amd64', 'arm64'].flatMap((each) => [
          `trivy/linux/${each}/caddy/2.10.2.json`,
          `trivy/linux/${each}/memcached/1.6.39.json`,
          `trivy/linux/${each}/redis/8.2.1.json`,
        ]),
      ]);
      const tree = w.tree('gh-pages');
      const states = Object.entries(statesOf(tree)).filter(([, state]) => state !== 'unscanned');
      expect(Object.fromEntries(states)).toEqual({
        'redis/8.2.1': 'partial',
        'memcached/1.6.39': 'scanned', // a list of packages would have to prove the contrary
        'caddy/2.10.2': 'partial',
      });
      const unseen = unseenIn(tree['api/v1/status.json'] ?? '');
      expect(unseen).toEqual(['caddy 2.10.2', 'redis 8.2.1']);
      expect(tree['api/v1/index.html']).toMatch(/Official images/);
      expect(tree['api/v1/images/redis/badge.svg']).not.toMatch(/brightgreen|#4c1/);
    }),
  );
});
