import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { catalog, scans } from '../builders/arbitrary-runs';
import { type Files, publishOn } from '../builders/branch';
import { workspaceOf } from '../builders/catalog';
import { image } from '../builders/manifest';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const [OLDER, NEWER] = ['a'.repeat(40), 'b'.repeat(40)] as const;

const served = (remote: MemoryGit): Files =>
  Object.fromEntries([...(remote.files() ?? [])].filter(([file]) => !file.endsWith('/state.json')));

/** The tree after successive runs on one branch. */
const after = async (...runs: ReadonlyArray<Omit<Run, 'git'>>): Promise<Files> => {
  const remote = memoryGit();
  for (const each of runs) {
    const { files, ...more } = each;
    await publishOn(remote, files, {}, more);
  }
  return served(remote);
};

test('a stale run publishes the newer manifest with its own scans', async () => {
  await fc.assert(
    fc.asyncProperty(catalog, catalog, scans, scans, async (older, newer, before, late) => {
      const first = { files: { ...newer, ...before }, commit: NEWER };
      const stale = await after(first, {
        files: { ...older, ...late },
        commit: OLDER,
        relation: 'older',
      });
      const direct = await after(first, { files: { ...newer, ...late }, commit: NEWER });
      expect(stale).toEqual(direct);
    }),
    { numRuns: 3 },
  );
});

const manifestOf = (registry: string): string => `registry: ${registry}\nimages: []\ncharts: []\n`;

describe('next to the published source commit', () => {
  const PUBLISHED_AT = '2026-08-01T00:00:00Z';

  /** The second run on a branch that was published from another commit. */
  const runBeside = async (second: Partial<Run>, committed = PUBLISHED_AT) => {
    const { git, files, edit } = memoryGit();
    const published = { 'catalog.yaml': manifestOf('published.test/x') };
    await runAction({ git, files: published, commit: NEWER, committed });
    edit({ 'README.md': '' }, PUBLISHED_AT);
    const own = { 'catalog.yaml': manifestOf('own.test/x') };
    const ran = await runAction({ git, files: own, commit: OLDER, ...second });
    const state = JSON.parse(files()?.get('api/v1/state.json') ?? '') as {
      readonly source: { readonly commit: string };
    };
    const stale = ran.outputs['stale-source'];
    return { source: state.source.commit, stale, warnings: ran.warnings, notices: ran.notices };
  };

  const own = { source: OLDER, stale: 'false', notices: expect.anything() };
  const published = { source: NEWER, stale: 'true', notices: expect.anything() };

  const STATE = 'api/v1/state.json: found the published source commit';

  test.each<readonly [string, 'foreign' | 'diverged' | 'unheard', object, string]>([
    [
      'is on no branch',
      'foreign',
      own,
      `${STATE} ${NEWER}, expected one that the default branch or the branch of this run contains; it is from a fork or was rewritten away, so this run's manifest is used, from ${OLDER}; unless you rewrote history, check who can push to the branch`,
    ],
    [
      'has diverged',
      'diverged',
      published,
      `${STATE} ${NEWER}, which has diverged from ${OLDER}, the commit of this run: the published manifest stays and this run adds its scans; to publish the manifest of this run, merge the published commit into its branch`,
    ],
    [
      'is known to nobody',
      'unheard',
      own,
      `${STATE} ${NEWER}, expected one that GitHub or the history of the checkout knows, but GitHub does not answer, and the history does not have it; so this run's manifest is used, from ${OLDER}; if the published one is newer, run again, or check out with fetch-depth: 0`,
    ],
  ])('whatever the dates, that commit %s', async (_, relation, expected, warning) => {
    for (const committed of ['2026-07-01T00:00:00Z', '2026-08-02T00:00:00Z']) {
      const found = await runBeside({ relation, committed });
      expect(found).toEqual({ ...expected, warnings: [warning] });
    }
  });

  const [EARLIER, LATER] = ['2026-07-31T23:59:59Z', '2026-08-01T00:00:01Z'];
  const LATER_COUNTS = 'the later date counts';
  const AHEAD = 'a published date ahead of the clock of this runner does not count';

  test.each<readonly [string, string, string, object, string]>([
    ['earlier', EARLIER, PUBLISHED_AT, published, LATER_COUNTS],
    ['the same', PUBLISHED_AT, PUBLISHED_AT, own, LATER_COUNTS],
    ['later', LATER, PUBLISHED_AT, own, LATER_COUNTS],
    ['earlier, but the clock has not reached the published date', EARLIER, LATER, own, AHEAD],
    [
      'later than a published date ahead of the clock',
      '2026-08-01T00:00:02Z',
      LATER,
      own,
      LATER_COUNTS,
    ],
  ])('if neither can tell, its date decides: %s', async (_, date, publishedAt, expected, rule) => {
    const taken = expected === own ? "this run's manifest" : 'the published manifest';
    const now = () => Date.parse(PUBLISHED_AT);
    const found = await runBeside({ relation: 'unknown', committed: date, now }, publishedAt);
    expect(found).toEqual({
      ...expected,
      warnings: [
        `the relation of the source commits of this run and of the branch is unknown (${OLDER} of ${date}, ${NEWER} of ${publishedAt}); ${rule}: ${taken} is used`,
      ],
    });
  });
});

