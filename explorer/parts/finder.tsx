import { useState } from 'preact/hooks';
import { goTo } from '../io/navigation';
import { linkTo } from '../model/route';
import { identifierIn } from '../model/vulnerability';

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
          <span class="hidden">Find a CVE, GHSA or package</span>
          <input
            type="text"
            placeholder="CVE, GHSA, package"
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
