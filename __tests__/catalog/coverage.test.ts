/** What a catalog says of platforms, databases and fixes, in whole runs. */
import { describe, expect, test } from '@jest/globals';
import { manifestText } from '../builders/catalog';
import { coverageViolations } from '../builders/coverage';
import { memoryGit } from '../builders/memory-git';
import { grype, grypeMatch, trivy, trivyFinding } from '../builders/reports';
import { type Ran, runAction } from '../builders/run';

type Files = Readonly<Record<string, string>>;
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
  readonly inputs?: Files;
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
  for (const { manifest = {}, keys = ['redis/1'], text, reports = {}, inputs = {} } of nights) {
    const files = { 'catalog.yaml': text ?? manifestText(keys, manifest), ...reports };
    const given = Object.keys(reports).length > 0 ? { reports: 'reports' } : { reports: '' };
    const ran = await runAction({
      ...{ git: remote.git, files, inputs: { ...given, ...inputs } },
      now: () => Date.parse(DAY),
    });
    if (ran.errors.length > 0) throw new Error(ran.errors.join('\n'));
    const tree = Object.fromEntries(remote.files() ?? []);
    // The checker does not know of this input.
    if (inputs['carry-forward'] !== 'false')
      expect(await coverageViolations(tree, reports, before, DAY)).toEqual([]);
    before = tree;
    const { data } = JSON.parse(tree['api/v1/status.json'] ?? '{}');
    const said = [...ran.warnings, ...ran.notices].filter((each) => !/no links|memory/.test(each));
    told = { items: data, ran, said, tree };
  }
  if (told === undefined) throw new Error('no night');
  return told;
};

const platformsIn = ({ items }: Told, i = 0): ReadonlyArray<unknown> => {
  const { state, platforms } = items[i] as {
    state: string;
    platforms?: ReadonlyArray<{ platform: string; state: string; scannedAt: string | null }>;
  };
  return [state, ...(platforms ?? []).map((each) => `${each.platform} ${each.state}`)];
};

const BOTH = { platforms: ['linux/amd64', 'linux/arm64'] };

