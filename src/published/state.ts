import * as t from 'io-ts';
import { GitId, Instant, Position, Text } from '../api/words';
import { nullable } from '../codec/nullable';
import { object } from '../codec/object';

/** The format of `state.json` that this release writes and trusts. */
export const FORMAT = 1;

/** Which commit a catalog was rendered from. */
export const SourceCommit = object('SourceCommit', {
  repository: Text,
  commit: nullable(GitId),
  committed: nullable(Instant),
});
export type SourceCommit = t.TypeOf<typeof SourceCommit>;

/**
 * The action's own memory on the branch. It marks the tree as this action's; `manifest` is the
 * manifest as understood, `security` the git id of the folder `security` as it was written.
 */
export const State = object('State', {
  format: Position,
  source: SourceCommit,
  manifest: t.UnknownRecord,
  security: GitId,
});
export type State = t.TypeOf<typeof State>;
