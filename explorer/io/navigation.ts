import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { recordOf } from '../model/json';
import { linkTo, parseRoute, type Route } from '../model/route';

type Params = Readonly<Record<string, string>>;

interface Entry {
  readonly entry: number;
  /** The place that linked here. */
  readonly from: string | undefined;
}

interface Position {
  readonly top: number;
  /** The link that was followed from there. */
  readonly link: string | undefined;
}

/** Positions by history entry. The browser cannot restore them: it scrolls before the view is rendered. */
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

export const useRoute = (): Route => {
  const [fragment, setFragment] = useState(() => location.hash);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const arrived = (): void => setFragment(location.hash);
    const scrolled = (): void => note({ top: window.scrollY });
    window.addEventListener('hashchange', arrived);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('click', followed, { capture: true });
    // The address may have changed since the first render.
    arrived();
    return () => {
      window.removeEventListener('hashchange', arrived);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('click', followed, { capture: true });
    };
  }, []);
  return useMemo(() => parseRoute(fragment), [fragment]);
};

export const goTo = (place: string): void => {
  location.hash = place;
};

/** Numbers the current history entry if it is new; returns its state if it is known. */
const nameEntry = (): Entry | undefined => {
  const known = entryOf(history.state);
  if (known === undefined) {
    // Larger than the entries of earlier visits, whose positions are lost.
    lastEntry = Math.max(lastEntry + 1, Date.now());
    const from = currentPlace === '' ? undefined : currentPlace;
    history.replaceState({ entry: lastEntry, from }, '');
  }
  currentPlace = location.hash;
  return known;
};

/** The first two parts name a view: another version or a dialog is the same view. */
const viewOf = ({ parts }: Route): string => parts.slice(0, 2).join('/');

const linkOn = (href: string | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a')].find(
    (link) => href !== undefined && link.getAttribute('href') === href,
  );

/** Waits until the page has scrolled and rendered its rows. */
const afterNextFrame = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};

/**
 * Call on every render. A new view scrolls to the top and `toTitle` moves the focus; a view from the history
 * gets back its scroll position and the focus on the link that was followed. The first view is left alone.
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
 * Closes a dialog that a parameter of the address opened. Goes back if the dialog was opened from the place below;
 * otherwise replaces the history entry.
 */
export const closeOver = (below: string, parameter: string): void => {
  const from = parseRoute(entryOf(history.state)?.from ?? '');
  const isBelow = viewOf(from) === viewOf(parseRoute(below)) && !(parameter in from.params);
  if (isBelow) history.back();
  else location.replace(below);
};

/** Browsers limit how often the address may change. */
const ADDRESS_DELAY_MS = 200;

const pick = (params: Params, wanted: (name: string, value: string) => boolean): Params =>
  Object.fromEntries(Object.entries(params).filter(([name, value]) => wanted(name, value)));

export interface ViewParams<P extends Params> {
  readonly params: P;
  readonly change: (some: Partial<P>) => void;
  readonly clear: () => void;
}

interface ViewState<P extends Params> extends ViewParams<P> {
  /** The parameters that differ from the initial ones. */
  readonly address: Params;
}

/** Keeps the state of a view in its address, so that a link shows the same state. A new route has its own state. */
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
      // The reader may have left.
      if (location.hash !== place) return;
      history.replaceState(history.state, '', link);
      currentPlace = location.hash;
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [link]);
  const change = (some: Partial<P>): void => hold({ route, params: { ...params, ...some } });
  return { params, change, clear: () => change(initial), address };
};
