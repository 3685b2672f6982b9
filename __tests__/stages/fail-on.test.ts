import { describe, expect, test } from '@jest/globals';
import * as TE from 'fp-ts/TaskEither';
import { VERSION_SECURITY } from '../../src/contract/security-documents';
import { blobId } from '../../src/domain/git-objects/objects';
import { versionKey } from '../../src/domain/version-key';
import type { Git } from '../../src/previous/git';
import { type Findings, manifestText, reportsOf, workspaceOf } from '../builders/catalog';
import { branchOf } from '../builders/lived-catalog';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const FILES = workspaceOf({ 'redis/2': ['CVE-1 CRITICAL 3'], 'redis/1': [], 'node/20': null });
const CRITICAL =
  'input fail-on: 1 finding of 1 CVE in redis meets critical: CVE-1 in redis:2 (critical, openssl 3.0.1, fixed in 3); rebuild this image';
const UNSCANNED = 'input fail-on: 1 unscanned version: node:20; scan what has no report';

const run = async (inputs: Record<string, string>, more: Partial<Run> = {}) => {
  const remote = memoryGit();
  const ran = await runAction({ git: remote.git, files: FILES, inputs, ...more });
  return { ...ran, title: ran.summary.split('\n')[0], published: remote.files() !== undefined };
};

describe('a step with fail-on', () => {
  test('publishes, sets the outputs, and fails with the reasons in the summary, in the order of the input', async () => {
    const ran = await run({ 'fail-on': 'unscanned\ncritical, low+exploited' });
    expect(ran).toMatchObject({
      errors: [UNSCANNED, CRITICAL],
      published: true,
      title:
        '## ❌ 1 unscanned version: node 20 · 1 critical CVE (CVE-1) in redis · fix available: rebuild · First publish: 2 images · 1 finding in newest versions, 1 with a fix',
      outputs: { changed: 'true', cves: '1', unscanned: '1' },
    });
    expect(ran.summary).toContain(
      `- ❌ ${UNSCANNED}\n- ❌ ${CRITICAL}\n`.replace(/:(?=2)/g, '<span>:</span>'),
    );
  });

  test('fails again if nothing changed', async () => {
    const remote = memoryGit();
    const inputs = { 'fail-on': 'critical' };
    await run(inputs, { git: remote.git });
    const again = await run(inputs, { git: remote.git, files: { ...FILES } });
    expect(again).toMatchObject({
      errors: [CRITICAL],
      title:
        '## ❌ 1 critical CVE (CVE-1) still in redis (open since 2026-08-01) · fix available: rebuild · Nothing new · 1 finding in newest versions, 1 with a fix',
    });
    expect(again.outputs['changed']).toBe('false');
  });

  test('succeeds if no gate is met', async () => {
    expect(
      await run({ 'fail-on': 'critical+exploited, partial, withheld, stale, stale-source' }),
    ).toMatchObject({
      errors: [],
      title: '## ✅ First publish: 2 images · 1 finding in newest versions, 1 with a fix',
    });
  });
});

const CATALOG: Findings = {
  'redis/2': ['CVE-2026-0001 HIGH 9', 'CVE-2026-0002 CRITICAL', 'GHSA-1 LOW'],
  'redis/1': ['CVE-2026-0009 CRITICAL 9'],
  'node/20': ['CVE-2026-0001 MEDIUM', 'CVE-2026-0003 UNKNOWN 9'],
  'go/1': [],
};
const KEYS = Object.keys(CATALOG);

/** Publishes the catalog; later runs bring no reports. */
const published = async (catalog = CATALOG, more: Partial<Run> = {}): Promise<MemoryGit> => {
  const remote = memoryGit();
  await runAction({ git: remote.git, files: workspaceOf(catalog), ...more });
  remote.reads.length = 0;
  return remote;
};

const MANIFEST = { 'catalog.yaml': manifestText(KEYS) };
const kevOf = (...ids: ReadonlyArray<string>): Readonly<Record<string, string>> => ({
  'kev.json': JSON.stringify({
    catalogVersion: '2026.08.19',
    dateReleased: '2026-08-01T00:00:00Z',
    vulnerabilities: ids.map((cveID) => ({ cveID, dateAdded: '2026-07-01' })),
  }),
});

/** `1 finding of 1 CVE in redis meets high`: the start of each error. */
const startsOf = (errors: ReadonlyArray<string>): ReadonlyArray<string> =>
  errors.map((text) => text.replace('input fail-on: ', '').replace(/: .*/, ''));

const EXPLOITED = ['1 finding of 1 CVE in redis meets high+exploited'];
const GATES: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['high', ['2 findings of 2 CVEs in redis meet high']],
  ['fixable', ['2 findings of 2 CVEs in 2 images (redis, node) meet fixable']],
  ['high+exploited', EXPLOITED],
  ['critical+exploited', []],
];

