import { describe, expect, test } from '@jest/globals';
import { catalog, publishOn, readOn } from '../builders/branch';
import { memoryGit } from '../builders/memory-git';
import { bytesOf, grype, grypeMatch } from '../builders/reports';

const ghsa = (i: number): string => `GHSA-${String(i).padStart(4, '0')}-aaaa-bbbb`;
const cve = (i: number): string => `CVE-2026-${String(10_000 + i)}`;

/** Names of a vulnerability, from one number to before another. */
const names = (name: (i: number) => string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, i) => name(from + i));

const ID = 'GHSA-zzzz-zzzz-zzzz';

const match = (aliases: readonly string[]) =>
  grypeMatch({ id: ID }, {}, { relatedVulnerabilities: aliases.map((id) => ({ id })) });

const IGNORED = { appliedIgnoreRules: [{ vulnerability: ID }] };

const report = (matches: readonly object[], more: object = {}): Buffer =>
  bytesOf(
    grype(
      matches.map((each) => ({ ...each })),
      { userInput: 'scan-me' },
      { ...more },
    ),
  );

const RECORD = 'api/v1/security/a/1.json';

interface Names {
  readonly cves: readonly { readonly aliases?: readonly string[] }[];
  readonly suppressions?: readonly { readonly aliases: readonly string[] }[];
}

/** The aliases of the only row or suppression on the branch. */
const aliasesOn = (remote: ReturnType<typeof memoryGit>): readonly string[] | undefined => {
  const { cves, suppressions = [] } = readOn<Names>(remote, 'security/a/1.json');
  return [...cves, ...suppressions][0]?.aliases;
};

const publish = async (reports: Readonly<Record<string, Buffer>>) => {
  const remote = memoryGit();
  const { warnings } = await publishOn(remote, { ...catalog('a/1'), ...reports });
  return { aliases: aliasesOn(remote), warnings, remote };
};

const FIRST = [...names(cve, 0, 10), ...names(ghsa, 0, 54)];

const warning = (count: number, file = 'reports/a/1.json'): string =>
  `${file}: found 1 finding with more than 64 other names, such as "${ID}" with ${count}, expected the handful that scanners give; the first 64 of each are published, CVE identifiers before others; check what wrote the report`;

describe('of the other names of a finding, the first 64 are published, CVE identifiers first:', () => {
  const many = [...names(ghsa, 0, 90), ...names(cve, 0, 10)];
  // Both have the first CVE identifier, by which they are one.
  const half = many.filter((name, i) => i % 2 === 0 || name === cve(0));
  const others = many.filter((name, i) => i % 2 === 1 || name === cve(0));

  test.each<
    readonly [string, Readonly<Record<string, Buffer>>, readonly string[], readonly string[]]
  >([
    ['none is left out of exactly 64', { 'reports/a/1.json': report([match(FIRST)]) }, FIRST, []],
    ['one finding has 100', { 'reports/a/1.json': report([match(many)]) }, FIRST, [warning(100)]],
    [
      'a finding that is there twice has 100 together',
      { 'reports/a/1.json': report([match(half), match(others)]) },
      FIRST,
      [warning(100)],
    ],
    [
      'a suppressed finding has 100',
      { 'reports/a/1.json': report([], { ignoredMatches: [{ ...match(many), ...IGNORED }] }) },
      FIRST,
      [warning(100)],
    ],
    [
      'two reports of a version have 100 together, which is no mistake of one of them',
      {
        'reports/amd/a/1.json': report([match(half)]),
        'reports/arm/a/1.json': report([match(others)]),
      },
      FIRST,
      [],
    ],
  ])('%s', async (_, reports, aliases, warnings) => {
    const found = await publish(reports);
    expect({ aliases: found.aliases, warnings: found.warnings }).toEqual({ aliases, warnings });
  });
});

test('a record on the branch with more names is cut when it is read again', async () => {
  const { remote } = await publish({ 'reports/a/1.json': report([match(FIRST)]) });
  const all = [...names(cve, 0, 10), ...names(ghsa, 0, 90)];
  const text = remote.files()?.get(RECORD) ?? '';
  remote.edit({ [RECORD]: text.replace(JSON.stringify(FIRST), JSON.stringify(all)) });
  expect(aliasesOn(remote)).toEqual(all);
  await publishOn(remote, catalog('a/1'));
  expect(aliasesOn(remote)).toEqual(FIRST);
});
