import { pluralize } from '../../src/domain/values/plural';
import type { Verdict } from '../../src/domain/verdict';
import type { StatusItem } from './documents';
import { formatDay } from './freshness';

export interface Judged {
  readonly version: string;
  readonly verdict: Verdict;
  readonly urgent: boolean | null;
  readonly state?: StatusItem['state'];
}

interface Said {
  readonly verdict: Verdict;
  readonly label: string;
  readonly meaning: string;
}

/** A `count` of 0 is unknown. */
const urgentText = (count: number): string =>
  `${count === 0 ? 'A critical or high finding' : pluralize(count, 'critical or high CVE')} ${count > 1 ? 'have' : 'has'} a fix.`;

const VERDICTS: Readonly<Record<Verdict, Omit<Said, 'verdict'>>> = {
  supported: {
    label: 'Supported',
    meaning: 'It was scanned in full, and no critical or high finding has a fix.',
  },
  rebuild: { label: 'Rebuild due', meaning: 'A critical or high finding has a fix.' },
  unverified: { label: 'Unverified', meaning: 'No full scan in the last 30 days.' },
  eol: { label: 'End of support', meaning: 'Support has ended.' },
  deprecated: { label: 'Deprecated', meaning: 'Its owner advises against it.' },
};

/** A verdict that a later release added is its own label. */
const knownOf = (verdict: Verdict): Omit<Said, 'verdict'> =>
  Object.hasOwn(VERDICTS, verdict)
    ? VERDICTS[verdict]
    : { label: verdict, meaning: 'This page does not know this verdict.' };

export const meaningOf = (verdict: Verdict): string => knownOf(verdict).meaning;

/** `count` says how many critical or high CVEs have a fix, if known. */
export const verdictWords = ({ verdict, urgent, state }: Judged, count = 0): Said => {
  const { label, meaning } = knownOf(verdict);
  const isWaiting = state === 'unscanned' && verdict === 'unverified';
  const first = isWaiting ? 'Its build is not scanned yet.' : meaning;
  const fixes = urgent === true || verdict === 'rebuild' ? urgentText(count) : '';
  const said = verdict === 'rebuild' ? fixes : `${first} ${fixes}`.trim();
  return { verdict, label, meaning: said };
};

const DAY_MS = 86_400_000;
/** Counts the days before the end of support from here on. */
const SOON_DAYS = 90;

interface Support {
  readonly text: string;
  readonly isOver: boolean;
}

/** Undefined if no last day is stated. */
export const supportOf = (
  { eol }: { readonly version: string; readonly eol?: string | undefined },
  now: number,
): Support | undefined => {
  if (eol === undefined) return undefined;
  const days = Math.ceil((Date.parse(eol) - now) / DAY_MS);
  if (days < 0) return { text: `Support ended ${formatDay(eol)}`, isOver: true };
  if (days === 0) return { text: 'Support ends today', isOver: false };
  return {
    text:
      days <= SOON_DAYS
        ? `Support ends in ${pluralize(days, 'day')}`
        : `Supported until ${formatDay(eol)}`,
    isOver: false,
  };
};
