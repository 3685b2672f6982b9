import type { PropertyShape } from './shape';

/** A JSON Schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>;

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Numbers that are not negative. */
export const decimalSchema = (maximum: number): Schema => ({
  type: 'number',
  minimum: 0,
  ...(Number.isFinite(maximum) ? { maximum } : {}),
});

/** A list with one item for each schema. */
export const tupleSchema = (items: ReadonlyArray<Schema>): Schema => ({
  type: 'array',
  prefixItems: items,
  items: false,
  minItems: items.length,
  maxItems: items.length,
});

/** Says which properties are required, and allows no others. */
export const closed = (properties: ReadonlyArray<PropertyShape>): Schema => ({
  required: properties.filter(({ required }) => required).map(({ key }) => key),
  additionalProperties: false,
});
