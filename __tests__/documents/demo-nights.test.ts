/** The demo shows what a catalog can tell: news of each kind, and versions in each state. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoNights, type Night } from '../../scripts/demo-nights.mjs';
import { BLOCKS } from './blocks';
import { exampleBases, exampleDiary, writeExampleSite } from './example-site';

interface Status {
  readonly slug: string;
  readonly version: string;
  readonly state: string;
  readonly scannedAt: string | null;
  readonly verdict: string;
}

let site = '';

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'nights-'));
  await writeExampleSite(site);
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const read = <A>(file: string): A =>
  JSON.parse(readFileSync(path.join(site, 'api/v1', file), 'utf8')) as A;

const versionsThat = (holds: (status: Status) => boolean): readonly string[] =>
  read<{ readonly data: readonly Status[] }>('status.json')
    .data.filter(holds)
    .map(({ slug, version }) => `${slug} ${version}`);

test('the commits are the diary that the documents show', async () => {
  const diary = await exampleDiary();
  expect(diary).toEqual([
    '2026-06-15 ✅ First publish: 38 images · 93 findings in newest versions, 33 with a fix · 42 open CVEs only in other versions',
    '2026-06-19 ➖ memcached 1.6.22 removed, replaced by memcached 1.6.39',
    '2026-06-27 🟠 5 new CVEs in 22 images, 2 high · etcd v3.5.17 past its end of support',
    '2026-07-04 🟢 CVE-2025-61729, CVE-2025-61727 closed in 3 images · kafka 4.1.0 added · nats 2.12.1, coredns 1.13.1 and 1 more rebuilt',
    '2026-07-08 🟠 CVE-2025-48384 (high) new in 3 images · CVE-2025-9230, CVE-2025-9232 closed in 1 image · temurin 21.0.9_10 rebuilt',
    '2026-07-11 🟢 7 CVEs closed in 2 images · redis 8.2.2, keycloak 26.4.0 and 1 more rebuilt',
    '2026-07-14 🚨 CVE-2025-48384 (high, exploited) in 3 images · fix available in all · CVE-2024-13176 closed in 1 image · haproxy 3.2.4 rebuilt',
  ]);
  const shown = BLOCKS.filter(({ kind }) => kind === 'text diary');
  expect(shown.map(({ text }) => diary.filter((line) => text.includes(`${line}\n`)))).toEqual(
    shown.map(({ text }) => text.trimEnd().split('\n')),
  );
});

test('the feed has news of each kind: found, closed, exploited, added, removed and rebuilt', () => {
  const { items } = read<{
    readonly items: ReadonlyArray<{ readonly title: string; readonly date_published: string }>;
  }>('feed.json');
  expect(items.map((item) => `${item.date_published.slice(0, 10)} ${item.title}`)).toEqual([
    '2026-07-14 haproxy 3.2.4 rebuilt',
    '2026-07-14 CVE-2024-13176 closed in 1 image',
    '2026-07-13 CVE-2025-48384 (HIGH) is known to be exploited',
    '2026-07-11 argocd v3.1.8, keycloak 26.4.0, redis 8.2.2 rebuilt',
    '2026-07-11 7 CVEs closed in 2 images',
    '2026-07-08 CVE-2025-48384 (HIGH) found in 3 images',
    '2026-07-08 temurin 21.0.9_10 rebuilt',
    '2026-07-08 CVE-2025-9230, CVE-2025-9232 closed in 1 image',
    '2026-07-04 kafka 4.1.0 added, cert-manager v1.19.1, coredns 1.13.1, nats 2.12.1 rebuilt',
    '2026-07-04 CVE-2025-61729, CVE-2025-61727 closed in 3 images',
    '2026-06-27 CVE-2025-61727 (MEDIUM) found in 15 images',
    '2026-06-27 CVE-2025-61729 (HIGH) found in 16 images',
    '2026-06-27 CVE-2025-9230 (HIGH) found in 6 images',
    '2026-06-27 CVE-2025-9232 (MEDIUM) found in 4 images',
    '2026-06-27 CVE-2025-9231 (MEDIUM) found in 2 images',
    '2026-06-19 memcached 1.6.22 removed',
  ]);
});

test('a base is rebuilt, and one of two images follows; a stated base is rebuilt, and none follows', async () => {
  const nights = (await exampleBases()).map((builds) =>
    builds.flatMap(({ slug, version, current, images }) =>
      images.map(
        (image) =>
          `${image.slug} ${image.version} on the ${current ? 'present' : 'former'} build of ${slug} ${version}: ${image.inherited} inherited, ${image.cured} cured`,
      ),
    ),
  );
  const redis = (build: string, cured: number) =>
    `redis 8.0.3 on the ${build} build of alpine 3.21: 3 inherited, ${cured} cured`;
  const onTemurin = (image: string, build: string, inherited: number, cured: number) =>
    `${image} on the ${build} build of temurin 21.0.9_10: ${inherited} inherited, ${cured} cured`;
  const [kafka, keycloak] = ['kafka 4.1.0', 'keycloak 26.4.0'];
  expect(nights).toEqual([
    [redis('present', 0), onTemurin(keycloak, 'present', 0, 0)],
    [redis('present', 0), onTemurin(keycloak, 'present', 0, 0)],
    [redis('present', 0), onTemurin(keycloak, 'present', 2, 0)],
    [redis('former', 2), onTemurin(kafka, 'present', 2, 0), onTemurin(keycloak, 'present', 2, 0)],
    [redis('former', 2), onTemurin(kafka, 'former', 2, 2), onTemurin(keycloak, 'former', 2, 2)],
    [redis('former', 2), onTemurin(keycloak, 'present', 0, 0), onTemurin(kafka, 'former', 2, 2)],
    [redis('former', 2), onTemurin(keycloak, 'present', 0, 0), onTemurin(kafka, 'former', 2, 2)],
  ]);
});

test('one version has no fresh scan, and others are in each state but scanned', () => {
  expect({
    stale: versionsThat(({ scannedAt }) => scannedAt !== null && scannedAt < '2026-07-14'),
    unscanned: versionsThat(({ state }) => state === 'unscanned'),
    withheld: versionsThat(({ state }) => state === 'withheld'),
    partial: versionsThat(({ state }) => state === 'partial'),
    ended: versionsThat(({ verdict }) => verdict === 'eol'),
  }).toEqual({
    stale: ['opensearch 2.19.3'],
    unscanned: [
      'temurin 17.0.17_10',
      'mongodb 7.0.24',
      'elasticsearch 8.19.4',
      'rabbitmq 3.13.7',
      'grafana 11.6.6',
    ],
    withheld: ['busybox 1.36.1'],
    partial: ['traefik v2.11.2'],
    ended: ['etcd v3.5.17'],
  });
});

test('the first CVE is exploited, has a score and can be fixed', () => {
  const { data } = read<{ readonly data: readonly unknown[] }>('cve.json');
  expect(data[0]).toEqual({
    id: 'CVE-2025-48384',
    aliases: [],
    severity: 'HIGH',
    title: 'git: a submodule path that ends in a carriage return lets a clone run code',
    exploitation: 'known',
    kev: { added: '2026-07-13', due: '2026-08-03', ransomware: false },
    epss: { score: 0.187, percentile: 0.99 },
    images: 3,
    versions: 3,
    confirmed: 3,
    fixable: 3,
    latest: 3,
    packages: ['git'],
    since: '2026-07-08T02:39:21Z',
    href: '/api/v1/cve/2025/CVE-2025-48384.json',
    packageNames: ['git'],
  });
});

/** The parts of a report of Trivy that have to agree. */
interface Report {
  readonly Metadata: {
    readonly RepoDigests?: readonly string[];
    readonly DiffIDs: readonly string[];
  };
  readonly Results?: ReadonlyArray<{
    readonly Packages?: ReadonlyArray<{ readonly Name: string; readonly Version?: string }>;
    readonly Vulnerabilities?: ReadonlyArray<{
      readonly VulnerabilityID: string;
      readonly PkgName: string;
      readonly InstalledVersion: string;
      readonly Layer: { readonly DiffID: string };
    }>;
  }>;
}

