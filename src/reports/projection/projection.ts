import * as t from 'io-ts';
import { NullableType } from '../../codec/nullable';
import { ObjectType } from '../../codec/object';

/** Ends a list after its first acceptable item. */
export interface FirstMatch {
  /** Every acceptable item is a text with this prefix. */
  readonly prefix: string;
  readonly isAcceptable: (item: unknown) => boolean;
}

/** The part of a JSON document to read. */
export type Projection =
  /** Any value. */
  | { readonly kind: 'whole' }
  /** With `insteadOf`, a text that is not needed if the object has another under that key. */
  | { readonly kind: 'scalar'; readonly insteadOf?: string }
  /** With `until`, only the items up to the first acceptable one. */
  | { readonly kind: 'list'; readonly item: Projection; readonly until?: FirstMatch }
  | { readonly kind: 'object'; readonly keys: ReadonlyMap<string, Projection> };

/** For some objects, fields that need less than their codecs accept. */
export type Hints = ReadonlyMap<t.Mixed, Readonly<Record<string, Projection>>>;

export const SCALAR: Projection = { kind: 'scalar' };
const WHOLE: Projection = { kind: 'whole' };

/** Only the fields with these names. */
export const fields = (names: Readonly<Record<string, Projection>>): Projection => ({
  kind: 'object',
  keys: new Map(Object.entries(names)),
});

/** A text that is needed only if the text under another key is missing or empty. */
export const fallbackFor = (insteadOf: string): Projection => ({ kind: 'scalar', insteadOf });

/** Only the items of a list up to the first acceptable one. */
export const untilFirst = (until: FirstMatch): Projection => ({ kind: 'list', item: WHOLE, until });

/** The part of a document that a codec reads. */
export const projectionOf = (codec: t.Mixed, hints: Hints = new Map()): Projection => {
  if (codec instanceof NullableType) return projectionOf(codec.codec, hints);
  if (codec instanceof ObjectType) {
    const { fields: all } = codec as ObjectType<never, unknown>;
    const known = hints.get(codec) ?? {};
    return fields(
      Object.fromEntries(
        all.map((field) => [field.key, known[field.key] ?? projectionOf(field.codec, hints)]),
      ),
    );
  }
  if (codec instanceof t.ArrayType)
    return { kind: 'list', item: projectionOf(codec.type as t.Mixed, hints) };
  if (codec instanceof t.AnyArrayType) return { kind: 'list', item: WHOLE };
  return codec instanceof t.UnknownType || codec instanceof t.AnyDictionaryType ? WHOLE : SCALAR;
};

/** The part of a document that at least one of two projections reads. */
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
