/** The laws of memory and projections, over a thousand random nights on the pure core; FUZZ_RUNS sets how many runs of each. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CveDocument } from '../../src/contract/cves';
import type { DigestEntry } from '../../src/contract/digests';
import type { ImageReleases } from '../../src/contract/releases';
import { type ChangeKind, ofChange } from '../../src/derive/house/finding-event';
import { cveFile } from '../../src/domain/document-file';
import { hasAnswersChecker, type Violation, violationsOf } from '../builders/answers';
import { contentOf, edits, ownsMemory } from '../history/edits';
import { isMisread } from '../history/misread';
import {
  type ImageMemory,
  type Memory,
  namesOf,
  nextMemory,
  readJson,
  type Tree,
} from '../history/model';
import { closedAfter, closedBy } from '../history/model-builds';
import { documentsOf } from '../history/model-documents';
import { anyNights, datedNights, exploitedNights, type Night, threeScans } from '../history/nights';
import {
  findingsIn,
  memoryIn,
  misspelledIn,
  ofAnyOrder,
  rowsIn,
  UNORDERED,
  untitled,
} from '../history/published-nights';
import { ADDRESS, deriveNight } from '../history/pure-nights';
import { expectHeadline } from './news/headline-law';

const NOTHING: Tree = new Map();

const REMOVED = 'api/v1/removed.json';

const check = <A>(any: fc.Arbitrary<A>, numRuns: number, law: (of: A) => Promise<void>) =>
  fc.assert(fc.asyncProperty(any, law), {
    numRuns: Number(process.env['FUZZ_RUNS'] ?? numRuns),
    endOnFailure: true,
  });

const publishAll = async (nights: ReadonlyArray<Night>, on = NOTHING): Promise<Tree> => {
  let tree = on;
  for (const night of nights) tree = (await deriveNight(tree, night)).tree;
  return tree;
};

const withoutRuns = (tree: Tree): Tree =>
  new Map([...tree].filter(([path]) => !UNORDERED.test(path)));
const lastOf = (nights: ReadonlyArray<Night>): Night => nights.at(-1) as Night;

/** Of each version, what is published of its builds. Which of the ids are exploited is another question. */
const buildsIn = (tree: Tree, slug: string) =>
  Object.fromEntries(
    (readJson<ImageReleases>(tree, `images/${slug}/releases.json`)?.releases ?? []).map(
      ({ version, former, closes }) => [
        version,
        {
          closes,
          former: former.map(({ digest, scanned }) => {
            const file = `digest/${digest.slice(7, 9)}.json`;
            const document = readJson<{ data: Record<string, DigestEntry[]> }>(tree, file);
            const entry = document?.data[digest]?.find(
              (each) => each.slug === slug && each.version === version,
            );
            const { exploited: _, ids = [], ...counts } = entry?.closedSince ?? {};
            const since = entry?.closedSince && { ...counts, ids: [...ids].sort() };
            return { digest, scanned, since };
          }),
        },
      ],
    ),
  );

/** The same of a plain model. */
const buildsOf = (image: ImageMemory) =>
  Object.fromEntries(
    Object.entries(image.scans).map(([version, [present, ...former]]) => [
      version,
      {
        closes: closedBy(image, version, present?.digest ?? null),
        former: former.map((build) => {
          const since = closedAfter(image, version, build);
          const { digest, scanned } = build;
          return { digest, scanned, since: since && { ...since, ids: since.ids.toSorted() } };
        }),
      },
    ]),
  );

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

/** Law 2: confirmed entries are the canonical ids of the rows. */
const expectConfirmed = (tree: Tree): void => {
  const confirmed = findingsIn(tree).flatMap(({ slug, open }) =>
    open.flatMap(({ id, versions }) =>
      versions.flatMap((each) => (each.confirmed ? [`${slug}/${each.version} ${id}`] : [])),
    ),
  );
  const ids = rowsIn(tree).map(({ slug, version, id }) => `${slug}/${version} ${id}`);
  expect(confirmed.sort()).toEqual([...new Set(ids)].sort());
};

