/**
 * A smart-HTTP git server on the loopback, for tests and measurements: `git http-backend` as CGI
 * behind node:http, with the capabilities and access rules of github.com, counters, and hooks for faults and lost races.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const ROUTE = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/(info\/refs|git-(?:upload|receive)-pack)$/;

/**
 * Repositories as github.com serves them, and no housekeeping in the background. GitHub serves by id what a branch
 * reaches, checks every object that it receives, accepts packs of up to 2 GiB, and hides the refs of pull requests.
 */
const SETTINGS = `[core]\n\trepositoryformatversion = 0\n\tbare = true
[http]\n\treceivepack = true
[uploadpack]\n\tallowFilter = true\n\tallowTipSHA1InWant = true\n\tallowReachableSHA1InWant = true
[transfer]\n\thideRefs = refs/pull
[receive]\n\tadvertisePushOptions = false\n\tautogc = false\n\tfsckObjects = true\n\tmaxInputSize = 2g
[gc]\n\tauto = 0\n`;

/** How github.com names its git. */
const AGENT = 'git/github-8e2ff7c5586f';

/** The environment of a git process, without the caller's git configuration. */
const gitEnvironment = (root) => ({ PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' });

let execPath;
/** The CGI program itself: `git http-backend` would start one more process for each request. */
const httpBackend = () => {
  execPath ??= execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim();
  return path.join(execPath, 'git-http-backend');
};

/** Some distributions have `git http-backend` in a package of its own. */
export const hasHttpBackend = () =>
  ['', '.exe'].some((suffix) => existsSync(`${httpBackend()}${suffix}`));

/** As `git init --bare` makes it, without a process. */
export function makeRepository(root, name) {
  const directory = path.join(root, `${name}.git`);
  for (const folder of ['objects', 'refs/heads'])
    mkdirSync(path.join(directory, folder), { recursive: true });
  writeFileSync(path.join(directory, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(path.join(directory, 'config'), SETTINGS);
  return directory;
}

const text = (status, body, headers) => ({ status, body, headers });

/** The token of the only accepted credential, Basic `x-access-token:<token>`, or undefined. */
function tokenOf(credential) {
  const encoded = /^basic ([\w+/]+=*)$/i.exec(credential ?? '')?.[1] ?? '';
  return /^x-access-token:(.+)$/.exec(Buffer.from(encoded, 'base64').toString())?.[1];
}

/** The answer to a request that is not allowed, or undefined. */
function refusal(req, repository, service, { token, readOnlyToken }) {
  const credentials = req.headersDistinct.authorization ?? [];
  if (credentials.length > 1) return text(400, 'Duplicate header: "Authorization"\n');
  const given = tokenOf(credentials[0]);
  if (given === undefined || (given !== token && given !== readOnlyToken)) {
    return text(401, 'Invalid token.\n', { 'WWW-Authenticate': 'Basic realm="GitHub"' });
  }
  if (given === token || service !== 'git-receive-pack') return undefined;
  // The client puts `remote: ` in front of each line of a text answer.
  return text(403, `Permission to ${repository}.git denied to github-actions[bot].\n`);
}

/** The environment of the CGI program, where undefined is not passed. */
const cgiEnvironment = (req, root, pathInfo) => ({
  ...gitEnvironment(root),
  GIT_PROJECT_ROOT: root,
  GIT_HTTP_EXPORT_ALL: '1',
  GIT_PROTOCOL: req.headers['git-protocol'],
  GIT_USER_AGENT: AGENT,
  REMOTE_USER: 'x-access-token',
  REQUEST_METHOD: req.method,
  PATH_INFO: pathInfo,
  QUERY_STRING: req.url.split('?')[1] ?? '',
  CONTENT_TYPE: req.headers['content-type'],
  // No CONTENT_LENGTH: git then reads to the end, where it would spin on a body that broke off.
  HTTP_CONTENT_ENCODING: req.headers['content-encoding'],
});

/** Runs a CGI program to its end and returns its output. */
const runCgi = (program, env, input, log) =>
  new Promise((resolve, reject) => {
    const cgi = spawn(program, { env });
    const chunks = [];
    cgi.stdout.on('data', (chunk) => chunks.push(chunk));
    cgi.stderr.on('data', (chunk) => log(String(chunk).trimEnd()));
    cgi.stdin.on('error', () => {}); // git may answer before it has read everything
    cgi.on('error', reject);
    cgi.on('close', () => resolve(Buffer.concat(chunks)));
    cgi.stdin.end(input);
  });

/** Hands a request to git, and sends its answer. */
async function relay(req, res, env, { run, stats, log }) {
  const answer = await run(httpBackend(), env, Buffer.concat(await req.toArray()), log);
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('git http-backend ended without an answer');
  const lines = answer.toString('latin1', 0, end).split('\r\n');
  const { Status = '200', ...headers } = Object.fromEntries(
    lines.map((line) => line.split(': ', 2)),
  );
  const body = answer.subarray(end + 4);
  stats.bytesDown += body.length;
  res.writeHead(Number.parseInt(Status, 10), headers).end(body);
}

/** Sends an answer that is not git's; status 0 drops the connection. */
function send(res, { status, headers, body = '' }, stats) {
  if (status === 0) return res.destroy();
  stats.bytesDown += Buffer.byteLength(body);
  return res.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(body);
}

async function handle(req, res, { hooks, options, run, stats, log }) {
  stats.requests++;
  const url = new URL(req.url, 'http://localhost');
  const [, repository, action] = ROUTE.exec(url.pathname) ?? [];
  const service = action === 'info/refs' ? (url.searchParams.get('service') ?? undefined) : action;
  const request = { method: req.method, url: req.url, service, headers: req.headers };
  let answer = await hooks.onRequest?.(request);
  if (answer) options.onAnswer?.(request, answer);
  if (!repository) answer ||= text(404, '{}', { 'Content-Type': 'application/json' });
  answer ||= refusal(req, repository, service, options);
  if (!answer && action === 'git-receive-pack' && hooks.onPush) {
    const { onPush } = hooks;
    hooks.onPush = undefined; // before the call: the hook may set itself again
    await onPush(request);
  }
  req.on('data', (chunk) => (stats.bytesUp += chunk.length)); // also drains bodies that nothing else reads
  if (answer) return send(res, answer, stats);
  const env = cgiEnvironment(req, options.root, `/${repository}.git/${action}`);
  return relay(req, res, env, { run, stats, log });
}

/** Serves the bare repositories below `root`, see git-server.d.mts for options and result. */
export async function startGitServer({
  log = () => {},
  run = runCgi,
  onRequest,
  onPush,
  ...options
}) {
  // Lets git open repositories of another user; it takes this only from a global or system file.
  writeFileSync(path.join(options.root, '.gitconfig'), '[safe]\n\tdirectory = *\n');
  const stats = { requests: 0, bytesDown: 0, bytesUp: 0 };
  const reset = () => void Object.assign(stats, { requests: 0, bytesDown: 0, bytesUp: 0 });
  const hooks = { onRequest, onPush };
  const server = http.createServer((req, res) => {
    handle(req, res, { hooks, options, run, stats, log }).catch((error) => {
      log(`${req.method} ${req.url}: ${error.message}`);
      res.destroy();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  const url = `http://127.0.0.1:${port}`;
  return { url, port, stats: () => ({ ...stats }), reset, hooks, close };
}
