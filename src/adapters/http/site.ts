import { errorMessage } from '../../domain/task/attempt';
import type { SiteAnswer, SiteQuestion, SiteReader } from '../../publish/site-check/site-reader';
import { get, isProxied, readUpTo, withTimeout } from './get';
import { lookUpPublic } from './public-address';

const TIMEOUT_MS = 30_000;

/** No credentials: anybody may own the site, and the target of its redirects. */
const HEADERS = { 'cache-control': 'no-cache' };

const readSite = async (
  { address, maxBytes, privateHost }: SiteQuestion,
  signal: AbortSignal,
): Promise<SiteAnswer> => {
  const lookUp = async (url: URL) =>
    url.host === privateHost ? undefined : lookUpPublic(url, isProxied(url.href));
  const response = await get({ address, headers: HEADERS, timeoutMs: TIMEOUT_MS, signal, lookUp });
  const { statusCode: status = 0 } = response;
  if (status === 200) return { kind: 'answer', status, body: await readUpTo(response, maxBytes) };
  response.destroy();
  return { kind: 'answer', status, body: Buffer.alloc(0) };
};

/** Reads a site over HTTP. After the timeout, the connection is closed. */
export const openSiteReader = (timeoutMs = TIMEOUT_MS): SiteReader => ({
  read: (question) => () =>
    withTimeout(timeoutMs, (signal) => readSite(question, signal)).catch((thrown: unknown) => ({
      kind: 'failed',
      cause: errorMessage(thrown),
    })),
});
