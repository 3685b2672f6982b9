import type * as t from 'io-ts';
import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { eachKey, type FoundKey } from '../source-text/check';
import type { Locator } from '../source-text/place';
import type { Source } from '../source-text/tree';
import { Product, STATEMENT } from './stated';

/** The keys of OpenVEX 0.2.0 (https://github.com/openvex/spec) that no codec has, since they are not published. */
const NOT_PUBLISHED: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ['StatedDocument', ['@id', 'role', 'last_updated', 'version', 'tooling', 'supplier']],
  [STATEMENT, ['version', 'supplier']],
  [Product.name, ['supplier']],
  ['StatedComponent', ['supplier', 'subcomponents']],
]);

/** A key as Go's JSON compares it: without case, also of the two letters beyond ASCII whose other case is in it. */
const fold = (key: string): string => key.replaceAll('\u017f', 's').toLowerCase();

/** Whether an unknown key of a map is warned of: what it says would be lost. */
const isStrict = (type: t.Mixed): boolean => type === Product || type.name === STATEMENT;

const MAX_NAMED = 5;

/** Finds the keys that scanners read and this action would not (errors), and those without any reader: one warning for all. */
export const checkKeys = (
  { root }: Pick<Source, 'root'>,
  codec: t.Mixed,
  { atOffset }: Locator,
): { readonly errors: ReadonlyArray<Problem>; readonly warnings: ReadonlyArray<Problem> } => {
  const errors: Problem[] = [];
  const lost: FoundKey[] = [];
  eachKey(root, codec, (found) => {
    const { type, key, offset, path } = found;
    const known = type && [...type.byKey.keys(), ...(NOT_PUBLISHED.get(type.name) ?? [])];
    if (known === undefined || known.includes(key)) return;
    const meant = known.find((each) => each === fold(key));
    if (meant !== undefined)
      errors.push(
        atOffset(
          offset,
          path,
          `found the key ${show(key)}, expected ${show(meant)}; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two`,
        ),
      );
    else if (type !== undefined && isStrict(type)) lost.push(found);
  });
  const [first] = lost;
  if (first === undefined) return { errors, warnings: [] };
  const names = [...new Set(lost.map(({ key }) => key))];
  const warning = atOffset(
    first.offset,
    first.path,
    `found ${pluralize(lost.length, 'key')} of statements and products that OpenVEX 0.2.0 does not have: ${joinLimited(names, MAX_NAMED, show)}, expected its own; what they say is not published: correct or remove them`,
  );
  return { errors, warnings: [warning] };
};
