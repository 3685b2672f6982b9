import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { linkTo, parseRoute, type Route } from '../model/route';

type Params = Readonly<Record<string, string>>;

/**
 * Where a person was on every entry of the history: a place in a list of a thousand images is found
 * again. The browser cannot do that itself, because it scrolls before the view stands.
 */
const positions = new Map<number, number>();
let lastEntry = 0;

const entryOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number'
    ? state.entry
    : undefined;

/** The place that the address names, kept up to date. */
export const useRoute = (): Route => {
  const [fragment, setFragment] = useState(() => location.hash);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const arrived = (): void => setFragment(location.hash);
    const scrolled = (): void => {
      const entry = entryOf(history.state);
      if (entry !== undefined) positions.set(entry, window.scrollY);
    };
    window.addEventListener('hashchange', arrived);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('hashchange', arrived);
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
  return useMemo(() => parseRoute(fragment), [fragment]);
};

/** Gives the present entry of the history its number; the former one if it had one. */
const nameEntry = (): number | undefined => {
  const known = entryOf(history.state);
  if (known === undefined) {
    // Larger than any entry of an earlier visit, whose positions are forgotten.
    lastEntry = Math.max(lastEntry + 1, Date.now());
    history.replaceState({ entry: lastEntry }, '');
  }
  return known;
};

/**
 * Call with every place: calls back, and scrolls to the top or to where the place was left, whenever
 * another view stands. The first view of a visit is no change, and a change of parameters is none.
 */
export const useArrival = ({ parts }: Route, arrived: () => void): void => {
  const view = parts.join('/');
  const former = useRef<string>(view);
  useLayoutEffect(() => {
    const known = nameEntry();
    if (former.current === view) return;
    former.current = view;
    arrived();
    window.scrollTo(0, known === undefined ? 0 : (positions.get(known) ?? 0));
  });
};

export const goTo = (link: string): void => {
  location.hash = link;
};

/** Milliseconds after the last letter until the address holds it: browsers limit such changes. */
const ADDRESS_DELAY = 200;

const own = (params: Params, initial: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(initial, name)));

const others = (params: Params, initial: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !Object.hasOwn(initial, name)));

const stated = (params: Params, initial: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name, value]) => value !== initial[name]));

export interface ViewState<P extends Params> {
  readonly params: P;
  readonly change: (some: Partial<P>) => void;
  /** The address parameters that show the same again. */
  readonly address: Params;
}

/**
 * State of a view that its address keeps: a link to it shows the same. Whoever comes to another place
 * gets the state that this place names.
 */
export const useParams = <P extends Params>(route: Route, initial: P): ViewState<P> => {
  const arrived = { route, params: { ...initial, ...own(route.params, initial) } };
  const [held, hold] = useState(arrived);
  const { params } = held.route === route ? held : arrived;
  const address = stated(params, initial);
  const link = linkTo(route.parts, { ...others(route.params, initial), ...address });
  useEffect(() => {
    const place = location.hash;
    const timer = setTimeout(() => {
      // Somebody may have left meanwhile.
      if (location.hash === place) history.replaceState(history.state, '', link);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [link]);
  const change = (some: Partial<P>): void => hold({ route, params: { ...params, ...some } });
  return { params, change, address };
};
