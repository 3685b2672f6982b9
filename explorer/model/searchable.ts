export interface Searchable {
  /** Lower-case texts that may contain a word. */
  readonly searched: string;
  /** Lower-case references and digests: searched only for words that look like one. */
  readonly addresses?: string;
  /** Names for a search that allows errors. */
  readonly named: string;
}

/** An item is searched by its names and by more texts. */
export const searchable = (named: string, more: ReadonlyArray<string>): Searchable => ({
  named,
  searched: [named, ...more].join('\n').toLowerCase(),
});
