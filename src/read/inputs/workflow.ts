import { isGitId } from '../../domain/git-id';
import { trimEndSlashes } from '../../domain/values/trim-slashes';
import type { Inputs } from './inputs';

/** Reads the runner's variables; `outside` has what is true outside of a workflow. */
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
    /** The name of the event, such as `push`; empty outside of a workflow, like the next two. */
    event: variable('GITHUB_EVENT_NAME'),
    /** The file with the payload of the event. */
    eventFile: variable('GITHUB_EVENT_PATH'),
    /** The id of the run. */
    run: variable('GITHUB_RUN_ID'),
    workspace: variable('GITHUB_WORKSPACE', outside.workspace),
    /** The folder for temporary files; empty for that of the system. */
    temp: variable('RUNNER_TEMP'),
  };
};

/** The workflow run, as the runner describes it. */
export type Workflow = Readonly<ReturnType<typeof readWorkflow>>;

/** What a run is asked to do, and where. */
export interface RunRequest {
  readonly inputs: Inputs;
  readonly workflow: Workflow;
}
