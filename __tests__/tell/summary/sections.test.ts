import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { folded, joinBlocks, layOutSections, titled } from '../../../src/tell/summary/sections';
import { anyCharacter } from '../../builders/characters';

const details = (title: string, ...lines: ReadonlyArray<string>): string =>
  ['<details>', `<summary>${title}</summary>`, '', ...lines, '', '</details>', ''].join('\n');

describe('a layout', () => {
  test('folds the parts that have lines', () => {
    expect(layOutSections([['# A'], ...folded('T', ['- 1', '- 2']), ...folded('U', [])])).toBe(
      `# A\n\n${details('T', '- 1', '- 2')}`,
    );
  });

  test('joins blocks with a blank line, without empty ones', () => {
    expect(titled('A', joinBlocks(['1', '2'], [], ['3']))).toEqual([
      ['### A', '', '1', '2', '', '3'],
    ]);
    expect(titled('A', joinBlocks([], []))).toEqual([]);
  });

  test('is cut at the border of a section, and counts what is left out', () => {
    const sections = [['A'.repeat(50)], ...folded('T', ['- 1']), ['B'.repeat(400)], ['C']];
    expect(layOutSections(sections, 250)).toBe(
      `${'A'.repeat(50)}\n\n${details('T', '- 1')}\n2 sections omitted, because the text would be too long.\n`,
    );
  });

  test('cuts at a line only a first section that is too long itself', () => {
    const long = [['A', 'ü'.repeat(10), 'B'.repeat(200)], ['C']];
    expect(layOutSections(long, 150)).toBe(
      `A\n${'ü'.repeat(10)}\n\n2 sections omitted, because the text would be too long.\n`,
    );
  });

  test('shows a line that fills what is left of its limit', () => {
    expect(layOutSections([['ab', 'cd', 'B'.repeat(200)]], 106)).toBe(
      'ab\ncd\n\n1 section omitted, because the text would be too long.\n',
    );
  });

  test('never exceeds its limit', () => {
    const rows = fc.array(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 400 }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 6 }), fc.nat(60_000), (parts, more) => {
        const limit = 200 + more;
        const all = parts.flatMap((each) => folded('T', each));
        expect(Buffer.byteLength(layOutSections([['A'], ...all], limit))).toBeLessThanOrEqual(
          limit,
        );
      }),
      { numRuns: 50 },
    );
  });
});
