import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { fail, formatProblem, type Problem, problem } from '../../src/domain/problem';
import type { Workspace } from '../../src/read/inputs/workspace';
import { readVex } from '../../src/run/read-vex';
import { image, manifest } from '../builders/manifest';
import { openVex, statement } from '../builders/vex';

const MANIFEST = manifest({ images: [image('nginx'), image('redis')] });

/** The result of the stage with files in memory, its log, and the files that it read. */
const run = async (
  files: Readonly<Record<string, string | undefined>>,
  gone?: ReadonlyArray<Problem>,
) => {
  const read: string[] = [];
  const log: string[] = [];
  const workspace: Partial<Workspace> = {
    findFiles: (input, lines) =>
      gone
        ? TE.fromEither(fail(gone))
        : TE.right({ value: Object.keys(files), warnings: [problem(`${input}: ${lines.join()}`)] }),
    readText: (file) => {
      read.push(file);
      const text = files[file];
      return text === undefined ? TE.left([problem('unreadable', { file })]) : TE.right(text);
    },
  };
  const result = await readVex(['a', 'b'], MANIFEST, {
    workspace: workspace as Workspace,
    now: () => Date.parse('2026-08-20T12:00:00Z'),
    log: { info: (line: string) => void log.push(line) } as never,
  })();
  return E.isLeft(result)
    ? { problems: result.left.map(formatProblem), log, read }
    : { ...result.right, log, read };
};

const about = (product: string) => openVex([statement('CVE-2026-0001', product)]);

test('the files that the lines name are read, and the log counts their statements', async () => {
  const files = {
    'b.json': about('pkg:oci/redis'),
    'a.json': openVex([
      statement('CVE-2026-0001', 'pkg:oci/redis'),
      statement('CVE-2026-0002', 'pkg:oci/nginx'),
    ]),
  };
  const { log, read, ...result } = await run(files);
  expect(result).toMatchObject({
    value: {
      documents: new Map([
        ['nginx', expect.objectContaining({ author: 'Acme' })],
        ['redis', expect.objectContaining({ author: 'Acme' })],
      ]),
      missing: undefined,
    },
    warnings: [{ message: 'vex: a,b' }],
  });
  expect([log, read]).toEqual([
    ['VEX files: 2; published: 2 statements about 2 images'],
    ['b.json', 'a.json'],
  ]);
});

test('that no line has a file any more is left to the branch', async () => {
  const missing = [problem('x'), problem('y')].map((each) => ({
    ...each,
    isMissing: true as const,
  }));
  expect(await run({}, missing)).toEqual({
    ...{ value: { documents: new Map(), missing }, warnings: [] },
    ...{ log: ['VEX files: none'], read: [] },
  });
  // A line that names one file was not removed, but misspelt.
  const problems = [...missing, problem('z')];
  expect(await run({}, problems)).toMatchObject({ problems: ['x', 'y', 'z'] });
});

test('a date more than a day ahead of this runner is refused', async () => {
  const ahead = openVex([], { timestamp: '2026-08-21T12:00:01Z' });
  expect(await run({ 'a.json': ahead })).toMatchObject({
    problems: [expect.stringMatching(/^a\.json timestamp: found "2026-08-21T12:00:01Z", /)],
  });
});

test('the problems of all files are listed', async () => {
  const { problems, log } = (await run({
    'a.json': undefined,
    'b.json': '{}',
    'c.json': undefined,
  })) as Awaited<ReturnType<typeof run>> & { readonly problems: ReadonlyArray<string> };
  expect(problems.map((each) => each.slice(0, 6))).toEqual(
    expect.arrayContaining(['a.json', 'b.json', 'c.json']),
  );
  expect(log).toEqual([]);
});

test('no further file is read beyond the limit', async () => {
  const large = ' '.repeat(11 * 1024 * 1024);
  const { read, ...result } = await run({ 'a.json': large, 'b.json': large, 'c.json': large });
  expect(read).toEqual(['a.json', 'b.json']);
  expect(result).toMatchObject({
    problems: [
      expect.stringMatching(/^found 23068672 bytes in 2 files, expected at most 20 MiB in all; /),
    ],
  });
});
