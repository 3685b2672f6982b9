import { Scalar } from '../../domain/codec/scalar';
import { setOwn } from '../../domain/codec/set-own';
import type { ScalarNode, SourceNode } from './tree';

const NULL = /^(|~|null|Null|NULL)$/;

/** Empty texts and unquoted nulls count as absent. */
const isEmpty = (node: SourceNode): boolean =>
  node.kind === 'scalar' && (node.text === '' || (node.plain && NULL.test(node.text)));

const INTEGER = /^[-+]?(\d+|0o[0-7]+|0x[\da-f]+)$/i;

/** Whether a number cannot be written in JSON, or loses digits when read. Such a number stays a text. */
const isLossy = ({ value, text }: ScalarNode): boolean =>
  typeof value === 'number' &&
  !(Number.isFinite(value) && (Number.isSafeInteger(value) || !INTEGER.test(text)));

const toPlainScalar = (node: ScalarNode): unknown => {
  const value = isLossy(node) ? node.text : node.value;
  return typeof value === 'string' ? value.toWellFormed() : value;
};

/** Converts a tree to plain values, as published under `x-` keys. */
const toPlainValue = (node: SourceNode): unknown => {
  if (node.kind === 'scalar') return toPlainScalar(node);
  if (node.kind === 'list') return node.items.map(toPlainValue);
  const result: Record<string, unknown> = {};
  for (const { key, value } of node.entries) setOwn(result, key, toPlainValue(value));
  return result;
};

/**
 * Converts a tree to a value for codecs: scalars keep their source text, empty ones are left out, and values
 * under `x-` keys are plain.
 */
export const toValue = (node: SourceNode): unknown => {
  if (node.kind === 'scalar') return new Scalar(node.text.toWellFormed(), node.plain);
  if (node.kind === 'list') {
    return node.items.map((item) => (isEmpty(item) ? undefined : toValue(item)));
  }
  const result: Record<string, unknown> = {};
  for (const { key, value } of node.entries) {
    if (key.startsWith('x-')) setOwn(result, key, toPlainValue(value));
    else if (!isEmpty(value)) setOwn(result, key, toValue(value));
  }
  return result;
};
