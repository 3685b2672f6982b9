/** The demo as a program. `documents/demo-nights.test.ts` has what its nights tell. */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { conform } from './conformance';
import { type Environment, PROJECT, removeFolder, temporaryFolder } from './process';

/** The project with a shorter demo: its last two nights, so that half as many processes publish as much. */
const withLastNights = (folder: string): string => {
  cpSync(path.join(PROJECT, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  for (const name of ['dist', 'action.yml'])
    symlinkSync(path.join(PROJECT, name), path.join(folder, name));
  const all = pathToFileURL(path.join(PROJECT, 'scripts/demo-nights.mjs')).href;
  writeFileSync(
    path.join(folder, 'scripts/demo-nights.mjs'),
    `import * as all from '${all}';\nexport const demoNights = (end) =>\n  all.demoNights(end).slice(-2).map((night, i) => (i > 0 ? night : { ...night, commit: 'Start' }));\n`,
  );
  return path.join(folder, 'scripts/demo.mjs');
};

/** Runs a program to its end, with these arguments and variables; its folders are made in `temporary`. */
const run = (
  program: string,
  temporary: string,
  args: ReadonlyArray<string>,
  env: Environment = {},
): Promise<{ readonly code: number | null; readonly log: string }> =>
  new Promise((resolve, reject) => {
    const own = { DEMO_NIGHT: '2026-07-14', TMPDIR: temporary, TEMP: temporary };
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 100_000,
      env: { ...process.env, ...own, ...env },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, log: Buffer.concat(chunks).toString() }));
  });

/** The commits of the two nights: date and subject of each. */
const DIARY = [
  '2026-07-11 ✅ First publish: 38 images · 116 findings in newest versions, 56 with a fix · 47 open CVEs only in other versions',
  '2026-07-14 🚨 CVE-2025-48384 (high, exploited) in 3 images · fix available in all · CVE-2024-13176 closed in 1 image · haproxy 3.2.4 rebuilt',
];

test('the demo publishes night by night, shows a gate that fails, says that another run changes nothing, and keeps what it is told to', async () => {
  const [temporary, project] = [temporaryFolder('demo'), temporaryFolder('project')];
  try {
    const demo = withLastNights(project);
    const { code, log } = await run(demo, temporary, ['--keep']);
    const sections = log.split(/^=== .*$/m).map((text) => text.trim().split('\n'));
    expect([code, sections[1]]).toEqual([0, DIARY]);
    expect(log).toContain('\nRead the updates\n  updates: 5\n');
    expect([sections[2], sections[3]?.[0], sections[3]?.at(-1)]).toEqual([
      [
        '❌ 1 exploited CVE (CVE-2025-48384) in 3 images · fix available: rebuild · CVE-2025-48384 (high, exploited) in 3 images · fix available in all · CVE-2024-13176 closed in 1 image · haproxy 3.2.4 rebuilt',
      ],
      'nothing changed: no commit',
      '❌ 1 exploited CVE (CVE-2025-48384) still in 3 images (open since 2026-07-11) · fix available: rebuild · 115 findings in newest versions, 55 with a fix · 48 open CVEs only in other versions',
    ]);
    expect(log).toContain('\nnpm run preview ');
    expect(log).not.toMatch(/^::|\u001b|demo-token/m);
    // What `npm run preview` without a folder looks for.
    const [, kept = ''] = /^Kept in (.+)$/m.exec(log) ?? [];
    expect([path.dirname(kept), readdirSync(kept)]).toEqual([
      temporary,
      expect.arrayContaining(['remotes', 'site', 'summary-2.md', 'workspace']),
    ]);
    expect((await conform(path.join(kept, 'site')))?.violations ?? []).toEqual([]);
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(kept, 'site/api/v1', file), 'utf8'));
    expect([read('updates.json').total, read('cve.json').data[0].id]).toEqual([
      5,
      'CVE-2025-48384',
    ]);
    // Without the option nothing is left, whatever happens: here, there is no git.
    rmSync(kept, { recursive: true });
    expect((await run(demo, temporary, [], { PATH: temporary })).code).toBe(1);
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    for (const folder of [temporary, project]) removeFolder(folder);
  }
});
