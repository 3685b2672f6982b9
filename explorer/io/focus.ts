import { useEffect } from 'preact/hooks';

/** True while a view has no title, because its documents are loading. */
let isAwaited = false;

export const toTitle = (): void => {
  const title = document.querySelector('h1');
  isAwaited = title === null;
  title?.focus({ preventScroll: true });
};

/** Gives the focus to a title that comes late, unless something else has it. */
export const useLateTitle = (): void =>
  useEffect(() => {
    if (isAwaited && document.activeElement === document.body) toTitle();
  }, []);

/** Moves the focus to the first result, or to the title without results. */
export const toResults = (): void => {
  const first = document.querySelector<HTMLElement>('[data-results] a');
  if (first === null) toTitle();
  else first.focus();
};

const finder = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('[data-finder]');

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

const pressed = (event: KeyboardEvent): void => {
  const field = finder();
  const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (!isAsked || event.altKey || event.shiftKey || isDialogOpen() || field === null) return;
  event.preventDefault();
  field.focus();
  field.select();
};

/** Ctrl K or Cmd K moves the focus to the search. */
export const useFinderKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
