import * as t from 'io-ts';
import { GitId, Instant, Position, Text } from '../api/words';
import { nullable } from '../codec/nullable';
import { isRecord, object } from '../codec/object';

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

/** The items of a collection of the published manifest. */
export const itemsOf = (
  state: State | undefined,
  collection: 'images' | 'charts',
): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const items = state?.manifest[collection];
  return Array.isArray(items) ? items.filter(isRecord) : [];
};
