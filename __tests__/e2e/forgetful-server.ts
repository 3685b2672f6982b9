/** A proxy that loses the answers to pushes. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Clients do not repeat a request whose answer has begun. */
const breakOff = (answer: http.ServerResponse): void => {
  answer.write('0', () => answer.destroy());
};

const isPush = ({ method, url = '' }: http.IncomingMessage): boolean =>
  method === 'POST' && url.endsWith('git-receive-pack');

/** Calls `use` with the address of a server that forwards all requests; `landed` is called once a push has its answer. */
export const withForgetfulServer = async (
  target: string,
  landed: () => void,
  use: (address: string) => Promise<void>,
): Promise<void> => {
  const server = http.createServer((request, response) => {
    const { method, headers, url } = request;
    const upstream = http.request(`${target}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isPush(request)) answer.pipe(response);
      else
        answer.resume().on('end', () => {
          landed();
          breakOff(response);
        });
    });
    request.pipe(upstream);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
};