/** Law 2: each row has a document, with its title, under each of its names. */
const expectDocuments = (tree: Tree): void => {
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
};

const firstOf = (texts: ReadonlyArray<string | null>): string | null =>
  texts.filter((text) => text !== null).sort()[0] ?? null;

/** Law 10: the words of an id are those of the rows of its image; else, those that it had there before. */
const expectWords = (before: Tree, after: Tree): void => {
  const rows = rowsIn(after);
  const formerly = new Map(findingsIn(before).map(({ slug, words }) => [slug, words]));
  for (const { slug, words, open, suppressed, closed } of findingsIn(after)) {
    const ids = [...new Set([...open, ...suppressed, ...closed].map(({ id }) => id))].sort();
    const expected = ids.flatMap((id) => {
      const own = rows.filter((each) => each.slug === slug && each.id === id);
      const [title = null, url = null] = formerly.get(slug)?.[id] ?? [];
      const said = [
        firstOf(own.map(({ row }) => row.title)) ?? title,
        firstOf(own.map(({ row }) => row.url)) ?? url,
      ];
      return said.every((each) => each === null) ? [] : [[id, said]];
    });
    expect(Object.entries(words)).toEqual(expected);
  }
};

const DATE = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?/g;
const datesIn = (texts: Iterable<string>): ReadonlyArray<string> =>
  [...texts].flatMap((text) => text.match(DATE) ?? []);

/** All dates in the inputs, their days, and midnight of these days. */
const statedBy = (nights: ReadonlyArray<Night>): ReadonlySet<string> => {
  const dates = nights.flatMap(({ manifest, reports, kev, committed }) =>
    datesIn([...Object.values({ ...manifest, ...reports, ...kev }), committed ?? '']),
  );
  const days = dates.map((date) => date.slice(0, 10));
  return new Set([...dates, ...days, ...days.map((day) => `${day}T00:00:00Z`)]);
};

/** The checker holds a tree to the law by which no other name is news once its state has an id of its own. */
const withOwnId = (tree: Tree): Tree => {
  const path = 'api/v1/state.json';
  const state = readJson<object>(tree, 'state.json');
  return state === undefined || 'self' in state
    ? tree
    : new Map([...tree, [path, `${JSON.stringify({ ...state, self: 'a'.repeat(40) })}\n`]]);
};

/** By that law, a rebuild is of the scan that saw it, and not yet of the commit that stated its digest. */
const isOfRebuild = ({ what, path, pointer }: Violation): boolean =>
  what === 'days: those before and those of new facts' ||
  (path.startsWith('api/v1/changes/') && /^\/images(?:\/|$)/.test(pointer));

/** What the checker says, but for what it cannot know of these nights. */
const violationsOfNight = async (tree: Tree, before: Tree, night: Night) => {
  const { committed } = night;
  // Under its former name, a renamed vulnerability may begin later.
  const names = findingsIn(tree).flatMap(({ open }) =>
    open.flatMap(({ versions }) => versions.flatMap(({ aliases }) => aliases)),
  );
  const renamed = new Set(names.map((name) => `since of ${name}`));
  // The digest that only a manifest stated goes with its statement.
  const isStated = before.get(REMOVED)?.includes('"stated":true') ?? false;
  const isExpected = (each: Violation): boolean => {
    const { what, path, pointer, found } = each;
    return (
      // It is written with the description of the API, which is not derived.
      path === 'api/v1/integrity.json' ||
      isOfRebuild(each) ||
      isMisread(each, { before, after: tree, night }) ||
      // It takes a verdict that changed with time for another scan, which might name a fix.
      (what === 'the line goes on' && pointer.endsWith('/fixableSince') && found === 'null') ||
      // Nights may have late reports: an older version, which the line has now, may have had it before.
      what === 'an episode is not younger than its entry' ||
      renamed.has(what) ||
      // A removal without a date is not after a fix either.
      (committed === null && what.startsWith('since of ')) ||
      (isStated && path === REMOVED && what === 'as before')
    );
  };
  const violations = await violationsOf(
    withOwnId(tree),
    before.size > 0 ? withOwnId(before) : undefined,
  );
  return violations.filter((each) => !isExpected(each));
};

