import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { type Environment, startGit } from './git-command';

/** Bytes that may wait for git: it starts and packs while we go on. */
const MOST_WAITING = 32 * 1024 * 1024;

/** One `git fast-import`: blobs as they come, and the commit that ends it. */
export class ObjectWriter {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly ended: Promise<void>;
  private complaint = '';

  constructor(folder: string, env: Environment) {
    this.process = startGit(
      ['-C', folder, 'fast-import', '--quiet', '--done', '--force', '--depth=0'],
      env,
    );
    this.process.stderr.on('data', (chunk: Buffer) => {
      this.complaint += chunk.toString('utf8');
    });
    this.process.stdout.resume();
    this.ended = new Promise((resolve, reject) => {
      this.process.on('error', reject);
      this.process.on('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(this.complaint || `git fast-import ended with ${code}`));
      });
    });
    this.ended.catch(() => undefined);
  }

  /** Waits where git is much slower than we are, so that nothing piles up in memory. */
  async write(...parts: ReadonlyArray<string | Buffer>): Promise<void> {
    const { stdin } = this.process;
    stdin.cork();
    for (const part of parts) stdin.write(part, 'latin1');
    stdin.uncork();
    if (stdin.writableLength < MOST_WAITING) return;
    await Promise.race([once(stdin, 'drain'), this.ended]);
  }

  async finish(): Promise<void> {
    this.process.stdin.end('done\n');
    await this.ended;
  }

  abort(): void {
    this.process.kill();
  }
}
