/** Badges on the branch: every available image has a payload and an SVG after every run. */
import { expect, test } from '@jest/globals';
import type { Badge } from '../../src/contract/badge';
import { renderBadgeSvg } from '../../src/contract/badge/badge-svg';
import type { Files } from '../builders/arbitrary-runs';
import { manifestText, reportsOf, workspaceOf } from '../builders/catalog';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const publish = async (remote: MemoryGit, files: Files): Promise<void> => {
  const { errors } = await runAction({
    ...{ git: remote.git, files },
    inputs: { 'allow-removals': 'true' },
  });
  expect(errors).toEqual([]);
};

const filesOf = (remote: MemoryGit): ReadonlyMap<string, string> => remote.files() ?? new Map();

/** The labels and messages of image badges by slug; each badge has an SVG. */
const saidIn = (remote: MemoryGit): Readonly<Record<string, string>> => {
  const files = filesOf(remote);
  const paths = [...files.keys()].filter((path) => /images\/[^/]+\/badge\.\w+$/.test(path));
  const payloads = paths.filter((path) => path.endsWith('.json'));
  expect(paths.length).toBe(2 * payloads.length);
  return Object.fromEntries(
    payloads.map((path) => {
      const badge: Badge = JSON.parse(files.get(path) ?? '');
      expect(files.get(path.replace('.json', '.svg'))).toBe(`${renderBadgeSvg(badge)}\n`);
      const [, , , slug = ''] = path.split('/');
      return [slug, `${badge.label}: ${badge.message} (${badge.color})`];
    }),
  );
};

test('badges follow the published records, and are removed with their image', async () => {
  const remote = memoryGit();
  await publish(remote, workspaceOf({ 'a/1': ['CVE-1 LOW'], 'b/1': [] }));
  const before = filesOf(remote);
  await publish(remote, {
    'catalog.yaml': manifestText(['a/1', 'b/1']),
    ...reportsOf({ 'b/1': ['CVE-2'] }),
  });
  expect(saidIn(remote)).toEqual({ a: 'a 1: 1 finding (green)', b: 'b 1: 1 finding (orange)' });
  const path = 'api/v1/images/a/badge.svg';
  expect(filesOf(remote).get(path)).toBe(before.get(path));
  await publish(remote, { 'catalog.yaml': manifestText(['b/1']) });
  expect(saidIn(remote)).toEqual({ b: 'b 1: 1 finding (orange)' });
});
