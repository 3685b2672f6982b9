import type { Task } from 'fp-ts/Task';
import type { Problem } from '../problem';

export type CheckName = 'token' | 'branch' | 'protection' | 'pages' | 'source';

/** `problem`: publishing will probably fail, or not be visible; `unknown`: the check got no answer. */
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

/** The protection of a branch; undefined if GitHub does not answer. */
export interface BranchFacts {
  readonly protected: boolean | undefined;
  /** The types of all ruleset rules that apply to it, e.g. `pull_request`. */
  readonly rules: ReadonlyArray<string> | undefined;
}

/** Asks the remote what this run may do. Writes nothing, never fails. */
export interface PushProbe {
  readonly access: Task<PushAccess>;
  readonly branch: (branch: string) => Task<BranchFacts>;
}

const LABELS = { ok: 'ok', problem: 'PROBLEM', unknown: 'unknown' } as const;

/** The check as a line of the log. */
export const formatCheck = ({ name, status, detail }: Check): string =>
  `${LABELS[status]}: ${name}: ${detail}`;

/** The names of the checks by status; empty without checks. */
export const summarizeChecks = (checks: ReadonlyArray<Check>): string =>
  (['ok', 'problem', 'unknown'] as const)
    .flatMap((status) => {
      const names = checks.filter((each) => each.status === status).map(({ name }) => name);
      return names.length === 0 ? [] : [`${LABELS[status]}: ${names.join(', ')}`];
    })
    .join('; ');
