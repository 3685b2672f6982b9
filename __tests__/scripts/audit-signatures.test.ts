/** What CI makes of the answers of `npm audit signatures`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const SCRIPT = path.resolve(__dirname, '../../scripts/audit-signatures.mjs');
const onShell = process.platform === 'win32' ? describe.skip : describe;

/** Runs the script with an npm that says this and ends so. */
const audit = (said: string, code: number) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  try {
    const npm = `#!/bin/sh\n[ "$*" = "audit signatures --fetch-retries=1" ] || exit 64\n${said}\nexit ${code}\n`;
    writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env['PATH']}` };
    const { status, stdout } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
    return [status, stdout];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

onShell('signatures of packages', () => {
  test.each([
    [
      'are right',
      'echo "34 packages have verified registry signatures"',
      0,
      0,
      '34 packages have verified registry signatures\n',
    ],
    [
      'are wrong',
      'echo "1 package has an invalid registry signature"',
      1,
      1,
      '1 package has an invalid registry signature\n',
    ],
    [
      'are not checked without a network',
      'echo "npm error network request to https://registry.test failed" >&2',
      1,
      0,
      '::warning::the signatures of packages were not checked: the registry does not answer\n',
    ],
    ['cannot be checked for another reason', 'echo "npm error code EUSAGE" >&2', 1, 1, ''],
  ])('%s', (_, said, code, status, stdout) => {
    expect(audit(said, code)).toEqual([status, stdout]);
  });
});
