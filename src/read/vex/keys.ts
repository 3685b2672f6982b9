import * as t from 'io-ts';
import type { Path } from '../../domain/codec/decode';
import { isRecord, ObjectType } from '../../domain/codec/object';
import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { Locator } from '../source-text/place';

/** The keys of OpenVEX 0.2.0 (https://github.com/openvex/spec) that are not published, by the name of the codec. */
const UNPUBLISHED: Readonly<Record<string, ReadonlyArray<string>>> = {
  StatedDocument: ['@id', 'role', 'last_updated', 'version', 'tooling', 'supplier'],
  StatedStatement: ['version', 'supplier'],
  StatedProduct: ['supplier'],
  StatedComponent: ['supplier', 'subcomponents'],
};

/** What other keys of these say would be lost. */
const STRICT = ['StatedStatement', 'StatedProduct'];

/** Folds a key as Go's JSON does: without case, and with `ſ` as `s`. */
const foldKey = (key: string): string => key.replaceAll('\u017f', 's').toLowerCase();

interface UnknownVexKey {
  readonly path: Path;
  readonly key: string;
  /** The known key that equals it but for its case. */
  readonly meant: string | undefined;
  readonly isLost: boolean;
}

const findUnknown = (value: unknown, codec: t.Mixed, path: Path): ReadonlyArray<UnknownVexKey> => {
  if (codec instanceof t.ArrayType && Array.isArray(value))
    return value.flatMap((item, i) => findUnknown(item, codec.type, [...path, i]));
  if (!(codec instanceof ObjectType) || !isRecord(value)) return [];
  const known = [...codec.byKey.keys(), ...(UNPUBLISHED[codec.name] ?? [])];
  return Object.entries(value).flatMap(([key, each]) => {
    const here = [...path, key];
    const field = codec.byKey.get(key);
    if (field !== undefined) return findUnknown(each, field.codec, here);
    if (known.includes(key)) return [];
    const meant = known.find((name) => name === foldKey(key));
    return [{ path: here, key, meant, isLost: meant === undefined && STRICT.includes(codec.name) }];
  });
};

const MAX_NAMED = 5;

/**
 * Finds the keys of a document that OpenVEX does not have: errors for those in another case, which scanners would read,
 * and one warning for the others of statements and products.
 */
export const checkOpenVexKeys = (
  document: unknown,
  codec: t.Mixed,
  at: Locator['at'],
): { readonly errors: ReadonlyArray<Problem>; readonly warnings: ReadonlyArray<Problem> } => {
  const all = findUnknown(document, codec, []);
  const errors = all.flatMap(({ path, key, meant }) =>
    meant === undefined
      ? []
      : at(
          path,
          `found the key ${show(key)}, expected ${show(meant)}; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two`,
        ),
  );
  const lost = all.filter(({ isLost }) => isLost);
  const [first] = lost;
  if (first === undefined) return { errors, warnings: [] };
  const keys = [...new Set(lost.map(({ key }) => key))];
  const message = `found ${pluralize(lost.length, 'key')} of statements and products that OpenVEX 0.2.0 does not have: ${joinLimited(keys, MAX_NAMED, show)}; what they say is not published: correct or remove them`;
  return { errors, warnings: [at(first.path, message)] };
};
