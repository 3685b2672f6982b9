import type { Configuration } from './process';

/** Where to publish, and with which token. */
export interface Remote {
  /** Address of the server, e.g. `https://github.com`. */
  readonly server: string;
  /** `owner/name`, or the new name that the server states. */
  repository: string;
  readonly token: string;
}

export const addressOf = ({ server, repository }: Remote): string => `${server}/${repository}`;

/** The token as it is sent; it is masked in this form as well. */
export const basicCredentials = (token: string): string =>
  Buffer.from(`x-access-token:${token}`).toString('base64');

/** Headers that authorize a request; none without a token, or if the server is not a web server. */
export const authorization = ({ server, token }: Remote): Readonly<Record<string, string>> =>
  token === '' || !/^https?:/i.test(server)
    ? {}
    : { AUTHORIZATION: `basic ${basicCredentials(token)}` };

/** The same for git: in its environment for one call, never in an argument or a file. */
export const credentials = (remote: Remote): Configuration =>
  Object.fromEntries(
    Object.entries(authorization(remote)).map(([name, value]) => [
      `http.${remote.server}/.extraHeader`,
      `${name}: ${value}`,
    ]),
  );
