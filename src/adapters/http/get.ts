import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { getProxyUrl } from '@actions/http-client/lib/proxy';

const USER_AGENT = 'catalog-api-action';
const MAX_REDIRECTS = 5;
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Rejects if a response takes longer. The timeouts of a socket start only once it is connected. */
export const withTimeout = async <A>(timeoutMs: number, response: Promise<A>): Promise<A> => {
  const settled = new AbortController();
  const timeout = setTimeout(timeoutMs, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs / 1000} s`);
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    settled.abort();
  }
};

export interface HttpRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The limit for the response to begin, and for each pause within it. */
  readonly timeoutMs: number;
}

const getDirectly = ({ address, headers, timeoutMs }: HttpRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { get } = address.startsWith('https:') ? https : http;
    const options = { headers: { 'user-agent': USER_AGENT, ...headers }, timeout: timeoutMs };
    const request = get(address, options, resolve).on('error', reject);
    request.on('timeout', () => request.destroy(new Error('no answer')));
  });

/** The library supports proxies, but takes longer to load than a request. */
const getThroughProxy = async ({
  address,
  headers,
  timeoutMs,
}: HttpRequest): Promise<IncomingMessage> => {
  const { HttpClient } = await import('@actions/http-client');
  const options = { socketTimeout: timeoutMs, allowRedirects: false, allowRetries: false };
  return (await new HttpClient(USER_AGENT, [], options).get(address, { ...headers })).message;
};

/** Sends one request, through the runner's proxy if it has one for this address. Any status is a response. */
export const getWithoutRedirect = async (request: HttpRequest): Promise<IncomingMessage> => {
  const { address, timeoutMs } = request;
  const isProxied = getProxyUrl(new URL(address)) !== undefined;
  const response = await withTimeout(
    timeoutMs,
    (isProxied ? getThroughProxy : getDirectly)(request),
  );
  response.setTimeout(timeoutMs, () => response.destroy(new Error('no more bytes came')));
  return response;
};

/** The target of a redirect; undefined for any other response. */
export const redirectTarget = (
  { statusCode = 0, headers }: IncomingMessage,
  address: string,
): URL | undefined =>
  statusCode > 300 && statusCode < 400 && headers.location !== undefined
    ? new URL(headers.location, address)
    : undefined;

const withoutAuthorization = ({ headers }: HttpRequest): HttpRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
  );

/** A response, and the addresses that led to it, in order. */
export interface Landed {
  readonly response: IncomingMessage;
  readonly redirects: ReadonlyArray<string>;
}

/** Follows five redirects. Another origin, such as another port of the same host, never gets the token. */
export const get = async (
  request: HttpRequest,
  redirects: ReadonlyArray<string> = [],
): Promise<Landed> => {
  const response = await getWithoutRedirect(request);
  const target = redirectTarget(response, request.address);
  if (target === undefined || redirects.length === MAX_REDIRECTS) return { response, redirects };
  response.resume();
  const isSameOrigin = target.origin === new URL(request.address).origin;
  const headers = isSameOrigin ? request.headers : withoutAuthorization(request);
  return get({ ...request, address: target.href, headers }, [...redirects, target.href]);
};

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Reads a body; rejects if it is larger than a limit. */
export const readBody = async (response: IncomingMessage, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > limit) throw new Error(`the answer has more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const readResponse = async (request: HttpRequest): Promise<HttpResponse> => {
  const { response } = await get(request);
  const body = await readBody(response, MAX_ANSWER_BYTES);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
};

/** Reads a response of at most 16 MiB. The timeout limits the whole transfer. */
export const getWhole = (request: HttpRequest): Promise<HttpResponse> =>
  withTimeout(request.timeoutMs, readResponse(request));
