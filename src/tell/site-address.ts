import type * as T from 'fp-ts/Task';
import { addressOfCname, GITHUB, githubIoAddress } from '../domain/site';
import {
  type MissingPages,
  type Pages,
  pagesMisconfiguration,
  relativeToSite,
  type Site,
  siteOfAnswer,
} from '../publish/preflight/pages-site';
import type { Inputs } from '../read/inputs/inputs';

/**
 * Finds the site that serves the branch: from `base-url`, or else from Pages, or else from the CNAME file
 * of the branch. Falls back to the usual github.io address.
 */
export const resolveSite =
  ({ baseUrl, repository }: Inputs, cname: string | undefined, pages: Pages): T.Task<Site> =>
  async () => {
    if (baseUrl !== '') return { address: baseUrl, folder: '' };
    const address = addressOfCname(cname) ?? githubIoAddress(repository);
    return siteOfAnswer(await pages.site()) ?? { address, folder: '' };
  };

/**
 * The host of the site that may be private, since the workflow states it, or GitHub itself, as an Enterprise Server in
 * a network of its own does. A custom domain may come from a CNAME file, which is the branch's.
 */
export const privateHost =
  ({ baseUrl }: Pick<Inputs, 'baseUrl'>, pages: Pick<Pages, 'site'>): T.Task<string | undefined> =>
  async () => {
    if (baseUrl !== '') return new URL(baseUrl).host;
    const served = siteOfAnswer(await pages.site());
    return served === undefined || served.isCustom ? undefined : new URL(served.address).host;
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

/** Ignores Pages if `base-url` is set: something else may serve the site. */
const pagesNotice =
  (inputs: Inputs, pages: Pages): T.Task<ReadonlyArray<string>> =>
  async () => {
    if (inputs.baseUrl !== '') return [];
    const served = siteOfAnswer(await pages.site());
    if (served === undefined) return [];
    const trouble = pagesMisconfiguration({ ...inputs, settings: pages.settings }, served);
    return trouble === undefined ? [] : [trouble];
  };

/**
 * Why to ask the owner to switch Pages on: after a first publish to a site that Pages should serve from the branch,
 * unless GitHub reports that it already does. Undefined if there is nothing to ask.
 */
export const needsPages =
  (
    { baseUrl, output, dryRun }: Inputs,
    first: boolean,
    pages: Pages,
  ): T.Task<MissingPages | undefined> =>
  async () => {
    if (!first || dryRun || baseUrl !== '' || output !== '') return undefined;
    const { kind } = await pages.site();
    return kind === 'site' ? undefined : kind;
  };

/** Notices about the address of the site. */
export const siteNotices =
  (inputs: Inputs, server: string, site: Site, pages: Pages): T.Task<ReadonlyArray<string>> =>
  async () => [...(await pagesNotice(inputs, pages)()), ...guessNotice(inputs, server, site)];
