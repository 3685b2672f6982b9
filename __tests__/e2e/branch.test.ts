/** Runs on unusual branches and servers, and the cost of a run. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf, reportOf, V1 } from './builders';
import { gitAfter, refusePushes } from './git-scripts';
import type { Environment } from './process';
import { noticesOf, recordsIn, served, statesOf, warningsOf } from './results';
import { inWorld, plantRoot, publish, refused, runWell, withWorld } from './runs';
import { type World, world } from './world';

const BRANCH = 'gh-pages';
const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['1.0', '2.0']), image('node', ['20'])),
  'first/1.json': reportOf('redis', '1.0', [{ id: 'CVE-1' }]),
  'first/2.json': reportOf('redis', '2.0', [{ id: 'CVE-2' }]),
  'first/3.json': reportOf('node', '20'),
  'next/1.json': reportOf('redis', '1.0', [{ id: 'CVE-3', severity: 'LOW' }]),
};
const FIRST = { reports: 'first', 'base-url': 'https://acme.test' };
const NEXT = { reports: 'next', 'base-url': 'https://acme.test' };
const NONE = { 'base-url': 'https://acme.test' };

/** Variables with a `git` that records its commands. */
const countingGit = (w: World): { readonly env: Environment; readonly calls: () => string[] } => {
  const log = path.join(w.root, 'calls');
  return {
    env: gitAfter(
      w,
      `for a; do case $a in -C|/*|--config-env=*) ;; *) echo "$a" >> ${log}; break;; esac; done`,
    ),
    calls: () => {
      const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
      writeFileSync(log, '');
      // Some run at the same time.
      return text
        .split('\n')
        .filter((line) => line !== '')
        .sort();
    },
  };
};

/** Commits four hundred folders below `docs`, with one file each. */
const commitFolders = (w: World): number => {
  const id = w.git('rev-parse', `${BRANCH}:.nojekyll`);
  const names = Array.from({ length: 400 }, (_, i) => `docs/d${i}/f${i}`);
  w.commitFiles(
    BRANCH,
    Object.fromEntries(names.map((name) => [name, { mode: '100644', id } as const])),
  );
  return names.length;
};

describe('what a run costs', () => {
  test.concurrent(
    'a run starts five git processes without a change, and eight with one, also after a foreign commit',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const { env, calls } = countingGit(w);
      const always = ['cat-file', 'cat-file', 'fetch', 'fetch', 'ls-tree'];
      await runWell(w, checkout, NONE, { env });
      expect(calls()).toEqual(always);
      await runWell(w, checkout, NEXT, { env });
      // One more fetch for the vulnerabilities: the documents of the image come with those of every run.
      const changed = ['fast-import', 'fetch', 'push'];
      expect(calls()).toEqual([...always, ...changed].sort());
      w.commitFile(BRANCH, 'README.md', 'hello\n');
      const newest = reportOf('redis', '2.0', [{ id: 'CVE-4' }]);
      writeFileSync(path.join(checkout.workspace, 'next/1.json'), newest);
      await runWell(w, checkout, NEXT, { env });
      expect(calls()).toEqual([...always, ...changed].sort());
    }),
  );

  test.concurrent(
    'git that reads objects, of the branch or of the checkout, cannot fetch, and has no token',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const log = path.join(w.root, 'allowed');
      const told = `case "$*" in *cat-file*) echo "$GIT_ALLOW_PROTOCOL $(env | grep -ci extraheader)" >> ${log};; esac`;
      await runWell(w, checkout, NEXT, { env: gitAfter(w, told) });
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n').sort();
      expect(lines).toEqual(['none 0', 'none 0']);
    }),
  );

  test.concurrent.each([
    ['no change', NONE],
    ['a change', NEXT],
  ])('only the names of foreign files are fetched: %s', (_, inputs) =>
    withWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const count = commitFolders(w);
      w.server.reset();
      await runWell(w, checkout, { ...inputs, 'dry-run': 'true' });
      const { bytesDown } = w.server.stats();
      w.commitFile(BRANCH, 'docs/README.md', randomBytes(1_000_000).toString('base64'));
      w.server.reset();
      await runWell(w, checkout, { ...inputs, 'dry-run': 'true' });
      expect(w.server.stats().bytesDown - bytesDown).toBeLessThan(1_000);
      await runWell(w, checkout, inputs);
      expect(w.git('ls-tree', '-r', '--name-only', BRANCH, 'docs/').split('\n')).toHaveLength(
        count + 1,
      );
    }),
  );

  test.concurrent(
    'a changed document is sent as a delta',
    inWorld(async (w) => {
      // Each document with all of them has more than 6,000 bytes, packed.
      const many = Array.from({ length: 600 }, (_, i) => ({ id: `CVE-${i}`, title: `T${i * i}` }));
      const files = {
        ...FILES,
        'first/1.json': reportOf('redis', '1.0', many),
        'next/1.json': reportOf('redis', '1.0', [...many, { id: 'CVE-9999' }]),
      };
      const { checkout } = await publish(w, files, FIRST);
      w.server.reset();
      await runWell(w, checkout, NEXT);
      expect(w.server.stats().bytesUp).toBeLessThan(12_000);
    }),
  );
});

