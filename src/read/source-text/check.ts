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

const isKnown = (codec: ObjectType<Properties, unknown>, key: string): boolean =>
  codec.byKey.has(key) || key.startsWith('x-');

const itemCodec = (codec: t.Mixed | undefined): t.Mixed | undefined =>
  codec instanceof t.ArrayType ? (codec.type as t.Mixed) : undefined;

interface UnknownKey {
  readonly message: string;
  /** The missing required key that was probably meant. */
  readonly meant?: string;
  /** Whether its item would be published without it. */
  readonly isError?: boolean;
}

export interface KeyAdvice {
  readonly text: string;
  /** The missing required key that was meant. */
  readonly meant?: string;
  /** Whether publishing without the key would say the contrary. */
  readonly isError?: boolean;
}

export type AdviseKey = (path: Path) => KeyAdvice | undefined;

/** A list in a map, whose last item may lack the keys below the list. */
interface NearList {
  readonly key: string;
  readonly knows: (key: string) => boolean;
  readonly last: SourceNode | undefined;
  readonly keysOfLast: ReadonlySet<string>;
}

/** What the keys of a map are checked against; made once for each map, because a hostile one has many unknown keys. */
interface MapContext {
  readonly known: ReadonlyArray<string>;
  readonly missing: ReadonlyArray<string>;
  /** The first list under each key. */
  readonly lists: ReadonlyArray<NearList>;
}

const keysIn = (node: SourceNode | undefined): ReadonlySet<string> =>
  new Set(node?.kind === 'map' ? node.entries.map(({ key }) => key) : []);

const listsIn = (
  { entries }: MapNode,
  codec: ObjectType<Properties, unknown>,
): ReadonlyArray<NearList> => {
  const lists = new Map<string, NearList>();
  for (const { key, value } of entries) {
    const item = itemCodec(codec.byKey.get(key)?.codec);
    if (value.kind !== 'list' || !(item instanceof ObjectType) || lists.has(key)) continue;
    const last = value.items.at(-1);
    lists.set(key, { key, knows: (name) => item.byKey.has(name), last, keysOfLast: keysIn(last) });
  }
  return [...lists.values()];
};

const contextOf = (node: MapNode, codec: ObjectType<Properties, unknown>): MapContext => {
  const fields: ReadonlyArray<Field> = codec.fields;
  const stated = keysIn(node);
  return {
    known: fields.map(({ key }) => key),
    missing: fields.flatMap(({ key, required }) => (required && !stated.has(key) ? [key] : [])),
    lists: listsIn(node, codec),
  };
};

/**
 * Finds a key that items of a neighboring list know. A whole list that the last item lacks probably belongs to that item.
 */
const findMisplaced = (
  { lists }: MapContext,
  { key, offset, value }: MapEntry,
  columnOf: (offset: number) => number,
): UnknownKey | undefined => {
  const list = lists.find(({ knows }) => knows(key));
  if (list?.last === undefined) return undefined;
  const { last, keysOfLast } = list;
  const spaces = columnOf(last.offset) - columnOf(offset);
  const fix = spaces > 0 ? `indent it by ${spaces} more spaces` : 'move it there';
  const isError = value.kind === 'list' && last.kind === 'map' && !keysOfLast.has(key);
  return {
    message: `found the key ${show(key)} next to ${list.key}, expected it in an item of ${list.key}${isError ? '' : ', and it is not published'}; ${fix}`,
    isError,
  };
};

const unknownKey = (
  context: MapContext,
  entry: MapEntry,
  columnOf: (offset: number) => number,
  advised: () => KeyAdvice | undefined,
): UnknownKey => {
  const { key } = entry;
  const required = didYouMean(key, context.missing);
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
  const misplaced = findMisplaced(context, entry, columnOf);
  if (misplaced !== undefined) return misplaced;
  const meant = didYouMean(key, context.known);
  const rest = meant
    ? `expected a known one; did you mean ${meant}?`
    : `expected one of ${context.known.join(', ')}; remove it, or begin its name with x-`;
  return { message: `found the unknown key ${show(key)}, which is not published, ${rest}` };
};

/** Problems of keys, which need the tree of a document. */
export interface KeyChecks {
  /** Duplicate keys, and lists outside of the item that lacks them. */
  readonly errors: ReadonlyArray<Problem>;
  /** Misspelt required keys, by the path of the key that was meant. */
  readonly misspelt: ReadonlyMap<string, Problem>;
  readonly unknown: ReadonlyArray<Problem>;
}

/** Finds duplicate keys, and keys that the codec does not know. */
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

  const noteUnknown = (context: MapContext, entry: MapEntry, here: Path): void => {
    const flaw = unknownKey(context, entry, locator.column, () => advise(here));
    const problem = locator.atOffset(entry.offset, here, flaw.message);
    const meant = formatPath([...here.slice(0, -1), flaw.meant ?? '']);
    if (flaw.isError) errors.push(problem);
    else if (flaw.meant === undefined || misspelt.has(meant)) unknown.push(problem);
    else misspelt.set(meant, problem);
  };

  const visitMap = (node: MapNode, type: t.Mixed | undefined, path: Path): void => {
    const first = new Set<string>();
    let context: MapContext | undefined;
    for (const entry of node.entries) {
      const here = [...path, entry.key];
      if (type instanceof ObjectType && !isKnown(type, entry.key)) {
        context ??= contextOf(node, type);
        noteUnknown(context, entry, here);
      }
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
