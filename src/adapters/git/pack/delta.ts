import { byteLength, type Chunks } from '../../../file';

/** An object as a delta to a base object (gitformat-pack, "Deltified representation"). */
export interface Delta {
  readonly base: string;
  readonly bytes: Buffer;
}

/** An object that is stored whole, and the offsets of its pieces. */
interface Base {
  readonly id: string;
  readonly bytes: Buffer;
  readonly offsets: ReadonlyMap<Buffer, number>;
}

/** The maximum lengths of copy and insert instructions, as git writes them. */
const MAX_COPY_BYTES = 0x10000;
const MAX_INSERT_BYTES = 0x7f;

/** A size: 7 bits in each byte, lowest first. The upper bit is set if more bytes follow. */
const encodeSize = (size: number): ReadonlyArray<number> => {
  const bytes: number[] = [];
  let rest = size;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
};

/** Copies bytes of the base. Bits of the first byte mark the bytes of offset and size that are not zero. */
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

const commonPrefix = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
};

const commonSuffix = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
};

/** The instructions that build the pieces from the base; `offsetOf` finds a piece in the base. */
const instructions = (
  pieces: Chunks,
  bytes: Buffer,
  offsetOf: (piece: Buffer) => number | undefined,
): ReadonlyArray<Buffer> => {
  const parts: Buffer[] = [];
  let pending: Buffer = Buffer.alloc(0);
  for (const piece of pieces) {
    const at = offsetOf(piece);
    if (at === undefined) {
      pending = Buffer.concat([pending, piece]);
      continue;
    }
    const same = parts.length === 0 ? commonPrefix(pending, bytes) : 0;
    const rest = pending.subarray(same);
    const before = commonSuffix(rest, bytes.subarray(0, at));
    const inserted = insert(rest.subarray(0, rest.length - before));
    const run = [...copy(0, same), ...inserted, ...copy(at - before, at + piece.length)];
    for (const part of run) parts.push(part);
    pending = Buffer.alloc(0);
  }
  return [...parts, ...insert(pending)];
};

/**
 * Remembers the pieces of the last object that was stored whole. An object that shares one of these buffers
 * becomes a delta, without a search for common bytes.
 */
export class DeltaEncoder {
  private base: Base | undefined;

  /** Adds an object that is stored whole; `bytes` are its concatenated pieces. */
  add(id: string, pieces: Chunks, bytes: Buffer): void {
    // An object that shares pieces with the current base is not a better one.
    if (pieces.length < 2 || pieces.some((piece) => this.base?.offsets.has(piece))) return;
    const offsets = new Map<Buffer, number>();
    let at = 0;
    for (const piece of pieces) {
      if (!offsets.has(piece)) offsets.set(piece, at);
      at += piece.length;
    }
    this.base = { id, bytes, offsets };
  }

  /** Encodes an object of these pieces; undefined if a delta would save less than half. */
  encode(pieces: Chunks): Delta | undefined {
    const { base } = this;
    if (base === undefined || !pieces.some((piece) => base.offsets.has(piece))) return undefined;
    const offsetOf = (piece: Buffer): number | undefined => {
      const at = base.offsets.get(piece);
      if (at === undefined) return undefined;
      // The buffer may have been reused since.
      return base.bytes.subarray(at, at + piece.length).equals(piece) ? at : undefined;
    };
    const size = byteLength(pieces);
    const head = Buffer.from([...encodeSize(base.bytes.length), ...encodeSize(size)]);
    const bytes = Buffer.concat([head, ...instructions(pieces, base.bytes, offsetOf)]);
    return bytes.length < size / 2 ? { base: base.id, bytes } : undefined;
  }
}
