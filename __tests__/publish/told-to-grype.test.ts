/** What runs count, list and close when Grype was asked to leave something out. */
import { expect, test } from '@jest/globals';
import type { ImageFindings } from '../../src/contract/findings';
import { catalog, readOn, runOn, statesOn } from '../builders/branch';
import { memoryGit } from '../builders/memory-git';
import { grype, grypeMatch } from '../builders/reports';

type Json = Readonly<Record<string, unknown>>;

const match = (id: string, more: Json = {}): Json => grypeMatch({ id }, {}, more);
const [STAYS, GOES, HIDDEN] = ['CVE-2026-1001', 'CVE-2026-1002', 'CVE-2026-1003'] as const;

const night = (day: number, matches: ReadonlyArray<Json>, more: Json = {}, told: Json = {}) => ({
  ...catalog('redis/7@a'),
  'reports/redis/7.json': JSON.stringify(
    grype(
      matches,
      {},
      {
        ...more,
        descriptor: {
          ...{ name: 'grype', version: '0.116.0', timestamp: `2026-08-0${day}T03:00:00Z` },
          configuration: told,
        },
      },
    ),
  ),
});

const hiding = (rule: Json): Json => ({
  ignoredMatches: [match(HIDDEN, { appliedIgnoreRules: [rule] })],
});
const BY_PACKAGE = hiding({ namespace: '', package: { name: 'openssl', language: '' } });
const EXCLUDING = { exclude: ['/usr/**'] };

const WHY = {
  ignored:
    'a rule that names no vulnerability, but a package, a path or a fix state (--only-fixed), hid findings, and hides new ones too; scan without it, ignore vulnerabilities by their ids, or state them in VEX',
  excluded: 'the scanner was told to exclude paths; scan without exclude',
};
const partial = (...why: ReadonlyArray<keyof typeof WHY>): string =>
  `redis/7: found gaps in "reports/redis/7.json", expected a scan of everything: ${why.map((each) => WHY[each]).join('; ')}; the record is partial, its counts are a lower bound`;

test.each<
  readonly [
    string,
    readonly [rules: Json, told: Json],
    Readonly<Record<'state' | 'open' | 'closed' | 'suppressed', string>>,
    ReadonlyArray<string>,
  ]
>([
  [
    'nothing',
    [{}, {}],
    { state: 'scanned 1', open: STAYS, closed: `${GOES} ${HIDDEN}`, suppressed: '' },
    [],
  ],
  [
    'a vulnerability',
    [hiding({ namespace: '', vulnerability: HIDDEN }), {}],
    { state: 'scanned 1', open: STAYS, closed: `${GOES} ${HIDDEN}`, suppressed: HIDDEN },
    [],
  ],
  [
    'a package: all that is hidden is listed, so the rest is gone',
    [BY_PACKAGE, {}],
    { state: 'partial 1', open: STAYS, closed: `${GOES} ${HIDDEN}`, suppressed: HIDDEN },
    [partial('ignored')],
  ],
  [
    'paths: what is missing may be there',
    [{}, EXCLUDING],
    { state: 'partial 1', open: `${STAYS} ${GOES}? ${HIDDEN}?`, closed: '', suppressed: '' },
    [partial('excluded')],
  ],
  [
    'a package and paths',
    [BY_PACKAGE, EXCLUDING],
    { state: 'partial 1', open: `${STAYS} ${GOES}? ${HIDDEN}?`, closed: '', suppressed: HIDDEN },
    [partial('ignored', 'excluded')],
  ],
])('told to leave out %s', async (_, [rules, told], expected, warnings) => {
  const remote = memoryGit();
  await runOn(
    remote,
    night(
      1,
      [STAYS, GOES, HIDDEN].map((id) => match(id)),
    ),
  );
  const ran = await runOn(remote, night(2, [match(STAYS)], rules, told));
  const { open, closed, suppressed } = readOn<ImageFindings>(remote, 'images/redis/findings.json');
  const state = statesOn(remote).join().replace('redis/7: ', '');
  const marked = open.map(({ id, versions: [entry] }) => (entry?.confirmed ? id : `${id}?`));
  const idsIn = (all: ReadonlyArray<{ readonly id: string }>) =>
    all
      .map(({ id }) => id)
      .sort()
      .join(' ');
  expect({
    state,
    open: marked.join(' '),
    closed: idsIn(closed),
    suppressed: idsIn(suppressed),
  }).toEqual(expected);
  expect([ran.errors, ran.warnings]).toEqual([[], warnings]);
});

test('such a record is partial even without findings', async () => {
  for (const [rules, told] of [
    [BY_PACKAGE, {}],
    [{}, EXCLUDING],
  ] as const) {
    const remote = memoryGit();
    await runOn(remote, night(1, [], rules, told));
    expect(statesOn(remote)).toEqual(['redis/7: partial 0']);
  }
});

test('an advisory does not pass on exploitation, and hides no news of another', async () => {
  const elsa = (id: string, pkg: string, severity: string, ...cves: ReadonlyArray<string>): Json =>
    grypeMatch(
      { id, severity },
      { name: pkg },
      { relatedVulnerabilities: cves.map((cve) => ({ id: cve })) },
    );
  const curl = elsa('ELSA-2026-100', 'curl', 'High', STAYS, GOES, HIDDEN);
  const openssl = elsa('ELSA-2026-200', 'openssl', 'Critical', STAYS, 'CVE-2026-2002');
  const kev = JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: '2026-08-01T00:00:00Z' },
    vulnerabilities: [{ cveID: HIDDEN, dateAdded: '2026-07-31' }],
  });
  const remote = memoryGit();
  const inputs = { kev: 'kev.json', 'fail-on': 'critical+new' };
  await runOn(remote, { ...night(1, [curl]), 'kev.json': kev }, inputs);
  const exploited = () =>
    readOn<{ data: ReadonlyArray<{ id: string; exploitation: string }> }>(remote, 'cve.json')
      .data.filter(({ exploitation }) => exploitation === 'known')
      .map(({ id }) => id);
  expect([statesOn(remote), exploited()]).toEqual([['redis/7: scanned 3'], [HIDDEN]]);
  const ran = await runOn(remote, { ...night(2, [curl, openssl]), 'kev.json': kev }, inputs);
  expect([statesOn(remote), exploited(), ran.outputs['opened'], ran.errors.length]).toEqual([
    ['redis/7: scanned 5'],
    [HIDDEN],
    '1',
    1,
  ]);
});
