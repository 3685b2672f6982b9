import { expect, test } from '@jest/globals';
import type { StatusItem } from '../../explorer/model/documents';
import { reasonsOf, softwareText, unseenText } from '../../explorer/model/doubts';
import { coverageGaps } from '../../src/contract/gaps';
import { statusItem } from './items';

const UNSEEN = 'No package named redis was listed: redis itself may not have been checked.';
const platform = (name: string, state: StatusItem['state']) => ({
  ...{ platform: name, state, scannedAt: null },
});

test.each<[string, Partial<StatusItem>, ReadonlyArray<string>]>([
  ['of an unknown reason', {}, []],
  [
    'a gap',
    { gaps: ['no-advisories'] },
    ['The scanner has no advisories for its operating system: use one that has some.'],
  ],
  ['a gap of a later release', { gaps: ['moon' as 'ignored'] }, ['moon']],
  [
    'a package that was not checked',
    { unchecked: { total: 1, names: ['a'] } },
    ['1 package was not checked: a. Trivy has no advisories for it: follow whoever builds it.'],
  ],
  [
    'packages that were not checked',
    { unchecked: { total: 1002, names: ['a', 'b'] } },
    [
      '1,002 packages were not checked: a, b and 1,000 more. Trivy has no advisories for them: follow whoever builds them.',
    ],
  ],
  ['software that was not seen', { software: null }, [UNSEEN]],
  [
    'a platform',
    { platforms: [platform('linux/amd64', 'scanned'), platform('linux/arm64', 'withheld')] },
    ['linux/arm64 had no full scan: run linux/amd64, or wait.'],
  ],
  [
    'all platforms',
    { platforms: [platform('linux/amd64', 'partial')] },
    ['linux/amd64 had no full scan: wait for its scan.'],
  ],
  [
    'several, in order',
    { gaps: ['ignored', 'excluded'], named: false },
    [
      'A rule that names no vulnerability hid findings: judge the suppressed ones yourself.',
      'Paths were excluded from the scan: scan it yourself without that.',
      UNSEEN,
    ],
  ],
])('why a scan is partial: %s', (_, more, reasons) => {
  expect(reasonsOf(statusItem('redis', '8.2', { state: 'partial', ...more }))).toEqual(reasons);
});

test('every gap has a sentence that ends with what whoever reads it can do', () => {
  for (const sentence of reasonsOf(statusItem('redis', '8', { gaps: [...coverageGaps] })))
    expect(sentence).toMatch(/^[A-Z][^:]+: [a-z][^:]+\.$/);
});

test.each<[Partial<StatusItem>, string | undefined]>([
  [{}, undefined],
  [{ named: false }, UNSEEN],
  [{ software: null }, UNSEEN],
  [{ software: { name: 'redis', version: null, type: 'apk' } }, undefined],
])('whether the software was seen: %j', (more, text) => {
  expect(unseenText(statusItem('redis', '8.2', more))).toBe(text);
});

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ software: null }, 'not seen by the scanner'],
  [{ software: { name: 'redis', version: '8.2.1', type: 'apk' as const } }, 'redis 8.2.1 (apk)'],
  [{ software: { name: 'a/b', version: null, type: 'golang' as const } }, 'a/b (golang)'],
])('software %j', (status, text) => {
  expect(softwareText(status)).toBe(text);
});
