import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { classifyLicense, type LicenseClean } from '../../src/domain/license';

const EXPRESSIONS: ReadonlyArray<readonly [string, LicenseClean]> = [
  ['MIT', 'clean'],
  ['PostgreSQL', 'clean'],
  ['GPL-3.0-or-later', 'clean'],
  // Ids that SPDX has deprecated.
  ['GPL-2.0', 'clean'],
  ['GPL-2.0+', 'clean'],
  ['AGPL-3.0', 'agpl'],
  ['AGPL-3.0-or-later', 'agpl'],
  ['AGPL-1.0', 'agpl'],
  ['Apache-2.0+', 'clean'],
  ['AGPL-3.0+', 'agpl'],
  ['SSPL-1.0', 'caution'],
  ['CC-BY-NC-4.0', 'caution'],
  ['JSON', 'caution'],
  ['LicenseRef-Acme', 'caution'],
  ['DocumentRef-spdx:LicenseRef-Acme', 'caution'],
  // OR takes the best, AND the worst; of two, a law says so.
  ['SSPL-1.0 OR AGPL-3.0-only OR Elastic-2.0', 'agpl'],
  // AND binds tighter than OR.
  ['MIT OR AGPL-3.0-only AND SSPL-1.0', 'clean'],
  ['AGPL-3.0-only AND SSPL-1.0 OR MIT', 'clean'],
  ['(MIT OR AGPL-3.0-only) AND SSPL-1.0', 'caution'],
  ['(MIT)', 'clean'],
  ['((MIT OR SSPL-1.0) AND (AGPL-3.0-only OR BSD-2-Clause))', 'clean'],
  ['((MIT AND SSPL-1.0) OR (AGPL-3.0-only AND BSD-2-Clause))', 'agpl'],
  ['GPL-2.0-only WITH Classpath-exception-2.0', 'clean'],
  ['AGPL-3.0-only WITH GCC-exception-3.1', 'agpl'],
  ['GPL-2.0-or-later WITH Classpath-exception-2.0 AND MIT', 'clean'],
  ['gpl-2.0-only WITH classpath-exception-2.0', 'clean'],
  ['Apache-2.0 WITH llvm-exception', 'clean'],
  ['(GPL-2.0-only WITH CLASSPATH-EXCEPTION-2.0) AND SSPL-1.0', 'caution'],
];

const TEXTS = [
  '',
  'Apache 2.0',
  'Apache License, Version 2.0',
  'BSD',
  'GPL',
  'SSPL',
  'proprietary',
  'Unknown-1.0',
  'MIT AND',
  'OR MIT',
  '(MIT',
  'MIT)',
  'MIT MIT',
  'MIT / Apache-2.0',
  'MIT, Apache-2.0',
  'constructor',
  '__proto__',
  'MIT WITH MIT',
  'MIT WITH',
  'MIT WITH nonsense',
  'https://acme.test/license',
  `MIT${' OR MIT'.repeat(1000)}`,
];

describe('classifyLicense', () => {
  test.each(EXPRESSIONS)('%s is %s', (text, clean) => {
    expect(classifyLicense(text)).toBe(clean);
  });

  test.each(TEXTS)('%j is not an expression', (text) => {
    expect(classifyLicense(text)).toBeUndefined();
  });

  test('reads or rejects deep parentheses, and never throws', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}MIT${')'.repeat(depth)}`;
    expect(classifyLicense(nested(20))).toBe('clean');
    expect(classifyLicense(nested(100_000))).toBeUndefined();
  });

  test('the case of ids does not matter', () => {
    const mixed = fc
      .constantFrom('Apache-2.0', 'AGPL-3.0-only', 'SSPL-1.0', 'MIT', 'LicenseRef-Acme')
      .chain((id) =>
        fc.array(fc.boolean(), { minLength: id.length, maxLength: id.length }).map((upper) => ({
          id,
          text: [...id].map((c, i) => (upper[i] ? c.toUpperCase() : c.toLowerCase())).join(''),
        })),
      );
    fc.assert(
      fc.property(mixed, ({ id, text }) => {
        expect(classifyLicense(text)).toEqual(classifyLicense(id));
      }),
    );
  });

  test('OR is not worse, and AND not better, than its parts', () => {
    const rank = (text: string) =>
      ['clean', 'agpl', 'caution'].indexOf(classifyLicense(text) ?? '');
    const id = fc.constantFrom('MIT', 'AGPL-3.0-only', 'SSPL-1.0', 'GPL-2.0+');
    fc.assert(
      fc.property(id, id, (a, b) => {
        expect(rank(`${a} OR ${b}`)).toBe(Math.min(rank(a), rank(b)));
        expect(rank(`${a} AND ${b}`)).toBe(Math.max(rank(a), rank(b)));
      }),
    );
  });
});
