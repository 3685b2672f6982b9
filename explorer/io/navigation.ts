import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { recordOf } from '../model/json';
import { linkTo, parseRoute, type Route } from '../model/route';

type Params = Readonly<Record<string, string>>;

/** What the browser keeps with an entry of the history. */
interface Entry {
  readonly entry: number;
  /** The place from which a person came here by a link of this page. */
  readonly from: string | undefined;
}

/** Where a person was on an entry. */
interface Position {
  readonly top: number;
  /** The link that they followed from there. */
  readonly link: string | undefined;
}

/**
 * Where a person was on every entry of the history: a place in a list of a thousand images is found
 * again. The browser cannot do that itself, because it scrolls before the view is rendered.
 */
const positions = new Map<number, Position>();
let lastEntry = 0;
let currentPlace = '';

const entryOf = (state: unknown): Entry | undefined => {
  const { entry, from } = recordOf(state);
  return typeof entry === 'number'
    ? { entry, from: typeof from === 'string' ? from : undefined }
    : undefined;
};

const note = (some: Partial<Position>): void => {
  const known = entryOf(history.state);
  if (known === undefined) return;
  const { top, link } = positions.get(known.entry) ?? { top: 0, link: undefined };
  positions.set(known.entry, { top, link, ...some });
};

const followed = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (href?.startsWith('#/')) note({ link: href });
};

/** The place that the address names, kept up to date. */
export const useRoute = (): Route => {
  const [fragment, setFragment] = useState(() => location.hash);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const arrived = (): void => setFragment(location.hash);
    const scrolled = (): void => note({ top: window.scrollY });
    window.addEventListener('hashchange', arrived);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('click', followed, { capture: true });
    // Somebody may have left between the first rendering and now.
    arrived();
    return () => {
      window.removeEventListener('hashchange', arrived);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('click', followed, { capture: true });
    };
  }, []);
  return useMemo(() => parseRoute(fragment), [fragment]);
};

/** Goes to a place of this page, as by a link. */
export const goTo = (place: string): void => {
  location.hash = place;
};

/** Gives the present entry of the history its number; the former one if it had one. */
const nameEntry = (): Entry | undefined => {
  const known = entryOf(history.state);
  if (known === undefined) {
    // Larger than any entry of an earlier visit, whose positions are forgotten.
    lastEntry = Math.max(lastEntry + 1, Date.now());
    const from = currentPlace === '' ? undefined : currentPlace;
    history.replaceState({ entry: lastEntry, from }, '');
  }
  currentPlace = location.hash;
  return known;
};

/** Views differ in their first two parts: another version or a dialog is the same view. */
const viewOf = ({ parts }: Route): string => parts.slice(0, 2).join('/');

const linkOn = (href: string | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a')].find(
    (link) => href !== undefined && link.getAttribute('href') === href,
  );

/** Rows come after the page has scrolled to their place. */
const afterNextFrame = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};

/**
 * Call with every place. Whenever another view is rendered, `toTitle` moves the focus there, and the page
 * scrolls to the top; or to where the view was left, and the focus to the link that led away. The first
 * view of a visit is no change.
 */
export const useArrival = (route: Route, toTitle: () => void): void => {
  const view = viewOf(route);
  const former = useRef<string>(view);
  useLayoutEffect(() => {
    const known = nameEntry();
    if (former.current === view) return;
    former.current = view;
    const position = known === undefined ? undefined : positions.get(known.entry);
    toTitle();
    window.scrollTo(0, position?.top ?? 0);
    const { link } = position ?? {};
    if (link !== undefined) afterNextFrame(() => linkOn(link)?.focus({ preventScroll: true }));
  });
};

/**
 * Closes what a parameter of the address opened on top of a view, such as a dialog, by the place below it.
 * Whoever opened it there goes back; whoever came by a link from elsewhere gets no further entry in the
 * history.
 */
export const closeOver = (below: string, parameter: string): void => {
  const from = parseRoute(entryOf(history.state)?.from ?? '');
  const isBelow = viewOf(from) === viewOf(parseRoute(below)) && !(parameter in from.params);
  if (isBelow) history.back();
  else location.replace(below);
};

/** Milliseconds after the last letter until the address holds it: browsers limit such changes. */
const ADDRESS_DELAY_MS = 200;

const pick = (params: Params, wanted: (name: string, value: string) => boolean): Params =>
  Object.fromEntries(Object.entries(params).filter(([name, value]) => wanted(name, value)));

/** The parameters of a view, and what changes them. */
export interface Asked<P extends Params> {
  readonly params: P;
  readonly change: (some: Partial<P>) => void;
}

export interface ViewState<P extends Params> extends Asked<P> {
  /** The address parameters that show the same again. */
  readonly address: Params;
}

/**
 * State of a view that its address keeps: a link to it shows the same. Whoever comes to another place
 * gets the state that this place names.
 */
export const useParams = <P extends Params>(route: Route, initial: P): ViewState<P> => {
  const isOwn = (name: string): boolean => Object.hasOwn(initial, name);
  const arrived = { route, params: { ...initial, ...pick(route.params, isOwn) } };
  const [held, hold] = useState(arrived);
  const { params } = held.route === route ? held : arrived;
  const address = pick(params, (name, value) => value !== initial[name]);
  const others = pick(route.params, (name) => !isOwn(name));
  const link = linkTo(route.parts, { ...others, ...address });
  useEffect(() => {
    const place = location.hash;
    const timer = setTimeout(() => {
      // Somebody may have left meanwhile.
      if (location.hash !== place) return;
      history.replaceState(history.state, '', link);
      currentPlace = location.hash;
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [link]);
  const change = (some: Partial<P>): void => hold({ route, params: { ...params, ...some } });
  return { params, change, address };
};
