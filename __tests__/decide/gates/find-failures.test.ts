import { describe, expect, test } from '@jest/globals';
import {
  findFailures,
  type GateEvidence,
  settleNotLive,
  warnOfBlindGates,
} from '../../../src/decide/gates/find-failures';
import type { MetGate } from '../../../src/decide/gates/rows';
import { formatProblem } from '../../../src/domain/problem';
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
};
const EVERYTHING: GateEvidence = {
  images: MIXED,
  freshness: {
    newest: '2026-08-01T00:00:00Z',
    stale: [OLD, { ...OLD, version: '1.0', scannedAt: null }],
  },
  isSourceStale: true,
  met: [],
};

const found = (gates: string, evidence: GateEvidence): ReadonlyArray<string> =>
  findFailures(orThrow(parseFailOn(gates)), evidence).map(formatProblem);

describe('a step fails on', () => {
  test.each<readonly [StateGateWord, string]>([
    [
      'unscanned',
      'found 1 unscanned version, expected none: redis:2.0; scan what has no report, or remove unscanned from fail-on',
    ],
    [
      'partial',
      'found 1 partial version, expected none: node:18 (since an earlier run); scan again, to see what the reports lack, or remove partial from fail-on',
    ],
    [
      'withheld',
      'found 2 withheld versions, expected none: bash:5.0 (since an earlier run), bash:4.0 (since an earlier run); scan again, to see what the reports lack, or remove withheld from fail-on',
    ],
    [
      'stale',
      'found 2 stale versions, scanned more than 7 days before the newest scan of 2026-08-01T00:00:00Z, expected none: redis:1.1 (2026-07-01T00:00:00Z), redis:1.0 (no date); find out why they get no new report, scan them, or take them out of the manifest, or remove stale from fail-on',
    ],
    [
      'stale-source',
      'found a source commit that is older than the published one, expected the newest: the published manifest was used instead; run again from the newest commit, or remove stale-source from fail-on',
    ],
  ])('%s', (gate, text) => {
    expect(found(gate, EVERYTHING)).toEqual([`input fail-on: ${text}`]);
    expect(found(gate, NOTHING)).toEqual([]);
  });

  test.each<readonly [boolean | undefined, ReadonlyArray<string>]>([
    [false, ['stale-source', 'not-live', 'unscanned']],
    [true, ['stale-source', 'unscanned']],
    [undefined, ['stale-source', 'unscanned']],
  ])('not-live keeps its place, and fails only if live is false: %s', (live, expected) => {
    const gates = orThrow(parseFailOn('stale-source, not-live, unscanned'));
    const failures = settleNotLive(findFailures(gates, EVERYTHING), live);
    expect(failures.map(({ message }) => /remove (\S+) from/.exec(message)?.[1])).toEqual(expected);
  });
});

test('errors are in the order of the input', () => {
  const order = [...STATE_GATES].reverse();
  expect(
    found(order.join(), EVERYTHING).map((text) => /remove (\S+) from/.exec(text)?.[1]),
  ).toEqual(order);
});

test('what fail-on does not name does not fail the step', () => {
  expect(found('', EVERYTHING)).toEqual([]);
});

const describeMet = (gate: string, met: Partial<MetGate>): ReadonlyArray<string> => {
  const gates = orThrow(parseFailOn(gate));
  const onFindings = gates.filter((each): each is FindingGate => each.kind === 'findings');
  return findFailures(gates, {
    ...NOTHING,
    met: onFindings.map((each) => ({
      ...{ gate: each, findings: 1, cves: 1, images: 1, isFixable: false, worst: [], ...met },
    })),
  }).map(formatProblem);
};

const latest = (id: string, more: Parameters<typeof row>[1] = {}) => ({
  ...{ slug: 'redis', version: '2', id, row: row(id, more) },
});

describe('the error of a gate on findings', () => {
  test('names the worst with their fix, and counts the rest', () => {
    expect(
      describeMet('high', {
        ...{ findings: 1234, cves: 5, images: 2 },
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
      'input fail-on: found 1,234 findings of 5 CVEs in 2 images for high, expected none: CVE-1 in redis:2 (critical, openssl 3.0.1, fixed in 3.0.2, 3.1.0), CVE-2 in redis:2 (critical, @scope/x, no fix), GHSA-1 in redis:2 (high, org.a:b 1~2+3, fixed in 2) and 2 more CVEs; update or rebuild what is affected, or remove high from fail-on',
    ]);
  });

  test.each<readonly [number, string]>([
    [1, 'rebuild this image'],
    [2, 'rebuild these images'],
  ])('advises to rebuild %d image(s) if each finding has a fix', (images, advice) => {
    const worst = [latest('CVE-1', { pkg: 'p', installed: '1', fixed: '2', severity: 'LOW' })];
    expect(describeMet('low+fixable', { images, isFixable: true, worst })).toEqual([
      `input fail-on: found 1 finding of 1 CVE in ${images} image${images === 1 ? '' : 's'} for low+fixable, expected none: CVE-1 in redis:2 (low, p 1, fixed in 2); ${advice}, or remove low+fixable from fail-on`,
    ]);
  });

  test('quotes texts of reports that are no plain names, and keeps them on its line', () => {
    const worst = [
      latest('x\n::error::y', {
        pkg: 'a b',
        installed: 'v'.repeat(200),
        fixed: '1), expected',
        severity: 'LOW',
      }),
    ];
    expect(describeMet('low', { worst })).toEqual([
      `input fail-on: found 1 finding of 1 CVE in 1 image for low, expected none: "x\\n::error::y" in redis:2 (low, "a b" "${'v'.repeat(119)}…, fixed in "1), expected"); update or rebuild what is affected, or remove low from fail-on`,
    ]);
  });

  test('stands where the gate stands in the input', () => {
    const gates = orThrow(parseFailOn('low, partial, high+new'));
    const met = [gates[2], gates[0]].flatMap((gate) =>
      gate?.kind === 'findings'
        ? [{ gate, findings: 1, cves: 1, images: 1, isFixable: false, worst: [] }]
        : [],
    );
    const texts = findFailures(gates, { ...EVERYTHING, met }).map(({ message }) => message);
    expect(texts.map((text) => /remove (\S+) from/.exec(text)?.[1])).toEqual([
      ...['low', 'partial', 'high+new'],
    ]);
  });
});

const warned = (gates: string, exploited: number | null): ReadonlyArray<string> =>
  warnOfBlindGates(orThrow(parseFailOn(gates)), exploited).map(formatProblem);

describe('a gate on exploited vulnerabilities without a KEV catalog', () => {
  const KEV =
    'but no KEV catalog was ever used, expected one: without it no vulnerability is known to be exploited, and';

  test.each<readonly [string, number | null, ReadonlyArray<string>]>([
    ['critical, new, stale', null, []],
    ['exploited', 0, []],
    [
      'exploited',
      null,
      [
        `input fail-on: found exploited, ${KEV} this gate cannot fail; give the KEV catalog in the input kev, or remove exploited from fail-on`,
      ],
    ],
    [
      'high+exploited, low, exploited',
      null,
      [
        `input fail-on: found high+exploited, exploited, ${KEV} these gates cannot fail; give the KEV catalog in the input kev, or remove high+exploited, exploited from fail-on`,
      ],
    ],
  ])('%s with %p known: a warning says that it cannot fail', (gates, exploited, expected) => {
    expect(warned(gates, exploited)).toEqual(expected);
  });
});
