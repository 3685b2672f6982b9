import { isGitId } from '../../domain/git-id';
import { trimEndSlashes } from '../../domain/values/trim-slashes';
import type { Inputs } from './inputs';

/** Reads the runner's variables; `outside` has the values for a run outside of a workflow. */
export const readWorkflow = (
  variables: NodeJS.ProcessEnv,
  outside: { readonly repository: string; readonly workspace: string },
) => {
  const variable = (name: string, fallback = ''): string => variables[name] || fallback;
  const sha = variable('GITHUB_SHA');
  return {
    /** Address of the git server, without a trailing slash. */
    server: trimEndSlashes(variable('GITHUB_SERVER_URL', 'https://github.com')),
    api: variable('GITHUB_API_URL', 'https://api.github.com'),
    /** The repository of the manifest, `owner/name`: its commits and workflow runs. */
    repository: variable('GITHUB_REPOSITORY', outside.repository),
    /** The commit of the event; used if the manifest is not in a git repository. */
    sha: isGitId(sha) ? sha : null,
    /** The branch that the run was started on; undefined for tags and pull requests. */
    branch: /^refs\/heads\/(.+)$/.exec(variable('GITHUB_REF'))?.[1],
    /** Empty outside of a workflow, as the next one is. */
    eventFile: variable('GITHUB_EVENT_PATH'),
    run: variable('GITHUB_RUN_ID'),
    workspace: variable('GITHUB_WORKSPACE', outside.workspace),
    /** The folder for temporary files; empty for the system's. */
    temp: variable('RUNNER_TEMP'),
  };
};

export type Workflow = Readonly<ReturnType<typeof readWorkflow>>;

export interface RunRequest {
  readonly inputs: Inputs;
  readonly workflow: Workflow;
}
