import { expect, test } from '@jest/globals';
import { DeltaEncoder } from '../../../../src/adapters/git/pack/delta';
import type { Chunks } from '../../../../src/file';

const text = (...texts: ReadonlyArray<string>): Chunks => texts.map((each) => Buffer.from(each));
const ROWS = Buffer.from('[{"id":"CVE-1"},{"id":"CVE-2"}]');

/** An encoder whose base is an object `base` of these pieces. */
const createEncoder = (...pieces: Chunks): DeltaEncoder => {
  const encoder = new DeltaEncoder();
  encoder.add('base', pieces, Buffer.concat(pieces));
  return encoder;
};

test('a delta uses a common prefix and a shared piece', () => {
  const [head = ROWS, other = ROWS, tail = ROWS] = text('{"slug":"a","rows":', '{"slug":"b",', '}');
  const delta = createEncoder(head, ROWS, tail).encode([other, ROWS, tail]);
  expect(delta).toEqual({
    base: 'base',
    bytes: Buffer.concat([
      // Both sizes; 9 bytes from offset 0; then 3 inserted bytes.
      Buffer.from([51, 44, 0x90, 9, 3]),
      Buffer.from('b",'),
      // 31 bytes from offset 19; then 1 more, the next piece.
      Buffer.from([0x91, 19, 31, 0x91, 50, 1]),
    ]),
  });
});

test('a delta also copies the common bytes before a shared piece', () => {
  const [head = ROWS, other = ROWS] = text(
    '{"a":1,"version":"1.0","rows":',
    'x,"version":"1.0","rows":',
  );
  expect(createEncoder(head, ROWS).encode([other, ROWS])?.bytes).toEqual(
    Buffer.from([61, 56, 1, 'x'.charCodeAt(0), 0x91, 6, 55]),
  );
});

test.each([
  ['no piece', text('{"a":1}', '[]')],
  ['a piece of the same bytes, not the same one', [Buffer.from('{'), Buffer.from(ROWS)]],
  ['less than half', [Buffer.from('x'.repeat(100)), ROWS]],
])('an object that shares %s is stored whole', (_, pieces) => {
  expect(createEncoder(Buffer.from('{'), ROWS).encode(pieces)).toBeUndefined();
});

test('an object that shares pieces with the base does not become the base', () => {
  const encoder = createEncoder(Buffer.from('{'), ROWS);
  const large = [Buffer.from('x'.repeat(100)), ROWS];
  encoder.add('large', large, Buffer.concat(large));
  expect(encoder.encode([Buffer.from('{'), ROWS])?.base).toBe('base');
  const other = [Buffer.from('y'), Buffer.from('{"another":"image"}')];
  encoder.add('other', other, Buffer.concat(other));
  expect(encoder.encode([Buffer.from('{'), ROWS])).toBeUndefined();
});

test('a delta may insert many bytes if it copies more', () => {
  const shared = Buffer.alloc(25_000_000, 'shared ');
  const own = Buffer.alloc(17_000_000, 'own ');
  const delta = createEncoder(Buffer.from('{'), shared).encode([own, shared]);
  const instructions =
    Math.ceil(own.length / 127) + own.length + Math.ceil(shared.length / 65_536) * 4;
  expect(delta?.bytes.length).toBeGreaterThan(own.length);
  expect(delta?.bytes.length).toBeLessThan(instructions + 2_000);
});

test('an object of one piece does not become the base', () => {
  expect(createEncoder(ROWS).encode([ROWS])).toBeUndefined();
});

test('a piece whose buffer was reused is not copied from the base', () => {
  const piece = Buffer.from(ROWS);
  const encoder = createEncoder(Buffer.from('{'), piece);
  piece.fill('x');
  expect(encoder.encode([Buffer.from('{'), piece])).toBeUndefined();
});
