import { type CloseReason, type SuppressionReason, wordFor } from './documents';

const STATUSES: Readonly<Record<SuppressionReason['status'], string>> = {
  not_affected: 'Stated as not affected',
  fixed: 'Stated as fixed',
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

/** Why a finding does not count, in words. */
export const statusText = (status: SuppressionReason['status']): string =>
  wordFor(STATUSES, status);

/** What is said for that, in words; where nothing is, who said so. */
export const justificationText = ({ status, justification }: SuppressionReason): string => {
  if (justification !== null) return wordFor(JUSTIFICATIONS, justification);
  return status === 'ignored' ? 'By an ignore rule of the scanner.' : 'No reason stated.';
};

const CLOSED: Readonly<Record<CloseReason, string>> = {
  gone: 'No longer found',
  suppressed: 'Suppressed',
  removed: 'Version removed',
};

/** Why a finding is closed, in words. */
export const closeText = (reason: CloseReason): string => wordFor(CLOSED, reason);
