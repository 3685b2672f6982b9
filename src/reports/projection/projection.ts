import * as t from 'io-ts';
import { NullableType } from '../../codec/nullable';
import { ObjectType } from '../../codec/object';
import { ListUntil, SpareText } from '../../codec/tolerant';

/** Items of a list; those after the first that is enough are not looked at. */
export interface ListProjection {
  readonly kind: 'list';
  readonly item: Projection;
  readonly until?: ListUntil;
}

/** A scalar; if it is a text, it is only looked at where there is none under another key. */
export interface ScalarProjection {
  readonly kind: 'scalar';
  readonly insteadOf?: string;
}

/**
 * Which part of a JSON document a codec looks at: a scalar, the whole value, the items of a list, or
 * some keys of an object.
 */
export type Projection =
  | { readonly kind: 'whole' }
  | ScalarProjection
  | ListProjection
  | { readonly kind: 'object'; readonly keys: ReadonlyMap<string, Projection> };

const SCALAR: Projection = { kind: 'scalar' };
const WHOLE: Projection = { kind: 'whole' };

/** The part of a document that a codec looks at. */
export const projectionOf = (codec: t.Mixed): Projection => {
  if (codec instanceof NullableType) return projectionOf(codec.codec);
  if (codec instanceof ObjectType) {
    const { fields } = codec as ObjectType<never, unknown>;
    const keys = new Map(fields.map((field) => [field.key, projectionOf(field.codec)]));
    return { kind: 'object', keys };
  }
  if (codec instanceof t.ArrayType)
    return { kind: 'list', item: projectionOf(codec.type as t.Mixed) };
  if (codec instanceof ListUntil) return { kind: 'list', item: WHOLE, until: codec };
  if (codec instanceof SpareText) return { kind: 'scalar', insteadOf: codec.insteadOf };
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
    return { kind: 'object', keys };
  }
  if (a.kind === 'list' && b.kind === 'list') return { kind: 'list', item: union(a.item, b.item) };
  return a.kind === 'scalar' && b.kind === 'scalar' ? SCALAR : WHOLE;
};
