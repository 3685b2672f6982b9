import { useEffect } from 'preact/hooks';

/** Whether a view has no title yet: its documents are still loading. */
let isAwaited = false;

export const toTitle = (): void => {
  const title = document.querySelector('h1');
  isAwaited = title === null;
  title?.focus({ preventScroll: true });
};

/** Call once a title is there: it gets the focus if it is late, and nothing else has it. */
export const useLateTitle = (): void =>
  useEffect(() => {
    if (isAwaited && document.activeElement === document.body) toTitle();
  }, []);

/** Moves the focus to the first result, or to the title if there is none. */
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

/** Ctrl K, or Cmd K, moves the focus to the search over everything. */
export const useFinderKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
