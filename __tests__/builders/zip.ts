/** ZIP files, valid and malformed. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly data?: string | Buffer;
  /** A Unix mode such as 0o120777 for a link. */
  readonly mode?: number;
  /** 8 is deflate, 0 is none. */
  readonly method?: number;
  readonly encrypted?: boolean;
  /** A false size. */
  readonly statedSize?: number;
  /** A false CRC-32. */
  readonly statedSum?: number;
  /** Sizes in an extra field, as in archives of more than 4 GiB. */
  readonly zip64?: boolean;
}

const LARGE = 0xffffffff;
const UNIX = 3 << 8;

interface Packed {
  readonly local: Buffer;
  readonly central: (offset: number) => Buffer;
}

const extraOf = (size: number, packed: number): Buffer => {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  return extra;
};

const pack = (entry: ZipEntry): Packed => {
  const { method = 8, encrypted = false, zip64 = false, mode = 0o100644 } = entry;
  const data = Buffer.from(entry.data ?? '');
  const body = method === 8 ? deflateRawSync(data) : data;
  const size = entry.statedSize ?? data.length;
  const name = Buffer.from(entry.name);
  const extra = zip64 ? extraOf(size, body.length) : Buffer.alloc(0);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(zip64 ? 45 : 20, 0);
  common.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(entry.statedSum ?? crc32(data), 10);
  common.writeUInt32LE(zip64 ? LARGE : body.length, 14);
  common.writeUInt32LE(zip64 ? LARGE : size, 18);
  common.writeUInt16LE(name.length, 22);
  common.writeUInt16LE(extra.length, 24);
  const central = (offset: number): Buffer => {
    const head = Buffer.alloc(6);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(UNIX | 20, 4);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    return Buffer.concat([head, common, tail, name, extra]);
  };
  return { local: Buffer.concat([Buffer.from('PK\x03\x04'), common, name, extra, body]), central };
};

/** An archive of these files. */
export const zip = (...entries: ReadonlyArray<ZipEntry>): Buffer => {
  const packed = entries.map(pack);
  const starts = packed.map((_, i) =>
    packed.slice(0, i).reduce((sum, { local }) => sum + local.length, 0),
  );
  const files = Buffer.concat(packed.map(({ local }) => local));
  const directory = Buffer.concat(packed.map(({ central }, i) => central(starts[i] ?? 0)));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(packed.length, 8);
  end.writeUInt16LE(packed.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, directory, end]);
};

/** An archive of paths and contents. */
export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Buffer =>
  zip(...Object.entries(files).map(([name, data]) => ({ name, data })));
