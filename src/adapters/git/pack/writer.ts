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
/** An object that is told by its difference to one with an id. */
const DELTA = 7;

/** Objects of at most so many bytes are compressed at once: handing them over would take longer. */
const SMALL = 64 * 1024;
/** Of objects of this many bytes and more, time counts more than bytes: of most, git sends differences. */
const LARGE = 1024 * 1024;
/** Room that zlib is given for what it makes of so many bytes: it comes back for more, and keeps what is left. */
const roomFor = (bytes: number): number => Math.min(256 * 1024, Math.max(4 * 1024, bytes / 8));
/** Bytes that may wait to be compressed beside us. */
const MOST_WAITING = 16 * 1024 * 1024;
/** Bytes that are read back at once. */
const READ_AT_ONCE = 1024 * 1024;

/** Signature, version 2, and how many objects there are. */
const headOf = (objects: number): Buffer => {
  const head = Buffer.from('5041434b0000000200000000', 'hex');
  head.writeUInt32BE(objects, head.length - 4);
  return head;
};

/** Type and size: four bits of it first, then seven in each byte; the upper bit says that more follow. */
const entryHead = (type: number, size: number): Buffer => {
  const bytes = [(type << 4) | (size & 0x0f)];
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((bytes.pop() ?? 0) | 0x80, rest & 0x7f);
  }
  return Buffer.from(bytes);
};

const deltaHead = ({ base, bytes }: Delta): Buffer =>
  Buffer.concat([entryHead(DELTA, bytes.length), Buffer.from(base, 'hex')]);

/**
 * Writes objects into one pack with its index (gitformat-pack). Large ones are compressed beside us, on
 * other cores. Objects that share pieces with one before them are stored as what is different; git takes
 * that over for the push.
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
    this.appender.write(headOf(0));
  }

  private temporary(): string {
    return path.join(this.folder, 'tmp_pack');
  }

  private opened(): number {
    if (this.file === undefined) throw new Error('the run is over');
    return this.file;
  }

  private add(id: string, head: Buffer, data: Buffer): void {
    // A file that was let go of may be another one by now.
    this.opened();
    const offset = this.appender.end;
    if (offset > MAX_OFFSET) throw new Error('what is to be pushed has more than 2 GiB');
    this.packed.push({ id, crc: crc32(data, crc32(head)), offset });
    this.appender.write(head);
    this.appender.write(data);
  }

  private async pack(id: string, head: Buffer, bytes: Buffer): Promise<void> {
    const data = await deflated(bytes, {
      chunkSize: roomFor(bytes.length),
      level: bytes.length < LARGE ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_SPEED,
    });
    this.waiting -= bytes.length;
    this.add(id, head, data);
  }

  private async store(id: string, head: Buffer, bytes: Buffer): Promise<void> {
    if (bytes.length <= SMALL) {
      this.add(id, head, deflateSync(bytes, { chunkSize: roomFor(bytes.length) }));
      return;
    }
    this.waiting += bytes.length;
    const packing = this.pack(id, head, bytes);
    // Whoever finishes hears of it.
    packing.catch(() => undefined);
    this.packing.push(packing);
    // They come back about as they were sent.
    while (this.waiting > MOST_WAITING) await this.packing.shift();
  }

  /** Puts an object that is not in the pack yet; waits where more wait than should stay in memory. */
  put(type: ObjectType, id: string, pieces: Chunks): Promise<void> {
    const delta = this.shared.deltaOf(pieces);
    if (delta !== undefined) return this.store(id, deltaHead(delta), delta.bytes);
    const bytes = Buffer.concat(pieces);
    this.shared.add(id, pieces, bytes);
    return this.store(id, entryHead(TYPES[type], bytes.length), bytes);
  }

  /** The checksum of the whole file, whose head is written last. */
  private checksum(file: number): Buffer {
    const hash = createHash('sha1');
    const chunk = Buffer.allocUnsafe(READ_AT_ONCE);
    for (let at = 0; at < this.appender.end; ) {
      const read = readSync(file, chunk, 0, chunk.length, at);
      if (read === 0) throw new Error('the pack was cut off in the temporary folder');
      hash.update(chunk.subarray(0, read));
      at += read;
    }
    return hash.digest();
  }

  /** Completes the pack: from now on git finds what is in it. */
  async finish(): Promise<void> {
    await Promise.all(this.packing);
    const file = this.opened();
    this.appender.flush();
    const head = headOf(this.packed.length);
    writeSync(file, head, 0, head.length, 0);
    const checksum = this.checksum(file);
    writeSync(file, checksum, 0, checksum.length, this.appender.end);
    this.abort();
    const name = path.join(this.folder, `pack-${checksum.toString('hex')}`);
    renameSync(this.temporary(), `${name}.pack`);
    writeFileSync(`${name}.idx`, formatPackIndex(this.packed, checksum));
  }

  /** Lets go of the file; nothing can be put any more. */
  abort(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }
}
