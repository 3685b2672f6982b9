/** Properties of the memory of findings, over random nights that the whole action publishes. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CveDocument } from '../../src/contract/cves';
import { cveFile } from '../../src/contract/paths';
import { hasAnswersChecker, type Violation, violationsOf } from '../builders/answers';
import type { Files } from '../builders/arbitrary-runs';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Memory, namesOf, nextMemory, readJson, type Tree } from './model';
import { documentsOf } from './model-documents';
import { anyNights, datedNights, exploitedNights, type Night, threeScans } from './nights';
import {
  copyOf,
  findingsIn,
  memoryIn,
  misspelledIn,
  publishNight,
  publishNights,
  rowsIn,
  run,
  treeOf,
  UNORDERED,
  untitled,
  withoutLostTitles,
} from './published-nights';

const REMOVED = 'api/v1/removed.json';

/** Makes the next run distrust all memory except its dates. */
const distrust = (remote: MemoryGit): void => {
  const path = 'api/v1/state.json';
  const state = JSON.parse(treeOf(remote).get(path) ?? '{}');
  remote.edit({ [path]: `${JSON.stringify({ ...state, tree: '0'.repeat(40) })}\n` });
};

const check = (
  law: (nights: ReadonlyArray<Night>) => Promise<void>,
  nights = anyNights,
  numRuns = 8,
): Promise<void> => fc.assert(fc.asyncProperty(nights, law), { numRuns, endOnFailure: true });

describe('after any nights', () => {
  test('every document equals that of a plain model, and the facts are counted', () =>
    check(
      async (nights) => {
        const remote = memoryGit();
        let memory: Memory = {};
        for (const night of nights) {
          const ran = await publishNight(remote, night);
          const tree = treeOf(remote);
          const next = nextMemory(memory, tree);
          memory = next.memory;
          expect(untitled(memoryIn(tree))).toEqual(documentsOf(memory, tree));
          expect(misspelledIn(tree)).toEqual([]);
          const { opened, closed } = ran.outputs;
          expect({ opened, closed }).toEqual({
            opened: `${next.facts.opened}`,
            closed: `${next.facts.closed}`,
          });
        }
      },
      anyNights,
      25,
    ));

  test('the confirmed entries of each version are the ids of its rows', () =>
    check(async (nights) => {
      const tree = treeOf(await publishNights(nights));
      const confirmed = findingsIn(tree).flatMap(({ slug, open }) =>
        open.flatMap(({ id, versions }) =>
          versions.flatMap((each) => (each.confirmed ? [`${slug}/${each.version} ${id}`] : [])),
        ),
      );
      const ids = rowsIn(tree).map(({ slug, version, id }) => `${slug}/${version} ${id}`);
      expect(confirmed.sort()).toEqual([...new Set(ids)].sort());
    }));

  test('repeating the last night changes nothing', () =>
    check(async (nights) => {
      const remote = await publishNights(nights);
      const [last] = nights.slice(-1);
      const commits = remote.commits.length;
      for (const reports of [last?.reports, {}]) {
        const ran = await publishNight(remote, { ...(last as Night), reports: reports ?? {} });
        expect([ran.outputs['changed'], ran.outputs['opened'], ran.outputs['closed']]).toEqual([
          ...['false', '0', '0'],
        ]);
      }
      expect(remote.commits.length).toBe(commits);
    }));

  test('deleted documents of vulnerabilities are restored', () =>
    check(async (nights) => {
      const remote = await publishNights(nights);
      const before = treeOf(remote);
      const removed = [...before.keys()].filter((path) => path.startsWith('api/v1/cve/'));
      remote.edit(Object.fromEntries(removed.map((path) => [path, undefined])));
      const [last] = nights.slice(-1);
      await publishNight(remote, { ...(last as Night), reports: {} });
      expect(withoutLostTitles(treeOf(remote))).toEqual(withoutLostTitles(before));
    }));

  test('a run that reads only touched documents publishes the same as one that reads all', () =>
    check(async (nights) => {
      const [last] = nights.slice(-1);
      const remote = await publishNights(nights.slice(0, -1));
      const doubting = copyOf(treeOf(remote));
      if (nights.length > 1) distrust(doubting);
      for (const each of [remote, doubting]) await publishNight(each, last as Night);
      expect(withoutLostTitles(treeOf(doubting))).toEqual(withoutLostTitles(treeOf(remote)));
    }));

  test('each row has a document, with its title, under each of its names', () =>
    check(async (nights) => {
      const tree = treeOf(await publishNights(nights));
      for (const { slug, version, row, id } of rowsIn(tree)) {
        const document = readJson<CveDocument>(tree, cveFile(id) ?? '');
        const versions = document?.images.find((each) => each.slug === slug)?.versions ?? [];
        expect(versions.map((each) => each.version)).toContain(version);
        expect([document?.title, document?.url]).toEqual([row.title, row.url]);
        for (const name of namesOf(row)) {
          const named = readJson<CveDocument>(tree, cveFile(name) ?? '');
          expect([named?.id, ...(named?.see ?? [])]).toContain(id);
        }
      }
    }));
});

