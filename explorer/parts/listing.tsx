import type { ComponentChildren } from 'preact';
import { useDocument } from '../io/load';
import { Head } from './head';
import { Empty, Ready } from './states';

interface ListingProps<A> {
  readonly title: string;
  readonly path: string;
  /** What a catalog without the document does not publish: `list of CVEs`. */
  readonly what: string;
  readonly children: (document: A) => ComponentChildren;
}

export const Listing = <A,>({ title, path, what, children }: ListingProps<A>) => (
  <>
    <Head title={title} />
    <Ready
      of={useDocument<A>(path)}
      missing={<Empty title={`This catalog publishes no ${what}`} />}
    >
      {children}
    </Ready>
  </>
);
