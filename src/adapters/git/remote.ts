import type { Configuration } from './environment';

export interface Remote {
  /** Address of the server, e.g. `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
}

export const addressOf = ({ server, repository }: Remote): string => `${server}/${repository}`;

/** The token in the form that is sent. The log masks this form too. */
export const basicCredentials = (token: string): string =>
  Buffer.from(`x-access-token:${token}`).toString('base64');

/**
 * The configuration that authorizes one call, never an argument or a file. Empty without a token, or if the server does
 * not use HTTP.
 */
export const credentials = ({ server, token }: Remote): Configuration =>
  token === '' || !/^https?:/i.test(server)
    ? {}
    : { [`http.${server}/.extraHeader`]: `AUTHORIZATION: basic ${basicCredentials(token)}` };
