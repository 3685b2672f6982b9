import type { IncomingMessage } from 'node:http';
import type { SiteAnswer, SiteReader } from '../../site-check/site-reader';
import { errorMessage } from '../../task/attempt';
import { getWithoutRedirect, readBody, redirectTarget, withTimeout } from './get';

const MAX_REDIRECTS = 5;
const MAX_BODY_BYTES = 100 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

interface Landed {
  readonly response: IncomingMessage;
  readonly redirects: ReadonlyArray<string>;
}

/** No credentials: the site, and where it redirects to, may be anybody's. */
const follow = async (address: string, redirects: ReadonlyArray<string> = []): Promise<Landed> => {
  const headers = { 'cache-control': 'no-cache' };
  const response = await getWithoutRedirect({ address, headers, timeoutMs: TIMEOUT_MS });
  const target = redirectTarget(response, address);
  if (target === undefined || redirects.length === MAX_REDIRECTS) return { response, redirects };
  response.resume();
  return follow(target.href, [...redirects, target.href]);
};

const readSite = async (address: string): Promise<SiteAnswer> => {
  const { response, redirects } = await follow(address);
  const { statusCode: status = 0, headers } = response;
  const modified = headers['last-modified'];
  if (status !== 200) {
    response.destroy();
    return { kind: 'answer', status, body: Buffer.alloc(0), modified, redirects };
  }
  const body = await readBody(response, MAX_BODY_BYTES);
  return { kind: 'answer', status, body, modified, redirects };
};

/** Reads a site over HTTP, each address within 30 seconds. */
export const siteReader: SiteReader = {
  read: (address) => () =>
    withTimeout(TIMEOUT_MS, readSite(address)).catch((thrown: unknown) => ({
      kind: 'failed',
      cause: errorMessage(thrown),
    })),
};
