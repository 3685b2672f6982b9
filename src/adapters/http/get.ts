import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { withTimeout } from './timeout';

const AGENT = 'catalog-api-action';
const MOST_REDIRECTS = 5;

/** What is asked for by GET. */
export interface HttpRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds in which the answer has to begin, and each next byte of it. */
  readonly timeoutMs: number;
}

const getDirectly = ({
  address,
  headers,
  timeoutMs: patience,
}: HttpRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { get } = address.startsWith('https:') ? https : http;
    const options = { headers: { 'user-agent': AGENT, ...headers }, timeout: patience };
    const request = get(address, options, resolve).on('error', reject);
    request.on('timeout', () => request.destroy(new Error('no answer')));
  });

/** The library brings a second client for proxies along, which takes longer to load than an answer takes. */
const getByLibrary = async ({
  address,
  headers,
  timeoutMs: patience,
}: HttpRequest): Promise<IncomingMessage> => {
  const { HttpClient } = await import('@actions/http-client');
  const options = { socketTimeout: patience, allowRedirects: false, allowRetries: false };
  return (await new HttpClient(AGENT, [], options).get(address, { ...headers })).message;
};

/** One answer, whatever it is, through the runner's proxy if there is one for this address. */
export const getWithoutRedirect = async (request: HttpRequest): Promise<IncomingMessage> => {
  const { address, timeoutMs: patience } = request;
  const isProxied = getProxyUrl(new URL(address)) !== undefined;
  const message = await withTimeout(patience, (isProxied ? getByLibrary : getDirectly)(request));
  message.setTimeout(patience, () => message.destroy(new Error('no more bytes came')));
  return message;
};

/** Where an answer sends on to; undefined where it does not. */
export const redirectTarget = (
  { statusCode = 0, headers }: IncomingMessage,
  address: string,
): URL | undefined =>
  statusCode > 300 && statusCode < 400 && headers.location !== undefined
    ? new URL(headers.location, address)
    : undefined;

const withoutToken = ({ headers }: HttpRequest): HttpRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
  );

/** The answer at the end of redirects; another server, be it on another port, is not told the token. */
export const get = async (
  request: HttpRequest,
  redirects = MOST_REDIRECTS,
): Promise<IncomingMessage> => {
  const answer = await getWithoutRedirect(request);
  const to = redirectTarget(answer, request.address);
  if (to === undefined || redirects === 0) return answer;
  answer.resume();
  const isSame = to.origin === new URL(request.address).origin;
  const headers = isSame ? request.headers : withoutToken(request);
  return get({ ...request, address: to.href, headers }, redirects - 1);
};
