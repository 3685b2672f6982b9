import { debug } from '../runner/log';

/**
 * Says in the debug log that a git process ran, when its end is told. The token is never among the
 * arguments.
 */
export const traceGit = (args: ReadonlyArray<string>): ((code: number | null) => void) => {
  const start = performance.now();
  return (code) => {
    const end = code === null ? 'was ended' : `ended with ${code}`;
    debug(`git ${args.join(' ')}: ${end} after ${Math.round(performance.now() - start)} ms`);
  };
};
