/** A server in front of a world's that sees every byte go by, and spoils what it is told to. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may happen to a request; `lose the answer` comes after the server did what was asked. */
export const FAULTS = [
  'drop the request',
  'answer 503',
  'answer 429',
  'cut the answer',
  'lose the answer',
] as const;
/** Half an answer, and then nothing, over a connection that stays: told from a slow server by time only. */
export const SILENCE = 'fall silent';
export type Fault = (typeof FAULTS)[number] | typeof SILENCE;

export interface Relay {
  readonly url: string;
  /** Method and path of every request since the last `reset`. */
  readonly requests: string[];
  /** What happens to the request of this number, counted from 0. */
  faultOf: (index: number) => Fault | undefined;
  /** Called with the first byte of a push, and when its answer is on its way as a whole. */
  onPush: (moment: 'begins' | 'acknowledged') => void;
  /** Drops all connections, and those to come until `reset`: the client's machine is gone. */
  cut: () => void;
  reset: () => void;
  /** Waits until nothing is under way any more. */
  idle: () => Promise<void>;
  close: () => void;
}

const QUIET_MS = 250;
const isPush = (req: http.IncomingMessage): boolean =>
  req.method === 'POST' && (req.url ?? '').endsWith('/git-receive-pack');

/** Answers without asking the server; undefined if the fault is of another kind. */
const answerInstead = (fault: Fault | undefined, res: http.ServerResponse): boolean => {
  if (fault === 'drop the request') res.destroy();
  else if (fault === 'answer 503') res.writeHead(503).end();
  else if (fault === 'answer 429') res.writeHead(429, { 'Retry-After': '1' }).end();
  else return false;
  return true;
};

/** Passes an answer on, or as much of it as the fault leaves. */
const passOn = (
  chunks: readonly Buffer[],
  answer: http.IncomingMessage,
  fault: Fault | undefined,
  res: http.ServerResponse,
): void => {
  const body = Buffer.concat(chunks);
  if (fault === undefined) {
    res.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
    return;
  }
  const { 'transfer-encoding': _, 'content-length': __, ...headers } = answer.headers;
  const cut = fault === 'lose the answer' ? Buffer.alloc(0) : body.subarray(0, body.length / 2);
  // Once an answer has begun, no client takes its request for unread and sends it again.
  res.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': body.length + 1 });
  res.write(cut.length > 0 ? cut : body.subarray(0, 1), () => {
    if (fault !== SILENCE) res.destroy();
  });
};

const openRelay = async (upstream: string): Promise<Relay> => {
  let gone = false;
  let active = 0;
  let last = Date.now();
  const relay: Omit<Relay, 'url' | 'close'> = {
    requests: [],
    faultOf: () => undefined,
    onPush: () => undefined,
    cut: () => {
      gone = true;
      server.closeAllConnections();
    },
    reset: () => {
      gone = false;
      relay.requests.length = 0;
      relay.faultOf = () => undefined;
      relay.onPush = () => undefined;
    },
    idle: async () => {
      while (active > 0 || Date.now() - last < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };

  const pass = (req: http.IncomingMessage, res: http.ServerResponse, fault: Fault | undefined) => {
    active += 1;
    const ended = (): void => {
      active -= 1;
      last = Date.now();
    };
    const { method, headers } = req;
    const up = http.request(`${upstream}${req.url}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('close', ended);
      answer.on('end', () => {
        passOn(chunks, answer, fault, res);
        if (isPush(req)) relay.onPush('acknowledged');
      });
    });
    up.on('error', () => {
      ended();
      res.destroy();
    });
    if (isPush(req)) req.once('data', () => relay.onPush('begins'));
    // A client that is gone in the middle of its request leaves the server with half of it.
    req.on('close', () => {
      if (!req.complete) up.destroy();
    });
    req.pipe(up);
  };

  const server = http.createServer((req, res) => {
    last = Date.now();
    if (gone) {
      res.destroy();
      return;
    }
    const isGit = /\/(info\/refs|git-(upload|receive)-pack)/.test(req.url ?? '');
    const fault = isGit ? relay.faultOf(relay.requests.length) : undefined;
    if (isGit) relay.requests.push(`${req.method} ${req.url?.replace(/^.*\/(?=info|git-)/, '')}`);
    if (!answerInstead(fault, res)) pass(req, res, fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(relay, {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
};

/** Calls with a relay in front of a server, and closes it whatever happens: an open one keeps jest alive. */
export const withRelay = async (
  upstream: string,
  use: (relay: Relay) => Promise<void>,
): Promise<void> => {
  const relay = await openRelay(upstream);
  try {
    await use(relay);
  } finally {
    relay.close();
  }
};
