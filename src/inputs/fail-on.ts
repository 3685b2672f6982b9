import * as E from 'fp-ts/Either';
import { fail, problem, type Result } from '../problem';
import { didYouMean } from '../text/did-you-mean';
import { show } from '../text/escape';

/** The words of `fail-on`, in the order of the reported failures. */
export const FAIL_CONDITIONS = [
  'critical',
  'high',
  'medium',
  'low',
  'unknown',
  'fixable',
  'unscanned',
  'partial',
  'withheld',
  'stale-source',
] as const;
export type FailCondition = (typeof FAIL_CONDITIONS)[number];

const isFailCondition = (word: string): word is FailCondition =>
  FAIL_CONDITIONS.some((condition) => condition === word);

/** Parses words separated by commas or line ends. Fails with every unknown word. */
export const parseFailOn = (raw: string): Result<ReadonlyArray<FailCondition>> => {
  const words = raw
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = words.filter((word) => !isFailCondition(word));
  if (unknown.length === 0)
    return E.right(FAIL_CONDITIONS.filter((condition) => words.includes(condition)));
  return fail(
    unknown.map((word) => {
      const meant = didYouMean(word, FAIL_CONDITIONS);
      const advice = meant ? `; did you mean ${meant}?` : '; write some of these';
      return problem(
        `input fail-on: found ${show(word)}, expected ${FAIL_CONDITIONS.join(', ')}, separated by commas or lines${advice}`,
      );
    }),
  );
};
