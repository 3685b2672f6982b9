export interface Searchable {
  /** Lower-case texts that may contain a word. */
  readonly searched: string;
  /** Lower-case references and digests: searched only for words that look like one. */
  readonly addresses?: string;
  /** Names for the search that allows errors. */
  readonly named: string;
}

export interface Found<A> {
  readonly items: ReadonlyArray<A>;
  /** Whether the items only have similar names. */
  readonly similar: boolean;
}

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

/** Whether a text begins as typed but for one extra, missing, wrong or swapped letter, which is not the first. */
const almostBegins = (text: string, typed: string): boolean => {
  let at = 0;
  while (at < typed.length && text[at] === typed[at]) at += 1;
  const [one = '', two = ''] = typed.slice(at);
  const rest = typed.slice(at + 1);
  return (
    at > 0 &&
    (text.startsWith(rest, at) ||
      text.startsWith(rest, at + 1) ||
      text.startsWith(one + rest, at + 1) ||
      text.startsWith(two + one + rest.slice(1), at))
  );
};

/** Whether each word is, but for one letter, the beginning of a word of a name. */
const isSimilar = (name: string, words: ReadonlyArray<string>): boolean => {
  const lower = name.toLowerCase();
  const texts = [...lower.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => lower.slice(index));
  return words.every((word) => texts.some((text) => almostBegins(text, word)));
};

/** The items that contain every word of the query; if there are none, those with similar names. */
export const find = <A extends Searchable>(items: ReadonlyArray<A>, query: string): Found<A> => {
  const words = wordsOf(query);
  const exact = items.filter((item) => words.every((word) => holds(item, word)));
  const mayErr = words.every((word) => word.length >= MIN_LENGTH && !/\d/.test(word));
  if (exact.length > 0 || !mayErr) return { items: exact, similar: false };
  const like = items.filter(({ named }) => isSimilar(named, words));
  return { items: like, similar: like.length > 0 };
};
