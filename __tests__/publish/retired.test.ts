/** The digests of removed versions that the manifest states in `retired`, over consecutive publishes. */
import { expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { DigestEntry, RemovedCollection } from '../../src/contract/digests';
import { digestPrefix } from '../../src/contract/paths';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import { digestOf } from '../builders/digest';
import { day } from '../builders/findings';
import { imageFields, REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

/** `1 a`: a version and its build, or a version without a digest. */
type Named = string;

const named = (text: Named) => {
  const [version = '', build] = text.split(' ');
  return { version, ...(build === undefined ? {} : { digest: digestOf(build) }) };
};

const manifestOf = (versions: ReadonlyArray<Named>, retired: ReadonlyArray<Named>): string =>
  stringify({
    registry: REGISTRY,
    images: [{ ...imageFields('redis'), versions: ['9', ...versions].map(named) }],
    retired: retired.map((text) => ({ slug: 'redis', ...named(text) })),
  });

const BUILDS = ['a', 'b', 'c'];
const buildOf = (digest: string | null): string =>
  digest === null ? '-' : (BUILDS.find((build) => digestOf(build) === digest) ?? digest);

const textIn = (remote: MemoryGit, file: string): string | undefined =>
  remote.files()?.get(`api/v1/${file}`);

/** `1 a`, with `stated` if only the manifest knows the digest; `-` for none. */
const tombstonesIn = (remote: MemoryGit): ReadonlyArray<string> => {
  const { data }: RemovedCollection = JSON.parse(textIn(remote, 'removed.json') ?? '');
  return data.map(({ version, digest, stated }) => {
    expect([true, undefined]).toContain(stated);
    return `${version} ${buildOf(digest)}${stated ? ' stated' : ''}`;
  });
};

/** What the documents of digests say: `a: 1 removed`. */
const digestsIn = (remote: MemoryGit): ReadonlyArray<string> =>
  BUILDS.flatMap((build) => {
    const digest = digestOf(build);
    const text = textIn(remote, `digest/${digestPrefix(digest)}.json`);
    const { data }: { readonly data: Readonly<Record<string, ReadonlyArray<DigestEntry>>> } =
      text === undefined ? { data: {} } : JSON.parse(text);
    return (data[digest] ?? []).map(({ version, status }) => `${build}: ${version} ${status}`);
  });

/** A commit: the versions beside version 9, what is retired, and the tombstones and digests after its run. */
type Night = readonly [
  versions: ReadonlyArray<Named>,
  retired: ReadonlyArray<Named>,
  tombstones: ReadonlyArray<string>,
  digests: ReadonlyArray<string>,
];

test.each<readonly [string, ReadonlyArray<Night>]>([
  [
    'a digest that the manifest corrects is replaced, and one that it withdraws is forgotten',
    [
      [['1'], [], [], []],
      [[], [], ['1 -'], []],
      [[], ['1 a'], ['1 a stated'], ['a: 1 removed']],
      [[], ['1 b'], ['1 b stated'], ['b: 1 removed']],
      [[], ['1'], ['1 -'], []],
      [[], ['1 c'], ['1 c stated'], ['c: 1 removed']],
      [[], [], ['1 -'], []],
    ],
  ],
  [
    'a digest that the catalog had stays, whatever the manifest states',
    [
      [['1 a'], [], [], ['a: 1 current']],
      [[], ['1 b'], ['1 a'], ['a: 1 removed']],
      [[], ['1 c'], ['1 a'], ['a: 1 removed']],
      [[], ['1 a'], ['1 a'], ['a: 1 removed']],
      [[], [], ['1 a'], ['a: 1 removed']],
    ],
  ],
  [
    'a version that comes back and goes again leaves the digest that it had then',
    [
      [['1'], [], [], []],
      [[], ['1 a'], ['1 a stated'], ['a: 1 removed']],
      [['1 b'], [], [], ['b: 1 current']],
      [[], ['1 c'], ['1 b'], ['b: 1 removed']],
    ],
  ],
])('%s', async (_, nights) => {
  const remote = memoryGit();
  const found: unknown[] = [];
  for (const [i, [versions, retired]] of nights.entries()) {
    const files = { 'catalog.yaml': manifestOf(versions, retired) };
    const inputs = { 'allow-removals': 'true', reports: '' };
    const run = { git: remote.git, files, inputs, committed: day(i + 1) };
    const { errors } = await runAction(run);
    expect(errors).toEqual([]);
    if (hasAnswersChecker) expect(await violationsOf(remote.files() ?? [])).toEqual([]);
    found.push([tombstonesIn(remote), digestsIn(remote)]);
    const again = await runAction(run);
    expect([again.errors, again.outputs['changed']]).toEqual([[], 'false']);
  }
  expect(found).toEqual(nights.map(([, , ...documents]) => documents));
});
