import * as E from 'fp-ts/Either';
import type { Capabilities } from '../capabilities';
import {
  fail,
  type Problem,
  type TaskResult,
  type Title,
  type WithWarnings,
  withTitle,
} from '../problem';
import { formatSeconds } from '../values/duration';

/** The stages of a run. */
export interface Stages {
  /** Runs a stage in a log group, then logs its warnings. `title` heads its annotations. */
  readonly stage: <A>(
    name: string,
    title: Title,
    run: TaskResult<WithWarnings<A>>,
  ) => TaskResult<A>;
  /** The warnings of all stages so far, in order. */
  readonly warnings: ReadonlyArray<Problem>;
}

/** Creates stages that log their duration and collect their warnings. */
export const openStages = ({ log, now }: Pick<Capabilities, 'log' | 'now'>): Stages => {
  const collected: Problem[] = [];
  const stage: Stages['stage'] = (name, title, run) => async () => {
    const result = await log.group(name, async () => {
      const start = now();
      const ended = await run();
      log.info(`${E.isRight(ended) ? 'done' : 'stopped'} after ${formatSeconds(now() - start)}`);
      return ended;
    });
    if (E.isLeft(result)) return fail(result.left.map(withTitle(title)));
    const { value, warnings } = result.right;
    for (const warning of warnings.map(withTitle(title))) {
      log.warning(warning);
      collected.push(warning);
    }
    return E.right(value);
  };
  return { stage, warnings: collected };
};
