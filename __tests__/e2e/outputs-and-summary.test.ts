/** What a run reports: outputs, the job summary, the log. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { RunResult } from './action';
import { image, MANIFEST, manifest, manifestOf, reportOf, SITE, yaml } from './builders';
import { errorsOf, NO_ADDRESS, NO_SITE, warningsOf } from './results';
import { inWorld, publish, runWell } from './runs';
import type { World } from './world';

const CATALOG = manifestOf(image('redis', ['1.0', '2.0']), image('node', ['20']));
const FIRST = {
  [MANIFEST]: CATALOG,
  'reports/redis.json': reportOf('redis', '1.0', [{ id: 'CVE-1', fixed: '1.1' }]),
  'reports/node.json': reportOf('node', '20', [{ id: 'CVE-2', severity: 'LOW' }]),
};
const SECOND = {
  ...FIRST,
  'reports/redis.json': reportOf('redis', '1.0', [
    { id: 'CVE-1', fixed: '1.1' },
    { id: 'CVE-3', severity: 'CRITICAL', fixed: '1.1' },
  ]),
  'reports/node.json': reportOf('node', '20'),
};
const REPORTS = { reports: 'reports' };

/** The number of files on the branch. */
const filesOn = (w: World): number => Object.keys(w.tree('gh-pages')).length;

test.concurrent(
  'the outputs of a run that stops are its summary, which lists the problems',
  inWorld(async (w) => {
    const checkout = w.checkout({ [MANIFEST]: 'registry: ghcr.io/acme\nimages: "| @me <b>"\n' });
    const result = await w.run(checkout);
    expect({ code: result.code, outputs: result.outputs, summary: result.summary }).toEqual({
      code: 1,
      outputs: { summary: result.summary },
      summary:
        '## ❌ Publishing failed: 1 problem\n\nEach says what was found and how to fix it. Fix what is listed and run again; there is nothing to clean up.\n\n' +
        `- [\`catalog.yaml:2:9 images\`](<${w.server.url}/acme/catalog/blob/${checkout.sha}/catalog.yaml#L2>) found "&#124; <span>@</span>me &#60;b&#62;", expected a list; write a list under images: - slug: &#124; <span>@</span>me &#60;b&#62;\n`,
    });
    const inputs = await w.run(checkout, { 'dry-run': 'perhaps' });
    expect({ outputs: inputs.outputs, summary: inputs.summary }).toEqual({
      outputs: { summary: inputs.summary },
      summary:
        '## ❌ Publishing failed: 1 problem\n\nEach says what was found and how to fix it. Fix what is listed and run again; there is nothing to clean up.\n\n' +
        '- input dry-run: found "perhaps", expected one of true, false; write one of them, or leave the input out\n',
    });
  }),
);

/** Texts that differ from world to world. */
const settled = (w: World, text: string): string =>
  text
    .replaceAll(w.server.url, 'https://github.test')
    .replace(/\b[0-9a-f]{40}\b/g, 'COMMIT')
    .replace(/(?<=\[`|source commit: )[0-9a-f]{7}(?=`\]| of )/g, 'SHORT');

test.concurrent(
  'the summary of the built action, Markdown as a whole',
  inWorld(async (w) => {
    await publish(w, FIRST, REPORTS);
    const { result } = await publish(w, SECOND, REPORTS, { alone: true });
    const file = path.join(__dirname, 'summary.md');
    const summary = settled(w, result.summary);
    if (process.env['UPDATE_GOLDEN']) writeFileSync(file, summary);
    expect(summary).toBe(readFileSync(file, 'utf8'));
  }),
);

test.concurrent(
  'a summary that cannot be written fails no run',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FIRST, REPORTS);
    for (const file of ['', w.root, path.join(w.root, 'no', 'summary')]) {
      const env = { GITHUB_STEP_SUMMARY: file };
      const { log } = await runWell(w, checkout, REPORTS, { env });
      expect(log.includes('the job summary cannot be written: ')).toBe(file !== '');
    }
  }),
);

/** The git commands in the debug log of a run. */
const gitCalls = ({ log }: RunResult): ReadonlyArray<string> =>
  log.split('\n').flatMap((line) => {
    const [, name] =
      /^::debug::git (\S+).*: (?:exited with \d+|was killed) after \d+ ms$/.exec(line) ?? [];
    return name === undefined ? [] : [name];
  });

