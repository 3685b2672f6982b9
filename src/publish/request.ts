import type { Update } from '../contract/items';
import type { ImageVex } from '../contract/vex';
import type { Problems } from '../domain/problem';
import type { OwnManifest } from '../previous/state';
import type { Exploitation } from '../read/exploitation/exploitation';
import type { Inputs } from '../read/inputs/inputs';
import type { Scan } from '../read/reports/scan';

/** What the input `vex` of a run states. */
export interface OwnStatements {
  /** The documents by slug. */
  readonly documents: ReadonlyMap<string, ImageVex>;
  /** Why there is no file: nothing is stated if some were there before. Undefined if there are files. */
  readonly missing: Problems | undefined;
}

/** Everything that a run publishes. */
export interface PublishRequest extends OwnManifest {
  readonly inputs: Inputs;
  readonly scans: ReadonlyArray<Scan>;
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
}
