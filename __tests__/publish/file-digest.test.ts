import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { digestOf } from '../../src/publish/file-digest';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('%j has the digest that FIPS 180 states', (text, sha256) => {
  expect(digestOf([Buffer.from(text)])).toEqual({ bytes: text.length, sha256 });
});

test('pieces have the digest of what they are together, in bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 50 })), (arrays) => {
      const pieces = arrays.map((each) => Buffer.from(each));
      const whole = Buffer.concat(pieces);
      expect(digestOf(pieces)).toEqual({
        bytes: whole.length,
        sha256: createHash('sha256').update(whole).digest('hex'),
      });
    }),
  );
  expect(digestOf([Buffer.from('ä'), Buffer.from('😀')]).bytes).toBe(6);
});
