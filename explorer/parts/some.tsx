import type { ComponentChildren } from 'preact';
import { pluralize } from '../../src/domain/values/plural';

interface SomeProps<A> {
  readonly items: ReadonlyArray<A>;
  /** Items that are shown before the others are folded. */
  readonly most: number;
  /** What an item is: `image`. */
  readonly noun: string;
  readonly children: (items: ReadonlyArray<A>) => ComponentChildren;
}

/** The first items, and the others behind a click: a CVE in every image must not push the others off the page. */
export const Some = <A,>({ items, most, noun, children }: SomeProps<A>) => (
  <div>
    {children(items.slice(0, most))}
    {items.length > most ? (
      <details>
        <summary>{pluralize(items.length - most, `more ${noun}`)}</summary>
        {children(items.slice(most))}
      </details>
    ) : null}
  </div>
);