const openIn = (tree: Tree) =>
  findingsIn(tree).flatMap(({ slug, open }) =>
    open.map(({ id, since, versions }) => ({
      ...{ key: `${slug} ${id}`, since },
      // The finding continues under another name, so the former name may begin later.
      isRenamed: open.some((other) => other.versions.some(({ aliases }) => aliases.includes(id))),
      entries: new Map(versions.map((each) => [`${slug}/${each.version} ${id}`, each.since])),
    })),
  );

const isLater = (a: string | null = null, b: string | null = null): boolean =>
  (a ?? '') > (b ?? '');

/** Entries that stay open in a version but became younger. */
const youngerIn = (before: Tree, after: Tree): ReadonlyArray<string> =>
  openIn(after).flatMap(({ key, since, entries, isRenamed }) => {
    const was = openIn(before).find((each) => each.key === key);
    const staying = [...entries].filter(([entry]) => was?.entries.has(entry));
    return [
      ...staying.flatMap(([entry, date]) =>
        isLater(date, was?.entries.get(entry)) ? [entry] : [],
      ),
      ...(staying.length > 0 && !isRenamed && isLater(since, was?.since) ? [key] : []),
    ];
  });

describe('if every report has a date and none is late', () => {
  test('entries that stay open do not become younger', () =>
    check(
      async (nights) => {
        const remote = memoryGit();
        for (const night of nights) {
          const before = treeOf(remote);
          await publishNight(remote, night);
          expect(youngerIn(before, treeOf(remote))).toEqual([]);
        }
      },
      datedNights,
      15,
    ));
});

/** Two runs: the second was planned before the first landed. */
const race = async (remote: MemoryGit, first: Files, second: Files): Promise<void> => {
  const { push } = remote.git;
  let isFirst = true;
  const racing = {
    ...remote.git,
    push: ((change) => async () => {
      if (!isFirst) return push(change)();
      isFirst = false;
      await run(remote, first);
      remote.pushes.push({ kind: 'moved', problem: { message: 'moved' } });
      return push(change)();
    }) satisfies typeof push,
  };
  await run({ ...remote, git: racing }, second);
  // The second run had nothing to push.
  if (isFirst) await run(remote, first);
};

describe('runs that scan different versions of one catalog', () => {
  const withoutState = (tree: Tree): Tree =>
    new Map([...tree].filter(([path]) => !UNORDERED.test(path)));

  test('publish the same tree in any order, even if one loses a race', () =>
    fc.assert(
      fc.asyncProperty(anyNights, threeScans, async (nights, scans) => {
        const tip = treeOf(await publishNights(nights));
        const manifest = nights.at(-1)?.manifest ?? {};
        const [a, b, c] = scans.map((each) => ({ ...manifest, ...each })) as [Files, Files, Files];
        const treeAfter = async (act: (remote: MemoryGit) => Promise<unknown>): Promise<Tree> => {
          const remote = copyOf(tip);
          await act(remote);
          return withoutState(withoutLostTitles(treeOf(remote)));
        };
        const inOrder = (...all: ReadonlyArray<Files>) =>
          treeAfter(async (remote) => {
            for (const files of all) await run(remote, files);
          });
        const expected = await inOrder(a, b, c);
        for (const order of [
          [c, b, a],
          [b, a, c],
          [c, a, b],
        ])
          expect(await inOrder(...order)).toEqual(expected);
        const raced = await treeAfter(async (remote) => {
          await race(remote, a, b);
          await race(remote, { ...manifest }, c);
        });
        expect(raced).toEqual(expected);
      }),
      { numRuns: 5, endOnFailure: true },
    ));
});

(hasAnswersChecker ? describe : describe.skip)('the independent checker finds no violation', () => {
  test('in successive nights', () =>
    check(
      async (nights) => {
        const remote = memoryGit();
        let before: Tree | undefined;
        for (const night of nights) {
          await publishNight(remote, night);
          const tree = remote.files() ?? new Map();
          // Under its former name, a renamed vulnerability may begin later.
          const names = findingsIn(tree).flatMap(({ open }) =>
            open.flatMap(({ versions }) => versions.flatMap(({ aliases }) => aliases)),
          );
          const renamed = new Set(names.map((name) => `since of ${name}`));
          // The digest that only a manifest stated goes with its statement.
          const isStated = before?.get(REMOVED)?.includes('"stated":true') ?? false;
          // A removal without a date is not after a fix either.
          const isExpected = ({ what, path }: Violation): boolean =>
            renamed.has(what) ||
            (night.committed === null && what.startsWith('since of ')) ||
            (isStated && path === REMOVED && what === 'as before');
          const violations = await violationsOf(tree, before);
          expect(violations.filter((each) => !isExpected(each))).toEqual([]);
          before = tree;
        }
      },
      exploitedNights,
      3,
    ));
});
