import { closeSync, existsSync, openSync, readSync, rmSync } from 'node:fs';
import type { Environment } from './environment';

/**
 * Matches no ref, so nothing more is fetched. A server with protocol 2 filters refs by prefix, and lists `HEAD` because
 * of it; servers with an older protocol always list `HEAD`.
 */
export const HEAD_REFSPEC = '+HEAD*/nothing:refs/nothing/*';

/** `HEAD` comes first, so the rest of a long list need not be read. */
const MAX_READ_BYTES = 64 * 1024;

/** A line of protocol 2, or the capabilities after the first ref of an older protocol. */
const SYMREF = /< [0-9a-f]+ HEAD(?: (?:\S+ )*?symref-target|\\0.*? symref=HEAD):refs\/heads\/(\S+)/;

/**
 * Decodes a name in a trace. git prints bytes outside of ASCII as octal numbers, which are negative if `char` is
 * signed.
 */
const unescapeName = (name: string): string =>
  Buffer.from(
    name.replace(/\\(37777777[0-7]{3}|[0-7]{3})/g, (_, octal) =>
      String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
    ),
    'latin1',
  ).toString();

/** Reads from traced packets whether `HEAD` names a branch; false if they do not say. */
export const isHeadBranch = (packets: string, branch: string): boolean => {
  const [, name] = SYMREF.exec(packets) ?? [];
  return name !== undefined && unescapeName(name) === branch;
};

export class PacketTrace {
  readonly env: Environment;

  constructor(private readonly file: string) {
    this.env = { GIT_TRACE_PACKET: file };
  }

  clear(): void {
    rmSync(this.file, { force: true });
  }

  /** Reads the beginning of the trace; empty if git wrote none. */
  start(): string {
    if (!existsSync(this.file)) return '';
    const buffer = Buffer.alloc(MAX_READ_BYTES);
    const file = openSync(this.file, 'r');
    try {
      return buffer.toString('latin1', 0, readSync(file, buffer));
    } finally {
      closeSync(file);
    }
  }
}
