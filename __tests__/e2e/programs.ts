/**
 * Stand-ins for programs of the workflows that need a registry, GitHub or time: curl, docker, gh, sleep and yq. What
 * is on PATH is a small script that asks this process, where no Node has to start.
 */
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { grype } from './grype';
import { ghOfIssues, type IssuesServer } from './issues-server';
import type { PagesServer } from './pages-server';

/** The variables that programs read. */
const VARIABLES = [
  ...(['GH_TOKEN', 'GITHUB_TOKEN', 'GRYPE_REGISTRY_AUTH_PASSWORD'] as const),
  ...(['IMAGE', 'VERSION', 'DIGEST', 'PUBLISHED'] as const),
];

type Variable = (typeof VARIABLES)[number];

export interface Call {
  readonly args: readonly string[];
  /** The argument after a flag; empty without the flag. */
  readonly after: (flag: string) => string;
  /** The path of a file that the call names. */
  readonly at: (file: string) => string;
  readonly env: Readonly<Record<Variable, string>>;
  /** Standard input, if the arguments say that it is read. */
  readonly input: string;
}

export interface Ended {
  readonly code: number;
  readonly output?: string | Buffer;
  /** A filter of jq for the output. */
  readonly jq?: string;
}

export type Program = (call: Call) => Ended | Promise<Ended>;

export const OK: Ended = { code: 0 };
export const FAILED: Ended = { code: 1 };
/** A call that no workflow makes. */
export const UNKNOWN: Ended = { code: 64 };

/**
 * Sends the name of the program, its folder, input, variables and arguments, each ended by NUL; gets the exit code and
 * the filter so, then the output; the filter is empty if there is none, and `-` for all of it.
 */
const scriptFor = (port: number): string => `#!/usr/bin/env bash
input=
case " $* " in *' --password-stdin '* | *' --input - '*) input=$(cat) ;; esac
exec 3<>/dev/tcp/127.0.0.1/${port}
printf '%s\\0' "$#" "\${0##*/}" "$PWD" "$input" ${VARIABLES.map((name) => `"$${name}"`).join(' ')} "$@" >&3
IFS= read -r -d '' code <&3
IFS= read -r -d '' filter <&3
case $filter in
  '') ;;
  -) cat <&3 ;;
  *) jq --raw-output "$filter" <&3 ;;
esac
exit "$code"
`;

/** The call in the bytes of a script, with the name of its program; undefined until they are complete. */
const callIn = (text: string): { readonly name: string; readonly call: Call } | undefined => {
  const [count = '', name = '', cwd = '', input = '', ...rest] = text.split('\0');
  const [values, args] = [rest.slice(0, VARIABLES.length), rest.slice(VARIABLES.length)];
  // The last NUL has nothing after it.
  if (count === '' || args.length <= Number(count)) return undefined;
  args.pop();
  const call = {
    args,
    after: (flag: string) => (args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? '') : ''),
    at: (file: string) => path.resolve(cwd, file),
    env: Object.fromEntries(VARIABLES.map((each, i) => [each, values[i] ?? ''])) as Call['env'],
    input,
  };
  return { name, call };
};

/**
 * Downloads what is known of an address, or what a server on the loopback has there; of any other it ends as
 * `--fail` has it when a server refuses.
 */
const curl =
  (downloads: Readonly<Record<string, string>>): Program =>
  async ({ args, after, at }) => {
    const save = (content: string | Buffer): Ended => {
      if (!args.includes('--output')) return { code: 0, output: content };
      writeFileSync(at(after('--output')), content);
      return OK;
    };
    const address = args.at(-1) ?? '';
    const known = downloads[address];
    if (!args.includes('--fail')) return UNKNOWN;
    if (known !== undefined) return save(known);
    if (!address.startsWith('http://127.0.0.1:')) return { code: 22 };
    const [name = '', value = ''] = after('--header').split(': ');
    const response = await fetch(address, { headers: name === '' ? {} : { [name]: value } });
    return response.ok ? save(Buffer.from(await response.arrayBuffer())) : { code: 22 };
  };

interface Statement {
  readonly vulnerability: { readonly name: string };
  readonly status: string;
  readonly justification: string;
}

interface ScanResult {
  readonly Vulnerabilities?: ReadonlyArray<{ readonly VulnerabilityID: string }>;
}

