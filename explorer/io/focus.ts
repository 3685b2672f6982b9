import { useEffect } from 'preact/hooks';

export const toTitle = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Moves the focus behind everything that stands above the results: to the first of them, else to the title. */
export const toResults = (): void => {
  const first = document.querySelector<HTMLElement>('[data-results] a');
  if (first === null) toTitle();
  else first.focus();
};

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

/** `/` moves the focus to the search of a view that has one. */
export const useSearchKey = (): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isOpen = document.querySelector('dialog[open]') !== null;
      const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (takesText(event.target) || isOpen || search === null) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
};
