import type { Searchable } from '../model/searchable';

export interface Found<A> {
  readonly items: ReadonlyArray<A>;
  /** Whether the items only have similar names. */
  readonly similar: boolean;
}

/** Shorter words are similar to too many names. */
const MIN_LENGTH = 4;

/** Part of a reference or digest: `acme/redis`, `redis:8.2`, `sha256:81…`, seven hex digits. */
const looksLikeAddress = (word: string): boolean => /[/:@]|^[0-9a-f]{7,}$/.test(word);

export const wordsOf = (query: string): ReadonlyArray<string> =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const holding = (word: string): ((item: Searchable) => boolean) =>
  looksLikeAddress(word)
    ? ({ searched, addresses = '' }) => searched.includes(word) || addresses.includes(word)
    : ({ searched }) => searched.includes(word);

/** Whether a text matches at a place what was typed, with at most one letter extra, missing, wrong or swapped. */
const almostHas = (text: string, place: number, typed: string): boolean => {
  let same = 1;
  while (same < typed.length && text[place + same] === typed[same]) same += 1;
  const at = place + same;
  const [one = '', two = ''] = typed.slice(same);
  const rest = typed.slice(same + 1);
  return (
    text.startsWith(rest, at) ||
    text.startsWith(rest, at + 1) ||
    text.startsWith(one + rest, at + 1) ||
    text.startsWith(two + one + rest.slice(1), at)
  );
};

const IN_WORD = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins almost as typed. */
const isSimilar = (text: string, typed: string): boolean => {
  const first = typed.charAt(0);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1))
    if (!IN_WORD.test(text.charAt(at - 1)) && almostHas(text, at, typed)) return true;
  return false;
};

/** The items with every word of the query or, without any, those with similar names. */
export const find = <A extends Searchable>(items: ReadonlyArray<A>, query: string): Found<A> => {
  const words = wordsOf(query);
  const conditions = words.map(holding);
  const exact = items.filter((item) => conditions.every((holds) => holds(item)));
  const mayErr = words.every((word) => word.length >= MIN_LENGTH && !/\d/.test(word));
  if (exact.length > 0 || !mayErr) return { items: exact, similar: false };
  const like = items.filter(({ named }) => {
    const name = named.toLowerCase();
    return words.every((word) => isSimilar(name, word));
  });
  return { items: like, similar: like.length > 0 };
};
