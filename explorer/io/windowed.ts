import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Rows rendered beyond the screen on either side, for the Tab key and for scrolling without gaps. */
const MARGIN = 8;
/** Rows are added and removed in steps of this size. */
const STEP = 8;
const FIRST_SCREEN = 24;

export interface Windowed {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** The rows to render: from `first` to `end`, exclusive. */
  readonly first: number;
  readonly end: number;
}

const rangeOf = (body: HTMLElement, count: number): readonly [number, number] => {
  const { top, height } = body.getBoundingClientRect();
  const row = height / count;
  const above = Math.floor(-top / row) - MARGIN;
  const screen = Math.ceil(window.innerHeight / row) + 2 * MARGIN + STEP;
  const first = Math.max(0, Math.floor(above / STEP) * STEP);
  return [first, Math.min(count, first + screen)];
};

/**
 * The rows of a long table that are on the screen. All rows have the same height and are positioned by index, and
 * the body is as high as all rows together, so the scroll bar is correct.
 */
export const useWindowed = (count: number): Windowed => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [[first, end], setRange] = useState<readonly [number, number]>([0, FIRST_SCREEN]);
  const look = (): void => {
    if (body.current === null || count === 0) return;
    const [nextFirst, nextEnd] = rangeOf(body.current, count);
    setRange((now) => (now[0] === nextFirst && now[1] === nextEnd ? now : [nextFirst, nextEnd]));
  };
  useLayoutEffect(look, [count]);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count]);
  return { body, first: Math.min(first, count), end: Math.min(end, count) };
};
