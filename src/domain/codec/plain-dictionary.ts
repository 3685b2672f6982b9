import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { isRecord } from './object';
import { setOwn } from './set-own';

const mismatchesOf = (validation: t.Validation<unknown>): t.Errors =>
  E.isLeft(validation) ? validation.left : [];

/**
 * An object whose keys are data, as it was parsed. A run reads thousands of documents that it wrote, and making a map of
 * each takes longer than looking at it.
 */
export class PlainDictionaryType<A> extends t.Type<Readonly<Record<string, A>>, unknown, unknown> {
  readonly _tag = 'PlainDictionaryType' as const;

  constructor(
    name: string,
    readonly key: t.Type<string, string, unknown>,
    readonly codec: t.Type<A, unknown, unknown>,
  ) {
    super(
      name,
      (u): u is Readonly<Record<string, A>> =>
        isRecord(u) && Object.entries(u).every(([k, v]) => key.is(k) && codec.is(v)),
      (u, context) => this.read(u, context),
      (a) => a,
    );
  }

  private read(u: unknown, context: t.Context): t.Validation<Readonly<Record<string, A>>> {
    if (!isRecord(u)) return t.failure(u, context);
    const result: Record<string, A> = {};
    const errors: t.Errors = [];
    for (const [name, value] of Object.entries(u)) {
      const key = this.key.validate(name, t.appendContext(context, name, this.key, name));
      const read = this.codec.validate(value, t.appendContext(context, name, this.codec, value));
      if (E.isRight(key) && E.isRight(read)) setOwn(result, key.right, read.right);
      for (const error of [key, read].flatMap(mismatchesOf)) errors.push(error);
    }
    return errors.length > 0 ? t.failures(errors) : t.success(result);
  }
}

export const plainDictionary = <A>(
  name: string,
  key: t.Type<string, string, unknown>,
  codec: t.Type<A, unknown, unknown>,
): PlainDictionaryType<A> => new PlainDictionaryType(name, key, codec);
