import { describe, expect, test } from '@jest/globals';
import {
  type Failure,
  findFailures,
  type GateEvidence,
  settleNotLive,
  warnOfBlindGates,
} from '../../../src/decide/gates/find-failures';
import type { MetGate } from '../../../src/decide/gates/rows';
import { NO_FIXES } from '../../../src/domain/fixes';
import { formatProblem } from '../../../src/domain/problem';
import type { Severity } from '../../../src/domain/severity';
import {
  type FindingGate,
  parseFailOn,
  STATE_GATES,
  type StateGateWord,
} from '../../../src/read/inputs/fail-on';
import { row } from '../../builders/findings';
import { security } from '../../builders/security';
import { orThrow } from '../../builders/source';

const MIXED = [
  security('redis', { '2.0': 'unscanned', '1.1': 'CH+H', '1.0': 'CCCC' }),
  security('node', { '20': 'CCU+', '18': 'partial' }),
  security('go', { '1': '' }),
  security('bash', { '5.0': 'withheld', '4.0': 'withheld' }),
];
const OLD = { slug: 'redis', version: '1.1', scannedAt: '2026-07-01T00:00:00Z' };
const NOTHING: GateEvidence = {
  ...{ images: [], freshness: { newest: null, stale: [] }, isSourceStale: false, met: [] },
  before: new Map(),
};
const EVERYTHING: GateEvidence = {
  images: MIXED,
  freshness: {
    newest: '2026-08-01T00:00:00Z',
    stale: [OLD, { ...OLD, version: '1.0', scannedAt: null }],
  },
  isSourceStale: true,
  met: [],
  before: new Map(),
};

const found = (gates: string, evidence: GateEvidence): ReadonlyArray<string> =>
  findFailures(orThrow(parseFailOn(gates)), evidence).map(formatProblem);

describe('a step fails on', () => {
  test.each<readonly [StateGateWord, string]>([
    ['unscanned', '1 unscanned version: redis:2.0; scan what has no report'],
    [
      'partial',
      '1 partial version: node:18 (edited, or of an older release or manifest); scan it again',
    ],
    [
      'withheld',
      '2 withheld versions: bash:5.0 (its last reports proved nothing), bash:4.0 (its last reports proved nothing); scan it again',
    ],
    [
      'stale',
      '2 stale versions, scanned more than 7 days before the newest scan (2026-08-01T00:00:00Z): redis:1.1 (2026-07-01T00:00:00Z), redis:1.0 (no date); find out why they get no new report, scan them, or take them out of the manifest',
    ],
    [
      'stale-source',
      'the source commit is older than the published one, so the published manifest was used; run again from the newest commit',
    ],
  ])('%s', (gate, text) => {
    expect(found(gate, EVERYTHING)).toEqual([`input fail-on: ${text}`]);
    expect(found(gate, NOTHING)).toEqual([]);
  });

  const OLDER = 'the commit is older than the published one';
  const UNSCANNED = '1 unscanned version: redis 2.0';
  test.each<readonly [boolean | undefined, ReadonlyArray<string>]>([
    [false, [OLDER, 'the site does not serve this publish', UNSCANNED]],
    [true, [OLDER, UNSCANNED]],
    [undefined, [OLDER, UNSCANNED]],
  ])('not-live keeps its place, and fails only if live is false: %s', (live, expected) => {
    const gates = orThrow(parseFailOn('stale-source, not-live, unscanned'));
    const failures = settleNotLive(findFailures(gates, EVERYTHING), live);
    expect(failures.map(({ reason }) => reason)).toEqual(expected);
  });
});

test('errors are in the order of the input', () => {
  const order = [...STATE_GATES].reverse();
  const each = order.flatMap((gate) => found(gate, EVERYTHING));
  expect(each.length).toBe(order.length);
  expect(found(order.join(), EVERYTHING)).toEqual(each);
});

test('no cure is to give up a gate', () => {
  const met = { ...ONE, fixes: system(1) };
  const texts = [
    ...found(STATE_GATES.join(), EVERYTHING),
    ...describeMet('exploited, critical+fixable', met),
    ...warned('exploited', null),
  ];
  expect(texts.filter((text) => /\bremove\b/.test(text))).toEqual([]);
});

test('what fail-on does not name does not fail the step', () => {
  expect(found('', EVERYTHING)).toEqual([]);
});

const system = (count: number): MetGate['fixes'] => ({ ...NO_FIXES, system: count });

const ONE: Omit<MetGate, 'gate'> = {
  ...{ key: 'redis 0', findings: 1, hasNew: false, slugs: ['redis'], worst: [] },
  fixes: NO_FIXES,
  cves: new Map([['CVE-1', 'LOW']]),
};

