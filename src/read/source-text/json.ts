import * as E from 'fp-ts/Either';
import { MAX_DEPTH } from '../../domain/codec/depth';
import { show } from '../../domain/values/escape';
import { createPositions } from './place';
import { type MapEntry, ParseAbort, type SourceNode, type SyntaxIssue, tooDeep } from './tree';

const SPACE = /[ \t\r\n]*/y;
/** A number, a word, or what stands in their place. */
const WORD = /[^\s,:[\]{}"]+/y;
/** What a message shows of a text, without what follows it. */
const SHOWN = /\/[/*][^\n]{0,38}|"[^"\n]{0,38}"?|[^\s,:[\]{}"]{1,40}|\S/y;
const WORDS = ['true', 'false', 'null'];

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** A value of JSON; undefined if the text is none. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads JSON to a tree, up to the first mistake. Own code: `yaml` would read it too, but takes 10 s and 1 GB for 14 MB
 * of OpenVEX, and `JSON.parse` knows neither places, nor keys that are there twice, nor how a number is written.
 */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  document(): SourceNode {
    const root = this.value(0);
    return this.next() === '' ? root : this.fail('the end of the file', 'remove it');
  }

  /** The next character that is no white space; empty at the end. */
  private next(): string {
    this.at += matchAt(SPACE, this.text, this.at).length;
    return this.text.charAt(this.at);
  }

  private value(depth: number): SourceNode {
    const start = this.next();
    const offset = this.at;
    if (depth >= MAX_DEPTH && /[[{]/.test(start)) throw new ParseAbort(tooDeep(offset));
    if (start === '{') return { kind: 'map', offset, entries: this.entries(depth + 1) };
    if (start === '[') return { kind: 'list', offset, items: this.items(depth + 1) };
    if (start !== '"') return this.word();
    const text = this.string();
    return { kind: 'scalar', offset, text, plain: false, value: text };
  }

  private entries(depth: number): ReadonlyArray<MapEntry> {
    return this.between('}', () => {
      if (this.next() !== '"') return this.fail('a key in double quotes', 'write "key": value');
      const offset = this.at;
      const key = this.string();
      if (this.next() !== ':') return this.fail('a colon after the key', 'write "key": value');
      this.at += 1;
      return { key, offset, value: this.value(depth) };
    });
  }

  private items(depth: number): ReadonlyArray<SourceNode> {
    return this.between(']', () => this.value(depth));
  }

  /** What is between brackets, separated by commas. */
  private between<A>(end: string, read: () => A): ReadonlyArray<A> {
    const all: A[] = [];
    this.at += 1;
    if (this.next() !== end) all.push(read());
    while (this.next() !== end) {
      const comma = this.at;
      if (this.next() === '') return this.fail(`a closing ${end}`, 'add it');
      if (this.next() !== ',') return this.fail('a comma between two values', 'add it');
      this.at += 1;
      const after = this.next();
      if (after === end) {
        this.at = comma;
        return this.fail(`none before ${end}`, 'remove the comma');
      }
      all.push(read());
    }
    this.at += 1;
    return all;
  }

  private word(): SourceNode {
    const [offset, text] = [this.at, matchAt(WORD, this.text, this.at)];
    const value = parsed(text);
    const isCutOff = offset + text.length === this.text.length;
    if (value === undefined)
      return this.fail(
        'a text in double quotes, a number, true, false or null',
        text === '' ? 'add it' : 'put it in double quotes',
        isCutOff && (/^[-+.eE\d]+$/.test(text) || WORDS.some((each) => each.startsWith(text))),
      );
    this.at += text.length;
    return { kind: 'scalar', offset, text, plain: true, value };
  }

  private string(): string {
    const start = this.at;
    let end = start + 1;
    for (let char = this.text[end]; char !== '"'; char = this.text[end]) {
      if (char === undefined || char === '\n')
        return this.fail('a closing " on the same line', 'add it', char === undefined);
      end += char === '\\' ? 2 : 1;
    }
    const value = parsed(this.text.slice(start, end + 1));
    if (typeof value !== 'string')
      return this.fail(
        'escapes that JSON knows, such as \\n, and no control character',
        'write a backslash twice, and a tab as \\t',
      );
    this.at = end + 1;
    return value;
  }

  private fail(expected: string, fix: string, isCutOff = false): never {
    const shown = matchAt(SHOWN, this.text, this.at);
    const offset = this.at;
    if (shown === '')
      throw new ParseAbort({
        offset,
        message: `found the end of the file, expected ${expected}; add it`,
        isCutOff: true,
      });
    const why = /^\/[/*]/.test(shown)
      ? 'no comment, JSON has none; remove it'
      : `${expected}; ${fix}`;
    throw new ParseAbort({ offset, message: `found ${show(shown)}, expected ${why}`, isCutOff });
  }
}

/** Parses JSON to a tree, or finds the first syntax error. */
export const parseJson = (text: string): E.Either<ReadonlyArray<SyntaxIssue>, SourceNode> => {
  try {
    return E.right(new Reader(text).document());
  } catch (error) {
    if (error instanceof ParseAbort) return E.left([error.issue]);
    throw error;
  }
};

/** Where a text that `JSON.parse` rejects stops being JSON, and whether it only ends too early. */
export const findJsonError = (text: string) => {
  const read = parseJson(text);
  const [issue] = E.isLeft(read) ? read.left : [];
  return {
    ...createPositions(text)(issue?.offset ?? 0),
    isCutOff: issue?.isCutOff ?? false,
  };
};
