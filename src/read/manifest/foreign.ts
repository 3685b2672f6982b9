import type { Path } from '../../domain/codec/decode';
import { isRecord } from '../../domain/codec/object';
import type { Problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import { splitLines } from '../source-text/lines';
import { explainOddSpaces } from '../source-text/odd-spaces';
import { createLocator, type Locator, locateIssues } from '../source-text/place';
import type { Source } from '../source-text/tree';
import { toValue } from '../source-text/value';
import { listAt, textAt, valueAt } from './undecoded';

/** Documents that are often named by mistake, by the keys that each has. */
const OTHERS: ReadonlyArray<readonly [keys: ReadonlyArray<string>, what: string]> = [
  [['on', 'jobs'], 'a GitHub workflow'],
  [['SchemaVersion'], 'a Trivy report'],
  [['matches', 'descriptor'], 'a Grype report'],
  [['services'], 'a Compose file'],
  [['apiVersion', 'kind'], 'a Kubernetes object'],
  [['apiVersion', 'name', 'version'], 'a Helm chart'],
];

const findOther = (document: unknown): string | undefined => {
  if (!isRecord(document)) return undefined;
  const has = (key: string): boolean => Object.hasOwn(document, key);
  return has('registry') || has('images')
    ? undefined
    : OTHERS.find(([keys]) => keys.every(has))?.[1];
};

/** A list of items with a slug, and the list in each item that a key identifies. */
interface Nesting {
  readonly outer: string;
  readonly inner: string;
  readonly key: string;
  readonly item: string;
}

const NESTINGS: ReadonlyArray<Nesting> = [
  { outer: 'images', inner: 'versions', key: 'version', item: 'a version' },
  { outer: 'bases', inner: 'versions', key: 'version', item: 'a version' },
  { outer: 'charts', inner: 'images', key: 'image', item: 'an image' },
];

/** An item that belongs in a list of the item before it. */
interface LostItem extends Nesting {
  readonly index: number;
  readonly slug: string;
  /** How many such items follow. */
  readonly more: number;
}

const findLost = (document: unknown, nesting: Nesting): LostItem | undefined => {
  const { outer, inner, key } = nesting;
  const items = listAt(document, outer);
  const isLost = (item: unknown): boolean =>
    isRecord(item) && Object.hasOwn(item, key) && !('slug' in item) && !(inner in item);
  const index = items.findIndex(isLost);
  const slug = textAt(items[index - 1], 'slug');
  if (slug === undefined || !isRecord(items[index - 1])) return undefined;
  const after = items.slice(index).findIndex((item) => !isLost(item));
  const lost = after < 0 ? items.length - index : after;
  return { ...nesting, index, slug, more: lost - 1 };
};

/** How far an inner list is indented, relative to its item, if it is empty. */
const SPACES_OF_EMPTY = 4;

/** The spaces that move an item to the column of its list. */
const spacesFor = (
  { outer, inner, index }: LostItem,
  { at }: Locator,
  document: unknown,
): number => {
  const first = valueAt(document, outer, index - 1, inner, 0);
  const columnOf = (path: Path): number => at(path, '').location?.column ?? 0;
  return first === undefined
    ? SPACES_OF_EMPTY
    : columnOf([outer, index - 1, inner, 0]) - columnOf([outer, index]);
};

const lostProblem = (lost: LostItem, locator: Locator, document: unknown): Problem => {
  const { outer, inner, index, item, slug, more } = lost;
  const spaces = spacesFor(lost, locator, document);
  const what = more > 0 ? `it, and the ${more === 1 ? 'one' : `${more}`} below it,` : 'it';
  return locator.at(
    [outer, index],
    `found ${item} among the ${outer}, expected it in the ${inner} of ${show(slug)}; ${spaces > 0 ? `indent ${what} by ${spaces} more spaces` : 'move it there'}`,
  );
};

/**
 * Finds one cause of many problems: spaces that YAML takes for letters, another document than a manifest, or items of an
 * inner list (the versions of an image or a base, the images of a chart) that are not indented.
 */
export const findCause = (
  source: Source,
  problems: ReadonlyArray<Problem>,
): Problem | undefined => {
  const { text } = source;
  const lines = splitLines(text);
  const wrong = problems.flatMap(({ location }) => lines[(location?.line ?? 0) - 1] ?? []);
  const space = explainOddSpaces(lines, wrong);
  if (space !== undefined) return locateIssues(source.file, text, [space])[0];
  const document = toValue(source.root);
  const locator = createLocator(source);
  const other = findOther(document);
  if (other !== undefined)
    return locator.at(
      [],
      `found ${other}, expected a manifest of a catalog, with registry and images; name the manifest in the input manifest`,
    );
  for (const nesting of NESTINGS) {
    const lost = findLost(document, nesting);
    if (lost !== undefined) return lostProblem(lost, locator, document);
  }
  return undefined;
};
