import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

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
