/** Stand-ins for programs of the workflows that need a registry, GitHub or time: curl, docker, gh, sleep and yq. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a workflow reads a catalog: numbers are texts, as they are written. */
const READ = 'explode(.) | (.. | select(tag == "!!int" or tag == "!!float")) tag= "!!str"';

/** The only edit that a workflow makes to a catalog. */
const EDIT =
  '(.images[] | select(.slug == strenv(IMAGE)) | .versions[] | select(.version == strenv(VERSION))).digest = strenv(DIGEST)';

const head =
  '#!/usr/bin/env node\nconst { cpSync, existsSync, readFileSync, writeFileSync } = require("node:fs");\n';

/**
 * Downloads what is known of an address, or what a server on the loopback has there; of any other it ends as
 * `--fail` has it when a server refuses.
 */
const curl = (downloads: Record<string, string>): string => `${head}
const downloads = ${JSON.stringify(downloads)};
const args = process.argv.slice(2);
const at = (flag) => args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined;
const save = (content) => at('--output') ? writeFileSync(at('--output'), content) : process.stdout.write(content);
if (!args.includes('--fail')) process.exit(64);
const address = args.at(-1);
const headers = Object.fromEntries([at('--header')?.split(': ') ?? []].filter((each) => each.length > 0));
const request = () => require('node:http').get(address, { headers }, async (response) => {
  const chunks = await response.toArray();
  if (response.statusCode >= 400) process.exitCode = 22;
  else save(Buffer.concat(chunks));
});
if (downloads[address] !== undefined) save(downloads[address]);
else if (address.startsWith('http://127.0.0.1:')) request();
else process.exit(22);
`;

/**
 * Log-in and build do nothing but name the digest; a scan writes the report of a reference. The scanner has a
 * token, which it sends to one registry only.
 */
const docker = (
  digests: Record<string, string>,
  reports: Record<string, string>,
): string => `${head}
const digests = ${JSON.stringify(digests)};
const reports = ${JSON.stringify(reports)};
const args = process.argv.slice(2);
const after = (flag) => args[args.indexOf(flag) + 1];
const download = () => {
  if (!existsSync(after('--cache-dir'))) process.exit(1);
};
const on = (platform, report) => {
  if (report === undefined || !args.includes('--platform')) return report;
  const [os, architecture, variant] = platform.split('/');
  const { Metadata, ...rest } = JSON.parse(report);
  return JSON.stringify({ ...rest, Metadata: { ...Metadata, ImageConfig: { os, architecture, variant } } });
};
// As Trivy with --show-suppressed; which image a statement is about is not looked at here.
const suppressed = (report) => {
  const files = args.filter((_, i) => args[i - 1] === '--vex');
  if (report === undefined || files.length === 0) return report;
  if (!args.includes('--show-suppressed')) process.exit(64);
  const statements = files.flatMap((file) => JSON.parse(readFileSync(file)).statements.map((each) => ({ file, ...each })));
  const { Results, ...rest } = JSON.parse(report);
  const move = ({ Vulnerabilities = [], ...result }) => {
    const about = (id) => statements.find(({ vulnerability }) => vulnerability.name === id);
    const modified = Vulnerabilities.flatMap((Finding) => {
      const found = about(Finding.VulnerabilityID);
      return found ? [{ Type: 'vulnerability', Status: found.status, Statement: found.justification, Source: found.file, Finding }] : [];
    });
    return { ...result, Vulnerabilities: Vulnerabilities.filter((each) => !about(each.VulnerabilityID)), ExperimentalModifiedFindings: modified };
  };
  return JSON.stringify({ ...rest, Results: Results.map(move) });
};
const version = () => {
  const VulnerabilityDB = { Version: 2, UpdatedAt: '2026-01-01T00:00:00.123456789Z' };
  process.stdout.write(JSON.stringify({ Version: '0.72.0', ...(args.includes('--cache-dir') && { VulnerabilityDB }) }));
};
const scan = () => {
  if (after('--env') !== 'GITHUB_TOKEN' || !process.env.GITHUB_TOKEN?.startsWith('ghs_')) process.exit(64);
  if (args.includes('--skip-db-update') && !existsSync(after('--cache-dir') + '/trivy.db')) process.exit(1);
  const report = suppressed(on(after('--platform'), reports[args.at(-1)]));
  writeFileSync(after('--output'), report ?? '{"SchemaVersion": 2'); // a scan that fails may leave a stump
  process.exit(report === undefined ? 1 : 0);
};
if (args[0] === 'login') process.exit(readFileSync(0, 'utf8').startsWith('ghs_') ? 0 : 1);
else if (args[0] === 'buildx')
  writeFileSync(after('--metadata-file'), JSON.stringify({ 'containerimage.digest': digests[after('--tag')] }));
else if (args.at(-1).startsWith('--download-')) download();
else if (args.includes('version')) version();
else if (args[0] === 'run') scan();
else process.exit(64);
`;

