import * as E from 'fp-ts/Either';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { MAX_DEPTH } from '../codec/depth';
import { type Entry, ParseAbort, type SourceNode, type SyntaxIssue, tooDeep } from './tree';

const toNode = (node: Node, text: string, depth: number): SourceNode => {
  const children = node.children ?? [];
  if (depth >= MAX_DEPTH && node.children !== undefined) throw new ParseAbort(tooDeep(node.offset));
  if (node.type === 'object') {
    const entries = children.flatMap((property) => toEntries(property, text, depth + 1));
    return { kind: 'map', offset: node.offset, entries };
  }
  if (node.type === 'array') {
    const items = children.map((child) => toNode(child, text, depth + 1));
    return { kind: 'list', offset: node.offset, items };
  }
  const quoted = node.type === 'string';
  const source = quoted ? String(node.value) : text.slice(node.offset, node.offset + node.length);
  return { kind: 'scalar', offset: node.offset, text: source, plain: !quoted, value: node.value };
};

const toEntries = (property: Node, text: string, depth: number): ReadonlyArray<Entry> => {
  const [key, value] = property.children ?? [];
  if (key === undefined || value === undefined) return [];
  return [{ key: String(key.value), offset: key.offset, value: toNode(value, text, depth) }];
};

const describeError = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Parses JSON to a tree, or finds all syntax errors. */
export const parseJson = (text: string): E.Either<ReadonlyArray<SyntaxIssue>, SourceNode> => {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0 || root === undefined) {
      const issues = errors.map((error) => ({
        offset: error.offset,
        message: `not valid JSON: ${describeError(error)}`,
      }));
      return E.left(issues.length > 0 ? issues : [{ offset: 0, message: 'found no JSON value' }]);
    }
    return E.right(toNode(root, text, 0));
  } catch (error) {
    return E.left([error instanceof ParseAbort ? error.issue : tooDeep(0)]);
  }
};
