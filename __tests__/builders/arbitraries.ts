/** Arbitraries for properties. */
import fc from 'fast-check';
import type { ScanRecord } from '../../src/contract/record/record';
import { type Cve, type Suppression, suppressionStatuses } from '../../src/contract/security';
import { severities } from '../../src/domain/severity';
import type { Finding } from '../../src/read/reports/finding';
import type { Found } from '../../src/read/reports/report';
import { mergeFound, toRecord } from '../../src/read/reports/to-record';
import { anyCharacter } from './characters';

/** Any text, lone surrogates and control characters included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('##[', '::', '\u202e', '\n', '\ud800', 'a', ' '), { maxLength: 6 })
    .map((parts) => parts.join('')),
);

/** A version, of parts that make ties and pre-releases likely. */
export const tag: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...'0 1 01 2 10 . - _ v V a rc RC beta alpine x p 99999999999999999999'.split(' '),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => /^[A-Za-z0-9_]/.test(text));

export const severity = fc.constantFrom(...severities);

const few = (...texts: ReadonlyArray<string>) => fc.constantFrom(...texts);
const orNull = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { nil: null });

/** Ids of CVE, of GitHub, and others. */
const [CVE_1, CVE_2] = ['CVE-2026-1001', 'CVE-2026-1002'];
const [GHSA_3, GHSA_4] = ['GHSA-3333-3333-3333', 'GHSA-4444-4444-4444'];
const aliases = fc
  .subarray([CVE_1, CVE_2, GHSA_3, GHSA_4, 'CVE-1', 'GHSA-3'])
  .map((names): ReadonlyArray<string> => names);
/** Aliases must not contain the id itself. */
const withoutOwn = <A extends { readonly id: string; readonly aliases: ReadonlyArray<string> }>(
  named: A,
): A => ({ ...named, aliases: named.aliases.filter((name) => name !== named.id) });

/** Findings with few distinct keys. */
export const findingOf: fc.Arbitrary<Finding> = fc
  .record({
    id: few(CVE_1, CVE_2, GHSA_3, 'GO-5', 'CVE-1', ''),
    pkg: few('a', 'b', '1'),
    installed: orNull(few('1', '2')),
    severity,
    fixed: orNull(few('8', '9')),
    title: orNull(few('own 1', 'own 2')),
    url: orNull(few('https://a.test/', 'https://b.test/')),
    fallbackTitle: orNull(few('spare 1', 'spare 2')),
    fallbackUrl: orNull(few('https://c.test/', 'https://d.test/')),
    targets: fc.uniqueArray(few(...'tuvwxyzabcdef'), { maxLength: 6 }),
    aliases,
  })
  .map(withoutOwn);

/** Suppressions with the keys of {@link findingOf}. */
export const suppressionOf: fc.Arbitrary<Suppression> = fc
  .record({
    id: few(CVE_1, CVE_2, GHSA_3, 'GO-5', 'RHSA-5'),
    severity,
    pkg: few('a', 'b', '1'),
    installed: orNull(few('1', '2')),
    fixed: orNull(few('8', '9')),
    aliases,
    status: fc.constantFrom(...suppressionStatuses),
    justification: orNull(
      fc.constantFrom(
        'component_not_present' as const,
        'vulnerable_code_not_present' as const,
        'inline_mitigations_already_exist' as const,
      ),
    ),
    statement: orNull(few('not reachable', 'é😀', '"suppressions":[]')),
  })
  .map(withoutOwn)
  .map((each) => ({
    ...each,
    aliases: [...each.aliases],
    ...(each.status === 'ignored' ? { justification: null, statement: null } : {}),
  }));

/** The findings of a report before merging. */
export const foundOf: fc.Arbitrary<Found> = fc.record({
  findings: fc.array(findingOf, { maxLength: 12 }),
  suppressions: fc.array(suppressionOf, { maxLength: 12 }),
});

/** The record of a report, in which every finding has an id. */
export const recordOf: fc.Arbitrary<ScanRecord> = foundOf.map(({ findings, suppressions }) =>
  toRecord(mergeFound([{ findings: findings.filter(({ id }) => id !== ''), suppressions }])),
);

/** Rows with distinct keys, in any order. */
export const rowsOf: fc.Arbitrary<ReadonlyArray<Cve>> = fc.uniqueArray(
  fc.record({
    id: few('CVE-1', 'CVE-2', 'CVE-10', 'GHSA-3'),
    severity,
    pkg: few('a', 'b', 'A', '1'),
    installed: orNull(few('1', '2', '10')),
    fixed: orNull(few('8', '9')),
    title: fc.constant(null),
    url: fc.constant(null),
    targets: fc.constant([]),
  }),
  { selector: ({ id, pkg, installed }) => JSON.stringify([id, pkg, installed]), maxLength: 30 },
);

/** A list and a permutation of it. */
export const permuted = <A>(
  list: fc.Arbitrary<ReadonlyArray<A>>,
): fc.Arbitrary<readonly [ReadonlyArray<A>, ReadonlyArray<A>]> =>
  list.chain((items) =>
    fc.tuple(
      fc.constant(items),
      fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length }),
    ),
  );
