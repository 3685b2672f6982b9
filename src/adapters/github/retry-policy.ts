import { type Problem, problem } from '../../problem';
import { parseRetryAfter, parseSeconds } from '../http/retry-after';

/** A request that brought no answer to work with. */
export interface FailedRequest {
  /** Of HTTP; 0 where the network failed. */
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly message: string;
}

const MOST_TRIES = 5;
const FIRST_PAUSE = 500;
/** What GitHub asks for after a secondary limit that says nothing else. */
const AFTER_LIMIT = 60_000;
const LONGEST_WAIT = 15 * 60_000;

const isSecondary = ({ message }: FailedRequest): boolean =>
  /secondary rate limit|abuse/i.test(message);

/** GitHub says 429 or 403 if there were too many requests, and 403 if a right is missing. */
const isLimit = (failed: FailedRequest): boolean =>
  failed.status === 429 ||
  (failed.status === 403 &&
    (failed.headers['retry-after'] !== undefined ||
      failed.headers['x-ratelimit-remaining'] === '0' ||
      isSecondary(failed)));

/** What the way to the server lacks, and will in a minute. */
const LASTING: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /certificate/i,
    'the certificate of the server is not trusted: name the authority that signed it in NODE_EXTRA_CA_CERTS, on the runner',
  ],
  [/statusCode=40[37]/, 'the proxy refuses: check the variable https_proxy, on the runner'],
];

const lastingMend = ({ status, message }: FailedRequest): string | undefined =>
  status === 0 ? LASTING.find(([pattern]) => pattern.test(message))?.[1] : undefined;

const passes = (failed: FailedRequest): boolean =>
  lastingMend(failed) === undefined &&
  (failed.status === 0 || failed.status === 408 || failed.status >= 500);

/** What the server asks for, in milliseconds. */
const askedFor = (failed: FailedRequest, now: number): number | undefined => {
  const after = parseRetryAfter(failed.headers['retry-after'], now);
  if (after !== undefined) return after;
  const reset = parseSeconds(failed.headers['x-ratelimit-reset']);
  if (failed.headers['x-ratelimit-remaining'] === '0' && reset !== undefined)
    return Math.max(0, reset * 1000 - now);
  return isSecondary(failed) ? AFTER_LIMIT : undefined;
};

/**
 * Milliseconds to wait before a request is sent again that failed for the so-manieth time; undefined
 * where that would not help or take too long. What the server asks for counts, else the pause grows.
 * `random` is in [0, 1).
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export const retryDelay = (
  failed: FailedRequest,
  tries: number,
  now: number,
  random: number,
): number | undefined => {
  if (tries >= MOST_TRIES || !(isLimit(failed) || passes(failed))) return undefined;
  const asked = askedFor(failed, now);
  const pause = asked ?? FIRST_PAUSE * 3 ** (tries - 1) * (1 + random / 4);
  return pause > LONGEST_WAIT ? undefined : Math.ceil(pause);
};

const RIGHTS = '"permissions: {actions: read, contents: write}"';

const mendOf = (failed: FailedRequest): string => {
  if (isLimit(failed))
    return 'GitHub takes no more requests for now: run again later, and let fewer workflows run at the same time';
  if (failed.status === 401) return 'the token is not accepted: check the input source-token';
  if (failed.status === 403)
    return `the token may not read artifacts: give the job ${RIGHTS}, or a source-token with actions: read`;
  if (failed.status === 404)
    return `it is not there, or the token may not see it: check artifact-run-id, and give the job ${RIGHTS}`;
  if (failed.status === 410)
    return 'it has expired: scan again, or keep artifacts for longer (retention-days)';
  return lastingMend(failed) ?? 'GitHub or the network is in trouble: run again';
};

/** What to say of a request that failed for good; `what` says what it was for. */
export const describeFailure = (what: string, failed: FailedRequest): Problem => {
  const answer = failed.status === 0 ? 'no answer' : `status ${failed.status}`;
  return problem(`${what}: ${answer} (${failed.message.slice(0, 200)}); ${mendOf(failed)}`);
};
