import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findExcess } from '../../../src/domain/git-objects/limits';

const name = fc.constantFrom('a', 'b', 'long-name', '\u00fc', 'cve', '日本');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => [...parts, 'f']);

/** All files and folders of some files. */
const everything = (files: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
    }),
  );

test('the limits count each file and each folder once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        path.map((parts) => parts.join('/')),
        { minLength: 1 },
      ),
      (files) => {
        const all = [...everything(files)];
        const found = {
          entries: all.length,
          paths: all.reduce((sum, each) => sum + each.length, 0),
        };
        expect(findExcess(files, found)).toBe(undefined);
        for (const what of ['entries', 'paths'] as const)
          expect(findExcess(files, { ...found, [what]: found[what] - 1 })).toBe(what);
      },
    ),
  );
});
