import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { GitId, Instant, PositiveInt, Text } from '../api/scalars';
import { dictionary } from '../codec/dictionary';
import { nullable } from '../codec/nullable';
import { isRecord, object, optional } from '../codec/object';
import type { FileIds } from './git';
import { FORMAT } from './state-format';

/** Which commit a catalog was rendered from. */
export const SourceCommit = object('SourceCommit', {
  repository: Text,
  commit: nullable(GitId),
  committed: nullable(Instant),
});
export type SourceCommit = t.TypeOf<typeof SourceCommit>;

/**
 * The action's own memory on the branch. It marks the tree as this action's; `manifest` is the
 * manifest as understood, `security` the git id of the folder `security` as it was written, `documents`
 * the git ids of the documents that the next run reads numbers, states or dates from, and `folders` those of
 * the folders whose documents it takes unread. Format 1 has neither of the last two.
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

/** Whether a document is the one that this format of `state.json` says was published. */
export const isAsPublished = (state: State | undefined, files: FileIds, file: string): boolean =>
  state?.format === FORMAT && state.documents?.get(file) === files.get(file);

/** Why the source commits of a run and of what is published are not compared. */
export type Incomparable = 'unpublished' | 'elsewhere' | 'unknown' | 'same';

/** The commits of a run and of what is published, where one of them may be older than the other. */
export const commitsToCompare = (
  own: SourceCommit,
  published: SourceCommit | undefined,
): E.Either<Incomparable, readonly [own: string, published: string]> => {
  if (published === undefined) return E.left('unpublished');
  if (published.repository !== own.repository) return E.left('elsewhere');
  if (published.commit === null || own.commit === null) return E.left('unknown');
  return published.commit === own.commit ? E.left('same') : E.right([own.commit, published.commit]);
};

/** The items of a collection of the published manifest. */
export const publishedItems = (
  state: State | undefined,
  collection: 'images' | 'charts',
): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const items = state?.manifest[collection];
  return Array.isArray(items) ? items.filter(isRecord) : [];
};
