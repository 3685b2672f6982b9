import { ACCOUNT_REFUSALS, type Refusal } from '../github/account-refusals';
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
  secret: {
    pattern: /push cannot contain secrets|resolve the following secrets|to allow the secret/i,
    advice:
      'push protection took a text for a secret: remove it from the manifest or the report that it comes from; or, if it is no secret, allow it at the address that GitHub names, and run again',
  },
  signed: {
    pattern: /verified signature|signed commits/i,
    advice:
      'a rule requires signed commits, and a commit that is pushed with a token has no signature: exempt the branch from the rule (Settings > Rules or Branches), or publish to another branch',
  },
  wording: {
    pattern:
      /commit message (must|does not|doesn't|should)|\b(author|committer)('?s)? (name|e-?mail)|committer email is one of/i,
    advice:
      'a rule asks for another commit message or another author: set the inputs commit-message and author to what it asks for, or exclude the branch from the rule (Settings > Rules)',
  },
  'private-email': {
    pattern: /GH007:/,
    advice:
      'GitHub does not take the private email address of the author: set the input author to one with an address that may be published, such as the noreply address of the account',
  },
  'missing-lfs': {
    pattern: /GH008:/,
    advice:
      'the branch has pointers to Git LFS objects that the server does not have: remove these files from the branch, or upload the objects with git lfs push --all',
  },
  archived: {
    pattern: /(was|is) archived/i,
    advice:
      'the repository is archived: take it out of the archive (Settings > General), or publish to another repository',
  },
  size: {
    pattern: TOO_LARGE,
    advice:
      'a file or the repository has reached a size limit: publish fewer versions, set history: squash, or free space in the repository',
  },
  'workflow-file': {
    pattern: /refusing to allow .{0,60} to create or update workflow/i,
    advice:
      'the branch contains workflows, which this token may not push: publish to a branch without .github/workflows, or use a token that may change workflows',
  },
  forced: {
    pattern:
      /\[remote rejected\] \(non-fast-forward|GH003:|cannot force-push|not allowed to force.push/i,
    advice:
      'the server rejects forced pushes, which history: squash needs: set history: append, or allow forced pushes to the branch',
  },
  protected: {
    pattern: /GH006:|protected branch/i,
    advice:
      'the branch is protected: let this workflow push to it (Settings > Branches), or publish to another branch',
  },
  'push-rule': {
    pattern: /(file )?(path|extension) is restricted/i,
    advice:
      'a push ruleset refuses the path of a file, on every branch: exempt the files of the API from it (Settings > Rules), or publish to another repository',
  },
  creation: {
    pattern: /creations being restricted/i,
    advice: `a ruleset forbids creating the branch: have somebody create it who is allowed to, or publish to a branch that the ruleset does not cover (Settings > Rules); ${NO_BYPASS}`,
  },
  ruleset: {
    pattern: /GH013:|repository rule/i,
    advice: `a ruleset forbids the push: publish to a branch that it does not cover, or exclude this one (Settings > Rules, and Settings > Branches if that protects it too); ${NO_BYPASS}`,
  },
  sha256: {
    pattern: /hash algorithm/i,
    advice:
      'the repository uses SHA-256 object ids, which this action does not support: publish to another repository',
  },
  'name-conflict': {
    pattern: NAME_CONFLICT,
    advice:
      'another branch prevents this name (git cannot have both gh-pages and gh-pages/x): delete it, or publish to another branch',
  },
  hidden: {
    pattern: /stale info|hidden ref/i,
    advice:
      'the server reports a different tip for pushing than for fetching: a replica lags behind (run again later), or the branch is hidden (receive.hideRefs)',
  },
  redirected: {
    pattern: /http 3\d\d|error: 3\d\d/i,
    advice:
      'the server redirects git to another address, which git does not follow: publish to the new address of the repository',
  },
  'partial-fetch': {
    pattern:
      /unadvertised object|does not allow request|want \S+ not valid|filter .{0,300}not supported/i,
    advice:
      'the server does not serve parts of a branch, by the ids of files and without the others: publish to a server that does, such as github.com or GitHub Enterprise Server',
  },
  ...ACCOUNT_REFUSALS,
  'rate-limit': {
    pattern: /error: 429|rate limit/i,
    advice:
      'the server is limiting requests: run again later, with fewer workflows at the same time',
  },
  token: {
    pattern:
      /error: 401|authentication failed|could not read username|invalid credentials|password authentication was removed/i,
    advice:
      'the token is not accepted: check the input token; another repository needs a token of that repository',
  },
  rights: {
    pattern: /error: 403|permission to .{0,300} denied|write access/i,
    advice:
      'the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
  },
  hook: {
    pattern: /hook declined/i,
    advice: 'a hook of the server forbids the push: read its output, or publish to another branch',
  },
  certificate: {
    pattern: /certificate/i,
    advice:
      "the certificate of the server is not trusted: name the authority that signed it in GIT_SSL_CAINFO on the runner, and in NODE_EXTRA_CA_CERTS for GitHub's API (the user's configuration has no effect here)",
  },
  proxy: {
    pattern: /tunnel failed, response 40[37]|code 40[37] from proxy/i,
    advice: 'the proxy refuses the connection: check the variable https_proxy on the runner',
  },
  missing: {
    pattern: /not found|error: 404/i,
    advice:
      'the repository does not exist, or the token may not see it: check the inputs repository and token',
  },
};

/** Finds the refusal in git's error output, with its kind; undefined if the words are unknown. */
export const findRefusal = (stderr: string): readonly [kind: string, Refusal] | undefined => {
  const said = withoutNames(stderr);
  return Object.entries(REFUSALS).find(([, { pattern }]) => pattern.test(said));
};
