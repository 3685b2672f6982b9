/** Small nights that a run once described wrongly, run after run. They are not part of the repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { textsBelow } from '../builders/files';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const CASES = path.resolve(__dirname, '../../../shared/cases');
const NAMES = ['still-open', 'newer-scan', 'scanner-upgrade', 'titles', 'vex-not-applied'];
const here = [...NAMES, 'renamed', 'all-scans-failed'].every((name) =>
  existsSync(path.join(CASES, name)),
);

/** What a run says in these nights. */
interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly errors: ReadonlyArray<string>;
  readonly notices: ReadonlyArray<string>;
  readonly summary: string;
  readonly titles: ReadonlyArray<string>;
}

const named = (all: Readonly<Record<string, string>>, step: string): Record<string, string> => {
  const from = `${step}/`;
  const reports = Object.entries(all).filter(([file]) => file.startsWith(from));
  const manifest = all['catalog.yaml'] ?? all[`catalog-${step.slice(0, 1)}.yaml`] ?? '';
  const { 'kev.json': kev, 'vex.json': vex } = all;
  return {
    'catalog.yaml': manifest,
    ...Object.fromEntries(
      reports.map(([file, text]) => [`reports/${file.slice(from.length)}`, text]),
    ),
    ...(kev === undefined ? {} : { 'kev.json': kev }),
    ...(vex === undefined ? {} : { 'vex/a.json': vex }),
  };
};

/** The last of the runs of a case. */
const play = async (
  name: string,
  steps: ReadonlyArray<string>,
  failOn = '',
): Promise<Told | undefined> => {
  const remote = memoryGit();
  const all = textsBelow(path.join(CASES, name));
  let told: Told | undefined;
  for (const [i, step] of steps.entries()) {
    const files = named(all, step);
    const hasReports = Object.keys(files).some((file) => file.startsWith('reports/'));
    const { errors, notices, summary } = await runAction({
      ...{ git: remote.git, files, committed: `2026-08-${19 + i}T12:00:00Z` },
      inputs: {
        ...('kev.json' in files ? { kev: 'kev.json' } : {}),
        ...('vex/a.json' in files ? { vex: 'vex' } : {}),
        ...(hasReports ? {} : { reports: '' }),
        'fail-on': failOn,
      },
    });
    const feed = JSON.parse(remote.files()?.get('api/v1/feed.json') ?? '{"items":[]}') as {
      readonly items: ReadonlyArray<{ readonly title: string }>;
    };
    told = {
      ...{ errors, notices, summary },
      subject: remote.commits.at(-1)?.message.split('\n')[0] ?? '',
      heading: /^## (.+)$/m.exec(summary)?.[1] ?? '',
      titles: feed.items.map(({ title }) => title),
    };
  }
  return told;
};

const OPEN = '🚨 Still open: CVE-2026-1001 (exploited) in 2 images';
const TOTALS = '3 findings in newest versions, 3 with a fix';
const REBUILD =
  '- 🚨 **Begin with 2 versions**, which have a fix for an exploited CVE: `git:2.5.0` (1 critical, 1 high; 2 fixable), `redis:3.0.4` (1 high; 1 fixable)';
const GATE =
  '2 findings of 1 CVE in 2 images (git, redis) meet exploited: CVE-2026-1001 in git:2.5.0 (high, libc6 1.0, fixed in 2.0); rebuild these images';

const told: ReadonlyArray<readonly [string, () => Promise<void>]> = [
  [
    'what is exploited and still open',
    async () => {
      const ran = await play('still-open', ['1', '2']);
      const line = `${OPEN} · ${TOTALS}`;
      expect(ran).toMatchObject({ subject: line, heading: line, errors: [] });
      expect(ran?.summary).toContain(REBUILD);
    },
  ],
  [
    'the same with a gate',
    async () => {
      const ran = await play('still-open', ['1', '2'], 'exploited');
      expect(ran).toMatchObject({
        subject: `${OPEN} · ${TOTALS}`,
        heading: `❌ 1 exploited CVE (CVE-2026-1001) still in git, redis (open since 2026-08-20) · fix available: rebuild · ${TOTALS}`,
        errors: [`input fail-on: ${GATE}`],
      });
      expect(ran?.summary).toContain(REBUILD);
    },
  ],
  [
    'a report that loses to a later scan',
    async () => {
      const ran = await play('newer-scan', ['1', '2-build', '3-night']);
      const line = '✅ Nothing new · no findings in newest versions';
      expect(ran).toMatchObject({ subject: line, heading: line });
      expect(ran?.summary).toContain(' · this run scanned 3 of 3 versions\n');
    },
  ],
  [
    'another scanner',
    async () => {
      const line = '🟡 Trivy 0.73.0 instead of 0.72.0: 2 new CVEs in 2 images, 1 medium';
      const ran = await play('scanner-upgrade', ['1', '2']);
      expect(ran).toMatchObject({ subject: line, heading: line });
    },
  ],
  [
    'a rebuild, by its name',
    async () => {
      expect((await play('titles', ['1', '2']))?.titles).toEqual(['curl 3.1.5 rebuilt']);
    },
  ],
  [
    'a statement that no scan applied, as something to do',
    async () => {
      const ran = await play('vex-not-applied', ['1']);
      const notice =
        'the scan did not apply not_affected for CVE-2026-1001 in redis 3.0.4, so the finding still counts: scan with --vex <file> --show-suppressed';
      expect(ran?.notices).toContain(notice);
      const [, next = '', about = ''] =
        /### What to do next\n(.*)<summary>About this run<\/summary>(.*)/s.exec(
          ran?.summary ?? '',
        ) ?? [];
      expect(next).toContain(
        '- 📝 the scan did not apply not&#95;affected for CVE-2026-1001 in redis 3.0.4',
      );
      expect(about).not.toContain('CVE-2026-1001');
    },
  ],
  [
    'an image that was probably renamed',
    async () => {
      expect((await play('renamed', ['1', '2']))?.notices).toContain(
        'the manifest: found telemetry-collector with the same digests as collector, which is gone; if it was renamed, tell those who use the old name: retired: [{ slug: collector, replacedBy: { slug: telemetry-collector } }]',
      );
    },
  ],
  [
    'a first night of which every scan failed',
    async () => {
      const all = { 'catalog.yaml': textsBelow(CASES)['app.yaml'] ?? '' };
      const reports = textsBelow(path.join(CASES, 'all-scans-failed'));
      const ran = await runAction({ git: memoryGit().git, files: { ...all, ...reports } });
      expect(ran.errors).toEqual([
        'input reports: found the folder "reports" with nothing but the output of trivy version, expected a report in it; first look at the log of the job that scans (a wrong reference, a registry that refuses), then check that it writes its reports there',
      ]);
    },
  ],
];

if (here) test.each(told)('people are told of %s', (_, check) => check());
else test.skip('people are told of these nights', () => undefined);
