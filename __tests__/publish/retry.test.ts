import { expect, test } from '@jest/globals';
import {
  type Attempts,
  backoffAfterLostResponse,
  decideNext,
  type FailedAttempt,
  FIRST_ATTEMPT,
  type NextStep,
} from '../../src/publish/retry';

const GIT = { message: 'what git said' };
const GONE: FailedAttempt = { kind: 'gone', on: '', problem: GIT };
const lostOn = (on: string): FailedAttempt => ({ kind: 'lost', on, problem: GIT });
const movedOn = (on: string): FailedAttempt => ({ kind: 'moved', on, problem: GIT });

/** The decision after failures, the last of them after `elapsedMs`. */
const after = (failures: ReadonlyArray<FailedAttempt>, elapsedMs = 0, random = 0.5): NextStep => {
  let attempts: Attempts = FIRST_ATTEMPT;
  let step: NextStep = { kind: 'retry', attempts, delayMs: 0, why: 'none failed' };
  for (const [i, failure] of failures.entries()) {
    step = decideNext(failure, attempts, i === failures.length - 1 ? elapsedMs : 0, random);
    if (step.kind === 'retry') attempts = step.attempts;
  }
  return step;
};

const MOVED = 'the branch moved meanwhile';
const NOT_MOVED = 'the push was rejected although the branch has not moved';

const retry = (why: string, delayMs: number, attempts: Partial<Attempts>): NextStep => ({
  kind: 'retry',
  why,
  delayMs,
  attempts: { ...FIRST_ATTEMPT, ...attempts },
});

test.each<readonly [string, ReadonlyArray<FailedAttempt>, NextStep]>([
  ['a race', [movedOn('a')], retry(MOVED, 1_000, { count: 2, lastTip: 'a' })],
  [
    'two races on one tip',
    [movedOn('a'), movedOn('a')],
    retry(NOT_MOVED, 2_000, { count: 3, lastTip: 'a' }),
  ],
  [
    'two races on one tip and one on another',
    [movedOn('a'), movedOn('a'), movedOn('b')],
    retry(MOVED, 4_000, { count: 4, lastTip: 'b' }),
  ],
  [
    'two races to create the branch',
    [movedOn(''), movedOn('')],
    retry(NOT_MOVED, 2_000, { count: 3, lastTip: '' }),
  ],
  [
    'a lost response',
    [lostOn('a')],
    retry('the response to the push was lost', 0, { count: 2, lostResponses: 1 }),
  ],
  [
    'a lost response between races on one tip',
    [movedOn('a'), lostOn('a'), movedOn('a')],
    retry(NOT_MOVED, 4_000, { count: 4, lastTip: 'a', lostResponses: 1 }),
  ],
  [
    'two tips that disappeared while they were read',
    [GONE, GONE],
    retry(MOVED, 2_000, { count: 3, lastTip: '' }),
  ],
])('the next step after %s', (_, failures, step) => {
  expect(after(failures)).toEqual(step);
});

const MINUTES = 60_000;
const STOP_GIT = { kind: 'stop', problem: GIT };
const TOO_MANY = {
  kind: 'stop',
  problem: {
    message:
      'the branch moved during each of 10 attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again',
  },
};
const GOES_ON = expect.objectContaining({ kind: 'retry' });
const times = (count: number, failure: (i: number) => FailedAttempt) =>
  Array.from({ length: count }, (_, i) => failure(i));

test.each<readonly [string, ReadonlyArray<FailedAttempt>, number, unknown]>([
  ['3 lost responses', times(3, () => lostOn('a')), 0, GOES_ON],
  ['4 lost responses', times(4, () => lostOn('a')), 0, STOP_GIT],
  ['9 races in 6 minutes', times(9, (i) => movedOn(`${i}`)), 6 * MINUTES, GOES_ON],
  ['10 races in 5 minutes', times(10, (i) => movedOn(`${i}`)), 5 * MINUTES, TOO_MANY],
  ['99 races in less', times(99, (i) => movedOn(`${i}`)), 5 * MINUTES - 1, GOES_ON],
  ['9 races on one tip in 6 minutes', times(9, () => movedOn('a')), 6 * MINUTES, GOES_ON],
  ['10 races on one tip in 5 minutes', times(10, () => movedOn('a')), 5 * MINUTES, STOP_GIT],
  ['10 races to create the branch', times(10, () => movedOn('')), 5 * MINUTES, STOP_GIT],
  ['10 tips that went in 5 minutes', times(10, () => GONE), 5 * MINUTES, TOO_MANY],
])('gives up or retries after %s', (_, failures, elapsedMs, step) => {
  expect(after(failures, elapsedMs)).toEqual(step);
});

/** The pause after a number of races. */
const pauseAfter = (races: number, random: number): unknown => {
  const step = after(
    times(races, (i) => movedOn(`${i}`)),
    0,
    random,
  );
  return step.kind === 'retry' ? step.delayMs : step;
};

test('pauses grow up to a minute, with jitter', () => {
  expect([1, 2, 3, 6, 7, 8, 1000].map((races) => pauseAfter(races, 0.5))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000,
  ]);
  expect([0, 0.25, 0.999].map((random) => pauseAfter(2, random))).toEqual([1_000, 1_500, 2_998]);
});

test('pauses after lost responses grow up to a limit, with jitter', () => {
  expect([0, 1, 2, 3, 4, 1000].map((losses) => backoffAfterLostResponse(losses, 0.5))).toEqual([
    500, 2_000, 5_000, 10_000, 10_000, 10_000,
  ]);
  expect([0, 0.25, 0.999].map((random) => backoffAfterLostResponse(1, random))).toEqual([
    1_000, 1_500, 2_998,
  ]);
});
