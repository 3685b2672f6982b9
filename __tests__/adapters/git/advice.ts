import type { RefusalClass } from '../../../src/adapters/git/refusals';

const NO_BYPASS = 'only an organization can let GitHub Actions bypass a ruleset';

/** The exact advice about each class of refusals, and about what is not known. */
export const ADVICE: Readonly<Record<RefusalClass | 'other', string>> = {
  secret:
    'push protection took a text for a secret: remove it from the manifest or the report that it comes from; or, if it is no secret, allow it at the address that GitHub names, and run again',
  signed:
    'a rule requires signed commits, and a commit that is pushed with a token has no signature: exempt the branch from the rule (Settings > Rules or Branches), or publish to another branch',
  archived:
    'the repository is archived: take it out of the archive (Settings > General), or publish to another repository',
  'file-size':
    'a file is larger than the server accepts: publish fewer versions of the image that it belongs to',
  size: 'the repository has reached a size limit: publish fewer versions, set history: squash, or free space in the repository',
  'workflow-file':
    'the branch contains workflows, which this token may not push: publish to a branch without .github/workflows, or use a token that may change workflows',
  forced:
    'the server rejects forced pushes, which history: squash needs: set history: append, or allow forced pushes to the branch',
  email:
    'GitHub keeps the address of the author private: set the input author to the noreply address of that account, or leave it out',
  'branch-name': 'the server does not accept the name of the branch: publish to another branch',
  lfs: 'the server lacks files of Git LFS that the branch refers to: push them with "git lfs push --all", or publish to another branch',
  protected:
    'the branch is protected: let this workflow push to it (Settings > Branches), or publish to another branch',
  'push-rule':
    'a push ruleset refuses the path of a file, on every branch: exempt the files of the API from it (Settings > Rules), or publish to another repository',
  creation: `a ruleset forbids creating the branch: let somebody create it who may, or publish to a branch that the ruleset does not cover (Settings > Rules); ${NO_BYPASS}`,
  ruleset: `a ruleset forbids the push: publish to a branch that it does not cover, or exclude this one (Settings > Rules, and Settings > Branches if that protects it too); ${NO_BYPASS}`,
  sha256:
    'the repository uses SHA-256 object ids, which this action does not support: publish to another repository',
  'name-conflict':
    'another branch prevents this name (git cannot have both gh-pages and gh-pages/x): delete it, or publish to another branch',
  locked: 'a stale lock file blocks the branch: remove it on the server',
  hidden:
    'the server reports a different tip for pushing than for fetching: a replica lags behind (run again later), or the branch is hidden (receive.hideRefs)',
  redirected:
    'the server redirects git to another address, which git does not follow: publish to the new address of the repository',
  'single-sign-on':
    'the organization requires single sign-on: the owner of the token has to authorize it for the organization (Settings > Developer settings), or use the token of the job, or of a GitHub App',
  address:
    'the organization accepts requests only from listed addresses: add the address of the runner to its IP allow list, or use a runner that is on it',
  'token-kind':
    'the organization does not accept a token of this kind or lifetime: use the token of the job, or of a GitHub App, or a personal one that the organization allows',
  disabled: 'GitHub has disabled the account or the repository: its owner has to ask GitHub why',
  'rate-limit':
    'the server is limiting requests: run again later, with fewer workflows at the same time',
  rights:
    'the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)',
  token:
    'the token is not accepted: check the input token; another repository needs a token of that repository',
  hook: 'a hook of the server forbids the push: read its output, or publish to another branch',
  certificate:
    "the certificate of the server is not trusted: name the authority that signed it in GIT_SSL_CAINFO on the runner, and in NODE_EXTRA_CA_CERTS for GitHub's API (the user's configuration has no effect here)",
  'proxy-address':
    'the address of the proxy is not valid: check the variable https_proxy on the runner',
  proxy: 'the proxy refuses the connection: check the variable https_proxy on the runner',
  missing:
    'the repository does not exist, or the token may not see it: check the inputs repository and token',
  other: 'see what git said; run again if the cause may be temporary',
};
