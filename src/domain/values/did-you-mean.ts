import { distance } from 'fastest-levenshtein';

/** The candidate closest to a text, if at most a third of its letters differ. */
export const didYouMean = (text: string, candidates: ReadonlyArray<string>): string | undefined => {
  const scored = candidates.map((candidate) => ({
    candidate,
    score: distance(text.toLowerCase(), candidate.toLowerCase()),
  }));
  const best = scored.sort((a, b) => a.score - b.score)[0];
  return best && best.score <= Math.max(1, Math.ceil(best.candidate.length / 3))
    ? best.candidate
    : undefined;
};

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...['yes', 'on', '1'].map((word) => [word, 'true'] as const),
  ...['no', 'off', '0'].map((word) => [word, 'false'] as const),
]);

/** `true` or `false` for a word that means it, in any case. */
export const meantBoolean = (text: string): string | undefined => SYNONYMS.get(text.toLowerCase());
