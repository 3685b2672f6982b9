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

/** The headers that authorize a request; empty without a token, or for a server without HTTP. */
export const authorization = ({ server, token }: Remote): Readonly<Record<string, string>> =>
  token === '' || !/^https?:/i.test(server)
    ? {}
    : { AUTHORIZATION: `basic ${basicCredentials(token)}` };

/** {@link authorization} as configuration of git for one call, never an argument or a file. */
export const credentials = (remote: Remote): Configuration =>
  Object.fromEntries(
    Object.entries(authorization(remote)).map(([name, value]) => [
      `http.${remote.server}/.extraHeader`,
      `${name}: ${value}`,
    ]),
  );
