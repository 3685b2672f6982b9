import type { ErrorCode, YAMLError } from 'yaml';
import { show } from '../values/escape';
import {
  cut,
  isBlank,
  isItem,
  keyColumn,
  keyName,
  type Line,
  nearLine,
  quote,
  splitLines,
  valueText,
} from './lines';
import { createPositions } from './place';
import type { SyntaxIssue } from './tree';

class Explainer {
  private readonly lines: ReadonlyArray<Line>;
  private readonly position: ReturnType<typeof createPositions>;

  /** Line numbers of the least indented list items. */
  private readonly items: ReadonlyArray<number>;

  constructor(text: string) {
    this.lines = splitLines(text);
    this.position = createPositions(text);
    const items = this.lines.filter(isItem);
    const least = items.reduce((most, { indent }) => Math.min(most, indent), Infinity);
    this.items = items.filter(({ indent }) => indent === least).map(({ number }) => number);
  }

  lineAt(offset: number): Line {
    const { line } = this.position(offset);
    return this.lines[line - 1] ?? { text: '', start: 0, number: 0, indent: 0 };
  }

  /** One issue for all lines that are indented by tabs, if the parser reports one of them. */
  tabs(errors: ReadonlyArray<YAMLError>): SyntaxIssue | undefined {
    const isTabbed = (line: Line): boolean => line.text.slice(0, line.indent).includes('\t');
    const matters = errors.some(({ pos: [offset] }) => isTabbed(this.lineAt(offset)));
    const tabbed = matters ? this.lines.filter((line) => isTabbed(line) && !isBlank(line)) : [];
    const [first] = tabbed;
    if (first === undefined) return undefined;
    const more = tabbed.length > 1 ? ` (on ${tabbed.length} lines)` : '';
    return {
      offset: first.start + first.text.indexOf('\t'),
      message: `found a tab as indentation${more}, expected spaces, since YAML takes no tabs there; replace it with as many spaces as the lines beside it have`,
    };
  }

