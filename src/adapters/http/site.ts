import type { IncomingMessage } from 'node:http';
import { errorMessage } from '../../domain/task/attempt';
import type { SiteAnswer, SiteQuestion, SiteReader } from '../../publish/site-check/site-reader';
import {
  getWithoutRedirect,
  isProxied,
  isWeb,
  MAX_REDIRECTS,
  readUpTo,
  redirectTarget,
  withTimeout,
} from './get';
import { lookUpPublic } from './public-address';

const TIMEOUT_MS = 30_000;

/** No credentials: the site, and where it redirects to, may be anybody's. */
const HEADERS = { 'cache-control': 'no-cache' };

/** Looks up the host of an address, unless it is the one that may be private, or the address is none of the web. */
const lookUp = async (address: URL, { privateHost }: SiteQuestion) =>
  address.host === privateHost || !isWeb(address.protocol)
    ? undefined
    : lookUpPublic(address, isProxied(address.href));

/** Follows redirects to hosts on the internet. */
const follow = async (
  address: string,
  question: SiteQuestion,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> => {
  const lookup = await lookUp(new URL(address), question);
  signal.throwIfAborted();
  const request = { address, headers: HEADERS, timeoutMs: TIMEOUT_MS, signal, lookup };
  const response = await getWithoutRedirect(request);
  const target = redirectTarget(response, address);
  if (target === undefined || redirects === MAX_REDIRECTS) return response;
  // Its body may have no end.
  response.destroy();
  return follow(target.href, question, signal, redirects + 1);
};

const readSite = async (question: SiteQuestion, signal: AbortSignal): Promise<SiteAnswer> => {
  const response = await follow(question.address, question, signal);
  const { statusCode: status = 0 } = response;
  if (status === 200)
    return { kind: 'answer', status, body: await readUpTo(response, question.maxBytes) };
  response.destroy();
  return { kind: 'answer', status, body: Buffer.alloc(0) };
};

/** Reads a site over HTTP, each address within a time, after which nothing of it stays open. */
export const openSiteReader = (timeoutMs = TIMEOUT_MS): SiteReader => ({
  read: (question) => () =>
    withTimeout(timeoutMs, (signal) => readSite(question, signal)).catch((thrown: unknown) => ({
      kind: 'failed',
      cause: errorMessage(thrown),
    })),
});
