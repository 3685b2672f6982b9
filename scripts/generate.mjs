// Rewrites the files that are generated from src/ and action.yml: schemas, golden trees and summaries, and the inputs and
// outputs in documents.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const env = { ...process.env, UPDATE_GENERATED: '1', UPDATE_GOLDEN: '1' };
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};

run('scripts/write-readme.mjs');
run('scripts/draw-rooms.mjs');
run(
  'node_modules/jest/bin/jest.js',
  '__tests__/contract/input-schema.test.ts',
  '__tests__/contract/examples',
);
run('scripts/contract.mjs', '--write');
run(
  'node_modules/jest/bin/jest.js',
  '__tests__/golden',
  '__tests__/explorer/views',
  '__tests__/tell/summary',
);
