import { useEffect, useState } from 'preact/hooks';

export const toTitle = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Moves the focus past everything above the results: to the first result, else to the title. */
export const toResults = (): void => {
  const first = document.querySelector<HTMLElement>('[data-results] a');
  if (first === null) toTitle();
  else first.focus();
};

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

const SETTING = 'catalog-search-key';

/** Browsers may forbid a page to remember anything. */
const isWanted = (): boolean => {
  try {
    return localStorage.getItem(SETTING) !== 'off';
  } catch {
    return true;
  }
};

const remember = (on: boolean): void => {
  try {
    localStorage.setItem(SETTING, on ? 'on' : 'off');
  } catch {
    // Then it holds for this visit.
  }
};

const pressed = (event: KeyboardEvent): void => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const isOpen = document.querySelector('dialog[open]') !== null;
  const search =
    document.querySelector<HTMLInputElement>('main input[type="search"]') ??
    document.querySelector<HTMLInputElement>('[data-finder]');
  if (takesText(event.target) || isOpen || search === null) return;
  event.preventDefault();
  search.focus();
  search.select();
};

/**
 * `/` moves the focus to the search of a view, else to that of all views. A key of one character has to be one that
 * people can switch off (WCAG 2.2, 2.1.4): whether it is on, and how to change that.
 */
export const useSearchKey = (): readonly [on: boolean, set: (on: boolean) => void] => {
  const [on, setOn] = useState(isWanted);
  useEffect(() => {
    if (!on) return undefined;
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [on]);
  const set = (wanted: boolean): void => {
    remember(wanted);
    setOn(wanted);
  };
  return [on, set];
};
