/** Badges as shields.io draws them. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Badge } from '../../src/contract/badge';

/** Requires a dependency of badge-maker. */
export const ofBadgeMaker = createRequire(
  path.resolve(__dirname, '../../node_modules/badge-maker/lib/index.js'),
);

const SCRIPT = path.resolve(__dirname, '../contract/render-badges.mjs');

/** Payloads drawn by badge-maker, as shields.io does. */
export const drawnByService = (badges: ReadonlyArray<Partial<Badge>>): ReadonlyArray<string> => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    input: JSON.stringify(badges),
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as ReadonlyArray<string>;
};
