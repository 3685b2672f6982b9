import type { Path } from '../../domain/codec/decode';
import { isRecord } from '../../domain/codec/object';
import { textOf } from '../../domain/codec/scalar';

export const valueAt = (document: unknown, ...path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, document);

/** The text at a path; undefined for anything else. */
export const textAt = (document: unknown, ...path: Path): string | undefined => {
  const text = textOf(valueAt(document, ...path));
  return typeof text === 'string' ? text : undefined;
};

/** The items of the list at a path; empty for anything else. */
export const listAt = (document: unknown, ...path: Path): ReadonlyArray<unknown> => {
  const list = valueAt(document, ...path);
  return Array.isArray(list) ? list : [];
};

/** The indices of keys that equal an earlier one, each with the index of the first. A missing key equals no other. */
export function* findRepeated(
  keys: ReadonlyArray<string | undefined>,
): Generator<readonly [index: number, first: number]> {
  const known = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    if (key === undefined) continue;
    const first = known.get(key);
    if (first === undefined) known.set(key, index);
    else yield [index, first];
  }
}

/** The versions that an image states; undefined for one without a valid name. */
export const versionsOf = (image: unknown): ReadonlyArray<string | undefined> =>
  listAt(image, 'versions').map((version) => textAt(version, 'version'));
