/** Runs a script of `examples/` against documents that are served on the loopback. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild, textIn } from '../warm/run-program';

const LIMIT_MS = 150_000;

/** What a server does with a response, in the place of an answer. */
export type Deed = (response: ServerResponse) => void;

/** Status and body by path; a body that is neither a text nor a deed becomes JSON. Status 0 resets the connection. */
export type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>;

/** What a reader would edit in a script that names the catalog. */
const WRITTEN = 'api=https://acme.github.io/catalog/api/v1';

/** The exit code of a run, and its lines with the origin of the server left out. */
type Ran = readonly [code: number | undefined, lines: ReadonlyArray<string>];

/** The path of the API on the server. */
export const API = '/catalog/api/v1';

export interface ServedScript {
  /** The address of the API, with a slash at its end. */
  readonly api: string;
  readonly run: (
    args: ReadonlyArray<string>,
    answers: Answers,
    env?: Readonly<Record<string, string>>,
  ) => Promise<Ran>;
  /** The paths that the last run asked for, below the API. */
  readonly asked: () => ReadonlyArray<string>;
  /** The files that the runs left behind. */
  readonly leftovers: () => ReadonlyArray<string>;
  readonly close: () => Promise<void>;
}

/** `programs` are stand-ins for programs of the machine: their texts by name. */
export const serveScript = async (
  name: string,
  programs: Readonly<Record<string, string>> = {},
): Promise<ServedScript> => {
  const base = mkdtempSync(path.join(tmpdir(), `${path.basename(name)}-`));
  const [folder = '', bin = ''] = ['work', 'bin'].map((each) => path.join(base, each));
  for (const each of [folder, bin]) mkdirSync(each);
  for (const [program, text] of Object.entries(programs))
    writeFileSync(path.join(bin, program), text, { mode: 0o755 });
  let served: Answers = {};
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const [status, body] = served[url] ?? [404, 'Not found'];
    if (status === 0) request.socket.resetAndDestroy();
    else if (typeof body === 'function') (body as Deed)(response);
    else response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const script = path.join(base, path.basename(name));
  const text = readFileSync(path.resolve(__dirname, '../../examples', name), 'utf8');
  writeFileSync(script, text.replace(WRITTEN, `api=${origin}${API}`));
  return {
    api: `${origin}${API}/`,
    run: async (args, answers, more = {}) => {
      served = answers;
      asked = [];
      const PATH = `${bin}${path.delimiter}${process.env['PATH']}`;
      const env = { ...process.env, PATH, TMPDIR: folder, ...more };
      const started = {
        command: 'bash',
        args: [script, ...args],
        cwd: folder,
        env,
        limit: LIMIT_MS,
      };
      const { code, output } = await runChild(started);
      return [code, textIn(output).replaceAll(origin, '').trimEnd().split('\n')];
    },
    asked: () => asked.map((url) => url.replace(`${API}/`, '')),
    leftovers: () => readdirSync(folder),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(base, { recursive: true });
    },
  };
};
