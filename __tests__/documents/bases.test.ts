/** The command of docs/bases.md: what stands on a base of a catalog, and what a rebuild would close. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { digestOf } from '../builders/digest';
import { writeFiles } from '../builders/files';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { runAction } from '../builders/run';
import { BLOCKS } from './blocks';
import { answerOf, hasShell, prepareShell } from './shell';

const ALPINE = 'docker.io/library/alpine';
const MANIFEST = JSON.stringify({
  registry: REGISTRY,
  images: ['app', 'web'].map((slug) => ({ ...imageFields(slug), versions: [{ version: '1' }] })),
  bases: [{ slug: 'alpine', image: ALPINE, versions: [{ version: '3.21' }, { version: '3.22' }] }],
});

/** The report of a build, of which each layer brought a vulnerability: of layer `a`, `CVE-a`. */
const scanOf = (reference: string, day: number, layers: string): string => {
  const found = [...layers].map((layer) =>
    trivyFinding({ VulnerabilityID: `CVE-${layer}`, Layer: { DiffID: digestOf(layer) } }),
  );
  return JSON.stringify(
    trivy(found, {
      CreatedAt: `2026-08-0${day}T03:00:00Z`,
      ArtifactName: reference,
      Metadata: {
        OS: { Family: 'alpine', Name: '3.21' },
        ImageConfig: { os: 'linux', architecture: 'amd64' },
        RepoDigests: [`${reference.replace(/:[^:]*$/, '')}@${digestOf(layers)}`],
        DiffIDs: [...layers].map(digestOf),
      },
    }),
  );
};

/** The layers of each image on a day. */
const NIGHTS: ReadonlyArray<readonly [day: number, Readonly<Record<string, string>>]> = [
  [1, { [`${ALPINE}:3.21`]: 'ab', [`${REGISTRY}/images/app:1`]: 'abc' }],
  [2, { [`${ALPINE}:3.21`]: 'ad', [`${REGISTRY}/images/web:1`]: 'ade' }],
  [3, { [`${ALPINE}:3.22`]: 'x' }],
];

let site = '';

beforeAll(async () => {
  const { git, files, bytesOf } = memoryGit();
  for (const [day, builds] of NIGHTS) {
    const reports = Object.entries(builds).map(([reference, layers], i) => [
      `reports/${i}.json`,
      scanOf(reference, day, layers),
    ]);
    const run = { git, files: { 'catalog.yaml': MANIFEST, ...Object.fromEntries(reports) } };
    expect((await runAction(run)).errors).toEqual([]);
  }
  site = mkdtempSync(path.join(tmpdir(), 'bases-'));
  const paths = [...(files()?.keys() ?? [])];
  writeFiles(
    site,
    paths.map((file) => [file, bytesOf(file) ?? Buffer.alloc(0)]),
  );
  prepareShell(site);
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

(hasShell ? describe : describe.skip)('the command about a base', () => {
  test('names what stands on each of its builds', async () => {
    const [block] = BLOCKS.filter(({ kind }) => kind === 'sh bases');
    const [, command = ''] = (block?.text ?? '').split('\n');
    const former = digestOf('ab');
    expect(await answerOf(site, command)).toBe(
      `web 1 stands on ${digestOf('ad')}: closes 0 of 2\napp 1 stands on ${former}: closes 1 of 2\n`,
    );
  });
});
