import * as E from 'fp-ts/Either';
import { problem, type TaskResult } from '../../problem';
import { errorMessage } from '../../task/attempt';
import { show } from '../../text/escape';
import { environment, runGit } from './process';

const OLDEST = [2, 31] as const;

const isOld = (version: string): boolean => {
  const [, major, minor] = /^git version (\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined) return false;
  return Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]);
};

const NOT_FOUND = /ENOENT|unable to locate/i;

/** What this git lacks, if anything; undefined if its version is unknown. */
const findShortcoming = async (home: string): Promise<string | undefined> => {
  try {
    const { stdout } = await runGit({ folder: home, args: ['--version'], env: environment(home) });
    const version = stdout.toString('utf8').trim();
    return isOld(version) ? show(version) : undefined;
  } catch (thrown) {
    return NOT_FOUND.test(errorMessage(thrown)) ? 'no git at all' : undefined;
  }
};

/** Asks for the version only after a failure, so a successful run does not pay for it. */
export const explainUnsupportedGit =
  (home: string) =>
  <A>(run: TaskResult<A>): TaskResult<A> =>
  async () => {
    const result = await run();
    if (E.isRight(result)) return result;
    const found = await findShortcoming(home);
    if (found === undefined) return result;
    const expected = `expected git ${OLDEST.join('.')} or newer; install it on the runner`;
    return E.left([problem(`found ${found}, ${expected}`), ...result.left]);
  };