/** The report of a scan of one platform. */
export const onPlatform = (report: string, platform: string): string => {
  if (platform === '') return report;
  const [os, architecture, variant] = platform.split('/');
  const { Metadata, ...rest } = JSON.parse(report);
  const ImageConfig = { os, architecture, variant };
  return JSON.stringify({ ...rest, Metadata: { ...Metadata, ImageConfig } });
};

/** As Trivy with `--show-suppressed`; which image a statement is about is not looked at here. */
const withStatements = (report: string, { args, at }: Call): string => {
  const files = args.filter((_, i) => args[i - 1] === '--vex');
  if (files.length === 0) return report;
  const statements = files.flatMap((file) =>
    (JSON.parse(readFileSync(at(file), 'utf8')).statements as ReadonlyArray<Statement>).map(
      (each) => ({ file, ...each }),
    ),
  );
  const about = (id: string) => statements.find(({ vulnerability }) => vulnerability.name === id);
  const move = ({ Vulnerabilities = [], ...result }: ScanResult) => ({
    ...result,
    Vulnerabilities: Vulnerabilities.filter((each) => !about(each.VulnerabilityID)),
    ExperimentalModifiedFindings: Vulnerabilities.flatMap((Finding) => {
      const { status, justification, file } = about(Finding.VulnerabilityID) ?? {};
      return file === undefined
        ? []
        : {
            Type: 'vulnerability',
            Status: status,
            Statement: justification,
            Source: file,
            Finding,
          };
    }),
  });
  const { Results, ...rest } = JSON.parse(report);
  return JSON.stringify({ ...rest, Results: Results.map(move) });
};

const VERSION = {
  Version: '0.72.0',
  VulnerabilityDB: { Version: 2, UpdatedAt: '2026-01-01T00:00:00.123456789Z' },
};

/**
 * Log-in does nothing, and a build only what has a report; a scan writes the report of a reference. The scanner has a
 * token, which it sends to one registry only.
 */
const docker = (reports: Readonly<Record<string, string>>): Program => {
  const scan = (call: Call): Ended => {
    const { args, after, at, env } = call;
    if (after('--env') !== 'GITHUB_TOKEN' || !env.GITHUB_TOKEN.startsWith('ghs_')) return UNKNOWN;
    if (args.includes('--vex') && !args.includes('--show-suppressed')) return UNKNOWN;
    const database = path.join(at(after('--cache-dir')), 'trivy.db');
    if (args.includes('--skip-db-update') && !existsSync(database)) return FAILED;
    const report = reports[args.at(-1) ?? ''];
    const output = at(after('--output'));
    // A scan that fails may leave a stump.
    if (report === undefined) writeFileSync(output, '{"SchemaVersion": 2');
    else writeFileSync(output, withStatements(onPlatform(report, after('--platform')), call));
    return report === undefined ? FAILED : OK;
  };
  /** With the token of the job, and elsewhere with the password of the user. */
  const login = ({ args: [, registry], after, input }: Call): Ended => {
    const isToken = registry === 'ghcr.io' && input.startsWith('ghs_');
    return isToken || input === `password of ${after('--username')}` ? OK : FAILED;
  };
  const build = ({ args, after }: Call): Ended =>
    args.includes('--push') && after('--tag') in reports ? OK : FAILED;
  const run = (call: Call): Ended => {
    const { args, after, at } = call;
    if (args.some((each) => each.includes('/grype:'))) return grype(call, reports);
    if (args.at(-1)?.startsWith('--download-'))
      return existsSync(at(after('--cache-dir'))) ? OK : FAILED;
    if (!args.includes('version')) return scan(call);
    const { VulnerabilityDB, ...version } = VERSION;
    return { code: 0, output: JSON.stringify(args.includes('--cache-dir') ? VERSION : version) };
  };
  return (call) => {
    const [command] = call.args;
    if (command === 'login') return login(call);
    if (command === 'buildx') return build(call);
    return command === 'run' ? run(call) : UNKNOWN;
  };
};

interface Comment {
  readonly id: number;
  readonly body: string;
}

