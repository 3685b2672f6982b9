/** If documents on the branch contradict each other, a run believes nothing that looks better than before. */
import { expect, test } from '@jest/globals';
import type { Badge } from '../../src/contract/badge';
import type { StatusItem } from '../../src/contract/items';
import { readOn } from '../builders/branch';
import { branchOf, LAST_RUN, livedCatalog, playNight, QUIET_RUN } from '../builders/lived-catalog';
import type { MemoryGit } from '../builders/memory-git';
import { findingsIn } from '../history/published-nights';

const API = 'api/v1/';
const lived = livedCatalog();

type Documents = Readonly<Record<string, (text: string) => string | undefined>>;

const edited = async (documents: Documents): Promise<MemoryGit> => {
  const remote = branchOf(await lived);
  for (const [file, edit] of Object.entries(documents)) {
    const text = remote.files()?.get(API + file) ?? '';
    const next = edit(text);
    if (next === text) throw new Error(`${file} was not edited`);
    remote.edit({ [API + file]: next });
  }
  return remote;
};

const json =
  (edit: (document: never) => unknown) =>
  (text: string): string =>
    `${JSON.stringify(edit(JSON.parse(text) as never))}\n`;

interface Rows {
  readonly cves: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly suppressions: ReadonlyArray<unknown>;
}

const withoutRows = json((record: Rows) => ({ ...record, cves: [] }));
const withoutCounts = json((list: { readonly images: Record<string, { versions: object[] }> }) => {
  const { b, ...others } = list.images;
  const none = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0, total: 0, fixable: 0 };
  const clean = b?.versions.map((each) => ({ ...each, ...none, grade: 'A+', score: 100 }));
  return { ...list, images: { ...others, b: { ...b, ...none, versions: clean } } };
});
const suppressing = json(({ cves, ...record }: Rows) => ({
  ...record,
  cves: [],
  suppressions: [
    ...record.suppressions,
    ...cves.map(({ id, severity, pkg, installed, fixed }) => ({
      ...{ id, severity, pkg, installed, fixed, aliases: [], status: 'not_affected' },
      ...{ justification: null, statement: null },
    })),
  ],
}));

const [RECORD, FINDINGS, STATUS] = [
  'security/b/1.json',
  'images/b/findings.json',
  'status.json',
] as const;
const BY_FINDINGS = `b 1: "${RECORD}" and "${FINDINGS}"`;

