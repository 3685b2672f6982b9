import type { CveItem } from '../api/cves';
import { keyOfSeverity } from '../domain/severity-counts';
import { dayNews } from '../history/next-feed';
import type { PublishPlan } from '../publish/plan';
import { formatNumber, pluralize } from '../values/plural';
import { type Addresses, formatCve } from './format';
import { code, link, prose, tableHead, tableRow } from './markdown';
import { type DetailsSection, detailsSection } from './sections';

/** Rows in the table; the page has all. */
const MAX_ROWS = 10;

const COLUMNS = ['CVE', 'Severity', 'Known since', 'Due', 'Images:', 'Versions:', 'With a fix:'];

const formatRow =
  (addresses: Addresses) =>
  ({ id, severity, kev, images, versions, fixable }: CveItem): string =>
    tableRow([
      formatCve(addresses, id),
      keyOfSeverity[severity],
      kev?.added ?? '',
      kev?.due ?? '',
      formatNumber(images),
      formatNumber(versions),
      formatNumber(fixable),
    ]);

/** The vulnerabilities that became known to be exploited. */
export const formatExploited = (
  items: ReadonlyArray<CveItem>,
  addresses: Addresses,
): ReadonlyArray<string> => {
  if (items.length === 0) return [];
  const more = items.length - MAX_ROWS;
  return [
    '',
    '### Known to be exploited',
    '',
    `**${pluralize(items.length, 'open CVE')}** became known to be exploited${more > 0 ? `; the first ${MAX_ROWS}` : ''}:`,
    '',
    ...tableHead(COLUMNS),
    ...items.slice(0, MAX_ROWS).map(formatRow(addresses)),
  ];
};

/** The news of this run, worded as in the feeds. */
export const newsDetails = ({
  decided,
  feedUrl,
}: Pick<PublishPlan, 'decided' | 'feedUrl'>): ReadonlyArray<DetailsSection> => {
  const news = decided.days.flatMap(dayNews);
  const feed = feedUrl === undefined ? [] : [`Feed: ${link(code(feedUrl), feedUrl)}`, ''];
  return news.length === 0
    ? []
    : [
        detailsSection(
          `News (${news.length})`,
          feed,
          news,
          ({ title, _catalog: { date } }) => `- ${date}: ${prose(title)}`,
        ),
      ];
};
