import type { Path } from '../../domain/codec/decode';
import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { Locator } from '../source-text/place';
import type { SourceNode } from '../source-text/tree';

/** The keys of a map in OpenVEX 0.2.0 (https://github.com/openvex/spec), published or not. */
interface Shape {
  readonly known: ReadonlyArray<string>;
  /** Whether to warn of other keys: what they say would be lost. */
  readonly isStrict?: true;
  /** The shapes of the maps, or lists of maps, under some of the keys. */
  readonly inside?: Readonly<Record<string, Shape>>;
}

const VULNERABILITY_SHAPE: Shape = { known: ['@id', 'name', 'description', 'aliases'] };
const COMPONENT_SHAPE: Shape = {
  known: ['@id', 'identifiers', 'hashes', 'supplier', 'subcomponents'],
};
const PRODUCT_SHAPE: Shape = {
  ...COMPONENT_SHAPE,
  isStrict: true,
  inside: { subcomponents: COMPONENT_SHAPE },
};
const STATEMENT_SHAPE: Shape = {
  known: [
    ...['@id', 'version', 'vulnerability', 'timestamp', 'last_updated', 'products', 'status'],
    ...['supplier', 'status_notes', 'justification', 'impact_statement', 'action_statement'],
    'action_statement_timestamp',
  ],
  isStrict: true,
  inside: { vulnerability: VULNERABILITY_SHAPE, products: PRODUCT_SHAPE },
};
const DOCUMENT_SHAPE: Shape = {
  known: [
    ...['@context', '@id', 'author', 'role', 'timestamp', 'last_updated', 'version', 'tooling'],
    ...['supplier', 'statements'],
  ],
  inside: { statements: STATEMENT_SHAPE },
};

/** Folds a key as Go's JSON does: without case, and with `ſ` as `s`. */
const foldKey = (key: string): string => key.replaceAll('\u017f', 's').toLowerCase();

interface MisplacedKey {
  readonly path: Path;
  readonly key: string;
  readonly shape: Shape;
}

const findUnknown = (node: SourceNode, shape: Shape, path: Path): ReadonlyArray<MisplacedKey> => {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list')
    return node.items.flatMap((item, i) => findUnknown(item, shape, [...path, i]));
  return node.entries.flatMap(({ key, value }) => {
    const here = [...path, key];
    if (!shape.known.includes(key)) return [{ path: here, key, shape }];
    const inner = shape.inside?.[key];
    return inner === undefined ? [] : findUnknown(value, inner, here);
  });
};

const MAX_NAMED = 5;

/**
 * Finds the keys of a document that OpenVEX does not have: errors for those in another case, which scanners would read,
 * and one warning for the others of statements and products.
 */
export const checkOpenVexKeys = (
  root: SourceNode,
  { at }: Locator,
): { readonly errors: ReadonlyArray<Problem>; readonly warnings: ReadonlyArray<Problem> } => {
  const all = findUnknown(root, DOCUMENT_SHAPE, []).map((unknown) => ({
    ...unknown,
    meant: unknown.shape.known.find((each) => each === foldKey(unknown.key)),
  }));
  const errors = all.flatMap(({ path, key, meant }) =>
    meant === undefined
      ? []
      : at(
          path,
          `found the key ${show(key)}, expected ${show(meant)}; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two`,
        ),
  );
  const lost = all.filter(({ meant, shape }) => meant === undefined && shape.isStrict);
  const [first] = lost;
  if (first === undefined) return { errors, warnings: [] };
  const keys = [...new Set(lost.map(({ key }) => key))];
  const message = `found ${pluralize(lost.length, 'key')} of statements and products that OpenVEX 0.2.0 does not have: ${joinLimited(keys, MAX_NAMED, show)}; what they say is not published: correct or remove them`;
  return { errors, warnings: [at(first.path, message)] };
};
