import { crc32 } from 'node:zlib';

/** The path is relative, with `/`. */
export interface ArchiveFile {
  readonly path: string;
  readonly content: Buffer;
}

const BLOCK_BYTES = 512;
const MAX_NAME_BYTES = 100;

/** Pads a number with zeros to fill its field. */
const octal = (number: number, digits: number): string => number.toString(8).padStart(digits, '0');

/** Splits a path at its last slash if it is too long for the name. */
const splitPath = (path: string): readonly [prefix: string, name: string] => {
  const slash = Buffer.byteLength(path) > MAX_NAME_BYTES ? path.lastIndexOf('/') : -1;
  return [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
};

/** The POSIX ustar header of a plain file: mode 0644, ids and time 0, no owner. */
const headerOf = ({ path, content }: ArchiveFile): Buffer => {
  const [prefix, name] = splitPath(path);
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write('0000644\u00000000000\u00000000000', 100);
  header.write(`${octal(content.length, 11)}\u0000${octal(0, 11)}`, 124);
  // The checksum counts its own field as spaces.
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\u0000`, 148);
  return header;
};

/** Packs files in their order, and two blocks of zeros. */
export const tar = (files: ReadonlyArray<ArchiveFile>): Buffer =>
  Buffer.concat([
    ...files.flatMap((file) => [
      headerOf(file),
      file.content,
      Buffer.alloc(-file.content.length & (BLOCK_BYTES - 1)),
    ]),
    Buffer.alloc(2 * BLOCK_BYTES),
  ]);

const uint32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
};

const MAX_STORED_BYTES = 65_535;

const storedBlock = (content: Buffer, isLast: boolean): ReadonlyArray<Buffer> => {
  const head = Buffer.from([isLast ? 1 : 0, 0, 0, 0, 0]);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(MAX_STORED_BYTES - content.length, 3);
  return [head, content];
};

/** No flags, no time, an unknown system. */
const GZIP_HEAD = Buffer.from('1f8b08000000000000ff', 'hex');

/** Wraps bytes as gzip (RFC 1952), stored rather than compressed, so that no version of zlib can change the result. */
export const gzipStored = (bytes: Buffer): Buffer => {
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(bytes.length / MAX_STORED_BYTES)) },
    (_, i) => i * MAX_STORED_BYTES,
  );
  const blocks = starts.flatMap((start) => {
    const end = start + MAX_STORED_BYTES;
    return storedBlock(bytes.subarray(start, end), end >= bytes.length);
  });
  return Buffer.concat([GZIP_HEAD, ...blocks, uint32(crc32(bytes)), uint32(bytes.length)]);
};
