import type { ActionLog } from '../log';
import type { SourceRepository } from '../manifest/source-repository';
import type { Git } from '../previous/git';
import type { Assets } from '../render/assets';
import type { OutputFolders } from '../render/output';
import type { Interruption } from '../task/interruption';

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
