import { useEffect, useState } from 'preact/hooks';

type Tell = (isPrinting: boolean) => void;

/** Lists show all their rows on paper. */
const lists = new Set<Tell>();

const FOLDED = 'main details:not(.reading, [open])';
let unfolded: ReadonlyArray<HTMLDetailsElement> = [];

const tellAll = (isPrinting: boolean): void => {
  for (const tell of lists) tell(isPrinting);
  // Runs after the rows are rendered: some of them are folded.
  queueMicrotask(() => {
    for (const each of unfolded) each.open = false;
    unfolded = isPrinting ? [...document.querySelectorAll<HTMLDetailsElement>(FOLDED)] : [];
    for (const each of unfolded) each.open = true;
  });
};

export const listenForPrinting = (): void => {
  window.addEventListener('beforeprint', () => tellAll(true));
  window.addEventListener('afterprint', () => tellAll(false));
};

export const usePrinting = (): boolean => {
  const [isPrinting, tell] = useState(false);
  useEffect(() => {
    lists.add(tell);
    return () => lists.delete(tell);
  }, []);
  return isPrinting;
};