describe('a gate on findings', () => {
  const kev = { kev: 'kev.json' };
  // CVE-2026-0009 is only in an older version.
  const known = kevOf('CVE-2026-0001', 'CVE-2026-0009');

  test.each(GATES)('%s counts the newest records of this run', async (gate, expected) => {
    const ran = await runAction({
      ...{ git: memoryGit().git, files: { ...workspaceOf(CATALOG), ...known } },
      inputs: { ...kev, 'fail-on': gate },
    });
    expect([startsOf(ran.errors), ran.warnings]).toEqual([expected, []]);
  });

  test('counts records of earlier runs too', async () => {
    const remote = await published(CATALOG, {
      files: { ...workspaceOf(CATALOG), ...known },
      inputs: kev,
    });
    const inputs = { 'fail-on': 'high+exploited' };
    const ran = await runAction({ git: remote.git, files: MANIFEST, inputs });
    expect([ran.outputs['changed'], startsOf(ran.errors)]).toEqual(['false', EXPLOITED]);
  });

  test('counts two reports of one version as one record', async () => {
    const found = reportsOf({ 'redis/2': ['CVE-1 CRITICAL', 'CVE-2 CRITICAL'] });
    const [report = ''] = Object.values(found);
    const files = {
      'catalog.yaml': manifestText(['redis/2']),
      ...{ 'reports/a/redis/2.json': report, 'reports/b/redis/2.json': report },
    };
    const ran = await runAction({
      ...{ git: memoryGit().git, files, inputs: { 'fail-on': 'critical' } },
    });
    expect(startsOf(ran.errors)).toEqual(['2 findings of 2 CVEs in redis meet critical']);
  });

  test('fails if a published record cannot be read', async () => {
    const remote = await published();
    const file = `api/v1/${VERSION_SECURITY.file(versionKey('redis', '2'))}`;
    // Nothing else reads the record: by its id, the folder is as published.
    const text = remote.files()?.get(file) ?? '';
    const wrong = JSON.stringify({ ...JSON.parse(text), cves: null });
    const id = blobId([Buffer.from(text)]);
    const { readBlobs } = remote.git;
    const swap = TE.map((found: ReadonlyMap<string, Buffer>) =>
      found.has(id) ? new Map([...found, [id, Buffer.from(wrong)]]) : found,
    );
    const git: Git = { ...remote.git, readBlobs: (ids) => swap(readBlobs(ids)) };
    const ran = await runAction({ git, files: MANIFEST, inputs: { 'fail-on': 'critical' } });
    expect([ran.errors, ran.warnings]).toEqual([
      [
        'api/v1/security/redis/2.json: the record cannot be read, so fail-on cannot be checked: cves: found null, expected a list; scan the version again',
      ],
      [],
    ]);
  });
});

describe('a run reads', () => {
  const trees = new Map<string, ReadonlyMap<string, string>>();
  /** The catalog, published with a KEV catalog that has these. */
  const publishedWith = async (known: ReadonlyArray<string>) => {
    const key = known.join();
    const files = { ...workspaceOf(CATALOG), ...kevOf(...known) };
    const tree =
      trees.get(key) ?? (await published(CATALOG, { files, inputs: { kev: 'kev.json' } })).files();
    if (tree === undefined) throw new Error('nothing is published');
    trees.set(key, tree);
    return branchOf(tree);
  };

  const readBy = async (gates: string, known: ReadonlyArray<string> = []) => {
    const remote = await publishedWith(known);
    const ids = new Map(
      [...(remote.files() ?? [])].map(([path, text]) => [blobId([Buffer.from(text)]), path]),
    );
    await runAction({ git: remote.git, files: MANIFEST, inputs: { 'fail-on': gates } });
    // A document that is here already may be read again.
    return [...new Set(remote.reads)].map((id) => ids.get(id)?.replace('api/v1/', ''));
  };

  const ALWAYS = [
    ...['state.json', 'status.json', 'security.json', 'updates.json', 'cve.json'],
    ...['changes.json', 'feed.json', 'fixes.json', 'history.json', 'packages.json', 'removed.json'],
  ];
  /** What is exploited is looked up in the findings of all images. */
  const FINDINGS = ['go', 'node', 'redis'].map((slug) => `images/${slug}/findings.json`);

  test.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['no records without gates', [], []],
    ['critical', [], ['security/redis/2.json']],
    ['medium, high', [], ['security/redis/2.json', 'security/node/20.json']],
    ['new, critical+new', [], []],
    ['exploited', ['CVE-2026-0003'], [...FINDINGS, 'security/node/20.json']],
    ['critical+exploited', ['CVE-2026-0003'], FINDINGS],
  ])('%s (known: %j): %j', async (gates, known, expected) => {
    const asked = gates.startsWith('no ') ? '' : gates;
    expect([...(await readBy(asked, known))].sort()).toEqual([...ALWAYS, ...expected].sort());
  });
});

