import * as E from 'fp-ts/Either';
import {
  fail,
  type Problem,
  type TaskResult,
  type Title,
  type WithWarnings,
  withTitle,
} from '../domain/problem';
import { shareWarnings } from '../domain/share-warnings';
import { steps } from '../domain/task/steps';
import { formatSeconds } from '../domain/values/plural';
import type { Capabilities } from './capabilities';

/** The name of each stage in the log, and the heading of its annotations. */
const STAGES = {
  manifest: ['Read the manifest', 'Catalog manifest'],
  artifacts: ['Fetch the artifacts', 'Workflow artifacts'],
  reports: ['Read the reports', 'Scanner reports'],
  updates: ['Read the updates', 'Version updates'],
  exploitation: ['Read the exploitation data', 'Exploitation data'],
  vex: ['Read the VEX files', 'VEX statements'],
  publish: ['Publish', 'Publishing'],
  site: ['Wait for the site', 'Live check'],
} as const satisfies Readonly<Record<string, readonly [name: string, title: Title]>>;

export interface Stages {
  /** Runs a stage in a log group, then logs its warnings. */
  readonly stage: <A>(
    which: keyof typeof STAGES,
    run: TaskResult<WithWarnings<A>>,
  ) => TaskResult<A>;
  /** The warnings of all stages so far, in order. */
  readonly warnings: ReadonlyArray<Problem>;
}

const isWarning = ({ warning }: Problem): boolean => warning === true;

export const openStages = ({ log, now }: Pick<Capabilities, 'log' | 'now'>): Stages => {
  const collected: Problem[] = [];
  const stage: Stages['stage'] = (which, run) =>
    steps(function* ($) {
      const [name, title] = STAGES[which];
      const timed = async () => {
        const start = now();
        const ended = await run();
        log.info(`${E.isRight(ended) ? 'done' : 'stopped'} after ${formatSeconds(now() - start)}`);
        if (E.isRight(ended)) return ended;
        const all = ended.left.map(withTitle(title));
        const errors = all.filter((each) => !isWarning(each));
        return fail([...errors, ...shareWarnings(all.filter(isWarning))]);
      };
      const { value, warnings } = yield* $(() => log.group(name, timed));
      for (const warning of shareWarnings(warnings.map(withTitle(title)))) {
        log.warning(warning);
        collected.push(warning);
      }
      return value;
    });
  return { stage, warnings: collected };
};
