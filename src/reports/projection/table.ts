import type { Projection } from './projection';

/** The first number of a projection. */
const KINDS = { scalar: 0, whole: 1, list: 2, object: 3 };

/** Keys of at least this length share a bit. */
const MAX_LENGTH_BIT = 31;

/** Address 0 means no projection. */
const FIRST_ADDRESS = 4;

/** Computes for a key its bit if it replaces a fallback, and the bit of the key that replaces it. */
const fallbackBits = (
  keys: ReadonlyMap<string, Projection>,
): ((name: string, value: Projection) => readonly [number, number]) => {
  const mainOf = (value: Projection): string =>
    (value.kind === 'scalar' ? value.insteadOf : undefined) ?? '';
  const mains = [...new Set([...keys.values()].map(mainOf))].filter((main) => main !== '');
  const bitOf = (name: string): number => (mains.includes(name) ? 1 << mains.indexOf(name) : 0);
  return (name, value) => [bitOf(name), bitOf(mainOf(value))];
};

/**
 * Lays out a projection as `wasm/project.ts` reads it, in 4-byte numbers and names. `root` is the address of the
 * projection of the document. A list has its kind, the address of the projection of its items, and the prefix of
 * acceptable items (length, bytes). An object has its kind, the lengths of its keys (one bit each), the
 * number of keys, and for each key its length, its address, the address of the projection of its value and
 * {@link fallbackBits}. Texts are padded to four bytes.
 */
export const createProjectionTable = (
  projection: Projection,
): { readonly bytes: Uint8Array; readonly root: number } => {
  const bytes: number[] = new Array<number>(FIRST_ADDRESS).fill(0);
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
  const layOutKeys = (keys: ReadonlyMap<string, Projection>): number => {
    const bitsOf = fallbackBits(keys);
    const entries = [...keys].map(([name, value]) => {
      const length = Buffer.byteLength(name);
      return [length, putText(name), layOut(value), ...bitsOf(name, value)] as const;
    });
    const lengths = entries.reduce(
      (bits, [length]) => bits | (1 << Math.min(length, MAX_LENGTH_BIT)),
      0,
    );
    const address = put(KINDS.object, lengths, entries.length);
    for (const entry of entries) put(...entry);
    return address;
  };
  const layOut = (part: Projection): number => {
    if (part.kind === 'object') return layOutKeys(part.keys);
    if (part.kind !== 'list') return put(KINDS[part.kind]);
    const prefix = part.until?.prefix ?? '';
    const address = put(KINDS.list, layOut(part.item), Buffer.byteLength(prefix));
    putText(prefix);
    return address;
  };
  const root = layOut(projection);
  return { bytes: Uint8Array.from(bytes), root };
};