/** So many ids of a severity. */
const ids = (number: number, severity: Severity = 'LOW'): MetGate['cves'] =>
  new Map(Array.from({ length: number }, (_, i) => [`CVE-${i + 1}`, severity]));

const failuresOf = (
  gate: string,
  met: Partial<MetGate>,
  before: GateEvidence['before'] = new Map(),
): ReadonlyArray<Failure> => {
  const gates = orThrow(parseFailOn(gate));
  const onFindings = gates.filter((each): each is FindingGate => each.kind === 'findings');
  return findFailures(gates, {
    ...{ ...NOTHING, before },
    met: onFindings.map((each) => ({ ...ONE, gate: each, ...met })),
  });
};

const describeMet = (gate: string, met: Partial<MetGate>): ReadonlyArray<string> =>
  failuresOf(gate, met).map(formatProblem);

const latest = (id: string, more: Parameters<typeof row>[1] = {}) => ({
  ...{ slug: 'redis', version: '2', id, row: row(id, more) },
});

describe('the error of a gate on findings', () => {
  test('names the worst with their fix, and counts the rest', () => {
    expect(
      describeMet('high', {
        ...{ findings: 1234, cves: ids(5), slugs: ['node', 'redis'] },
        worst: [
          latest('CVE-1', {
            severity: 'CRITICAL',
            pkg: 'openssl',
            installed: '3.0.1',
            fixed: '3.0.2, 3.1.0',
          }),
          latest('CVE-2', { severity: 'CRITICAL', pkg: '@scope/x', installed: null, fixed: null }),
          latest('GHSA-1', { severity: 'HIGH', pkg: 'org.a:b', installed: '1~2+3', fixed: '2' }),
        ],
      }),
    ).toEqual([
      'input fail-on: 1,234 findings of 5 CVEs in 2 images (node, redis) meet high: CVE-1 in redis:2 (critical, openssl 3.0.1, fixed in 3.0.2, 3.1.0), CVE-2 in redis:2 (critical, @scope/x, no fix), GHSA-1 in redis:2 (high, org.a:b 1~2+3, fixed in 2) and 2 more CVEs; no fix yet',
    ]);
  });

  const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  test.each<readonly [ReadonlyArray<string>, string, string]>([
    [['redis'], 'redis', 'rebuild this image'],
    [['node', 'redis'], '2 images (node, redis)', 'rebuild these images'],
    [SEVEN, '7 images (a, b, c, d, e and 2 more)', 'rebuild these images'],
  ])('names %j, and advises to rebuild if each finding has a fix', (slugs, where, advice) => {
    const worst = [latest('CVE-1', { pkg: 'p', installed: '1', fixed: '2', severity: 'LOW' })];
    expect(describeMet('low+fixable', { slugs, fixes: system(1), worst })).toEqual([
      `input fail-on: 1 finding of 1 CVE in ${where} meets low+fixable: CVE-1 in redis:2 (low, p 1, fixed in 2); ${advice}`,
    ]);
  });

  test('quotes texts of reports that are not plain names, and keeps them on its line', () => {
    const worst = [
      latest('x\n::error::y', {
        pkg: 'a b',
        installed: 'v'.repeat(200),
        fixed: '1), expected',
        severity: 'LOW',
      }),
    ];
    expect(describeMet('low', { worst })).toEqual([
      `input fail-on: 1 finding of 1 CVE in redis meets low: "x\\n::error::y" in redis:2 (low, "a b" "${'v'.repeat(119)}…, fixed in "1), expected"); no fix yet`,
    ]);
  });

  test('stands where the gate stands in the input', () => {
    const gates = orThrow(parseFailOn('low, partial, high+new'));
    const met = [gates[2], gates[0]].flatMap((gate) =>
      gate?.kind === 'findings' ? [{ ...ONE, gate, key: gate.text }] : [],
    );
    const texts = findFailures(gates, { ...EVERYTHING, met }).map(({ message }) => message);
    expect(texts.map((text) => /^input fail-on: (.+?): /.exec(text)?.[1])).toEqual([
      '1 finding of 1 CVE in redis meets low',
      '1 partial version',
      '1 finding of 1 CVE in redis meets high+new',
    ]);
  });
});

test('one error serves all gates that the same findings meet, in the place of the first', () => {
  const gates = orThrow(parseFailOn('low, critical+fixable, partial, exploited'));
  const keys = ['a 0,1', 'a 0', '', 'a 0'];
  const met = gates.flatMap((gate, i) =>
    gate.kind === 'findings' ? [{ ...ONE, gate, key: keys[i] ?? '' }] : [],
  );
  const texts = findFailures(gates, { ...EVERYTHING, met }).map(({ message }) => message);
  expect(texts.map((text) => /^input fail-on: (.+?): /.exec(text)?.[1])).toEqual([
    '1 finding of 1 CVE in redis meets low',
    '1 finding of 1 CVE in redis meets critical+fixable, exploited',
    '1 partial version',
  ]);
});

