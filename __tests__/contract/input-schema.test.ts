import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { parse } from 'yaml';
import { inputSchema, inputSchemaDocument } from '../../scripts/contract/input-schema';
import { object, optional } from '../../src/domain/codec/object';
import { Manifest } from '../../src/read/manifest/manifest';
import { known, SCHEMA } from '../builders/contract';

const file = path.join(SCHEMA, 'manifest.schema.json');

describe('the schema of the manifest', () => {
  test('is committed as generated from the codec (npm run generate rewrites it)', () => {
    const schema = known(inputSchemaDocument('Catalog manifest', Manifest));
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (process.env['UPDATE_GENERATED']) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('is an error for an unknown codec', () => {
    const unknown = new t.Type<string>('Mystery', t.string.is, t.string.validate, t.identity);
    const within = object('Within', { list: optional(t.array(unknown)) });
    expect([inputSchema(unknown), inputSchema(within)]).toEqual([
      E.left({ kind: 'unknown codec', codec: 'Mystery', path: [] }),
      E.left({ kind: 'unknown codec', codec: 'Mystery', path: ['list', '[]'] }),
    ]);
  });

  test('describes every property', () => {
    interface Node {
      readonly description?: string;
      readonly properties?: Readonly<Record<string, Node>>;
      readonly items?: Node;
    }
    const meaningless = (node: Node, at: string): ReadonlyArray<string> => [
      ...Object.entries(node.properties ?? {}).flatMap(([key, value]) => [
        // A rule alone, such as "a text", is not a sentence.
        ...(/\.( |$)/.test(value.description ?? '') ? [] : [`${at}${key}`]),
        ...meaningless(value, `${at}${key}.`),
      ]),
      ...(node.items ? meaningless(node.items, at) : []),
    ];
    expect(meaningless(known(inputSchemaDocument('Catalog manifest', Manifest)), '')).toEqual([]);
  });

  test('says in words what an editor would show as a pattern', () => {
    const texts = readFileSync(file, 'utf8').split('\n');
    const patterns = texts.flatMap((line, at) => (/^ *"pattern": /.test(line) ? [at] : []));
    // A pattern for keys has no message of its own.
    const wordless = patterns.filter(
      (at) => !/^ *"patternErrorMessage": "Expected: \S/.test(texts[at + 1] ?? ''),
    );
    expect(wordless.map((at) => texts[at]?.trim())).toEqual(['"pattern": "^x-"']);
  });

  test('has the order of versions that the manifest has: any', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      properties: {
        images: {
          items: { properties: { versions: { description: 'The published tags, in any order.' } } },
        },
      },
    });
  });

  const example = path.resolve(SCHEMA, '..', 'examples', 'catalog', 'catalog.yaml');
  test('accepts the example catalog, and reports the errors that an editor should underline', () => {
    const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
    ajv.addKeyword('patternErrorMessage');
    addFormats(ajv);
    const validate = ajv.compile(known(inputSchemaDocument('Catalog manifest', Manifest)));
    const problemsOf = (manifest: unknown): ReadonlyArray<string> => {
      validate(manifest);
      return (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
    };
    const image = { slug: 'a', category: 'c', summary: 's', license: 'MIT' };
    expect([
      problemsOf(parse(readFileSync(example, 'utf8'), { merge: true })),
      problemsOf({
        registry: 'ghcr.io/acme',
        source: null,
        images: [
          {
            ...{ ...image, upstream: 'https://a.test', tier: 'critcal', digst: 1 },
            versions: [{ version: 17.1 }],
          },
        ],
      }),
    ]).toEqual([
      [],
      [
        '/images/0 must NOT have additional properties',
        '/images/0/tier must be equal to one of the allowed values',
      ],
    ]);
  });
});
