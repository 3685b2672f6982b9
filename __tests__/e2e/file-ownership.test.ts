/**
 * A checkout that belongs to somebody else, as in a container: git refuses to open it ("dubious
 * ownership") unless told otherwise. Needs a user who may give files away.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { json, warningsOf } from './results';
import { inWorld, runWell } from './runs';
import type { Checkout, World } from './world';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const giveAway = ({ workspace }: Checkout): void => {
  chownSync(workspace, NOBODY, NOBODY);
  for (const entry of readdirSync(workspace, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(workspace, entry), NOBODY, NOBODY);
};

const foreignCheckout = (w: World): Checkout => {
  const files = { [MANIFEST]: manifestOf(image('redis', ['8'])), 'r.json': reportOf('redis', '8') };
  const checkout = w.checkout(files);
  giveAway(checkout);
  return checkout;
};

(isRoot ? describe : describe.skip)('the checkout of another user', () => {
  test(
    'is one that git does not open on its own',
    inWorld(async (w) => {
      const { workspace } = foreignCheckout(w);
      const env = { PATH: process.env['PATH'], HOME: w.root, GIT_CONFIG_NOSYSTEM: '1' };
      const { status, stderr } = spawnSync('git', ['-C', workspace, 'log'], {
        env,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([128, expect.stringContaining('dubious ownership')]);
    }),
  );

  test(
    'is published with the commit that it is at',
    inWorld(async (w) => {
      const checkout = foreignCheckout(w);
      const elsewhere = { sha: 'f'.repeat(40) };
      const result = await runWell(w, checkout, { reports: 'r.json' }, elsewhere);
      expect(warningsOf(result)).toEqual([]);
      expect(json(w.tree('gh-pages'), 'api/v1/state.json')).toMatchObject({
        source: {
          repository: 'acme/catalog',
          commit: checkout.sha,
          committed: '2026-01-01T00:00:00Z',
        },
      });
    }),
  );
});
