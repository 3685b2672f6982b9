/**
 * How every edit of a published document ends. An edit is plain, or `state.json` has the id of the edited document or
 * folder, as if the action had written it.
 */
import { describe, expect, test } from '@jest/globals';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import { digestOf } from '../builders/digest';
import {
  branchOf,
  keyOf,
  LAST_RUN,
  livedCatalog,
  type Night,
  playNight,
  QUIET_RUN,
  type Tree,
  vouchFor,
  withoutReports,
} from '../builders/lived-catalog';
import type { Ran } from '../builders/run';

type Edit = (text: string) => string;

const replace =
  (from: string | RegExp, to: string): Edit =>
  (text) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`found no ${from} in ${text}`);
    return next;
  };

const digestFileOf = (key: string): string => `digest/${digestOf(key).slice(7, 9)}.json`;
const withoutRows = replace(/"cves":\[.*?\](?=,"(?:supp|links))/, '"cves":[]');

/**
 * The letters of a cell, for an edit of one field, `{}`, garbage and a removed file; plain, and then with the ids.
 * Warnings: `E` found edited or removed; `U` not used, and what happens instead; `D` not used although its id is as
 * published, so that the whole memory is computed again; `T` records without a state count as partial.
 * The tree: `=` as without the edit; `~` it differs by what only that document knew, and by what follows from it; `!`
 * the edit stays: plain, if nothing else can tell what the document says (dates, past days, removals); with the ids, if
 * the run does not need the document, or believes it.
 */
type Cells = string;

/**
 * By document: an edit of a field, how a run ends that touches image `a`, and how one ends that finds nothing new. A
 * second run without reports changes nothing, without a warning.
 */
const TABLE: Readonly<Record<string, readonly [Edit, Cells, Cells]>> = {
  'cve.json': [
    replace('"images":2', '"images":9'),
    'E~ EU~ EU~ E~ | ~ D~ D~ E~',
    'E~ EU~ EU~ E~ | ! D~ D~ E~',
  ],
  'changes.json': [
    replace('"from":"2026', '"from":"2025'),
    'E~ EU~ EU~ E~ | ~ D~ D~ E~',
    'E! EU~ EU~ E~ | ! ! ! E~',
  ],
  'feed.json': [
    replace('found in 1 image', 'found in 7 images'),
    'E= E= E= E= | = D= D= =',
    'E= E= E= E= | ! ! ! !',
  ],
  'history.json': [
    replace('"imagesWithCves":3', '"imagesWithCves":2'),
    'E! EU~ EU~ E~ | ! D~ D~ E~',
    'E! EU~ EU~ E~ | ! ! ! E~',
  ],
  'removed.json': [
    replace('"removed":"2026-08-02', '"removed":"2026-07-02'),
    'E! EU~ EU~ E~ | ! D~ D~ E~',
    'E! EU~ EU~ E~ | ! ! ! E~',
  ],
  'images/a/findings.json': [
    replace('"since":"2026-08-01', '"since":"2026-07-01'),
    'E= EU~ EU~ E~ | = D~ D~ E~',
    'E= EU~ EU~ E~ | ! ! ! !',
  ],
  'images/b/findings.json': [
    replace('"since":"2026-08-02', '"since":"2026-08-09'),
    'E= EU~ EU~ E~ | ! ! ! !',
    'E= EU~ EU~ E~ | ! ! ! !',
  ],
  'images/a/releases.json': [
    replace('"verdict":"rebuild"', '"verdict":"eol"'),
    'E= EU~ EU~ E~ | = D~ D~ E~',
    'E= EU~ EU~ E~ | ! ! ! !',
  ],
  'images/b/releases.json': [
    replace('"until":"2026-08-02', '"until":"2026-07-02'),
    'E! EU~ EU~ E~ | ! ! ! !',
    'E! EU~ EU~ E~ | ! ! ! !',
  ],
  'cve/2026/CVE-2026-0002.json': [
    replace('Title 2', 'A title'),
    'E~ E~ E~ E~ | ~ D~ D~ E~',
    'E~ E~ E~ E~ | ! ! ! !',
  ],
  'cve/2026/CVE-2026-0004.json': [
    replace('Title 4', 'A title'),
    'E~ E~ E~ E~ | ! ! ! !',
    'E~ E~ E~ E~ | ! ! ! !',
  ],
  'cve/2026/CVE-2026-0006.json': [
    replace('"openssl"', '"curl"'),
    'E~ E~ E~ E~ | ! ! ! !',
    'E~ E~ E~ E~ | ! ! ! !',
  ],
  'cve/ghsa/GHSA-aaaa-bbbb-cccc.json': [
    replace('"see":[', '"see":["CVE-2026-0009",'),
    'E~ E~ E~ E~ | ! ! ! !',
    'E~ E~ E~ E~ | ! ! ! !',
  ],
  'changes/2026-08-03.json': [
    replace('Title 9', 'A title'),
    'E~ EU~ EU~ E~ | ~ D~ D~ E~',
    'E! EU~ EU~ E! | ! ! ! !',
  ],
  'changes/2026-08-02.json': [
    replace('Title 3', 'A title'),
    'E! EU~ EU~ E! | ! ! ! !',
    'E! EU~ EU~ E! | ! ! ! !',
  ],
  [digestFileOf('a/1')]: [
    replace('"status":"current"', '"status":"removed"'),
    'E= E= E= E= | = D= D= E=',
    'E= E= E= E= | ! ! ! !',
  ],
  [digestFileOf('b/1')]: [
    replace('"status":"superseded"', '"status":"current"'),
    'E= E= E= E= | ! ! ! !',
    'E= E= E= E= | ! ! ! !',
  ],
  'integrity.json': [
    replace(/"sha256":"[^"]*"/, `"sha256":"${'e'.repeat(64)}"`),
    '= = = = | = = = =',
    '= = = = | ! ! ! =',
  ],
  'images.json': [replace('The image a', 'An image'), '= = = = | = = = =', '= = = = | = = = ='],
  'security.json': [
    replace(/"total":\d/, '"total":7'),
    'E= E= E= E= | = U= U= E=',
    'E= E= E= E= | = U= U= E=',
  ],
  'security/b.json': [withoutRows, 'E= E= E= E= | ! ! ! U!', 'E= E= E= E= | ! ! ! U!'],
  'security/b/1.json': [withoutRows, 'E~ EU~ EU~ E! | ! ! ! E!', 'E~ EU~ EU~ E! | ! ! ! E!'],
  'security/index.json': [
    replace(/"total":\d/, '"total":7'),
    'E= E= E= E= | = = = =',
    'E= E= E= E= | = = = =',
  ],
  'status.json': [
    replace('"state":"scanned"', '"state":"partial"'),
    'E~ TU~ TU~ ET~ | ~ TU~ TU~ ET~',
    'E! TU~ TU~ ET~ | ! TU~ TU~ ET~',
  ],
  'updates.json': [
    replace('"shipped"', '"held"'),
    'E! U~ U~ E~ | ! U~ U~ E~',
    'E! U~ U~ E~ | ! U~ U~ E~',
  ],
};

const tree = livedCatalog();

interface Played {
  readonly ran: Ran;
  readonly after: Tree;
}

/** Plays a night on a tree. What a run does follows from its inputs and the tree, so that equal ones run once. */
const playing = (night: Night): ((before: Tree) => Promise<Played>) => {
  const played = new Map<string, Promise<Played>>();
  const playOn = async (before: Tree): Promise<Played> => {
    const remote = branchOf(before);
    const ran = await playNight(remote, night);
    return { ran, after: remote.files() ?? new Map() };
  };
  return (before) => {
    const key = keyOf(before);
    const known = played.get(key) ?? playOn(before);
    played.set(key, known);
    return known;
  };
};

const PLAY = { last: playing(LAST_RUN), quiet: playing(QUIET_RUN) };
const playAgain = playing(withoutReports(LAST_RUN));

const honest = { last: tree.then(PLAY.last), quiet: tree.then(PLAY.quiet) };

const EDITS: ReadonlyArray<
  readonly [string, (field: Edit) => (text: string) => string | undefined]
> = [
  ['a field', (field) => field],
  ['{}', () => () => '{}\n'],
  ['garbage', () => () => '\u0000{'],
  ['removed', () => () => undefined],
];

/** The tree with an edit. */
const editTree = (
  before: Tree,
  document: string,
  edit: (text: string) => string | undefined,
  isVouchedFor: boolean,
): Tree => {
  const path = `api/v1/${document}`;
  const text = edit(before.get(path) ?? '');
  const next = new Map(before);
  if (text === undefined) next.delete(path);
  else next.set(path, text);
  return isVouchedFor ? new Map([...next, ['api/v1/state.json', vouchFor(next)]]) : next;
};

const KINDS: ReadonlyArray<readonly [letter: string, kind: RegExp]> = [
  [
    'E',
    /^api\/v1\/\S+: (?:found the (?:document|folder) (?:edited|removed)|the document was edited) after it was published/,
  ],
  ['D', /^api\/v1\/\S+: the published document is not used: .*; what can be computed/],
  ['U', /^api\/v1\/\S+: the published (?:document is not used|record is dropped): /],
  ['T', /^api\/v1\/status\.json: found no matching state for the records of /],
];

const letterOf = (warning: string): string =>
  KINDS.find(([, kind]) => kind.test(warning))?.[0] ?? `?${warning}`;

const outcomeOf = async (
  name: keyof typeof PLAY,
  document: string,
  edited: Tree,
): Promise<string> => {
  const { ran, after } = await PLAY[name](edited);
  expect(ran.errors).toEqual([]);
  if (name === 'last') {
    const { ran: again } = await playAgain(after);
    expect([again.errors, again.warnings, again.outputs['changed']]).toEqual([[], [], 'false']);
  }
  const wanted = (await honest[name]).after;
  const path = `api/v1/${document}`;
  const differs = [...new Set([...after.keys(), ...wanted.keys()])].some(
    (each) => after.get(each) !== wanted.get(each),
  );
  const stays = after.get(path) === edited.get(path) && after.get(path) !== wanted.get(path);
  const letters = [...new Set(ran.warnings.map(letterOf))].sort().join('');
  return `${letters}${differs ? (stays ? '!' : '~') : '='}`;
};

describe('an edit of', () => {
  test.each(Object.entries(TABLE))(
    '%s ends as the table says',
    async (document, [field, ...runs]) => {
      const before = await tree;
      const found: string[] = [];
      for (const name of ['last', 'quiet'] as const) {
        const cells: string[] = [];
        for (const isVouchedFor of [false, true])
          for (const [, edit] of EDITS)
            cells.push(
              await outcomeOf(
                name,
                document,
                editTree(before, document, edit(field), isVouchedFor),
              ),
            );
        found.push(`${cells.slice(0, 4).join(' ')} | ${cells.slice(4).join(' ')}`);
      }
      expect(found).toEqual(runs);
    },
  );
});

(hasAnswersChecker ? test : test.skip)(
  'an edit without the ids leaves no document that contradicts another',
  async () => {
    const before = await tree;
    const wanted = (await honest.last).after;
    // Many edits end in the same tree, which is checked once.
    const checked = new Set<string>();
    for (const [document, [field]] of Object.entries(TABLE))
      for (const [, edit] of EDITS) {
        const { after } = await PLAY.last(editTree(before, document, edit(field), false));
        const isHonest = [...after].every(([path, text]) => wanted.get(path) === text);
        if (isHonest || checked.has(keyOf(after))) continue;
        expect([document, await violationsOf(after)]).toEqual([document, []]);
        checked.add(keyOf(after));
      }
  },
);
