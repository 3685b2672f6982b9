/** A proxy that passes pushes on, and then spoils the answer or refuses. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server does instead of passing on the answer to a push that the other one has taken. */
export type Fault = (response: http.ServerResponse) => void;

/** Breaks off after some bytes of the answer: of none or one, a client sends the request once more. */
export const resetAfter =
  (bytes: number): Fault =>
  ({ socket }) =>
    bytes === 0 ? socket?.destroy() : socket?.write('H'.repeat(bytes), () => socket.destroy());

export const answerWith =
  (status: number, headers: http.OutgoingHttpHeaders = {}): Fault =>
  (response) =>
    response.writeHead(status, headers).end('<!doctype html><title>Sign in</title>');

const isPush = ({ method, url = '' }: http.IncomingMessage): boolean =>
  method === 'POST' && url.endsWith('git-receive-pack');

interface FaultyServer {
  readonly url: string;
  /** How many pushes were passed on. */
  readonly pushes: () => number;
}

/**
 * Calls `use` with a server that passes everything on. The answers to as many pushes as there are faults are spoiled, in
 * their order.
 */
export const withFaultyServer = async (
  target: string,
  faults: readonly Fault[],
  use: (server: FaultyServer) => Promise<void>,
): Promise<void> => {
  let pushes = 0;
  const server = http.createServer((request, response) => {
    const { method, headers, url } = request;
    const upstream = http.request(`${target}${url}`, { method, headers }, (answer) => {
      const fault = isPush(request) ? faults[pushes] : undefined;
      if (isPush(request)) pushes += 1;
      if (fault !== undefined) return void answer.resume().on('end', () => fault(response));
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(upstream);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, pushes: () => pushes });
  } finally {
    server.close();
    server.closeAllConnections();
  }
};
