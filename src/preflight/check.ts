import type { Problem } from '../problem';

/** What was looked at before a publish. */
export type CheckName = 'token' | 'branch' | 'protection' | 'pages' | 'source';

/** `problem` is what is likely to go wrong; `unknown` claims nothing. */
export type Status = 'ok' | 'problem' | 'unknown';

/** One thing that was looked at, and what came of it, for people. */
export interface Check {
  readonly name: CheckName;
  readonly status: Status;
  readonly detail: string;
}

/** Whether the remote lets the token write. */
export type PushAccess =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused' | 'unknown'; readonly problem: Problem };

/** What GitHub says of a branch; undefined where it does not say. */
export interface BranchFacts {
  readonly protected: boolean | undefined;
  /** Types of the rules of all rulesets that apply to it, e.g. `pull_request`. */
  readonly rules: ReadonlyArray<string> | undefined;
}

const MARKS: Readonly<Record<Status, string>> = {
  ok: 'ok',
  problem: 'PROBLEM',
  unknown: 'unknown',
};

/** One line of the log. */
export const formatCheck = ({ name: check, status: verdict, detail }: Check): string =>
  `${MARKS[verdict]}: ${check}: ${detail}`;

/** How many checks came to which verdict; empty without any check. */
export const countChecks = (checks: ReadonlyArray<Check>): string => {
  const of = (verdict: Status): ReadonlyArray<string> =>
    checks.filter((each) => each.status === verdict).map(({ name: check }) => check);
  const part = (verdict: Status): ReadonlyArray<string> =>
    of(verdict).length === 0 ? [] : [`${MARKS[verdict]}: ${of(verdict).join(', ')}`];
  return [...part('ok'), ...part('problem'), ...part('unknown')].join('; ');
};
