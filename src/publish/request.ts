import type { Update } from '../contract/items';
import type { ImageVex } from '../contract/vex';
import type { Problems } from '../domain/problem';
import type { OwnManifest } from '../previous/state';
import type { Exploitation } from '../read/exploitation/exploitation';
import type { Inputs } from '../read/inputs/inputs';
import type { Scan } from '../read/reports/scan';

export interface OwnStatements {
  readonly documents: ReadonlyMap<string, ImageVex>;
  /** Why no file was found; undefined if there are files. */
  readonly missing: Problems | undefined;
}

export interface PublishRequest extends OwnManifest {
  readonly inputs: Inputs;
  readonly scans: ReadonlyArray<Scan>;
  /** Undefined keeps the published updates. */
  readonly updates: ReadonlyArray<Update> | undefined;
  /** Without a file, the published values stay. */
  readonly exploitation: Exploitation;
  /** Undefined keeps the published statements. */
  readonly vex: OwnStatements | undefined;
  /** Undefined if it belongs to another repository than the one that is published to. */
  readonly startedOn: string | undefined;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
}
