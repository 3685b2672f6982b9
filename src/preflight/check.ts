import type { Problem } from '../problem';

/** What preflight checks. */
export type CheckName = 'token' | 'branch' | 'protection' | 'pages' | 'source';

/** `problem`: publishing will probably fail or not show; `unknown`: the check got no answer. */
export type Status = 'ok' | 'problem' | 'unknown';

/** The result of one check, with details for people. */
export interface Check {
  readonly name: CheckName;
  readonly status: Status;
  readonly detail: string;
}

/** Whether the token may push. */
export type PushAccess =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused' | 'unknown'; readonly problem: Problem };

/** What GitHub reports about a branch; undefined if it does not answer. */
export interface BranchFacts {
  readonly protected: boolean | undefined;
  /** The types of all ruleset rules that apply to it, e.g. `pull_request`. */
  readonly rules: ReadonlyArray<string> | undefined;
}

const MARKS: Readonly<Record<Status, string>> = {
  ok: 'ok',
  problem: 'PROBLEM',
  unknown: 'unknown',
};

/** The check as a line of the log. */
export const formatCheck = ({ name: check, status: verdict, detail }: Check): string =>
  `${MARKS[verdict]}: ${check}: ${detail}`;

/** The names of the checks by status; empty without checks. */
export const countChecks = (checks: ReadonlyArray<Check>): string => {
  const of = (verdict: Status): ReadonlyArray<string> =>
    checks.filter((each) => each.status === verdict).map(({ name: check }) => check);
  const part = (verdict: Status): ReadonlyArray<string> =>
    of(verdict).length === 0 ? [] : [`${MARKS[verdict]}: ${of(verdict).join(', ')}`];
  return [...part('ok'), ...part('problem'), ...part('unknown')].join('; ');
};
