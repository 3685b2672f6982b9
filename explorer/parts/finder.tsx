import { useState } from 'preact/hooks';
import { goTo } from '../io/navigation';
import { namedIn } from '../model/named';
import { linkTo } from '../model/route';
import { ClearFilters, Empty } from './states';

/** From every view: an identifier or a digest leads to its view, anything else to a search of all CVEs. */
export const Finder = () => {
  const [text, setText] = useState('');
  const found = (event: Event): void => {
    event.preventDefault();
    goTo(namedIn(text)?.place ?? linkTo(['cves'], { q: text.trim() }));
    setText('');
  };
  return (
    <search class="finder">
      <form onSubmit={found}>
        <label class="field">
          <span class="hidden">Find a CVE, GHSA or digest, or words of a title</span>
          <input
            type="text"
            placeholder="CVE, digest or title"
            value={text}
            autocomplete="off"
            spellcheck={false}
            enterkeyhint="search"
            data-finder
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
      </form>
    </search>
  );
};

/** Where what somebody searches for has a view of its own. */
export const Identified = ({ query }: { query: string }) => {
  const named = namedIn(query);
  return named === undefined ? null : (
    <p class="note identified">
      <a href={named.place}>{named.name}</a>: {named.tells}.
    </p>
  );
};

interface NothingFitsProps {
  /** What is searched: `images`. */
  readonly nouns: string;
  readonly query: string;
  readonly onClear: () => void;
}

/** Nothing is left of a list that knows no CVEs and no former digests: for one of these it would be no answer. */
export const NothingFits = ({ nouns, query, onClear }: NothingFitsProps) => {
  const named = namedIn(query);
  return (
    <Empty
      title={
        named === undefined
          ? `No ${nouns.slice(0, -1)} fits these filters`
          : `The ${nouns} here are not searched by ${named.kind}`
      }
    >
      {named === undefined ? (
        <ClearFilters onClear={onClear} />
      ) : (
        <a class="button" href={named.place}>
          Which versions have it
        </a>
      )}
    </Empty>
  );
};
