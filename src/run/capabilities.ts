import type { Task } from 'fp-ts/Task';
import type { PublishCapabilities } from '../publish/capabilities';
import type { Pages } from '../publish/pages-site';
import type { SiteReader } from '../publish/site-check/site-reader';
import type { WorkflowRuns } from '../read/artifacts/artifact';
import type { Workspace } from '../read/inputs/workspace';
import type { ReportReader } from '../read/reports/report-reader';

/** Everything that does I/O. Each interface is in the room of its subject. */
export interface Capabilities extends PublishCapabilities {
  readonly workspace: Workspace;
  readonly reports: ReportReader;
  /** The first call loads it, because most runs need no other runs. */
  readonly runs: Task<WorkflowRuns>;
  readonly pages: Pages;
  readonly site: SiteReader;
  /** Aborted when the run is cancelled after the push. Then it no longer waits for anything. */
  readonly cancelled: AbortSignal;
}
