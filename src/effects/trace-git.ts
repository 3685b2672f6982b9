import { debug } from './workflow';

/** Where it runs, and with which settings, says nothing; the token is never among the arguments. */
const spoken = (args: ReadonlyArray<string>): string =>
  (args[0] === '-C' ? args.slice(2) : args)
    .filter((each) => !each.startsWith('--config-env='))
    .join(' ');

/** Says in the debug log that a git process ran, when its end is told. */
export const traceGit = (args: ReadonlyArray<string>): ((code: number | null) => void) => {
  const start = performance.now();
  return (code) => {
    const end = code === null ? 'was ended' : `ended with ${code}`;
    debug(`git ${spoken(args)}: ${end} after ${Math.round(performance.now() - start)} ms`);
  };
};