const reportsOf = ({ files }: Night): ReadonlyArray<readonly [string, Report]> =>
  Object.entries(files).flatMap(([name, text]) =>
    name.startsWith('reports/') ? [[name, JSON.parse(text) as Report] as const] : [],
  );

test('no night finds a vulnerability in a package that it does not list', () => {
  const contradictions = demoNights().flatMap((night) =>
    reportsOf(night).flatMap(([name, { Results = [] }]) =>
      Results.flatMap(({ Packages = [], Vulnerabilities = [] }) =>
        Packages.length === 0
          ? []
          : Vulnerabilities.filter(
              ({ PkgName, InstalledVersion }) =>
                !Packages.some(
                  ({ Name, Version }) => Name === PkgName && Version === InstalledVersion,
                ),
            ).map((each) => `${night.date} ${name}: ${each.VulnerabilityID} ${each.PkgName}`),
      ),
    ),
  );
  expect(contradictions).toEqual([]);
});

test('no night finds a vulnerability in a layer that the image does not have', () => {
  const contradictions = demoNights().flatMap((night) =>
    reportsOf(night).flatMap(([name, { Metadata, Results = [] }]) =>
      Results.flatMap(({ Vulnerabilities = [] }) => Vulnerabilities)
        .filter(({ Layer }) => !Metadata.DiffIDs.includes(Layer.DiffID))
        .map((each) => `${night.date} ${name}: ${each.VulnerabilityID} ${each.PkgName}`),
    ),
  );
  expect(contradictions).toEqual([]);
});

