import * as E from 'fp-ts/Either';
import { problem, type TaskResult } from '../../domain/problem';
import { errorMessage } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { environment } from './environment';
import { runGit } from './process';

const MIN_VERSION = [2, 31] as const;

const isOld = (version: string): boolean => {
  const [, major, minor] = /^git version (\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined) return false;
  const [minMajor, minMinor] = MIN_VERSION;
  return Number(major) < minMajor || (Number(major) === minMajor && Number(minor) < minMinor);
};

const NOT_FOUND = /ENOENT|unable to locate/i;

/** Undefined if git is recent enough, or if its version is unknown. */
const describeUnsupported = async (home: string): Promise<string | undefined> => {
  try {
    const { stdout } = await runGit({ folder: home, args: ['--version'], env: environment(home) });
    const version = stdout.toString('utf8').trim();
    return isOld(version) ? show(version) : undefined;
  } catch (thrown) {
    return NOT_FOUND.test(errorMessage(thrown)) ? 'no git' : undefined;
  }
};

/** Adds a problem with the version of git to a failure. A successful run does not check the version. */
export const explainUnsupportedGit =
  (home: string) =>
  <A>(run: TaskResult<A>): TaskResult<A> =>
  async () => {
    const result = await run();
    if (E.isRight(result)) return result;
    const found = await describeUnsupported(home);
    if (found === undefined) return result;
    const expected = `expected git ${MIN_VERSION.join('.')} or newer; install it on the runner`;
    return E.left([problem(`found ${found}, ${expected}`), ...result.left]);
  };
