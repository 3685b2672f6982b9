import type { Chunks } from '../../file';
import { objectId } from '../../git-objects/objects';
import type { TreeObject } from '../../git-objects/tree';
import { PackWriter } from './pack/writer';
import { type Commit, formatCommit } from './parse-object';

/** Writes the objects of the next commit into a repository, each once. */
export class ObjectWriter {
  private readonly ids = new Set<string>();
  private pack: PackWriter | undefined;

  constructor(private readonly folder: string) {}

  has(id: string): boolean {
    return this.ids.has(id);
  }

  private openPack(): PackWriter {
    this.pack ??= new PackWriter(this.folder);
    return this.pack;
  }

  /** Writes a file's content. git finds it after {@link writeCommit}. */
  async writeBlob(id: string, chunks: Chunks): Promise<void> {
    if (this.ids.has(id)) return;
    this.ids.add(id);
    await this.openPack().put('blob', id, chunks);
  }

  /** Writes trees and their commit, and completes the pack; returns the commit's id. */
  async writeCommit(commit: Commit, trees: ReadonlyArray<TreeObject>): Promise<string> {
    const pack = this.openPack();
    try {
      for (const { id, bytes } of trees) {
        if (this.ids.has(id)) continue;
        this.ids.add(id);
        await pack.put('tree', id, [bytes]);
      }
      const text = formatCommit(commit);
      const id = objectId('commit', [text]);
      await pack.put('commit', id, [text]);
      await pack.finish();
      return id;
    } catch (cause) {
      this.abort();
      throw cause;
    } finally {
      this.pack = undefined;
    }
  }

  /** Drops what no commit contains yet. It can be written again. */
  abort(): void {
    this.pack?.abort();
    this.ids.clear();
  }
}
