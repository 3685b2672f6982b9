/** Random answers of GitHub's API, by its own description. */
import fc, { type Arbitrary } from 'fast-check';
import { DESCRIPTION, type Schema } from './github-api';

const PRIMITIVES: Readonly<Record<string, Arbitrary<unknown>>> = {
  string: fc.oneof(fc.string({ minLength: 1, maxLength: 5 }), fc.constant('2026-01-01T00:00:00Z')),
  integer: fc.integer(),
  number: fc.integer(),
  boolean: fc.boolean(),
};

const MAX_DEPTH = 4;

const arbitraryObject = (schema: Schema, depth: number): Arbitrary<object> => {
  const { properties = {}, required = [] } = schema;
  // What lies deeper is not decoded: it is left out where it may be.
  const named = Object.entries(properties).filter(
    ([name]) => required.includes(name) || depth < MAX_DEPTH,
  );
  return fc.record(
    Object.fromEntries(named.map(([name, each]) => [name, arbitraryOf(each, depth + 1)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
};

const arbitraryValue = (schema: Schema, depth: number): Arbitrary<unknown> => {
  const { $ref, type = '', items, allOf } = schema;
  if ($ref !== undefined)
    return arbitraryOf(DESCRIPTION.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, depth);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => arbitraryOf(each, depth)));
  if (allOf !== undefined)
    return fc
      .tuple(...allOf.map((each) => arbitraryOf(each, depth)))
      .map((parts) => Object.assign({}, ...parts));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (items !== undefined) return fc.array(arbitraryOf(items, depth + 1), { maxLength: 2 });
  return PRIMITIVES[type] ?? arbitraryObject(schema, depth);
};

const arbitraryOf = (schema: Schema, depth: number): Arbitrary<unknown> => {
  const value = fc.memo(() => arbitraryValue(schema, depth))();
  return schema.nullable === true ? fc.option(value, { nil: null }) : value;
};

/** Answers to the operation of a template: each optional property may be missing, each nullable value may be null. */
export const arbitraryAnswer = (template: string): Arbitrary<unknown> =>
  arbitraryOf(DESCRIPTION.operations[template]?.schema ?? {}, 0);
