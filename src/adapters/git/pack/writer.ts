import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, crc32, deflate, deflateSync, type ZlibOptions } from 'node:zlib';
import type { Chunks } from '../../../file';
import type { ObjectType } from '../../../git-objects/objects';
import { BufferedWriter } from '../../files/buffered-writer';
import { type Delta, DeltaEncoder } from './delta';
import { formatPackIndex, MAX_OFFSET, type PackEntry } from './index-file';

const deflateAsync = promisify<Buffer, ZlibOptions, Buffer>(deflate);

const TYPES: Readonly<Record<ObjectType, number>> = { commit: 1, tree: 2, blob: 3 };
/** A delta to a base object, named by its id. */
const REF_DELTA = 7;

/** Objects up to this size are compressed synchronously: handing them to a thread takes longer. */
const SYNC_LIMIT_BYTES = 64 * 1024;
/** Objects of at least this size are compressed for speed: git sends deltas of most of them anyway. */
const FAST_COMPRESSION_BYTES = 1024 * 1024;
/** The size of zlib's output chunk for an input of this size; zlib keeps what it does not use. */
const chunkSizeFor = (bytes: number): number => Math.min(256 * 1024, Math.max(4 * 1024, bytes / 8));
/** The maximum size of the objects in memory that wait for compression. */
const MAX_PENDING_BYTES = 16 * 1024 * 1024;
/** The finished pack is read in chunks of this size. */
const READ_CHUNK_BYTES = 1024 * 1024;

/** The header of a pack: signature, version 2, and number of objects. */
const packHeader = (objects: number): Buffer => {
  const head = Buffer.from('5041434b0000000200000000', 'hex');
  head.writeUInt32BE(objects, head.length - 4);
  return head;
};

/** The header of an entry: type and 4 bits of the size in the first byte, 7 bits in each that follows. */
const entryHeader = (type: number, size: number): Buffer => {
  const bytes = [(type << 4) | (size & 0x0f)];
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((bytes.pop() ?? 0) | 0x80, rest & 0x7f);
  }
  return Buffer.from(bytes);
};

const deltaHeader = ({ base, bytes }: Delta): Buffer =>
  Buffer.concat([entryHeader(REF_DELTA, bytes.length), Buffer.from(base, 'hex')]);

/**
 * Writes objects into one pack with its index (gitformat-pack). zlib's threads compress large objects. Objects
 * that share pieces with an earlier one are stored as deltas, which git reuses for the push.
 */
export class PackWriter {
  private readonly folder: string;
  private file: number | undefined;
  private readonly temporary: string;
  private readonly entries: PackEntry[] = [];
  private readonly compressions: Promise<void>[] = [];
  private readonly deltas = new DeltaEncoder();
  private readonly output: BufferedWriter;
  private pendingBytes = 0;

  /** `folder` is a repository. */
  constructor(folder: string) {
    this.folder = path.join(folder, 'objects', 'pack');
    fs.mkdirSync(this.folder, { recursive: true });
    this.temporary = path.join(this.folder, 'tmp_pack');
    this.file = fs.openSync(this.temporary, 'w+');
    this.output = new BufferedWriter(this.file);
    this.output.write(packHeader(0));
  }

  private opened(): number {
    if (this.file === undefined) throw new Error('the run is over');
    return this.file;
  }

  private add(id: string, head: Buffer, data: Buffer): void {
    // After `abort`, the same descriptor may belong to another file.
    this.opened();
    const offset = this.output.end;
    if (offset > MAX_OFFSET) throw new Error('the objects to push have more than 2 GiB');
    this.entries.push({ id, crc: crc32(data, crc32(head)), offset });
    this.output.write(head);
    this.output.write(data);
  }

  private async compress(id: string, head: Buffer, bytes: Buffer): Promise<void> {
    const isLarge = bytes.length >= FAST_COMPRESSION_BYTES;
    const data = await deflateAsync(bytes, {
      chunkSize: chunkSizeFor(bytes.length),
      level: isLarge ? constants.Z_BEST_SPEED : constants.Z_DEFAULT_COMPRESSION,
    });
    this.pendingBytes -= bytes.length;
    this.add(id, head, data);
  }

  private async store(id: string, head: Buffer, bytes: Buffer): Promise<void> {
    if (bytes.length <= SYNC_LIMIT_BYTES)
      return this.add(id, head, deflateSync(bytes, { chunkSize: chunkSizeFor(bytes.length) }));
    this.pendingBytes += bytes.length;
    const compression = this.compress(id, head, bytes);
    // `finish` reports the error.
    compression.catch(() => undefined);
    this.compressions.push(compression);
    // They finish roughly in order.
    while (this.pendingBytes > MAX_PENDING_BYTES) await this.compressions.shift();
  }

  /** Adds an object that is not in the pack yet. Waits while too many bytes wait for compression. */
  put(type: ObjectType, id: string, pieces: Chunks): Promise<void> {
    const delta = this.deltas.encode(pieces);
    if (delta !== undefined) return this.store(id, deltaHeader(delta), delta.bytes);
    const bytes = Buffer.concat(pieces);
    this.deltas.add(id, pieces, bytes);
    return this.store(id, entryHeader(TYPES[type], bytes.length), bytes);
  }

  /** The checksum of the whole file. It is computed last, because the header is written last. */
  private checksum(file: number): Buffer {
    const hash = createHash('sha1');
    const chunk = Buffer.allocUnsafe(READ_CHUNK_BYTES);
    for (let at = 0; at < this.output.end; ) {
      const read = fs.readSync(file, chunk, 0, chunk.length, at);
      if (read === 0) throw new Error('the pack was cut off in the temporary folder');
      hash.update(chunk.subarray(0, read));
      at += read;
    }
    return hash.digest();
  }

  /** Completes the pack, so that git finds its objects. */
  async finish(): Promise<void> {
    await Promise.all(this.compressions);
    const file = this.opened();
    this.output.flush();
    const head = packHeader(this.entries.length);
    fs.writeSync(file, head, 0, head.length, 0);
    const checksum = this.checksum(file);
    fs.writeSync(file, checksum, 0, checksum.length, this.output.end);
    this.abort();
    const name = path.join(this.folder, `pack-${checksum.toString('hex')}`);
    fs.renameSync(this.temporary, `${name}.pack`);
    fs.writeFileSync(`${name}.idx`, formatPackIndex(this.entries, checksum));
  }

  /** Closes the file; nothing can be added afterwards. */
  abort(): void {
    if (this.file !== undefined) fs.closeSync(this.file);
    this.file = undefined;
  }
}