/** Lets simulated time pass. */
const sleep = (pages: string): string => `#!/usr/bin/env bash
exec 3<>/dev/tcp/${pages.slice('http://'.length).replace(':', '/')}
printf 'POST /sleep/%s HTTP/1.0\\r\\n\\r\\n' "$1" >&3
cat <&3 > /dev/null
`;

/** The artifacts of the run, the comments of the one pull request, in `comments.json`, and deployments of Pages. */
const gh = (root: string, pages: string): string => `${head}
const { spawnSync } = require('node:child_process');
const file = ${JSON.stringify(path.join(root, 'comments.json'))};
const comments = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const args = process.argv.slice(2);
const after = (flag) => args[args.indexOf(flag) + 1];
const target = (args.find((each) => each.startsWith('repos/')) ?? '').replace('repos/acme/catalog/', '');
const save = (all) => writeFileSync(file, JSON.stringify(all));
const bot = { login: 'github-actions[bot]' };
const body = () => readFileSync(after('--field').replace('body=@', ''), 'utf8');
const deployments = () => {
  const method = args.includes('--method') ? after('--method') : 'GET';
  const print = async (response) => {
    const text = Buffer.concat(await response.toArray()).toString();
    if (response.statusCode >= 400) process.exitCode = 1;
    else if (args.includes('--jq'))
      process.stdout.write(spawnSync('jq', ['--raw-output', after('--jq')], { input: text }).stdout);
    else if (!args.includes('--silent')) process.stdout.write(text);
  };
  const address = ${JSON.stringify(pages)} + '/api/repos/acme/catalog/' + target;
  const request = require('node:http').request(address, { method }, print);
  request.end(args.includes('--input') ? readFileSync(0) : undefined);
};
if (target.startsWith('pages/')) deployments();
else if (args[0] === 'run') cpSync(${JSON.stringify(path.join(root, 'artifacts'))} + '/' + after('--name'), after('--dir'), { recursive: true });
else if (args.includes('--paginate') && target === 'issues/7/comments')
  process.stdout.write(spawnSync('jq', ['--raw-output', after('--jq')], { input: JSON.stringify(comments) }).stdout);
else if (after('--method') === 'POST' && target === 'issues/7/comments')
  save([...comments, { id: 100 + comments.length, user: bot, body: body() }]);
else if (after('--method') === 'PATCH')
  save(comments.map((each) => 'issues/comments/' + each.id === target ? { ...each, body: body() } : each));
else process.exit(64);
`;

const yq = `${head}
const { parseDocument } = require(${JSON.stringify(path.resolve(__dirname, '../../node_modules/yaml'))});
const args = process.argv.slice(2);
if (args[0] === '--output-format' && args[1] === 'json' && args[2] === ${JSON.stringify(READ)}) {
  const document = parseDocument(readFileSync(args[3], "utf8"), { schema: "failsafe" });
  process.stdout.write(JSON.stringify(document.toJS()));
  process.exit(0);
}
const [flag, edit, file] = args;
if (flag !== '-i' || edit !== ${JSON.stringify(EDIT)}) process.exit(64);
const { IMAGE, VERSION, DIGEST } = process.env;
const document = parseDocument(readFileSync(file, 'utf8'));
const image = document.toJS().images.findIndex(({ slug }) => slug === IMAGE);
const at = document.toJS().images[image].versions.findIndex(({ version }) => version === VERSION);
document.setIn(['images', image, 'versions', at, 'digest'], DIGEST);
writeFileSync(file, document.toString());
`;

/**
 * Writes the programs into a folder, to be put in front of PATH; what `gh` knows of stands beside that
 * folder. `digests`: what a build of
 * `<repository>:<tag>` gives; `reports`: what a scan of a reference writes (of others it fails);
 * `downloads`: what an address serves (of others the download fails); `pages`: the address of a simulated Pages.
 */
export const writePrograms = (
  folder: string,
  digests: Record<string, string>,
  reports: Record<string, string>,
  downloads: Record<string, string> = {},
  pages = 'http://127.0.0.1:9',
): string => {
  mkdirSync(folder, { recursive: true });
  const programs = {
    curl: curl(downloads),
    docker: docker(digests, reports),
    gh: gh(path.dirname(folder), pages),
    sleep: sleep(pages),
    yq,
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
};
