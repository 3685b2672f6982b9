import * as E from 'fp-ts/Either';
import {
  type JSONVisitor,
  type ParseError,
  type ParseErrorCode,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { MAX_DEPTH } from '../codec/depth';
import { show } from '../values/escape';
import { createPositions } from './place';
import { type MapEntry, ParseAbort, type SourceNode, type SyntaxIssue, tooDeep } from './tree';

type Container =
  | { readonly kind: 'map'; readonly offset: number; readonly entries: MapEntry[] }
  | { readonly kind: 'list'; readonly offset: number; readonly items: SourceNode[] };

/** Builds our tree while the parser visits the text, so that the parser's own tree is not needed. */
const openTree = (text: string) => {
  const open: Container[] = [];
  let root: SourceNode | undefined;
  let key = '';
  let keyOffset = 0;
  const add = (node: SourceNode): void => {
    const parent = open.at(-1);
    if (parent === undefined) root ??= node;
    else if (parent.kind === 'list') parent.items.push(node);
    else parent.entries.push({ key, offset: keyOffset, value: node });
  };
  const begin = (container: Container): void => {
    if (open.length >= MAX_DEPTH) throw new ParseAbort(tooDeep(container.offset));
    add(container);
    open.push(container);
  };
  const end = (): void => void open.pop();
  const visitor: JSONVisitor = {
    onObjectBegin: (offset) => begin({ kind: 'map', offset, entries: [] }),
    onObjectProperty: (name, offset) => {
      key = name;
      keyOffset = offset;
    },
    onObjectEnd: end,
    onArrayBegin: (offset) => begin({ kind: 'list', offset, items: [] }),
    onArrayEnd: end,
    onLiteralValue: (value: unknown, offset, length) => {
      const plain = typeof value !== 'string';
      const source = plain ? text.slice(offset, offset + length) : value;
      add({ kind: 'scalar', offset, text: source, plain, value });
    },
  };
  return { visitor, root: () => root };
};

/** The expectation and the advice for each error of the parser. */
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
  InvalidCommentToken: ['no comment, JSON has none', 'remove it'],
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
  // The parser points at the bracket after the comma.
  if (before.endsWith(',') && /^[\]}]$/.test(found))
    return {
      offset: before.length - 1,
      message: `found a comma before ${found}, expected none after the last value; remove the comma`,
    };
  const [expected, fix] = ADVICE[printParseErrorCode(error)] ?? ['JSON', 'write it so'];
  const shown = offset >= text.trimEnd().length ? 'the end of the file' : show(found);
  return { offset, message: `found ${shown}, expected ${expected}; ${fix}` };
};

/** Explains the first error of each line, because the others follow from it. */
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
  const tree = openTree(text);
  const onError = (error: ParseErrorCode, offset: number, length: number): void => {
    errors.push({ error, offset, length });
  };
  try {
    visit(text, { ...tree.visitor, onError }, { disallowComments: true });
    const root = tree.root();
    if (errors.length > 0 || root === undefined) {
      const issues = explainJsonErrors(text, errors);
      return E.left(
        issues.length > 0
          ? issues
          : [{ offset: 0, message: 'found no JSON value, expected one; write it' }],
      );
    }
    return E.right(root);
  } catch (error) {
    return E.left([error instanceof ParseAbort ? error.issue : tooDeep(0)]);
  }
};
