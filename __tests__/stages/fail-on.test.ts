import { describe, expect, test } from '@jest/globals';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const FILES = workspaceOf({ 'redis/2': ['CVE-1 CRITICAL 3'], 'redis/1': [], 'node/20': null });
const CRITICAL =
  'input fail-on: found 1 critical CVE in 1 image, expected none: redis:2 has 1; update or rebuild what is affected, or remove critical from fail-on';
const UNSCANNED =
  'input fail-on: found 1 unscanned version, expected none: node:20; scan what has no report, or remove unscanned from fail-on';

const run = async (inputs: Record<string, string>, more: Partial<Run> = {}) => {
  const remote = memoryGit();
  const ran = await runAction({ git: remote.git, files: FILES, inputs, ...more });
  return { ...ran, title: ran.summary.split('\n')[0], published: remote.files() !== undefined };
};

describe('a step with fail-on', () => {
  test('publishes, sets the outputs, and fails with the reason in the summary', async () => {
    const ran = await run({ 'fail-on': 'unscanned\ncritical, low' });
    expect(ran).toMatchObject({
      errors: [CRITICAL, UNSCANNED],
      published: true,
      title: '## ❌ Catalog published, but the step failed',
      outputs: { changed: 'true', cves: '1', unscanned: '1' },
    });
    expect(ran.summary).toContain(
      `- ❌ ${CRITICAL}\n- ❌ ${UNSCANNED}\n`.replace(/:(?=2)/g, '<span>:</span>'),
    );
  });

  test('fails with dry-run too, and publishes nothing', async () => {
    expect(await run({ 'fail-on': 'critical', 'dry-run': 'true' })).toMatchObject({
      errors: [CRITICAL],
      published: false,
      title: expect.stringMatching(/^## ❌ Dry run failed: would publish \d+ files$/),
      outputs: { changed: 'true', cves: '1' },
    });
  });

  test('fails again if nothing changed', async () => {
    const remote = memoryGit();
    const inputs = { 'fail-on': 'critical' };
    await run(inputs, { git: remote.git });
    const again = await run(inputs, { git: remote.git, files: { ...FILES } });
    expect(again).toMatchObject({ errors: [CRITICAL], title: '## ❌ The step failed' });
    expect(again.outputs['changed']).toBe('false');
  });

  test('fails on records of earlier runs', async () => {
    const remote = memoryGit();
    await run({}, { git: remote.git });
    const manifest = { 'catalog.yaml': FILES['catalog.yaml'] ?? '' };
    const ran = await run({ 'fail-on': 'critical' }, { git: remote.git, files: manifest });
    expect(ran.errors).toEqual([CRITICAL]);
  });

  test('succeeds if no condition is met', async () => {
    expect(await run({ 'fail-on': 'high, partial, withheld, stale-source' })).toMatchObject({
      errors: [],
      title: '## ✅ Catalog published',
    });
  });
});
