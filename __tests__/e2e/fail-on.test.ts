/** `fail-on`, `summary-file` and `landing`, from the inputs to the branch and the end of the step. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { RunResult } from './action';
import { image, MANIFEST, manifestOf, reportOf, V1 } from './builders';
import type { Files } from './process';
import { errorsOf } from './results';
import { inWorld, publish, refused, runWell } from './runs';

const BRANCH = 'gh-pages';
const FILES: Files = {
  [MANIFEST]: manifestOf(image('redis', ['2.0', '1.0'])),
  'r.json': reportOf('redis', '2.0', [{ id: 'CVE-1', severity: 'CRITICAL', fixed: '3' }]),
};
const REPORTS = { reports: 'r.json' };
const CRITICAL =
  'input fail-on: found 1 finding of 1 CVE in 1 image for critical, expected none: CVE-1 in redis:2.0 (critical, openssl 1.0, fixed in 3); rebuild this image, or remove critical from fail-on';
const UNSCANNED =
  'input fail-on: found 1 unscanned version, expected none: redis:1.0; scan what has no report, or remove unscanned from fail-on';
const INPUTS = {
  ...REPORTS,
  'fail-on': 'critical, high+exploited\nunscanned',
  'summary-file': 'out/summary.md',
};

const summaryIn = (workspace: string): string =>
  readFileSync(path.join(workspace, 'out/summary.md'), 'utf8');

/** How many requests to the git server read objects, by the debug log. */
const fetchesOf = ({ log }: RunResult): number =>
  log.split('\n').filter((line) => /^::debug::git fetch\b.*: exited with/.test(line)).length;

