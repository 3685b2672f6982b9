/** What a whole run makes of a tree that somebody edited, whatever was edited (laws 5 and 4). */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import { validateTree } from '../builders/validate';
import { API, contentOf, edits, ownsMemory } from '../history/edits';
import type { Tree } from '../history/model';
import { exploitedNights, type Night } from '../history/nights';
import { copyOf, publishNight, publishNights } from '../history/published-nights';

const WARNING = /^api\/v1 was edited after it was published \(.*\); everything that can be/;

/**
 * Memory that decodes is believed, even if its parts say something else than it does: days and rows of the past, what was
 * told of an exploited vulnerability, and since when the line has something, which an older version may have had before.
 */
const isBelieved = ({ path, what }: { readonly path: string; readonly what: string }): boolean =>
  path.startsWith(`${API}changes/`) ||
  path === `${API}history.json` ||
  (path === `${API}feed.json` && what === 'exploited item') ||
  what === 'an episode is not younger than its entry';

const isSame = (a: Tree, b: Tree): boolean =>
  a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);

/** The tree after all nights but the last, and that. */
const lived = exploitedNights.map((nights): readonly [() => Promise<Tree>, Night] => {
  const [first, ...others] = nights.slice(0, -1);
  const last = nights.at(-1) as Night;
  const publish = async () => (await publishNights([first ?? last, ...others])).files();
  return [async () => (await publish()) ?? new Map(), last];
});

test('what follows from memory comes back, byte for byte, in one run that tells it once', () =>
  fc.assert(
    fc.asyncProperty(lived, edits, async ([before, last], edit) => {
      const tree = await before();
      const other = edit(tree, (path) => !ownsMemory(path));
      const [remote, edited] = [copyOf(tree), copyOf(other)];
      const honest = await publishNight(remote, last);
      const healed = await publishNight(edited, last);
      const [expected = new Map(), files = new Map()] = [remote.files(), edited.files()];
      expect(contentOf(files)).toEqual(contentOf(expected));
      if (honest.outputs['changed'] === 'true') expect(files).toEqual(expected);
      const isEdited = !isSame(tree, other);
      expect(healed.warnings.filter((each) => WARNING.test(each))).toHaveLength(Number(isEdited));
      expect(healed.warnings.filter((each) => !WARNING.test(each))).toEqual(honest.warnings);
      expect([healed.outputs['opened'], healed.outputs['closed']]).toEqual([
        honest.outputs['opened'],
        honest.outputs['closed'],
      ]);
    }),
    { numRuns: 8, endOnFailure: true },
  ));

test('whatever else was edited, every document is valid, none contradicts another, and one warning says so', () =>
  fc.assert(
    fc.asyncProperty(lived, edits, async ([before, last], edit) => {
      const honest = await before();
      const edited = edit(honest, (path) => path !== `${API}state.json`);
      const remote = copyOf(edited);
      const ran = await publishNight(remote, last);
      const isEdited = !isSame(honest, edited);
      expect(ran.warnings.filter((each) => WARNING.test(each))).toHaveLength(Number(isEdited));
      const tree = remote.files() ?? new Map<string, string>();
      expect(validateTree(Object.fromEntries(tree)).invalid).toEqual([]);
      const violations = hasAnswersChecker ? await violationsOf(tree) : [];
      expect(violations.filter((each) => !isBelieved(each))).toEqual([]);
      const again = await publishNight(remote, { ...last, reports: {}, kev: {} });
      const told = again.warnings.filter((each) => each.startsWith('api/v1'));
      expect([again.outputs['changed'], told]).toEqual(['false', []]);
    }),
    { numRuns: 8, endOnFailure: true },
  ));