test('a gate on exploited vulnerabilities warns until a KEV catalog was used', async () => {
  const files = { ...workspaceOf(CATALOG), ...kevOf('CVE-2026-0003') };
  const remote = memoryGit();
  const inputs = { 'fail-on': 'exploited' };
  const WARNING =
    'input fail-on: exploited cannot fail, because no KEV catalog was ever used; give one in the input kev';
  const blind = await runAction({ git: remote.git, files, inputs });
  expect([blind.errors, blind.warnings]).toEqual([[], [WARNING]]);
  const first = await runAction({ git: remote.git, files, inputs: { ...inputs, kev: 'kev.json' } });
  const later = await runAction({ git: remote.git, files, inputs });
  expect([startsOf(first.errors), first.warnings, startsOf(later.errors), later.warnings]).toEqual([
    ['1 finding of 1 CVE in node meets exploited'],
    [],
    ['1 finding of 1 CVE in node meets exploited'],
    [],
  ]);
});

describe('a gate on what is new', () => {
  /** The errors of a night after another one. */
  const nextNight = async (before: Findings, after: Findings): Promise<ReadonlyArray<string>> => {
    const remote = await published(before);
    const files = workspaceOf(after);
    const ran = await runAction({ git: remote.git, files, inputs: { 'fail-on': 'new' } });
    return startsOf(ran.errors);
  };
  const ONE = ['1 finding of 1 CVE in a meets new'];
  const OLD = 'CVE-2026-0001 HIGH';
  const NEW = 'CVE-2026-0002 HIGH';

  test.each<readonly [string, Findings, Findings, ReadonlyArray<string>]>([
    ['is met by an id that came', { 'a/1': [OLD] }, { 'a/1': [OLD, NEW] }, ONE],
    ['is not met where nothing was published', {}, { 'a/1': [NEW] }, []],
    [
      'is not met by an older version',
      { 'a/2': [], 'a/1': [OLD] },
      { 'a/2': [], 'a/1': [OLD, NEW] },
      [],
    ],
    ['is not met without a report', { 'a/1': [OLD] }, { 'a/1': null, 'b/1': null }, []],
  ])('%s', async (_, before, after, expected) => {
    expect(await nextNight(before, after)).toEqual(expected);
  });

  test('is met in a dry run, in the run, and not in the next one', async () => {
    const remote = await published({ 'a/1': [OLD] });
    const files = workspaceOf({ 'a/1': [OLD, NEW] });
    const errors: string[][] = [];
    for (const dryRun of ['true', 'false', 'false']) {
      const inputs = { 'fail-on': 'new', 'dry-run': dryRun };
      const ran = await runAction({ git: remote.git, files, inputs });
      errors.push([...startsOf(ran.errors)]);
    }
    expect(errors).toEqual([ONE, ONE, []]);
  });
});

describe('a version whose reports stay away', () => {
  const dated = (key: string, date: string) =>
    reportsOf({ [key]: ['CVE-1 LOW'] }, { CreatedAt: date });
  const catalog = { 'catalog.yaml': manifestText(['redis/2', 'redis/1']) };

  const nights = async (inputs: Readonly<Record<string, string>>) => {
    const remote = memoryGit();
    const both = {
      ...dated('redis/2', '2026-08-01T00:00:00Z'),
      ...dated('redis/1', '2026-08-01T00:00:00Z'),
    };
    const first = await runAction({ git: remote.git, files: { ...catalog, ...both }, inputs });
    const one = dated('redis/2', '2026-08-20T00:00:00Z');
    const later = await runAction({ git: remote.git, files: { ...catalog, ...one }, inputs });
    return { first, later };
  };

  test('is stale in log, summary and outputs, though its state stays scanned', async () => {
    const { first, later } = await nights({ 'fail-on': 'unscanned' });
    expect([first.errors, first.outputs['stale'], later.errors, later.outputs['stale']]).toEqual([
      ...[[], '0', [], '1'],
    ]);
    expect(later.log).toContain(
      'this run scanned 1 of 2 versions; the oldest scan is of redis:1, from 2026-08-01T00:00:00Z',
    );
    expect(later.log).toContain(
      'bad: 1 stale version, scanned more than 7 days before the newest scan (2026-08-20T00:00:00Z): redis:1 (2026-08-01T00:00:00Z)',
    );
    expect(later.summary).toContain(
      ' · this run scanned 1 of 2 versions; the oldest scan is of `redis:1`, from 2026-08-01T00:00:00Z\n',
    );
    expect(later.summary).toContain(
      '- ⏳ **1 stale version**, scanned more than 7 days before the newest scan (2026-08-20T00:00:00Z): `redis:1` (2026-08-01T00:00:00Z)\n',
    );
    expect(first.summary).toContain(' · this run scanned 2 of 2 versions\n');
    expect(first.summary).not.toContain('stale');
  });
});