test.concurrent(
  'executable files are read, and published as plain files',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    const before = served(w);
    const files = w
      .git('ls-tree', '-r', BRANCH, `${V1}/`)
      .split('\n')
      .map((line) => line.split(/\s/))
      .map(([, , id = '', file = '']) => [file, { mode: '100755', id } as const] as const);
    w.commitFiles(BRANCH, Object.fromEntries(files));
    const { outputs } = await runWell(w, checkout, NONE);
    expect(outputs['files-modified']).toBe(String(files.length));
    expect([served(w), recordsIn(w.tree(BRANCH))]).toEqual([
      before,
      ['node/20', 'redis/1.0', 'redis/2.0'],
    ]);
    const modes = w.git('ls-tree', '-r', BRANCH, `${V1}/`).match(/^\d+/gm) ?? [];
    expect([...new Set(modes)]).toEqual(['100644']);
    expect((await runWell(w, checkout, NONE)).outputs['changed']).toBe('false');
  }),
);

test.concurrent(
  'an executable CNAME is used',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    w.commitFile(BRANCH, 'CNAME', 'catalog.acme.test\n');
    const id = w.git('rev-parse', `${BRANCH}:CNAME`);
    w.commitFiles(BRANCH, { CNAME: { mode: '100755', id } });
    const { outputs } = await runWell(w, checkout);
    expect(outputs['api-url']).toBe('https://catalog.acme.test/api/v1');
  }),
);

test.concurrent(
  'each request of a fetch that fails twice is repeated',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    // Of the documents, then of the findings: first the GET fails, then the POST. A request asks how long to wait.
    const failing = [4, 7, 11, 14];
    const failed: (string | undefined)[] = [];
    let requests = 0;
    w.server.hooks.onRequest = async ({ method }) => {
      requests += 1;
      if (!failing.includes(requests)) return undefined;
      failed.push(method);
      return { status: 503, body: '' };
    };
    await runWell(w, checkout, NEXT);
    expect(failed).toEqual(['GET', 'POST', 'GET', 'POST']);
    expect(w.log(BRANCH)).toHaveLength(2);
  }),
);

test.concurrent(
  'two destinations have separate states',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    const elsewhere = { ...FIRST, destination: 'a/b c' };
    await runWell(w, checkout, elsewhere);
    const before = served(w);
    await runWell(w, checkout, FIRST);
    await runWell(w, checkout, elsewhere);
    expect(served(w)).toEqual(before);
    expect(w.log(BRANCH)).toHaveLength(2);
  }),
);

