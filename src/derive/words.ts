import type { CveCollection, CveDocument } from '../contract/cves';
import { cveFile } from '../contract/paths';
import { compareText, firstText } from '../domain/values/compare';
import type { Previous } from '../previous/previous';
import type { WordsById } from '../previous/state';
import type { House } from './house/house';
import type { CveDocuments, FindWords } from './projections/cves';

type Words = Pick<CveDocument, 'title' | 'url'>;

const NONE: Words = { title: null, url: null };

/** What is remembered of ids: for those without a document, only the list has their titles. */
const remembered = ({ state }: Previous, list: CveCollection | undefined): Map<string, Words> => {
  const undocumented = (list?.data ?? []).filter(({ href }) => href === null);
  return new Map([
    ...undocumented.map(({ id, title }) => [id, { title, url: null }] as const),
    ...[...(state?.words ?? [])].map(([id, [title, url]]) => [id, { title, url }] as const),
  ]);
};

/** The first words in order of those that are remembered and those in the rows that this run read. */
export const nextWords = (
  previous: Previous,
  list: CveCollection | undefined,
  houses: ReadonlyArray<Pick<House, 'words'>>,
): FindWords => {
  const all = remembered(previous, list);
  for (const { words } of houses)
    for (const [id, [title, url]] of words) {
      const former = all.get(id) ?? NONE;
      all.set(id, { title: firstText([former.title, title]), url: firstText([former.url, url]) });
    }
  return (id) => all.get(id) ?? NONE;
};

/** The words to remember: of the ids that have a document and one of the two, in order of id. */
export const wordsOf = (documents: CveDocuments): WordsById =>
  new Map(
    [...documents.values()]
      .filter(({ id, title, url }) => cveFile(id) !== undefined && (title ?? url) !== null)
      .sort((a, b) => compareText(a.id, b.id))
      .map(({ id, title, url }) => [id, [title, url]]),
  );
