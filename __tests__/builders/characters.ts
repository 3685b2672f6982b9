/** Characters for random texts. */
import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * Any character of Unicode, but no lone surrogate: the unit `binary` of `fc.string`, which lists all of them in every
 * file of tests, for a second, before it can shrink a text.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - SURROGATES }).map(
  (i) => String.fromCodePoint(i < FIRST_SURROGATE ? i : i + SURROGATES),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
    if (point < 0 || text !== String.fromCodePoint(point)) throw new Error('not a character');
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);
