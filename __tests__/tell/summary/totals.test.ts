import { expect, test } from '@jest/globals';
import { countCatalog } from '../../../src/decide/totals';
import { describeFindings } from '../../../src/tell/summary/totals';
import { workspaceOf } from '../../builders/catalog';
import { catalogOf } from '../../builders/manifest';
import { memoryGit } from '../../builders/memory-git';
import { runAction } from '../../builders/run';
import { security } from '../../builders/security';

const totals = (...letters: ReadonlyArray<string>) =>
  countCatalog(
    catalogOf(),
    letters.map((each, i) => security(`i${i}`, { 1: each })),
  );

test.each<readonly [ReadonlyArray<string>, number | undefined, number, string]>([
  [['unscanned', 'withheld'], 0, 0, 'nothing scanned yet: no version has a scan record'],
  [[], 0, 0, 'nothing scanned yet: no version has a scan record'],
  [['', 'unscanned'], 0, 0, 'no findings in newest versions (1 of 2 images scanned)'],
  [[''], undefined, 0, 'no findings in newest versions (1 image scanned)'],
  [
    [''],
    0,
    1,
    'no findings in newest versions (1 image scanned) · 1 open CVE only in other versions',
  ],
  [['H+L', 'H'], 2, 0, '3 findings of 2 CVEs in newest versions (2 images scanned), 1 with a fix'],
  [
    ['H+L', 'H'],
    undefined,
    2,
    '3 findings in newest versions (2 images scanned), 1 with a fix · 2 open CVEs only in other versions',
  ],
  [
    ['H', 'unscanned'],
    1,
    0,
    '1 finding of 1 CVE in newest versions (1 of 2 images scanned), 0 with a fix',
  ],
])(
  'the totals of %j with %j distinct ids are described with their coverage, and %j CVEs of other versions next to them',
  (letters, cves, inOlder, expected) => {
    expect(describeFindings({ totals: totals(...letters), cves, inOlder })).toBe(expected);
  },
);

test.each([
  [0, 'no findings in newest versions (1 image scanned) · 2 images counted by an older version'],
  [
    3,
    'no findings in newest versions (1 image scanned) · 3 open CVEs only in other versions · 2 images counted by an older version',
  ],
])('images that are counted by an older version stand last, behind %j CVEs', (inOlder, text) => {
  const counted = { ...totals(''), older: 2 };
  expect(describeFindings({ totals: counted, cves: 0, inOlder })).toBe(text);
});

test('the summary has the totals where the heading is too long to show them', async () => {
  const { git } = memoryGit();
  const long = (letter: string) => `${letter.repeat(100)}/${'1'.repeat(60)}`;
  const files = workspaceOf({ 'redis/1': ['CVE-1 LOW'], [long('a')]: null, [long('b')]: null });
  const inputs = { 'fail-on': 'unscanned' };
  await runAction({ git, files, inputs });
  const { summary } = await runAction({ git, files, inputs });
  expect(summary.split('\n')[0]).toMatch(/^## ❌ 2 unscanned versions: .*…$/);
  expect(summary).toContain(
    '\n**1 finding of 1 CVE in newest versions (1 of 3 images scanned), 0 with a fix** · ',
  );
});
