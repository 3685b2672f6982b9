import { indexStatuses } from '../../decide/chart-entries';
import type { CatalogChange, Item } from '../../derive/news/catalog-changes';
import {
  countRebuilds,
  isRebuild,
  MANY_REBUILDS,
  type Rebuilt,
} from '../../derive/news/catalog-news';
import { groupBy } from '../../domain/values/group-by';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { versionKey } from '../../domain/version-key';
import type { PublishPlan } from '../../publish/plan';
import { type Addresses, formatDigest, formatImage } from './format';
import { code, prose } from './markdown';
import { type Chapter, detailsSection } from './sections';

type Statuses = ReturnType<typeof indexStatuses>;

/** Lines in the overview; the others are folded. */
const MAX_LINES = 10;
const MAX_VERSIONS = 3;

const formatItem = (addresses: Addresses, { what, slug, versions }: Item): string => {
  if (what === 'chart') return `chart ${code(slug)}`;
  if (slug === '') return 'the catalog itself';
  const named = versions.length === 0 ? '' : ` ${joinLimited(versions, MAX_VERSIONS, code)}`;
  return `${formatImage(addresses, slug)}${named}`;
};

/** ` (awaiting a scan)`; empty if all versions have a scan. */
const scanOf = ({ kind, slug, versions }: CatalogChange, statuses: Statuses): string => {
  const without = versions.filter(
    (each) => statuses.get(versionKey(slug, each))?.state === 'unscanned',
  );
  if (without.length === 0) return '';
  return kind === 'added' ? ' (not scanned yet)' : ' (awaiting a scan)';
};

const formatRebuild = ({ from, to }: Rebuilt): string =>
  [from, to].map((digest) => formatDigest({ digest }) || 'no digest').join(' → ');

const formatRemoved = (change: CatalogChange & { readonly kind: 'removed' }): string => {
  const { replacedBy, reason } = change;
  const { slug, version } = replacedBy ?? {};
  const instead =
    slug === undefined ? '' : ` → use ${code(version === undefined ? slug : `${slug}:${version}`)}`;
  return `removed${instead}${reason === undefined ? '' : `: ${prose(reason)}`}`;
};

/** What happened, after the name. */
const formatEvent = (
  change: CatalogChange,
  statuses: Statuses,
): readonly [mark: string, text: string] => {
  switch (change.kind) {
    case 'removed':
      return ['➖', formatRemoved(change)];
    case 'added':
      return ['➕', `added${scanOf(change, statuses)}`];
    case 'rebuilt':
      return change.what === 'chart'
        ? ['🔁', `updated: ${code(change.from ?? '')} → ${code(change.to ?? '')}`]
        : ['🔁', `rebuilt: ${formatRebuild(change)}${scanOf(change, statuses)}`];
    case 'eol':
      return ['⌛', `support ended${change.since === undefined ? '' : ` ${change.since}`}`];
    case 'deprecated':
      return ['⚠️', 'now deprecated'];
    case 'edited':
      return ['✎', `edited: ${joinLimited(change.keys, MAX_LINES, code)}`];
  }
};

/** Rebuilds as one line for each image: `image 2.0: sha256:… → sha256:…, 1.0: sha256:… → sha256:…`. */
const rebuildLines = (
  addresses: Addresses,
  rebuilds: ReadonlyArray<Rebuilt>,
): ReadonlyArray<string> =>
  [...groupBy(rebuilds, ({ slug }) => slug)].map(
    ([slug, own]) =>
      `- ${formatImage(addresses, slug)} ${own.map((each) => `${each.versions.map(code).join()}: ${formatRebuild(each)}`).join(', ')}`,
  );

/** What the owner of the catalog changed, and what support dates ended. */
export const formatCatalogChanges = (
  { catalogChanges: changes, decided }: PublishPlan,
  addresses: Addresses,
): Chapter => {
  if (changes.length === 0) return { overview: [], details: [] };
  const statuses = indexStatuses(decided.images);
  const formatLine = (change: CatalogChange): string => {
    const [mark, text] = formatEvent(change, statuses);
    return `- ${mark} ${formatItem(addresses, change)} ${text}`;
  };
  const rebuilds = changes.filter(isRebuild);
  const isMany = rebuilds.length >= MANY_REBUILDS;
  const others = isMany ? changes.filter((each) => !isRebuild(each)) : changes;
  const more = others.slice(MAX_LINES);
  return {
    overview: [
      [
        '### What changed in the catalog',
        '',
        ...others.slice(0, MAX_LINES).map(formatLine),
        ...(isMany ? [`- 🔁 ${countRebuilds(rebuilds)}`] : []),
      ],
    ],
    details: [
      ...detailsSection(
        `${pluralize(more.length, 'more change')} of the catalog`,
        [],
        more,
        formatLine,
      ),
      ...detailsSection(
        'What was rebuilt',
        [],
        isMany ? rebuildLines(addresses, rebuilds) : [],
        String,
      ),
    ],
  };
};
