import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spliceJson } from '../../src/derive/render/json';

const KEYS = ['cves', 'suppressions'] as const;

/** Texts that look like the replaced lists. */
const TEXT = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '"cves":[]',
    '"cves":[',
    'cves',
    '\\"cves":[]',
    '","cves":[],"',
    '"suppressions":[]',
    ':[]',
  ),
);
const LIST = fc.array(fc.oneof(TEXT, fc.integer()), { maxLength: 3 });

interface Part {
  readonly before: string;
  readonly cves: ReadonlyArray<unknown>;
  readonly after: ReadonlyArray<string>;
  readonly suppressions?: ReadonlyArray<unknown>;
}

const PARTS: fc.Arbitrary<ReadonlyArray<Part>> = fc.array(
  fc.record(
    {
      before: TEXT,
      cves: LIST,
      after: fc.array(TEXT, { maxLength: 2 }),
      suppressions: LIST,
    },
    { requiredKeys: ['before', 'cves', 'after'], noNullPrototype: true },
  ),
  { maxLength: 4 },
);

const listsOf = ({ cves, suppressions }: Part): ReadonlyArray<ReadonlyArray<unknown>> =>
  suppressions === undefined ? [cves] : [cves, suppressions];

const withoutLists = (part: Part): Part => ({
  ...part,
  cves: [],
  ...(part.suppressions === undefined ? {} : { suppressions: [] }),
});

test('splicing lists into a document equals rendering the document with them', () => {
  fc.assert(
    fc.property(PARTS, TEXT, (parts, title) => {
      const empty = JSON.stringify({
        title,
        parts: parts.map(withoutLists),
      });
      const lists = parts.flatMap(listsOf).map((list) => JSON.stringify(list));
      expect(JSON.parse(spliceJson(empty, KEYS, lists).join(''))).toEqual({ title, parts });
    }),
  );
});

test('missing lists are empty, and extra lists are ignored', () => {
  const document = '{"a":{"cves":[]},"b":{"cves":[]}}';
  expect(spliceJson(document, KEYS, ['[1]']).join('')).toBe('{"a":{"cves":[1]},"b":{"cves":[]}}');
  expect(spliceJson(document, KEYS, ['[1]', '[2]', '[3]']).join('')).toBe(
    '{"a":{"cves":[1]},"b":{"cves":[2]}}',
  );
});