/** The artifacts of the run, the comments of the one pull request, in `comments.json`, and deployments of Pages. */
const gh = (root: string, pages: PagesServer | undefined): Program => {
  const file = path.join(root, 'comments.json');
  const deployments = async ({ args, after, input }: Call, target: string): Promise<Ended> => {
    const method = after('--method') || 'GET';
    const body = args.includes('--input') ? { body: input } : {};
    const address = `${pages?.url}/api/repos/acme/catalog/${target}`;
    const response = await fetch(address, { method, ...body });
    if (!response.ok) return FAILED;
    const output = args.includes('--silent') ? '' : await response.text();
    return { code: 0, output, jq: after('--jq') };
  };
  return (call) => {
    const { args, after, at } = call;
    const target = args
      .find((each) => each.startsWith('repos/'))
      ?.replace('repos/acme/catalog/', '');
    const method = after('--method');
    const comments: ReadonlyArray<Comment> = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : [];
    const save = (all: ReadonlyArray<Comment>): Ended => {
      writeFileSync(file, JSON.stringify(all));
      return OK;
    };
    const body = (): string => readFileSync(at(after('--field').replace('body=@', '')), 'utf8');
    if (target?.startsWith('pages/')) return deployments(call, target);
    if (args[0] === 'run') {
      cpSync(path.join(root, 'artifacts', after('--name')), at(after('--dir')), {
        recursive: true,
      });
      return OK;
    }
    if (args.includes('--paginate') && target === 'issues/7/comments')
      return { code: 0, output: JSON.stringify(comments), jq: after('--jq') };
    if (method === 'POST' && target === 'issues/7/comments') {
      const user = { login: 'github-actions[bot]' };
      const added = { id: 100 + comments.length, user, body: body() };
      return save([...comments, added]);
    }
    if (method !== 'PATCH') return UNKNOWN;
    const isMeant = ({ id }: Comment): boolean => target === `issues/comments/${id}`;
    return save(comments.map((each) => (isMeant(each) ? { ...each, body: body() } : each)));
  };
};

/** How a workflow reads a catalog: numbers are texts, as they are written. */
const READ = 'explode(.) | (.. | select(tag == "!!int" or tag == "!!float")) tag= "!!str"';

const yq: Program = ({ args, at }) => {
  const [first, second, third, fourth = ''] = args;
  if (first === '--output-format' && second === 'json' && third === READ) {
    const document = parseDocument(readFileSync(at(fourth), 'utf8'), { schema: 'failsafe' });
    return { code: 0, output: JSON.stringify(document.toJS()) };
  }
  return UNKNOWN;
};

/** Lets simulated time pass. */
const sleep =
  (pages: PagesServer | undefined): Program =>
  ({ args: [seconds] }) => {
    pages?.pages.wait(Number(seconds));
    return pages === undefined ? FAILED : OK;
  };

/** What the programs know. */
export interface Surroundings {
  /** What a scan of a reference writes, and of `grype <reference>` one by Grype; of others it fails. */
  readonly reports: Readonly<Record<string, string>>;
  /** What an address serves; of others the download fails. */
  readonly downloads: Readonly<Record<string, string>>;
  readonly pages: PagesServer | undefined;
  /** The simulated issues, about which `gh` then is. */
  readonly issues?: IssuesServer | undefined;
  /** Other programs, or others in the place of these. */
  readonly others?: Readonly<Record<string, Program>>;
}

/** Answers the call of a script, once it is complete. */
const answer = (socket: Socket, programs: Readonly<Record<string, Program>>): void => {
  const chunks: Buffer[] = [];
  let isCalled = false;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    const called = isCalled ? undefined : callIn(Buffer.concat(chunks).toString());
    if (called === undefined) return;
    isCalled = true;
    const { name, call } = called;
    const run = async (): Promise<Ended> => programs[name]?.(call) ?? UNKNOWN;
    void run()
      .catch((error): Ended => ({ code: 70, output: String(error) }))
      .then(({ code, output = '', jq = '' }) => {
        const filter = output.length === 0 ? '' : jq || '-';
        socket.write(`${code}\0${filter}\0`);
        socket.end(output);
      });
  });
};

/** Calls `use` with a folder of the programs below `root`, to be prepended to PATH. */
export const withPrograms = async (
  root: string,
  { reports, downloads, pages, issues, others }: Surroundings,
  use: (folder: string) => Promise<void>,
): Promise<void> => {
  const programs: Readonly<Record<string, Program>> = {
    curl: curl(downloads),
    docker: docker(reports),
    gh: issues === undefined ? gh(root, pages) : ghOfIssues(issues),
    sleep: sleep(pages),
    yq,
    ...others,
  };
  const server = createServer((socket) => answer(socket, programs)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const script = scriptFor((server.address() as AddressInfo).port);
  const folder = path.join(root, 'programs');
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(programs)) {
    writeFileSync(path.join(folder, name), script);
    chmodSync(path.join(folder, name), 0o755);
  }
  try {
    await use(folder);
  } finally {
    server.close();
  }
};
