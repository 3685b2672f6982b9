import type { Task } from 'fp-ts/Task';
import type { Problem } from '../../domain/problem';

export type CheckName = 'token' | 'pages';

/**
 * `info`: as it should be here, though not enough to publish; `problem`: publishing will probably fail, or not be
 * visible; `unknown`: the check got no answer.
 */
export type Status = 'ok' | 'info' | 'problem' | 'unknown';

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

/** Asks the remote whether the token may push. Writes nothing, never fails. */
export type PushProbe = Task<PushAccess>;

const LABELS = { ok: 'ok', info: 'info', problem: 'PROBLEM', unknown: 'unknown' } as const;

/** The check as a line of the log. */
export const formatCheck = ({ name, status, detail }: Check): string =>
  `${LABELS[status]}: ${name}: ${detail}`;

/**
 * A token that only reads is what a pull request should have, and enough for a dry run. `unknown` if git fails for
 * another reason than a refusal.
 */
export const tokenCheck = (access: PushAccess, isPullRequest: boolean): Check => {
  const check = (status: Status, detail: string): Check => ({ name: 'token', status, detail });
  switch (access.kind) {
    case 'granted':
      return check('ok', 'it may write to the repository');
    case 'refused':
      return isPullRequest
        ? check('info', 'read only, as a pull request should be')
        : check('info', `read only, enough for a dry run; ${access.problem.message}`);
    case 'unknown': {
      const { message, gitSaid = [] } = access.problem;
      return check('unknown', [message, ...gitSaid.slice(-1)].join(': '));
    }
  }
};
