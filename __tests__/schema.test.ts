import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as t from 'io-ts';
import { inputSchema, inputSchemaDocument } from '../src/codec/input-schema';
import { Manifest } from '../src/manifest/manifest';

const file = path.resolve(__dirname, '..', 'schema', 'manifest.schema.json');

describe('the schema of the manifest', () => {
  test('is committed as the codec makes it (npm run generate rewrites it)', () => {
    const schema = inputSchemaDocument('Catalog manifest', Manifest);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (process.env['UPDATE_GENERATED']) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('is not made up for a codec that the walk does not know', () => {
    const unknown = new t.Type<string>('Mystery', t.string.is, t.string.validate, t.identity);
    expect(() => inputSchema(unknown)).toThrow('no schema is known for the codec Mystery');
  });
});
