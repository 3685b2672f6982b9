import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type DownloadRequest, download } from '../../../src/adapters/github/download';

let folder = '';
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'download-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

/** Downloads `/zip` of a server; returns the text, and each request with its token. */
const ask = async (
  answer: RequestListener,
  more: Partial<DownloadRequest> = {},
  file = path.join(folder, 'a.zip'),
) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? 'without a token'}`);
    answer(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await download(
    {
      ...{ name: 'the artifact "scan"', address: `http://127.0.0.1:${port}/zip` },
      ...{ token: 'T', maxBytes: 10, sha256: '', ...more },
    },
    file,
  );
  return { text: readFileSync(file, 'utf8'), asked };
};

/** The API leads to its storage, which answers. */
const fromStorage =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    request.url === '/zip'
      ? response.writeHead(302, { Location: '/storage?signature=abc' }).end()
      : answer(request, response);

test.each([
  ['of the storage, which gets no token,', createHash('sha256').update('x').digest('hex')],
  ['without a known hash', ''],
])('a file %s is stored', async (_, sha256) => {
  expect(
    await ask(
      fromStorage((__, response) => response.end('x')),
      { sha256 },
    ),
  ).toEqual({
    text: 'x',
    asked: ['/zip Bearer T', '/storage?signature=abc without a token'],
  });
});

test('as many bytes as the limit are stored, and no more', async () => {
  expect((await ask((_, response) => response.end('0123456789'))).text).toHaveLength(10);
  await expect(ask((_, response) => response.end('0123456789a'))).rejects.toMatchObject({
    problems: [{ message: 'the artifact "scan" has more than 10 bytes, the limit; upload less' }],
  });
});

describe('a failed request says what a retry needs to know:', () => {
  test.each<readonly [string, RequestListener, Partial<DownloadRequest>, object]>([
    [
      'the words of GitHub, and its headers',
      (_, response) =>
        response.writeHead(410, { 'Retry-After': '3' }).end('{"message":"Gone","x":1}'),
      {},
      { status: 410, message: 'Gone', response: { headers: { 'retry-after': '3' } } },
    ],
    [
      'no words',
      (_, response) => response.writeHead(500).end('<html>'),
      {},
      { status: 500, message: 'answered 500' },
    ],
    [
      'an address of the storage that has expired',
      fromStorage((_, response) => response.writeHead(403).end()),
      {},
      { message: 'the storage answered 403' },
    ],
    [
      'another file',
      (_, response) => response.end('x'),
      { sha256: '0'.repeat(64) },
      {
        message: 'checksum mismatch: the download does not have the SHA-256 that GitHub states',
      },
    ],
  ])('%s', async (_, answer, more, failed) => {
    await expect(ask(answer, more)).rejects.toMatchObject(failed);
  });
});

test('a download that is cut off leaves no file', async () => {
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Length': '5' }).write('x', () => response.destroy());
  };
  await expect(ask(cut)).rejects.toThrow('aborted');
});

/** A file on a disk that is full. */
const FULL = '/dev/full';
const testOnFullDisk = existsSync(FULL) ? test : test.skip;

testOnFullDisk('a full disk is not a failure of the network', async () => {
  await expect(ask((_, response) => response.end('x'), {}, FULL)).rejects.toMatchObject({
    problems: [
      {
        message:
          'the artifact "scan" cannot be stored in the temporary folder: ENOSPC: no space left on device, write; free space on its disk, or upload less',
      },
    ],
  });
});
