import { debug } from '../runner/log';

/**
 * Writes a line to the debug log for each git process that ended. The token is never among its arguments.
 */
export const traceGit = (args: ReadonlyArray<string>): ((code: number | null) => void) => {
  const start = performance.now();
  return (code) => {
    const end = code === null ? 'was ended' : `ended with ${code}`;
    debug(`git ${args.join(' ')}: ${end} after ${Math.round(performance.now() - start)} ms`);
  };
};
