import { describe, expect, test } from '@jest/globals';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const FILES = workspaceOf({ 'redis/1': ['CVE-1 CRITICAL 2'] });
const INPUTS = { 'summary-file': 'out/summary.md' };

const run = async (more: Partial<Run> = {}) => {
  const written = new Map<string, string>();
  const remote = memoryGit();
  const ran = await runAction({ git: remote.git, files: FILES, inputs: INPUTS, written, ...more });
  return { ...ran, written, published: remote.files() !== undefined };
};

describe('the file of the summary', () => {
  test('has the text of the job summary', async () => {
    const ran = await run();
    expect([...ran.written]).toEqual([['out/summary.md', ran.summary]]);
    expect(ran.summary).toMatch(/^## ✅ First publish: 1 image · /);
  });

  test('is written only if the input names it', async () => {
    expect([...(await run({ inputs: {} })).written]).toEqual([]);
  });

  test('lists the problems of a run that stopped', async () => {
    const ran = await run({ files: { ...FILES, 'reports/x.json': '{}' } });
    expect([...ran.written]).toEqual([['out/summary.md', ran.summary]]);
    expect(ran.summary).toMatch(/^## ❌ Publishing failed: 1 problem\n/);
    expect(ran.errors).toHaveLength(1);
  });

  test('stops the run before it publishes if it cannot be written', async () => {
    const ran = await run({ unwritable: { before: 'closed' } });
    expect(ran).toMatchObject({ errors: ['closed'], published: false, outputs: {} });
    const heading = '## ❌ Publishing failed: 1 problem';
    expect([ran.summary.split('\n')[0], ran.written.size]).toEqual([heading, 0]);
    expect(ran.summary).toContain('- closed\n');
  });

  test('fails the step after the publish if it cannot be written at the end', async () => {
    const ran = await run({ unwritable: { after: 'the disk is full' } });
    expect(ran).toMatchObject({ errors: ['the disk is full'], published: true });
    expect(ran.outputs['changed']).toBe('true');
    expect(ran.summary).toMatch(/^## ❌ The step failed · First publish: 1 image · /);
    expect(ran.summary).toContain('- ❌ the disk is full\n');
  });

  test('is another problem of a stopped run if it cannot be written', async () => {
    const ran = await run({ files: {}, unwritable: { after: 'the disk is full' } });
    expect(ran.errors).toEqual(['no catalog.yaml', 'the disk is full']);
    expect(ran.summary).toContain('- no catalog.yaml\n- the disk is full\n');
  });
});
