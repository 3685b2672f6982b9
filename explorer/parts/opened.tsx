import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface OpenedProps {
  readonly summary: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Renders, and loads, its content when it is opened. */
export const Opened = ({ summary, children, ...rest }: OpenedProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details {...rest} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open ? children : null}
    </details>
  );
};
