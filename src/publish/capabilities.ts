import type { ActionLog } from '../domain/log';
import type { Interruption } from '../domain/task/interruption';
import type { Git } from '../previous/git';
import type { SourceRepository } from '../read/manifest/source-repository';
import type { Assets } from './assets';
import type { OutputFolders } from './output';

/** What of the world a publish touches. */
export interface PublishCapabilities {
  readonly git: Git;
  readonly source: SourceRepository;
  readonly assets: Assets;
  readonly outputs: OutputFolders;
  readonly interruption: Interruption;
  readonly log: ActionLog;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}
