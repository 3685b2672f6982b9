import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { download } from '../../../src/adapters/github/download';

/** A file on a disk that is full. */
const FULL = '/dev/full';
const testOnFullDisk = existsSync(FULL) ? test : test.skip;

testOnFullDisk('a full disk is not a failure of the network', async () => {
  const server = createServer((_, response) => response.end('x')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = {
    name: 'the artifact "scan"',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: '',
    maxBytes: 10,
    sha256: '',
  };
  try {
    await expect(download(request, FULL)).rejects.toMatchObject({
      problems: [
        {
          message:
            'the artifact "scan" cannot be stored in the temporary folder: ENOSPC: no space left on device, write; free space on the disk that the variable RUNNER_TEMP names, or upload less',
        },
      ],
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
