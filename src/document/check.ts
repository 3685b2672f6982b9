import * as t from 'io-ts';
import type { Path } from '../codec/decode';
import { DictionaryType } from '../codec/dictionary';
import { ObjectType } from '../codec/object';
import type { Problem } from '../problem';
import { didYouMean } from '../text/did-you-mean';
import { show } from '../text/escape';
import type { Locator } from './place';
import type { Entry, MapNode, SourceNode } from './tree';

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

const unknownKeyMessage = (codec: t.Mixed | undefined, { key }: Entry): string | undefined => {
  if (!(codec instanceof ObjectType) || isKnown(codec, key)) return undefined;
  const known = codec.fields.map((field) => field.key);
  const meant = didYouMean(key, known);
  const advice = meant ? `did you mean ${meant}?` : `known keys: ${known.join(', ')}`;
  return `found the unknown key ${show(key)}, it is not published; ${advice}`;
};

/** Problems that only the tree of a document shows: its value has each key once. */
export interface KeyChecks {
  readonly duplicates: ReadonlyArray<Problem>;
  readonly unknown: ReadonlyArray<Problem>;
}

/** Finds duplicate keys in a map, and keys that the codec does not know. */
export const checkKeys = (root: SourceNode, codec: t.Mixed, locator: Locator): KeyChecks => {
  const duplicates: Problem[] = [];
  const unknown: Problem[] = [];
  const seen = new Map<SourceNode, Set<t.Mixed | undefined>>();

  const visitMap = (node: MapNode, type: t.Mixed | undefined, path: Path): void => {
    const first = new Set<string>();
    for (const entry of node.entries) {
      const here = [...path, entry.key];
      const unknownKey = unknownKeyMessage(type, entry);
      if (unknownKey !== undefined) unknown.push(locator.atOffset(entry.offset, here, unknownKey));
      if (first.has(entry.key)) {
        const message = `found the key ${show(entry.key)} a second time, expected it once; remove one`;
        duplicates.push(locator.atOffset(entry.offset, here, message));
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
  return { duplicates, unknown };
};