describe('a version with stated platforms', () => {
  const EOSL = { Metadata: { OS: { Family: 'wolfi', Name: '1', EOSL: true }, ImageConfig: ARM64 } };
  const FOUND = {
    Results: [{ Target: 'x', Class: 'os-pkgs', Type: 'wolfi', Vulnerabilities: [trivyFinding()] }],
  };
  const amd64 = { [at('redis/1')]: trivyOf('redis/1', AMD64) };
  const arm64 = { [at('redis/1', 'arm')]: trivyOf('redis/1', ARM64) };

  test.each<readonly [string, Json, Files, ReadonlyArray<string>]>([
    ['none', {}, amd64, ['scanned']],
    [
      'of which all were scanned',
      BOTH,
      { ...amd64, ...arm64 },
      ['scanned', 'linux/amd64 scanned', 'linux/arm64 scanned'],
    ],
    [
      'of which one was not',
      BOTH,
      amd64,
      ['partial', 'linux/amd64 scanned', 'linux/arm64 unscanned'],
    ],
    [
      'of which one was scanned to a lower bound',
      BOTH,
      { ...amd64, [at('redis/1', 'arm')]: trivyOf('redis/1', ARM64, { ...EOSL, ...FOUND }) },
      ['partial', 'linux/amd64 scanned', 'linux/arm64 partial'],
    ],
    [
      'of which one report proves nothing',
      BOTH,
      { ...amd64, [at('redis/1', 'arm')]: trivyOf('redis/1', ARM64, EOSL) },
      ['partial', 'linux/amd64 scanned', 'linux/arm64 withheld'],
    ],
    [
      'of which one has a full report, and one that proves nothing',
      BOTH,
      { ...amd64, ...arm64, [at('redis/1', 'more')]: trivyOf('redis/1', ARM64, EOSL) },
      ['partial', 'linux/amd64 scanned', 'linux/arm64 partial'],
    ],
    [
      'of which nothing is proved',
      BOTH,
      { [at('redis/1', 'arm')]: trivyOf('redis/1', ARM64, EOSL) },
      ['withheld', 'linux/amd64 unscanned', 'linux/arm64 withheld'],
    ],
    [
      'whose report does not name one, though only one is stated',
      { platforms: ['linux/amd64'] },
      { [at('redis/1')]: trivyOf('redis/1', undefined) },
      ['partial', 'linux/amd64 unscanned'],
    ],
    [
      'in the words of other tools in reports',
      { platforms: ['linux/amd64', 'linux/arm/v7'] },
      {
        [at('redis/1')]: trivyOf('redis/1', { os: 'Linux', architecture: 'x86_64' }),
        [at('redis/1', 'arm')]: trivyOf('redis/1', { os: 'linux', architecture: 'arm' }),
      },
      ['scanned', 'linux/amd64 scanned', 'linux/arm/v7 scanned'],
    ],
    [
      'served by Trivy only where both scanners report',
      BOTH,
      {
        ...amd64,
        [at('redis/1', 'grype')]: JSON.stringify(
          grype([], { userInput: 'redis/1', os: 'linux', architecture: 'arm64' }),
        ),
      },
      ['partial', 'linux/amd64 scanned', 'linux/arm64 unscanned'],
    ],
    [
      'that Grype scanned',
      { platforms: ['linux/arm64'] },
      {
        [at('redis/1', 'grype')]: JSON.stringify(
          grype([grypeMatch()], {
            userInput: 'redis/1',
            os: 'linux',
            architecture: 'arm64',
            variant: 'v8',
          }),
        ),
      },
      ['scanned', 'linux/arm64 scanned'],
    ],
  ])('%s', async (_, manifest, reports, expected) => {
    expect(platformsIn(await publish({ manifest, reports }))).toEqual(expected);
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

  test.each<readonly [string, ReadonlyArray<Night>, ReadonlyArray<string>]>([
    [
      'keeps what was scanned',
      [{ manifest: BOTH, reports: { ...amd64, ...arm64 } }, { manifest: BOTH }],
      ['scanned', 'linux/amd64 scanned', 'linux/arm64 scanned'],
    ],
    [
      'loses a platform that a later run does not scan',
      [
        { manifest: BOTH, reports: { ...amd64, ...arm64 } },
        { manifest: BOTH, reports: amd64 },
      ],
      ['partial', 'linux/amd64 scanned', 'linux/arm64 unscanned'],
    ],
    [
      'is not scanned on a platform that was stated later',
      [
        { manifest: { platforms: ['linux/amd64'] }, reports: { ...amd64, ...arm64 } },
        { manifest: BOTH },
      ],
      ['partial', 'linux/amd64 scanned', 'linux/arm64 unscanned'],
    ],
    [
      'does not become scanned by stating less',
      [{ manifest: BOTH, reports: amd64 }, { manifest: { platforms: ['linux/amd64'] } }],
      ['partial', 'linux/amd64 scanned'],
    ],
    [
      'stays partial when platforms are no longer stated',
      [{ manifest: BOTH, reports: amd64 }, {}],
      ['partial'],
    ],
    [
      'is partial where an older tree does not say which were scanned',
      [{ reports: amd64 }, { manifest: BOTH }],
      ['partial', 'linux/amd64 unscanned', 'linux/arm64 unscanned'],
    ],
    [
      'stays withheld',
      [
        { manifest: BOTH, reports: { [at('redis/1')]: trivyOf('redis/1', ARM64, EOSL) } },
        { manifest: BOTH },
      ],
      ['withheld', 'linux/amd64 unscanned', 'linux/arm64 withheld'],
    ],
    [
      'forgets everything without carry-forward',
      [
        { manifest: BOTH, reports: { ...amd64, ...arm64 } },
        { manifest: BOTH, inputs: { 'carry-forward': 'false', 'allow-removals': 'true' } },
      ],
      ['unscanned', 'linux/amd64 unscanned', 'linux/arm64 unscanned'],
    ],
  ])('%s', async (_, nights, expected) => {
    expect(platformsIn(await publish(...nights))).toEqual(expected);
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
        'found no report of linux/arm64 for 3 versions (redis 2, redis 1, nginx 1), expected one of each stated platform, so they are partial; scan with --platform linux/arm64 too, or remove it from platforms',
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
        'found 2 reports of an unknown platform (the first is "reports/b/redis/2.json"), expected operating system and architecture in each, so they serve no stated platform; scan again with a current version of the scanner',
        'found 1 report of linux/arm64 ("reports/arm/redis/1.json"), expected only stated platforms, so it serves no stated platform; state linux/arm64 in platforms, or scan only what is stated',
      ],
    ],
    [
      'of records whose platforms are not remembered',
      [
        { keys, reports: amd64 },
        { keys, manifest: BOTH },
      ],
      [
        'the branch does not say which platforms were scanned of 3 versions (redis 2, redis 1, nginx 1), so they are partial until the next scan',
      ],
    ],
    ['nothing where no platforms are stated', [{ keys, reports: amd64 }], []],
  ])('%s', async (_, nights, expected) => {
    expect((await publish(...nights)).said).toEqual(expected);
  });
});

