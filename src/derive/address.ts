export interface FeedHead {
  /** The name of the project, or the registry. */
  readonly name: string;
  /**
   * The URL of the folder that contains `api/v1`, without a trailing slash; undefined if unknown: then the feed has no
   * links.
   */
  readonly site: string | undefined;
  /** `<server>/<repository>#<branch>:<destination>`. */
  readonly namespace: string;
  /** When recording began (`from` of `changes.json`), RFC 3339 in UTC; null if unknown. */
  readonly from: string | null;
}

/** `Acme catalog`. */
export const catalogTitle = ({ name }: Pick<FeedHead, 'name'>): string => `${name} catalog`;

/** The URL of the folder of the page and of all documents. */
export const apiAddress = (site: string): string => `${site}/api/v1/`;

/** The address of a file or page of the API; undefined if the site is unknown. */
export const addressIn = (site: string | undefined, file: string): string | undefined =>
  site === undefined ? undefined : `${apiAddress(site)}${file}`;

/** The page of a version, which shows what changed in its present build. */
export const pageOfVersion = (site: string, slug: string, version: string): string =>
  `${apiAddress(site)}index.html#/images/${slug}/${version}`;
