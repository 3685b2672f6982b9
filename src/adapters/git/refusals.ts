import { ACCOUNT_REFUSALS, NETWORK_REFUSALS, type Refusal } from '../github/refusals';
import { withoutNames } from './output';

// Gaps between words have a maximum length. Otherwise a pattern would scan the rest of a long message again for each
// occurrence of its first word.

/** A branch `gh-pages/x` prevents `gh-pages`. Servers since git 2.51 report no details. */
const NAME_CONFLICT = /exists; cannot create|refname conflict/i;

const TOO_LARGE =
  /GH001:|exceed\w{0,5} .{0,300}size limit|pack exceeds maximum|quota exceeded|over (its|your) ([\w-]+ ){0,3}quota|exceed\w{0,5} ([\w-]+ ){0,3}quota/i;

export const isNameConflict = (said: string): boolean => NAME_CONFLICT.test(said);

export const exceedsServerLimit = (stderr: string): boolean => TOO_LARGE.test(withoutNames(stderr));

const NO_BYPASS = 'only an organization can let GitHub Actions bypass a ruleset';

/**
 * The first pattern that matches decides. `refusals.txt` in the tests has messages of GitHub from public threads. GH006
 * is a branch protection. GH013 is a ruleset, but GitHub also says it if both cover a branch.
 */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  secret: [
    /push cannot contain secrets|resolve the following secrets|to allow the secret/i,
    'push protection took a text for a secret: remove it from the manifest or the report that it comes from; or, if it is no secret, allow it at the address that GitHub names, and run again',
  ],
  signed: [
    /verified signature|signed commits/i,
    'a rule requires signed commits, and a commit that is pushed with a token has no signature: exempt the branch from the rule (Settings > Rules or Branches), or publish to another branch',
  ],
  wording: [
    /commit message (must|does not|doesn't|should)|\b(author|committer)('?s)? (name|e-?mail)|committer email is one of/i,
    'a rule asks for another commit message or another author: set the inputs commit-message and author to what it asks for, or exclude the branch from the rule (Settings > Rules)',
  ],
  'private-email': [
    /GH007:/,
    'GitHub refuses the private email address of the author: set the input author to an address that may be published, such as the noreply address of the account',
  ],
  'missing-lfs': [
    /GH008:/,
    'the branch has pointers to Git LFS objects that the server does not have: remove these files from the branch, or upload the objects with git lfs push --all',
  ],
  archived: [
    /(was|is) archived/i,
    'the repository is archived: unarchive it (Settings > General), or publish to another repository',
  ],
  size: [
    TOO_LARGE,
    'a file or the repository has reached a size limit: publish fewer versions, set history: squash, or free space in the repository',
  ],
  'workflow-file': [
    /refusing to allow .{0,60} to create or update workflow/i,
    'the branch contains workflows, which this token may not push: publish to a branch without .github/workflows, or use a token that may change workflows',
  ],
  forced: [
    /\[remote rejected\] \(non-fast-forward|GH003:|cannot force-push|not allowed to force.push/i,
    'the server rejects forced pushes, which history: squash needs: set history: append, or allow forced pushes to the branch',
  ],
  protected: [
    /GH006:|protected branch/i,
    'the branch is protected: let this workflow push to it (Settings > Branches), or publish to another branch',
  ],
  'push-rule': [
    /(file )?(path|extension) is restricted/i,
    'a push ruleset refuses the path of a file, on every branch: exempt the files of the API from it (Settings > Rules), or publish to another repository',
  ],
  creation: [
    /creations being restricted/i,
    `a ruleset forbids creating the branch: have somebody create it who may, or publish to a branch that the ruleset does not cover (Settings > Rules); ${NO_BYPASS}`,
  ],
  ruleset: [
    /GH013:|repository rule/i,
    `a ruleset forbids the push: publish to a branch that it does not cover, or exclude this one (Settings > Rules, and Settings > Branches if that protects it too); ${NO_BYPASS}`,
  ],
  sha256: [
    /hash algorithm/i,
    'the repository uses SHA-256 object ids, which this action does not support: publish to another repository',
  ],
  'name-conflict': [
    NAME_CONFLICT,
    'another branch prevents this name (git cannot have both gh-pages and gh-pages/x): delete it, or publish to another branch',
  ],
  hidden: [
    /stale info|hidden ref/i,
    'the server reports a different tip for pushing than for fetching: a replica lags behind (run again later), or the branch is hidden (receive.hideRefs)',
  ],
  redirected: [
    /http 3\d\d|error: 3\d\d/i,
    'the server redirects git to another address, which git does not follow: publish to the new address of the repository',
  ],
  'partial-fetch': [
    /unadvertised object|does not allow request|want \S+ not valid|filter .{0,300}not supported/i,
    'the server cannot send single files of a branch by their ids: publish to a server that can, such as github.com or GitHub Enterprise Server',
  ],
  ...ACCOUNT_REFUSALS,
  'rate-limit': [
    /error: 429|rate limit/i,
    'the server is limiting requests: run again later, with fewer workflows at the same time',
  ],
  token: [
    /error: 401|authentication failed|could not read username|invalid credentials|password authentication was removed/i,
    'the token is not accepted: check the input token; another repository needs a token of that repository',
  ],
  rights: [
    /error: 403|permission to .{0,300} denied|write access/i,
    'the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
  ],
  hook: [
    /hook declined/i,
    'a hook of the server forbids the push: read its output, or publish to another branch',
  ],
  ...NETWORK_REFUSALS,
  missing: [
    /not found|error: 404/i,
    'the repository does not exist, or the token may not see it: check the inputs repository and token',
  ],
};

/** Finds the refusal in git's error output, with its kind; undefined if the words are unknown. */
export const findRefusal = (stderr: string): readonly [kind: string, Refusal] | undefined => {
  const said = withoutNames(stderr);
  return Object.entries(REFUSALS).find(([, [pattern]]) => pattern.test(said));
};
