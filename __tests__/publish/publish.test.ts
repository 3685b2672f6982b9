/** Successive runs on one branch. */
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { blobId } from '../../src/domain/git-objects/objects';
import { type Problem, problem } from '../../src/domain/problem';
import type { Pushed } from '../../src/previous/git';
import { catalog, type Files, runOn, statesOn } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { type Answer, type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { runAction } from '../builders/run';

/** Reports by place, each with a number of findings. */
const scans = (findings: Readonly<Record<string, number>>, more: object = {}): Files =>
  Object.fromEntries(
    Object.entries(findings).map(([key, count]) => [
      `reports/${key}.json`,
      JSON.stringify({
        ...trivy(
          Array.from({ length: count }, (_, i) => trivyFinding({ VulnerabilityID: `CVE-${i}` })),
          { ArtifactName: 'local' },
        ),
        ...more,
      }),
    ]),
  );

describe('carry-forward', () => {
  test('updates names in kept records', async () => {
    const remote = memoryGit();
    await runOn(remote, { ...catalog('a/1'), ...scans({ 'a/1': 1 }) });
    const moved = {
      'catalog.yaml': `source: another\n${catalog('a/1')['catalog.yaml']?.replace('ghcr.io/acme', 'quay.io/acme')}`,
    };
    await runOn(remote, moved);
    expect(remote.files()?.get('api/v1/security/a/1.json')).toContain(
      '"image":"quay.io/acme/images/a","source":"another","version":"1","tag":"quay.io/acme/images/a:1"',
    );
    const fresh = memoryGit();
    await runOn(fresh, { ...moved, ...scans({ 'a/1': 1 }) });
    expect(remote.files()).toEqual(fresh.files());
  });
});

describe('an edit by someone else', () => {
  const published = async () => {
    const remote = memoryGit();
    await runOn(remote, {
      ...catalog('a/1', 'a/2', 'b/1'),
      ...scans({ 'a/1': 1, 'a/2': 2, 'b/1': 3 }),
    });
    return remote;
  };
  const record = 'api/v1/security/a/1.json';
  const EDITED = expect.stringMatching(/^api\/v1 was edited after it was published /);
  const DROPPED = (flaw: string): unknown =>
    expect.stringMatching(`^${record}: the published record is dropped: ${flaw}`);

  const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const KEPT = ['a/2: scanned 2', 'a/1: scanned 1', 'b/1: scanned 3'];
  const KEPT_IN_PART = ['a/2: partial 2', 'a/1: partial 1', 'b/1: partial 3'];

  test.each<readonly [string, (text: string) => string, ReadonlyArray<string>]>([
    [
      'updates.json',
      () => `{"data":[{"app":"a","from":"1","to":"2","outcome":"held","x-a":${DEEP}}]}`,
      KEPT,
    ],
    [
      'state.json',
      (text) =>
        text
          .replace('"manifest":{', `"manifest":{"x":${DEEP},`)
          .replace(/"commit":"[^"]*"/, `"commit":"${'a'.repeat(40)}"`)
          .replace(/"committed":"[^"]*"/, '"committed":"2026-12-01T00:00:00Z"'),
      KEPT,
    ],
    ['status.json', () => `{"data":${DEEP}}`, KEPT_IN_PART],
  ])('of %s to a document that is nested too deep: it is not used', async (file, edit, states) => {
    const remote = await published();
    const path = `api/v1/${file}`;
    remote.edit({ [path]: edit(remote.files()?.get(path) ?? '') });
    const ran = await runOn(remote, catalog('a/1', 'a/2', 'b/1'));
    expect([ran.errors, ran.warnings]).toEqual([
      [],
      expect.arrayContaining([
        `${path}: the published document is dropped: nested more than 101 levels deep; what only it remembered starts over`,
        EDITED,
      ]),
    ]);
    expect(statesOn(remote)).toEqual(states);
  });

  test('of status.json to 130,000 bad values: all are dropped', async () => {
    const remote = await published();
    const path = 'api/v1/status.json';
    const values = Array(130_000).fill(0).join();
    const text = remote.files()?.get(path) ?? '';
    remote.edit({ [path]: text.replace(/"data":\[.*\]/s, `"data":[${values}]`) });
    const ran = await runOn(remote, catalog('a/1', 'a/2', 'b/1'));
    expect([ran.errors, ran.warnings]).toEqual([
      [],
      expect.arrayContaining([
        `${path}: the published document is dropped: data[0]: found 0, expected a map of keys and values; what only it remembered starts over`,
        EDITED,
      ]),
    ]);
    expect(statesOn(remote)).toEqual(KEPT_IN_PART);
  });

  test('that makes a later record invalid: the older report of this run is used', async () => {
    const remote = await published();
    remote.edit({ [record]: '{"oops":1}' });
    const older = { CreatedAt: '2026-07-31T00:00:00Z' };
    const files = { ...catalog('a/1', 'a/2', 'b/1'), ...scans({ 'a/1': 5 }, older) };
    const ran = await runOn(remote, files);
    expect([ran.errors, ran.notices]).toEqual([[], []]);
    expect(ran.warnings).toEqual([DROPPED('cves: found nothing'), EDITED]);
    expect(statesOn(remote)).toEqual(['a/2: scanned 2', 'a/1: scanned 5', 'b/1: scanned 3']);
  });

  test('that makes too many records invalid stops the run, which names each record', async () => {
    const remote = memoryGit();
    await runOn(remote, { ...catalog('a/1'), ...scans({ 'a/1': 1 }) });
    remote.edit({ [record]: 'broken' });
    const ran = await runOn(remote, catalog('a/1'));
    expect(ran.errors).toEqual([
      expect.stringMatching(
        /^this run would remove 1 of 1 published scan records \(a\/1\), expected at most half of them;/,
      ),
    ]);
    expect(ran.warnings).toEqual([DROPPED('')]);
    expect(ran.summary).toContain('There is also **1 warning**:');
  });

  test('of all indexes: the removal limit counts the records themselves', async () => {
    const remote = await published();
    remote.edit({
      'api/v1/state.json': '{"format":1}',
      'api/v1/status.json': '{',
      'api/v1/images.json': '{',
    });
    const before = remote.files();
    const records = expect.stringMatching(
      /^this run would remove 3 of 3 published scan records \(/,
    );
    const images = expect.stringMatching(
      /^this run would remove 2 of 2 published images \("a", "b"\)/,
    );
    expect((await runOn(remote, catalog('c/1'))).errors).toEqual([images, records]);
    expect(remote.files()).toEqual(before);
    const meant = await runOn(remote, catalog('c/1'), { 'allow-removals': 'true' });
    expect([meant.errors, statesOn(remote)]).toEqual([[], ['c/1: unscanned']]);
  });
});

describe('the branch', () => {
  test('keeps files outside of api/v1', async () => {
    const remote = memoryGit();
    remote.edit({ 'index.html': '<p>', 'api/v2/x': 'x', CNAME: 'a.test', 'ä/b': 'c' });
    await runOn(remote, catalog('a/1'), { destination: 'docs/ü' });
    const files = remote.files();
    expect(
      ['index.html', 'api/v2/x', 'CNAME', '.nojekyll'].map((path) => files?.get(path)),
    ).toEqual(['<p>', 'x', 'a.test', '']);
  });

  test.each(['true', 'false'])(
    'links and ids follow its address, though nothing else differs (explorer: %s)',
    async (explorer) => {
      const remote = memoryGit();
      await runOn(remote, catalog('a/1'));
      const two = catalog('a/1', 'a/2');
      const publish = async (server = 'https://github.com') => {
        const { outputs } = await runAction({
          ...{ git: remote.git, files: two, server, committed: '2026-08-02T00:00:00Z' },
          inputs: { explorer },
        });
        const read = (file: string) => JSON.parse(remote.files()?.get(`api/v1/${file}`) ?? '{}');
        const [release] = read('images/a/releases.json').releases;
        const [item] = read('feed.json').items;
        return [outputs['changed'], release.changelogUrl, item.id.slice(0, 17)];
      };
      const pageOn = (site: string): string => `${site}/api/v1/index.html#/images/a/2`;
      const there = pageOn('https://acme.github.io/catalog');
      const [, , id] = await publish();
      expect(await publish()).toEqual(['false', there, id]);
      remote.edit({ CNAME: 'a.test' });
      expect(await publish()).toEqual(['true', pageOn('https://a.test'), id]);
      expect(await publish()).toEqual(['false', pageOn('https://a.test'), id]);
      const [changed, address, other] = await publish('https://github.acme.test');
      expect([changed, address, other === id]).toEqual(['true', pageOn('https://a.test'), false]);
    },
  );

  test('.nojekyll is not added if there is a _config.yml', async () => {
    const remote = memoryGit();
    remote.edit({ '_config.yml': 'x: y' });
    const ran = await runOn(remote, catalog('a/1'), { destination: 'docs' });
    expect(['.nojekyll', 'docs/.nojekyll'].map((path) => remote.files()?.has(path))).toEqual([
      false,
      true,
    ]);
    expect(ran.notices).toEqual([
      'found a _config.yml on the branch, so .nojekyll is not added: Jekyll builds the site, and omits versions whose names begin with _',
    ]);
  });

  test('two destinations do not affect each other', async () => {
    const remote = memoryGit();
    await runOn(remote, { ...catalog('a/1'), ...scans({ 'a/1': 1 }) }, { destination: 'x' });
    await runOn(remote, { ...catalog('b/1'), ...scans({ 'b/1': 2 }) }, { destination: 'y' });
    expect([statesOn(remote, 'x/'), statesOn(remote, 'y/')]).toEqual([
      ['a/1: scanned 1'],
      ['b/1: scanned 2'],
    ]);
  });

  test.each(['', '{', '{"a":1}', 'null'])(
    'with an api/v1 whose state.json is %j is refused',
    async (state) => {
      const remote = memoryGit();
      remote.edit({ 'api/v1/images.json': '{}', ...(state ? { 'api/v1/state.json': state } : {}) });
      const ran = await runOn(remote, catalog('a/1'));
      expect([ran.errors, remote.commits]).toEqual([
        [
          'found api/v1 on the branch without a state.json of this action, expected one, so nothing was published; choose another destination, or run once with allow-removals: true to replace it',
        ],
        [],
      ]);
      const taken = await runOn(remote, catalog('a/1'), { 'allow-removals': 'true' });
      expect([taken.errors, taken.log.at(-1), remote.commits[0]?.message.split('\n')[0]]).toEqual([
        [],
        '⚠️ First publish: 1 image · nothing scanned yet',
        '⚠️ First publish: 1 image · nothing scanned yet',
      ]);
      expect(statesOn(remote)).toEqual(['a/1: unscanned']);
    },
  );

  test.each(['', '{"a":1}', '{"format":"2"}'])(
    'with a damaged state.json of its own gets a new one: %j',
    async (state) => {
      const remote = memoryGit();
      const files = { ...catalog('a/1'), ...scans({ 'a/1': 1 }) };
      await runOn(remote, files);
      const before = remote.files();
      remote.edit({ 'api/v1/state.json': state });
      const ran = await runOn(remote, files, { 'allow-removals': 'true' });
      expect([ran.errors, ran.outputs['changed']]).toEqual([[], 'true']);
      expect(remote.files()).toEqual(before);
      expect((await runOn(remote, files)).outputs['changed']).toBe('false');
    },
  );

  test('with a manifest of the maximum depth is published once', async () => {
    const remote = memoryGit();
    const deep = `\n    x-deep: ${'['.repeat(96)}${']'.repeat(96)}`;
    const files = { 'catalog.yaml': catalog('a/1')['catalog.yaml']?.trimEnd() + deep };
    const first = await runOn(remote, files);
    const second = await runOn(remote, files);
    expect([first.errors, second.errors, second.warnings]).toEqual([[], [], []]);
    expect([second.outputs['changed'], remote.commits.length]).toEqual(['false', 1]);
  });

  test.each<readonly [string, { readonly isDefault?: boolean }, Files, string | undefined]>([
    ['the default one', { isDefault: true }, {}, 'the default branch of acme/catalog'],
    ['that of the run', {}, {}, 'the branch that this run was started on'],
    ['one with its name in another repository', {}, { repository: 'acme/other' }, undefined],
  ])('that people work on is not squashed: %s', async (_, kind, more, use) => {
    const remote = memoryGit(kind);
    remote.edit({ 'README.md': 'mine' });
    const inputs = { branch: 'work', history: 'squash', ...more };
    const startedOn = kind.isDefault ? 'v1' : 'work';
    const ran = await runAction({ git: remote.git, files: catalog('a/1'), inputs, startedOn });
    expect([ran.errors, remote.commits.length]).toEqual(
      use === undefined
        ? [[], 1]
        : [
            [
              `input history: found squash for the branch "work", which is ${use}, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch`,
            ],
            0,
          ],
    );
  });

  test('is not changed by a dry run, which reports the changes', async () => {
    const remote = memoryGit();
    const ran = await runOn(remote, catalog('a/1'), { 'dry-run': 'true' });
    expect([ran.errors, ran.outputs['changed'], ran.outputs['commit'], remote.files()]).toEqual([
      [],
      'true',
      '',
      undefined,
    ]);
  });
});

const UNLANDED = { isFinal: false, isUnsent: false };
const MOVED: Answer = {
  ...UNLANDED,
  ...{ kind: 'moved', failure: { advice: 'it is said to have moved' } },
};
const LOST: Answer = {
  ...UNLANDED,
  ...{ kind: 'unknown', failure: { advice: 'the answer got lost' } },
};

describe('a branch that has moved', () => {
  /** The remote for a run before whose first push this happens. */
  const racing = (remote: MemoryGit, meanwhile: () => Promise<unknown>): MemoryGit => {
    const { push } = remote.git;
    let first = true;
    return {
      ...remote,
      git: {
        ...remote.git,
        push: (change) => async () => {
          if (first) {
            first = false;
            await meanwhile();
          }
          return push(change)();
        },
      },
    };
  };

  test('is published on its new tip, so no scan is lost', async () => {
    const remote = memoryGit();
    await runOn(remote, catalog('a/1', 'b/1'));
    const other = () => runOn(remote, { ...catalog('a/1', 'b/1'), ...scans({ 'b/1': 2 }) });
    const files = { ...catalog('a/1', 'b/1'), ...scans({ 'a/1': 1 }) };
    const ran = await runOn(racing(remote, other), files);
    expect([ran.errors, statesOn(remote)]).toEqual([[], ['a/1: scanned 1', 'b/1: scanned 2']]);
  });

  test('to what this run would publish gets no second commit', async () => {
    const remote = memoryGit();
    const files = { ...catalog('a/1'), ...scans({ 'a/1': 1 }) };
    const ran = await runOn(
      racing(remote, () => runOn(remote, files)),
      files,
    );
    const { changed, commit } = ran.outputs;
    expect([ran.errors, changed, commit]).toEqual([[], 'false', remote.tip()]);
    expect(remote.commits.map(({ on }) => on !== undefined)).toEqual([false, false]);
  });

  test('to a newer catalog gets the scans of a run that it made stale', async () => {
    const remote = memoryGit();
    const newer = 'd'.repeat(40);
    const publishNewer = () =>
      runAction({ git: remote.git, files: catalog('a/1', 'a/2', 'c/1'), commit: newer });
    const ran = await runAction({
      ...{ git: racing(remote, publishNewer).git, relation: 'older' },
      files: { ...catalog('a/1', 'b/1'), ...scans({ 'a/1': 1, 'b/1': 1 }) },
    });
    expect([ran.errors, ran.outputs]).toMatchObject([
      [],
      { 'stale-source': 'true', changed: 'true' },
    ]);
    expect(statesOn(remote)).toEqual(['a/2: unscanned', 'a/1: scanned 1', 'c/1: unscanned']);
    expect(remote.commits.at(-1)?.message).toContain(`Source-Commit: ${newer}\n`);
  });

  test('during the reading of records is published on its new tip', async () => {
    const remote = memoryGit();
    await runOn(remote, { ...catalog('a/1'), ...scans({ 'a/1': 1 }) });
    const record = blobId([Buffer.from(remote.files()?.get('api/v1/security/a/1.json') ?? '')]);
    const looks = { tip: 0, gone: false };
    const git: MemoryGit['git'] = {
      ...remote.git,
      isGone: () => looks.gone,
      read: (branch, ...places) => {
        looks.tip += 1;
        looks.gone = false;
        return remote.git.read(branch, ...places);
      },
      readBlobs: (ids) => {
        if (!ids.includes(record) || looks.tip > 1) return remote.git.readBlobs(ids);
        looks.gone = true;
        return TE.left([problem('it is not there any more')]);
      },
    };
    const moved = catalog('a/1')['catalog.yaml']?.replace('ghcr.io', 'quay.io') ?? '';
    const ran = await runOn({ ...remote, git }, { 'catalog.yaml': moved });
    expect([ran.errors, statesOn(remote), looks.tip]).toEqual([[], ['a/1: scanned 1'], 2]);
    expect(ran.log).toContain(
      'the server does not have what the branch names; retrying on its tip (attempt 2)',
    );
  });

  const WHAT = 'the push to "gh-pages" did not succeed, nothing was published; ';
  const OPEN =
    'the push to "gh-pages" ended without an answer, and the branch does not have its commit so far: it may or may not have been published; ';
  const DENIED: Answer = {
    kind: 'refused',
    failure: { advice: 'no' },
    isFinal: true,
    isUnsent: false,
  };
  const UNSENT: Answer = {
    kind: 'unknown',
    failure: { advice: 'no' },
    isFinal: true,
    isUnsent: true,
  };
  const KILLED: Answer = {
    kind: 'unknown',
    failure: { advice: 'dead' },
    isFinal: true,
    isUnsent: false,
  };

  test.each<readonly [string, readonly Answer[], string]>([
    ['twice on one tip', [MOVED, MOVED], `${WHAT}it is said to have moved`],
    [
      'and then the answers are lost',
      [MOVED, LOST, LOST, LOST, LOST],
      `${OPEN}the answer got lost`,
    ],
    ['in words that mean that nothing was sent', [UNSENT], `${WHAT}no`],
    ['by the remote', [DENIED], `${WHAT}no`],
    ['by the remote, after an answer was lost', [LOST, DENIED], `${OPEN}no`],
    [
      'twice on one tip, after an answer was lost',
      [LOST, MOVED, MOVED],
      `${OPEN}it is said to have moved`,
    ],
    ['in words that nobody knows', [KILLED], `${OPEN}dead`],
  ])('only according to git, %s, is final', async (_, pushes, error) => {
    const remote = memoryGit();
    remote.pushes.push(...pushes);
    const ran = await runOn(remote, catalog('a/1'));
    expect([ran.errors, remote.pushes, remote.files()]).toEqual([[error], [], undefined]);
  });

  test('during each of ten attempts in five minutes is given up', async () => {
    const remote = memoryGit();
    const start = Date.parse('2026-12-31T00:00:00Z');
    let clock = start;
    const push: MemoryGit['git']['push'] = (change) => {
      remote.edit({ 'README.md': String(clock) });
      return remote.git.push(change);
    };
    const ran = await runAction({
      git: { ...remote.git, push },
      files: catalog('a/1'),
      now: () => clock,
      sleep: async (milliseconds) => {
        clock += milliseconds;
      },
    });
    expect(ran.errors).toEqual([
      'the branch moved during each of 15 attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again',
    ]);
    expect(clock - start).toBeGreaterThanOrEqual(5 * 60_000);
  });

  describe('to what a run without an answer would publish', () => {
    const night = { ...catalog('a/1'), ...scans({ 'a/1': 1 }) };
    const LATER = { CreatedAt: '2026-08-02T03:00:00Z' };

    /** What a run claims whose pushes end like this, one after the other. */
    const claimed = async (
      pushes: (remote: MemoryGit) => ReadonlyArray<MemoryGit['git']['push']>,
    ) => {
      const remote = memoryGit();
      await runOn(remote, { ...catalog('a/1'), ...scans({ 'a/1': 0 }) });
      const all = [...pushes(remote)];
      const push: MemoryGit['git']['push'] = (change) => (all.shift() ?? remote.git.push)(change);
      const ran = await runOn({ ...remote, git: { ...remote.git, push } }, night);
      const { changed, commit, opened, integrity } = ran.outputs;
      expect([ran.errors, statesOn(remote)]).toEqual([[], ['a/1: scanned 1']]);
      return {
        ...{ changed, opened, isAttested: integrity !== '', isTip: commit === remote.tip() },
        told: ran.summary.includes('CVE-0 (high) new in 1 image'),
      };
    };
    const ALL = { changed: 'true', opened: '1', isAttested: true, isTip: true, told: true };
    const NOTHING = { changed: 'false', opened: '0', isAttested: false, isTip: true, told: false };

    /** Lands, and then somebody does something else before git says this. */
    const landsBefore =
      (remote: MemoryGit, then: () => unknown, said = LOST): MemoryGit['git']['push'] =>
      (change) =>
      async () => {
        const answer = await remote.git.push(change)();
        await then();
        return E.isRight(answer) && answer.right.kind === 'landed'
          ? E.right({ ...said, commit: answer.right.commit })
          : answer;
      };
    /** Does not land, because somebody does something first; the answer is lost. */
    const losesTo =
      (remote: MemoryGit, first: () => unknown): MemoryGit['git']['push'] =>
      (change) =>
      async () => {
        await first();
        remote.pushes.push(LOST);
        return remote.git.push(change)();
      };
    const commits = (remote: MemoryGit, count: number) => (): void => {
      for (let i = 0; i < count; i += 1) remote.edit({ 'README.md': String(i) });
    };

    test.each<
      readonly [string, object, (remote: MemoryGit) => ReadonlyArray<MemoryGit['git']['push']>]
    >([
      ['is not its own', NOTHING, (remote) => [losesTo(remote, () => runOn(remote, night))]],
      ['is its own commit', ALL, (remote) => [landsBefore(remote, () => undefined)]],
      [
        'is its own commit, though git says that the branch is elsewhere',
        ALL,
        (remote) => [landsBefore(remote, () => undefined, MOVED)],
      ],
      [
        'is its own commit, though git was killed',
        ALL,
        (remote) => [landsBefore(remote, () => undefined, KILLED)],
      ],
      [
        'descends from its own commit, and what others changed is theirs',
        { ...ALL, isTip: false },
        (remote) => [
          landsBefore(
            remote,
            () => runOn(remote, { ...night, ...scans({ 'a/1': 1 }, LATER) }),
            MOVED,
          ),
        ],
      ],
      [
        'is its own commit, the first of two without an answer',
        { ...ALL, isTip: false },
        (remote) => [losesTo(remote, commits(remote, 1)), landsBefore(remote, commits(remote, 1))],
      ],
      [
        'was its own commit, but is in the history no more',
        NOTHING,
        (remote) => [
          landsBefore(remote, () =>
            runOn(remote, { ...catalog('a/1', 'b/1') }, { history: 'squash' }).then(() =>
              runOn(remote, catalog('a/1'), { 'allow-removals': 'true' }),
            ),
          ),
        ],
      ],
    ])('%s', async (...[, expected, pushes]) => {
      expect(await claimed(pushes)).toEqual(expected);
    });

    test.each<readonly [string, Answer, ReadonlyArray<string>]>([
      [
        'cannot be read',
        LOST,
        [
          'the response to the push was lost, and "gh-pages" cannot be read: it may or may not have been published; run again, which does no harm',
        ],
      ],
      ['cannot be read, and nothing was sent', UNSENT, [`${WHAT}no`]],
    ])('%s', async (_, said, errors) => {
      const remote = memoryGit();
      await runOn(remote, { ...catalog('a/1'), ...scans({ 'a/1': 0 }) });
      const push = landsBefore(remote, commits(remote, 1), said);
      const findOwn = () => TE.left([problem('the branch cannot be read')] as [Problem]);
      const ran = await runOn({ ...remote, git: { ...remote.git, push, findOwn } }, night);
      expect(ran.errors).toEqual(errors);
    });
  });

  test.each<readonly [string, readonly Answer[], readonly number[]]>([
    ['races', [MOVED, MOVED, MOVED], [500, 1_000, 2_000]],
    ['lost answers', [LOST, LOST, LOST], [250, 1_000, 2_500]],
    ['lost answers to the end', [LOST, LOST, LOST, LOST], [250, 1_000, 2_500, 5_000]],
    ['lost answers after races', [MOVED, MOVED, LOST, MOVED], [500, 1_000, 250, 4_000]],
  ])('pauses: %s', async (_, pushes, pauses) => {
    const remote = memoryGit();
    remote.pushes.push(...pushes);
    const slept: number[] = [];
    const sleep = async (milliseconds: number): Promise<void> => void slept.push(milliseconds);
    const push: MemoryGit['git']['push'] = (change) => {
      if (remote.pushes[0]?.kind === 'moved') remote.edit({ 'README.md': `${slept.length}` });
      return remote.git.push(change);
    };
    await runAction({ git: { ...remote.git, push }, files: catalog('a/1'), sleep });
    expect([remote.pushes, slept]).toEqual([[], pauses]);
  });

  test.each<
    readonly [string, ReadonlyArray<string>, (remote: MemoryGit) => MemoryGit['git']['push']]
  >([
    [
      'that did not land: it is pushed again',
      ['asked', 'pushed', '250', 'asked', 'pushed'],
      ({ git, pushes }) => {
        pushes.push(LOST);
        return git.push;
      },
    ],
    [
      'that landed: there is nothing left to do',
      ['asked', 'pushed', '250', 'asked'],
      ({ git }) =>
        (change) =>
        async () =>
          E.map((pushed: Pushed) =>
            pushed.kind === 'landed' ? { ...LOST, commit: pushed.commit } : pushed,
          )(await git.push(change)()),
    ],
  ])(
    'after the lost response to a push, the run pauses before it reads the branch, %s',
    async (_, expected, answer) => {
      const remote = memoryGit();
      const order: string[] = [];
      const push = answer(remote);
      const git: MemoryGit['git'] = {
        ...remote.git,
        read: (branch, ...places) => {
          order.push('asked');
          return remote.git.read(branch, ...places);
        },
        push: (change) => {
          order.push('pushed');
          return push(change);
        },
      };
      const sleep = async (milliseconds: number): Promise<void> =>
        void order.push(String(milliseconds));
      await runAction({ git, files: catalog('a/1'), sleep });
      expect(order).toEqual(expected);
    },
  );
});

describe('output', () => {
  test('is the whole tree, without the destination, even if nothing changed', async () => {
    const remote = memoryGit();
    const files = { ...catalog('a/1'), ...scans({ 'a/1': 1 }) };
    await runOn(remote, files, { destination: 'docs' });
    const expected = new Map(
      [...(remote.files() ?? [])].flatMap(([path, text]) =>
        path.startsWith('docs/api/v1/') ? [[path.slice('docs/api/v1/'.length), text]] : [],
      ),
    );
    for (const reports of [files, catalog('a/1')]) {
      const output = new Map<string, string>();
      await runAction({
        git: remote.git,
        files: reports,
        inputs: { destination: 'docs', output: '_site' },
        output,
      });
      expect(output).toEqual(expected);
    }
  });

  test.each<readonly [string, readonly Answer[], number]>([
    ['is that of the last attempt', [MOVED], 1],
    ['is left as it was if none succeeds', [LOST, LOST, LOST, LOST], 0],
  ])('%s, and nothing stays staged', async (_, pushes, finished) => {
    const remote = memoryGit();
    remote.pushes.push(...pushes);
    const [output, staged] = [new Map<string, string>(), new Set<ReadonlyMap<string, string>>()];
    const inputs = { output: '_site' };
    await runAction({ git: remote.git, files: catalog('a/1'), inputs, output, staged });
    const published = remote.files()?.get('api/v1/state.json');
    expect([staged.size, output.get('state.json')]).toEqual([0, published]);
    expect(output.size > 0).toBe(finished === 1);
  });
});

describe('a link or submodule below api/v1', () => {
  const files = { ...catalog('a/1'), ...scans({ 'a/1': 1 }) };

  test('is an edit, and goes', async () => {
    const remote = memoryGit();
    await runOn(remote, files);
    remote.irregular.push('link');
    const ran = await runOn(remote, files);
    expect([ran.errors, ran.warnings]).toEqual([
      [],
      [expect.stringMatching(/^api\/v1 was edited after it was published \(/)],
    ]);
    expect(remote.commits.at(-1)?.changes.removed).toEqual(['api/v1/link']);
  });

  test('alone is an api/v1 of somebody else', async () => {
    const remote = memoryGit();
    remote.edit({ 'README.md': 'mine' });
    remote.irregular.push('link');
    expect((await runOn(remote, files)).errors).toEqual([
      expect.stringMatching(/^found api\/v1 on the branch without a state.json of this action/),
    ]);
  });
});

describe('reports that match no version', () => {
  const files = {
    ...catalog('a/1@x'),
    ...scans({ 'z/9': 1 }),
    ...scans({ 'a/1': 1 }, { ArtifactName: `local@${digestOf('y')}` }),
  };
  const CONTRADICTS = `reports/a/1.json: found a report for "${digestOf('y')}", expected "${digestOf('x')}", which the manifest states for a/1; it is not used for a/1; update the digest in the manifest, scan the published image, or scan a single platform by the digest of the index, with --platform`;
  const LOST =
    'reports/z/9.json: found a report for "local", expected one for a version in the manifest; add that version to the manifest, or name the file <slug>/<version>.json';

  test.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['warn', [], [CONTRADICTS, LOST]],
    ['ignore', [], [CONTRADICTS]],
    ['error', [CONTRADICTS, LOST], []],
  ])('%s', async (policy, errors, warnings) => {
    const ran = await runOn(memoryGit(), files, { 'unmatched-reports': policy });
    expect([ran.errors, ran.warnings]).toEqual([errors, warnings]);
  });
});

describe('invalid reports', () => {
  const files = {
    ...catalog('a/1', 'a/2'),
    ...scans({ 'a/1': 1 }),
    'reports/a/2.json': '[]',
    'reports/x.json': '',
  };
  const PROBLEMS = [
    'reports/a/2.json: found a list, which Trivy before 0.20 writes (schema version 1), expected a Trivy (schema version 2) or Grype report of a container image in JSON; use a current version of Trivy',
    'reports/x.json: found an empty file, expected a report; the scan failed or wrote nothing: scan again',
  ];

  test('stop the run, which names them all', async () => {
    const remote = memoryGit();
    const ran = await runOn(remote, files);
    expect([ran.errors, remote.files()]).toEqual([PROBLEMS, undefined]);
  });

  test('are warnings with invalid-reports: warn, and the others are published', async () => {
    const remote = memoryGit();
    const ran = await runOn(remote, files, { 'invalid-reports': 'warn' });
    expect([ran.errors, ran.warnings]).toEqual([[], PROBLEMS]);
    expect(statesOn(remote)).toEqual(['a/2: unscanned', 'a/1: scanned 1']);
  });
});

test('a name in retired that was never published is said once', async () => {
  const remote = memoryGit();
  await runOn(remote, catalog('adminer/1', 'redis/1'));
  const files = { 'catalog.yaml': manifestText(['redis/1'], { retired: [{ slug: 'adminre' }] }) };
  const said = [];
  for (const _ of [1, 2]) said.push(...(await runOn(remote, files)).notices);
  expect(said.filter((each) => /retired/.test(each))).toEqual([
    'the manifest: found "adminre" in retired, expected an image that this catalog has published; did you mean adminer?',
  ]);
});
