import { type Problem, problem } from '../../domain/problem';
import { BACKOFF_MS } from '../../domain/task/retry';
import { ACCOUNT_REFUSALS, adviceFrom, NETWORK_REFUSALS } from './refusals';

/** A request without a usable answer. */
export interface FailedRequest {
  /** The HTTP status; 0 after a network failure. */
  readonly status: number;
  /** Keys are lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly message: string;
}

/** No run waits longer for one answer. */
const MAX_DELAY_MS = 15 * 60_000;

/** GitHub answers 429 or 403 after too many requests, and 403 if a permission is missing. */
const isRateLimit = (failed: FailedRequest): boolean =>
  failed.status === 429 ||
  (failed.status === 403 &&
    (failed.headers['retry-after'] !== undefined ||
      failed.headers['x-ratelimit-remaining'] === '0' ||
      /rate limit|abuse/i.test(failed.message)));

/** Advice on a network failure that a retry does not fix. */
const permanentAdvice = ({ status, message }: FailedRequest): string | undefined =>
  status === 0 ? adviceFrom(NETWORK_REFUSALS, message) : undefined;

const isTransient = (failed: FailedRequest): boolean =>
  permanentAdvice(failed) === undefined &&
  (failed.status === 0 || failed.status === 408 || failed.status >= 500);

/**
 * The delay in milliseconds after failed attempt number `attempt`, from 1, and at least what the server asks for.
 * Undefined if a retry would not help, or would wait too long.
 */
export const retryDelay = (failed: FailedRequest, attempt: number): number | undefined => {
  const backoff = BACKOFF_MS[attempt - 1];
  if (backoff === undefined || !(isRateLimit(failed) || isTransient(failed))) return undefined;
  const delay = Math.max(backoff, Number(failed.headers['retry-after']) * 1000 || 0);
  return delay > MAX_DELAY_MS ? undefined : delay;
};

const PERMISSIONS = '"permissions: {actions: read, contents: write}"';

const adviceFor = (failed: FailedRequest): string => {
  if (isRateLimit(failed))
    return 'GitHub is limiting requests: run again later, with fewer workflows at the same time';
  const refusal = failed.status === 403 ? adviceFrom(ACCOUNT_REFUSALS, failed.message) : undefined;
  if (refusal !== undefined) return refusal;
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

/** GitHub's messages end with the address of the documentation. */
const DOCUMENTATION = / - https:\/\/docs\.github\.com\/\S*$/;

/** `status 503 (message)`, or `no answer (message)`. */
export const summarizeAnswer = ({ status, message }: FailedRequest): string =>
  `${status === 0 ? 'no answer' : `status ${status}`} (${message.replace(DOCUMENTATION, '').slice(0, MAX_MESSAGE_LENGTH)})`;

/** The problem of a request that failed for good; `what` says what failed. */
export const describeFailure = (what: string, failed: FailedRequest): Problem =>
  problem(`${what}: ${summarizeAnswer(failed)}; ${adviceFor(failed)}`);
