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

/** The address of the root of a branch; undefined if it is not stated, on servers other than github.com. */
export const siteOf = ({ site, cname, server, repository }: SiteStatements): string | undefined =>
  site ?? addressOfCname(cname) ?? (server === GITHUB ? githubIoAddress(repository) : undefined);
