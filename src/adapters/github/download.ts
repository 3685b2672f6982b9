import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { stop } from '../../domain/task/attempt';
import { get, getWithoutRedirect, readBody, redirectTarget } from '../http/get';
import { store } from './store';

const TIMEOUT_MS = 30_000;

export interface DownloadRequest {
  readonly name: string;
  readonly address: string;
  readonly token: string;
  readonly maxBytes: number;
  /** Lower-case hex; empty if unknown. */
  readonly sha256: string;
}

/** The storage never gets the token. */
const openStorage = async (address: string): Promise<IncomingMessage> => {
  const response = await get({ address, headers: {}, timeoutMs: TIMEOUT_MS });
  if (response.statusCode === 200) return response;
  response.resume();
  // Storage addresses expire after a minute. A retry gets a new one, so it may succeed whatever the status is.
  throw new Error(`the storage answered ${response.statusCode}`);
};

const MAX_ERROR_BYTES = 64 * 1024;

/** The `message` of an error in JSON; empty if there is none. */
const readErrorMessage = async (response: IncomingMessage): Promise<string> => {
  const text = await readBody(response, MAX_ERROR_BYTES).then(String, () => '');
  const [, message = ''] = /"message"\s*:\s*"([^"]*)"/.exec(text) ?? [];
  return message;
};

/**
 * Follows the redirect of the API to the storage. Octokit would keep the body in memory, or pass on the token. If the
 * API fails, throws an error as Octokit does.
 */
const open = async ({ address, token }: DownloadRequest): Promise<IncomingMessage> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await getWithoutRedirect({ address, headers, timeoutMs: TIMEOUT_MS });
  const { statusCode: status = 0 } = response;
  if (status === 200) return response;
  const storage = redirectTarget(response, address);
  if (storage !== undefined) {
    response.resume();
    return openStorage(storage.href);
  }
  const message = await readErrorMessage(response);
  throw Object.assign(new Error(message || `answered ${status}`), { status, response });
};

/** Streams a download to a file. Throws a {@link ProblemError} if a retry would not help. */
export const download = async (request: DownloadRequest, file: string): Promise<void> => {
  const { name, maxBytes, sha256 } = request;
  const body = await open(request);
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > maxBytes) stop(`${name} has more than ${maxBytes} bytes, the limit; upload less`);
      yield chunk;
    }
  };
  await store(name, measure(body), file);
  if (sha256 !== '' && hash.digest('hex') !== sha256)
    throw new Error('checksum mismatch: the download does not have the SHA-256 that GitHub states');
};
