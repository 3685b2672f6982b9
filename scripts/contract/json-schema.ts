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

/** A list of as many items as there are schemas, one for each. */
export const tupleSchema = (items: ReadonlyArray<Schema>): Schema => ({
  type: 'array',
  prefixItems: items,
  items: false,
  minItems: items.length,
  maxItems: items.length,
});

/** Which of these properties are required; others are not allowed. */
export const closed = (properties: ReadonlyArray<PropertyShape>): Schema => ({
  required: properties.filter(({ required }) => required).map(({ key }) => key),
  additionalProperties: false,
});
