import { createHash } from 'node:crypto';
import { ID_BYTES } from '../../../git-objects/objects';

/** Where an object lies in a pack. */
export interface Packed {
  /** Forty hexadecimal digits. */
  readonly id: string;
  /** Of the object as it lies in the pack, header included. */
  readonly crc: number;
  readonly offset: number;
}

const HEAD = Buffer.from('ff744f6300000002', 'hex');
/** How many ids begin with a byte up to this one. */
const FANOUT = 256;
const NUMBER = 4;
/** Larger offsets stand in a table of their own, which nobody needs here. */
export const LARGEST_OFFSET = 0x7fffffff;

const fanoutOf = (sorted: ReadonlyArray<Packed>): ReadonlyArray<number> => {
  const counts = new Array<number>(FANOUT).fill(0);
  for (const { id } of sorted) {
    const first = Number.parseInt(id.slice(0, 2), 16);
    counts[first] = (counts[first] ?? 0) + 1;
  }
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
};

/** The index of a pack, version 2 (gitformat-pack); `checksum` is what the pack ends with. */
export const packIndex = (packed: ReadonlyArray<Packed>, checksum: Buffer): Buffer => {
  const sorted = [...packed].sort((a, b) => (a.id < b.id ? -1 : 1));
  const size =
    HEAD.length + FANOUT * NUMBER + sorted.length * (ID_BYTES + 2 * NUMBER) + 2 * ID_BYTES;
  const index = Buffer.alloc(size);
  let at = HEAD.copy(index);
  for (const count of fanoutOf(sorted)) at = index.writeUInt32BE(count, at);
  for (const { id } of sorted) at += index.write(id, at, 'hex');
  for (const { crc } of sorted) at = index.writeUInt32BE(crc, at);
  for (const { offset } of sorted) at = index.writeUInt32BE(offset, at);
  at += checksum.copy(index, at);
  createHash('sha1').update(index.subarray(0, at)).digest().copy(index, at);
  return index;
};
