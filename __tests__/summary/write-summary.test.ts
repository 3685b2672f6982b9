import { describe, expect, test } from '@jest/globals';
import { manifestText, workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Run, runAction } from '../builders/run';

const FILES = workspaceOf({ 'redis/1': ['CVE-1 CRITICAL 2'] });
const INPUTS = { 'summary-file': 'out/summary.md' };

const run = async (more: Partial<Run> = {}) => {
  const written = new Map<string, string>();
  const remote = memoryGit();
  const ran = await runAction({ git: remote.git, files: FILES, inputs: INPUTS, written, ...more });
  return { ...ran, written, published: remote.files() !== undefined };
};

/** 60 images of two versions; with these many CVEs each, all with long addresses. */
const manyImages = (cves: number): Readonly<Record<string, string>> => {
  const keys = Array.from({ length: 120 }, (_, i) => `image-${i >> 1}/1.0.${i}`);
  const found = Array.from({ length: cves }, (_, n) =>
    trivyFinding({
      VulnerabilityID: `CVE-2026-${1000 + n}`,
      FixedVersion: '2',
      PrimaryURL: `https://advisories.test/${'x'.repeat(400)}/${n}`,
    }),
  );
  return {
    'catalog.yaml': manifestText(keys),
    ...Object.fromEntries(
      keys.map((key) => [
        `reports/${key}.json`,
        JSON.stringify(trivy(found, { ArtifactName: key })),
      ]),
    ),
  };
};

describe('the summary of 60 images', () => {
  test('names files and versions one by one in a first publish', async () => {
    const { summary } = await run({ files: manyImages(1) });
    expect(Buffer.byteLength(summary)).toBeLessThan(20_000);
    expect(summary).toContain('\n- `api/v1/security/` 181 added\n');
    expect(summary).toContain(
      '<summary>Versions: 120 need a rebuild</summary>\n\n|  | Version | Findings |',
    );
    expect(summary).toContain('\nand 70 more, see the output needs-rebuild and the page\n');
    expect(summary.match(/^\| 🔧&nbsp;rebuild \| /gm)).toHaveLength(50);
  });

  test('is longer than 60,000 bytes in the file, or cut within a section there', async () => {
    const { git } = memoryGit();
    await run({ git, files: manyImages(0) });
    const { summary, written } = await run({ git, files: manyImages(10) });
    const text = written.get('out/summary.md') ?? '';
    expect(Buffer.byteLength(summary)).toBeGreaterThan(60_000);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    const omitted = '\n\n3 sections omitted, because this text has a limit of bytes.\n';
    expect(text.endsWith(omitted)).toBe(true);
    expect(summary.startsWith(`${text.slice(0, -omitted.length)}\n\n<details>\n`)).toBe(true);
  });
});

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
