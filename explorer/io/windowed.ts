import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePrinting } from './printing';

/** Rows rendered on either side of the screen, for the Tab key and for scrolling without gaps. */
const MARGIN = 8;
/** Smaller while a search changes the rows with each letter. */
const MARGIN_OF_NEW = 2;
/** The rows get their whole margin after this time without a change. */
const SETTLED_MS = 200;
/** Rows come and go in steps of this size. */
const STEP = 4;
const FIRST_SCREEN = 12;

type Range = readonly [first: number, end: number];

interface Windowed {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Renders the rows from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
}

/** The rows on the screen, as if the list were endless: the next list may be longer. */
const rangeOf = (body: HTMLElement, count: number, margin: number): Range => {
  const { top, height } = body.getBoundingClientRect();
  const row = height / count;
  const above = Math.floor(-top / row) - margin;
  const screen = Math.ceil(window.innerHeight / row) + 2 * margin + STEP;
  const first = Math.max(0, Math.floor(above / STEP) * STEP);
  return [first, first + screen];
};

/**
 * Finds the rows of a long table that are on the screen. All rows have the same height and are positioned by index;
 * the body is as high as all rows together, so the scroll bar is correct.
 */
export const useWindowed = (rows: ReadonlyArray<unknown>): Windowed => {
  const count = rows.length;
  const isPrinting = usePrinting();
  const body = useRef<HTMLTableSectionElement>(null);
  const [range, setRange] = useState<Range>([0, FIRST_SCREEN]);
  /** The last rows, and which of them were near the screen. */
  const seen = useRef({ rows, near: range });
  const look = (margin: number): void => {
    if (body.current === null || count === 0) return;
    const next = rangeOf(body.current, count, margin);
    seen.current = { rows, near: rangeOf(body.current, count, MARGIN_OF_NEW) };
    setRange((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
  };
  const [first, end] = seen.current.rows === rows ? range : seen.current.near;
  // The first rows are measured before they are painted, so that the screen has no gaps. Later ones are measured
  // afterwards, because a layout takes as long as typing a letter.
  useLayoutEffect(() => look(MARGIN_OF_NEW), []);
  useEffect(() => {
    look(MARGIN_OF_NEW);
    const timer = setTimeout(() => look(MARGIN), SETTLED_MS);
    const moved = (): void => look(MARGIN);
    window.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('resize', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', moved);
      window.removeEventListener('resize', moved);
    };
  }, [rows]);
  if (isPrinting) return { body, first: 0, end: count };
  return { body, first: Math.min(first, count), end: Math.min(end, count) };
};
