import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { byTag, codeParts, filledPath, readApi } from '../../explorer/model/api';

const OPENAPI = path.resolve(__dirname, '../../schema/v1/openapi.json');

describe('the description of this API', () => {
  const document = JSON.parse(readFileSync(OPENAPI, 'utf8')) as {
    paths: Record<string, unknown>;
    components: { schemas: Record<string, unknown> };
  };
  const api = readApi(document);

  test('is read whole: every path and every object has a name and a meaning', () => {
    expect(api.endpoints.map((each) => `/api/v1/${each.path}`)).toEqual(
      Object.keys(document.paths),
    );
    expect([...api.schemas.keys()]).toEqual(Object.keys(document.components.schemas));
    for (const { summary, description, parameters } of api.endpoints)
      for (const text of [summary, description, ...parameters.map((each) => each.description)])
        expect(text).not.toBe('');
    for (const { fields, words } of api.schemas.values())
      expect((fields ?? words).length).toBeGreaterThan(0);
  });

  test('names every type in words, and the objects in them', () => {
    const fields = [...api.schemas.values()].flatMap((each) => each.fields ?? []);
    expect(fields.filter(({ type }) => type === '' || type === 'any')).toEqual([]);
    const named = fields.flatMap(({ schemas }) => schemas);
    expect(named.filter((name) => !api.schemas.has(name))).toEqual([]);
    const image = api.schemas.get('Image')?.fields ?? [];
    const typeOf = (field: string) => image.find(({ name }) => name === field)?.type;
    expect(['slug', 'versions', 'security', 'arches', 'tier', 'caution'].map(typeOf)).toEqual([
      'string',
      'array of ImageVersion',
      'SecurityRecord or null',
      'array of string',
      'Tier',
      'boolean',
    ]);
  });

  test('groups its endpoints', () => {
    expect(byTag(api.endpoints).map(([tag]) => tag)).toEqual([
      'Collections',
      'Security',
      'Findings',
      'Packages',
      'Releases',
      'Changes',
      'VEX',
      'Badges',
      'Contract',
    ]);
  });
});

test.each([
  undefined,
  null,
  'text',
  [],
  { paths: 1, components: { schemas: [] } },
  { info: { title: {} }, paths: { '/other/x.json': { get: {} }, '/api/v1/y.json': { post: {} } } },
])('another document is an API of nothing: %j', (document) => {
  expect(readApi(document)).toEqual({
    description: '',
    endpoints: [],
    schemas: new Map(),
  });
});

test('an answer is the first example of the description, as it would be written', () => {
  const content = {
    'application/json': { examples: { a: { value: { b: [1] } }, c: { value: 2 } } },
  };
  const api = readApi({
    paths: { '/api/v1/x.json': { get: { responses: { 200: { content } } } } },
  });
  expect(api.endpoints.map(({ example }) => example)).toEqual(['{\n  "b": [\n    1\n  ]\n}']);
});

test('what is not understood is left out', () => {
  const api = readApi({
    paths: { '/api/v1/x.json': { get: { parameters: 'x', responses: { 404: null } } } },
    components: { schemas: { A: { properties: { b: 7, c: { $ref: 'http://x' } } }, D: null } },
  });
  expect(api.endpoints).toEqual([
    {
      path: 'x.json',
      tag: 'Other',
      summary: '',
      description: '',
      parameters: [],
      schema: undefined,
      example: '',
      others: [['404', '']],
    },
  ]);
  const field = { type: 'any', schemas: [], required: false, description: '' };
  expect([...api.schemas.values()]).toEqual([
    {
      name: 'A',
      description: '',
      fields: [
        { ...field, name: 'b' },
        { ...field, name: 'c' },
      ],
      words: [],
    },
    { name: 'D', description: '', fields: undefined, words: [] },
  ]);
});

describe('a path is filled', () => {
  const PATH = 'security/{image}/{version}.json';
  test.each([
    [{ image: 'redis', version: '8.2.1_a' }, 'security/redis/8.2.1_a.json'],
    [{ image: ' redis ', version: 'a/b?c#d' }, 'security/redis/a%2Fb%3Fc%23d.json'],
    [{ image: '$&', version: '{image}' }, 'security/%24%26/%7Bimage%7D.json'],
    [{ image: 'redis' }, undefined],
    [{ image: '', version: '1' }, undefined],
    [{ image: '..', version: '1' }, undefined],
    [{ image: '.', version: '1' }, undefined],
  ] as const)('with %j', (values: Readonly<Record<string, string>>, filled) => {
    expect(filledPath(PATH, values)).toBe(filled);
  });

  test('with nothing that an object brings along', () => {
    expect(filledPath('{constructor}.json', {})).toBeUndefined();
  });
});

test('code stands between backticks', () => {
  expect(codeParts('Set `a` to `b`.')).toEqual(['Set ', 'a', ' to ', 'b', '.']);
});
