import type { ComponentChildren } from 'preact';
import type { Loaded } from '../io/load';

/** For a value that does not apply or is unknown. */
export const Dash = () => <span class="dash faint">–</span>;

export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="state">
    <p class="state-title">{title}</p>
    {children}
  </div>
);

export const ClearFilters = ({ onClear }: { onClear: () => void }) => (
  <button type="button" class="button" onClick={onClear}>
    Clear the filters
  </button>
);

export const Loading = () => (
  <div class="state" role="status">
    <p>Loading…</p>
  </div>
);

interface ReadyProps<A> {
  readonly of: Loaded<A>;
  /** Shown for a 404. */
  readonly missing: ComponentChildren;
  readonly children: (value: A) => ComponentChildren;
}

/** Shows a document once it has loaded, and its state until then. */
export const Ready = <A,>({ of, missing, children }: ReadyProps<A>) => {
  if (of.kind === 'ready') return <>{children(of.value)}</>;
  if (of.kind === 'missing') return <>{missing}</>;
  if (of.kind === 'loading') return <Loading />;
  return (
    <div class="state" role="alert">
      <p class="state-title">This could not be loaded</p>
      <p>{of.why}</p>
      <button type="button" class="button" onClick={of.retry}>
        Try again
      </button>
    </div>
  );
};
