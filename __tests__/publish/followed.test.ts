/** Digests that a version states, follows, and states no longer. */
import { expect, test } from '@jest/globals';
import type { ImageReleases } from '../../src/contract/releases';
import { readOn, runOn, statusOn } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { trivy } from '../builders/reports';

const [A, B] = [digestOf('a'), digestOf('b')];
const IMAGE = `${REGISTRY}/images/redis`;

const catalog = (digest?: string) => ({
  'catalog.yaml': JSON.stringify({
    registry: REGISTRY,
    images: [
      { ...imageFields('redis'), versions: [{ version: '8', ...(digest ? { digest } : {}) }] },
    ],
  }),
});

const day = (n: number): string => `2026-08-0${n}T03:00:00Z`;
const COMMITTED = '2026-08-01T00:00:00Z';
const NONE = 'no findings in newest versions';

const report = (n: number, ...digests: ReadonlyArray<string>) => ({
  'reports/a.json': JSON.stringify(
    trivy([], {
      CreatedAt: day(n),
      ArtifactName: `${IMAGE}:8`,
      Metadata: {
        OS: { Family: 'wolfi', Name: '1' },
        RepoDigests: digests.map((digest) => `${IMAGE}@${digest}`),
      },
      Results: [
        { Target: 'x', Class: 'os-pkgs', Type: 'wolfi', Packages: [{ Name: 'a', Version: '1' }] },
      ],
    }),
  ),
});

test('what the manifest states counts, and what it does not state follows the scans', async () => {
  const remote = memoryGit();
  const told: unknown[] = [];
  const runs: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
    ['a scan', { ...catalog(), ...report(1, A) }],
    ['stated as it was followed', catalog(A)],
    ['the same again', catalog(A)],
    ['stated no longer', catalog()],
    ['the tag moved', { ...catalog(), ...report(2, B) }],
    ['the tag moved back', { ...catalog(), ...report(3, A) }],
    ['a late scan of another build', { ...catalog(), ...report(2, B) }],
    ['another digest is stated', catalog(B)],
    ['and no longer', catalog()],
    ['bytes that nobody knows', { ...catalog(), ...report(4) }],
  ];
  for (const [name, files] of runs) {
    const ran = await runOn(remote, files);
    expect(ran.errors).toEqual([]);
    const [status] = statusOn(remote);
    const [release] = readOn<ImageReleases>(remote, 'images/redis/releases.json').releases;
    const letter = (digest: string | null | undefined) =>
      digest === A ? 'A' : digest === B ? 'B' : digest;
    told.push([
      name,
      `${ran.outputs['changed']}`,
      `${letter(status?.digest)} ${status?.digestFrom ?? 'stated'} ${status?.state}`,
      `${release?.digestFrom ?? 'stated'} since ${release?.since}`,
      (release?.former ?? []).map(({ digest, until }) => `${letter(digest)} until ${until}`).join(),
      ran.log.at(-1),
      ran.notices.filter((text) => /another build/.test(text)).length,
    ]);
  }
  expect(told).toEqual([
    [
      'a scan',
      'true',
      'A scan scanned',
      `scan since ${day(1)}`,
      '',
      `✅ First publish: 1 image · ${NONE}`,
      0,
    ],
    [
      'stated as it was followed',
      'true',
      'A stated scanned',
      `stated since ${day(1)}`,
      '',
      `✅ Nothing new · ${NONE}`,
      0,
    ],
    [
      'the same again',
      'false',
      'A stated scanned',
      `stated since ${day(1)}`,
      '',
      `✅ Nothing new · ${NONE}`,
      0,
    ],
    [
      'stated no longer',
      'true',
      'A scan scanned',
      `scan since ${day(1)}`,
      '',
      `✅ Nothing new · ${NONE}`,
      0,
    ],
    [
      'the tag moved',
      'true',
      'B scan scanned',
      `scan since ${day(2)}`,
      `A until ${day(2)}`,
      '🔁 redis 8 rebuilt',
      0,
    ],
    [
      'the tag moved back',
      'true',
      'A scan scanned',
      `scan since ${day(3)}`,
      `B until ${day(3)}`,
      '🔁 redis 8 rebuilt',
      0,
    ],
    [
      'a late scan of another build',
      'false',
      'A scan scanned',
      `scan since ${day(3)}`,
      `B until ${day(3)}`,
      `✅ Nothing new · ${NONE}`,
      1,
    ],
    [
      'another digest is stated',
      'true',
      'B stated unscanned',
      `stated since ${COMMITTED}`,
      `A until ${COMMITTED}`,
      '🔁 redis 8: digest changed, not scanned yet',
      0,
    ],
    [
      'and no longer',
      'true',
      'B scan unscanned',
      `scan since ${COMMITTED}`,
      `A until ${COMMITTED}`,
      '⚠️ Nothing new · nothing scanned yet',
      0,
    ],
    [
      'bytes that nobody knows',
      'true',
      'null stated scanned',
      `stated since ${day(4)}`,
      `B until ${day(4)},A until ${COMMITTED}`,
      '🔵 redis 8 scanned again',
      0,
    ],
  ]);
});
