import { isAscii } from 'node:buffer';
import { DEEPEST } from './depth';
import type { ListProjection, Projection, WantedKey } from './projection';
import { afterColon, afterSpace, afterString, afterValue, BROKEN } from './skip-json';

/** Thrown where a document is not plain enough; never leaves {@link readProjected}. */
class NotPlain extends Error {}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

type ByLength = ReadonlyArray<ReadonlyArray<WantedKey>>;

const sound = (at: number): number => {
  if (at === BROKEN) throw new NotPlain();
  return at;
};

/** Walks over a document and makes values of the wanted parts. */
class Walk {
  private at: number;
  private depth = 0;
  /** The first backslash from the place where one was last looked for. */
  private backslash = -1;
  private readonly encoding: 'latin1' | 'utf8';

  constructor(private readonly bytes: Buffer) {
    this.encoding = isAscii(bytes) ? 'latin1' : 'utf8';
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    this.at = afterSpace(bytes, marked ? 3 : 0);
  }

  document(projection: Projection): unknown {
    const value = this.read(projection);
    const isLast =
      this.at >= this.bytes.length || afterSpace(this.bytes, this.at) >= this.bytes.length;
    if (!isLast) throw new NotPlain();
    return value;
  }

  private read(projection: Projection): unknown {
    const start = this.at;
    const first = this.bytes[start];
    const isContainer = first === OPEN_OBJECT || first === OPEN_LIST;
    if (isContainer && projection.kind !== 'whole') return this.container(first, projection);
    this.at = sound(afterValue(this.bytes, start, this.depth));
    return first === QUOTE && !this.hasEscape(start, this.at)
      ? this.text(start + 1, this.at - 1)
      : (JSON.parse(this.text(start, this.at)) as unknown);
  }

  private text(start: number, end: number): string {
    return this.bytes.toString(this.encoding, start, end);
  }

  private hasEscape(start: number, end: number): boolean {
    if (this.backslash < start) {
      const next = this.bytes.indexOf(BACKSLASH, start);
      this.backslash = next < 0 ? this.bytes.length : next;
    }
    return this.backslash < end;
  }

  private container(open: number, projection: Projection): unknown {
    if (this.depth >= DEEPEST) throw new NotPlain();
    this.depth += 1;
    this.at = afterSpace(this.bytes, this.at + 1);
    const value =
      open === OPEN_LIST && projection.kind === 'list'
        ? this.list(projection)
        : open === OPEN_OBJECT && projection.kind === 'object'
          ? this.object(projection.byLength)
          : undefined;
    if (value === undefined) throw new NotPlain();
    this.depth -= 1;
    this.at += 1;
    return value;
  }

  private list({ item, enough }: ListProjection): unknown {
    const values: unknown[] = [];
    if (this.bytes[this.at] === CLOSE_LIST) return values;
    let isOpen = true;
    do {
      if (isOpen) {
        const value = this.read(item);
        values.push(value);
        isOpen = enough === undefined || !enough(value);
      } else this.at = sound(afterValue(this.bytes, this.at, this.depth));
    } while (this.isFollowed(CLOSE_LIST));
    return values;
  }

  /** A key that stands twice counts where it stands last, as it does for `JSON.parse`. */
  private object(byLength: ByLength): unknown {
    const values: Record<string, unknown> = {};
    if (this.bytes[this.at] === CLOSE_OBJECT) return values;
    do {
      const start = this.at + 1;
      const end = sound(afterString(this.bytes, this.at));
      const wanted = this.wanted(start, end - 1 - start, byLength);
      this.at = sound(afterColon(this.bytes, end));
      if (wanted === undefined) this.at = sound(afterValue(this.bytes, this.at, this.depth));
      else values[wanted.name] = this.read(wanted.value);
    } while (this.isFollowed(CLOSE_OBJECT));
    return values;
  }

  /** Whether another item or key follows; if not, the walk is where the container closes. */
  private isFollowed(close: number): boolean {
    this.at = afterSpace(this.bytes, this.at);
    if (this.bytes[this.at] === close) return false;
    if (this.bytes[this.at] !== COMMA) throw new NotPlain();
    this.at = afterSpace(this.bytes, this.at + 1);
    return true;
  }

  /** The wanted key of these bytes. A key with escapes can be any key: it is not plain. */
  private wanted(start: number, length: number, byLength: ByLength): WantedKey | undefined {
    const { bytes } = this;
    for (const candidate of byLength[length] ?? []) {
      let i = 0;
      while (i < length && candidate.bytes[i] === bytes[start + i]) i += 1;
      if (i === length) return candidate;
    }
    if (this.hasEscape(start, start + length)) throw new NotPlain();
    return undefined;
  }
}

/**
 * Reads the part of a JSON document (valid UTF-8) that a projection asks for, without making values
 * of the rest: faster than `JSON.parse` where the rest is most of it. Undefined if the document is no
 * JSON, is nested too deeply, has another container than is asked for, or writes a key with escapes:
 * `JSON.parse` tells what it is then.
 */
export const readProjected = (bytes: Buffer, projection: Projection): unknown => {
  try {
    return new Walk(bytes).document(projection);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
};
