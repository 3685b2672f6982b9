import { pluralize } from '../../domain/values/plural';
import type { CatalogChange } from './catalog-changes';
import type { NewsFacts } from './news-facts';
import { isNameable } from './safe-words';

/** The exploited vulnerabilities with which a quiet run begins. */
export interface StillOpen {
  readonly ids: ReadonlyArray<string>;
  readonly text: string;
}

const MAX_NAMED_IDS = 3;

/** Whether the day of a change records it. Verdicts and edits are not recorded. */
const isOfDay = ({ kind }: CatalogChange): boolean =>
  kind === 'removed' || kind === 'added' || kind === 'rebuilt';

/**
 * `Still open: CVE-2025-48384 (exploited) in 3 images`: for a run that adds no fact. Undefined if nothing exploited is
 * open, or if something became known to be exploited, because the news begins with that.
 */
export const findStillOpen = ({
  decided: { facts, newlyExploited, exploitedIn },
  catalogChanges,
}: Pick<NewsFacts, 'decided' | 'catalogChanges'>): StillOpen | undefined => {
  const isNews = facts.length + newlyExploited.length > 0 || catalogChanges.some(isOfDay);
  const open = isNews ? [] : [...exploitedIn].filter(([, slugs]) => slugs.length > 0);
  if (open.length === 0) return undefined;
  const ids = open.map(([id]) => id);
  const images = new Set(open.flatMap(([, slugs]) => slugs)).size;
  const what =
    ids.length <= MAX_NAMED_IDS && ids.every(isNameable)
      ? `${ids.join(', ')} (exploited)`
      : pluralize(ids.length, 'exploited CVE');
  return { ids, text: `Still open: ${what} in ${pluralize(images, 'image')}` };
};
