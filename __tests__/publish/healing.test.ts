/** What a run makes of a tree that somebody edited, whatever was edited (laws 5 and 4). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import type { MemoryGit } from '../builders/memory-git';
import { validateTree } from '../builders/validate';
import { exploitedNights, type Night } from '../history/nights';
import { copyOf, publishNight, publishNights, UNORDERED } from '../history/published-nights';

const API = 'api/v1/';
const WARNING = /^api\/v1 was edited after it was published \(.*\); everything that can be/;

/** The documents that own memory: what they remember follows from nothing else. */
const OWNERS =
  /^(?:state|status|removed|cve|changes|feed|history|updates)\.json$|^security\/[^/]+\/[^/]+\.json$|^images\/[^/]+\/(?:findings|releases|packages|vex)\.json$|^changes\/|^vex\/index\.json$/;

/** What somebody does to a file: by its number among those that may be edited. */
interface Edit {
  readonly file: number;
  readonly to: (text: string) => string | undefined;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  file: fc.nat(),
  to: fc.constantFrom<Edit['to']>(
    () => undefined,
    () => '{}\n',
    () => '\u0000{',
    () => '',
    (text) => text.replace(/\d(?=[^\d]*$)/, (digit) => `${(Number(digit) + 1) % 10}`),
    (text) => text.replace(/\[[^[\]]*\]/, '[]'),
    (text) => text.replace(/"([a-z]+)":/, '"$1s":'),
    (text) => `${text} `,
  ),
});

const edits = fc.array(edit, { minLength: 1, maxLength: 12 });

/** Files that nobody published, some of them where documents are. */
const foreign = fc.subarray([
  'x.json',
  'cve/2026/CVE-2026-9999.json',
  'cve/x/y.json',
  'digest/zz.json',
  'images/a/x.json',
  'charts/z/security.json',
  'packages/x.json',
  'badges/x.json',
  'badges/a/x.svg',
]);

/** Edits files whose paths are `wanted`, and adds some; tells whether anything differs then. */
const editFiles = (
  remote: MemoryGit,
  all: ReadonlyArray<Edit>,
  added: ReadonlyArray<string>,
  isWanted: (path: string) => boolean,
): boolean => {
  const before = remote.files() ?? new Map<string, string>();
  const paths = [...before.keys()].filter(
    (path) => path.startsWith(API) && isWanted(path.slice(API.length)),
  );
  for (const { file, to } of all) {
    const path = paths[file % paths.length] ?? '';
    remote.edit({ [path]: to(before.get(path) ?? '') });
  }
  remote.edit(Object.fromEntries(added.map((path) => [API + path, '{}\n'])));
  const after = remote.files() ?? new Map<string, string>();
  return after.size !== before.size || [...after].some(([path, text]) => before.get(path) !== text);
};

/**
 * Memory that decodes is believed, even if its parts say something else than it does: days and rows of the past, and since
 * when the line has something, which an older version may have had before.
 */
const isBelieved = ({ path, what }: { readonly path: string; readonly what: string }): boolean =>
  path.startsWith(`${API}changes/`) ||
  path === `${API}history.json` ||
  what === 'an episode is not younger than its entry';

/** Fix times are as of the run that writes them, which a run that heals does though nothing is new. */
const isOfRun = (path: string): boolean => UNORDERED.test(path) || path === `${API}fixes.json`;

/** The files of a branch but those that are written only together with others: they also tell of a run that heals. */
const contentOf = (remote: MemoryGit): ReadonlyMap<string, string> =>
  new Map([...(remote.files() ?? [])].filter(([path]) => !isOfRun(path)));

/** Publishes the nights but the last, which is returned too. */
const publishAllBut = async (
  nights: ReadonlyArray<Night>,
): Promise<readonly [MemoryGit, Night]> => {
  const last = nights.at(-1);
  if (last === undefined) throw new Error('no night');
  const [first = last, ...others] = nights.slice(0, -1);
  return [await publishNights([first, ...others]), last];
};

describe('after any nights', () => {
  test('what follows from memory comes back, byte for byte, in one run that tells it once', () =>
    fc.assert(
      fc.asyncProperty(exploitedNights, edits, foreign, async (nights, all, added) => {
        const [remote, last] = await publishAllBut(nights);
        const edited = copyOf(remote.files() ?? new Map());
        const isEdited = editFiles(edited, all, added, (path) => !OWNERS.test(path));
        const honest = await publishNight(remote, last);
        const healed = await publishNight(edited, last);
        expect(contentOf(edited)).toEqual(contentOf(remote));
        if (honest.outputs['changed'] === 'true') expect(edited.files()).toEqual(remote.files());
        expect(healed.warnings.filter((each) => WARNING.test(each))).toHaveLength(Number(isEdited));
        expect(healed.warnings.filter((each) => !WARNING.test(each))).toEqual(honest.warnings);
        expect([healed.outputs['opened'], healed.outputs['closed']]).toEqual([
          honest.outputs['opened'],
          honest.outputs['closed'],
        ]);
      }),
      { numRuns: 25, endOnFailure: true },
    ));

  test('a run that finds nothing new restores it too', () =>
    fc.assert(
      fc.asyncProperty(exploitedNights, edits, foreign, async (nights, all, added) => {
        const remote = await publishNights(nights);
        const published = contentOf(remote);
        editFiles(remote, all, added, (path) => !OWNERS.test(path));
        await publishNight(remote, { ...(nights.at(-1) as Night), reports: {}, kev: {} });
        expect(contentOf(remote)).toEqual(published);
      }),
      { numRuns: 25, endOnFailure: true },
    ));

  test('whatever else was edited, every document is valid, none contradicts another, and it is told once', () =>
    fc.assert(
      fc.asyncProperty(exploitedNights, edits, foreign, async (nights, all, added) => {
        const [remote, last] = await publishAllBut(nights);
        const isEdited = editFiles(remote, all, added, (path) => path !== 'state.json');
        const ran = await publishNight(remote, last);
        expect(ran.warnings.filter((each) => WARNING.test(each))).toHaveLength(Number(isEdited));
        const tree = remote.files() ?? new Map<string, string>();
        expect(validateTree(Object.fromEntries(tree)).invalid).toEqual([]);
        const violations = hasAnswersChecker ? await violationsOf(tree) : [];
        expect(violations.filter((each) => !isBelieved(each))).toEqual([]);
        const again = await publishNight(remote, { ...last, reports: {}, kev: {} });
        const told = again.warnings.filter((each) => each.startsWith('api/v1'));
        expect([again.outputs['changed'], told]).toEqual(['false', []]);
      }),
      { numRuns: 12, endOnFailure: true },
    ));
});
