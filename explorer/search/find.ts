import uFuzzy from '@leeoniya/ufuzzy';

export interface Searchable {
  /** Texts in lower case, of which a word may be any part. */
  readonly searched: string;
  /** References and digests in lower case: only what looks like one is searched in them. */
  readonly addresses?: string;
  /** Names that a misspelt word is compared with. */
  readonly named: string;
}

export interface Found<A> {
  readonly items: ReadonlyArray<A>;
  /** Nothing holds all of the words; these have names that are written much like them. */
  readonly similar: boolean;
}

/** One letter too many, too few, wrong or swapped in every word. */
const fuzzy = new uFuzzy({ intraMode: 1 });
/** Up to this many words may be in any order. */
const MAX_WORDS = 4;
/** Shorter words resemble too many names. */
const MIN_LENGTH = 4;

/** A part of a reference or digest: `acme/redis`, `redis:8.2`, `sha256:81…`, seven hex digits. */
const looksLikeAddress = (word: string): boolean => /[/:@]|^[0-9a-f]{7,}$/.test(word);

const wordsOf = (query: string): ReadonlyArray<string> =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const holds = ({ searched, addresses = '' }: Searchable, word: string): boolean =>
  searched.includes(word) || (looksLikeAddress(word) && addresses.includes(word));

/** Items that hold every word of the query, in their order; if there is none, those with similar names. */
export const find = <A extends Searchable>(items: ReadonlyArray<A>, query: string): Found<A> => {
  const words = wordsOf(query);
  if (words.length === 0) return { items, similar: false };
  const exact = items.filter((item) => words.every((word) => holds(item, word)));
  if (exact.length > 0 || words.some((word) => word.length < MIN_LENGTH || /\d/.test(word)))
    return { items: exact, similar: false };
  const [indices] = fuzzy.search(
    items.map(({ named }) => named),
    words.join(' '),
    MAX_WORDS,
  );
  const like = new Set(indices ?? []);
  return { items: items.filter((_, i) => like.has(i)), similar: like.size > 0 };
};
