import type { YAMLError } from 'yaml';
import { show } from '../../domain/values/escape';
import { isBlank, isItem, keyColumn, keyName, type Line, nearLine, splitLines } from './lines';
import { explainOddSpaces } from './odd-spaces';
import { createPositions } from './place';
import type { SyntaxIssue } from './tree';

/** What to expect and what to do, by the parser's message, for errors that one line explains. */
const IN_LINE: ReadonlyArray<readonly [message: RegExp, expected: string, fix: string]> = [
  [
    /^Plain value cannot start with/,
    'a text that begins so in quotes, because YAML reserves this character',
    'put the text in quotes',
  ],
  [
    /^Invalid escape sequence/,
    'an escape that YAML knows, such as \\n',
    'write a backslash twice, or put the text in single quotes',
  ],
  [
    /^Unexpected \S+ at node end/,
    'the end of the line after the end of a value',
    'put the whole text in quotes',
  ],
  [
    /^Not a YAML token|header includes extra/,
    'the end of the line after | or >',
    'begin the text on the next line, or put it in quotes',
  ],
  [
    /^Source contains multiple documents/,
    'one document in a file',
    'remove the line --- or what follows it',
  ],
];

/** What a line lacks to be `key: value` or `- item`. */
const FORMS: ReadonlyArray<readonly [form: RegExp, expected: string]> = [
  [/^-[^\s-]/, 'a space after the hyphen'],
  [/^[\w-]+:(?!.*: )(?!.*:$)\S/, 'a space after the colon'],
  [/^[\w-]+ +(?=\S)(?!.*: )(?!.*:$)/, 'a key, a colon and a value'],
];

/** The offset of the first value that a quote begins. Takes linear time. */
const beginOfValue = (text: string, quote: string): number | undefined => {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    let before = at - 1;
    while (text[before] === ' ') before -= 1;
    if (':-,[{'.includes(text[before] ?? '\n')) return at;
  }
  return undefined;
};

class Explainer {
  private readonly lines: ReadonlyArray<Line>;
  private readonly position: ReturnType<typeof createPositions>;

