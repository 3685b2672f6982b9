/** What becomes of a push, in the words of servers other than the one at hand. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { RunResult } from './action';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { gitAfter } from './git-scripts';
import type { Environment } from './process';
import { errorsOf } from './results';
import { inWorld, publish, runWell, withWorld } from './runs';
import type { World } from './world';

const BRANCH = 'gh-pages';
const PUSH = 'git-receive-pack';
const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0'])),
  'first/1.json': reportOf('redis', '1.0', [{ id: 'CVE-1' }]),
  'next/1.json': reportOf('redis', '1.0', [{ id: 'CVE-2' }]),
};
const FIRST = { reports: 'first' };
const NEXT = { reports: 'next' };

/** Variables with a `git` that says something else where the server refuses to move the branch. */
const rewording = (w: World, reason: string): Environment =>
  gitAfter(
    w,
    'case "$*" in *" push "*)',
    'said=$(PATH=$(echo "$PATH" | cut -d: -f2-) git "$@"); code=$?',
    `echo "$said" | sed 's/\\[remote rejected\\] (.*)/[remote rejected] (${reason})/'`,
    'exit $code',
    'esac',
  );

/** Somebody else commits while the first push is under way. */
const overtake = (w: World): void => {
  w.server.hooks.onPush = async () => {
    w.commitFile(BRANCH, 'README.md', 'hello\n');
  };
};

const MOVED = 'the branch moved meanwhile';
const LOST = 'the response to the push was lost';

test.concurrent.each([
  ['incorrect old value provided', MOVED],
  ['reference already exists', MOVED],
  ['Internal Server Error', LOST],
  ['fatal error in commit_refs', LOST],
])('after "%s" of a server it is tried again: %s', (reason, why) =>
  withWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    overtake(w);
    const result = await runWell(w, checkout, NEXT, { env: rewording(w, reason) });
    expect(result.log).toContain(`\n${why}; retrying on its tip (attempt 2)\n`);
    expect(w.log(BRANCH)).toHaveLength(3);
    expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
  }),
);

test.concurrent(
  'history: squash is refused immediately if the server rejects forced pushes',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    const before = w.log(BRANCH);
    w.git('config', 'receive.denyNonFastForwards', 'true');
    let pushes = 0;
    w.server.hooks.onPush = async () => {
      pushes += 1;
    };
    const result = await w.run(checkout, { ...NEXT, history: 'squash' });
    expect({ code: result.code, errors: errorsOf(result), pushes }).toEqual({
      code: 1,
      errors: [
        'the push to "gh-pages" did not succeed, nothing was published; the server rejects forced pushes, which history: squash needs: set history: append, or allow forced pushes to the branch',
      ],
      pushes: 1,
    });
    expect(w.log(BRANCH)).toEqual(before);
    await runWell(w, checkout, NEXT);
    expect(w.log(BRANCH)).toHaveLength(2);
  }),
);

test.concurrent(
  'a push that exits with 0 without having pushed is an error',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    const env = gitAfter(w, 'case "$*" in *" push "*) exit 0; esac');
    const result = await w.run(checkout, NEXT, { env });
    expect({ code: result.code, errors: errorsOf(result) }).toEqual({
      code: 1,
      errors: [
        'the push to "gh-pages" did not succeed, nothing was published; git said nothing; run again',
      ],
    });
    expect(w.log(BRANCH)).toHaveLength(1);
  }),
);

test.concurrent(
  'the configuration of the system neither forbids the repository nor adds to the push',
  inWorld(async (w) => {
    const system = path.join(w.root, 'system.config');
    writeFileSync(
      system,
      '[safe]\n\tbareRepository = explicit\n[push]\n\tgpgSign = true\n\trecurseSubmodules = only\n\tpushOption = x\n',
    );
    const env = gitAfter(w, `export GIT_CONFIG_SYSTEM=${system}`);
    const { checkout } = await publish(w, FILES, FIRST);
    const { log } = await runWell(w, checkout, NEXT, { env });
    expect(log).not.toContain(LOST);
    expect(w.log(BRANCH)).toHaveLength(2);
  }),
);