describe('the log', () => {
  const DEBUG = { env: { RUNNER_DEBUG: '1', NO_COLOR: '1' } };

  test.concurrent(
    'has its stages in groups, with counts and times',
    inWorld(async (w) => {
      const { result } = await publish(w, FIRST, REPORTS, { alone: true });
      const lines = settled(w, result.log)
        .split('\n')
        .filter((line) => !line.startsWith('::add-mask::'))
        .map((line) => line.replace(/\d+\.\d s$/, 'N s'));
      const count = filesOn(w);
      expect(lines).toEqual([
        '::group::Read the manifest',
        'images: 2, versions: 3, charts: 0, roadmap: 0, source commit: SHORT of 2026-01-01T00:00:00Z',
        'done after N s',
        '::endgroup::',
        '::group::Read the reports',
        'report files: 2',
        'reports read: 2 (Trivy 2, Grype 0)',
        'done after N s',
        '::endgroup::',
        '::group::Publish',
        `the branch is new; files that differ: ${count}`,
        'done after N s',
        '::endgroup::',
        `::notice title=Catalog::${NO_SITE}`,
        `::notice title=Catalog::${NO_ADDRESS}`,
        'versions with findings: 2',
        '  redis/1.0  1 high (1 fixable)',
        '  node/20    1 low (0 fixable)',
        '2 images (2 scanned), 0 charts',
        'versions: 0 partial, 0 withheld, 1 unscanned',
        'this run scanned 2 of 3 versions; the oldest scan is redis:1.0 of 2026-01-02T03:04:05Z',
        '2 findings of 2 CVEs in newest versions (2 images scanned), 1 with a fix',
        `\u001b[1m${count} files changed: ${count} added, 0 modified, 0 removed\u001b[0m`,
        'commit: COMMIT',
        `${SITE}/api/v1`,
        '\u001b[1mnow switch Pages on at https://github.test/acme/catalog/settings/pages: "Deploy from a branch", branch "gh-pages", folder "/ (root)"\u001b[0m',
        '✅ First publish: 2 images · 2 findings in newest versions, 1 with a fix',
        '',
      ]);
    }),
  );

  test.concurrent(
    'has the matches of reports and the git calls only in debug mode, and no colors with NO_COLOR',
    inWorld(async (w) => {
      // With an environment the publish is no copy from another server, which the ids of feeds name.
      const { result: quiet, checkout } = await publish(w, FIRST, REPORTS, { env: {} });
      expect(quiet.log).not.toContain('::debug::');
      const none = await runWell(w, checkout, REPORTS, DEBUG);
      expect(none.log.split('\n').filter((line) => / belongs to /.test(line))).toEqual([
        '::debug::"reports/node.json" belongs to node/20',
        '::debug::"reports/redis.json" belongs to redis/1.0',
      ]);
      for (const [name, text] of Object.entries(SECOND))
        writeFileSync(path.join(checkout.workspace, name), text);
      const some = await runWell(w, checkout, REPORTS, DEBUG);
      const always = [...Array(3).fill('cat-file'), 'fetch', 'fetch', 'ls-tree'];
      expect([...gitCalls(none)].sort()).toEqual(always);
      // What the images that change remember is fetched with what every run needs.
      expect([...gitCalls(some)].sort()).toEqual([...always, 'fast-import', 'push'].sort());
      expect(quiet.log).toContain('\u001b');
      for (const { log } of [none, some]) {
        expect(log).not.toContain('\u001b');
        const told = log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
        const secret = Buffer.from(`x-access-token:${w.token}`).toString('base64');
        expect(told.filter((line) => line.includes(w.token) || line.includes(secret))).toEqual([]);
      }
    }),
  );
});

test.concurrent(
  'the limit of ten warnings includes those that come with errors',
  inWorld(async (w) => {
    const images = ['redis', 'node', 'etcd'].map((slug) => image(slug, ['1']));
    const files = {
      [MANIFEST]: manifestOf(...images),
      ...Object.fromEntries(
        ['redis', 'node', 'etcd'].map((slug) => [`first/${slug}.json`, reportOf(slug, '1')]),
      ),
    };
    await publish(w, files, { reports: 'first' });
    w.commitFile('gh-pages', 'api/v1/security/redis/1.json', '{}\n');
    const unknown = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`key${i}`, i]));
    const next = { [MANIFEST]: yaml(manifest({ images: images.slice(0, 1), ...unknown })) };
    const result = await w.run(w.checkout(next, { depth: 0 }));
    expect(errorsOf(result)).toHaveLength(2);
    expect(warningsOf(result)).toHaveLength(10);
    expect(result.log).toContain(
      '\nwarning: api/v1/security/redis/1.json: the published record is dropped: ',
    );
  }),
);
