/** GitHub's own description of its API (`github-api/description.json`): what an answer may look like. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import fc, { type Arbitrary } from 'fast-check';

/** A schema of OpenAPI 3.0, cut to what decides about answers. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: ReadonlyArray<unknown>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: ReadonlyArray<string>;
  readonly items?: Schema;
  readonly oneOf?: ReadonlyArray<Schema>;
  readonly anyOf?: ReadonlyArray<Schema>;
  readonly allOf?: ReadonlyArray<Schema>;
}

interface Description {
  readonly operations: Readonly<
    Record<string, { readonly schema: Schema; readonly example: unknown }>
  >;
  readonly schemas: Readonly<Record<string, Schema>>;
}

const DESCRIPTION = JSON.parse(
  readFileSync(path.join(__dirname, '../github-api/description.json'), 'utf8'),
) as Description;

/** The templates of all described paths, with GitHub's example of an answer. */
export const OPERATIONS = Object.entries(DESCRIPTION.operations).map(([template, { example }]) => ({
  template,
  example,
}));

const PARAMETER = /\{\w+\}/g;

const templateOf = (url: string): string | undefined =>
  Object.keys(DESCRIPTION.operations).find((template) =>
    new RegExp(`^${template.replace(PARAMETER, '[^/]+')}$`).test(url.split('?')[0] ?? ''),
  );

/** In JSON Schema, a null needs a type of its own. */
const toJsonSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as { readonly nullable?: unknown };
  const converted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'enum' || key === 'required' ? value : toJsonSchema(value),
    ]),
  );
  return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
};

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'github', components: { schemas: toJsonSchema(DESCRIPTION.schemas) } });
const validators = new Map<string, ValidateFunction>();

const validatorOf = (template: string): ValidateFunction => {
  const known = validators.get(template);
  if (known !== undefined) return known;
  const text = JSON.stringify(toJsonSchema(DESCRIPTION.operations[template]?.schema));
  const compiled = ajv.compile(JSON.parse(text.replaceAll('"#/components', '"github#/components')));
  validators.set(template, compiled);
  return compiled;
};

/**
 * What is wrong with a successful answer to a path such as `/repos/acme/catalog/pages`, by GitHub's description; empty
 * if nothing is.
 */
export const mismatchesOf = (url: string, answer: unknown): ReadonlyArray<string> => {
  const template = templateOf(url);
  if (template === undefined) return [`${url}: not described`];
  const validate = validatorOf(template);
  validate(answer);
  return (validate.errors ?? []).map((each) => `${url}${each.instancePath}: ${each.message}`);
};

/** A rule as GitHub lists it for a branch. */
export const branchRule = (type: string): object => ({
  type,
  ruleset_source_type: 'Repository',
  ruleset_source: 'acme/catalog',
  ruleset_id: 42,
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An example with other values, also inside of its objects; lists are replaced as a whole. */
const withValues = (example: unknown, values: unknown): unknown => {
  if (!isObject(example) || !isObject(values)) return values;
  const changed = Object.entries(values).map(([key, value]) => [
    key,
    withValues(example[key], value),
  ]);
  return { ...example, ...Object.fromEntries(changed) };
};

/** GitHub's example of an answer to a path such as `/repos/acme/catalog/pages`, with other values. */
export const answerTo = (url: string, values: unknown): unknown =>
  withValues(DESCRIPTION.operations[templateOf(url) ?? '']?.example, values);

/** An artifact of GitHub's example, with other values. */
export const artifactWith = (values: object): object => {
  const list = answerTo('/repos/acme/catalog/actions/runs/1/artifacts', {});
  const [first] = isObject(list) && Array.isArray(list['artifacts']) ? list['artifacts'] : [];
  return { ...first, ...values };
};

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
