import { describe, expect, test } from '@jest/globals';
import { canonicalId } from '../../src/domain/canonical-id';

describe('the canonical id', () => {
  test.each<readonly [string, ReadonlyArray<string> | undefined, string]>([
    ['CVE-2026-14456', undefined, 'CVE-2026-14456'],
    ['CVE-2026-14456', ['CVE-2025-0001'], 'CVE-2026-14456'],
    ['CVE-2026-1234567890123456789', [], 'CVE-2026-1234567890123456789'],
    ['GHSA-33vc-wfww-vjfv', undefined, 'GHSA-33vc-wfww-vjfv'],
    ['GHSA-33vc-wfww-vjfv', ['GHSA-2222-3333-4444'], 'GHSA-33vc-wfww-vjfv'],
    ['GO-2026-1', ['GHSA-33vc-wfww-vjfv', 'GHSA-2222-3333-4444'], 'GHSA-2222-3333-4444'],
    ['GO-2026-1', ['CVE-2025-64718', 'GHSA-2222-3333-4444'], 'CVE-2025-64718'],
    ['GO-2026-1', ['RHSA-2023:1234'], 'GO-2026-1'],
    // Names that only look like GHSA identifiers.
    ['GO-2026-1', ['GHSA-1', 'GHSA-AAAA-bbbb-cccc', 'ghsa-aaaa-bbbb-cccc'], 'GO-2026-1'],
    ['GHSA-1', ['GHSA-2222-3333-4444'], 'GHSA-2222-3333-4444'],
    ['GHSA-33vc-wfww-vjfv', ['CVE-2025-64718', 'GHSA-2222-3333-4444'], 'CVE-2025-64718'],
    // UTF-16 order, not the order of numbers.
    ['RHSA-2023:1234', ['CVE-2025-9000', 'CVE-2025-10000'], 'CVE-2025-10000'],
    // Names that only look like CVE identifiers.
    ['CVE-2026-123', ['CVE-2025-64718'], 'CVE-2025-64718'],
    ['CVE-2026-12345678901234567890', ['CVE-2025-64718'], 'CVE-2025-64718'],
    ['cve-2026-14456', ['CVE-2025-64718'], 'CVE-2025-64718'],
    ['CVE-2026-14456\n', ['CVE-2025-64718'], 'CVE-2025-64718'],
    ['TEMP-0841856-B18BAF', ['CVE-2025-64718x', 'CVE-25-64718'], 'TEMP-0841856-B18BAF'],
    ['', [], ''],
  ])('of %j with the aliases %j is %j', (id, aliases, expected) => {
    expect(canonicalId({ id, ...(aliases ? { aliases } : {}) })).toBe(expected);
  });

  test('does not depend on the order of aliases, and leaves them unchanged', () => {
    const aliases = Object.freeze(['CVE-2025-2000', 'CVE-2025-1000']);
    expect(canonicalId({ id: 'GHSA-1', aliases })).toBe('CVE-2025-1000');
  });
});
