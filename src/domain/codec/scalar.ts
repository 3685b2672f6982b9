import * as t from 'io-ts';

/**
 * A scalar of a document that people write. It keeps its source text, so that an unquoted `17.10` in a text
 * field does not become 17.1. `plain` means unquoted.
 */
export class Scalar {
  constructor(
    readonly text: string,
    readonly plain: boolean,
  ) {}
}

/** The source text of a scalar; any other value unchanged. */
export const textOf = (u: unknown): unknown => (u instanceof Scalar ? u.text : u);

/** A scalar value. `parse` turns source text into a value, and leaves everything else unchanged. */
export class ScalarType<A> extends t.Type<A, A, unknown> {
  constructor(
    name: string,
    is: t.Is<A>,
    expected: string,
    parse: (u: unknown) => unknown = t.identity,
  ) {
    const validate = (u: unknown, context: t.Context): t.Validation<A> => {
      const value = parse(u);
      return is(value) ? t.success(value) : t.failure(u, context, expected);
    };
    super(name, is, validate, t.identity);
  }
}

/** A rule for texts, stated in schemas and messages. */
export interface TextRule {
  /** Completes the sentence "expected …". */
  readonly expected: string;
  readonly is: (text: string) => boolean;
  /** The rule, or the part of it that JSON Schema can express. */
  readonly pattern?: string;
  readonly format?: 'date-time' | 'uri' | 'uuid';
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A text that follows a rule; decodes strings and the source text of scalars. */
export class TextType extends ScalarType<string> {
  readonly _tag = 'TextType' as const;

  constructor(
    name: string,
    readonly rule: TextRule,
  ) {
    const is = (u: unknown): u is string => typeof u === 'string' && rule.is(u);
    super(name, is, rule.expected, textOf);
  }
}

export const text = (name: string, rule: TextRule): TextType => new TextType(name, rule);

/** A text with a pattern, which matches all of it, as its only rule. */
export const textLike = (name: string, expected: string, pattern: string): TextType => {
  const form = new RegExp(pattern);
  return text(name, { expected, pattern, is: (s) => form.test(s) });
};

/** A text that a foreign document must have. */
export const NonEmptyText = text('Stated', {
  expected: 'a text that is not empty',
  is: (s) => s !== '',
});

const parseBoolean = (u: unknown): unknown => {
  if (!(u instanceof Scalar) || !u.plain) return u;
  return u.text === 'true' ? true : u.text === 'false' ? false : u;
};

/** `true` or `false`, unquoted. */
export class BooleanType extends ScalarType<boolean> {
  readonly _tag = 'FlagType' as const;
  constructor() {
    super('Flag', t.boolean.is, 'true or false', parseBoolean);
  }
}
export const Bool = new BooleanType();

const parseInteger = (u: unknown): unknown =>
  u instanceof Scalar && u.plain && /^-?\d{1,15}$/.test(u.text) ? Number(u.text) : u;

export class IntegerType extends ScalarType<number> {
  readonly _tag = 'IntegerType' as const;
  constructor(
    name: string,
    readonly minimum: number,
    readonly maximum: number = Number.MAX_SAFE_INTEGER,
  ) {
    const is = (u: unknown): u is number =>
      Number.isSafeInteger(u) && (u as number) >= minimum && (u as number) <= maximum;
    const bound =
      maximum === Number.MAX_SAFE_INTEGER ? `${minimum} or more` : `${minimum} to ${maximum}`;
    super(name, is, `a whole number, ${bound}`, parseInteger);
  }
}
export const integer = (name: string, minimum: number, maximum?: number): IntegerType =>
  new IntegerType(name, minimum, maximum);

/** A decimal number that is not negative. */
export class DecimalType extends ScalarType<number> {
  readonly _tag = 'DecimalType' as const;
  constructor(
    name: string,
    readonly maximum: number = Number.POSITIVE_INFINITY,
  ) {
    const is = (u: unknown): u is number =>
      Number.isFinite(u) && (u as number) >= 0 && (u as number) <= maximum;
    const bound = Number.isFinite(maximum) ? ` from 0 to ${maximum}` : ', 0 or more';
    super(name, is, `a number${bound}`);
  }
}
export const Fraction = new DecimalType('Fraction', 1);
export const Decimal = new DecimalType('Decimal');

export class EnumType<W extends string> extends ScalarType<W> {
  readonly _tag = 'WordType' as const;
  constructor(
    name: string,
    readonly words: ReadonlyArray<W>,
  ) {
    const is = (u: unknown): u is W => words.some((word) => word === u);
    super(name, is, `one of ${words.join(', ')}`, textOf);
  }
}
export const enumeration = <W extends string>(name: string, words: ReadonlyArray<W>): EnumType<W> =>
  new EnumType(name, words);
