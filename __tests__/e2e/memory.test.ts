/** What a run holds in memory: no report outlives its file, and rows wait on disk. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { image, manifestOf, reportOf, runWell, withWorld } from './builders';

/**
 * The heap of V8 in MiB, twice what the run needs. The values of all reports take six times as much, so a
 * run that keeps them dies.
 */
const HEAP = 40;

const SLUGS = Array.from({ length: 200 }, (_, n) => `image-${n}`);

/** Bytes of a title: as good as all of a row. */
const TITLE = 12_000;

/** Few, with long titles: so they are many bytes, and no work to read. */
const FINDINGS = Array.from({ length: 100 }, (_, i) => ({
  id: `CVE-2026-${i}`,
  title: `${i} `.padEnd(TITLE, 'x'),
}));

/** Writes the peak of the process, in bytes, when the run ends: rows are outside of V8's heap. */
const hookTo = (file: string): string =>
  `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS * 1024)));`;

test('the peak of a run is less than the rows of all its reports', () =>
  withWorld(async (w) => {
    const checkout = w.checkout({
      'catalog.yaml': manifestOf(...SLUGS.map((slug) => image(slug, ['1.0']))),
    });
    const inWorkspace = (...names: string[]): string => path.join(checkout.workspace, ...names);
    mkdirSync(inWorkspace('reports'));
    // Packed, they are small, and the run starts no worker: its peak does not depend on the cores.
    for (const slug of SLUGS) {
      const report = gzipSync(reportOf(slug, '1.0', FINDINGS), { level: 1 });
      writeFileSync(inWorkspace('reports', `${slug}.json.gz`), report);
    }
    const [hook, peakFile] = [path.join(w.root, 'hook.cjs'), path.join(w.root, 'peak')];
    writeFileSync(hook, hookTo(peakFile));
    const { outputs } = await runWell(
      w,
      checkout,
      { reports: 'reports/*.json.gz', 'dry-run': 'true', 'base-url': 'https://x.test' },
      { env: { NODE_OPTIONS: `--require ${hook} --max-old-space-size=${HEAP}` } },
    );
    expect(outputs['cves']).toBe(String(SLUGS.length * FINDINGS.length));
    const titles = SLUGS.length * FINDINGS.length * TITLE;
    expect(Number(readFileSync(peakFile, 'utf8'))).toBeLessThan(titles);
  }));
