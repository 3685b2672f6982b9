/** A known vulnerability is no news when a scanner, or this action, gives it another name. */
import { describe, expect, test } from '@jest/globals';
import type { ChangesCollection } from '../../src/contract/changes';
import type { ImageFindings } from '../../src/contract/findings';
import { catalog, type Files, publishOn, readOn } from '../builders/branch';
import { reportsOf } from '../builders/catalog';
import { day } from '../builders/findings';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { grype, grypeMatch } from '../builders/reports';
import { runAction } from '../builders/run';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';
const C = 'CVE-2026-0003';
const GHSA = 'GHSA-aaaa-bbbb-cccc';

/** A match of Grype: an advisory and the CVEs that it names. */
const match = (id: string, ...related: ReadonlyArray<string>) =>
  grypeMatch(
    { id, severity: 'Critical', fix: { versions: ['9'], state: 'fixed' } },
    {},
    { relatedVulnerabilities: related.map((each) => ({ id: each })) },
  );

const grypeOn = (date: string, ...matches: ReadonlyArray<ReturnType<typeof match>>): Files => ({
  'reports/a/1.json': JSON.stringify(
    grype(matches, {}, { descriptor: { name: 'grype', version: '0.116.0', timestamp: date } }),
  ),
});

const trivyOn = (date: string, ...ids: ReadonlyArray<string>): Files =>
  reportsOf({ 'a/1': ids.map((id) => `${id} CRITICAL 9`) }, { CreatedAt: date });

const MANIFEST = catalog('a/1');

const run = (remote: MemoryGit, files: Files, inputs: Files = {}) =>
  runAction({ git: remote.git, files: { ...MANIFEST, ...files }, inputs });

/** What is open, and since when: in the version, and on the line. */
const datesOn = (remote: MemoryGit) => {
  const { open, line } = readOn<ImageFindings>(remote, 'images/a/findings.json');
  return Object.fromEntries(
    open.map(({ id, since }) => {
      const own = line.open.find((each) => each.id === id);
      return [id, [since, own?.since, own?.fixableSince].map((date) => date?.slice(8, 10))];
    }),
  );
};

const KNOWN = ['01', '01', '01'];

describe('an image whose advisory has two CVEs in one row', () => {
  /** What becomes of it in a report, and what is open since when. */
  const CASES: ReadonlyArray<readonly [string, Files, object]> = [
    ['has only the advisory', grypeOn(day(2), match(GHSA)), { [GHSA]: KNOWN }],
    [
      'has all three',
      grypeOn(day(2), match(A), match(B), match(GHSA)),
      { [A]: KNOWN, [B]: KNOWN, [GHSA]: KNOWN },
    ],
  ];
  test.each(CASES)('tells nothing new when it %s, and back', async (_, files, dates) => {
    const remote = memoryGit();
    const first = grypeOn(day(1), match(GHSA, A, B));
    await publishOn(remote, { ...MANIFEST, ...first });
    const renamed = await run(remote, files, { 'fail-on': 'new' });
    expect([renamed.errors, renamed.outputs['opened'], datesOn(remote)]).toEqual([[], '0', dates]);
    const back = await run(remote, grypeOn(day(3), match(GHSA, A, B)), { 'fail-on': 'new' });
    expect([back.errors, back.outputs['opened']]).toEqual([[], '0']);
    expect(datesOn(remote)).toEqual({ [A]: KNOWN });
    const { data } = readOn<ChangesCollection>(remote, 'changes.json');
    expect(data.filter(({ opened }) => opened > 0)).toEqual([]);
  });

  test('opens what it never named', async () => {
    const remote = memoryGit();
    await publishOn(remote, { ...MANIFEST, ...grypeOn(day(1), match(GHSA, A, B)) });
    const { errors, outputs } = await run(remote, trivyOn(day(2), A, B, C), { 'fail-on': 'new' });
    expect([errors.length, outputs['opened']]).toEqual([1, '1']);
    expect(datesOn(remote)).toEqual({ [A]: KNOWN, [B]: KNOWN, [C]: ['02', '02', '02'] });
  });

  const kev = {
    'kev.json': JSON.stringify({
      ...{ catalogVersion: '1', dateReleased: day(1) },
      vulnerabilities: [{ cveID: B, dateAdded: '2026-08-01' }],
    }),
  };
  test.each([
    [
      'is no news by its own name',
      trivyOn(day(2), A, B),
      `🚨 Still open: ${B} (exploited) in 1 image · `,
    ],
    [
      'is news in an image that never had it',
      { ...trivyOn(day(2), A, B), ...reportsOf({ 'b/1': [`${B} LOW`] }) },
      `🚨 Trivy 0.74.0 instead of Grype 0.116.0 · ${B} `,
    ],
  ])('an exploited one of them %s', async (_, files, subject) => {
    const remote = memoryGit();
    const both = catalog('a/1', 'b/1');
    const inputs = { kev: 'kev.json' };
    await publishOn(remote, { ...both, ...kev, ...grypeOn(day(1), match(GHSA, A, B)) }, inputs);
    await publishOn(remote, { ...both, ...kev, ...files }, inputs);
    expect(remote.commits.at(-1)?.message.slice(0, subject.length)).toBe(subject);
  });
});
