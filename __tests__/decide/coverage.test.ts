/** What a catalog says of platforms and databases, in whole runs. */
import { describe, expect, test } from '@jest/globals';
import type { Files } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { coverageViolations } from '../builders/coverage';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Ran, runAction } from '../builders/run';

type Json = Readonly<Record<string, unknown>>;

const AT = '2026-08-20T02:00:00Z';
const DAY = '2026-08-20T12:00:00Z';

interface Platform {
  readonly os?: string;
  readonly architecture?: string;
  readonly variant?: string;
}
const AMD64: Platform = { os: 'linux', architecture: 'amd64' };
const ARM64: Platform = { os: 'linux', architecture: 'arm64', variant: 'v8' };

const trivyOf = (key: string, platform: Platform | undefined, more: Json = {}): string =>
  JSON.stringify(
    trivy([], {
      ...{ ArtifactName: key, CreatedAt: AT },
      Metadata: { OS: { Family: 'wolfi', Name: '1' }, ...(platform && { ImageConfig: platform }) },
      ...more,
    }),
  );

/** The file of a report: its name tells the version, its folder is any. */
const at = (key: string, folder = 'any'): string => `reports/${folder}/${key}.json`;

interface Night {
  readonly manifest?: Json;
  /** The text of the manifest, in place of one of `keys`. */
  readonly text?: string;
  readonly keys?: ReadonlyArray<string>;
  readonly reports?: Files;
}

interface Told {
  readonly items: ReadonlyArray<Json>;
  readonly ran: Ran;
  readonly said: ReadonlyArray<string>;
  readonly tree: Files;
}

/** Publishes nights on one branch, checks each tree, and gives what the last one says. */
const publish = async (...nights: ReadonlyArray<Night>): Promise<Told> => {
  const remote = memoryGit();
  let told: Told | undefined;
  let before: Files = {};
  for (const { manifest = {}, keys = ['redis/1'], text, reports = {} } of nights) {
    const files = { 'catalog.yaml': text ?? manifestText(keys, manifest), ...reports };
    const inputs = { reports: Object.keys(reports).length > 0 ? 'reports' : '' };
    const ran = await runAction({
      ...{ git: remote.git, files, inputs },
      now: () => Date.parse(DAY),
    });
    if (ran.errors.length > 0) throw new Error(ran.errors.join('\n'));
    const tree = Object.fromEntries(remote.files() ?? []);
    expect(await coverageViolations(tree, reports, before, DAY)).toEqual([]);
    before = tree;
    const { data } = JSON.parse(tree['api/v1/status.json'] ?? '{}');
    const said = [...ran.warnings, ...ran.notices].filter((each) => !/no links|memory/.test(each));
    told = { items: data, ran, said, tree };
  }
  if (told === undefined) throw new Error('no night');
  return told;
};

const BOTH = { platforms: ['linux/amd64', 'linux/arm64'] };

describe('a version with stated platforms', () => {
  test('in the words of other tools in reports', async () => {
    const manifest = { platforms: ['linux/amd64', 'linux/arm/v7'] };
    const reports = {
      [at('redis/1')]: trivyOf('redis/1', { os: 'Linux', architecture: 'x86_64' }),
      [at('redis/1', 'arm')]: trivyOf('redis/1', { os: 'linux', architecture: 'arm' }),
    };
    const { items } = await publish({ manifest, reports });
    expect(items.map(({ state, platforms }) => [state, platforms])).toEqual([
      [
        'scanned',
        ['linux/amd64', 'linux/arm/v7'].map((platform) => ({
          ...{ platform, state: 'scanned', scannedAt: AT },
        })),
      ],
    ]);
  });

  test('follows the list of its image, which may be empty', async () => {
    const text = manifestText(['redis/1', 'nginx/1'], BOTH)
      .replace('slug: redis', 'slug: redis\n    platforms: [linux/arm64/v8]')
      .replace('slug: nginx', 'slug: nginx\n    platforms: []');
    const { items } = await publish({
      text,
      reports: { [at('redis/1')]: trivyOf('redis/1', ARM64) },
    });
    expect(items.map(({ state, platforms }) => [state, platforms])).toEqual([
      ['scanned', [{ platform: 'linux/arm64', state: 'scanned', scannedAt: AT }]],
      ['unscanned', undefined],
    ]);
  });
});

