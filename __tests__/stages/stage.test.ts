import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import {
  asWarning,
  formatProblem,
  type Problem,
  problem,
  type TaskResult,
} from '../../src/domain/problem';
import { diffFiles } from '../../src/previous/file-changes';
import { openStages } from '../../src/run/stage';
import { type Findings, rebuilt, workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const record = () => {
  const lines: string[] = [];
  const log = {
    info: (text: string) => void lines.push(text),
    warning: (each: Problem) => void lines.push(`warning: ${formatProblem(each)}`),
    group: async <A>(title: string, run: () => Promise<A>): Promise<A> => {
      lines.push(`group: ${title}`);
      const result = await run();
      lines.push('end of group');
      return result;
    },
  };
  return { lines, ...openStages({ log: log as never, now: () => 0 }) };
};

test('the warnings of stages are logged after their group, and collected in order', async () => {
  const { lines, stage, warnings } = record();
  const run = (which: 'reports' | 'updates', ...texts: string[]) =>
    stage(which, TE.right({ value: which, warnings: texts.map((text) => problem(text)) }));
  expect(await run('reports', 'a', 'b')()).toEqual(E.right('reports'));
  expect(await run('updates', 'c')()).toEqual(E.right('updates'));
  expect(warnings).toEqual([
    { message: 'a', title: 'Scanner reports' },
    { message: 'b', title: 'Scanner reports' },
    { message: 'c', title: 'Version updates' },
  ]);
  expect(lines).toEqual([
    'group: Read the reports',
    'done after 0.0 s',
    'end of group',
    'warning: a',
    'warning: b',
    'group: Read the updates',
    'done after 0.0 s',
    'end of group',
    'warning: c',
  ]);
});

test('a failed stage is logged in its group, without warnings', async () => {
  const { lines, stage, warnings } = record();
  const own = { ...problem('own'), title: 'Inputs' } as const;
  const failing: TaskResult<never> = TE.left([problem('no'), own]);
  expect(await stage('publish', failing)()).toEqual(
    E.left([{ message: 'no', title: 'Publishing' }, own]),
  );
  expect(warnings).toEqual([]);
  expect(lines).toEqual(['group: Publish', 'stopped after 0.0 s', 'end of group']);
});

const BEFORE: Findings = { 'a/1': ['CVE-1 LOW'], 'b/1': ['CVE-2 LOW 2'], 'c/1': ['CVE-4 LOW'] };
const AFTER: Findings = { 'a/1': ['CVE-1 LOW', 'CVE-3 HIGH'], 'b/1': [], 'c/1': [] };

const VERSION_FILE = JSON.stringify({
  Version: '0.74.0',
  VulnerabilityDB: { UpdatedAt: '2026-08-01T00:00:00Z' },
});

test('the log has the counts and times of each stage, and then the numbers and the news', async () => {
  const remote = memoryGit();
  await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
  const before = remote.files() ?? new Map<string, string>();
  let time = Date.parse('2026-12-31T00:00:00Z');
  const ran = await runAction({
    git: remote.git,
    files: {
      ...rebuilt(workspaceOf(AFTER), 'b/1'),
      'reports/trivy-version.json': VERSION_FILE,
    },
    now: () => {
      time += 250;
      return time;
    },
  });
  const { modified } = diffFiles(before, remote.files() ?? new Map());
  expect(ran.log).toEqual([
    'group: Read the manifest',
    'images: 3, versions: 3, charts: 0, roadmap: 0, source commit: ccccccc of 2026-08-01T00:00:00Z',
    'done after 0.5 s',
    'group: Read the reports',
    'report files: 4',
    'reports read: 3 (Trivy 3, Grype 0), version files: 1',
    'done after 0.5 s',
    'group: Publish',
    'done after 1.3 s',
    '3 images (3 scanned), 0 charts',
    'versions: 0 partial, 0 withheld, 0 unscanned',
    'this run scanned 3 of 3 versions',
    '2 findings of 2 CVEs in newest versions (3 images scanned), 0 with a fix',
    `heading: ${3 + modified.size} files changed: 3 added, ${modified.size} modified, 0 removed`,
    'commit: 0000000000000000000000000000000000000002',
    'https://acme.github.io/catalog/api/v1',
    '🟠 CVE-3 (high) new in 1 image · CVE-2 closed in 1 image · b 1 rebuilt',
  ]);
});

test('warnings that several reports share are one, also in a stage that fails', async () => {
  const { stage, warnings } = record();
  const shared = ['a', 'b'].map((file) => problem('found 1, expected 2', { file }));
  await stage('reports', TE.right({ value: 1, warnings: shared }))();
  const failing: TaskResult<never> = TE.left([problem('no'), ...shared.map(asWarning)]);
  const failed = await stage('reports', failing)();
  const one = 'a: found 1, expected 2; 2 files have the same problem: "a", "b"';
  expect([
    warnings.map(formatProblem),
    E.isLeft(failed) ? failed.left.map(formatProblem) : [],
  ]).toEqual([[one], ['no', one]]);
});
