import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { withTimeout } from './timeout';

const AGENT = 'catalog-api-action';
const MOST_REDIRECTS = 5;

/** What is asked for by GET. */
export interface WebRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds in which the answer has to begin, and each next byte of it. */
  readonly patience: number;
}

const getDirectly = ({ address, headers, patience }: WebRequest): Promise<IncomingMessage> =>
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
  patience,
}: WebRequest): Promise<IncomingMessage> => {
  const { HttpClient } = await import('@actions/http-client');
  const options = { socketTimeout: patience, allowRedirects: false, allowRetries: false };
  return (await new HttpClient(AGENT, [], options).get(address, { ...headers })).message;
};

/** One answer, whatever it is, through the runner's proxy if there is one for this address. */
export const getOnce = async (request: WebRequest): Promise<IncomingMessage> => {
  const { address, patience } = request;
  const isProxied = getProxyUrl(new URL(address)) !== undefined;
  const message = await withTimeout(patience, (isProxied ? getByLibrary : getDirectly)(request));
  message.setTimeout(patience, () => message.destroy(new Error('no more bytes came')));
  return message;
};

/** Where an answer sends on to; undefined where it does not. */
export const redirectOf = (
  { statusCode = 0, headers }: IncomingMessage,
  address: string,
): URL | undefined =>
  statusCode > 300 && statusCode < 400 && headers.location !== undefined
    ? new URL(headers.location, address)
    : undefined;

const withoutToken = ({ headers }: WebRequest): WebRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
  );

/** The answer at the end of redirects; another server, be it on another port, is not told the token. */
export const getAnswer = async (
  request: WebRequest,
  redirects = MOST_REDIRECTS,
): Promise<IncomingMessage> => {
  const answer = await getOnce(request);
  const to = redirectOf(answer, request.address);
  if (to === undefined || redirects === 0) return answer;
  answer.resume();
  const isSame = to.origin === new URL(request.address).origin;
  const headers = isSame ? request.headers : withoutToken(request);
  return getAnswer({ ...request, address: to.href, headers }, redirects - 1);
};
