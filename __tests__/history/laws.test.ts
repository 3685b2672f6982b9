/** The laws of memory that need the whole action: races, and what an independent checker says of its trees. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasAnswersChecker, type Violation, violationsOf } from '../builders/answers';
import type { Files } from '../builders/arbitrary-runs';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import type { Tree } from './model';
import { anyNights, exploitedNights, threeScans } from './nights';
import {
  copyOf,
  findingsIn,
  publishNight,
  publishNights,
  run,
  treeOf,
  UNORDERED,
} from './published-nights';

const REMOVED = 'api/v1/removed.json';

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

test('runs that scan different versions of one catalog publish the same tree if one loses a race', () => {
  const withoutState = (tree: Tree): Tree =>
    new Map([...tree].filter(([path]) => !UNORDERED.test(path)));
  return fc.assert(
    fc.asyncProperty(anyNights, threeScans, async (nights, scans) => {
      const tip = treeOf(await publishNights(nights));
      const manifest = nights.at(-1)?.manifest ?? {};
      const [a, b, c] = scans.map((each) => ({ ...manifest, ...each })) as [Files, Files, Files];
      const remote = copyOf(tip);
      for (const files of [a, b, c]) await run(remote, files);
      const raced = copyOf(tip);
      await race(raced, a, b);
      await race(raced, { ...manifest }, c);
      expect(withoutState(treeOf(raced))).toEqual(withoutState(treeOf(remote)));
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

(hasAnswersChecker ? describe : describe.skip)('the independent checker finds no violation', () => {
  test('in successive nights', () =>
    fc.assert(
      fc.asyncProperty(exploitedNights, async (nights) => {
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
          // It takes a verdict that changed with time for another scan, which might name a fix.
          const isVerdict = ({ what, pointer, found }: Violation): boolean =>
            what === 'the line goes on' && pointer.endsWith('/fixableSince') && found === 'null';
          const isExpected = (violation: Violation): boolean => {
            const { what, path } = violation;
            return (
              isVerdict(violation) ||
              renamed.has(what) ||
              (night.committed === null && what.startsWith('since of ')) ||
              (isStated && path === REMOVED && what === 'as before')
            );
          };
          const violations = await violationsOf(tree, before);
          expect(violations.filter((each) => !isExpected(each))).toEqual([]);
          before = tree;
        }
      }),
      { numRuns: 3, endOnFailure: true },
    ));
});
