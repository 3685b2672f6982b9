import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * git inherits only what it needs to run and to reach the network, and the variable by which a runner finds processes
 * that outlive a killed step.
 */
const ENV_ALLOWLIST =
  /^(path|home_?drive|system_?root|windir|comspec|pathext|temp|tmp|tmpdir|programdata|programfiles.*|localappdata|(https?|all|no)_proxy|ssl_cert_(file|dir)|curl_ca_bundle|git_(proxy_)?ssl_(cainfo|capath|cert|key)|git_exec_path|ld_library_path|runner_tracking_id)$/i;

export interface Environment {
  readonly [name: string]: string;
}

/** Configuration of git for one call. It is passed in the environment. */
export type Configuration = Readonly<Record<string, string>>;

const formatConfiguration = (configuration: Configuration): Environment => {
  const entries = Object.entries(configuration);
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(entries.length)],
    ...entries.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${i}`, key],
      [`GIT_CONFIG_VALUE_${i}`, value],
    ]),
  ]);
};

/** Every call has it: no background tasks, no prompts, no hooks. */
const BASE_CONFIG: Configuration = {
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'core.hooksPath': process.platform === 'win32' ? 'NUL' : '/dev/null',
  'credential.helper': '',
  // After this many seconds without a byte, the connection counts as lost.
  'http.lowSpeedLimit': '1',
  'http.lowSpeedTime': '90',
  // A redirect would send the token to another server.
  'http.followRedirects': 'false',
  'advice.detachedHead': 'false',
  // Overrides the system's configuration of pushes.
  'push.gpgSign': 'false',
  'push.recurseSubmodules': 'no',
  'push.pushOption': '',
};

/**
 * Creates a home directory for git, which hides the configuration of the user. `safe.directory` is in a file because
 * git before 2.38 reads it only there. `safe.bareRepository` is set because a system may forbid bare repositories, and
 * this action uses one.
 */
export const createHome = (folder: string): string => {
  const home = path.join(folder, 'home');
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, '.gitconfig'), '[safe]\n\tdirectory = *\n\tbareRepository = all\n');
  return home;
};

/** The environment of a git process. It has none of the action's inputs. */
export const environment = (home: string, configuration: Configuration = {}): Environment => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      ENV_ALLOWLIST.test(name) && value !== undefined ? [[name, value] as const] : [],
    ),
  ),
  HOME: home,
  USERPROFILE: home,
  XDG_CONFIG_HOME: path.join(home, '.config'),
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_ALLOW_PROTOCOL: 'http:https:file',
  ...formatConfiguration({ ...BASE_CONFIG, ...configuration }),
});

/**
 * {@link environment} for a local repository: git fetches nothing and starts no other program, whatever the
 * configuration of the repository says.
 */
export const withoutNetwork = (home: string, configuration: Configuration = {}): Environment => ({
  ...environment(home, configuration),
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
});

/**
 * Repeats the first setting of the environment as an argument. git before 2.31 silently ignores settings in the
 * environment, but rejects this argument.
 */
export const VERSION_GUARD = `--config-env=${Object.keys(BASE_CONFIG)[0]}=GIT_CONFIG_VALUE_0`;
