/** What a run reports: outputs, the job summary, the log. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf, reportOf, SITE } from './builders';
import { NO_ADDRESS, NO_SITE } from './results';
import { inWorld, publish } from './runs';
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

const filesOn = (w: World): number => Object.keys(w.tree('gh-pages')).length;

/** Texts that differ from world to world, or with the number of documents. */
const settled = (w: World, text: string): string =>
  text
    .replaceAll(w.server.url, 'https://github.test')
    .replace(/\b[0-9a-f]{40}\b/g, 'COMMIT')
    .replace(/\d+(?= files \(| modified\))/g, 'N')
    .replace(/(?<=\[`|source commit: )[0-9a-f]{7}(?=`\]| of )/g, 'SHORT');

test(
  'the log has its stages in groups, with counts and times, and the summary is Markdown as a whole',
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
      'done after N s',
      '::endgroup::',
      `::notice title=Catalog::${NO_SITE}`,
      `::notice title=Catalog::${NO_ADDRESS}`,
      '2 images (2 scanned), 0 charts',
      'versions: 0 partial, 0 withheld, 1 unscanned',
      'this run scanned 2 of 3 versions; the oldest scan is of redis:1.0, from 2026-01-02T03:04:05Z',
      '2 findings of 2 CVEs in newest versions (2 images scanned), 1 with a fix',
      `\u001b[1m${count} files changed: ${count} added, 0 modified, 0 removed\u001b[0m`,
      'commit: COMMIT',
      `${SITE}/api/v1`,
      '✅ First publish: 2 images · 2 findings in newest versions, 1 with a fix',
      '',
    ]);

    const second = await publish(w, SECOND, REPORTS);
    const file = path.join(__dirname, 'summary.md');
    const summary = settled(w, second.result.summary);
    if (process.env['UPDATE_GOLDEN']) writeFileSync(file, summary);
    expect(summary).toBe(readFileSync(file, 'utf8'));
  }),
);
