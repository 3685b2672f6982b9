import { escapeXml } from '../../domain/values/xml';
import { apiAddress, catalogTitle, type FeedHead } from '../address';

/** The title of the page as it ships, before it is named after a catalog. */
const TITLE = '<title>Catalog</title>';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `\n<meta ${key}="${name}" content="${escapeXml(content)}">`;

/**
 * The page as it ships, with title and description of a catalog for search engines and link previews (Open Graph), which
 * run no scripts. They depend only on name and address of the catalog, so no scan changes the page.
 */
export const namePage = (page: string, { name, site }: Pick<FeedHead, 'name' | 'site'>): string => {
  const title = catalogTitle({ name });
  const description = `Container images of ${name}: versions, vulnerabilities and fixes`;
  const head = [
    `<title>${escapeXml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    ...(site === undefined ? [] : [meta('property', 'og:url', apiAddress(site))]),
  ];
  return page.replace(TITLE, () => head.join(''));
};
