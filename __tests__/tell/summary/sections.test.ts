import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { detailsSection, layOutSections } from '../../../src/tell/summary/sections';
import { anyCharacter } from '../../builders/characters';

const part = (title: string, rows: ReadonlyArray<string>, limit?: number) =>
  detailsSection(title, [], rows, (each) => each, { ...(limit && { limit }), more: ', see X' });
const fold = (title: string, ...lines: ReadonlyArray<string>): string =>
  ['<details>', `<summary>${title}</summary>`, '', ...lines, '', '</details>', ''].join('\n');

describe('a layout', () => {
  test('folds the parts that have rows', () => {
    expect(layOutSections([['# A'], ...part('T', ['- 1', '- 2']), ...part('U', [])])).toBe(
      `# A\n\n${fold('T', '- 1', '- 2')}`,
    );
  });

  test('shows the first rows of a long part, and counts the others', () => {
    expect(layOutSections(part('T', ['- 1', '- 2', '- 3'], 1))).toBe(
      fold('T', '- 1', '', 'and 2 more, see X'),
    );
    expect(part('T', Array<string>(51).fill('- 1'))[0]).toHaveLength(3 + 50 + 2 + 2);
  });

  test('is cut at the border of a section, and counts what is left out', () => {
    const sections = [['A'.repeat(50)], ...part('T', ['- 1']), ['B'.repeat(400)], ['C']];
    expect(layOutSections(sections, 250)).toBe(
      `${'A'.repeat(50)}\n\n${fold('T', '- 1')}\n2 sections omitted, because this text has a limit of bytes.\n`,
    );
  });

  test('cuts at a line only a first section that is too long itself', () => {
    const long = [['A', 'ü'.repeat(10), 'B'.repeat(200)], ['C']];
    expect(layOutSections(long, 150)).toBe(
      `A\n${'ü'.repeat(10)}\n\n2 sections omitted, because this text has a limit of bytes.\n`,
    );
  });

  test('shows a line that fills what is left of its limit', () => {
    expect(layOutSections([['ab', 'cd', 'B'.repeat(200)]], 106)).toBe(
      'ab\ncd\n\n1 section omitted, because this text has a limit of bytes.\n',
    );
  });

  test('never exceeds its limit', () => {
    const rows = fc.array(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 400 }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 6 }), fc.nat(60_000), (parts, more) => {
        const limit = 200 + more;
        const all = parts.flatMap((each) => part('T', each));
        expect(Buffer.byteLength(layOutSections([['A'], ...all], limit))).toBeLessThanOrEqual(
          limit,
        );
      }),
      { numRuns: 50 },
    );
  });
});
