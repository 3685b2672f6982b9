/**
 * A smart-HTTP git server on the loopback, for tests and measurements: git's own services behind node:http
 * (https://git-scm.com/docs/http-protocol), with the capabilities and access rules of github.com, counters, and hooks
 * for faults and lost races.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const ROUTE = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/(info\/refs|git-(?:upload|receive)-pack)$/;

const SERVICES = ['git-upload-pack', 'git-receive-pack'];

/**
 * Repositories as github.com serves them, and no housekeeping in the background. GitHub serves by id what a branch
 * reaches, checks every object that it receives, accepts packs of up to 2 GiB, and hides the refs of pull requests.
 */
const SETTINGS = `[core]\n\trepositoryformatversion = 0\n\tbare = true
[uploadpack]\n\tallowFilter = true\n\tallowTipSHA1InWant = true\n\tallowReachableSHA1InWant = true
[transfer]\n\thideRefs = refs/pull
[receive]\n\tadvertisePushOptions = false\n\tautogc = false\n\tfsckObjects = true\n\tmaxInputSize = 2g
[gc]\n\tauto = 0\n`;

/** How github.com names its git. */
const AGENT = 'git/github-8e2ff7c5586f';

/** The environment of a git process, without the caller's git configuration. */
const gitEnvironment = (root) => ({ PATH: process.env.PATH, HOME: root, GIT_CONFIG_NOSYSTEM: '1' });

/** Does what `git init --bare` does, without a process. */
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

/** Runs git to its end and returns its output. */
const runGit = (args, env, input, log) =>
  new Promise((resolve, reject) => {
    const git = spawn('git', args, { env });
    const chunks = [];
    git.stdout.on('data', (chunk) => chunks.push(chunk));
    git.stderr.on('data', (chunk) => log(String(chunk).trimEnd()));
    git.stdin.on('error', () => {}); // git may answer before it has read everything
    git.on('error', reject);
    git.on('close', () => resolve(Buffer.concat(chunks)));
    git.stdin.end(input);
  });

/** The packet before the refs, which protocol 2 does not have. */
const announcement = (service, protocol = '') => {
  const line = `# service=${service}\n`;
  const size = (line.length + 4).toString(16).padStart(4, '0');
  return /(^|:)version=2(:|$)/.test(protocol) ? '' : `${size}${line}0000`;
};

/** The offers of protocol 2, which name no refs, by the configuration that decides them. */
const offers = new Map();

/** The answer of git, which makes each offer once. */
async function answerOf(args, { service, directory, protocol }, ask) {
  const isOffer = args.includes('--advertise-refs') && announcement(service, protocol) === '';
  if (!isOffer || service !== 'git-upload-pack') return ask();
  const key = `${protocol} ${readFileSync(path.join(directory, 'config'), 'utf8')}`;
  const offer = offers.get(key) ?? (await ask());
  if (offer.length > 0) offers.set(key, offer);
  return offer;
}

/** Hands a request to a service of git, and sends its answer. */
async function relay(req, res, { service, directory }, { root, run, stats, log }) {
  const sent = Buffer.concat(await req.toArray());
  const input = req.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  const protocol = req.headers['git-protocol'];
  const env = { ...gitEnvironment(root), GIT_PROTOCOL: protocol, GIT_USER_AGENT: AGENT };
  const [command, isQuestion] = [service.slice('git-'.length), req.method === 'GET'];
  const options = ['--stateless-rpc', ...(isQuestion ? ['--advertise-refs'] : [])];
  const answer = await answerOf(options, { service, directory, protocol }, () =>
    run([command, ...options, directory], env, input, log),
  );
  const head = Buffer.from(isQuestion ? announcement(service, protocol) : '');
  stats.bytesDown += head.length + answer.length;
  const type = `application/x-${service}-${isQuestion ? 'advertisement' : 'result'}`;
  res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  res.end(Buffer.concat([head, answer]));
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
  const directory = path.join(options.root, `${repository}.git`);
  if (!SERVICES.includes(service) || !existsSync(directory)) answer ||= text(404, 'Not Found\n');
  if (!answer && action === 'git-receive-pack' && hooks.onPush) {
    const { onPush } = hooks;
    hooks.onPush = undefined; // before the call: the hook may set itself again
    await onPush(request);
  }
  req.on('data', (chunk) => (stats.bytesUp += chunk.length)); // also drains bodies that nothing else reads
  if (answer) return send(res, answer, stats);
  return relay(req, res, { service, directory }, { root: options.root, run, stats, log });
}

/** Serves the bare repositories below `root`, see git-server.d.mts for options and result. */
export async function startGitServer({
  log = () => {},
  run = runGit,
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