/** Nights, of which none has a KEV catalog in half of the cases: what the model tells of. */
const nightsToModel = fc
  .tuple(exploitedNights, fc.boolean())
  .map(([nights, isModeled]) =>
    isModeled ? nights.map((night) => ({ ...night, kev: {} })) : nights,
  );

describe('after any nights', () => {
  test('1. every document equals that of a plain model, and the facts are counted; 2. what is confirmed is of rows; 8. what builds closed equals that of a model; 10. words are of rows', () =>
    check(nightsToModel, 110, async (nights) => {
      const isModeled = nights.every(({ kev }) => !('kev.json' in kev));
      let tree = NOTHING;
      let memory: Memory = {};
      for (const night of nights) {
        const before = tree;
        const ran = await deriveNight(before, night);
        expect(ran.warnings).toEqual([]);
        const next = nextMemory(memory, ran.tree, tree);
        tree = ran.tree;
        expectWords(before, tree);
        memory = next.memory;
        if (isModeled) expect(untitled(memoryIn(tree))).toEqual(documentsOf(memory, tree));
        expect(misspelledIn(tree)).toEqual([]);
        const of = (change: ChangeKind): number => ofChange(ran.catalog.facts, change).length;
        expect([of('opened'), of('closed')]).toEqual([next.facts.opened, next.facts.closed]);
        const ofImages = Object.entries(memory);
        expect(ofImages.map(([slug]) => buildsIn(tree, slug))).toEqual(
          ofImages.map(([, image]) => buildsOf(image)),
        );
      }
      expectConfirmed(tree);
      expectDocuments(tree);
      const stated = statedBy(nights);
      expect(datesIn([...tree].flat()).filter((date) => !stated.has(date))).toEqual([]);
    }));

  test('3. runs that scan different versions publish one tree in any order', () =>
    check(fc.tuple(anyNights, threeScans), 15, async ([nights, scans]) => {
      const tip = await publishAll(nights);
      const last = lastOf(nights);
      const inOrder = async (...order: ReadonlyArray<number>): Promise<Tree> =>
        ofAnyOrder(
          await publishAll(
            order.map((i) => ({ ...last, kev: {}, reports: scans[i] ?? {} })),
            tip,
          ),
        );
      const expected = await inOrder(0, 1, 2);
      expect(await inOrder(2, 1, 0)).toEqual(expected);
      expect(await inOrder(1, 0, 2)).toEqual(expected);
    }));

  test('4. the same run changes nothing, nor does a later clock or commit, and a change of address reaches every document; 5. what owns no memory may be edited', () =>
    check(fc.tuple(exploitedNights, edits), 45, async ([nights, edit]) => {
      const before = await publishAll(nights.slice(0, -1));
      const last = lastOf(nights);
      const quietly = { ...last, reports: {}, kev: {} };
      const { tree } = await deriveNight(before, last);
      const isQuiet = tree === before;
      expect((await deriveNight(before, last, '2031-05-06T00:00:00Z')).tree).toEqual(tree);
      expect((await deriveNight(tree, last)).tree).toBe(tree);
      const committed = last.committed && `${last.committed.slice(0, 10)}T23:00:00Z`;
      expect((await deriveNight(tree, { ...last, committed })).tree).toBe(tree);
      const quiet = await deriveNight(tree, quietly);
      expect([quiet.tree === tree, quiet.isStill]).toEqual([true, true]);

      const there = { site: 'https://moved.test', namespace: 'https://moved.test/x#y:' };
      const moved = (await deriveNight(tree, quietly, undefined, there)).tree;
      const names = (text: string): boolean =>
        Object.values(ADDRESS).some((each) => text.includes(each));
      const naming = [...moved].filter(
        ([path, text]) => !path.endsWith('/state.json') && names(text),
      );
      expect(naming).toEqual([]);
      expect((await deriveNight(moved, quietly, undefined, there)).isStill).toBe(moved !== tree);
      const back = (await deriveNight(moved, quietly)).tree;
      expect(contentOf(back)).toEqual(contentOf(tree));

      const isDerived = (path: string): boolean => !ownsMemory(path);
      const healed = (await deriveNight(edit(before, isDerived), last)).tree;
      expect(isQuiet ? contentOf(healed) : withoutRuns(healed)).toEqual(
        isQuiet ? contentOf(tree) : withoutRuns(tree),
      );
      const owners = new Map([...tree].filter(([path]) => ownsMemory(path)));
      expect(contentOf((await deriveNight(owners, quietly)).tree)).toEqual(contentOf(tree));
      const restored = (await deriveNight(edit(tree, isDerived), quietly)).tree;
      expect(contentOf(restored)).toEqual(contentOf(tree));
    }));

  test('6. what stays open never becomes younger, if no report is late; 7. only houses with evidence, their ids, the day and lists are written; 9. the line of news has their numbers', () =>
    check(datedNights, 40, async (nights) => {
      let tip = NOTHING;
      for (const night of nights) {
        const before = tip;
        const ran = await deriveNight(before, night);
        tip = ran.tree;
        expect(youngerIn(before, tip)).toEqual([]);
        if (before.size > 0) expectHeadline(ran.headline, before, tip);
      }
      const last = lastOf(nights);
      const [path, text] = Object.entries(last.reports)[0] ?? [];
      if (path === undefined || text === undefined) return;
      const publishOn = async (tree: Tree, at: string, id: string): Promise<Tree> => {
        const later = text.replaceAll(/2026-08-\d\dT\d\d/g, `2026-08-09T${at}`);
        const reports = { [path]: later.replaceAll('2026-0001', id) };
        return (await deriveNight(tree, { ...last, reports })).tree;
      };
      const tree = await publishOn(tip, '03', '2026-0001');
      const after = await publishOn(tree, '04', '2026-0009');
      const slug = path.split('/')[1] ?? '';
      const ids = new Set(
        [tree, after]
          .flatMap(findingsIn)
          .filter((each) => each.slug === slug)
          .flatMap(({ open, closed, suppressed }) => [...open, ...closed, ...suppressed])
          .flatMap((each) => [
            each.id,
            ...('since' in each && 'versions' in each
              ? each.versions.flatMap(({ aliases }) => aliases)
              : []),
          ]),
      );
      const isOwn = (file: string): boolean =>
        new RegExp(`/(images|security)/${slug}[./]|/badge/`).test(file) ||
        // A projection: it has titles, and another image may have the same ids.
        file.endsWith('/feed.atom') ||
        [...ids].some((id) => file.endsWith(`/${id}.json`)) ||
        file === 'api/v1/changes/2026-08-09.json' ||
        /^api\/v1\/([^/]+|(images|charts|roadmap)\/\d+\.json|security\/index\.json)$/.test(file) ||
        /^api\/v1\/(charts\/[^/]+\/security\.json|digest\/)/.test(file);
      const written = [...after].filter(([file, content]) => tree.get(file) !== content);
      expect(written.map(([file]) => file).filter((file) => !isOwn(file))).toEqual([]);
    }));
});

(hasAnswersChecker ? test : test.skip)('an independent checker finds no violation', () =>
  check(exploitedNights, 3, async (nights) => {
    let before = NOTHING;
    for (const night of nights) {
      const { tree } = await deriveNight(before, night);
      expect(await violationsOfNight(tree, before, night)).toEqual([]);
      before = tree;
    }
  }),
);
