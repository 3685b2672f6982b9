import type { ComponentChildren } from 'preact';
import { isWebAddress } from '../../src/domain/web-address';

/** A link to the web, if the address is one of http or https; else its text. */
export const WebLink = ({ href, children }: { href: string; children?: ComponentChildren }) =>
  isWebAddress(href) ? (
    <a href={href} rel="noopener noreferrer" class="out">
      {children ?? href.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  ) : (
    <span>{children ?? href}</span>
  );

/** The documents that a view shows, one click away. */
export const JsonLinks = ({ paths }: { paths: ReadonlyArray<string> }) => (
  <ul class="json-links" aria-label="JSON of this view">
    {paths.map((path) => (
      <li key={path}>
        <a href={path.split('/').map(encodeURIComponent).join('/')} class="json">
          <span aria-hidden="true">{'{ }'}</span> {path}
        </a>
      </li>
    ))}
  </ul>
);