describe('a server', () => {
  const publishTwice = async (w: World): Promise<Record<string, string>> => {
    // With `env`, so that the first publish is not a copy of one to another server.
    const { checkout } = await publish(w, FILES, FIRST, { env: {} });
    w.commitFile(BRANCH, 'README.md', 'hello\n');
    const { log } = await runWell(w, checkout, NEXT);
    expect(log).not.toContain('the branch moved');
    return served(w);
  };
  const oldProtocol = (w: World): void => {
    w.server.hooks.onRequest = async ({ headers }) => {
      delete headers['git-protocol'];
      return undefined;
    };
  };
  const serveNothingById = (w: World): void => {
    w.git('config', 'uploadpack.allowTipSHA1InWant', 'false');
    w.git('config', 'uploadpack.allowReachableSHA1InWant', 'false');
  };
  /** The documents on a server with filters and the new protocol. */
  let usual: Promise<Record<string, string>> | undefined;
  const publishAsUsual = (): Promise<Record<string, string>> => {
    usual ??= world().then(async (w) => {
      try {
        return await publishTwice(w);
      } finally {
        await w.dispose();
      }
    });
    return usual;
  };
  const SERVERS: readonly [string, (w: World) => void][] = [
    ['without filters', (w) => w.git('config', 'uploadpack.allowFilter', 'false')],
    ['that allows no filter', (w) => w.git('config', 'uploadpackfilter.allow', 'false')],
    ['of the old protocol', oldProtocol],
    [
      'of the old protocol without filters',
      (w) => {
        oldProtocol(w);
        w.git('config', 'uploadpack.allowFilter', 'false');
      },
    ],
    [
      'of the old protocol that serves no object by its id',
      (w) => {
        oldProtocol(w);
        serveNothingById(w);
      },
    ],
  ];

  test.concurrent.each(SERVERS)('%s gets the same documents as any other', (_, arrange) =>
    withWorld(async (w) => {
      arrange(w);
      const published = await publishTwice(w);
      expect(published).toEqual(await publishAsUsual());
      expect(recordsIn(published)).toEqual(['node/20', 'redis/1.0', 'redis/2.0']);
    }),
  );

  test.concurrent(
    'that serves no object by its id, and whose branch moves meanwhile: the new tip is read',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      serveNothingById(w);
      oldProtocol(w);
      const { onRequest } = w.server.hooks;
      let asked = 0;
      w.server.hooks.onRequest = async (request) => {
        asked += request.url.endsWith('/git-upload-pack') ? 1 : 0;
        if (asked === 2 && w.log(BRANCH).length === 1) w.commitFile(BRANCH, 'README.md', 'hello\n');
        return onRequest?.(request);
      };
      const result = await runWell(w, checkout, NEXT);
      expect(w.log(BRANCH)).toHaveLength(3);
      expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
      expect(result.outputs).toMatchObject({ changed: 'true', commit: w.log(BRANCH)[0]?.sha });
      expect(result.log).toContain(
        '\nthe branch moved meanwhile; retrying on its tip (attempt 2)\n',
      );
    }),
  );

  test.concurrent.each([429, 503])(
    'that answers %d gets no request for as long as it asks',
    (status) =>
      withWorld(async (w) => {
        const checkout = w.checkout(FILES);
        let asked = 0;
        w.server.hooks.onRequest = async ({ url }) => {
          if (!url.includes('git-upload-pack')) return undefined;
          asked += 1;
          // The request of git, and the one that asks how long to wait.
          return asked <= 2 ? { status, headers: { 'Retry-After': '20' } } : undefined;
        };
        const { log } = await runWell(w, checkout, FIRST);
        expect(log).toMatch(new RegExp(`\ngit: .*${status}.*; retrying in 20\\.0 s\n`));
      }),
  );
});

test.concurrent(
  'a run that a lost race makes stale adds its scans to the newer catalog',
  inWorld(async (w) => {
    const older = w.checkout(FILES, { depth: 0 });
    const grown = manifestOf(image('redis', ['1.0', '2.0', '3.0']), image('etcd', ['3']));
    const newer = w.checkout({ ...FILES, [MANIFEST]: grown }, { depth: 0 });
    w.server.hooks.onPush = async () => {
      await runWell(w, newer, NONE);
    };
    const result = await runWell(w, older, FIRST);
    expect(result.outputs).toMatchObject({ 'stale-source': 'true', changed: 'true' });
    const raced = served(w);
    w.git('update-ref', '-d', `refs/heads/${BRANCH}`);
    await runWell(w, newer, NONE);
    await runWell(w, newer, { ...FIRST, 'unmatched-reports': 'ignore' });
    expect(raced).toEqual(served(w));
    expect(statesOf(raced)).toEqual({
      'redis/3.0': 'unscanned',
      'redis/2.0': 'scanned',
      'redis/1.0': 'scanned',
      'etcd/3': 'unscanned',
    });
  }),
);

