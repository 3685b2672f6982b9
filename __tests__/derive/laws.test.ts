/** The laws of memory and projections, over thousands of random nights on the pure core. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CveDocument } from '../../src/contract/cves';
import type { DigestEntry } from '../../src/contract/digests';
import { cveFile } from '../../src/contract/paths';
import type { ImageReleases } from '../../src/contract/releases';
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
  FIXES,
  findingsIn,
  memoryIn,
  misspelledIn,
  ofAnyOrder,
  rowsIn,
  UNORDERED,
  untitled,
} from '../history/published-nights';
import { deriveNight } from '../history/pure-nights';

const NOTHING: Tree = new Map();

const check = (
  nights: fc.Arbitrary<ReadonlyArray<Night>>,
  numRuns: number,
  law: (nights: ReadonlyArray<Night>) => Promise<void>,
): Promise<void> => fc.assert(fc.asyncProperty(nights, law), { numRuns, endOnFailure: true });

const publishAll = async (nights: ReadonlyArray<Night>, on = NOTHING): Promise<Tree> => {
  let tree = on;
  for (const night of nights) tree = (await deriveNight(tree, night)).tree;
  return tree;
};

const lastOf = (nights: ReadonlyArray<Night>): Night => nights.at(-1) as Night;
const contentOf = (tree: Tree): Tree =>
  new Map([...tree].filter(([path]) => !UNORDERED.test(path)));

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

/** The documents that remember what follows from nothing else. */
const OWNERS =
  /^api\/v1\/(?:(?:state|status|removed|cve|changes|feed|history|updates)\.json$|security\/[^/]+\/[^/]+\.json$|images\/[^/]+\/(?:findings|releases|packages|vex)\.json$|changes\/)/;

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

describe('after any nights', () => {
  test('1. every document equals that of a plain model, and the facts are counted; 2. what is confirmed is of rows', () =>
    check(anyNights, 250, async (nights) => {
      let tree = NOTHING;
      let memory: Memory = {};
      for (const night of nights) {
        const ran = await deriveNight(tree, night);
        expect(ran.warnings).toEqual([]);
        tree = ran.tree;
        const next = nextMemory(memory, tree);
        memory = next.memory;
        expect(untitled(memoryIn(tree))).toEqual(documentsOf(memory, tree));
        expect(misspelledIn(tree)).toEqual([]);
        const of = (kind: string): number =>
          ran.catalog.facts.filter((fact) => fact.kind === kind).length;
        expect([of('opened'), of('closed')]).toEqual([next.facts.opened, next.facts.closed]);
      }
      expectConfirmed(tree);
      expectDocuments(tree);
    }));

  test('3. runs that scan different versions publish one tree in any order', () =>
    fc.assert(
      fc.asyncProperty(anyNights, threeScans, async (nights, scans) => {
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
        expect(await inOrder(2, 0, 1)).toEqual(expected);
      }),
      { numRuns: 30, endOnFailure: true },
    ));

  test('4. the same run changes nothing; 5. what owns no memory may be lost; 8. what builds closed equals that of a model', () =>
    check(exploitedNights, 120, async (nights) => {
      let [before, tree, isStill] = [NOTHING, NOTHING, false];
      let memory: Memory = {};
      for (const night of nights) {
        before = tree;
        ({ tree, isStill } = await deriveNight(before, night));
        memory = nextMemory(memory, tree).memory;
        const ofImages = Object.entries(memory);
        expect(ofImages.map(([slug]) => buildsIn(tree, slug))).toEqual(
          ofImages.map(([, image]) => buildsOf(image)),
        );
      }
      const last = lastOf(nights);
      expect((await deriveNight(tree, last)).tree).toBe(tree);
      const quiet = await deriveNight(tree, { ...last, reports: {}, kev: {} });
      expect([quiet.tree === tree, quiet.isStill]).toEqual([true, true]);

      // With any other file.
      const owners = new Map([...before].filter(([path]) => OWNERS.test(path)));
      const healed = (await deriveNight(owners, last)).tree;
      // A run that changes nothing does not tell that the data is of a later date.
      const compared = (all: Tree): Tree =>
        new Map([...contentOf(all)].filter(([path]) => !(isStill && path === FIXES)));
      expect(compared(healed)).toEqual(compared(tree));
    }));

  test('6. what stays open never becomes younger, if no report is late; 7. only houses with evidence, their ids, the day and lists are written', () =>
    check(datedNights, 80, async (nights) => {
      let tip = NOTHING;
      for (const night of nights) {
        const before = tip;
        tip = (await deriveNight(tip, night)).tree;
        expect(youngerIn(before, tip)).toEqual([]);
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
