/** A whole run on a tree with random edits (laws 4 and 5). */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import { validateTree } from '../builders/validate';
import { API, contentOf, edits, ownsMemory } from '../history/edits';
import { isMisread } from '../history/misread';
import { statusOf, type Tree } from '../history/model';
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

/** The ids and severities in a record. */
const idsIn = (tree: Tree, path: string): ReadonlyArray<string> =>
  (
    JSON.parse(tree.get(path) ?? '{"cves":[]}').cves as ReadonlyArray<{
      id: string;
      severity: string;
    }>
  )
    .map(({ id, severity }) => `${id} ${severity}`)
    .sort();

const isSame = (a: Tree, b: Tree): boolean =>
  a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);

/** The tree after all nights but the last, and that. */
const lived = exploitedNights.map((nights): readonly [() => Promise<Tree>, Night] => {
  const [first, ...others] = nights.slice(0, -1);
  const last = nights.at(-1) as Night;
  const publish = async () => (await publishNights([first ?? last, ...others])).files();
  return [async () => (await publish()) ?? new Map(), last];
});

test('derived documents come back, byte for byte, in one run with one warning', () =>
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

test('after any edit, every document is valid, none contradicts another, and there is one warning', () =>
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
      const step = { before: edited, after: tree, night: last };
      expect(violations.filter((each) => !isBelieved(each) && !isMisread(each, step))).toEqual([]);
      const again = await publishNight(remote, { ...last, reports: {}, kev: {} });
      const told = again.warnings.filter((each) => each.startsWith('api/v1'));
      expect([again.outputs['changed'], told]).toEqual(['false', []]);
    }),
    { numRuns: 8, endOnFailure: true },
  ));

const STATE = `${API}state.json`;
const RECORD = /^api\/v1\/security\/[^/]+\/[^/]+\.json$/;

test('an edit of the state alone is a warning that names it', () =>
  fc.assert(
    fc.asyncProperty(lived, edits, async ([before, last], edit) => {
      const honest = await before();
      const other = new Map([
        ...honest,
        [STATE, edit(honest, (path) => path === STATE).get(STATE) ?? ''] as const,
      ]);
      const remote = copyOf(other);
      const ran = await publishNight(remote, { ...last, reports: {}, kev: {} });
      const told = ran.warnings.filter((each) => WARNING.test(each));
      const isForeign = !/"format"/.test(other.get(STATE) ?? '');
      const named = 'api/v1 was edited after it was published ("state.json")';
      expect(told.map((each) => each.slice(0, named.length))).toEqual(
        isSame(honest, other) || isForeign ? [] : [named],
      );
    }),
    { numRuns: 8, endOnFailure: true },
  ));

test('an edit of records alone opens nothing, closes nothing, and makes nothing look better', () =>
  fc.assert(
    fc.asyncProperty(lived, edits, async ([before, last], edit) => {
      const honest = await before();
      const edited = edit(honest, (path) => RECORD.test(path));
      const remote = copyOf(edited);
      const ran = await publishNight(remote, {
        ...last,
        manifest: last.manifest,
        reports: {},
        kev: {},
      });
      expect([ran.outputs['opened'], ran.outputs['closed']]).toEqual(['0', '0']);
      const tree = remote.files() ?? new Map<string, string>();
      const states = new Map(
        statusOf(tree).map(({ slug, version, state }) => [`${slug}/${version}`, state]),
      );
      for (const { slug, version, state } of statusOf(honest)) {
        const path = `${API}security/${slug}/${version}.json`;
        const now = states.get(`${slug}/${version}`);
        if (now === 'scanned')
          expect([state, idsIn(tree, path)]).toEqual(['scanned', idsIn(honest, path)]);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  ));
