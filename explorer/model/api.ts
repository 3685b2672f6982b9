/** Reads `openapi.json`. Values that are missing or of another type are left out: it may be newer than the page. */
import { recordOf } from './json';

export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly example: string;
}

export interface Endpoint {
  /** Relative to `api/v1`, with parameters as `{name}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: ReadonlyArray<Parameter>;
  /** The schema of a successful response. */
  readonly schema: string | undefined;
  /** An answer, as JSON; empty if the description has none. */
  readonly example: string;
  /** Statuses other than 200. */
  readonly others: ReadonlyArray<readonly [status: string, meaning: string]>;
}

export interface Field {
  readonly name: string;
  readonly type: string;
  /** Schemas named in the type. */
  readonly schemas: ReadonlyArray<string>;
  readonly required: boolean;
  readonly description: string;
}

export interface Schema {
  readonly name: string;
  readonly description: string;
  /** Undefined for an enumeration. */
  readonly fields: ReadonlyArray<Field> | undefined;
  readonly words: ReadonlyArray<string>;
}

export interface Api {
  readonly description: string;
  readonly endpoints: ReadonlyArray<Endpoint>;
  readonly schemas: ReadonlyMap<string, Schema>;
}

type Json = ReturnType<typeof recordOf>;

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const REFERENCE = '#/components/schemas/';
const referenced = (schema: Json): string | undefined => {
  const reference = textOf(schema['$ref']);
  return reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : undefined;
};

const BASE = '/api/v1/';

const parameterOf = (value: unknown): Parameter => {
  const { name, description, example } = recordOf(value);
  return { name: textOf(name), description: textOf(description), example: textOf(example) };
};

const jsonOf = (response: unknown): Json =>
  recordOf(recordOf(recordOf(response)['content'])['application/json']);

const exampleOf = (response: unknown): string => {
  const [example] = Object.values(recordOf(jsonOf(response)['examples']));
  const { value } = recordOf(example);
  return value === undefined ? '' : JSON.stringify(value, null, 2);
};

const endpointOf = (path: string, operation: Json): Endpoint => {
  const responses = recordOf(operation['responses']);
  return {
    path: path.slice(BASE.length),
    tag: textOf(listOf(operation['tags'])[0]) || 'Other',
    summary: textOf(operation['summary']),
    description: textOf(operation['description']),
    parameters: listOf(operation['parameters']).map(parameterOf),
    schema: referenced(recordOf(jsonOf(responses['200'])['schema'])),
    example: exampleOf(responses['200']),
    others: Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, response]) => [status, textOf(recordOf(response)['description'])]),
  };
};

interface Typed {
  readonly text: string;
  readonly schemas: ReadonlyArray<string>;
}

/** The type of a value in words: `array of Image`, `string or null`. */
const typeOf = (schema: Json): Typed => {
  const name = referenced(schema);
  if (name !== undefined) return { text: name, schemas: [name] };
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].map((each) =>
    typeOf(recordOf(each)),
  );
  if (choices.length > 0)
    return {
      text: choices.map(({ text }) => text).join(' or '),
      schemas: choices.flatMap(({ schemas }) => schemas),
    };
  if ('items' in schema) {
    const items = typeOf(recordOf(schema['items']));
    return { text: `array of ${items.text}`, schemas: items.schemas };
  }
  const values = recordOf(schema['additionalProperties']);
  if (Object.keys(values).length > 0 && !('properties' in schema)) {
    const each = typeOf(values);
    return { text: `map of ${each.text}`, schemas: each.schemas };
  }
  if ('const' in schema) return { text: JSON.stringify(schema['const']), schemas: [] };
  const types = [schema['type']].flat().map(textOf);
  const known = types.filter((type) => type !== '');
  return { text: known.length === 0 ? 'any' : known.join(' or '), schemas: [] };
};

const fieldOf = (name: string, value: unknown, required: ReadonlyArray<unknown>): Field => {
  const schema = recordOf(value);
  const { text, schemas } = typeOf(schema);
  return {
    name,
    type: text,
    schemas,
    required: required.includes(name),
    description: textOf(schema['description']),
  };
};

const namedSchema = (name: string, value: unknown): Schema => {
  const schema = recordOf(value);
  const required = listOf(schema['required']);
  const fields =
    'properties' in schema
      ? Object.entries(recordOf(schema['properties'])).map(([field, each]) =>
          fieldOf(field, each, required),
        )
      : undefined;
  const words = 'const' in schema ? [schema['const']] : listOf(schema['enum']);
  return { name, description: textOf(schema['description']), fields, words: words.map(textOf) };
};

/** Reads an OpenAPI 3 document; any other value returns an API without endpoints. */
export const readApi = (document: unknown): Api => {
  const { info, paths, components } = recordOf(document);
  return {
    description: textOf(recordOf(info)['description']),
    endpoints: Object.entries(recordOf(paths))
      .filter(([path, item]) => path.startsWith(BASE) && 'get' in recordOf(item))
      .map(([path, item]) => endpointOf(path, recordOf(recordOf(item)['get']))),
    schemas: new Map(
      Object.entries(recordOf(recordOf(components)['schemas'])).map(([name, schema]) => [
        name,
        namedSchema(name, schema),
      ]),
    ),
  };
};

/** Endpoints by tag, in order of first appearance. */
export const byTag = (
  endpoints: ReadonlyArray<Endpoint>,
): ReadonlyArray<readonly [tag: string, endpoints: ReadonlyArray<Endpoint>]> =>
  [...new Set(endpoints.map(({ tag }) => tag))].map((tag) => [
    tag,
    endpoints.filter((each) => each.tag === tag),
  ]);

/** Fills in the parameters of a path; undefined if a value is missing or would leave the folder. */
export const filledPath = (
  path: string,
  values: Readonly<Record<string, string>>,
): string | undefined => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const filled = names.map((name) => (Object.hasOwn(values, name) ? values[name]?.trim() : ''));
  if (filled.some((value) => value === undefined || /^\.{0,2}$/.test(value))) return undefined;
  return names.reduce(
    (text, name, i) => text.replace(`{${name}}`, () => encodeURIComponent(filled[i] ?? '')),
    path,
  );
};

/** Splits a text at its backticks: every second part is code. */
export const codeParts = (text: string): ReadonlyArray<string> => text.split('`');
