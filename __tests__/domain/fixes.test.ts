import { describe, expect, test } from '@jest/globals';
import { findFixes, joinFixes } from '../../src/domain/fixes';
import { row } from '../builders/findings';

const language = { kind: 'language', fixed: '2' } as const;

describe('the fixes of rows', () => {
  test('are of the system, of a language, or survived rebuilds', () => {
    const rows = [
      row('CVE-2026-0001', { fixed: '2' }),
      row('CVE-2026-0002', { fixed: null, kind: 'language' }),
      row('CVE-2026-0003', { ...language, pkg: 'x/text', targets: ['bin/a', 'bin/b'] }),
      row('CVE-2026-0004', { ...language, pkg: 'x/text', targets: ['bin/a'] }),
      row('CVE-2026-0005', { ...language, pkg: 'y', targets: [] }),
      row('GHSA-1', { ...language, aliases: ['CVE-2026-0006'] }),
      row('CVE-2026-0007', { fixed: '2' }),
    ];
    const survived = new Map([
      ['CVE-2026-0006', 1],
      ['CVE-2026-0007', 3],
      ['CVE-2026-0002', 5],
    ]);
    const fixes = findFixes(rows, survived);
    const newer = [
      { pkg: 'x/text', target: 'bin/a' },
      { pkg: 'y', target: null },
    ];
    expect(fixes).toEqual({ system: 1, language: 3, survived: 2, newer, builds: 3 });
    expect(joinFixes([fixes, fixes])).toEqual({
      ...{ system: 2, language: 6, survived: 4, newer, builds: 3 },
    });
  });

  test('are none without a fix', () => {
    const none = { system: 0, language: 0, survived: 0, newer: [], builds: 0 };
    expect(findFixes([row('CVE-2026-0001')], new Map())).toEqual(none);
    expect(joinFixes([])).toEqual(none);
  });
});
