import type { Task } from 'fp-ts/Task';
import { addressOfCname, GITHUB, githubIoAddress } from '../domain/site';
import type { Publication } from '../publish/attempt';
import {
  type MissingPages,
  type Pages,
  type PagesAnswer,
  type PagesSite,
  pagesMisconfiguration,
  relativeToSite,
  type Site,
} from '../publish/pages-site';
import type { Inputs } from '../read/inputs/inputs';

/**
 * The host that may be in a private network: the workflow states it, or it is a GitHub Enterprise Server. A custom domain
 * does not count, since it may come from the CNAME file of the branch, which is untrusted.
 */
const privateHostOf = (baseUrl: string, served: PagesSite | undefined): string | undefined => {
  const address = served?.isCustom === false ? served.address : baseUrl;
  return address === '' ? undefined : new URL(address).host;
};

/** The folder that Pages serves is not part of the address. */
export const apiUrl = ({ address, folder }: Site, destination: ReadonlyArray<string>): string => {
  const below = relativeToSite(folder, destination) ?? destination;
  return [address, ...below.map(encodeURIComponent), 'api/v1'].join('/');
};

const GUESS =
  'GitHub does not report where Pages serves the site, so api-url is a guess, an address on github.com, which verify does not ask; set base-url to the right one';

export interface LocatedSite {
  /** What GitHub says of Pages; `unknown` if `base-url` is stated, since something else may serve it. */
  readonly answer: PagesAnswer;
  /** The address of the API, without a trailing slash. */
  readonly api: string;
  /** Whether the address is one of github.io although the server is not github.com. */
  readonly isGuess: boolean;
  /** The only host that may be in a private network. */
  readonly privateHost: string | undefined;
  readonly notices: ReadonlyArray<string>;
}

/** Finds the site by `base-url`, Pages or the CNAME file; otherwise it has the usual github.io address. */
export const locateSite =
  (
    inputs: Inputs,
    server: string,
    { plan }: Publication,
    pages: Pick<Pages, 'site' | 'settings'>,
  ): Task<LocatedSite> =>
  async () => {
    const { baseUrl, repository, destination } = inputs;
    const answer: PagesAnswer = baseUrl === '' ? await pages.site() : 'unknown';
    const served = typeof answer === 'object' ? answer : undefined;
    const usual = githubIoAddress(repository);
    const stated = baseUrl || (addressOfCname(plan.branch.cname) ?? usual);
    const site = served ?? { address: stated, folder: '' };
    const isGuess = baseUrl === '' && server !== GITHUB && site.address === usual;
    const wrong = served && pagesMisconfiguration({ ...inputs, settings: pages.settings }, served);
    return {
      answer,
      api: apiUrl(site, destination),
      isGuess,
      privateHost: privateHostOf(baseUrl, served),
      notices: [...(wrong === undefined ? [] : [wrong]), ...(isGuess ? [GUESS] : [])],
    };
  };

/**
 * Why to ask the owner to turn on Pages, in a first publish that Pages should serve. Undefined if there is nothing
 * to ask, or if GitHub reports a site.
 */
export const missingPages = (
  { baseUrl, output }: Inputs,
  first: boolean,
  answer: PagesAnswer,
): MissingPages | undefined =>
  first && baseUrl === '' && output === '' && typeof answer !== 'object' ? answer : undefined;
