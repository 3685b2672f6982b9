import type * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { PagesSite } from './pages-site';

/** Where Pages serves a repository. */
export interface Site {
  readonly address: string;
  /** The folder of the branch that Pages serves; empty for its root. */
  readonly folder: string;
}

/** What GitHub reports about the site. Never fails. */
export interface Pages {
  /** None if GitHub does not answer. It is asked once, however often this runs. */
  readonly site: Task<O.Option<PagesSite>>;
  /** The address of the Pages settings. */
  readonly settings: string;
}