test('no two reports of a night find different vulnerabilities in the layers that they share', () => {
  const differences = demoNights().flatMap((night) => {
    const found = reportsOf(night).flatMap(([name, { Metadata, Results = [] }]) =>
      Metadata.DiffIDs.map((layer) => ({
        name,
        layer,
        ids: Results.flatMap(({ Vulnerabilities = [] }) => Vulnerabilities)
          .filter(({ Layer }) => Layer.DiffID === layer)
          .map(({ VulnerabilityID, PkgName }) => `${VulnerabilityID} ${PkgName}`)
          .sort(),
      })),
    );
    const first = new Map([...found].reverse().map((each) => [each.layer, each]));
    return found
      .filter(({ layer, ids }) => ids.join() !== first.get(layer)?.ids.join())
      .map(({ name, layer }) => `${night.date} ${name} and ${first.get(layer)?.name}`);
  });
  expect(differences).toEqual([]);
});

test('a fix is of the operating system, of a language package, or did not come with a rebuild', () => {
  const { data } = read<{ readonly data: ReadonlyArray<Status & { readonly fixes?: object }> }>(
    'status.json',
  );
  const fixesOf = (name: string) =>
    data.find(({ slug, version }) => `${slug} ${version}` === name)?.fixes;
  expect([
    fixesOf('gitea 1.24.6'),
    fixesOf('kubectl-toolbox 1.33.5'),
    fixesOf('argocd v3.1.8'),
  ]).toEqual([
    { system: 3, language: 0, survived: 0 },
    { system: 1, language: 2, survived: 0 },
    { system: 0, language: 0, survived: 3 },
  ]);
});

test('no manifest states the digest of a build that the nights rebuild', () => {
  const stated = demoNights().map(({ files }) =>
    files['catalog.yaml']?.match(/(?<= {8}digest: )\S+/g),
  );
  expect(stated).toEqual(demoNights().map(() => stated[0]));
});

describe('nights that end at another date', () => {
  /** A part of a file of the last night. */
  const line = (nights: readonly Night[], file: string, wanted: RegExp): string | undefined =>
    wanted.exec(nights.at(-1)?.files[file] ?? '')?.[0];

  test('have the dates of scans, manifest, KEV catalog and scores moved by as much', () => {
    const moved = demoNights('2027-07-15');
    expect(moved.map(({ date }) => date)).toEqual([
      '2027-06-16',
      '2027-06-20',
      '2027-06-28',
      '2027-07-05',
      '2027-07-09',
      '2027-07-12',
      '2027-07-15',
    ]);
    expect([
      line(moved, 'catalog.yaml', /eol: .*/),
      line(moved, 'reports/nginx/1.28.0.json', /"CreatedAt":"[^"]*/),
      line(moved, 'kev.json', /"dateReleased":"[^"]*/),
      line(moved, 'kev.json', /"dateAdded":"[^"]*","dueDate":"[^"]*/),
      line(moved, 'epss.csv', /score_date:.*/),
    ]).toEqual([
      'eol: 2027-06-23',
      '"CreatedAt":"2027-07-15T02:32:57.604623101Z',
      '"dateReleased":"2027-07-15T00:00:00Z',
      '"dateAdded":"2027-07-14","dueDate":"2027-08-04',
      'score_date:2027-07-15T00:00:00+0000',
    ]);
  });
});
