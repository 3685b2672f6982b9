import type { Configuration } from './environment';

/** The repository to publish to, and the token for it. */
export interface Remote {
  /** Address of the server, e.g. `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
}

export const addressOf = ({ server, repository }: Remote): string => `${server}/${repository}`;

/** The token in the form in which it is sent, and masked too. */
export const basicCredentials = (token: string): string =>
  Buffer.from(`x-access-token:${token}`).toString('base64');

/**
 * What authorizes the requests of one call: configuration of git, never an argument or a file. Empty without a token, or
 * for a server without HTTP.
 */
export const credentials = ({ server, token }: Remote): Configuration =>
  token === '' || !/^https?:/i.test(server)
    ? {}
    : { [`http.${server}/.extraHeader`]: `AUTHORIZATION: basic ${basicCredentials(token)}` };
