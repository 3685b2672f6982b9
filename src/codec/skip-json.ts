import { DEEPEST } from './depth';

/**
 * Passes over JSON in bytes, as strict as `JSON.parse` and without making values. All positions are
 * indices into the bytes; beyond their end everything reads as undefined, which no rule allows.
 */

const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What a function answers where the bytes are no JSON. */
export const BROKEN = -1;

const table = (is: (char: string, byte: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) => Number(is(String.fromCharCode(byte), byte)));

/** Bytes at which a string does not simply go on. */
const STOPS = table((char, byte) => byte < 0x20 || char === '"' || char === '\\');
const SPACE = table((char) => ' \n\r\t'.includes(char));
const ESCAPES = table((char) => '"\\/bfnrtu'.includes(char));
const HEX = table((char) => /[0-9a-f]/i.test(char));

/** The first byte from `at` on that is no white space. */
export const afterSpace = (bytes: Uint8Array, at: number): number => {
  const { length } = bytes;
  let end = at;
  while (end < length && SPACE[bytes[end] as number] === 1) end += 1;
  return end;
};

const afterEscape = (bytes: Uint8Array, at: number): number => {
  if (ESCAPES[bytes[at] as number] !== 1) return BROKEN;
  if (bytes[at] !== LOWER_U) return at + 1;
  for (let i = 1; i <= 4; i += 1) if (HEX[bytes[at + i] as number] !== 1) return BROKEN;
  return at + 5;
};

/** After the closing quote of the string whose text begins at `at`. */
const afterText = (bytes: Uint8Array, at: number): number => {
  let end = at;
  for (;;) {
    while (STOPS[bytes[end] as number] === 0) end += 1;
    if (bytes[end] === QUOTE) return end + 1;
    if (bytes[end] !== BACKSLASH) return BROKEN;
    end = afterEscape(bytes, end + 1);
    if (end === BROKEN) return BROKEN;
  }
};

export const afterString = (bytes: Uint8Array, at: number): number =>
  bytes[at] === QUOTE ? afterText(bytes, at + 1) : BROKEN;

/** After the colon that follows a key, where the value begins. */
export const afterColon = (bytes: Uint8Array, at: number): number => {
  const colon = bytes[at] === COLON ? at : afterSpace(bytes, at);
  return bytes[colon] === COLON ? afterSpace(bytes, colon + 1) : BROKEN;
};

const afterDigits = (bytes: Uint8Array, at: number): number => {
  let end = at;
  while ((bytes[end] as number) >= ZERO && (bytes[end] as number) <= NINE) end += 1;
  return end === at ? BROKEN : end;
};

const afterNumber = (bytes: Uint8Array, at: number): number => {
  let end = bytes[at] === MINUS ? at + 1 : at;
  end = bytes[end] === ZERO ? end + 1 : afterDigits(bytes, end);
  if (end !== BROKEN && bytes[end] === DOT) end = afterDigits(bytes, end + 1);
  if (end === BROKEN || ((bytes[end] as number) | 0x20) !== LOWER_E) return end;
  const sign = bytes[end + 1];
  return afterDigits(bytes, end + (sign === PLUS || sign === MINUS ? 2 : 1));
};

const WORDS = ['true', 'false', 'null'].map((word) => Buffer.from(word));

const afterWord = (bytes: Uint8Array, at: number): number => {
  const word = WORDS.find((each) => each.every((byte, i) => bytes[at + i] === byte));
  return word === undefined ? BROKEN : at + word.length;
};

/** After a number or a word. */
const afterScalar = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at] as number;
  return first === MINUS || (first >= ZERO && first <= NINE)
    ? afterNumber(bytes, at)
    : afterWord(bytes, at);
};

const isComma = (bytes: Uint8Array, at: number): boolean => bytes[at] === COMMA;

const afterList = (bytes: Uint8Array, start: number, depth: number): number => {
  let at = afterSpace(bytes, start + 1);
  if (bytes[at] === CLOSE_LIST) return at + 1;
  for (;;) {
    at = afterValue(bytes, at, depth);
    if (at === BROKEN) return BROKEN;
    if (!isComma(bytes, at)) at = afterSpace(bytes, at);
    if (!isComma(bytes, at)) return bytes[at] === CLOSE_LIST ? at + 1 : BROKEN;
    at = afterSpace(bytes, at + 1);
  }
};

const afterObject = (bytes: Uint8Array, start: number, depth: number): number => {
  let at = afterSpace(bytes, start + 1);
  if (bytes[at] === CLOSE_OBJECT) return at + 1;
  for (;;) {
    at = afterString(bytes, at);
    if (at !== BROKEN) at = afterColon(bytes, at);
    if (at !== BROKEN) at = afterValue(bytes, at, depth);
    if (at === BROKEN) return BROKEN;
    if (!isComma(bytes, at)) at = afterSpace(bytes, at);
    if (!isComma(bytes, at)) return bytes[at] === CLOSE_OBJECT ? at + 1 : BROKEN;
    at = afterSpace(bytes, at + 1);
  }
};

/**
 * After the value at `at`, which stands in so many containers; broken if it is nested more than 100
 * levels deep.
 */
export const afterValue = (bytes: Uint8Array, at: number, outside: number): number => {
  const first = bytes[at];
  if (first === QUOTE) return afterText(bytes, at + 1);
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) return afterScalar(bytes, at);
  if (outside >= DEEPEST) return BROKEN;
  return first === OPEN_OBJECT
    ? afterObject(bytes, at, outside + 1)
    : afterList(bytes, at, outside + 1);
};