  /** Explains an error that depends on its line only. */
  local({ code, message, pos: [offset] }: YAMLError): SyntaxIssue | undefined {
    const line = this.lineAt(offset);
    const rest = line.text.slice(offset - line.start);
    const quoted = quote(line, valueText(line));
    switch (code) {
      case 'BLOCK_AS_IMPLICIT_KEY':
        if (!/^[^\s"'[{#].*:( |$)/.test(rest) || isItem({ ...line, text: rest, indent: 0 }))
          return undefined;
        return {
          offset,
          message: `found ": " inside a text, expected a text without it or in quotes; put the text in quotes: ${quoted}`,
        };
      case 'BAD_SCALAR_START':
        return {
          offset,
          message: `found a text that begins with ${rest.slice(0, 1)}, expected it in quotes, because YAML reserves this character; put the text in quotes: ${quoted}`,
        };
      case 'BAD_DQ_ESCAPE':
        return {
          offset,
          message: `found ${show(rest.slice(0, 2))}, expected an escape that YAML knows, such as \\n; write a backslash twice, or put the text in single quotes`,
        };
      case 'UNEXPECTED_TOKEN':
        return this.unexpected(offset, message, line);
      case 'MISSING_CHAR':
        return this.openQuote(/^Missing closing (["'])/.exec(message)?.[1]);
      case 'MULTIPLE_DOCS':
        return {
          offset,
          message:
            'found a second document, expected one in a file; remove the line --- or what follows it',
        };
      default:
        return undefined;
    }
  }

  private unexpected(offset: number, message: string, line: Line): SyntaxIssue | undefined {
    const rest = line.text.slice(offset - line.start);
    if (/^Unexpected (\S+) at node end/.test(message)) {
      const text = valueText(line).replace(/"/g, '').replace(/^'|'$/g, '');
      return {
        offset,
        message: `found ${show(cut(rest))} after the end of a value, expected the end of the line; put the whole text in quotes: ${quote(line, text)}`,
      };
    }
    return /^Not a YAML token|header includes extra/.test(message)
      ? {
          offset,
          message: `found ${show(cut(rest))} after | or >, expected the end of the line; begin the text on the next line, or put it in quotes`,
        }
      : undefined;
  }

  /** Finds the quote that is never closed: the first that begins a value on a line with an odd number of them. */
  private openQuote(quote: string | undefined): SyntaxIssue | undefined {
    if (quote === undefined) return undefined;
    const line = this.lines.find(
      ({ text }) =>
        text.split(quote).length % 2 === 0 && new RegExp(`[:\\-,[{] *${quote}`).test(text),
    );
    if (line === undefined) return undefined;
    return {
      offset: line.start + line.text.search(new RegExp(`(?<=[:\\-,[{] *)${quote}`)),
      message: `found a text that begins with ${quote}, expected ${quote} at its end too; close the quote`,
    };
  }

  /** Explains an error that depends on other lines: indentation, or a bracket that is not closed. */
  between({ code, message, pos: [offset] }: YAMLError): SyntaxIssue {
    const line = this.lineAt(offset);
    const flow = /must be sufficiently indented and end with a (.)|to end with (.)/.exec(message);
    if (flow) {
      const end = flow[1] ?? flow[2] ?? ']';
      const before = nearLine(this.lines, line, -1) ?? line;
      return {
        offset: before.start + before.text.length,
        message: `found the end of the line, expected ${end} before it; add ${end}`,
      };
    }
    if (/^Implicit keys need|^Implicit map keys need/.test(message)) {
      const form = this.keyForm(line);
      if (form !== undefined) return form;
    }
    if (/^-[^\s-]/.test(line.text.slice(line.indent)))
      return {
        offset: line.start + line.indent,
        message: `found ${show(cut(line.text.trim()))}, expected a space after the hyphen; write ${show(cut(line.text.trim().replace('-', '- ')))}`,
      };
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^Nested/.test(message)) return this.deeper(line);
    return this.misplaced(line, message);
  }

  /** Explains `key value` without a colon, or without a space after it. */
  private keyForm(line: Line): SyntaxIssue | undefined {
    const text = line.text.slice(keyColumn(line)).trim();
    const parts = /^([\w-]+)(:| +)(\S.*)$/.exec(text);
    if (parts === null || /:( |$)/.test(text)) return undefined;
    const [, key, sign, value = ''] = parts;
    const expected = sign === ':' ? 'a space after the colon' : 'a key, a colon and a value';
    return {
      offset: line.start + keyColumn(line),
      message: `found ${show(cut(text))}, expected ${expected}; write ${key}: ${cut(value)}`,
    };
  }

  /** Explains a line that is indented below a value. */
  private deeper(line: Line): SyntaxIssue {
    const next = nearLine(this.lines, line, 1);
    if (next === undefined || isItem(next))
      return {
        offset: line.start + keyColumn(line),
        message: `found a value after ${show(keyName(line))} and a list below it, expected one of them; remove one`,
      };
    return this.otherColumn(next, line);
  }

  private otherColumn(line: Line, neighbour: Line): SyntaxIssue {
    const [column, expected] = [keyColumn(line), keyColumn(neighbour)];
    return {
      offset: line.start + column,
      message: `found ${show(keyName(line))} at column ${column + 1}, expected it at column ${expected + 1}, as ${show(keyName(neighbour))} above it; indent it the same`,
    };
  }

  /** Explains a line that is indented like no line before it. */
  private misplaced(line: Line, message: string): SyntaxIssue {
    if (isItem(line)) {
      const distance = ({ indent }: Line): number => Math.abs(indent - line.indent);
      const items = this.lines.slice(0, line.number).filter(isItem).reverse();
      const [item] = items.sort((a, b) => distance(a) - distance(b));
      if (item !== undefined && item.indent !== line.indent)
        return {
          offset: line.start + line.indent,
          message: `found a list item at column ${line.indent + 1}, expected it at column ${item.indent + 1}, as the item on line ${item.number + 1}; indent it the same`,
        };
    }
    const neighbour = nearLine(this.lines, line, -1);
    if (neighbour !== undefined && keyColumn(neighbour) !== keyColumn(line) && keyName(line) !== '')
      return this.otherColumn(line, neighbour);
    return {
      offset: line.start + line.indent,
      message: `found ${show(cut(line.text.trim()))}, expected YAML (${message.charAt(0).toLowerCase()}${message.slice(1)}); check quotes, colons and the indentation of this line and the one above`,
    };
  }

  /** The index of the least indented item that a line is in: errors of one item do not affect the next. */
  itemAt(line: Line): number {
    return this.items.filter((number) => number <= line.number).length;
  }
}

/** Errors of the parser to explain: each may cost a pass over the whole text. */
const MAX_ERRORS = 100;

/** Errors that the parser reports only because of an earlier one. */
const CONSEQUENCES: ReadonlySet<ErrorCode> = new Set([
  'MULTILINE_IMPLICIT_KEY',
  'BLOCK_AS_IMPLICIT_KEY',
]);

/**
 * Explains the causes of the parser's errors: it reports many for one mistake. Each explanation states its
 * place, what was found, what was expected and what to do.
 */
export const explainYamlErrors = (
  text: string,
  all: ReadonlyArray<YAMLError>,
): ReadonlyArray<SyntaxIssue> => {
  const errors = all.slice(0, MAX_ERRORS);
  const explainer = new Explainer(text);
  const tabs = explainer.tabs(errors);
  const byLine = new Map<number, SyntaxIssue>();
  const keep = (issue: SyntaxIssue): void => {
    const { number } = explainer.lineAt(issue.offset);
    if (!byLine.has(number)) byLine.set(number, issue);
  };
  if (tabs !== undefined) keep(tabs);
  const others: YAMLError[] = [];
  for (const error of errors) {
    const issue = explainer.local(error);
    if (issue === undefined) others.push(error);
    else keep(issue);
  }
  others.sort((a, b) => a.pos[0] - b.pos[0]);
  let item = -1;
  for (const error of tabs === undefined ? others : []) {
    const line = explainer.lineAt(error.pos[0]);
    const here = explainer.itemAt(line);
    if (byLine.size > 0 && (here === item || byLine.has(line.number))) continue;
    // A list that ends at its next item was broken by an earlier mistake.
    if (byLine.size > 0 && isItem(line) && CONSEQUENCES.has(error.code)) break;
    keep(explainer.between(error));
    item = here;
  }
  return [...byLine.values()].sort((a, b) => a.offset - b.offset);
};
