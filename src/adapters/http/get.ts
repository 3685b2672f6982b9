import type { IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { getProxyUrl, HttpClient } from '@actions/http-client';

const USER_AGENT = 'catalog-api-action';
const MAX_REDIRECTS = 5;
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Rejects and aborts the request if the response takes longer. The timeouts of a socket start only after it is
 * connected.
 */
export const withTimeout = async <A>(
  timeoutMs: number,
  respond: (late: AbortSignal) => Promise<A>,
): Promise<A> => {
  const settled = new AbortController();
  const late = new AbortController();
  const timeout = setTimeout(timeoutMs, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs / 1000} s`);
  });
  try {
    return await Promise.race([respond(late.signal), timeout]);
  } catch (thrown) {
    late.abort();
    throw thrown;
  } finally {
    settled.abort();
  }
};

/** True if the runner's proxy sends requests to this address. */
export const isProxied = (address: string): boolean => getProxyUrl(address) !== '';

export interface HttpRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The limit until the response begins, and for each pause within it. */
  readonly timeoutMs: number;
  /** Aborts the request and the response. */
  readonly signal?: AbortSignal | undefined;
  /** Looks up the host in place of the system. Rejects to refuse an address before it is asked. */
  readonly lookUp?: (address: URL) => Promise<LookupFunction | undefined>;
}

const send = async (
  { address, headers, lookUp }: HttpRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const url = new URL(address);
  // The library would ask a web server, and one of this machine if the address names no host.
  if (!/^https?:$/.test(url.protocol))
    throw new Error(`found ${url.protocol}, expected http: or https:`);
  const lookup = await lookUp?.(url);
  signal.throwIfAborted();
  const handler = {
    prepareRequest: (options: RequestOptions) => void Object.assign(options, { signal, lookup }),
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('unexpected')),
  };
  const client = new HttpClient(USER_AGENT, [handler], { allowRedirects: false });
  return (await client.get(address, { ...headers })).message;
};

/** Any status is a response. */
export const getWithoutRedirect = async (request: HttpRequest): Promise<IncomingMessage> => {
  const { timeoutMs, signal } = request;
  const response = await withTimeout(timeoutMs, (late) =>
    send(request, signal === undefined ? late : AbortSignal.any([late, signal])),
  );
  if (signal !== undefined) addAbortSignal(signal, response);
  response.setTimeout(timeoutMs, () => response.destroy(new Error('no more bytes came')));
  return response;
};

/** Undefined if the response is not a redirect. */
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

/** Follows up to five redirects. Another origin, such as another port of the same host, never gets the token. */
export const get = async (request: HttpRequest, redirects = 0): Promise<IncomingMessage> => {
  const response = await getWithoutRedirect(request);
  const target = redirectTarget(response, request.address);
  if (target === undefined || redirects === MAX_REDIRECTS) return response;
  // The body of a redirect may never end.
  response.destroy();
  const isSameOrigin = target.origin === new URL(request.address).origin;
  const headers = isSameOrigin ? request.headers : withoutAuthorization(request);
  return get({ ...request, address: target.href, headers }, redirects + 1);
};

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Reads a body. If it is larger than the limit, returns one byte more than the limit and receives nothing more. */
export const readUpTo = async (response: IncomingMessage, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit + 1);
};

/** Rejects if the body is larger than the limit. */
export const readBody = async (response: IncomingMessage, limit: number): Promise<Buffer> => {
  const body = await readUpTo(response, limit);
  if (body.length > limit) throw new Error(`the answer has more than ${limit} bytes`);
  return body;
};

const readResponse = async (request: HttpRequest): Promise<HttpResponse> => {
  const response = await get(request);
  const body = await readBody(response, MAX_ANSWER_BYTES);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
};

/** Reads a response of at most 16 MiB. The timeout limits the whole transfer. */
export const getWhole = (request: HttpRequest): Promise<HttpResponse> =>
  withTimeout(request.timeoutMs, (signal) => readResponse({ ...request, signal }));
