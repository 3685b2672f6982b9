import { createHash } from 'node:crypto';
import { ID_BYTES } from '../../../git-objects/objects';

export interface PackEntry {
  /** Forty hexadecimal digits. */
  readonly id: string;
  /** The CRC-32 of the entry, including its header. */
  readonly crc: number;
  readonly offset: number;
}

const SIGNATURE = Buffer.from('ff744f6300000002', 'hex');
/** The table has, for each first byte, the number of ids up to it. */
const FANOUT = 256;
const UINT32_BYTES = 4;
/** Larger offsets would need a second table. */
export const MAX_OFFSET = 0x7fffffff;

const countByFirstByte = (sorted: ReadonlyArray<PackEntry>): ReadonlyArray<number> => {
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

/** The index of a pack, version 2 (gitformat-pack); `checksum` is the trailer of the pack. */
export const formatPackIndex = (packed: ReadonlyArray<PackEntry>, checksum: Buffer): Buffer => {
  const sorted = [...packed].sort((a, b) => (a.id < b.id ? -1 : 1));
  const size =
    SIGNATURE.length +
    FANOUT * UINT32_BYTES +
    sorted.length * (ID_BYTES + 2 * UINT32_BYTES) +
    2 * ID_BYTES;
  const index = Buffer.alloc(size);
  let at = SIGNATURE.copy(index);
  for (const count of countByFirstByte(sorted)) at = index.writeUInt32BE(count, at);
  for (const { id } of sorted) at += index.write(id, at, 'hex');
  for (const { crc } of sorted) at = index.writeUInt32BE(crc, at);
  for (const { offset } of sorted) at = index.writeUInt32BE(offset, at);
  at += checksum.copy(index, at);
  createHash('sha1').update(index.subarray(0, at)).digest().copy(index, at);
  return index;
};
