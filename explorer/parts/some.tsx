import type { ComponentChildren } from 'preact';
import { pluralize } from '../../src/domain/values/plural';

interface SomeProps<A> {
  readonly items: ReadonlyArray<A>;
  /** Items beyond these are folded. */
  readonly most: number;
  /** Such as `image`. */
  readonly noun: string;
  readonly children: (items: ReadonlyArray<A>) => ComponentChildren;
}

/** Folds most of a long list, so that it does not push other lists off the page. */
export const Some = <A,>({ items, most, noun, children }: SomeProps<A>) => (
  <div>
    {children(items.slice(0, most))}
    {items.length > most && (
      <details>
        <summary>{pluralize(items.length - most, `more ${noun}`)}</summary>
        {children(items.slice(most))}
      </details>
    )}
  </div>
);