describe('log and summary', () => {
  const keys = ['redis/2', 'redis/1'];
  const reports = {
    [at('redis/2')]: trivyOf('redis/2', AMD64),
    [at('redis/1')]: trivyOf('redis/1', AMD64),
    [at('redis/1', 'arm')]: trivyOf('redis/1', ARM64),
    'reports/v.json': JSON.stringify({
      ...{ Version: '0.74.0', VulnerabilityDB: { UpdatedAt: '2026-08-01T00:00:00Z' } },
    }),
  };

  test('count platforms and outdated databases in every run, and name what is only stated', async () => {
    const project = { base: 'Wolfi', license: 'MIT' };
    const badges = { fips: { message: 'no' }, cves: { message: '0' }, images: { style: 'flat' } };
    const manifest = { ...BOTH, project, badges };
    const { ran } = await publish({ keys, manifest, reports }, { keys, manifest });
    const platforms = 'scanned linux/amd64 of 2 of 2 versions, linux/arm64 of 1 of 2 versions';
    const outdated = 'outdated behind 2 versions (redis 2, redis 1)';
    for (const line of [`platforms: ${platforms}`, `vulnerability databases: ${outdated}`])
      expect(ran.log).toContainEqual(expect.stringContaining(line));
    expect(ran.summary.split('\n').filter((line) => /^- (Plat|Vuln|Badges)/.test(line))).toEqual([
      `- Platforms: ${platforms}`,
      `- Vulnerability databases: ${outdated}`,
      '- Badges: stated, not checked: base, license, fips, cves',
    ]);
  });
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
  const grypeOf = (db: Json): Files => ({
    'reports/grype/redis/1.json': JSON.stringify(
      grype(
        [],
        { userInput: 'redis/1' },
        {
          descriptor: { name: 'grype', version: '0.116.0', timestamp: AT, db },
        },
      ),
    ),
  });
  const OLDER = '2026-08-19T06:00:00Z';
  const AHEAD = '2026-08-22T00:00:00Z';

  test.each<readonly [string, Files, string | null]>([
    ['is unknown where nothing says', report('a'), null],
    ['is that of Grype to 0.89', grypeOf({ built: '2026-08-19T20:14:02.5+02:00' }), BUILT],
    ['is that of Grype since 0.90', grypeOf({ status: { built: BUILT } }), BUILT],
    ['is unknown where Grype says none', grypeOf({ built: 'today', status: {} }), null],
    [
      'is that of the version file in its folder, before one above',
      {
        ...report('a'),
        'reports/a/redis/v.json': versionFile(BUILT),
        'reports/v.json': versionFile(OLDER),
      },
      BUILT,
    ],
    [
      'is that of the nearest version file above',
      {
        ...report('a'),
        'reports/a/v.json': versionFile(BUILT),
        'reports/v.json': versionFile(OLDER),
      },
      BUILT,
    ],
    [
      'is not that of a file beside its folder',
      { ...report('a'), 'reports/b/v.json': versionFile(BUILT) },
      null,
    ],
    [
      'is the oldest of several in one folder',
      {
        ...report('a'),
        'reports/a/v.json': versionFile(BUILT),
        'reports/a/w.json': versionFile(OLDER),
      },
      OLDER,
    ],
    [
      'is unknown if one of several has none',
      { ...report('a'), 'reports/a/v.json': versionFile(BUILT), 'reports/a/w.json': versionFile() },
      null,
    ],
    [
      'is unknown where the nearest has none',
      { ...report('a'), 'reports/a/v.json': versionFile(), 'reports/v.json': versionFile(BUILT) },
      null,
    ],
    [
      'is that of the server of which Trivy was a client, whatever file there is',
      {
        ...report('a', {
          Trivy: { Version: '0.74.0', Server: { VulnerabilityDB: { UpdatedAt: OLDER } } },
        }),
        'reports/v.json': versionFile(BUILT),
      },
      OLDER,
    ],
    [
      'is unknown where that server does not say',
      {
        ...report('a', { Trivy: { Version: '0.74.0', Server: {} } }),
        'reports/v.json': versionFile(BUILT),
      },
      null,
    ],
    ['is unknown if it lies ahead', { ...report('a'), 'reports/v.json': versionFile(AHEAD) }, null],
    [
      'is unknown if it is later than the scan',
      { ...report('a'), 'reports/v.json': versionFile(DAY) },
      null,
    ],
    [
      'is the oldest of all reports that count',
      {
        ...report('a'),
        ...report('b'),
        'reports/a/v.json': versionFile(BUILT),
        'reports/b/v.json': versionFile(OLDER),
      },
      OLDER,
    ],
    [
      'is unknown if it is of one report that counts',
      { ...report('a'), ...report('b'), 'reports/a/v.json': versionFile(BUILT) },
      null,
    ],
  ])('%s', async (_, reports, expected) => {
    const { items } = await publish({ reports });
    expect(items.map(({ database }) => database)).toEqual([expected]);
  });

  test('stays with the record', async () => {
    const reports = { ...report('a'), 'reports/v.json': versionFile(BUILT) };
    const { items } = await publish({ reports }, {});
    expect(items.map(({ database }) => database)).toEqual([BUILT]);
  });

  const WEEK_OLD = '2026-08-13T02:00:00Z';
  const OUTDATED = '2026-08-13T01:59:59Z';

  test.each<readonly [string, string, string, string, ReadonlyArray<string>]>([
    ['of a week', WEEK_OLD, 'brightgreen', 'brightgreen', []],
    [
      'of a second more',
      OUTDATED,
      'yellow',
      'yellowgreen',
      [
        `found a database of ${OUTDATED} behind 1 version (redis 1), expected one at most 7 days older than the scan; update it before`,
      ],
    ],
  ])('%s colors the badges, and is warned of', async (_, date, ofImage, ofAll, warned) => {
    const reports = { ...report('a'), 'reports/v.json': versionFile(date) };
    const { tree, items, said } = await publish({ reports });
    const colorOf = (file: string): string => JSON.parse(tree[`api/v1/${file}`] ?? '{}').color;
    expect([colorOf('images/redis/badge.json'), colorOf('badge/cves.json')]).toEqual([
      ofImage,
      ofAll,
    ]);
    expect(items.map(({ state, verdict }) => [state, verdict])).toEqual([['scanned', 'supported']]);
    expect(said).toEqual(warned);
  });

  test.each<readonly [string, Files, ReadonlyArray<string>]>([
    [
      'ahead',
      { ...report('a'), 'reports/v.json': versionFile(AHEAD) },
      [
        `reports/v.json: found the database date ${AHEAD}, expected none more than 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks`,
      ],
    ],
    [
      'later than the scans',
      { ...report('a'), ...report('b'), 'reports/v.json': versionFile(DAY) },
      [
        `reports/v.json: found the database date ${DAY}, which is later than the scan date ${AT} of "reports/a/redis/1.json" and of 1 other report, expected an earlier one, so it is treated as unknown; write the file right after the scan, and check the clocks`,
      ],
    ],
    [
      'of no database',
      { ...report('a'), 'reports/v.json': versionFile() },
      [
        'reports/v.json: found no vulnerability database with a date, expected VulnerabilityDB with UpdatedAt, so the age of the database behind the reports beside it is unknown; write it after the scan, with its cache folder',
      ],
    ],
  ])('is warned of: a date %s', async (_, reports, expected) => {
    expect((await publish({ reports })).said).toEqual(expected);
  });

  test.each<readonly [string, Files, string, string]>([
    [
      'a date that is none',
      { ...report('a'), 'reports/v.json': versionFile('yesterday') },
      'reports',
      'reports/v.json VulnerabilityDB.UpdatedAt: found "yesterday", expected an RFC 3339 date and time; write the file again with trivy version --format json',
    ],
    [
      'a folder with nothing else',
      { ...report('a'), 'reports/b/v.json': versionFile(BUILT) },
      'reports/a\n./reports/b/',
      'input reports: found the folder "./reports/b/" with nothing but the output of trivy version, expected a report in it; check that the scan before this step writes its reports there',
    ],
  ])('is an error: %s', async (_, reports, lines, expected) => {
    const files = { 'catalog.yaml': manifestText(['redis/1']), ...reports };
    const ran = await runAction({ git: memoryGit().git, files, inputs: { reports: lines } });
    expect(ran.errors).toEqual([expected]);
  });
});

