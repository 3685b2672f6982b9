import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { BLOCKS } from '../documents/blocks';
import { conform } from './conformance';
import { type Environment, PROJECT, removeFolder, temporaryFolder } from './process';

/** Runs the demo to its end, with these arguments and variables; its folders are made in `temporary`. */
const runDemo = (
  temporary: string,
  args: ReadonlyArray<string>,
  env: Environment = {},
): Promise<{ readonly code: number | null; readonly log: string }> =>
  new Promise((resolve, reject) => {
    const own = { DEMO_NIGHT: '2026-07-14', TMPDIR: temporary, TEMP: temporary };
    const child = spawn(process.execPath, [path.join(PROJECT, 'scripts', 'demo.mjs'), ...args], {
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

/** The branch after the demo: date and subject of each commit. */
const DIARY = [
  '2026-06-15 ✅ First publish: 38 images · 93 findings in newest versions, 33 with a fix · 42 open CVEs only in other versions',
  '2026-06-19 ➖ memcached 1.6.22 removed, replaced by memcached 1.6.39',
  '2026-06-27 🟠 5 new CVEs in 20 images, 2 high · etcd v3.5.17 past its end of support',
  '2026-07-04 🟢 CVE-2025-61729, CVE-2025-61727 closed in 3 images · kafka 4.1.0 added · nats 2.12.1, coredns 1.13.1 and 1 more rebuilt',
  '2026-07-08 🟠 CVE-2025-48384 (high) new in 3 images',
  '2026-07-11 🟢 5 CVEs closed in 2 images · redis 8.2.2, keycloak 26.4.0 rebuilt',
  '2026-07-14 🚨 CVE-2025-48384 (high, exploited) in 3 images · fix available in all · CVE-2024-13176 closed in 1 image · haproxy 3.2.4 rebuilt',
];

test('the demo publishes night by night, shows a gate that fails, says that another run changes nothing, and keeps what it is told to', async () => {
  const temporary = temporaryFolder('demo');
  try {
    const { code, log } = await runDemo(temporary, ['--keep']);
    const sections = log.split(/^=== .*$/m).map((text) => text.trim().split('\n'));
    expect([code, sections[1]]).toEqual([0, DIARY]);
    const documented = BLOCKS.filter(({ kind }) => kind === 'text diary');
    expect(
      documented.map(({ text }) => DIARY.filter((line) => text.includes(`${line}\n`))),
    ).toEqual(documented.map(({ text }) => text.trimEnd().split('\n')));
    expect(log).toContain('\nRead the updates\n  updates: 5\n');
    expect([sections[2], sections[3]?.[0], sections[3]?.at(-1)]).toEqual([
      [
        '❌ 1 exploited CVE (CVE-2025-48384) in 3 images · a rebuild fixes it · CVE-2024-13176 closed in 1 image · haproxy 3.2.4 rebuilt',
      ],
      'nothing changed: no commit',
      '❌ 1 exploited CVE still in 3 images (open since 2026-07-08) · a rebuild fixes it',
    ]);
    expect(log).toContain('\nnpm run preview ');
    expect(log).not.toMatch(/^::|\u001b|demo-token/m);
    // What `npm run preview` without a folder looks for.
    const [, kept = ''] = /^Kept in (.+)$/m.exec(log) ?? [];
    expect([path.dirname(kept), readdirSync(kept)]).toEqual([
      temporary,
      expect.arrayContaining(['remotes', 'site', 'summary-7.md', 'workspace']),
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
    expect((await runDemo(temporary, [], { PATH: temporary })).code).toBe(1);
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    removeFolder(temporary);
  }
});
