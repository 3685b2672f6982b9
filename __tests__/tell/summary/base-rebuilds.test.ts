/** What a run says of bases: in "What to do next", and in the output `needs-rebuild`. */
import { expect, test } from '@jest/globals';
import { digestOf } from '../../builders/digest';
import { imageFields, REGISTRY } from '../../builders/items';
import { memoryGit } from '../../builders/memory-git';
import { trivy, trivyFinding } from '../../builders/reports';
import { runAction } from '../../builders/run';

const [OLD, NEW, RUNTIME, APP, TOOL] = ['old', 'new', 'runtime', 'app', 'tool'].map(digestOf);

/** A build as a report shows it: its layers, and its vulnerabilities with the layer and the severity of each. */
interface Build {
  readonly layers: ReadonlyArray<string | undefined>;
  readonly found?: ReadonlyArray<readonly [id: string, layer: string | undefined]>;
}

const reportOf = (key: string, address: string, night: number, build: Build): string => {
  const [, version = ''] = key.split('/');
  const findings = (build.found ?? []).map(([id, layer]) =>
    trivyFinding({ VulnerabilityID: id, FixedVersion: '9', Layer: { DiffID: layer } }),
  );
  return JSON.stringify(
    trivy(findings, {
      CreatedAt: `2026-11-0${night}T02:00:00Z`,
      ArtifactName: `${address}:${version}`,
      Metadata: {
        OS: { Family: 'debian', Name: '12' },
        RepoDigests: [`${address}@${digestOf(`${key} ${build.layers.join()}`)}`],
        DiffIDs: build.layers,
        ImageConfig: { os: 'linux', architecture: 'amd64' },
      },
      Results: [
        {
          ...{ Target: 'debian 12', Class: 'os-pkgs', Type: 'debian' },
          ...{ Vulnerabilities: findings, Packages: [{ Name: 'openssl', Version: '3.0.1' }] },
        },
      ],
    }),
  );
};

const MANIFEST = JSON.stringify({
  registry: REGISTRY,
  images: ['app', 'runtime', 'tool'].map((slug) => ({
    ...{ ...imageFields(slug), software: 'none', versions: [{ version: '1' }] },
  })),
  bases: [
    { slug: 'debian', image: 'docker.io/library/debian', versions: [{ version: '12-slim' }] },
  ],
});

const addressOf = (key: string): string =>
  key.startsWith('debian') ? 'docker.io/library/debian' : `${REGISTRY}/images/${key.split('/')[0]}`;

/** Publishes nights, each of some builds. Returns what the last one says. */
const lastOf = async (...nights: ReadonlyArray<Readonly<Record<string, Build>>>) => {
  const git = memoryGit();
  let said: unknown;
  for (const [i, builds] of nights.entries()) {
    const reports = Object.entries(builds).map(([key, build]) => [
      `reports/${key}.json`,
      reportOf(key, addressOf(key), i + 1, build),
    ]);
    const { errors, summary, outputs } = await runAction({
      git: git.git,
      committed: '2026-11-01T00:00:00Z',
      files: { 'catalog.yaml': MANIFEST, ...Object.fromEntries(reports) },
    });
    const rebuilds = JSON.parse(outputs['needs-rebuild'] ?? '') as ReadonlyArray<
      Readonly<Record<string, unknown>>
    >;
    said = {
      errors,
      lines: summary.split('\n').filter((line) => line.includes('🏗️')),
      rebuilds: rebuilds.map(({ slug, base, cured }) => [slug, base, cured]),
    };
  }
  return said;
};

const found = (layer: string | undefined, ...ids: ReadonlyArray<number>) =>
  ids.map((id) => [`CVE-2026-000${id}`, layer] as const);

/** `app` stands on `runtime`, which stands on `debian`, as does `tool`; `app` has the worst findings. */
const FIRST: Readonly<Record<string, Build>> = {
  'debian/12-slim': { layers: [OLD], found: found(OLD, 1, 2) },
  'runtime/1': { layers: [OLD, RUNTIME], found: found(OLD, 1, 2) },
  'app/1': { layers: [OLD, RUNTIME, APP], found: [...found(OLD, 1, 2), ...found(APP, 3, 4)] },
  'tool/1': { layers: [OLD, TOOL], found: [...found(OLD, 2), ...found(TOOL, 3)] },
};
const REBUILT = { 'debian/12-slim': { layers: [NEW], found: found(NEW, 2) } };

test('an image follows the one that it stands on, and nothing is cured by the build that it has', async () => {
  expect(await lastOf(FIRST)).toEqual({
    errors: [],
    lines: [],
    rebuilds: [
      ['runtime', 'debian/12-slim', 0],
      ['app', 'runtime/1', 0],
      ['tool', 'debian/12-slim', 0],
    ],
  });
});

test('a rebuilt base says what it closes', async () => {
  expect(await lastOf(FIRST, REBUILT)).toEqual({
    errors: [],
    lines: ['- 🏗️ **Rebuild on `debian 12-slim`** (build of Nov 2): closes 1 in 1 image'],
    rebuilds: [
      ['runtime', 'debian/12-slim', 1],
      ['app', 'runtime/1', 0],
      ['tool', 'debian/12-slim', 0],
    ],
  });
});

test('a night without news does not repeat it', async () => {
  expect(await lastOf(FIRST, REBUILT, REBUILT, {})).toEqual({
    errors: [],
    lines: [],
    rebuilds: [
      ['runtime', 'debian/12-slim', 1],
      ['app', 'runtime/1', 0],
      ['tool', 'debian/12-slim', 0],
    ],
  });
});

test('when the image follows its base, what stands on the image is next', async () => {
  const follows = { 'runtime/1': { layers: [NEW, RUNTIME], found: found(NEW, 2) } };
  expect(await lastOf(FIRST, REBUILT, follows)).toEqual({
    errors: [],
    lines: ['- 🏗️ **Rebuild on `runtime 1`** (build of Nov 3): closes 1 in 1 image'],
    rebuilds: [
      ['tool', 'debian/12-slim', 0],
      ['runtime', 'debian/12-slim', 0],
      ['app', 'runtime/1', 1],
    ],
  });
});

test('an image that is a base comes behind what it stands on, even if it closes more', async () => {
  const both = {
    'debian/12-slim': { layers: [NEW], found: found(NEW, 2) },
    'runtime/1': { layers: [OLD, RUNTIME, TOOL], found: found(OLD, 1) },
  };
  const more = {
    ...FIRST,
    'app/1': { layers: [OLD, RUNTIME, APP], found: [...found(OLD, 1, 2), ...found(RUNTIME, 5)] },
  };
  expect(await lastOf(more, both)).toMatchObject({
    lines: [
      '- 🏗️ **Rebuild on `debian 12-slim`** (build of Nov 2): closes 1 in 1 image',
      '- 🏗️ **Rebuild on `runtime 1`** (build of Nov 2): closes 2 in 1 image',
    ],
  });
});
