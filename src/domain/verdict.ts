/** In order of precedence. */
export const verdicts = ['deprecated', 'eol', 'rebuild', 'unverified', 'supported'] as const;
export type Verdict = (typeof verdicts)[number];

/** True if the owner says that the version gets no more rebuilds. */
export const isEnded = (verdict: Verdict | undefined): boolean =>
  verdict === 'deprecated' || verdict === 'eol';
