import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { number } from '../model/numbers';

interface InPartsProps<A> {
  readonly items: ReadonlyArray<A>;
  /** Items that are shown first, and that each click adds. */
  readonly page: number;
  readonly children: (shown: ReadonlyArray<A>) => ComponentChildren;
}

/** A long list whose rest is a click away. */
export const InParts = <A,>({ items, page, children }: InPartsProps<A>) => {
  const [most, setMost] = useState(page);
  const left = items.length - most;
  return (
    <>
      {children(items.slice(0, most))}
      {left > 0 ? (
        <p class="more-cards">
          <button type="button" class="button" onClick={() => setMost(most + page)}>
            Show {number(Math.min(page, left))} more
          </button>
        </p>
      ) : null}
    </>
  );
};
