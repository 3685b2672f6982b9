import type * as t from 'io-ts';
import { type NullableType, nullable, type Optional, optional } from './object';
import { text } from './scalar';

/** A property of a foreign document that may be absent or null. */
export const nullish = <A, O>(codec: t.Type<A, O, unknown>): Optional<NullableType<A, O>> =>
  optional(nullable(codec));

/** A text that a foreign document must have. */
export const NonEmptyText = text('Stated', {
  expected: 'a text that is not empty',
  is: (s) => s !== '',
});
