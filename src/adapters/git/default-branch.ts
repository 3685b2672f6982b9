import { closeSync, existsSync, openSync, readSync, rmSync } from 'node:fs';
import type { Environment } from './process';

/**
 * Matches no ref, so nothing more is fetched; a server that filters its list by prefixes (protocol 2) says
 * for it what `HEAD` is. One without that protocol says it anyway.
 */
export const HEAD_REFSPEC = '+HEAD*/nothing:refs/nothing/*';

/** `HEAD` comes first: what is behind that is not read, however much the server lists. */
const MAX_READ_BYTES = 64 * 1024;

/** A line of protocol 2, and the capabilities that stand behind the first ref of an older one. */
const SYMREF = /< [0-9a-f]+ HEAD(?: (?:\S+ )*?symref-target|\\0.*? symref=HEAD):refs\/heads\/(\S+)/;

/** Bytes that are no ASCII stand as octal numbers in a trace: with a sign, where characters have one. */
const traced = (name: string, sign: number): string =>
  [...Buffer.from(name)]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : `\\${(byte + sign).toString(8)}`))
    .join('');
const SIGNS = [0, 0xffffff00];

/** Whether packets that git traced say that `HEAD` names a branch; false where they do not tell. */
export const isHeadBranch = (packets: string, branch: string): boolean => {
  const [, name] = SYMREF.exec(packets) ?? [];
  return SIGNS.some((sign) => traced(branch, sign) === name);
};

/** The packets of one fetch, traced into a file of ours. */
export class PacketTrace {
  readonly env: Environment;

  constructor(private readonly file: string) {
    this.env = { GIT_TRACE_PACKET: file };
  }

  clear(): void {
    rmSync(this.file, { force: true });
  }

  /** What the packets say first; nothing where git wrote none. */
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
