/** The table of documents: one pattern makes the paths of a kind and recognizes them. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DESCRIPTIONS } from '../../scripts/contract/descriptions';
import { DAY } from '../../src/contract/changes';
import { CVE, CVES } from '../../src/contract/cve-documents';
import { DOCUMENTS, MEDIA } from '../../src/contract/documents';
import { FINDINGS } from '../../src/contract/findings';
import { VERSION_SECURITY } from '../../src/contract/security-documents';

const ALL = [...DOCUMENTS, ...MEDIA, ...DESCRIPTIONS];

test.each([
  [CVES, 'cve.json', ''],
  [CVES, 'cve/2026/CVE-2026-1.json', undefined],
  [DAY, 'changes/2026-08-14.json', '2026-08-14'],
  [DAY, 'changes/2026/08.json', undefined],
  [DAY, 'changes/.json', undefined],
  [DAY, 'changes.json', undefined],
  [FINDINGS, 'images/redis/findings.json', 'redis'],
  [FINDINGS, 'images/redis/releases.json', undefined],
  [FINDINGS, 'images/findings.json', undefined],
  [VERSION_SECURITY, 'security/redis/8.0.3.json', 'redis/8.0.3'],
  [VERSION_SECURITY, 'security/redis.json', undefined],
  [CVE, 'cve/2026/CVE-2026-1000.json', '2026/CVE-2026-1000'],
])('%#: the key of a file is the variable part of its path', (kind, file, key) => {
  expect(kind.keyOf(file)).toBe(key);
});

const segment = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,8}$/);

test.each(ALL.filter(({ name }) => name !== 'cve').map((kind) => [kind.path, kind] as const))(
  '%s: the file of a key has that key',
  (template, kind) => {
    const depth = (/\{.*\}/.exec(template)?.[0] ?? '').split('/').length;
    const keys = template.includes('{')
      ? fc.array(segment, { minLength: depth, maxLength: depth }).map((parts) => parts.join('/'))
      : fc.constant('');
    fc.assert(fc.property(keys, (key) => kind.keyOf(kind.file(key) ?? '') === key));
  },
);

test('names and paths are unique', () => {
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  expect(new Set(ALL.map(({ path }) => path)).size).toBe(ALL.length);
});
