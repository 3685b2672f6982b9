/** GitHub's own description of its API (`github-api/description.json`): what an answer may look like. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ValidateFunction } from 'ajv';

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

export const DESCRIPTION = JSON.parse(
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

/** From the environment of the tests. */
declare const answerValidatorOf: (template: string) => ValidateFunction;

/**
 * What is wrong with a successful answer to a path such as `/repos/acme/catalog/pages`, by GitHub's description; empty
 * if nothing is.
 */
export const mismatchesOf = (url: string, answer: unknown): ReadonlyArray<string> => {
  const template = templateOf(url);
  if (template === undefined) return [`${url}: not described`];
  const validate = answerValidatorOf(template);
  validate(answer);
  return (validate.errors ?? []).map((each) => `${url}${each.instancePath}: ${each.message}`);
};

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
