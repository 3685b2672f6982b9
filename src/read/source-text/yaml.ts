import * as E from 'fp-ts/Either';
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { MAX_DEPTH } from '../../domain/codec/depth';
import { isBlank, splitLines } from './lines';
import { type MapEntry, type MapNode, type SourceNode, type SyntaxIssue, TOO_DEEP } from './tree';
import { explainYamlErrors } from './yaml-errors';

/** The maximum number of nodes that aliases may add, far more than a catalog needs. */
const MAX_ALIASED_NODES = 1_000_000;

/** The maximum number of values, enough for tens of thousands of images; parsing more takes minutes. */
const MAX_NODES = 800_000;

/** Stops parsing immediately, because the rest could take too much time or memory. */
class ParseAbort extends Error {
  constructor(readonly issue: SyntaxIssue) {
    super(issue.message);
  }
}

const tooDeep = (offset: number): SyntaxIssue => ({ offset, message: TOO_DEEP });

interface Converted {
  readonly node: SourceNode;
  /** The number of nodes, with aliases expanded. */
  readonly size: number;
  /** Levels of maps and lists, with aliases expanded. */
  readonly height: number;
}

const measure = (children: ReadonlyArray<Converted>): Pick<Converted, 'size' | 'height'> => ({
  size: children.reduce((sum, { size }) => sum + size, 1),
  height: children.reduce((most, { height }) => Math.max(most, height + 1), 1),
});

const EMPTY: SourceNode = { kind: 'scalar', offset: 0, text: '', plain: true, value: null };

/**
 * Converts the nodes of the parser. Aliases share the node of their anchor; they are counted, not copied.
 * Collects issues; only too much nesting or too many aliases stop the conversion.
 */
class Converter {
  readonly issues: SyntaxIssue[] = [];
  private readonly anchors = new Map<string, Converted>();
  private aliased = 0;

  convert(node: Node | null, depth: number, fallback: number): Converted {
    const offset = node?.range?.[0] ?? fallback;
    if (isAlias(node)) return this.resolve(node.source, depth, offset);
    if (depth >= MAX_DEPTH && isCollection(node)) throw new ParseAbort(tooDeep(offset));
    const converted = this.plain(node, depth, offset);
    const anchor = node !== null && 'anchor' in node ? node.anchor : undefined;
    if (anchor !== undefined) this.anchors.set(anchor, converted);
    return converted;
  }

  private plain(node: Node | null, depth: number, offset: number): Converted {
    if (isMap(node)) return this.map(node as YAMLMap<Node, Node | null>, depth, offset);
    if (isSeq(node)) {
      const items = node.items.map((item) => this.convert(item as Node | null, depth + 1, offset));
      return {
        node: { kind: 'list', offset, items: items.map((item) => item.node) },
        ...measure(items),
      };
    }
    return { node: scalarNode(node, offset), size: 1, height: 0 };
  }

  private map(map: YAMLMap<Node, Node | null>, depth: number, offset: number): Converted {
    const entries: MapEntry[] = [];
    let merged: ReadonlyArray<MapEntry> | undefined;
    const values: Converted[] = [];
    for (const { key, value } of map.items) {
      const at = key.range?.[0] ?? offset;
      const converted = this.convert(value, depth + 1, key.range?.[1] ?? at);
      values.push(converted);
      if (!isScalar(key))
        this.report(
          at,
          'found a map or list as a key, expected a text; write key: value, or put a text that begins with { or [ in quotes',
        );
      else if (!isMergeKey(key))
        entries.push({ key: scalarText(key), offset: at, value: converted.node });
      else if (merged === undefined) merged = this.merged(converted.node, at);
      else
        this.report(
          at,
          'found << twice in one map, expected it once; give it a list of the maps: <<: [*a, *b]',
        );
    }
    return {
      node: { kind: 'map', offset, entries: [...entries, ...withoutStated(entries, merged ?? [])] },
      ...measure(values),
    };
  }

