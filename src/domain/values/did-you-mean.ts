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
