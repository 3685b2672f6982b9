/** What a run holds in memory: no report outlives its file, and rows wait on disk. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { image, manifestOf, reportOf } from './builders';
import { PROJECT } from './process';
import { runWell, withWorld } from './runs';

/**
 * The heap of V8 in MiB, twice what the run needs. The values of all reports take six times as much, so a
 * run that keeps them dies.
 */
const HEAP = 40;

const SLUGS = Array.from({ length: 200 }, (_, n) => `image-${n}`);

/** Bytes of a title: as good as all of a row. */
const TITLE = 48_000;

/** Few, with long titles: so they are many bytes, and no work to read. */
const FINDINGS = Array.from({ length: 25 }, (_, i) => ({
  id: `CVE-2026-${i}`,
  title: `${i} `.padEnd(TITLE, 'x'),
}));

/** Writes the peak of the process, in kB, when the run ends: rows are outside of V8's heap. */
const HOOK = path.join(PROJECT, 'bench', 'peak.cjs');

const testWithProc = existsSync('/proc/self/status') ? test : test.skip;

testWithProc('the peak of a run is less than the rows of all its reports', () =>
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
    const peak = path.join(w.root, 'peak');
    const { outputs } = await runWell(
      w,
      checkout,
      { reports: 'reports/*.json.gz', 'dry-run': 'true', 'base-url': 'https://x.test' },
      { env: { NODE_OPTIONS: `--require ${HOOK} --max-old-space-size=${HEAP}`, BENCH_PEAK: peak } },
    );
    expect(outputs['cves']).toBe(String(SLUGS.length * FINDINGS.length));
    const titles = SLUGS.length * FINDINGS.length * TITLE;
    const bytes = Number(readFileSync(peak, 'utf8')) * 1024;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(titles);
  }),
);
