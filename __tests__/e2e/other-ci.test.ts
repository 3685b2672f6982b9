/** `examples/publish.mjs`: the action without GitHub Actions, with the command of the documents. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { blocksIn } from '../documents/blocks';
import { image, MANIFEST, manifestOf, reportOf } from './builders';
import { type Environment, inherited, PROJECT, runProcess } from './process';
import { json } from './results';
import { inWorld } from './runs';

const [COMMAND = ''] = blocksIn('docs/operating.md')
  .filter(({ kind }) => kind === 'sh publish')
  .map(({ text }) => text);

/** The words after the program in the last line of the documented command. */
const WORDS = COMMAND.trim().split('\n').at(-1)?.split(' ').slice(2) ?? [];

const FILES = {
  [MANIFEST]: manifestOf(image('redis', ['8.2'])),
  'reports/redis.json': reportOf('redis', '8.2', [{ id: 'CVE-2026-1' }]),
};

/** Runs the program in a folder, with no variable of a runner. */
const run = (cwd: string, words: readonly string[], variables: Environment = {}) =>
  runProcess('node', [path.join(PROJECT, 'examples/publish.mjs'), ...words], {
    ...{ cwd, env: { ...inherited(), CATALOG_TOKEN: 'none', ...variables }, signal: undefined },
  });

test(
  'the documented command publishes, with the defaults of action.yml, and ends with the code of the action',
  inWorld(async (w) => {
    const words = WORDS.map((word) =>
      word.startsWith('repository=') ? `repository=${w.repository}` : word,
    );
    const { workspace } = w.checkout(FILES, { depth: 0 });
    const variables = {
      ...{ GITHUB_SERVER_URL: w.server.url, GITHUB_API_URL: `${w.server.url}/api/v3` },
      CATALOG_TOKEN: w.token,
    };
    const { code, log } = await run(workspace, words, variables);
    expect([code, log]).toEqual([0, expect.stringContaining('::set-output name=changed::true')]);
    expect(log).not.toContain(w.token);
    expect(json(w.tree('gh-pages'), 'api/v1/cve.json')).toMatchObject({
      data: [{ id: 'CVE-2026-1', packages: ['openssl'] }],
    });
    const wrong = [`repository=${w.repository}`, 'reports=nothing'];
    const failed = await run(workspace, wrong, variables);
    expect([failed.code, failed.log]).toEqual([1, expect.stringContaining('found no file for')]);
  }),
);

test.each([
  [['repository=acme/catalog', 'report=reports'], '"report"'],
  [['reports=reports'], 'no repository'],
])('%j is refused', async (words, found) => {
  const { code, log } = await run(PROJECT, words);
  expect([code, log]).toEqual([
    2,
    expect.stringMatching(
      new RegExp(`^publish\\.mjs: found ${found}, expected <input>=<value>, .* manifest, reports,`),
    ),
  ]);
});
