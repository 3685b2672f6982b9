/**
 * The programs that check what the other tests publish. They are not part of the repository: where a test is skipped
 * here, its program checked no tree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { coverageIn, type Given, hasCoverageChecker } from '../builders/coverage';
import { hasPackagesChecker, packageViolationsIn } from '../builders/packages';
import { hasProjectionsChecker, projectionsIn } from '../builders/projections';
import { hasVexChecker, openVex, statement, vexViolationsIn } from '../builders/vex';
import { image, MANIFEST, manifest, reportOf, yaml } from './builders';
import { runWell } from './runs';
import { type World, world } from './world';

const { Results, ...report } = JSON.parse(reportOf('redis', '8.2', []));
const FILES = {
  [MANIFEST]: yaml(manifest({ images: [image('redis', ['8.2'])] })),
  'reports/8.2.json': JSON.stringify({
    ...report,
    Results: [{ ...Results[0], Packages: [{ Name: 'zlib', Version: '1.3' }] }],
  }),
  'vex/redis.json': openVex([statement('CVE-2026-0001', 'pkg:oci/redis')]),
};

type Check = (folder: string, given: Given) => Promise<ReadonlyArray<unknown>>;
type Edit = readonly [file: string, from: string, to: string];

const CHECKS: ReadonlyArray<readonly [what: string, isHere: boolean, Check, Edit]> = [
  [
    ...(['projections', hasProjectionsChecker, projectionsIn] as const),
    ['packages.json', '"known":1', '"known":0'],
  ],
  [
    ...(['packages', hasPackagesChecker, packageViolationsIn] as const),
    ['packages.json', '"known":1', '"known":0'],
  ],
  [
    ...(['statements', hasVexChecker, vexViolationsIn] as const),
    ['images/redis/vex.json', 'CVE-2026-0001', 'CVE-2026-0002'],
  ],
  [
    ...(['coverage', hasCoverageChecker, coverageIn] as const),
    ['status.json', '"database":', '"base":'],
  ],
];

(CHECKS.some(([, isHere]) => isHere) ? describe : describe.skip)('the check of', () => {
  let w: World;
  let workspace = '';
  beforeAll(async () => {
    w = await world();
    const checkout = w.checkout(FILES);
    workspace = checkout.workspace;
    await runWell(w, checkout, { reports: 'reports', vex: 'vex' });
  });
  afterAll(() => w.dispose());

  for (const [what, isHere, check, [file, from, to]] of CHECKS)
    (isHere ? test : test.skip)(
      `${what} finds nothing wrong in a published tree, and something in an edited one`,
      async () => {
        const folder = w.exportTree('gh-pages', path.join(w.root, what));
        const given = {
          reports: path.join(workspace, 'reports'),
          vex: path.join(workspace, 'vex'),
        };
        expect(await check(folder, given)).toEqual([]);
        const edited = path.join(folder, 'api/v1', file);
        const text = readFileSync(edited, 'utf8');
        expect(text).toContain(from);
        writeFileSync(edited, text.replace(from, to));
        expect(await check(folder, given)).not.toEqual([]);
      },
    );
});