  /** The entries under `<<`, from one map or several; earlier maps take precedence. */
  private merged(node: SourceNode, offset: number): ReadonlyArray<MapEntry> {
    const maps = node.kind === 'list' ? node.items : [node];
    if (maps.every((each): each is MapNode => each.kind === 'map'))
      return maps.flatMap(({ entries }) => entries);
    this.report(
      offset,
      'found a value under <<, expected a map or a list of maps; name one by its alias: <<: *name',
    );
    return [];
  }

  private report(offset: number, message: string): void {
    this.issues.push({ offset, message });
  }

  private resolve(name: string, depth: number, offset: number): Converted {
    const target = this.anchors.get(name);
    if (target === undefined) {
      this.report(
        offset,
        `found the alias *${name}, expected an anchor &${name} before it; add the anchor, or put the text in quotes`,
      );
      return { node: EMPTY, size: 1, height: 0 };
    }
    if (depth + target.height > MAX_DEPTH) throw new ParseAbort(tooDeep(offset));
    this.aliased += target.size;
    if (this.aliased > MAX_ALIASED_NODES) {
      throw new ParseAbort({
        offset,
        message: `found aliases that add more than ${MAX_ALIASED_NODES} values, expected fewer; write the values out`,
      });
    }
    return target;
  }
}

const isMergeKey = ({ source, type }: Scalar): boolean => source === '<<' && type === Scalar.PLAIN;

/** The merged entries whose key is not stated, without duplicates. */
const withoutStated = (
  stated: ReadonlyArray<MapEntry>,
  merged: ReadonlyArray<MapEntry>,
): ReadonlyArray<MapEntry> => {
  const seen = new Set(stated.map(({ key }) => key));
  return merged.filter(({ key }) => !seen.has(key) && seen.add(key));
};

const scalarText = (scalar: Scalar): string =>
  scalar.type === Scalar.PLAIN ? (scalar.source ?? '') : String(scalar.value);

const scalarNode = (node: Node | null, offset: number): SourceNode => {
  if (!isScalar(node)) return { ...EMPTY, offset };
  const plain = node.type === Scalar.PLAIN && node.tag === undefined;
  return { kind: 'scalar', offset, text: scalarText(node), plain, value: node.value };
};

/** Counts without parsing: every value except the first follows a line end, comma or bracket. */
const hasTooManyNodes = (text: string): boolean => {
  let nodes = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === 10 || char === 44 || char === 91 || char === 123) nodes += 1;
  }
  return nodes > MAX_NODES;
};

/** Detects that nesting was too deep for the recursion of the parser. */
const stopIfTooDeep = ({ pos: [offset], message }: YAMLError): void => {
  if (/call stack/i.test(message)) throw new ParseAbort(tooDeep(offset));
};

const MARKER = /^(?:---|\.\.\.)[ \t]*(?:#.*)?$/;

/** Removes a `---` at the end, which begins no second document. */
const withoutLastMarker = (text: string): string => {
  const lines = splitLines(text);
  let end = text.length;
  for (let i = lines.length - 1; i > 0; i -= 1) {
    const line = lines[i];
    if (line === undefined || !(isBlank(line) || MARKER.test(line.text))) break;
    if (MARKER.test(line.text)) end = line.start;
  }
  return text.slice(0, end);
};

/** Parses YAML 1.2 (core schema) to a tree, or finds all syntax errors. */
export const parseYaml = (text: string): E.Either<ReadonlyArray<SyntaxIssue>, SourceNode> => {
  if (hasTooManyNodes(text)) {
    return E.left([
      {
        offset: 0,
        message: `found more than ${MAX_NODES} values, expected fewer; shorten the document`,
      },
    ]);
  }
  try {
    const document = parseDocument(withoutLastMarker(text), {
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: 'error',
      // Ignores directives, because other schemas and tags change values.
      schema: 'core',
      resolveKnownTags: false,
    });
    if (document.errors.length > 0) {
      document.errors.forEach(stopIfTooDeep);
      return E.left(explainYamlErrors(text, document.errors));
    }
    const converter = new Converter();
    const { node } = converter.convert(document.contents, 0, 0);
    return converter.issues.length > 0 ? E.left(converter.issues) : E.right(node);
  } catch (error) {
    return E.left([error instanceof ParseAbort ? error.issue : tooDeep(0)]);
  }
};
