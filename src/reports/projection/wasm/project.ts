// Reduces a JSON document in place to the part in a projection. The part moves to the front and is valid JSON.
// Written in AssemblyScript, because WebAssembly is fast from the first byte; JavaScript has to be compiled
// first. ../table.ts encodes the projection.

import {
  afterColon,
  afterScalar,
  afterSpace,
  afterString,
  BACKSLASH,
  BROKEN,
  QUOTE,
} from './tokens';

const COMMA: u8 = 0x2c;
const COLON: u8 = 0x3a;
const OPEN_LIST: u8 = 0x5b;
const CLOSE_LIST: u8 = 0x5d;
const OPEN_OBJECT: u8 = 0x7b;
const CLOSE_OBJECT: u8 = 0x7d;

/** The limit of src/codec/depth.ts. */
const MAX_DEPTH: i32 = 100;

/** No projection: the value is skipped. */
const NOTHING: usize = 0;

/** Kinds of projections, the first number of each. */
const WHOLE: u32 = 1;
const LIST: u32 = 2;
const OBJECT: u32 = 3;

const ENTRY_BYTES: usize = 20;

/** The end of the kept part; never after the position of the next read. */
let end: usize = 0;
/** Whether items of a list were skipped because an earlier one had the prefix. */
let isCut: bool = false;
/** In the current object: bits of the keys with a text, and of those that replaced a fallback. */
let present: u32 = 0;
let spared: u32 = 0;

function put(byte: u8): void {
  store<u8>(end, byte);
  end++;
}

function keep(from: usize, to: usize): void {
  memory.copy(end, from, to - from);
  end += to - from;
}

function isSame(a: usize, b: usize, length: u32): bool {
  for (let i: u32 = 0; i < length; i++) if (load<u8>(a + i) !== load<u8>(b + i)) return false;
  return true;
}

/**
 * The entry of a key in the projection of an object, or NOTHING. The layout is described in ../table.ts: an
 * entry has the length of a key, its address, the projection of its value, the bit of the key if it replaces
 * a fallback, and the bits of the keys that replace this one.
 */
function entryOf(key: usize, length: u32, object: usize): usize {
  if (((load<u32>(object, 4) >> min(length, 31)) & 1) === 0) return NOTHING;
  const first = object + 12;
  const last = first + ENTRY_BYTES * load<u32>(object, 8);
  for (let entry = first; entry < last; entry += ENTRY_BYTES) {
    if (load<u32>(entry) === length && isSame(load<u32>(entry, 4), key, length)) return entry;
  }
  return NOTHING;
}

function hasEscape(from: usize, to: usize): bool {
  for (let at = from; at < to; at++) if (load<u8>(at) === BACKSLASH) return true;
  return false;
}

/** The projection of the value at this address, under the key of an entry. */
function projectionOf(value: usize, entry: usize): usize {
  present &= ~load<u32>(entry, 12);
  if (load<u8>(value) === QUOTE) {
    if ((present & load<u32>(entry, 16)) !== 0) {
      spared |= load<u32>(entry, 16);
      return NOTHING;
    }
    if (load<u8>(value + 1) !== QUOTE) present |= load<u32>(entry, 12);
  }
  return load<u32>(entry, 8);
}

function keepKey(from: usize, to: usize, isFirst: bool): void {
  if (!isFirst) put(COMMA);
  keep(from, to);
  put(COLON);
}

/** A key that is not in the projection. One with escapes could be any key, so the document is left to JSON.parse. */
function skipUnknown(from: usize, to: usize, depth: i32): usize {
  const at = hasEscape(from, to) ? BROKEN : afterColon(to);
  return at === BROKEN ? BROKEN : readValue(at, NOTHING, depth);
}

function readMember(from: usize, object: usize, isFirst: bool, depth: i32): usize {
  const to = afterString(from);
  if (to === BROKEN) return BROKEN;
  const entry = entryOf(from + 1, <u32>(to - from - 2), object);
  if (entry === NOTHING) return skipUnknown(from, to, depth);
  const at = afterColon(to);
  // The last value of a duplicate key counts, so the fallback that an earlier one replaced may be needed.
  if (at === BROKEN || (spared & load<u32>(entry, 12)) !== 0) return BROKEN;
  const projection = projectionOf(at, entry);
  if (projection !== NOTHING) keepKey(from, to, isFirst);
  return readValue(at, projection, depth);
}

function skipMember(from: usize, depth: i32): usize {
  const to = afterString(from);
  const at = to === BROKEN ? BROKEN : afterColon(to);
  return at === BROKEN ? BROKEN : readValue(at, NOTHING, depth);
}