test.concurrent(
  'a push that is redirected is refused immediately',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    w.server.hooks.onRequest = async ({ service, url }) =>
      service === PUSH && !url.includes('info/refs')
        ? { status: 301, headers: { Location: 'http://127.0.0.1:1/acme/elsewhere' } }
        : undefined;
    const result = await w.run(checkout, NEXT);
    expect({ code: result.code, errors: errorsOf(result) }).toEqual({
      code: 1,
      errors: [
        'the push to "gh-pages" did not succeed, nothing was published; the server redirects git to another address, which git does not follow: publish to the new address of the repository',
      ],
    });
    expect(w.log(BRANCH)).toHaveLength(1);
  }),
);

test.concurrent.each([429, 503])('a push that is answered %d waits as long as it says', (status) =>
  withWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    const asked: { readonly service: string | undefined; readonly at: number }[] = [];
    let refused = 0;
    w.server.hooks.onRequest = async ({ service }) => {
      asked.push({ service, at: Date.now() });
      if (service !== PUSH || refused === 2) return undefined;
      refused += 1;
      return { status, headers: { 'Retry-After': '1' } };
    };
    // Without the variable, pauses are real.
    await runWell(w, checkout, NEXT, { env: { CATALOG_API_BACKOFF_SCALE: '' } });
    // The refused push, the question how long to wait, and then nothing before its time.
    const [first, , next] = asked.slice(asked.findIndex(({ service }) => service === PUSH));
    expect((next?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(next?.service).toBe('git-upload-pack');
    expect(w.log(BRANCH)).toHaveLength(2);
  }),
);

/** Variables with a `git` that pushes, does more, and then says that the answer of the server was lost. */
const losingAnswers = (w: World, ...more: ReadonlyArray<string>): Environment =>
  gitAfter(
    w,
    'case "$*" in *" push "*)',
    'PATH=$(echo "$PATH" | cut -d: -f2-)',
    'git "$@" > /dev/null 2>&1',
    ...more,
    "echo 'fatal: the remote end hung up unexpectedly' >&2; exit 1",
    'esac',
  );

/** Lines of a script that commits on top of the branch, as often as stated. */
const committing = (w: World, count: number): ReadonlyArray<string> => {
  const git = `git --git-dir '${w.git('rev-parse', '--absolute-git-dir').trim()}'`;
  const commit = `$(${git} -c user.name=x -c user.email=x@acme.test commit-tree -m other -p ${BRANCH} ${BRANCH}^{tree})`;
  return Array.from({ length: count }, () => `${git} update-ref refs/heads/${BRANCH} ${commit}`);
};

const CLAIM = { changed: 'true', opened: '1', told: true };
const NO_CLAIM = { changed: 'false', opened: '0', told: false };

const claimOf = ({ outputs, summary }: RunResult) => ({
  ...{ changed: outputs['changed'], opened: outputs['opened'] },
  told: summary.includes('CVE-2 '),
});

describe('a run without an answer to its push', () => {
  test(
    'claims nothing if another run landed the same',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const others: RunResult[] = [];
      w.server.hooks.onPush = async () => {
        // Another commit, whatever the second it is made in.
        others.push(await runWell(w, checkout, { ...NEXT, 'commit-message': 'Another run' }));
      };
      const result = await runWell(w, checkout, NEXT, { env: losingAnswers(w) });
      expect(result.log).toContain(`\n${LOST}; retrying on its tip (attempt 2)\n`);
      expect([claimOf(result), ...others.map(claimOf)]).toEqual([NO_CLAIM, CLAIM]);
      expect(w.log(BRANCH)).toHaveLength(2);
    }),
  );

  test.each([
    [1, true],
    [3, true],
    [3, false],
  ])('claims its commit if %d others follow it; the server filters: %s', (count, filters) =>
    withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      w.git('config', 'uploadpack.allowFilter', String(filters));
      const env = losingAnswers(w, ...committing(w, count));
      const result = await runWell(w, checkout, NEXT, { env });
      // Without filters, the history would come with all files of all commits.
      expect(claimOf(result)).toEqual(count === 1 || filters ? CLAIM : NO_CLAIM);
      expect(result.outputs['commit']).toBe(w.log(BRANCH)[0]?.sha);
      expect(w.log(BRANCH)).toHaveLength(2 + count);
    }),
  );
});
