import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useIdentity } from '../io/identity';
import { JsonLinks } from './links';

interface HeadProps {
  readonly title: string;
  /** Paths of the documents that the view shows, from `api/v1`. */
  readonly json: ReadonlyArray<string>;
  /** The list that the view belongs to: its name and address. */
  readonly up?: readonly [string, string];
  /** What is next to the title. */
  readonly children?: ComponentChildren;
}

/** Title of a view, the way up, and its JSON. The title gets the focus when a person arrives. */
export const Head = ({ title, json, up, children }: HeadProps) => {
  const { name } = useIdentity();
  useEffect(() => {
    document.title = `${title} · ${name === undefined ? 'Catalog' : `${name} catalog`}`;
  }, [title, name]);
  return (
    <header class="head">
      {up === undefined ? null : (
        <nav aria-label="Breadcrumb" class="crumbs">
          <a href={up[1]}>{up[0]}</a>
        </nav>
      )}
      <div class="head-line">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        {json.length === 0 ? null : (
          <details class="json-menu">
            <summary>
              <span class="braces" aria-hidden="true">
                {'{ }'}
              </span>{' '}
              JSON
            </summary>
            <JsonLinks paths={json} />
          </details>
        )}
      </div>
    </header>
  );
};
