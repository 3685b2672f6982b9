import { isFirst } from '../../derive/news/news-facts';
import type { NewPackage } from '../../derive/news/package-news';
import { formatNumber } from '../../domain/values/plural';
import type { PublishPlan } from '../../publish/plan';
import { catalogLines } from './catalog-lines';
import { CVE_COLUMNS, cveRows } from './cve-rows';
import { type Addresses, formatImage } from './format';
import { code, limitList, table } from './markdown';
import { folded, joinBlocks, type Section, titled } from './sections';

/** The most rows and lines of a kind that are shown; the others are folded. */
const MAX_SHOWN = 10;

/** `- ➕ curl: xz 5.6.1-r0`. */
const formatPackage = (addresses: Addresses, { slug, name, version }: NewPackage): string =>
  `- ➕ ${formatImage(addresses, slug)}: ${code(version === null ? name : `${name} ${version}`)}`;

const packageLines = (
  { decided: { newPackages } }: PublishPlan,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const more = newPackages.length - MAX_SHOWN;
  return [
    ...newPackages.slice(0, MAX_SHOWN).map((each) => formatPackage(addresses, each)),
    ...(more > 0 ? [`- ➕ ${formatNumber(more)} more packages`] : []),
  ];
};

/** What changed, and what of it is folded. In a first publish, only what is known to be exploited is news. */
export const formatChanges = (
  plan: PublishPlan,
  addresses: Addresses,
): { readonly shown: ReadonlyArray<Section>; readonly more: ReadonlyArray<Section> } => {
  const { decided } = plan;
  const rows = cveRows(isFirst(plan) ? { ...decided, events: [] } : decided, addresses);
  const { lines, rebuilds } = catalogLines(plan, addresses);
  const moreRows = rows.slice(MAX_SHOWN);
  const moreLines = [...lines.slice(MAX_SHOWN), ...rebuilds];
  const left = moreRows.length + Math.max(lines.length - MAX_SHOWN, 0);
  return {
    shown: titled(
      'What changed',
      joinBlocks(
        table(CVE_COLUMNS, rows.slice(0, MAX_SHOWN)),
        [...lines.slice(0, MAX_SHOWN), ...packageLines(plan, addresses)],
        left === 0 ? [] : [`and ${formatNumber(left)} more, in the folded list`],
      ),
    ),
    more: folded(
      'What else changed',
      joinBlocks(table(CVE_COLUMNS, moreRows), limitList(moreLines)),
    ),
  };
};
