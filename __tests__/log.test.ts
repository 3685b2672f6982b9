import { describe, expect, test } from '@jest/globals';
import { openProgress } from '../src/stages/progress';
import { type Findings, workspaceOf } from './builders/catalog';
import { memoryGit } from './builders/memory-git';
import { runAction } from './builders/run';

describe('progress', () => {
  const linesOf = (moments: ReadonlyArray<number>): ReadonlyArray<string> => {
    const lines: string[] = [];
    let time = 0;
    const progress = openProgress('reports read', {
      log: { info: (text: string) => void lines.push(text) } as never,
      now: () => time,
    });
    moments.forEach((moment, i) => {
      time = moment;
      progress(i + 1, moments.length);
    });
    return lines;
  };

  test.each<readonly [string, ReadonlyArray<number>, ReadonlyArray<string>]>([
    ['work of a moment says nothing', [0, 10, 4999], []],
    [
      'a line each five seconds',
      [5000, 5001, 9999, 10_000, 10_001],
      ['reports read: 1 of 5', 'reports read: 4 of 5'],
    ],
    ['the end is told by the counts', [0, 60_000], []],
  ])('%s', (_, moments, expected) => {
    expect(linesOf(moments)).toEqual(expected);
  });
});

const BEFORE: Findings = { 'a/1': ['CVE-1 LOW'], 'b/1': ['CVE-2 LOW 2'] };
const AFTER: Findings = { 'a/1': ['CVE-1 LOW', 'CVE-3 HIGH'], 'b/1': [] };

test('the log has the counts and times of each stage, and what got worse and better', async () => {
  const remote = memoryGit();
  await runAction({ git: remote.git, files: workspaceOf(BEFORE) });
  let time = Date.parse('2026-12-31T00:00:00Z');
  const ran = await runAction({
    git: remote.git,
    files: workspaceOf(AFTER),
    now: () => {
      time += 250;
      return time;
    },
  });
  expect(ran.log).toEqual([
    'group: Read the manifest',
    'images: 2 with 2 versions, charts: 0, roadmap: 0, source commit: cccccccccccccccccccccccccccccccccccccccc',
    'done after 0.5 s',
    'group: Read the reports',
    'report files: 2',
    'reports read: 2 (Trivy 2, Grype 0)',
    'done after 1.0 s',
    'group: Publish',
    expect.stringMatching(
      /^published before: \d+ files at 0000000000000000000000000000000000000001; files that differ: 10$/,
    ),
    'done after 0.8 s',
    'bad: worse: a/1, CVEs 1 -> 2, 1 new, 0 fixed',
    'good: better: b/1, CVEs 1 -> 0, 0 new, 1 fixed',
    '2 images (2 scanned), 0 charts',
    'versions: 0 partial, 0 withheld, 0 unscanned',
    '2 CVEs, 0 of them fixable',
    'heading: 10 files changed: 0 added, 10 modified, 0 removed',
    'tip of gh-pages: 0000000000000000000000000000000000000002',
    'https://acme.github.io/catalog/api/v1',
  ]);
});

test('a run that is looked into says which report belongs to which version', async () => {
  const files = { ...workspaceOf({ 'a/1': [], 'b/1': null }), 'reports/x/7.json': '' };
  const foreign = workspaceOf({ 'x/7': [] })['reports/x/7.json'] ?? '';
  const ran = await runAction({
    git: memoryGit().git,
    files: { ...files, 'reports/x/7.json': foreign },
  });
  expect(ran.debug).toEqual([
    '"reports/a/1.json" belongs to a/1',
    '"reports/x/7.json" belongs to no version',
  ]);
});
