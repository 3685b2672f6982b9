import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { GitId, Instant, PositiveInt, Text } from '../contract/scalars';
import { formatPath } from '../domain/codec/decode';
import { nullable, object, optional } from '../domain/codec/object';
import { blobId } from '../domain/git-objects/objects';
import { Manifest } from '../read/manifest/manifest';
import { findViolations } from '../read/manifest/rules';
import { parseDocument } from './parse-document';

export const FORMAT = 1;

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

/** Where a catalog is published: feeds and releases link to the site, and the ids of feeds begin with the namespace. */
export const Address = object('Address', { site: nullable(Text), namespace: Text });
export type Address = t.TypeOf<typeof Address>;

/**
 * The state of the action on the branch, which also marks the tree as its own. `manifest` is the decoded manifest, and
 * `tree` the git id of `api/v1` without `state.json` as it was published. The file is {@link seal | sealed}.
 */
export const State = object('State', {
  format: PositiveInt,
  source: SourceCommit,
  manifest: Manifest,
  tree: GitId,
  address: optional(Address),
});
export type State = t.TypeOf<typeof State>;

export const STATE = { path: 'state.json', file: () => 'state.json', codec: State };

/** The last key and the end of a sealed file. */
const sealOf = (rest: Buffer): string => `,"self":"${blobId([rest])}"}\n`;

const END = '}\n';

/** Adds the git id that the file would have without it, under the key `self`. */
export const seal = (text: string): string =>
  `${text.slice(0, -END.length)}${sealOf(Buffer.from(text))}`;

export const isSealed = (bytes: Buffer): boolean => {
  const at = bytes.length - sealOf(Buffer.alloc(0)).length;
  const rest = Buffer.concat([bytes.subarray(0, Math.max(at, 0)), Buffer.from(END)]);
  return at > 0 && bytes.subarray(at).toString('latin1') === sealOf(rest);
};

/** Finds what the codec cannot: another format, or a broken rule between values of the manifest. */
const findFlaw = ({ format, manifest }: State): string | undefined => {
  if (format !== FORMAT) return `format: found ${format}, expected ${FORMAT}`;
  const [broken] = findViolations(Manifest.encode(manifest));
  return broken && `${formatPath(['manifest', ...broken.path])}: ${broken.message}`;
};

/** Reads a `state.json`. Fails with its first flaw. */
export const readState = (bytes: Buffer): E.Either<string, State> =>
  pipe(
    parseDocument(State, bytes),
    E.chain((state) => {
      const flaw = findFlaw(state);
      return flaw === undefined ? E.right(state) : E.left(flaw);
    }),
  );

/** Two source commits of one repository, either of which may be the older one; otherwise undefined. */
export const commitsToCompare = (
  own: SourceCommit,
  published: SourceCommit,
): readonly [own: string, published: string] | undefined =>
  published.repository !== own.repository ||
  published.commit === null ||
  own.commit === null ||
  published.commit === own.commit
    ? undefined
    : [own.commit, published.commit];
