/** What a record with packages that were not checked closes, against the law in plain words. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { publishOn } from '../builders/branch';
import { memoryGit } from '../builders/memory-git';
import { catalogWith, deb, findingsOf, nightOf, statusOf, third } from '../builders/unchecked-runs';

const PACKAGES = ['libc6', 'mongod', 'nginx'];

interface Scan {
  /** The packages of the image, and which of them the scanner skips. */
  readonly skipped: ReadonlyArray<string>;
  /** Ids, with the packages in which they are found. */
  readonly found: ReadonlyArray<readonly [id: string, pkg: string]>;
  readonly suppressed: ReadonlyArray<readonly [id: string, pkg: string]>;
  readonly isEndOfLife: boolean;
}

const pair = fc.tuple(
  fc.constantFrom('CVE-2026-1', 'CVE-2026-2', 'CVE-2026-3'),
  fc.constantFrom(...PACKAGES),
);
const distinct = fc.uniqueArray(pair, { maxLength: 5, selector: ([id, pkg]) => `${id} ${pkg}` });

const scan: fc.Arbitrary<Scan> = fc
  .record({
    skipped: fc.subarray(PACKAGES),
    found: distinct,
    suppressed: fc.uniqueArray(pair, { maxLength: 1 }),
    isEndOfLife: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  })
  .map(({ suppressed, ...each }) => ({
    ...each,
    suppressed: suppressed.filter(
      ([id, pkg]) => !each.found.some(([other, own]) => other === id && own === pkg),
    ),
  }));

interface Entry {
  readonly confirmed: boolean;
  readonly packages: ReadonlySet<string>;
}

interface Expected {
  state: string;
  unchecked: ReadonlyArray<string>;
  /** Open ids: whether the last record has them, and in which packages they were. */
  open: ReadonlyMap<string, Entry>;
  closed: ReadonlyArray<string>;
}

/** The law, sentence by sentence. */
const after = (before: Expected, { skipped, found, suppressed, isEndOfLife }: Scan): Expected => {
  const named = new Set([...found, ...suppressed].map(([, pkg]) => pkg));
  const unchecked = skipped.filter((name) => !named.has(name)).sort();
  const examinedNothing = unchecked.length === PACKAGES.length;
  if ((isEndOfLife || examinedNothing) && found.length === 0)
    return before.state === 'unscanned' ? { ...before, state: 'withheld' } : before;
  const open = new Map<string, Entry>(
    found.map(([id]) => {
      const packages = new Set(found.filter(([other]) => other === id).map(([, pkg]) => pkg));
      return [id, { confirmed: true, packages }] as const;
    }),
  );
  const isFull = !isEndOfLife && unchecked.length === 0;
  const closed = [...before.closed];
  for (const [id, { packages }] of before.open) {
    if (open.has(id)) continue;
    const mayBeThere = isEndOfLife || unchecked.some((name) => packages.has(name));
    if (mayBeThere) open.set(id, { confirmed: false, packages });
    else closed.push(id);
  }
  return { state: isFull ? 'scanned' : 'partial', unchecked, open, closed };
};

test('whatever was skipped, an entry is closed only by a record that could show it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(scan, { minLength: 2, maxLength: 5 }), async (scans) => {
      const remote = memoryGit();
      let expected: Expected = { state: 'unscanned', unchecked: [], open: new Map(), closed: [] };
      for (const [i, each] of scans.entries()) {
        const { skipped, found, suppressed, isEndOfLife } = each;
        const packages = PACKAGES.map((name) => (skipped.includes(name) ? third(name) : deb(name)));
        const os = isEndOfLife ? { EOSL: true } : {};
        await publishOn(remote, nightOf({ packages, found, suppressed, os, day: i + 1 }));
        expected = after(expected, each);
        const { state, unchecked } = statusOf(remote);
        const now = findingsOf(remote);
        expect({
          state,
          unchecked: unchecked?.names ?? [],
          open: now.open,
          closed: [...now.closed].sort(),
        }).toEqual({
          state: expected.state,
          unchecked: expected.unchecked,
          open: Object.fromEntries(
            [...expected.open].map(([id, { confirmed }]) => [id, confirmed ? '8.0.4' : '8.0.4?']),
          ),
          closed: [...expected.closed].sort(),
        });
      }
      // Another run without reports changes nothing of it.
      const before = remote.files()?.get('api/v1/status.json');
      await publishOn(remote, catalogWith());
      expect(remote.files()?.get('api/v1/status.json')).toBe(before);
    }),
    { numRuns: Number(process.env['UNCHECKED_RUNS'] ?? 8) },
  );
});
