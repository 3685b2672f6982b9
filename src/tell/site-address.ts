import { addressOfCname, GITHUB, githubIoAddress } from '../domain/site';
import {
  type MissingPages,
  type Pages,
  type PagesAnswer,
  type PagesSite,
  pagesMisconfiguration,
  relativeToSite,
  type Site,
} from '../publish/preflight/pages-site';
import type { Inputs } from '../read/inputs/inputs';

/** What GitHub says of Pages; not asked where `base-url` is stated, since something else may serve that. */
export const askPages = async (
  { baseUrl }: Pick<Inputs, 'baseUrl'>,
  pages: Pick<Pages, 'site'>,
): Promise<PagesAnswer> => (baseUrl === '' ? pages.site() : { kind: 'unknown' });

/** The site that serves the branch: that of `base-url`, of Pages, of the CNAME file, or the usual github.io address. */
export const findSite = (
  { baseUrl, repository }: Inputs,
  cname: string | undefined,
  served: PagesSite | undefined,
): Site =>
  served ?? {
    address: baseUrl || (addressOfCname(cname) ?? githubIoAddress(repository)),
    folder: '',
  };

/**
 * The host of the site that may be private, since the workflow states it, or GitHub itself, as an Enterprise Server in
 * a network of its own does. A custom domain may come from a CNAME file, which is the branch's.
 */
export const privateHost = (
  { baseUrl }: Pick<Inputs, 'baseUrl'>,
  served: PagesSite | undefined,
): string | undefined => {
  const address = served?.isCustom === false ? served.address : baseUrl;
  return address === '' ? undefined : new URL(address).host;
};

/** The address of the API. The folder that Pages serves is not part of it. */
export const apiUrl = ({ address, folder }: Site, destination: ReadonlyArray<string>): string => {
  const below = relativeToSite(folder, destination) ?? destination;
  return [address, ...below.map(encodeURIComponent), 'api/v1'].join('/');
};

/** On another server than github.com, the github.io address is only a guess. */
export const isGuess = (
  { baseUrl, repository }: Inputs,
  server: string,
  { address }: Site,
): boolean => baseUrl === '' && server !== GITHUB && address === githubIoAddress(repository);

const guessNotice = (inputs: Inputs, server: string, site: Site): ReadonlyArray<string> =>
  isGuess(inputs, server, site)
    ? [
        'GitHub does not report where Pages serves the site, so api-url is only a guess: the address on github.com, which this server is not; state the right address in base-url',
      ]
    : [];

/** Notices about the address of the site. */
export const siteNotices = (
  inputs: Inputs,
  server: string,
  site: Site,
  served: PagesSite | undefined,
  settings: string,
): ReadonlyArray<string> => [
  ...[served && pagesMisconfiguration({ ...inputs, settings }, served)].flatMap(
    (each) => each ?? [],
  ),
  ...guessNotice(inputs, server, site),
];

/**
 * Why to ask the owner to switch Pages on: after a first publish to a site that Pages should serve from the branch,
 * unless GitHub reports that it already does. Undefined if there is nothing to ask.
 */
export const missingPages = (
  { baseUrl, output, dryRun }: Inputs,
  first: boolean,
  { kind }: PagesAnswer,
): MissingPages | undefined =>
  first && !dryRun && baseUrl === '' && output === '' && kind !== 'site' ? kind : undefined;
