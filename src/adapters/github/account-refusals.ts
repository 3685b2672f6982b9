/** Nothing but a change of settings alters such an answer. */
export type Refusal = readonly [pattern: RegExp, advice: string];

// Gaps between words have a maximum length. Otherwise a pattern would scan the rest of a long message again for each
// occurrence of its first word.

/** These concern a token, an account or an organization. git and the API report them in the same words. */
export const ACCOUNT_REFUSALS: Readonly<Record<string, Refusal>> = {
  'single-sign-on': [
    /\bSAML\b/,
    'the organization requires single sign-on: the owner of the token has to authorize it for the organization (Settings > Developer settings), or use the token of the job, or of a GitHub App',
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
    'GitHub has disabled the account or the repository: its owner has to ask GitHub why',
  ],
};
