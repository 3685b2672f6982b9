import type { Commit } from '../../branch/git';
import type { Chunks } from '../../file';
import { objectId } from '../../git-objects/objects';
import { PackWriter } from './pack/writer';
import { commitText } from './parse-object';

/** What is written into a repository for the next commit: each object once. */
export class WrittenObjects {
  private readonly ids = new Set<string>();
  private writer: PackWriter | undefined;

  constructor(private readonly folder: string) {}

  has(id: string): boolean {
    return this.ids.has(id);
  }

  private openWriter(): PackWriter {
    this.writer ??= new PackWriter(this.folder);
    return this.writer;
  }

  /** There once a commit is. */
  async putBlob(id: string, pieces: Chunks): Promise<void> {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    await this.openWriter().put('blob', id, pieces);
  }

  /** Puts a commit there, its folders, and everything put for it; the commit's id. */
  async putCommit({ folders, ...commit }: Commit): Promise<string> {
    const writer = this.openWriter();
    try {
      for (const { id, bytes } of folders) {
        if (this.ids.has(id)) continue;
        this.ids.add(id);
        await writer.put('tree', id, [bytes]);
      }
      const text = commitText(commit);
      const id = objectId('commit', [text]);
      await writer.put('commit', id, [text]);
      await writer.finish();
      return id;
    } catch (cause) {
      this.abort();
      throw cause;
    } finally {
      this.writer = undefined;
    }
  }

  /** Forgets everything: what was put and is in no commit is lost, the rest may be put again. */
  abort(): void {
    this.writer?.abort();
    this.ids.clear();
  }
}
