import type { SiteAnswer, SiteReader } from '../../site-check/site-reader';
import { errorMessage } from '../../task/attempt';
import { get, readBody, withTimeout } from './get';

const MAX_BODY_BYTES = 100 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

const readSite = async (address: string): Promise<SiteAnswer> => {
  // No credentials: the site, and where it redirects to, may be anybody's.
  const headers = { 'cache-control': 'no-cache' };
  const { response, redirects } = await get({ address, headers, timeoutMs: TIMEOUT_MS });
  const { statusCode: status = 0 } = response;
  const modified = response.headers['last-modified'];
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
