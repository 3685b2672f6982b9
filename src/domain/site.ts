import { show } from './values/escape';
import { trimEndSlashes } from './values/trim-slashes';
import { isWebAddress, withoutCredentials, withPlainScheme } from './web-address';

/** Only on this server does the name of a repository determine the address of its site. */
export const GITHUB = 'https://github.com';

/** The Pages address of a repository on github.com without a custom domain. */
export const githubIoAddress = (repository: string): string => {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  return name === `${owner}.github.io`
    ? `https://${owner}.github.io`
    : `https://${owner}.github.io/${name}`;
};

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** Two labels or more. Parsers take a name whose last label is a number, in hex too, for an IP address. */
const DOMAIN_NAME = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$|0x[0-9a-f]*$)${LABEL}$`, 'i');
const MAX_NAME_LENGTH = 253;

/** Undefined if the file contains anything but a domain name. */
export const addressOfCname = (cname: string | undefined): string | undefined =>
  cname !== undefined && cname.length <= MAX_NAME_LENGTH && DOMAIN_NAME.test(cname)
    ? `https://${cname}`
    : undefined;

export interface SiteStatements {
  readonly site: string | undefined;
  readonly cname: string | undefined;
  readonly server: string;
  readonly repository: string;
}

/** The address of the root of a branch, which the manifest or a CNAME states. */
export const statedSite = ({
  site,
  cname,
}: Pick<SiteStatements, 'site' | 'cname'>): string | undefined =>
  site === undefined ? addressOfCname(cname) : withPlainScheme(site);

/** The address of the root of a branch. Undefined if nothing states it and the server is not github.com. */
export const siteOf = (stated: SiteStatements): string | undefined =>
  statedSite(stated) ?? (stated.server === GITHUB ? githubIoAddress(stated.repository) : undefined);

/** `/api/v1` at the end of an address, or one of the files in that folder. */
const API = /\/api\/v1(?:\/[^/]{0,99}\.[a-z]{1,9})?$/i;

/** The address of the site above the API; undefined if a text is not the address of the API or one of its files. */
export const siteAboveApi = (text: string): string | undefined => {
  const address = trimEndSlashes(text);
  const above = trimEndSlashes(address.replace(API, ''));
  return above !== address && isWebAddress(address) && isWebAddress(above) ? above : undefined;
};

/**
 * Says what was stated instead of the address of a site, and what to write: for an address of the API, and for one with
 * a user or a password, which is not shown. Undefined for anything else.
 */
export const findSiteMistake = (text: string): string | undefined => {
  const open = withoutCredentials(text);
  if (open !== text)
    return `found an address with a user or a password, expected one without, since it is published; write ${open}`;
  const above = siteAboveApi(text);
  return above === undefined
    ? undefined
    : `found ${show(text)}, expected the address of the site, not of the API on it; write ${above}`;
};

/** Ignores slashes at the end and the case of the host. */
export const isSameSite = (a: string, b: string): boolean =>
  trimEndSlashes(new URL(a).href) === trimEndSlashes(new URL(b).href);
