import { useState } from 'preact/hooks';
import { goTo } from '../io/navigation';
import { linkTo } from '../model/route';
import { identifierIn } from '../model/vulnerability';
import { ClearFilters, Empty } from './states';

/** From every view: an identifier leads to its vulnerability, anything else to a search of all of them. */
export const Finder = () => {
  const [text, setText] = useState('');
  const found = (event: Event): void => {
    event.preventDefault();
    const id = identifierIn(text);
    goTo(id === undefined ? linkTo(['cves'], { q: text.trim() }) : linkTo(['cves', id]));
    setText('');
  };
  return (
    <search class="finder">
      <form onSubmit={found}>
        <label class="field">
          <span class="hidden">Find a CVE or GHSA, or words of its title</span>
          <input
            type="text"
            placeholder="CVE, GHSA or title"
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

/** Where the identifier that somebody searches for has a view of its own. */
export const Identified = ({ query }: { query: string }) => {
  const id = identifierIn(query);
  return id === undefined ? null : (
    <p class="note identified">
      <a href={linkTo(['cves', id])}>{id}</a>: which versions of this catalog have it.
    </p>
  );
};

interface NothingFitsProps {
  /** What is searched: `images`. */
  readonly nouns: string;
  readonly query: string;
  readonly onClear: () => void;
}

/** Nothing is left of a list that knows no CVEs: for an identifier that would be no answer. */
export const NothingFits = ({ nouns, query, onClear }: NothingFitsProps) => {
  const id = identifierIn(query);
  return (
    <Empty
      title={
        id === undefined
          ? `No ${nouns.slice(0, -1)} fits these filters`
          : `The ${nouns} here are not searched by CVE`
      }
    >
      {id === undefined ? (
        <ClearFilters onClear={onClear} />
      ) : (
        <a class="button" href={linkTo(['cves', id])}>
          Which versions have it
        </a>
      )}
    </Empty>
  );
};
