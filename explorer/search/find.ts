import uFuzzy from '@leeoniya/ufuzzy';

export interface Searchable {
  /** Lower-case texts that may contain a word. */
  readonly searched: string;
  /** Lower-case references and digests: searched only for words that look like one. */
  readonly addresses?: string;
  /** Names for the fuzzy search. */
  readonly named: string;
}

export interface Found<A> {
  readonly items: ReadonlyArray<A>;
  /** Whether the items only have similar names. */
  readonly similar: boolean;
}

/** Allows one extra, missing, wrong or swapped letter in each word. */
const fuzzy = new uFuzzy({ intraMode: 1 });
/** Up to this number, words may be in any order. */
const MAX_WORDS = 4;
/** A longer search is not fuzzy: the time of a fuzzy one grows with the square of a word's length, or faster. */
const MAX_FUZZY_LENGTH = 64;
/** Shorter words are similar to too many names. */
const MIN_LENGTH = 4;

/** Part of a reference or digest: `acme/redis`, `redis:8.2`, `sha256:81…`, seven hex digits. */
const looksLikeAddress = (word: string): boolean => /[/:@]|^[0-9a-f]{7,}$/.test(word);

/** The words of a search. */
export const wordsOf = (query: string): ReadonlyArray<string> =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const holds = ({ searched, addresses = '' }: Searchable, word: string): boolean =>
  searched.includes(word) || (looksLikeAddress(word) && addresses.includes(word));

/** The items that contain every word of the query; if there are none, those with similar names. */
export const find = <A extends Searchable>(items: ReadonlyArray<A>, query: string): Found<A> => {
  const words = wordsOf(query);
  if (words.length === 0) return { items, similar: false };
  const exact = items.filter((item) => words.every((word) => holds(item, word)));
  const joined = words.join(' ');
  const isFuzzy =
    joined.length <= MAX_FUZZY_LENGTH &&
    words.every((word) => word.length >= MIN_LENGTH && !/\d/.test(word));
  if (exact.length > 0 || !isFuzzy) return { items: exact, similar: false };
  const [indices] = fuzzy.search(
    items.map(({ named }) => named),
    joined,
    MAX_WORDS,
  );
  const like = new Set(indices ?? []);
  return { items: items.filter((_, i) => like.has(i)), similar: like.size > 0 };
};
