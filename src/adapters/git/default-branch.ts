import { closeSync, existsSync, openSync, readSync, rmSync } from 'node:fs';
import type { Environment } from './process';

/**
 * Matches no ref, so nothing more is fetched. With it, a server that filters refs by prefix (protocol 2)
 * also lists `HEAD`; a server with an older protocol lists it anyway.
 */
export const HEAD_REFSPEC = '+HEAD*/nothing:refs/nothing/*';

/** `HEAD` comes first, so the rest of a long list is not read. */
const MAX_READ_BYTES = 64 * 1024;

/** A line of protocol 2, or the capabilities after the first ref of an older protocol. */
const SYMREF = /< [0-9a-f]+ HEAD(?: (?:\S+ )*?symref-target|\\0.*? symref=HEAD):refs\/heads\/(\S+)/;

/** A trace has octal numbers for bytes that are not ASCII, negative ones where `char` is signed. */
const traced = (name: string, sign: number): string =>
  [...Buffer.from(name)]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : `\\${(byte + sign).toString(8)}`))
    .join('');
const SIGNS = [0, 0xffffff00];

/** Whether traced packets say that `HEAD` names a branch; false if they do not tell. */
export const isHeadBranch = (packets: string, branch: string): boolean => {
  const [, name] = SYMREF.exec(packets) ?? [];
  return SIGNS.some((sign) => traced(branch, sign) === name);
};

/** Traces the packets of one fetch into a temporary file. */
export class PacketTrace {
  readonly env: Environment;

  constructor(private readonly file: string) {
    this.env = { GIT_TRACE_PACKET: file };
  }

  clear(): void {
    rmSync(this.file, { force: true });
  }

  /** The beginning of the trace; empty if git wrote none. */
  start(): string {
    if (!existsSync(this.file)) return '';
    const room = Buffer.alloc(MAX_READ_BYTES);
    const file = openSync(this.file, 'r');
    try {
      return room.toString('latin1', 0, readSync(file, room));
    } finally {
      closeSync(file);
    }
  }
}
