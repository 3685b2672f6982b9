import type { Chunks } from '../domain/file';
import type { ActionLog } from '../domain/log';
import type { TaskResult } from '../domain/problem';
import type { Git } from '../previous/git';
import type { SourceRepository } from '../read/manifest/source-repository';

/** Files that ship with the action. */
export interface Assets {
  /** The description of the API; it changes only with a release. */
  readonly openApi: TaskResult<string>;
  /** The page that shows the API to people. */
  readonly explorer: TaskResult<string>;
}

/** A rendered tree, staged for a folder. The folder does not change before `finish`. */
export interface Output {
  readonly write: (path: string, pieces: Chunks) => TaskResult<void>;
  /** Replaces the previous tree and adds `.nojekyll`. */
  readonly finish: () => TaskResult<void>;
  /** Removes the staged files; does nothing after `finish`. */
  readonly discard: () => TaskResult<void>;
}

export interface OutputFolders {
  /** Starts staging a tree next to its destination. */
  readonly open: (folder: string) => TaskResult<Output>;
}

export interface PublishCapabilities {
  readonly git: Git;
  readonly source: SourceRepository;
  readonly assets: Assets;
  readonly outputs: OutputFolders;
  /** From now on, a cancelled run runs to its end, because it still has to say what it published. */
  readonly onPublished: () => void;
  readonly log: ActionLog;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}