describe('history: squash', () => {
  const SQUASH = { history: 'squash' };

  test.concurrent(
    'keeps everything but the history, and makes no commit without a change',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, { ...FIRST, landing: 'false' });
      commitFolders(w);
      w.commitFile(BRANCH, 'README.md', 'hello\n');
      const others = w.git('rev-parse', `${BRANCH}:docs`);
      const before = w.log(BRANCH)[0]?.sha;
      await runWell(w, checkout, { ...NONE, ...SQUASH, landing: 'false' });
      expect(w.log(BRANCH)[0]?.sha).toBe(before);
      const result = await runWell(w, checkout, { ...NEXT, ...SQUASH, landing: 'false' });
      expect(w.log(BRANCH)).toMatchObject([{ sha: result.outputs['commit'], parents: [] }]);
      expect(w.git('rev-parse', `${BRANCH}:docs`)).toBe(others);
      expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
      await runWell(w, checkout, FIRST);
      expect(w.log(BRANCH)).toHaveLength(2);
    }),
  );

  test.concurrent(
    'publishes the same tree as append, also as the first publish',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      await runWell(w, checkout, NEXT);
      const appended = w.git('rev-parse', `${BRANCH}^{tree}`);
      w.git('update-ref', '-d', `refs/heads/${BRANCH}`);
      await runWell(w, checkout, { ...FIRST, ...SQUASH });
      await runWell(w, checkout, { ...NEXT, ...SQUASH });
      expect(w.git('rev-parse', `${BRANCH}^{tree}`)).toBe(appended);
      expect(w.log(BRANCH)).toHaveLength(1);
    }),
  );

  test.concurrent(
    'does not overwrite a commit that was pushed meanwhile',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      w.server.hooks.onPush = async () => {
        w.commitFile(BRANCH, 'README.md', 'hello\n');
      };
      const result = await runWell(w, checkout, { ...NEXT, ...SQUASH });
      expect(result.log).toContain('\nthe branch moved meanwhile; ');
      expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
      expect(w.log(BRANCH)).toHaveLength(1);
    }),
  );
});

describe('the error of a refused push says what to do:', () => {
  const WHAT = 'the push to "gh-pages" did not succeed, nothing was published';

  test.concurrent(
    'because of a ruleset',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      refusePushes(w, 'error: GH013: Repository rule violations found for refs/heads/gh-pages.');
      expect(await refused(w, checkout, NEXT)).toEqual([
        `${WHAT}; a ruleset forbids the push: publish to a branch that it does not cover, or exclude this one (Settings > Rules, and Settings > Branches if that protects it too); only an organization can let GitHub Actions bypass a ruleset`,
      ]);
    }),
  );

  test.concurrent(
    'because of push protection, which names the detector and the file',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      refusePushes(
        w,
        [
          'error: GH013: Repository rule violations found for refs/heads/gh-pages.',
          '',
          '- GITHUB PUSH PROTECTION',
          '    - Push cannot contain secrets',
          '      —— Slack API Token ———————————————————————————————————',
          '       locations:',
          '         - commit: 8292d3c0f2414a62f1455cb65db363094c9631f2',
          '           path: api/v1/cve/2026/CVE-2026-1.json:1',
        ].join('\n'),
      );
      expect(await refused(w, checkout, NEXT)).toEqual([
        `${WHAT}; push protection took a text for a secret: remove it from the manifest or the report that it comes from; or, if it is no secret, allow it at the address that GitHub names, and run again; found "Slack API Token" in "api/v1/cve/2026/CVE-2026-1.json:1"`,
      ]);
    }),
  );

  test.concurrent(
    'because of another branch whose name prevents ours',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      w.commitFile(`${BRANCH}/x`, 'README.md', 'hello\n');
      expect(await refused(w, checkout, FIRST)).toEqual([
        `${WHAT}; another branch prevents this name (git cannot have both gh-pages and gh-pages/x): delete it, or publish to another branch`,
      ]);
    }),
  );

  test.concurrent(
    'because the repository is archived',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      w.server.hooks.onRequest = async ({ service }) =>
        service === 'git-receive-pack'
          ? { status: 403, body: 'This repository was archived so it is read-only.\n' }
          : undefined;
      expect(await refused(w, checkout, NEXT)).toEqual([
        `${WHAT}; the repository is archived: take it out of the archive (Settings > General), or publish to another repository`,
      ]);
    }),
  );
});

