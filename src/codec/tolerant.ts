import * as t from 'io-ts';
import { type NullableType, nullable } from './nullable';
import { type Optional, optional } from './object';
import { text } from './text';

/** A property of a foreign document: absent and null both mean that nothing is said. */
export const maybe = <A, O>(codec: t.Type<A, O, unknown>): Optional<NullableType<A, O>> =>
  optional(nullable(codec));

/** A text that a foreign document must state. */
export const Stated = text('Stated', { expected: 'a text that is not empty', is: (s) => s !== '' });

/**
 * A list of anything of which nobody looks at what follows the first item that is enough: a text, which
 * begins with `start`.
 */
export class ListUntil extends t.AnyArrayType {
  constructor(
    readonly start: string,
    readonly enough: (value: unknown) => boolean,
  ) {
    super();
  }
}

/** A text that nobody looks at where the same object has one, not an empty one, under another key. */
export class SpareText extends t.StringType {
  constructor(readonly insteadOf: string) {
    super();
  }
}
