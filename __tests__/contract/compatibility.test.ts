/** Every kind of change that breaks the contract, in a codec or in the action. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as t from 'io-ts';
import { parse } from 'yaml';
import {
  type ActionInterface,
  actionInterface,
  compareContracts,
  findUnannounced,
} from '../../scripts/contract/compatibility';
import { DESCRIPTIONS } from '../../scripts/contract/descriptions';
import { openApi } from '../../scripts/contract/openapi';
import { type DocumentKind, documentKind } from '../../src/contract/document-kind';
import { DOCUMENTS } from '../../src/contract/documents';
import { dictionary } from '../../src/domain/codec/dictionary';
import {
  extensible,
  nullable,
  object,
  optional,
  type Properties,
} from '../../src/domain/codec/object';
import { Bool, enumeration, integer, text } from '../../src/domain/codec/scalar';
import { known } from '../builders/contract';

const Text = text('Text', { expected: 'a text', is: () => true });
const Day = text('Day', { expected: 'a day', format: 'date-time', is: () => true });
const State = (...words: ReadonlyArray<string>) => enumeration('State', words);

const FIELDS = {
  name: Text,
  size: optional(Text),
  day: Day,
  count: integer('Count', 0, 100),
  one: integer('One', 1, 1),
  state: State('clean', 'partial'),
  parts: t.array(object('Part', { id: Text })),
  more: nullable(Text),
  link: nullable(object('Link', { to: Text })),
  byName: dictionary('ByName', Text, integer('Count', 0, 100)),
};

const kind = (codec: t.Mixed, path = 'things.json'): DocumentKind =>
  documentKind({
    name: 'things',
    path,
    operationId: 'listThings',
    tag: 'Collections',
    summary: 'Things',
    description: 'Things.',
    codec,
    parameters: [],
    notFound: 'None.',
  });

const apiOf = (...kinds: ReadonlyArray<DocumentKind>) => known(openApi(kinds, {}));
const thing = (fields: Properties, make: typeof object = object) => kind(make('Thing', fields));
const ACTION: ActionInterface = {
  inputs: { manifest: { required: false }, token: { required: true } },
  outputs: ['changed', 'commit'],
};

const compare = (before: DocumentKind, ...after: ReadonlyArray<DocumentKind>) =>
  compareContracts(
    { api: apiOf(before), action: ACTION },
    { api: apiOf(...after), action: ACTION },
  );

const { name: _, ...nameless } = FIELDS;

describe('a response breaks its clients when', () => {
  const cases: ReadonlyArray<readonly [string, Properties, ReadonlyArray<string>]> = [
    ['a field is removed', nameless, ['Thing.name: the field was removed']],
    [
      'a field becomes optional',
      { ...FIELDS, name: optional(Text) },
      ['Thing.name: became optional'],
    ],
    [
      'a field becomes nullable',
      { ...FIELDS, name: nullable(Text) },
      ['Thing.name: became nullable'],
    ],
    [
      'an object becomes nullable',
      { ...FIELDS, parts: t.array(nullable(object('Part', { id: Text }))) },
      ['Thing.parts[]: became nullable'],
    ],
    [
      'a field gets another type',
      { ...FIELDS, name: Bool },
      ['Thing.name: type was "string", is "boolean"'],
    ],
    [
      'a nullable field gets another type',
      { ...FIELDS, more: nullable(Bool) },
      ['Thing.more: type was "string", is "boolean"'],
    ],
    [
      'an item gets another type',
      { ...FIELDS, parts: t.array(Text) },
      ['Part: type was "object", is "string"'],
    ],
    [
      'a list becomes a value',
      { ...FIELDS, parts: Text },
      ['Thing.parts: type was "array", is "string"'],
    ],
    [
      'a field of an item is removed',
      { ...FIELDS, parts: t.array(object('Part', { name: Text })) },
      ['Part.id: the field was removed'],
    ],
    [
      'a field of a nullable object is removed, also when its codec has another name',
      { ...FIELDS, link: nullable(object('Way', {})) },
      ['Link.to: the field was removed'],
    ],
    [
      'a value of a map gets another type',
      { ...FIELDS, byName: dictionary('ByName', Text, Bool) },
      ['Thing.byName.*: type was "integer", is "boolean"'],
    ],
    ['a format goes', { ...FIELDS, day: Text }, ['Thing.day: format was "date-time", is anything']],
    [
      'the range of a number grows',
      { ...FIELDS, count: integer('Count', -1) },
      ['Thing.count: minimum was 0, is -1', 'Thing.count: maximum was 100, is anything'],
    ],
    [
      'a fixed number changes',
      { ...FIELDS, one: integer('One', 2, 2) },
      ['Thing.one: was one of [1], is one of [2]'],
    ],
    [
      'a fixed number becomes any number',
      { ...FIELDS, one: integer('One', 1) },
      ['Thing.one: was one of [1], is any value'],
    ],
    [
      'an enumeration becomes any text',
      { ...FIELDS, state: Text },
      ['State: was one of ["clean","partial"], is any value'],
    ],
    [
      'all words of an enumeration change',
      { ...FIELDS, state: State('good', 'bad') },
      ['State: was one of ["clean","partial"], is one of ["good","bad"]'],
    ],
  ];
  test.each(cases)('%s', (_name, fields, breaks) => {
    expect(compare(thing(FIELDS), thing(fields))).toEqual({ breaks, added: [] });
  });

  test('its x- keys are removed', () => {
    expect(compare(thing(FIELDS, extensible), thing(FIELDS))).toEqual({
      breaks: ['Thing: keys that start with x- are no longer published'],
      added: [],
    });
  });

  test('its endpoint is removed', () => {
    expect(compare(thing(FIELDS), kind(Text, 'others.json'))).toEqual({
      breaks: ['GET /api/v1/things.json: the endpoint is gone'],
      added: [],
    });
  });
});

describe('a response may', () => {
  const cases: ReadonlyArray<readonly [string, Properties, Properties]> = [
    ['stay the same', FIELDS, FIELDS],
    ['get a field', FIELDS, { ...FIELDS, more: nullable(Text), extra: Text }],
    ['promise a field that was optional', FIELDS, { ...FIELDS, size: Text }],
    ['promise that there is a value', FIELDS, { ...FIELDS, more: Text }],
    ['lose a word', FIELDS, { ...FIELDS, state: State('clean') }],
    ['get narrower numbers', FIELDS, { ...FIELDS, count: integer('Count', 1, 99) }],
    ['fix a number', FIELDS, { ...FIELDS, count: integer('Count', 5, 5) }],
  ];
  test.each(cases)('%s', (_name, before, after) => {
    expect(compare(thing(before), thing(after))).toEqual({ breaks: [], added: [] });
  });

  test('get a new endpoint and x- keys', () => {
    expect(compare(thing(FIELDS), thing(FIELDS, extensible), kind(Text, 'others.json'))).toEqual({
      breaks: [],
      added: [],
    });
  });
});

describe('a new value in a response', () => {
  const { added } = compare(
    thing(FIELDS),
    thing({ ...FIELDS, state: State('clean', 'partial', 'stale') }),
  );
  const heads = ['# Changelog', '## [Unreleased]', '## 1.0.0'] as const;
  const cases: ReadonlyArray<readonly [string, string, boolean]> = [
    [
      'is named',
      `${heads[0]}\n\n${heads[1]}\n\n- \`State\` may be \`stale\`\n\n${heads[2]}\n`,
      true,
    ],
    ['is named without brackets', '## Unreleased\n### Added\n- `State`: `stale`', true],
    ['is not named', `${heads[0]}\n\n${heads[1]}\n\n- Fixes\n\n${heads[2]}\n`, false],
    ['is named without its field', `${heads[1]}\n- \`stale\`\n`, false],
    ['is named in an older section', `${heads[1]}\n\n${heads[2]}\n- \`State\`: \`stale\`\n`, false],
    ['has no changelog', '', false],
  ];
  test.each(cases)('%s', (_name, changelog, announced) => {
    expect(findUnannounced(added, changelog)).toEqual(
      announced ? [] : [{ place: 'State', value: 'stale' }],
    );
  });
});

describe('the action', () => {
  const api = apiOf(thing(FIELDS));
  const cases: ReadonlyArray<readonly [string, ActionInterface, ReadonlyArray<string>]> = [
    [
      'loses an input',
      { ...ACTION, inputs: { token: { required: true } } },
      ['input manifest: was removed'],
    ],
    [
      'requires an optional input',
      { ...ACTION, inputs: { ...ACTION.inputs, manifest: { required: true } } },
      ['input manifest: became required'],
    ],
    [
      'requires a new input',
      { ...ACTION, inputs: { ...ACTION.inputs, mode: { required: true } } },
      ['input mode: became required'],
    ],
    ['loses an output', { ...ACTION, outputs: ['changed'] }, ['output commit: was removed']],
    [
      'grows',
      {
        inputs: { ...ACTION.inputs, token: { required: false }, mode: { required: false } },
        outputs: [...ACTION.outputs, 'mode'],
      },
      [],
    ],
  ];
  test.each(cases)('%s', (_name, action, breaks) => {
    expect(compareContracts({ api, action: ACTION }, { api, action }).breaks).toEqual(breaks);
  });

  test('is read from its metadata', () => {
    const metadata = {
      inputs: { a: { required: true }, b: { required: true, default: '' }, c: { default: 'x' } },
      outputs: { d: {} },
    };
    expect([actionInterface(metadata), actionInterface(null)]).toEqual([
      {
        inputs: { a: { required: true }, b: { required: false }, c: { required: false } },
        outputs: ['d'],
      },
      { inputs: {}, outputs: [] },
    ]);
    const ours = parse(readFileSync(path.resolve(__dirname, '../../action.yml'), 'utf8'));
    expect(actionInterface(ours).inputs['manifest']).toEqual({ required: false });
  });
});

test('every field of every published document is checked', () => {
  const kinds = [...DOCUMENTS, ...DESCRIPTIONS];
  const released = known(openApi(kinds, {}));
  const { schemas } = released['components'] as {
    schemas: Readonly<Record<string, { properties?: Readonly<Record<string, unknown>> }>>;
  };
  interface Field {
    readonly name: string;
    readonly key: string;
  }
  /** Those of some fields whose removal is not found, if all of them are removed. */
  const unnoticed = (removed: readonly Field[]): readonly string[] => {
    const isKept = (name: string, key: string): boolean =>
      !removed.some((field) => field.name === name && field.key === key);
    const changed = Object.entries(schemas).map(([name, schema]) => {
      const fields = Object.entries(schema.properties ?? {}).filter(([key]) => isKept(name, key));
      return [name, { ...schema, properties: Object.fromEntries(fields) }] as const;
    });
    const { breaks } = compareContracts(
      { api: released, action: ACTION },
      {
        api: { ...released, components: { schemas: Object.fromEntries(changed) } },
        action: ACTION,
      },
    );
    return removed
      .map(({ name, key }) => `${name}.${key}`)
      .filter((field) => !breaks.includes(`${field}: the field was removed`));
  };
  const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.keys(properties).map((key): Field => ({ name, key })),
  );
  const namesIn = (value: unknown): ReadonlyArray<string> =>
    [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = '']) => name,
    );
  /** The schemas that are so many steps away from an endpoint, nearest first. */
  const levels: ReadonlyArray<string>[] = [];
  const seen = new Set<string>();
  for (let next = namesIn(released['paths']); next.length > 0; ) {
    const level = [...new Set(next)].filter((name) => !seen.has(name));
    for (const name of level) seen.add(name);
    levels.push(level);
    next = level.flatMap((name) => namesIn(schemas[name]));
  }
  // Fields of one level at a time: without those that refer to a schema, nothing would lead to the fields of that schema.
  expect(fields.filter(({ name }) => !seen.has(name))).toEqual([]);
  expect(
    levels.flatMap((level) => unnoticed(fields.filter(({ name }) => level.includes(name)))),
  ).toEqual([]);
});
