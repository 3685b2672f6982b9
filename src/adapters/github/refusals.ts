/** Nothing but a change of settings alters such an answer. */
export type Refusal = readonly [pattern: RegExp, advice: string];

// Gaps between words have a maximum length. Otherwise a pattern would scan the rest of a long message again for each
// occurrence of its first word.

/** These concern a token, an account or an organization. git and the API report them in the same words. */
export const ACCOUNT_REFUSALS: Readonly<Record<string, Refusal>> = {
  'single-sign-on': [
    /\bSAML\b/,
    'the organization requires single sign-on: the owner of the token must authorize it for the organization (Settings > Developer settings), or use the token of the job, or of a GitHub App',
  ],
  address: [
    /IP allow list/i,
    'the organization accepts requests only from listed addresses: add the address of the runner to its IP allow list, or use a runner that is on it',
  ],
  'token-kind': [
    /forbids access via|are forbidden from accessing/i,
    'the organization does not accept a token of this kind or lifetime: use the token of the job, or of a GitHub App, or a personal one that the organization allows',
  ],
  disabled: [
    /account (is|was) (disabled|suspended)|repository .{0,200} is disabled|repository access blocked/i,
    'GitHub has disabled the account or the repository: its owner must ask GitHub why',
  ],
};

/** The request reached no server. git, Node and the HTTP client have words of their own. */
export const NETWORK_REFUSALS: Readonly<Record<string, Refusal>> = {
  certificate: [
    /certificate/i,
    "the certificate of the server is not trusted: name the authority that signed it in GIT_SSL_CAINFO on the runner, and in NODE_EXTRA_CA_CERTS for GitHub's API (the user's configuration has no effect here)",
  ],
  proxy: [
    /tunnel failed, response 40[37]|code 40[37] from proxy|\bstatusCode=40[37]\b/i,
    'the proxy refuses the connection: check the variable https_proxy on the runner',
  ],
};

/** The advice of the first refusal that matches; undefined if none does. */
export const adviceFrom = (
  refusals: Readonly<Record<string, Refusal>>,
  said: string,
): string | undefined => Object.values(refusals).find(([pattern]) => pattern.test(said))?.[1];
