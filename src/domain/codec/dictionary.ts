import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { isRecord } from './object';

const errorsOf = (validation: t.Validation<unknown>): t.Errors =>
  E.isLeft(validation) ? validation.left : [];

/**
 * An object whose keys are data. `key` must accept every key. With `extensions`, keys that start with `x-`
 * are allowed as well, and dropped.
 */
export class DictionaryType<A, O> extends t.Type<
  ReadonlyMap<string, A>,
  Readonly<Record<string, O>>,
  unknown
> {
  readonly _tag = 'DictionaryType' as const;

  constructor(
    name: string,
    readonly key: t.Type<string, string, unknown>,
    readonly codec: t.Type<A, O, unknown>,
    readonly extensions: boolean,
  ) {
    super(
      name,
      (u): u is ReadonlyMap<string, A> => u instanceof Map,
      (u, context) => this.read(u, context),
      (a) => Object.fromEntries([...a].map(([k, v]) => [k, codec.encode(v)])),
    );
  }

  private read(u: unknown, context: t.Context): t.Validation<ReadonlyMap<string, A>> {
    if (!isRecord(u)) return t.failure(u, context);
    const result = new Map<string, A>();
    const errors: t.Errors = [];
    for (const [name, value] of Object.entries(u)) {
      if (this.extensions && name.startsWith('x-')) continue;
      const key = this.key.validate(name, t.appendContext(context, name, this.key, name));
      const read = this.codec.validate(value, t.appendContext(context, name, this.codec, value));
      if (E.isRight(key) && E.isRight(read)) result.set(key.right, read.right);
      // One by one: too many arguments for a spread.
      for (const error of [key, read].flatMap(errorsOf)) errors.push(error);
    }
    return errors.length > 0 ? t.failures(errors) : t.success(result);
  }
}

export const dictionary = <A, O>(
  name: string,
  key: t.Type<string, string, unknown>,
  codec: t.Type<A, O, unknown>,
  { extensions = false }: { readonly extensions?: boolean } = {},
): DictionaryType<A, O> => new DictionaryType(name, key, codec, extensions);
