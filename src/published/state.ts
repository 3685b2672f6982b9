import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { GitId, Instant, PositiveInt, Text } from '../api/scalars';
import { dictionary } from '../codec/dictionary';
import { nullable, object, optional } from '../codec/object';
import type { FileIds } from './git';
import { FORMAT } from './state-format';

/** The commit that a catalog was rendered from. */
export const SourceCommit = object('SourceCommit', {
  repository: Text,
  commit: nullable(GitId),
  committed: nullable(Instant),
});
export type SourceCommit = t.TypeOf<typeof SourceCommit>;

/**
 * The state of the action on the branch, which also marks the tree as its own. `manifest` is the decoded manifest.
 * The others are git ids as published: `security` of that folder, `documents` of those that the next run reads
 * numbers, states or dates from, and `folders` of those whose documents it keeps unread. Format 1 has neither
 * `documents` nor `folders`.
 */
export const State = object('State', {
  format: PositiveInt,
  source: SourceCommit,
  manifest: t.UnknownRecord,
  security: GitId,
  documents: optional(dictionary('DocumentIds', Text, GitId)),
  folders: optional(dictionary('FolderIds', Text, GitId)),
});
export type State = t.TypeOf<typeof State>;

/** Whether a document still has the id in a `state.json` of this format. */
export const isAsPublished = (state: State | undefined, files: FileIds, file: string): boolean =>
  state?.format === FORMAT && state.documents?.get(file) === files.get(file);

/** Why the source commit of a run cannot be compared to the published one. */
export type Incomparable = 'unpublished' | 'elsewhere' | 'unknown' | 'same';

/** The source commits to compare: either may be the older one. */
export const commitsToCompare = (
  own: SourceCommit,
  published: SourceCommit | undefined,
): E.Either<Incomparable, readonly [own: string, published: string]> => {
  if (published === undefined) return E.left('unpublished');
  if (published.repository !== own.repository) return E.left('elsewhere');
  if (published.commit === null || own.commit === null) return E.left('unknown');
  return published.commit === own.commit ? E.left('same') : E.right([own.commit, published.commit]);
};
