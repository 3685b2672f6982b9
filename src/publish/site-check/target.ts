import { INTEGRITY } from '../../contract/integrity';
import { apiPath } from '../../contract/paths';
import { compareBytes } from '../../domain/values/compare';
import type { Changes } from '../../previous/git';
import type { Inputs } from '../../read/inputs/inputs';

/** A published file. */
export interface PublishedFile {
  /** Below `api/v1`. */
  readonly path: string;
  /** The id that git gives to its content. */
  readonly id: string;
  /** How much of an answer can be this file. */
  readonly maxBytes: number;
}

/** What a site has to serve, and how long it may take. */
export interface SiteTarget extends Pick<Inputs, 'branch' | 'baseUrl' | 'verify'> {
  /** Address of the API, without a trailing slash. */
  readonly api: string;
  /** The commit that was pushed. */
  readonly commit: string;
  /** `integrity.json`, which changes with every publish. */
  readonly integrity: PublishedFile;
  /** Changed files that a host may serve later than `integrity.json`. */
  readonly samples: ReadonlyArray<PublishedFile>;
  /** The only host that may be other than public. */
  readonly privateHost: string | undefined;
  /** The address of the Pages settings. */
  readonly settings: string;
}

/** Far above the size of any `integrity.json`: what a site serves may be anybody's. */
export const MAX_INTEGRITY_BYTES = 1024 * 1024;

const MAX_SAMPLES = 3;

/** A changed file, before it is known how large it is. */
export type Sample = Omit<PublishedFile, 'maxBytes'>;

/** Hosts leave out paths with a part that begins with a dot; `state.json` is only for the action. */
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
 * The address of a file in a round of questions, from 1. The commit and the round are in the query, so that no cache
 * answers with what it stored before the publish, or in the round before.
 */
export const addressIn = (
  { api, commit }: Pick<SiteTarget, 'api' | 'commit'>,
  { path }: Pick<PublishedFile, 'path'>,
  round: number,
): string =>
  `${api}/${path.split('/').map(encodeURIComponent).join('/')}?commit=${commit}&round=${round}`;
