import { formatPath, type Path } from '../../domain/codec/decode';
import { type Location, type Problem, problem } from '../../domain/problem';
import type { MapNode, Source, SourceNode, SyntaxIssue } from './tree';

const indices = new WeakMap<MapNode, ReadonlyMap<string, SourceNode>>();

/** The values of a map by key; the last duplicate counts. Cached, because a map can have many problems. */
const indexOf = (node: MapNode): ReadonlyMap<string, SourceNode> => {
  const known = indices.get(node);
  if (known !== undefined) return known;
  const index = new Map(node.entries.map(({ key, value }) => [key, value]));
  indices.set(node, index);
  return index;
};

const childOf = (node: SourceNode, step: string | number): SourceNode | undefined => {
  if (node.kind === 'list') return node.items[Number(step)];
  return node.kind === 'map' ? indexOf(node).get(String(step)) : undefined;
};

/** The offset of the value at a path, or of its nearest existing ancestor. */
const offsetOf = (root: SourceNode, path: Path): number => {
  let node = root;
  for (const step of path) {
    const child = childOf(node, step);
    if (child === undefined) break;
    node = child;
  }
  return node.offset;
};

type Position = Required<Pick<Location, 'line' | 'column'>>;

/** Finds line and column of an offset, both from 1. The lines are indexed once. */
export const createPositions = (text: string): ((offset: number) => Position) => {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
};

/** Creates problems of a path or an offset in a document, with line and column. */
export interface Locator {
  readonly at: (path: Path, message: string) => Problem;
  readonly atOffset: (offset: number, path: Path, message: string) => Problem;
  /** The column of an offset, from 1. */
  readonly column: (offset: number) => number;
}

export const createLocator = (source: Source): Locator => {
  const position = createPositions(source.text);
  const atOffset = (offset: number, path: Path, message: string): Problem =>
    problem(message, { file: source.file, ...position(offset), path: formatPath(path) });
  return {
    atOffset,
    at: (path, message) => atOffset(offsetOf(source.root, path), path, message),
    column: (offset) => position(offset).column,
  };
};

export const locateIssues = (
  file: string,
  text: string,
  issues: ReadonlyArray<SyntaxIssue>,
): ReadonlyArray<Problem> => {
  const position = createPositions(text);
  return issues.map(({ offset, message }) => problem(message, { file, ...position(offset) }));
};
