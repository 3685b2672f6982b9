/** The script for contributors derives a tree without git, and says what differs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = path.resolve(__dirname, '../..');
const EXAMPLE = path.join(ROOT, 'examples/catalog');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'derive-'));
  mkdirSync(path.join(folder, 'nothing'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const derive = (published: string, reports: string, out: string) => {
  const files = [published, path.join(EXAMPLE, 'catalog.yaml'), reports, out];
  const args = [path.join(ROOT, 'scripts/derive.mjs'), ...files];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return [status, stdout.trim().split('\n').filter(Boolean)] as const;
};

test('a tree from nothing, which the same run leaves as it is', () => {
  const reports = path.join(EXAMPLE, 'reports');
  const [status, lines] = derive('nothing', reports, 'first');
  expect([status, lines.includes('added    state.json')]).toEqual([0, true]);
  expect(derive('first', reports, 'second')).toEqual([0, []]);
  expect(derive('second', 'nothing', 'third')).toEqual([0, []]);
});

test('says what it expects', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/derive.mjs')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'expected: npm run derive -- <published tree> <manifest> <reports> <out>\n',
  ]);
});
