import type { ImageFindings, Words, WordsById } from '../../contract/findings';
import { compareText, firstText, sortUnique } from '../../domain/values/compare';
import type { ImageRecords } from './image-records';

const NO_WORDS: Words = [null, null];

/** An id may be the name of a property that every object has. */
export const wordsOf = (words: WordsById, id: string): Words =>
  (Object.hasOwn(words, id) ? words[id] : undefined) ?? NO_WORDS;

/** The first title and the first address of each id. */
const wordsInRows = ({ versions }: ImageRecords): ReadonlyMap<string, Words> => {
  const words = new Map<string, Words>();
  for (const { findings } of versions)
    for (const [id, { title, url }] of findings?.found ?? []) {
      const [former, address] = words.get(id) ?? NO_WORDS;
      words.set(id, [firstText([former, title]), firstText([address, url])]);
    }
  return words;
};

/**
 * The words of all ids in the findings of an image after a run. Words that no row states now are taken from `before`.
 */
export const nextWords = (
  before: WordsById | undefined,
  records: ImageRecords,
  { open, suppressed, closed }: Pick<ImageFindings, 'open' | 'suppressed' | 'closed'>,
): WordsById => {
  const inRows = wordsInRows(records);
  const ids = sortUnique([...open, ...suppressed, ...closed].map(({ id }) => id));
  return Object.fromEntries(
    ids.flatMap((id) => {
      const [title, url] = inRows.get(id) ?? NO_WORDS;
      const [formerTitle, formerUrl] = before === undefined ? NO_WORDS : wordsOf(before, id);
      const words: Words = [title ?? formerTitle, url ?? formerUrl];
      return words[0] === null && words[1] === null ? [] : [[id, words] as const];
    }),
  );
};

/** The text that most images state; of equally frequent texts, the first in order. Null without a text. */
export const mostSaid = (said: ReadonlyArray<string | null>): string | null => {
  const [first = null, ...others] = said;
  if (others.every((each) => each === first)) return first;
  const counts = new Map<string, number>();
  for (const text of said) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [[most] = [null]] = [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
  return most;
};
