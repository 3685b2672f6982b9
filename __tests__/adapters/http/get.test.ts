import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { getWhole } from '../../../src/adapters/http/get';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on its own port, and the path and token of each request. */
const serve = async (answer: RequestListener) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? 'without a token'}`);
    answer(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

const redirect = (response: ServerResponse, target: string) =>
  response.writeHead(302, { Location: target }).end();

const ask = async (address: string, timeoutMs = 5_000) => {
  const { status, body } = await getWhole({ address, headers: { Authorization: 'T' }, timeoutMs });
  return `${status} ${body.toString()}`;
};

describe('the token', () => {
  test('follows a redirect on the same origin', async () => {
    const { address, asked } = await serve(({ url }, response) =>
      url === '/a' ? redirect(response, '/b') : response.end('x'),
    );
    expect(await ask(`${address}/a`)).toBe('200 x');
    expect(asked).toEqual(['/a T', '/b T']);
  });

  test('does not follow a redirect to another port, nor back from there', async () => {
    const first = await serve(({ url }, response) =>
      url === '/a' ? redirect(response, `${second.address}/b`) : response.end('x'),
    );
    const second = await serve((_, response) => redirect(response, `${first.address}/c`));
    expect(await ask(`${first.address}/a`)).toBe('200 x');
    expect([first.asked, second.asked]).toEqual([
      ['/a T', '/c without a token'],
      ['/b without a token'],
    ]);
  });
});

describe('a request fails if the response is one', () => {
  test('that keeps sending single bytes', async () => {
    const { address } = await serve(
      (_, response) => void setInterval(() => response.write('x'), 50).unref(),
    );
    await expect(ask(address, 300)).rejects.toThrow(/no answer within 0\.3 s/);
  });

  test('that is larger than the limit', async () => {
    const { address } = await serve((_, response) =>
      response.end(Buffer.alloc(16 * 1024 ** 2 + 1)),
    );
    await expect(ask(address)).rejects.toThrow('the answer has more than 16777216 bytes');
  });
});
