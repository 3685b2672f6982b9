import { errorMessage } from '../../task/attempt';
import { type GitObject, ObjectReader } from './cat-file';
import type { Environment } from './environment';
import type { CallResult } from './retry';

interface ReadResult extends CallResult {
  readonly object: GitObject | undefined;
}

/** Reads objects with one `cat-file` process. Starts it when needed, and again after it died. */
export class ObjectDatabase {
  private reader: ObjectReader | undefined;

  constructor(private readonly folder: string) {}

  /**
   * Reads an object. If it is missing, a fetch may have failed, which only the error output reports: it is
   * complete once the reader is closed.
   */
  async read(id: string, environment: () => Environment): Promise<ReadResult> {
    this.reader ??= new ObjectReader(this.folder, environment());
    const reader = this.reader;
    let message = '';
    try {
      const object = await reader.read(id);
      if (object !== undefined) return { object, code: 0, stderr: '' };
    } catch (cause) {
      message = errorMessage(cause);
    }
    if (this.reader === reader) this.reader = undefined;
    const stderr = (await reader.close()) || message;
    return { object: undefined, code: stderr === '' ? 0 : 1, stderr };
  }

  /** Answers pending requests; a later read starts another process. */
  async close(): Promise<void> {
    const { reader } = this;
    this.reader = undefined;
    await reader?.close();
  }
}
