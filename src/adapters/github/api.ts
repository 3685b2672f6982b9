import { getWhole, type HttpResponse } from '../http/get';
import { RequestError } from './retry';

/** A repository, and the address of GitHub's API. */
export interface GitHubApi {
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** The headers with which the API knows who asks. */
export const authorizedBy = (token: string) => ({
  accept: 'application/vnd.github+json',
  authorization: `Bearer ${token}`,
});

/** Requests a path of the repository. Any status is an answer. */
export const request = (
  { api, token, repository }: GitHubApi,
  path: string,
  timeoutMs: number,
): Promise<HttpResponse> =>
  getWhole({
    address: `${api}/repos/${repository}${path}`,
    headers: authorizedBy(token),
    timeoutMs,
  });

/** The error of an answer that is none: with the `message` of its JSON, if it has one. */
export const refusalOf = ({ status, headers, body }: HttpResponse): RequestError => {
  const [, message] = /"message"\s*:\s*"([^"]+)"/.exec(body.toString('utf8')) ?? [];
  return new RequestError({ status, headers, message: message ?? `answered ${status}` });
};
