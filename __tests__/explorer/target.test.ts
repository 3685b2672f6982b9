import { expect, test } from '@jest/globals';
import { parseTarget } from '../../explorer/model/target';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const digest = {
  name: DIGEST,
  label: 'Digest',
  place: `#/digest/${encodeURIComponent(DIGEST)}`,
};

const packageAt = (name: string, place: string) => ({
  name,
  label: 'Package',
  place: `#/packages/${place}`,
});

test.each([
  ['cve-2026-1000', { name: 'CVE-2026-1000', label: 'CVE', place: '#/cves/CVE-2026-1000' }],
  [
    'ghsa-3PPC-4f35-3m26',
    { name: 'GHSA-3ppc-4f35-3m26', label: 'CVE', place: '#/cves/GHSA-3ppc-4f35-3m26' },
  ],
  [DIGEST, digest],
  [`redis@${DIGEST}`, digest],
  [' pkg:npm/%40Scope/Name@1.0.0?arch=x#sub', packageAt('@scope/name', 'npm/%40scope%2Fname')],
  ['PKG:PyPI/Ruamel_Yaml', packageAt('ruamel-yaml', 'pypi/ruamel-yaml')],
  [
    'pkg:maven/org.slf4j/slf4j-api@2',
    packageAt('org.slf4j:slf4j-api', 'maven/org.slf4j%3Aslf4j-api'),
  ],
  ['pkg:deb/debian/curl@7.88.1-10', packageAt('curl', 'deb/curl')],
  ['pkg:unheard/of/it', packageAt('unheard/of/it', 'other/unheard%2Fof%2Fit')],
  ['pkg:npm/__proto__', packageAt('__proto__', 'npm/__proto__')],
  ['pkg:npm/%', undefined],
  ['pkg:npm', undefined],
  ['redis', undefined],
  ['', undefined],
])('%j names %j', (text, named) => {
  expect(parseTarget(text)).toEqual(named);
});
