import { type CloseReason, type Statement, type SuppressionReason, wordFor } from './documents';

const STATUSES: Readonly<Record<SuppressionReason['status'], string>> = {
  not_affected: 'Marked as not affected',
  fixed: 'Marked as fixed',
  ignored: 'Ignored',
};

const JUSTIFICATIONS: Readonly<Record<NonNullable<SuppressionReason['justification']>, string>> = {
  component_not_present: 'The component is not present.',
  vulnerable_code_not_present: 'The vulnerable code is not present.',
  vulnerable_code_not_in_execute_path: 'The vulnerable code is never executed.',
  vulnerable_code_cannot_be_controlled_by_adversary:
    'An attacker cannot control the vulnerable code.',
  inline_mitigations_already_exist: 'Mitigations are built in.',
};

export const statusText = (status: SuppressionReason['status']): string =>
  wordFor(STATUSES, status);

/** The justification of a suppression, or where it comes from. */
export const justificationText = ({ status, justification }: SuppressionReason): string => {
  if (justification !== null) return wordFor(JUSTIFICATIONS, justification);
  return status === 'ignored' ? 'By an ignore rule of the scanner.' : 'No reason given.';
};

const STATED: Readonly<Record<Statement['status'], string>> = {
  not_affected: 'Not affected',
  affected: 'Affected',
  fixed: 'Fixed',
  under_investigation: 'Under investigation',
};

/** What the owner states. */
export const statedText = (status: Statement['status']): string => wordFor(STATED, status);

const CLOSED: Readonly<Record<CloseReason, string>> = {
  gone: 'No longer found',
  suppressed: 'Suppressed',
  removed: 'Version removed',
};

export const closeText = (reason: CloseReason): string => wordFor(CLOSED, reason);