const SINCE = '2026-11-16T02:10:31Z';
const BEFORE = new Map([
  ['CVE-1', SINCE],
  ['CVE-2', '2026-11-20T02:10:31Z'],
]);

describe('the reason in a few words', () => {
  test.each<readonly [string, Partial<MetGate>, GateEvidence['before'], string]>([
    [
      ...(['exploited', { fixes: system(1) }, BEFORE] as const),
      '1 exploited CVE (CVE-1) still in redis (open since 2026-11-16) · fix available: rebuild',
    ],
    [
      ...(['exploited', { fixes: system(1) }, new Map()] as const),
      '1 exploited CVE (CVE-1) in redis · fix available: rebuild',
    ],
    ['new', { hasNew: true }, BEFORE, '1 low CVE (CVE-1) in redis · no fix yet'],
    [
      'high',
      { findings: 3, fixes: system(2), cves: ids(3, 'HIGH'), slugs: ['a', 'b', 'c'] },
      BEFORE,
      '3 high CVEs in 3 images · 2 fixes available: rebuild',
    ],
    [
      'low',
      {
        ...{ findings: 2, fixes: system(2), slugs: ['a', 'b'] },
        cves: new Map([...ids(1, 'HIGH'), ['CVE-2', 'LOW']]),
      },
      BEFORE,
      '2 CVEs (CVE-1, CVE-2) still in a, b (open since 2026-11-16) · fix available: rebuild',
    ],
    [
      'low',
      {
        ...{ findings: 2, cves: ids(2), slugs: ['a'] },
        fixes: {
          ...NO_FIXES,
          language: 2,
          newer: ['x/text', 'y'].map((pkg) => ({ pkg, target: 'bin/a' })),
        },
      },
      BEFORE,
      '2 low CVEs (CVE-1, CVE-2) still in a (open since 2026-11-16) · fix available: needs newer packages',
    ],
    [
      'low',
      {
        ...{ findings: 4, cves: ids(4), slugs: ['a'] },
        fixes: {
          ...{ system: 2, language: 1, survived: 1, builds: 2 },
          newer: [{ pkg: 'a b', target: null }],
        },
      },
      new Map(),
      '4 low CVEs in a · 2 fixes available: rebuild · 1 fix available: needs a newer "a b" · 1 finding still there after 2 rebuilds: look for a pinned base, a cached layer, a bundled copy',
    ],
    [
      'low',
      { fixes: { ...NO_FIXES, survived: 1, builds: 1 } },
      new Map(),
      '1 low CVE (CVE-1) in redis · still there after 1 rebuild: look for a pinned base, a cached layer, a bundled copy',
    ],
    // Since when one of them is open, nobody knows.
    ['low', {}, new Map([['CVE-1', null]]), '1 low CVE (CVE-1) still in redis · no fix yet'],
  ])('%s, %j, known before: %j', (gate, met, before, expected) => {
    expect(failuresOf(gate, met, before).map(({ reason }) => reason)).toEqual([expected]);
  });

  test.each<readonly [StateGateWord, string]>([
    ['unscanned', '1 unscanned version: redis 2.0'],
    ['withheld', '2 withheld versions: bash 5.0, bash 4.0'],
    ['stale', '2 stale versions: redis 1.1, redis 1.0'],
    ['stale-source', 'the commit is older than the published one'],
    ['not-live', 'the site does not serve this publish'],
  ])('%s', (gate, expected) => {
    const failures = findFailures(orThrow(parseFailOn(gate)), EVERYTHING);
    expect(failures.map(({ reason }) => reason)).toEqual([expected]);
  });
});

const warned = (gates: string, exploited: number | null): ReadonlyArray<string> =>
  warnOfBlindGates(orThrow(parseFailOn(gates)), exploited).map(formatProblem);

test.each<readonly [string, number | null, ReadonlyArray<string>]>([
  ['critical, new, stale', null, []],
  ['exploited', 0, []],
  [
    'exploited',
    null,
    [
      `input fail-on: exploited cannot fail, because no KEV catalog was ever used; give one in the input kev`,
    ],
  ],
  [
    'high+exploited, low, exploited',
    null,
    [
      `input fail-on: high+exploited, exploited cannot fail, because no KEV catalog was ever used; give one in the input kev`,
    ],
  ],
])(
  'a gate on exploited vulnerabilities without a KEV catalog: %s with %p known: a warning says that it cannot fail',
  (gates, exploited, expected) => {
    expect(warned(gates, exploited)).toEqual(expected);
  },
);
