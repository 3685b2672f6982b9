import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { detailsSection, layOutSections, MAX_SUMMARY_BYTES } from '../../src/summary/sections';
import { anyCharacter } from '../builders/characters';

const part = (title: string, rows: ReadonlyArray<string>) =>
  detailsSection(title, [], rows, (each) => each);
/** The reserve for other text, and the frame of a part called `T`. */
const RESERVE = 4096;
const frame = Buffer.byteLength('\n<details>\n<summary>T</summary>\n\n\n</details>\n');

describe('assemble', () => {
  test('folds the parts that have rows', () => {
    expect(layOutSections(['# A'], [part('T', ['- 1', '- 2']), part('U', [])])).toBe(
      '# A\n\n<details>\n<summary>T</summary>\n\n- 1\n- 2\n\n</details>\n',
    );
  });

  test('cuts a section that is too long, and counts the rest', () => {
    const limit = RESERVE + 2 + frame + 8;
    expect(layOutSections(['A'], [part('T', ['- 1', '- ü', '- 3'])], limit)).toBe(
      'A\n\n<details>\n<summary>T</summary>\n\n- 1\n\n2 more lines omitted, because GitHub shows at most 1 MiB.\n\n</details>\n',
    );
  });

  test('does not format rows after the first that does not fit', () => {
    const written: number[] = [];
    const items = Array.from({ length: 1000 }, (_, i) => i);
    const counting = detailsSection('T', [], items, (i) => {
      written.push(i);
      return '- 1';
    });
    layOutSections(['A'], [counting], RESERVE + 2 + frame + 8);
    expect(written).toEqual([0, 1, 2]);
  });

  test('mentions a part that does not fit at all', () => {
    expect(layOutSections(['A'], [part('T', ['- 1'])], RESERVE)).toBe(
      'A\n\nT: omitted, because GitHub shows at most 1 MiB.\n',
    );
  });

  test('never exceeds the limit of GitHub', () => {
    const rows = fc.array(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 400 }), {
      maxLength: 300,
    });
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 6 }), fc.nat(60_000), (parts, more) => {
        const limit = 8192 + more;
        const all = parts.map((each) => part('T', each));
        expect(Buffer.byteLength(layOutSections(['A'], all, limit))).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 50 },
    );
    expect(MAX_SUMMARY_BYTES).toBe(1_048_576);
  });
});
