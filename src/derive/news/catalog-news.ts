import { joinLimited, pluralize } from '../../domain/values/plural';
import type { VersionName } from '../../domain/version-key';
import type { CatalogChange, ChangedItem } from './catalog-changes';

/** A part of the line of news. */
export interface News {
  readonly mark: string;
  readonly text: string;
  /** The versions whose scans caused it; absent if anything else did. */
  readonly versions?: ReadonlyArray<VersionName>;
}

export const MAX_IN_PART = 2;

/** `redis`, `chart redis`, or `redis 8.2.1, 8.0.3`. */
const nameItem = ({ what, slug, versions }: ChangedItem): string => {
  if (what === 'version') return `${slug} ${joinLimited(versions, MAX_IN_PART)}`;
  return what === 'chart' ? `chart ${slug}` : slug || 'catalog';
};

export const CHANGE_MARKS: Readonly<Record<CatalogChange['kind'], string>> = {
  removed: '➖',
  added: '➕',
  rebuilt: '🔁',
  moved: '🔁',
  eol: '⌛',
  deprecated: '⚠️',
  edited: '✎',
};

/** What a part says after the names, in the order of the parts. */
const DONE: Readonly<Record<CatalogChange['kind'], string>> = {
  removed: ' removed',
  added: ' added',
  rebuilt: ' rebuilt',
  moved: ': digest changed, not scanned yet',
  eol: ' past its end of support',
  deprecated: ' deprecated',
  edited: ' edited',
};

/** `redis`, or `redis 8.2.1`. */
const nameReplacement = (change: CatalogChange): string => {
  const stated = change.kind === 'removed' ? change.replacedBy : undefined;
  if (stated === undefined) return '';
  return `, replaced by ${[stated.slug, stated.version].filter(Boolean).join(' ')}`;
};

/** A version in which a scan saw another build. A chart is updated, not rebuilt. */
export type Rebuilt = CatalogChange & { readonly kind: 'rebuilt' };

export const isRebuild = (change: CatalogChange): change is Rebuilt =>
  change.kind === 'rebuilt' && change.what === 'version';

/** From this number on, rebuilds are counted, not named. */
export const MANY_REBUILDS = 6;

/** `54 versions of 40 images rebuilt`. */
export const countRebuilds = (rebuilds: ReadonlyArray<ChangedItem>): string => {
  const images = new Set(rebuilds.map(({ slug }) => slug)).size;
  return `${pluralize(rebuilds.length, 'version')} of ${pluralize(images, 'image')} rebuilt`;
};

/** One part for each kind of change. Edits are news only if nothing else changed. */
export const catalogNews = (all: ReadonlyArray<CatalogChange>): ReadonlyArray<News> => {
  const moved = all.filter(({ kind }) => kind !== 'edited');
  return listNews(moved.length > 0 ? moved : all);
};

const listNews = (changes: ReadonlyArray<CatalogChange>): ReadonlyArray<News> =>
  Object.entries(DONE).flatMap(([kind, what]): ReadonlyArray<News> => {
    const these = changes.filter((each) => each.kind === kind);
    const [first, ...others] = these;
    if (first === undefined) return [];
    const mark = CHANGE_MARKS[first.kind];
    const rebuilds = these.filter(isRebuild);
    if (rebuilds.length >= MANY_REBUILDS) return [{ mark, text: countRebuilds(rebuilds) }];
    const done = first.what === 'chart' && kind === 'rebuilt' ? ' updated' : what;
    const more = others.length === 0 ? nameReplacement(first) : '';
    return [{ mark, text: `${joinLimited(these, MAX_IN_PART, nameItem)}${done}${more}` }];
  });
