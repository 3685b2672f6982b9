import { isRecord } from '../../src/domain/codec/object';
import type { Schema } from './json-schema';

/** A new value in responses, which clients that handle all known values must learn about. */
export interface AddedValue {
  /** `Component.field`, or the component if it is an enumeration itself. */
  readonly place: string;
  readonly value: string;
}

export interface ContractDiff {
  /** What breaks clients of the released schema, and where. */
  readonly breaks: ReadonlyArray<string>;
  readonly added: ReadonlyArray<AddedValue>;
}

export const asRecord = (value: unknown): Schema => (isRecord(value) ? value : {});
const asList = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : []);

const REFERENCE = '#/components/schemas/';

interface Pair {
  readonly before: Schema;
  readonly after: Schema;
  readonly place: string;
}

const NULL = 'null';
const isNull = (schema: unknown): boolean => asRecord(schema)['type'] === NULL;

/** The schema of a value without `null`, and whether `null` is allowed. */
const splitNullable = (schema: Schema): { readonly value: Schema; readonly nullable: boolean } => {
  const options = asList(schema['anyOf']);
  const value = options.find((each) => !isNull(each));
  if (options.some(isNull) && value !== undefined)
    return { value: asRecord(value), nullable: true };
  const types = [schema['type']].flat();
  return {
    value: types.includes(NULL) ? { ...schema, type: types.find((each) => each !== NULL) } : schema,
    nullable: types.includes(NULL),
  };
};

const allowedValues = (schema: Schema): ReadonlyArray<unknown> | undefined => {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
};

const format = (value: unknown): string =>
  value === undefined ? 'anything' : (JSON.stringify(value) ?? 'anything');

/** Clients may rely on bounds, so these may become narrower but not wider. */
const boundBreaks = ({ before, after, place }: Pair): ReadonlyArray<string> => {
  const wider = (key: 'minimum' | 'maximum', sign: 1 | -1): ReadonlyArray<string> => {
    const [from, to] = [before[key], after[key]];
    const narrow = typeof to === 'number' && typeof from === 'number' && sign * (to - from) <= 0;
    return typeof from !== 'number' || narrow || 'const' in after
      ? []
      : [`${place}: ${key} was ${from}, is ${format(to)}`];
  };
  return [...wider('minimum', -1), ...wider('maximum', 1)];
};

const formatBreaks = ({ before, after, place }: Pair): ReadonlyArray<string> =>
  before['format'] === undefined || before['format'] === after['format']
    ? []
    : [`${place}: format was ${format(before['format'])}, is ${format(after['format'])}`];

const wordChanges = ({ before, after, place }: Pair): ContractDiff => {
  const [from, to] = [allowedValues(before), allowedValues(after)];
  if (from === undefined) return { breaks: [], added: [] };
  if (to === undefined)
    return { breaks: [`${place}: was one of ${format(from)}, is any value`], added: [] };
  if (!from.some((value) => to.includes(value)))
    return { breaks: [`${place}: was one of ${format(from)}, is one of ${format(to)}`], added: [] };
  const added = to.filter((value) => !from.includes(value));
  return { breaks: [], added: added.map((value) => ({ place, value: String(value) })) };
};

const propertyBreaks = ({ before, after, place }: Pair): ReadonlyArray<string> => {
  const [from, to] = [asRecord(before['properties']), asRecord(after['properties'])];
  const stays = asList(after['required']);
  return [
    ...Object.keys(from).flatMap((key) =>
      key in to ? [] : [`${place}.${key}: the field was removed`],
    ),
    ...asList(before['required']).flatMap((key) =>
      String(key) in to && !stays.includes(key) ? [`${place}.${key}: became optional`] : [],
    ),
    ...('patternProperties' in before && !('patternProperties' in after)
      ? [`${place}: keys that start with x- are no longer published`]
      : []),
  ];
};

const childrenOf = ({ before, after, place }: Pair): ReadonlyArray<Pair> => {
  const [from, to] = [asRecord(before['properties']), asRecord(after['properties'])];
  const toPair = (was: unknown, is: unknown, suffix: string): Pair => ({
    before: asRecord(was),
    after: asRecord(is),
    place: `${place}${suffix}`,
  });
  const nested = (key: string, suffix: string): ReadonlyArray<Pair> =>
    key in before ? [toPair(before[key], after[key], suffix)] : [];
  return [
    ...Object.keys(from).flatMap((key) =>
      key in to ? [toPair(from[key], to[key], `.${key}`)] : [],
    ),
    ...nested('items', '[]'),
    ...asList(before['prefixItems']).map((was, i) =>
      toPair(was, asList(after['prefixItems'])[i], `[${i}]`),
    ),
    ...nested('additionalProperties', '.*'),
  ];
};

const NONE: ContractDiff = { breaks: [], added: [] };

export const mergeDiffs = (all: ReadonlyArray<ContractDiff>): ContractDiff => ({
  breaks: all.flatMap(({ breaks }) => breaks),
  added: all.flatMap(({ added }) => added),
});

/**
 * Compares the schemas of responses in two OpenAPI documents; each pair of components is compared
 * once. Patterns are not compared, because it is not computable whether one allows more than another.
 */
export const schemaComparison = (released: Schema, current: Schema) => {
  const seen = new Set<string>();
  const find = (document: Schema, reference: string): Schema =>
    asRecord(
      asRecord(asRecord(document['components'])['schemas'])[reference.slice(REFERENCE.length)],
    );
  const named = (schema: Schema): string | undefined =>
    typeof schema['$ref'] === 'string' ? schema['$ref'] : undefined;

  const compareValues = (pair: Pair): ContractDiff => {
    const { before, after, place } = pair;
    if (before['type'] !== after['type']) {
      const change = `type was ${format(before['type'])}, is ${format(after['type'])}`;
      return { breaks: [`${place}: ${change}`], added: [] };
    }
    return mergeDiffs([
      wordChanges(pair),
      { breaks: [...formatBreaks(pair), ...boundBreaks(pair)], added: [] },
      { breaks: propertyBreaks(pair), added: [] },
      ...childrenOf(pair).map(compare),
    ]);
  };

  const compare = ({ before, after, place }: Pair): ContractDiff => {
    const [former, latter] = [splitNullable(before), splitNullable(after)];
    const nullable =
      latter.nullable && !former.nullable
        ? { breaks: [`${place}: became nullable`], added: [] }
        : NONE;
    const [from, to] = [named(former.value), named(latter.value)];
    if (from !== undefined && to !== undefined) {
      const key = `${from} ${to}`;
      if (seen.has(key)) return nullable;
      seen.add(key);
    }
    return mergeDiffs([
      nullable,
      compareValues({
        before: from === undefined ? former.value : find(released, from),
        after: to === undefined ? latter.value : find(current, to),
        place: from === undefined ? place : from.slice(REFERENCE.length),
      }),
    ]);
  };

  return compare;
};
