import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLateTitle } from '../io/focus';
import { visible } from '../io/hidden-text';
import { useCatalogTitle } from '../io/identity';

interface HeadProps {
  readonly title: string;
  /** The visible title, if it differs. */
  readonly heading?: string;
  /** Name and address of the list above. */
  readonly up?: readonly [string, string];
  /** Shown next to the title. */
  readonly children?: ComponentChildren;
}

/** The title takes the focus on arrival. */
export const Head = ({ title, heading = title, up, children }: HeadProps) => {
  const name = useCatalogTitle();
  useLateTitle();
  useEffect(() => {
    document.title = visible(`${title} · ${name}`);
  }, [title, name]);
  return (
    <header class="head">
      {up && (
        <nav aria-label="Breadcrumb" class="crumbs">
          <a href={up[1]} class="faint">
            {up[0]}
          </a>
        </nav>
      )}
      <div class="head-line flow">
        <h1 tabIndex={-1}>{heading}</h1>
        {children}
      </div>
    </header>
  );
};
