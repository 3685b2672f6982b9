import type { Projection } from './projection';

/** A projection as `wasm/project.ts` reads it: numbers of four bytes, and names. */
export interface ProjectionTable {
  readonly bytes: Uint8Array;
  /** Where in the bytes the projection of the document begins. */
  readonly root: number;
}

/** Kinds of projections, the first number of each. */
const KINDS = { scalar: 0, whole: 1, list: 2, object: 3 };

/** Keys of this length or more share a bit. */
const LONGEST = 31;

/** Address 0 stands for no projection. */
const FIRST = 4;

/** Of each key a bit, if another is read instead of it, and the bits of those that it is instead of. */
const sparing = (
  keys: ReadonlyMap<string, Projection>,
): ((name: string, value: Projection) => readonly [number, number]) => {
  const mainOf = (value: Projection): string =>
    (value.kind === 'scalar' ? value.insteadOf : undefined) ?? '';
  const mains = [...new Set([...keys.values()].map(mainOf))].filter((main) => main !== '');
  const bitOf = (name: string): number => (mains.includes(name) ? 1 << mains.indexOf(name) : 0);
  return (name, value) => [bitOf(name), bitOf(mainOf(value))];
};

/**
 * Lays a projection out: a list is its kind, the address of its items' projection and the start of an
 * item that may be enough; an object is its kind, the lengths of its keys (a bit each), their number,
 * and per key its length, its address, the address of its value's projection and the bits of
 * {@link sparing}. A text is its bytes and padding.
 */
export const createProjectionTable = (projection: Projection): ProjectionTable => {
  const bytes: number[] = new Array<number>(FIRST).fill(0);
  const put = (...numbers: ReadonlyArray<number>): number => {
    const address = bytes.length;
    for (const number of numbers)
      bytes.push(number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff, number >>> 24);
    return address;
  };
  const putText = (text: string): number => {
    const address = bytes.length;
    const letters = Buffer.from(text);
    bytes.push(...letters, ...new Array<number>(-letters.length & 3).fill(0));
    return address;
  };
  const layKeys = (keys: ReadonlyMap<string, Projection>): number => {
    const bitsOf = sparing(keys);
    const entries = [...keys].map(([name, value]) => {
      const length = Buffer.byteLength(name);
      return [length, putText(name), lay(value), ...bitsOf(name, value)] as const;
    });
    const lengths = entries.reduce((bits, [length]) => bits | (1 << Math.min(length, LONGEST)), 0);
    const address = put(KINDS.object, lengths, entries.length);
    for (const entry of entries) put(...entry);
    return address;
  };
  const lay = (part: Projection): number => {
    if (part.kind === 'object') return layKeys(part.keys);
    if (part.kind !== 'list') return put(KINDS[part.kind]);
    const start = part.until?.prefix ?? '';
    const address = put(KINDS.list, lay(part.item), Buffer.byteLength(start));
    putText(start);
    return address;
  };
  const root = lay(projection);
  return { bytes: Uint8Array.from(bytes), root };
};