describe('fail-on and summary-file', () => {
  test.concurrent(
    'fail the step after the publish, with the outputs set and the summary in a file',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      const result = await w.run(checkout, INPUTS, { alone: true });
      expect([result.code, errorsOf(result), result.leftovers]).toEqual([
        1,
        [CRITICAL, UNSCANNED],
        [],
      ]);
      expect(result.outputs).toMatchObject({
        changed: 'true',
        commit: w.log(BRANCH)[0]?.sha,
        cves: '1',
        unscanned: '1',
      });
      expect(w.tree(BRANCH)[`${V1}/security/redis.json`]).toBeDefined();
      expect(result.summary).toMatch(/^## ❌ The step failed · First publish: 1 image · /);
      expect(summaryIn(checkout.workspace)).toBe(result.summary);
    }),
  );

  test.concurrent(
    'hold back a pull request with a dry run, which writes nothing but the summary',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      const result = await w.run(checkout, { ...INPUTS, 'dry-run': 'true' });
      expect([result.code, errorsOf(result), w.log(BRANCH)]).toEqual([
        1,
        [CRITICAL, UNSCANNED],
        [],
      ]);
      expect(result.outputs).toMatchObject({ changed: 'true', commit: '', cves: '1' });
      expect(summaryIn(checkout.workspace)).toBe(result.summary);
      expect(w.status(checkout.workspace)).toBe('?? out/\n');
    }),
  );

  test.concurrent(
    'count what an earlier run published, which takes one request for the records',
    inWorld(async (w) => {
      await publish(w, FILES, REPORTS);
      const checkout = w.checkout({ [MANIFEST]: FILES[MANIFEST] ?? '' });
      const more = { env: { RUNNER_DEBUG: '1' } };
      const plain = await w.run(checkout, { 'dry-run': 'true' }, more);
      const gated = await w.run(checkout, { 'dry-run': 'true', 'fail-on': 'critical' }, more);
      expect([plain.code, gated.code, errorsOf(gated)]).toEqual([0, 1, [CRITICAL]]);
      expect(fetchesOf(gated) - fetchesOf(plain)).toBe(1);
    }),
  );

  test.concurrent(
    'list what is wrong with the inputs in the file too',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      const result = await w.run(checkout, { ...INPUTS, 'fail-on': 'criticl' });
      expect([result.code, errorsOf(result)]).toEqual([
        1,
        [
          'input fail-on: found "criticl", expected critical, high, medium, low, unknown, fixable, exploited, new (several joined by +), unscanned, partial, withheld, stale, stale-source, not-live; separated by commas or lines; did you mean critical?',
        ],
      ]);
      expect(summaryIn(checkout.workspace)).toBe(result.summary);
    }),
  );

  test.concurrent(
    'refuse a file that cannot be written before anything is published',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      mkdirSync(path.join(checkout.workspace, 'out/summary.md'), { recursive: true });
      expect(await refused(w, checkout, INPUTS)).toEqual([
        'input summary-file: found "out/summary.md", which is a folder, expected a file; name another file in summary-file',
      ]);
      expect(await refused(w, checkout, { ...INPUTS, 'summary-file': '.git/config' })).toEqual([
        'input summary-file: found ".git/config", expected a file such as summary.md, outside of .git; write, for example, summary.md',
      ]);
      expect(existsSync(path.join(checkout.workspace, 'out/summary.md/x'))).toBe(false);
    }),
  );

  test.concurrent(
    'refuse a file that the run would take from the checkout, and leave it as it is',
    inWorld(async (w) => {
      const checkout = w.checkout({ ...FILES, 'docs/s.md': 'tracked' });
      const refusedAs = (found: string, file: string): string =>
        `input summary-file: found "${file}", which ${found}; name another file in summary-file`;
      const tracked = refusedAs('is a file that git tracks, expected a new one', 'docs/s.md');
      const refusal = (file: string) => refused(w, checkout, { ...REPORTS, 'summary-file': file });
      const used = 'is an input of this run, expected another file';
      expect(await refusal('docs/s.md')).toEqual([tracked]);
      expect(await refusal(MANIFEST)).toEqual([refusedAs(used, MANIFEST)]);
      expect(await refusal('r.json')).toEqual([refusedAs(used, 'r.json')]);
      const invalid = await w.run(checkout, { 'dry-run': 'perhaps', 'summary-file': 'docs/s.md' });
      expect(errorsOf(invalid)).toEqual([
        'input dry-run: found "perhaps", expected one of true, false; write one of them, or leave the input out',
        tracked,
      ]);
      expect([w.status(checkout.workspace), invalid.leftovers]).toEqual(['', []]);
    }),
  );
});

describe('landing', () => {
  const page = 'index.html';
  const outside = (tree: Readonly<Record<string, string>>): ReadonlyArray<string> =>
    Object.keys(tree).filter((file) => !`/${file}`.includes(`/${V1}/`));

  test.concurrent(
    'leads from the root to the page, and is removed with it',
    inWorld(async (w) => {
      const { checkout, result } = await publish(w, FILES, REPORTS);
      expect(outside(w.tree(BRANCH))).toEqual(['.nojekyll', page]);
      expect(w.tree(BRANCH)[page]).toContain('<a href="api/v1/">');
      expect(result.outputs['files-added']).toBe(String(Object.keys(w.tree(BRANCH)).length));
      const squashed = await runWell(w, checkout, { ...REPORTS, history: 'squash' });
      expect(squashed.outputs['changed']).toBe('false');
      const dry = await runWell(w, checkout, { ...REPORTS, landing: 'false', 'dry-run': 'true' });
      expect([dry.outputs['files-removed'], outside(w.tree(BRANCH))]).toEqual([
        '1',
        ['.nojekyll', page],
      ]);
      const last = await runWell(w, checkout, {
        ...REPORTS,
        landing: 'false',
        history: 'squash',
      });
      expect([last.outputs['files-removed'], outside(w.tree(BRANCH))]).toEqual([
        '1',
        ['.nojekyll'],
      ]);
      expect(w.log(BRANCH)).toHaveLength(1);
    }),
  );
});
