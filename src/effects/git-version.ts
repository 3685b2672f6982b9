import * as E from 'fp-ts/Either';
import { type Effect, problem } from '../errors';
import { show } from '../vocabulary/printable';
import { environment, runGit } from './git-command';

const OLDEST = [2, 31] as const;

const isOld = (version: string): boolean => {
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]);
};

const versionOf = async (home: string): Promise<string> => {
  try {
    const { stdout } = await runGit({ args: ['--version'], env: environment(home) });
    return stdout.toString('utf8').trim();
  } catch {
    return 'no git at all';
  }
};

/** Asks for the version only once something failed: a run that works does not pay for it. */
export const blameOldGit =
  (home: string) =>
  <A>(run: Effect<A>): Effect<A> =>
  async () => {
    const result = await run();
    if (E.isRight(result)) return result;
    const version = await versionOf(home);
    const old = problem(
      `found ${show(version)}, expected git ${OLDEST.join('.')} or newer; install it on the runner`,
    );
    return isOld(version) ? E.left([old, ...result.left]) : result;
  };
