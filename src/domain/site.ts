import { trimEndSlashes } from '../values/trim-slashes';
import { isWebAddress } from './web-address';

/** On this server, the name of a repository determines the address of its site. */
export const GITHUB = 'https://github.com';

/** The Pages address of a repository on github.com without a custom domain. */
export const githubIoAddress = (repository: string): string => {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  return name === `${owner}.github.io`
    ? `https://${owner}.github.io`
    : `https://${owner}.github.io/${name}`;
};

/** The address of a CNAME file; undefined if its content is not just a host name. */
export const addressOfCname = (cname: string | undefined): string | undefined =>
  cname !== undefined && /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(cname)
    ? `https://${cname}`
    : undefined;

export interface SiteStatements {
  readonly site: string | undefined;
  readonly cname: string | undefined;
  readonly server: string;
  readonly repository: string;
}

/** The address of the root of a branch, as the manifest or a CNAME states it. */
export const statedSite = ({
  site,
  cname,
}: Pick<SiteStatements, 'site' | 'cname'>): string | undefined => site ?? addressOfCname(cname);

/** The address of the root of a branch; undefined if it is not stated, on servers other than github.com. */
export const siteOf = (stated: SiteStatements): string | undefined =>
  statedSite(stated) ?? (stated.server === GITHUB ? githubIoAddress(stated.repository) : undefined);

/** `/api/v1` at the end of an address, or one of the files in that folder. */
const API = /\/api\/v1(?:\/[^/]{0,99}\.[a-z]{1,9})?$/i;

/** The address of the site, if a text is the address of the API on it, or of one of its files; otherwise undefined. */
export const siteAboveApi = (text: string): string | undefined => {
  const address = trimEndSlashes(text);
  const above = trimEndSlashes(address.replace(API, ''));
  return above !== address && isWebAddress(address) && isWebAddress(above) ? above : undefined;
};

/** Whether two web addresses are equal, apart from slashes at the end and the case of the host. */
export const isSameSite = (a: string, b: string): boolean =>
  trimEndSlashes(new URL(a).href) === trimEndSlashes(new URL(b).href);
