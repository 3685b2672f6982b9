import { expect, test } from '@jest/globals';
import {
  type Attempts,
  decideNext,
  type FailedAttempt,
  FIRST_ATTEMPT,
  type NextStep,
  pauseAfter,
} from '../../src/publish/retry';

const GIT = { message: 'what git said' };

type Kind = FailedAttempt['kind'];

const failed =
  (kind: Kind, isStill: boolean) =>
  (on: string, isFinal = false): FailedAttempt => ({ kind, on, isStill, isFinal, problem: GIT });
/** The branch was elsewhere afterwards, or still at the same tip. */
const movedFrom = failed('moved', false);
const refusedOn = failed('moved', true);
const lostOn = failed('lost', true);
const goneFrom = failed('gone', false);
const goneOn = failed('gone', true);

/** The decision after failures, the last of them after `elapsedMs`. */
const after = (failures: ReadonlyArray<FailedAttempt>, elapsedMs = 0): NextStep => {
  let attempts: Attempts = FIRST_ATTEMPT;
  let step: NextStep = { kind: 'retry', attempts, why: 'none failed' };
  for (const [i, failure] of failures.entries()) {
    step = decideNext(failure, attempts, i === failures.length - 1 ? elapsedMs : 0);
    if (step.kind === 'retry') attempts = step.attempts;
  }
  return step;
};

const MOVED = 'the branch moved meanwhile';
const NOT_MOVED = 'the push was rejected although the branch has not moved';
const LOST = 'the response to the push was lost';

const retry = (why: string, attempts: Partial<Attempts>): NextStep => ({
  kind: 'retry',
  why,
  attempts: { ...FIRST_ATTEMPT, ...attempts },
});

const STOP_GIT: NextStep = { kind: 'stop', problem: GIT };

test.each<readonly [string, ReadonlyArray<FailedAttempt>, NextStep]>([
  ['a race', [movedFrom('a')], retry(MOVED, { count: 2 })],
  ['a refusal on one tip', [refusedOn('a')], retry(NOT_MOVED, { count: 2, refusedOn: 'a' })],
  ['two refusals on one tip', [refusedOn('a'), refusedOn('a')], STOP_GIT],
  ['two refusals to create the branch', [refusedOn(''), refusedOn('')], STOP_GIT],
  [
    'refusals on two tips',
    [refusedOn('a'), movedFrom('a'), refusedOn('b')],
    retry(NOT_MOVED, { count: 4, refusedOn: 'b' }),
  ],
  ['a lost response', [lostOn('a')], retry(LOST, { count: 2, lostResponses: 1 })],
  [
    'a lost response between refusals on one tip',
    [refusedOn('a'), lostOn('a'), refusedOn('a')],
    STOP_GIT,
  ],
  ['an end that is final', [lostOn('a', true)], STOP_GIT],
  [
    'two tips that went while they were read',
    [goneFrom('a'), goneFrom('b')],
    retry(MOVED, { count: 3 }),
  ],
  [
    'a tip that lost an object',
    [goneOn('a')],
    retry('the server does not have what the branch names', { count: 2, refusedOn: 'a' }),
  ],
  ['a tip that lost an object for good', [goneOn('a'), goneOn('a')], STOP_GIT],
  ['a tip that lost an object, and a refusal on it', [goneOn('a'), refusedOn('a')], STOP_GIT],
])('the next step after %s', (_, failures, step) => {
  expect(after(failures)).toEqual(step);
});

const MINUTES = 60_000;
const TOO_MANY = {
  kind: 'stop',
  problem: {
    message:
      'the branch moved during each of 10 attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again',
  },
};
const GOES_ON = expect.objectContaining({ kind: 'retry' });
const times = (count: number, failure: (on: string) => FailedAttempt) =>
  Array.from({ length: count }, (_, i) => failure(`${i}`));

test.each<readonly [string, ReadonlyArray<FailedAttempt>, number, unknown]>([
  ['3 lost responses', times(3, () => lostOn('a')), 0, GOES_ON],
  ['4 lost responses', times(4, () => lostOn('a')), 0, STOP_GIT],
  ['9 races in 6 minutes', times(9, movedFrom), 6 * MINUTES, GOES_ON],
  ['10 races in 5 minutes', times(10, movedFrom), 5 * MINUTES, TOO_MANY],
  ['99 races in less', times(99, movedFrom), 5 * MINUTES - 1, GOES_ON],
  ['10 tips that went in 5 minutes', times(10, goneFrom), 5 * MINUTES, TOO_MANY],
])('gives up or retries after %s', (_, failures, elapsedMs, step) => {
  expect(after(failures, elapsedMs)).toEqual(step);
});

const pauses = (kind: Kind, counts: ReadonlyArray<number>, random = 0.5) =>
  counts.map((count) =>
    pauseAfter(kind, { ...FIRST_ATTEMPT, count, lostResponses: count - 1 }, random),
  );

test('pauses grow up to a limit, with jitter', () => {
  const growing = [1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000];
  for (const kind of ['moved', 'gone'] as const)
    expect(pauses(kind, [1, 2, 3, 6, 7, 8, 1000])).toEqual(growing);
  expect(pauses('lost', [1, 2, 3, 4, 5, 1001])).toEqual([
    500, 2_000, 5_000, 10_000, 10_000, 10_000,
  ]);
  const jittered = (kind: Kind) => [0, 0.25, 0.999].flatMap((random) => pauses(kind, [2], random));
  expect([jittered('moved'), jittered('lost')]).toEqual([
    [1_000, 1_500, 2_998],
    [1_000, 1_500, 2_998],
  ]);
});
