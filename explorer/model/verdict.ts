import type { Verdict } from '../../src/domain/verdict';

/** What is thought of a version; a catalog that was published by an earlier release says nothing. */
export interface Judged {
  readonly version: string;
  readonly verdict?: Verdict | undefined;
  readonly urgent?: boolean | null | undefined;
}

interface Said {
  readonly verdict: Verdict;
  readonly label: string;
  readonly meaning: string;
}

const URGENT = 'A critical or high finding has a fix.';

const VERDICTS: Readonly<Record<Verdict, Omit<Said, 'verdict'>>> = {
  supported: {
    label: 'Supported',
    meaning: 'It was scanned in full, and no critical or high finding has a fix.',
  },
  rebuild: { label: 'Rebuild due', meaning: URGENT },
  unverified: { label: 'Unverified', meaning: 'There is no full scan of the last 30 days.' },
  eol: { label: 'End of support', meaning: 'Its support has ended.' },
  deprecated: { label: 'Deprecated', meaning: 'Its owner advises against it.' },
};

/** A verdict in words; one that a later release may know, by its own. */
export const verdictWords = ({ verdict, urgent }: Judged): Said | undefined => {
  if (verdict === undefined) return undefined;
  if (!Object.hasOwn(VERDICTS, verdict))
    return { verdict, label: verdict, meaning: 'This page does not know that verdict.' };
  const { label, meaning } = VERDICTS[verdict];
  const isNews = urgent === true && verdict !== 'rebuild';
  return { verdict, label, meaning: isNews ? `${meaning} ${URGENT}` : meaning };
};

interface Recommending {
  readonly image: string;
  readonly status: string;
  readonly recommended?: string | null | undefined;
  readonly versions?: ReadonlyArray<{ readonly version: string; readonly digest?: string }>;
}

/** The version to run; null if there is none, undefined where the catalog does not say. */
export const recommendedOf = ({ status, recommended }: Recommending): string | null | undefined =>
  status === 'planned' ? undefined : recommended;

/** `name:tag@digest` of a version, without a digest that the catalog does not state. */
export const referenceOf = ({ image, versions }: Recommending, version: string): string => {
  const digest = versions?.find((each) => each.version === version)?.digest;
  return `${image}:${version}${digest === undefined ? '' : `@${digest}`}`;
};

/** Last day of support of a version, where its owner states one. */
export const eolOf = (version: {
  readonly version: string;
  readonly eol?: string | undefined;
}): string | undefined => version.eol;
