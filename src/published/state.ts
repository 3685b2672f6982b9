import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { GitId, Instant, PositiveInt, Text } from '../api/scalars';
import { dictionary } from '../codec/dictionary';
import { nullable, object, optional } from '../codec/object';
import { folderId } from '../git-objects/folder-id';
import type { Manifest } from '../manifest/manifest';
import type { FileIds } from './git';
import { FORMAT } from './state-format';

/** The folder with the records. */
export const RECORDS = 'security';

/** The commit that a catalog was rendered from. */
export const SourceCommit = object('SourceCommit', {
  repository: Text,
  commit: nullable(GitId),
  committed: nullable(Instant),
});
export type SourceCommit = t.TypeOf<typeof SourceCommit>;

/** The manifest of a run, and its commit. */
export interface OwnManifest {
  readonly manifest: Manifest;
  readonly source: SourceCommit;
}

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

/** The documents and folders that have the ids in a `state.json` of this format. Without records, theirs is empty. */
export const findAsPublished = (
  state: State | undefined,
  files: FileIds,
  folders: FileIds,
): ReadonlySet<string> => {
  if (state?.format !== FORMAT) return new Set();
  const named = [...(state.documents ?? []), ...(state.folders ?? [])];
  const isSame = ([name, id]: readonly [string, string]): boolean =>
    (files.get(name) ?? folders.get(name)) === id;
  const hasSameRecords = state.security === (folders.get(RECORDS) ?? folderId([]));
  return new Set([
    ...named.filter(isSame).map(([name]) => name),
    ...(hasSameRecords ? [RECORDS] : []),
  ]);
};

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
