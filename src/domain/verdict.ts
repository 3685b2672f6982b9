/** The verdicts on a version, in order of precedence. */
export const verdicts = ['deprecated', 'eol', 'rebuild', 'unverified', 'supported'] as const;
export type Verdict = (typeof verdicts)[number];

/** Whether a version gets no rebuilds any more, according to its owner. */
export const isEnded = (verdict: Verdict | undefined): boolean =>
  verdict === 'deprecated' || verdict === 'eol';
