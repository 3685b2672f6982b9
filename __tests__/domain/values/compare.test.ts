import { test } from '@jest/globals';
import fc from 'fast-check';
import { compareBytes } from '../../../src/domain/values/compare';

const character = fc.oneof(
  fc.constantFrom('a', 'z', 'é', '\u07ff', '\ud7ff', '\ud800', '\udfff', '\ue000', '\uffff'),
  fc.constantFrom('\u{10000}', '\u{10ffff}'),
);
const text = fc.string({ unit: character, maxLength: 5 });

test('texts are ordered by their UTF-8 bytes', () => {
  fc.assert(
    fc.property(
      text,
      text,
      (a, b) => compareBytes(a, b) === Buffer.compare(Buffer.from(a), Buffer.from(b)),
    ),
    { numRuns: 5_000 },
  );
});
