import { type Pieces, sizeOf } from '../render/file';

/** How an object is made of another one (gitformat-pack, "Deltified representation"). */
export interface Delta {
  /** Id of the other one. */
  readonly base: string;
  readonly bytes: Buffer;
}

interface Base {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Where a piece lies in an object. */
interface Place {
  readonly base: Base;
  readonly at: number;
}

/** Bytes that one instruction takes over, and that one brings: what git itself writes at most. */
const MOST_COPIED = 0x10000;
const MOST_BROUGHT = 0x7f;

/** A size: seven bits in each byte, lowest first; the upper bit says that more follow. */
const sizeBytes = (size: number): ReadonlyArray<number> => {
  const bytes: number[] = [];
  let rest = size;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
};

/** Takes over bytes of the base: a bit of the first byte for each byte of offset and size that is not zero. */
const copy = (from: number, to: number): ReadonlyArray<Buffer> => {
  const parts: Buffer[] = [];
  for (let at = from; at < to; at += MOST_COPIED) {
    const size = Math.min(MOST_COPIED, to - at) % MOST_COPIED;
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
const bring = (bytes: Buffer): ReadonlyArray<Buffer> => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += MOST_BROUGHT) {
    const part = bytes.subarray(at, at + MOST_BROUGHT);
    parts.push(Buffer.from([part.length]), part);
  }
  return parts;
};

/** How many bytes two buffers have in common at their beginning. */
const alikeFrom = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
};

/** How many bytes two buffers have in common at their end. */
const alikeTo = (a: Buffer, b: Buffer): number => {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1;
  return count;
};

/** What makes the pieces of the base, given where those lie that are in it. */
const instructions = (
  pieces: Pieces,
  { bytes }: Base,
  placeOf: (piece: Buffer) => number | undefined,
): ReadonlyArray<Buffer> => {
  const [first = Buffer.alloc(0)] = pieces;
  const same = placeOf(first) === undefined ? alikeFrom(first, bytes) : 0;
  const parts = [...copy(0, same)];
  let own = Buffer.alloc(0);
  pieces.forEach((piece, i) => {
    const at = placeOf(piece);
    if (at === undefined) {
      own = Buffer.concat([own, i === 0 ? piece.subarray(same) : piece]);
      return;
    }
    const before = alikeTo(own, bytes.subarray(0, at));
    parts.push(...bring(own.subarray(0, own.length - before)));
    parts.push(...copy(at - before, at + piece.length));
    own = Buffer.alloc(0);
  });
  return [...parts, ...bring(own)];
};

/**
 * Remembers where pieces lie in objects that are stored whole: another object that has one of these very
 * buffers is stored as what is different, and nothing has to be searched for that.
 */
export class SharedPieces {
  private readonly places = new WeakMap<Buffer, Place>();

  /** An object of these pieces is stored whole; `bytes` are all of them. */
  add(id: string, pieces: Pieces, bytes: Buffer): void {
    if (pieces.length < 2) return;
    const base = { id, bytes };
    let at = 0;
    for (const piece of pieces) {
      if (!this.places.has(piece)) this.places.set(piece, { base, at });
      at += piece.length;
    }
  }

  /** What makes an object of these pieces; undefined where that saves less than half of it. */
  deltaOf(pieces: Pieces): Delta | undefined {
    const base = pieces.map((piece) => this.places.get(piece)?.base).find((each) => each);
    if (base === undefined) return undefined;
    const placeOf = (piece: Buffer): number | undefined => {
      const place = this.places.get(piece);
      if (place?.base !== base) return undefined;
      // Its memory may have served something else meanwhile.
      const there = base.bytes.subarray(place.at, place.at + piece.length);
      return there.equals(piece) ? place.at : undefined;
    };
    const size = sizeOf(pieces);
    const head = Buffer.from([...sizeBytes(base.bytes.length), ...sizeBytes(size)]);
    const bytes = Buffer.concat([head, ...instructions(pieces, base, placeOf)]);
    return bytes.length < size / 2 ? { base: base.id, bytes } : undefined;
  }
}
