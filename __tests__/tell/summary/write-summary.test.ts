import { describe, expect, test } from '@jest/globals';
import { manifestText, workspaceOf } from '../../builders/catalog';
import { memoryGit } from '../../builders/memory-git';
import { trivy, trivyFinding } from '../../builders/reports';
import { type Run, runAction } from '../../builders/run';

const FILES = workspaceOf({ 'redis/1': ['CVE-1 CRITICAL 2'] });

const run = (more: Partial<Run> = {}) => runAction({ git: memoryGit().git, files: FILES, ...more });

/** Images of two versions; with these many CVEs each, all with long names. */
const manyImages = (images: number, cves: number): Readonly<Record<string, string>> => {
  const keys = Array.from({ length: 2 * images }, (_, i) => `image-with-a-name-${i >> 1}/1.0.${i}`);
  const found = Array.from({ length: cves }, (_, n) =>
    trivyFinding({
      VulnerabilityID: `CVE-2026-${'9'.repeat(120)}${1000 + n}`,
      PkgName: 'p'.repeat(150),
      FixedVersion: '2'.repeat(150),
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

describe('the summary of many images', () => {
  test('names versions one by one in a first publish, or files in a dry run', async () => {
    const { summary } = await run({ files: manyImages(20, 1) });
    expect(Buffer.byteLength(summary)).toBeLessThan(4000);
    expect(summary).toContain(
      '(1 high; 1 fixable) and 37 more; the output `needs-rebuild` lists all\n',
    );
    const dry = await run({ files: manyImages(20, 1), inputs: { 'dry-run': 'true' } });
    expect(dry.summary).toContain('\n  - `api/v1/security/` 61 added\n');
  });

  test('is cut within a section in the output, which may have 60,000 bytes', async () => {
    const { git } = memoryGit();
    const inputs = { explorer: 'true' };
    await run({ git, files: manyImages(6, 0), inputs });
    const { summary, outputs } = await run({ git, files: manyImages(6, 70), inputs });
    const text = outputs['summary'] ?? '';
    expect(Buffer.byteLength(summary)).toBeGreaterThan(60_000);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    const omitted = '\n\n2 sections omitted, because the text would be too long.\n';
    expect(text.endsWith(omitted)).toBe(true);
    expect(summary.startsWith(`${text.slice(0, -omitted.length)}\n\n<details>\n`)).toBe(true);
  });
});

describe('the output has the text of the job summary', () => {
  test('of a publish', async () => {
    const { summary, outputs } = await run();
    expect(outputs['summary']).toBe(summary);
    expect(summary).toMatch(/^## ✅ First publish: 1 image · /);
  });

  test('of a run that stopped, with no other output', async () => {
    const { summary, outputs, errors } = await run({ files: { ...FILES, 'reports/x.json': '{}' } });
    expect(outputs).toEqual({ summary });
    expect(summary).toMatch(/^## ❌ Publishing failed: 1 problem\n/);
    expect(errors).toHaveLength(1);
  });
});
