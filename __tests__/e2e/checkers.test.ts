/**
 * The programs that check what the other tests publish. They are not part of the repository: where a test is skipped
 * here, its program checked no tree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { coverageIn, type Given, hasCoverageChecker } from '../builders/coverage';
import { writeFiles } from '../builders/files';
import { memoryGit } from '../builders/memory-git';
import { hasPackagesChecker, packageViolationsIn } from '../builders/packages';
import { hasProjectionsChecker, projectionsIn } from '../builders/projections';
import { runAction } from '../builders/run';
import { hasVexChecker, openVex, statement, vexViolationsIn } from '../builders/vex';
import { image, MANIFEST, manifest, reportOf, yaml } from './builders';
import { removeFolder, temporaryFolder } from './process';

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
  const root = temporaryFolder('checkers');
  const remote = memoryGit();
  beforeAll(async () => {
    const ran = await runAction({ git: remote.git, files: FILES, inputs: { vex: 'vex' } });
    expect(ran.errors).toEqual([]);
    writeFiles(root, Object.entries(FILES));
  });
  afterAll(() => removeFolder(root));

  for (const [what, isHere, check, [file, from, to]] of CHECKS)
    (isHere ? test : test.skip)(
      `${what} finds nothing wrong in a published tree, and something in an edited one`,
      async () => {
        const folder = path.join(root, what);
        writeFiles(folder, [...(remote.files() ?? [])]);
        const given = { reports: path.join(root, 'reports'), vex: path.join(root, 'vex') };
        expect(await check(folder, given)).toEqual([]);
        const edited = path.join(folder, 'api/v1', file);
        const text = readFileSync(edited, 'utf8');
        expect(text).toContain(from);
        writeFileSync(edited, text.replace(from, to));
        expect(await check(folder, given)).not.toEqual([]);
      },
    );
});
