/** Stand-ins for actions of others: only what the examples use of them. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { digestOf } from '../builders/digest';
import { filesBelow, writeFiles } from '../builders/files';
import { OIDC, type PagesServer } from './pages-server';
import { PROJECT } from './process';
import type { Site } from './simulated-pages';
import {
  type Machine,
  type Outputs,
  OWN_WORKFLOW,
  run,
  runnerEnvironment,
  type Start,
  type Traces,
} from './workflow-machine';

const ALL_BRANCHES = '+refs/heads/*:refs/remotes/origin/*';

const addressOf = ({ world }: Start): string => `${world.server.url}/${world.repository}`;

const headerOf = ({ token }: Machine): string =>
  `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

/** One commit, the branch; at depth 0, everything. Returns the folder. */
const clone = async (machine: Machine, ref: string, depth: string): Promise<string> => {
  const { start, folder } = machine;
  const cloned = path.join(folder, 'clone');
  mkdirSync(cloned);
  const git = async (...args: readonly string[]): Promise<void> => {
    const { code, log } = await run('git', args, cloned, runnerEnvironment(machine));
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${log}`);
  };
  const options = ['-c', `http.extraheader=${headerOf(machine)}`, 'fetch', '--quiet'];
  const wanted =
    depth === '0'
      ? ['--tags', addressOf(start), ref, ALL_BRANCHES]
      : ['--depth=1', addressOf(start), ref];
  await git('init', '--quiet', '--template=', '--initial-branch=main');
  await git(...options, ...wanted);
  await git('checkout', '--quiet', '-B', 'main', 'FETCH_HEAD');
  return cloned;
};

/** As the checkout action does by default, with the credential kept. What was fetched before is copied. */
const checkout = async (machine: Machine, ref: string, depth: string): Promise<void> => {
  const { start, workspace } = machine;
  const { root, server, refs } = start.world;
  const isFixed = depth !== '0' && /^[0-9a-f]{40}$/.test(ref);
  const key = digestOf(JSON.stringify([ref, depth, isFixed ? {} : refs()]));
  const known = path.join(root, 'clones', key);
  if (!existsSync(known)) {
    mkdirSync(path.dirname(known), { recursive: true });
    renameSync(await clone(machine, ref, depth), known);
  }
  cpSync(known, workspace, { recursive: true });
  appendFileSync(
    path.join(workspace, '.git', 'config'),
    [
      `[remote "origin"]\n\turl = ${addressOf(start)}\n\tfetch = ${ALL_BRANCHES}\n`,
      `[http "${server.url}/"]\n\textraheader = ${headerOf(machine)}\n`,
    ].join(''),
  );
};

/** The action, next to the repository of the caller, at the commit of the workflow. */
const checkoutOwn = (
  { workspace }: Machine,
  { repository, ref, folder }: Readonly<Record<'repository' | 'ref' | 'folder', string>>,
): void => {
  const { workflow_repository: own, workflow_sha: commit } = OWN_WORKFLOW;
  if (repository !== own || ref !== commit) throw new Error(`no ${repository} at ${ref}`);
  cpSync(path.join(PROJECT, 'action.yml'), path.join(workspace, folder, 'action.yml'));
};

const pagesOf = ({ pages }: Start): PagesServer => {
  if (pages === undefined) throw new Error('a workflow deploys without Pages');
  return pages;
};

/** The files of a folder that actions/upload-pages-artifact v5 uploads, by its own command. */
const packed = async (machine: Machine, folder: string, hidden: string): Promise<Site> => {
  const tar = process.platform === 'darwin' ? 'gtar' : 'tar';
  const file = path.join(machine.folder, 'temp', 'artifact.tar');
  const unpacked = path.join(machine.folder, 'artifact');
  mkdirSync(unpacked);
  for (const args of [
    ['--dereference', '--hard-dereference', '--directory', folder, '-cf', file].concat([
      '--exclude=.git',
      '--exclude=.github',
      ...(hidden === 'true' ? [] : ['--exclude=.[^/]*']),
      '.',
    ]),
    ['-xf', file, '--directory', unpacked],
  ]) {
    const { code, log } = await run(tar, args, machine.workspace, runnerEnvironment(machine));
    if (code !== 0) throw new Error(`tar ${args.join(' ')}: ${log}`);
  }
  return filesBelow(unpacked);
};

/** Gets a token that says which workflow runs, where its issuer is simulated. */
const identify = async (machine: Machine): Promise<void> => {
  const env = runnerEnvironment(machine);
  const address = env['ACTIONS_ID_TOKEN_REQUEST_URL'];
  if (address === undefined) return;
  const authorization = `Bearer ${env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']}`;
  const { value } = (await (await fetch(address, { headers: { authorization } })).json()) as {
    readonly value?: unknown;
  };
  if (value !== OIDC.token) throw new Error('no token of the workflow');
};

/** What the action takes for a bill of materials in CycloneDX. */
const isBill = (text: string): boolean => {
  const { bomFormat, serialNumber, specVersion } = JSON.parse(text);
  return Boolean(bomFormat && serialNumber && specVersion);
};

/** What is attested: a stated digest, or files (`folder/*` names all in a folder) with their contents. */
const subjectsOf = ({ workspace, start }: Machine, inputs: Outputs): Traces['attested'] => {
  const { 'subject-name': name = '', 'subject-digest': digest = '', ...others } = inputs;
  const { 'subject-path': place = '', 'sbom-path': bill = '', ...unknown } = others;
  if (Object.keys(unknown).length > 0) throw new Error(`unknown: ${JSON.stringify(inputs)}`);
  if (place === '') {
    if (bill !== '' || name === '' || !/^sha256:[0-9a-f]{64}$/.test(digest))
      throw new Error(`no subject: ${JSON.stringify(inputs)}`);
    return [[name, digest]];
  }
  if (bill !== '' && !isBill(readFileSync(path.join(workspace, bill), 'utf8')))
    throw new Error(`no bill of materials: ${bill}`);
  const [folder, file] = [path.posix.dirname(place), path.posix.basename(place)];
  const files = file === '*' ? readdirSync(path.join(workspace, folder)).sort() : [file];
  return files.map((each) => [
    bill === '' ? each : `${each}: ${path.posix.basename(bill)}`,
    digestOf(readFileSync(path.join(workspace, folder, each))),
    start.sha,
  ]);
};

/** Other actions by their names: only what the examples use of them. */
export const ACTIONS: Readonly<
  Record<string, (machine: Machine, inputs: Outputs) => Promise<Outputs> | Outputs>
> = {
  'actions/checkout': async (machine, inputs) => {
    const { repository, ref = '', path: folder = '', 'fetch-depth': depth = '1' } = inputs;
    if (repository !== undefined) checkoutOwn(machine, { repository, ref, folder });
    else await checkout(machine, ref === '' ? machine.start.sha : ref, depth);
    return {};
  },
  'actions/setup-node': () => ({}), // Node is there
  'actions/cache': () => ({}), // a cache that is empty, and kept for those who restore it
  'actions/cache/restore': ({ workspace }, { path: folder = '' }) => {
    const databases = ['trivy/trivy.db', 'grype/vulnerability.db'];
    writeFiles(
      path.join(workspace, folder),
      databases.map((each) => [each, '']),
    );
    return {};
  },
  'actions/create-github-app-token': ({ start }, { owner, repositories }) => {
    const name = owner === undefined ? start.world.repository : `${owner}/${repositories}`;
    const directory = path.join(start.world.root, 'repositories', `${name}.git`);
    if (!existsSync(directory)) throw new Error(`no repository ${name}`);
    return { token: start.world.token };
  },
  'actions/attest': async (machine, inputs) => {
    for (const scope of ['id-token', 'attestations'])
      if (machine.permissions[scope] !== 'write')
        throw new Error(`the token may not write ${scope}`);
    await identify(machine);
    machine.start.traces.attested.push(...subjectsOf(machine, inputs));
    return {};
  },
  'actions/upload-artifact': ({ workspace, start }, { name = '', path: place = '' }) => {
    const file = path.join(workspace, place);
    const contents = statSync(file).isFile()
      ? { [path.basename(place)]: readFileSync(file) }
      : filesBelow(file);
    start.traces.artifacts.push({ name, contents });
    // For `gh run download`.
    writeFiles(path.join(start.world.root, 'artifacts', name), Object.entries(contents));
    return {};
  },
  'actions/upload-pages-artifact': async (machine, inputs) => {
    const { path: folder = '', 'include-hidden-files': hidden = 'false' } = inputs;
    const site = await packed(machine, folder, hidden);
    return { artifact_id: String(pagesOf(machine.start).artifacts.push(site)) };
  },
  // Names the deployment after the commit that started the run, and never looks at the site.
  'actions/deploy-pages': ({ start }) => {
    const { artifacts, pages, url } = pagesOf(start);
    pages.deploy(start.sha, artifacts.at(-1) ?? {});
    while (pages.statusOf(start.sha) === 'deployment_in_progress') pages.wait(5);
    if (pages.statusOf(start.sha) !== 'succeed') throw new Error('Deployment failed');
    return { page_url: `${url}/site/` };
  },
};