describe('another repository', () => {
  const NOTICE =
    'found a catalog that acme/catalog published on the branch; acme/other takes it over with this run';

  test.each<readonly [string, string, ReadonlyArray<string>]>([
    ['is named', 'acme/other', [NOTICE]],
    ['is not named where it is this one', 'acme/catalog', []],
  ])('that published the tree %s, once', async (_, repository, expected) => {
    const { git } = memoryGit();
    const files = { 'catalog.yaml': manifestOf('a.test/x') };
    await runAction({ git, files });
    const next = { git, files: { 'catalog.yaml': manifestOf('b.test/x') }, repository };
    const said = [];
    for (const _run of [1, 2]) said.push(...(await runAction(next)).notices);
    expect(said.filter((each) => each.includes('takes it over'))).toEqual(expected);
  });
});

test('a stale run skips reports that fit only its own manifest, even if unmatched ones are errors', async () => {
  const { git, files } = memoryGit();
  await runAction({ git, files: workspaceOf({ 'redis/1': null }), commit: NEWER });
  const own = workspaceOf({ 'redis/1': ['CVE-1 HIGH'], 'gone/1': [] });
  const ran = await runAction({
    ...{ git, files: own, commit: OLDER, relation: 'older' },
    inputs: { 'unmatched-reports': 'error' },
  });
  expect([ran.errors, ran.notices]).toEqual([
    [],
    expect.arrayContaining([
      '"reports/gone/1.json" fits only this run\'s own, older manifest; it is skipped',
    ]),
  ]);
  expect(files()?.get('api/v1/security/redis/1.json')).toContain('CVE-1');
});

test.each<readonly [string, ReadonlyArray<unknown>, string]>([
  [
    'does not decode',
    ['redis'],
    'manifest.images[0]: found "redis", expected a map of keys and values',
  ],
  [
    'breaks a rule between its values',
    [image('redis'), image('redis')],
    'manifest.images[1].slug: found the slug "redis" a second time, expected it once; remove or rename one',
  ],
])('an older run uses its own manifest if the published one %s', async (_, images, flaw) => {
  const remote = memoryGit();
  const file = 'api/v1/state.json';
  const published = { 'catalog.yaml': manifestOf('published.test/x') };
  await runAction({ git: remote.git, files: published, commit: NEWER });
  const state = JSON.parse(remote.files()?.get(file) ?? '') as { readonly manifest: object };
  const manifest = { ...state.manifest, images };
  remote.edit({ [file]: JSON.stringify({ ...state, manifest }) });
  const own = { 'catalog.yaml': manifestOf('own.test/x') };
  const ran = await runAction({ git: remote.git, files: own, commit: OLDER, relation: 'older' });
  expect({ warnings: ran.warnings, stale: ran.outputs['stale-source'] }).toEqual({
    warnings: [
      `${file}: the published document is dropped: ${flaw}; what only it remembered starts over`,
      'api/v1 was edited after it was published ("state.json"); everything that can be computed is computed again',
    ],
    stale: 'false',
  });
});
