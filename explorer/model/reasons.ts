import { capitalize } from '../../src/domain/values/capitalize';
import { groupBy } from '../../src/domain/values/group-by';
import { pluralize } from '../../src/domain/values/plural';
import { versionKey } from '../../src/domain/version-key';
import {
  type CloseReason,
  type CveDocument,
  type Statement,
  type SuppressionReason,
  wordFor,
} from './documents';
import { formatDay } from './freshness';

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

/** The justification or, without one, where the suppression comes from. */
export const justificationText = ({ status, justification }: SuppressionReason): string => {
  if (justification !== null) return wordFor(JUSTIFICATIONS, justification);
  return status === 'ignored' ? 'By an ignore rule of the scanner.' : 'No reason given.';
};

/** `Under investigation`. */
export const statedText = (status: Statement['status']): string =>
  capitalize(status.replaceAll('_', ' '));

const CLOSED: Readonly<Record<CloseReason, string>> = {
  rebuilt: 'Not in the new build',
  withdrawn: 'No longer reported (same image)',
  gone: 'No longer found',
  suppressed: 'Suppressed',
  removed: 'Version removed',
};

export const closeText = (reason: CloseReason): string => wordFor(CLOSED, reason);

type Closed = CveDocument['closed'][number];

/** Keeps the latest end of each version: a CVE may come back and close again. */
const byVersion = (items: ReadonlyArray<Closed>): ReadonlyArray<Closed> =>
  [...groupBy(items, ({ slug, version }) => versionKey(slug, version)).values()].map(
    ([latest]) => latest,
  );

/** Only repaired findings are called closed. */
export const pastTitle = (items: ReadonlyArray<Closed>): string => {
  const countOf = (isWithdrawn: boolean): number =>
    byVersion(items.filter(({ reason }) => (reason === 'withdrawn') === isWithdrawn)).length;
  const [closed, withdrawn] = [countOf(false), countOf(true)];
  if (withdrawn === 0) return `Closed in ${pluralize(closed, 'version')}`;
  const others = pluralize(withdrawn, 'version');
  return closed === 0
    ? `No longer reported in ${others}`
    : `Closed in ${pluralize(closed, 'version')}, no longer reported in ${others}`;
};

/** Users of a former build still have a CVE that is open nowhere. */
export const stillThere = (items: ReadonlyArray<Closed>): ReadonlyArray<Closed> =>
  byVersion(items.filter(({ reason }) => ['rebuilt', 'gone', 'removed'].includes(reason)));

/** `builds before Aug 21, 2026 have it; check your digest`. */
export const stillText = ({ reason, until }: Pick<Closed, 'reason' | 'until'>): string => {
  const day = until === null ? undefined : formatDay(until);
  if (reason === 'removed') return `removed${day === undefined ? '' : ` on ${day}`}: it had it`;
  return `${day === undefined ? 'former builds' : `builds before ${day}`} have it; check your digest`;
};