describe('people are told', () => {
  const keys = ['redis/2', 'redis/1', 'nginx/1'];
  const amd64 = Object.fromEntries(keys.map((key) => [at(key), trivyOf(key, AMD64)]));

  test.each<readonly [string, ReadonlyArray<Night>, ReadonlyArray<string>]>([
    [
      'of a platform that was not scanned',
      [{ manifest: BOTH, keys, reports: amd64 }],
      [
        'found no report of linux/arm64 for 3 versions (redis 2, redis 1, nginx 1), expected one for each stated platform, so they are partial; scan with --platform linux/arm64 too, or remove it from platforms',
      ],
    ],
    [
      'of reports that serve no stated platform',
      [
        {
          manifest: { platforms: ['linux/amd64'] },
          keys,
          reports: {
            ...amd64,
            [at('redis/1', 'arm')]: trivyOf('redis/1', ARM64),
            [at('redis/1', 'b')]: trivyOf('redis/1', { os: 'linux' }),
            [at('redis/2', 'b')]: trivyOf('redis/2', undefined),
          },
        },
      ],
      [
        'found 2 reports of an unknown platform ("reports/b/redis/2.json", "reports/b/redis/1.json"), expected operating system and architecture in each, so they count for no stated platform; scan again with a current version of the scanner',
        'found 1 report of linux/arm64 ("reports/arm/redis/1.json"), expected only stated platforms, so it counts for no stated platform; state linux/arm64 in platforms, or scan only what is stated',
      ],
    ],
    [
      'of records whose platforms are not remembered',
      [
        { keys, reports: amd64 },
        { keys, manifest: BOTH },
      ],
      [
        'the branch does not say which platforms of 3 versions (redis 2, redis 1, nginx 1) were scanned, so they are partial until the next scan',
      ],
    ],
    ['nothing where no platforms are stated', [{ keys, reports: amd64 }], []],
  ])('%s', async (_, nights, expected) => {
    expect((await publish(...nights)).said).toEqual(expected);
  });
});

test('the summary names once what is only stated', async () => {
  const project = { base: 'Wolfi', license: 'MIT' };
  const badges = { fips: { message: 'no' }, cves: { message: '0' }, images: { style: 'flat' } };
  const night = { keys: ['redis/1'], manifest: { project, badges } };
  const statedIn = ({ ran }: Awaited<ReturnType<typeof publish>>) =>
    ran.summary.split('\n').filter((line) => line.startsWith('- Badges: '));
  expect([statedIn(await publish(night)), statedIn(await publish(night, night))]).toEqual([
    ['- Badges: stated, not checked: base, license, fips, cves'],
    [],
  ]);
});

describe('the database behind a version', () => {
  const BUILT = '2026-08-19T18:14:02Z';
  const versionFile = (date?: string, more: Json = {}): string =>
    JSON.stringify({
      Version: '0.74.0',
      ...(date && { VulnerabilityDB: { Version: 2, UpdatedAt: date } }),
      ...more,
    });
  const report = (path: string, more: Json = {}): Files => ({
    [`reports/${path}/redis/1.json`]: trivyOf('redis/1', AMD64, more),
  });
  test('stays with the record', async () => {
    const reports = { ...report('a'), 'reports/v.json': versionFile(BUILT) };
    const { items } = await publish({ reports }, {});
    expect(items.map(({ database }) => database)).toEqual([BUILT]);
  });

  test('that is older than a week colors the badges, and is warned of', async () => {
    const OUTDATED = '2026-08-13T01:59:59Z';
    const reports = { ...report('a'), 'reports/v.json': versionFile(OUTDATED) };
    const { tree, items, said } = await publish({ reports });
    const colorOf = (file: string): string => JSON.parse(tree[`api/v1/${file}`] ?? '{}').color;
    expect([colorOf('images/redis/badge.json'), colorOf('badge/cves.json')]).toEqual([
      ...['yellow', 'yellowgreen'],
    ]);
    expect(items.map(({ state, verdict }) => [state, verdict])).toEqual([['scanned', 'supported']]);
    expect(said).toEqual([
      `found a database of ${OUTDATED} behind 1 version (redis 1), more than 7 days older than the scan; update it before scanning`,
    ]);
  });

  test.each<readonly [string, Files, string, string]>([
    [
      'a date that is not one',
      { ...report('a'), 'reports/v.json': versionFile('yesterday') },
      'reports',
      'reports/v.json VulnerabilityDB.UpdatedAt: found "yesterday", expected an RFC 3339 date and time; write the file again with trivy version --format json',
    ],
    [
      'a folder with nothing else',
      { ...report('a'), 'reports/b/v.json': versionFile(BUILT) },
      'reports/a\n./reports/b/',
      'input reports: found the folder "./reports/b/" with nothing but the output of trivy version, expected a report in it; first look at the log of the job that scans (a wrong reference, a registry that refuses), then check that it writes its reports there',
    ],
    [
      'a glob that finds nothing else',
      { 'reports/b/v.json': versionFile(BUILT) },
      'reports/**/*.json',
      'input reports: found nothing but the output of trivy version ("reports/b/v.json"), expected a report; first look at the log of the job that scans (a wrong reference, a registry that refuses), then check that it writes its reports where the lines look',
    ],
  ])('is an error: %s', async (_, reports, lines, expected) => {
    const files = { 'catalog.yaml': manifestText(['redis/1']), ...reports };
    const ran = await runAction({ git: memoryGit().git, files, inputs: { reports: lines } });
    expect(ran.errors).toEqual([expected]);
  });
});

test('why there is no fix is published, and kept with the record', async () => {
  const Vulnerabilities = [trivyFinding({ Status: 'affected' })];
  const Results = [{ Target: 'x', Class: 'os-pkgs', Type: 'wolfi', Vulnerabilities }];
  const reports = { [at('redis/1')]: trivyOf('redis/1', AMD64, { Results }) };
  const { tree } = await publish({ reports }, { manifest: { source: 'other' } });
  const { cves } = JSON.parse(tree['api/v1/security/redis/1.json'] ?? '{}');
  expect(cves).toEqual([expect.objectContaining({ fixState: 'affected' })]);
});
