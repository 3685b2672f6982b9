import { pluralize } from '../../domain/values/plural';
import type { CatalogChange } from './catalog-changes';
import type { NewsFacts } from './news-facts';
import { isNameable } from './safe-words';

/** The exploited vulnerabilities that are open, and a quiet run begins with. */
export interface StillOpen {
  readonly ids: ReadonlyArray<string>;
  readonly text: string;
}

/** The most vulnerabilities that the text names; more are counted. */
const MAX_IDS = 3;

/** Whether a change is recorded as one of its day. Verdicts and edits are not. */
const isFact = ({ kind }: CatalogChange): boolean =>
  kind === 'removed' || kind === 'added' || kind === 'rebuilt';

/**
 * `Still open: CVE-2025-48384 (exploited) in 3 images`, where a run adds no fact. Undefined if nothing exploited is open, or
 * if something became known to be exploited: then the news begin with that.
 */
export const findStillOpen = ({
  decided: { facts, newlyExploited, exploitedIn },
  catalogChanges,
}: Pick<NewsFacts, 'decided' | 'catalogChanges'>): StillOpen | undefined => {
  const isNews = facts.length + newlyExploited.length > 0 || catalogChanges.some(isFact);
  const open = isNews ? [] : [...exploitedIn].filter(([, slugs]) => slugs.length > 0);
  if (open.length === 0) return undefined;
  const ids = open.map(([id]) => id);
  const images = new Set(open.flatMap(([, slugs]) => slugs)).size;
  const what =
    ids.length <= MAX_IDS && ids.every(isNameable)
      ? `${ids.join(', ')} (exploited)`
      : pluralize(ids.length, 'exploited CVE');
  return { ids, text: `Still open: ${what} in ${pluralize(images, 'image')}` };
};
