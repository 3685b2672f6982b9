// Cuts a JSON document down to the part that a projection asks for, in place: what is kept moves to the
// front, and is JSON again. Written in AssemblyScript, for WebAssembly: it is fast from its first byte on,
// where JavaScript has to get warm. See src/codec/projection-table.ts for the other side.

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

/** Containers within containers: as src/codec/depth.ts has it. */
const DEEPEST: i32 = 100;

/** Instead of a projection: of this value nothing is kept. */
const NOTHING: usize = 0;

/** Kinds of projections, the first number of each. */
const WHOLE: u32 = 1;
const LIST: u32 = 2;
const OBJECT: u32 = 3;

/** Bytes of an entry of an object. */
const ENTRY: usize = 20;

/** The end of what is kept; never behind what is read. */
let end: usize = 0;
/** Whether items of a list were left out because one before them seemed to be enough. */
let isCut: bool = false;
/** In the object that is read: bits of the keys that have a text, and of those that made one needless. */
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
 * The entry of a key, if it is wanted. An object is which lengths its keys have (bits), how many there
 * are, and the entries. An entry is the length of a key, its address, the projection of its value, the
 * bits of keys that a text here makes needless, and the bits of those that make a text here needless.
 */
function entryOf(key: usize, length: u32, object: usize): usize {
  if (((load<u32>(object, 4) >> min(length, 31)) & 1) === 0) return NOTHING;
  const first = object + 12;
  const last = first + ENTRY * load<u32>(object, 8);
  for (let entry = first; entry < last; entry += ENTRY) {
    if (load<u32>(entry) === length && isSame(load<u32>(entry, 4), key, length)) return entry;
  }
  return NOTHING;
}

function hasEscape(from: usize, to: usize): bool {
  for (let at = from; at < to; at++) if (load<u8>(at) === BACKSLASH) return true;
  return false;
}

/** What is kept of the value at this address, which stands under the key of an entry. */
function wantedOf(value: usize, entry: usize): usize {
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

/** A key of which nothing is kept. One with escapes can be any key: such a document is not plain. */
function readForeign(from: usize, to: usize, depth: i32): usize {
  const at = hasEscape(from, to) ? BROKEN : afterColon(to);
  return at === BROKEN ? BROKEN : readValue(at, NOTHING, depth);
}

function readMember(from: usize, object: usize, isFirst: bool, depth: i32): usize {
  const to = afterString(from);
  if (to === BROKEN) return BROKEN;
  const entry = entryOf(from + 1, <u32>(to - from - 2), object);
  if (entry === NOTHING) return readForeign(from, to, depth);
  const at = afterColon(to);
  // A key that stands twice counts where it stands last: what it made needless may be needed.
  if (at === BROKEN || (spared & load<u32>(entry, 12)) !== 0) return BROKEN;
  const wanted = wantedOf(at, entry);
  if (wanted !== NOTHING) keepKey(from, to, isFirst);
  return readValue(at, wanted, depth);
}

function passMember(from: usize, depth: i32): usize {
  const to = afterString(from);
  const at = to === BROKEN ? BROKEN : afterColon(to);
  return at === BROKEN ? BROKEN : readValue(at, NOTHING, depth);
}

/** From behind an item to the next one, or to what closes the container. */
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

function passObject(from: usize, depth: i32): usize {
  let at = afterSpace(from + 1);
  while (load<u8>(at) !== CLOSE_OBJECT) {
    at = nextItem(passMember(at, depth), CLOSE_OBJECT);
    if (at === BROKEN) return BROKEN;
  }
  return at + 1;
}

function passList(from: usize, depth: i32): usize {
  let at = afterSpace(from + 1);
  while (load<u8>(at) !== CLOSE_LIST) {
    at = nextItem(readValue(at, NOTHING, depth), CLOSE_LIST);
    if (at === BROKEN) return BROKEN;
  }
  return at + 1;
}

/** Whether an item begins as one that is enough does. */
function mayBeEnough(item: usize, list: usize): bool {
  const length = load<u32>(list, 8);
  return length !== 0 && load<u8>(item) === QUOTE && isSame(item + 1, list + 12, length);
}

/** A list: the projection of its items, and how an item that is enough begins (length, bytes). */
function readList(from: usize, list: usize, depth: i32): usize {
  const start = end + 1;
  let item: usize = load<u32>(list, 4);
  put(OPEN_LIST);
  let at = afterSpace(from + 1);
  while (load<u8>(at) !== CLOSE_LIST) {
    const isLast = item !== NOTHING && mayBeEnough(at, list);
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
  if (projection === NOTHING) return isObject ? passObject(from, depth) : passList(from, depth);
  // Another container than is asked for is not for this program.
  if (load<u32>(projection) !== (isObject ? OBJECT : LIST)) return BROKEN;
  return isObject ? readObject(from, projection, depth) : readList(from, projection, depth);
}

function readWhole(from: usize, outside: i32): usize {
  const to = readValue(from, NOTHING, outside);
  if (to !== BROKEN) keep(from, to);
  return to;
}

/** Behind the value, which stands in so many containers. */
function readValue(from: usize, projection: usize, outside: i32): usize {
  const first = load<u8>(from);
  const isContainer = first === OPEN_OBJECT || first === OPEN_LIST;
  if (projection !== NOTHING && (!isContainer || load<u32>(projection) === WHOLE))
    return readWhole(from, outside);
  if (!isContainer) return afterScalar(from);
  return outside < DEEPEST ? readContainer(from, projection, outside + 1) : BROKEN;
}

/**
 * How many bytes are kept of the document, from its first byte on; -1 if it is not plain: no JSON, nested
 * too deeply, with another container than is asked for, or with escapes in a key.
 */
export function project(document: usize, length: u32, projection: usize): i32 {
  const behind = document + length;
  v128.store(behind, i8x16.splat(0));
  end = document;
  isCut = false;
  const at = readValue(afterSpace(document), projection, 0);
  return at !== BROKEN && afterSpace(at) === behind ? <i32>(end - document) : -1;
}

/** Whether the last document has lists that were cut behind an item that may be enough. */
export function hasCut(): bool {
  return isCut;
}
