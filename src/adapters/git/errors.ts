import { type Problem, problem } from '../../problem';
import { printable } from '../../values/escape';

const MAX_LENGTH = 400;

/** The proxy in a message of git, which may contain a part of the password. */
const PROXY = /(?<=proxy (syntax in|url) )'.*'/gi;

const truncate = (text: string): string =>
  printable(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

const splitLines = (stderr: string): ReadonlyArray<string> =>
  stderr
    .split('\n')
    .map((line) => line.trim().replace(PROXY, '…'))
    .filter((line) => line !== '');

/** The error output of git on one line, shortened. */
export const summarize = (stderr: string): string => truncate(splitLines(stderr).join(' | '));

/** The last lines are kept: they contain the reason. */
const MAX_LINES = 20;

/** Names that others choose, as git prints them: in addresses, branches, quotes and permissions. */
const NAMES = [
  /https?:\/\/[^\s']*/g,
  /refs\/heads\/[^\s']*/g,
  // Not the apostrophe of "couldn't".
  /(?<!\w)'[^'\n]*'/g,
  /(?<=permission to )\S+/gi,
];

/** Removes names, because a name may read like an error. */
const withoutNames = (stderr: string): string =>
  NAMES.reduce((text, name) => text.replace(name, '…'), stderr);

// Gaps between words have a maximum length: otherwise a pattern would scan the rest of a long message once for
// each occurrence of its first word.

/** A branch `gh-pages/x` prevents `gh-pages`. Servers since git 2.51 report no details. */
const NAME_CONFLICT = /exists; cannot create|refname conflict/i;

const QUOTA_EXCEEDED =
  /GH001:|exceed\w{0,5} .{0,300}size limit|pack exceeds maximum|quota exceeded|over (its|your) ([\w-]+ ){0,3}quota|exceed\w{0,5} ([\w-]+ ){0,3}quota/i;

const REDIRECT = /http 3\d\d|error: 3\d\d/i;

/** Whether the server redirects, which git does not follow. */
export const isRedirect = (stderr: string): boolean => REDIRECT.test(withoutNames(stderr));

/** Known answers, each with advice; the first match applies. */
const ADVICE: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /verified signature|signed commits/i,
    'a rule requires signed commits, and a commit that is pushed with a token has no signature: exempt the branch from the rule (Settings > Rules or Branches), or publish to another branch',
  ],
  [
    /(was|is) archived/i,
    'the repository is archived: take it out of the archive (Settings > General), or publish to another repository',
  ],
  [
    QUOTA_EXCEEDED,
    'the repository has reached a size limit: publish fewer versions, set history: squash, or free space in the repository',
  ],
  [
    /\[remote rejected\] \(non-fast-forward|GH003:|cannot force-push|not allowed to force.push/i,
    'the server rejects forced pushes, which history: squash needs: set history: append, or allow forced pushes to the branch',
  ],
  [
    /GH006:|protected branch/i,
    'the branch is protected: let this workflow push to it (Settings > Branches), or publish to another branch',
  ],
  [
    /GH013:|repository rule/i,
    'a ruleset forbids the push: let this workflow bypass it (Settings > Rules), or publish to another branch',
  ],
  [
    /hash algorithm/i,
    'the repository uses SHA-256 object ids, which this action does not support: publish to another repository',
  ],
  [
    NAME_CONFLICT,
    'another branch prevents this name (git cannot have both gh-pages and gh-pages/x): delete it, or publish to another branch',
  ],
  [
    /\[remote rejected\] \(cannot lock ref.{0,300}file exists/i,
    'a stale lock file blocks the branch: remove it on the server',
  ],
  [
    /stale info|hidden ref/i,
    'the server reports a different tip for pushing than for fetching: a replica lags behind (run again later), or the branch is hidden (receive.hideRefs)',
  ],
  [
    REDIRECT,
    'the server redirects git to another address, which git does not follow: publish to the new address of the repository',
  ],
  [
    /error: 403|permission to .{0,300} denied|write access/i,
    'the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
  ],
  [
    /error: 401|authentication failed|could not read username|invalid credentials/i,
    'the token is not accepted: check the input token; another repository needs a token of that repository',
  ],
  [
    /hook declined/i,
    'a hook of the server forbids the push: read its output, or publish to another branch',
  ],
  [
    /certificate/i,
    "the certificate of the server is not trusted: name the authority that signed it in GIT_SSL_CAINFO on the runner, and in NODE_EXTRA_CA_CERTS for GitHub's API (the user's configuration has no effect here)",
  ],
  [
    /proxy syntax|proxy url/i,
    'the address of the proxy is not valid: check the variable https_proxy on the runner',
  ],
  [
    /tunnel failed, response 40[37]|code 40[37] from proxy/i,
    'the proxy refuses the connection: check the variable https_proxy on the runner',
  ],
  [
    /not found|error: 404/i,
    'the repository does not exist, or the token may not see it: check the inputs repository and token',
  ],
];

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
  !NAME_CONFLICT.test(stderr + reason) &&
  !(forced && FORCE_REJECTED.test(reason));

/** Whether the server does not support filters. git then fetches everything, with a warning. */
export const isFilterUnknown = (stderr: string): boolean =>
  /filtering not recognized/i.test(stderr);

/** Whether the server refused to filter: nothing was fetched. */
export const isFilterRefused = (stderr: string): boolean =>
  /filter .{0,300}not supported/i.test(stderr);

/** Whether the branch, or its commit, no longer exists. */
export const isBranchMissing = (stderr: string): boolean =>
  /couldn't find remote ref|not our ref/i.test(stderr);

const UNSERVED_ID = /unadvertised object|does not allow request|want \S+ not valid/i;

/** Whether the server does not serve objects by id. */
export const isFetchByIdUnsupported = (stderr: string): boolean => UNSERVED_ID.test(stderr);

/** Whether the answer may have a `Retry-After` header. */
export const isThrottled = (stderr: string): boolean => /error: (429|503)\b/i.test(stderr);

/** The server failed or got too many requests, or the connection broke. */
const TRANSIENT = [
  /error: (5\d\d|429)\b|timed out|connection timeout|too slow|rpc failed/i,
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
  UNSERVED_ID,
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
  /\[remote rejected\] \((internal server error|fatal error in commit_refs)|\[remote failure\]/i,
  /\[remote rejected\] \((missing necessary objects|unpacker error)/i,
];

/** A refusal, whatever its text: a hook may print anything. */
const REJECTED = /\[remote rejected\]/i;

/** Whether a failed push may have arrived, or may succeed later: only the branch shows that. */
export const isIndeterminate = ({ reason, stderr }: FailedPush): boolean =>
  (SERVER_FAILED.some((pattern) => pattern.test(reason)) &&
    !QUOTA_EXCEEDED.test(withoutNames(stderr))) ||
  (!REJECTED.test(reason) && isTransient(stderr));

/** The problem of a failed git command, with advice if its output is known. */
export const gitError = (what: string, stderr: string): Problem => {
  const lines = splitLines(stderr).slice(-MAX_LINES).map(truncate);
  if (lines.length === 0) return problem(`${what}; git said nothing; run again`);
  const said = withoutNames(stderr);
  const advice =
    ADVICE.find(([pattern]) => pattern.test(said))?.[1] ??
    'see what git said; run again if the cause may be temporary';
  return { ...problem(`${what}; ${advice}`), gitSaid: lines };
};
