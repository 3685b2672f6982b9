import { expect, test } from '@jest/globals';
import { parseTarget } from '../../explorer/model/target';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const shows = 'which versions of this catalog have it';
const digest = {
  name: DIGEST,
  kind: 'former digest',
  place: `#/digest/${encodeURIComponent(DIGEST)}`,
  shows: 'which versions have it or had it, and what replaces it',
};

test.each([
  ['cve-2026-1000', { name: 'CVE-2026-1000', kind: 'CVE', place: '#/cves/CVE-2026-1000', shows }],
  [
    'ghsa-3PPC-4f35-3m26',
    { name: 'GHSA-3ppc-4f35-3m26', kind: 'CVE', place: '#/cves/GHSA-3ppc-4f35-3m26', shows },
  ],
  [DIGEST, digest],
  [`redis@${DIGEST}`, digest],
  ['redis', undefined],
  ['', undefined],
])('%j names %j', (text, named) => {
  expect(parseTarget(text)).toEqual(named);
});
