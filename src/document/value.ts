import { Scalar } from '../codec/scalar';
import { setOwn } from '../codec/set-own';
import type { ScalarNode, SourceNode } from './tree';

const NULL = /^(|~|null|Null|NULL)$/;

/** An empty text or a plain null says nothing. */
const isEmpty = (node: SourceNode): boolean =>
  node.kind === 'scalar' && (node.text === '' || (node.plain && NULL.test(node.text)));

const INTEGER = /^[-+]?(\d+|0o[0-7]+|0x[\da-f]+)$/i;

/** A number that JSON cannot carry, or no reader of it keeps, stays the text that it was. */
const isLossy = ({ value, text }: ScalarNode): boolean =>
  typeof value === 'number' &&
  !(Number.isFinite(value) && (Number.isSafeInteger(value) || !INTEGER.test(text)));

const toPlainScalar = (node: ScalarNode): unknown => {
  const value = isLossy(node) ? node.text : node.value;
  return typeof value === 'string' ? value.toWellFormed() : value;
};

/** A tree as plain values: what is published of an `x-` key. */
const toPlainValue = (node: SourceNode): unknown => {
  if (node.kind === 'scalar') return toPlainScalar(node);
  if (node.kind === 'list') return node.items.map(toPlainValue);
  const result: Record<string, unknown> = {};
  for (const { key, value } of node.entries) setOwn(result, key, toPlainValue(value));
  return result;
};

/**
 * A tree as a value for codecs: scalars keep their source text, what is not stated is left out, and
 * values of `x-` keys are plain.
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
