/** `problem`: what is published will not be visible; `unknown`: the check got no answer. */
export type Status = 'ok' | 'problem' | 'unknown';

export interface Check {
  readonly name: 'pages';
  readonly status: Status;
  readonly detail: string;
}

const LABELS = { ok: 'ok', problem: 'PROBLEM', unknown: 'unknown' } as const;

export const formatCheck = ({ name, status, detail }: Check): string =>
  `${LABELS[status]}: ${name}: ${detail}`;
