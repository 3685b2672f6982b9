import type { Problem } from '../../domain/problem';
import { failureProblem, type GitFailure } from '../../previous/git-failure';
import { splitLines, truncate, withoutNames } from './output';
import { exceedsServerLimit, findRefusal, isNameConflict } from './refusals';

/** The last lines give the reason. */
const MAX_LINES = 20;

/** What our own git says, which checks first, and what servers say. The second line is from servers since git 2.51. */
const OUTDATED = [
  /fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref/i,
  /reference already exists|incorrect old value provided|reference does not exist/i,
  // No branch contains the parent: another run squashed the history, or the branch was deleted.
  /shallow update not allowed/i,
];

/** With a lease, our own git does not check the history. The server refuses such a push, and would refuse it again. */
const FORCE_REJECTED = /\[remote rejected\] \(non-fast-forward/i;

export interface PushFailure {
  /** Why the remote rejected the branch. */
  readonly reason: string;
  readonly stderr: string;
  readonly forced: boolean;
}

export const isRejectedAsOutdated = ({ reason, stderr, forced }: PushFailure): boolean =>
  OUTDATED.some((pattern) => pattern.test(reason)) &&
  !isNameConflict(stderr + reason) &&
  !(forced && FORCE_REJECTED.test(reason));

export const isObjectGone = (stderr: string): boolean => /not our ref/i.test(stderr);

export const isBranchMissing = (stderr: string): boolean =>
  /couldn't find remote ref|not our ref/i.test(stderr);

/** The server failed, got too many requests, or the connection broke. */
const TRANSIENT = [
  // GitHub also answers 403 if there are too many requests.
  /error: (5\d\d|429)\b|rate limit|timed out|connection timeout|too slow|rpc failed/i,
  /could not resolve|couldn't connect|failed to connect|reset by peer|recv failure|send failure/i,
  /tunnel failed, response 5\d\d|code 5\d\d from proxy|proxy connect aborted/i,
  /early eof|empty reply|transfer closed|hung up unexpectedly|unexpected disconnect/i,
  // Messages of the libraries for TLS and HTTP/2.
  /non-properly terminated|unexpected eof|SSL_ERROR_SYSCALL|error in the (pull|push) function/i,
  /closed abruptly|failed to receive handshake|not closed cleanly|HTTP\/?2 framing layer/i,
];

const PERMANENT = [
  // A retry changes neither an untrusted certificate nor a refusal.
  /certificate|hash algorithm|rpc failed; http (3\d\d|4(?!08|29)\d\d)/i,
  // With the old protocol, git also reports a broken connection after these answers.
  /not our ref|filter .{0,300} not supported/i,
  /unadvertised object|does not allow request|want \S+ not valid/i,
];

export const isTransient = (stderr: string): boolean => {
  const said = withoutNames(stderr);
  return (
    !PERMANENT.some((pattern) => pattern.test(said)) &&
    TRANSIENT.some((pattern) => pattern.test(said))
  );
};

/** The server failed instead of refusing. The second pattern: objects that the push needs were deleted meanwhile. */
const SERVER_FAILED = [
  /\[remote rejected\] \((internal server error|fatal error in commit_refs|failure\))|\[remote failure\]/i,
  /\[remote rejected\] \((missing necessary objects|unpacker error)/i,
];

const hasServerFailed = (reason: string): boolean =>
  SERVER_FAILED.some((pattern) => pattern.test(reason));

/** Any text may follow, because a hook may print anything. */
const REJECTED = /\[remote rejected\]/i;

/** The remote itself refused the branch: another push will not change that. */
export const isRefused = ({ reason, stderr }: PushFailure): boolean =>
  REJECTED.test(reason) && (exceedsServerLimit(stderr) || !hasServerFailed(reason));

export const mayPassLater = ({ reason, stderr }: PushFailure): boolean =>
  !exceedsServerLimit(stderr) && (hasServerFailed(reason) || isTransient(stderr));

/** Our own git refuses, or fails before it has the refs of the remote. Lines of a server begin with "remote:". */
const UNSENT = [
  /^\[rejected\]/,
  /^fatal: the receiving end does not support this repository's hash algorithm$/m,
  /^fatal: (unable to access |repository '.{0,400}' not found|.{0,400} not valid: is this a git)/m,
];

export const isUnsent = ({ reason, stderr }: PushFailure): boolean =>
  UNSENT.some((pattern) => pattern.test(reason || stderr));

export const explain = (stderr: string): GitFailure => {
  const lines = splitLines(stderr).slice(-MAX_LINES).map(truncate);
  if (lines.length === 0) return { advice: 'git said nothing; run again' };
  const [, [, known] = []] = findRefusal(stderr) ?? [];
  const advice = known ?? 'see what git said; run again if the cause may be temporary';
  return { advice, gitSaid: lines };
};

export const gitError = (what: string, stderr: string): Problem =>
  failureProblem(what, explain(stderr));
