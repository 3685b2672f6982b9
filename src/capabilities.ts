import type { Task } from 'fp-ts/Task';
import type { WorkflowRuns } from './artifacts/artifact';
import type { Workspace } from './inputs/workspace';
import type { PushProbe } from './preflight/check';
import type { Pages } from './preflight/pages-site';
import type { PublishCapabilities } from './publish/capabilities';
import type { ReportReader } from './reports/report-reader';
import type { SiteReader } from './site-check/site-reader';

/** Everything that touches the world. Each interface is in the room of its subject. */
export interface Capabilities extends PublishCapabilities {
  readonly workspace: Workspace;
  readonly reports: ReportReader;
  /** Loaded by the first call, because most runs need no other runs. */
  readonly runs: Task<WorkflowRuns>;
  readonly pages: Pages;
  readonly pushProbe: PushProbe;
  readonly site: SiteReader;
}
