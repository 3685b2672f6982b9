import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Scalar } from './scalar';
import { setOwn } from './set-own';

/** A property that may be absent (but never `null` or `undefined`). */
export interface Optional<C extends t.Mixed> {
  readonly optional: C;
}
export const optional = <C extends t.Mixed>(codec: C): Optional<C> => ({ optional: codec });

/** A value or `null`; unlike a union, it does not add a step to the path of an error. */
export class NullableType<A, O> extends t.Type<A | null, O | null, unknown> {
  readonly _tag = 'NullableType' as const;

  constructor(readonly codec: t.Type<A, O, unknown>) {
    super(
      `${codec.name} or null`,
      (u): u is A | null => u === null || codec.is(u),
      (u, context) => (u === null ? E.right(null) : codec.validate(u, context)),
      (a) => (a === null ? null : codec.encode(a)),
    );
  }
}

export const nullable = <A, O>(codec: t.Type<A, O, unknown>): NullableType<A, O> =>
  new NullableType(codec);

/** A property of a foreign document that may be absent or null. */
export const nullish = <A, O>(codec: t.Type<A, O, unknown>): Optional<NullableType<A, O>> =>
  optional(nullable(codec));

type Bare = t.Mixed | Optional<t.Mixed>;

/** The description of a property in the schema of its document. */
export interface Metadata {
  /** Complete sentences. */
  readonly description: string;
  /** Values as in documents. */
  readonly examples?: ReadonlyArray<unknown>;
  readonly unit?: string;
}

export interface WithMetadata<P extends Bare> {
  readonly property: P;
  readonly about: Metadata;
}
export const field = <P extends Bare>(
  property: P,
  description: string,
  more: Omit<Metadata, 'description'> = {},
): WithMetadata<P> => ({ property, about: { description, ...more } });

export type Property = Bare | WithMetadata<Bare>;
export type Properties = Readonly<Record<string, Property>>;
type BareOf<P> = P extends WithMetadata<infer B> ? B : P;
type CodecOf<P> = BareOf<P> extends Optional<infer C> ? C : BareOf<P>;
type OptionalKeys<P> = {
  [K in keyof P]: BareOf<P[K]> extends Optional<t.Mixed> ? K : never;
}[keyof P];
type Simplify<T> = { [K in keyof T]: T[K] };
type Extensions = { readonly [key: `x-${string}`]: unknown };

export type TypeOfProperties<P extends Properties> = Simplify<
  { readonly [K in Exclude<keyof P, OptionalKeys<P>>]: t.TypeOf<Extract<CodecOf<P[K]>, t.Any>> } & {
    readonly [K in OptionalKeys<P>]?: t.TypeOf<Extract<CodecOf<P[K]>, t.Any>>;
  }
>;

const hasMetadata = (property: Property): property is WithMetadata<Bare> => 'about' in property;
const isOptional = (property: Bare): property is Optional<t.Mixed> => 'optional' in property;
export const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u) && !(u instanceof Scalar);

export interface Field {
  readonly key: string;
  readonly codec: t.Mixed;
  readonly required: boolean;
  readonly about: Metadata | undefined;
}

const fieldOf = (key: string, property: Property): Field => {
  const bare = hasMetadata(property) ? property.property : property;
  return {
    key,
    codec: isOptional(bare) ? bare.optional : bare,
    required: !isOptional(bare),
    about: hasMetadata(property) ? property.about : undefined,
  };
};

/**
 * An object with known properties. Decoding drops unknown keys; encoding writes known ones in the order of
 * their declaration, so neither foreign keys nor an accidental order can be published. With `extensions`,
 * keys that start with `x-` are kept unchanged, after all others.
 */
export class ObjectType<P extends Properties, A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'ObjectType' as const;
  readonly fields: ReadonlyArray<Field>;
  readonly byKey: ReadonlyMap<string, Field>;

  constructor(
    name: string,
    readonly properties: P,
    readonly extensions: boolean,
  ) {
    super(
      name,
      (u): u is A => isRecord(u) && this.fields.every((field) => this.holds(u, field)),
      (u, context) => this.read(u, context),
      (a) => this.write(a),
    );
    this.fields = Object.entries(properties).map(([key, property]) => fieldOf(key, property));
    this.byKey = new Map(this.fields.map((field) => [field.key, field]));
  }

  private holds(u: Readonly<Record<string, unknown>>, field: Field): boolean {
    return u[field.key] === undefined ? !field.required : field.codec.is(u[field.key]);
  }

  private read(u: unknown, context: t.Context): t.Validation<A> {
    if (!isRecord(u)) return t.failure(u, context);
    const result: Record<string, unknown> = {};
    const errors: t.Errors = [];
    for (const { key, codec, required } of this.fields) {
      const value = Object.hasOwn(u, key) ? u[key] : undefined;
      if (value === undefined && !required) continue;
      const read = codec.validate(value, t.appendContext(context, key, codec, value));
      if (E.isLeft(read)) for (const error of read.left) errors.push(error);
      else setOwn(result, key, read.right);
    }
    if (this.extensions) this.copyExtensions(u, result);
    return errors.length > 0 ? t.failures(errors) : t.success(result as A);
  }

  private write(a: A): unknown {
    const source = a as Readonly<Record<string, unknown>>;
    const result: Record<string, unknown> = {};
    for (const { key, codec } of this.fields) {
      if (source[key] !== undefined) setOwn(result, key, codec.encode(source[key]));
    }
    if (this.extensions) this.copyExtensions(source, result);
    return result;
  }

  private copyExtensions(
    from: Readonly<Record<string, unknown>>,
    to: Record<string, unknown>,
  ): void {
    for (const key of Object.keys(from)) if (key.startsWith('x-')) setOwn(to, key, from[key]);
  }
}

export const object = <P extends Properties>(
  name: string,
  properties: P,
): ObjectType<P, TypeOfProperties<P>> => new ObjectType(name, properties, false);

/** An {@link object} that keeps `x-` keys. */
export const extensible = <P extends Properties>(
  name: string,
  properties: P,
): ObjectType<P, TypeOfProperties<P> & Extensions> => new ObjectType(name, properties, true);
