import { closeSync, existsSync, openSync, readSync, rmSync } from 'node:fs';
import type { Environment } from './environment';

/**
 * Matches no ref, so nothing more is fetched. It makes a server that filters refs by prefix (protocol 2) list
 * `HEAD` too; servers with an older protocol always list it.
 */
export const HEAD_REFSPEC = '+HEAD*/nothing:refs/nothing/*';

/** `HEAD` comes first, so the rest of a long list is not read. */
const MAX_READ_BYTES = 64 * 1024;

/** A line of protocol 2, or the capabilities after the first ref of an older protocol. */
const SYMREF = /< [0-9a-f]+ HEAD(?: (?:\S+ )*?symref-target|\\0.*? symref=HEAD):refs\/heads\/(\S+)/;

/** The name in a trace, which has octal numbers for bytes that are not ASCII, negative where `char` is signed. */
const unescapeName = (name: string): string =>
  Buffer.from(
    name.replace(/\\(37777777[0-7]{3}|[0-7]{3})/g, (_, octal) =>
      String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
    ),
    'latin1',
  ).toString();

/** Whether `HEAD` names a branch, according to traced packets; false if they do not contain it. */
export const isHeadBranch = (packets: string, branch: string): boolean => {
  const [, name] = SYMREF.exec(packets) ?? [];
  return name !== undefined && unescapeName(name) === branch;
};

/** Traces the packets of one git command into a temporary file. */
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
    const buffer = Buffer.alloc(MAX_READ_BYTES);
    const file = openSync(this.file, 'r');
    try {
      return buffer.toString('latin1', 0, readSync(file, buffer));
    } finally {
      closeSync(file);
    }
  }
}
