import { expect, test } from '@jest/globals';
import { cveFile } from '../../src/domain/document-file';

test.each<readonly [string, string | undefined]>([
  ['CVE-2026-14456', 'cve/2026/CVE-2026-14456.json'],
  ['CVE-1999-0001', 'cve/1999/CVE-1999-0001.json'],
  [`CVE-2026-${'9'.repeat(19)}`, `cve/2026/CVE-2026-${'9'.repeat(19)}.json`],
  // Ids in other forms.
  [`CVE-2026-${'9'.repeat(20)}`, `cve/other/CVE-2026-${'9'.repeat(20)}.json`],
  ['CVE-2026-123', 'cve/other/CVE-2026-123.json'],
  ['cve-2026-14456', 'cve/other/_63_76_65-2026-14456.json'],
  ['CVE-2026-14456\n', 'cve/other/CVE-2026-14456_0a.json'],
  ['GHSA-33vc-wfww-vjfv', 'cve/ghsa/GHSA-33vc-wfww-vjfv.json'],
  ['GHSA-33vc-wfww', 'cve/other/GHSA-33_76_63-_77_66_77_77.json'],
  ['GHSA-33VC-WFWW-VJFV', 'cve/other/GHSA-33VC-WFWW-VJFV.json'],
  ['RHSA-2023:1234', 'cve/other/RHSA-2023_3a1234.json'],
  // Names that could differ in case only.
  ['ALAS-A', 'cve/other/ALAS-A.json'],
  ['ALAS-a', 'cve/other/ALAS-_61.json'],
  // Names that lead elsewhere or are hidden.
  ['..', 'cve/other/_2e..json'],
  ['../x', 'cve/other/_2e._2f_78.json'],
  ['.git', 'cve/other/_2e_67_69_74.json'],
  ['A.B', 'cve/other/A.B.json'],
  ['A\\B', 'cve/other/A_5cB.json'],
  ['_', 'cve/other/_5f.json'],
  ['é😀', 'cve/other/_c3_a9_f0_9f_98_80.json'],
  // Invalid UTF-16 becomes one character in UTF-8.
  ['\ud800', 'cve/other/_ef_bf_bd.json'],
  // At most 128 characters, also in hex.
  ['A'.repeat(128), `cve/other/${'A'.repeat(128)}.json`],
  ['A'.repeat(129), undefined],
  ['a'.repeat(42), `cve/other/${'_61'.repeat(42)}.json`],
  [`${'a'.repeat(42)}AA`, `cve/other/${'_61'.repeat(42)}AA.json`],
  [`${'a'.repeat(42)}AAA`, undefined],
  ['a'.repeat(43), undefined],
  ['A'.repeat(1_000_000), undefined],
])('the document of %j is %s', (id, file) => {
  expect(cveFile(id)).toBe(file);
});
