/** Runs on a branch in memory, and what they published. */
import { expect } from '@jest/globals';
import type { StatusItem } from '../../src/contract/items';
import { manifestText } from './catalog';
import type { MemoryGit } from './memory-git';
import { type Ran, type Run, runAction } from './run';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** The manifest of some versions: `redis/1`, or `redis/1@build`. */
export const catalog = (...keys: ReadonlyArray<string>): Files => ({
  'catalog.yaml': manifestText(keys),
});

/** Runs the action on a branch. */
export const runOn = (remote: MemoryGit, files: Run['files'], inputs: Files = {}): Promise<Ran> =>
  runAction({ git: remote.git, files, inputs });

/** Runs the action on a branch, and lets it remove items; it must succeed. */
export const publishOn = async (
  remote: MemoryGit,
  files: Run['files'],
  inputs: Files = {},
  more: Partial<Run> = {},
): Promise<Ran> => {
  const allowed = { 'allow-removals': 'true', ...inputs };
  const ran = await runAction({ git: remote.git, files, inputs: allowed, ...more });
  expect(ran.errors).toEqual([]);
  return ran;
};

/** A published document, by its path below `api/v1`; null if there is none. */
export const readOn = <A>(remote: MemoryGit, file: string, folder = ''): A =>
  JSON.parse(remote.files()?.get(`${folder}api/v1/${file}`) ?? 'null') as A;

/** What is published of the scan of every version. */
export const statusOn = (remote: MemoryGit, folder = ''): ReadonlyArray<StatusItem> =>
  readOn<{ data: ReadonlyArray<StatusItem> }>(remote, 'status.json', folder).data;

/** `slug/version: state`, with the findings of its record, of every version. */
export const statesOn = (remote: MemoryGit, folder = ''): ReadonlyArray<string> =>
  statusOn(remote, folder).map(({ slug, version, state }) => {
    const file = `security/${slug}/${version}.json`;
    const record = readOn<{ total: number } | null>(remote, file, folder);
    return `${slug}/${version}: ${state}${record === null ? '' : ` ${record.total}`}`;
  });
