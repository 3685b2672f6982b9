import { expect, test } from '@jest/globals';
import {
  type Attempts,
  backoff,
  backoffAfterLostResponse,
  decideNext,
  type FailedAttempt,
  FIRST_ATTEMPT,
  type NextStep,
  shouldRetry,
} from '../../src/publish/retry';

const GIT = { message: 'what git said' };
const LOST: FailedAttempt = { kind: 'lost', problem: GIT };
const NEW_BRANCH: FailedAttempt = { kind: 'moved', tip: '', problem: GIT };
const PLAN = { message: 'what the plan said' };
const GONE: FailedAttempt = { kind: 'aborted', moved: true, problems: [PLAN] };
const REFUSED: FailedAttempt = { kind: 'aborted', moved: false, problems: [PLAN] };
const movedOn = (tip: string): FailedAttempt => ({ kind: 'moved', tip, problem: GIT });

/** The decision after failures, the last of them after `elapsedMs`. */
const after = (failures: ReadonlyArray<FailedAttempt>, elapsedMs = 0): NextStep => {
  let attempts: Attempts = FIRST_ATTEMPT;
  let step: NextStep = { kind: 'retry', attempts, delayMs: 0, why: 'none failed' };
  for (const [i, failure] of failures.entries()) {
    step = decideNext(failure, attempts, i === failures.length - 1 ? elapsedMs : 0, 0.5);
    if (step.kind === 'retry') attempts = step.attempts;
  }
  return step;
};

const MOVED = 'the branch moved meanwhile';
const NOT_MOVED = 'the push was rejected although the branch has not moved';
const NO_RESPONSE = 'the response to the push was lost';

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
    retry(NOT_MOVED, 2_000, { count: 3, lastTip: 'a', rejectionsOnSameTip: 1 }),
  ],
  [
    'two races on one tip and one on another',
    [movedOn('a'), movedOn('a'), movedOn('b')],
    retry(MOVED, 4_000, { count: 4, lastTip: 'b' }),
  ],
  [
    'two races to create the branch',
    [NEW_BRANCH, NEW_BRANCH],
    retry(NOT_MOVED, 2_000, { count: 3, lastTip: '', rejectionsOnSameTip: 1 }),
  ],
  ['a lost response', [LOST], retry(NO_RESPONSE, 0, { count: 2, lostResponses: 1 })],
  [
    'a lost response between races on one tip',
    [movedOn('a'), LOST, movedOn('a')],
    retry(NOT_MOVED, 4_000, {
      count: 4,
      lastTip: 'a',
      rejectionsOnSameTip: 1,
      lostResponses: 1,
    }),
  ],
  ['a tip that disappeared while it was read', [GONE], retry(MOVED, 1_000, { count: 2 })],
])('the next step after %s', (_, failures, step) => {
  expect(after(failures)).toEqual(step);
});

const MINUTES = 60_000;
const STOP_GIT = { kind: 'stop', problems: [GIT] };
const STOP_PLAN = { kind: 'stop', problems: [PLAN] };
const TOO_MANY = {
  kind: 'stop',
  problems: [
    {
      message:
        'the branch moved during each of 10 attempts, nothing was published; let fewer workflows publish at the same time (concurrency), and run again',
    },
  ],
};
const GOES_ON = expect.objectContaining({ kind: 'retry' });
const times = (count: number, failure: (i: number) => FailedAttempt) =>
  Array.from({ length: count }, (_, i) => failure(i));

test.each<readonly [string, ReadonlyArray<FailedAttempt>, number, unknown]>([
  ['3 lost responses', times(3, () => LOST), 0, GOES_ON],
  ['4 lost responses', times(4, () => LOST), 0, STOP_GIT],
  ['9 races in 6 minutes', times(9, (i) => movedOn(`${i}`)), 6 * MINUTES, GOES_ON],
  ['10 races in 6 minutes', times(10, (i) => movedOn(`${i}`)), 6 * MINUTES, TOO_MANY],
  ['99 races in 4 minutes', times(99, (i) => movedOn(`${i}`)), 4 * MINUTES, GOES_ON],
  ['99 races on one tip in 4 minutes', times(99, () => movedOn('a')), 4 * MINUTES, GOES_ON],
  ['9 races on one tip in 6 minutes', times(9, () => movedOn('a')), 6 * MINUTES, GOES_ON],
  ['10 races on one tip in 6 minutes', times(10, () => movedOn('a')), 6 * MINUTES, STOP_GIT],
  [
    '10 races to create the branch in 6 minutes',
    times(10, () => NEW_BRANCH),
    6 * MINUTES,
    STOP_GIT,
  ],
  ['10 tips that went in 6 minutes', times(10, () => GONE), 6 * MINUTES, STOP_PLAN],
  ['a failure of the plan', [REFUSED], 0, STOP_PLAN],
])('gives up or retries after %s', (_, failures, elapsedMs, step) => {
  expect(after(failures, elapsedMs)).toEqual(step);
});

test.each<readonly [number, number, boolean]>([
  [1, 0, true],
  [9, 600_000, true],
  [10, 0, true],
  [10, 299_999, true],
  [10, 300_000, false],
  [1000, 299_999, true],
  [1000, 300_000, false],
])('after %d attempts and %d ms, it retries: %s', (tries, elapsed, again) => {
  expect(shouldRetry(tries, elapsed)).toBe(again);
});

test('delays grow up to a minute, with jitter', () => {
  expect([1, 2, 3, 6, 7, 8, 1000].map((tries) => backoff(tries, 0.5))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000,
  ]);
  expect([0, 0.25, 0.999].map((random) => backoff(2, random))).toEqual([1_000, 1_500, 2_998]);
});

test('retries of jobs that race spread over a minute', () => {
  const randoms = Array.from({ length: 10 }, (_, i) => i / 10);
  const delays = randoms.map((random) => backoff(7, random));
  expect([delays[0], delays.at(-1)]).toEqual([30_000, 84_000]);
  const gaps = delays.slice(1).map((delay, i) => delay - (delays[i] ?? 0));
  expect(gaps).toEqual(Array(9).fill(6_000));
});

test('ten attempts take at most six minutes of delays', () => {
  const total = (random: number): number =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, tries) => sum + backoff(tries, random), 0);
  expect([total(0), total(0.5), total(1)]).toEqual([121_500, 243_000, 364_500]);
});

test('delays after lost responses grow up to a limit, with jitter', () => {
  expect([0, 1, 2, 3, 4, 1000].map((losses) => backoffAfterLostResponse(losses, 0.5))).toEqual([
    500, 2_000, 5_000, 10_000, 10_000, 10_000,
  ]);
  expect([0, 0.25, 0.999].map((random) => backoffAfterLostResponse(1, random))).toEqual([
    1_000, 1_500, 2_998,
  ]);
});
