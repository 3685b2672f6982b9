import { expect, test } from '@jest/globals';
import { DeltaEncoder } from '../../../../src/adapters/git/pack/delta';
import type { Chunks } from '../../../../src/file';

const text = (...texts: ReadonlyArray<string>): Chunks => texts.map((each) => Buffer.from(each));
const ROWS = Buffer.from('[{"id":"CVE-1"},{"id":"CVE-2"}]');

/** What knows an object `base` of these pieces. */
const knowing = (...pieces: Chunks): DeltaEncoder => {
  const shared = new DeltaEncoder();
  shared.add('base', pieces, Buffer.concat(pieces));
  return shared;
};

test('an object that begins as another and shares a piece with it is told by both', () => {
  const [head = ROWS, other = ROWS, tail = ROWS] = text('{"slug":"a","rows":', '{"slug":"b",', '}');
  const delta = knowing(head, ROWS, tail).encode([other, ROWS, tail]);
  expect(delta).toEqual({
    base: 'base',
    bytes: Buffer.concat([
      // The sizes of both; 9 bytes from 0; then 3 own bytes.
      Buffer.from([51, 44, 0x90, 9, 3]),
      Buffer.from('b",'),
      // 31 bytes from 19; then 1 more, which is the piece after them.
      Buffer.from([0x91, 19, 31, 0x91, 50, 1]),
    ]),
  });
});

test('what stands before a shared piece in both is taken over with it', () => {
  const [head = ROWS, other = ROWS] = text(
    '{"a":1,"version":"1.0","rows":',
    'x,"version":"1.0","rows":',
  );
  expect(knowing(head, ROWS).encode([other, ROWS])?.bytes).toEqual(
    Buffer.from([61, 56, 1, 'x'.charCodeAt(0), 0x91, 6, 55]),
  );
});

test.each([
  ['no piece', text('{"a":1}', '[]')],
  ['a piece of the same bytes, not the same one', [Buffer.from('{'), Buffer.from(ROWS)]],
  ['less than half', [Buffer.from('x'.repeat(100)), ROWS]],
])('an object that shares %s is stored whole', (_, pieces) => {
  expect(knowing(Buffer.from('{'), ROWS).encode(pieces)).toBeUndefined();
});

test('what is told by the base is no base itself, even where it is stored whole', () => {
  const shared = knowing(Buffer.from('{'), ROWS);
  const large = [Buffer.from('x'.repeat(100)), ROWS];
  shared.add('large', large, Buffer.concat(large));
  expect(shared.encode([Buffer.from('{'), ROWS])?.base).toBe('base');
  const other = [Buffer.from('y'), Buffer.from('{"another":"image"}')];
  shared.add('other', other, Buffer.concat(other));
  expect(shared.encode([Buffer.from('{'), ROWS])).toBeUndefined();
});

test('much of its own beside more that is shared is told, too', () => {
  const shared = Buffer.alloc(25_000_000, 'shared ');
  const own = Buffer.alloc(17_000_000, 'own ');
  const delta = knowing(Buffer.from('{'), shared).encode([own, shared]);
  const instructions =
    Math.ceil(own.length / 127) + own.length + Math.ceil(shared.length / 65_536) * 4;
  expect(delta?.bytes.length).toBeGreaterThan(own.length);
  expect(delta?.bytes.length).toBeLessThan(instructions + 2_000);
});

test('an object of one piece is nothing to share with', () => {
  expect(knowing(ROWS).encode([ROWS])).toBeUndefined();
});

test('a piece whose memory serves something else by now is not taken for what it was', () => {
  const piece = Buffer.from(ROWS);
  const shared = knowing(Buffer.from('{'), piece);
  piece.fill('x');
  expect(shared.encode([Buffer.from('{'), piece])).toBeUndefined();
});
