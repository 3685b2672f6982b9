/** What a run says if git reports a push wrongly, or a clock is wrong. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf, reportOf, V1 } from './builders';
import { answerWith, type Fault, resetAfter, withFaultyServer } from './faulty-server';
import { gitAfter } from './git-scripts';
import { errorsOf, json, warningsOf } from './results';
import { publish, withWorld } from './runs';
import type { World } from './world';

const BRANCH = 'gh-pages';
const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0'])),
  'first.json': reportOf('redis', '1.0', [{ id: 'CVE-2026-1' }]),
  'next.json': reportOf('redis', '1.0', [{ id: 'CVE-2026-1' }, { id: 'CVE-2026-2' }], {
    at: '2026-01-03T03:04:05Z',
  }),
};
const NEXT = { reports: 'next.json', 'fail-on': 'high+new' };

const folderOf = (w: World): string => path.join(w.root, 'repositories', `${w.repository}.git`);

/** The server refuses every push with these lines. */
const refuse = (w: World, lines: readonly string[]): void => {
  mkdirSync(path.join(folderOf(w), 'hooks'), { recursive: true });
  const file = path.join(folderOf(w), 'hooks', 'pre-receive');
  const said = lines.map((line) => `echo '${line}' >&2`);
  writeFileSync(file, ['#!/bin/sh', ...said, 'exit 1', ''].join('\n'), { mode: 0o755 });
};

/** The server loses an object. */
const lose = (w: World, revision: string): void => {
  const id = w.git('rev-parse', revision);
  const objects = path.join(folderOf(w), 'objects');
  for (const name of readdirSync(path.join(objects, 'pack')).filter((each) =>
    each.endsWith('.pack'),
  )) {
    const pack = path.join(w.root, name);
    renameSync(path.join(objects, 'pack', name), pack);
    execFileSync('git', ['-C', folderOf(w), 'unpack-objects', '-q'], { input: readFileSync(pack) });
  }
  rmSync(path.join(objects, id.slice(0, 2), id.slice(2)), { force: true });
};

/** The tip of the branch says that it is of another time, in seconds since 1970. */
const redate = (w: World, seconds: number): void => {
  const file = path.join(w.root, 'commit');
  const commit = w.git('cat-file', 'commit', BRANCH);
  writeFileSync(file, `${commit.replace(/^(committer .*>) \d+/m, `$1 ${seconds}`)}\n`);
  w.git('update-ref', `refs/heads/${BRANCH}`, w.git('hash-object', '-t', 'commit', '-w', file));
};

/** A published night, and what a second one is told and leaves. */
const nextNight = async (
  w: World,
  run: { readonly serverUrl?: string; readonly env?: Readonly<Record<string, string>> },
) => {
  const { checkout } = await publish(w, FILES, { reports: 'first.json' });
  const before = w.log(BRANCH).length;
  const result = await w.run(checkout, NEXT, run);
  const sha256 = createHash('sha256').update(w.tree(BRANCH)[`${V1}/integrity.json`] ?? '');
  const { changed, commit, opened, integrity } = result.outputs;
  return {
    result,
    claimed: {
      ...{ changed, opened, isTip: commit === w.log(BRANCH)[0]?.sha },
      isAttested: integrity === `sha256:${sha256.digest('hex')}`,
      commits: w.log(BRANCH).length - before,
      gates: errorsOf(result).map((each) => each.split(':')[0]),
      isTold: result.summary.includes('CVE-2026-2'),
      left: result.leftovers,
    },
  };
};

const CLAIMED = {
  ...{ changed: 'true', opened: '1', isTip: true, isAttested: true, commits: 1 },
  ...{ gates: ['input fail-on'], isTold: true, left: [] },
};

