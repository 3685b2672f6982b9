import type { Path } from '../../domain/codec/decode';
import type { Problem } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { Locator } from '../source-text/place';
import type { Source, SourceNode } from '../source-text/tree';

const inWords = (text: string): ReadonlyArray<string> => text.split(' ');

/** The keys that a map of OpenVEX 0.2.0 (https://github.com/openvex/spec) can have, published or not. */
interface Shape {
  readonly known: ReadonlyArray<string>;
  /** Whether another key is warned of: what it says would be lost. */
  readonly isStrict?: true;
  /** The shapes of the maps, or lists of maps, under some of the keys. */
  readonly inside?: ReadonlyMap<string, Shape>;
}

const VULNERABILITY: Shape = { known: inWords('@id name description aliases') };
const COMPONENT: Shape = { known: inWords('@id identifiers hashes supplier subcomponents') };
const PRODUCT: Shape = {
  ...COMPONENT,
  isStrict: true,
  inside: new Map([['subcomponents', COMPONENT]]),
};
const STATEMENT: Shape = {
  known: inWords(
    '@id version vulnerability timestamp last_updated products status supplier status_notes justification impact_statement action_statement action_statement_timestamp',
  ),
  isStrict: true,
  inside: new Map([
    ['vulnerability', VULNERABILITY],
    ['products', PRODUCT],
  ]),
};
const DOCUMENT: Shape = {
  known: inWords(
    '@context @id author role timestamp last_updated version tooling supplier statements',
  ),
  inside: new Map([['statements', STATEMENT]]),
};

/** A key as Go's JSON compares it: without case, also of the two letters beyond ASCII whose other case is in it. */
const fold = (key: string): string => key.replaceAll('\u017f', 's').toLowerCase();

interface UnknownKey {
  readonly path: Path;
  readonly offset: number;
  readonly key: string;
  readonly shape: Shape;
}

/** The keys of a node, and of the maps inside it, that their shapes do not have. */
const unknownIn = (node: SourceNode, shape: Shape, path: Path): ReadonlyArray<UnknownKey> => {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list')
    return node.items.flatMap((item, i) => unknownIn(item, shape, [...path, i]));
  const { known, inside = new Map<string, Shape>() } = shape;
  const own = node.entries.filter(({ key }) => !known.includes(key));
  return [
    ...own.map(({ key, offset }) => ({ path: [...path, key], offset, key, shape })),
    ...node.entries.flatMap(({ key, value }) => {
      const inner = inside.get(key);
      return inner === undefined ? [] : unknownIn(value, inner, [...path, key]);
    }),
  ];
};

const MAX_NAMED = 5;

/** Where an unknown key belongs, or what was meant. */
const adviceOn = ({ key, shape }: UnknownKey): string => {
  if (COMPONENT.known.includes(key)) return `${show(key)} (of a product)`;
  if (STATEMENT.known.includes(key)) return `${show(key)} (of a statement)`;
  const meant = didYouMean(key, shape.known);
  return meant === undefined ? show(key) : `${show(key)} (did you mean ${meant}?)`;
};

/** Finds the keys that scanners read and this action would not (errors), and those without any reader: one warning for all. */
export const checkKeys = (
  { root }: Pick<Source, 'root'>,
  { atOffset }: Locator,
): { readonly errors: ReadonlyArray<Problem>; readonly warnings: ReadonlyArray<Problem> } => {
  const errors: Problem[] = [];
  const lost: UnknownKey[] = [];
  for (const unknown of unknownIn(root, DOCUMENT, [])) {
    const { path, offset, key, shape } = unknown;
    const meant = shape.known.find((each) => each === fold(key));
    if (meant !== undefined)
      errors.push(
        atOffset(
          offset,
          path,
          `found the key ${show(key)}, expected ${show(meant)}; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two`,
        ),
      );
    else if (shape.isStrict) lost.push(unknown);
  }
  const [first] = lost;
  if (first === undefined) return { errors, warnings: [] };
  const distinct = [...new Map(lost.map((each) => [each.key, each])).values()];
  const warning = atOffset(
    first.offset,
    first.path,
    `found ${pluralize(lost.length, 'key')} of statements and products that OpenVEX 0.2.0 does not have: ${joinLimited(distinct, MAX_NAMED, adviceOn)}, expected its own; what they say is not published: correct or remove them`,
  );
  return { errors, warnings: [warning] };
};
