/** The verdicts on a version, in order of precedence. */
export const verdicts = ['deprecated', 'eol', 'rebuild', 'unverified', 'supported'] as const;
export type Verdict = (typeof verdicts)[number];
