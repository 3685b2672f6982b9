import * as t from 'io-ts';
import type { Path } from '../../domain/codec/decode';
import { DictionaryType } from '../../domain/codec/dictionary';
import { ObjectType, type Properties } from '../../domain/codec/object';
import type { Problem } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import type { Locator } from './place';
import type { MapNode, SourceNode } from './tree';

/** A key of a map in a document, and the codec of that map, if it has known keys. */
export interface FoundKey {
  readonly key: string;
  readonly offset: number;
  readonly path: Path;
  readonly type: ObjectType<Properties, unknown> | undefined;
  /** Whether the same map has it already. */
  readonly isRepeated: boolean;
}

const codecUnder = (codec: t.Mixed | undefined, key: string): t.Mixed | undefined => {
  if (codec instanceof DictionaryType)
    return codec.extensions && key.startsWith('x-') ? undefined : codec.codec;
  return codec instanceof ObjectType ? codec.byKey.get(key)?.codec : undefined;
};

/** Visits all keys of a document. What an alias repeats is visited once for each codec. */
export const eachKey = (
  root: SourceNode,
  codec: t.Mixed,
  note: (found: FoundKey) => void,
): void => {
  const seen = new Map<SourceNode, Set<t.Mixed | undefined>>();
  const visitMap = ({ entries }: MapNode, type: t.Mixed | undefined, path: Path): void => {
    const known = type instanceof ObjectType ? type : undefined;
    const before = new Set<string>();
    for (const { key, offset, value } of entries) {
      const here = [...path, key];
      note({ key, offset, path: here, type: known, isRepeated: before.has(key) });
      before.add(key);
      visit(value, codecUnder(type, key), here);
    }
  };
  const visit = (node: SourceNode, type: t.Mixed | undefined, path: Path): void => {
    if (node.kind === 'scalar') return;
    const types = seen.get(node) ?? new Set();
    if (types.has(type)) return;
    seen.set(node, types.add(type));
    const item = type instanceof t.ArrayType ? (type.type as t.Mixed) : undefined;
    if (node.kind === 'map') visitMap(node, type, path);
    else for (const [i, each] of node.items.entries()) visit(each, item, [...path, i]);
  };
  visit(root, codec, []);
};

/** Problems of keys, which the tree of a document shows but its value does not. */
export interface KeyChecks {
  /** Keys that are there twice. */
  readonly repeated: ReadonlyArray<Problem>;
  readonly unknown: ReadonlyArray<Problem>;
}

const describeUnknown = (key: string, known: ReadonlyArray<string>): string => {
  const meant = didYouMean(key, known);
  return `found the unknown key ${show(key)}, which is not published, ${
    meant === undefined
      ? `expected one of ${known.join(', ')}; remove it, or begin its name with x-`
      : `expected a known one; did you mean ${meant}?`
  }`;
};

/** Finds duplicate keys in a map, and keys that the codec does not know. */
export const checkKeys = (root: SourceNode, codec: t.Mixed, { atOffset }: Locator): KeyChecks => {
  const repeated: Problem[] = [];
  const unknown: Problem[] = [];
  eachKey(root, codec, ({ key, offset, path, type, isRepeated }) => {
    if (isRepeated)
      repeated.push(
        atOffset(
          offset,
          path,
          `found the key ${show(key)} a second time, expected it once; remove one`,
        ),
      );
    if (type !== undefined && !type.byKey.has(key) && !key.startsWith('x-'))
      unknown.push(atOffset(offset, path, describeUnknown(key, [...type.byKey.keys()])));
  });
  return { repeated, unknown };
};