describe('a hostile branch', () => {
  const somewhere = (w: World): string => w.git('rev-parse', `${BRANCH}:.nojekyll`);

  test.concurrent(
    'a link or a submodule in place of api or api/v1 is not followed',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const tip = w.git('rev-parse', BRANCH);
      const link = { mode: '120000', id: somewhere(w) } as const;
      const submodule = { mode: '160000', id: tip } as const;
      for (const [file, entry] of [
        ['api', submodule],
        ['api/v1', link],
      ] as const) {
        w.commitFiles(BRANCH, { [file]: entry });
        expect(await refused(w, checkout, { ...FIRST, 'allow-removals': 'true' })).toEqual([
          `found a file, link or submodule at "${file}" on the branch, expected a folder; remove it there, or choose another destination`,
        ]);
        w.git('update-ref', `refs/heads/${BRANCH}`, tip);
      }
    }),
  );

  test.concurrent(
    'folders that contain each other many times are refused',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const hundredOf = (what: string): string =>
        w.makeTree(Array.from({ length: 100 }, (_, i) => `${what}\td${i}\n`).join(''));
      let bomb = hundredOf(`100644 blob ${somewhere(w)}`);
      for (let depth = 0; depth < 8; depth++) bomb = hundredOf(`040000 tree ${bomb}`);
      const usual = w.git('ls-tree', `${BRANCH}:${V1}`);
      const v1 = w.makeTree(`${usual}\n040000 tree ${bomb}\tz\n`);
      const api = w.makeTree(`040000 tree ${v1}\tv1\n`);
      plantRoot(w, BRANCH, w.makeTree(`040000 tree ${api}\tapi\n`));
      // In a process of its own: a warm one would stay large, and starts git the slower for it.
      expect(await refused(w, checkout, NEXT, { alone: true })).toEqual([
        'found more than 2,000,000 files and folders below "api/v1" on the branch, more than any catalog has; nothing was published; remove it there, or choose another destination',
      ]);
    }),
  );

  test.concurrent(
    'names with odd bytes or different case are kept outside of api/v1',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const id = somewhere(w);
      const before = served(w);
      const names = [
        'API/v1/images.json',
        'api/V1/x',
        'docs/"quoted"\t\\',
        'docs/ü\u202e',
        'api/v2/x',
      ];
      const all = [...names, `${V1}/\u0007"odd"\\`, `${V1}/Images.json`];
      w.commitFiles(
        BRANCH,
        Object.fromEntries(all.map((name) => [name, { mode: '100644', id } as const])),
      );
      await runWell(w, checkout, FIRST);
      const kept = Object.fromEntries(names.map((name) => [name, '']));
      const tree = w.git('-c', 'core.quotePath=false', 'ls-tree', '-rz', '--name-only', BRANCH);
      const files = tree.split('\0').filter((name) => name !== '' && !name.endsWith('state.json'));
      expect(files.sort()).toEqual([...Object.keys(before), ...Object.keys(kept)].sort());
    }),
  );

  test.concurrent(
    'a state.json of an older format keeps all records, and no removal limit applies',
    inWorld(async (w) => {
      const { checkout } = await publish(w, FILES, FIRST);
      const before = served(w);
      w.commitFile(BRANCH, `${V1}/state.json`, '{"format":0,"source":{}}\n');
      const result = await runWell(w, checkout, NONE);
      expect(served(w)).toEqual(before);
      expect(statesOf(w.tree(BRANCH))).toEqual({
        'redis/2.0': 'scanned',
        'redis/1.0': 'scanned',
        'node/20': 'scanned',
      });
      expect(warningsOf(result)).toHaveLength(1);
      expect(noticesOf(result)).toEqual([]);
    }),
  );
});
