/**
 * Catalogs and reports, and the whole tree that is published of them on an empty branch. After a
 * change that is meant, `UPDATE_GOLDEN=1 npx jest golden` writes the expected trees anew. They leave
 * out what describes the API: it is the same in every tree, and lies in `schema/v1`.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inScratch } from './builders/checker';
import { openApiText } from './builders/contract';
import { textsBelow, writeFiles } from './builders/files';
import { type MemoryGit, memoryGit } from './builders/memory-git';
import { projectionsIn } from './builders/projections';
import { type Ran, runAction } from './builders/run';
import { conform, isCheckerInstalled } from './e2e/conformance';

const GOLDEN = path.join(__dirname, 'golden');
const cases = readdirSync(GOLDEN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // Several publishes; `golden-nights.test.ts` runs them.
  .filter((name) => !['nights', 'builds', 'platforms', 'packages', 'rebuilds'].includes(name));

/** What a case is made of, and what somebody should know about it. */
const given = (name: string, order: (paths: string[]) => string[] = (paths) => paths) => {
  const all = textsBelow(path.join(GOLDEN, name));
  const reports = Object.keys(all).filter((file) => file.startsWith('reports/'));
  const vex = Object.keys(all).filter((file) => file.startsWith('vex/'));
  const manifest = Object.keys(all).find((file) => /^catalog\.(yaml|json)$/.test(file)) ?? '';
  const files = Object.fromEntries(
    [manifest, ...order([...reports, ...vex])].map((file) => [file, all[file] ?? '']),
  );
  const named = { reports: reports.length > 0 ? 'reports' : '', vex: vex.length > 0 ? 'vex' : '' };
  return { files, inputs: { manifest, ...named } };
};

const OPEN_API = 'api/v1/openapi.json';

/** It is no text. Its bytes count in `integrity.json`. */
const ARCHIVE = 'api/v1/vex/vex.tar.gz';

interface Published {
  readonly remote: MemoryGit;
  readonly tree: Readonly<Record<string, string>>;
  readonly openApi: string | undefined;
  readonly ran: Ran;
}

const publish = async (name: string, order?: (paths: string[]) => string[]): Promise<Published> => {
  const remote = memoryGit();
  const ran = await runAction({ git: remote.git, ...given(name, order) });
  const saidText = [
    ...ran.errors.map((text) => `error: ${text}`),
    ...ran.warnings.map((text) => `warning: ${text}`),
    ...ran.notices.map((text) => `notice: ${text}`),
    ...Object.entries(ran.outputs)
      .filter(([key]) => key !== 'summary')
      .map(([key, value]) => `output ${key}: ${value}`),
    remote.commits[0]?.message.trimEnd() ?? 'no commit',
  ];
  return {
    remote,
    tree: {
      ...Object.fromEntries(
        [...(remote.files() ?? [])]
          .filter(([file]) => file !== OPEN_API && file !== ARCHIVE)
          .map(([file, text]) => [`expected/${file}`, text]),
      ),
      'said.txt': `${saidText.join('\n')}\n`,
    },
    openApi: remote.files()?.get(OPEN_API),
    ran,
  };
};

const published = new Map<string, ReturnType<typeof publish>>();

/** A case, which is published once on an empty branch. */
const publishedOnce = (name: string): ReturnType<typeof publish> => {
  const once = published.get(name) ?? publish(name);
  published.set(name, once);
  return once;
};

const isExpected = (file: string): boolean => file.startsWith('expected/') || file === 'said.txt';

const rewrite = (name: string, tree: Readonly<Record<string, string>>): void => {
  const folder = path.join(GOLDEN, name);
  rmSync(path.join(folder, 'expected'), { recursive: true, force: true });
  writeFiles(folder, Object.entries(tree));
};

describe.each(cases)('%s', (name) => {
  test('is published file by file as expected', async () => {
    const { tree, openApi } = await publishedOnce(name);
    expect(openApi).toBe(openApiText());
    if (process.env['UPDATE_GOLDEN']) rewrite(name, tree);
    const stored = Object.entries(textsBelow(path.join(GOLDEN, name))).filter(([file]) =>
      isExpected(file),
    );
    expect(tree).toEqual(Object.fromEntries(stored));
  });

  test('is published alike whatever order the reports are found in', async () => {
    const { tree } = await publishedOnce(name);
    const reversed = await publish(name, (paths) => [...paths].reverse());
    expect(reversed.tree).toEqual(tree);
  });

  test('published again, with or without reports and statements, makes no commit', async () => {
    const { remote, ran } = await publishedOnce(name);
    expect([ran.errors, remote.commits.length]).toEqual([[], 1]);
    const tree = remote.files();
    const { files, inputs } = given(name);
    for (const named of [inputs, { manifest: inputs.manifest, reports: '' }]) {
      const again = await runAction({ git: remote.git, files, inputs: named });
      expect([again.errors, again.outputs['changed'], remote.commits.length]).toEqual([
        [],
        'false',
        1,
      ]);
    }
    expect(remote.files()).toEqual(tree);
  });
});

const conformance = isCheckerInstalled ? describe : describe.skip;

conformance('the conformance check has nothing to say about', () => {
  test.each(cases)('%s', async (name) => {
    const { remote } = await publishedOnce(name);
    // What describes the API counts in the id of the tree.
    const paths = [...(remote.files() ?? new Map()).keys()];
    await inScratch(async (at) => {
      writeFiles(
        at('site'),
        paths.map((file) => [file, remote.bytesOf(file) ?? '']),
      );
      expect(await conform(at('site'))).toEqual({ violations: [], checks: expect.any(Number) });
      expect(await projectionsIn(at('site'))).toEqual([]);
    });
  });
});
