import { useEffect, useMemo, useState } from 'preact/hooks';
import { pluralize } from '../../src/domain/values/plural';
import { useBases } from '../io/bases';
import { NOW } from '../io/clock';
import { type Loaded, readyValue, useDocument } from '../io/load';
import { goTo } from '../io/navigation';
import { useAllNames, useInstalled } from '../io/packages';
import { parseAsked } from '../model/asked-version';
import { listCves } from '../model/cves';
import { digestPath } from '../model/digests';
import type { Cves, Digests, Images, Removed } from '../model/documents';
import { listImages } from '../model/images';
import { nothingText } from '../model/packages';
import { linkTo } from '../model/route';
import { digestPrefixOf, findEverything, type Hits, listVersions } from '../search/everything';
import { Found, idOf } from './found';

interface Search {
  readonly groups: ReadonlyArray<Hits>;
  readonly isLoading: boolean;
  readonly nothing: string;
  /** The list to go to if nothing is found. */
  readonly section: 'images' | 'packages';
}

const isLoading = ({ kind }: Loaded<unknown>): boolean => kind === 'loading';

/** Its documents load when the search is first used. */
const useEverything = (query: string, inUse: boolean): Search => {
  const prefix = digestPrefixOf(query);
  const images = useDocument<Images>(inUse ? 'images.json' : undefined);
  const cves = useDocument<Cves>(inUse ? 'cve.json' : undefined);
  const gone = readyValue(useDocument<Removed>(inUse ? 'removed.json' : undefined))?.data;
  const bases = useBases(inUse);
  const former = useDocument<Digests>(prefix === undefined ? undefined : digestPath(prefix));
  const [listed, list, digests] = [readyValue(images), readyValue(cves), readyValue(former)];
  const known = useMemo(() => {
    const all = listImages(listed?.data ?? [], [], NOW);
    return { images: all, versions: listVersions(all) };
  }, [listed]);
  const packages = useAllNames(inUse);
  const { coverage } = packages;
  const items = useMemo(() => listCves(list?.data ?? []), [list]);
  const asked = useMemo(() => parseAsked(query, packages.items), [query, packages.items]);
  const { found: installed } = useInstalled(asked);
  const groups = useMemo(() => {
    const lists = { ...known, cves: items, packages: packages.items, removed: gone ?? [] };
    return findEverything(query, { ...lists, bases, digests, asked, installed, coverage });
  }, [query, known, items, packages.items, gone, bases, digests, asked, installed, coverage]);
  return {
    groups,
    nothing:
      packages.isPartial || [images, cves].some(({ kind }) => kind === 'failed')
        ? 'No matches, but some lists could not be loaded: reload the page.'
        : nothingText(query, packages.items, coverage),
    section: (coverage?.known ?? 0) > 0 ? 'packages' : 'images',
    isLoading:
      packages.isLoading ||
      [images, cves].some(isLoading) ||
      (prefix !== undefined && isLoading(former)),
  };
};

const resultOf = ({ groups, isLoading, nothing }: Search): string => {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (count > 0) return pluralize(count, 'result');
  return isLoading ? 'Loading…' : nothing;
};

/** Undefined for keys other than arrows. */
const movedBy = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  return key === 'ArrowUp' ? (active + count - 1) % count : undefined;
};

/** Enter opens the marked result as soon as there is one. */
export const Finder = () => {
  const [text, setText] = useState('');
  const [inUse, setInUse] = useState(false);
  const [active, setActive] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const search = useEverything(text, inUse);
  const hits = search.groups.flatMap((group) => group.hits);
  const isReady = hits.length > 0 || !search.isLoading;
  const isOpen = inUse && text.trim() !== '';
  const isExpanded = isOpen && hits.length > 0;
  const says = isOpen ? resultOf(search) : '';
  /** Drops a search that was pending when the reader left. */
  const leave = (): void => {
    setInUse(false);
    setAsked(false);
  };
  const write = (typed: string): void => {
    leave();
    setText(typed);
    setActive(0);
  };
  useEffect(() => {
    if (!isAsked || !isReady) return;
    goTo(hits[active]?.place ?? linkTo([search.section], { q: text.trim() }));
    write('');
  }, [isAsked, isReady]);
  const pressed = (event: KeyboardEvent): void => {
    const to = movedBy(event.key, active, hits.length);
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (to === undefined) leave();
    else setActive(to);
  };
  const submitted = (event: Event): void => {
    event.preventDefault();
    setInUse(true);
    setAsked(text.trim() !== '');
  };
  return (
    <search class="finder" onFocusOut={leave}>
      <form onSubmit={submitted}>
        <label class="field">
          <span class="hidden">Find an image, version, package, digest or CVE</span>
          <input
            type="text"
            role="combobox"
            placeholder="Image, version, package, digest or CVE"
            value={text}
            autocomplete="off"
            spellcheck={false}
            enterkeyhint="search"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? 'hits' : undefined}
            aria-activedescendant={isExpanded ? idOf(active) : undefined}
            aria-keyshortcuts="Control+K"
            title="Ctrl K"
            data-finder
            onFocus={() => setInUse(true)}
            onInput={({ currentTarget }) => {
              write(currentTarget.value);
              setInUse(true);
            }}
            onKeyDown={pressed}
          />
        </label>
      </form>
      <p class="hidden" role="status">
        {says}
      </p>
      {isOpen && (
        <div class="hits">
          {isExpanded ? (
            <Found groups={search.groups} active={active} onChoose={() => write('')} />
          ) : (
            <p class="note">{says}</p>
          )}
        </div>
      )}
    </search>
  );
};
