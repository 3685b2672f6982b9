import type * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { PagesSite } from './pages-site';

/** Where Pages serves a repository. */
export interface Site {
  readonly address: string;
  /** The folder of the branch that is served; empty for its root. */
  readonly folder: string;
}

/** What GitHub says of the site; nothing where it does not answer plainly. Never fails. */
export interface Pages {
  /** GitHub is asked once, however often this runs. */
  readonly site: Task<O.Option<PagesSite>>;
  /** Address of the page where people set it up. */
  readonly settings: string;
}
