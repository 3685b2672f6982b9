import { type Problem, problem } from '../../domain/problem';
import { parseRetryAfter, parseSeconds } from '../http/retry-after';
import { ACCOUNT_REFUSALS } from './account-refusals';

/** A request without a usable answer. */
export interface FailedRequest {
  /** The HTTP status; 0 after a network failure. */
  readonly status: number;
  /** Keys are lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly message: string;
}

const MAX_ATTEMPTS = 5;
const FIRST_BACKOFF_MS = 500;
/** GitHub recommends this delay after a secondary rate limit without a stated delay. */
const SECONDARY_LIMIT_DELAY_MS = 60_000;
const MAX_DELAY_MS = 15 * 60_000;

const isSecondaryLimit = ({ message }: FailedRequest): boolean =>
  /secondary rate limit|abuse/i.test(message);

/** GitHub answers 429 or 403 after too many requests, and 403 if a permission is missing. */
const isRateLimit = (failed: FailedRequest): boolean =>
  failed.status === 429 ||
  (failed.status === 403 &&
    (failed.headers['retry-after'] !== undefined ||
      failed.headers['x-ratelimit-remaining'] === '0' ||
      /rate limit exceeded/i.test(failed.message) ||
      isSecondaryLimit(failed)));

/** Network failures that a retry does not fix, each with advice. */
const PERMANENT: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /certificate/i,
    'the certificate of the server is not trusted: name the authority that signed it in NODE_EXTRA_CA_CERTS, on the runner',
  ],
  [
    /statusCode=40[37]/,
    'the proxy refuses the connection: check the variable https_proxy, on the runner',
  ],
];

const permanentAdvice = ({ status, message }: FailedRequest): string | undefined =>
  status === 0 ? PERMANENT.find(([pattern]) => pattern.test(message))?.[1] : undefined;

const isTransient = (failed: FailedRequest): boolean =>
  permanentAdvice(failed) === undefined &&
  (failed.status === 0 || failed.status === 408 || failed.status >= 500);

/** The delay in milliseconds that the server asks for. */
const requestedDelay = (failed: FailedRequest, now: number): number | undefined => {
  const after = parseRetryAfter(failed.headers['retry-after'], now);
  if (after !== undefined) return after;
  const reset = parseSeconds(failed.headers['x-ratelimit-reset']);
  if (failed.headers['x-ratelimit-remaining'] === '0' && reset !== undefined)
    return Math.max(0, reset * 1000 - now);
  return isSecondaryLimit(failed) ? SECONDARY_LIMIT_DELAY_MS : undefined;
};

/**
 * The delay in milliseconds before a retry after the failed `attempt`, counted from 1; undefined if a retry
 * would not help, or would wait too long. A delay that the server asks for takes precedence over exponential
 * backoff. `random` is in [0, 1).
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export const retryDelay = (
  failed: FailedRequest,
  attempt: number,
  now: number,
  random: number,
): number | undefined => {
  if (attempt >= MAX_ATTEMPTS || !(isRateLimit(failed) || isTransient(failed))) return undefined;
  const backoff = FIRST_BACKOFF_MS * 3 ** (attempt - 1) * (1 + random / 4);
  const delay = requestedDelay(failed, now) ?? backoff;
  return delay > MAX_DELAY_MS ? undefined : Math.ceil(delay);
};

const PERMISSIONS = '"permissions: {actions: read, contents: write}"';

const adviceFor = (failed: FailedRequest): string => {
  if (isRateLimit(failed))
    return 'GitHub is limiting requests: run again later, with fewer workflows at the same time';
  const refusal = ACCOUNT_REFUSALS.find(({ pattern }) => pattern.test(failed.message));
  if (failed.status === 403 && refusal !== undefined) return refusal.advice;
  if (failed.status === 401) return 'the token is not accepted: check the input source-token';
  if (failed.status === 403)
    return `the token may not read artifacts: give the job ${PERMISSIONS}, or a source-token with actions: read`;
  if (failed.status === 404)
    return `it does not exist, or the token may not see it: check artifact-run-id, and give the job ${PERMISSIONS}`;
  if (failed.status === 410)
    return 'it has expired: scan again, or keep artifacts for longer (retention-days)';
  return permanentAdvice(failed) ?? 'GitHub or the network has a problem: run again';
};

const MAX_MESSAGE_LENGTH = 200;

/** The address of the reference at the end of GitHub's messages. */
const DOCUMENTATION = / - https:\/\/docs\.github\.com\/\S*$/;

/** `status 503 (message)`, or `no answer (message)`. */
export const summarizeAnswer = ({ status, message }: FailedRequest): string =>
  `${status === 0 ? 'no answer' : `status ${status}`} (${message.replace(DOCUMENTATION, '').slice(0, MAX_MESSAGE_LENGTH)})`;

/** The problem of a request that failed for good; `what` says what failed. */
export const describeFailure = (what: string, failed: FailedRequest): Problem =>
  problem(`${what}: ${summarizeAnswer(failed)}; ${adviceFor(failed)}`);
