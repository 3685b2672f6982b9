import { byteLength, type Chunks } from '../../../file';

/** How an object is made of another one (gitformat-pack, "Deltified representation"). */
export interface Delta {
  /** Id of the other one. */
  readonly base: string;
  readonly bytes: Buffer;
}

/** An object that is stored whole, and where its pieces lie. */
interface Base {
  readonly id: string;
  readonly bytes: Buffer;
  readonly places: ReadonlyMap<Buffer, number>;
}

const NO_BYTES = Buffer.alloc(0);

/** Bytes that one instruction takes over, and that one brings: what git itself writes at most. */
const MAX_COPY_BYTES = 0x10000;
const MAX_INSERT_BYTES = 0x7f;

/** A size: seven bits in each byte, lowest first; the upper bit says that more follow. */
const encodeSize = (size: number): ReadonlyArray<number> => {
  const bytes: number[] = [];
  let rest = size;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
};

/** Takes over bytes of the base: a bit of the first byte for each byte of offset and size that is not zero. */
const copy = (from: number, to: number): ReadonlyArray<Buffer> => {
  const parts: Buffer[] = [];
  for (let at = from; at < to; at += MAX_COPY_BYTES) {
    const size = Math.min(MAX_COPY_BYTES, to - at) % MAX_COPY_BYTES;
    const bytes = [0x80];
    [at, at >>> 8, at >>> 16, at >>> 24, size, size >>> 8].forEach((each, bit) => {
      if ((each & 0xff) === 0) return;
      bytes[0] = (bytes[0] ?? 0) | (1 << bit);
      bytes.push(each & 0xff);
    });
    parts.push(Buffer.from(bytes));
  }
  return parts;
};

/** Brings bytes of its own. */
const insert = (bytes: Buffer): ReadonlyArray<Buffer> => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += MAX_INSERT_BYTES) {
    const part = bytes.subarray(at, at + MAX_INSERT_BYTES);
    parts.push(Buffer.from([part.length]), part);
  }
  return parts;
};

/** How many bytes two buffers have in common at their beginning. */
const commonPrefix = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
};

/** How many bytes two buffers have in common at their end. */
const commonSuffix = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
};

/** What makes the pieces of the base, given where those lie that are in it. */
const instructions = (
  pieces: Chunks,
  bytes: Buffer,
  placeOf: (piece: Buffer) => number | undefined,
): ReadonlyArray<Buffer> => {
  const parts: Buffer[] = [];
  let own: Buffer = NO_BYTES;
  for (const piece of pieces) {
    const at = placeOf(piece);
    if (at === undefined) {
      own = Buffer.concat([own, piece]);
      continue;
    }
    const same = parts.length === 0 ? commonPrefix(own, bytes) : 0;
    const rest = own.subarray(same);
    const before = commonSuffix(rest, bytes.subarray(0, at));
    const brought = insert(rest.subarray(0, rest.length - before));
    const told = [...copy(0, same), ...brought, ...copy(at - before, at + piece.length)];
    for (const part of told) parts.push(part);
    own = NO_BYTES;
  }
  return [...parts, ...insert(own)];
};

/**
 * Remembers where pieces lie in the last object that was stored whole: another object that has one of
 * these very buffers is stored as what is different, and nothing has to be searched for that.
 */
export class DeltaEncoder {
  private base: Base | undefined;

  /** An object of these pieces is stored whole; `bytes` are all of them. */
  add(id: string, pieces: Chunks, bytes: Buffer): void {
    // A part of the base is no better base.
    if (pieces.length < 2 || pieces.some((piece) => this.base?.places.has(piece))) return;
    const places = new Map<Buffer, number>();
    let at = 0;
    for (const piece of pieces) {
      if (!places.has(piece)) places.set(piece, at);
      at += piece.length;
    }
    this.base = { id, bytes, places };
  }

  /** What makes an object of these pieces; undefined where that saves less than half of it. */
  deltaOf(pieces: Chunks): Delta | undefined {
    const { base } = this;
    if (base === undefined || !pieces.some((piece) => base.places.has(piece))) return undefined;
    const placeOf = (piece: Buffer): number | undefined => {
      const at = base.places.get(piece);
      if (at === undefined) return undefined;
      // Its memory may have served something else meanwhile.
      return base.bytes.subarray(at, at + piece.length).equals(piece) ? at : undefined;
    };
    const size = byteLength(pieces);
    const head = Buffer.from([...encodeSize(base.bytes.length), ...encodeSize(size)]);
    const bytes = Buffer.concat([head, ...instructions(pieces, base.bytes, placeOf)]);
    return bytes.length < size / 2 ? { base: base.id, bytes } : undefined;
  }
}
