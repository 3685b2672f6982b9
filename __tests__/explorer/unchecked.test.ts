import { expect, test } from '@jest/globals';
import { softwareText, uncheckedText } from '../../explorer/model/unchecked';

test.each([
  [undefined, undefined],
  [{ total: 1, names: ['a'] }, '1 package was not checked: a. Trivy has no advisories for it.'],
  [
    { total: 2, names: ['mongodb-org-server', 'mongodb-org-mongos'] },
    '2 packages were not checked: mongodb-org-server, mongodb-org-mongos. Trivy has no advisories for them.',
  ],
  [
    { total: 1002, names: ['a', 'b'] },
    '1,002 packages were not checked: a, b and 1,000 more. Trivy has no advisories for them.',
  ],
])('packages %j that were not checked, in words', (unchecked, text) => {
  expect(uncheckedText(unchecked === undefined ? {} : { unchecked })).toBe(text);
});

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ software: null }, 'not seen by the scanner'],
  [{ software: { name: 'redis', version: '8.2.1', type: 'apk' as const } }, 'redis 8.2.1 (apk)'],
  [{ software: { name: 'a/b', version: null, type: 'golang' as const } }, 'a/b (golang)'],
])('software %j, in words', (status, text) => {
  expect(softwareText(status)).toBe(text);
});
