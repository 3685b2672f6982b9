import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, crc32, deflate, deflateSync, type ZlibOptions } from 'node:zlib';
import type { Chunks } from '../../../file';
import { BufferedWriter } from '../../files/buffered-writer';
import { type Delta, DeltaEncoder } from './delta';
import { formatPackIndex, MAX_OFFSET, type PackEntry } from './index-file';

const deflated = promisify<Buffer, ZlibOptions, Buffer>(deflate);

const TYPES = { commit: 1, tree: 2, blob: 3 };
export type ObjectType = keyof typeof TYPES;
/** A delta to an object that is named by its id (`REF_DELTA`). */
const DELTA = 7;

/** Objects up to this size are compressed synchronously: a thread would take longer to reach. */
const SYNC_LIMIT_BYTES = 64 * 1024;
/** Objects from this size on are compressed for speed: git sends deltas of most of them anyway. */
const FAST_COMPRESSION_BYTES = 1024 * 1024;
/** The size of zlib's output chunk for an input of this size; zlib keeps what it does not use. */
const chunkSizeFor = (bytes: number): number => Math.min(256 * 1024, Math.max(4 * 1024, bytes / 8));
/** The maximum size of objects in memory that wait for their compression. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;
/** The size of one read of the finished pack. */
const READ_BYTES = 1024 * 1024;

/** The header of a pack: signature, version 2, and number of objects. */
const packHeader = (objects: number): Buffer => {
  const head = Buffer.from('5041434b0000000200000000', 'hex');
  head.writeUInt32BE(objects, head.length - 4);
  return head;
};

/** The header of an entry: its type, then its size, 4 bits first and 7 in each byte that follows. */
const entryHeader = (type: number, size: number): Buffer => {
  const bytes = [(type << 4) | (size & 0x0f)];
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((bytes.pop() ?? 0) | 0x80, rest & 0x7f);
  }
  return Buffer.from(bytes);
};

const deltaHeader = ({ base, bytes }: Delta): Buffer =>
  Buffer.concat([entryHeader(DELTA, bytes.length), Buffer.from(base, 'hex')]);

/**
 * Writes objects into one pack with its index (gitformat-pack). Large ones are compressed in
 * zlib's threads. Objects that share pieces with an earlier one are stored as deltas, which git reuses for
 * the push.
 */
export class PackWriter {
  private readonly folder: string;
  private file: number | undefined;
  private readonly packed: PackEntry[] = [];
  private readonly packing: Promise<void>[] = [];
  private readonly shared = new DeltaEncoder();
  private readonly appender: BufferedWriter;
  private waiting = 0;

  /** `folder` is a repository. */
  constructor(folder: string) {
    this.folder = path.join(folder, 'objects', 'pack');
    mkdirSync(this.folder, { recursive: true });
    this.file = openSync(this.temporary(), 'w+');
    this.appender = new BufferedWriter(this.file);
    this.appender.write(packHeader(0));
  }

  private temporary(): string {
    return path.join(this.folder, 'tmp_pack');
  }

  private opened(): number {
    if (this.file === undefined) throw new Error('the run is over');
    return this.file;
  }

  private add(id: string, head: Buffer, data: Buffer): void {
    // After `abort`, the same descriptor may belong to another file.
    this.opened();
    const offset = this.appender.end;
    if (offset > MAX_OFFSET) throw new Error('what is to be pushed has more than 2 GiB');
    this.packed.push({ id, crc: crc32(data, crc32(head)), offset });
    this.appender.write(head);
    this.appender.write(data);
  }

  private async pack(id: string, head: Buffer, bytes: Buffer): Promise<void> {
    const data = await deflated(bytes, {
      chunkSize: chunkSizeFor(bytes.length),
      level:
        bytes.length < FAST_COMPRESSION_BYTES
          ? constants.Z_DEFAULT_COMPRESSION
          : constants.Z_BEST_SPEED,
    });
    this.waiting -= bytes.length;
    this.add(id, head, data);
  }

  private async store(id: string, head: Buffer, bytes: Buffer): Promise<void> {
    if (bytes.length <= SYNC_LIMIT_BYTES) {
      this.add(id, head, deflateSync(bytes, { chunkSize: chunkSizeFor(bytes.length) }));
      return;
    }
    this.waiting += bytes.length;
    const packing = this.pack(id, head, bytes);
    // `finish` reports the error.
    packing.catch(() => undefined);
    this.packing.push(packing);
    // They finish about in their order.
    while (this.waiting > MAX_WAITING_BYTES) await this.packing.shift();
  }

  /** Adds an object that is not in the pack yet. Waits if too many bytes wait for their compression. */
  put(type: ObjectType, id: string, pieces: Chunks): Promise<void> {
    const delta = this.shared.deltaOf(pieces);
    if (delta !== undefined) return this.store(id, deltaHeader(delta), delta.bytes);
    const bytes = Buffer.concat(pieces);
    this.shared.add(id, pieces, bytes);
    return this.store(id, entryHeader(TYPES[type], bytes.length), bytes);
  }

  /** The checksum of the whole file; computed last, because the header is written last. */
  private checksum(file: number): Buffer {
    const hash = createHash('sha1');
    const chunk = Buffer.allocUnsafe(READ_BYTES);
    for (let at = 0; at < this.appender.end; ) {
      const read = readSync(file, chunk, 0, chunk.length, at);
      if (read === 0) throw new Error('the pack was cut off in the temporary folder');
      hash.update(chunk.subarray(0, read));
      at += read;
    }
    return hash.digest();
  }

  /** Completes the pack, so that git finds its objects. */
  async finish(): Promise<void> {
    await Promise.all(this.packing);
    const file = this.opened();
    this.appender.flush();
    const head = packHeader(this.packed.length);
    writeSync(file, head, 0, head.length, 0);
    const checksum = this.checksum(file);
    writeSync(file, checksum, 0, checksum.length, this.appender.end);
    this.abort();
    const name = path.join(this.folder, `pack-${checksum.toString('hex')}`);
    renameSync(this.temporary(), `${name}.pack`);
    writeFileSync(`${name}.idx`, formatPackIndex(this.packed, checksum));
  }

  /** Closes the file; nothing can be added afterwards. */
  abort(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }
}
