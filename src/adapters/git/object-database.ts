import { errorMessage } from '../../task/attempt';
import { type Found, ObjectReader } from './cat-file';
import type { Environment, ExitResult } from './process';

/** The result of reading an object, shaped like that of a call so that it can be retried. */
export interface ReadResult extends Pick<ExitResult, 'code' | 'stderr'> {
  readonly found: Found;
}

/** Reads objects with one `cat-file` process, which is started when needed and again after it died. */
export class ObjectDatabase {
  private reader: ObjectReader | undefined;

  constructor(private readonly folder: string) {}

  /**
   * Reads an object. A failed fetch of a missing object may be reported beside the answer that it is
   * missing, so the reader is then closed, which returns all of git's error output.
   */
  async read(id: string, environment: () => Environment): Promise<ReadResult> {
    this.reader ??= new ObjectReader(this.folder, environment());
    const reader = this.reader;
    let message = '';
    try {
      const found = await reader.read(id);
      if (found !== undefined) return { found, code: 0, stderr: '' };
    } catch (cause) {
      message = errorMessage(cause);
    }
    if (this.reader === reader) this.reader = undefined;
    const stderr = (await reader.close()) || message;
    return { found: undefined, code: stderr === '' ? 0 : 1, stderr };
  }

  /** Answers pending requests; a later read starts another process. */
  async close(): Promise<void> {
    const { reader } = this;
    this.reader = undefined;
    await reader?.close();
  }
}