  constructor(text: string) {
    this.lines = splitLines(text);
    this.position = createPositions(text);
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
      message: `found a tab as indentation${more}, expected spaces, since YAML takes no tabs there; replace it with as many spaces as the neighboring lines have`,
    };
  }

  oddSpaces(errors: ReadonlyArray<YAMLError>): SyntaxIssue | undefined {
    return explainOddSpaces(
      this.lines,
      errors.map(({ pos: [offset] }) => this.lineAt(offset)),
    );
  }

  /** Explains an error that its line alone shows. */
  local({ code, message, pos: [offset] }: YAMLError): SyntaxIssue | undefined {
    const line = this.lineAt(offset);
    const rest = line.text.slice(offset - line.start);
    if (code === 'MISSING_CHAR')
      return this.openQuote(/^Missing closing (["'])/.exec(message)?.[1]);
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^[^\s"'[{#-].*:( |$)/.test(rest))
      return {
        offset,
        message:
          'found ": " inside a text, expected a text without it or in quotes; put the text in quotes',
      };
    const [, expected, fix] = IN_LINE.find(([each]) => each.test(message)) ?? [];
    return expected === undefined
      ? undefined
      : { offset, message: `found ${show(rest)}, expected ${expected}; ${fix}` };
  }

  /** Finds the quote that is never closed: the first that begins a value on a line with an odd number of them. */
  private openQuote(quote: string | undefined): SyntaxIssue | undefined {
    if (quote === undefined) return undefined;
    const message = `found a text that begins with ${quote}, expected ${quote} at its end too; close the quote`;
    for (const { text, start } of this.lines) {
      const at = text.split(quote).length % 2 === 0 ? beginOfValue(text, quote) : undefined;
      if (at !== undefined) return { offset: start + at, message };
    }
    return undefined;
  }

  /** Explains an error that depends on other lines: indentation, or a bracket that is not closed. */
  between({ message, pos: [offset] }: YAMLError): SyntaxIssue {
    const line = this.lineAt(offset);
    const [, end] =
      /indented and end with a (.)/.exec(message) ?? /to end with (.)/.exec(message) ?? [];
    if (end !== undefined) {
      const before = nearLine(this.lines, line, -1) ?? line;
      return {
        offset: before.start + before.text.length,
        message: `found the end of the line, expected ${end} before it; add ${end}`,
      };
    }
    return this.form(line) ?? this.indentation(line, message);
  }

  private form(line: Line): SyntaxIssue | undefined {
    const text = line.text.slice(keyColumn(line)).trim();
    const expected = FORMS.find(([form]) => form.test(text))?.[1];
    return expected === undefined
      ? undefined
      : {
          offset: line.start + keyColumn(line),
          message: `found ${show(text)}, expected ${expected}; add what is missing`,
        };
  }

  /** Explains a line that is indented like no line before it. */
  private indentation(line: Line, message: string): SyntaxIssue {
    const next = /^Nested/.test(message) ? nearLine(this.lines, line, 1) : undefined;
    if (next !== undefined && !isItem(next))
      return this.dedentedKey(line, next) ?? this.otherColumn(next, line);
    const dedented = /^All sequence items|^A block sequence/.test(message)
      ? this.dedentedItem(line)
      : undefined;
    if (dedented !== undefined) return dedented;
    const distance = ({ indent }: Line): number => Math.abs(indent - line.indent);
    const items = this.lines.slice(0, line.number).filter(isItem).reverse();
    const [item] = items.sort((a, b) => distance(a) - distance(b));
    if (isItem(line) && item !== undefined && item.indent !== line.indent)
      return {
        offset: line.start + line.indent,
        message: `found a list item at column ${line.indent + 1}, expected it at column ${item.indent + 1}, as the item on line ${item.number + 1}; indent it the same`,
      };
    const before = nearLine(this.lines, line, -1);
    const odd = before && this.dedentedKey(before, line);
    if (odd !== undefined) return odd;
    return before !== undefined && keyColumn(before) !== keyColumn(line) && keyName(line) !== ''
      ? this.otherColumn(line, before)
      : {
          offset: line.start + line.indent,
          message: `found ${show(line.text.trim())}, expected YAML (${message.charAt(0).toLowerCase()}${message.slice(1)}); check quotes, colons and the indentation of this line and the one above`,
        };
  }

  /** Explains an item that is indented less than the list that it belongs to: on the line above, or below. */
  private dedentedItem(line: Line): SyntaxIssue | undefined {
    const above = nearLine(this.lines, line, -1);
    const early =
      isItem(line) && above !== undefined && isItem(above)
        ? this.itemAbove(above, line)
        : undefined;
    if (early !== undefined) return early;
    const below = nearLine(this.lines, line, 1);
    return below !== undefined && isItem(below) && below.indent < keyColumn(line)
      ? this.itemBelow(line, below)
      : undefined;
  }

  /** Explains a key that is indented less than the keys above and below, which are indented the same. */
  private dedentedKey(key: Line, below: Line): SyntaxIssue | undefined {
    const above = nearLine(this.lines, key, -1);
    const isOdd =
      above !== undefined &&
      [key, below].every((each) => !isItem(each) && keyName(each) !== '') &&
      keyColumn(above) === keyColumn(below) &&
      keyColumn(key) < keyColumn(below);
    return isOdd ? this.otherColumn(key, above) : undefined;
  }

  /** The nearest line above an item that is indented less than a column. */
  private keyAbove(item: Line, column: number): Line | undefined {
    const above = nearLine(this.lines, item, -1);
    return above === undefined || above.indent < column ? above : this.keyAbove(above, column);
  }

  /** Explains an item that is indented less than the key of its list and the items below. */
  private itemAbove(item: Line, below: Line): SyntaxIssue | undefined {
    const key = this.keyAbove(item, below.indent);
    if (key === undefined || isItem(key) || keyColumn(key) <= item.indent) return undefined;
    if (below.indent <= keyColumn(key)) return undefined;
    return {
      offset: item.start + item.indent,
      message: `found an item of ${show(keyName(key))} at column ${item.indent + 1}, expected it at column ${below.indent + 1}, as the item below it; indent it by ${below.indent - item.indent} more spaces`,
    };
  }

  /** Explains the first item of a list that is indented less than the key above it. */
  private itemBelow(key: Line, item: Line): SyntaxIssue {
    const column = keyColumn(key) + 2;
    return {
      offset: item.start + item.indent,
      message: `found a list item at column ${item.indent + 1}, expected it at column ${column + 1}, below ${show(keyName(key))}; indent it, and the rest of this list, by ${column - item.indent} more spaces`,
    };
  }

  private otherColumn(line: Line, neighbour: Line): SyntaxIssue {
    const [column, expected] = [keyColumn(line), keyColumn(neighbour)];
    return {
      offset: line.start + column,
      message: `found ${show(keyName(line))} at column ${column + 1}, expected it at column ${expected + 1}, as ${show(keyName(neighbour))} above it; indent it the same`,
    };
  }
}

/** Explaining an error can take a pass over the whole text. */
const MAX_ERRORS = 100;

/**
 * Explains errors of the parser, which reports many for one mistake: makes one issue for a line, and only one that depends on
 * other lines, because it causes the errors below it.
 */
export const explainYamlErrors = (
  text: string,
  all: ReadonlyArray<YAMLError>,
): ReadonlyArray<SyntaxIssue> => {
  const errors = all.slice(0, MAX_ERRORS);
  const explainer = new Explainer(text);
  const oddSpaces = explainer.oddSpaces(errors);
  if (oddSpaces !== undefined) return [oddSpaces];
  const tabs = explainer.tabs(errors);
  const explained = errors.map((error) => ({ error, issue: explainer.local(error) }));
  const [other] = explained
    .flatMap(({ error, issue }) => (issue === undefined ? [error] : []))
    .sort((a, b) => a.pos[0] - b.pos[0]);
  const local = explained.flatMap(({ issue }) => issue ?? []);
  const isFirst = other !== undefined && local.every(({ offset }) => other.pos[0] < offset);
  const issues = [
    ...(tabs ? [tabs] : []),
    ...local,
    ...(tabs === undefined && isFirst ? [explainer.between(other)] : []),
  ];
  const byLine = new Map(
    issues.reverse().map((each) => [explainer.lineAt(each.offset).number, each]),
  );
  return [...byLine.values()].sort((a, b) => a.offset - b.offset);
};
