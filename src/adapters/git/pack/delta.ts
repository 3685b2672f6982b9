import { byteLength, type Chunks } from '../../../file';

/** An object as a delta to another one (gitformat-pack, "Deltified representation"). */
export interface Delta {
  /** The id of the other object. */
  readonly base: string;
  readonly bytes: Buffer;
}

/** An object that is stored whole, with the offsets of its pieces. */
interface Base {
  readonly id: string;
  readonly bytes: Buffer;
  readonly places: ReadonlyMap<Buffer, number>;
}

const NO_BYTES = Buffer.alloc(0);

/** The maximum length of a copy and of an insert instruction: those that git itself writes. */
const MAX_COPY_BYTES = 0x10000;
const MAX_INSERT_BYTES = 0x7f;

/** A size: 7 bits in each byte, lowest first; the upper bit is set if more follow. */
const encodeSize = (size: number): ReadonlyArray<number> => {
  const bytes: number[] = [];
  let rest = size;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
};

/** Copies bytes of the base. The first byte has a bit for each byte of offset and size that is not zero. */
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

/** Inserts bytes that the base does not have. */
const insert = (bytes: Buffer): ReadonlyArray<Buffer> => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += MAX_INSERT_BYTES) {
    const part = bytes.subarray(at, at + MAX_INSERT_BYTES);
    parts.push(Buffer.from([part.length]), part);
  }
  return parts;
};

/** The length of the common prefix of two buffers. */
const commonPrefix = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
};

/** The length of the common suffix of two buffers. */
const commonSuffix = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
};

/** The instructions that build the pieces from the base; `placeOf` finds the pieces that it contains. */
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
    const inserted = insert(rest.subarray(0, rest.length - before));
    const run = [...copy(0, same), ...inserted, ...copy(at - before, at + piece.length)];
    for (const part of run) parts.push(part);
    own = NO_BYTES;
  }
  return [...parts, ...insert(own)];
};

/**
 * Remembers the pieces of the last object that was stored whole. An object that contains one of these same
 * buffers is stored as a delta, without a search for common bytes.
 */
export class DeltaEncoder {
  private base: Base | undefined;

  /** Records an object that is stored whole; `bytes` are its pieces, concatenated. */
  add(id: string, pieces: Chunks, bytes: Buffer): void {
    // An object that shares pieces with the base is not a better base.
    if (pieces.length < 2 || pieces.some((piece) => this.base?.places.has(piece))) return;
    const places = new Map<Buffer, number>();
    let at = 0;
    for (const piece of pieces) {
      if (!places.has(piece)) places.set(piece, at);
      at += piece.length;
    }
    this.base = { id, bytes, places };
  }

  /** The delta for an object of these pieces; undefined if it would save less than half. */
  deltaOf(pieces: Chunks): Delta | undefined {
    const { base } = this;
    if (base === undefined || !pieces.some((piece) => base.places.has(piece))) return undefined;
    const placeOf = (piece: Buffer): number | undefined => {
      const at = base.places.get(piece);
      if (at === undefined) return undefined;
      // The buffer may have been reused since.
      return base.bytes.subarray(at, at + piece.length).equals(piece) ? at : undefined;
    };
    const size = byteLength(pieces);
    const head = Buffer.from([...encodeSize(base.bytes.length), ...encodeSize(size)]);
    const bytes = Buffer.concat([head, ...instructions(pieces, base.bytes, placeOf)]);
    return bytes.length < size / 2 ? { base: base.id, bytes } : undefined;
  }
}