/** From the end of an item to the next one, or to the end of the container. */
function nextItem(from: usize, close: u8): usize {
  if (from === BROKEN) return BROKEN;
  const at = afterSpace(from);
  if (load<u8>(at) === close) return at;
  if (load<u8>(at) !== COMMA) return BROKEN;
  const next = afterSpace(at + 1);
  return load<u8>(next) === close ? BROKEN : next;
}

function readObject(from: usize, object: usize, depth: i32): usize {
  const start = end + 1;
  const outerPresent = present;
  const outerSpared = spared;
  present = 0;
  spared = 0;
  put(OPEN_OBJECT);
  let at = afterSpace(from + 1);
  while (load<u8>(at) !== CLOSE_OBJECT) {
    at = nextItem(readMember(at, object, end === start, depth), CLOSE_OBJECT);
    if (at === BROKEN) return BROKEN;
  }
  put(CLOSE_OBJECT);
  present = outerPresent;
  spared = outerSpared;
  return at + 1;
}

function skipObject(from: usize, depth: i32): usize {
  let at = afterSpace(from + 1);
  while (load<u8>(at) !== CLOSE_OBJECT) {
    at = nextItem(skipMember(at, depth), CLOSE_OBJECT);
    if (at === BROKEN) return BROKEN;
  }
  return at + 1;
}

function skipList(from: usize, depth: i32): usize {
  let at = afterSpace(from + 1);
  while (load<u8>(at) !== CLOSE_LIST) {
    at = nextItem(readValue(at, NOTHING, depth), CLOSE_LIST);
    if (at === BROKEN) return BROKEN;
  }
  return at + 1;
}

/** Whether an item has the prefix of acceptable ones. */
function hasPrefix(item: usize, list: usize): bool {
  const length = load<u32>(list, 8);
  return length !== 0 && load<u8>(item) === QUOTE && isSame(item + 1, list + 12, length);
}

/** The projection of a list has that of its items, and the prefix of acceptable items (length, bytes). */
function readList(from: usize, list: usize, depth: i32): usize {
  const start = end + 1;
  let item: usize = load<u32>(list, 4);
  put(OPEN_LIST);
  let at = afterSpace(from + 1);
  while (load<u8>(at) !== CLOSE_LIST) {
    const isLast = item !== NOTHING && hasPrefix(at, list);
    if (item !== NOTHING && end !== start) put(COMMA);
    at = nextItem(readValue(at, item, depth), CLOSE_LIST);
    if (at === BROKEN) return BROKEN;
    if (isLast) {
      item = NOTHING;
      isCut = true;
    }
  }
  put(CLOSE_LIST);
  return at + 1;
}

function readContainer(from: usize, projection: usize, depth: i32): usize {
  const isObject = load<u8>(from) === OPEN_OBJECT;
  if (projection === NOTHING) return isObject ? skipObject(from, depth) : skipList(from, depth);
  // JSON.parse and the codecs report another kind of container.
  if (load<u32>(projection) !== (isObject ? OBJECT : LIST)) return BROKEN;
  return isObject ? readObject(from, projection, depth) : readList(from, projection, depth);
}

function readWhole(from: usize, outside: i32): usize {
  const to = readValue(from, NOTHING, outside);
  if (to !== BROKEN) keep(from, to);
  return to;
}

/** The end of a value; `outside` is the number of containers around it. */
function readValue(from: usize, projection: usize, outside: i32): usize {
  const first = load<u8>(from);
  const isContainer = first === OPEN_OBJECT || first === OPEN_LIST;
  if (projection !== NOTHING && (!isContainer || load<u32>(projection) === WHOLE))
    return readWhole(from, outside);
  if (!isContainer) return afterScalar(from);
  return outside < MAX_DEPTH ? readContainer(from, projection, outside + 1) : BROKEN;
}

/**
 * The number of bytes kept, from the first byte of the document on. -1 if JSON.parse has to decide: the
 * document is not valid JSON, is nested too deeply, has another kind of container than the projection, or
 * has an escape in a key.
 */
export function project(document: usize, length: u32, projection: usize): i32 {
  const behind = document + length;
  v128.store(behind, i8x16.splat(0));
  end = document;
  isCut = false;
  const at = readValue(afterSpace(document), projection, 0);
  return at !== BROKEN && afterSpace(at) === behind ? <i32>(end - document) : -1;
}

/** Whether a list of the last document was cut after an item with the prefix. */
export function hasCut(): bool {
  return isCut;
}