test.each<readonly [string, Documents, contradiction: string, named: string]>([
  ['rows are removed', { [RECORD]: withoutRows }, BY_FINDINGS, `"${RECORD}"`],
  [
    'a row is added',
    {
      [RECORD]: json(({ cves, ...record }: Rows) => ({
        ...record,
        cves: [...cves, { ...cves[0], id: 'CVE-2026-9999', aliases: undefined }],
      })),
    },
    BY_FINDINGS,
    `"${RECORD}"`,
  ],
  [
    'a severity is lowered',
    { [RECORD]: (text) => text.replaceAll('"severity":"HIGH"', '"severity":"LOW"') },
    BY_FINDINGS,
    `"${RECORD}"`,
  ],
  [
    'a fix is taken away',
    { [RECORD]: (text) => text.replaceAll('"fixed":"3.0.2"', '"fixed":null') },
    BY_FINDINGS,
    `"${RECORD}"`,
  ],
  ['findings are suppressed', { [RECORD]: suppressing }, BY_FINDINGS, `"${RECORD}"`],
  [
    'a suppression says something else',
    { [RECORD]: (text) => text.replace('"status":"not_affected"', '"status":"ignored"') },
    BY_FINDINGS,
    `"${RECORD}"`,
  ],
  [
    'the counts are edited too',
    { [RECORD]: withoutRows, 'security.json': withoutCounts },
    BY_FINDINGS,
    `"security.json", "${RECORD}"`,
  ],
  [
    'the findings are edited instead',
    {
      [FINDINGS]: json((found: { readonly open: ReadonlyArray<unknown> }) => ({
        ...found,
        open: [],
      })),
    },
    BY_FINDINGS,
    `"${FINDINGS}"`,
  ],
  [
    'the findings confirm less',
    { [FINDINGS]: (text) => text.replace('"confirmed":true', '"confirmed":false') },
    BY_FINDINGS,
    `"${FINDINGS}"`,
  ],
  [
    'the findings know no such version',
    {
      [FINDINGS]: json((found: object) => ({ ...found, versions: [], open: [], suppressed: [] })),
    },
    BY_FINDINGS,
    `"${FINDINGS}"`,
  ],
  [
    'the findings are lost, and rows are removed',
    { [RECORD]: withoutRows, [FINDINGS]: () => undefined },
    `b 1: "${RECORD}" and "security.json"`,
    `"${FINDINGS}", "${RECORD}"`,
  ],
])('a record is partial and closes nothing if %s', async (_, documents, contradiction, named) => {
  const remote = await edited(documents);
  const before = findingsIn(await lived);
  const ran = await playNight(remote, QUIET_RUN);
  expect([ran.errors, ran.warnings, ran.outputs['opened'], ran.outputs['closed']]).toEqual([
    [],
    [
      `found documents in api/v1 that contradict each other (${contradiction}), expected them as they were published, so these versions are partial and close nothing until their next scan; scan them again, or revert the edit before the next publish`,
      `api/v1 was edited after it was published (${named}); everything that can be computed is computed again`,
    ],
    '0',
    '0',
  ]);
  const state = () =>
    readOn<{ readonly data: ReadonlyArray<StatusItem> }>(remote, 'status.json').data.find(
      ({ slug }) => slug === 'b',
    )?.state;
  const { message, color } = readOn<Badge>(remote, 'images/b/badge.json');
  expect([state(), color === 'brightgreen', message === 'no CVEs']).toEqual([
    'partial',
    false,
    false,
  ]);
  const after = findingsIn(remote.files() ?? new Map());
  const isLost = named.startsWith(`"${FINDINGS}", `);
  const closedIn = (all: typeof before) => all.find(({ slug }) => slug === 'b')?.closed;
  expect(closedIn(after)).toEqual(isLost ? [] : closedIn(before));

  const again = await playNight(remote, QUIET_RUN);
  expect([again.warnings, again.outputs['changed'], state()]).toEqual([[], 'false', 'partial']);
  const { files } = LAST_RUN;
  const report = files['reports/a/1.json']?.replaceAll('a/1', 'b/1') ?? '';
  await playNight(remote, {
    ...QUIET_RUN,
    files: { ...QUIET_RUN.files, 'reports/b/1.json': report },
  });
  expect(state()).toBe('scanned');
});

test('a state that says more than the findings is not believed', async () => {
  const partial = await edited({
    [STATUS]: (text) => text.replace('"state":"scanned"', '"state":"partial"'),
  });
  await playNight(partial, QUIET_RUN);
  const status = partial.files()?.get(API + STATUS) ?? '';
  partial.edit({ [API + STATUS]: status.replace('"state":"partial"', '"state":"scanned"') });
  const ran = await playNight(partial, QUIET_RUN);
  expect(ran.warnings).toEqual([
    `found documents in api/v1 that contradict each other (a 2: "status.json" and "images/a/findings.json"), expected them as they were published, so these versions are partial and close nothing until their next scan; scan them again, or revert the edit before the next publish`,
    'api/v1 was edited after it was published ("status.json"); everything that can be computed is computed again',
  ]);
  expect(partial.files()?.get(API + STATUS)).toBe(status);
});

test('contradictions in many versions are one warning', async () => {
  const files = ['a/2', 'a/1', 'b/1', 'c/1'].map((key) => `security/${key}.json`);
  const remote = await edited(Object.fromEntries(files.map((file) => [file, withoutRows])));
  const { warnings } = await playNight(remote, QUIET_RUN);
  expect(warnings[0]).toMatch(
    /^found documents in api\/v1 that contradict each other \(a 2: "security\/a\/2.json" and "images\/a\/findings.json", a 1: .*, b 1: .* and 1 more\), expected/,
  );
  expect(warnings).toHaveLength(2);
});