describe('a push that landed is claimed, with its gate, although', () => {
  test.concurrent.each<readonly [string, readonly Fault[]]>([
    ['its answer was reset at once, so that curl sent it again', [resetAfter(0)]],
    ['every answer is reset', Array(20).fill(resetAfter(0))],
    ['every answer is cut', Array(20).fill(resetAfter(9))],
    ['a proxy forbids it after the body', [answerWith(403)]],
    ['a proxy answers 302 after the body', [answerWith(302, { Location: 'http://127.0.0.1:9/' })]],
    ['a proxy answers with a page after the body', [answerWith(200)]],
    ['a proxy fails after the body', [answerWith(502)]],
  ])('%s', (_, faults) =>
    withWorld((w) =>
      withFaultyServer(w.server.url, faults, async ({ url }) => {
        const { result, claimed } = await nextNight(w, { serverUrl: url });
        expect([claimed, result.log]).toEqual([CLAIMED, expect.anything()]);
      }),
    ),
  );

  /** What a git that pushed does then. */
  const afterPush = (then: string): string =>
    `case "$*" in *" push "*) $(PATH=\${PATH#*:} command -v git) "$@" >/dev/null 2>&1; ${then};; esac`;

  test.concurrent.each([
    ['git is killed', 'kill -9 $$'],
    ['git says nothing, and that it failed', 'exit 1'],
    ['git says nothing, and that it succeeded', 'exit 0'],
    ['git lacks space', 'echo "fatal: write error: No space left on device" >&2; exit 128'],
    [
      'git says that it was forbidden',
      `echo "fatal: unable to access 'http://h/': The requested URL returned error: 403" >&2; exit 128`,
    ],
    [
      'git says that the branch is elsewhere',
      'printf "!\\t%s\\t[rejected] (stale info)\\n" "$a:refs/heads/gh-pages"; exit 1',
    ],
  ])('%s', (_, then) =>
    withWorld(async (w) => {
      const { claimed, result } = await nextNight(w, { env: gitAfter(w, afterPush(then)) });
      expect([claimed, result.log]).toEqual([CLAIMED, expect.anything()]);
    }),
  );
});

const WHAT = 'the push to "gh-pages" did not succeed, nothing was published; ';
const OPEN =
  'the push to "gh-pages" ended without an answer, and the branch does not have its commit so far: it may or may not have been published; ';
const UNKNOWN = 'see what git said; run again if the cause may be temporary';

describe('a push that did not land', () => {
  /** A second night on this server, whose first answer to a push is this. */
  const refusedBy = async (
    arrange: (w: World) => void,
    env?: (w: World) => Readonly<Record<string, string>>,
  ): Promise<{
    readonly errors: readonly string[];
    readonly log: string;
    readonly pushes: number;
  }> => {
    let found = { errors: [] as readonly string[], log: '', pushes: 0 };
    await withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, { reports: 'first.json' });
      const before = w.refs();
      let pushes = 0;
      const count = async () => {
        pushes += 1;
        w.server.hooks.onPush = count;
      };
      w.server.hooks.onPush = count;
      arrange(w);
      const result = await w.run(checkout, NEXT, env ? { env: env(w) } : {});
      expect([result.code, w.refs(), result.leftovers]).toEqual([1, before, []]);
      found = { errors: errorsOf(result), log: result.log, pushes };
    });
    return found;
  };

  test.concurrent('because a login page answers every one is final after two', async () => {
    let asked = 0;
    const { errors, log } = await refusedBy((w) => {
      w.server.hooks.onRequest = async ({ url }) => {
        if (!url.includes('git-receive-pack')) return undefined;
        asked += 1;
        return {
          ...{ status: 200, body: '' },
          headers: { 'Content-Type': 'text/html' },
        };
      };
    });
    expect([errors, asked, log.includes('the branch moved meanwhile')]).toEqual([
      [
        `${WHAT}the server reports a different tip for pushing than for fetching: a replica lags behind (run again later), or the branch is hidden (receive.hideRefs)`,
      ],
      2,
      false,
    ]);
  });

  test.concurrent('because the name is too long for a file is final after two', async () => {
    await withWorld(async (w) => {
      const checkout = w.checkout(FILES);
      const inputs = { ...NEXT, branch: `b${'x'.repeat(254)}` };
      const result = await w.run(checkout, inputs);
      expect([errorsOf(result), result.log.match(/retrying on its tip/g)]).toEqual([
        [expect.stringContaining(' did not succeed, nothing was published; ')],
        ['retrying on its tip'],
      ]);
    });
  });

  test.concurrent('because git died before it sent anything is not said to be known', async () => {
    const dead = 'case "$*" in *" push "*) echo "error: out of memory" >&2; kill -9 $$;; esac';
    const { errors, pushes } = await refusedBy(
      () => undefined,
      (w) => gitAfter(w, dead),
    );
    expect([errors, pushes]).toEqual([[`${OPEN}${UNKNOWN}`], 0]);
  });

  test.concurrent('because a rule asks for another message names the inputs', async () => {
    const said = [
      'error: GH013: Repository rule violations found for refs/heads/gh-pages.',
      '- Commit message must match a given regex pattern: ^[A-Z]+-[0-9]+',
      '- Commit author email must match a given suffix: @example.test',
    ];
    const { errors, pushes } = await refusedBy((w) => refuse(w, said));
    expect([errors, pushes]).toEqual([
      [
        `${WHAT}a rule asks for another commit message or another author: set the inputs commit-message and author to what it asks for, or exclude the branch from the rule (Settings > Rules)`,
      ],
      1,
    ]);
  });

  test.concurrent('because the server lost a document is final after two', async () => {
    await withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, { reports: 'first.json' });
      lose(w, `${BRANCH}:${V1}/images/redis/findings.json`);
      const result = await w.run(checkout, NEXT);
      const retries = result.log.match(/the server does not have what the branch names; retrying/g);
      expect([result.code, errorsOf(result), retries?.length, result.leftovers]).toEqual([
        1,
        [expect.stringMatching(/^published documents cannot be read; /)],
        1,
        [],
      ]);
    });
  });
});

