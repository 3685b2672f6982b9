import type { CatalogChange, ChangedItem } from '../../derive/news/catalog-changes';
import {
  CHANGE_MARKS,
  countRebuilds,
  isRebuild,
  MANY_REBUILDS,
  type Rebuilt,
} from '../../derive/news/catalog-news';
import { groupBy } from '../../domain/values/group-by';
import { joinLimited } from '../../domain/values/plural';
import type { PublishPlan } from '../../publish/plan';
import { type Addresses, formatDigest, formatImage } from './format';
import { code, prose } from './markdown';

const MAX_KEYS = 10;
const MAX_VERSIONS = 3;

const formatItem = (addresses: Addresses, { what, slug, versions }: ChangedItem): string => {
  if (what === 'chart') return `chart ${code(slug)}`;
  if (slug === '') return 'the catalog itself';
  const named = versions.length === 0 ? '' : ` ${joinLimited(versions, MAX_VERSIONS, code)}`;
  return `${formatImage(addresses, slug)}${named}`;
};

const formatDigests = ({ from, to }: Pick<Rebuilt, 'from' | 'to'>): string =>
  [from, to].map((digest) => formatDigest({ digest }) || 'no digest').join(' → ');

const formatRemoved = ({ replacedBy, reason }: CatalogChange & { readonly kind: 'removed' }) => {
  const { slug, version } = replacedBy ?? {};
  const instead =
    slug === undefined ? '' : ` → use ${code(version === undefined ? slug : `${slug}:${version}`)}`;
  return `removed${instead}${reason === undefined ? '' : `: ${prose(reason)}`}`;
};

const formatEvent = (change: CatalogChange): string => {
  switch (change.kind) {
    case 'removed':
      return formatRemoved(change);
    case 'added':
      return 'added';
    case 'rebuilt':
      return change.what === 'chart'
        ? `updated: ${code(change.from ?? '')} → ${code(change.to ?? '')}`
        : `rebuilt: ${formatDigests(change)}`;
    case 'moved':
      return `digest changed, not scanned yet: ${formatDigests(change)}`;
    case 'eol':
      return `support ended${change.since === undefined ? '' : ` ${change.since}`}`;
    case 'deprecated':
      return 'now deprecated';
    case 'edited':
      return `edited: ${joinLimited(change.keys, MAX_KEYS, code)}`;
  }
};

/** A line for each image: `image 2.0: sha256:… → sha256:…, 1.0: sha256:… → sha256:…`. */
const rebuildLines = (
  addresses: Addresses,
  rebuilds: ReadonlyArray<Rebuilt>,
): ReadonlyArray<string> =>
  [...groupBy(rebuilds, ({ slug }) => slug)].map(
    ([slug, own]) =>
      `- ${formatImage(addresses, slug)} ${own.map((each) => `${each.versions.map(code).join()}: ${formatDigests(each)}`).join(', ')}`,
  );

/** The changes of the catalog as `lines`. If many versions were rebuilt, one line counts them, and `rebuilds` names them. */
export const catalogLines = (
  { catalogChanges }: PublishPlan,
  addresses: Addresses,
): { readonly lines: ReadonlyArray<string>; readonly rebuilds: ReadonlyArray<string> } => {
  const formatLine = (change: CatalogChange): string =>
    `- ${CHANGE_MARKS[change.kind]} ${formatItem(addresses, change)} ${formatEvent(change)}`;
  const rebuilds = catalogChanges.filter(isRebuild);
  if (rebuilds.length < MANY_REBUILDS)
    return { lines: catalogChanges.map(formatLine), rebuilds: [] };
  return {
    lines: [
      `- ${CHANGE_MARKS.rebuilt} ${countRebuilds(rebuilds)}`,
      ...catalogChanges.filter((each) => !isRebuild(each)).map(formatLine),
    ],
    rebuilds: rebuildLines(addresses, rebuilds),
  };
};
