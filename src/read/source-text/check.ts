import * as t from 'io-ts';
import { formatPath, type Path } from '../../domain/codec/decode';
import { DictionaryType } from '../../domain/codec/dictionary';
import { type Field, ObjectType, type Properties } from '../../domain/codec/object';
import type { Problem } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import type { Locator } from './place';
import type { MapEntry, MapNode, SourceNode } from './tree';

const codecUnder = (codec: t.Mixed | undefined, key: string): t.Mixed | undefined => {
  if (codec instanceof DictionaryType) {
    return codec.extensions && key.startsWith('x-') ? undefined : codec.codec;
  }
  return codec instanceof ObjectType ? codec.byKey.get(key)?.codec : undefined;
};

const isKnown = (codec: t.Mixed | undefined, key: string): boolean =>
  !(codec instanceof ObjectType) || codec.byKey.has(key) || key.startsWith('x-');

const itemCodec = (codec: t.Mixed | undefined): t.Mixed | undefined =>
  codec instanceof t.ArrayType ? (codec.type as t.Mixed) : undefined;

interface UnknownKey {
  readonly message: string;
  /** The missing required key beside it that was most likely meant. */
  readonly meant?: string;
  /** Whether the item that it belongs in would be published without it. */
  readonly isError?: boolean;
}

/** Where a misplaced key belongs, and what to do. */
export interface KeyAdvice {
  readonly text: string;
  /** Whether what is published without it is the contrary of what it says. */
  readonly isError?: boolean;
}

/** Undefined if nothing is known of the key. */
export type AdviseKey = (path: Path) => KeyAdvice | undefined;

/** Finds a list in the same map whose items know the key: it probably belongs in the last item. */
const misplacedIn = (node: MapNode, type: ObjectType<Properties, unknown>, key: string) =>
  node.entries.find(({ key: list, value }) => {
    const item = itemCodec(type.byKey.get(list)?.codec);
    return value.kind === 'list' && item instanceof ObjectType && item.byKey.has(key);
  });

/** A key that items of a list beside it know. A whole list that the last item lacks is probably that item's. */
const findMisplaced = (
  node: MapNode,
  codec: ObjectType<Properties, unknown>,
  { key, offset, value }: MapEntry,
  columnOf: (offset: number) => number,
): UnknownKey | undefined => {
  const list = misplacedIn(node, codec, key);
  const item = list?.value.kind === 'list' ? list.value.items.at(-1) : undefined;
  if (list === undefined || item === undefined) return undefined;
  const spaces = columnOf(item.offset) - columnOf(offset);
  const fix = spaces > 0 ? `indent it by ${spaces} more spaces` : 'move it there';
  const lacksIt = item.kind === 'map' && item.entries.every((each) => each.key !== key);
  const isError = value.kind === 'list' && lacksIt;
  return {
    message: `found the key ${show(key)} beside ${list.key}, expected it in an item of ${list.key}${isError ? '' : ', and it is not published'}; ${fix}`,
    isError,
  };
};

const unknownKey = (
  node: MapNode,
  codec: t.Mixed | undefined,
  entry: MapEntry,
  columnOf: (offset: number) => number,
  advised: () => KeyAdvice | undefined,
): UnknownKey | undefined => {
  const { key } = entry;
  if (!(codec instanceof ObjectType) || isKnown(codec, key)) return undefined;
  const fields: ReadonlyArray<Field> = codec.fields;
  const stated = new Set(node.entries.map((each) => each.key));
  const missing = fields.filter((field) => field.required && !stated.has(field.key));
  const required = didYouMean(
    key,
    missing.map((field) => field.key),
  );
  if (required !== undefined)
    return {
      message: `found the unknown key ${show(key)}, expected the required key ${required}; did you mean ${required}? rename it`,
      meant: required,
    };
  const advice = advised();
  if (advice !== undefined) {
    const { text, ...rest } = advice;
    return { message: `found the key ${show(key)} ${text}`, ...rest };
  }
  const misplaced = findMisplaced(node, codec, entry, columnOf);
  if (misplaced !== undefined) return misplaced;
  const known = fields.map((field) => field.key);
  const meant = didYouMean(key, known);
  const rest = meant
    ? `expected a known one; did you mean ${meant}?`
    : `expected one of ${known.join(', ')}; remove it, or begin its name with x-`;
  return { message: `found the unknown key ${show(key)}, which is not published, ${rest}` };
};

/** Problems of keys, which the tree of a document shows but its value does not. */
export interface KeyChecks {
  /** Keys that are there twice, and lists outside of the item that lacks them. */
  readonly errors: ReadonlyArray<Problem>;
  /** Misspelt required keys, by the path of the key that was meant. */
  readonly misspelt: ReadonlyMap<string, Problem>;
  readonly unknown: ReadonlyArray<Problem>;
}

/** Finds duplicate keys in a map, and keys that the codec does not know. */
export const checkKeys = (
  root: SourceNode,
  codec: t.Mixed,
  locator: Locator,
  advise: AdviseKey,
): KeyChecks => {
  const errors: Problem[] = [];
  const unknown: Problem[] = [];
  const misspelt = new Map<string, Problem>();
  const seen = new Map<SourceNode, Set<t.Mixed | undefined>>();

  const noteUnknown = (
    node: MapNode,
    type: t.Mixed | undefined,
    entry: MapEntry,
    here: Path,
  ): void => {
    const flaw = unknownKey(node, type, entry, locator.column, () => advise(here));
    if (flaw === undefined) return;
    const problem = locator.atOffset(entry.offset, here, flaw.message);
    const meant = formatPath([...here.slice(0, -1), flaw.meant ?? '']);
    if (flaw.isError) errors.push(problem);
    else if (flaw.meant === undefined || misspelt.has(meant)) unknown.push(problem);
    else misspelt.set(meant, problem);
  };

  const visitMap = (node: MapNode, type: t.Mixed | undefined, path: Path): void => {
    const first = new Set<string>();
    for (const entry of node.entries) {
      const here = [...path, entry.key];
      noteUnknown(node, type, entry, here);
      if (first.has(entry.key)) {
        const message = `found the key ${show(entry.key)} a second time, expected it once; remove one`;
        errors.push(locator.atOffset(entry.offset, here, message));
      }
      first.add(entry.key);
      visit(entry.value, codecUnder(type, entry.key), here);
    }
  };

  const visit = (node: SourceNode, type: t.Mixed | undefined, path: Path): void => {
    if (node.kind === 'scalar') return;
    const types = seen.get(node) ?? new Set();
    if (types.has(type)) return;
    seen.set(node, types.add(type));
    if (node.kind === 'map') {
      visitMap(node, type, path);
      return;
    }
    const item = itemCodec(type);
    for (const [i, each] of node.items.entries()) visit(each, item, [...path, i]);
  };

  visit(root, codec, []);
  return { errors, misspelt, unknown };
};
