// Skips the tokens of JSON in linear memory, as strictly as JSON.parse. Every function takes the address of
// a token and returns the address after it, or BROKEN. They read 16 bytes at a time; the document is
// followed by 16 zeros, which no token can contain.

export const QUOTE: u8 = 0x22;
const PLUS: u8 = 0x2b;
const MINUS: u8 = 0x2d;
const DOT: u8 = 0x2e;
const ZERO: u8 = 0x30;
const COLON: u8 = 0x3a;
const UPPER_BIT: u8 = 0x20;
export const BACKSLASH: u8 = 0x5c;
const LOWER_A: u8 = 0x61;
const LOWER_E: u8 = 0x65;
const LOWER_F: u8 = 0x66;
const LOWER_U: u8 = 0x75;

/** `true`, `null` and `fals`, as four bytes read as one number. */
const TRUE: u32 = 0x65757274;
const NULL: u32 = 0x6c6c756e;
const FALS: u32 = 0x736c6166;

/** Returned for bytes that are not JSON; no document is at this address. */
export const BROKEN: usize = 0;

const SPACE: u8 = 0x20;
const CHUNK: usize = 16;

/** The first byte from here on that is not white space. */
export function afterSpace(from: usize): usize {
  if (load<u8>(from) > SPACE) return from;
  let at = from;
  while (true) {
    const chunk = v128.load(at);
    const spaces = v128.or(
      v128.or(i8x16.eq(chunk, i8x16.splat(0x20)), i8x16.eq(chunk, i8x16.splat(0x0a))),
      v128.or(i8x16.eq(chunk, i8x16.splat(0x0d)), i8x16.eq(chunk, i8x16.splat(0x09))),
    );
    const others = i8x16.bitmask(spaces) ^ 0xffff;
    if (others !== 0) return at + ctz(others);
    at += CHUNK;
  }
}

function isDigit(byte: u8): bool {
  return byte >= ZERO && byte - ZERO <= 9;
}

function isHex(byte: u8): bool {
  const lower = byte | UPPER_BIT;
  return isDigit(byte) || (lower >= LOWER_A && lower <= LOWER_F);
}

/** `from` is the address after the backslash. */
function afterEscape(from: usize): usize {
  const byte = load<u8>(from);
  if (byte === LOWER_U) {
    for (let i: usize = 1; i <= 4; i++) if (!isHex(load<u8>(from + i))) return BROKEN;
    return from + 5;
  }
  switch (byte) {
    case QUOTE:
    case BACKSLASH:
    case 0x2f: // slash
    case 0x62: // b
    case LOWER_F:
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return from + 1;
    default:
      return BROKEN;
  }
}

/** After the closing quote; `from` is the first byte of the text. */
function afterText(from: usize): usize {
  let at = from;
  while (true) {
    const chunk = v128.load(at);
    const stops = i8x16.bitmask(
      v128.or(
        v128.or(i8x16.eq(chunk, i8x16.splat(0x22)), i8x16.eq(chunk, i8x16.splat(0x5c))),
        i8x16.lt_u(chunk, i8x16.splat(0x20)),
      ),
    );
    at += stops === 0 ? CHUNK : ctz(stops);
    if (stops === 0) continue;
    if (load<u8>(at) === QUOTE) return at + 1;
    if (load<u8>(at) !== BACKSLASH) return BROKEN;
    at = afterEscape(at + 1);
    if (at === BROKEN) return BROKEN;
  }
}

export function afterString(from: usize): usize {
  return load<u8>(from) === QUOTE ? afterText(from + 1) : BROKEN;
}

/** After a key: the address of its value. */
export function afterColon(from: usize): usize {
  const colon = afterSpace(from);
  return load<u8>(colon) === COLON ? afterSpace(colon + 1) : BROKEN;
}

function afterDigits(from: usize): usize {
  let at = from;
  while (isDigit(load<u8>(at))) at++;
  return at === from ? BROKEN : at;
}

function afterNumber(from: usize): usize {
  let at = load<u8>(from) === MINUS ? from + 1 : from;
  at = load<u8>(at) === ZERO ? at + 1 : afterDigits(at);
  if (at !== BROKEN && load<u8>(at) === DOT) at = afterDigits(at + 1);
  if (at === BROKEN || (load<u8>(at) | UPPER_BIT) !== LOWER_E) return at;
  const sign = load<u8>(at + 1);
  return afterDigits(at + (sign === PLUS || sign === MINUS ? 2 : 1));
}

/** After a string, a number, `true`, `false` or `null`. */
export function afterScalar(from: usize): usize {
  if (load<u8>(from) === QUOTE) return afterText(from + 1);
  const four = load<u32>(from);
  if (four === TRUE || four === NULL) return from + 4;
  if (four === FALS && load<u8>(from + 4) === LOWER_E) return from + 5;
  return afterNumber(from);
}
