import type { Task } from 'fp-ts/Task';
import type { WorkflowRuns } from './artifacts/artifact';
import type { Workspace } from './inputs/workspace';
import type { ActionLog } from './log';
import type { SourceRepository } from './manifest/source-repository';
import type { PushProbe } from './preflight/check';
import type { Pages } from './preflight/pages-site';
import type { Git } from './previous/git';
import type { Assets } from './render/assets';
import type { OutputFolders } from './render/output';
import type { ReportReader } from './reports/report-reader';
import type { SiteReader } from './site-check/site-reader';
import type { Interruption } from './task/interruption';

/** Everything that touches the world. Each interface is in the room of its subject. */
export interface Capabilities {
  readonly workspace: Workspace;
  readonly outputs: OutputFolders;
  readonly reports: ReportReader;
  readonly assets: Assets;
  readonly git: Git;
  readonly source: SourceRepository;
  /** Loaded by the first call, because most runs need no other runs. */
  readonly runs: Task<WorkflowRuns>;
  readonly pages: Pages;
  readonly pushProbe: PushProbe;
  readonly site: SiteReader;
  readonly interruption: Interruption;
  readonly log: ActionLog;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}
