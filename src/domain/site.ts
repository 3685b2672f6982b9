/** The server on which the address of a site follows from the name of its repository. */
export const GITHUB = 'https://github.com';

/** The address that Pages gives to a repository without a domain of its own, on github.com. */
export const githubIoAddress = (repository: string): string => {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  return name === `${owner}.github.io`
    ? `https://${owner}.github.io`
    : `https://${owner}.github.io/${name}`;
};

/** The address that a CNAME file states: it holds a host name and nothing else. */
export const addressOfCname = (cname: string | undefined): string | undefined =>
  cname !== undefined && /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(cname)
    ? `https://${cname}`
    : undefined;

/** What is known of where the root of a branch is served, without asking anybody. */
export interface SiteStatements {
  /** What the manifest states. */
  readonly site: string | undefined;
  /** The content of the CNAME file of the branch. */
  readonly cname: string | undefined;
  readonly server: string;
  readonly repository: string;
}

/** Where the root of a branch is served; undefined on a server other than github.com that says nothing. */
export const siteOf = ({ site, cname, server, repository }: SiteStatements): string | undefined =>
  site ?? addressOfCname(cname) ?? (server === GITHUB ? githubIoAddress(repository) : undefined);
