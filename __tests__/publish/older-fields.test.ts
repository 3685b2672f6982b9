/** A branch whose documents lack fields that came later: an older release published it, in whole or in part. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasAnswersChecker, violationsOf } from '../builders/answers';
import {
  branchOf,
  LAST_RUN,
  livedCatalog,
  playNight,
  QUIET_RUN,
  type Tree,
  vouchFor,
} from '../builders/lived-catalog';
import { plainGit, plainIntegrity } from '../builders/plain-integrity';

const API = 'api/v1/';
const MEMORY = /^api\/v1\/(cve\.json|cve\/.*|images\/.*\/findings\.json)$/;

const git = plainGit();
afterAll(() => git.remove());

/** A tree without the fields that `isLater` selects, as an older release wrote it. */
const without = (tree: Tree, isLater: (path: string, key: string) => boolean): Tree => {
  const older = new Map(
    [...tree].map(([path, text]) => {
      if (!path.endsWith('.json') || /schemas|openapi/.test(path)) return [path, text] as const;
      const document: unknown = JSON.parse(text, (key, value) =>
        isLater(path, key) ? undefined : value,
      );
      return [path, `${JSON.stringify(document)}\n`] as const;
    }),
  );
  const documents = [...older].flatMap(([path, text]) =>
    path.startsWith(API) ? [[path.slice(API.length), text] as const] : [],
  );
  older.set(`${API}integrity.json`, plainIntegrity(git, new Map(documents)));
  return older.set(`${API}state.json`, vouchFor(older));
};

/** A tree in which an older release wrote the documents that `isOlder` selects, without fixes and packages. */
const asOlder = (tree: Tree, isOlder: (path: string) => boolean): Tree =>
  without(
    tree,
    (path, key) =>
      MEMORY.test(path) &&
      isOlder(path) &&
      (key === 'fixes' || (path === `${API}cve.json` && key === 'packages')),
  );

const json = (tree: Tree, name: string) => JSON.parse(tree.get(API + name) ?? 'null');

/** `id version: fixes` of the open entries of an image; `-` for an entry without the field. */
const fixesIn = (tree: Tree, slug: string): ReadonlyArray<string> =>
  json(tree, `images/${slug}/findings.json`).open.flatMap(
    (each: { id: string; versions: ReadonlyArray<{ version: string; fixes?: string[] }> }) =>
      each.versions.map(
        ({ version, fixes }) =>
          `${each.id} ${version}: ${fixes === undefined ? '-' : `[${fixes}]`}`,
      ),
  );

/** The packages of each item in the list of CVEs, `-` without the field. */
const packagesIn = (tree: Tree): Readonly<Record<string, string>> =>
  Object.fromEntries(
    json(tree, 'cve.json').data.map(
      ({ id, packages }: { id: string; packages?: ReadonlyArray<string> }) => [
        id,
        packages === undefined ? '-' : `[${packages}]`,
      ],
    ),
  );

let lived: Tree = new Map();
let older: Tree = new Map();
beforeAll(async () => {
  lived = await livedCatalog();
  older = asOlder(lived, () => true);
});

/** Runs on a tree: the facts and requests of the run, and the resulting tree. */
const runOn = async (before: Tree, night = LAST_RUN) => {
  const remote = branchOf(before);
  const { warnings, outputs } = await playNight(remote, night);
  const { opened, closed, changed } = outputs;
  const facts = { warnings, opened, closed, changed, requests: remote.fetches.length };
  return { tree: remote.files() ?? new Map<string, string>(), facts };
};

const AFTER = {
  a: [
    'CVE-2026-0001 2: [3.0.2]',
    'CVE-2026-0001 1: [3.0.2]',
    'CVE-2026-0009 2: []',
    'CVE-2026-0010 1: []',
  ],
  b: ['CVE-2026-0001 1: -', 'CVE-2026-0003 1: -'],
  packages: {
    'CVE-2026-0001': '[openssl]',
    'CVE-2026-0003': '-',
    'CVE-2026-0006': '-',
    'CVE-2026-0008': '-',
    'CVE-2026-0009': '[openssl]',
    'CVE-2026-0010': '[openssl]',
  },
};

describe('on a branch of an older release', () => {
  test('a quiet night writes nothing', async () => {
    const { tree, facts } = await runOn(older, QUIET_RUN);
    expect([facts.changed, facts.warnings]).toEqual(['false', []]);
    expect(tree).toEqual(older);
  });

  test('a run finds the same as on a branch of this release, with as many requests', async () => {
    const [{ facts }, now] = [await runOn(older), await runOn(lived)];
    expect([facts.warnings, facts]).toEqual([[], now.facts]);
  });

  test('a run adds fixes to the images that it touches, and packages to their CVEs', async () => {
    const { tree } = await runOn(older);
    const [a, b] = [fixesIn(tree, 'a'), fixesIn(tree, 'b')];
    expect({ a, b, packages: packagesIn(tree) }).toEqual(AFTER);
  });
});

test('a branch that an older release went on with gets the fixes of touched images again', async () => {
  const isRewritten = (path: string): boolean => /\/(cve\.json|images\/a\/.*|cve\/.*)$/.test(path);
  const { tree, facts } = await runOn(asOlder(lived, isRewritten));
  const b = ['CVE-2026-0001 1: [3.0.2]', 'CVE-2026-0003 1: []'];
  expect([facts.warnings, { a: fixesIn(tree, 'a'), b: fixesIn(tree, 'b') }]).toEqual([
    [],
    { a: AFTER.a, b },
  ]);
  expect(packagesIn(tree)).toEqual(AFTER.packages);
});

const checked = hasAnswersChecker ? test : test.skip;
checked.each<readonly [string, () => Tree]>([
  ['an older release', () => older],
  ['this release', () => lived],
])('a branch of %s is true, before the next run and after it', async (_, before) => {
  const { tree } = await runOn(before());
  expect([await violationsOf(before()), await violationsOf(tree, before())]).toEqual([[], []]);
});

describe('on a branch that neither knows builds of records nor all images of news', () => {
  /** The documents with a field that came later. */
  const LATER: Readonly<Record<string, RegExp>> = {
    digest: /\/findings\.json$/,
    withdrawn: /\/changes(\.json|\/)/,
    slugs: /\/feed\.json$/,
  };
  const former = (): Tree => without(lived, (path, key) => LATER[key]?.test(path) ?? false);

  const endsIn = (tree: Tree, slug: string): ReadonlyArray<string> =>
    json(tree, `images/${slug}/findings.json`).closed.map(
      ({ id, reason }: { id: string; reason: string }) => `${id} ${reason}`,
    );

  test('a quiet night writes nothing', async () => {
    const { tree, facts } = await runOn(former(), QUIET_RUN);
    expect([facts.changed, facts.warnings]).toEqual(['false', []]);
    expect(tree).toEqual(former());
  });

  test('a run writes all of it, without a warning; in what build a CVE was is unknown', async () => {
    const [after, now] = [await runOn(former()), await runOn(lived)];
    expect(after.facts.warnings).toEqual([]);
    expect([endsIn(after.tree, 'a'), endsIn(now.tree, 'a')]).toEqual([
      ['CVE-2026-0002 gone'],
      ['CVE-2026-0002 rebuilt'],
    ]);
    expect(json(after.tree, 'feed.json')).toEqual(json(now.tree, 'feed.json'));
    expect(json(after.tree, 'changes.json')).toEqual(json(now.tree, 'changes.json'));
  });
});
