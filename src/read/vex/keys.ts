import type { Path } from '../../domain/codec/decode';
import type { Problem } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { Locator } from '../source-text/place';
import type { MapNode, Source, SourceNode } from '../source-text/tree';

const inWords = (text: string): ReadonlyArray<string> => text.split(' ');

/** The keys of OpenVEX 0.2.0 (https://github.com/openvex/spec), published or not. */
const OF_DOCUMENT = inWords(
  '@context @id author role timestamp last_updated version tooling supplier statements',
);
const OF_STATEMENT = inWords(
  '@id version vulnerability timestamp last_updated products status supplier status_notes justification impact_statement action_statement action_statement_timestamp',
);
const OF_VULNERABILITY = inWords('@id name description aliases');
const OF_COMPONENT = inWords('@id identifiers hashes supplier subcomponents');

/** A map of a file, and the keys that it can have. */
interface Place {
  readonly path: Path;
  readonly node: MapNode;
  readonly known: ReadonlyArray<string>;
  /** Whether another key is warned of: what it says would be lost. */
  readonly isStrict: boolean;
}

/** The values of a key in a map: all of them, if it is there twice. */
const valuesAt = (node: SourceNode, key: string): ReadonlyArray<SourceNode> =>
  node.kind === 'map' ? node.entries.flatMap((each) => (each.key === key ? [each.value] : [])) : [];

/** The items of the lists at a key in a map, with their paths. */
const itemsAt = (node: SourceNode, path: Path, key: string) =>
  valuesAt(node, key).flatMap((list) =>
    list.kind === 'list'
      ? list.items.map((item, i) => ({ node: item, path: [...path, key, i] }))
      : [],
  );

const placesIn = (root: SourceNode): ReadonlyArray<Place> => {
  const placeOf = (
    { node, path }: { readonly node: SourceNode; readonly path: Path },
    known: ReadonlyArray<string>,
    isStrict: boolean,
  ): ReadonlyArray<Place> => (node.kind === 'map' ? [{ node, path, known, isStrict }] : []);
  return [
    ...placeOf({ node: root, path: [] }, OF_DOCUMENT, false),
    ...itemsAt(root, [], 'statements').flatMap((statement) => [
      ...placeOf(statement, OF_STATEMENT, true),
      ...valuesAt(statement.node, 'vulnerability').flatMap((node) =>
        placeOf({ node, path: [...statement.path, 'vulnerability'] }, OF_VULNERABILITY, false),
      ),
      ...itemsAt(statement.node, statement.path, 'products').flatMap((product) => [
        ...placeOf(product, OF_COMPONENT, true),
        ...itemsAt(product.node, product.path, 'subcomponents').flatMap((each) =>
          placeOf(each, OF_COMPONENT, false),
        ),
      ]),
    ]),
  ];
};

/** A key as Go's JSON compares it: without case, also of the two letters beyond ASCII whose other case is in it. */
const fold = (key: string): string => key.replaceAll('\u017f', 's').toLowerCase();

interface UnknownKey {
  readonly path: Path;
  readonly key: string;
  readonly offset: number;
  readonly known: ReadonlyArray<string>;
}

const misspelt = (
  { atOffset }: Locator,
  { path, key, offset }: UnknownKey,
  meant: string,
): Problem =>
  atOffset(
    offset,
    path,
    `found the key ${show(key)}, expected ${show(meant)}; scanners read it in any case, and this action only as OpenVEX has it: rename it, or remove one of the two`,
  );

const MAX_NAMED = 5;

/** Where an unknown key belongs, or what was meant. */
const adviceOn = ({ key, known }: UnknownKey): string => {
  if (OF_COMPONENT.includes(key)) return `${show(key)} (of a product)`;
  if (OF_STATEMENT.includes(key)) return `${show(key)} (of a statement)`;
  const meant = didYouMean(key, known);
  return meant === undefined ? show(key) : `${show(key)} (did you mean ${meant}?)`;
};

/** Warns once of all keys that OpenVEX does not have: no scanner reads them. */
const warnOfUnknown = (
  { atOffset }: Locator,
  unknown: ReadonlyArray<UnknownKey>,
): ReadonlyArray<Problem> => {
  const [first] = unknown;
  if (first === undefined) return [];
  const named = joinLimited(
    [...new Map(unknown.map((each) => [each.key, each])).values()],
    MAX_NAMED,
    adviceOn,
  );
  return [
    atOffset(
      first.offset,
      first.path,
      `found ${pluralize(unknown.length, 'key')} of statements and products that OpenVEX 0.2.0 does not have: ${named}, expected its own; what they say is not published: correct or remove them`,
    ),
  ];
};

/** Finds the keys that scanners read and this action would not, and those that nobody reads. */
export const checkKeys = (
  { root }: Pick<Source, 'root'>,
  locator: Locator,
): { readonly errors: ReadonlyArray<Problem>; readonly warnings: ReadonlyArray<Problem> } => {
  const errors: Problem[] = [];
  const unknown: UnknownKey[] = [];
  for (const { path, node, known, isStrict } of placesIn(root))
    for (const { key, offset } of node.entries) {
      if (known.includes(key)) continue;
      const found = { path: [...path, key], key, offset, known };
      const meant = known.find((each) => each === fold(key));
      if (meant !== undefined) errors.push(misspelt(locator, found, meant));
      else if (isStrict) unknown.push(found);
    }
  return { errors, warnings: warnOfUnknown(locator, unknown) };
};
