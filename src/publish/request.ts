import type { Update } from '../api/items';
import type { Exploitation } from '../exploitation/exploitation';
import type { Inputs } from '../inputs/inputs';
import type { Manifest } from '../manifest/manifest';
import type { SourceCommit } from '../previous/state';
import type { Scan } from '../reports/scan';
import type { OwnStatements } from './own-statements';

/** Everything that a run publishes. */
export interface PublishRequest {
  readonly inputs: Inputs;
  readonly manifest: Manifest;
  readonly scans: ReadonlyArray<Scan>;
  readonly source: SourceCommit;
  /** Updates of this run; undefined keeps the published ones. */
  readonly updates: ReadonlyArray<Update> | undefined;
  /** Exploitation data of this run; without a file, the published values stay. */
  readonly exploitation: Exploitation;
  /** The statements of the owner; undefined keeps the published ones. */
  readonly vex: OwnStatements | undefined;
  /** The branch that the run was started on, if it belongs to the repository that is published to. */
  readonly startedOn: string | undefined;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** Id of the workflow run, for the commit message. */
  readonly run: string;
}
