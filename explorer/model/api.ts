/** Reads `openapi.json`. Values that are missing or of another type are left out: it may be newer than the page. */
import { recordOf } from './json';

export interface Endpoint {
  /** Relative to `api/v1`, with parameters as `{name}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** An answer, as JSON; empty if the description has none. */
  readonly example: string;
}

type Json = ReturnType<typeof recordOf>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const BASE = '/api/v1/';

const exampleOf = (response: unknown): string => {
  const json = recordOf(recordOf(recordOf(response)['content'])['application/json']);
  const [example] = Object.values(recordOf(json['examples']));
  const { value } = recordOf(example);
  return value === undefined ? '' : JSON.stringify(value, null, 2);
};

const endpointOf = (path: string, operation: Json): Endpoint => {
  const [tag] = [operation['tags']].flat();
  return {
    path: path.slice(BASE.length),
    tag: textOf(tag) || 'Other',
    summary: textOf(operation['summary']),
    description: textOf(operation['description']),
    example: exampleOf(recordOf(operation['responses'])['200']),
  };
};

/** The endpoints of an OpenAPI 3 document; none of any other value. */
export const readEndpoints = (document: unknown): ReadonlyArray<Endpoint> =>
  Object.entries(recordOf(recordOf(document)['paths']))
    .filter(([path, item]) => path.startsWith(BASE) && 'get' in recordOf(item))
    .map(([path, item]) => endpointOf(path, recordOf(recordOf(item)['get'])));

/** In order of first appearance. */
export const byTag = (
  endpoints: ReadonlyArray<Endpoint>,
): ReadonlyArray<readonly [tag: string, endpoints: ReadonlyArray<Endpoint>]> =>
  [...new Set(endpoints.map(({ tag }) => tag))].map((tag) => [
    tag,
    endpoints.filter((each) => each.tag === tag),
  ]);

/** Splits a text at its backticks: every second part is code. */
export const codeParts = (text: string): ReadonlyArray<string> => text.split('`');
