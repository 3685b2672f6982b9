import * as E from 'fp-ts/Either';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { MAX_DEPTH } from '../codec/depth';
import { show } from '../text/escape';
import { createPositions } from './place';
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

/** What each error of the parser means: what was expected, and what to do. */
const ADVICE: Readonly<Record<string, readonly [expected: string, fix: string]>> = {
  InvalidSymbol: [
    'a text in double quotes, a number, true, false or null',
    'put it in double quotes',
  ],
  InvalidNumberFormat: ['a number such as 17.1', 'write it so, or put it in quotes'],
  PropertyNameExpected: ['a key in double quotes', 'write "key": value'],
  ValueExpected: ['a value', 'add it, or remove what asks for it'],
  ColonExpected: ['a colon after the key', 'write "key": value'],
  CommaExpected: ['a comma between two values', 'add it'],
  CloseBraceExpected: ['a closing }', 'add it'],
  CloseBracketExpected: ['a closing ]', 'add it'],
  EndOfFileExpected: ['the end of the file', 'remove it'],
  InvalidCommentToken: ['no comment, JSON has none', 'remove it, or write the file as YAML'],
  UnexpectedEndOfComment: ['no comment, JSON has none', 'remove it'],
  UnexpectedEndOfString: ['a closing " on the same line', 'add it'],
  UnexpectedEndOfNumber: ['more digits', 'add them'],
  InvalidUnicode: ['four hex digits after \\u', 'write them'],
  InvalidEscapeCharacter: ['an escape that JSON knows, such as \\n', 'write a backslash twice'],
  InvalidCharacter: ['no control character', 'write it as an escape such as \\t'],
};

const MAX_FOUND_LENGTH = 40;

const explain = (text: string, { error, offset, length }: ParseError): SyntaxIssue => {
  const before = text.slice(0, offset).trimEnd();
  const found = text.slice(offset, offset + Math.min(length, MAX_FOUND_LENGTH));
  // The parser points at the bracket behind it.
  if (before.endsWith(',') && /^[\]}]$/.test(found))
    return {
      offset: before.length - 1,
      message: `found a comma before ${found}, expected none after the last value; remove the comma`,
    };
  const [expected, fix] = ADVICE[printParseErrorCode(error)] ?? ['JSON', 'write it so'];
  const shown = offset >= text.trimEnd().length ? 'the end of the file' : show(found);
  return { offset, message: `found ${shown}, expected ${expected}; ${fix}` };
};

/** The first error of each line: the others follow from it. */
const explainJsonErrors = (
  text: string,
  errors: ReadonlyArray<ParseError>,
): ReadonlyArray<SyntaxIssue> => {
  const position = createPositions(text);
  const byLine = new Map<number, SyntaxIssue>();
  for (const error of errors) {
    const { line } = position(error.offset);
    if (!byLine.has(line)) byLine.set(line, explain(text, error));
  }
  return [...byLine.values()];
};

/** Parses JSON to a tree, or finds all syntax errors. */
export const parseJson = (text: string): E.Either<ReadonlyArray<SyntaxIssue>, SourceNode> => {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors.length > 0 || root === undefined) {
      const issues = explainJsonErrors(text, errors);
      return E.left(
        issues.length > 0
          ? issues
          : [{ offset: 0, message: 'found no JSON value, expected one; write it' }],
      );
    }
    return E.right(toNode(root, text, 0));
  } catch (error) {
    return E.left([error instanceof ParseAbort ? error.issue : tooDeep(0)]);
  }
};