describe('a clock that is behind', () => {
  test.concurrent.each([
    [
      'the tip',
      { reports: 'next.json' },
      /^found 2\S+ on the clock .* the commit [0-9a-f]{40} at the tip of "gh-pages": /,
    ],
  ])('%s stops the run, and nothing is forgotten', (_, inputs, expected) =>
    withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, { reports: 'first.json' });
      const ahead = Math.floor(Date.now() / 1000) + 25 * 3600;
      redate(w, ahead);
      const before = w.tree(BRANCH);
      const result = await w.run(checkout, inputs);
      expect([result.code, errorsOf(result), w.tree(BRANCH)]).toEqual([
        1,
        [expect.stringMatching(expected)],
        before,
      ]);
      w.commitFile(BRANCH, 'README.md', 'the date is right again');
      const mended = await w.run(checkout, inputs);
      expect([mended.code, json(w.tree(BRANCH), `${V1}/cve.json`)]).toMatchObject([
        0,
        { data: [{ id: 'CVE-2026-1', since: '2026-01-02T03:04:05Z' }, { id: 'CVE-2026-2' }] },
      ]);
    }),
  );
});

describe('a run leaves no files, and ends,', () => {
  test.concurrent('though git prints what is no text', () =>
    withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, { reports: 'first.json' });
      const odd = `case "$*" in *rev-list*) printf '1767225600 %040d\\0x\\n' 1; exit;; esac`;
      const result = await w.run(checkout, { reports: 'next.json' }, { env: gitAfter(w, odd) });
      expect([result.code, errorsOf(result), warningsOf(result), result.leftovers]).toEqual([
        0,
        [],
        [
          'the commit of the manifest cannot be read, so the commit of the event (GITHUB_SHA) is used as its source; git said: git rev-list printed no commit',
        ],
        [],
      ]);
    }));

  (existsSync('/dev/full') ? test.concurrent : test.concurrent.skip)(
    'though the disk of the log is full',
    () =>
      withWorld(async (w) => {
        const { checkout } = await publish(w, FILES, { reports: 'first.json' });
        const full = path.join(w.root, 'full.cjs');
        // The lowest number that is free is that of the standard output.
        writeFileSync(
          full,
          "const fs = require('fs');fs.closeSync(1);fs.openSync('/dev/full', 'w');",
        );
        const env = { NODE_OPTIONS: `--require ${full}` };
        const { code, outputs, leftovers, log } = await w.run(checkout, NEXT, { env });
        expect([code, outputs['changed'], leftovers, log]).toEqual([1, 'true', [], '']);
      }),
  );
});
