/** Stand-ins for actions of others: only what the examples use of them. */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, writeFiles } from '../builders/files';
import type { PagesServer } from './pages-server';
import { PROJECT } from './process';
import type { Site } from './simulated-pages';
import {
  type Machine,
  type Outputs,
  OWN_WORKFLOW,
  run,
  runnerEnvironment,
  type Start,
} from './workflow-machine';

/** As the checkout action does by default: one commit, the branch, the credential kept. */
const checkout = async (machine: Machine, ref: string): Promise<void> => {
  const { world } = machine.start;
  const { workspace } = machine;
  const key = `http.${world.server.url}/.extraheader`;
  const basic = Buffer.from(`x-access-token:${machine.token}`).toString('base64');
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['remote', 'add', 'origin', `${world.server.url}/${world.repository}`],
    ['config', key, `AUTHORIZATION: basic ${basic}`],
    ['fetch', '--quiet', '--depth=1', 'origin', ref],
    ['checkout', '--quiet', '-B', 'main', 'FETCH_HEAD'],
  ]) {
    const { code, log } = await run('git', args, workspace, runnerEnvironment(machine));
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${log}`);
  }
};

/** The action beside the repository of the caller, at the commit of the workflow. */
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

/** Other actions by their names: only what the examples use of them. */
export const ACTIONS: Readonly<
  Record<string, (machine: Machine, inputs: Outputs) => Promise<Outputs> | Outputs>
> = {
  'actions/checkout': async (machine, inputs) => {
    const { repository, ref = '', path: folder = '' } = inputs;
    if (repository === undefined) await checkout(machine, ref === '' ? machine.start.sha : ref);
    else checkoutOwn(machine, { repository, ref, folder });
    return {};
  },
  'actions/cache': () => ({}), // a cache that is empty, and kept for those who restore it
  'actions/cache/restore': ({ workspace }, { path: folder = '' }) => {
    mkdirSync(path.join(workspace, folder));
    writeFileSync(path.join(workspace, folder, 'trivy.db'), '');
    return {};
  },
  'actions/create-github-app-token': ({ start }, { owner, repositories }) => {
    const directory = path.join(start.world.root, 'repositories', `${owner}/${repositories}.git`);
    if (!existsSync(directory)) throw new Error(`no repository ${owner}/${repositories}`);
    return { token: start.world.token };
  },
  'actions/attest': ({ permissions, start }, inputs) => {
    const { 'subject-name': name = '', 'subject-digest': digest = '', ...others } = inputs;
    if (Object.keys(others).length > 0 || name === '' || !/^sha256:[0-9a-f]{64}$/.test(digest))
      throw new Error(`no subject: ${JSON.stringify(inputs)}`);
    for (const scope of ['id-token', 'attestations'])
      if (permissions[scope] !== 'write') throw new Error(`the token may not write ${scope}`);
    start.traces.attested.push([name, digest]);
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
