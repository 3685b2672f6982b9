import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spliceJson } from '../../src/render/json';

const KEY = 'cves';

/** Texts that look like what is replaced. */
const TEXT = fc.oneof(
  fc.string(),
  fc.constantFrom('"cves":[]', '"cves":[', 'cves', '\\"cves":[]', '","cves":[],"', ':[]'),
);
const LIST = fc.array(fc.oneof(TEXT, fc.integer()), { maxLength: 3 });

interface Part {
  readonly before: string;
  readonly [KEY]: ReadonlyArray<unknown>;
  readonly after: ReadonlyArray<string>;
}

const PARTS: fc.Arbitrary<ReadonlyArray<Part>> = fc.array(
  fc.record({ before: TEXT, [KEY]: LIST, after: fc.array(TEXT, { maxLength: 2 }) }),
  { maxLength: 4 },
);

test('splicing lists into a document without them gives the document with them', () => {
  fc.assert(
    fc.property(PARTS, TEXT, (parts, title) => {
      const empty = JSON.stringify({
        title,
        parts: parts.map((part) => ({ ...part, [KEY]: [] })),
      });
      const lists = parts.map((part) => JSON.stringify(part[KEY]));
      expect(JSON.parse(spliceJson(empty, KEY, lists).join(''))).toEqual({ title, parts });
    }),
  );
});

test('lists that are not given stay empty, and those too many are ignored', () => {
  const document = '{"a":{"cves":[]},"b":{"cves":[]}}';
  expect(spliceJson(document, KEY, ['[1]']).join('')).toBe('{"a":{"cves":[1]},"b":{"cves":[]}}');
  expect(spliceJson(document, KEY, ['[1]', '[2]', '[3]']).join('')).toBe(
    '{"a":{"cves":[1]},"b":{"cves":[2]}}',
  );
});