describe('why there is no fix', () => {
  const rowsOf = ({ tree }: Told): ReadonlyArray<Json> =>
    JSON.parse(tree['api/v1/security/redis/1.json'] ?? '{}').cves;
  const statesOf = (told: Told) => rowsOf(told).map(({ fixState }) => fixState);
  const withStatus = (folder: string, finding: Json): Files => ({
    [at('redis/1', folder)]: trivyOf('redis/1', AMD64, {
      Results: [
        { Target: 'x', Class: 'os-pkgs', Type: 'wolfi', Vulnerabilities: [trivyFinding(finding)] },
      ],
    }),
  });
  const withState = (fix: Json): Files => ({
    [at('redis/1', 'grype')]: JSON.stringify(
      grype([grypeMatch({ fix })], { userInput: 'redis/1' }),
    ),
  });

  test.each<readonly [string, Files, string | undefined]>([
    ['will_not_fix', withStatus('a', { Status: 'will_not_fix' }), 'will-not-fix'],
    ['end_of_life', withStatus('a', { Status: 'end_of_life' }), 'end-of-life'],
    ['fix_deferred', withStatus('a', { Status: 'fix_deferred' }), 'deferred'],
    ['under_investigation', withStatus('a', { Status: 'under_investigation' }), 'investigating'],
    ['affected', withStatus('a', { Status: 'affected' }), 'affected'],
    ['an unknown word', withStatus('a', { Status: 'not_affected' }), undefined],
    ['no text', withStatus('a', { Status: 3 }), undefined],
    ['nothing', withStatus('a', {}), undefined],
    ['beside a fix', withStatus('a', { Status: 'affected', FixedVersion: '3' }), undefined],
    ['wont-fix of Grype', withState({ state: 'wont-fix' }), 'will-not-fix'],
    ['not-fixed of Grype', withState({ state: 'not-fixed' }), 'affected'],
    ['unknown of Grype', withState({ state: 'unknown' }), undefined],
    [
      'of several findings, the first in order',
      {
        ...withStatus('a', { Status: 'affected' }),
        ...withStatus('b', { Status: 'fix_deferred' }),
      },
      'deferred',
    ],
    [
      'of several findings, whatever the order of reports',
      {
        ...withStatus('b', { Status: 'affected' }),
        ...withStatus('a', { Status: 'fix_deferred' }),
      },
      'deferred',
    ],
    [
      'of several findings of which one has a fix',
      { ...withStatus('a', { Status: 'affected' }), ...withStatus('b', { FixedVersion: '3' }) },
      undefined,
    ],
  ])('is told for %s, and kept with the record', async (_, reports, expected) => {
    expect(statesOf(await publish({ reports }))).toEqual([expected]);
    expect(statesOf(await publish({ reports }, { manifest: { source: 'other' } }))).toEqual([
      expected,
    ]);
  });
});
