import * as t from 'io-ts';
import { NullableType } from './nullable';
import { ObjectType } from './object';
import { ListUntil } from './tolerant';

/** A wanted key, as its bytes stand in a document. */
export interface WantedKey {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly value: Projection;
}

/** Items of a list; those after the first that is enough are not looked at. */
export interface ListProjection {
  readonly kind: 'list';
  readonly item: Projection;
  readonly enough?: (value: unknown) => boolean;
}

/**
 * Which part of a JSON document a codec looks at: a scalar, the whole value, the items of a list, or
 * some keys of an object, by the length of the key.
 */
export type Projection =
  | { readonly kind: 'scalar' | 'whole' }
  | ListProjection
  | {
      readonly kind: 'object';
      readonly keys: ReadonlyMap<string, Projection>;
      readonly byLength: ReadonlyArray<ReadonlyArray<WantedKey>>;
    };

const SCALAR: Projection = { kind: 'scalar' };
const WHOLE: Projection = { kind: 'whole' };

/** The part of an object that stands under these keys. */
export const objectProjection = (keys: ReadonlyMap<string, Projection>): Projection => {
  const byLength: WantedKey[][] = [];
  for (const [name, value] of keys) {
    const bytes = Buffer.from(name);
    for (let length = byLength.length; length <= bytes.length; length += 1) byLength.push([]);
    byLength[bytes.length]?.push({ name, bytes, value });
  }
  return { kind: 'object', keys, byLength };
};

/** The part of a document that a codec looks at. */
export const projectionOf = (codec: t.Mixed): Projection => {
  if (codec instanceof NullableType) return projectionOf(codec.codec);
  if (codec instanceof ObjectType) {
    const { fields } = codec as ObjectType<never, unknown>;
    return objectProjection(new Map(fields.map((field) => [field.key, projectionOf(field.codec)])));
  }
  if (codec instanceof t.ArrayType)
    return { kind: 'list', item: projectionOf(codec.type as t.Mixed) };
  if (codec instanceof ListUntil) return { kind: 'list', item: WHOLE, enough: codec.enough };
  if (codec instanceof t.AnyArrayType) return { kind: 'list', item: WHOLE };
  return codec instanceof t.UnknownType || codec instanceof t.AnyDictionaryType ? WHOLE : SCALAR;
};

/** What either of two projections looks at. */
export const union = (a: Projection, b: Projection): Projection => {
  if (a.kind === 'object' && b.kind === 'object') {
    const keys = new Map(a.keys);
    for (const [name, value] of b.keys) {
      const other = keys.get(name);
      keys.set(name, other === undefined ? value : union(other, value));
    }
    return objectProjection(keys);
  }
  if (a.kind === 'list' && b.kind === 'list') return { kind: 'list', item: union(a.item, b.item) };
  return a.kind === 'scalar' && b.kind === 'scalar' ? SCALAR : WHOLE;
};
