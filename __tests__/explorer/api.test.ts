import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { byTag, codeParts, readEndpoints } from '../../explorer/model/api';

const OPENAPI = path.resolve(__dirname, '../../schema/v1/openapi.json');

describe('the description of this API', () => {
  const document = JSON.parse(readFileSync(OPENAPI, 'utf8')) as {
    paths: Record<string, unknown>;
  };
  const endpoints = readEndpoints(document);

  test('is read whole: every path has a name and a meaning', () => {
    expect(endpoints.map((each) => `/api/v1/${each.path}`)).toEqual(Object.keys(document.paths));
    for (const { summary, description } of endpoints)
      for (const text of [summary, description]) expect(text).not.toBe('');
  });

  test('groups its endpoints', () => {
    expect(byTag(endpoints).map(([tag]) => tag)).toEqual([
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
  expect(readEndpoints(document)).toEqual([]);
});

test('an answer is the first example of the description, as it would be written', () => {
  const content = {
    'application/json': { examples: { a: { value: { b: [1] } }, c: { value: 2 } } },
  };
  const endpoints = readEndpoints({
    paths: { '/api/v1/x.json': { get: { responses: { 200: { content } } } } },
  });
  expect(endpoints.map(({ example }) => example)).toEqual(['{\n  "b": [\n    1\n  ]\n}']);
});

test('what is not understood is left out', () => {
  const paths = { '/api/v1/x.json': { get: { tags: 7, responses: { 200: null } } } };
  expect(readEndpoints({ paths })).toEqual([
    { path: 'x.json', tag: 'Other', summary: '', description: '', example: '' },
  ]);
});

test('code stands between backticks', () => {
  expect(codeParts('Set `a` to `b`.')).toEqual(['Set ', 'a', ' to ', 'b', '.']);
});
