import { useEffect } from 'preact/hooks';

export const toTitle = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

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
