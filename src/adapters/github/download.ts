import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problem } from '../../problem';
import { ProblemError } from '../../task/attempt';
import { get, getWithoutRedirect, redirectTarget } from '../http/get';
import { getHeaders, RequestError } from './retry';

/** Milliseconds in which the next byte has to be there. */
const PATIENCE = 30_000;

/** What is downloaded, and what is known of it. */
export interface DownloadRequest {
  /** For messages. */
  readonly name: string;
  /** Of the API. */
  readonly address: string;
  readonly token: string;
  readonly maxBytes: number;
  /** Lower-case hex; empty where it is not known. */
  readonly sha256: string;
}

/** A download as it passes: counted, hashed, and stopped where it gets too large. */
class Meter extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly wanted: DownloadRequest) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const { name, maxBytes: mostBytes } = this.wanted;
    this.bytes += chunk.length;
    this.hash.update(chunk);
    if (this.bytes > mostBytes)
      done(new ProblemError([problem(`${name} is larger than ${mostBytes} bytes; upload less`)]));
    else done(null, chunk);
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}

const lost = (message: string): RequestError =>
  new RequestError({ status: 0, headers: {}, message });

/** What the storage, which sees no token, answers in the end. */
const fromStorage = async (address: string): Promise<IncomingMessage> => {
  const message = await get({ address, headers: {}, timeoutMs: PATIENCE });
  if (message.statusCode === 200) return message;
  message.resume();
  // Its address is good for a minute, so a new one may work, whatever it answers.
  throw lost(`the storage answered ${message.statusCode}`);
};

/** The API sends on to a storage. Octokit would hold the body in memory, or hand on the token. */
const open = async ({ address, token }: DownloadRequest): Promise<IncomingMessage> => {
  const headers = { authorization: `Bearer ${token}` };
  const message = await getWithoutRedirect({ address, headers, timeoutMs: PATIENCE });
  const { statusCode = 0 } = message;
  if (statusCode === 200) return message;
  const storage = redirectTarget(message, address);
  if (storage !== undefined) {
    message.resume();
    return fromStorage(storage.href);
  }
  const text = await textOf(message);
  throw new RequestError({
    status: statusCode,
    headers: getHeaders(message),
    message: text === '' ? `answered ${statusCode}` : text,
  });
};

const LONGEST_REFUSAL = 64 * 1024;

/** What an error says: the message of its JSON, else nothing. */
const textOf = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > LONGEST_REFUSAL) return '';
  }
  const [, said = ''] = /"message"\s*:\s*"([^"]*)"/.exec(Buffer.concat(chunks).toString()) ?? [];
  return said;
};

/** Streams a download to a file. Throws {@link RequestError} where it may work another time. */
export const download = async (wanted: DownloadRequest, file: string): Promise<void> => {
  const body = await open(wanted);
  const meter = new Meter(wanted);
  const stated = body.headers['content-length'];
  await pipeline(body, meter, createWriteStream(file));
  if (stated !== undefined && Number(stated) !== meter.bytes)
    throw lost(`${meter.bytes} bytes came, expected ${stated}`);
  if (wanted.sha256 !== '' && meter.sha256() !== wanted.sha256)
    throw lost('the bytes that came are not those that were uploaded (sha256)');
};
