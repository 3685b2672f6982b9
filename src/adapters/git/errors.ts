import type { Problem } from '../../domain/problem';
import { failureProblem, type GitFailure } from '../../previous/git-failure';
import { splitLines, truncate, withoutNames } from './output';
import { findRefusal, isNameConflict, isTooLarge } from './refusals';

/** The last lines are kept: they contain the reason. */
const MAX_LINES = 20;

/** Messages of our own git, which checks first, and of servers. The second line: servers since git 2.51. */
const OUTDATED = [
  /fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref/i,
  /reference already exists|incorrect old value provided|reference does not exist/i,
  // No branch contains the parent: another run squashed the history, or the branch was deleted.
  /shallow update not allowed/i,
];

/** With a lease, our own git does not check the history: the server refuses, and would do so again. */
const FORCE_REJECTED = /\[remote rejected\] \(non-fast-forward/i;

/** A failed push, as git reports it. */
export interface FailedPush {
  /** The reason of the branch's rejection. */
  readonly reason: string;
  readonly stderr: string;
  /** Whether the push replaces the history. */
  readonly forced: boolean;
}

/** Whether a push failed because the branch has moved. */
export const isRejectedAsOutdated = ({ reason, stderr, forced }: FailedPush): boolean =>
  OUTDATED.some((pattern) => pattern.test(reason)) &&
  !isNameConflict(stderr + reason) &&
  !(forced && FORCE_REJECTED.test(reason));

/** Whether the server no longer has an object that it named before. */
export const isObjectGone = (stderr: string): boolean => /not our ref/i.test(stderr);

/** Whether the branch, or its commit, no longer exists. */
export const isBranchMissing = (stderr: string): boolean =>
  /couldn't find remote ref|not our ref/i.test(stderr);

/** The server failed or got too many requests, or the connection broke. */
const TRANSIENT = [
  // GitHub limits with 403 as well.
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

/** Whether a retry may help. */
export const isTransient = (stderr: string): boolean => {
  const said = withoutNames(stderr);
  return (
    !PERMANENT.some((pattern) => pattern.test(said)) &&
    TRANSIENT.some((pattern) => pattern.test(said))
  );
};

/** The server failed; it did not refuse. Second pattern: objects that the push needs were deleted meanwhile. */
const SERVER_FAILED = [
  /\[remote rejected\] \((internal server error|fatal error in commit_refs|failure\))|\[remote failure\]/i,
  /\[remote rejected\] \((missing necessary objects|unpacker error)/i,
];

const hasServerFailed = (reason: string): boolean =>
  SERVER_FAILED.some((pattern) => pattern.test(reason));

/** A refusal, whatever its text: a hook may print anything. */
const REJECTED = /\[remote rejected\]/i;

/** Whether the remote itself refused the branch, which another push does not change. */
export const isRefused = ({ reason, stderr }: FailedPush): boolean =>
  REJECTED.test(reason) && (isTooLarge(stderr) || !hasServerFailed(reason));

/** Whether the same push may succeed later. */
export const mayPassLater = ({ reason, stderr }: FailedPush): boolean =>
  !isTooLarge(stderr) && (hasServerFailed(reason) || isTransient(stderr));

/** Our own git refuses, or fails before it has the refs of the remote. A server's own lines begin with "remote:". */
const UNSENT = [
  /^\[rejected\]/,
  /^fatal: (unable to access |repository '.{0,400}' not found|.{0,400} not valid: is this a git)/m,
];

/** Whether a push failed before it sent anything. */
export const isUnsent = ({ reason, stderr }: FailedPush): boolean =>
  UNSENT.some((pattern) => pattern.test(reason || stderr));

/** What git said of a failure, and advice if its words are known. */
export const explain = (stderr: string): GitFailure => {
  const lines = splitLines(stderr).slice(-MAX_LINES).map(truncate);
  if (lines.length === 0) return { advice: 'git said nothing; run again' };
  const [, known] = findRefusal(stderr) ?? [];
  const advice = known?.advice ?? 'see what git said; run again if the cause may be temporary';
  return { advice, gitSaid: lines };
};

/** The problem of a failed git command. */
export const gitError = (what: string, stderr: string): Problem =>
  failureProblem(what, explain(stderr));
