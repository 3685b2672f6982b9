import { INTEGRITY } from '../../contract/integrity';
import { apiPath } from '../../contract/paths';
import { compareBytes } from '../../domain/values/compare';
import type { Changes } from '../../previous/git';
import type { Inputs } from '../../read/inputs/inputs';

export interface PublishedFile {
  /** Below `api/v1`. */
  readonly path: string;
  /** The git id of its content. */
  readonly id: string;
  /** A larger answer cannot be this file. */
  readonly maxBytes: number;
}

/** What a site has to serve, and within which time. */
export interface SiteTarget extends Pick<Inputs, 'branch' | 'baseUrl' | 'verify'> {
  /** Address of the API, without a trailing slash. */
  readonly api: string;
  /** The commit that was pushed. */
  readonly commit: string;
  /** It changes with every publish. */
  readonly integrity: PublishedFile;
  /** Changed files, which a host may serve later than `integrity.json`. */
  readonly samples: ReadonlyArray<PublishedFile>;
  /** The only host that need not be public. */
  readonly privateHost: string | undefined;
  readonly settings: string;
}

/** Far more than any `integrity.json` has. Anybody may own what a site serves. */
export const MAX_INTEGRITY_BYTES = 1024 * 1024;

const MAX_SAMPLES = 3;

export type Sample = Omit<PublishedFile, 'maxBytes'>;

/** Hosts leave out paths with a part that begins with a dot. `state.json` is only for the action. */
const isSample = ({ path }: Sample): boolean =>
  path !== INTEGRITY.path &&
  path !== 'state.json' &&
  !path.split('/').some((part) => part.startsWith('.'));

/** The first three files below `api/v1`, in byte order, that a publish added or modified. */
export const chooseSamples = (
  { added, modified }: Changes,
  destination: ReadonlyArray<string>,
): ReadonlyArray<Sample> => {
  const root = `${apiPath(destination).join('/')}/`;
  return [...added, ...modified]
    .filter(([path]) => path.startsWith(root))
    .map(([path, id]) => ({ path: path.slice(root.length), id }))
    .filter(isSample)
    .sort((a, b) => compareBytes(a.path, b.path))
    .slice(0, MAX_SAMPLES);
};

/**
 * The address of a file in a round, from 1. The query has the commit and the round, so that no cache answers with what
 * it stored before.
 */
export const addressIn = (
  { api, commit }: Pick<SiteTarget, 'api' | 'commit'>,
  { path }: Pick<PublishedFile, 'path'>,
  round: number,
): string =>
  `${api}/${path.split('/').map(encodeURIComponent).join('/')}?commit=${commit}&round=${round}`;
