import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseVersionKey, versionKey } from '../../src/domain/version-key';

test('a version key is parsed to its slug and version', () => {
  const part = fc.string({ minLength: 1 }).filter((text) => !text.includes('/'));
  fc.assert(
    fc.property(part, part, (slug, version) => {
      expect(parseVersionKey(versionKey(slug, version))).toEqual({ slug, version });
    }),
  );
});
