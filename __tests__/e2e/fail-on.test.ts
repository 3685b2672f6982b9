/** `fail-on` and `landing`, from the inputs to the branch and the end of the step. */
import { describe, expect, test } from '@jest/globals';
import type { RunResult } from './action';
import { image, MANIFEST, manifestOf, reportOf, V1 } from './builders';
import type { Files } from './process';
import { errorsOf } from './results';
import { inWorld, publish, runWell } from './runs';

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
};

/** How many requests to the git server read objects, by the debug log. */
const fetchesOf = ({ log }: RunResult): number =>
  log.split('\n').filter((line) => /^::debug::git fetch\b.*: exited with/.test(line)).length;

describe('fail-on', () => {
  test.concurrent(
    'fail the step after the publish, with the outputs set',
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
    }),
  );

  test.concurrent(
    'hold back a pull request with a dry run, which writes nothing',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      const result = await w.run(checkout, { ...INPUTS, 'dry-run': 'true' });
      expect([result.code, errorsOf(result), w.log(BRANCH)]).toEqual([
        1,
        [CRITICAL, UNSCANNED],
        [],
      ]);
      expect(result.outputs).toMatchObject({ changed: 'true', commit: '', cves: '1' });
      expect(w.status(checkout.workspace)).toBe('');
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
