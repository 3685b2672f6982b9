import { useEffect } from 'preact/hooks';
import { useSetting } from './setting';

export const toTitle = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Moves the focus to the first result, or to the title if there is none. */
export const toResults = (): void => {
  const first = document.querySelector<HTMLElement>('[data-results] a');
  if (first === null) toTitle();
  else first.focus();
};

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

const SETTING = 'catalog-search-key';

const finder = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('[data-finder]');

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

const select = (field: HTMLInputElement): void => {
  field.focus();
  field.select();
};

const pressed = (event: KeyboardEvent): void => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]') ?? finder();
  if (takesText(event.target) || isDialogOpen() || search === null) return;
  event.preventDefault();
  select(search);
};

const pressedWithControl = (event: KeyboardEvent): void => {
  const field = finder();
  const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (!isAsked || event.altKey || event.shiftKey || isDialogOpen() || field === null) return;
  event.preventDefault();
  select(field);
};

/** Ctrl K, or Cmd K, moves the focus to the search over everything. */
export const useFinderKey = (): void =>
  useEffect(() => {
    window.addEventListener('keydown', pressedWithControl);
    return () => window.removeEventListener('keydown', pressedWithControl);
  }, []);

/**
 * The `/` key moves the focus to the search of the view, or to the finder if it has none. WCAG 2.2 (2.1.4) requires
 * a way to switch off single-character keys.
 */
export const useSearchKey = (): readonly [on: boolean, set: (on: boolean) => void] => {
  const [setting, set] = useSetting(SETTING, ['on', 'off']);
  const on = setting === 'on';
  useEffect(() => {
    if (!on) return undefined;
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [on]);
  return [on, (wanted) => set(wanted ? 'on' : 'off')];
};
